import JournalModel

/// Which check-ins and check-outs of a shift hold: of several in a row the last one.
///
/// Each part of a split shift is a stay of its own. Where moments are what counts, so is what comes after
/// somebody left and came back.
struct ShiftStays {
  /// A check-in and the check-out that ended it, by their indices.
  struct Stay {
    var checkIn: Int?, checkOut: Int?

    var isNoted: Bool { checkIn != nil || checkOut != nil }
  }

  /// In their order; of a split shift one for each part.
  private(set) var stays: [Stay]
  /// The last of each: they tell how she felt, and whether the shift goes on.
  private(set) var last: Stay

  private let shift: Shift
  private let records: [Shift.Held]

  /// Of records in the order of their moments, slips left out.
  init(
    of shift: Shift, _ parts: [Shift.Span], _ checkIns: ArraySlice<Int>, _ checkOuts: [Int],
    _ records: [Shift.Held], clock: ClockBasis
  ) {
    (self.shift, self.records) = (shift, records)
    let checkOuts = checkOuts.filter { !shift.isBefore(parts.first?.start, records[$0].record) }
    let checkIns = Self.begun(shift, parts, checkIns, checkOuts, records)
    last = Stay(checkIn: checkIns.last, checkOut: checkOuts.last)
    stays = [last]
    if parts.count > 1 {
      setParts(parts, checkIns, checkOuts)
    } else if checkIns.count + checkOuts.count > 2, clock == .notes || parts.isEmpty,
      case let runs = runs(of: (checkIns + checkOuts).sorted()),
      runs.count > 2 || runs.count == 2 && (runs[0].checkIn != nil || runs[1].checkOut != nil)
    {
      setRuns(runs, parts.first)
    } else if let part = parts.first, isTakenBack(last, part) {
      (stays[0].checkOut, last.checkOut) = (nil, nil)
    }
  }

  /// The check-ins without those that were meant for the check-out: one near the end of a part that has one
  /// already would throw away its hours.
  private static func begun(
    _ shift: Shift, _ parts: [Shift.Span], _ checkIns: ArraySlice<Int>, _ checkOuts: [Int],
    _ records: [Shift.Held]
  ) -> ArraySlice<Int> {
    guard checkIns.count > 1, !parts.isEmpty else { return checkIns }
    var begun: ArraySlice<Int> = []
    for index in checkIns {
      let (last, record) = (begun.last, records[index].record)
      let isSlip =
        last.map { last in
          let number = shift.part(of: records[last].record)
          let next = number + 1 < parts.count ? parts[number + 1].start : nil
          return !checkOuts.contains { last < $0 && $0 < index }
            && !shift.isNearEnd(of: parts[number], records[last].record)
            && shift.isNearEnd(of: parts[number], record, before: next)
        } ?? false
      if !isSlip { begun.append(index) }
    }
    return begun
  }

  /// The record of an index.
  func record(_ index: Int?) -> Record? { index.map { records[$0].record } }

  /// The records of earlier stays, which hold beside the last ones.
  var earlier: [Int] {
    stays.flatMap { [$0.checkIn, $0.checkOut] }.compactMap { $0 }
      .filter { $0 != last.checkIn && $0 != last.checkOut }
  }

  private mutating func setParts(
    _ parts: [Shift.Span], _ checkIns: ArraySlice<Int>, _ checkOuts: [Int]
  ) {
    stays = Array(repeating: Stay(), count: parts.count)
    for index in checkIns { stays[shift.part(of: records[index].record)].checkIn = index }
    for index in checkOuts { stays[shift.part(of: records[index].record)].checkOut = index }
    for number in stays.indices where isTakenBack(stays[number], parts[number]) {
      stays[number].checkOut = nil
    }
    last.checkOut = stays.last(where: \.isNoted)?.checkOut
  }

  /// Each check-in with the check-out behind it.
  private func runs(of indices: [Int]) -> [Stay] {
    var runs: [Stay] = []
    for index in indices {
      let isCheckIn = records[index].record.kind == .checkIn
      var stay = runs.popLast() ?? Stay()
      if isCheckIn, stay.checkOut != nil, shift.moment(of: record(stay.checkOut)) != nil {
        runs.append(stay)
        stay = Stay()
      }
      if isCheckIn { stay.checkIn = index } else { stay.checkOut = index }
      runs.append(stay)
    }
    return runs
  }

  private mutating func setRuns(_ runs: [Stay], _ planned: Shift.Span?) {
    stays = runs
    if let planned {
      // Nobody had come yet: it was meant for an earlier shift.
      let first = Stay(checkIn: stays[1].checkIn, checkOut: stays[0].checkOut)
      if stays[0].checkIn == nil, isTakenBack(first, planned) { stays.removeFirst() }
      // Nobody comes back to a shift that is over.
      if let back = stays.last, back.checkOut == nil, let begun = shift.moment(of: record(back.checkIn)),
        planned.end <= begun
      {
        stays.removeLast()
      }
    }
    last.checkOut = stays.last?.checkOut
  }

  private func isTakenBack(_ stay: Stay, _ planned: Shift.Span) -> Bool {
    guard let checkIn = stay.checkIn, let checkOut = stay.checkOut, checkOut < checkIn,
      records[checkIn].record.start == nil, let at = shift.moment(of: record(checkIn)),
      let over = shift.moment(of: record(checkOut))
    else { return false }
    return planned.isBegunAgain(at: at, after: over)
  }
}

extension Shift.Span {
  /// Whether a check-in behind a check-out says that a shift goes on: who checked out when it had only begun
  /// meant another one.
  fileprivate func isBegunAgain(at moment: Instant, after over: Instant) -> Bool {
    over < moment && abs(start.seconds(until: moment)) < moment.seconds(until: end)
  }
}

extension Shift {
  /// Whether a check-in that states no start takes the check-out back: the shift goes on.
  package func isBegunAgain(at moment: Instant, clock: ClockBasis) -> Bool {
    let parts = plannedSpans
    guard let over = self.moment(of: checkOut), !parts.isEmpty,
      !isAnotherStay(.checkIn, at: moment, clock: clock)
    else { return false }
    return parts[part(.checkIn, at: moment)].isBegunAgain(at: moment, after: over)
  }

  /// Whether a record of a moment would be of another stay than the last one of its kind, and replace none.
  package func isAnotherStay(_ kind: Kind, at moment: Instant, clock: ClockBasis) -> Bool {
    let parts = plannedSpans
    // Each call to work in time on call has its own pair.
    if isOnCall {
      let (same, other) = kind == .checkIn ? (checkIn, checkOut) : (checkOut, checkIn)
      guard let former = self.moment(of: same), let between = self.moment(of: other) else { return false }
      return former < between && between < moment
    }
    if parts.count > 1 {
      let former = kind == .checkIn ? [checkIn, checkOut] : [checkOut]
      return former.compactMap { $0.map(part) }.max().map { $0 < part(kind, at: moment) } ?? false
    }
    guard kind == .checkIn, clock == .notes || parts.isEmpty, let begun = self.moment(of: checkIn),
      let over = self.moment(of: checkOut), begun < over, over < moment
    else { return false }
    return plannedEnd.map { moment < $0 } ?? true
  }

  /// The record of a kind that was written after a moment and holds in place of one of that moment.
  package func holding(_ kind: Kind, after moment: Instant) -> Record? {
    let held = ([checkIn, checkOut] + earlierRecords).compactMap { record in
      self.moment(of: record).map { (record, $0) }
    }
    let next = held.filter { moment < $0.1 }.min { $0.1 < $1.1 }?.0
    // What somebody came and went for in between is another stay.
    guard let next, next.kind == kind else { return nil }
    return isOnCall || part(of: next) == part(kind, at: moment) ? next : nil
  }

  /// The start by the plan of the part that a check-in of a moment begins, or the end of the one that a
  /// check-out ends; `nil` where no hours are planned.
  package func planned(_ kind: Kind, at moment: Instant) -> Timestamp? {
    guard let spans = planned?.spans, !spans.isEmpty else { return nil }
    let part = spans[part(kind, at: moment)]
    return kind == .checkIn ? part.start : part.end
  }

  /// Whether a check-in that states nothing was written within the hour of the end of a shift, or of a part,
  /// nearer to it than to its start and to the next part: nobody comes then.
  func isNearEnd(of part: Span, _ checkIn: Record?, before next: Instant? = nil) -> Bool {
    guard let checkIn, checkIn.start == nil, let at = moment(of: checkIn) else { return false }
    return isNearEnd(of: part, at, before: next)
  }

  private func isNearEnd(of part: Span, _ moment: Instant, before next: Instant?) -> Bool {
    let distance = abs(moment.seconds(until: part.end))
    return distance <= 3600 && distance < abs(part.start.seconds(until: moment))
      && next.map { distance < abs(moment.seconds(until: $0)) } ?? true
  }

  /// Whether a check-in of a moment counts no hours, as one that was meant for the check-out.
  package func isNearEnd(at moment: Instant) -> Bool {
    let parts = plannedSpans
    return !isOnCall
      && parts.indices.contains { number in
        let next = number + 1 < parts.count ? parts[number + 1].start : nil
        // Of the part before, who has no check-in comes early for the next one.
        return isNearEnd(of: parts[number], moment, before: next)
          && (next == nil || moment < parts[number].end || checkIn != nil)
      }
  }

  /// Whether a check-out that states nothing was written before the shift began by the plan: it was meant for
  /// a check-in, or for an earlier shift.
  fileprivate func isBefore(_ start: Instant?, _ checkOut: Record) -> Bool {
    guard checkOut.end == nil, let start, let at = moment(of: checkOut) else { return false }
    return 1...Shift.comingEarly ~= at.seconds(until: start)
  }

  /// The part of a split shift that a record begins or ends.
  fileprivate func part(of record: Record) -> Int {
    let isCheckIn = record.kind == .checkIn
    let said = isCheckIn ? record.start : record.end
    let usual = isCheckIn ? plannedStart : plannedEnd
    return part(record.kind, at: usual.flatMap { said?.instant(near: $0, in: zone) } ?? moment(of: record))
  }

  /// A check-in begins the first part that is not over, a check-out ends the last one that has begun.
  private func part(_ kind: Kind, at moment: Instant?) -> Int {
    let parts = plannedSpans
    if kind == .checkIn {
      return moment.map { at in parts.firstIndex { at < $0.end } ?? parts.count - 1 } ?? 0
    }
    return moment.map { at in parts.lastIndex { $0.start < at } ?? 0 } ?? parts.count - 1
  }
}
