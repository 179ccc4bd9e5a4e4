import JournalModel
import JournalReaders

extension ImportSource {
  /// The first text of a file that is none of many, without blanks before it.
  package func startText(_ count: Int = 4096) -> String {
    String(decoding: SourceText.utf8(Array(bytes.prefix(count * 2))).prefix(count), as: UTF8.self)
      .trimmedBlanks
  }

  /// Whether the first part of a file holds all of these words; names of keys come early.
  package func startHolds(_ words: String...) -> Bool {
    let text = startText(1 << 16)
    return words.allSatisfy { text.contains($0) }
  }

  /// Whether the first part of a member holds all of these words.
  package func start(of name: String, holds words: String...) -> Bool {
    let text = start(of: name, 1 << 16)
    return words.allSatisfy { text.contains($0) }
  }

  /// The members with an ending; of a file that is none of many itself.
  package func members(ending: String) -> [String] { hasMembers ? names(ending: ending) : names }

  /// The member that has what a format is about; a file that is none of many itself.
  func file(of format: String, _ find: (ImportSource) -> String?) throws(ImportFailure) -> String {
    guard let name = hasMembers ? find(self) : names.first else {
      throw ImportFailure(.notFormat(format), path)
    }
    return name
  }

  /// The names that end so.
  package func names(ending: String) -> [String] { names.filter { MemberName.ending($0) == ending } }
}
