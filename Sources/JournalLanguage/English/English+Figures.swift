import JournalInsights
import JournalModel
import JournalShifts

extension English {
  func name(of measure: Measure) -> String {
    switch measure {
    case .mood: "mood"
    case .scale(let scale): name(of: scale)
    }
  }

  func mean(_ mean: Mean, of measure: Measure) -> String {
    "\(value(mean.value, of: measure)) (\(share(of: mean)))"
  }

  private func share(of mean: Mean) -> String {
    mean.expected >= mean.count
      ? "\(number(mean.count)) of \(number(mean.expected)) expected" : count(mean.count, .record)
  }

  func trend(_ trend: Trend, of measure: Measure) -> String {
    let period = "over \(count(trend.days, .day))"
    guard let now = trend.now else { return "nothing written in \(count(trend.days, .day))" }
    let mean = "\(value(now.value, of: measure)) \(period) (\(share(of: now)))"
    guard let change = trend.change else { return mean }
    let amount = decimal(abs(change), digits: 1)
    if amount == "0.0" { return "\(mean), as before" }
    return "\(mean), \(amount) \(change > 0 ? "higher" : "lower") than before"
  }

  func shiftChange(_ change: Statistics.ShiftChange) -> String {
    let (before, after) = (decimal(change.meanBefore, digits: 1), decimal(change.meanAfter, digits: 1))
    let shifts = count(change.count, .shift)
    switch change.before {
    case .energy: return "energy: \(before) before, \(after) left after (\(shifts))"
    default:
      let name = change.after == change.before ? "" : "\(self.name(of: change.after)) "
      return "\(self.name(of: change.before)): \(before) before, \(name)\(after) after (\(shifts))"
    }
  }

  func circumstance(_ factor: Factor) -> String {
    switch factor {
    case .weekday(let weekday): "on \(name(of: weekday))s"
    case .shift(.rest): "on days off"
    case .shift(let shift): "on \(name(of: shift)) shifts"
    case .indexInBlock(1): "on the first day of work in a row"
    case .indexInBlock(2): "on the second day of work in a row"
    case .indexInBlock(3): "on the third day of work in a row"
    case .indexInBlock: "from the fourth day of work in a row on"
    case .nightInARow(1): "on the first night in a row"
    case .nightInARow(2): "on the second night in a row"
    case .nightInARow: "from the third night in a row on"
    case .shortRest: "after little rest (under 11 h, or under 24 h after a night)"
    case .shortSleep: "after little sleep (under 6 h in the 24 h before the shift)"
    case .weather(let text): "when the weather is \(quoted(text))"
    case .tag(let text): "on days tagged \(quoted(text))"
    case .person(let text): "on days with \(text)"
    }
  }

  func effect(_ effect: Effect) -> String {
    let (own, other) = (value(effect.mean, of: effect.measure), value(effect.otherMean, of: effect.measure))
    let direction = effect.difference > 0 ? "higher" : "lower"
    return
      "Your \(name(of: effect.measure)) is \(direction) \(circumstance(effect.factor)): \(own) against \(other) "
      + "(\(count(effect.count, .day)) against \(number(effect.otherCount)), \(strength(effect.size)) difference)."
  }

  private func strength(_ size: Double) -> String {
    switch abs(size) {
    case 0.8...: "large"
    case 0.5...: "medium"
    default: "small"
    }
  }

  var noEffects: String {
    "Nothing stands out: no difference is clear enough to be told from chance. "
      + "That takes at least \(EffectSearch.fewest) days with something and as many without it."
  }

  func recovery(_ recovery: Recovery, today: CivilDay) -> [String] {
    guard recovery.shifts > 0 else { return [] }
    var lines = [
      "\(count(recovery.shifts, .shift)) in \(count(recovery.days, .day)), "
        + "\(count(recovery.nights, .night)) among them; at most \(count(recovery.longestRunOfWork, .day)) of work "
        + "and \(count(recovery.longestRunOfNights, .night)) in a row"
    ]
    if recovery.week.known > 0 || recovery.fourWeeks.known > 0 {
      lines.append("work: \(hours(recovery.week)) in 7 days, \(hours(recovery.fourWeeks)) in 28 days")
    }
    if let rest = recovery.shortestRest, rest > 0 {
      lines.append("shortest rest between shifts: \(duration(seconds: rest))")
    }
    for quick in recovery.quickReturns {
      let rest = quick.rest > 0 ? "only \(duration(seconds: quick.rest)) of rest" : "no rest"
      lines.append("\(rest) before the shift of \(day(quick.second, today: today)); 11 h is the rule")
    }
    if recovery.weekends > 0 {
      lines.append("weekends with work: \(number(recovery.weekendsWorked)) of \(number(recovery.weekends))")
    }
    for (scale, mean) in [(Scale.fatigue, recovery.fatigue), (.load, recovery.load)] {
      if let mean {
        lines.append("\(name(of: scale)) after these shifts: \(self.mean(mean, of: .scale(scale)))")
      }
    }
    return lines
  }

  private func hours(_ hours: Recovery.Hours) -> String {
    let time = duration(seconds: hours.seconds)
    return hours.known == hours.shifts
      ? time : "\(time) (\(number(hours.known)) of \(count(hours.shifts, .shift)))"
  }

  func warningSign(_ sign: WarningSign) -> String {
    let mean = decimal(sign.recent.value, digits: 1)
    let usual = sign.usual.map { "; in the 90 days before it was \(decimal($0.value, digits: 1))" } ?? ""
    let records = count(sign.recent.count, .record)
    return
      "\(dimension(sign.dimension)): over four weeks your \(name(of: sign.scale)) averaged \(mean) (\(records))\(usual)."
  }

  private func dimension(_ dimension: WarningSign.Dimension) -> String {
    switch dimension {
    case .exhaustion: "Exhaustion"
    case .distance: "Distance from work"
    case .littleAccomplishment: "A sense of achieving little"
    }
  }

  var warningNote: String {
    "These are observations from your own notes, not a diagnosis. If they ring true, talk to someone you trust, "
      + "occupational health or your doctor. To hide them: warning-signs: false in journal.md."
  }

  func prompt(_ prompt: Prompt, today: CivilDay) -> String {
    switch prompt {
    case .yearsAgo(let years, let then, let ids):
      let when = years == 1 ? "A year ago today" : "\(count(years, .year)) ago today"
      let date = (then.month, then.day) == (today.month, today.day) ? "" : " (\(day(then, today: today)))"
      return "\(when)\(date) you wrote \(ids.count == 1 ? "an entry" : count(ids.count, .entry))."
    case .nothingWritten(let days, let since):
      return "Nothing written for \(count(days, .day)), since \(day(since, today: today)). How are you?"
    case .week(let week): return self.week(week, today: today)
    }
  }

  func week(_ week: WeekInShort, today: CivilDay) -> String {
    var parts = [count(week.shifts, .shift), count(week.entries, .entry)]
    if let mood = week.mood {
      parts.append("mood \(value(mood.value, of: .mood)) (\(count(mood.count, .day)))")
    }
    for scale in Scale.allCases {
      if let mean = week.scales[scale] {
        parts.append("\(name(of: scale)) \(decimal(mean.value, digits: 1))")
      }
    }
    return "Your week, \(span(week.from, week.until, today: today)): \(parts.joined(separator: ", "))."
  }

  func message(_ doubt: ShiftDoubt) -> String {
    switch doubt {
    case .missingCheckOut: "check-in without a check-out"
    case .missingCheckIn: "check-out without a check-in"
    case .openCallOut: "check-in during time on call without a check-out: the call-out counts nothing"
    case .tooLong(_, let checkOut, let hours):
      "a shift of \(hours) hours, until \(checkOut): is a check-out missing?"
    }
  }

  func message(_ word: DoubtfulWord) -> String {
    switch word {
    case .key(let key, let nearest): "\(quoted(key)) is a key of your own; did you mean \(quoted(nearest))?"
    case .privateKey(let key, let nearest):
      look(.didYouMean(nearest))
        + " \(quoted(key)) counts as that, so the record stays out of exports; 'private: false' says that it is not."
    case .mood(let mood, let nearest?):
      "the mood \(quoted(mood)) counts in no figure; did you mean \(quoted(nearest))?"
    case .mood(let mood, nil): "the mood \(quoted(mood)) counts in no figure: it is not a known word or emoji"
    case .shift(let word, let nearest): message(.unknownShift(word, nearest: nearest))
    case .badge(let badge, let nearest):
      "\(quoted(badge)) is a badge of your own; did you mean \(quoted(nearest))?"
    }
  }

  func message(_ problem: PlanProblem, today: CivilDay) -> String {
    switch problem {
    case .gap(let from, let until): "no rota covers \(span(from, until, today: today))"
    case .sameStart(let day): "two rotas begin \(onDay(day, today: today)); the later one counts"
    case .overlap(let first, let second, let seconds) where first == second:
      "two shifts of \(day(first, today: today)) overlap by \(duration(seconds: seconds))"
    case .overlap(let first, let second, let seconds):
      "the shifts of \(day(first, today: today)) and \(day(second, today: today)) overlap by \(duration(seconds: seconds))"
    case .shiftInTimeOff(let day, let id): "\(id) plans work \(onDay(day, today: today)), which is time off"
    case .noHours(let word, let rota):
      "the rota from \(day(rota, today: today)) has no hours for \(quoted(word))"
    }
  }

  var stopWords: Set<String> { English.silent }

  private static let silent: Set<String> = [
    "about", "across", "after", "afternoon", "afterwards", "again", "against", "ahead", "almost", "alone",
    "along", "already", "also", "although", "always", "among", "another", "anybody", "anyone", "anything",
    "around", "away", "became", "because", "become", "becomes", "been", "before", "behind", "being",
    "below", "beside", "besides", "best", "better", "between", "both", "bring", "brought", "called", "came",
    "cannot", "come", "comes", "coming", "could", "couple", "days", "does", "doing", "done", "down", "each",
    "early", "eight", "either", "else", "enough", "even", "evening", "ever", "every", "everybody",
    "everyone", "everything", "feel", "fell", "felt", "fewer", "fine", "first", "five", "four", "from",
    "front", "full", "gave", "give", "gone", "good", "great", "half", "hard", "hardly", "have", "having",
    "head", "here", "hour", "hours", "however", "into", "itself", "just", "keep", "kept", "knew", "know",
    "last", "late", "later", "least", "less", "like", "little", "long", "look", "looked", "looking", "lost",
    "lots", "made", "make", "many", "mean", "meant", "might", "mine", "minute", "minutes", "moment",
    "month", "months", "more", "morning", "most", "much", "must", "myself", "near", "nearly", "need",
    "never", "nice", "night", "nights", "nine", "nobody", "none", "nothing", "often", "once", "ones",
    "only", "other", "others", "ours", "ourselves", "over", "page", "perhaps", "place", "quite", "rather",
    "ready", "real", "really", "right", "said", "same", "second", "seem", "seemed", "seems", "seen",
    "seven", "shall", "shift", "shifts", "should", "side", "since", "small", "some", "somebody", "someone",
    "something", "sometimes", "soon", "stay", "stayed", "still", "stood", "stop", "such", "take", "taken",
    "talk", "tell", "tells", "than", "thank", "thanks", "that", "their", "them", "themselves", "then",
    "there", "these", "they", "thing", "things", "think", "third", "this", "those", "though", "thought",
    "three", "through", "till", "time", "times", "today", "together", "told", "tomorrow", "took", "toward",
    "towards", "tried", "turn", "twelve", "twenty", "twice", "under", "until", "upon", "used", "using",
    "usually", "very", "want", "wanted", "wants", "week", "weeks", "well", "went", "were", "what", "when",
    "where", "which", "while", "whole", "whose", "will", "with", "without", "woke", "work", "would", "year",
    "years", "yesterday", "your", "yours", "yourself",
  ]
}
