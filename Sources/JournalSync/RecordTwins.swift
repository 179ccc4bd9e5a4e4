import JournalFiles
import JournalModel
import JournalStore
import SystemLibrary
import YAMLCodec

/// Finds records that are two files of one: what sync tools copy under names that a person may have given (`x
/// 2.md`, `x (1).md`, `x-DESKTOP-AB12CD3.md`), and what a move on one device and an edit on another leave.
///
/// They say the same moment, kind and title, and one name extends the other, or both differ by their day
/// alone. Names with this program's own numbers (`x-2.md`) are two records, and so are those that come from
/// different places by their `origin`.
enum RecordTwins {
  /// In a group of more, of one moment and title, no pair is looked for: no sync tool makes that many.
  private static let groupLimit = 64

  /// The copies, each with the file that it is one of.
  ///
  /// - Parameter records: those that share kind, moment and title with another, and any others.
  static func find(in records: [Record], of journal: Journal) -> [Conflict] {
    var groups: [Sameness: [Int]] = [:]
    for (index, record) in records.enumerated() { groups[Sameness(record), default: []].append(index) }
    var found: [Conflict] = []
    var known: Set<String> = []
    for indices in groups.values where indices.count > 1 && indices.count <= groupLimit {
      // The shortest name first: of several copies each is one of that.
      let group = indices.map { records[$0] }.sorted { isShorter($0.path, $1.path) }
      for (index, record) in group.enumerated() {
        for other in group[(index + 1)...] where !known.contains(other.path) {
          guard let conflict = pair(record, other, journal), known.insert(conflict.path).inserted else {
            continue
          }
          found.append(conflict)
        }
      }
    }
    return found + movedTwins(of: journal).filter { known.insert($0.path).inserted }
  }

  /// Whether a path is shorter than another, or of the same length and before it.
  static func isShorter(_ one: String, _ other: String) -> Bool {
    let (count, otherCount) = (one.utf8.count, other.utf8.count)
    return count != otherCount ? count < otherCount : Bytes.precedes(one, other)
  }

  /// What this device moved and is there again under its former name: another device edited it there
  /// meanwhile.
  private static func movedTwins(of journal: Journal) -> [Conflict] {
    let changes = ChangeHistory(of: journal.store).changes
    guard changes.contains(where: { $0.kind == .moved }) else { return [] }
    // What was made or moved there since by this device is another record.
    var seen: Set<String> = []
    return changes.reversed().compactMap { change in
      defer { seen.insert(change.path) }
      guard change.kind == .moved, let former = change.formerPath, seen.insert(former).inserted,
        let there = journal.record(ofFile: former), let moved = journal.record(ofFile: change.path),
        there.kind == moved.kind, there.title == moved.title, there.at == moved.at,
        isSame(there, moved, journal)
      else { return nil }
      return Conflict(path: former, origin: .twin, original: change.path)
    }
  }

  /// What two files of one record have in common.
  private struct Sameness: Hashable {
    var kind: Kind
    var moment: String
    var title: String?

    init(_ record: Record) {
      kind = record.kind
      moment = record.at?.iso ?? record.date.iso
      title = record.title
    }
  }

  private static func pair(_ one: Record, _ other: Record, _ journal: Journal) -> Conflict? {
    let (left, right) = (Name(one.path), Name(other.path))
    if left.isExtended(by: right) || right.isExtended(by: left) {
      guard isSame(one, other, journal) else { return nil }
      let isLeftCopy = right.isExtended(by: left)
      return Conflict(
        path: isLeftCopy ? one.path : other.path, origin: .twin, original: isLeftCopy ? other.path : one.path)
    }
    guard one.at != nil, one.date != other.date, left.differsByDay(from: right), isSame(one, other, journal)
    else {
      return nil
    }
    let isLeftMoved = isMoved(one, from: other, journal)
    return Conflict(
      path: isLeftMoved ? other.path : one.path, origin: .twin, original: isLeftMoved ? one.path : other.path)
  }

  /// Which of two was moved: what this device did tells, else a day that is not that of the moment.
  private static func isMoved(_ record: Record, from other: Record, _ journal: Journal) -> Bool {
    for change in ChangeHistory(of: journal.store).changes.reversed() where change.kind == .moved {
      let former = change.formerPath ?? ""
      if Bytes.areEqual(change.path, record.path), Bytes.areEqual(former, other.path) { return true }
      if Bytes.areEqual(change.path, other.path), Bytes.areEqual(former, record.path) { return false }
    }
    return record.date != record.at?.local.day
  }

  // MARK: What they say

  private static func isSame(_ one: Record, _ other: Record, _ journal: Journal) -> Bool {
    guard one.from == other.from, one.until == other.until, one.shift == other.shift,
      let left = try? journal.store.read(one.path), let right = try? journal.store.read(other.path)
    else { return false }
    let (leftText, rightText) = (MarkdownDocument(left.bytes), MarkdownDocument(right.bytes))
    guard origin(of: leftText) == origin(of: rightText) else { return false }
    return one.at != nil || isSameText(leftText, rightText, isTitled: one.title != nil || one.kind != .entry)
  }

  private static func origin(of document: MarkdownDocument) -> YAMLValue? {
    document["origin"].map { document.tree.value($0) }
  }

  /// Without a moment, a day and a title say little: the texts have lines in common, or one has none.
  private static func isSameText(_ one: MarkdownDocument, _ other: MarkdownDocument, isTitled: Bool) -> Bool {
    let texts = [one, other].map(RecordMerge.lines)
    if texts[0].isEmpty || texts[1].isEmpty { return isTitled }
    return !texts[0].isDisjoint(with: texts[1])
  }

  // MARK: Names

  /// A path without its ending.
  private struct Name {
    private let folder: [UInt8]
    private let stem: [UInt8]

    init(_ path: String) {
      let bytes = Array(FileStore.stem(path).utf8)
      let start = bytes.lastIndex(of: 0x2F).map { $0 + 1 } ?? 0
      (folder, stem) = (Array(bytes[..<start]), Array(bytes[start...]))
    }

    /// Whether another name is this one with something behind it, which is not a number that this program
    /// gives.
    func isExtended(by other: Name) -> Bool {
      guard folder == other.folder, other.stem.count > stem.count, other.stem.starts(with: stem) else {
        return false
      }
      let rest = other.stem[stem.count...]
      let begins = rest.first ?? 0
      let isWord = (0x30...0x39).contains(begins) || (0x41...0x5A).contains(begins & 0xDF)
      let isNumber =
        begins == 0x2D && rest.count > 1 && rest.dropFirst().allSatisfy { (0x30...0x39).contains($0) }
      return !isWord && !isNumber
    }

    /// Whether both names begin with a day and go on alike.
    func differsByDay(from other: Name) -> Bool {
      let names = [stem, other.stem].map { String(decoding: $0, as: UTF8.self) }
      guard names.allSatisfy({ FileNames.day(ofStem: $0) != nil }) else { return false }
      return stem.dropFirst(10).elementsEqual(other.stem.dropFirst(10))
    }
  }
}
