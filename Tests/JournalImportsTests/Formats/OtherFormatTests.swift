import ImportTestSupport
import JournalImports
import JournalModel
import JournalTestSupport
import Testing

@Suite struct OtherFormatTests {
  @Test func `Day One: the day of the entry's own zone, pictures in the text, links between entries`() throws
  {
    let json = #"""
      {"metadata": {"version": "1.0"}, "entries": [
        {"uuid": "AA", "creationDate": "2026-05-30T03:30:00Z", "timeZone": "America\/New_York", "starred": true, "tags": ["x"],
         "text": "# Evening\n7\\.30\\! ![](dayone-moment:\/\/P1) and [that](dayone:\/\/view?entryId=BB)",
         "photos": [{"identifier": "P1", "md5": "d41d8", "type": "jpeg"}, {"identifier": "P2", "md5": "0cc17", "type": "jpeg"}],
         "location": {"placeName": "Cafe", "localityName": "Albany", "country": "USA"},
         "weather": {"conditionsDescription": "Clear", "temperatureCelsius": 12.4}},
        {"uuid": "BB", "creationDate": "2026-05-31T10:00:00Z", "timeZone": "Europe\/Paris", "text": "b"}]}
      """#
    let jpeg: [UInt8] = [0xFF, 0xD8, 0xFF, 1]
    let reading = try Reading()
    let receipt = try reading.run(
      "one.zip", ZipMaker.archive([("Journal.json", Array(json.utf8)), ("photos/d41d8.jpeg", jpeg)]))
    #expect([receipt.added, receipt.mediaFound, receipt.mediaMissing] == [2, 1, 1])
    let record = try #require(reading.records.first)
    #expect(record.date.iso == "2026-05-29")
    #expect(record.at?.iso == "2026-05-29T23:30:00-04:00")
    #expect(record.title == "Evening")
    #expect(record.place == "Cafe, Albany, USA")
    #expect(record.weather == "Clear, 12 °C")
    #expect(record.photos == ["img/2026-05-29-d41d8.jpeg"])
    #expect(
      reading.body(record) == "7.30! ![](img/2026-05-29-d41d8.jpeg) and [that](2026-05-31-1200-entry.md)")
  }

  @Test func `Day One classic: property lists, of which a broken one costs itself`() throws {
    let entry = """
      <?xml version="1.0"?><plist version="1.0"><dict><key>Creation Date</key><date>2013-10-27T02:27:27Z</date>
      <key>Entry Text</key><string>Text &amp; more</string><key>Starred</key><true/><key>UUID</key><string>U1</string>
      <key>Tags</key><array><string>PLaY</string></array><key>Time Zone</key><string>Europe/Stockholm</string></dict></plist>
      """
    let reading = try Reading()
    let archive = ZipMaker.archive([
      ("j/entries/U1.doentry", Array(entry.utf8)),
      ("j/entries/U2.doentry", Array("<dict></dict></plist>".utf8)),
    ])
    let receipt = try reading.run("c.zip", archive)
    #expect([receipt.read, receipt.added, receipt.problems.count] == [2, 1, 1])
    let record = try #require(reading.records.first)
    #expect(record.at?.iso == "2013-10-27T03:27:27+01:00")
    #expect(record.tags == ["PLaY"] && record.isFavorite && reading.body(record) == "Text & more")
  }

  @Test func `Apple Journal: the day of the file's name, its title, texts, pictures and feelings`() throws {
    let page = """
      <html><head><title>x</title></head><body><div class="pageHeader">Friday, November 20, 2026</div>
      <div class="assetGrid"><div class="gridItem assetType_photo"><img src="../Resources/ABC.heic" class="asset_image"/></div>
      <div class="gridItem assetType_stateOfMind"><div class="gridItemOverlayHeader">Sad, Overwhelmed</div>
      <div class="gridItemOverlayFooter">Health</div></div></div>
      <div class="title"><p class="p1"><span>A day</span></p></div>
      <div class="bodyText"><p class="p2"><span>Text <b>bold</b></span></p><p class="p2"><span>two</span></p></div></body></html>
      """
    let archive = ZipMaker.archive([
      ("AppleJournalEntries/Entries/2026-11-20_A_day.html", Array(page.utf8)),
      ("__MACOSX/AppleJournalEntries/Entries/._2026-11-20_A_day.html", [1]),
      ("AppleJournalEntries/Resources/ABC.jpeg", [0xFF, 0xD8, 0xFF]),
    ])
    let reading = try Reading()
    let receipt = try reading.run("a.zip", archive)
    #expect([receipt.read, receipt.added, receipt.mediaFound] == [1, 1, 1])
    let record = try #require(reading.records.first)
    #expect(record.date.iso == "2026-11-20" && record.title == "A day" && record.at == nil)
    #expect(record.mood == "Sad" && record.tags == ["Sad", "Overwhelmed", "Health"])
    #expect(reading.body(record) == "Text **bold**\n\ntwo")
    #expect(record.photos == ["img/2026-11-20-abc.jpeg"])
  }

  @Test(arguments: [
    (
      "p.json",
      #"[{"date": "2026-5-7", "type": "Mood", "scores": [2], "notes": "n", "tags": [{"type": "T", "entries": ["x"]}]}]"#,
      "2026-05-07", "😞", "n"
    ),
    (
      "d.json",
      #"[{"date": "2026-05-07T18:50:00.1234567", "heading": "H", "html": "<p>n</p>", "tags": ["x"], "rating": 5}]"#,
      "2026-05-07", "😄", "n"
    ),
    (
      "j.json",
      #"{"id": "1", "date_journal": 1778176200000, "text": "<p>n</p>", "mood": 2, "tags": ["x"], "timezone": "Europe/Paris"}"#,
      "2026-05-07", "😊", "n"
    ),
  ])
  func `other programs' JSON`(name: String, json: String, day: String, mood: String, body: String) throws {
    let reading = try Reading()
    #expect(try reading.run(name, json).added == 1)
    let record = try #require(reading.records.first)
    #expect(
      record.date.iso == day && record.mood == mood && reading.body(record) == body && record.tags == ["x"])
  }

  @Test func `Daybook, Diaro, org-journal, Logseq and Markdown`() throws {
    let diaro = """
      <?xml version="1.0"?><data version="2"><table name="diaro_tags"><r><uid>t</uid><title>x</title></r></table>
      <table name="diaro_entries"><r><uid>e</uid><date>1778176200000</date><tz_offset>+02:00</tz_offset><title>T</title>
      <text>n</text><tags>,t,</tags><mood>1</mood></r></table></data>
      """
    let cases: [(archive: [(String, String)], format: ImportFormat, day: String, body: String)] = [
      ([("entries.csv", "Date,Title,Text,Images\n2026-05-07-18:50,T,n,\n")], .daybook, "2026-05-07", "n"),
      ([("DiaroBackup.xml", diaro)], .diaro, "2026-05-07", "n"),
      (
        [("20260507.org", "* Donnerstag\n:PROPERTIES:\n:CREATED: 20260507\n:END:\n** 18:50 T :x:\nn\n")],
        .orgJournal,
        "2026-05-07", "n"
      ),
      (
        [("journals/2026_05_07.md", "- tags:: x\n- n\n"), ("logseq/config.edn", "{}")], .logseq, "2026-05-07",
        "n"
      ),
      ([("Daily/2026-05-07.md", "---\ntags: [x]\n# mine\nown: 1\n---\nn\n")], .markdown, "2026-05-07", "n"),
    ]
    for (members, format, day, body) in cases {
      let reading = try Reading()
      let receipt = try reading.run("x.zip", ZipMaker.archive(members.map { ($0.0, Array($0.1.utf8)) }))
      #expect(receipt.format == format)
      let record = try #require(reading.records.first, "\(format)")
      #expect(record.date.iso == day && reading.body(record) == body, "\(format)")
    }
  }

  @Test func `Markdown files keep their bytes but for the keys that an import adds`() throws {
    let reading = try Reading()
    let note = "---\ntags: [x]   # mine\nown: 1\n---\nn\n\n![a](pics/p.png) ![b](https://x.org/y.png)\n"
    try reading.run(
      "v.zip",
      ZipMaker.archive([("2026-05-07 Night.md", Array(note.utf8)), ("pics/p.png", [0x89, 0x50, 0x4E, 0x47])]))
    let text = try #require(reading.text("2026/05/2026-05-07-night.md"))
    #expect(
      text.hasPrefix(
        "---\ntags: [x]   # mine\nown: 1\nsource: import:markdown\norigin: 2026-05-07 Night.md\n"
          + "photos:\n  - img/2026-05-07-p.png\n---\n"))
    #expect(text.hasSuffix("\nn\n\n![a](img/2026-05-07-p.png) ![b](https://x.org/y.png)\n"))
  }
}
