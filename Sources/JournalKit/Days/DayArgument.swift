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
  fileprivate let usual: DayExpression
  package let isOneDay: Bool
  /// How many days behind the one that was said is meant: the night of Monday goes on into Tuesday, and the
  /// night to Tuesday began on Monday.
  fileprivate var daysLater = 0
  fileprivate var part: MomentWord?
  /// Whether it is the night of today, which until the evening is the one that was.
  package var isThisNight: Bool { isToday && part == .night }

  /// How many seconds from now the night of the day may end: at noon the midnight of this evening is the one
  /// to come, soon after it the one that was.
  fileprivate var longestAhead: Int64 { usual != .fromToday(0) ? 0 : part == .night ? 6 * 3600 : 18 * 3600 }

  /// Whether it is today itself, and no day that is reckoned from it: the night *to* today began yesterday.
  package var isToday: Bool { usual == .fromToday(0) && daysLater == 0 }
  fileprivate var next: DayArgument {
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
  fileprivate static func counted(_ text: String) -> String {
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
  fileprivate var isMonthFirst: Bool {
    let numbers = text.split(separator: "/").map { Int($0) ?? 0 }
    return isDate && numbers.count > 1 && numbers[1] > 12
  }

  /// Whether it is a day of the week alone: `monday`.
  package var isWeekday: Bool {
    if case .weekday(_, nil) = usual { true } else { false }
  }

  /// Whether it is a week in words: `last week`.
  fileprivate var isWeek: Bool { if case .unit(.week, _) = usual { true } else { false } }

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

/// A moment as it can be said on the command line: `07:30`, `2026-11-20T07:30`, `yesterday 19h30`.
package enum MomentArgument: Hashable, Sendable {
  /// A day with a time, perhaps with an offset.
  case timestamp(Timestamp)
  case clock(ClockTime)
  /// A time of a day that is said in words.
  case clockOf(DayArgument, ClockTime)
  /// A number of minutes before now.
  case ago(minutes: Int)

  /// The time of one that says no date.
  var time: ClockTime? {
    switch self {
    case .clock(let time), .clockOf(_, let time): time
    case .timestamp, .ago: nil
    }
  }

  /// Reads a moment as people write it, or a time.
  ///
  /// - Parameter takesBareHours: whether a number alone is an hour behind a part of a day: `last night 11`.
  package init?(_ text: String, takesBareHours: Bool = false) {
    let text = DayArgument.counted(text)
    if let time = Self.clock(text) {
      self = .clock(time)
    } else if case .timestamp(let timestamp)? = WrittenDate(text) {
      self = .timestamp(timestamp)
    } else if let moment = MomentArgument.dayAndTime(text, takesBareHours) {
      self = moment
    } else if let minutes = MomentWord.minutesAgo(text) {
      self = .ago(minutes: minutes)
    } else {
      return nil
    }
  }

  /// A time as people say it; a number alone is no time.
  private static func clock(_ text: String) -> ClockTime? {
    switch MomentWord(text) {
    case .noon: ClockTime(hour: 12, minute: 0)
    case .midnight: ClockTime(hour: 0, minute: 0)
    default: text.trimmed.allSatisfy(\.isNumber) ? nil : ClockTime(said: text)
    }
  }

  /// `yesterday 07:30`, `hier à 19h30`, `20 nov 7:30 pm`: the longest end that is a time, behind the words of
  /// a day; or before them: `11pm last night`, `at 11 last night`.
  private static func dayAndTime(_ text: String, _ takesBareHours: Bool) -> MomentArgument? {
    let words = partFirst(MomentWord.words(of: text))
    let first = words.first.flatMap { MomentWord($0) } == .joint ? 1 : 0
    for count in words.indices.dropFirst() {
      if let moment = moment(of: words[..<count], words[count...], takesBareHours) { return moment }
    }
    return (1...2).lazy.map { first + $0 }.filter { $0 < words.count }.compactMap {
      moment(of: words[$0...], words[first..<$0], takesBareHours)
    }.first
  }

  /// What stands behind an hour: « 9 Uhr abends ».
  private static let hours = Joints.index("hours")

  /// The words with the part of the day that stands behind a time before it: « ayer a las 9 de la noche »,
  /// `yesterday at 9 in the evening`; with a digit for the hour one, « ayer a la una ».
  private static func partFirst(_ words: [String]) -> [String] {
    var words = words
    if let last = words.last, MomentWord(last) == .one, words.count > 1,
      MomentWord(words[words.count - 2]) == .joint
    {
      words[words.count - 1] = "1"
    }
    let isOfTime = { (word: String) in
      word.contains(where: \.isNumber) || [.hour, .minute].contains(MomentWord(word)) || hours[word] != nil
    }
    guard let end = words.lastIndex(where: isOfTime), end + 1 < words.count else { return words }
    let behind = words[(end + 1)...]
    let parts = behind.filter { MomentWord($0)?.isPart ?? false }
    guard parts.count == 1, behind.last == parts[0],
      behind.dropLast().allSatisfy({ MomentWord($0)?.isJoint ?? false })
    else { return words }
    var start = end
    while start > 0, isOfTime(words[start - 1]) || MomentWord(words[start - 1])?.isJoint ?? false {
      start -= 1
    }
    // « di notte » is no Tuesday.
    let isOfDay = start > 0 || behind.first.flatMap { DayArgument($0) }?.isOneDay ?? false
    return words[..<start] + (isOfDay ? parts : Array(behind)) + words[start...end]
  }

  private static let smallHours = Joints.index("small-hours")

  private static func moment(
    of day: ArraySlice<String>, _ time: ArraySlice<String>, _ takesBareHours: Bool
  ) -> MomentArgument? {
    let (text, meanings) = (time.joined(separator: " "), day.map { MomentWord($0) })
    let isTonight = MomentWord(day.joined()) == .tonight
    let words: [MomentWord] = isTonight ? [.tonight] : meanings.compactMap(\.self)
    // « Night 2 » of four is no time, « last night 2 » one.
    let isHour =
      takesBareHours && words.contains { $0.isPart || $0 == .tonight }
      && (day.count > 1 || words == [.tonight])
    guard var clock = clock(text) ?? (isHour ? ClockTime(said: text) : nil), let said = SaidDay(day) else {
      return nil
    }
    // Twelve and a half of the small hours is half past midnight.
    if clock.hour == 12, isBare(text[...]), day.contains(where: { smallHours[$0] != nil }) {
      clock = ClockTime(hour: 0, minute: clock.minute) ?? clock
    }
    var moment = moment(
      of: said.day, clock, isBare: isBare(text[...]), isMidnight: MomentWord(text) == .midnight, words)
    if case .clockOf(var day, let time) = moment, day.daysLater > 0, words.contains(.night),
      mayHaveBeen(meanings)
    {
      day.part = .night
      moment = .clockOf(day, time)
    }
    return moment
  }

  /// Whether a night of today may be the one that was, as « heute Nacht » and « stanotte » say either; « hoy
  /// por la noche » is the one to come.
  private static func mayHaveBeen(_ words: [MomentWord?]) -> Bool {
    words.contains(.this) || words.count { !($0?.isJoint ?? false) } == 1
  }

  /// A time of a part of a day; one by a clock of twelve is a later one there: `last night at 11`, `gestern
  /// Abend um 8`. After midnight the night of a day is of the next one, as midnight itself is.
  private static func moment(
    of day: DayArgument?, _ time: ClockTime, isBare: Bool, isMidnight: Bool, _ words: [MomentWord]
  ) -> MomentArgument {
    var (day, time) = (day, time)
    let (isOfNight, isLate) = (words.contains(.night), words.contains { $0 == .late || $0 == .afternoon })
    let isOfEvening = isOfNight || words.contains { $0 == .late || $0 == .tonight }
    // Twelve of an evening or a night is the midnight behind it.
    let isTwelve = isBare && time.hour == 12 && isOfEvening
    if isTwelve { time = ClockTime(hour: 0, minute: time.minute) ?? time }
    // `this evening` is today's, whatever the hour.
    if day == nil, words.contains(.this), !isOfNight { day = DayArgument("today") }
    // Five and six of a night are its end, not the evening before it.
    let evening = isOfNight ? 7..<12 : 5..<12
    if isBare, evening ~= time.hour ? isOfEvening || isLate : 1..<5 ~= time.hour && isLate {
      time = time.halfDayLater
    } else if let ofDay = day,
      ofDay.isToday
        ? isOfEvening && (isMidnight || isTwelve) : isMidnight || isTwelve || isOfNight && time.hour < 7
    {
      day = ofDay.next
    }
    return day.map { .clockOf($0, time) } ?? .clock(time)
  }

  /// Whether a time says no half of the day: neither `pm` nor `08:00`.
  private static func isBare(_ text: Substring) -> Bool {
    let end = text.drop { !$0.isNumber }.last { $0.isLetter }
    return end.map { !"mM".contains($0) } ?? true && text.first { $0.isNumber } != "0"
  }

  /// The day of `hier soir` or `this morning`, which name a part of it but no time.
  package static func dayWithPart(_ text: String) -> DayArgument? {
    let texts = MomentWord.words(of: text)
    let words = texts.map { MomentWord($0) }
    if let part = partAlone(texts[...]) {
      var day = DayArgument("today")
      day?.part = part
      return day
    }
    guard words.contains(where: { $0?.isPart ?? false }) || words == [.tonight],
      let said = SaidDay(texts[...])
    else { return nil }
    var day = said.day ?? (words.first == .this ? DayArgument("today") : nil)
    let part = words.lazy.compactMap { $0 }.first { $0.isPart || $0 == .tonight }
    day?.part = part == .night && said.day != nil && !mayHaveBeen(words) ? .tonight : part
    return day
  }

  /// The part of the day that « la mañana » and « am Morgen » say, whose last word alone is tomorrow.
  private static func partAlone(_ texts: ArraySlice<String>) -> MomentWord? {
    guard let last = texts.last, texts.count > 1, let part = MomentWord(last), part.isPart,
      texts.dropLast().allSatisfy({ MomentWord($0)?.leadsToPart ?? false }),
      DayArgument(last)?.usual == .fromToday(1)
    else { return nil }
    return part
  }

  /// Whether a part of a day is said before the day: `the night of Saturday`.
  static func beginsWithPart(_ words: ArraySlice<String>) -> Bool {
    words.lazy.map { MomentWord($0) }.first { !($0?.isJoint ?? false) }.flatMap { $0 }?.isPart ?? false
  }

  /// Whether a few words look as if they said when it was, whether or not they are understood: a day, and
  /// something like a time.
  package static func isAttempt(_ text: String) -> Bool {
    // « last week » is no moment, and meant as one; so may be « 24-11 ».
    if text.contains(" "), DayArgument(text)?.isWeek ?? false { return true }
    if DayArgument(hyphened: text) != nil { return true }
    let words = DayArgument.counted(text).split(separator: " ")
    let isTime = { (word: Substring) in
      switch MomentWord(word) {
      case .part, .late, .afternoon, .night, .noon, .midnight, .hour, .minute: true
      default: word.contains(where: \.isNumber)
      }
    }
    let isDay = { (word: Substring) in DayArgument(String(word))?.isOneDay ?? false }
    // « in der Nacht um 3 »
    let isOfPart = words.first.map { MomentWord($0) != nil } ?? false
    let hasPart = words.contains { MomentWord($0)?.isPart ?? false }
    return words.count < 6 && words.contains(where: isTime)
      && (words.first.map(isDay) ?? false || words.contains { MomentWord($0) == .ago }
        || isOfPart && hasPart && words.contains { $0.contains(where: \.isNumber) })
  }

  /// The words before a time: a day, perhaps with its part.
  private struct SaidDay {
    /// `nil` for today's.
    var day: DayArgument?

    /// The day of a part that is said first: `the night of Saturday`, `dans la nuit de samedi à dimanche`; of
    /// one that is named by the day on which it ends, `die Nacht auf Sonntag`, the day before.
    private static func behindPart(_ text: ArraySlice<String>) -> DayArgument? {
      let part = text.drop { MomentWord($0)?.isJoint ?? false }
      guard let first = part.first.flatMap({ MomentWord($0) }), first.isPart else { return nil }
      let rest = part.dropFirst()
      if first == .night, rest.first.flatMap({ MomentWord($0) }) == .onto,
        var day = DayArgument(rest.dropFirst().joined(separator: " ")), day.isOneDay
      {
        day.daysLater = -1
        return day
      }
      let days = rest.split { MomentWord($0)?.isJoint ?? false }
        .map { DayArgument($0.joined(separator: " ")) }
      guard let day = days.first ?? nil, days.count <= 2, days.allSatisfy({ $0?.isOneDay ?? false }) else {
        return nil
      }
      return day
    }

    init?(_ text: ArraySlice<String>) {
      if let day = SaidDay.behindPart(text) {
        self.day = day
        return
      }
      var words = text
      while !words.isEmpty {
        let day = DayArgument(words.joined(separator: " "))
        if MomentArgument.partAlone(words) != nil, day?.isToday != true { return }
        if let day, day.isOneDay {
          self.day = day
          return
        }
        switch MomentWord(words.removeLast()) {
        case .part, .late, .afternoon, .night, .joint, .of: continue
        case .this where words.isEmpty: return
        default: return nil
        }
      }
    }
  }

  /// The moment with its day as one of the calendar.
  package func resolved(_ dates: Dates, now: Instant, in zone: TimeZoneRules) -> MomentArgument {
    if case .ago(let minutes) = self {
      let second = now.secondsSinceEpoch
      return .timestamp(zone.timestamp(now.advanced(by: -(second % 60 + 60) % 60 - Int64(60 * minutes))))
    }
    guard case .clockOf(let day, let time) = self else { return self }
    var (date, calendar) = (day.day(dates), dates)
    calendar.ownToday = nil
    // « today 2am » in the night of yesterday's shift is of the calendar's day; « today 9pm » began it.
    if time.hour < 12 { date = day.day(calendar) }
    var moment = CivilTime(day: date, time: time)
    // Of a day whose night is still to come the one before is meant.
    if day.daysLater > 0, now.seconds(until: zone.instant(of: moment)) > day.longestAhead {
      moment = CivilTime(day: date.advanced(by: -1), time: time)
    }
    return .timestamp(Timestamp(local: moment, offset: nil))
  }

  /// The moment that is meant; a time alone is one of `day`.
  ///
  /// The offset is the one that was given, else the zone's at that moment; `nil` for a moment that was not
  /// resolved.
  package func timestamp(on day: CivilDay, in zone: TimeZoneRules) -> Timestamp? {
    switch self {
    case .timestamp(let timestamp):
      timestamp.offset == nil ? zone.timestamp(zone.instant(of: timestamp.local)) : timestamp
    case .clock(let time), .clockOf(_, let time):
      zone.timestamp(zone.instant(of: CivilTime(day: day, time: time)))
    case .ago: nil
    }
  }
}
