import ImportTestSupport
import JournalFormat
import JournalImports
import JournalModel
import JournalTestSupport
import Testing

/// What an import must leave as it is where it can't do better.
@Suite struct KeptWordsTests {
  @Test func `Apple Journal: words behind an empty title stay, whatever comes next`() throws {
    let page = """
      <html><body><div class="title"></div>Lost words here
      <div class="gridItem assetType_photo" id="P1"><img src="../Resources/P1.jpeg"/></div>
      <p>More.</p></body></html>
      """
    let reading = try Reading()
    try reading.run(
      "a.zip",
      ZipMaker.archive([
        ("AppleJournalEntries/index.html", Array("<a>index</a>".utf8)),
        ("AppleJournalEntries/Entries/2026-11-20_0A1B2C3D.html", Array(page.utf8)),
        ("AppleJournalEntries/Resources/P1.jpeg", [0xFF, 0xD8, 0xFF]),
      ]))
    let record = try #require(reading.records.first)
    #expect(record.title == "Lost words here")
    #expect(reading.body(record) == "More.")
  }

  @Test func `Day One: an empty text has its words in the other form`() throws {
    let json = #"""
      {"metadata":{"version":"1.0"},"entries":[{"uuid":"R1","creationDate":"2026-03-02T10:30:00Z",
      "timeZone":"Europe/Paris","text":"","richText":"{\"contents\":[{\"text\":\"Rich only\"}]}"}]}
      """#
    let reading = try Reading()
    try reading.run("r.json", json, as: .dayone)
    #expect(reading.records.map { reading.body($0) } == ["Rich only"])
  }

  @Test func `Logseq: days under other names come in, and what can't be read is named`() throws {
    let reading = try Reading()
    let receipt = try reading.run(
      "lq.zip",
      ZipMaker.archive(
        [
          "2026_03_12.md", "Mar 13th, 2026.md", "14-03-2026.md", "20260316.md", "somewhen.md",
          "2026_03_17.org",
        ].map { ("journals/" + $0, Array("- words\n".utf8)) }))
    #expect(receipt.format == .logseq && receipt.added == 4)
    #expect(
      reading.records.map(\.date.iso) == ["2026-03-12", "2026-03-13", "2026-03-14", "2026-03-16"])
    #expect(
      receipt.problems.map(\.reason) == [.source(.noDate("somewhen")), .source(.notFormat("Markdown"))])
    #expect(receipt.leftOut[.unreadable] == 2)
  }

  @Test func `links and pictures that lead nowhere here stay as they are written`() throws {
    let note = """
      ---
      date: 2026-11-01
      photos: [img/a.jpg, img/missing.jpg, "https://example.org/x.jpg"]
      ---
      See [the note](undated.md), [b](2026-11-02-b.md), ![[gone.heic]] and ![x](img/none.png).
      """
    let reading = try Reading()
    let receipt = try reading.run(
      "a.zip",
      ZipMaker.archive([
        ("2026-11-01-a.md", Array(note.utf8)), ("undated.md", Array("No day.\n".utf8)),
        ("2026-11-02-b.md", Array("b\n".utf8)), ("img/a.jpg", [0xFF, 0xD8, 0xFF]),
      ]))
    #expect([receipt.added, receipt.mediaFound, receipt.mediaMissing] == [2, 1, 3])
    let record = try #require(reading.records.first { $0.id == "2026-11-01-a" })
    #expect(record.photos == ["img/2026-11-01-a.jpg", "img/missing.jpg", "https://example.org/x.jpg"])
    #expect(
      reading.body(record)
        == "See [the note](undated.md), [b](2026-11-02-b.md), ![[gone.heic]] and ![x](img/none.png).")
  }

  @Test func `folders that are special at the top of a journal are ordinary ones below`() throws {
    let reading = try Reading()
    let receipt = try reading.run(
      "a.zip",
      ZipMaker.archive(
        ["notes/Affirmations/2026-11-03-c.md", "notes/templates/2026-11-04-d.md", "trash/2026-11-05-e.md"]
          .map { ($0, Array("x\n".utf8)) } + [("journal.md", Array("---\nsmjournal: 1\n---\n".utf8))]))
    #expect([receipt.read, receipt.added, receipt.leftOut[.profile] ?? 0] == [3, 2, 1])
  }

  @Test func `what a journal threw away stays away where an archive has all in one folder`() throws {
    let reading = try Reading()
    let names = ["mine/2026/2026-11-03-c.md", "mine/trash/2026-11-05-e.md", "mine/templates/2026-11-04-d.md"]
    let receipt = try reading.run("a.zip", ZipMaker.archive(names.map { ($0, Array("x\n".utf8)) }))
    #expect([receipt.read, receipt.added] == [1, 1])
  }

  @Test func `a note of brackets alone takes no time`() throws {
    let reading = try Reading()
    let text = String(repeating: "[", count: 300_000) + String(repeating: "![[", count: 100_000)
    try reading.run("2026-11-01-a.md", text)
    #expect(try reading.body(#require(reading.records.first)) == text)
  }

  @Test func `Logseq: a page with a mood alone is an entry`() throws {
    let reading = try Reading()
    let receipt = try reading.run(
      "a.zip", ZipMaker.archive([("journals/2026_11_20.md", Array("- mood:: happy\n".utf8))]))
    #expect(receipt.added == 1)
    #expect(reading.records.first?.mood == "happy")
  }
}
