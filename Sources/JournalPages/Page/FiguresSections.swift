import JournalInsights
import JournalLanguage
import JournalModel

/// What shifts did: before and after, for each kind of shift.
struct ChangesSection {
  let facts: PageFacts

  func write(to markup: inout Markup) {
    let changes = BeforeAfter.all(facts.shifts).filter { $0.count >= 2 }
    guard !changes.isEmpty else { return }
    let phrases = facts.phrases
    var types: [ShiftType] = []
    for change in changes where !types.contains(change.type) { types.append(change.type) }
    let shifts = types.prefix(6).map { type -> PageData in
      let charts = changes.enumerated().filter { $0.element.type == type }.compactMap { chart($1, $0) }
      return ["name": phrases.name(of: type).capitalizedFirst, "charts": charts]
    }
    markup.piece(.changes, phrases, ["shifts": shifts])
  }

  private func chart(_ change: BeforeAfter, _ number: Int) -> PageData? {
    guard let means = change.means else { return nil }
    let (phrases, pair) = (facts.phrases, change.pair)
    let values = (
      before: phrases.decimal(means.before.value, digits: 1),
      after: phrases.decimal(pair.turned(means.after.value), digits: 1)
    )
    let sentence = phrases.say(
      "page-changeSummary", ("shift", .of(phrases.name(of: change.type))),
      ("before", .of("\(phrases.name(of: pair.before)) \(phrases.say("page-before")) \(values.before)")),
      ("after", .of("\(phrases.name(of: pair.after)) \(phrases.say("page-after")) \(values.after)")),
      ("number", .count(change.count, .shift)))
    let chart = ChangeChart(
      change: change, before: phrases.name(of: pair.before), after: phrases.name(of: pair.after),
      means: values)
    return [
      "chart": chart.svg(id: "c\(number)", label: sentence).markup,
      "count": phrases.count(change.count, .shift),
    ]
  }
}

/// Each measure over time, all on one axis of days.
struct TrendsSection {
  let facts: PageFacts

  func write(to markup: inout Markup) {
    let phrases = facts.phrases
    let measures = ([.mood] + facts.scales.map(Measure.scale)).filter {
      facts.values.mean(of: $0, from: facts.days.lowerBound, until: facts.days.upperBound) != nil
    }
    guard !measures.isEmpty else { return }
    // A dot a day needs some room: of long journals the last two years are drawn.
    let days = Array(facts.calendar.suffix(731))
    markup.piece(
      .trends, phrases,
      [
        "key": phrases.say("page-trendKey", ("days", .of(TrendChart.window(days.count)))),
        "charts": measures.enumerated().compactMap { chart($1, $0, days) }, "table": table(measures),
      ])
  }

  private func chart(_ measure: Measure, _ number: Int, _ days: [CalendarDay]) -> PageData? {
    guard let mean = facts.values.mean(of: measure, from: facts.days.lowerBound, until: facts.days.upperBound)
    else { return nil }
    let phrases = facts.phrases
    var sentence = phrases.say(
      "page-trendSummary", ("measure", .of(phrases.name(of: measure))),
      ("mean", .of(phrases.value(mean.value, of: measure))), ("days", .count(mean.count, .day)))
    if let (high, low) = extremes(of: measure) {
      sentence += " " + phrases.say("page-trendRange", ("high", .of(high)), ("low", .of(low)))
    }
    let chart = TrendChart(measure: measure, values: facts.values, days: days) { phrases.shortMonthName($0) }
    return ["sentence": sentence, "chart": chart.svg(id: "t\(number)", label: sentence).markup]
  }

  /// The months with the highest and the lowest mean, of those with some days behind them.
  private func extremes(of measure: Measure) -> (high: String, low: String)? {
    let means = facts.months.compactMap { month -> (name: String, value: Double)? in
      guard let first = month.first?.day, let last = month.last?.day,
        let mean = facts.values.mean(of: measure, from: first, until: last), mean.count >= 4
      else { return nil }
      return (facts.phrases.month(first.month, year: first.year), mean.value)
    }
    guard means.count > 2, let high = means.max(by: { $0.value < $1.value }),
      let low = means.min(by: { $0.value < $1.value }), high.value - low.value >= 0.5
    else { return nil }
    return (high.name, low.name)
  }

  private func table(_ measures: [Measure]) -> Markup {
    let phrases = facts.phrases
    let rows = facts.months.reversed().compactMap { month -> [String]? in
      guard let first = month.first?.day, let last = month.last?.day else { return nil }
      return [phrases.month(first.month, year: first.year)]
        + measures.map { measure in
          let mean = facts.values.mean(of: measure, from: first, until: last)
          return mean.map { "\(phrases.value($0.value, of: measure)) (\($0.count))" } ?? ""
        }
    }
    return Markup { $0.table([phrases.say("page-months")] + measures.map { phrases.name(of: $0) }, rows) }
  }
}

/// What goes with good and bad days: the sentences of the program's insights.
struct InsightsSections {
  let facts: PageFacts

  func write(to markup: inout Markup) {
    let phrases = facts.phrases
    let effects = EffectSearch.effects(
      in: facts.table, today: facts.today, plan: facts.input.plan, ledger: facts.ledger,
      zone: facts.input.zone, sleep: facts.sleep)
    guard !effects.isEmpty else { return }
    markup.piece(.sentences, phrases, ["effects": effects.map { phrases.effect($0) }])
  }
}
