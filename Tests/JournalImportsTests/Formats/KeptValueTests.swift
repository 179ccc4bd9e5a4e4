import ImportTestSupport
import JournalImports
import JournalModel
import JournalTestSupport
import Testing

/// Nothing of a source goes without a word: second values, properties with the names of keys,
/// tasks, headings.
@Suite struct KeptValueTests {
  private func text(_ reading: Reading) -> String {
    reading.records.first.flatMap { reading.text($0.path) } ?? ""
  }

  @Test
  func `properties of Logseq that are keys here get another name, those that come twice have both values`()
    throws
  {
    let page = """
      - logseq.order-list-type:: number
      - source:: https://a.org
      - kind:: shift
      - date:: 2020-01-01
      - title:: Mine
      - mood:: good
      - mood:: tired
      - effort:: 2
      - effort:: 3
      - logseq.order-list-type:: number
      - words
      """
    let archive = ZipMaker.archive([
      ("journals/2026_11_20.md", Array(page.utf8)), ("logseq/config.edn", Array("{}".utf8)),
    ])
    let reading = try Reading()
    #expect(try reading.run("x.zip", archive).added == 1)
    let record = try #require(reading.records.first)
    #expect(record.kind == .entry && record.date.iso == "2026-11-20" && record.title == "Mine")
    #expect(record.mood == "good" && record.problemCount == 0 && reading.body(record) == "words")
    let kept =
      "my-source: https://a.org\nmy-kind: shift\nmy-date: \"2020-01-01\"\nmy-mood: tired\neffort:\n  - \"2\"\n  - \"3\"\n"
    #expect(text(reading).contains(kept), "\(text(reading))")
    let again = try reading.run("x.zip", archive)
    #expect((again.added, again.same) == (0, 1))
  }

  @Test func `properties of Org that are keys here get another name`() throws {
    let reading = try Reading()
    try reading.run(
      "j.org",
      "* 2026-11-20 Friday\n** 18:50 Night\n:PROPERTIES:\n:SOURCE: x\n:TITLE: why\n"
        + ":EFFORT: 2\n:EFFORT: 3\n:ENERGY: 4\n:END:\nText\n"
    )
    #expect(reading.records.map(\.title) == ["Night"] && reading.records.first?.problemCount == 0)
    #expect(text(reading).contains("energy: 4\n"))
    let properties = "my-source: x\nmy-title: why\neffort:\n  - \"2\"\n  - \"3\"\n"
    #expect(text(reading).contains(properties), "\(text(reading))")
  }

  @Test func `a heading of Org that is no day, a drawer without its end and a block below a day stay`() throws
  {
    let reading = try Reading()
    try reading.run(
      "20261120.org",
      "* Ideas\nBuy milk\n** 08:00 Two\n:PROPERTIES:\n:ID: x\n** 09:00 Three\nlast\n")
    #expect(Set(reading.records.compactMap(\.title)) == ["Ideas", "Two", "Three"])
    #expect(Set(reading.records.map { reading.body($0) }) == ["Buy milk", "", "last"])
    let other = try Reading()
    try other.run("20261120.org", "* Friday\n#+BEGIN_SRC sh\n1\n#+END_SRC\nwords\n")
    #expect(other.records.map { other.body($0) } == ["```sh\n1\n```\nwords"])
  }

  @Test func `a note of Evernote keeps its tasks as boxes, and its own title, time and address`() throws {
    let reading = try Reading()
    let receipt = try reading.run(
      "n.enex",
      "<?xml version=\"1.0\"?><en-export><note><title>Night</title><content><![CDATA[<en-note><div>Words</div></en-note>]]></content>"
        + "<created>20261120T175000Z</created><note-attributes><source-url>https://a.org</source-url></note-attributes>"
        + "<task><title>Buy milk</title><created>20261119T175000Z</created><taskStatus>completed</taskStatus>"
        + "<reminder><created>20261119T175000Z</created></reminder></task><task><title>Sleep</title><taskStatus>open</taskStatus></task>"
        + "<resource><data></data><resource-attributes><source-url>https://b.org</source-url></resource-attributes></resource>"
        + "</note></en-export>")
    #expect(receipt.added == 1)
    let record = try #require(reading.records.first)
    #expect(record.title == "Night" && record.at?.iso == "2026-11-20T18:50:00+01:00")
    #expect(reading.body(record) == "Words\n- [x] Buy milk\n- [ ] Sleep")
    #expect(text(reading).contains("url: https://a.org\n"))
  }

  @Test func `a note of Joplin that is a task says whether it is done`() throws {
    let id = String(repeating: "a", count: 32)
    let note =
      "Buy milk\n\ntwo\n\nid: \(id)\ncreated_time: 2026-11-20T17:50:00.000Z\nis_todo: 1\ntodo_completed: 1795197000000\ntype_: 1"
    let reading = try Reading()
    try reading.run("x.zip", ZipMaker.archive([(id + ".md", Array(note.utf8))]))
    #expect(reading.records.map { reading.body($0) } == ["- [x] Buy milk\n\ntwo"])
  }

  @Test func `what Bearable has twice for a day is two records, and words have their amount`() throws {
    let table = """
      date,date formatted,weekday,time of day,category,rating/amount,detail,notes
      18th Nov 2026,2026-11-18,Wednesday,,Energy,2,,
      18th Nov 2026,2026-11-18,Wednesday,,Energy,4,,
      18th Nov 2026,2026-11-18,Wednesday,,Medication,2 tablets,Ibuprofen,
      """
    let reading = try Reading()
    #expect(try reading.run("b.csv", table, as: .moods).added == 2)
    let texts = reading.records.compactMap { reading.text($0.path) }
    #expect(
      texts.count { $0.contains("energy: 2\n") } == 1 && texts.count { $0.contains("energy: 4\n") } == 1)
    #expect(texts.contains { $0.contains("- Ibuprofen 2 tablets\n") }, "\(texts)")
  }

  @Test func `of two columns of one meaning, or with like heads, none is lost`() throws {
    let reading = try Reading()
    try reading.run(
      "t.csv", Array("Day,Mood,Stimmung,Sleep (h),Sleep h\n2026-11-18,4,2,7,8\n".utf8), as: .moods
    ) {
      let mood = ColumnMeaning.mood(MoodRange(worst: 1, best: 5))
      $0.columns = [
        ("Day", .date), ("Mood", mood), ("Stimmung", mood), ("Sleep (h)", .keep), ("Sleep h", .keep),
      ]
    }
    #expect(reading.records.map(\.mood) == ["😊"])
    #expect(text(reading).contains("stimmung: 2\nsleep-h: 7\nsleep-h-2: 8\n"), "\(text(reading))")
  }

  @Test func `a text and a page of one name are one note where they say the same`() throws {
    func count(_ page: String) throws -> Int {
      let members = [("n/20261120 A.txt", "Two calls."), ("n/20261120 A.html", page)]
      return try Reading().run(
        "x.zip", ZipMaker.archive(members.map { ($0.0, Array($0.1.utf8)) }), as: .notes
      ).added
    }
    #expect(try count("<h1>A</h1><p>Two <b>calls</b>.</p>") == 1)
    #expect(try count("<p>Something else</p>") == 2)
  }

  @Test func `two digits of a year are those of a life`() {
    #expect(WrittenDays(["13/06/98"]).day("13/06/98")?.iso == "1998-06-13")
    #expect(WrittenDays(["13/06/26"]).day("13/06/26")?.iso == "2026-06-13")
  }
}
