import JournalInsights

extension SleepFigures {
  /// What is said of them, a line each.
  package func lines(_ phrases: Phrases) -> [String] {
    var lines: [String] = []
    if let mean = sleeps.mean {
      lines.append(
        phrases.say(
          "sleep-mean", ("seconds", .of(phrases.duration(seconds: mean))), ("sleeps", .number(sleeps.count))))
    }
    for (message, rests) in [
      ("sleep-inGaps", gaps), ("sleep-afterNights", afterNights), ("sleep-beforeNights", beforeNights),
      ("sleep-afterQuickReturns", afterQuickReturns),
    ] {
      guard let mean = rests.mean else { continue }
      let count = phrases.say("gapCount", ("gaps", .number(rests.count)))
      lines.append(
        phrases.say(message, ("seconds", .of(phrases.duration(seconds: mean))), ("gaps", .of(count))))
    }
    if told > 0 {
      lines.append(phrases.say("sleep-short", ("short", .number(short)), ("all", .number(told))))
    }
    for comparison in comparisons {
      guard let short = comparison.short, let enough = comparison.enough else { continue }
      func told(_ mean: Mean) -> String {
        "\(phrases.value(mean.value, of: comparison.measure)) (\(phrases.number(mean.count)))"
      }
      lines.append(
        phrases.say(
          "sleep-comparison", ("measure", .of(phrases.name(of: comparison.measure))),
          ("short", .of(told(short))), ("enough", .of(told(enough)))))
    }
    if stepDays > 0 {
      lines.append(
        phrases.say(
          "sleep-meanSteps", ("steps", .number(steps / stepDays)), ("days", .count(stepDays, .day))))
    }
    return lines
  }
}
