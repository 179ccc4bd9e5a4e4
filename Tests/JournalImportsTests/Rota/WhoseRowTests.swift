import ImportTestSupport
import JournalFormat
import JournalImports
import JournalModel
import JournalReaders
import Testing

/// Whose rows of a table are taken, where one name is a part of another.
@Suite struct WhoseRowTests {
  private static let days = (1...30).map { "\($0)" }.joined(separator: ";")
  private static let month =
    "November 2026\nName;\(days)\nMartin;N;N\nMartin-Petit;F;F;F\nMartin Anne;;;F;F\nAnna;;N\nAnna (Ist);;F\n"
  private static let rows =
    "Date;Name;Shift\n2026-11-01;Martin;N\n2026-11-02;Martin-Petit;F\n2026-11-03;Martin Anne;F\n"
    + "2026-11-04;MARTIN;N\n2026-11-05;Anna;N\n2026-11-06;Anna (Ist);F\n"
  private static let roles =
    "Date;Day;Night\n2026-11-01;Martin;Martin Anne\n2026-11-02;Martin-Petit;Martin\n"
    + "2026-11-03;Eva;Paul\n"

  private func imported(_ text: String, _ person: String) throws -> [String] {
    let reading = try Reading()
    try reading.run("w.csv", Array(text.utf8), as: .csv) { context in
      context.rota.person = person
      context.rota.definitions = ["N=night", "F=day"].compactMap { ShiftTable.Definition(written: $0) }
    }
    return reading.records.flatMap { $0.planLines.map(\.written) }
  }

  @Test(arguments: [
    (month, "Martin", ["2026-11-01 N", "2026-11-02 N"]), (month, "anna", ["2026-11-02 N"]),
    (month, "Anne Martin", ["2026-11-03 F", "2026-11-04 F"]),
    (month, "Petit", ["2026-11-01 F", "2026-11-02 F", "2026-11-03 F"]),
    (rows, "Martin", ["2026-11-01 N", "2026-11-04 N"]), (rows, "Anna", ["2026-11-05 N"]),
    (roles, "Martin", ["2026-11-01 day", "2026-11-02 night"]),
  ])
  func `an exact name is that of its rows alone`(text: String, person: String, lines: [String]) throws {
    #expect(try imported(text, person) == lines)
  }

  @Test(arguments: [month, rows, roles])
  func `where no name is exact, several that have its words are named`(text: String) throws {
    let text = text.split(separator: "\n").filter { !$0.contains(/Martin;N|;MARTIN;/) }.joined(
      separator: "\n"
    )
    .replacing("01;Martin;", with: "01;;").replacing("Petit;Martin\n", with: "Petit;\n")
    #expect {
      try imported(text, "Martin")
    } throws: { error in
      guard case .source(.severalPeople(let names))? = (error as? ImportFailure)?.problem.reason else {
        return false
      }
      return Set(names) == ["Martin-Petit", "Martin Anne"]
    }
  }

  @Test func `the person of the journal is the one of exactly that name`() throws {
    let reading = try Reading()
    let receipt = try reading.run("w.csv", Array(Self.month.utf8), as: .csv) { $0.ownName = "Martin" }
    #expect(receipt.person == "Martin")
  }

  @Test func `people of an address book are those of exactly that name`() throws {
    func cards(_ names: String...) -> [UInt8] {
      Array(names.map { "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:\($0)\r\nEND:VCARD\r\n" }.joined().utf8)
    }
    let reading = try Reading()
    #expect(
      try reading.run("c.vcf", cards("Martin", "Martin-Petit", "Martin Anne")) { $0.people = ["martin"] }
        .added == 1)
    #expect(throws: ImportFailure(.severalPeople(["Martin-Petit", "Martin Anne"]), "c.vcf")) {
      try reading.plan("c.vcf", cards("Martin-Petit", "Martin Anne")) { $0.people = ["Martin"] }
    }
  }
}
