import JournalLanguage
import JournalModel
import JournalShifts

/// Rest and work: the figures of the report for the last weeks, so that the page and the report never
/// disagree.
struct RestSection {
  let facts: PageFacts

  private static let weeks = 26

  private var phrases: Phrases { facts.phrases }

  /// The report of the days that are drawn: whole weeks up to that of the last day of the page, or to today.
  private var report: Report {
    let starts = facts.input.profile.weekStarts
    let week = facts.days.upperBound.startOfWeek(starts)
    let last = min(week.advanced(by: 6), facts.today, facts.input.until ?? facts.today)
    let first = max(
      week.advanced(by: -(Self.weeks - 1) * 7), facts.days.lowerBound.startOfWeek(starts),
      facts.input.from ?? facts.days.lowerBound.startOfWeek(starts))
    return facts.report(from: first, until: max(first, last))
  }

  func write(to markup: inout Markup) {
    let report = self.report
    guard report.totals.shifts > 1 else { return }
    let limit = report.shortLimit
    let length = phrases.duration(minutes: limit)
    let returns = report.rests(underMinutes: limit).map { rest -> PageData in
      ["length": hours(rest.seconds), "day": day(rest.second)]
    }
    markup.piece(
      .rest, phrases,
      [
        "days": phrases.span(report.from, report.until, today: facts.today), "rests": rests(report),
        "weeks": weeks(report), "short": !returns.isEmpty, "returns": returns,
        "quick": phrases.say("page-quickReturns", ("length", .of(length))),
        "key": phrases.say("page-restKey", ("length", .of(length))),
        "table": table(report),
      ])
  }

  private func hours(_ seconds: Int64) -> String { phrases.duration(seconds: seconds) }

  private func day(_ day: CivilDay) -> String { phrases.day(day, today: facts.today) }

  private func named(_ figure: ReportFigure, _ value: String) -> String {
    phrases.say("page-dayWord", ("name", .of(phrases.label(figure))), ("value", .of(value)))
  }

  private func rests(_ report: Report) -> PageData? {
    guard let shortest = report.shortestRest else { return nil }
    let sentence = [
      named(.shortestRest, "\(hours(shortest.seconds)), \(day(shortest.second))"),
      named(.under11, phrases.number(report.rests(under: 11).count)),
      // Some rules have twelve hours: no page says that there was nothing where the report lists it.
      named(.under12, phrases.number(report.rests(under: 12).count)),
    ].joined(separator: " · ")
    let chart = RestChart(
      rests: report.rests, days: report.from...report.until, line: Double(report.shortLimit) / 60
    ) {
      phrases.shortMonthName($0)
    }
    return ["sentence": sentence, "chart": chart.svg(id: "rests", label: sentence).markup]
  }

  private func weeks(_ report: Report) -> PageData {
    var parts = [phrases.say("page-hoursAWeek")]
    if let week = report.known.week { parts.append(named(.averageWeek, phrases.duration(minutes: week))) }
    if let contract = report.contractWeek {
      parts.append(named(.contract, phrases.duration(minutes: contract)))
    }
    let sentence = parts.joined(separator: " · ")
    let chart = WeeksChart(weeks: report.weeks, contract: report.contractWeek) { phrases.shortMonthName($0) }
    return [
      "sentence": sentence, "chart": chart.svg(id: "weeks", label: sentence).markup,
      "cut": report.weeks.contains { !$0.isWhole },
    ]
  }

  private func table(_ report: Report) -> Markup {
    let rows = zip(report.weeks, report.weeklyRests).reversed().map { week, longest in
      let rests = report.rests.filter { week.from <= $0.second && $0.second <= week.until }
      return [
        week.label(phrases, today: facts.today), phrases.number(week.totals.shifts),
        phrases.duration(minutes: week.totals.worked), phrases.number(week.totals.nights),
        rests.map(\.seconds).min().map(hours) ?? "–", longest.map { phrases.rest($0) } ?? "–",
      ]
    }
    let figures: [ReportFigure] = [.weeks, .shifts, .worked, .nights, .shortestRest, .weeklyRest]
    return Markup { $0.table(figures.map { phrases.label($0) }, rows) }
  }
}

/// What was slept between shifts, and how work felt after it; nothing where no sleep is known.
struct SleepSection {
  let facts: PageFacts

  func write(to markup: inout Markup) {
    guard let sleep = facts.sleep else { return }
    markup.piece(.sleep, facts.phrases, ["lines": sleep.lines(facts.phrases)])
  }
}
