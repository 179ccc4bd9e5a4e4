import ImportTestSupport
import JournalExchange
import JournalModel
import JournalTestSupport
import Testing

/// Two journals of one program may have an entry of the same moment: formats without ids tell them apart by
/// their words.
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
  ]

  private static let (one, edited) = ("four calls in a loud night", "four calls in one loud night, edited")
  private static let other = "dinner at home with Paul"

  private func run(_ reading: Reading, _ index: Int, _ words: String) throws -> ImportReceipt {
    let (format, file, members) = Self.formats[index]
    let texts = members.map { ($0.0, Array($0.1.replacing("WORDS", with: words).utf8)) }
    let isArchive = texts.contains { !$0.0.isEmpty }
    return try reading.run(file, isArchive ? ZipMaker.archive(texts) : texts[0].1, as: format)
  }

  @Test(arguments: formats.indices)
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
