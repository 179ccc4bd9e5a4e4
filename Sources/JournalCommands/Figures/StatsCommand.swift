import JournalIndex
import JournalInsights
import JournalKit
import JournalLanguage
import JournalModel
import JournalShifts
import JournalStore
import JournalTerminal

/// `stats`: figures, each with the number of records behind it.
enum StatsCommand: Command {
  static let verb = Verb(
    "stats", .look, isPaged: true, needsZone: true, positionals: [Positional(.span, isOptional: true)],
    options: SpanOptions.options + DayFilterOptions.options,
    examples: [
      "stats", "stats november", "stats --from 2026-01-01 --json", "stats --shift night --weekday sunday",
    ])

  static func run(_ arguments: Arguments, in context: inout Context) throws(CommandError) -> ExitCode {
    let asked = try SpanOptions(arguments, mayBeNamed: true)
    let said = try DayFilterOptions(arguments)
    let journal = try context.journalOfOneLook()
    let (first, last) = asked.ends(context.dates(in: journal))
    if let first, let last { _ = try Period.days(first, last) }
    var period = Period(
      journal, from: first?.advanced(by: -Ledger.margin) ?? .first,
      until: last?.advanced(by: Ledger.margin) ?? .last)
    let filter = try said.filter(journal)
    let now = context.now(in: journal.zone)
    // What is to come was neither written nor missed: a period that goes on ends today.
    let civil = journal.zone.local(now).day
    let today = min(last ?? civil, civil)
    // Of a period all days count from its first on, unless the journal began later.
    let begin = first.map { max($0, journal.firstDayWritten ?? $0) }
    let span = (first ?? .first)...max(first ?? .first, last ?? .last)
    let current = period.day(of: now, in: journal)
    let day = min(last ?? current, current)
    let begun = period.dayBegun(by: now, own: current)
    let figures = period.figures(
      of: filter, span, today: today, begun: begun, day: day, first: begin, now: now)
    let sleep = SleepPeriod(period, from: span.lowerBound, until: span.upperBound, journal, now: now)
    if context.common.usesJSON {
      context.answer(figures, period.survey, sleep)
    } else {
      context.show(figures, filter, today: civil)
      context.show(sleep)
    }
    try context.mentionSealed(from: first, until: last)
    context.mention(period.survey.problems, period.survey.conflicts)
    return .done
  }
}

extension Context {
  fileprivate mutating func answer(_ figures: Statistics, _ survey: Survey, _ sleep: SleepPeriod?) {
    let kinds = Kind.allCases.filter { $0 != .profile && $0.isShownUnasked }
    let counts = [("total", figures.total)] + kinds.map { ($0.name, figures.records[$0] ?? 0) }
    let moods = Mood.Step.allCases.reversed().map { ($0.name, figures.moods[$0] ?? 0) }
    let changes = objects(figures.shiftChanges) { change in
      [
        "before": change.before.name, "after": change.after.name, "meanBefore": Rounded(change.meanBefore),
        "meanAfter": Rounded(change.meanAfter), "count": change.count,
      ]
    }
    let weekdays = objects(figures.entriesByWeekday.enumerated()) {
      ["weekday": $0.offset + 1, "entries": $0.element.entries, "words": $0.element.words]
    }
    let hours = objects(figures.entriesByHour.enumerated()) {
      ["hour": $0.offset, "entries": $0.element.entries, "words": $0.element.words]
    }
    answer(
      [
        "records": Fields(named: counts.map { ($0, $1) }), "words": figures.words,
        "readingMinutes": figures.readingMinutes, "daysWritten": figures.daysWritten,
        "streak": figures.streak.current,
        "recordStreak": figures.streak.record, "moods": Fields(named: moods.map { ($0, $1) }),
      ], figures.totals.fields,
      [
        "trends": figures.trends, "beforeAfter": changes, "weekdays": weekdays, "hours": hours,
        "tags": figures.tags, "people": figures.people, "sleep": object(sleep?.figures) { $0.fields() },
      ], faults(survey.problems, survey.conflicts))
  }

  fileprivate mutating func show(_ figures: Statistics, _ filter: DayFilter, today: CivilDay) {
    say(filter)
    heading(phrases.say("view-records"))
    for kind in Kind.allCases where kind.isShownUnasked {
      guard let count = figures.records[kind], count > 0 else { continue }
      output.line("  " + phrases.count(count, kind.noun))
    }
    output.line(
      "  "
        + phrases.say(
          "view-words", ("words", .count(figures.words, .word)),
          ("minutes", .count(figures.readingMinutes, .minute))))
    if figures.daysWritten > 0 {
      output.line("  " + phrases.say("view-daysWritten", ("days", .count(figures.daysWritten, .day))))
    }
    let streak = phrases.streak(figures.streak, withRecord: true)
    if !streak.isEmpty { output.line("  " + streak) }
    if case let totals = figures.totals,
      totals.shifts + totals.ahead.shifts + totals.onCall > 0 || !totals.unknownWords.isEmpty
    {
      heading(phrases.label(.hours))
      show(totals, today: today)
    }
    showMoods(figures.moods)
    showTrends(figures.trends)
    if !figures.shiftChanges.isEmpty {
      heading(phrases.say("view-shiftChanges"))
      for change in figures.shiftChanges { output.line("  " + phrases.shiftChange(change)) }
    }
    showProductivity(figures)
    showTallies("view-tags", figures.tags)
    showTallies("view-people", figures.people)
  }

  private mutating func showMoods(_ moods: [Mood.Step: Int]) {
    let all = moods.values.reduce(0, +)
    guard all > 0 else { return }
    heading(phrases.say("view-moods"))
    for step in Mood.Step.allCases.reversed() {
      let count = moods[step] ?? 0
      // Beside the label of seventeen columns.
      let longest = min(30, max(10, output.width - 18))
      let bar = String(repeating: "█", count: (count * longest + all - 1) / all)
      let share = count > 0 ? phrases.percent(Double(count) / Double(all)) : ""
      let label = DisplayWidth.padded("  " + step.emoji + "  " + phrases.number(count), to: 10) + share
      output.write(count > 0 ? DisplayWidth.padded(label, to: 17) : label.trimmedEnd)
      output.line(bar, .mood(step))
    }
  }

  /// Each measure with its curve, then its means.
  private mutating func showTrends(_ trends: [Statistics.MeasureTrend]) {
    let curves = trends.map { Sparkline($0.weeks, in: $0.measure.range) }
    let known = zip(trends, curves).filter { $0.month.now != nil || !$1.isEmpty }
    guard !known.isEmpty else { return }
    heading(phrases.say("view-trends"))
    let room = 2 + (known.map { DisplayWidth.columns(of: phrases.name(of: $0.0.measure)) }.max() ?? 0)
    for (trend, curve) in known {
      let name = phrases.name(of: trend.measure)
      output.write("  ")
      output.write(curve.isEmpty ? name : DisplayWidth.padded(name, to: room), .accent)
      output.line(curve.text, .good)
      guard trend.month.now != nil else { continue }
      output.line("    " + phrases.trend(trend.week, of: trend.measure))
      output.line("    " + phrases.trend(trend.month, of: trend.measure))
    }
    if known.contains(where: { !$1.isEmpty }) {
      wrap("  " + phrases.say("look-weeks", ("weeks", .count(Statistics.MeasureTrend.weekCount, .week))))
    }
  }

  private mutating func showProductivity(_ figures: Statistics) {
    guard figures.entriesByWeekday.contains(where: { $0.entries > 0 }) else { return }
    heading(phrases.say("view-productive"))
    showBest(figures.entriesByWeekday, Weekday.allCases.map { phrases.name(of: $0) })
    let hours = (0..<24).compactMap { ClockTime(hour: $0, minute: 0).map { phrases.time($0) } }
    showBest(figures.entriesByHour, hours)
  }

  /// The three with most entries.
  private mutating func showBest(_ values: [Statistics.Productivity], _ names: [String]) {
    let all = values.reduce(0) { $0 + $1.entries }
    let best = zip(names, values).filter { $1.entries > 0 }
      .sorted { ($0.1.entries, $0.1.words) > ($1.1.entries, $1.1.words) }
    let width = max(12, 1 + (best.prefix(3).map { DisplayWidth.columns(of: $0.0) }.max() ?? 0))
    for (name, value) in best.prefix(3) {
      let share = phrases.percent(Double(value.entries) / Double(max(1, all)))
      output.line(
        "  " + DisplayWidth.padded(name, to: width) + DisplayWidth.padded(share, to: 7)
          + phrases.say(
            "view-productivity", ("entries", .count(value.entries, .entry)),
            ("words", .count(value.words, .word))))
    }
  }

  private mutating func showTallies(_ caption: String, _ tallies: [Statistics.Tally]) {
    guard !tallies.isEmpty else { return }
    heading(phrases.say(caption))
    var words = tallies.prefix(12).map { "\($0.text) \($0.count)" }
    if tallies.count > words.count {
      words.append(
        phrases.say("lookup-ambiguous-and-more", ("value", .number(tallies.count - words.count))))
    }
    let text = Sanitizer.line(words.joined(separator: " · "))
    for line in DisplayWidth.wrapped(text, to: output.width - 2) { output.line("  " + line) }
  }

  /// The figures of sleep under their heading, where there are any.
  mutating func show(_ sleep: SleepPeriod?) {
    guard let sleep else { return }
    heading(phrases.say("sleep-heading"))
    for text in sleep.figures.lines(phrases) {
      for line in DisplayWidth.wrapped(text, to: output.width - 2) { output.line("  " + line) }
    }
  }

  /// A heading with an empty line above it, but for the first.
  mutating func heading(_ text: String) {
    if !output.bytes.isEmpty { output.line() }
    output.line(text, .bold)
  }
}

extension Kind {
  fileprivate var noun: Noun {
    switch self {
    case .entry: .entry
    case .checkIn: .checkIn
    case .checkOut: .checkOut
    case .vacation: .vacation
    case .shift: .shift
    case .profile, .rota, .person, .sleep: .file
    }
  }
}

extension Statistics.MeasureTrend: JSONObject {
  package var fields: Fields {
    func fields(_ trend: Trend) -> Fields {
      ["now": OrNull(trend.now), "before": OrNull(trend.before), "change": Rounded(trend.change)]
    }
    return [
      "measure": measure.name, "days7": fields(week), "days30": fields(month),
      "weeks": weeks.map(Rounded.init),
    ]
  }
}

extension Statistics.Tally: JSONObject {
  package var fields: Fields { ["text": text, "count": count] }
}
