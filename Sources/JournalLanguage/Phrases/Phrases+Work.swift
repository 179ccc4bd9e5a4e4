import JournalModel
import JournalShifts

extension Phrases {
  /// `day`, `late`, `night`, `on call` …
  public func name(of meaning: ShiftMeaning) -> String { say("meaning-\(meaning.rawValue)") }

  /// What a word of a rota means: `day 07:00–19:00, 30 min unpaid`.
  public func meaning(_ definition: ShiftTable.Definition) -> String {
    let spans = definition.spans.map { time($0.start) + "–" + time($0.end) }
    let meaning = definition.meaning.map { name(of: $0) } ?? ""
    let hours = [meaning, spans.joined(separator: ", ")].filter { !$0.isEmpty }.joined(separator: " ")
    guard definition.breakMinutes > 0 else { return hours }
    return hours + ", " + say("start-unpaid", ("length", .of(duration(minutes: definition.breakMinutes))))
  }

  /// What a plan says of some days: `16 shifts (8 day, 8 night), 12 rests in 28 days`.
  public func summary(_ summary: PlanSummary) -> String {
    let kinds = summary.shifts.map {
      say("summary", ("count", .number($0.count)), ("meaning", .of(name(of: $0.meaning))))
    }
    var text = count(summary.work, .shift)
    if !kinds.isEmpty {
      text += say("summary-kinds", ("kinds", .of(list(kinds))))
    }
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
    let limit = finding.limit.map { duration(seconds: $0) } ?? ""
    let bound = finding.limit == nil ? "" : say("limit-limit", ("limit", .of(limit)))
    return say(
      "limit-\(finding.kind)", ("value", .of(value)), ("bound", .of(bound)),
      ("from", .day(finding.from, today)), ("until", .day(finding.until, today)),
      ("limit", finding.kind.isRun ? .number(Int(finding.limit ?? 0)) : .of(limit)),
      ("finding", .count(Int(finding.value), finding.kind == .nightRun ? .night : .day)))
  }

  /// A short word or sentence about work.
  public func work(_ caption: WorkCaption) -> String {
    switch caption {
    case .nextShift(let what, let at):
      say(
        "work-nextShift", ("what", .of(what)),
        ("at", .of(at.map { say("work-nextShift-at", ("value", .of(time($0)))) } ?? "")))
    case .leftOut(let words, let days): say("work-leftOut", ("days", .of(leftOut(words, days))))
    case .change(let day, let was, let now, let notice):
      say(
        "work-change", ("day", .of(day)), ("was", .of(was)), ("now", .of(now)),
        ("notice", .of(notice.map { say("work-change-notice", ("notice", .of(self.notice($0)))) } ?? "")))
    case .workedHours(let planned?, let worked):
      say(
        "work-workedHours-planned", ("worked", .of(duration(seconds: worked))),
        ("planned", .of(duration(seconds: planned))))
    case .workedHours(nil, let worked): say("work-workedHours", ("worked", .of(duration(seconds: worked))))
    case .longDay(let day, let minutes):
      say("work-longDay", ("day", .of(day)), ("minutes", .of(duration(seconds: Int64(minutes) * 60))))
    case .sameExtra(let id): say("work-sameExtra", ("id", .of(id)))
    case .sameAbsence(let id): say("work-sameAbsence", ("id", .of(id)))
    case .onCallTotal(let seconds): say("work-onCallTotal", ("seconds", .of(duration(seconds: seconds))))
    case .averageOver(let days):
      say("work-averageOver", ("days", .of(decimal(days, digits: days.rounded() == days ? 0 : 1))))
    case .halfDay(let half): say("work-halfDay-\(half)")
    case .wordBefore(let former): say("work-wordBefore", ("former", .of(former)))
    case .notInCycle(let word): say("work-notInCycle", ("word", .of(word)))
    case .wordsSaved(let words, let path):
      say(
        "work-wordsSaved", ("words", .of(joined(words))), ("words2", .number(words.count)),
        ("path", .of(path)))
    case .basis(let basis): say("work-basis-\(basis)")
    }
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
