import JournalFormat
import JournalIndex
import JournalInsights
import JournalModel
import JournalShifts
import JournalStore

/// The moment and the day that a new record gets, by what the person said and what the journal knows.
public struct DayChoice: Sendable {
  /// The moment; `nil` for a record of a day other than that of now that was given no time.
  public var at: Timestamp?
  /// The day, with its shift and the reason.
  public var day: ShiftDay
  /// The records of the days around.
  public let records: [Record]
  /// What is wrong with the files that were looked at.
  public var problems: FoundProblems
  /// Files that can't be read; one of them may be the check-in of the shift that is meant.
  public var unreadable: [Problem]
  /// The day of the wall clock now, to which days in sentences relate.
  public var today: CivilDay
  /// What days in words mean at that moment.
  package let dates: Dates
  /// Of a check-in: the shift that ends or has ended and waits for its check-out.
  package private(set) var over: Shift?
  /// Of a check-out: the shift that is about to begin.
  package private(set) var coming: Shift?
  /// Of a check-out that belongs to no shift: whether nothing is known of a shift of the day before.
  package private(set) var isDayBeforeFree = false
  /// Of a check-out in doubt: the last shift with a check-in that was never closed.
  package private(set) var forgotten: Shift?
  /// The record of the shift that was written for a later moment: it holds over this one.
  package private(set) var later: Record?
  private let saysMoment: Bool
  /// The moment by which was chosen.
  private let moment: Instant
  private let clock: ClockBasis
  private let table: ShiftTable
  private let zone: TimeZoneRules

  /// The word of the shift as it is said: one that means rest is rest.
  public var spokenShift: ShiftType? {
    day.shift.map { table.meaning(of: $0, on: day.day) == .rest ? .rest : $0 }
  }

  /// The shift as a title says it: a word of the person's own, mostly a letter, that means a day, a night or
  /// rest is that.
  package var plainShift: ShiftType? {
    day.shift.map { word in
      switch table.meaning(of: word, on: day.day) {
      case .day where word.builtInMeaning == nil: .day
      case .night where word.builtInMeaning == nil: .night
      case .rest: .rest
      default: word
      }
    }
  }

  /// What a person said about when it was.
  public struct Wish: Sendable {
    /// The kind of the record.
    public var kind: Kind?
    package var at: MomentArgument?
    /// The day as it was said.
    package var date: DayArgument?
    /// The shift that was named.
    public var shift: ShiftType?
    /// Whether the day of the moment was said with it: once the shift is over it is that day.
    package var saysDay = false
    /// The calls to work that were told: they are of the time on call in which they lie.
    package var callOuts: [ClockSpan] = []
    /// The end that was told: a time that can't be of the shift begun last is of one before it.
    package var end: ShiftTime?
    /// Whether a part of the day was said, and no time: then the time of now says nothing.
    package var isWithoutTime = false

    /// Whether it is a feeling, which is of now where the part of the day is the one that is on.
    package var isFeeling = false

    /// A wish; what is left out the journal decides.
    public init(kind: Kind?, at: Timestamp? = nil, day: CivilDay? = nil, shift: ShiftType? = nil) {
      self.init(kind: kind, at: at.map { .timestamp($0) }, date: day.map { DayArgument($0) }, shift: shift)
    }

    package init(kind: Kind?, at: MomentArgument?, date: DayArgument?, shift: ShiftType?) {
      (self.kind, self.at, self.date, self.shift) = (kind, at, date, shift)
    }
  }

  /// Chooses.
  public init(_ wish: Wish, now: Instant, journal: Journal) {
    zone = journal.zone
    (clock, table) = (journal.profile.clock, journal.profile.shifts)
    saysMoment = wish.at != nil
    today = zone.local(now).day
    dates = Dates(journal, now: now)
    var wish = wish
    wish.at = wish.at?.resolved(dates, now: now, in: zone)
    let date = wish.date.map { [dates] date in date.day(dates) }
    at = Self.moment(wish, date: date, now: now, zone: zone)
    moment = at?.instant(in: zone) ?? now
    let around = zone.local(moment).day
    let query = Query(
      from: min(around, date ?? around).advanced(by: -2 - Ledger.margin),
      until: max(around, date ?? around).advanced(by: 2 + Ledger.margin))
    let answer = journal.records(matching: query, scope: .around(around))
    records = answer.records
    problems = journal.profileProblems + answer.problems
    unreadable = answer.problems.unreadable
    var basis = Basis(
      wish: wish, date: date, moment: moment, around: around, records: records, journal: journal)
    if let morning = basis.morningAfter {
      at = wish.at?.timestamp(on: morning, in: zone)
      (basis.moment, basis.around) = (at?.instant(in: zone) ?? moment, morning)
    }
    day = basis.belonging(to: date)
    findNeighbours(basis)
    // What is to come once the shift is over is no part of it.
    if date == nil, now < basis.moment || wish.saysDay, day.day != basis.around,
      day.worked?.isOver(at: basis.moment) ?? false
    {
      day = basis.belonging(to: basis.around)
    }
    if wish.at != nil { later = basis.later(of: day.worked, now: now) }
    // The moment at which a shift of days ago is remembered tells no end.
    if wish.at == nil, isOfForgotten || !takesNow(basis, local: zone.local(now)) { at = nil }
  }

  /// Finds the shifts beside the chosen one that may be meant instead.
  private mutating func findNeighbours(_ basis: Basis) {
    let (kind, moment) = (basis.wish.kind, basis.moment)
    if kind == .checkIn, !isWorking {
      over = basis.ledger().begun.last {
        1..<Self.secondsAfter ~= ($0.plannedEnd ?? moment).seconds(until: moment)
      }
    }
    if let worked = day.worked, !worked.isOnCall, let start = worked.plannedStart {
      if kind == .checkIn, worked.isNearEnd(at: moment) { over = worked }
      if kind == .checkOut, case .plan = day.basis, moment < start { coming = worked }
    }
    guard kind == .checkOut, isOwnWork || isLastBegun else { return }
    let ledger = basis.ledger(daysBefore: Self.daysBefore)
    isDayBeforeFree = ledger.shifts(on: basis.around.advanced(by: -1)).isEmpty
    forgotten = ledger.shifts.last { shift in
      shift.checkIn != nil && shift.checkOut == nil && !(isLastBegun && day.isOf(shift))
        && (!shift.isOpen(at: moment) || day.rivals.contains { $0.checkIn == shift.checkIn })
    }
  }

  /// Whether a record that was given no time is of the moment of now.
  ///
  /// Of another day only where now belongs to it, in its shift or just after: the hour of today says nothing
  /// of what was over yesterday. A part of the day without a time is now only for a feeling.
  private func takesNow(_ basis: Basis, local: CivilTime) -> Bool {
    let wish = basis.wish
    lazy var own = basis.belonging(to: nil)
    if let date = basis.date, date != local.day,
      own.day != date || own.worked?.isLongOver(at: basis.moment) ?? false
    {
      return false
    }
    let isNow = wish.isFeeling && wish.date?.isNow(at: local.time) ?? false
    return !wish.isWithoutTime || isNow && own.day == day.day
  }

  /// Who comes so long after a shift may be about to go.
  private static let secondsAfter: Int64 = 4 * 3600
  /// Days before a check-out in which a shift that was never closed is looked for.
  private static let daysBefore = Ledger.margin + 2

  /// Takes the shift that the person chose. Of one that is long over the moment of now tells no end.
  package mutating func choose(_ shift: Shift) {
    day.choose(shift)
    if !saysMoment, let at, shift.isLongOver(at: at.instant(in: zone)) { self.at = nil }
  }

  /// `--at`; else now, unless another day than now's neighbours was asked for.
  private static func moment(_ wish: Wish, date: CivilDay?, now: Instant, zone: TimeZoneRules) -> Timestamp? {
    let local = zone.local(now)
    switch wish.at {
    case .timestamp?: return wish.at?.timestamp(on: local.day, in: zone)
    case .clock(let time)?, .clockOf(_, let time)?:
      if let date { return wish.at?.timestamp(on: date, in: zone) }
      // At half past midnight, 18:50 was yesterday; but 19:00 said a little early is today's.
      let isAhead = time.secondOfDay > local.time.secondOfDay + 3 * 3600
      return wish.at?.timestamp(on: isAhead ? local.day.advanced(by: -1) : local.day, in: zone)
    case .ago?, nil:
      guard let date, abs(date.days(until: local.day)) > 1 else { return zone.timestamp(now) }
      return nil
    }
  }

  /// A record of the kind that the shift has already; shifts of two kinds on one day are two shifts.
  public func former(_ kind: Kind, wished: ShiftType?) -> Record? {
    if let later { return later }
    if let worked = day.worked, worked.planned != nil {
      let isAnother = at.map { worked.isAnotherStay(kind, at: $0.instant(in: zone), clock: clock) }
      return isAnother ?? false ? nil : kind == .checkIn ? worked.checkIn : worked.checkOut
    }
    let shift = writtenShift(wished: wished)
    // What holds is the latest; the records of the days around come in no order.
    let last = records.filter { record in
      guard record.kind.isShiftEnd, record.date == day.day else { return false }
      guard let shift, let other = record.shift else { return true }
      return shift == other
    }.sortedByDay(in: zone).first
    return last?.kind == kind ? last : nil
  }

  /// Whether a check-in that states no start counts no hours: written within the hour of the end of a shift
  /// it was meant for the check-out, or nothing says when she came.
  package var isNearEnd: Bool {
    guard let over, let at = at?.instant(in: zone) else { return false }
    return over.isNearEnd(at: at)
  }

  /// The zone in which hours of the chosen shift are told, as the ledger has them: that of its day.
  package var shiftZone: TimeZoneRules { zone.zone(on: day.day) }

  /// When the shift that waits for its check-out ends by the plan, or the part of it that the moment is near.
  package var endOfOver: Instant? {
    guard let over, let at = at?.instant(in: zone) else { return over?.plannedEnd }
    return over.planned(.checkOut, at: at)?.instant(in: over.zone)
  }

  /// The check-out that a check-in of the chosen moment takes back: the shift goes on.
  package var takenBack: Record? {
    guard let worked = day.worked, !worked.isOnCall, let at,
      worked.isBegunAgain(at: at.instant(in: zone), clock: clock)
    else { return nil }
    return worked.checkOut
  }

  /// Whether it belongs to no shift: neither one of the plan nor one that was checked in to.
  package var isOwnWork: Bool {
    day.worked.map { $0.planned == nil && $0.checkIn == nil } ?? !(day.shift.map(isShift) ?? false)
  }

  /// Whether it is of a shift that ended long ago, with nothing but the plan to say so.
  package var isOfForgotten: Bool {
    isLastBegun && day.worked?.isForgotten(at: moment) ?? false
  }

  private var isLastBegun: Bool { if case .lastBegun = day.basis { true } else { false } }

  /// Whether the day has a shift to be noted.
  public var isWorking: Bool { day.worked?.planned?.isShift ?? day.shift.map(isShift) ?? false }

  private func isShift(_ word: ShiftType) -> Bool { table.isShift(word, on: day.day) }

  /// Whether what is written is about work in the midst of time on call, not about how it begins or ends.
  package func isCalledOut(_ kind: Kind) -> Bool {
    guard let worked = day.worked else { return false }
    let moment = kind == .checkIn ? at : worked.checkIn?.at
    return moment.map { worked.isCallOut(from: $0.instant(in: zone)) } ?? false
  }

  /// The call-out that would end with a check-out near the end of time on call, which ends none; `nil` where
  /// none was begun.
  package var callOutToEnd: ClockSpan? {
    guard let worked = day.worked, let at, worked.isFeeling(at: at.instant(in: zone)),
      let open = worked.openCallOuts.last, let begun = records.first(where: { $0.id == open })?.at
    else { return nil }
    return ClockSpan(start: begun.local.time, end: at.local.time)
  }

  /// The shift as it is written: the one the person named, else a working one.
  public func writtenShift(wished: ShiftType?) -> ShiftType? {
    wished ?? day.worked?.type ?? day.shift.flatMap { isShift($0) ? $0 : nil }
  }
}

extension Journal {
  /// The day that it is for the person: that of the shift that now belongs to, as `today` says it.
  package func ownDay(at now: Instant) -> CivilDay {
    DayChoice(DayChoice.Wish(kind: nil), now: now, journal: self).day.day
  }
}

extension DayChoice {
  /// A draft of a record for the chosen day and moment.
  public func draft(of kind: Kind, wished: ShiftType?) -> Draft {
    var draft = Draft(kind: kind, day: day.day)
    draft[.at] = at.map { .string($0.iso) }
    draft[.shift] = writtenShift(wished: wished).map { .string($0.name) }
    return draft
  }

  /// A draft of an entry with answers; without a title it gets the suggested one, unless the mood is all
  /// there is.
  package func entry(_ answers: Answers, suggestedTitle: String, wished: ShiftType?) -> Draft {
    var answers = answers
    if answers.title.isEmpty && !answers.isMoodAlone { answers.title = suggestedTitle }
    var draft = draft(of: .entry, wished: wished)
    answers.fill(&draft)
    return draft
  }

  /// A title for an entry, by what was noted about the shift before.
  public var suggestedTitle: TitleSuggestion {
    let known = records.filter { $0.date == day.day }
    let mood = known.sortedByDay(in: zone).lazy.compactMap(\.mood).first
    var ratings = Ratings()
    for record in known {
      for scale in Scale.program { ratings[scale] = record.ratings[scale] ?? ratings[scale] }
    }
    return TitleSuggestion.suggest(
      ratings: ratings, shift: plainShift, mood: mood.flatMap { Mood($0).step })
  }
}

extension DayChoice.Wish {
  /// Takes the moment, the day and the shift of answers that are gone on with, where the command line says
  /// nothing else.
  package mutating func go(onWith unfinished: UnfinishedRecord) {
    if at == nil { at = unfinished.at.map { .timestamp($0) } }
    if date == nil { date = unfinished.date.map { DayArgument($0) } }
    if shift == nil { shift = unfinished.shift }
  }
}
