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
    unsafe box.initialize(to: body)
    if let thread = unsafe OperatingSystem.startThread(threadMain, box) { return thread }
    unsafe box.deinitialize(count: 1)
    unsafe box.deallocate()
    return nil
  }
}

/// Where a thread begins; the argument is the closure that it runs.
private func threadMain(_ argument: OperatingSystem.ThreadArgument) -> UnsafeMutableRawPointer? {
  let argument: UnsafeMutableRawPointer? = unsafe argument
  guard let box = unsafe argument?.assumingMemoryBound(to: (@Sendable () -> Void).self) else { return nil }
  let body = unsafe box.move()
  unsafe box.deallocate()
  body()
  return nil
}

/// A value that threads share and wait for.
@safe package final class Monitor<Value>: @unchecked Sendable {
  // Unchecked, because the value is only touched under the lock.
  private var value: Value
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  package init(_ value: Value) {
    self.value = value
    unsafe pthread_mutex_init(mutex, nil)
    unsafe pthread_cond_init(condition, nil)
  }

  deinit {
    unsafe pthread_mutex_destroy(mutex)
    unsafe pthread_cond_destroy(condition)
    unsafe mutex.deallocate()
    unsafe condition.deallocate()
  }

  /// Asks again after every change, until there is an answer.
  package func wait<Answer>(_ ask: (inout Value) -> Answer?) -> Answer {
    unsafe pthread_mutex_lock(mutex)
    defer { unsafe pthread_mutex_unlock(mutex) }
    while true {
      if let answer = ask(&value) { return answer }
      unsafe pthread_cond_wait(condition, mutex)
    }
  }

  /// Changes the value and wakes those who wait.
  package func change(_ body: (inout Value) -> Void) {
    unsafe pthread_mutex_lock(mutex)
    body(&value)
    unsafe pthread_cond_broadcast(condition)
    unsafe pthread_mutex_unlock(mutex)
  }

  package func read<Answer>(_ body: (Value) -> Answer) -> Answer {
    unsafe pthread_mutex_lock(mutex)
    defer { unsafe pthread_mutex_unlock(mutex) }
    return body(value)
  }
}
