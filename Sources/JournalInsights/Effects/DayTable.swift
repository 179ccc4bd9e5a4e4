import JournalModel

/// For each factor the days that have it, and for each family the days of which it is known whether they do.
struct DayTable {
  /// The first day; days are numbered from it.
  let first: CivilDay
  /// How many days there are.
  let count: Int
  /// The days with a factor.
  private(set) var days: [(factor: Factor, days: [Int32])] = []
  /// For each family, whether a day is known: on unknown days nobody said what the weather was.
  private(set) var known: [Factor.Family: [Bool]] = [:]

  /// Families of the person's words are cut to their commonest ones, chosen by counts alone: choosing by outcome would find
  /// effects in noise.
  static let limits: [Factor.Family: Int] = [.weather: 10, .tag: 30, .person: 20]

  init(_ table: FactTable, days: ClosedRange<CivilDay>, plan: ShiftPlan) {
    first = days.lowerBound
    count = first.days(until: days.upperBound) + 1
    let noted = DayShifts(table, days: days)
    let shifts = (0..<count).map { place -> ShiftType? in
      if let shift = noted[place] { return shift }
      let day = first.advanced(by: place)
      return plan.isTimeOff(day) ? .rest : plan.shift(on: day)?.type
    }
    addCalendar(shifts, plan)
    addWords(table.weather, .weather, of: table) { $0.isWrittenDaily }
    addWords(table.tags, .tag, of: table) { $0 == .entry }
    addWords(table.people, .person, of: table) { $0 == .entry }
    // An entry without a tag says that the day did not have it; a day without an entry says nothing.
    let hasEntry = self.hasEntry(table.facts)
    known[.tag] = hasEntry
    known[.person] = hasEntry
  }

  /// What follows from the calendar and the shifts.
  private mutating func addCalendar(_ shifts: [ShiftType?], _ plan: ShiftPlan) {
    var calendar = ShiftCalendar(count: count)
    for place in 0..<count { calendar.add(shifts[place], on: first.advanced(by: place), place: place, plan) }
    known[.weekday] = Array(repeating: true, count: count)
    known[.shift] = calendar.isKnown
    known[.placeInBlock] = calendar.isWork
    known[.nightInARow] = calendar.isNight
    known[.shortRest] = calendar.hasKnownRest
    days += calendar.groups.map { ($0.key, $0.value) }
      .sorted { ($0.0.family.rawValue, $0.0.value) < ($1.0.family.rawValue, $1.0.value) }
  }

  private func hasEntry(_ facts: [RecordFacts]) -> [Bool] {
    var result = [Bool](repeating: false, count: count)
    for fact in facts where fact.kind == .entry {
      let place = first.days(until: fact.date)
      if place >= 0, place < count { result[place] = true }
    }
    return result
  }

  /// Adds the words of a family with the most days, alike words together; the family is known on the days that have one.
  private mutating func addWords(
    _ words: [FactTable.Word], _ family: Factor.Family, of table: FactTable, _ counts: (Kind) -> Bool
  ) {
    // The days of each spelling, a day for each record.
    let spellings = words.map { word in
      let days = word.places.compactMap { place -> Int32? in
        let fact = table.facts[Int(place)]
        let day = first.days(until: fact.date)
        return counts(fact.kind) && day >= 0 && day < count ? Int32(day) : nil
      }
      return (text: word.text, days: days)
    }.filter { !$0.days.isEmpty }.sorted { ($1.days.count, $0.text) < ($0.days.count, $1.text) }
    var groups: [(folded: String, spelling: String, days: [Int32])] = []
    var numbers: [String: Int] = [:]
    for (text, days) in spellings {
      let folded = Folding.folded(text)
      if let number = numbers[folded] {
        groups[number].days += days
      } else {
        numbers[folded] = groups.count
        groups.append((folded, text, days))
      }
    }
    var isKnown = [Bool](repeating: false, count: count)
    var group = [Int32](repeating: -1, count: count)
    for number in groups.indices {
      // Each day once.
      groups[number].days = groups[number].days.filter { day in
        isKnown[Int(day)] = true
        defer { group[Int(day)] = Int32(number) }
        return group[Int(day)] != Int32(number)
      }
    }
    known[family] = isKnown
    days += groups.sorted { ($1.days.count, $0.folded) < ($0.days.count, $1.folded) }
      .prefix(DayTable.limits[family] ?? 0)
      .map { (DayTable.factor(family, $0.spelling), $0.days) }
  }

  private static func factor(_ family: Factor.Family, _ text: String) -> Factor {
    switch family {
    case .weather: .weather(text)
    case .person: .person(text)
    default: .tag(text)
    }
  }
}
