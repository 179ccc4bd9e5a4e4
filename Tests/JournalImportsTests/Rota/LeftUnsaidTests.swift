import ImportTestSupport
import JournalFormat
import JournalImports
import JournalModel
import JournalReaders
import JournalTestSupport
import Testing

/// Nothing of a table goes without a word.
@Suite struct LeftUnsaidTests {
  private func receipt(
    _ text: String, _ reading: Reading? = nil, _ change: (inout ImportContext) -> Void = { _ in }
  ) throws -> ImportReceipt {
    try (try reading ?? Reading()).run("q.csv", Array(text.utf8), as: .csv) { context in
      context.rota.definitions = ["F=day"].compactMap { ShiftTable.Definition(written: $0) }
      change(&context)
    }
  }

  private static let days = (1...30).map { "\($0)" }.joined(separator: ";")

  @Test(arguments: [
    "Date;Shift\n2026-11-01;F\n2026-11-02;?\n2026-11-03;F\n", "November 2026\nName;\(days)\nAnna;F;?;F\n",
  ])
  func `what is not decided is a shift that nobody knows, and no rest`(text: String) throws {
    let reading = try Reading()
    let receipt = try receipt(text, reading)
    #expect(receipt.unknown.map { [$0.key.word: $0.value] } == [["?": 1]])
    #expect(
      reading.records.flatMap { $0.planLines.map(\.written) } == [
        "2026-11-01 F", "2026-11-02 ?", "2026-11-03 F",
      ])
  }

  @Test(
    arguments: [
      (
        "November 2026\nName;%;\(days);Std;Rest\nAnna;75;F;F\(String(repeating: ";", count: 28));16;Urlaub\nEva;50;F\n",
        ["%", "Rest", "Std"]
      ),
      ("November 2026\nName;%;\(days);Std\nAnna;;F;F\nEva;50;F\n", []),
      ("w/c;Mon;Tue;Wed;Thu;Fri;Sat;Sun;Hours\n02/11/2026;F;F;;;;;;16\n16/11/2026;F;F;;;;;;16\n", ["Hours"]),
    ] as [(String, [String])])
  func `columns beside the days are named`(text: String, heads: [String]) throws {
    let left = try receipt(text) { $0.rota.person = text.contains("Anna") ? "Anna" : nil }.left.listed
    #expect(left.map(\.thing.what) == heads && left.allSatisfy { $0.thing.why == .column })
  }

  @Test func `a word that this table doesn't need is told, and costs nothing`() throws {
    let reading = try Reading()
    let receipt = try receipt("Date;Shift\n2026-11-01;F\n", reading) { context in
      context.rota.definitions += ["K=sick"].compactMap { ShiftTable.Definition(written: $0) }
    }
    #expect(receipt.added == 1 && receipt.problems.map(\.severity) == [.warning])
    #expect(receipt.problems.map(\.reason) == [.source(.unusedWord("K", ["F"]))])
    #expect(reading.text("journal.md")?.contains("K:") == false)
  }

  @Test func `the heads of columns name nobody`() throws {
    let receipt = try receipt("Start,End,Title\n2026-11-05 06:00,2026-11-05 14:00,F\n") {
      $0.ownName = "Claire"
    }
    #expect(receipt.problems.isEmpty)
  }

  // MARK: Time off

  private static let rota = "Date;Shift\n2026-12-10;U\n2026-12-11;U\n2026-12-12;U\n2026-12-14;F\n"

  /// The time off and the changed days after the rota and a later one.
  private func changed(
    _ later: String
  ) throws -> (off: [String], changes: [String], left: [ImportOmission: Int], again: Int) {
    let reading = try Reading()
    func run(_ text: String) throws -> ImportReceipt {
      try receipt(text, reading) { context in
        context.rota.definitions += ["U=leave", "K=sick"].compactMap { ShiftTable.Definition(written: $0) }
      }
    }
    _ = try run(Self.rota)
    let second = try run(later)
    let off = reading.records.compactMap { Vacation($0) }.sorted { $0.from < $1.from }
    let again = try run(later)
    return (
      off.map { "\($0.category.rawValue) \($0.from.iso) \($0.until.iso)" },
      second.planChanges.map { "\($0.day.iso) \($0.was.joined()) > \($0.becomes.joined())" }, second.leftOut,
      again.added + again.changed
    )
  }

  @Test func `leave that becomes work is cut, and the day is told`() throws {
    let found = try changed(Self.rota.replacing("12;U", with: "12;F"))
    #expect(found.off == ["leave 2026-12-10 2026-12-11"] && found.left.isEmpty && found.again == 0)
    #expect(found.changes == ["2026-12-12 leave > F"])
  }

  @Test(arguments: [
    // Two days of work and one without anything, on all of which there was leave.
    (";U", ";F", ["10 leave > F", "11 leave > F", "12 leave > F"]),
    ("12;U", "12;", ["10 leave > F", "11 leave > F", "12 leave > "]),
  ])
  func `leave that becomes work is cancelled, until the rota has it again`(
    last: String, empty: String, changes: [String]
  ) throws {
    let worked = Self.rota.replacing(last, with: empty).replacing(";U", with: ";F")
    let found = try changed(worked)
    #expect(found.off.isEmpty && found.left.isEmpty && found.again == 0)
    #expect(found.changes == changes.map { "2026-12-" + $0 })
    let reading = try Reading()
    for text in [Self.rota, worked, Self.rota] {
      _ = try receipt(text, reading) {
        $0.rota.definitions += [ShiftTable.Definition(written: "U=leave")].compactMap(\.self)
      }
    }
    #expect(reading.records.compactMap { Vacation($0)?.status } == [.approved])
  }

  @Test func `leave that is withdrawn stays and is named`() throws {
    let found = try changed(Self.rota.replacing(";U", with: ";"))
    #expect(found.off == ["leave 2026-12-10 2026-12-12"] && found.changes.isEmpty && found.again == 0)
    #expect(found.left == [.withdrawn: 3])
  }

  @Test func `leave that another file brought is not withdrawn`() throws {
    let reading = try Reading()
    func left(_ name: String, _ text: String) throws -> [ImportOmission: Int] {
      try reading.run(name, Array(text.utf8), as: .csv) { context in
        context.rota.definitions = ["F=day", "U=leave"].compactMap { ShiftTable.Definition(written: $0) }
      }.leftOut
    }
    let without = Self.rota.replacing(";U", with: ";")
    #expect(try left("anna.csv", Self.rota).isEmpty)
    #expect(try left("ward.csv", without).isEmpty)
    #expect(try left("anna.csv", without) == [.withdrawn: 3])
  }

  @Test func `leave that becomes sickness is sickness`() throws {
    let found = try changed(Self.rota.replacing("U", with: "K"))
    #expect(found.off == ["sick 2026-12-10 2026-12-12"] && found.left.isEmpty && found.again == 0)
    #expect(
      found.changes == [
        "2026-12-10 leave > sick", "2026-12-11 leave > sick", "2026-12-12 leave > sick",
      ])
  }

  @Test(arguments: ["ward.csv", "s1.csv", "s2.csv", "s2 (1).csv"])
  func `sickness is found beside leave of the same days, and what a calendar dropped is named`(
    name: String
  ) throws {
    let reading = try Reading()
    func run(_ name: String, _ text: String) throws -> ImportReceipt {
      try reading.run(name, Array(text.utf8), as: .csv) { context in
        context.rota.definitions = ["F=day", "U=leave", "K=sick"].compactMap {
          ShiftTable.Definition(written: $0)
        }
      }
    }
    func off() -> [String] {
      reading.records.compactMap { Vacation($0)?.category.rawValue }.sorted()
    }
    _ = try run("s1.csv", Self.rota)
    let dropped = try run(name, Self.rota.replacing(";U", with: ";"))
    #expect(dropped.leftOut == (name == "ward.csv" ? [:] : [.withdrawn: 3]))
    let sick = try run(name, Self.rota.replacing("U", with: "K"))
    #expect(sick.added + sick.changed == 1 && sick.planChanges.count == 3)
    #expect(off() == (name == "ward.csv" ? ["leave", "sick"] : ["sick"]))
  }

  @Test func `leave whose first day is another thing is the same leave`() throws {
    let found = try changed(Self.rota.replacing("10;U", with: "10;K"))
    #expect(
      found.off == ["sick 2026-12-10 2026-12-10", "leave 2026-12-11 2026-12-12"] && found.left.isEmpty
        && found.again == 0)
    #expect(found.changes == ["2026-12-10 leave > sick"])
  }

  @Test func `leave keeps its days before the first that a later rota has, and they are named`() throws {
    let found = try changed("Date;Shift\n2026-12-12;U\n2026-12-14;F\n")
    #expect(found.off == ["leave 2026-12-10 2026-12-12"] && found.again == 0)
    #expect(found.left == [.withdrawn: 2])
    #expect(found.changes.isEmpty)
  }

  @Test func `leave in two pieces keeps its record for the first`() throws {
    let found = try changed(Self.rota.replacing("11;U", with: "11;F"))
    #expect(
      found.off == ["leave 2026-12-10 2026-12-10", "leave 2026-12-12 2026-12-12"] && found.again == 0)
    #expect(found.changes == ["2026-12-11 leave > F"])
  }

  @Test func `time off that a calendar has as tentative is planned`() throws {
    func event(_ day: String, _ status: String) -> String {
      "BEGIN:VEVENT\r\nUID:\(day)\r\nDTSTART;VALUE=DATE:\(day)\r\nSTATUS:\(status)\r\nSUMMARY:Leave\r\nEND:VEVENT\r\n"
    }
    let reading = try Reading()
    try reading.run(
      "v.ics",
      "BEGIN:VCALENDAR\r\n" + event("20261210", "TENTATIVE") + event("20261211", "CONFIRMED")
        + "END:VCALENDAR\r\n")
    #expect(
      reading.records.compactMap { Vacation($0).map { "\($0.from.iso) \($0.until.iso) \($0.status)" } } == [
        "2026-12-10 2026-12-10 planned", "2026-12-11 2026-12-11 approved",
      ])
  }
}
