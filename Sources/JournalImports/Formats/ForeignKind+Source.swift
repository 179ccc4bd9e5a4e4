import JournalExchange
import JournalModel
import JournalReaders

extension ForeignKind {
  /// What a source is by its first bytes, or by the members that such an archive has; `nil` for what may be
  /// read.
  init?(_ source: ImportSource) {
    guard let kind = source.hasMembers ? Self.kind(ofMembers: source) : Self.kind(of: source.bytes),
      // What Health Connect exports is one, and Diarium's backup; they are read.
      kind != .database || !["db", "diary"].contains(MemberName.ending(source.path))
    else { return nil }
    self = kind
  }

  private static func kind(of bytes: [UInt8]) -> ForeignKind? {
    let start = Array(bytes.prefix(64))
    // Also as a spreadsheet writes it again.
    let heads = CSVReader.rows(start).rows.first?.cells ?? []
    if heads.starts(with: CSVExport.heads.prefix(4)) { return .ownTable }
    if let found = starts.first(where: { start.starts(with: $0.bytes) }) { return found.kind }
    return MediaFormat(start).map(\.isSound) == false ? .picture : nil
  }

  private static let starts: [(bytes: [UInt8], kind: ForeignKind)] = [
    (Array("%PDF-".utf8), .pdf), (Array("{\\rtf".utf8), .text), (Array("SQLite format 3\0".utf8), .database),
    ([0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1], .oldExcel), (Array("Rar!".utf8), .packed),
    ([0x37, 0x7A, 0xBC, 0xAF, 0x27, 0x1C], .packed), ([0x1F, 0x8B, 8], .packed),
    (Array("BZh".utf8), .packed), ([0xFD, 0x37, 0x7A, 0x58, 0x5A, 0], .packed),
    (Array("age-encryption.org".utf8), .age), (Array("-----BEGIN AGE".utf8), .age),
    (Array("-----BEGIN PGP".utf8), .locked), (Array("Salted__".utf8), .locked),
    (Array("gAAAA".utf8), .locked), ([0x49, 0x49, 0x2A, 0], .picture), ([0x4D, 0x4D, 0, 0x2A], .picture),
  ]

  private static func kind(ofMembers source: ImportSource) -> ForeignKind? {
    let mark = "application/vnd.oasis.opendocument."
    if let found = members.first(where: { source.name(endingWith: $0.name) == $0.name }) { return found.kind }
    if source.names.contains(where: { MemberName.ending($0) == "sdocx" || $0 == "note.note" }) {
      return .samsungNotes
    }
    guard source.names.contains("mimetype") else { return nil }
    let type = source.start(of: "mimetype", 80)
    return type.hasPrefix(mark + "text") ? .text : type.hasPrefix(mark + "presentation") ? .slides : nil
  }

  private static let members: [(name: String, kind: ForeignKind)] = [
    ("word/document.xml", .text), ("ppt/presentation.xml", .slides), ("xl/workbook.bin", .binaryExcel),
    ("Index/Tables/DataList.iwa", .numbers), ("Index/Document.iwa", .numbers),
  ]
}
