import Foundation
import JournalKit
import JournalModel
import Testing

@testable import JournalLanguage

@Suite struct UsedMessagesTests {
  @Test func `every message is used, and every one that is said is there`() throws {
    let sources = try Self.files("Sources", "swift")
    // Pieces of HTML have the names of messages in braces.
    let pieces = try Self.files("Templates/pages", "html")
    let names = Set(Catalog(.english).names + Catalog(.french).names)
    let said = Set(
      sources.matches(of: #/say\(\s*"([a-zA-Z0-9-]+)"/#).map { String($0.1) }
        + sources.matches(of: #/say\([^"\n]* \? "([a-zA-Z0-9-]+)" : "([a-zA-Z0-9-]+)"/#).flatMap {
          [String($0.1), String($0.2)]
        } + pieces.matches(of: #/\{([a-zA-Z][a-zA-Z0-9-]*)\}/#).map { String($0.1) })
    #expect(said.count > 900)
    #expect(said.subtracting(names) == [], "said, but in no catalog")
    // A name is said whole, or is a beginning with the name of a case behind it.
    let literals = Set(sources.matches(of: #/"([a-zA-Z0-9-]+)"/#).map { String($0.1) })
    let beginnings = Set(sources.matches(of: #/"([a-zA-Z-]+-)\\\(/#).map { String($0.1) }).subtracting([
      "help-"
    ])
    let help = Set(
      sources.matches(of: #/"([a-zA-Z -]*[a-zA-Z])"/#).map { "help-" + Phrases.nameOfHelp(String($0.1)) })
    let used = names.filter { name in
      said.contains(name) || literals.contains(name) || help.contains(name)
        || beginnings.contains { name.hasPrefix($0) }
    }
    #expect(names.subtracting(used) == [], "in the catalogs, but never said")
  }

  /// The text of all files of a kind that may say messages.
  private static func files(_ folder: String, _ ending: String) throws -> String {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../" + folder)
    return try #require(FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil))
      .compactMap { $0 as? URL }.filter { $0.pathExtension == ending }
      .map { try String(contentsOf: $0, encoding: .utf8) }.joined()
  }
}
