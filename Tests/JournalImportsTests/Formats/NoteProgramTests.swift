import ImportTestSupport
import JournalFormat
import JournalImports
import JournalModel
import JournalTestSupport
import Testing

/// Programs for notes: of each a small export as it writes them.
@Suite struct NoteProgramTests {
  /// An export, and what becomes of it: the first record's moment, title, tags and text.
  struct Case: Sendable, CustomTestStringConvertible {
    var format: ImportFormat
    var file = "export.zip"
    var members: [(String, String)]
    var at: String?
    var title: String?
    var tags: [String] = []
    var body = ""
    var leftOut: [ImportOmission: Int] = [:]
    var testDescription: String { format.name }
  }

  static let cases: [Case] = [
    Case(
      format: .evernote, file: "n.enex",
      members: [
        (
          "",
          """
          <?xml version="1.0"?><!DOCTYPE en-export SYSTEM "http://xml.evernote.com/pub/evernote-export4.dtd">
          <en-export><note><title>Night</title><content><![CDATA[<?xml version="1.0"?><en-note><div>Two <b>calls</b></div>
          <div><en-todo checked="true"/>rest</div></en-note>]]></content><created>20261120T175000Z</created>
          <tag>ward</tag><tag>night</tag></note></en-export>
          """
        )
      ],
      at: "2026-11-20T18:50:00+01:00", title: "Night", tags: ["ward", "night"],
      body: "Two **calls**\n- [x] rest"),
    Case(
      format: .keep,
      members: [
        (
          "Takeout/Keep/a.json",
          #"{"title": "List", "listContent": [{"text": "a", "isChecked": true}, {"text": "b", "isChecked": false}],"#
            + #" "labels": [{"name": "ward"}], "isTrashed": false, "createdTimestampUsec": 1795197000000000,"#
            + #" "userEditedTimestampUsec": 1795197060000000}"#
        ),
        ("Takeout/Keep/a.html", "<html></html>"),
        (
          "Takeout/Keep/b.json",
          #"{"textContent": "old", "isTrashed": true, "userEditedTimestampUsec": 1795197060000000}"#
        ),
      ],
      at: "2026-11-20T18:50:00+01:00", title: "List", tags: ["ward"], body: "- [x] a\n- [ ] b",
      leftOut: [.trashed: 1]),
    Case(
      format: .simplenote,
      members: [
        (
          "source/notes.json",
          #"{"activeNotes": [{"id": "x", "content": "Night\r\n\r\ntwo calls", "creationDate": "2026-11-20T17:50:00.000Z","#
            + #" "lastModified": "2026-11-21T08:00:00.000Z", "tags": ["ward"]}], "trashedNotes": [{"id": "y"}]}"#
        ),
        ("Night.txt", "Night\r\n\r\ntwo calls"),
      ],
      at: "2026-11-20T18:50:00+01:00", title: "Night", tags: ["ward"], body: "two calls",
      leftOut: [.trashed: 1]),
    Case(
      format: .standardNotes,
      members: [
        (
          "Standard Notes Backup and Import File.txt",
          #"{"version": "004", "items": [{"uuid": "n", "content_type": "Note", "created_at": "2026-11-20T17:50:00.123Z","#
            + #" "content": {"title": "Night", "text": "two calls"}}, {"uuid": "t", "content_type": "Tag","#
            + #" "content": {"title": "ward", "references": [{"uuid": "n", "content_type": "Note"}]}}]}"#
        )
      ],
      at: "2026-11-20T18:50:00+01:00", title: "Night", tags: ["ward"], body: "two calls"),
    Case(
      format: .joplin,
      members: [
        (
          "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa.md",
          "Night\n\ntwo calls\n\nand ![x](:/cccccccccccccccccccccccccccccccc)\n\nid: aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa\n"
            + "parent_id: bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb\ncreated_time: 2026-11-20T17:50:00.000Z\n"
            + "user_created_time: 2026-11-20T17:50:00.000Z\nsource_url: \ntype_: 1"
        ),
        (
          "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb.md",
          "Ward\n\nid: bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb\ntype_: 2"
        ),
        (
          "dddddddddddddddddddddddddddddddd.md",
          "calls\n\nid: dddddddddddddddddddddddddddddddd\ntype_: 5"
        ),
        (
          "eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee.md",
          "id: eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee\nnote_id: aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa\n"
            + "tag_id: dddddddddddddddddddddddddddddddd\ntype_: 6"
        ),
        ("resources/cccccccccccccccccccccccccccccccc.png", "\u{89}PNG"),
      ],
      at: "2026-11-20T18:50:00+01:00", title: "Night", tags: ["calls", "Ward"],
      body: "two calls\n\nand ![x](img/2026-11-20-cccccccccccccccccccccccccccccccc.png)"),
    Case(
      format: .bear,
      members: [
        ("Night.textbundle/text.md", "# Night\ntwo calls #night shift# ![](assets/a.png)\n"),
        (
          "Night.textbundle/info.json",
          #"{"version": 2, "net.shinyfrog.bear": {"creationDate": "2026-11-20T17:50:00Z", "uniqueIdentifier": "U1", "trashed": 0}}"#
        ),
        ("Night.textbundle/assets/a.png", "\u{89}PNG"),
        ("Old.textbundle/text.md", "gone"),
        ("Old.textbundle/info.json", #"{"net.shinyfrog.bear": {"trashed": 1}}"#),
      ],
      at: "2026-11-20T18:50:00+01:00", title: "Night", tags: ["night shift"],
      body: "two calls \\#night shift# ![](img/2026-11-20-a.png)", leftOut: [.trashed: 1]),
    Case(
      format: .notion,
      members: [
        (
          "Diary/Night 0123456789abcdef0123456789abcdef.md",
          "# Night\n\nDate: November 20, 2026 6:50 PM\nTags: ward, calls\nState: done\n\ntwo calls\n"
        ),
        ("Diary 00000000000000000000000000000000.csv", "Name,Date\nNight,\"November 20, 2026\"\n"),
      ],
      at: "2026-11-20T18:50:00+01:00", title: "Night", tags: ["ward", "calls"],
      body: "State: done\n\ntwo calls"),
    Case(
      format: .rednotebook,
      members: [
        (
          "data/2026-11.txt",
          "20:\n  text: 'two //calls//\n\n    and **rest** --no--'\n  Tags: {ward: null}\n  Night: null\n"
            + "21: {text: ''}\n"
        )
      ],
      tags: ["ward", "Night"], body: "two *calls*\nand **rest** ~~no~~", leftOut: [.empty: 1]),
    Case(
      format: .markdown,
      members: [("notes/202611201850-night.md", "two calls\n")],
      at: "2026-11-20T18:50:00+01:00", body: "two calls"),
    Case(
      format: .notes,
      members: [("iCloud Notes/Notes/Night 2026-11-20/Night 2026-11-20.txt", "two calls\n")],
      title: "Night 2026-11-20", body: "two calls"),
  ]

  @Test(arguments: cases)
  func `an export is recognised, read, and not read twice`(of sample: Case) throws {
    let bytes =
      sample.members.count == 1 && sample.members[0].0.isEmpty
      ? Array(sample.members[0].1.utf8)
      : ZipMaker.archive(sample.members.map { name, text in (name, NoteProgramTests.bytes(text)) })
    let reading = try Reading()
    let receipt = try reading.run(sample.file, bytes)
    #expect(receipt.format == sample.format)
    #expect(receipt.added == 1 && receipt.problems.isEmpty && receipt.leftOut == sample.leftOut)
    let record = try #require(reading.records.first)
    #expect(record.date.iso == "2026-11-20")
    #expect(record.at?.iso == sample.at && record.title == sample.title)
    #expect(record.tags.filter { !record.inlineTags.contains($0) } == sample.tags)
    #expect(reading.body(record) == sample.body)
    let again = try reading.run(sample.file, bytes)
    #expect([again.added, again.changed, again.same] == [0, 0, 1])
  }

  /// The bytes of a text; those of a picture begin with a byte that is none of UTF-8.
  private static func bytes(_ text: String) -> [UInt8] {
    text == "\u{89}PNG" ? [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10] : Array(text.utf8)
  }

  @Test func `Evernote: a picture is found by the sum of its bytes, a damaged end costs what follows`() throws
  {
    let note = { (title: String, content: String, rest: String) in
      "<note><title>\(title)</title><content><![CDATA[<en-note>\(content)</en-note>]]></content>"
        + "<created>20261120T175000Z</created>\(rest)</note>"
    }
    // The sum of the letters abc.
    let media = "<en-media type=\"image/png\" hash=\"900150983cd24fb0d6963f7d28e17f72\"/>"
    let file =
      "<resource><data encoding=\"base64\">YWJj</data><mime>image/png</mime>"
      + "<resource-attributes><file-name>bed.png</file-name></resource-attributes></resource>"
    let reading = try Reading()
    let receipt = try reading.run(
      "n.enex", "<en-export>" + note("A", "see \(media)", file) + note("B", "two", "") + "<note><title>C")
    #expect([receipt.added, receipt.mediaFound, receipt.mediaMissing] == [2, 1, 0])
    #expect(receipt.problems.map(\.reason) == [.source(.cutShort)])
    #expect(receipt.leftOut == [.unreadable: 1])
    let record = try #require(reading.records.first { $0.title == "A" })
    #expect(reading.body(record) == "see![](img/2026-11-20-bed-90015098.png)")
  }

  @Test func `Joplin's archive is a tape, Notion's an archive of archives`() throws {
    let note =
      "Night\n\ntwo calls\n\nid: aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa\ncreated_time: 2026-11-20T17:50:00.000Z\ntype_: 1"
    let joplin = try Reading()
    let receipt = try joplin.run(
      "x.jex", TarMaker.archive([("./aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa.md", Array(note.utf8))]))
    #expect(receipt.format == .joplin && receipt.added == 1)
    let page = ZipMaker.archive([
      ("Night 0123456789abcdef0123456789abcdef.md", Array("# Night\n\nDate: 2026-11-20\n\ntwo".utf8))
    ])
    let notion = try Reading()
    let outer = try notion.run("n.zip", ZipMaker.archive([("Export-Part-1.zip", page)]))
    #expect(outer.format == .notion && outer.added == 1)
  }

  private static let unreadDays: [(written: String, isDayFirst: Bool?, flaw: SourceFlaw?)] = [
    ("03/04/2026", nil, .ambiguousDate("03/04/2026")), ("2026-02-30", true, .noDate("2026-02-30")),
    ("03/04/2026", true, nil), ("03/04/2026", false, nil),
  ]

  @Test(arguments: unreadDays)
  func `a note whose day can't be read is refused for that, or read in the order that is said`(
    written: String, isDayFirst: Bool?, flaw: SourceFlaw?
  ) throws {
    let reading = try Reading()
    let note = Array("---\ndate: \(written)\n---\nan idea\n".utf8)
    let receipt = try reading.run("v.zip", ZipMaker.archive([("Ideas.md", note)]), as: .markdown) { context in
      context.rota.isDayFirst = isDayFirst
      context.takesFileTimes = true
    }
    #expect(receipt.problems.map(\.reason) == [flaw].compactMap { $0.map { .source($0) } })
    let day = isDayFirst == true ? "2026-04-03" : "2026-03-04"
    #expect(reading.records.map(\.date.iso) == (flaw == nil ? [day] : []))
    #expect(reading.records.allSatisfy { reading.text($0.path)?.contains("date: \"\(day)\"\n") == true })
  }

  @Test func `a note without a day is refused with the reason, or takes its file's`() throws {
    let reading = try Reading()
    let folder = reading.folder
    folder.makeFolder("vault")
    folder.write("an idea\n", to: "vault/Ideas.md")
    let source = try ImportSource(path: folder.absolute("vault"))
    let refused = try JournalImport(source, as: nil, into: reading.journal, reading.context, now: Reading.now)
    #expect(refused.receipt.problems.map(\.reason) == [.source(.undated("Ideas.md"))])
    #expect(refused.receipt.leftOut == [.unreadable: 1] && refused.receipt.read == 1)
    var context = reading.context
    context.takesFileTimes = true
    let taken = try JournalImport(source, as: nil, into: reading.journal, context, now: Reading.now).write()
    #expect(taken.added == 1)
    let record = try #require(reading.records.first)
    #expect(record.at != nil && record.path.hasSuffix("-ideas.md"))
  }

  @Test(arguments: [
    ("a.pdf", "%PDF-1.7", ForeignKind.pdf),
    ("a.rtf", "{\\rtf1", .text), ("a.age", "age-encryption.org/v1\n", .age),
  ])
  func `what can't be read says what it is`(name: String, text: String, kind: ForeignKind) throws {
    let expected = ImportFailure(.needsConversion(kind), name)
    let reading = try Reading()
    #expect(throws: expected) { try reading.run(name, text) }
  }

  @Test func `an encrypted backup of Standard Notes says so once`() throws {
    let text =
      #"{"items": [{"uuid": "n", "content_type": "Note", "content": "004:abc", "created_at": "2026-11-20T17:50:00Z"}]}"#
    let reading = try Reading()
    #expect(throws: ImportFailure(.needsConversion(.locked), "s.txt")) { try reading.run("s.txt", text) }
  }

  @Test func `an export with nothing of its format in it is no success`() throws {
    let reading = try Reading()
    #expect(throws: ImportFailure(.nothingFound("keep"), "k.zip")) {
      try reading.run("k.zip", ZipMaker.archive([("a.txt", [65])]), as: .keep)
    }
  }

  @Test func `Apple Journal: entries of one name keep theirs when one is deleted there`() throws {
    func page(_ text: String) -> [UInt8] {
      Array("<html><body><div class=\"bodyText\"><p>\(text)</p></div></body></html>".utf8)
    }
    let reading = try Reading()
    let both = ZipMaker.archive([
      ("A/Entries/2026-11-20.html", page("first")), ("A/Entries/2026-11-20_(1).html", page("second")),
    ])
    #expect(try reading.run("a.zip", both).added == 2)
    let second = try reading.run("a.zip", ZipMaker.archive([("A/Entries/2026-11-20.html", page("second"))]))
    #expect([second.added, second.changed, second.same] == [0, 0, 1])
    let edited = try reading.run(
      "a.zip",
      ZipMaker.archive([
        ("A/Entries/2026-11-20.html", page("first, edited")),
        ("A/Entries/2026-11-20_(1).html", page("second")),
      ]))
    #expect([edited.added, edited.changed, edited.same] == [0, 1, 1])
    #expect(Set(reading.records.map(reading.body)) == ["first, edited", "second"])
  }

  @Test func `Diaro without weather has none; Day One's recording is found under its real ending`() throws {
    let diaro = """
      <data><table name="diaro_entries"><r><uid>e</uid><date>1778176200000</date><text>n</text>
      <weather_temperature>0.0</weather_temperature><weather_icon></weather_icon><weather_description></weather_description>
      </r></table></data>
      """
    let reading = try Reading()
    try reading.run("d.zip", ZipMaker.archive([("DiaroBackup.xml", Array(diaro.utf8))]))
    #expect(reading.records.first?.weather == nil)
    let json = """
      {"entries": [{"uuid": "A", "creationDate": "2026-11-20T10:00:00Z", "text": "![](dayone-moment:/audio/I)",
       "audios": [{"identifier": "I", "md5": "a1md5", "format": ".mp3"}]}]}
      """
    let other = try Reading()
    let receipt = try other.run(
      "o.zip",
      ZipMaker.archive([("Journal.json", Array(json.utf8)), ("audios/a1md5.m4a", Array("....ftypM4A ".utf8))])
    )
    #expect([receipt.mediaFound, receipt.mediaMissing] == [1, 0])
  }
}
