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
      return vacation.category == .training ? .training(phrases) : .absent(phrases)
    }
    guard let shift else { return .blank }
    return .shift(shift, meaning: meaning, phrases)
  }

  /// The signs of all that the day has: of each of its shifts, else that of the day.
  package func marks(_ phrases: Phrases) -> [CalendarMark] {
    let own = mark(phrases)
    guard vacation == nil, shifts.count > 1 else { return own == .blank ? [] : [own] }
    // What was noted of one shift hides none of the others.
    return shifts.map { .shift($0.type, meaning: $0.meaning, phrases) }
  }
}

extension CalendarMark {
  /// The sign of a shift.
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

  static func training(_ phrases: Phrases) -> CalendarMark {
    CalendarMark(text: "+", style: .accent, name: phrases.name(of: VacationCategory.training))
  }

  static func absent(_ phrases: Phrases) -> CalendarMark {
    CalendarMark(text: "\u{D7}", style: .warning, name: phrases.say("look-absent"))
  }

  static func nothingNoted(_ phrases: Phrases) -> CalendarMark {
    CalendarMark(text: "\u{B7}", style: .dim, name: phrases.say("look-nothingNoted"))
  }

  /// A mood: its height tells the step where there is colour, a sign of ASCII where there is none.
  package static func mood(_ step: Mood.Step, usesColor: Bool, _ phrases: Phrases) -> CalendarMark {
    CalendarMark(text: usesColor ? step.block : step.pixel, style: .mood(step), name: phrases.name(of: step))
  }
}

extension Mood.Step {
  /// One column of ASCII that tells the steps apart.
  var pixel: String { ["=", "-", "o", "+", "#"][number - 1] }

  /// One column whose height tells the steps apart.
  var block: String { ["\u{2581}", "\u{2583}", "\u{2584}", "\u{2586}", "\u{2588}"][number - 1] }
}

extension ShiftType {
  /// The colour of a shift.
  package var style: Style {
    switch self {
    case .day: .day
    case .night: .night
    case .rest: .rest
    case .other: .plain
    }
  }
}
