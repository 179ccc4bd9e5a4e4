import SystemLibrary

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The names in a folder, sorted; none where it is none.
func names(in folder: String) -> [String] {
  guard let folder = try? System.real.openFolder(PathText.cString(folder), followingLinks: true) else {
    return []
  }
  var names: [String] = []
  try? System.real.list(folder) { name, _ in names.append(String(decoding: name, as: UTF8.self)) }
  return names.filter { !$0.hasPrefix(".") }.sorted()
}

/// Nanoseconds of processor time that this program has used: other programs do not count.
func nanoseconds() -> UInt64 {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
}
