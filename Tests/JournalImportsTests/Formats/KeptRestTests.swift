import ImportTestSupport
import JournalFiles
import JournalFormat
import JournalImports
import JournalModel
import JournalTestSupport
import Testing

/// What programs keep beside the text: taken, or named.
@Suite struct KeptRestTests {
  private func archive(_ members: [(String, String)]) -> [UInt8] {
    ZipMaker.archive(members.map { ($0.0, Array($0.1.utf8)) })
  }

  @Test func `a page of Logseq without a day is named, one with a day in its name is an entry`() throws {
    let members = [
      ("journals/2026_11_20.md", "- hi\n"), ("pages/Ideas.md", "- idea\n"),
      ("pages/2026-11-21 Plan.md", "- go\n"),
      ("logseq/x.md", "x"),
    ]
    let reading = try Reading()
    let receipt = try reading.run("l.zip", archive(members))
    #expect([receipt.read, receipt.added] == [3, 2])
    #expect(receipt.problems.map(\.reason) == [.source(.undated("Ideas.md"))])
    #expect(reading.records.map { $0.title ?? "" } == ["", "2026-11-21 Plan"])
  }

  @Test func `what an address book notes of a person is the text of theirs`() throws {
    let reading = try Reading()
    try reading.run(
      "c.vcf", "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Ada\r\nNOTE:likes tea\\nand cake\r\nEND:VCARD\r\n")
    #expect(reading.records.map { reading.body($0) } == ["likes tea\nand cake"])
  }

  @Test(arguments: [
    (#""Water 3""#, "tracker:\n  - Water 3\n"), (#"["Water 3", "Tea"]"#, "tracker:\n  - Water 3\n  - Tea\n"),
    (#"[{"name": "Water", "value": 3}]"#, "tracker:\n  - \"Water: 3\"\n"),
    (#"{"Water": 3}"#, "tracker:\n  - \"Water: 3\"\n"),
  ])
  func `what a tracker of Diarium counted is kept`(tracker: String, kept: String) throws {
    let reading = try Reading()
    try reading.run(
      "d.json", #"[{"date": "2026-11-20T18:50:00", "heading": "H", "html": "a", "tracker": \#(tracker)}]"#)
    let text = reading.records.first.flatMap { reading.text($0.path) } ?? ""
    #expect(text.contains(kept), "\(text)")
  }

  @Test(
    arguments: [
      (
        "j.json",
        #"{"id": "1", "date_journal": 1795000000000, "text": "a", "address": "Rue 1", "lat": 48.8, "lon": 2.3}"#,
        "Rue 1"
      ),
      (
        "j.json",
        #"{"id": "1", "dateOfJournal": "2026-11-18T11:00:00Z", "text": "a", "location": {"name": "Home", "address": "Rue 1", "lat": 48.8, "lng": 2.3}}"#,
        "Home, Rue 1"
      ),
      (
        "d.json",
        #"{"entries": [{"uuid": "1", "creationDate": "2026-11-18T11:00:00Z", "text": "a", "location": {"placeName": "Rue 1", "latitude": 48.8, "longitude": 2.3}}]}"#,
        "Rue 1"
      ),
      (
        "d.json",
        #"[{"date": "2026-11-18T11:00:00", "heading": "H", "html": "a", "address": "Rue 1", "location": [48.8, 2.3]}]"#,
        "Rue 1"
      ),
      (
        "d.xml",
        #"<data><table name="diaro_locations"><r><uid>l</uid><title>Rue 1</title><lat>48.8</lat><lng>2.3</lng></r></table><table name="diaro_entries"><r><uid>e</uid><date>1795000000000</date><text>a</text><location_uid>l</location_uid></r></table></data>"#,
        "Rue 1"
      ),
      (
        "n.enex",
        "<en-export><note><title>T</title><content>a</content><created>20261118T110000Z</created><note-attributes><latitude> 48.8 </latitude><longitude>2.3</longitude></note-attributes></note></en-export>",
        nil
      ),
    ] as [(String, String, String?)], [false, true])
  func `where on the map it was written is taken where that is wished, else named`(
    source: (name: String, text: String, place: String?), keepsPosition: Bool
  ) throws {
    let reading = try Reading()
    let receipt = try reading.run(source.name, source.text) { $0.keepsPosition = keepsPosition }
    #expect(receipt.added == 1 && receipt.leftOut == (keepsPosition ? [:] : [.position: 1]))
    let record = try #require(reading.records.first)
    #expect(record.place == source.place)
    let hasPosition = reading.text(record.path)?.contains("latitude: \"48.8\"\nlongitude: \"2.3\"\n") ?? false
    #expect(hasPosition == keepsPosition)
  }

  @Test(
    arguments: [
      [
        (
          "0123456789abcdef0123456789abcdef.md",
          "T\n\na\n\nid: 1\ncreated_time: 2026-11-18T11:00:00.000Z\nlatitude: 48.80000000\nlongitude: 2.30000000\ntype_: 1"
        )
      ],
      [
        (
          "Entries/2026-11-18.html",
          #"<div class="gridItem assetType_photo" id="P"></div><div class="gridItem assetType_map" id="M"></div><p>a</p>"#
        ),
        ("Resources/P.json", #"{"latitude": 1.5, "longitude": 2.5}"#),
        ("Resources/M.json", #"{"visits": [{"placeName": "Rue 1", "latitude": 48.8, "longitude": 2.3}]}"#),
      ],
      [
        ("Entries/2026-11-18.html", #"<div class="gridItem assetType_photo" id="P"></div><p>a</p>"#),
        ("Resources/P.json", #"{"latitude": 48.8, "longitude": 2.3}"#),
      ],
    ], [false, true])
  func `and so it is of archives`(members: [(String, String)], keepsPosition: Bool) throws {
    let reading = try Reading()
    let receipt = try reading.run("x.zip", archive(members)) { $0.keepsPosition = keepsPosition }
    #expect(receipt.added == 1 && receipt.leftOut == (keepsPosition ? [:] : [.position: 1]))
    let text = reading.records.first.flatMap { reading.text($0.path) } ?? ""
    #expect(text.contains("latitude: \"48.8\"\nlongitude: \"2.3\"\n") == keepsPosition, "\(text)")
  }

  @Test func `scores of another type than moods are kept under its name, and are no mood`() throws {
    let reading = try Reading()
    try reading.run(
      "p.json",
      #"[{"date": "2026-11-18", "type": "Mood", "scores": [4]}, {"date": "2026-11-18", "type": "Sleep", "scores": [1], "notes": "short"}]"#
    )
    #expect(reading.records.compactMap(\.mood) == ["😊"] && reading.records.count == 2)
    let text = reading.records.first { $0.mood == nil }.flatMap { reading.text($0.path) } ?? ""
    #expect(text.contains("\nsleep: 1\n") && text.hasSuffix("\n\nshort\n"), "\(text)")
  }

  @Test func `what a note shows and what is not there, or is no picture, is named`() throws {
    let note = "![[gone.png]] ![a](pics/gone.m4a) ![[b.png]] [c](c.pdf)\n"
    let members = [
      ("v/2026-11-18.md", note), ("v/b.png", "x"), ("v/c.pdf", "x"), ("v/d.canvas", "{}"),
      ("v/.obsidian/app.json", "{}"),
    ]
    let reading = try Reading()
    let receipt = try reading.run("v.zip", archive(members))
    #expect(
      receipt.problems.map(\.reason) == [
        .source(.missingMedia("gone.png")), .source(.missingMedia("gone.m4a")),
      ])
    #expect(receipt.left.listed.map(\.thing.what) == ["c.pdf", "d.canvas"])
    #expect(receipt.leftOut == [.otherMedia: 2] && receipt.mediaFound == 1)
    let body = reading.records.first.map { reading.body($0) }
    #expect(body == "![[gone.png]] ![a](pics/gone.m4a) ![](img/2026-11-18-b.png) [c](c.pdf)")
  }

  @Test(
    arguments: [
      ("created: 2026-11-01T21:15", "2026-11-01T21:15:00+01:00"), ("created: 2026-11-01", nil),
      ("date: 2026-11-02\ncreated: 2026-11-01T21:15", nil),
      ("at: 2026-11-01T08:00:00+01:00\ncreated: 2026-11-01T21:15", "2026-11-01T08:00:00+01:00"),
    ] as [(String, String?)])
  func `when a note was made says when it was written, where nothing else does`(keys: String, at: String?)
    throws
  {
    let reading = try Reading()
    try reading.run("n.zip", archive([("n/Walk.md", "---\n\(keys)\n---\nx\n")]))
    #expect(reading.records.map { $0.at?.iso } == [at])
  }

  @Test func `a photo of Day One that no entry has is named`() throws {
    let json =
      #"{"entries": [{"uuid": "1", "creationDate": "2026-11-18T11:00:00Z", "text": "![](dayone-moment://A)", "photos": [{"identifier": "A", "md5": "aa", "type": "jpeg"}]}]}"#
    let members = [("Journal.json", json), ("photos/aa.jpeg", "x"), ("photos/bb.jpeg", "y")]
    let receipt = try Reading().run("d.zip", archive(members))
    #expect(receipt.leftOut == [.unusedMedia: 1] && receipt.left.listed.map(\.thing.what) == ["bb.jpeg"])
    #expect(receipt.mediaFound == 1)
  }

  @Test(arguments: [
    ("** two stars", "** two stars"), ("* one", "\\* one"), ("# sign", "\\# sign"), ("#+x", "#+x"),
  ])
  func `a line that Org was kept from taking for its own is as it was`(line: String, body: String) throws {
    let reading = try Reading()
    try reading.run("20261120.org", "* Friday\n** 18:50 T\n\u{200B}\(line)\n")
    #expect(reading.records.map { reading.body($0) } == [body])
  }

  @Test(arguments: [
    ("a\\.b", "a.b"), ("`b\\.c` d\\.e", "`b\\.c` d.e"), ("``b` \\.c`` d\\.e", "``b` \\.c`` d.e"),
    ("a ` b\\.c", "a ` b.c"), ("`` a\\.b ` c\\.d ``", "`` a\\.b ` c\\.d ``"),
    ("a `` b\\.c ` d\\.e ``` f\\.g", "a `` b.c ` d.e ``` f.g"),
    ("\\`` a\\.b ` c\\.d", "\\`` a\\.b ` c.d"),
    ("```\nb `c`\n\nd\\.e\n```\nf\\.g", "```\nb `c`\n\nd\\.e\n```\nf.g"),
    ("~~~sh\nb\\.c\n~~~", "~~~sh\nb\\.c\n~~~"),
    ("text\n\n    ind\\.code\n\nx\\.y", "text\n\n    ind\\.code\n\nx.y"),
    ("- item\n\n    more\\.", "- item\n\n    more."), ("text\n    more\\.", "text\n    more."),
  ])
  func `Day One's backslashes go, but for those of code`(text: String, body: String) throws {
    let reading = try Reading()
    let quoted = text.replacing("\\", with: "\\\\").replacing("\n", with: "\\n")
    try reading.run(
      "d.json",
      #"{"entries": [{"uuid": "1", "creationDate": "2026-11-18T11:00:00Z", "text": "\#(quoted)"}]}"#)
    #expect(reading.records.map { reading.body($0) } == [body])
  }

  @Test func `the profile beside exported records is named`() throws {
    let members = [
      ("md/journal.md", "---\nsmjournal: 1\n---\n"), ("md/2026/11/2026-11-20-a.md", "x\n"),
      ("md/notes/journal.md", "---\ndate: 2026-11-21\n---\nmine\n"),
    ]
    let receipt = try Reading().run("m.zip", archive(members))
    #expect(receipt.read == 3 && receipt.added == 2 && receipt.leftOut == [.profile: 1])
  }

  @Test func `a person among Markdown files has no day of the receipt`() throws {
    let members = [("people/ada.md", "---\nkind: person\nname: Ada\n---\n"), ("2026-11-20-a.md", "x\n")]
    let receipt = try Reading().run("m.zip", archive(members))
    #expect([receipt.first, receipt.last].map { $0?.iso } == ["2026-11-20", "2026-11-20"])
  }

  @Test func `the backup of Diarium is read where sqlite3 is installed, with its pictures and tags`() throws {
    let reading = try Reading()
    let path = reading.folder.absolute("d.diary")
    let tables = """
      CREATE TABLE Entries(DiaryEntryId integer primary key, Heading text, Text text, Rating integer, Latitude real, Longitude real);
      INSERT INTO Entries VALUES(639291645000000000,'H','<p>a "b"</p>',5,48.8,2.3);
      CREATE TABLE Media(MediaId integer primary key, DiaryEntryId integer, Type integer, Data blob);
      INSERT INTO Media VALUES(1,639291645000000000,0,X'FFD8FF01'),(2,639291645000000000,2,X'00');
      CREATE TABLE Tags(DiaryTagId integer, Value text); INSERT INTO Tags VALUES(7,'night');
      CREATE TABLE EntryTags(DiaryEntryId integer, DiaryTagId integer);
      INSERT INTO EntryTags VALUES(639291645000000000,7);
      """
    let maker = FilterProcess("sqlite3", ["-batch", path, tables].map { Array($0.utf8) })
    guard let maker, try maker.finish(into: MemorySink()) else { return }
    let receipt = try reading.run("d.diary", reading.folder.bytes(of: "d.diary") ?? [])
    #expect(receipt.format == .diarium && receipt.leftOut == [.otherMedia: 1, .position: 1])
    let record = try #require(reading.records.first)
    #expect(record.at?.iso == "2026-11-01T21:15:00+01:00" && record.origin == "2026-11-01T21:15:00")
    #expect(record.title == "H" && record.mood == "😄" && record.tags == ["night"])
    #expect(reading.body(record) == "a \"b\"" && record.photos.count == 1)
  }

  @Test func `an archive with a password is told to be one`() throws {
    var bytes = archive([("x.bin", "x")])
    // The flag stands in the local header and in the directory.
    let directory = try #require(bytes.indices.first { bytes[$0...].starts(with: [0x50, 0x4B, 1, 2]) })
    bytes[6] |= 1
    bytes[directory + 8] |= 1
    #expect(throws: ImportFailure(.encrypted, "x.zip")) { try Reading().run("x.zip", bytes) }
  }
}
