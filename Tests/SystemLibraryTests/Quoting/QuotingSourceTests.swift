import Foundation
import Testing

/// Where text is made that other programs read, nothing is done by characters: two bytes may be one of them.
@Suite struct QuotingSourceTests {
  /// The sources, below `Sources`, that write for shells, units, entries, spreadsheets, calendars, browsers,
  /// and readers of YAML, JSON and Markdown.
  private static let places = [
    "SystemLibrary/Quoting", "JournalKit/Reminders", "JournalSync/SyncSetup+Desktop.swift",
    "JournalSync/MergeDriverLine.swift", "JournalCommands/Report/ReportData.swift",
    "JournalExchange/Export/Calendar", "JournalExchange/Export/Markdown", "JournalExchange/Export/Tables",
    "JournalExchange/Export/JSONText.swift", "JournalPages/Markup", "Markdown/HTML",
    "JournalTerminal/Output/JSONWriter.swift", "YAMLCodec/Emitter",
  ]

  /// What works by characters, or by what looks alike.
  private static let forbidden = [
    ".replacing(", ": Character", "Character(", "<Character>", "for character in", ".contains(\"",
    ".hasPrefix(", ".hasSuffix(", ".split(separator: \"", ".firstIndex(of: \"", ".firstRange(", ".ranges(of:",
    ".isNewline", ".first == \"", ".last == \"", ".trimmingPrefix(",
  ]

  private static func files(at place: String) -> [URL] {
    let sources = URL(filePath: #filePath).appending(path: "../../../../Sources").standardized
    let whole = sources.appending(path: place)
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: whole.path)) ?? []
    return names.isEmpty ? [whole] : names.filter { $0.hasSuffix(".swift") }.map { whole.appending(path: $0) }
  }

  @Test(arguments: places)
  func `text for other programs is made of bytes`(place: String) throws {
    let files = Self.files(at: place)
    #expect(!files.isEmpty)
    for file in files {
      let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
      for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
        guard !line.drop(while: { $0 == " " }).hasPrefix("//") else { continue }
        for word in Self.forbidden {
          #expect(!line.contains(word), "\(file.lastPathComponent):\(number + 1): \(word)")
        }
      }
    }
  }
}
