import JournalModel
import JournalShifts

extension Phrases {
  /// `day`, `late`, `night`, `on call` …
  public func name(of meaning: ShiftMeaning) -> String { say("meaning-\(meaning.rawValue)") }

  /// `08:00–12:00, 16:00–20:00`.
  package func hours(of spans: [ClockSpan]) -> String {
    spans.map { time($0.start) + "–" + time($0.end) }.joined(separator: ", ")
  }

  /// From when to when a span was by the clock, `22:00–07:00`; with the days between where it is longer than
  /// that looks, `07:00–07:15 +1`.
  package func hours(of span: Shift.Span, in zone: TimeZoneRules, isOpen: Bool = false) -> String {
    let (start, end) = (zone.local(span.start), zone.local(span.end))
    let days = start.day.days(until: end.day)
    let isLonger = days > (end.time > start.time ? 0 : 1)
    return time(start.time) + "–" + (isOpen ? "" : time(end.time) + (isLonger ? " +\(days)" : ""))
  }

  /// What a word of a rota means: `day 07:00–19:00, 30 min unpaid`.
  public func meaning(_ definition: ShiftTable.Definition) -> String {
    let meaning = definition.meaning.map { name(of: $0) } ?? ""
    let hours = [meaning, hours(of: definition.spans)].filter { !$0.isEmpty }.joined(separator: " ")
    guard definition.breakMinutes > 0 else { return hours }
    return hours + ", " + say("start-unpaid", ("length", .of(duration(minutes: definition.breakMinutes))))
  }

  /// What a plan says of some days: `16 shifts (8 day, 8 night), 12 rests in 28 days`.
  public func summary(_ summary: PlanSummary) -> String {
    let kinds = summary.shifts.map {
      say("summary", ("count", .number($0.count)), ("meaning", .of(name(of: $0.meaning))))
    }
    var text = count(summary.work, .shift)
    if !kinds.isEmpty { text += say("summary-kinds", ("kinds", .of(list(kinds)))) }
    if summary.onCall > 0 { text += say("summary-on-call", ("onCall", .number(summary.onCall))) }
    text += say("summary-rest", ("rests", .number(summary.rests)))
    if summary.daysOff > 0 { text += say("summary-off", ("days", .count(summary.daysOff, .day))) }
    let doubt = leftOut(summary.unknownWords, summary.unplannedDays)
    if !doubt.isEmpty { text += say("summary-and", ("doubt", .of(doubt))) }
    return say("summary-in", ("text", .of(text)), ("days", .count(summary.days, .day)))
  }

  private func leftOut(_ words: [Countdown.UnknownWord], _ unplannedDays: Int) -> String {
    var parts = unknown(words)
    if unplannedDays > 0 { parts.append(say("leftOut", ("unplannedDays", .count(unplannedDays, .day)))) }
    return joined(parts)
  }

  /// A fact with its limit: `9 h 30 min of rest between Mon 2 March and Tue 3 March (limit 11 h)`.
  public func message(_ finding: RestFinding, today: CivilDay) -> String {
    let value = duration(seconds: finding.value)
    let limit = finding.limit.map { finding.kind.isRun ? number(Int($0)) : duration(seconds: $0) } ?? ""
    let bound = finding.article.map { say("limit-limit", ("limit", .of(list([limit, $0])))) } ?? ""
    let isOfDay = finding.kind == .rest && finding.from == finding.until
    if let work = finding.onEnd {
      return say(
        finding.value > 0 ? "limit-longOnEnd" : "limit-onEnd", ("work", .of(duration(seconds: work))),
        ("rest", .of(value)), ("from", .day(finding.from, today)), ("bound", .of(bound)))
    }
    return say(
      isOfDay ? "limit-restOfDay" : "limit-\(finding.kind)", ("value", .of(value)), ("bound", .of(bound)),
      ("from", .day(finding.from, today)), ("until", .day(finding.until, today)),
      ("limit", .of(limit)),
      ("finding", .count(Int(finding.value), finding.kind == .nightRun ? .night : .day)))
  }

  /// What words of the rota were given or had before.
  public func work(_ caption: WorkCaption) -> String {
    switch caption {
    case .wordBefore(let former): say("work-wordBefore", ("former", .of(former)))
    case .notInCycle(let word): say("work-notInCycle", ("word", .of(word)))
    case .wordsSaved(let words, let path):
      say(
        "work-wordsSaved", ("words", .of(joined(words))), ("words2", .number(words.count)),
        ("path", .of(path)))
    }
  }

  /// How many private records a page leaves out.
  package func privateLeftOut(_ count: Int) -> String {
    say("page-privateLeftOut", ("number", .count(count, .record)))
  }

  /// What figures leave out: words without a meaning and days without a plan.
  package func unknown(_ words: [Countdown.UnknownWord], unplannedDays: Int = 0) -> String {
    say("work-leftOut", ("days", .of(leftOut(words, unplannedDays))))
  }

  /// A day has no shift, or none of a word, and which it has; how one is added.
  package func noShift(of word: String?, on day: String, others: [String], command: String) -> String {
    let what =
      word.map { say("stated-noShift-word", ("value", .of($0)), ("day", .of(day))) }
      ?? say("stated-noShift-day", ("day", .of(day)))
    let rest = others.isEmpty ? "" : say("stated-noShift-there-is", ("others", .of(list(others))))
    return say(
      "stated-noShift-add-it-with", ("what", .of(what)), ("rest", .of(rest)), ("command", .of(command)))
  }

  /// A change of a plan: its day, what was and what is, and with how much notice.
  package func change(_ change: PlanChange, today: CivilDay) -> String {
    func words(_ shifts: [PlannedShift]) -> String {
      shifts.isEmpty ? say("work-noWork") : shifts.map(\.written).joined(separator: ", ")
    }
    let notice = change.notice.map { say("work-change-notice", ("notice", .of(self.notice($0)))) } ?? ""
    return say(
      "work-change", ("day", .day(change.day, today)), ("was", .of(words(change.was))),
      ("now", .of(words(change.now))), ("notice", .of(notice)))
  }

  /// What somebody has worked, in seconds; the time on call.
  package func worked(_ seconds: Int64) -> String {
    say("work-workedHours", ("worked", .of(duration(seconds: seconds))))
  }

  package func onCall(minutes: Int) -> String {
    say("work-onCallTotal", ("seconds", .of(duration(minutes: minutes))))
  }

  /// The longest rest of a week; of a piece how long the rest is.
  public func rest(_ rest: RestPeriod.OfWeek) -> String {
    let part = duration(seconds: rest.seconds)
    guard rest.isPiece else { return part }
    return say("work-partOfRest", ("part", .of(part)), ("whole", .of(duration(seconds: rest.whole))))
  }

  private func notice(_ seconds: Int64) -> String {
    if seconds < 0 { return say("notice-after-it-had") }
    let hours = Int(seconds / 3600)
    return hours < 72
      ? say("notice-hours", ("hours", .count(hours, .hour)))
      : say("notice-days", ("hours", .count(hours / 24, .day)))
  }

  /// The name of a figure of the report.
  public func label(_ figure: ReportFigure) -> String { say("figure-\(figure.rawValue)") }
}

/// What is said of words of a rota.
public enum WorkCaption: Hashable, Sendable {
  /// Words of the rota were given a meaning.
  case wordsSaved([String], path: String)
  /// What a word meant, or its hours, until now; a word with hours that the cycle doesn't have.
  case wordBefore(String), notInCycle(String)
}

/// A figure of the report.
public enum ReportFigure: String, CaseIterable, Hashable, Sendable {
  /// Headings.
  case report, hours, weeks, rests, changes, findings, daysOff, ratings, shifts
  /// Hours.
  case presence, worked, planned, ahead, knownDays, overtime, extras, onCall, nights, nightHours, sundays,
    holidays, weekends
  case longestShift, sevenDays, averageWeek, contract, balance
  /// Rests and runs.
  case shortestRest, under11, under12, weeklyRest, longestRun, longestNightRun, nightToDay, splitDays
  /// Where ratings stand: after little rest, after more, by the place in a run.
  case afterShortRest, afterLongRest, place
}
