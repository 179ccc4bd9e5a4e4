import JournalInsights
import JournalLanguage
import JournalModel

extension CalendarDay {
  /// One column for the day's work: `D`, `N` or the letters of another language, the first letter of a word of the person's own, `·` for rest, `*` for
  /// time off; a blank where nothing is known.
  func mark(_ phrases: any Phrases) -> (text: String, style: Style) {
    if let vacation {
      return vacation.category == .sick || vacation.category == .other ? ("\u{D7}", .warning) : ("*", .good)
    }
    switch shift {
    case nil: return (" ", .plain)
    case .day: return (phrases.view(.dayMark), .day)
    case .night: return (phrases.view(.nightMark), .night)
    case .rest: return ("·", .rest)
    case .other(let word):
      let meaning = shifts.first?.meaning ?? ShiftType.other(word).builtInMeaning
      if meaning?.isAbsence ?? false { return ("\u{D7}", .warning) }
      if meaning == .leave || meaning == .rtt { return ("*", .good) }
      if meaning == .rest || meaning == .publicHoliday { return ("\u{B7}", .rest) }
      let letter = word.first.map { String($0).uppercased() } ?? "?"
      return (DisplayWidth.columns(of: letter) == 1 ? letter : "?", .accent)
    }
  }
}

extension Mood.Step {
  /// One column that tells the steps apart without colour.
  var pixel: String {
    switch rawValue {
    case 2: "#"
    case 1: "+"
    case 0: "o"
    case -1: "-"
    default: "="
    }
  }
}
