import JournalFiles

#if canImport(Darwin)
  import Darwin
  import MachO
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What the machine says about itself.
public enum SystemFacts {
  /// The bytes that are free for this user on the disk of a folder; `nil` where the system does not say.
  public static func freeBytes(onDiskOf folder: String) -> Int64? {
    var value = statvfs()
    guard statvfs(folder, &value) == 0 else { return nil }
    return Int64(
      clamping: UInt64(value.f_bavail).multipliedReportingOverflow(by: UInt64(value.f_frsize)).partialValue)
  }

  /// What a shell calls this program: its name where `PATH` leads to it, else its absolute path.
  public static func programName(environment: Environment = .current) -> String {
    guard let own = executablePath() else { return "smjournal" }
    let name = String(own[(own.lastIndex(of: "/").map { own.index(after: $0) } ?? own.startIndex)...])
    for folder in (environment["PATH"] ?? "").split(separator: ":") {
      let candidate = folder + "/" + name
      if access(candidate, X_OK) == 0 { return resolved(candidate) == resolved(own) ? name : own }
    }
    return own
  }

  private static func executablePath() -> String? {
    #if canImport(Darwin)
      var size: UInt32 = 4096
      var buffer = [CChar](repeating: 0, count: Int(size))
      guard _NSGetExecutablePath(&buffer, &size) == 0 else { return nil }
      return resolved(
        String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self))
    #else
      return resolved("/proc/self/exe")
    #endif
  }

  private static func resolved(_ path: some StringProtocol) -> String? {
    guard let bytes = try? System.realPath(PathText.cString(String(path))) else { return nil }
    return PathText.text(bytes)
  }
}
