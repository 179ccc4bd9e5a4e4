import JournalFiles
import JournalIndex
import JournalModel

/// Finds what is in clear although it is sealed: what sync tools, backups and editors left, wherever in the
/// journal.
///
/// A copy would have the name of its sealed record if it were sealed. Where that can be opened without
/// asking, both say moment, title and name; else the moment tells, and without one the length.
package struct ClearCopies {
  private let journal: Journal
  /// The sealed records by their names without a number.
  private let named: [String: [Record]]

  package init(of journal: Journal) {
    self.journal = journal
    named = Dictionary(grouping: journal.sealedRecords()) { record in
      let number = "-\(record.numberOfName)"
      return record.id.hasSuffix(number) ? String(record.id.dropLast(number.count)) : record.id
    }
  }

  /// The copies among the journal's records, each with its sealed record.
  package func found() -> [(record: Record, sealed: Record)] {
    guard !named.isEmpty else { return [] }
    let sealed = named.values.joined()
    // Of a journal's years only those of sealed records are looked through.
    let days = Set(sealed.map(\.date))
    let kinds = Kind.allCases.filter { $0.canBeSealed && $0 != .person }
    let dated = Query(kinds: KindSet(kinds), from: days.min(), until: days.max())
    var records = journal.records(matching: dated).records.filter { days.contains($0.date) }
    if sealed.contains(where: { $0.kind == .person }) {
      records += journal.records(matching: Query(kinds: [.person])).records
    }
    return records.compactMap { record in
      original(of: record) { try? journal.store.read(record.path).bytes }.map { (record, $0) }
    }
  }

  /// The sealed record of which a file in clear is a copy, whether or not that is in the journal.
  package func original(of file: StoredFile) -> Record? {
    guard !named.isEmpty, let record = journal.record(from: file)?.record else { return nil }
    return original(of: record) { file.bytes }
  }

  private func original(of record: Record, _ bytes: () -> [UInt8]?) -> Record? {
    guard !record.isSealed, record.kind.canBeSealed else { return nil }
    return named[FileStore.stem(journal.sealedName(of: record))]?.first { isCopy(record, bytes, of: $0) }
  }

  private func isCopy(_ record: Record, _ bytes: () -> [UInt8]?, of sealed: Record) -> Bool {
    guard let file = try? journal.store.read(sealed.path) else { return true }
    if journal.seal?.isUnlocked == true, let clear = try? journal.opened(file),
      let read = journal.openedRecord(clear)?.record
    {
      return read.kind == record.kind && read.at == record.at && read.title == record.title
        && read[text: .name] == record[text: .name]
    }
    guard record.at == nil, let length = AgeFile(armoured: file.bytes)?.length else { return true }
    return bytes().map { $0.count == length } ?? true
  }
}

extension Journal {
  /// What is in clear of sealed records, each with that.
  package func clearCopies() -> [(record: Record, sealed: Record)] { ClearCopies(of: self).found() }
}
