import JournalModel
import JournalTestSupport

/// Some weeks of somebody's shifts, made from a seed: cycles, published plans, dated files, time off and
/// sickness, several shifts a day, in zones with both changes of the clocks.
struct GeneratedLife {
  var profile = Profile()
  var records: [Record] = []
  var vacations: [Vacation] = []
  let zone: TimeZoneRules
  let from: CivilDay
  let until: CivilDay
  /// What the life says of each day, told by hand: words with spans, `nil` where nothing is said.
  private(set) var days: [CivilDay: [Piece]] = [:]

  /// A shift of a day: its word and the spans of the wall clock in quarters of an hour from the day's
  /// midnight.
  struct Piece {
    var word: String
    var spans: [Range<Int>]
  }

  private var random: Dice

  /// Hours of the words in quarters of an hour; none begins or ends while clocks change.
  static let usual: [String: [Range<Int>]] = [
    "J": [28..<78], "N": [76..<126], "C": [28..<44, 64..<80], "AST": [80..<128], "FO": [32..<64],
  ]
  static let words = ["J", "N", "C", "FO", "AST", "rest", "R"]
  static let work: Set<String> = ["J", "N", "C", "FO"]

  init(seed: UInt64) {
    random = Dice(state: seed &* 0x9E37_79B9_7F4A_7C15 &+ 1)
    zone = random.pick([Zone.paris, Zone.newYork, Zone.sydney])
    let start = random.pick(["2026-03-01", "2026-10-01", "2026-09-10", "2026-12-10", "2027-03-01"])
    from = day(start).advanced(by: random.below(10))
    until = from.advanced(by: 27)
    profile.shifts = ShiftTable([
      .init(word: .other("J"), meaning: .day, spans: Self.clock("J"), breakMinutes: 30),
      .init(word: .other("N"), meaning: .night, spans: Self.clock("N")),
      .init(word: .other("C"), meaning: .day, spans: Self.clock("C")),
      .init(word: .other("AST"), meaning: .onCall, spans: Self.clock("AST")),
      .init(word: .other("FO"), meaning: .training, spans: Self.clock("FO")),
    ])
    if random.below(4) > 0 { addRota() }
    for number in 0..<random.below(3) { addPlan(number) }
    for number in 0..<random.below(5) { addFile(number) }
    for number in 0..<random.below(3) { addTimeOff(number) }
  }

  private mutating func addRota() {
    let cycle = (0..<(1 + random.below(9))).map { _ -> [ShiftType] in
      let first = random.pick(Self.words)
      return first == "J" && random.below(3) == 0
        ? [.other("J"), .other("AST")] : [first == "rest" ? .rest : .other(first)]
    }
    let start = from.advanced(by: random.below(8) - 4)
    profile.rota = [Rota(from: start, cycle: cycle)]
    for offset in -3..<40 {
      let day = from.advanced(by: offset)
      guard day >= start else { continue }
      days[day] = cycle[start.days(until: day) % cycle.count].map { Self.piece($0.name) }
    }
  }

  private mutating func addPlan(_ number: Int) {
    let first = from.advanced(by: random.below(20) - 3)
    let last = first.advanced(by: random.below(15))
    var plan = Record(id: "plan-\(number)", path: "plan-\(number).md", kind: .rota, date: first)
    (plan.from, plan.until) = (first, last)
    plan[detail: .published] = .string("2026-0\(number + 1)-01T10:00:00Z")
    var lines: [Value] = []
    for offset in 0...first.days(until: last) {
      let day = first.advanced(by: offset)
      days[day] = []
      guard random.below(3) > 0 else { continue }
      let word = random.pick(Self.words.filter { $0 != "rest" })
      var piece = Self.piece(word)
      if random.below(3) == 0 { piece.spans = [24..<(24 + 4 + random.below(40))] }
      days[day] = [piece]
      let text = piece.spans == Self.piece(word).spans ? word : word + " " + Self.text(piece.spans)
      lines.append(.string("\(day.iso) \(text)"))
    }
    plan[detail: .shifts] = .list(lines)
    records.append(plan)
  }

  private mutating func addFile(_ number: Int) {
    let day = from.advanced(by: random.below(28))
    let word = random.pick(["J", "N", "C", "AST"])
    var file = Record(id: "file-\(number)", path: "file-\(number).md", kind: .shift, date: day)
    file.shift = .other(word)
    // One file a day: together they would be the day.
    guard !records.contains(where: { $0.kind == .shift && $0.date == day }) else { return }
    // Without hours of its own it has those of the plan's line of the same word.
    let piece = days[day]?.first { $0.word == word } ?? Self.piece(word)
    if random.below(2) == 0 {
      file[detail: .extra] = .bool(true)
      days[day] = (days[day] ?? []) + [piece]
    } else {
      days[day] = [piece]
    }
    records.append(file)
  }

  private mutating func addTimeOff(_ number: Int) {
    let first = from.advanced(by: 4 + random.below(24))
    let category = random.pick([VacationCategory.leave, .sick, .rtt, .training])
    vacations.append(
      Vacation(
        id: "off-\(number)", from: first, until: first.advanced(by: random.below(5)), category: category))
  }

  private static func piece(_ word: String) -> Piece { Piece(word: word, spans: usual[word] ?? []) }

  private static func clock(_ word: String) -> [ClockSpan] {
    (usual[word] ?? []).map { ClockSpan(start: time($0.lowerBound), end: time($0.upperBound)) }
  }

  private static func time(_ quarter: Int) -> ClockTime {
    ClockTime(hour: quarter / 4 % 24, minute: quarter % 4 * 15) ?? .midnight
  }

  private static func text(_ spans: [Range<Int>]) -> String {
    spans.map { "\(time($0.lowerBound).iso)-\(time($0.upperBound).iso)" }.joined(separator: ", ")
  }
}

/// Numbers from a seed: xorshift64*.
struct Dice {
  var state: UInt64

  mutating func below(_ bound: Int) -> Int {
    state ^= state >> 12
    state ^= state << 25
    state ^= state >> 27
    return Int((state &* 0x2545_F491_4F6C_DD1D) >> 33) % bound
  }

  mutating func pick<Element>(_ items: [Element]) -> Element { items[below(items.count)] }
}

/// The same life counted day by day and quarter of an hour by quarter of an hour, without plan, log and
/// report.
struct NaiveCount {
  let life: GeneratedLife

  /// A shift with the moments of its quarters of an hour.
  struct Shift {
    var day: CivilDay
    var word: String
    /// The beginnings of the quarters of an hour in which it is worked.
    var quarters: [Int64]
  }

  func isOff(_ day: CivilDay) -> Bool { life.vacations.contains { $0.from <= day && day <= $0.until } }

  /// The shifts of a period with a word that means something and makes one.
  func shifts(_ from: CivilDay, _ until: CivilDay) -> [Shift] {
    var result: [Shift] = []
    var day = from
    while day <= until {
      if !isOff(day) {
        let pieces = (life.days[day] ?? []).filter { $0.word != "rest" && $0.word != "R" }
        result += pieces.map { Shift(day: day, word: $0.word, quarters: quarters($0.spans, on: day)) }
          .sorted { ($0.quarters.first ?? 0) < ($1.quarters.first ?? 0) }
      }
      day = day.advanced(by: 1)
    }
    return result
  }

  /// Walks over the quarters of an hour and takes those at which the clock on the wall lies in a span.
  /// Between the start and the end of a span the walk goes on whatever the clock shows: an hour that comes
  /// twice is worked twice.
  private func quarters(_ spans: [Range<Int>], on day: CivilDay) -> [Int64] {
    var result: [Int64] = []
    for span in spans {
      var moment = walk(to: span.lowerBound, on: day, from: Int64(day.number) * 86_400 - 15 * 3600)
      let end = walk(to: span.upperBound, on: day, from: moment)
      while moment < end {
        result.append(moment)
        moment += 900
      }
    }
    return result
  }

  private func walk(to quarter: Int, on day: CivilDay, from: Int64) -> Int64 {
    let wall = Int64(day.number) * 86_400 + Int64(quarter) * 900
    var moment = from
    while life.zone.local(Instant(secondsSinceEpoch: moment)).secondsSinceEpoch != wall { moment += 900 }
    return moment
  }

  /// How many quarters of an hour of a shift lie between 21:00 and 06:00.
  func nightQuarters(_ shift: Shift) -> Int {
    shift.quarters.count { moment in
      let hour = life.zone.local(Instant(secondsSinceEpoch: moment)).time.hour
      return hour >= 21 || hour < 6
    }
  }
}
