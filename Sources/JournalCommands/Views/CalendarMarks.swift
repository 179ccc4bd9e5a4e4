import JournalInsights
import JournalLanguage
import JournalModel

extension CalendarDay {
  /// A mark of one column.
  typealias Mark = (text: String, style: Style)

  /// The marks of a day's work, one for each of its shifts: `D`, `N` or the letters of another language, the
  /// first letter of a word of the person's own, `·` for rest, `*` for time off, `×` for absence; none where
  /// nothing is known.
  func marks(_ phrases: any Phrases) -> [Mark] {
    if let vacation {
      return [vacation.isAwaited || vacation.category == .training ? ("*", .good) : ("\u{D7}", .warning)]
    }
    // What was noted of one shift hides none of the others.
    if shifts.count > 1 { return shifts.map { Self.mark($0.type, $0.meaning, phrases) } }
    return shift.map { [Self.mark($0, meaning ?? $0.builtInMeaning, phrases)] } ?? []
  }

  private static func mark(_ shift: ShiftType, _ meaning: ShiftMeaning?, _ phrases: any Phrases) -> Mark {
    switch shift {
    case .day: return (phrases.view(.dayMark), .day)
    case .night: return (phrases.view(.nightMark), .night)
    case .rest: return ("·", .rest)
    case .other(let word):
      switch meaning {
      case .sick, .absence: return ("\u{D7}", .warning)
      case .leave, .rtt: return ("*", .good)
      case .rest, .publicHoliday: return ("\u{B7}", .rest)
      default:
        let letter = word.first.map { String($0).uppercased() } ?? "?"
        return (DisplayWidth.columns(of: letter) == 1 ? letter : "?", .accent)
      }
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
