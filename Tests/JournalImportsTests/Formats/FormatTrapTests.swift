import ImportTestSupport
import JournalFormat
import JournalImports
import JournalModel
import JournalTestSupport
import Testing
import YAMLCodec

/// What real exports have that their formats do not let one expect.
@Suite struct FormatTrapTests {
  @Test func `Apple Journal: words beside the element for them, a title behind it, pictures that are drawn`()
    throws
  {
    let page = """
      <html><body><p class="p1"><span class="s1"><div class="pageContainer"><div class="pageHeader">Saturday</div>
      <div class="assetGrid">
      <div class="gridItem assetType_photo" id="AAA"><img class="asset_image" src="../Resources/AAA.jpeg"/></div>
      <div class="gridItem assetType_music" id="BBB"><img src="../Resources/playIcon.heic"/></div>
      <div class="gridItem assetType_multiPinMap" id="DDD"><img src="../Resources/DDD.heic"/></div>
      <div class="gridItem assetType_stateOfMind" id="EEE" style="background-color: rgb(217, 210, 243);">
      <div class="gridItemOverlayText">Sad</div><img src="../Resources/EEE.heic"/></div>
      </div><div class="title"></div></div></span><span class="s2">Sedentary lifestyle </span>
      <span class="s1"><div class="bodyText"></div></span></p>
      <p class="p2"><span class="s3">A hectic day.</span></p>words alone<ul class="ul1"><li>one</li><li>two</li></ul>
      </body></html>
      """
    let place = #"{"visits": [{"placeName": "Hospital", "city": "Lyon", "latitude": 45, "longitude": 4}]}"#
    let reading = try Reading()
    let receipt = try reading.run(
      "a.zip",
      ZipMaker.archive([
        ("AppleJournalEntries/index.html", Array("<a>index</a>".utf8)),
        ("AppleJournalEntries/Entries/2026-11-20_0A1B2C3D.html", Array(page.utf8)),
        ("AppleJournalEntries/Resources/AAA.jpeg", [0xFF, 0xD8, 0xFF]),
        ("AppleJournalEntries/Resources/DDD.json", Array(place.utf8)),
        ("AppleJournalEntries/Resources/EEE.heic", [0]),
      ]))
    #expect([receipt.read, receipt.added, receipt.mediaFound, receipt.problems.count] == [1, 1, 1, 0])
    let record = try #require(reading.records.first)
    #expect(record.title == "Sedentary lifestyle")
    #expect(reading.body(record) == "A hectic day.\n\nwords alone\n\n- one\n- two")
    #expect(record.photos == ["img/2026-11-20-aaa.jpeg"])
    #expect(record.place == "Hospital, Lyon")
    #expect(record.mood == "😭" && record.tags == ["Sad"])
    let text = try #require(reading.text(record.path))
    #expect(text.contains("mood-name: Sad\nmood-derived: true\n"))
  }

  @Test(arguments: [
    ("background-color: rgb(255, 238, 231)", Mood.Step.veryHappy), ("background-color:#e2e7e7", .neutral),
    ("background-color: rgba(215,224,236,1)", .sad), ("background-color: #000000", nil),
    ("background: linear-gradient(#fff, #000)", nil), ("background-color: rgb(1e400, x, 2)", nil), (nil, nil),
  ])
  func `the color of a state of mind`(style: String?, step: Mood.Step?) {
    #expect(AppleMoodColor.step(style: style) == step)
  }

  @Test func `Day One: a zone that nobody knows, a photo of another entry, one that nobody lists`() throws {
    let json = """
      {"entries": [
        {"uuid": "A", "creationDate": "2026-10-25T01:30:00Z", "timeZone": "Nowhere/X", "location": {"timeZoneName": "Asia/Tokyo"},
         "text": "![](dayone-moment://P) ![](dayone-moment://Q) ![](dayone-moment:/video/V)"},
        {"uuid": "B", "creationDate": "2026-10-26T01:30:00Z", "text": "", "photos": [{"identifier": "P", "md5": "abc", "type": "png"}]}]}
      """
    let reading = try Reading()
    let receipt = try reading.run(
      "a.zip",
      ZipMaker.archive([
        ("J.json", Array(json.utf8)), ("Copy.json", Array(json.utf8)),
        ("photos/abc.png", [0x89, 0x50, 0x4E, 0x47]),
      ]))
    #expect([receipt.added, receipt.mediaMissing] == [2, 1])
    #expect(reading.records.first?.at?.iso == "2026-10-25T10:30:00+09:00")
    #expect(reading.records.first?.photos == ["img/2026-10-25-abc.png"])
  }

  @Test func `Markdown: photos and recordings of the keys, links to other notes, people, and no trash`()
    throws
  {
    let first = """
      ---
      date: "2026-11-20"
      photos:
        - img/a.png
      audio:
        - img/b.m4a
      ---
      ![Léa](img/a.png) and [next](../12/2026-12-01-two.md), [elsewhere](https://example.org/x.md)

      """
    let reading = try Reading()
    let receipt = try reading.run(
      "j.zip",
      ZipMaker.archive([
        ("journal.md", Array("---\nsmjournal: 1\nkind: profile\n---\n".utf8)),
        ("2026/11/2026-11-20 one.md", Array(first.utf8)),
        ("2026/11/img/a.png", [0x89, 0x50, 0x4E, 0x47, 1]), ("2026/11/img/b.m4a", [0]),
        ("2026/12/2026-12-01-two.md", Array("---\nphotos: [img/a.png]\n---\ntwo\n".utf8)),
        ("2026/12/img/a.png", [0x89, 0x50, 0x4E, 0x47, 2]),
        ("people/lea.md", Array("---\nkind: person\nname: Léa\n---\n".utf8)),
        ("trash/2026/11/2026-11-02.md", Array("gone".utf8)), ("templates/day.md", Array("{{date}}".utf8)),
        (".trash/2026-11-03.md", Array("gone".utf8)),
      ]), as: .markdown)
    #expect([receipt.added, receipt.mediaFound, receipt.problems.count] == [3, 3, 0])
    let text = try #require(reading.text("2026/11/2026-11-20-one.md"))
    #expect(
      text.contains("![Léa](img/2026-11-20-a.png) and [next](../12/2026-12-01-two.md), [elsewhere](https:"))
    #expect(text.contains("photos:\n  - img/2026-11-20-a.png\naudio:\n  - img/2026-11-20-b.m4a\n"))
    #expect(reading.folder.bytes(of: "journal/2026/12/img/2026-12-01-a.png")?.last == 2)
    #expect(reading.text("people/lea.md")?.contains("kind: person") == true)
  }

  @Test func `Markdown: a file that is named by the morning after its night keeps its name`() throws {
    let reading = try Reading()
    let text = "---\nkind: check-out\ndate: \"2026-11-20\"\nfatigue: 3\n---\n"
    try reading.run("j.zip", ZipMaker.archive([("2026-11-21-0745-check-out.md", Array(text.utf8))]))
    #expect(reading.records.map(\.id) == ["2026-11-21-0745-check-out"])
  }

  @Test func `org-journal: links in headings, text as far in as its heading`() throws {
    let reading = try Reading()
    try reading.run("20261120.org", "* Friday\n** 08:22 See [[https://a.b][this]]\n   Text\n   - item\n")
    let record = try #require(reading.records.first)
    #expect(record.title == "See this" && reading.body(record) == "Text\n- item")
  }

  @Test func `org-journal: an address alone is a link without words`() throws {
    let reading = try Reading()
    try reading.run("20261120.org", "* Friday\n** 08:22 T\n[[https://a.b][this]] and [[https://c.d]]\n")
    #expect(try reading.body(#require(reading.records.first)) == "[this](https://a.b) and <https://c.d>")
  }

  @Test(arguments: ["-9223372036854775808", "9223372036854775807", "1e999", "99999999999999999999"])
  func `numbers that can't be reckoned with cost their value`(number: String) throws {
    let daylio = """
      {"customMoods": [{"id": 1, "mood_group_id": \(number), "predefined_name_id": \(number)}], "tags": [],
       "dayEntries": [{"id": \(number), "datetime": \(number), "timeZoneOffset": \(number), "year": \(number),
       "month": \(number), "day": \(number), "mood": 1, "tags": [\(number)], "note": "n"}]}
      """
    #expect(try Reading().run("d.json", daylio).leftOut == [.unreadable: 1])
    let pixels = #"[{"date": "2026-11-20", "scores": [\#(number)], "notes": "n", "tags": []}]"#
    #expect(try Reading().run("p.json", pixels).added == 1)
    let journey =
      #"{"date_journal": 1778176200000, "text": "n", "mood": \#(number), "sentiment": \#(number)}"#
    #expect(try Reading().run("j.json", journey).added == 1)
    let fitbit = """
      [{"dateOfSleep": "2026-11-20", "startTime": "2026-11-19T23:00:00", "endTime": "2026-11-20T06:00:00",
        "minutesAsleep": \(number)}]
      """
    #expect(try Reading().run("sleep-2026-11-20.json", fitbit, as: .health).read == 1)
  }

  @Test func `a day has no more scores than a person gives`() throws {
    let scores = Array(repeating: "3", count: 1_000).joined(separator: ",")
    let receipt = try Reading().run("p.json", "[{\"date\": \"2026-11-20\", \"scores\": [\(scores)]}]")
    #expect(receipt.added == 100)
  }

  @Test func `a text longer than any entry is left out with its place`() throws {
    let long = String(repeating: "x", count: 5 << 20)
    let receipt = try Reading().run("j.txt", "[2026-11-20 10:00] One.\n\n[2026-11-21 10:00] \(long)\n")
    #expect(receipt.added == 1 && receipt.leftOut == [.unreadable: 1])
    #expect(receipt.problems.map(\.position?.line) == [3])
  }
}
