import JournalFormat
import JournalInsights
import JournalModel
import JournalShifts

extension Phrases {
  /// `mood`, `energy`, `emotional load` …
  public func name(of measure: Measure) -> String {
    switch measure {
    case .mood: say("measure-mood")
    case .scale(let scale): name(of: scale)
    }
  }

  /// A mean with its basis: `3.4 (5 of 7 expected)`.
  public func mean(_ mean: Mean, of measure: Measure) -> String {
    say("mean", ("mean", .of(value(mean.value, of: measure))), ("share", .of(share(of: mean))))
  }

  private func share(of mean: Mean) -> String {
    mean.expected >= mean.count
      ? say("share", ("mean", .number(mean.count)), ("expected", .number(mean.expected)))
      : count(mean.count, .record)
  }

  /// A trend: `3.4 over 7 days (5 of 7 expected), 0.5 more than before`; says so where nothing was written.
  public func trend(_ trend: Trend, of measure: Measure) -> String {
    let period = say("trend-over", ("days", .count(trend.days, .day)))
    guard let now = trend.now else {
      return say("trend-nothing-written-in", ("days", .count(trend.days, .day)))
    }
    let mean = say(
      "trend", ("now", .of(value(now.value, of: measure))), ("period", .of(period)),
      ("share", .of(share(of: now))))
    guard let change = trend.change else { return mean }
    let amount = decimal(abs(change), digits: 1)
    if (abs(change) * 10).rounded() == 0 { return say("trend-as-before", ("mean", .of(mean))) }
    return say(
      "trend-than-before", ("mean", .of(mean)), ("amount", .of(amount)),
      ("change", .of(change > 0 ? say("trend-higher") : say("trend-lower"))))
  }

  /// A change over a shift: `energy: 3.8 before, 2.4 after (42 shifts)`.
  public func shiftChange(_ change: Statistics.ShiftChange) -> String {
    let (before, after) = (decimal(change.meanBefore, digits: 1), decimal(change.meanAfter, digits: 1))
    let shifts = count(change.count, .shift)
    switch change.before {
    case .energy:
      return say(
        "shiftChange-energy", ("before", .of(before)), ("after", .of(after)), ("shifts", .of(shifts)))
    default:
      let name = change.after == change.before ? "" : "\(self.name(of: change.after)) "
      return say(
        "shiftChange-other-before-after", ("before", .of(self.name(of: change.before))),
        ("before2", .of(before)), ("name", .of(name)), ("after", .of(after)), ("shifts", .of(shifts)))
    }
  }

  /// When a factor is there: `on Mondays`, `on night shifts`, `on days tagged “family”`.
  public func circumstance(_ factor: Factor) -> String {
    switch factor {
    case .weekday(let weekday):
      say("circumstance-weekday", ("weekday", .choice("\(weekday.rawValue)", name(of: weekday))))
    case .shift(let shift) where [.rest, .day, .night].contains(shift):
      say("circumstance-shift-\(shift.name)")
    case .shift(let shift): say("circumstance-shift", ("shift", .of(name(of: shift))))
    case .indexInBlock(let index) where index <= 3: say("circumstance-indexInBlock-\(index)")
    case .indexInBlock: say("circumstance-indexInBlock")
    case .nightInARow(let index) where index <= 2: say("circumstance-nightInARow-\(index)")
    case .nightInARow: say("circumstance-nightInARow")
    case .shortRest: say("circumstance-shortRest")
    case .shortSleep: say("circumstance-shortSleep")
    case .weather(let text): say("circumstance-weather", ("text", .of(text)))
    case .tag(let text): say("circumstance-tag", ("text", .of(text)))
    case .person(let text): say("circumstance-person", ("text", .of(text)))
    }
  }

  func strength(_ size: Double) -> String {
    switch abs(size) {
    case 0.8...: say("strength-large")
    case 0.5...: say("strength-medium")
    default: say("strength-small")
    }
  }

  /// There is no effect to tell, and what it takes.
  public var noEffects: String { say("noEffects", ("fewest", .of(EffectSearch.fewest))) }

  /// What may help, in one sentence.
  public func mayHelp(_ helpful: HelpfulFactor) -> String {
    let measures = MessageValue.of(joined(helpful.measures.map { name(of: $0) }))
    return switch helpful.factor {
    case .shortRest: say("mayHelp-rest", ("measures", measures))
    case .shortSleep: say("mayHelp-sleep", ("measures", measures))
    case .tag(let tag): say("mayHelp-more", ("what", .of("#" + tag)), ("measures", measures))
    default: say("mayHelp-more", ("what", .of(helpful.factor.value)), ("measures", measures))
    }
  }

  /// The facts about rest between shifts, one a line; empty without shifts.
  public func recovery(_ recovery: Recovery, today: CivilDay) -> [String] {
    guard recovery.shifts > 0 || recovery.fourWeeks.seconds > 0 else { return [] }
    var lines = [
      say(
        "recovery-in-among-them", ("shifts", .count(recovery.shifts, .shift)),
        ("days", .count(recovery.days, .day)), ("nights", .count(recovery.nights, .night)),
        ("longestRunOfWork", .count(recovery.longestRunOfWork, .day)),
        ("longestRunOfNights", .count(recovery.longestRunOfNights, .night)))
    ]
    if recovery.fourWeeks.known > 0 || recovery.fourWeeks.seconds > 0 {
      lines.append(
        say(
          "recovery-work-in-days", ("week", .of(hours(recovery.week))),
          ("fourWeeks", .of(hours(recovery.fourWeeks)))))
    }
    if let rest = recovery.shortestRest, rest > 0 {
      lines.append(say("recovery-shortest-rest-between", ("rest", .of(duration(seconds: rest)))))
    }
    for quick in recovery.quickReturns {
      let rest =
        quick.rest > 0
        ? say("recovery-only-of-rest", ("rest", .of(duration(seconds: quick.rest)))) : say("recovery-no-rest")
      lines.append(
        say(
          "recovery-before-the-shift", ("rest", .of(rest)), ("second", .day(quick.second, today)),
          ("limit", .of(duration(minutes: recovery.leastRest)))))
    }
    if recovery.weekends > 0 {
      lines.append(
        say(
          "recovery-weekends-with-work", ("weekendsWorked", .number(recovery.weekendsWorked)),
          ("weekends", .number(recovery.weekends))))
    }
    for (scale, mean) in [(Scale.fatigue, recovery.fatigue), (.load, recovery.load)] {
      if let mean {
        lines.append(
          say(
            "recovery-after-these-shifts", ("scale", .of(name(of: scale))),
            ("mean", .of(self.mean(mean, of: .scale(scale))))))
      }
    }
    return lines
  }

  private func hours(_ hours: Recovery.Hours) -> String {
    let time = duration(seconds: hours.seconds)
    return hours.known == hours.shifts
      ? time
      : say(
        "hours", ("time", .of(time)), ("known", .number(hours.known)),
        ("shifts", .count(hours.shifts, .shift)))
  }

  private func dimension(_ dimension: WarningSign.Dimension) -> String { say("dimension-\(dimension)") }

  /// What goes below warning signs: that they are no diagnosis, whom to turn to, how to switch them off.
  public var warningNote: String { say("warningNote") }

  /// A prompt in one sentence.
  public func prompt(_ prompt: Prompt, today: CivilDay) -> String {
    switch prompt {
    case .yearsAgo(let years, let then, let ids):
      let when = say("prompt-yearsAgo-a-year-ago", ("years", .count(years, .year)))
      let date =
        (then.month, then.day) == (today.month, today.day)
        ? "" : say("prompt-yearsAgo", ("then", .day(then, today)))
      return say(
        "prompt-yearsAgo-you-wrote-an", ("when", .of(when)), ("date", .of(date)),
        ("ids", .count(ids.count, .entry)))
    case .nothingWritten(let days, let since):
      return say("prompt-nothingWritten", ("days", .count(days, .day)), ("since", .day(since, today)))
    case .week(let week): return self.week(week, today: today)
    }
  }

  /// The week in one line.
  public func week(_ week: WeekInShort, today: CivilDay) -> String {
    var parts = [count(week.shifts, .shift), count(week.entries, .entry)]
    if let mood = week.mood {
      parts.append(
        say("week-mood", ("mood", .of(value(mood.value, of: .mood))), ("mood2", .count(mood.count, .day))))
    }
    for found in week.scales {
      parts.append("\(name(of: found.scale)) \(decimal(found.mean.value, digits: 1))")
    }
    return say(
      "week-your-week", ("from", .of(span(week.from, week.until, today: today))),
      ("parts", .of(list(parts))))
  }

  /// What does not add up about check-ins and check-outs; goes after the path of the first record.
  public func message(_ doubt: ShiftDoubt) -> String {
    switch doubt {
    case .missingCheckOut: say("doubt-missingCheckOut")
    case .missingCheckIn: say("doubt-missingCheckIn")
    case .openCallOut: say("doubt-openCallOut")
    case .tooLong(_, let checkOut, let hours):
      say("doubt-tooLong", ("hours", .of(hours)), ("checkOut", .of(checkOut)))
    }
  }

  /// A word that looks as if it should mean something.
  public func message(_ word: DoubtfulWord) -> String {
    switch word {
    case .key(let key, let nearest): say("word-key", ("key", .of(key)), ("nearest", .of(nearest)))
    case .privateKey(let key, let nearest):
      say(
        "word-privateKey", ("nearest", .of(say("look-didYouMean", ("key", .of(nearest))))), ("key", .of(key)))
    case .mood(let mood, let nearest?): say("word-mood", ("mood", .of(mood)), ("nearest", .of(nearest)))
    case .mood(let mood, nil): say("word-mood-none", ("mood", .of(mood)))
    case .shift: word.reason.map { message($0) } ?? ""
    case .badge(let badge, let nearest): say("word-badge", ("badge", .of(badge)), ("nearest", .of(nearest)))
    }
  }

  /// A problem of the plan of shifts, in words.
  public func message(_ problem: PlanProblem, today: CivilDay) -> String {
    switch problem {
    case .gap(let from, let until): say("plan-gap", ("from", .of(span(from, until, today: today))))
    case .sameStart(let day): say("plan-sameStart", ("day", .day(day, today)))
    case .overlap(let first, let second, let seconds) where first == second:
      say(
        "plan-overlap-same-day", ("first", .day(first, today)), ("seconds", .of(duration(seconds: seconds))))
    case .overlap(let first, let second, let seconds):
      say(
        "plan-overlap", ("first", .day(first, today)), ("second", .day(second, today)),
        ("seconds", .of(duration(seconds: seconds))))
    case .shiftInTimeOff(let day, let id):
      say("plan-shiftInTimeOff", ("id", .of(id)), ("day", .day(day, today)))
    case .noHours(let word, let rota): say("plan-noHours", ("rota", .day(rota, today)), ("word", .of(word)))
    }
  }

  /// Stated hours that may be a slip, in words.
  package func message(_ slip: StatedSlip, today: CivilDay) -> String {
    switch slip.what {
    case .longShift(let day, let minutes):
      say("work-longDay", ("day", .day(day, today)), ("minutes", .of(duration(minutes: minutes))))
    case .farEnd(let end, let planned):
      say("stated-farEnd", ("time", .of(time(end))), ("planned", .of(time(planned))))
    case .longBreak(let minutes, let presence):
      say(
        "stated-longBreak", ("break", .of(duration(minutes: minutes))),
        ("presence", .of(duration(minutes: presence))))
    case .overlap(let problem): message(problem, today: today)
    }
  }

  /// A warning sign as an observation.
  public func warningSign(_ sign: WarningSign) -> String {
    let mean = decimal(sign.recent.value, digits: 1)
    let usual =
      sign.usual.map { say("warningSign-in-the-days", ("value", .of(decimal($0.value, digits: 1)))) } ?? ""
    let records = count(sign.recent.count, .record)
    return say(
      "warningSign-over-four-weeks", ("dimension", .of(dimension(sign.dimension))),
      ("scale", named(.scale(sign.scale))), ("mean", .of(mean)), ("records", .of(records)),
      ("usual", .of(usual)))
  }
}

extension DoubtfulWord {
  /// What is wrong with a word that costs a figure; `nil` for one that may be meant as it is.
  package var reason: Problem.Reason? {
    switch self {
    case .shift(let word, let nearest): .unknownShift(word, nearest: nearest)
    case .key, .privateKey, .mood, .badge: nil
    }
  }
}
