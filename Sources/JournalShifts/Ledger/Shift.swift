import JournalModel

/// A shift of the ledger: what was planned, what the person stated, what was noted, and the hours that
/// follow.
public struct Shift: Hashable, Sendable {
  /// The day it began.
  public var day: CivilDay
  /// What kind of shift, where a record or the plan says it.
  public var type: ShiftType?
  /// What that means; `nil` where nobody gave the word a meaning, or nothing says a word.
  public var meaning: ShiftMeaning?
  /// The shift of the plan that it is; `nil` where nothing was planned.
  public var planned: PlannedShift?
  /// The record before it that holds: of several the latest.
  @inlinable public var checkIn: Record? {
    get { before?.record }
    set { before = newValue.map(Held.init) }
  }
  /// The record after it that holds, likewise.
  @inlinable public var checkOut: Record? {
    get { after?.record }
    set { after = newValue.map(Held.init) }
  }
  @usableFromInline var before: Held?, after: Held?
  /// The ids of earlier check-ins and check-outs that a later one replaced; they are in no figure.
  public var replaced: [String] = []
  /// The check-ins and check-outs that hold beside the last ones: of call-outs, of who left and came back.
  public var earlierRecords: [Record] = []
  /// The ids of check-ins during time on call without a check-out: nothing tells how long the call-out was.
  public var openCallOuts: [String] = []
  /// The zone in which both of its ends are read: the one that holds on its day.
  public var zone: TimeZoneRules

  /// How far it has come.
  public var state = State.planned
  /// Where its hours come from.
  public var basis = Basis.plan
  /// The spans of its work, of time on call those of its call-outs, in their order and without the minutes
  /// that an earlier shift has; also those that have not begun. Empty where nothing tells them.
  public var spans: [Span] = []
  /// From the start of its work to its end, minutes that an earlier shift has included; `nil` for time on
  /// call, and where nothing tells it.
  public var extent: Span?
  /// The spans of time on call, in their order; empty for work.
  public var onCallSpans: [Span] = []
  /// Work within time on call.
  public var callOuts: [Span] = []
  /// Its planned work less the unpaid break, and less what an earlier planned shift has of it, in minutes;
  /// `nil` where nothing is planned or the plan knows no hours, and for time on call.
  public var plannedMinutes: Int?
  /// The same up to now: as much of the plan as could have been worked.
  public var plannedSoFar: Int?
  /// Its minutes, or those of its call-outs, that an earlier shift has.
  public var sharedMinutes = 0
  /// How long somebody was away in the midst of it, in minutes: it takes the place of the unpaid break.
  var minutesAway = 0
  /// Whether its day is one off: of who came all the same, or left ill, no more is planned than was worked.
  var isOff = false
  /// The minutes of its planned work that leave or sickness took.
  var minutesOff = 0
  /// Its hours once it is over, as far as anybody knows; `nil` where nothing tells them.
  public var whole: Hours?
  /// Its hours up to now; `nil` before it begins and where nothing tells them.
  public var soFar: Hours?

  /// A record that shifts hold together: records are large, and shifts are copied often.
  @usableFromInline final class Held: Hashable, Sendable {
    @usableFromInline let record: Record

    @usableFromInline init(_ record: Record) { self.record = record }

    @usableFromInline static func == (left: Held, right: Held) -> Bool { left.record == right.record }

    @usableFromInline func hash(into hasher: inout Hasher) { hasher.combine(record) }
  }

  /// How far a shift has come.
  public enum State: String, Hashable, Sendable {
    /// Not worked, for leave or another absence; begins after now; goes on; is over.
    case absent, planned, underWay, done
  }

  /// What can say the hours of a shift.
  public enum Basis: String, Hashable, Sendable {
    /// The person; the plan; the moments at which check-in and check-out were written.
    case said, plan, notes
  }

  /// A span of time.
  public struct Span: Hashable, Sendable {
    /// From this moment to that one, which is not before it.
    public var start: Instant, end: Instant

    /// A span between two moments.
    public init(start: Instant, end: Instant) { (self.start, self.end) = (start, end) }

    /// Its length.
    public var seconds: Int64 { start.seconds(until: end) }

    /// A span between two moments that are known and in their order; `nil` otherwise.
    init?(from start: Instant?, _ end: Instant?) {
      guard let start, let end, start < end else { return nil }
      self.init(start: start, end: end)
    }

    /// The span from the start of the first of some to the end of the last; `nil` of none.
    init?(around spans: [Span]) {
      guard let first = spans.first, let last = spans.last else { return nil }
      self.init(start: first.start, end: last.end)
    }
  }

  /// Hours, each in whole minutes.
  public struct Hours: Hashable, Sendable {
    /// Presence; the unpaid break in it; time on call less the call-outs in it.
    public var presence = 0, breakMinutes = 0, onCall = 0
    /// Presence in the night of the profile, on Sundays and on public holidays.
    public var night = 0, sunday = 0, holiday = 0
    /// No hours.
    public init() {}

    /// Presence less the unpaid break.
    public var worked: Int { presence - breakMinutes }
  }

  /// A shift that was worked from one moment to another, or of which nothing is known but its records.
  package init(
    day: CivilDay, type: ShiftType?, checkIn: Record? = nil, checkOut: Record? = nil, spans: [Span] = [],
    zone: TimeZoneRules = .utc
  ) {
    (self.day, self.type, meaning) = (day, type, type?.builtInMeaning)
    self.zone = zone
    (self.checkIn, self.checkOut, self.spans) = (checkIn, checkOut, spans)
    state = .done
    var hours = Hours()
    hours.presence = Int(spans.reduce(0) { $0 + $1.seconds } / 60)
    (whole, soFar) = spans.isEmpty ? (nil, nil) : (hours, hours)
    extent = Span(around: spans)
  }

  init(_ slot: ShiftSlot, zone: TimeZoneRules) {
    (day, type, meaning, planned, isOff) = (slot.day, slot.type, slot.meaning, slot.planned, slot.isAbsent)
    self.zone = zone
  }
}

extension Shift {
  /// Whether a record tells of it, not only the plan.
  public var isNoted: Bool { before != nil || after != nil }

  /// Whether it was begun and is over by the plan, and nobody said or noted its end.
  public var lacksCheckOut: Bool {
    state == .done && isWork && checkIn != nil && checkOut == nil && planned?.worked.isEmpty ?? true
  }

  /// Whether it is over, and no end was noted of a call in its time on call, which then counts nothing.
  public var lacksEndOfCall: Bool { state == .done && !openCallOuts.isEmpty }

  /// Whether an end is missing, its own or that of a call.
  public var lacksEnd: Bool { lacksCheckOut || lacksEndOfCall }

  /// The minutes of its unpaid break where the hours that were worked state them, else a check-out that
  /// holds; they take the place of the usual ones.
  public var statedBreak: Int? { statedPause?.minutes }

  /// The same with the record that states them.
  var statedPause: (minutes: Int, id: String)? {
    if let planned, !planned.worked.isEmpty, let minutes = planned.statedBreak,
      case .record(let id) = planned.basis
    {
      return (minutes, id)
    }
    if let minutes = checkOut?.breakMinutes, let id = checkOut?.id { return (minutes, id) }
    let stating = earlierRecords.indices.last { earlierRecords[$0].breakMinutes != nil }
    return stating.flatMap { earlierRecords[$0] }.flatMap { record in
      record.breakMinutes.map { ($0, record.id) }
    }
  }

  /// Its word as it is said: one that means rest is rest.
  package var spokenType: ShiftType? { meaning == .rest ? .rest : type }

  /// Whether it is work: what the plan says of it, else a word that is; noted without any word it is.
  public var isWork: Bool {
    if let meaning { return meaning.isWork }
    return type == nil && isNoted
  }

  /// Whether it counts as a shift of work: it is some, and nobody was absent.
  public var isWorked: Bool { isWork && state != .absent }

  /// Whether it is time on call.
  public var isOnCall: Bool { meaning == .onCall }

  /// Whether it has begun.
  public var hasBegun: Bool { state == .underWay || state == .done }

  /// Whether it is a night: at least three of its hours lie in the night.
  ///
  /// - Source: directive 2003/88/EC, article 2 (4).
  public var isNight: Bool {
    guard isWork else { return false }
    return whole.map { $0.night >= 3 * 60 } ?? (meaning == .night)
  }

  /// When its work or its time on call begins, and when it ends, by what counts; `nil` where nothing tells
  /// it.
  public var start: Instant? { (isOnCall ? onCallSpans : spans).first?.start }
  /// When it ends; `nil` where nothing tells it.
  public var end: Instant? { (isOnCall ? onCallSpans : spans).last?.end }

  /// Whether it is under way and nothing tells yet when it ends: no plan has it.
  var isOpenEnded: Bool {
    state == .underWay && checkOut == nil && plannedEnd == nil && planned?.worked.isEmpty ?? true
  }

  /// When it ends as far as anybody knows.
  public var knownEnd: Instant? { isOpenEnded ? nil : end }

  /// When it ended, by what counts; `nil` before it is over and where nothing tells it.
  public var ended: Instant? { state == .done ? end : nil }

  /// Its hours, as a whole or up to now.
  func hours(_ extent: WorkExtent) -> Hours? { extent == .whole ? whole : soFar }

  /// What rests lie between: the work from its start to its end, each call-out, time on call at the
  /// workplace; minutes that an earlier shift has included.
  var stretches: [Span] {
    guard isOnCall else { return extent.map { [$0] } ?? [] }
    return isAtWorkplace ? Span(around: plannedSpans).map { [$0] } ?? callOuts : callOuts
  }

  /// The minutes of its work, unpaid breaks left out: of the whole shift, or up to now; of a word without a
  /// meaning none.
  ///
  /// - Parameter ofLimits: whether time on call at the workplace counts, as it does for limits.
  func workingMinutes(_ extent: WorkExtent, ofLimits: Bool) -> Int {
    guard isWork || isOnCall, let hours = hours(extent) else { return 0 }
    return hours.worked + (ofLimits && isOnCall && isAtWorkplace ? hours.onCall : 0)
  }

  var isAtWorkplace: Bool { planned?.isAtWorkplace ?? false }

  /// Whether it comes on top of the plan.
  public var isExtra: Bool { planned?.isExtra ?? false }

  /// Whether something was planned for it, and the hours are known.
  public var isPlanned: Bool { !(planned?.spans.isEmpty ?? true) }
}
