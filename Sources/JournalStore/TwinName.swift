import JournalFiles
import JournalIndex
import JournalModel

/// What two files of one record have in common.
package struct RecordLikeness: Hashable {
  private var kind: Kind
  private var moment: String
  private var title: String?

  package init(_ record: Record) {
    kind = record.kind
    moment = record.at?.iso ?? record.date.iso
    title = record.title
  }
}

/// A path without its ending, compared with that of another file of the same record.
package struct TwinName: Hashable {
  private let folder: [UInt8]
  private let stem: [UInt8]

  package init(_ path: String) {
    let bytes = Array(FileStore.stem(path).utf8)
    let start = bytes.lastIndex(of: 0x2F).map { $0 + 1 } ?? 0
    (folder, stem) = (Array(bytes[..<start]), Array(bytes[start...]))
  }

  private init(folder: [UInt8], stem: [UInt8]) { (self.folder, self.stem) = (folder, stem) }

  /// Whether another name is this one with something behind it, which is not a number that this program
  /// gives.
  package func isExtended(by other: TwinName) -> Bool {
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

  /// The names that this one extends, the longest first.
  package var shorterNames: [TwinName] {
    stem.indices.dropFirst().reversed().map { TwinName(folder: folder, stem: Array(stem[..<$0])) }
      .filter { $0.isExtended(by: self) && !$0.isDayOf(self) }
  }

  /// Whether this is the name of a day, its note, and the other one that this program gives a record of the
  /// day: `2026-11-20-1000-entry`, `2026-11-20-sleep-2`.
  private func isDayOf(_ other: TwinName) -> Bool {
    guard stem.count == 10, FileNames.day(ofStem: String(decoding: stem, as: UTF8.self)) != nil else {
      return false
    }
    let parts = String(decoding: other.stem[10...], as: UTF8.self).split(separator: "-")
    let words = parts.drop { $0.allSatisfy(\.isNumber) }
    let isNumbered = words.count > 1 && words.last.map { $0.allSatisfy(\.isNumber) } ?? false
    return Kind(named: words.dropLast(isNumbered ? 1 : 0).joined(separator: "-")) != nil
      || words.first == "mood"
  }

  /// Whether both names begin with a day and go on alike.
  package func differsByDay(from other: TwinName) -> Bool {
    let names = [stem, other.stem].map { String(decoding: $0, as: UTF8.self) }
    guard names.allSatisfy({ FileNames.day(ofStem: $0) != nil }) else { return false }
    return stem.dropFirst(10).elementsEqual(other.stem.dropFirst(10))
  }

  fileprivate func isTwin(of other: TwinName) -> Bool {
    isExtended(by: other) || other.isExtended(by: self) || differsByDay(from: other)
  }
}

extension RecordSource {
  /// The paths of records that are a second file of a private one, and do not say that they are: as long as
  /// they are two, neither is for others.
  package func twinsOfPrivate() -> [String] {
    let close = closeRecords().records.filter { !$0.isSealed }
    let privates = Dictionary(grouping: close.filter(\.isPrivate)) { RecordLikeness($0) }
    if privates.isEmpty { return [] }
    return close.filter { record in
      let name = TwinName(record.path)
      return !record.isPrivate
        && (privates[RecordLikeness(record)] ?? []).contains { name.isTwin(of: TwinName($0.path)) }
    }.map(\.path)
  }
}
