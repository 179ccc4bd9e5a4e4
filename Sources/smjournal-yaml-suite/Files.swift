import SystemLibrary

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The names in a folder, sorted; empty where it is no folder.
func names(in folder: String) -> [String] {
  guard let folder = try? System.real.openFolder(PathText.cString(folder), followingLinks: true) else {
    return []
  }
  var names: [String] = []
  try? System.real.list(folder) { name, _ in names.append(String(decoding: name, as: UTF8.self)) }
  return names.filter { !$0.hasPrefix(".") }.sorted()
}

/// The Markdown files in a folder, and its files of YAML as front matter of one.
func markdownFiles(in folder: String) -> [(name: String, bytes: [UInt8])] {
  names(in: folder).filter { $0.hasSuffix(".md") || $0.hasSuffix(".yaml") }.compactMap { name in
    guard let bytes = System.contents(of: "\(folder)/\(name)") else { return nil }
    if name.hasSuffix(".md") { return (name, bytes) }
    let start = bytes.starts(with: "---".utf8) ? "" : "---\n"
    return (name, Array(start.utf8) + bytes + Array("\n---\n".utf8))
  }
}

/// Nanoseconds of processor time that this program has used: other programs do not count.
func nanoseconds() -> UInt64 {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
}
