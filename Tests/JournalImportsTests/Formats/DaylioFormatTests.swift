import ImportTestSupport
import JournalImports
import JournalFormat
import JournalModel
import JournalTestSupport
import Testing
import YAMLCodec

@Suite struct DaylioFormatTests {
  private static let header = "full_date,date,weekday,time,mood,activities,note_title,note\n"

  @Test func `reads its table`() throws {
    let reading = try Reading()
    let receipt = try reading.run(
      "d.csv",
      Self.header + "2026-05-30,30 May,Saturday,6:50\u{202F}pm,rad,friends | nap,Title,\"a<br>b \"\"c\"\"\"\n"
        + "2026-05-29,29 May,Friday,08:05,vaguely ok,,,\n")
    #expect([receipt.read, receipt.added] == [2, 2])
    #expect(receipt.unknown.keys.map(\.word) == ["vaguely ok"])
    let records = reading.records
    #expect(records.map { $0.at?.iso } == ["2026-05-29T08:05:00+02:00", "2026-05-30T18:50:00+02:00"])
    #expect(records.map(\.mood) == ["vaguely ok", "😄"])
    #expect(records.map(\.tags) == [[], ["friends", "nap"]])
    #expect(reading.body(records[1]) == "a\nb \"c\"")
    #expect(records[0].path == "2026/05/2026-05-29-0805-mood.md")
  }

  @Test(
    arguments: [
      ("tired", nil, "tired"), ("anxious", nil, "anxious"), ("good", "😊", nil), ("Gut", "😊", nil),
      ("😴", "😴", nil),
    ] as [(String, String?, String?)])
  func `a mood that somebody named says no step, unless it is a plain word`(
    word: String, mood: String?, name: String?
  ) throws {
    let reading = try Reading()
    let table = Self.header + "2026-05-29,,,08:05,\(word),,,t\n"
    #expect(try reading.run("d.csv", table).unknown.keys.map(\.word) == [name].compactMap { $0 })
    let record = try #require(reading.records.first)
    #expect(record.mood == mood)
    #expect(reading.text(record.path)?.contains("mood-name: ") == (name != nil))
    // What the person says of it then counts, also where it was imported before.
    let receipt = try reading.run("d.csv", table) { $0.moods = [word.lowercased(): .neutral] }
    #expect(receipt.unknown.isEmpty && reading.records.count == 1)
    if name != nil { #expect(reading.records.map(\.mood) == ["😐"]) }
  }

  @Test func `the person says what a word means`() throws {
    let reading = try Reading()
    let receipt = try reading.run("d.csv", Self.header + "2026-05-29,,,08:05,Vaguely OK,,,\n") {
      $0.moods = ["vaguely ok": .neutral]
    }
    #expect(receipt.unknown.isEmpty)
    #expect(reading.records.map(\.mood) == ["😐"])
  }

  @Test func `a row that can't be read costs the row, and is placed`() throws {
    let reading = try Reading()
    let receipt = try reading.run(
      "d.csv", Self.header + "2026-02-30,,,08:05,rad,,,\n2026-05-29,,,08:05,rad,,,\n")
    #expect([receipt.read, receipt.added] == [2, 1])
    let problem = try #require(receipt.problems.first)
    #expect(problem.reason == .source(.noDate("2026-02-30")))
    #expect([problem.position?.line, problem.position?.column] == [2, 1])
  }

  @Test func `reads its backup: the wall clock, the groups of moods, tags and pictures`() throws {
    let json = """
      {"version": 15, "customMoods": [{"id": 6, "custom_name": "love it", "mood_group_id": 1, "predefined_name_id": -1},
       {"id": 8, "custom_name": "null", "mood_group_id": 4, "predefined_name_id": -1}],
       "tags": [{"id": 3, "name": "sport"}], "assets": [{"id": 1, "checksum": "abc", "type": 1}], "goals": [{}],
       "dayEntries": [
        {"id": 1, "year": 2026, "month": 4, "day": 29, "hour": 23, "minute": 30, "datetime": 1780090200000,
         "timeZoneOffset": -14400000, "mood": 6, "note": "<b>a</b><br>b", "note_title": "", "tags": [3], "assets": [1]},
        {"id": 2, "year": 2026, "month": 4, "day": 30, "hour": 8, "minute": 0, "datetime": 1780128000000,
         "timeZoneOffset": 180, "mood": 8, "note": "", "tags": []}]}
      """
    let jpeg: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0, 1, 2, 3]
    let archive = ZipMaker.archive([
      ("backup.daylio", Array(base64(json).utf8)), ("/assets/photos/2026/5/abc", jpeg),
    ])
    let reading = try Reading()
    let receipt = try reading.run("backup.zip", archive)
    #expect([receipt.read, receipt.added, receipt.mediaFound, receipt.mediaMissing] == [2, 2, 1, 0])
    let records = reading.records
    #expect(records.map { $0.at?.iso } == ["2026-05-29T23:30:00-04:00", "2026-05-30T08:00:00+03:00"])
    #expect(records.map(\.mood) == ["😄", "😞"])
    #expect(records[0].tags == ["sport"])
    #expect(records[0].photos == ["img/2026-05-29-abc.jpg"])
    #expect(reading.body(records[0]) == "**a**\nb")
    #expect(reading.folder.bytes(of: "journal/2026/05/img/2026-05-29-abc.jpg") == jpeg)
  }

  private func base64(_ text: String) -> String {
    let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
    var result = ""
    let bytes = Array(text.utf8)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let part = bytes[start..<min(start + 3, bytes.count)]
      var bits = part.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - part.count))
      var letters: [Character] = []
      for _ in 0..<4 {
        letters.insert(digits[bits & 63], at: 0)
        bits >>= 6
      }
      result += String(letters.prefix(part.count + 1)) + String(repeating: "=", count: 3 - part.count)
    }
    return result
  }
}
