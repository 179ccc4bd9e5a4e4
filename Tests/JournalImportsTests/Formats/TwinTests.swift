import ImportTestSupport
import JournalImports
import JournalModel
import JournalTestSupport
import Testing

/// Two journals of one program may have an entry of the same moment: formats without ids tell them apart by
/// their words. Of a program with one journal an entry of a minute that has no other is the one that came in
/// before, whatever its words are now.
@Suite struct TwinTests {
  /// A format, the name of the source, and its members with `WORDS` for the text of the entry.
  private static let formats: [(format: ImportFormat, file: String, members: [(String, String)])] = [
    (.jrnl, "j.txt", [("", "[2026-11-20 18:50] WORDS\n")]),
    (
      .daylio, "d.csv",
      [
        (
          "",
          "full_date,date,weekday,time,mood,activities,note_title,note\n2026-11-20,,,18:50,good,,,\"WORDS\"\n"
        )
      ]
    ),
    (
      .pixels, "p.json",
      [("", #"[{"date": "2026-11-20", "type": "Mood", "scores": [2], "notes": "WORDS", "tags": []}]"#)]
    ),
    (.diarium, "d.json", [("", #"[{"date": "2026-11-20T18:50:00.1234567", "html": "<p>WORDS</p>"}]"#)]),
    (
      .evernote, "n.enex",
      [
        (
          "",
          "<?xml version=\"1.0\"?><en-export><note><title>Night</title><content><![CDATA[<en-note><div>WORDS</div>"
            + "</en-note>]]></content><created>20261120T175000Z</created></note></en-export>"
        )
      ]
    ),
    (.daybook, "x.zip", [("entries.csv", "Date,Title,Text,Images\n2026-11-20-18:50,,\"WORDS\",\n")]),
    (.orgJournal, "20261120.org", [("", "* Friday\n** 18:50 Night\nWORDS\n")]),
    (.logseq, "x.zip", [("journals/2026_11_20.md", "- WORDS\n"), ("logseq/config.edn", "{}")]),
    (.rednotebook, "x.zip", [("data/2026-11.txt", "20:\n  text: WORDS\n")]),
    (.markdown, "x.zip", [("notes/202611201850-night.md", "WORDS\n")]),
    (
      .moods, "m.csv",
      [
        ("", "Date,Mood,Tags (People),Notes\n2026 Fri Nov 20 6:50 PM,Calm,,\"WORDS\"\n")
      ]
    ),
    (.notes, "x.zip", [("notes/20261120 Night.txt", "WORDS\n")]),
    (
      .appleJournal, "x.zip",
      [
        (
          "Entries/2026-11-20_Night.html",
          "<html><body><div class=\"title\">Night</div><p class=\"p2\">WORDS</p></body></html>"
        )
      ]
    ),
    (
      .bear, "x.zip",
      [
        ("Night.textbundle/info.json", #"{"created": "2026-11-20T17:50:00Z"}"#),
        ("Night.textbundle/text.md", "WORDS\n"),
      ]
    ),
  ]

  /// Formats with ids: sources with two entries of one moment, `ONE` and `TWO` for their texts.
  private static let pairs: [(format: ImportFormat, file: String, members: [(String, String)])] = [
    (
      .dayone, "d.json",
      [
        (
          "",
          #"{"entries": [{"uuid": "A", "creationDate": "2026-11-20T17:50:00Z", "text": "ONE"}, "#
            + #"{"uuid": "B", "creationDate": "2026-11-20T17:50:00Z", "text": "TWO"}]}"#
        )
      ]
    ),
    (
      .journey, "x.zip",
      [
        ("a.json", #"{"id": "A", "date_journal": 1795197000000, "text": "ONE"}"#),
        ("b.json", #"{"id": "B", "date_journal": 1795197000000, "text": "TWO"}"#),
      ]
    ),
    (
      .diaro, "x.zip",
      [
        (
          "DiaroBackup.xml",
          "<data><table name=\"diaro_entries\"><r><uid>A</uid><date>1795197000000</date><text>ONE</text></r>"
            + "<r><uid>B</uid><date>1795197000000</date><text>TWO</text></r></table></data>"
        )
      ]
    ),
    (
      .keep, "x.zip",
      ["ONE", "TWO"].map { word in
        (
          "Takeout/Keep/\(word).json",
          #"{"createdTimestampUsec": 1795197000000000, "userEditedTimestampUsec": 1795197000000000, "#
            + "\"textContent\": \"\(word)\"}"
        )
      }
    ),
    (
      .simplenote, "n.json",
      [
        (
          "",
          #"{"activeNotes": [{"id": "A", "content": "ONE", "creationDate": "2026-11-20T17:50:00Z"}, "#
            + #"{"id": "B", "content": "TWO", "creationDate": "2026-11-20T17:50:00Z"}], "trashedNotes": []}"#
        )
      ]
    ),
    (
      .standardNotes, "s.txt",
      [
        (
          "",
          #"{"items": [{"uuid": "A", "content_type": "Note", "created_at": "2026-11-20T17:50:00Z", "#
            + #""content": {"title": "One", "text": "ONE"}}, {"uuid": "B", "content_type": "Note", "#
            + #""created_at": "2026-11-20T17:50:00Z", "content": {"title": "Two", "text": "TWO"}}]}"#
        )
      ]
    ),
    (
      .joplin, "x.zip",
      [("a", "ONE"), ("b", "TWO")].map { digit, word in
        let id = String(repeating: digit, count: 32)
        return (id + ".md", "Night\n\n\(word)\n\nid: \(id)\ncreated_time: 2026-11-20T17:50:00.000Z\ntype_: 1")
      }
    ),
    (
      .notion, "x.zip",
      [("a", "ONE"), ("b", "TWO")].map { digit, word in
        (
          "Night \(String(repeating: digit, count: 32)).md",
          "# Night\n\nDate: November 20, 2026 6:50 PM\n\n\(word)\n"
        )
      }
    ),
    (
      .bear, "x.zip",
      [("A", "ONE"), ("B", "TWO")].flatMap { id, word in
        [
          (
            "\(word).textbundle/info.json",
            #"{"created": "2026-11-20T17:50:00Z", "net.shinyfrog.bear": {"uniqueIdentifier": "\#(id)"}}"#
          ), ("\(word).textbundle/text.md", word),
        ]
      }
    ),
    (.jrnl, "j.txt", [("", "[2026-11-20 18:50] ONE\n\n[2026-11-20 18:50] TWO\n")]),
  ]

  @Test(arguments: pairs.indices)
  func `two of one moment in one source are two, and a second time adds nothing`(index: Int) throws {
    let (format, file, members) = Self.pairs[index]
    let texts = members.map { name, text in
      (name, Array(text.replacing("ONE", with: Self.one).replacing("TWO", with: Self.other).utf8))
    }
    let bytes = texts[0].0.isEmpty ? texts[0].1 : ZipMaker.archive(texts)
    let reading = try Reading()
    #expect(try reading.run(file, bytes, as: format).added == 2)
    let found = reading.records.map { ($0.title ?? "") + " " + reading.body($0) }
    #expect([Self.one, Self.other].allSatisfy { words in found.contains { $0.contains(words) } }, "\(found)")
    let again = try reading.run(file, bytes, as: format)
    #expect((again.added, again.changed, again.same) == (0, 0, 2))
  }

  private static let (one, edited) = ("four calls in a loud night", "four calls in one loud night, edited")
  private static let other = "dinner at home with Paul"

  private func run(_ reading: Reading, _ index: Int, _ words: String) throws -> ImportReceipt {
    let (format, file, members) = Self.formats[index]
    let texts = members.map { ($0.0, Array($0.1.replacing("WORDS", with: words).utf8)) }
    let isArchive = texts.contains { !$0.0.isEmpty }
    return try reading.run(file, isArchive ? ZipMaker.archive(texts) : texts[0].1, as: format)
  }

  /// Formats of programs in which somebody may have several journals.
  private static let several = formats.indices.filter { formats[$0].format != .daylio }

  @Test(arguments: formats.indices.filter { !several.contains($0) })
  func `an entry whose words were all changed takes its place`(index: Int) throws {
    let reading = try Reading()
    #expect(try run(reading, index, Self.one).added == 1)
    let later = try run(reading, index, Self.other)
    #expect((later.added, later.changed) == (0, 1))
    let texts = reading.records.map { ($0.title ?? "") + " " + reading.body($0) }
    #expect(texts.count == 1 && texts[0].contains(Self.other), "\(texts)")
  }

  /// A table of Daylio with entries of one minute.
  private static func table(_ words: [String]) -> String {
    "full_date,date,weekday,time,mood,activities,note_title,note\n"
      + words.map { "2026-11-20,,,18:50,good,,,\"\($0)\"\n" }.joined()
  }

  @Test func `of two of one minute an edited one takes its own place, another one none`() throws {
    let reading = try Reading()
    func bodies() -> Set<String> { Set(reading.records.map(reading.body)) }
    _ = try reading.run("d.csv", Self.table([Self.one, Self.other]), as: .daylio)
    let edited = try reading.run("d.csv", Self.table([Self.edited, Self.other]), as: .daylio)
    #expect((edited.added, edited.changed) == (0, 1) && bodies() == [Self.edited, Self.other])
    let further = try reading.run("d.csv", Self.table(["quiet", "all asleep"]), as: .daylio)
    #expect(further.added == 2 && bodies() == [Self.edited, Self.other, "quiet", "all asleep"])
  }

  @Test(arguments: several)
  func `an entry of the same moment comes beside the first, an edited one takes its place`(index: Int) throws
  {
    let reading = try Reading()
    #expect(try run(reading, index, Self.one).added == 1)
    #expect(try run(reading, index, Self.other).added == 1)
    func texts() -> Set<String> { Set(reading.records.map { ($0.title ?? "") + " " + reading.body($0) }) }
    func holds(_ words: String) -> Bool { texts().contains { $0.contains(words) } }
    #expect(reading.records.count == 2 && holds(Self.one) && holds(Self.other), "\(texts())")
    #expect(try run(reading, index, Self.other).added == 0)
    #expect(try run(reading, index, Self.edited).changed == 1)
    #expect(reading.records.count == 2 && holds(Self.edited) && holds(Self.other), "\(texts())")
  }
}
