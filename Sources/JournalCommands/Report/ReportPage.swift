import JournalInsights
import JournalLanguage
import JournalModel
import JournalShifts
import JournalTerminal

struct ReportPage {
  let report: Report
  let ratings: ReportRatings?
  let sleep: SleepFigures?
  let showsShifts: Bool
  let name: String?
  let zone: TimeZoneRules
  let today: CivilDay

  func write(to context: inout Context) {
    let phrases = context.phrases
    context.output.line(phrases.label(.report), .bold)
    // With its year, whenever it is read.
    let period = phrases.span(report.from, report.until, today: CivilDay(number: 0))
    context.output.line(Sanitizer.line([name, period].compactMap { $0 }.joined(separator: " · ")))
    write(.hours, hours(phrases), to: &context)
    write(.weeks, weeks(phrases), to: &context)
    write(.rests, rests(phrases), to: &context)
    if let line = report.daysOffLine(phrases) {
      heading(phrases.label(.daysOff), &context)
      context.output.line("  " + line)
    }
    if !report.changes.changes.isEmpty {
      heading(phrases.label(.changes), &context)
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
    if showsShifts { write(.shifts, shifts(phrases), to: &context) }
    context.output.line()
    let unknown = report.unknownLines(phrases) + (ratings?.unknownLines(phrases, report, sleep) ?? [])
    for line in unknown { context.wrap(Sanitizer.line(line), .warning) }
    for line in report.smallPrint(phrases) { context.wrap(line) }
    if !showsShifts { context.wrap(phrases.say("work-eachShift")) }
  }

  private func write(_ figure: ReportFigure, _ rows: [[TextTable.Cell]], to context: inout Context) {
    heading(context.phrases.label(figure), &context)
    var table = TextTable()
    for row in rows { table.add(row) }
    table.write(to: &context.output, indentedBy: 2)
  }

  private func heading(_ text: String, _ context: inout Context) {
    context.output.line()
    context.output.line(text, .bold)
  }

  private func hours(_ phrases: Phrases) -> [[TextTable.Cell]] {
    report.hourFacts(phrases, today: today).map { [.init(phrases.label($0.figure)), .init($0.value)] }
      + report.employers.map { employer in
        [.init(Sanitizer.line(employer.name)), .init(phrases.duration(minutes: employer.totals.worked))]
      }
  }

  private func weeks(_ phrases: Phrases) -> [[TextTable.Cell]] {
    zip(report.weeks, report.weeklyRests).filter { $0.0.totals.knownDays > 0 }.map { week, rest in
      let longest = "\(phrases.label(.weeklyRest)) " + (rest.map { phrases.rest($0) } ?? "?")
      return [
        .init(week.label(phrases, today: today)),
        .init(phrases.count(week.totals.shifts, .shift)),
        .init(phrases.duration(minutes: week.totals.worked)), .init(longest, .dim),
      ]
    }
  }

  private func rests(_ phrases: Phrases) -> [[TextTable.Cell]] {
    var rows: [[TextTable.Cell]] = []
    func add(_ figure: ReportFigure, _ value: String) {
      rows.append([.init(phrases.label(figure)), .init(value)])
    }
    if let shortest = report.shortestRest { add(.shortestRest, text(shortest, phrases)) }
    add(.under11, phrases.number(report.rests(under: 11).count))
    add(.under12, phrases.number(report.rests(under: 12).count))
    rows += report.listedRests.map { [.init(""), .init(text($0, phrases), .dim)] }
    add(.nightToDay, report.nightToDayFact(phrases).value)
    for (figure, run) in [
      (ReportFigure.longestRun, report.longestRun), (.longestNightRun, report.longestNightRun),
    ] {
      guard let run else { continue }
      let span = phrases.span(run.from, run.until, today: today)
      add(figure, phrases.list([phrases.count(run.days, .day), span]))
    }
    if !report.splitDays.isEmpty { add(.splitDays, phrases.number(report.splitDays.count)) }
    return rows
  }

  /// `9 h 30 min, Mon 2 March 21:30 (records) → Tue 3 March 07:00 (plan)`.
  private func text(_ rest: RestPeriod, _ phrases: Phrases) -> String {
    func moment(_ instant: Instant, _ day: CivilDay, _ basis: Shift.Basis) -> String {
      let local = zone.zone(on: day).local(instant)
      let time = "\(phrases.day(local.day, today: today)) \(phrases.time(local.time))"
      return "\(time) (\(phrases.say("work-basis-\(basis)")))"
    }
    let span =
      moment(rest.start, rest.first, rest.startBasis) + " → " + moment(rest.end, rest.second, rest.endBasis)
    return phrases.list([phrases.duration(seconds: rest.seconds), span])
  }

  /// Each shift with where its hours come from.
  private func shifts(_ phrases: Phrases) -> [[TextTable.Cell]] {
    [report.shiftHeads(phrases).map { .init($0, .dim) }]
      + report.shiftRows(phrases, today: today).map { row in row.map { .init(Sanitizer.line($0)) } }
  }

  private func write(_ ratings: ReportRatings, to context: inout Context) {
    let phrases = context.phrases
    let groups = ratings.groups
    guard !groups.isEmpty else { return }
    heading(phrases.label(.ratings), &context)
    for group in groups {
      let values = ratings.measures.compactMap { measure in
        group.values[measure].map { "\(phrases.name(of: measure)) \(phrases.spread($0, of: measure))" }
      }
      let name = "\(phrases.name(of: group.name)): \(phrases.count(group.shifts, .shift))"
      context.output.line("  " + name)
      let text = Sanitizer.line(phrases.list(values))
      for line in DisplayWidth.wrapped(text, to: context.output.width - 4) {
        context.output.line("    " + line, .dim)
      }
    }
    for line in ratings.keyLines(phrases) { context.wrap(line, .dim) }
  }
}
