import JournalInsights
import JournalLanguage
import JournalModel
import JournalShifts

/// The tables of the report on paper.
extension ReportDocument {
  // MARK: Words

  /// The year is told in the head, where the period has only one.
  var reference: CivilDay { report.from.year == report.until.year ? report.until : CivilDay(number: 0) }

  func day(_ day: CivilDay) -> String { phrases.day(day, today: reference) }

  func span(_ from: CivilDay, _ until: CivilDay) -> String { phrases.span(from, until, today: reference) }

  private func hours(_ minutes: Int) -> String { phrases.duration(minutes: minutes) }

  private func length(_ rest: RestPeriod) -> String { phrases.duration(seconds: rest.seconds) }

  private func moment(
    _ instant: Instant, _ day: CivilDay, _ basis: Shift.Basis, hasDay: Bool = true
  ) -> String {
    let local = zone.zone(on: day).local(instant)
    let time = "\(phrases.time(local.time)) (\(phrases.say("report-basis-\(basis)")))"
    return hasDay ? "\(self.day(local.day)) \(time)" : time
  }

  /// A table under a caption; without rows there is none.
  private func table(_ style: String, _ caption: String, _ head: [String], _ rows: [[String]]) -> PageData? {
    guard !rows.isEmpty else { return nil }
    let table = Markup { $0.table(class: style, caption: caption, head, rows) }
    // On a narrow screen a wide table is moved sideways by itself, by the keyboard too.
    return ["wide": ["style": style, "caption": caption, "table": table] as PageData]
  }

  // MARK: Tables

  var weeks: PageData? {
    let rows = zip(report.weeks, report.weeklyRests).filter { $0.0.totals.knownDays > 0 }.map { week, rest in
      let shifts = report.shifts.filter { week.from <= $0.day && $0.day <= week.until }
      let rests = report.rests.filter { week.from <= $0.second && $0.second <= week.until }
      return [
        week.label(phrases, today: reference), phrases.number(week.totals.shifts), hours(week.totals.planned),
        hours(week.totals.worked), phrases.number(week.totals.nights),
        shifts.compactMap { $0.soFar?.presence }.max().map(hours) ?? "–",
        rests.min { $0.seconds < $1.seconds }.map(length) ?? "–",
        rest.map { phrases.rest($0) } ?? "–", phrases.number(week.totals.sundays),
      ]
    }
    let columns: [ReportFigure] = [
      .shifts, .planned, .worked, .nights, .longestShift, .shortestRest, .weeklyRest, .sundays,
    ]
    return table("weeks", phrases.label(.weeks), [""] + columns.map { phrases.label($0) }, rows)
  }

  /// Each shift with where its hours come from.
  var shifts: PageData? {
    table(
      "shifts", phrases.label(.shifts), report.shiftHeads(phrases),
      report.shiftRows(phrases, today: reference))
  }

  /// Each limit with what lies nearest to it or beyond, and where it stands.
  var limits: PageData? {
    let rows = report.limits.map { check in
      let days = check.from.flatMap { from in check.until.map { span(from, $0) } }
      return [
        phrases.say("report-limit-\(check.rule.kind.rawValue)"), value(check.rule.limit, of: check.rule.kind),
        check.found.map { value($0, of: check.rule.kind) } ?? "–", days ?? "–",
        phrases.number(check.beyond), check.rule.source,
      ]
    }
    return table(
      "limits", phrases.say("report-limits"),
      [
        "", phrases.say("report-limitColumn"), phrases.say("report-found"), phrases.say("page-day"),
        phrases.say("report-beyond"), phrases.say("report-sourceColumn"),
      ], rows)
  }

  /// The rests under the limit, each from when to when and by what. Many of them stand beside each other in
  /// tables that fit on a side, the end of each without its day: it is within hours.
  var shortRests: [PageData?] {
    let limit = report.rules.rule(.rest)?.limit
    let isLong = report.listedRests.count > Self.restsOfTable
    let rows = report.listedRests.map { rest in
      let isBeyond = limit.map { rest.seconds < Int64($0) * 60 } ?? false
      return [
        length(rest) + (isBeyond ? limit.map { " (< \(hours($0)))" } ?? "" : ""),
        moment(rest.start, rest.first, rest.startBasis),
        moment(rest.end, rest.second, rest.endBasis, hasDay: !isLong),
      ]
    }
    return stride(from: 0, to: rows.count, by: Self.restsOfTable).map { first in
      table(
        isLong ? "rests half" : "rests",
        phrases.say("report-restsUnder", ("length", .of(hours(report.listedLimit)))),
        [phrases.label(.rests), phrases.say("report-from"), phrases.say("report-until")],
        Array(rows[first..<min(first + Self.restsOfTable, rows.count)]))
    }
  }

  /// Two tables of so many rows beside each other leave a page room for the weeks of a quarter.
  private static let restsOfTable = 23

  /// What lies beyond the limits and is no rest between two days, which have a table of their own: a line a
  /// limit.
  var findings: PageData? {
    let beyond = report.findings.filter { $0.kind != .rest || $0.onEnd != nil }
    let findings = Dictionary(grouping: beyond) { $0.kind }
    guard !findings.isEmpty else { return nil }
    let lines = RestRules.Kind.allCases.compactMap { kind -> PageData? in
      let parts = findings[kind]?.map {
        "\(span($0.from, $0.until)) (\(value(kind.isRun ? Int($0.value) : Int($0.value / 60), of: kind)))"
      }
      return parts.map {
        ["limit": phrases.say("report-limit-\(kind.rawValue)"), "found": $0.joined(separator: " · ")]
      }
    }
    return ["findings": ["caption": phrases.label(.findings), "list": lines] as PageData]
  }

  private func value(_ number: Int, of kind: RestRules.Kind) -> String {
    switch kind {
    case .run: phrases.count(number, .day)
    case .nightRun: phrases.count(number, .night)
    default: hours(number)
    }
  }

  /// The changes of published plans, with their notice.
  var changes: PageData? {
    let changes = report.changes
    guard !changes.changes.isEmpty else { return nil }
    let sentence = phrases.say(
      "work-changes", ("changed", .number(changes.changed)), ("all", .count(changes.shifts, .shift)),
      ("short", .number(changes.changedShortly)))
    let list = changes.changes.map { phrases.change($0, today: reference) }
    return [
      "heading": phrases.label(.changes), "changes": ["sentence": sentence, "list": list] as PageData,
    ]
  }

  /// The ratings, a row a measure: beside each other by what the shifts are and by the rest before them. With
  /// hours and sleep they stay on the two sides of a sheet; the places of a run are told on a screen.
  func parts(of ratings: ReportRatings) -> [PageData?] {
    guard !ratings.measures.isEmpty else { return [] }
    let byRest = [ratings.afterShortRest, ratings.afterLongRest].filter { $0.shifts > 0 }
    let groups = ratings.byMeaning + byRest
    let counts = [phrases.label(.shifts)] + groups.map { phrases.number($0.shifts) }
    let rows = ratings.measures.map { measure in
      [name(of: measure)] + groups.map { $0.values[measure].map { phrases.spread($0, of: measure) } ?? "–" }
    }
    let heads = groups.map { phrases.name(of: $0.name) }
    return [
      table("ratings", phrases.label(.ratings), [""] + heads, [counts] + rows),
      ["small": ratings.keyLines(phrases).joined(separator: " ")],
    ]
  }

  private func name(of measure: Measure) -> String {
    let ends = [measure.range.lowerBound, measure.range.upperBound].map { phrases.number($0) }
    return "\(phrases.name(of: measure).capitalizedFirst) (\(ends.joined(separator: "–")))"
  }

  /// The gaps between shifts of which a sleep is known.
  func gaps(_ gaps: [SleepGap]) -> PageData? {
    let rows = gaps.map { gap in
      [
        phrases.day(gap.rest.second, today: report.until), phrases.duration(seconds: gap.rest.seconds),
        phrases.duration(seconds: gap.asleep),
      ]
    }
    let heads = ["", phrases.label(.rests), phrases.say("sleep-heading")]
    return table("sleep", phrases.say("sleep-heading"), heads, rows)
  }
}
