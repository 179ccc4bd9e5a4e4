import JournalInsights
import JournalModel
import JournalShifts

extension ReportRatings {
  /// The groups that have shifts: by what these are, by the rest before them, by their place in a run.
  package var groups: [Group] {
    (byMeaning + [afterShortRest, afterLongRest] + byPlace).filter { $0.shifts > 0 }
  }

  /// How the figures are read: what stands in brackets, and which way is good.
  package func keyLines(_ phrases: Phrases) -> [String] {
    func names(_ good: Scale.Direction) -> String {
      phrases.list(measures.filter { $0.good == good }.map { phrases.name(of: $0) })
    }
    var lines = [phrases.say("report-ratingsKey")]
    if !names(.high).isEmpty { lines.append(phrases.say("report-highIsGood", ("names", .of(names(.high))))) }
    if !names(.low).isEmpty { lines.append(phrases.say("report-lowIsGood", ("names", .of(names(.low))))) }
    return lines
  }

  /// What nobody wrote: shifts without ratings, rests without a sleep.
  package func unknownLines(_ phrases: Phrases, _ report: Report, _ sleep: SleepFigures?) -> [String] {
    var lines: [String] = []
    if all.shifts < shifts {
      lines.append(
        phrases.say("report-rated", ("known", .number(all.shifts)), ("shifts", .count(shifts, .shift))))
    }
    let (slept, rests) = (sleep?.list.count ?? 0, report.rests.count)
    if slept < rests {
      lines.append(phrases.say("report-slept", ("known", .number(slept)), ("all", .number(rests))))
    }
    return lines
  }
}

extension Phrases {
  /// A mean with the lowest and the highest value and their number: `3.4 (2–5) n=12`.
  package func spread(_ spread: ReportRatings.Spread, of measure: Measure) -> String {
    let ends = [spread.range.lowerBound, spread.range.upperBound].map { number($0) }
    let range = ends[0] == ends[1] ? ends[0] : ends.joined(separator: "–")
    return "\(value(spread.mean.value, of: measure))\u{A0}(\(range)) n=\(number(spread.mean.count))"
  }

  /// What the shifts of a group have in common.
  package func name(of group: ReportRatings.Group.Name) -> String {
    switch group {
    case .all: label(.shifts)
    case .meaning(let meaning): name(of: meaning)
    case .shortRest: label(.afterShortRest)
    case .longRest: label(.afterLongRest)
    case .place(let place): "\(label(.place)) \(place)" + (place == ReportRatings.places ? "+" : "")
    }
  }
}

extension SleepFigures {
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
    if let meanSteps {
      lines.append(
        phrases.say(
          "sleep-meanSteps", ("steps", .number(meanSteps)), ("days", .count(stepDays, .day))))
    }
    return lines
  }
}
