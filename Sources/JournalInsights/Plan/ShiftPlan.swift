import JournalModel

/// What the profile, the dated shifts and the time off say about each day: work, rest or nothing.
///
/// In this order: a dated shift of the day, the rota, the working days of the profile less holidays. Time off is known
/// beside it, and a shift within time off is not worked.
public struct ShiftPlan: Hashable, Sendable {
  /// The rotas in order of their first days; those without a cycle are left out.
  public let rotas: [Rota]
  /// The dated shifts by their day.
  public let datedShifts: [CivilDay: PlannedShift]
  /// The ids of dated shifts that share a day.
  let rivals: [CivilDay: [String]]
  /// The time off in order of its first days.
  public let vacations: [Vacation]
  /// Where no rota speaks: the days of the week on which work is expected.
  public let workingDays: Weekdays
  /// Days on which no work is expected where no rota speaks.
  public let holidays: Set<CivilDay>

  /// A plan from what a journal says.
  ///
  /// - Parameters:
  ///   - profile: rotas, working days and holidays.
  ///   - shiftRecords: records; those of the kind `shift` override their day, the last by id where a day has several.
  ///   - vacations: all time off, past and to come.
  public init(profile: Profile, shiftRecords: [Record] = [], vacations: [Vacation] = []) {
    rotas = profile.rota.filter { !$0.cycle.isEmpty }.sorted { $0.from < $1.from }
    var dated: [CivilDay: PlannedShift] = [:]
    var ids: [CivilDay: [String]] = [:]
    for record in shiftRecords.filter({ $0.kind == .shift }).sorted(by: { $0.id < $1.id }) {
      guard let shift = PlannedShift(record) else { continue }
      dated[record.date] = shift
      ids[record.date, default: []].append(record.id)
    }
    datedShifts = dated
    rivals = ids.filter { $0.value.count > 1 }
    self.vacations = vacations.sorted { ($0.from, $0.until) < ($1.from, $1.until) }
    workingDays = profile.workingDays
    holidays = Set(profile.holidays)
  }

  /// The rota that is valid on a day; `nil` before the first one.
  public func rota(on day: CivilDay) -> Rota? { rotas.last { $0.from <= day } }

  /// What is planned for a day, time off left aside; `nil` where neither a dated shift nor a rota says anything.
  public func shift(on day: CivilDay) -> PlannedShift? {
    if var dated = datedShifts[day] {
      // A swapped shift has its type's usual hours unless its file says others.
      if dated.hours == nil { dated.hours = usualHours(of: dated.type, on: day) }
      return dated
    }
    guard let rota = rota(on: day) else { return nil }
    let type = rota.shift(on: day)
    return PlannedShift(day: day, type: type, basis: .rota, hours: usualHours(of: type, on: day))
  }

  /// The usual hours of a type of shift by the rota of a day.
  public func usualHours(of type: ShiftType, on day: CivilDay) -> ShiftHours? {
    guard let hours = rota(on: day)?.hours[type.name] else { return nil }
    return ShiftHours(day: day, start: hours.start, end: hours.end)
  }

  /// Whether a day lies in time off.
  public func isTimeOff(_ day: CivilDay) -> Bool { vacations.contains { $0.contains(day) } }

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
    guard !cycle.isEmpty else { return .rest }
    let place = from.days(until: day) % cycle.count
    return cycle[place < 0 ? place + cycle.count : place]
  }
}
