import SystemLibrary
import JournalModel

/// The names that a new file tries, one after another, among those that are in its folder.
package struct NameChoice {
  /// The longest name of a file, `.md` included, in bytes: a sync tool must be able to add its own marks.
  package static let maximumLength = 100

  private let stem: String
  private let ending: String
  private let taken: Set<[UInt8]>
  /// The number that is tried next; `name.md` is the first.
  package private(set) var number: Int
  private let end: Int

  /// For a name without `.md`, among the names of a folder; names that differ only in the case of letters
  /// count as the same, because on many systems they are.
  ///
  /// - Parameter ending: what follows the name: that of a record, or of a photo.
  package init(stem: String, taken: some Sequence<[UInt8]>, ending: String = ".md") throws(StoreError) {
    try self.init(stem: stem, folded: Set(taken.map(NameChoice.folded)), ending: ending)
  }

  /// For a name among names that are ``folded(_:)`` already, from a number on.
  package init(
    stem: String, folded taken: Set<[UInt8]>, from number: Int = 1, ending: String = ".md"
  ) throws(StoreError) {
    guard NameChoice.isName(stem, ending) else { throw StoreError(path: stem, reason: .invalidPath) }
    (self.stem, self.ending, self.taken) = (stem, ending, taken)
    (self.number, end) = (number, number + 10_000)
  }

  /// The next name that is free, with its ending; `nil` after ten thousand.
  package mutating func next() -> String? {
    while number < end {
      let suffix = (number == 1 ? "" : "-\(number)") + ending
      number += 1
      var length = NameChoice.maximumLength - suffix.utf8.count
      var name = NameChoice.cut(stem, to: length) + suffix
      // Cut in the wrong place, a name can look like a sync tool's copy.
      while !NameChoice.isName(NameChoice.cut(name, dropping: ending), ending), length > 0 {
        length -= 1
        name = NameChoice.cut(stem, to: length) + suffix
      }
      if !isTaken(NameChoice.folded(PathText.bytes(name) ?? [])) { return name }
    }
    return nil
  }

  private static func cut(_ name: String, dropping ending: String) -> String {
    String(name.unicodeScalars.dropLast(ending.unicodeScalars.count))
  }

  /// Whether a text can be the name of a file that will be found as a record; of another one, whether it is
  /// not hidden.
  private static func isName(_ stem: String, _ ending: String) -> Bool {
    guard !stem.utf8.contains(0x2F), let bytes = PathText.bytes(stem + ending) else { return false }
    guard isOfRecord(ending) else { return !stem.isEmpty && bytes.first != UInt8(ascii: ".") }
    return unsafe bytes.withUnsafeBufferPointer { unsafe NameRules.meaning(ofFile: $0) == .record }
  }

  /// The start of a text, at most so many bytes, ending at a whole scalar.
  private static func cut(_ text: String, to limit: Int) -> String {
    var result = String.UnicodeScalarView()
    var length = 0
    for scalar in text.unicodeScalars {
      length += UTF8.width(scalar)
      if length > limit { break }
      result.append(scalar)
    }
    return String(result)
  }

  private static func isOfRecord(_ ending: String) -> Bool {
    ending == ".md" || ending == Record.sealedEnding
  }

  /// Whether a name is taken; an id is that of one record, sealed or not.
  private func isTaken(_ name: [UInt8]) -> Bool {
    if taken.contains(name) { return true }
    guard NameChoice.isOfRecord(ending) else { return false }
    return taken.contains(ending == ".md" ? name + Array(".age".utf8) : name.dropLast(4))
  }

  /// The name that a record would have sealed, or in clear: both have one id. `nil` for what is no record.
  package static func twin(of name: String) -> String? {
    if Record.isSealed(path: name) { return String(name.dropLast(".age".count)) }
    return name.hasSuffix(".md") ? name + ".age" : nil
  }

  package static func folded(_ name: [UInt8]) -> [UInt8] {
    name.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
  }
}
