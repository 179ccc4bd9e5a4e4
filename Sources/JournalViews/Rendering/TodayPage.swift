import JournalInsights
import JournalKit
import JournalLanguage
import JournalModel
import JournalStore
import JournalText

/// The page of `today` for people.
package struct TodayPage {
  private let facts: TodayFacts
  private let name: String?
  private let tone: Tone

  package init(_ facts: TodayFacts, name: String?, tone: Tone = .warm) {
    self.facts = facts
    self.name = name
    self.tone = tone
  }

  /// Writes the page.
  package func write(to context: inout Context) {
    let phrases = context.phrases
    let today = facts.local.day
    let greeting = Sanitizer.line(phrases.greeting(name, at: facts.local.time))
    context.output.write(greeting, .bold)
    let what = facts.isUnderWay ? facts.openShift.map { phrases.openShift($0, today: today) } : nil
    let day = Self.capitalized(Sanitizer.line(what ?? headline(phrases, today: today)))
    let isLong =
      context.output.isTerminal
      && DisplayWidth.columns(of: greeting + "  " + day) > context.output.width
    if isLong { context.output.line() } else { context.output.write("  ") }
    context.output.line(day, facts.day.shift?.style ?? .plain)
    writeHours(today: today, to: &context.output, phrases)
    context.output.line()
    if let affirmation = facts.affirmation {
      context.show(affirmation, isLiked: facts.isLiked)
      context.output.line()
    }
    writeCountdown(today: today, to: &context.output, phrases)
    context.output.line()
    writeRecords(in: context.openedJournal, to: &context.output, phrases)
    for birthday in facts.birthdays {
      let line = phrases.birthday(of: birthday.name, on: birthday.day, age: birthday.age, today: today)
      context.output.line(Sanitizer.line(line), .accent)
    }
    let streak = phrases.streak(Streak(current: facts.streak))
    if !streak.isEmpty { context.output.line(streak, .good) }
    if let warning = facts.warning {
      context.wrap(Sanitizer.line(phrases.message(warning, today: today)), .warning)
    }
    if let prompt = facts.prompt(phrases) { context.output.line(prompt, .accent) }
    if let memory = facts.memoryLine(phrases, in: context.openedJournal) {
      context.wrap(Sanitizer.line(memory), .dim)
    }
  }

  /// What the day is: its shift, or why somebody is absent. Training and sickness are no days off.
  private func headline(_ phrases: Phrases, today: CivilDay) -> String {
    guard let vacation = facts.vacation, !vacation.isAwaited, facts.day.worked?.isNoted != true else {
      return phrases.shift(facts.spokenShift, of: facts.day.day, today: today)
    }
    let why = vacation.category == .other ? vacation.title : nil
    return "\(why ?? phrases.name(of: vacation.category)), \(phrases.day(facts.day.day, today: today))"
  }

  /// The hours of the day's shifts, a line each; the next shift where none is to come today.
  private func writeHours(today: CivilDay, to output: inout Output, _ phrases: Phrases) {
    let shifts = facts.shifts.compactMap(\.planned).filter { $0.isShift || $0.meaning == nil }
    for shift in shifts {
      guard let hours = shift.hours, let seconds = shift.seconds(in: facts.zone) else { continue }
      let text = phrases.view(
        .hours(from: hours.start.local.time, until: hours.end.local.time, seconds: seconds))
      output.line(shifts.count > 1 ? Sanitizer.line("\(phrases.name(of: shift.type)) \(text)") : text, .dim)
    }
    guard !facts.hasWorkAhead, facts.countdown?.isUnderWay != true, let next = facts.next else { return }
    let what = phrases.shift(next.type, of: next.day, today: today)
    let start = next.hours?.start.local.time
    output.line(Sanitizer.line(phrases.work(.nextShift(what, at: start))), .dim)
  }

  /// A sentence begins with a capital.
  package static func capitalized(_ text: String) -> String {
    guard let first = text.first else { return text }
    return first.uppercased() + String(text.dropFirst())
  }

  private func writeCountdown(today: CivilDay, to output: inout Output, _ phrases: Phrases) {
    for path in facts.uncertainPlans {
      output.line(Sanitizer.line(phrases.sync(.uncertainPlan(path))), .warning)
    }
    guard let countdown = facts.countdown else {
      return facts.uncertainPlans.isEmpty ? output.line(phrases.nothingPlanned) : ()
    }
    output.line(tone.spoken(phrases.countdown(countdown, today: today)), .bold)
    var details = phrases.countdownDetails(countdown, today: today)
    if let title = countdown.vacation.title { details += " · " + Sanitizer.line(title) }
    output.line(details)
    if let progress = countdown.progress, !countdown.isUnderWay {
      let filled = max(0, min(20, Int((progress * 20).rounded())))
      output.write(String(repeating: "█", count: filled), .good)
      output.write(String(repeating: "░", count: 20 - filled), .dim)
      output.line(" " + phrases.progress(progress))
    }
  }

  private func writeRecords(in journal: Journal?, to output: inout Output, _ phrases: Phrases) {
    guard !facts.records.isEmpty else {
      if !facts.isSomethingWritten { output.line(phrases.caption(.nothingToday), .dim) }
      return
    }
    output.line(phrases.caption(.records), .bold)
    var table = TextTable()
    let line = RecordLine(phrases, facts.scales)
    for record in facts.records {
      let time = record.at.map { phrases.time($0.local.time) } ?? ""
      table.addCell(.dim) { $0.append(time) }
      table.addCell(record.shift?.style ?? .plain) { $0.append(RecordLine.label(of: record, phrases)) }
      let words = journal.flatMap { FirstWords.ofToday(record, in: $0) }
      record.withOutline { line.addCells($0, to: &table, words: words) }
      table.endRow()
    }
    table.write(to: &output, indentedBy: 2)
  }
}

extension TodayFacts {
  /// The memory of the day, with the first words of what was written, or that nothing was written for days.
  package func memoryLine(_ phrases: Phrases, in journal: Journal?) -> String? {
    guard let memory else { return nil }
    let words = remembered.flatMap { record in
      journal.map { FirstWords.ofRecord(record, in: $0) } ?? record.title
    }
    return phrases.prompt(memory, today: local.day) + (words.map { " " + phrases.quoted($0) } ?? "")
  }

  /// The word of the day's shift as it is said: one that means rest is rest.
  package var spokenShift: ShiftType? {
    day.shift.map { table.meaning(of: $0, on: day.day) == .rest ? .rest : $0 }
  }
}
