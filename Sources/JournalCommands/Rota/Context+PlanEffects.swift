import JournalKit
import JournalLanguage
import JournalModel
import JournalShifts
import JournalStore
import JournalTerminal

extension Context {
  /// Tells what a change of the plan leads to, and asks at a terminal whether to write it; elsewhere it is
  /// told and done.
  mutating func isWanted(_ change: PlanEffects.Change) throws(CommandError) -> Bool {
    guard try tell(change), terminal != nil, !common.usesJSON else { return true }
    if try askYes(phrases.say("work-writeAnyway")) { return true }
    errors.line(phrases.confirmation(.nothingWritten))
    return false
  }

  /// Tells what a change leads to, also one that is written; whether it leads to something.
  @discardableResult
  mutating func tell(_ change: PlanEffects.Change) throws(CommandError) -> Bool {
    let journal = try self.journal()
    let effects = PlanEffects(of: change, in: journal, now: now(in: journal.zone))
    var lines = lines(of: effects, today: today(in: journal))
    lines += effects.unusable.compactMap(\.begin).map {
      phrases.say("stated-endBeforeBegin", ("begin", .of(phrases.time(journal.zone.local($0).time))))
    }
    lines += effects.startsBehind.map {
      phrases.say("stated-startBehindEnd", ("end", .of(phrases.time(journal.zone.local($0).time))))
    }
    for line in lines.prefix(Self.effectsShown) { remark(line, .warning) }
    if lines.count > Self.effectsShown {
      errors.line(
        phrases.say("caption-furtherFindings", ("count", .number(lines.count - Self.effectsShown))), .dim)
    }
    return !effects.isEmpty
  }

  /// A cycle that is beyond a limit is so each time round.
  private static let effectsShown = 6

  private func lines(of effects: PlanEffects, today: CivilDay) -> [String] {
    var lines = effects.rests.map { phrases.message($0, today: today) }
    lines += effects.overlaps.map { phrases.message($0, today: today) }
    lines += effects.longDays.map { day, minutes in
      phrases.say(
        "work-longDay", ("day", .day(day, today)), ("minutes", .of(phrases.duration(minutes: minutes))))
    }
    lines += effects.timeOff.map { day, category in
      phrases.say(
        "work-shiftInTimeOff", ("day", .of(phrases.day(day, today: today))),
        ("what", .of(phrases.name(of: category))))
    }
    lines += effects.workedOff.map { line(ofWorkIn: $1, on: $0, today: today) }
    lines += effects.lostLeave.map { day, category in
      phrases.say(
        "work-shiftForLeave", ("day", .of(phrases.day(day, today: today))),
        ("what", .of(phrases.name(of: category))))
    }
    lines += effects.noted.map { phrases.say("work-hasNotes", ("day", .of(phrases.day($0, today: today)))) }
    if let id = effects.same {
      lines.append(
        phrases.say(id.contains("-shift-") ? "work-sameExtra" : "work-sameAbsence", ("id", .of(id))))
    }
    return lines
      + effects.swappedBack.map { phrases.say("work-swapsBack", ("day", .of(phrases.day($0, today: today)))) }
  }

  private func line(ofWorkIn category: VacationCategory, on day: CivilDay, today: CivilDay) -> String {
    phrases.say(
      "work-workedInTimeOff", ("day", .of(phrases.day(day, today: today))),
      ("what", .of(phrases.name(of: category))))
  }

  /// Says that work is noted on a day off, and counts.
  mutating func mention(workIn category: VacationCategory, on day: CivilDay, today: CivilDay) {
    remark(line(ofWorkIn: category, on: day, today: today), .warning)
  }
}
