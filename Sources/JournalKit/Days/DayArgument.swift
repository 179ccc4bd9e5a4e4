import JournalInsights
import JournalLanguage
import JournalModel
import JournalShifts
import JournalStore

/// Days as they can be said on the command line, in the words of any language of the program: `2026-11-20`,
/// `yesterday`, `last week`, `24/11`.
///
/// Which days are meant is known once the journal is open: its language comes first, and it knows what day it
/// is.
package struct DayArgument: Hashable, Sendable {
  private let text: String
  /// What it is in the program's own order of languages.
  let usual: DayExpression
  package let isOneDay: Bool
  /// How many days behind the one that was said is meant: the night of Monday goes on into Tuesday, and the
  /// night to Tuesday began on Monday.
  var daysLater = 0
  var part: MomentWord?
  /// Whether it is the night of today, which until the evening is the one that was.
  package var isThisNight: Bool { isToday && part == .night }

  /// How many seconds from now the night of the day may end: at noon the midnight of this evening is the one
  /// to come, soon after it the one that was.
  var longestAhead: Int64 { usual != .fromToday(0) ? 0 : part == .night ? 6 * 3600 : 18 * 3600 }

  /// Whether it is today itself, and no day that is reckoned from it: the night *to* today began yesterday.
  package var isToday: Bool { usual == .fromToday(0) && daysLater == 0 }
  var next: DayArgument {
    var next = self
    next.daysLater += 1
    return next
  }

  /// Whether it is one day in words, such as `yesterday` or `monday`.
  package var isInWords: Bool { isOneDay && text.contains(where: \.isLetter) }

  /// Whether it is said by its distance from today: `yesterday`, `vorgestern`.
  package var isNearToday: Bool { if case .fromToday = usual { true } else { false } }

  package var written: String { text }

  /// Whether it leaves the year or the week open: `friday`, `24/11`.
  package var isOpen: Bool { usual.isOpen }

  /// Reads days; `nil` for any other text, of which ``problem(of:)`` says why.
  package init?(_ text: String) {
    let text = Self.counted(text)
    guard let usual = try? DayExpression(text, words: Language.words()) else { return nil }
    self.text = text
    self.usual = usual
    isOneDay = usual.isOneDay
  }

  /// The text with narrow digits, and digits for numbers in words: `il y a deux jours`, `gestern um neun`;
  /// `11. 24.`, as Korea writes it, with slashes, since its order is that of the language.
  static func counted(_ text: String) -> String {
    let text = text.narrow
    if text.contains(". "), text.allSatisfy({ ". ".contains($0) || $0.isNumber }) {
      let numbers = text.split { !$0.isNumber }
      return numbers.joined(separator: numbers.first?.count == 4 ? "-" : "/")
    }
    let words = text.split(separator: " ")
    guard words.count > 1, words.contains(where: { numbers[String($0)] != nil }) else { return text }
    var former = Substring()
    return words.map { word in
      defer { former = word }
      // « half vijf », unlike « half 5 », is said in one language alone.
      if former.lowercased() == "half" { return String(word) }
      return numbers[String(word)].map { String($0 + 2) } ?? String(word)
    }.joined(separator: " ")
  }

  /// Lines from two to twelve.
  package static let numbers = WordIndex(file: "numbers")

  /// A day, perhaps with a part of it, that is all a command takes: `cette nuit`, `hier soir`.
  ///
  /// - Parameter takesHours: whether hours are taken, too, which `8-11` may be.
  package init?(said text: String, takesHours: Bool = false) {
    let hyphened = takesHours ? nil : DayArgument(hyphened: text)
    guard let day = MomentArgument.dayWithPart(text) ?? DayArgument(text) ?? hyphened else { return nil }
    self = day
  }

  /// The Dutch way to write a date, `24-11`, where no hours can be meant.
  init?(hyphened text: String) {
    guard text.first?.isNumber ?? false, text.contains("-") else { return nil }
    self.init(text.replacing("-", with: "/"))
  }

  /// A day of a span, or the night of one; a half of a day is for the command to take.
  ///
  /// - Parameter isOne: whether the text is all of the span, as `3-5` may be two days.
  init?(ofSpan text: String, isOne: Bool = false) {
    let hyphened = isOne ? nil : DayArgument(hyphened: text)
    guard let day = DayArgument(text) ?? MomentArgument.dayWithPart(text) ?? hyphened,
      [nil, .night, .tonight].contains(day.part)
    else { return nil }
    self = day
  }

  /// Whether a part of the day was said that an hour is in, or `tonight`, of which nobody tells but then.
  func isNow(at time: ClockTime) -> Bool {
    switch part {
    case .tonight?: isToday
    case .night?: isToday && time.hour >= Dates.evening
    case .late?, .afternoon?: isToday && time.hour >= Dates.evening - 1
    case .part?: isToday && 5..<12 ~= time.hour
    default: false
    }
  }

  /// A distance from now in weeks, months or years, where a text is a number with its sign: `-1`; else `nil`.
  package init?(distance text: String, of unit: DateUnit) {
    guard "+-".contains(text.first ?? " "), text.utf8.count < 6, let count = Int(text) else { return nil }
    (self.text, usual, isOneDay) = ("", .distance(unit, count), true)
  }

  package init(_ day: CivilDay) {
    text = day.iso
    usual = .date(day)
    isOneDay = true
  }

  /// Why a text names no day; `nil` where it does.
  package static func problem(of text: String) -> DayExpression.Problem? {
    do throws(DayExpression.Problem) {
      _ = try DayExpression(text, words: Language.words())
      return nil
    } catch { return error }
  }

  package var isWithinYear: Bool {
    switch usual {
    case .year, .unit(.year, _): false
    default: true
    }
  }

  /// The days that are meant, at least one.
  package func days(_ dates: Dates) -> ClosedRange<CivilDay> {
    if isThisNight, let night = dates.lastNight { return night...night }
    // What one order of languages understands, every order does.
    let expression =
      text.isEmpty ? nil : try? DayExpression(text, words: dates.words, order: dates.order)
    if daysLater == 0, (expression ?? usual) == .fromToday(0), let own = dates.ownToday?() {
      return own...own
    }
    let days = dates.context.days(expression ?? usual)
    guard daysLater != 0 else { return days }
    return days.lowerBound.advanced(by: daysLater)...days.upperBound.advanced(by: daysLater)
  }

  /// The day that is meant, the first one where they are several.
  package func day(_ dates: Dates) -> CivilDay { days(dates).lowerBound }

  /// Whether another day follows it, as today and tomorrow do: both are said by their distance from today.
  func isFollowed(by other: DayArgument) -> Bool {
    guard case .fromToday(let one) = usual, case .fromToday(let next) = other.usual else { return false }
    return next == one + 1
  }

  /// Whether it is a date: a day of a month, with or without its year.
  package var isDate: Bool {
    switch usual {
    case .date, .monthAndDay: true
    default: false
    }
  }

  /// Whether its second number is too high for a month: `3/13/2019`.
  var isMonthFirst: Bool {
    let numbers = text.split(separator: "/").map { Int($0) ?? 0 }
    return isDate && numbers.count > 1 && numbers[1] > 12
  }

  /// Whether it is a day of the week alone: `monday`.
  package var isWeekday: Bool {
    if case .weekday(_, nil) = usual { true } else { false }
  }

  /// Whether it is a week in words: `last week`.
  var isWeek: Bool { if case .unit(.week, _) = usual { true } else { false } }

  /// Whether it is a day of a month by its number alone: `le 6`.
  var isDayOfMonth: Bool { if case .dayOfMonth(_, nil) = usual { true } else { false } }

  /// The birthday that is meant: `12/3/2019`, `12 march`; `nil` for days that are no date.
  package func birthday(_ dates: Dates) -> Birthday? {
    switch (try? DayExpression(text, words: dates.words, order: dates.order)) ?? usual {
    case .date(let day): Birthday(day)
    case .monthAndDay(let month, let day): Birthday(month: month, day: day)
    default: nil
    }
  }

  package func lastDay(_ dates: Dates) -> CivilDay { days(dates).upperBound }
}

/// What it takes to know which days a person means.
package struct Dates: Sendable {
  package var context: DateContext
  /// The words of the languages, the journal's first.
  package var words: DateWordsOfLanguages
  package var order = DayExpression.Order.dayFirst
  /// What day it is for the person; `nil` where that of the calendar is meant.
  package var ownToday: (@Sendable () -> CivilDay)?
  /// The night that was, which is meant by that of today until the evening; `nil` where the one to come is.
  var lastNight: CivilDay?
}

extension Dates {
  /// What days that are said together mean: one that can only begin with its month, `3/13`, tells how the
  /// others are written.
  package func inOrder(of days: DayArgument?...) -> Dates {
    var dates = self
    if days.contains(where: { $0?.isMonthFirst ?? false }) { dates.order = .monthFirst }
    return dates
  }

  /// What days mean in a journal, seen from a day.
  ///
  /// - Parameter direction: where to look for a day that is said without its year or week: plans lie ahead.
  package init(_ journal: Journal, today: CivilDay, _ direction: DateContext.Direction = .past) {
    self.init(
      context: DateContext(today: today, weekStart: journal.profile.weekStarts, direction: direction),
      words: Language.words(preferring: journal.language),
      order: journal.profile.dateOrder ?? journal.language.dateOrder ?? .dayFirst)
  }

  /// What days mean at a moment: of what was written, today is the day of the last shift; of plans it is so
  /// while that is under way, and of the calendar once it is over.
  package init(_ journal: Journal, now: Instant, _ direction: DateContext.Direction = .past) {
    let local = journal.zone.local(now)
    self.init(journal, today: local.day, direction)
    ownToday = {
      let own = DayChoice(DayChoice.Wish(kind: nil), now: now, journal: journal).day
      let isOver = direction != .past && own.worked?.isOver(at: now) ?? false
      return isOver ? local.day : own.day
    }
    if direction == .past, local.time.hour < Self.evening { lastNight = local.day.advanced(by: -1) }
  }

  /// Before this hour the night of today is the one that was.
  static let evening = 18

  /// What days mean where there is no journal yet.
  package init(today: CivilDay, _ direction: DateContext.Direction = .past, in language: Language = .english)
  {
    self.init(
      context: DateContext(today: today, direction: direction), words: Language.words(),
      order: language.dateOrder ?? .dayFirst)
  }
}
