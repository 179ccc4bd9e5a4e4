import JournalModel

/// A rota of another program: what it says about each day, before words get a meaning.
package struct ImportedRota: Sendable {
  /// What is said, in the order of the source.
  package var items: [RotaItem] = []
  /// Days that the source speaks of without saying anything, such as those of cancelled shifts.
  package var otherDays: [CivilDay] = []
  /// The first of what has a shift and a day that can't be read: it may be any that nothing else speaks of.
  var undated: ImportFailure?
  /// The same of events of a calendar, by their labels, which may be no shifts.
  var undatedEvents: [(label: String, failure: ImportFailure)] = []
  /// The codes that stand in cells of their own, also in rows of other people.
  package var codes: Set<String> = []
  package var person: String?
  /// What may say whose it is: titles, names of sheets and calendars. None where a person was found in it.
  package var titles: [String] = []
  /// Whether its first and its last shift are all that tells which days it is about: what an earlier version
  /// had beyond them may be gone. A message about single events, and a sheet of days, say it themselves.
  package var hasOpenEnds = false
  /// Series without an end, by their labels: how many of their days lie before those that are read, and
  /// whether they go on after these.
  var series: [(label: String, before: Int, goesOn: Bool)] = []
  /// What the source itself says its words mean.
  package var legend: [ShiftTable.Definition] = []

  /// Adds what a row says about a day; a day about which it says nothing is spoken of, too.
  package mutating func add(_ said: [RotaItem], on day: CivilDay) {
    items += said
    if said.isEmpty { otherDays.append(day) }
  }

  /// A code of a table with its star as a sign of its own: `F*` stands for itself there, and for all words
  /// that begin with F where a person says it.
  package static func literal(_ code: String) -> String { code.replacing("*", with: "＊") }

  /// The person's definitions, with a star taken literally where the source has such a code.
  package func literal(_ definitions: [ShiftTable.Definition]) -> [ShiftTable.Definition] {
    definitions.map { definition in
      let name = ImportedRota.literal(definition.word.name)
      guard name != definition.word.name, labels.contains(name) else { return definition }
      var definition = definition
      definition.word = .other(name)
      return definition
    }
  }

  /// The person's definitions for the names that a plan has without them: a ward or hours behind the name of
  /// a shift go, where no other label differs by these alone. What a word means is then no change of the
  /// plan.
  ///
  /// - Parameter known: what the profile says.
  func shortened(
    _ definitions: [ShiftTable.Definition], _ known: ShiftTable, on day: CivilDay
  ) -> [ShiftTable.Definition] {
    definitions.map { definition in
      guard let label = labels.first(where: { PlanWord.of($0) == PlanWord.of(definition.word.name) }),
        case let short = RotaWord.name(of: label), let type = ShiftType(named: PlanWord.of(short)),
        !type.isAlike(definition.word),
        labels.allSatisfy({ $0 == label || RotaWord.name(of: $0) != short }),
        case let meaning = known.meaning(of: type, on: day), meaning == nil || meaning == definition.meaning
      else { return definition }
      var definition = definition
      definition.word = type
      return definition
    }
  }

  /// What stands in the source, each once, in order.
  package var labels: [String] {
    var seen: Set<String> = []
    return items.flatMap { [$0.label] + $0.parts }.filter { seen.insert($0).inserted }
  }
}

/// Something that a rota says about a day, or about several whole days.
package struct RotaItem: Hashable, Sendable {
  package var label: String
  /// The day on which it begins; the last day where it is whole days.
  package var day: CivilDay
  package var lastDay: CivilDay
  /// Its hours; `nil` for whole days and where the source says none.
  package var span: ClockSpan?
  /// The first hours of the shift that it is a part of, which tell what kind it is where no word does.
  package var first: ClockSpan?
  /// How long it takes, in minutes of the wall clock; 0 without hours.
  package var minutes = 0
  /// How long all of it takes of which this is a part.
  package var wholeMinutes = 0
  /// Whether somebody said that it is a shift, whatever it is called.
  package var isChosen = false
  /// Whether it is not sure yet.
  package var isTentative = false
  /// The half of the day that it takes; `nil` where it takes all.
  package var half: DayHalf?
  /// The words that a stroke parts, where they may be shifts of their own: `M/S`.
  package var parts: [String] = []
  /// Whether nothing but the hours themselves says on which day they end.
  package var isEndBare = false
  /// The fields that say more of it and are not taken.
  package var fields: [String] = []
  /// Minutes of it without pay, where the source says them.
  package var unpaid: Int?
  package var line: Int
}

extension RotaItem {
  /// A word on a day that is surely one of a shift.
  init(chosen label: String, day: CivilDay, line: Int) {
    self.init(label: label, day: day, lastDay: day, line: line)
    isChosen = true
  }
}

package struct RotaOptions: Sendable {
  /// Whose rows of a table are meant.
  package var person: String?
  /// Only events whose title holds one of these words, or that have one of these categories.
  package var only: [String] = []
  package var categories: [String] = []
  /// What words mean, as the person gave them.
  package var definitions: [ShiftTable.Definition] = []
  /// Whether days stand before months in numbers, where the file leaves it open.
  package var isDayFirst: Bool?
}

extension RotaItem {
  /// Most days of one event that are followed.
  private static let longest = 366

  /// The same from a moment to another: whole days where both are midnight, else a piece for each 24 hours,
  /// because a plan has no longer ones.
  func pieces(from start: CivilTime, until end: CivilTime) -> [RotaItem] {
    var (item, end) = (self, end)
    // The last minute of a day is how some programs write its end.
    if end.time.hour == 23, end.time.minute == 59 {
      end = CivilTime(day: end.day.advanced(by: 1), time: .midnight)
    }
    guard start < end else { return [item] }
    if start.time == .midnight, end.time == .midnight {
      // Written by a program without whole days; one on which clocks change has 23 or 25 hours.
      item.minutes = RotaItem.minutes(from: start, until: end)
      item.wholeMinutes = item.minutes
      (item.day, item.lastDay) = (start.day, end.day.advanced(by: -1))
      return [item]
    }
    item.wholeMinutes = RotaItem.minutes(from: start, until: end)
    var items: [RotaItem] = []
    var from = start
    while from < end, items.count < RotaItem.longest {
      let until = min(CivilTime(day: from.day.advanced(by: 1), time: from.time), end)
      item.minutes = RotaItem.minutes(from: from, until: until)
      item.span = ClockSpan(start: from.time.toMinute, end: until.time.toMinute)
      item.first = item.first ?? item.span
      (item.day, item.lastDay) = (from.day, from.day)
      items.append(item)
      from = until
    }
    return items
  }

  /// The same with hours of its day, those of one shift.
  func with(_ spans: [ClockSpan], _ context: ImportContext, offset: Int32? = nil) -> [RotaItem] {
    var item = self
    return spans.flatMap { span in
      let (start, end) = context.told(span, on: day, offset: offset)
      item.first = item.first ?? ClockSpan(start: start.time, end: end.time)
      return item.pieces(from: start, until: end)
    }
  }

  private static func minutes(from start: CivilTime, until end: CivilTime) -> Int {
    Int((end.secondsSinceEpoch - start.secondsSinceEpoch) / 60)
  }
}

extension ClockTime {
  /// The time without its seconds: a plan has none.
  fileprivate var toMinute: ClockTime { ClockTime(hour: hour, minute: minute) ?? self }
}
