import JournalExchange
import JournalModel
import JournalReaders

extension UnreadKind {
  /// The kind of a source that no format reads and that people try; `nil` for all others.
  init?(of source: ImportSource) {
    if source.hasMembers {
      if source.names.contains("word/document.xml") {
        self = .document
      } else if source.names.contains(where: { MemberName.ending($0) == "sdocx" || $0 == "note.note" }) {
        self = .samsungNotes
      } else {
        return nil
      }
      return
    }
    let start = Array(source.bytes.prefix(64))
    func begins(_ text: String) -> Bool { start.starts(with: text.utf8) }
    if begins("%PDF") {
      self = .pdf
    } else if begins("SQLite format 3") {
      self = .database
    } else if begins("age-encryption.org") || begins("-----BEGIN AGE") || begins("-----BEGIN PGP")
      || begins("Salted__") || begins("gAAAA")
    {
      self = .locked
    } else if start.starts(with: [0xD0, 0xCF, 0x11, 0xE0]) || begins("{\\rtf") {
      self = .document
    } else if MediaKind.ending(sniffedFrom: start).map({ MediaKind(ending: $0) == .photo }) ?? false {
      self = .picture
    } else {
      return nil
    }
  }
}
