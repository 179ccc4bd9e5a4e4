import JournalModel

/// What was imported on this device: it tells a record that the person changed from one that the source
/// changed. Which of them the person has deleted since, `DeletedImports` of JournalStore knows.
///
/// Each import leaves a note in the state folder; a later note says more of the same record, and one that is
/// taken back leaves what the notes before it say.
package struct ImportLedger {
  /// A record, as an import left it.
  package struct Row: Hashable {
    /// The checksum of what the source said.
    package var source: UInt64
    /// The checksum of the file that was written.
    package var file: UInt64
    package fileprivate(set) var note: UInt64 = 0
    /// Where the source's pictures and recordings went, by their names in the source.
    package var media: [String: String] = [:]

    package init(source: UInt64, file: UInt64, media: [String: String] = [:]) {
      (self.source, self.file, self.media) = (source, file, media)
    }
  }

  /// A record by its source and its id there.
  package typealias Key = ImportOrigin

  private var rows: [Key: Row] = [:]

  /// What is known of a record; of one that was forgotten, that it was there.
  package subscript(key: Key) -> Row? { rows[key] ?? rows[key.sealed] ?? rows[key.forgotten] }

  package func isSealed(_ key: Key) -> Bool { rows[key] == nil && rows[key.sealed] != nil }

  /// Whether a record was forgotten here.
  package func isForgotten(_ key: Key) -> Bool {
    rows[key] == nil && rows[key.sealed] == nil && rows[key.forgotten] != nil
  }

  /// Reads notes, the oldest first; lines that can't be read are passed over.
  package init(_ notes: [(number: UInt64, bytes: [UInt8])]) {
    for note in notes {
      for line in note.bytes.split(separator: 0x0A).dropFirst() {
        read(String(decoding: line, as: UTF8.self), of: note.number)
      }
    }
  }

  private mutating func read(_ line: String, of note: UInt64) {
    guard let read = ImportLedger.row(line) else { return }
    rows[read.key] = read.row
    rows[read.key]?.note = note
  }

  private static func row(_ line: String) -> (key: Key, row: Row)? {
    let fields = TabLine.fields(of: line)
    guard fields.count >= 4, let source = UInt64(fields[2], radix: 16),
      let file = UInt64(fields[3], radix: 16)
    else { return nil }
    var row = Row(source: source, file: file)
    var index = 4
    while index + 1 < fields.count {
      row.media[fields[index]] = fields[index + 1]
      index += 2
    }
    return (Key(source: fields[0], origin: fields[1]), row)
  }

  /// A note that says of some records only that they were there: another import of the same source leaves
  /// them out.
  ///
  /// - Parameters:
  ///   - keys: the records.
  ///   - files: the checksums of files, where an id is not known any more.
  package static func forgetting(_ keys: Set<Key>, files: Set<UInt64>, in note: [UInt8]) -> [UInt8] {
    let lines = note.split(separator: 0x0A).dropFirst().map { String(decoding: $0, as: UTF8.self) }
    let rows = lines.compactMap { row($0) }
    guard rows.contains(where: { keys.contains($0.key) || files.contains($0.row.file) }) else { return note }
    return self.note(
      rows.map { key, row in
        guard keys.contains(key) || files.contains(row.file) else { return (key, row) }
        return (key.forgotten, Row(source: row.source, file: row.file))
      })
  }

  /// A note of some records: the first line is its version, then a line a record, fields divided by tabs.
  package static func note(_ rows: [(key: Key, row: Row)]) -> [UInt8] {
    var text = "smjournal imports 1\n"
    for (key, row) in rows {
      var fields = [key.source, key.origin, String(row.source, radix: 16), String(row.file, radix: 16)]
      for (name, path) in row.media.sorted(by: { $0.key < $1.key }) { fields += [name, path] }
      text += TabLine.text(fields)
    }
    return Array(text.utf8)
  }
}

extension ImportOrigin {
  /// The same without the id itself, which may be the title: how a record is known that was forgotten here.
  var forgotten: ImportOrigin { ImportOrigin(source: source, origin: "forgotten " + digest) }

  package var sealed: ImportOrigin { ImportOrigin(source: source, origin: "sealed " + digest) }
}
