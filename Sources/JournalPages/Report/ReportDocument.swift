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
  private let phrases: any Phrases

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
    today: CivilDay,
    fingerprint: Fingerprint, phrases: any Phrases
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
    var markup = Markup()
    markup.literal("<main>\n")
    writeHead(to: &markup)
    writeHours(to: &markup)
    tables.writeWeeks(to: &markup)
    writeRests(to: &markup)
    writeLimits(to: &markup)
    tables.writeChanges(to: &markup)
    if let ratings { tables.write(ratings, to: &markup) }
    if let sleep { write(sleep, to: &markup) }
    writeUnknown(to: &markup)
    writeEnd(to: &markup)
    markup.literal("</main>\n")
    return Document(
      language: phrases.language.rawValue, title: phrases.label(.report), style: ReportStyle.css, script: nil,
      body: markup.bytes
    ).html
  }

  private func heading(_ figure: ReportFigure, to markup: inout Markup) {
    markup.element("h2", text: phrases.label(figure))
  }

  /// What was slept, in all and in each gap between two shifts.
  private func write(_ sleep: SleepFigures, to markup: inout Markup) {
    markup.element("h2", text: phrases.sleep(.heading))
    markup.literal("<ul>")
    for line in sleep.lines(phrases) { markup.element("li", text: line) }
    markup.literal("</ul>\n")
    tables.write(sleep.list, to: &markup)
  }

  private typealias Fact = (figure: ReportFigure, value: String)

  private func write(_ facts: [Fact], to markup: inout Markup) {
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

  private func writeHead(to markup: inout Markup) {
    markup.element("h1", text: phrases.label(.report))
    markup.element("p", ("class", "who")) { markup in
      if let name {
        markup.element("strong", ("dir", "auto"), text: name)
        markup.text(" · ")
      }
      markup.text(phrases.span(report.from, report.until, today: CivilDay(number: 0)))
    }
    markup.element("p", ("class", "small"), text: phrases.work(.reportSources))
  }

  private func writeHours(to markup: inout Markup) {
    heading(.hours, to: &markup)
    let total = report.total
    func hours(_ seconds: Int64) -> String { tables.hours(seconds) }
    func counted(_ shifts: Int, _ seconds: Int64) -> String {
      seconds == 0 ? phrases.number(shifts) : "\(phrases.number(shifts)) · \(hours(seconds))"
    }
    var facts: [Fact] = [
      (.shifts, phrases.number(total.shifts)), (.knownHours, "\(total.known)/\(total.shifts)"),
      (.presence, hours(total.seconds)), (.paid, hours(total.paidSeconds)),
      (.planned, hours(total.plannedSeconds)),
    ]
    if total.noted > 0 { facts.append((.overtime, tables.signed(total.overtime))) }
    if !report.onCall.isEmpty { facts.append((.onCall, hours(report.onCall.reduce(0) { $0 + $1.seconds }))) }
    facts += [
      (.nights, counted(total.nights, total.nightSeconds)),
      (.sundays, counted(total.sundayShifts, total.sundaySeconds)),
      (.holidays, counted(total.holidayShifts, total.holidaySeconds)),
      (.weekends, "\(report.weekendsWorked)/\(report.weekends)"),
    ]
    let days = Int64(report.from.days(until: report.until) + 1)
    facts.append((.averageWeek, hours(total.paidSeconds * 7 / days)))
    if let contract = report.contractMinutes, let balance = report.balance {
      facts += [(.contract, hours(Int64(contract) * 60)), (.balance, tables.signed(Int64(balance) * 60))]
    }
    if !report.daysOff.isEmpty {
      let parts = report.daysOff.map { category, days in
        "\(phrases.name(of: category)) \(phrases.decimal(days, digits: days.rounded() == days ? 0 : 1))"
      }
      facts.append((.daysOff, parts.joined(separator: ", ")))
    }
    write(facts, to: &markup)
  }

  private func writeRests(to markup: inout Markup) {
    heading(.rests, to: &markup)
    var facts: [Fact] = [
      (.under11, phrases.number(report.rests(under: 11).count)),
      (.under12, phrases.number(report.rests(under: 12).count)),
      (.nightToDay, phrases.number(report.nightToDay.count)),
    ]
    if !report.splitDays.isEmpty { facts.append((.splitDays, phrases.number(report.splitDays.count))) }
    if let run = report.longestRun { facts.append((.longestRun, phrases.count(run.days, .day))) }
    if let run = report.longestNightRun { facts.append((.longestNightRun, phrases.count(run.days, .night))) }
    write(facts, to: &markup)
    tables.writeShortRests(to: &markup)
  }

  private func writeLimits(to markup: inout Markup) {
    guard report.rules.name != .none else { return }
    tables.writeLimits(to: &markup)
    tables.writeFindings(to: &markup)
    markup.element(
      "p", ("class", "small"),
      text: phrases.report(.rules(report.rules.name)) + " " + phrases.work(.reportLimits))
  }

  /// What the figures leave out.
  private func writeUnknown(to markup: inout Markup) {
    let missing = report.total.shifts - report.total.known
    guard !report.unknownWords.isEmpty || report.unplannedDays > 0 || missing > 0 else { return }
    markup.element("h2", text: phrases.report(.unknown))
    if missing > 0 { markup.element("p", text: phrases.report(.withoutHours(missing))) }
    if !report.unknownWords.isEmpty || report.unplannedDays > 0 {
      let caption = WorkCaption.leftOut(report.unknownWords, unplannedDays: report.unplannedDays)
      markup.element("p", ("dir", "auto"), text: phrases.work(caption))
    }
  }

  private func writeEnd(to markup: inout Markup) {
    markup.element("div", ("class", "signature")) { markup in
      markup.element("p", text: phrases.report(.made(today)))
      markup.element("p", ("class", "line"), text: phrases.report(.signature))
    }
    markup.element(
      "p", ("class", "small"),
      text: phrases.report(.fingerprint(files: fingerprint.files, sum: fingerprint.sum)))
  }
}
