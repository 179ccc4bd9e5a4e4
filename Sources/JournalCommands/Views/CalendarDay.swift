import JournalModel

/// What a calendar shows of one day.
struct CalendarDay: Hashable, Sendable {
  /// The day.
  var day: CivilDay
  /// The mood of the day, −2...2; nothing where no record says one.
  var mood: Int?
  /// The shift that was worked or is planned; nothing where neither a record nor a rota says.
  var shift: ShiftType?
  /// Whether it lies in time off.
  var isTimeOff = false
  /// Whether it is a public holiday.
  var isHoliday = false
  /// The records of the day, time off not counted.
  var records = 0

  /// A day of which nothing is known yet.
  init(_ day: CivilDay) { self.day = day }

  /// One column for the day's work: `D`, `N`, the first letter of a word of the person's own, `·` for rest, `*` for
  /// time off; a blank where nothing is known.
  var mark: (text: String, style: Style) {
    if isTimeOff { return ("*", .good) }
    switch shift {
    case nil: return (" ", .plain)
    case .day: return ("D", .day)
    case .night: return ("N", .night)
    case .rest: return ("·", .rest)
    case .other(let word):
      let letter = word.first.map { String($0).uppercased() } ?? "?"
      return (DisplayWidth.columns(of: letter) == 1 ? letter : "?", .accent)
    }
  }
}

/// The five steps of mood as a calendar draws them.
enum MoodMark {
  /// A face, two columns wide; blank where there is no mood.
  static func face(_ mood: Int?) -> String {
    switch mood {
    case nil: "  "
    case 2?: "😄"
    case 1?: "😊"
    case 0?: "😐"
    case -1?: "😞"
    default: "😭"
    }
  }

  /// One column that tells the steps apart without colour: `#`, `+`, `o`, `-`, `=`; `·` where there is no mood.
  static func pixel(_ mood: Int?) -> String {
    switch mood {
    case nil: "·"
    case 2?: "#"
    case 1?: "+"
    case 0?: "o"
    case -1?: "-"
    default: "="
    }
  }
}
