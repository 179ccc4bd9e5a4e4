import JournalModel

/// A shift of a day before its hours are reckoned: what the plan says of it, and the records that claim it,
/// by their indices.
struct ShiftSlot {
  var day: CivilDay
  var type: ShiftType?
  var meaning: ShiftMeaning?
  var planned: PlannedShift?
  var isAbsent = false
  var checkIns: [Int] = [], checkOuts: [Int] = []
  /// How many of the check-ins, the first ones, were meant for the check-out: they hold nothing.
  var slips = 0
  /// Whether a record claims it.
  var isNoted: Bool { !checkIns.isEmpty || !checkOuts.isEmpty }
  /// When it begins and ends: by the plan, else by its first check-in.
  var start: Instant?, end: Instant?

  /// Whether it begins so long after a moment that what is written then is of other work.
  fileprivate func isFar(from moment: Instant, _ kind: Kind) -> Bool {
    start.map { moment.seconds(until: $0) > ShiftSlots.farBefore(kind) } ?? false
  }
}

/// Which record belongs to which shift: the one place that decides it.
///
/// A `date` and a `shift` in the file win over everything. Without a date a check-in belongs to the shift
/// whose start is nearest, a check-out to the shift begun last that has a check-in, else to the one begun
/// last.
struct ShiftSlots {
  private(set) var slots: [ShiftSlot] = []
  /// The check-ins and check-outs that were written by now, in the order of their moments; of one moment the
  /// higher number of the name, the later writing, comes last.
  let records: [Shift.Held]

  private let plan: ShiftPlan
  private let moments: [Instant?]
  /// The days that are looked at, and the indices of the shifts of each: an array, as the type of a
  /// dictionary takes the runtime longer to make than a month to reckon.
  private let days: ClosedRange<CivilDay>
  private var slotsOfDay: [[Int]]

  /// A shift claims what follows for so many hours behind its end, a check-in without known hours behind
  /// itself; afterwards the check-out was forgotten.
  static let longestHours: Int64 = 18
  /// How long before its start a shift claims what names its day and no word, in seconds: who comes earlier
  /// has come to other work, and who goes earlier comes from other work.
  static func farBefore(_ kind: Kind?) -> Int64 { kind == .checkOut ? 3600 : 6 * 3600 }

  init(_ records: [Record], days: ClosedRange<CivilDay>, now: Instant, plan: ShiftPlan) {
    self.plan = plan
    self.days = days
    slotsOfDay = Array(repeating: [], count: days.lowerBound.days(until: days.upperBound) + 1)
    // Indices instead of records, most of which are others: to look at a record in an array is to copy it.
    var claims: [(at: Instant?, number: Int, index: Int)] = []
    for index in records.indices where records[index].kind.isShiftEnd && days.contains(records[index].date) {
      let at = records[index].at?.instant(in: plan.zone.zone(on: records[index].date))
      if let at, at > now { continue }
      claims.append((at, records[index].numberOfName, index))
    }
    claims.sort { left, right in
      let (first, second) = (left.at?.secondsSinceEpoch ?? .min, right.at?.secondsSinceEpoch ?? .min)
      if (first, left.number) != (second, right.number) {
        return (first, left.number) < (second, right.number)
      }
      return records[left.index].id < records[right.index].id
    }
    self.records = claims.map { Shift.Held(records[$0.index]) }
    moments = claims.map(\.at)
    for offset in 0...days.lowerBound.days(until: days.upperBound) {
      addPlanned(on: days.lowerBound.advanced(by: offset))
    }
    // Check-ins first: where a check-out belongs depends on them. What says its day comes before what does
    // not.
    for kind in [Kind.checkIn, .checkOut] {
      for hasDay in [true, false] {
        for index in self.records.indices
        where self.records[index].record.kind == kind
          && (self.records[index].record.dateBasis == .key) == hasDay
        {
          claim(index, kind, hasDay: hasDay)
        }
      }
    }
    // The later one holds, whatever its file says.
    for number in slots.indices {
      slots[number].checkIns.sort()
      slots[number].checkOuts.sort()
    }
    takeSlips()
  }

  /// Who writes a check-in for the check-out that she meant, and then the check-out, has begun no other
  /// shift: that check-in is of the shift that ended, and holds nothing there.
  private mutating func takeSlips() {
    for number in slots.indices.reversed() {
      let slot = slots[number]
      guard slot.planned == nil, slot.type == nil, slot.checkOuts.isEmpty else { continue }
      guard let index = slot.checkIns.last, let at = moments[index], records[index].record.start == nil,
        let ended = slots.indices.first(where: { hasEnded($0, behind: index, at) })
      else { continue }
      slots[ended].checkIns = slot.checkIns + slots[ended].checkIns
      slots[ended].slips += slot.checkIns.count
      slots.remove(at: number)
    }
  }

  /// Whether work that was planned ended within the hour of a check-in, by the plan or by the check-out that
  /// was written after it. Without one a check-in is of the day that its file says.
  private func hasEnded(_ number: Int, behind checkIn: Int, _ at: Instant) -> Bool {
    let slot = slots[number]
    guard let end = slot.end, slot.planned != nil, slot.meaning != .onCall else { return false }
    func isNear(_ moment: Instant?) -> Bool { moment.map { abs(at.seconds(until: $0)) <= 3600 } ?? false }
    guard let checkOut = slot.checkOuts.last else {
      return isNear(end) && records[checkIn].record.dateBasis != .key
    }
    guard checkOut > checkIn else { return false }
    if isNear(end) { return true }
    let said = records[checkOut].record.end.flatMap {
      $0.end(
        near: end, after: slot.start ?? end, toldAt: moments[checkOut], in: plan.zone.zone(on: slot.day))
    }
    return isNear(said ?? moments[checkOut])
  }

  /// Work, time on call and words without a meaning; also those of a day off, on which somebody may have gone
  /// to work.
  private mutating func addPlanned(on day: CivilDay) {
    let isOff = plan.isTimeOff(day)
    let shifts = isOff ? plan.shifts(on: day) ?? [] : plan.shiftsToCome(on: day)
    for shift in shifts where (shift.isShift || shift.meaning == nil) && shift.basis != .workingDays {
      let zone = plan.zone.zone(on: day)
      var slot = ShiftSlot(
        day: day, type: shift.type, meaning: shift.meaning, planned: shift, isAbsent: isOff)
      slot.start = shift.hours?.start.instant(in: zone)
      slot.end = shift.hours?.end.instant(in: zone)
      add(slot)
    }
  }

  @discardableResult
  private mutating func add(_ slot: ShiftSlot) -> Int {
    if days.contains(slot.day) { slotsOfDay[days.lowerBound.days(until: slot.day)].append(slots.count) }
    slots.append(slot)
    return slots.count - 1
  }

  private func shifts(of day: CivilDay) -> [Int] {
    days.contains(day) ? slotsOfDay[days.lowerBound.days(until: day)] : []
  }

  private mutating func claim(_ index: Int, _ kind: Kind, hasDay: Bool) {
    let at = moments[index]
    let found = hasDay ? slotOfDay(index, kind) : slotAround(index, kind)
    let number = found ?? add(unplanned(records[index].record))
    if kind == .checkIn {
      slots[number].checkIns.append(index)
      // Without a plan the check-in is all that tells when it began.
      if slots[number].planned?.hours == nil { slots[number].start = slots[number].start ?? at }
    } else {
      slots[number].checkOuts.append(index)
    }
    if slots[number].type == nil, let word = word(of: records[index].record) {
      slots[number].type = word
      slots[number].meaning = plan.table.meaning(of: word, on: slots[number].day)
    }
  }

  private func unplanned(_ record: Record) -> ShiftSlot {
    let word = word(of: record)
    let meaning = word.flatMap { plan.table.meaning(of: $0, on: record.date) }
    return ShiftSlot(day: record.date, type: word, meaning: meaning)
  }

  /// The word of a record's shift; one for a day off names none: who comes on it has come to work.
  private func word(of record: Record) -> ShiftType? {
    record.shift.flatMap { plan.table.isShift($0, on: record.date) ? $0 : nil }
  }

  // MARK: With a day

  /// The shift of the record's day: the one with its word; of several the one whose start is the nearest.
  private func slotOfDay(_ index: Int, _ kind: Kind) -> Int? {
    let all = shifts(of: records[index].record.date)
    if all.isEmpty { return nil }
    var meant = slots(all, with: word(of: records[index].record))
    guard let at = moments[index] else {
      return (kind == .checkOut ? ending(meant, index) : nil) ?? nearest(meant, to: nil)
    }
    // Nothing belongs to a shift that begins hours later, unless its file says so: it is of other work.
    if word(of: records[index].record) == nil {
      meant.removeAll { slots[$0].isFar(from: at, kind) || kind == .checkIn && isOver($0, at) }
    }
    guard kind == .checkOut else { return nearest(meant, to: at) }
    // A check-out belongs to a shift that has begun, where one has.
    return begunLast(meant.filter { (slots[$0].start ?? at) <= at }, index, at) ?? nearest(meant, to: at)
  }

  /// Whether a planned shift that has a check-in ended more than an hour before a moment: who comes then has
  /// come to other work.
  private func isOver(_ number: Int, _ at: Instant) -> Bool {
    guard slots[number].planned != nil, !slots[number].checkIns.isEmpty, let end = slots[number].end else {
      return false
    }
    return end.seconds(until: at) > 3600
  }

  /// Those with a word: as it is spelled, else of its meaning where one of the words is everybody's.
  private func slots(_ numbers: [Int], with word: ShiftType?) -> [Int] {
    guard let word else { return numbers }
    let alike = numbers.filter { slots[$0].type.map { $0.isAlike(word) } ?? true }
    if !alike.isEmpty { return alike }
    return numbers.filter { number in
      guard let meaning = slots[number].meaning, let type = slots[number].type else { return false }
      return word.builtInMeaning == meaning
        || type.builtInMeaning == meaning && plan.table.meaning(of: word, on: slots[number].day) == meaning
    }
  }

  private func nearest(_ numbers: [Int], to moment: Instant?) -> Int? {
    func distance(_ number: Int) -> Int64 {
      guard let moment, let start = slots[number].start else { return .max }
      return abs(start.seconds(until: moment))
    }
    return numbers.min { distance($0) < distance($1) }
  }

  /// The one begun last that has a check-in by the moment of a record, else the one begun last; this one too
  /// where the moment is nearer to its end: a check-out that is missing never takes the next shift's.
  private func begunLast(_ numbers: [Int], _ index: Int, _ moment: Instant) -> Int? {
    func start(_ number: Int) -> Int64 { slots[number].start?.secondsSinceEpoch ?? .min }
    func distance(_ number: Int) -> Int64 {
      (slots[number].end ?? slots[number].start).map { abs($0.seconds(until: moment)) } ?? .max
    }
    let last = numbers.max { start($0) < start($1) }
    // Records stand in the order of their moments.
    let noted = numbers.filter { slots[$0].checkIns.contains { $0 < index } }
      .max { start($0) < start($1) }
    guard let last else { return nil }
    let chosen = noted.map { distance(last) < distance($0) ? last : $0 } ?? last
    // A shift that can't have ended at the end that is stated is not meant.
    guard records[index].record.end != nil, slots[chosen].end != nil, offset(ofEnd: index, chosen) == nil
    else { return chosen }
    let others = numbers.filter { number in
      slots[number].checkOuts.isEmpty || distance(number) < ShiftSearch.after
    }
    return ending(others, index) ?? chosen
  }

  /// Of shifts the one that can have ended at the end that a check-out states, nearest to its planned one;
  /// the later of two.
  private func ending(_ numbers: [Int], _ index: Int) -> Int? {
    let near = numbers.compactMap { number in offset(ofEnd: index, number).map { (number, $0) } }
    return near.min { ($0.1, $1.0) < ($1.1, $0.0) }?.0
  }

  private func offset(ofEnd index: Int, _ number: Int) -> Int64? {
    guard let end = records[index].record.end, let first = slots[number].start, let last = slots[number].end
    else { return nil }
    return end.distance(
      from: last, after: first, toldAt: moments[index], in: plan.zone.zone(on: slots[number].day))
  }

  // MARK: Without a day

  /// The shift around the moment of a record whose file names no day.
  private func slotAround(_ index: Int, _ kind: Kind) -> Int? {
    guard let at = moments[index] else { return slotOfDay(index, kind) }
    let day = plan.zone.local(at).day
    let near = (-2...1).flatMap { shifts(of: day.advanced(by: $0)) }
    let meant = slots(near, with: word(of: records[index].record))
    // Who is off may have gone to work all the same, where nothing else fits.
    let present = meant.filter { number in
      !slots[number].isAbsent || !slots[number].checkIns.isEmpty || !slots[number].checkOuts.isEmpty
    }
    if let found = slot(of: present, around: at, index, kind) ?? slot(of: meant, around: at, index, kind) {
      return found
    }
    // Work of a day that no plan knows is one shift, however often she comes.
    let date = records[index].record.date
    return kind == .checkIn ? meant.first { slots[$0].planned == nil && slots[$0].day == date } : nil
  }

  private func slot(of meant: [Int], around at: Instant, _ index: Int, _ kind: Kind) -> Int? {
    if kind == .checkIn {
      let around = meant.filter { number in
        guard let start = slots[number].start, let end = slots[number].end else { return false }
        return at.seconds(until: start) <= Shift.comingEarly && at < end
      }
      return nearest(around, to: at)
    }
    let begun = meant.filter { number in
      guard let start = slots[number].start, start <= at else { return false }
      return (slots[number].end ?? start).seconds(until: at) <= ShiftSlots.longestHours * 3600
    }
    let chosen = begunLast(begun, index, at)
    // Where moments count, one written just before the next shift would make a day of a shift that was over.
    guard plan.clock == .notes, records[index].record.end == nil,
      let over = chosen.flatMap({ slots[$0].end }), over.seconds(until: at) > ShiftSearch.after
    else { return chosen }
    let coming = meant.first { number in
      !slots[number].isNoted && slots[number].start.map { 1...3600 ~= at.seconds(until: $0) } ?? false
    }
    return coming ?? chosen
  }
}

extension ShiftTable {
  /// Whether a word names a shift, as far as is known: one without a meaning may.
  package func isShift(_ word: ShiftType, on day: CivilDay) -> Bool {
    meaning(of: word, on: day)?.isShift ?? word.isWorking
  }
}
