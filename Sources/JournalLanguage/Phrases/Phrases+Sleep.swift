extension Phrases {
  /// A line or a short word about sleep.
  public func sleep(_ caption: SleepCaption) -> String {
    switch caption {
    case .slept(let from, let until, let asleep):
      say(
        "sleep-slept", ("asleep", .of(duration(seconds: asleep))), ("from", .of(time(from))),
        ("until", .of(time(until))))
    case .meanSteps(let steps, let days):
      say("sleep-meanSteps", ("steps", .number(steps)), ("days", .count(days, .day)))
    case .mean(let seconds, let sleeps):
      say("sleep-mean", ("seconds", .of(duration(seconds: seconds))), ("sleeps", .number(sleeps)))
    case .inGaps(let seconds, let gaps):
      say("sleep-inGaps", ("seconds", .of(duration(seconds: seconds))), ("gaps", .of(gapCount(gaps))))
    case .afterNights(let seconds, let gaps):
      say("sleep-afterNights", ("seconds", .of(duration(seconds: seconds))), ("gaps", .of(gapCount(gaps))))
    case .beforeNights(let seconds, let gaps):
      say("sleep-beforeNights", ("seconds", .of(duration(seconds: seconds))), ("gaps", .of(gapCount(gaps))))
    case .afterQuickReturns(let seconds, let gaps):
      say(
        "sleep-afterQuickReturns", ("seconds", .of(duration(seconds: seconds))), ("gaps", .of(gapCount(gaps)))
      )
    case .short(let short, let all): say("sleep-short", ("short", .number(short)), ("all", .number(all)))
    case .comparison(let measure, let short, let enough):
      say("sleep-comparison", ("measure", .of(measure)), ("short", .of(short)), ("enough", .of(enough)))
    }
  }

  private func gapCount(_ gaps: Int) -> String { say("gapCount", ("gaps", .number(gaps))) }
}
