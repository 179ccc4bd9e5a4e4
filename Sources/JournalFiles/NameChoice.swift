/// The names that a new file tries, one after another, among those that are in its folder.
package struct NameChoice {
  /// The longest name of a file, `.md` included, in bytes: a sync tool must be able to add its own marks.
  package static let maximumLength = 100

  private let stem: String
  private var taken: Set<[UInt8]>
  private var number = 1

  /// For a name without `.md`, among the names of a folder; names that differ only in the case of letters count
  /// as the same, because on many systems they are.
  package init(stem: String, taken: some Sequence<[UInt8]>) throws(StoreError) {
    guard NameChoice.isName(stem) else { throw StoreError(path: stem, reason: .invalidPath) }
    self.stem = stem
    self.taken = Set(taken.map(NameChoice.folded))
  }

  /// The next name that is free, with `.md`; `nil` after ten thousand.
  package mutating func next() -> String? {
    while number <= 10_000 {
      let suffix = (number == 1 ? "" : "-\(number)") + ".md"
      number += 1
      var length = NameChoice.maximumLength - suffix.utf8.count
      var name = NameChoice.cut(stem, to: length) + suffix
      // Cut in the wrong place, a name can look like a sync tool's copy.
      while !NameChoice.isName(FileStore.stem(name)), length > 0 {
        length -= 1
        name = NameChoice.cut(stem, to: length) + suffix
      }
      if !taken.contains(NameChoice.folded(PathText.bytes(name) ?? [])) { return name }
    }
    return nil
  }

  /// Whether a text can be the name of a file that will be found as a record.
  private static func isName(_ stem: String) -> Bool {
    guard !stem.utf8.contains(0x2F), let bytes = PathText.bytes(stem + ".md") else { return false }
    return bytes.withUnsafeBufferPointer { NameRules.meaning(ofFile: $0) == .record }
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

  private static func folded(_ name: [UInt8]) -> [UInt8] {
    name.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
  }
}
