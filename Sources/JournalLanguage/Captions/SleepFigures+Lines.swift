import JournalInsights

extension SleepFigures {
  /// What is said of them, a line each.
  package func lines(_ phrases: Phrases) -> [String] {
    var lines: [SleepCaption] = []
    if let mean = sleeps.mean { lines.append(.mean(mean, sleeps: sleeps.count)) }
    if let mean = gaps.mean { lines.append(.inGaps(mean, gaps: gaps.count)) }
    if let mean = afterNights.mean { lines.append(.afterNights(mean, gaps: afterNights.count)) }
    if let mean = beforeNights.mean { lines.append(.beforeNights(mean, gaps: beforeNights.count)) }
    if let mean = afterQuickReturns.mean {
      lines.append(.afterQuickReturns(mean, gaps: afterQuickReturns.count))
    }
    if told > 0 { lines.append(.short(short, of: told)) }
    for comparison in comparisons {
      guard let short = comparison.short, let enough = comparison.enough else { continue }
      func told(_ mean: Mean) -> String {
        "\(phrases.value(mean.value, of: comparison.measure)) (\(phrases.number(mean.count)))"
      }
      lines.append(
        .comparison(phrases.name(of: comparison.measure), short: told(short), enough: told(enough)))
    }
    if stepDays > 0 { lines.append(.meanSteps(steps / stepDays, days: stepDays)) }
    return lines.map { phrases.sleep($0) }
  }
}
