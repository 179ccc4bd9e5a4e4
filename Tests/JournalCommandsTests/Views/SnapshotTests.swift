import JournalModel
import Testing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#endif

/// How each view looks at three widths, in both languages, with and without colour.
///
/// `SMJOURNAL_SNAPSHOTS=write swift test --filter SnapshotTests` writes the files anew, for somebody to read.
@Suite struct SnapshotTests {
  /// The views by the names of their files.
  static let views = [
    "today": "today", "list": "list", "list-ids": "list --ids", "day": "day 2026-11-18", "week": "week",
    "month": "month", "month-nights": "month --shift night", "year": "year", "stats": "stats",
    "stats-span": "stats --from 2026-11-19",
    "show": "show 2026-11-20-rest-at-last", "check-out": "show 2026-11-19-0745-check-out", "rota": "rota",
    "tags": "tags", "vacations": "vacation list", "insights": "insights", "help": "help",
    "help-list": "help list", "affirmations": "affirmation list --category balance",
  ]

  @Test(arguments: views.keys.sorted()) func looks(name: String) throws {
    let text = Self.picture(of: Self.views[name] ?? "")
    let path = Self.folder + name + ".txt"
    if Self.writes {
      try #require(Self.write(text, to: path))
    } else {
      #expect(text == Self.read(path), "SMJOURNAL_SNAPSHOTS=write writes \(name).txt anew")
    }
  }

  @Test func `every file is of a view`() {
    let names = Self.views.keys.map { $0 + ".txt" }
    #expect(Self.files.filter { !names.contains($0) } == [])
  }

  /// All twelve forms of a view, each below a line that says which it is.
  private static func picture(of line: String) -> String {
    let session = Session.ward()
    session.isTerminal = true
    var text = ""
    for language in ["en", "fr"] {
      for width in [40, 80, 140] {
        for color in ["never", "always"] {
          session.width = width
          let words = line.split(separator: " ").map(String.init) + ["--lang", language, "--color", color]
          let reply = session.run(words.map { Array($0.utf8) })
          text += "=== \(line) · \(language) · \(width) columns · color \(color)\n"
          text += (reply.output + reply.errors).replacing("\u{1B}", with: "␛")
        }
      }
    }
    return text
  }

  private static var writes: Bool { getenv("SMJOURNAL_SNAPSHOTS").map { String(cString: $0) } == "write" }

  private static let folder: String = {
    let parts = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(2)
    return parts.joined(separator: "/") + "/Snapshots/"
  }()

  private static var files: [String] {
    guard let folder = opendir(folder) else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name.hasSuffix(".txt") { names.append(name) }
    }
    return names.sorted()
  }

  private static func read(_ path: String) -> String? {
    guard let file = fopen(path, "r") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = fread(&buffer, 1, buffer.count, file)
      if count == 0 { return String(decoding: bytes, as: UTF8.self) }
      bytes += buffer[..<count]
    }
  }

  private static func write(_ text: String, to path: String) -> Bool {
    guard let file = fopen(path, "w") else { return false }
    defer { fclose(file) }
    let bytes = Array(text.utf8)
    return fwrite(bytes, 1, bytes.count, file) == bytes.count
  }
}
