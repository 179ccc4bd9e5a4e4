import JournalInsights
import JournalLanguage
import JournalModel
import JournalShifts

/// The tables of the report on paper.
struct ReportTables {
  let report: Report
  let zone: TimeZoneRules
  let phrases: Phrases

  // MARK: Words

  /// The year is told in the head, where the period has only one.
  var today: CivilDay { report.from.year == report.until.year ? report.until : CivilDay(number: 0) }

  func day(_ day: CivilDay) -> String { phrases.day(day, today: today) }

  func span(_ from: CivilDay, _ until: CivilDay) -> String { phrases.span(from, until, today: today) }

  private func hours(_ minutes: Int) -> String { phrases.duration(minutes: minutes) }

  private func length(_ rest: RestPeriod) -> String { phrases.duration(seconds: rest.seconds) }

  private func moment(_ instant: Instant, _ day: CivilDay, _ basis: Shift.Basis) -> String {
    let local = zone.zone(on: day).local(instant)
    return "\(self.day(local.day)) \(phrases.time(local.time)) (\(phrases.say("report-basis-\(basis)")))"
  }

  /// A table under a caption; without rows there is none.
  private func table(
    _ style: String, _ caption: String, _ head: [String], _ rows: [[String]], to markup: inout Markup
  ) {
    guard !rows.isEmpty else { return }
    // On a narrow screen a wide table is moved sideways by itself, by the keyboard too.
    markup.open(
      "div", ("class", "wide \(style)-wide"), ("tabindex", "0"), ("role", "region"), ("aria-label", caption))
    markup.table(class: style, caption: caption, head, rows)
    markup.literal("</div>\n")
  }

  // MARK: Tables

  /// The weeks with work.
  func writeWeeks(to markup: inout Markup) {
    let rows = zip(report.weeks, report.weeklyRests).filter { $0.0.totals.shifts > 0 }.map { week, rest in
      let shifts = report.shifts.filter { week.from <= $0.day && $0.day <= week.until }
      let rests = report.rests.filter { week.from <= $0.second && $0.second <= week.until }
      return [
        span(week.from, week.until), phrases.number(week.totals.shifts), hours(week.totals.planned),
        hours(week.totals.worked), phrases.number(week.totals.nights),
        shifts.compactMap { $0.soFar?.presence }.max().map(hours) ?? "–",
        rests.min { $0.seconds < $1.seconds }.map(length) ?? "–",
        rest.map { phrases.rest($0) } ?? "–", phrases.number(week.totals.sundays),
      ]
    }
    let columns: [ReportFigure] = [
      .shifts, .planned, .worked, .nights, .longestShift, .shortestRest, .weeklyRest, .sundays,
    ]
    table("weeks", phrases.label(.weeks), [""] + columns.map { phrases.label($0) }, rows, to: &markup)
  }

  /// Each shift with where its hours come from.
  func writeShifts(to markup: inout Markup) {
    table(
      "shifts", phrases.label(.shifts), report.shiftHeads(phrases), report.shiftRows(phrases, today: today),
      to: &markup)
  }

  /// Each limit with what lies nearest to it or beyond, and where it stands.
  func writeLimits(to markup: inout Markup) {
    let rows = report.limits.map { check in
      let days = check.from.flatMap { from in check.until.map { span(from, $0) } }
      return [
        phrases.say("report-limit-\(check.rule.kind.rawValue)"), value(check.rule.limit, of: check.rule.kind),
        check.found.map { value($0, of: check.rule.kind) } ?? "–", days ?? "–",
        phrases.number(check.beyond), check.rule.article ?? "journal.md",
      ]
    }
    table(
      "limits", phrases.say("report-limits"),
      [
        "", phrases.say("report-limitColumn"), phrases.say("report-found"), phrases.say("page-day"),
        phrases.say("report-beyond"), phrases.say("report-sourceColumn"),
      ], rows, to: &markup)
  }

  /// The rests under the limit, each from when to when and by what.
  func writeShortRests(to markup: inout Markup) {
    let limit = report.rules.rule(.rest)?.limit
    let rows = report.listedRests.map { rest in
      let isBeyond = limit.map { rest.seconds < Int64($0) * 60 } ?? false
      return [
        length(rest) + (isBeyond ? limit.map { " (< \(hours($0)))" } ?? "" : ""),
        moment(rest.start, rest.first, rest.startBasis), moment(rest.end, rest.second, rest.endBasis),
      ]
    }
    table(
      "rests", phrases.say("report-restsUnder", ("length", .of(hours(report.listedLimit)))),
      [phrases.label(.rests), phrases.say("report-from"), phrases.say("report-until")], rows, to: &markup)
  }

  /// What lies beyond the limits and is no rest between two days, which have a table of their own: a line a
  /// limit.
  func writeFindings(to markup: inout Markup) {
    let findings = Dictionary(grouping: report.findings.filter { $0.kind != .rest }) { $0.kind }
    guard !findings.isEmpty else { return }
    markup.element("h3", text: phrases.label(.findings))
    for kind in RestRules.Kind.allCases {
      guard let found = findings[kind] else { continue }
      let parts = found.map {
        "\(span($0.from, $0.until)) (\(value(kind.isRun ? Int($0.value) : Int($0.value / 60), of: kind)))"
      }
      markup.element("p", ("class", "findings")) { markup in
        markup.element("b", text: phrases.say("report-limit-\(kind.rawValue)"))
        markup.text(" " + parts.joined(separator: " · "))
      }
      markup.literal("\n")
    }
  }

  private func value(_ number: Int, of kind: RestRules.Kind) -> String {
    switch kind {
    case .run: phrases.count(number, .day)
    case .nightRun: phrases.count(number, .night)
    default: hours(number)
    }
  }

  /// The changes of published plans, with their notice.
  func writeChanges(to markup: inout Markup) {
    let changes = report.changes
    guard !changes.changes.isEmpty else { return }
    markup.element("h2", text: phrases.label(.changes))
    markup.element(
      "p",
      text: phrases.say(
        "work-changes", ("changed", .number(changes.changedDays)), ("all", .count(changes.shifts, .shift)),
        ("short", .number(changes.short.count))))
    markup.literal("<ul class=\"changes\">")
    for change in changes.changes {
      markup.element("li", ("dir", "auto"), text: phrases.change(change, today: today))
    }
    markup.literal("</ul>\n")
  }

  /// The ratings, a row a measure: beside each other by what the shifts are and by the rest before them. With
  /// hours and sleep they stay on the two sides of a sheet; the places of a run are told on a screen.
  func write(_ ratings: ReportRatings, to markup: inout Markup) {
    guard !ratings.measures.isEmpty else { return }
    let byRest = [ratings.afterShortRest, ratings.afterLongRest].filter { $0.shifts > 0 }
    let groups = ratings.byMeaning + byRest
    let counts = [phrases.label(.shifts)] + groups.map { phrases.number($0.shifts) }
    let rows = ratings.measures.map { measure in
      [name(of: measure)] + groups.map { $0.values[measure].map { phrases.spread($0, of: measure) } ?? "–" }
    }
    table(
      "ratings", phrases.label(.ratings), [""] + groups.map { phrases.name(of: $0.name) }, [counts] + rows,
      to: &markup)
    markup.element("p", ("class", "small"), text: ratings.keyLines(phrases).joined(separator: " "))
  }

  /// A measure with the values that it can have.
  private func name(of measure: Measure) -> String {
    let ends = [measure.range.lowerBound, measure.range.upperBound].map { phrases.number($0) }
    return "\(phrases.name(of: measure).capitalizedFirst) (\(ends.joined(separator: "–")))"
  }

  /// The gaps between shifts of which a sleep is known.
  func write(_ gaps: [SleepGap], to markup: inout Markup) {
    let rows = gaps.map { gap in
      [
        phrases.day(gap.rest.second, today: report.until), phrases.duration(seconds: gap.rest.seconds),
        phrases.duration(seconds: gap.asleep),
      ]
    }
    table(
      "sleep", phrases.say("sleep-heading"), ["", phrases.label(.rests), phrases.say("sleep-heading")], rows,
      to: &markup)
  }
}
