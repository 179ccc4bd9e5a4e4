import JournalLanguage
import JournalModel
import JournalShifts
import JournalStore

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

  private static let smallHours = Joints.index("small-hours"), mornings = Joints.index("mornings")

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
    if clock.hour == 12, isBare(text[...]) {
      // Twelve and a half of the small hours is half past midnight, as that of the morning is; twelve in the
      // morning is noon to some and midnight to others.
      let isOfMorning = day.contains { mornings[$0] != nil }
      if isOfMorning, clock.minute == 0 { return nil }
      if isOfMorning || day.contains(where: { smallHours[$0] != nil }) {
        clock = ClockTime(hour: 0, minute: clock.minute) ?? clock
      }
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
