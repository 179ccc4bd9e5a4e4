import ImportTestSupport
import JournalImports
import JournalFormat
import JournalModel
import Testing

@Suite struct JrnlFormatTests {
  @Test func `reads entries with title, tags, star and the zone of the journal`() throws {
    let reading = try Reading()
    let receipt = try reading.run(
      "j.txt",
      "[2026-07-01 18:50] A hard @night. *\nFour admissions, #tired.\n\n[1] no entry\n\n[2026-12-01 07:00:30 PM] One. Two three.\n"
    )
    #expect([receipt.read, receipt.added, receipt.problems.count] == [2, 2, 0])
    let records = reading.records
    #expect(records.map(\.title) == ["A hard @night.", "One. Two three."])
    #expect(records.map { $0.at?.iso } == ["2026-07-01T18:50:00+02:00", "2026-12-01T19:00:30+01:00"])
    #expect(records.map(\.tags) == [["tired"], []])
    #expect(records.map(\.people) == [["night"], []])
    #expect(records.map(\.isFavorite) == [true, false])
    #expect(records.map(reading.body) == ["Four admissions, #tired.\n\n[1] no entry", ""])
    #expect(records.map(\.source) == ["import:jrnl", "import:jrnl"])
    #expect(records.map(\.origin) == ["2026-07-01 18:50", "2026-12-01 19:00:30"])
  }

  @Test func `a day that is none is named, and its lines are no text of the entry before`() throws {
    let reading = try Reading()
    let receipt = try reading.run(
      "j.txt",
      "[2026-02-01 10:00] Dr. Miller came. Rest! *\n[2026-02-30 10:00] No day\n[1-800-555-0199] call\n")
    #expect(receipt.problems.map(\.reason) == [.source(.noDate("2026-02-30 10:00"))])
    #expect(reading.records.map(\.title) == ["Dr. Miller came. Rest!"])
    #expect(reading.records.map(reading.body) == [""] && receipt.left.byReason == [.unreadable: 1])
  }

  @Test(
    arguments: [
      ("2019-07", "2019-07-01", nil), ("2019-07 14:23", "2019-07-01", "14:23"),
      ("2019-07 02:23:05 PM", "2019-07-01", "14:23:05"),
      ("2019 Jul 3 2:23 PM", "2019-07-03", "14:23"),
    ] as [(String, String, String?)])
  func `a month is its first day, as jrnl has it, and a year may stand before its month`(
    head: String, day: String, time: String?
  ) throws {
    let reading = try Reading()
    try reading.run("j.txt", "[2019-06-30 09:00] One\n[\(head)] Two\nText.\n")
    #expect(reading.records.map(\.title) == ["One", "Two"])
    #expect(reading.records.last?.date.iso == day && reading.records.last?.at?.local.time.iso == time)
  }

  @Test(arguments: [
    ("@", ["work", "anna", "todo"], []), ("#", ["todo"], ["work", "Anna"]),
    ("@#", ["work", "anna", "todo"], []),
  ]) func `the person says which sign the tags have`(signs: String, tags: [String], people: [String]) throws {
    let reading = try Reading()
    try reading.run("j.txt", "[2026-07-01 18:50] At @work with @Anna. #todo\n") { $0.tagSigns = signs }
    #expect(reading.records.map { $0.tags.sorted() } == [tags.sorted()])
    #expect(reading.records.map(\.people) == [people])
  }

  @Test(arguments: [
    ("Rain at the @beach with @Anna.", ["beach"], ["Anna"]), ("With @anna. #calm", ["calm"], ["anna"]),
    ("@work", ["work"], []),
  ]) func `an @ is a person where tags have their own mark, and where a name is written as one`(
    text: String, tags: [String], people: [String]
  ) throws {
    let reading = try Reading()
    try reading.run("j.txt", "[2026-07-01 18:50] \(text)\n")
    #expect(reading.records.map(\.tags) == [tags])
    #expect(reading.records.map(\.people) == [people])
    let other = try Reading()
    let words = text.split(separator: " ").filter { "@#".contains($0.first ?? " ") }
      .map { "\"" + $0.filter { $0 != "." } + "\"" }.joined(separator: ",")
    try other.run(
      "j.json",
      #"{"entries": [{"title": "T", "body": "B", "date": "2026-07-01", "time": "18:50", "tags": [\#(words)]}]}"#
    )
    #expect(other.records.map(\.tags) == [tags])
    #expect(other.records.map(\.people) == [people])
  }

  @Test func `reads version 1, in which brackets are text`() throws {
    let reading = try Reading()
    try reading.run(
      "j.txt", "2010-06-10 15:00 One.\n\n2013-06-10 15:40 He said \"[so]\".\n[2019-08-03 12:55] a chat log\n")
    #expect(reading.records.map(\.date.iso) == ["2010-06-10", "2013-06-10"])
    #expect(reading.records.map(reading.body) == ["", "[2019-08-03 12:55] a chat log"])
  }

  @Test func `days and months are told apart by the whole file, or not at all`() throws {
    let reading = try Reading()
    try reading.run("j.txt", "[05/06/2026 10:00] a\n[13/06/2026 10:00] b\n", as: .jrnl)
    #expect(reading.records.map(\.date.iso) == ["2026-06-05", "2026-06-13"])
    let receipt = try Reading().run("j.txt", "[05/06/2026 10:00] a\n", as: .jrnl)
    #expect(receipt.added == 0)
    #expect(receipt.problems.map(\.reason) == [.source(.ambiguousDate("05/06/2026 10:00"))])
  }

  @Test func `an entry whose head is no day is left out with its lines, and named`() throws {
    let reading = try Reading()
    let receipt = try reading.run(
      "j.txt",
      "[2026-06-05 10:00] One.\nText.\n[2026-02-30 10:00] Two.\nLost?\n[2026-06-06 10:00] _😊 happy_\n")
    #expect(receipt.problems.map(\.reason) == [.source(.noDate("2026-02-30 10:00"))])
    #expect(receipt.added == 2 && receipt.left.byReason == [.unreadable: 1])
    #expect(reading.records.map(reading.body) == ["Text.", ""])
    #expect(reading.records.last?.mood == "😊" && reading.records.last?.title == nil)
  }

  @Test func `the mood that an export wrote below the text comes back as one, and no word is lost`() throws {
    let reading = try Reading()
    try reading.run(
      "j.txt",
      """
      [2026-06-05 10:00] One
      Text.

      *😭 very sad*

      #calm
      [2026-06-06 10:00] _😐 neutral_

      #calm
      [2026-06-07 10:00] Three
      *😊 sehr froh*
      [2026-06-08 10:00] Four
      *😊 happy · Ward 3*

      """)
    #expect(reading.records.map(\.mood) == ["😭", "😐", "😊", nil])
    #expect(reading.records.map(\.title) == ["One", nil, "Three", "Four"])
    #expect(
      reading.records.map(reading.body) == [
        "Text.\n\n#calm", "#calm", "*😊 sehr froh*", "*😊 happy · Ward 3*",
      ])
  }

  @Test(arguments: [
    ("Text.\n\n*😴 traurig*\n\n#night", "😴"), ("*😴 sad*", "😴"), ("*😴*", nil), ("*😴 all day*", nil),
    ("*😊*", "😊"),
  ]) func `any sign of a mood comes back where its step is named behind it`(text: String, mood: String?)
    throws
  {
    let reading = try Reading()
    try reading.run("j.txt", "[2026-06-05 10:00] Day\n" + text + "\n")
    #expect(reading.records.map(\.mood) == [mood])
  }

  @Test func `without a zone times stay without an offset`() throws {
    let reading = try Reading(zone: nil)
    try reading.run("j.txt", "[2026-07-01 18:50] a\n")
    #expect(reading.records.map { $0.at?.iso } == ["2026-07-01T18:50:00"])
  }

  @Test func `reads its JSON`() throws {
    let reading = try Reading()
    try reading.run(
      "j.json",
      #"{"tags": {"@a": 1}, "entries": [{"title": "T", "body": "B", "date": "2026-07-01", "time": "18:50", "tags": ["@a"], "starred": true}, {"date": "x"}]}"#
    )
    let record = try #require(reading.records.first)
    #expect(record.title == "T" && record.tags == ["a"] && record.isFavorite)
    #expect(reading.records.count == 1)
  }

  @Test func `two entries of one minute are two`() throws {
    let reading = try Reading()
    try reading.run("j.txt", "[2026-07-01 18:50] a\n[2026-07-01 18:50] b\n")
    #expect(reading.records.compactMap(\.origin).sorted() == ["2026-07-01 18:50", "2026-07-01 18:50 (2)"])
  }

  @Test func `says that a file is encrypted`() throws {
    #expect(throws: ImportFailure.self) { try Reading().run("j.txt", "gAAAAABf0000") }
  }

  @Test func `a word with a hash does not make people of all the tags`() throws {
    let reading = try Reading()
    let days = (1...9).map { "[2026-07-0\($0) 08:00] Day @work.\n" }.joined()
    try reading.run("j.txt", days + "[2026-07-10 08:00] Issue #42, @work #todo.\n# Heading\n")
    #expect(reading.records.allSatisfy { $0.people.isEmpty && $0.tags.contains("work") })
    #expect(reading.records.last?.tags.contains("todo") == true)
  }
}
