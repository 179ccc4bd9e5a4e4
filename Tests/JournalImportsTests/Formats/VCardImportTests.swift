import ImportTestSupport
import JournalImports
import JournalFormat
import JournalIndex
import JournalModel
import JournalStore
import JournalTestSupport
import Testing
import YAMLCodec

@Suite struct VCardImportTests {
  private func card(_ version: String, _ lines: String...) -> String {
    "BEGIN:VCARD\r\nVERSION:\(version)\r\n" + lines.joined(separator: "\r\n") + "\r\nEND:VCARD\r\n"
  }

  private func people(_ reading: Reading) -> [String] {
    var query = Query()
    query.kinds = [.person]
    return reading.journal.records(matching: query).records.map { record in
      func text(_ key: Key) -> String {
        if case .string(let text)? = record[detail: key] { text } else { "-" }
      }
      return [record.path, text(.name), text(.birthday), text(.relation)].joined(separator: " | ")
    }.sorted()
  }

  private func imported(_ text: String, _ bytes: [UInt8]? = nil, people: [String] = ["*"], own: String? = nil)
    throws -> [String]
  {
    let reading = try Reading()
    let bytes = bytes ?? Array(text.utf8)
    let receipt = try reading.run("c.vcf", bytes) { ($0.people, $0.ownName) = (people, own) }
    #expect(receipt.format == .vcard)
    let again = try reading.run("c.vcf", bytes) { ($0.people, $0.ownName) = (people, own) }
    #expect(again.added == 0 && again.same == receipt.added)
    return self.people(reading)
  }

  @Test func `cards of all versions`() throws {
    #expect(
      try imported(card("4.0", "FN:Léa Martin", "BDAY:19850312", "UID:urn:uuid:1"))
        == ["people/lea-martin.md | Léa Martin | 1985-03-12 | -"])
    #expect(
      try imported(card("3.0", "N:Roy;Paul;;Dr.;", "item1.BDAY;X-APPLE-OMIT-YEAR=1604:1604-02-29"))
        == ["people/paul-roy.md | Paul Roy | --02-29 | -"])
    #expect(
      try imported(
        card(
          "2.1", "N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:B=C3=A9;Ana=C3=AF=", "s;;;", "TEL;HOME;VOICE:1",
          "BDAY:2001-07-09T00:00:00Z"))
        == ["people/anais-be.md | Anaïs Bé | 2001-07-09 | -"])
    #expect(
      try imported(card("4.0", "FN:Jo", " hn", "BDAY:--0312")) == ["people/john.md | John | --03-12 | -"])
    for text in ["BDAY:1985", "BDAY;VALUE=text:circa 1800", "BDAY:1985-13-40", "BDAY:--0230"] {
      #expect(try imported(card("4.0", "FN:Ann", text)) == ["people/ann.md | Ann | - | -"])
    }
  }

  @Test(arguments: [
    ("BDAY:05/03/1990", "05/03/1990"), ("BDAY:19850230", "19850230"),
    ("BDAY;VALUE=text:circa 1800", "circa 1800"), ("BDAY:", nil), ("BDAY:1985-03-12", nil),
  ])
  func `a birthday that can't be read is named with its line`(line: String, said: String?) throws {
    let receipt = try Reading().run("c.vcf", card("3.0", "FN:Ann", line)) { $0.people = ["*"] }
    #expect(receipt.added == 1)
    #expect(receipt.problems.map(\.reason) == said.map { [.source(.noDate($0))] } ?? [])
    #expect(receipt.problems.allSatisfy { $0.path == "c.vcf" && $0.position?.line == 4 })
  }

  @Test func `an address book in the letters of Western Europe`() throws {
    let bytes = card("2.1", "N:Müller;Jörg").unicodeScalars.map { UInt8($0.value) }
    #expect(try imported("", bytes) == ["people/jorg-muller.md | Jörg Müller | - | -"])
  }

  @Test func `nobody is taken unasked`() throws {
    let book = card("4.0", "FN:Léa Martin") + card("4.0", "FN:Paul Roy") + card("4.0", "FN:Anna Roy")
    let reading = try Reading()
    let unasked = #expect(throws: ImportFailure.self) { try reading.run("c.vcf", book) }
    #expect(unasked?.problem.reason == .source(.severalPeople(["Léa Martin", "Paul Roy", "Anna Roy"])))
    let unknown = #expect(throws: ImportFailure.self) {
      try reading.run("c.vcf", book) { $0.people = ["Bob"] }
    }
    #expect(unknown?.problem.reason == .source(.noPerson("Bob", ["Léa Martin", "Paul Roy", "Anna Roy"])))
    #expect(
      try imported(book, people: ["lea", "Anna Roy"]) == [
        "people/anna-roy.md | Anna Roy | - | -", "people/lea-martin.md | Léa Martin | - | -",
      ])
  }

  @Test func `relations stand in one's own card`() throws {
    let book =
      card(
        "3.0", "FN:Claire Martin", "item1.X-ABRELATEDNAMES:Léa Martin", "item1.X-ABLabel:_$!<Child>!$_",
        "RELATED;TYPE=spouse:urn:uuid:P-1")
      + card("3.0", "FN:Léa Martin") + card("4.0", "FN:Paul Martin", "UID:urn:uuid:P-1")
      + card("4.0", "FN:Zoé")
    #expect(
      try imported(book, people: ["Léa", "Paul", "Zoé"], own: "Claire") == [
        "people/lea-martin.md | Léa Martin | - | child", "people/paul-martin.md | Paul Martin | - | spouse",
        "people/zoe.md | Zoé | - | -",
      ])
  }

  @Test func `somebody who has a file is not made twice`() throws {
    let reading = try Reading()
    reading.folder.write("---\nkind: person\nname: LEA Martin\n---\n", to: "journal/people/lea.md")
    let receipt = try reading.run("c.vcf", card("4.0", "FN:Léa Martin", "BDAY:19850312"))
    #expect(receipt.added == 0 && receipt.same == 1)
    #expect(people(reading) == ["people/lea.md | LEA Martin | - | -"])
  }
}
