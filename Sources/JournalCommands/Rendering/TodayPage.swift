import JournalInsights
import JournalKit
import JournalLanguage
import JournalModel
import JournalShifts
import JournalStore
import JournalTerminal

extension Context {
  mutating func show(_ facts: TodayFacts, in journal: Journal) {
    let lines = TodayLines(facts, name: journal.profile.name, tone: journal.profile.tone, phrases)
    let (greeting, day) = (lines.greeting, lines.headline)
    output.write(greeting, .bold)
    let isLong = output.isTerminal && DisplayWidth.columns(of: greeting + "  " + day) > output.width
    if isLong { output.line() } else { output.write("  ") }
    output.line(day, facts.day.shift?.style ?? .plain)
    for line in lines.hours { output.line(line, .dim) }
    output.line()
    if let affirmation = facts.affirmation {
      show(affirmation, isLiked: facts.isLiked)
      output.line()
    }
    writeCountdown(lines, isKnown: facts.countdown != nil)
    output.line()
    writeRecords(facts, in: journal)
    for line in lines.birthdays { output.line(line, .accent) }
    if let streak = lines.streak { output.line(streak, .good) }
    if let warning = lines.warning { wrap(warning, .warning) }
    if let prompt = facts.prompt(phrases) { output.line(prompt, .accent) }
    if let memory = lines.memory(in: journal) { wrap(memory, .dim) }
  }

  private mutating func writeCountdown(_ lines: TodayLines, isKnown: Bool) {
    for line in lines.uncertainPlans { output.line(line, .warning) }
    if let countdown = lines.countdown { output.line(countdown, isKnown ? .bold : .plain) }
    if let details = lines.details { output.line(details) }
    if let progress = lines.progress {
      let filled = max(0, min(20, Int((progress.share * 20).rounded())))
      output.write(String(repeating: "█", count: filled), .good)
      output.write(String(repeating: "░", count: 20 - filled), .dim)
      output.line(" " + progress.text)
    }
  }

  private mutating func writeRecords(_ facts: TodayFacts, in journal: Journal) {
    guard !facts.records.isEmpty else {
      if !facts.isSomethingWritten { output.line(phrases.say("caption-nothingToday"), .dim) }
      return
    }
    // In the night after it the day is said: the calendar has another one.
    let day =
      facts.day.day == facts.local.day ? "" : " · " + phrases.day(facts.day.day, today: facts.local.day)
    output.line(phrases.say("caption-records") + day, .bold)
    var table = TextTable()
    let line = RecordLine(phrases, facts.scales)
    for record in facts.records {
      let time = record.at.map { phrases.time($0.local.time) } ?? ""
      table.addCell(.dim) { $0.append(time) }
      table.addCell(record.shift?.style ?? .plain) { $0.append(RecordLine.label(of: record, phrases)) }
      let words = FirstWords.ofToday(record, in: journal)
      record.withOutline { line.addCells($0, to: &table, words: words) }
      table.endRow()
    }
    table.write(to: &output, indentedBy: 2)
  }
}

/// What `today` says, line by line: the terminal shows it, and the pocket has it for days ahead.
package struct TodayLines {
  private let facts: TodayFacts
  private let phrases: Phrases
  private let profile: (name: String?, tone: Tone)

  package init(_ facts: TodayFacts, name: String?, tone: Tone = .warm, _ phrases: Phrases) {
    self.facts = facts
    self.phrases = phrases
    profile = (name, tone)
  }

  private var today: CivilDay { facts.local.day }

  package var greeting: String { Sanitizer.line(phrases.greeting(profile.name, at: facts.local.time)) }

  /// What the day is: the shift under way, its shift, or why somebody is absent. Training and sickness are no
  /// days off.
  package var headline: String {
    let what = facts.isUnderWay ? facts.openShift.map { phrases.openShift($0, today: today) } : nil
    let planned = facts.unnoted.map { shift in
      let since = shift.start.map { shift.zone.local($0).time }
      return phrases.underWay(shift.spokenType, of: shift.day, since: since, today: today)
    }
    return Sanitizer.line(what ?? planned ?? plannedHeadline).capitalizedFirst
  }

  private var plannedHeadline: String {
    guard let vacation = facts.vacation, !vacation.isAwaited, facts.day.worked?.isNoted != true else {
      return phrases.shift(facts.spokenShift, of: facts.day.day, today: today)
    }
    let why = vacation.category == .other ? vacation.title : nil
    return "\(why ?? phrases.name(of: vacation.category)), \(phrases.day(facts.day.day, today: today))"
  }

  /// The hours of the day's shifts, a line each; the next shift where none is to come today.
  package var hours: [String] {
    var lines: [String] = []
    let shifts = facts.shifts.compactMap(\.planned).filter { $0.isShift || $0.meaning == nil }
    for shift in shifts {
      guard let seconds = shift.seconds(in: facts.zone) else { continue }
      let text = phrases.hours(of: shift.times, seconds: seconds)
      lines.append(shifts.count > 1 ? Sanitizer.line("\(phrases.name(of: shift.type)) \(text)") : text)
    }
    guard !facts.hasWorkAhead, facts.countdown?.isUnderWay != true, let next = facts.next else {
      return lines
    }
    let what = phrases.shift(next.type, of: next.day, today: today)
    let start = next.hours.map { phrases.time($0.start.local.time) }
    let at = start.map { phrases.say("work-nextShift-at", ("value", .of($0))) } ?? ""
    return lines + [Sanitizer.line(phrases.say("work-nextShift", ("what", .of(what)), ("at", .of(at))))]
  }

  /// The affirmation of the day in quotation marks.
  package var affirmation: String? {
    facts.affirmation.map { Sanitizer.line(phrases.quoted($0)) }
  }

  /// Plans of which two versions meet, so that the countdown does not know them.
  package var uncertainPlans: [String] {
    facts.uncertainPlans.map { Sanitizer.line(phrases.say("sync-uncertainPlan", ("path", .of($0)))) }
  }

  /// How long until time off, or that none is planned.
  package var countdown: String? {
    guard let countdown = facts.countdown else {
      guard facts.uncertainPlans.isEmpty else { return nil }
      return Sanitizer.line(phrases.nothingPlanned(but: facts.halfOff, today: today))
    }
    return profile.tone.spoken(phrases.countdown(countdown, today: today))
  }

  /// The figures behind the countdown.
  package var details: String? {
    guard let countdown = facts.countdown else { return nil }
    let details = phrases.countdownDetails(countdown, today: today)
    return countdown.vacation.title.map { details + " · " + Sanitizer.line($0) } ?? details
  }

  package var progress: (share: Double, text: String)? {
    guard let countdown = facts.countdown, let share = countdown.progress, !countdown.isUnderWay else {
      return nil
    }
    return (share, phrases.progress(share))
  }

  package var birthdays: [String] {
    facts.birthdays.map {
      Sanitizer.line(phrases.birthday(of: $0.name, on: $0.day, age: $0.age, today: today))
    }
  }

  /// The days in a row.
  package var streak: String? {
    let streak = phrases.streak(facts.streak)
    return streak.isEmpty ? nil : streak
  }

  /// The rest ahead that is beyond the limits.
  package var warning: String? {
    facts.warning.map { Sanitizer.line(phrases.message($0, today: today)) }
  }

  /// The memory of the day with its first words, or that nothing was written for days.
  package func memory(in journal: Journal?) -> String? {
    facts.memoryLine(phrases, in: journal).map { Sanitizer.line($0) }
  }
}

extension TodayFacts {
  /// The memory of the day, with the first words of what was written, or that nothing was written for days.
  package func memoryLine(_ phrases: Phrases, in journal: Journal?) -> String? {
    guard let memory else { return nil }
    let words = remembered.flatMap { record in
      journal.map { FirstWords.ofMemory(record, in: $0) } ?? record.title
    }
    return phrases.prompt(memory, today: local.day) + (words.map { " " + phrases.quoted($0) } ?? "")
  }

  /// The word of the day's shift as it is said: one that means rest is rest.
  package var spokenShift: ShiftType? {
    day.shift.map { table.meaning(of: $0, on: day.day) == .rest ? .rest : $0 }
  }
}
