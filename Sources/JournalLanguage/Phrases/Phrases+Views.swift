import JournalFormat
import JournalModel

extension Phrases {
  /// The mood of a day, or that none was noted.
  package func moodOfDay(_ step: Mood.Step?) -> String {
    step.map { say("view-mood-mood", ("value", .of(name(of: $0)))) } ?? say("view-mood-no-mood-noted")
  }

  /// When a shift was or is, and how long.
  package func hours(from: ClockTime, until: ClockTime, seconds: Int64) -> String {
    say(
      "view-hours", ("from", .of(time(from))), ("until", .of(time(until))),
      ("seconds", .of(duration(seconds: seconds))))
  }

  /// When the parts of a shift were or are, and how long all of them.
  package func hours(of spans: [ClockSpan], seconds: Int64) -> String {
    guard let last = spans.last else { return "" }
    let before = spans.dropLast().map { "\(time($0.start))–\(time($0.end))" }
    return (before + [hours(from: last.start, until: last.end, seconds: seconds)]).joined(separator: ", ")
  }

  /// How many days time off takes, and how many of them were worked; of a half day which half.
  package func length(of vacation: Vacation, _ days: (off: Double, worked: Double)) -> String {
    var length = count(days.off, .day)
    if let half = vacation.half {
      let part = say("work-halfDay-\(half)")
      // Two halves are a day: of an odd number only the halves are said.
      let halves = "\(decimal(days.off * 2, digits: 0)) × \(part)"
      let isWhole = days.off == days.off.rounded()
      length = vacation.from == vacation.until ? part : isWhole ? "\(length) (\(halves))" : halves
    }
    guard days.worked > 0 else { return length }
    return length + " · " + say("work-daysWorked", ("days", .of(count(days.worked, .day))))
  }

  /// Why half of a day is off, and which half.
  package func halfDay(_ vacation: Vacation) -> String {
    let why = vacation.title ?? name(of: vacation.category)
    return vacation.half.map { why + " · " + say("work-halfDay-\($0)") } ?? why
  }

  /// Whose journal a page shows.
  public func pageTitle(of name: String?) -> String {
    name.map { say("page-title-s-journal", ("value", .of($0))) } ?? say("page-title-journal")
  }

  /// What is said after a check-in, one line each; gentle where she has little energy, or much stress.
  public func encouragements(isGentle: Bool) -> [String] {
    (1...5).map { say(isGentle ? "encouragements-gentle-\($0)" : "encouragements-usual-\($0)") }
  }

  /// The name of a group of verbs.
  public func name(of group: VerbGroup) -> String { say("verbs-\(group.rawValue)") }
}

/// What verbs are for.
public enum VerbGroup: String, CaseIterable, Hashable, Sendable {
  /// In the order in which help shows them.
  case everyDay, look, plan, change, files, setUp
}

extension Phrases {
  /// What a calendar is called: `shifts`, `time-off`, `birthdays`, `reminders`, or all of them.
  public func calendar(_ part: String? = nil) -> String {
    say(part.map { "export-calendar-\($0)" } ?? "export-calendar")
  }

  /// What a record says beside its text, one by one: mood, shift, ratings, badges, time off.
  package func facts(of record: Record, in profile: Profile) -> [String] {
    var facts: [String] = []
    if let mood = record.mood {
      // A word or a sign of one's own stays what it was, beside the step that it counts as; the program's own
      // words are said in the language.
      let (isSign, step) = (Mood.isEmoji(mood), profile.moods.step(of: mood))
      let said = step.map { isSign || Mood.isNumber(mood) || mood == $0.name ? name(of: $0) : mood }
      facts.append(step.map { (isSign ? mood : $0.emoji) + " " + (said ?? "") } ?? mood)
    }
    if let shift = record.shift { facts.append(name(of: shift)) }
    for scale in profile.scales {
      if let value = record[scale] { facts.append("\(name(of: scale)) \(value)/\(scale.range.upperBound)") }
    }
    facts += record.badges
    if let vacation = Vacation(record) {
      facts.append(span(vacation.from, vacation.until, today: vacation.from))
      facts.append(name(of: vacation.category))
      if let half = vacation.half { facts.append(say("work-halfDay-\(half)")) }
    }
    // Hours stand as in the file: a diary has no place of its own for them.
    for key in [Key.start, .end, .worked, .callOuts, .breakMinutes, .asleep, .shifts] {
      let texts = record.texts(of: key)
      if !texts.isEmpty { facts.append(key.name + ": " + texts.joined(separator: ", ")) }
    }
    return facts.map(\.capitalizedFirst)
  }

  /// What a key of the profile means, without a full stop.
  public func meaning(of key: ProfileKey) -> String {
    say("setting-\(key.rawValue)", ("codes", .of(Language.codes())))
  }

  /// The next birthday, with the age that it brings: `Mon 3 May (7)`.
  public func birthday(on day: CivilDay, age: Int?, today: CivilDay) -> String {
    relativeDay(day, today: today) + (age.map { say("birthday", ("value", .count($0, .year))) } ?? "")
  }

  /// A birthday in a sentence: `Léa turns 6 on Wed 25 November`.
  public func birthday(of name: String, on day: CivilDay, age: Int?, today: CivilDay) -> String {
    let isNear = (0...1).contains(today.days(until: day))
    let when = isNear ? relativeDay(day, today: today) : onDay(day, today: today)
    return age.map {
      say("birthday-turns", ("name", .of(name)), ("value", .count($0, .year)), ("when", .of(when)))
    } ?? say("birthday-s-birthday-is", ("name", .of(name)), ("when", .of(when)))
  }

  /// What a key of the front matter means, in a few words without a full stop.
  public func meaning(of key: Key) -> String { say("key-\(key.name)") }

}
