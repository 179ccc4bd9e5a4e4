import JournalInsights
import JournalLanguage
import JournalModel
import JournalShifts
import JournalTestSupport
import Testing

@testable import JournalPages

struct PageTests {
  private func day(_ text: String) throws -> CivilDay { try #require(CivilDay(iso: text)) }

  private func record(_ kind: Kind, _ id: String, _ at: String) throws -> Record {
    let moment = try #require(Timestamp(iso: at))
    var record = Record(id: id, path: "2026/11/\(id).md", kind: kind, date: moment.local.day)
    record.at = moment
    return record
  }

  private func input(_ records: [Record], body: String) throws -> PageInput {
    let now = try #require(Timestamp(iso: "2026-11-22T12:00:00Z"))
    let zone = TimeZoneRules.fixed(offset: 0)
    return PageInput(
      profile: Profile(), now: now.instant(in: zone), zone: zone, records: records,
      plan: ShiftPlan(profile: Profile())
    ) { _ in Array(body.utf8) }
  }

  private func page(
    _ records: [Record], sleeps: [Record] = [], body: String = "", _ language: Language = .english
  ) throws -> String {
    var input = try input(records, body: body)
    input.sleeps = sleeps
    return String(decoding: Page(input, language.phrases).html, as: UTF8.self)
  }

  @Test func `filters have the days of the week, and rest where something was written on such days`() throws {
    let entry = try record(.entry, "a", "2026-11-21T09:30:00Z")
    let html = try page([entry])
    #expect(!html.contains("data-v=\"rest\""))
    var resting = try self.input([entry], body: "")
    resting.profile.rota = [Rota(from: entry.date, cycle: [[.rest]])]
    resting.plan = ShiftPlan(profile: resting.profile)
    let calm = String(decoding: Page(resting, Language.english.phrases).html, as: UTF8.self)
    #expect(calm.contains("data-s=\"rest\"") && calm.contains("data-v=\"rest\""))
    // Every word of the plan alike.
    resting.profile.rota = [Rota(from: entry.date, cycle: [[.day]])]
    resting.plan = ShiftPlan(profile: resting.profile)
    let working = String(decoding: Page(resting, Language.english.phrases).html, as: UTF8.self)
    #expect(working.contains("data-s=\"day\"") && working.contains("data-v=\"day\""))
    #expect(html.contains("data-k=\"w\" data-v=\"7\" dir=\"auto\">Sunday<"))
  }

  @Test func `a photo is told by the title or the day, an affirmation stands in quotation marks`() throws {
    var entry = try record(.entry, "a", "2026-11-21T09:30:00Z")
    entry.photos = ["img/1.jpg"]
    var input = try self.input([entry], body: "")
    input.picture = { _, _ in "data:," }
    input.affirmation = Affirmation(id: "x", category: nil, text: "It's enough")
    input.sealedCount = 2
    let html = String(decoding: Page(input, Language.english.phrases).html, as: UTF8.self)
    #expect(html.contains("alt=\"Sat 21 November 2026\""))
    #expect(html.contains("“It’s enough”"))
    #expect(html.contains("Sealed, and left out: 2 records"))
  }

  @Test(arguments: Language.allCases)
  func `an empty journal is a page that says so`(language: Language) throws {
    let html = try page([], language)
    #expect(html.contains(language.phrases.say("page-empty")))
    #expect(!html.contains("<svg"))
  }

  @Test(arguments: [
    ("See img/1.jpg, it is nice.", true), ("![](img/11.jpg)", true), ("![x](img/1.jpg)", false),
    ("![](<img/1.jpg>)", false), ("![[img/1.jpg|200]]", false), ("![](img%2F1.jpg)", false),
    ("![x][1]\n\n[1]: img/1.jpg", false), ("![x](img/1.jpg \"title\")", false), ("**![](img/1.jpg)**", false),
    ("[x](img/1.jpg)", true), ("`![](img/1.jpg)`", true), ("![](img%2F11.jpg)", true),
  ])
  func `a photo that the text does not show has its place`(body: String, isNamed: Bool) throws {
    var entry = try record(.entry, "a", "2026-11-21T09:30:00Z")
    entry.photos = ["img/1.jpg"]
    let missing = Language.english.phrases.say("page-missingPicture", ("name", .of("img/1.jpg")))
    #expect(
      try page([entry], body: body).contains("<p class=\"quiet\" dir=\"auto\">\(missing)</p>") == isNamed)
  }

  @Test func `an entry has its time, mood, title, text, tags and people`() throws {
    var entry = try record(.entry, "a", "2026-11-21T09:30:00Z")
    entry.title = "A <hard> night"
    entry.mood = "😴"
    entry.tags = ["ward"]
    entry.people = ["Léa"]
    let html = try page([entry], body: "Still *up*.\n")
    #expect(html.contains("<h5 dir=\"auto\">A &lt;hard&gt; night</h5>"))
    #expect(html.contains("<span class=\"mood\" dir=\"auto\">😴</span>"))
    #expect(html.contains("<p>Still <em>up</em>.</p>"))
    #expect(html.contains("data-t=\"ward\" data-p=\"Léa\""))
    #expect(html.contains("id=\"d2026-11-21\""))
  }

  @Test func `check-in and check-out of a shift are one item`() throws {
    var before = try record(.checkIn, "in", "2026-11-20T18:50:00Z")
    before.shift = .night
    before.ratings[.energy] = 4
    var after = try record(.checkOut, "out", "2026-11-21T07:45:00Z")
    after.shift = .night
    after.date = before.date
    after.ratings[.fatigue] = 2
    let html = try page([before, after])
    #expect(html.contains("<span class=\"time\">18:50 → 07:45</span>"))
    #expect(html.components(separatedBy: "<article").count == 2)
    #expect(html.contains("energy <b>4</b>"))
    #expect(html.contains("fatigue <b>2</b>"))
    // What was written last leads there, whichever of the two it was.
    #expect(html.components(separatedBy: "href=\"#r1\"").count == 3)
    #expect(html.contains("id=\"r1\"") && !html.contains("href=\"#r2\""))
  }

  @Test func `sleep between two shifts is told, and nothing is where none is known`() throws {
    let shifts = [
      try record(.checkIn, "a", "2026-11-18T07:00:00Z"), try record(.checkOut, "b", "2026-11-18T19:00:00Z"),
      try record(.checkIn, "c", "2026-11-19T07:00:00Z"), try record(.checkOut, "d", "2026-11-19T19:00:00Z"),
    ]
    var sleep = Record(id: "s", path: "s.md", kind: .sleep, date: try day("2026-11-19"))
    sleep.start = Timestamp(iso: "2026-11-18T22:00:00Z").map { .timestamp($0) }
    sleep.end = Timestamp(iso: "2026-11-19T05:00:00Z").map { .timestamp($0) }
    let html = try page(shifts, sleeps: [sleep])
    #expect(html.contains("<h2 id=\"sleep\">Sleep</h2>"))
    #expect(html.contains("<li>7 h between two shifts (1 gap)</li>"))
    #expect(!(try page(shifts)).contains("id=\"sleep\""))
  }

  @Test func `every element of a hostile record is closed where it was opened`() throws {
    let evil = "\"'><script>alert(1)</script></article></main><style>*{}</style>\u{202E}\u{0}"
    var entry = try record(.entry, "\(evil)", "2026-11-21T09:30:00Z")
    entry.title = evil
    entry.mood = evil
    entry.tags = [evil]
    entry.people = [evil]
    entry.highlights = [evil]
    entry.place = evil
    entry.weather = evil
    entry.photos = [evil, "../../../etc/passwd", "https://a.b/c.png"]
    entry.shift = .other(evil)
    let html = try page([entry], body: evil + "\n\n[a](javascript:alert(1)) ![b](data:text/html,x)\n")
    #expect(html.components(separatedBy: "<script>").count == 2)
    #expect(html.components(separatedBy: "<style>").count == 2)
    #expect(html.components(separatedBy: "</article>").count == 2)
    #expect(!html.contains("href=\"javascript"))
    #expect(!html.contains("src=\"http"))
  }

  /// The pages of a folder beside a file that leads to them.
  private func pages(of records: [Record], _ body: @escaping @Sendable (Record) -> String) throws -> [String:
    String]
  {
    let now = try #require(Timestamp(iso: "2026-11-22T12:00:00Z"))
    let zone = TimeZoneRules.fixed(offset: 0)
    let input = PageInput(
      profile: Profile(), now: now.instant(in: zone), zone: zone, records: records,
      plan: ShiftPlan(profile: Profile())
    ) { Array(body($0).utf8) }
    let folder = Page(input, Language.english.phrases).folder("x/", first: "../page.html")
    var pages = ["": String(decoding: folder.index(), as: UTF8.self)]
    for (number, name) in folder.names.enumerated() {
      pages[name] = String(decoding: Array(folder.html(number).joined()), as: UTF8.self)
    }
    #expect(pages.count == folder.names.count + 1)
    return pages
  }

  @Test func `a folder of pages has the charts first, and a page a year with its days and entries`() throws {
    let entry = try record(.entry, "a", "2026-11-21T09:30:00Z")
    var other = try record(.entry, "b", "2024-10-03T09:30:00Z")
    other.title = "October"
    let pages = try pages(of: [entry, other]) { $0.id == "a" ? "See [[b]]." : "" }
    // Of 2025 nothing is known.
    #expect(pages.keys.sorted() == ["", "2024.html", "2026.html"])
    let index = try #require(pages[""])
    #expect(index.contains("href=\"x/2024.html#r2\""))
    #expect(index.contains("data-newest=\"x/2026.html\""))
    #expect(index.contains("<a class=\"older\" href=\"x/2024.html\">") && !index.contains("2025.html"))
    #expect(!index.contains("<article"))
    let year = try #require(pages["2026.html"])
    #expect(year.contains("<a href=\"../page.html\">Journal</a> · 2026</h1>"))
    #expect(year.contains("<a href=\"2024.html#r2\">b</a>"))
    #expect(year.contains("data-older=\"2024.html\"") && year.contains("Search on in 2024</a>"))
    #expect(year.contains("id=\"d2026-11-21\"") && year.contains("href=\"2026.html#d2026-11-21\""))
    let last = try #require(pages["2024.html"])
    #expect(last.contains("id=\"r2\"") && last.contains("October") && !last.contains("data-older"))
  }

  @Test(arguments: ["2006-05-01", "2015-01-01", "0206-05-01"])
  func `one old entry hides none of the newest years`(old: String) throws {
    let html = try page([
      try record(.entry, "a", old + "T09:30:00Z"), try record(.entry, "b", "2026-11-11T09:30:00Z"),
    ])
    #expect(html.components(separatedBy: "<h3>\(old.prefix(4))</h3>").count == (old < "1800" ? 1 : 2))
    #expect(html.contains("<h3>2026</h3>") && !html.contains("<h3>2020</h3>"))
    #expect(html.contains("<strong>November 2026</strong>") && !html.contains("<strong>May 2020</strong>"))
  }

  @Test func `a year that is too long for a page has its entries on pages of months`() throws {
    let days = (10...28).map(String.init)
    var records: [Record] = []
    for month in ["10", "11"] {
      for day in days where month == "10" || day < "22" {
        for number in 0..<60 {
          records.append(try record(.entry, "\(month)-\(day)-\(number)", "2026-\(month)-\(day)T09:30:00Z"))
        }
      }
    }
    let pages = try pages(of: records) { _ in "" }
    #expect(pages.keys.sorted() == ["", "2026-10.html", "2026-11.html", "2026.html"])
    let year = try #require(pages["2026.html"])
    #expect(!year.contains("<article") && year.contains("href=\"2026-10.html#d2026-10-13\""))
    #expect(try #require(pages[""]).contains("data-newest=\"x/2026-11.html\""))
    let month = try #require(pages["2026-11.html"])
    #expect(month.contains("November 2026</h1>") && month.contains("data-older=\"2026-10.html\""))
    #expect(month.components(separatedBy: "<article").count == 12 * 60 + 1)
  }

  @Test func `the book has a line for every day of a month, blank where nothing was noted`() throws {
    var first = try record(.entry, "a", "2026-11-03T09:30:00Z")
    first.mood = "😄"
    var last = try record(.checkIn, "b", "2026-11-21T06:30:00Z")
    last.ratings[.energy] = 4
    let now = try #require(Timestamp(iso: "2026-11-22T12:00:00Z"))
    let zone = TimeZoneRules.fixed(offset: 0)
    let input = PageInput(
      profile: Profile(), now: now.instant(in: zone), zone: zone, records: [first, last],
      plan: ShiftPlan(profile: Profile())
    ) { _ in [] }
    let book = String(decoding: Page(input, Language.english.phrases).book, as: UTF8.self)
    let blank = String(repeating: "<td class=\"n\"></td>", count: 6)
    #expect(
      book.contains(">3 Tue</th><td dir=\"auto\"></td><td><i class=\"w5\"></i>very happy</td>\(blank)</tr>"))
    #expect(book.contains(">4 Wed</th><td dir=\"auto\"></td><td></td>\(blank)</tr>"))
    #expect(book.contains(">21 Sat</th>") && book.contains("<td class=\"n\">4</td>"))
    let page = String(decoding: Page(input, Language.english.phrases).html, as: UTF8.self)
    #expect(!page.contains("<table class=\"diary\""))
  }

  @Test func `a photo that the text shows is not shown again below it`() throws {
    var entry = try record(.entry, "a", "2026-11-21T09:30:00Z")
    entry.photos = ["img/a.jpg", "img/b.jpg"]
    let html = try page([entry], body: "![Sunrise](img/a.jpg)\n")
    #expect(!html.contains("not included: img/a.jpg"))
    #expect(html.contains("not included: img/b.jpg"))
  }

  @Test(arguments: [
    "![](img/my%20photo.jpg)", "![](<img/my photo.jpg>)", "![x][1]\n\n[1]: <img/my photo.jpg>",
    "![x][1]\n\n[1]: img/my%20photo.jpg", "![[img/my photo.jpg]]", "Nothing.",
  ])
  func `a photo is shown once among the entries, however the text names it`(body: String) throws {
    var entry = try record(.entry, "a", "2026-11-21T09:30:00Z")
    entry.photos = ["img/my photo.jpg"]
    var input = try input([entry], body: body)
    input.picture = { $1 == "img/my photo.jpg" ? "data:image/jpeg;base64,QQ==" : nil }
    let html = String(decoding: Page(input, Language.english.phrases).html, as: UTF8.self)
    let main = String(try #require(html.components(separatedBy: "<main>").last))
    #expect(html.components(separatedBy: "src=\"data:").count == 3)
    #expect(main.components(separatedBy: "src=\"data:").count == 2)
    // And small at the top, where it leads to its entry.
    #expect(html.contains("<a href=\"#r1\"><img src=\"data:"))
  }

  @Test func `what was written last stands before the charts, the latest first`() throws {
    var out = try record(.checkOut, "out", "2026-11-21T07:45:00Z")
    (out.shift, out.date) = (.night, try day("2026-11-20"))
    var entry = try record(.entry, "a", "2026-11-20T16:20:00Z")
    entry.title = "The last of the four"
    let html = try page([entry, out])
    let top = String(try #require(html.components(separatedBy: "<main>").first))
    let after = try #require(top.components(separatedBy: "Night · check-out").last)
    #expect(after.contains("The last of the four"))
    #expect(top.contains("Sat 21 November 07:45"))
  }

  @Test func `a check-out of the next day makes no second shift of one of 24 hours`() throws {
    var before = try record(.checkIn, "in", "2026-11-18T07:00:00Z")
    before.shift = .other("G")
    var after = try record(.checkOut, "out", "2026-11-19T07:10:00Z")
    (after.shift, after.dateBasis) = (.other("G"), .timestamp)
    var long = try input([before, after], body: "")
    long.profile.shifts = ShiftTable([
      ShiftTable.Definition(
        word: .other("G"), meaning: .day, spans: [ClockSpan(written: "07:00-07:00")].compactMap { $0 })
    ])
    long.profile.rota = [Rota(from: before.date, cycle: [[.other("G")], [.rest], [.rest], [.rest], [.rest]])]
    long.plan = ShiftPlan(profile: long.profile, zone: long.zone)
    let html = String(decoding: Page(long, Language.english.phrases).html, as: UTF8.self)
    // Those of 18, 23 and 28 November.
    #expect(html.components(separatedBy: "<td class=\"s-day").count == 4)
    #expect(html.components(separatedBy: "<article").count == 2)
  }

  @Test func `a month has the hours of the whole month, not those from the first record on`() throws {
    var input = try input([try record(.entry, "a", "2026-11-12T09:30:00Z")], body: "")
    func days() -> [String] {
      let days = PageFacts(input, Language.english.phrases).monthDays
      return [days.lowerBound.iso, days.upperBound.iso]
    }
    #expect(days() == ["2026-11-01", "2026-11-30"])
    input.from = try day("2026-11-10")
    #expect(days() == ["2026-11-10", "2026-11-30"])
  }

  @Test(
    arguments: [
      (["bad"], [], "#bad"),
      (["bad", "ward/night"], [.entry, .checkOut], "entry, check-out, #bad, #ward/night"),
    ] as [([String], KindSet, String)])
  func `a page of some records says which`(tags: [String], kinds: KindSet, words: String) throws {
    var input = try input([try record(.entry, "a", "2026-11-12T09:30:00Z")], body: "")
    (input.tags, input.kinds) = (tags, kinds)
    let drawn = Page(input, Language.english.phrases)
    for html in [drawn.html, drawn.book, drawn.yearOnly, drawn.folder("", first: "").index()] {
      let text = String(decoding: html, as: UTF8.self)
      #expect(text.contains("<p class=\"quiet\" dir=\"auto\">Only these records: \(words)</p>"))
    }
    #expect(try !page([]).contains("Only these"))
  }

  @Test func `an empty journal has nothing to search`() throws {
    #expect(try !page([]).contains("id=\"tools\""))
  }

  @Test func `a first check-in is a month, and no year or trend of one day`() throws {
    var first = try record(.checkIn, "b", "2026-11-21T06:30:00Z")
    first.ratings[.energy] = 4
    let html = try page([first])
    #expect(html.contains("id=\"months\""))
    #expect(!html.contains("id=\"year\"") && !html.contains("id=\"trends\""))
  }

  @Test func `the mood of an entry is read by the person's own words`() throws {
    var entry = try record(.entry, "a", "2026-11-21T09:30:00Z")
    entry.mood = "serene"
    let now = try #require(Timestamp(iso: "2026-11-22T12:00:00Z"))
    let zone = TimeZoneRules.fixed(offset: 0)
    var profile = Profile()
    profile.moods.define("serene", as: .happy)
    let input = PageInput(
      profile: profile, now: now.instant(in: zone), zone: zone, records: [entry],
      plan: ShiftPlan(profile: profile)
    ) { _ in [] }
    let html = String(decoding: Page(input, Language.english.phrases).html, as: UTF8.self)
    #expect(html.contains("class=\"item entry e4\""))
  }

  @Test func `the picture of the year has no text of entries`() throws {
    var entry = try record(.entry, "a", "2026-11-21T09:30:00Z")
    entry.title = "Secret"
    entry.mood = "4"
    let now = try #require(Timestamp(iso: "2026-11-22T12:00:00Z"))
    let zone = TimeZoneRules.fixed(offset: 0)
    let input = PageInput(
      profile: Profile(), now: now.instant(in: zone), zone: zone, records: [entry],
      plan: ShiftPlan(profile: Profile())
    ) { _ in Array("Hidden".utf8) }
    let html = String(decoding: Page(input, Language.english.phrases).yearOnly, as: UTF8.self)
    #expect(html.contains("<svg"))
    #expect(!html.contains("Secret") && !html.contains("Hidden"))
  }
}

extension String {
  /// The parts between a text's occurrences.
  fileprivate func components(separatedBy text: String) -> [Substring] {
    var parts: [Substring] = []
    var rest = self[...]
    while let found = rest.firstRange(of: text) {
      parts.append(rest[..<found.lowerBound])
      rest = rest[found.upperBound...]
    }
    return parts + [rest]
  }
}
