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
}
