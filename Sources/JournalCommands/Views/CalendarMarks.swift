import JournalInsights
import JournalLanguage
import JournalModel
import JournalShifts
import JournalTerminal

/// A sign of a calendar: a letter or a word of the person's own, how it stands out, and what it stands for.
package struct CalendarMark: Hashable {
  package var text: String
  package var style: Style
  /// What the legend says of it; empty where there is nothing to say.
  package var name: String

  /// Nothing is known of the day.
  static let blank = CalendarMark(text: " ", style: .plain, name: "")
}

extension CalendarDay {
  /// The day's work: `D`, `N` or the letters of another language, a word of the person's own as it is, `·`
  /// for rest, `*` for time off, `+` for a training, `×` for an absence; a blank where nothing is known.
  package func mark(_ phrases: Phrases) -> CalendarMark {
    if let vacation {
      if vacation.isAwaited { return .timeOff(phrases) }
      guard vacation.category == .training else { return .absent(phrases) }
      return CalendarMark(text: "+", style: .accent, name: phrases.name(of: VacationCategory.training))
    }
    guard let shift else { return .blank }
    return .shift(shift, meaning: meaning, phrases)
  }

  /// The signs of all that the day has: of each of its shifts, else that of the day, and `½` where half of it
  /// is off.
  package func marks(_ phrases: Phrases) -> [CalendarMark] {
    let own = mark(phrases)
    let all =
      words.count > 1
      ? shifts.map { CalendarMark.shift($0.type, meaning: $0.meaning, phrases) } : own == .blank ? [] : [own]
    return all
      + (halfOff.map { [CalendarMark(text: "\u{BD}", style: .good, name: phrases.halfDay($0))] } ?? [])
  }
}

extension CalendarMark {
  package static func shift(_ shift: ShiftType, meaning: ShiftMeaning?, _ phrases: Phrases) -> CalendarMark {
    let name = phrases.name(of: shift)
    switch shift {
    case .day: return CalendarMark(text: phrases.say("view-dayMark"), style: .day, name: name)
    case .night: return CalendarMark(text: phrases.say("view-nightMark"), style: .night, name: name)
    case .rest: return .rest(phrases)
    case .other(let word):
      let meaning = meaning ?? shift.builtInMeaning
      if meaning?.isAbsence ?? false { return .absent(phrases) }
      if meaning == .leave || meaning == .rtt { return .timeOff(phrases) }
      if meaning == .rest || meaning == .publicHoliday { return .rest(phrases) }
      let style: Style = meaning == .night ? .night : meaning == .day ? .day : .accent
      // A word of the hospital's own is explained by what it means.
      let isOwn = word.lowercased() == name.lowercased()
      return CalendarMark(
        text: Sanitizer.line(word), style: style,
        name: isOwn ? meaning.map { phrases.name(of: $0) } ?? name : name)
    }
  }

  package static func rest(_ phrases: Phrases) -> CalendarMark {
    CalendarMark(text: "\u{B7}", style: .rest, name: phrases.name(of: ShiftType.rest))
  }

  package static func timeOff(_ phrases: Phrases) -> CalendarMark {
    CalendarMark(text: "*", style: .good, name: phrases.say("look-timeOff"))
  }

  static func absent(_ phrases: Phrases) -> CalendarMark {
    CalendarMark(text: "\u{D7}", style: .warning, name: phrases.say("look-absent"))
  }

  /// A mood: its height tells the step where there is colour, a sign of ASCII where there is none.
  package static func mood(_ step: Mood.Step, usesColor: Bool, _ phrases: Phrases) -> CalendarMark {
    let signs =
      usesColor ? ["\u{2581}", "\u{2583}", "\u{2584}", "\u{2586}", "\u{2588}"] : ["=", "-", "o", "+", "#"]
    return CalendarMark(text: signs[step.number - 1], style: .mood(step), name: phrases.name(of: step))
  }
}

extension ShiftType {
  package var style: Style {
    switch self {
    case .day: .day
    case .night: .night
    case .rest: .rest
    case .other: .plain
    }
  }
}

extension Context {
  /// The hours of a period in a line or two: what has begun, and what is still to come; nothing where there
  /// is no work.
  package mutating func show(_ totals: ShiftTotals, today: CivilDay) {
    if totals.shifts > 0 || totals.worked > 0 || totals.onCall > 0 { wrap(totals.line(phrases), .bold) }
    if let ahead = totals.aheadLine(phrases) { wrap(ahead, .dim) }
    if let line = totals.sharedLine(phrases) { wrap(line, .dim) }
    for line in totals.leftOutLines(phrases) { wrap(Sanitizer.line(line), .dim) }
    for line in totals.lackingLines(phrases, today: today) { wrap(line, .warning) }
  }

  /// What signs stand for, each once; those that share a letter stand together.
  package mutating func writeLegend(_ marks: [CalendarMark]) {
    var legend: [(mark: CalendarMark, names: [String])] = []
    for mark in marks where !mark.name.isEmpty {
      if let index = legend.firstIndex(where: { $0.mark.text == mark.text }) {
        if !legend[index].names.contains(mark.name) { legend[index].names.append(mark.name) }
      } else {
        legend.append((mark, [mark.name]))
      }
    }
    writeItems(
      legend.map { entry in
        // What is a word says itself.
        let names = entry.names == [entry.mark.text] ? "" : " " + entry.names.joined(separator: ", ")
        return [(entry.mark.text, entry.mark.style), (Sanitizer.line(names), .dim)]
      })
  }

  /// How often each mood was, and of how many days one is known.
  mutating func writeMoods(of days: [CalendarDay]) {
    let noted = days.count { $0.mood != nil }
    writeItems(
      Mood.Step.allCases.reversed().compactMap { step in
        let count = days.count { $0.mood == step }
        guard count > 0 else { return nil }
        let share = phrases.percent(Double(count) / Double(noted))
        return [("\(step.emoji) \(phrases.number(count)) (\(share))", .plain)]
      })
    wrap(phrases.say("view-moodDays", ("days", .count(noted, .day)), ("all", .count(days.count, .day))))
  }

  /// Items beside each other, on as many lines as the output needs.
  private mutating func writeItems(_ items: [[(text: String, style: Style)]]) {
    var used = 0
    for (index, item) in items.enumerated() {
      let columns = item.reduce(0) { $0 + DisplayWidth.columns(of: $1.text) }
      if index > 0 {
        let isFull = used + 3 + columns > output.width
        output.write(isFull ? "\n" : "   ")
        used = isFull ? 0 : used + 3
      }
      for piece in item { output.write(piece.text, piece.style) }
      used += columns
    }
    if !items.isEmpty { output.line() }
  }
}
