import ImportTestSupport
import JournalFiles
import JournalFormat
import JournalImports
import JournalIndex
import JournalModel
import JournalStore
import JournalTestSupport
import Testing
import YAMLCodec

@Suite struct RepeatedImportTests {
  private static let first = "[2026-07-01 18:50] One.\nText.\n\n[2026-07-02 18:50] Two.\n"
  private static let second =
    "[2026-07-01 18:50] One.\nChanged text.\n\n[2026-07-02 18:50] Two.\n\n[2026-07-03 08:00] Three.\n"

  @Test func `a second import adds nothing`() throws {
    let reading = try Reading()
    try reading.run("j.txt", Self.first)
    let files = reading.folder.files()
    let receipt = try reading.run("j.txt", Self.first)
    #expect([receipt.added, receipt.changed, receipt.same] == [0, 0, 2])
    #expect(reading.folder.files() == files)
  }

  @Test func `what the source changed is brought up to date`() throws {
    let reading = try Reading()
    try reading.run("j.txt", Self.first)
    let receipt = try reading.run("j.txt", Self.second)
    #expect([receipt.added, receipt.changed, receipt.same] == [1, 1, 1])
    #expect(reading.records.map(reading.body) == ["Changed text.", "", ""])
    #expect(try reading.run("j.txt", Self.second).same == 3)
  }

  @Test
  func
    `an entry of the same minute of another journal comes beside it, edited ones are known by their words`()
    throws
  {
    let reading = try Reading()
    try reading.run("a.txt", "[2026-07-01 18:50] First of the minute.\nText one.\n")
    let work = "[2026-07-01 18:50] Work journal.\nOther words.\n"
    #expect(try reading.run("work.txt", work).added == 1)
    #expect(Set(reading.records.map(\.title)) == ["First of the minute.", "Work journal."])
    #expect(try reading.run("work.txt", work).same == 1)
    let edited = "[2026-07-01 18:50] First of the minute.\nText one, edited.\n"
    #expect(try reading.run("a.txt", edited).changed == 1)
    #expect(Set(reading.records.map(reading.body)) == ["Text one, edited.", "Other words."])
  }

  @Test func `what the person changed stays; what both changed becomes a conflict`() throws {
    let reading = try Reading()
    try reading.run("j.txt", Self.first)
    for record in reading.records {
      let text = try #require(reading.text(record.path))
      reading.folder.write(text + "\nMy own line.\n", to: "journal/" + record.path)
    }
    let receipt = try reading.run("j.txt", Self.second)
    #expect([receipt.added, receipt.changed, receipt.same, receipt.conflicts] == [1, 0, 1, 1])
    #expect(reading.records.filter { reading.body($0).contains("My own line.") }.count == 2)
    let answer = reading.journal.records(matching: Query())
    #expect(
      answer.conflicts.map(\.path) == ["2026/07/2026-07-01-1850-one.sync-conflict-20261122-100000-IMPORTS.md"]
    )
    #expect(try reading.run("j.txt", Self.second).conflicts == 0)
  }

  @Test func `a photo that was missing comes with the next import, one that was taken out does not`() throws {
    let json =
      #"{"entries": [{"uuid": "A", "creationDate": "2026-11-20T10:00:00Z", "text": "t", "photos": [{"identifier": "P", "md5": "abc", "type": "png"}]}]}"#
    let bare = ZipMaker.archive([("J.json", Array(json.utf8))])
    let whole = ZipMaker.archive([
      ("J.json", Array(json.utf8)), ("photos/abc.png", [0x89, 0x50, 0x4E, 0x47]),
    ])
    let reading = try Reading()
    let first = try reading.run("a.zip", bare)
    #expect([first.added, first.mediaMissing] == [1, 1])
    #expect(first.problems.map(\.position?.column) == [14])
    #expect(try reading.run("a.zip", whole).changed == 1)
    #expect(reading.records.map(\.photos) == [["img/2026-11-20-abc.png"]])
    reading.folder.remove("journal/2026/11/img/2026-11-20-abc.png")
    #expect(try reading.run("a.zip", whole).same == 1)
    #expect(!reading.folder.files().contains { $0.hasSuffix(".png") })
  }

  @Test func `what an import that broke off brought is not brought twice`() throws {
    func archive(_ text: String) -> [UInt8] {
      let json =
        #"{"entries": [{"uuid": "A", "creationDate": "2026-11-20T10:00:00Z", "text": "\#(text)", "photos": [{"identifier": "P", "md5": "abc", "type": "png"}]}]}"#
      return ZipMaker.archive([
        ("J.json", Array(json.utf8)), ("photos/abc.png", [0x89, 0x50, 0x4E, 0x47]),
      ])
    }
    let reading = try Reading()
    try reading.run("a.zip", archive("t"))
    let files = reading.folder.files().filter { $0.hasPrefix("journal/") }
    // The photo is there, the entry and what is remembered of both are not.
    for path in reading.records.map(\.path) { reading.folder.remove("journal/" + path) }
    reading.folder.remove("state")
    #expect(try reading.run("a.zip", archive("t")).added == 1)
    #expect(reading.folder.files().filter { $0.hasPrefix("journal/") } == files)
    // Both are there, only nothing is remembered: then it is from now on.
    reading.folder.remove("state")
    #expect(try reading.run("a.zip", archive("t")).same == 1)
    #expect(try reading.run("a.zip", archive("changed")).changed == 1)
    #expect(reading.folder.files().filter { $0.hasPrefix("journal/") } == files)
    // Another picture of that name is none of it.
    reading.folder.remove("state")
    reading.folder.write("other", to: "journal/2026/11/img/2026-11-20-abc.png")
    for path in reading.records.map(\.path) { reading.folder.remove("journal/" + path) }
    try reading.run("a.zip", archive("t"))
    #expect(reading.records.map(\.photos) == [["img/2026-11-20-abc-2.png"]])
  }

  @Test func `what was deleted does not come back`() throws {
    let reading = try Reading()
    try reading.run("j.txt", Self.first)
    _ = try reading.journal.delete(try #require(reading.records.first))
    let receipt = try reading.run("j.txt", Self.first)
    #expect([receipt.added, receipt.same] == [0, 1])
    #expect(receipt.leftOut == [.deleted: 1])
  }

  @Test func `what another program removed, or a backup has not, comes in again`() throws {
    let reading = try Reading()
    try reading.run("j.txt", Self.first)
    for record in reading.records { reading.folder.remove("journal/" + record.path) }
    let receipt = try reading.run("j.txt", Self.first)
    #expect([receipt.added, receipt.same] == [2, 0])
    #expect(receipt.leftOut.isEmpty)
    #expect(reading.records.map(reading.body) == ["Text.", ""])
  }

  @Test(arguments: [false, true])
  func `what came back from the trash was not deleted`(isRestored: Bool) throws {
    let reading = try Reading()
    try reading.run("j.txt", Self.first)
    let record = try #require(reading.records.first)
    _ = try reading.journal.delete(record)
    if isRestored {
      _ = try reading.journal.restore(try reading.journal.trashed(named: record.id))
    } else {
      _ = try reading.journal.undo()
    }
    reading.folder.remove("journal/" + record.path)
    #expect(try reading.run("j.txt", Self.first).added == 1)
  }

  @Test func `again brings in what was deleted, and undo takes that back`() throws {
    let reading = try Reading()
    try reading.run("j.txt", Self.first)
    _ = try reading.journal.delete(try #require(reading.records.first))
    #expect(try reading.run("j.txt", Self.first).leftOut == [.deleted: 1])
    let receipt = try reading.run("j.txt", Self.first) { $0.isAgain = true }
    #expect([receipt.added, receipt.same] == [1, 1])
    #expect(try reading.run("j.txt", Self.first).same == 2)
    #expect(try reading.journal.undo().kind == .trashed)
    #expect(try reading.run("j.txt", Self.first).leftOut == [.deleted: 1])
  }

  @Test func `again puts what differs beside it, and brings photos back that were taken out`() throws {
    let reading = try Reading()
    try reading.run("j.txt", Self.first)
    reading.folder.remove("state")
    let receipt = try reading.run("j.txt", Self.second) { $0.isAgain = true }
    #expect([receipt.added, receipt.same, receipt.conflicts] == [1, 1, 1])
    #expect(receipt.leftOut.isEmpty)
    let json =
      #"{"entries": [{"uuid": "A", "creationDate": "2026-11-20T10:00:00Z", "text": "t", "photos": [{"identifier": "P", "md5": "abc", "type": "png"}]}]}"#
    let archive = ZipMaker.archive([
      ("J.json", Array(json.utf8)), ("photos/abc.png", [0x89, 0x50, 0x4E, 0x47]),
    ])
    try reading.run("a.zip", archive)
    reading.folder.remove("journal/2026/11/img/2026-11-20-abc.png")
    #expect(try reading.run("a.zip", archive).same == 1)
    #expect(try reading.run("a.zip", archive) { $0.isAgain = true }.changed == 1)
    #expect(reading.folder.files().contains("journal/2026/11/img/2026-11-20-abc.png"))
  }

  @Test func `one undo takes a whole import back, and it can be done again`() throws {
    let reading = try Reading()
    try reading.run("j.txt", Self.first)
    try reading.run("j.txt", Self.second)
    let undone = try reading.journal.undo()
    #expect(undone.count == 2)
    #expect(reading.records.map(reading.body) == ["Text.", ""])
    #expect(try reading.run("j.txt", Self.first).same == 2)
    #expect(try reading.journal.undo().count == 2)
    #expect(reading.records.isEmpty)
    #expect(try reading.run("j.txt", Self.first).added == 2)
  }

  @Test func `undo leaves what was changed since`() throws {
    let reading = try Reading()
    try reading.run("j.txt", Self.first)
    let record = try #require(reading.records.first)
    reading.folder.write("mine\n", to: "journal/" + record.path)
    let undone = try reading.journal.undo()
    #expect([undone.count, undone.kept] == [1, 1])
    #expect(reading.text(record.path) == "mine\n")
  }

  @Test func `an import that stopped is gone on with`() throws {
    let reading = try Reading()
    try reading.run("j.txt", Self.first)
    // As after a power cut before the note was written: records without a note of them.
    for file in reading.folder.files() where file.contains("/imports/") { reading.folder.remove(file) }
    let receipt = try reading.run("j.txt", Self.second)
    #expect([receipt.added, receipt.same] == [1, 1])
    #expect(receipt.leftOut == [.kept: 1])
  }

  @Test func `a preview writes nothing`() throws {
    let reading = try Reading()
    let plan = try reading.plan("j.txt", Array(Self.second.utf8))
    #expect([plan.receipt.read, plan.receipt.added] == [3, 3])
    #expect(plan.receipt.first?.iso == "2026-07-01" && plan.receipt.last?.iso == "2026-07-03")
    #expect(reading.records.isEmpty)
  }

  @Test func `nothing in a source is a path`() throws {
    let reading = try Reading()
    let json =
      #"{"entries": [{"uuid": "../../x", "creationDate": "2026-05-30T03:30:00Z", "text": "![](dayone-moment://P)", "photos": [{"identifier": "P", "md5": "../../../evil", "type": "jpeg"}]}]}"#
    let archive = ZipMaker.archive([
      ("J.json", Array(json.utf8)), ("../../../evil.jpeg", [0xFF, 0xD8, 0xFF]),
    ])
    try reading.run("j.zip", archive)
    #expect(reading.folder.files().filter { !$0.hasPrefix("journal/") && !$0.hasPrefix("state/") }.isEmpty)
  }
}
