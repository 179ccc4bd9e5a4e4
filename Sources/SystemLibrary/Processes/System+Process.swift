#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension System {
  package static var processNumber: Int32 { getpid() }

  package static var userNumber: UInt32 { UInt32(geteuid()) }

  /// Whether a process with this number runs on this machine, whoever's it is.
  package static func isRunning(_ process: Int32) -> Bool { kill(process, 0) == 0 || errno != ESRCH }

  /// Seconds and nanoseconds since 1970, as one number of nanoseconds.
  package static func now() -> Int64 {
    var time = timespec()
    unsafe clock_gettime(CLOCK_REALTIME, &time)
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }

  /// Nanoseconds of a clock that nobody sets.
  package static func ticks() -> Int64 {
    var time = timespec()
    unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }

  /// A variable of the process; `nil` where it is missing.
  package static func variable(_ name: String) -> String? {
    unsafe getenv(name).map { unsafe PathText.text(UnsafeRawBufferPointer(start: $0, count: strlen($0))) }
  }

  package static func variables() -> [String: String] {
    var result: [String: String] = [:]
    var next = unsafe OperatingSystem.environment
    while let entry = unsafe next?.pointee {
      let bytes = unsafe UnsafeRawBufferPointer(start: entry, count: strlen(entry))
      if let equals = unsafe bytes.firstIndex(of: 0x3D) {
        unsafe result[PathText.text(bytes[..<equals])] = unsafe PathText.text(bytes[(equals + 1)...])
      }
      unsafe next = unsafe next?.advanced(by: 1)
    }
    return result
  }

  /// The variables of the process as `NAME=value`, with others in their place or behind them.
  package static func environment(adding others: [String]) -> [String] {
    var variables = variables().filter { !PathText.holdsRawBytes($0.value) }
    for other in others {
      let name = other.prefix { $0 != "=" }
      variables[String(name)] = String(other.dropFirst(name.count + 1))
    }
    return variables.map { "\($0.key)=\($0.value)" }
  }

  /// The path of the file that the process runs, for asking its state; `nil` where the system doesn't tell.
  package static var programPath: [CChar]? { OperatingSystem.programPath }
}
