#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension System {
  /// How many processors may be used.
  package static var processorCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  /// Runs `body` on this thread and on further ones, and comes back when all are done.
  ///
  /// Fewer threads than asked for, down to this one alone, do the same work more slowly.
  package static func onThreads(_ count: Int, _ body: @escaping @Sendable () -> Void) {
    var threads: [pthread_t] = []
    for _ in 1..<max(count, 1) {
      if let thread = startThread(body) { threads.append(thread) }
    }
    body()
    for thread in threads { pthread_join(thread, nil) }
  }

  private static func startThread(_ body: @escaping @Sendable () -> Void) -> pthread_t? {
    let box = UnsafeMutablePointer<@Sendable () -> Void>.allocate(capacity: 1)
    box.initialize(to: body)
    // A number where the library is glibc, elsewhere a pointer.
    #if canImport(Glibc)
      var thread = pthread_t()
    #else
      var thread: pthread_t?
    #endif
    if pthread_create(&thread, nil, threadMain, box) == 0 {
      #if canImport(Glibc)
        sendAway(thread)
      #endif
      return thread
    }
    box.deinitialize(count: 1)
    box.deallocate()
    return nil
  }
}

#if canImport(Glibc)
  extension System {
    /// A new thread waits on the processor of the one that started it, which works on, until the system moves it after some
    /// milliseconds: that is as long as many a question takes. So it is sent to another one, and may go where it likes from there.
    private static func sendAway(_ thread: pthread_t) {
      let processor = Int(sched_getcpu())
      var all = [UInt](repeating: 0, count: 1024 / UInt.bitWidth)
      let size = all.count * MemoryLayout<UInt>.size
      guard processor >= 0, processor < 8 * size, sched_getaffinity(0, size, &all) == 0 else { return }
      var others = all
      others[processor / UInt.bitWidth] &= ~(1 << UInt(processor % UInt.bitWidth))
      guard others.contains(where: { $0 != 0 }) else { return }
      if pthread_setaffinity_np(thread, size, others) == 0 { _ = pthread_setaffinity_np(thread, size, all) }
    }
  }

  // The module Glibc leaves out what needs `_GNU_SOURCE`.

  @_silgen_name("sched_getcpu")
  private func sched_getcpu() -> Int32

  @_silgen_name("sched_getaffinity")
  private func sched_getaffinity(_ thread: pid_t, _ size: Int, _ mask: UnsafeMutablePointer<UInt>) -> Int32

  @_silgen_name("pthread_setaffinity_np")
  private func pthread_setaffinity_np(_ thread: pthread_t, _ size: Int, _ mask: UnsafePointer<UInt>) -> Int32
#endif

#if canImport(Darwin)
  private typealias ThreadArgument = UnsafeMutableRawPointer
#else
  private typealias ThreadArgument = UnsafeMutableRawPointer?
#endif

/// Where a thread begins; the argument is the closure that it runs.
private func threadMain(_ argument: ThreadArgument) -> UnsafeMutableRawPointer? {
  let argument: UnsafeMutableRawPointer? = argument
  guard let box = argument?.assumingMemoryBound(to: (@Sendable () -> Void).self) else { return nil }
  let body = box.move()
  box.deallocate()
  body()
  return nil
}

/// A value that threads share and wait for.
package final class Monitor<Value>: @unchecked Sendable {
  // Unchecked, because the value is only touched under the lock.
  private var value: Value
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  package init(_ value: Value) {
    self.value = value
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(condition, nil)
  }

  deinit {
    pthread_mutex_destroy(mutex)
    pthread_cond_destroy(condition)
    mutex.deallocate()
    condition.deallocate()
  }

  /// Asks again after every change, until there is an answer.
  package func wait<Answer>(_ ask: (inout Value) -> Answer?) -> Answer {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    while true {
      if let answer = ask(&value) { return answer }
      pthread_cond_wait(condition, mutex)
    }
  }

  /// Changes the value and wakes those who wait.
  package func change(_ body: (inout Value) -> Void) {
    pthread_mutex_lock(mutex)
    body(&value)
    pthread_cond_broadcast(condition)
    pthread_mutex_unlock(mutex)
  }

  /// Looks at the value.
  package func read<Answer>(_ body: (Value) -> Answer) -> Answer {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return body(value)
  }
}
