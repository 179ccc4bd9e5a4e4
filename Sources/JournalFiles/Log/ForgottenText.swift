import JournalModel

/// What forgotten files said, for finding it again where no name leads to it: a program that renames a file
/// tells nobody.
struct ForgottenText {
  /// Lines that are long enough to be somebody's own.
  private var lines: Set<[UInt8]> = []
  /// The titles; the moments of which there is a kind of record each.
  private var titles: Set<String> = []
  private var moments: Set<Moment> = []
  private let record: ([UInt8]) -> Record?

  private struct Moment: Hashable {
    var kind: Kind
    var at: Timestamp
  }

  /// A shorter line may be anybody's.
  private static let length = 12

  /// What some files say.
  ///
  /// - Parameter record: reads a text as a record.
  init(_ files: [StoredFile], record: @escaping ([UInt8]) -> Record?) {
    self.record = record
    for file in files {
      lines.formUnion(ForgottenText.lines(of: file.bytes))
      guard let record = record(file.bytes) else { continue }
      if let title = record.title { titles.insert(title) }
      if let at = record.at { moments.insert(Moment(kind: record.kind, at: at)) }
    }
  }

  /// Whether a text would bring something back: a line that is not in what is there of it now.
  func isIn(_ text: [UInt8], besides present: [UInt8]?) -> Bool {
    guard !lines.isEmpty, !text.isEmpty else { return false }
    let found = ForgottenText.lines(of: text).intersection(lines)
    return !found.isEmpty && !found.subtracting(present.map { ForgottenText.lines(of: $0) } ?? []).isEmpty
  }

  /// Whether an unfinished text is one of the same record.
  func isDrafted(in text: [UInt8]) -> Bool {
    if isIn(text, besides: nil) { return true }
    guard let record = record(text) else { return false }
    if let title = record.title, titles.contains(title) { return true }
    return record.at.map { moments.contains(Moment(kind: record.kind, at: $0)) } ?? false
  }

  /// Lines without the blanks around them, but for keys whose values many records share.
  private static func lines(of bytes: [UInt8]) -> Set<[UInt8]> {
    var lines: Set<[UInt8]> = []
    for line in bytes.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
      guard let first = line.firstIndex(where: { $0 > 0x20 }),
        let last = line.lastIndex(where: { $0 > 0x20 }),
        last - first >= length - 1, !isShared(line[first...last])
      else { continue }
      lines.insert(Array(line[first...last]))
    }
    return lines
  }

  /// Whether a line is a key that says when, where or of what sort a record is.
  private static func isShared(_ line: ArraySlice<UInt8>) -> Bool {
    guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { return false }
    switch KeyMeaning(String(decoding: line[..<colon], as: UTF8.self)) {
    case .key(let key): return ![.title, .highlights, .place, .people, .name, .origin].contains(key)
    case .created, .modified: return true
    case nil: return false
    }
  }
}
