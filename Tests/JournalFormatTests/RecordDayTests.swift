import JournalFormat
import JournalModel
import Testing

struct RecordDayTests {
  @Test(arguments: [
    ("2026/11/2026-11-20-1850-check-in.md", "2026-11-20-1850-check-in", "2026-11-20"),
    ("20261120.md", "20261120", "2026-11-20"), ("20261120-note.MD", "20261120-note", "2026-11-20"),
    ("Journal 2026-11-20 soir.md", "Journal 2026-11-20 soir", "2026-11-20"),
    ("2026/11/20.md", "20", "2026-11-20"), ("a/2026/11/20-late.md", "20-late", "2026-11-20"),
    ("2026/11/20/late.md", "late", "2026-11-20"),
    ("2026-11-20", "2026-11-20", "2026-11-20"), (".md", ".md", nil), ("2026-02-30.md", "2026-02-30", nil),
    // Programs for linked notes name theirs by the minute or the second.
    ("202611202221.md", "202611202221", "2026-11-20"),
    ("20261120222136-x.md", "20261120222136-x", "2026-11-20"),
    ("202611202221 x.md", "202611202221 x", "2026-11-20"), ("202611202461.md", "202611202461", nil),
    ("20261120222160.md", "20261120222160", nil), ("2026112022213.md", "2026112022213", nil),
    ("202613202221.md", "202613202221", nil),
    ("202611201.md", "202611201", nil), ("12026-11-201.md", "12026-11-201", nil),
    ("2026/11/200.md", "200", nil),
    ("é.md", "é", nil), ("journals/2026_03_05.md", "2026_03_05", "2026-03-05"),
    ("2026.3.5 late.md", "2026.3.5 late", "2026-03-05"), ("05-03-2026.md", "05-03-2026", "2026-03-05"),
    ("2026/12/05-03-2026.md", "05-03-2026", "2026-03-05"),
    ("5_3_2026.md", "5_3_2026", "2026-03-05"), ("12-11-2026.md", "12-11-2026", "2026-11-12"),
    ("12-31-2026.md", "12-31-2026", nil), ("March 5, 2026.md", "March 5, 2026", "2026-03-05"),
    ("Mar 5th, 2026.md", "Mar 5th, 2026", "2026-03-05"),
    ("Thursday, 5 March 2026 - late.md", "Thursday, 5 March 2026 - late", "2026-03-05"),
    ("5 mars 2026.md", "5 mars 2026", "2026-03-05"),
    ("jeudi 5 mars 2026.md", "jeudi 5 mars 2026", "2026-03-05"),
    ("1er février 2026.md", "1er février 2026", "2026-02-01"),
    ("Notes from 2026.md", "Notes from 2026", nil), ("2026_13_05.md", "2026_13_05", nil),
    ("05-03-2026a.md", "05-03-2026a", nil), ("1-2-3.md", "1-2-3", nil),
  ])
  func `the name gives the id and the day`(path: String, id: String, iso: String?) {
    let record = RecordDecoder().decode(path: path, fileTime: day("2001-01-01"))
    #expect(record.id == id)
    #expect(record.path == path)
    #expect(record.date.iso == iso ?? "2001-01-01")
    #expect(record.dateBasis == (iso == nil ? .fileTime : .name))
  }

  @Test(arguments: [
    ("date: 2026-03-04\nat: 2026-03-05T08:00", "2026-01-02-x.md", "2026-03-04", Record.DateBasis.key),
    ("date: 2026-13-04\nat: 2026-03-05T08:00", "2026-01-02-x.md", "2026-01-02", .name),
    ("at: 2026-03-05T08:00\ncreated: 2026-03-06", "x.md", "2026-03-05", .timestamp),
    ("created: 2026-03-06 10:00", "x.md", "2026-03-06", .timestamp),
    ("date created: Saturday, 29th April 2023, 16:29:15", "x.md", "2023-04-29", .timestamp),
    ("lastmod: 2026-03-06", "x.md", "2001-01-01", .fileTime),
    ("published: true", "x.md", "2001-01-01", .fileTime),
    ("kind: vacation\nfrom: 2026-07-01\ndate: 2026-05-05", "2026-01-02.md", "2026-07-01", .key),
    ("kind: vacation\ndate: 2026-05-05", "2026-01-02.md", "2026-05-05", .key),
    ("kind: vacation\nuntil: 2026-01-09", "2026-01-02.md", "2026-01-02", .name),
  ])
  func `the day comes from key, name, moment or file, in this order`(
    keys: String, path: String, iso: String, basis: Record.DateBasis
  ) {
    let reading = Reading("---\n\(keys)\n---\n", path: path, fileTime: "2001-01-01")
    #expect(reading.record.date.iso == iso)
    #expect(reading.record.dateBasis == basis)
  }

  @Test(arguments: [
    ("date: 2026-03-04 18:50", "2026-03-04T18:50:00"), ("date: 2026-03-04\nat: 18h50", "2026-03-04T18:50:00"),
    ("date: 2026-03-04\nheure: \"7:05\"", "2026-03-04T07:05:00"), ("date: 2026-03-04", nil),
    ("at: 2026-03-04", nil),
    ("at: 2026-03-04 18:50:00 +0100", "2026-03-04T18:50:00+01:00"),
  ])
  func `the moment may lack its day or stand in the date`(keys: String, iso: String?) {
    let reading = Reading(keys: keys)
    #expect(reading.record.at?.iso == iso)
    #expect(reading.record.date.iso == "2026-03-04")
    #expect(reading.problems == [])
  }

  @Test func `a time of another program that is no moment is kept as it is`() {
    let reading = Reading(keys: "time: 45 min\ndate: 2026-03-04")
    #expect(reading.record.at == nil)
    #expect(reading.record.extra == [.init(key: "time", value: .string("45 min"))])
    #expect(reading.problems == [])
  }
}
