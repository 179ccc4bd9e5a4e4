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
    var groups: [RecordLikeness: [Int]] = [:]
    for (index, record) in records.enumerated() { groups[RecordLikeness(record), default: []].append(index) }
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

  /// The copies of sealed records, by their names alone: this program gives those, and nobody knows what they
  /// say.
  static func ofSealed(_ records: [Record]) -> [Conflict] {
    let known = Dictionary(records.map { (TwinName($0.path), $0.path) }) { first, _ in first }
    return records.compactMap { record in
      TwinName(record.path).shorterNames.lazy.compactMap { known[$0] }.first.map {
        Conflict(path: record.path, origin: .twin, original: $0)
      }
    }
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

  private static func pair(_ one: Record, _ other: Record, _ journal: Journal) -> Conflict? {
    let (left, right) = (TwinName(one.path), TwinName(other.path))
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
}
