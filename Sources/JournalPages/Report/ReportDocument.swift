import JournalInsights
import JournalLanguage
import JournalModel
import JournalShifts

/// The working-time report on paper: facts with their days, limits beside them, where each comes from, room
/// to sign.
package struct ReportDocument {
  private let report: Report
  private let ratings: ReportRatings?
  private let sleep: SleepFigures?
  private let name: String?
  private let today: CivilDay
  private let fingerprint: Fingerprint
  private let tables: ReportTables
  private let phrases: Phrases

  /// What the report was made from.
  package struct Fingerprint: Hashable, Sendable {
    /// How many files, and the SHA-256 of what `sha256sum` prints of them.
    package var files: Int
    package var sum: String

    /// A fingerprint of files.
    package init(files: Int, sum: String) {
      self.files = files
      self.sum = sum
    }
  }

  /// A report of a person, with ratings and sleep only where they are given.
  package init(
    _ report: Report, ratings: ReportRatings?, sleep: SleepFigures? = nil, name: String?, zone: TimeZoneRules,
    today: CivilDay, fingerprint: Fingerprint, phrases: Phrases
  ) {
    self.report = report
    self.ratings = ratings
    self.sleep = sleep
    self.name = name
    self.today = today
    self.fingerprint = fingerprint
    self.phrases = phrases
    tables = ReportTables(report: report, zone: zone, phrases: phrases)
  }

  /// The file.
  package var html: [UInt8] {
    let never = CivilDay(number: 0)
    var markup = Markup()
    markup.piece(
      .reportPage, phrases,
      [
        "title": phrases.label(.report), "period": phrases.span(report.from, report.until, today: never),
        "made": phrases.say("report-made", ("CivilDay", .of(phrases.day(today, today: never)))),
        "fingerprint": phrases.say(
          "report-fingerprint", ("files", .count(fingerprint.files, .file)), ("sum", .of(fingerprint.sum))),
      ]
    ) { part, markup in
      if part == "tables" { return writeTables(to: &markup) }
      guard let name else { return }
      markup.element("strong", ("dir", "auto"), text: name)
      markup.text(" · ")
    }
    return Document(
      phrases: phrases, title: phrases.label(.report), style: PageFile.text(.report),
      script: nil, body: markup.bytes
    ).html
  }

  private func writeTables(to markup: inout Markup) {
    writeHours(to: &markup)
    tables.writeWeeks(to: &markup)
    writeRests(to: &markup)
    writeLimits(to: &markup)
    tables.writeChanges(to: &markup)
    if let ratings { tables.write(ratings, to: &markup) }
    if let sleep { write(sleep, to: &markup) }
    tables.writeShifts(to: &markup)
    writeUnknown(to: &markup)
  }

  private func heading(_ figure: ReportFigure, to markup: inout Markup) {
    markup.element("h2", text: phrases.label(figure))
  }

  /// What was slept, in all and in each gap between two shifts.
  private func write(_ sleep: SleepFigures, to markup: inout Markup) {
    markup.element("h2", text: phrases.say("sleep-heading"))
    markup.literal("<ul class=\"sleep-lines\">")
    for line in sleep.lines(phrases) { markup.element("li", text: line) }
    markup.literal("</ul>\n")
    tables.write(sleep.list, to: &markup)
  }

  private func write(_ facts: [ReportFact], to markup: inout Markup) {
    markup.element("dl", ("class", "facts")) { markup in
      for fact in facts {
        markup.element("div") { markup in
          markup.element("dt", text: phrases.label(fact.figure))
          markup.element("dd", text: fact.value)
        }
      }
    }
    markup.literal("\n")
  }

  // MARK: Parts

  private func writeHours(to markup: inout Markup) {
    heading(.hours, to: &markup)
    var facts = report.hourFacts(phrases, today: tables.today)
    if let daysOff = report.daysOffLine(phrases) { facts.append(ReportFact(.daysOff, daysOff)) }
    write(facts, to: &markup)
  }

  private func writeRests(to markup: inout Markup) {
    heading(.rests, to: &markup)
    var facts = [
      ReportFact(.under11, phrases.number(report.rests(under: 11).count)),
      ReportFact(.under12, phrases.number(report.rests(under: 12).count)), report.nightToDayFact(phrases),
    ]
    if !report.splitDays.isEmpty {
      facts.append(ReportFact(.splitDays, phrases.number(report.splitDays.count)))
    }
    if let run = report.longestRun { facts.append(ReportFact(.longestRun, phrases.count(run.days, .day))) }
    if let run = report.longestNightRun {
      facts.append(ReportFact(.longestNightRun, phrases.count(run.days, .night)))
    }
    write(facts, to: &markup)
    tables.writeShortRests(to: &markup)
  }

  private func writeLimits(to markup: inout Markup) {
    guard !report.rules.isEmpty else { return }
    tables.writeLimits(to: &markup)
    tables.writeFindings(to: &markup)
  }

  /// What the figures leave out, and what they rest on.
  private func writeUnknown(to markup: inout Markup) {
    let lines = report.unknownLines(phrases) + (ratings?.unknownLines(phrases, report, sleep) ?? [])
    if !lines.isEmpty { markup.element("h2", text: phrases.say("report-unknown")) }
    for line in lines { markup.element("p", ("dir", "auto"), text: line) }
    for line in report.smallPrint(phrases) { markup.element("p", ("class", "small"), text: line) }
  }
}
