import JournalModel
import JournalStore

/// What was imported on this device: it tells a record that the person changed from one that the source
/// changed, and one that was deleted from one that is new.
///
/// Each import leaves a note in the state folder; a later note says more of the same record, and one that is
/// taken back leaves what the notes before it say.
package struct ImportLedger {
  /// A record, as an import left it.
  struct Row: Hashable {
    /// The checksum of what the source said.
    var source: UInt64
    /// The checksum of the file that was written.
    var file: UInt64
    /// Where the source's pictures and recordings went, by their names in the source.
    var media: [String: String] = [:]
  }

  /// A record by its source and its id there.
  package struct Key: Hashable, Sendable {
    var source: String
    var origin: String

    package init(source: String, origin: String) { (self.source, self.origin) = (source, origin) }

    /// The same without the id itself, which may be the title: how a record is known that was forgotten here.
    var forgotten: Key {
      Key(source: source, origin: "forgotten " + String(Bytes.checksum(Array(origin.utf8)), radix: 16))
    }
  }

  private var rows: [Key: Row] = [:]

  /// What is known of a record; of one that was forgotten, that it was there.
  subscript(key: Key) -> Row? { rows[key] ?? rows[key.forgotten] }

  /// Reads notes, the oldest first; lines that can't be read are passed over.
  init(_ notes: [[UInt8]]) {
    for note in notes {
      for line in note.split(separator: 0x0A).dropFirst() { read(String(decoding: line, as: UTF8.self)) }
    }
  }

  private mutating func read(_ line: String) {
    if let (key, row) = ImportLedger.row(line) { rows[key] = row }
  }

  private static func row(_ line: String) -> (key: Key, row: Row)? {
    let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map {
      ImportLedger.unescaped($0)
    }
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
  static func note(_ rows: [(key: Key, row: Row)]) -> [UInt8] {
    var text = "smjournal imports 1\n"
    for (key, row) in rows {
      var fields = [key.source, key.origin, String(row.source, radix: 16), String(row.file, radix: 16)]
      for (name, path) in row.media.sorted(by: { $0.key < $1.key }) { fields += [name, path] }
      text += fields.map(escaped).joined(separator: "\t") + "\n"
    }
    return Array(text.utf8)
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result += "\\\\"
      case "\t": result += "\\t"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static func unescaped(_ text: Substring) -> String {
    guard text.utf8.contains(0x5C) else { return String(text) }
    var result = ""
    var isEscaped = false
    for scalar in text.unicodeScalars {
      if isEscaped {
        result.unicodeScalars.append(
          scalar == "t" ? "\t" : scalar == "n" ? "\n" : scalar == "r" ? "\r" : scalar)
        isEscaped = false
      } else if scalar == "\\" {
        isEscaped = true
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
