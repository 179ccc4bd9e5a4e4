import JournalModel
import JournalReaders
import Testing

@Suite struct VCardTests {
  @Test func `a card stands on the line of its beginning`() {
    let lines = [
      "BEGIN:VCARD", "VERSION:4.0", "FN:Ann", "END:VCARD", "", "BEGIN:VCARD", "FN:Bob", "TEL:1", "END:VCARD",
    ]
    let text = lines.joined(separator: "\r\n") + "\r\n"
    #expect(VCardFile.read(Array(text.utf8)).cards.map(\.line) == [1, 6])
  }
}
