import JournalModel
import JournalShifts

/// For each factor the days that have it, and for each family the days of which it is known whether they do.
struct DayTable {
  /// The first day; days are numbered from it.
  let first: CivilDay
  let count: Int
  private(set) var days: [(factor: Factor, days: [Int32])] = []
  /// For each family, whether a day is known: on unknown days nobody said what the weather was.
  private(set) var known: [Factor.Family: [Bool]] = [:]

  /// Families of the person's words are cut to their commonest ones, chosen by counts alone: choosing by
  /// outcome would find effects in noise.
  static let limits: [Factor.Family: Int] = [.weather: 10, .tag: 30, .person: 20]

  /// - Parameters:
  ///   - ledger: tells nights and rests.
  ///   - sleep: where sleep is known.
  init(
    _ table: FactTable, days: ClosedRange<CivilDay>, plan: ShiftPlan, ledger: Ledger, zone: TimeZoneRules,
    sleep: SleepFigures? = nil
  ) {
    first = days.lowerBound
    count = first.days(until: days.upperBound) + 1
    let noted = DayShifts(table, days: days, zone: zone)
    let shifts = (0..<count).map { offset -> ShiftType? in
      if let shift = noted[offset] { return shift }
      let day = first.advanced(by: offset)
      return plan.isTimeOff(day) ? .rest : plan.shift(on: day)?.type
    }
    addCalendar(shifts, plan, ledger)
    // An entry without a tag says that the day did not have it; a day without an entry says nothing.
    let (written, entries) = indicesOfDays(table.facts)
    var hasEntry = [Bool](repeating: false, count: count)
    for day in entries where day >= 0 { hasEntry[Int(day)] = true }
    addWords(table.weather, .weather, written)
    addWords(table.tags, .tag, entries)
    addWords(table.people, .person, entries)
    known[.tag] = hasEntry
    known[.person] = hasEntry
    if let sleep { add(sleep) }
  }

  /// Days after little sleep among those of whose shift the sleep before it is known.
  private mutating func add(_ sleep: SleepFigures) {
    func indices(_ days: [CivilDay]) -> [Int32] {
      Set(days.map { Int32(first.days(until: $0)) }).filter { $0 >= 0 && $0 < count }.sorted()
    }
    var isKnown = [Bool](repeating: false, count: count)
    for index in indices(sleep.days.known) { isKnown[Int(index)] = true }
    known[.shortSleep] = isKnown
    let short = indices(sleep.days.short)
    if !short.isEmpty { days.append((.shortSleep, short)) }
  }

  /// For each record its day where it was written on one, and where it is an entry; −1 where not.
  private func indicesOfDays(_ facts: [RecordFacts]) -> (written: [Int32], entries: [Int32]) {
    var written = [Int32](repeating: -1, count: facts.count)
    var entries = written
    for index in facts.indices where facts[index].kind.isWrittenDaily {
      let day = first.days(until: facts[index].date)
      guard day >= 0, day < count else { continue }
      written[index] = Int32(day)
      if facts[index].kind == .entry { entries[index] = Int32(day) }
    }
    return (written, entries)
  }

  /// What follows from the calendar and the shifts.
  private mutating func addCalendar(
    _ shifts: [ShiftType?], _ plan: ShiftPlan, _ ledger: Ledger
  ) {
    var calendar = ShiftCalendar(count: count, plan: plan)
    for (offset, shift) in shifts.enumerated() {
      let day = first.advanced(by: offset)
      let isNight = ledger.shifts(on: day).contains { $0.isNight && $0.state != .absent }
      calendar.add(shift, isNight: isNight, on: day, index: offset)
    }
    let rests = RestPeriod.all(between: ledger.shifts.lazy.filter(\.hasBegun)) { ledger.isClear($0, plan) }
    calendar.add(rests, from: first)
    known[.weekday] = Array(repeating: true, count: count)
    known[.shift] = calendar.isKnown
    known[.indexInBlock] = calendar.isWork
    known[.nightInARow] = calendar.isNight
    known[.shortRest] = calendar.hasKnownRest
    days += calendar.groups.sorted {
      ($0.factor.family.rawValue, $0.factor.value) < ($1.factor.family.rawValue, $1.factor.value)
    }
  }

  /// Adds the words of a family with the most days, alike words together; the family is known on the days
  /// that have one.
  ///
  /// - Parameter daysOfRecords: for each record its day; −1 where it does not count.
  private mutating func addWords(
    _ words: [FactTable.Word], _ family: Factor.Family, _ daysOfRecords: [Int32]
  ) {
    // The commonest spelling gives a group its name.
    let spellings = words.map { word in
      (word: word, count: word.indices.count { daysOfRecords[Int($0)] >= 0 })
    }.filter { $0.count > 0 }.sorted { ($1.count, $0.word.text) < ($0.count, $1.word.text) }
    var groups: [(folded: String, words: [FactTable.Word], days: [Int32])] = []
    var numbers: [String: Int] = [:]
    for (word, _) in spellings {
      let folded = Folding.folded(word.text)
      if let number = numbers[folded] {
        groups[number].words.append(word)
      } else {
        numbers[folded] = groups.count
        groups.append((folded, [word], []))
      }
    }
    // For each day the last group that was found on it: a group has each of its days once.
    var latest = [Int32](repeating: -1, count: count)
    for number in groups.indices {
      var days: [Int32] = []
      for word in groups[number].words {
        for index in word.indices {
          let day = daysOfRecords[Int(index)]
          guard day >= 0, latest[Int(day)] != Int32(number) else { continue }
          latest[Int(day)] = Int32(number)
          days.append(day)
        }
      }
      groups[number].days = days
    }
    known[family] = latest.map { $0 >= 0 }
    days += groups.sorted { ($1.days.count, $0.folded) < ($0.days.count, $1.folded) }
      .prefix(DayTable.limits[family] ?? 0)
      .map { (DayTable.factor(family, $0.words[0].text), $0.days) }
  }

  private static func factor(_ family: Factor.Family, _ text: String) -> Factor {
    switch family {
    case .weather: .weather(text)
    case .person: .person(text)
    default: .tag(text)
    }
  }
}
