import JournalInsights
import JournalLanguage
import JournalModel
import JournalShifts
import JournalTerminal

/// A report as text.
struct ReportPage {
  private let report: Report
  private let ratings: ReportRatings?
  private let sleep: SleepFigures?
  private let showsShifts: Bool
  private let name: String?
  private let zone: TimeZoneRules
  private let today: CivilDay

  init(
    _ report: Report, _ ratings: ReportRatings?, _ sleep: SleepFigures?, showsShifts: Bool, name: String?,
    zone: TimeZoneRules, today: CivilDay
  ) {
    self.showsShifts = showsShifts
    self.sleep = sleep
    self.report = report
    self.ratings = ratings
    self.name = name
    self.zone = zone
    self.today = today
  }

  func write(to context: inout Context) {
    let phrases = context.phrases
    context.output.line(phrases.label(.report), .bold)
    // With its year, whenever it is read.
    let period = phrases.span(report.from, report.until, today: CivilDay(number: 0))
    context.output.line(Sanitizer.line([name, period].compactMap { $0 }.joined(separator: " · ")))
    writeHours(to: &context)
    writeWeeks(to: &context)
    writeRests(to: &context)
    writeDaysOff(to: &context)
    if !report.changes.changes.isEmpty {
      heading(.changes, &context)
      context.show(report.changes, today: today)
    }
    if !report.findings.isEmpty {
      // Without rules nothing is beyond a limit.
      let least = phrases.duration(minutes: RestRules.shortRest)
      heading(
        report.rules.isEmpty
          ? phrases.say("report-restsUnder", ("length", .of(least))) : phrases.label(.findings), &context)
      for finding in report.findings {
        context.wrap(Sanitizer.line(phrases.message(finding, today: today)), .warning)
      }
    }
    if let ratings { write(ratings, to: &context) }
    if showsShifts { writeShifts(to: &context) }
    context.output.line()
    let unknown = report.unknownLines(phrases) + (ratings?.unknownLines(phrases, report, sleep) ?? [])
    for line in unknown { context.wrap(Sanitizer.line(line), .warning) }
    for line in report.smallPrint(phrases) { context.wrap(line) }
    if !showsShifts { context.wrap(phrases.say("work-eachShift")) }
  }

  private func heading(_ figure: ReportFigure, _ context: inout Context) {
    heading(context.phrases.label(figure), &context)
  }

  private func heading(_ text: String, _ context: inout Context) {
    context.output.line()
    context.output.line(text, .bold)
  }

  private func writeHours(to context: inout Context) {
    let phrases = context.phrases
    heading(.hours, &context)
    var table = TextTable()
    for fact in report.hourFacts(phrases, today: today) {
      table.add([.init(phrases.label(fact.figure)), .init(fact.value)])
    }
    for employer in report.employers {
      table.add([
        .init(Sanitizer.line(employer.name)), .init(phrases.duration(minutes: employer.totals.worked)),
      ])
    }
    table.write(to: &context.output, indentedBy: 2)
  }

  private func writeWeeks(to context: inout Context) {
    let phrases = context.phrases
    heading(.weeks, &context)
    var table = TextTable()
    for (week, rest) in zip(report.weeks, report.weeklyRests) where week.totals.shifts > 0 {
      let longest = "\(phrases.label(.weeklyRest)) " + (rest.map { phrases.rest($0) } ?? "?")
      table.add([
        .init(phrases.span(week.from, week.until, today: today)),
        .init(phrases.count(week.totals.shifts, .shift)),
        .init(phrases.duration(minutes: week.totals.worked)),
        .init(longest, .dim),
      ])
    }
    table.write(to: &context.output, indentedBy: 2)
  }

  private func writeRests(to context: inout Context) {
    let phrases = context.phrases
    heading(.rests, &context)
    var table = TextTable()
    if let shortest = report.shortestRest {
      table.add([.init(phrases.label(.shortestRest)), .init(text(shortest, phrases))])
    }
    for figure in [(ReportFigure.under11, 11), (.under12, 12)] {
      table.add([.init(phrases.label(figure.0)), .init(phrases.number(report.rests(under: figure.1).count))])
    }
    for rest in report.listedRests { table.add([.init(""), .init(text(rest, phrases), .dim)]) }
    table.add([.init(phrases.label(.nightToDay)), .init(report.nightToDayFact(phrases).value)])
    for (figure, run) in [
      (ReportFigure.longestRun, report.longestRun), (.longestNightRun, report.longestNightRun),
    ] {
      guard let run else { continue }
      let span = phrases.span(run.from, run.until, today: today)
      table.add([.init(phrases.label(figure)), .init("\(phrases.count(run.days, .day)), \(span)")])
    }
    if !report.splitDays.isEmpty {
      table.add([.init(phrases.label(.splitDays)), .init(phrases.number(report.splitDays.count))])
    }
    table.write(to: &context.output, indentedBy: 2)
  }

  /// `9 h 30 min, Mon 2 March 21:30 (records) → Tue 3 March 07:00 (plan)`.
  private func text(_ rest: RestPeriod, _ phrases: Phrases) -> String {
    func moment(_ instant: Instant, _ day: CivilDay, _ basis: Shift.Basis) -> String {
      let local = zone.zone(on: day).local(instant)
      let time = "\(phrases.day(local.day, today: today)) \(phrases.time(local.time))"
      return "\(time) (\(phrases.say("work-basis-\(basis)")))"
    }
    return "\(phrases.duration(seconds: rest.seconds)), " + moment(rest.start, rest.first, rest.startBasis)
      + " → " + moment(rest.end, rest.second, rest.endBasis)
  }

  /// Each shift with where its hours come from.
  private func writeShifts(to context: inout Context) {
    let phrases = context.phrases
    heading(.shifts, &context)
    var table = TextTable()
    table.add(report.shiftHeads(phrases).map { .init($0, .dim) })
    for row in report.shiftRows(phrases, today: today) { table.add(row.map { .init(Sanitizer.line($0)) }) }
    table.write(to: &context.output, indentedBy: 2)
  }

  private func writeDaysOff(to context: inout Context) {
    let phrases = context.phrases
    guard let line = report.daysOffLine(phrases) else { return }
    heading(.daysOff, &context)
    context.output.line("  " + line)
  }

  private func write(_ ratings: ReportRatings, to context: inout Context) {
    let phrases = context.phrases
    let groups = ratings.groups
    guard !groups.isEmpty else { return }
    heading(.ratings, &context)
    for group in groups {
      let values = ratings.measures.compactMap { measure in
        group.values[measure].map { "\(phrases.name(of: measure)) \(phrases.spread($0, of: measure))" }
      }
      let name = "\(phrases.name(of: group.name)): \(phrases.count(group.shifts, .shift))"
      context.output.line("  " + name)
      let text = Sanitizer.line(values.joined(separator: ", "))
      for line in DisplayWidth.wrapped(text, to: context.output.width - 4) {
        context.output.line("    " + line, .dim)
      }
    }
    for line in ratings.keyLines(phrases) { context.wrap(line, .dim) }
  }
}
