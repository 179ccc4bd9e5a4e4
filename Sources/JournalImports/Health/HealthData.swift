import JournalModel
import YAMLCodec

/// What devices say of sleep and of steps, span by span, before it is put together.
///
/// A decade of it must fit beside a file of gigabytes: what is kept of a span has a fixed size.
struct HealthData {
  /// A span of sleep, or of being awake in between.
  struct Sleep: Hashable {
    /// Its ends, in seconds since 1970, and the offsets from UTC at them.
    var start: Int64, end: Int64
    var startOffset: Int32, endOffset: Int32
    /// The seconds of it that were slept; 0 for a time awake.
    var asleep: Int32
    var source: UInt16
    /// Whether the source knows the stage of the sleep.
    var isStaged = false
  }

  /// Steps of a part of a day.
  struct Steps: Hashable {
    /// From when to when, in seconds from the midnight of the day on the wall.
    var start: Int32, end: Int32
    var count: Int32
    var source: UInt16
  }

  private(set) var sleeps: [Sleep] = []
  private(set) var steps: [CivilDay: [Steps]] = [:]
  /// Times in bed of which nothing says that they were slept.
  private(set) var inBed: [Range<Int64>] = []
  /// How many spans were looked at, and what is wrong with them.
  var notes = ReadingNotes()
  private(set) var count = 0
  private var sources: [[UInt8]]
  private let context: ImportContext

  /// Nothing yet of a device, whose number as a source is 0.
  init(_ device: String, _ context: ImportContext) {
    (sources, self.context) = ([Array(device.utf8)], context)
  }

  /// Notes a time in bed.
  mutating func addInBed(_ start: Timestamp, _ end: Timestamp) {
    let ends = [start, end].map { $0.instant(in: context.zone).secondsSinceEpoch }
    inBed.append(min(ends[0], ends[1])..<max(ends[0], ends[1]))
  }

  /// The longest sleep that is believed, in seconds.
  static let longestSleep: Int64 = 48 * 3600

  mutating func source(_ name: some Collection<UInt8>) -> UInt16 {
    // A person has few devices: the last ones are looked at first.
    if let index = sources.lastIndex(where: { $0.elementsEqual(name) }) { return UInt16(index) }
    guard sources.count < 1_000 else { return 999 }
    sources.append(Array(name))
    return UInt16(sources.count - 1)
  }

  mutating func source(_ name: String) -> UInt16 { source(Array(name.utf8)) }

  /// Adds a span of sleep.
  ///
  /// - Parameter asleep: seconds that were slept; `nil` for all of it.
  /// - Returns: whether it can be one.
  @discardableResult
  mutating func add(
    _ start: Timestamp, _ end: Timestamp, asleep: Int64? = nil, isStaged: Bool = false, by source: UInt16 = 0
  ) -> Bool {
    let zone = context.zone
    let (from, until) = (start.instant(in: zone).secondsSinceEpoch, end.instant(in: zone).secondsSinceEpoch)
    guard from < until, until - from <= HealthData.longestSleep else { return false }
    let slept = Int32(max(0, min(asleep ?? until - from, until - from)))
    sleeps.append(
      Sleep(
        start: from, end: until, startOffset: Int32(start.local.secondsSinceEpoch - from),
        endOffset: Int32(end.local.secondsSinceEpoch - until), asleep: slept, source: source,
        isStaged: isStaged))
    count += 1
    return true
  }

  /// Adds a span of which a row of a source tells; notes one that can be none.
  ///
  /// - Parameters:
  ///   - written: what the source says of its start.
  ///   - isStaged: whether the stages of it are known; else where its seconds are.
  mutating func take(
    _ start: Timestamp?, _ end: Timestamp?, asleep: Int64?, isStaged: Bool? = nil, _ written: String?,
    in path: String, at position: SourcePosition
  ) {
    notes.read += 1
    if let start, let end,
      add(context.zoned(start), context.zoned(end), asleep: asleep, isStaged: isStaged ?? (asleep != nil))
    {
      return
    }
    noteDate(written ?? "", in: path, at: position)
  }

  /// Notes a value that has no moments that can be those of a sleep.
  mutating func noteDate(_ text: String, in path: String, at position: SourcePosition? = nil) {
    notes.note(.noDate(text), path, at: position)
    notes.leave(.unreadable)
  }

  /// Adds the steps of a day of which a row of a source tells; whether it is one.
  @discardableResult
  mutating func takeSteps(_ day: String?, _ number: Int?) -> Bool {
    guard let day = day.flatMap({ CivilDay(iso: String($0.prefix(10))) }), let number else { return false }
    notes.read += 1
    addSteps(number, on: day)
    return true
  }

  /// Adds the steps of a span; one over midnight is parted by time.
  ///
  /// - Returns: whether they can be some.
  @discardableResult
  mutating func addSteps(
    _ number: Int, _ start: Timestamp, _ end: Timestamp, by source: UInt16 = 0
  ) -> Bool {
    let length = end.local.secondsSinceEpoch - start.local.secondsSinceEpoch
    guard (0...1_000_000).contains(number) else { return false }
    let first = start.local.time.secondOfDay
    // An hour that comes twice, or a wrong end: the start says the day.
    guard length > 0, length <= 86_400 else {
      add(Steps(start: first, end: first, count: Int32(number), source: source), on: start.local.day)
      return abs(length) <= 86_400
    }
    let rest = Int32(length) - (86_400 - first)
    guard rest > 0 else {
      let span = Steps(start: first, end: first + Int32(length), count: Int32(number), source: source)
      add(span, on: start.local.day)
      return true
    }
    let later = Int32(Int64(number) * Int64(rest) / length)
    add(Steps(start: first, end: 86_400, count: Int32(number) - later, source: source), on: start.local.day)
    add(Steps(start: 0, end: rest, count: later, source: source), on: start.local.day.advanced(by: 1))
    return true
  }

  mutating func addSteps(_ number: Int, on day: CivilDay, by source: UInt16 = 0) {
    guard (0...1_000_000).contains(number) else { return }
    add(Steps(start: 0, end: 86_400, count: Int32(number), source: source), on: day)
  }

  private mutating func add(_ span: Steps, on day: CivilDay) {
    guard span.count > 0 else { return }
    steps[day, default: []].append(span)
    count += 1
  }
}
