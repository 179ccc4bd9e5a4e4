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

  init(_ records: [Record], from: CivilDay, until: CivilDay, plan: ShiftPlan) {
    first = from
    count = max(0, min(from.days(until: until) + 1, 80_000))
    var words = Words(count: count)
    var shifts = [ShiftType?](repeating: nil, count: count)
    for index in records.indices where records[index].kind.isWrittenDaily {
      let place = from.days(until: records[index].date)
      guard place >= 0, place < count else { continue }
      if records[index].kind != .entry, let shift = records[index].shift { shifts[place] = shift }
      words.add(records[index], on: place)
    }
    for place in 0..<count where shifts[place] == nil {
      let day = from.advanced(by: place)
      shifts[place] = plan.isTimeOff(day) ? .rest : plan.shift(on: day)?.type
    }
    addCalendar(shifts, plan)
    for family in [Factor.Family.weather, .tag, .person] {
      known[family] = words.known[family]
      days += words.commonest(family, limit: DayTable.limits[family] ?? 0)
    }
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

  /// The words of records by day.
  private struct Words {
    var known: [Factor.Family: [Bool]]
    private var weather: [String: Group] = [:]
    private var tags: [String: Group] = [:]
    private var people: [String: Group] = [:]

    struct Group {
      var spelling: String
      var days: [Int32] = []
      mutating func add(_ day: Int32) { days.append(day) }
    }

    init(count: Int) {
      let none = [Bool](repeating: false, count: count)
      known = [.weather: none, .tag: none, .person: none]
    }

    mutating func add(_ record: Record, on place: Int) {
      let day = Int32(place)
      if let text = record.weather, !text.isEmpty {
        known[.weather]?[place] = true
        Words.add(text, day, to: &weather)
      }
      guard record.kind == .entry else { return }
      // An entry without a tag says that the day did not have it; a day without an entry says nothing.
      known[.tag]?[place] = true
      known[.person]?[place] = true
      for tag in record.tags { Words.add(tag, day, to: &tags) }
      for person in record.people { Words.add(person, day, to: &people) }
    }

    private static func add(_ text: String, _ day: Int32, to groups: inout [String: Group]) {
      groups[text, default: Group(spelling: text)].add(day)
    }

    /// The factors of a family with the most days, alike words together.
    func commonest(_ family: Factor.Family, limit: Int) -> [(factor: Factor, days: [Int32])] {
      let source = family == .weather ? weather : family == .tag ? tags : people
      var groups: [String: Group] = [:]
      for (text, group) in source.sorted(by: { ($1.value.days.count, $0.key) < ($0.value.days.count, $1.key) }
      ) {
        groups[Folding.folded(text), default: Group(spelling: text)].days += group.days
      }
      return groups.map { (key: $0.key, spelling: $0.value.spelling, days: Set($0.value.days).sorted()) }
        .sorted { ($1.days.count, $0.key) < ($0.days.count, $1.key) }.prefix(limit)
        .map { (Words.factor(family, $0.spelling), $0.days) }
    }

    private static func factor(_ family: Factor.Family, _ text: String) -> Factor {
      switch family {
      case .weather: .weather(text)
      case .person: .person(text)
      default: .tag(text)
      }
    }
  }
}
