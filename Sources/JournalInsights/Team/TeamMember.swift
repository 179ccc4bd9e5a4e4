import JournalModel
import JournalShifts

/// What one person brings into figures of a team: a number a month and measure, no day and no word.
package struct TeamMember: Hashable, Sendable {
  /// Tells whether two are the same person.
  package var key: String
  /// The mean or the sum of a month.
  package var months: [TeamMonth: [TeamMeasure: Double]]

  package init(key: String, months: [TeamMonth: [TeamMeasure: Double]] = [:]) {
    (self.key, self.months) = (key, months)
  }

  /// A person's own numbers, from what they wrote and from the shifts that they noted.
  ///
  /// A month counts for work only where a shift was noted in it: a plan alone is not what happened.
  package init(key: String, _ table: FactTable, report: Report) {
    self.init(key: key)
    var sums: [TeamMonth: [Measure: (sum: Double, count: Int)]] = [:]
    for facts in table.facts {
      let month = TeamMonth(facts.date)
      for measure in Measure.program {
        guard let value = facts.value(of: measure) else { continue }
        let known = sums[month]?[measure] ?? (0, 0)
        sums[month, default: [:]][measure] = (known.sum + value, known.count + 1)
      }
    }
    for (month, values) in sums {
      for (measure, value) in values {
        months[month, default: [:]][.felt(measure)] = value.sum / Double(value.count)
      }
    }
    for item in report.months where item.totals.noted > 0 {
      guard let month = TeamMonth(year: item.year, month: item.month) else { continue }
      months[month, default: [:]][.shifts] = Double(item.totals.shifts)
      months[month, default: [:]][.nights] = Double(item.totals.nights)
      months[month, default: [:]][.hours] = Double(item.totals.worked) / 60
      months[month, default: [:]][.shortRests] = 0
    }
    for rest in report.rests(under: 11) { months[TeamMonth(rest.first)]?[.shortRests]? += 1 }
  }
}

extension RecordFacts {
  fileprivate func value(of measure: Measure) -> Double? {
    switch measure {
    case .mood: mood.map { Double($0.number) }
    case .scale(let scale): ratings[scale].map(Double.init)
    }
  }
}
