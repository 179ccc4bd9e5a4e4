import JournalModel

/// What the profile, the dated shifts and the time off say about each day: work, rest or nothing.
///
/// In this order: a dated shift of the day, the rota, the working days of the profile less holidays. Time off is known
/// beside it, and a shift within time off is not worked.
public struct ShiftPlan: Hashable, Sendable {
  /// The rotas in order of their first days; those without a cycle are left out.
  public let rotas: [Rota]
  /// The dated shifts in order of their days, one a day.
  public let datedShifts: [PlannedShift]
  /// The dated shifts that share a day, in order of the days.
  let rivals: [Rivals]
  /// The time off in order of its first days.
  public let vacations: [Vacation]
  /// For each time off the last day of those up to it, so that a day is looked up among many without going through them.
  private let latestDaysOff: [CivilDay]
  /// For each rota the usual hours of each word of its cycle.
  private let cycleHours: [[Rota.Hours?]]
  /// Where no rota speaks: the days of the week on which work is expected.
  public let workingDays: Weekdays
  /// Days on which no work is expected where no rota speaks.
  public let holidays: [CivilDay]

  /// Dated shifts of one day, by their ids.
  struct Rivals: Hashable, Sendable {
    var day: CivilDay
    var ids: [String]
  }

  /// A plan from what a journal says.
  ///
  /// - Parameters:
  ///   - profile: rotas, working days and holidays.
  ///   - shiftRecords: records; those of the kind `shift` override their day, the last by id where a day has several.
  ///   - vacations: all time off, past and to come.
  public init(profile: Profile, shiftRecords: [Record] = [], vacations: [Vacation] = []) {
    rotas = profile.rota.filter { !$0.cycle.isEmpty }.sorted { $0.from < $1.from }
    cycleHours = rotas.map { rota in rota.cycle.map { rota.hours[$0.name] } }
    var dated: [PlannedShift] = []
    var rivals: [Rivals] = []
    let records = shiftRecords.filter { $0.kind == .shift }
    for record in records.sorted(by: { ($0.date, $0.id) < ($1.date, $1.id) }) {
      guard let shift = PlannedShift(record) else { continue }
      if let known = dated.last, known.day == shift.day, case .record(let first) = known.basis {
        if rivals.last?.day != shift.day { rivals.append(Rivals(day: shift.day, ids: [first])) }
        rivals[rivals.count - 1].ids.append(record.id)
        dated.removeLast()
      }
      dated.append(shift)
    }
    datedShifts = dated
    self.rivals = rivals
    self.vacations = vacations.sorted { ($0.from, $0.until) < ($1.from, $1.until) }
    var latest: [CivilDay] = []
    for vacation in self.vacations { latest.append(max(vacation.until, latest.last ?? vacation.until)) }
    latestDaysOff = latest
    workingDays = profile.workingDays
    holidays = profile.holidays
  }

  /// The rota that is valid on a day; `nil` before the first one.
  public func rota(on day: CivilDay) -> Rota? { rotas.last { $0.from <= day } }

  /// The dated shift of a day.
  func datedShift(on day: CivilDay) -> PlannedShift? {
    var low = 0
    var high = datedShifts.count
    while low < high {
      let middle = (low + high) / 2
      if datedShifts[middle].day < day { low = middle + 1 } else { high = middle }
    }
    return low < datedShifts.count && datedShifts[low].day == day ? datedShifts[low] : nil
  }

  /// What is planned for a day, time off left aside; `nil` where neither a dated shift nor a rota says anything.
  public func shift(on day: CivilDay) -> PlannedShift? {
    if var dated = datedShift(on: day) {
      // A swapped shift has its type's usual hours unless its file says others.
      if dated.hours == nil { dated.hours = usualHours(of: dated.type, on: day) }
      return dated
    }
    guard let number = rotas.lastIndex(where: { $0.from <= day }) else { return nil }
    let place = rotas[number].place(of: day)
    let hours = cycleHours[number][place].map { ShiftHours(day: day, start: $0.start, end: $0.end) }
    return PlannedShift(day: day, type: rotas[number].cycle[place], basis: .rota, hours: hours)
  }

  /// The usual hours of a type of shift by the rota of a day.
  public func usualHours(of type: ShiftType, on day: CivilDay) -> ShiftHours? {
    guard let hours = rota(on: day)?.hours[type.name] else { return nil }
    return ShiftHours(day: day, start: hours.start, end: hours.end)
  }

  /// Whether a day lies in time off.
  public func isTimeOff(_ day: CivilDay) -> Bool {
    // How many begin on the day or before it.
    var (low, high) = (0, vacations.count)
    while low < high {
      let middle = (low + high) / 2
      if vacations[middle].from <= day { low = middle + 1 } else { high = middle }
    }
    return low > 0 && day <= latestDaysOff[low - 1]
  }

  /// Whether the profile's working days have a day: a day of the week on which work is expected, and no holiday.
  public func isWorkingDay(_ day: CivilDay) -> Bool {
    workingDays.contains(day.weekday) && !holidays.contains(day)
  }

  /// The shift that is worked on a day; `nil` on days of rest, in time off, and when absent.
  ///
  /// Where neither a dated shift nor a rota speaks, a working day of the profile counts as a day shift.
  public func workedShift(on day: CivilDay) -> PlannedShift? {
    guard !isTimeOff(day) else { return nil }
    if let planned = shift(on: day) { return planned.isWorked ? planned : nil }
    guard isWorkingDay(day) else { return nil }
    return PlannedShift(day: day, type: .day, basis: .workingDays, hours: nil)
  }

  /// Whether a check-in is expected on a day: work is planned, without time off or absence.
  public func isExpected(_ day: CivilDay) -> Bool {
    if isTimeOff(day) { return false }
    let type = datedShift(on: day)?.type ?? rota(on: day)?.shift(on: day)
    return type?.isWorked ?? isWorkingDay(day)
  }

  /// The first day from a day on with work; `nil` where the coming two years have none.
  public func nextWork(from day: CivilDay) -> PlannedShift? {
    for offset in 0..<731 {
      if let shift = workedShift(on: day.advanced(by: offset)) { return shift }
    }
    return nil
  }
}

extension Rota {
  /// The word of the cycle for a day, also before the rota's first day; rest where the cycle is empty.
  public func shift(on day: CivilDay) -> ShiftType {
    cycle.isEmpty ? .rest : cycle[place(of: day)]
  }

  /// The place of a day in the cycle, which has at least one word.
  fileprivate func place(of day: CivilDay) -> Int {
    let place = from.days(until: day) % cycle.count
    return place < 0 ? place + cycle.count : place
  }
}
