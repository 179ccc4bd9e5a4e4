import ImportTestSupport
import JournalImports
import JournalModel
import JournalTestSupport
import Testing

/// Codes with signs, breaks and hours of their own, as legends of wards have them.
@Suite struct WardCodeTests {
  private func lines(_ reading: Reading) -> [String] { reading.records.flatMap { $0.texts(of: .shifts) } }

  private static let days = (1...7).map { "\($0).12.2026" }.joined(separator: ";")
  private static let starred =
    "Name;\(days)\nKlein;F;F/RB;F*;F;F;;F\nBauer;F;F;F;F;F;F;F\n\nLegende\n"
    + "F;Frühdienst 06:00-14:12 (30 Min. Pause)\nRB;Rufbereitschaft 18:00-08:00\n"

  private func run(_ table: String, _ map: [String] = []) throws -> (Reading, ImportReceipt) {
    let reading = try Reading()
    let receipt = try reading.run("q.csv", table, as: .csv) {
      $0.rota.person = "Klein"
      $0.rota.definitions = map.compactMap { ShiftTable.Definition(written: $0) }
    }
    return (reading, receipt)
  }

  @Test func `a code with a star stands for itself, and takes no other word with it`() throws {
    let (_, open) = try run(Self.starred)
    #expect(open.unknown(.shift) == ["F＊": 1])
    #expect(open.likely["F＊"] == "day 06:00-14:12 pause 30")
    let (reading, receipt) = try run(Self.starred, ["F*=day 06:00-14:12 pause 30"])
    #expect(receipt.unknown.isEmpty && receipt.problems.isEmpty)
    #expect(lines(reading).contains("2026-12-02 F, RB") && lines(reading).contains("2026-12-03 F＊"))
    #expect(receipt.meanings.map(\.word.name).sorted() == ["F", "F＊", "RB"])
    #expect(receipt.meanings.filter { $0.breakMinutes == 30 }.count == 2)
  }

  @Test func `hours alone make no work of what may be time on call: it is asked`() throws {
    let legend = "F;06:00-14:12;30\nN;21:00-06:30;45\nRB;18:00-08:00;\nZ;10:00-00:30\n"
    let (_, receipt) = try run(
      "Name;\(Self.days)\nKlein;F;RB;N;F;RB;Z;F\nBauer;F;F;F;F;Z;N;F\n\nLegende\n" + legend)
    #expect(receipt.unknown(.shift) == ["RB": 2, "Z": 1])
    #expect(receipt.likely["RB"] == "on-call 18:00-08:00" && receipt.likely["Z"] == "night 10:00-00:30")
    #expect(receipt.meanings.map { "\($0.word.name) \($0.breakMinutes)" } == ["F 30", "N 45"])
  }

  @Test func `a legend in a cell has split shifts and short words`() throws {
    let legend = "F=Früh 6.00-14.12, N=Nacht 21-6.30, G=geteilt 7-11/16-20, RB=Ruf 18-8\n"
    let (_, receipt) = try run(
      "Name;\(Self.days)\nKlein;F;RB;N;F;RB;G;F\nBauer;F;F;F;F;G;N;F\n\n" + legend)
    #expect(receipt.unknown(.shift) == ["RB": 2] && receipt.likely["RB"] == "on-call 18:00-08:00")
    let split = receipt.meanings.first { $0.word.name == "G" }
    #expect(split?.spans.map(\.iso) == ["07:00-11:00", "16:00-20:00"] && split?.meaning == .day)
  }

  @Test func `months below one another on one sheet are each read`() throws {
    func month(_ title: String, _ days: Int, _ shift: Int) -> String {
      let codes = ["F", "F", "N", "N", "X", "X"]
      func row(_ name: String, _ shift: Int) -> String {
        ([name] + (0..<days).map { codes[($0 + shift) % 6] }).joined(separator: ";")
      }
      let head = (["Name"] + (1...days).map(String.init)).joined(separator: ";")
      return [title, head, row("Klein", shift), row("Bauer", shift + 2)].joined(separator: "\n") + "\n"
    }
    let legend = "F = Früh 06:00-14:00; N = Nacht 22:00-06:00; X = frei\n"
    let (reading, receipt) = try run(
      month("November 2026", 30, 0) + "\n" + month("Dezember 2026", 31, 0) + legend)
    #expect(receipt.problems.isEmpty && receipt.left.byReason.isEmpty)
    #expect(lines(reading).first == "2026-11-01 F" && lines(reading).last == "2026-12-31 F")
    #expect(lines(reading).count == 20 + 21)
  }

  @Test func `few whole dates, hours as cells and days with their weekdays are rotas`() throws {
    for table in [
      "Name;1.12.2026;2.12.2026;3.12.2026;4.12.2026\nKlein;F;F;N;F\nF = Früh 06:00-14:00; N = Nacht 22:00-06:00\n",
      "Name;\(Self.days)\nKlein;06:00-14:12;06:00-14:12;Urlaub;13:30-21:42;21:00-06:30;Nacht;07:00-15:00\n",
      "Name;Di 1.12.;Mi 2.12.;Do 3.12.;Fr 4.12.;Sa 5.12.;So 6.12.;Mo 7.12.\nKlein;F;F;F;N;N;F;F\n",
    ] {
      let plan = try Reading().plan("q.csv", Array(table.utf8)) { $0.rota.person = "Klein" }
      #expect(plan.receipt.format == .csv && plan.receipt.problems.isEmpty)
      #expect(plan.receipt.first == CivilDay(iso: "2026-12-01"))
    }
  }
}
