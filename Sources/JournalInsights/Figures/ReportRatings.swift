import JournalModel
import JournalShifts

/// How work felt, beside its hours: means of the ratings before and after shifts. For the person alone unless
/// she shows it.
public struct ReportRatings: Hashable, Sendable {
  /// What is measured: the mood and the scales that have a value, the person's own among them.
  public var measures: [Measure] = []
  /// All shifts that were rated.
  public var all = Group(name: .all)
  /// How many shifts there are, rated or not.
  public var shifts = 0
  /// By what the shifts are.
  public var byMeaning: [Group] = []
  /// After a rest of less than 11 hours, and after a longer one.
  public var afterShortRest = Group(name: .shortRest), afterLongRest = Group(name: .longRest)
  /// By the place in a run of days with work: the first, the second, the third, the fourth and later ones.
  public var byPlace: [Group] = []

  /// Shifts with something in common.
  public struct Group: Hashable, Sendable {
    /// What they have in common.
    public var name: Name
    /// How many shifts have a check-in or a check-out.
    public var shifts = 0
    /// The values of each measure that has some.
    public var values: [Measure: Spread] = [:]

    /// What shifts can have in common.
    public enum Name: Hashable, Sendable {
      /// Nothing; what they are; little rest before them, or more; the place in a run from 1, the last for
      /// all that follow.
      case all, meaning(ShiftMeaning), shortRest, longRest, place(Int)
    }

    init(name: Name, _ shifts: [Shift] = [], _ measures: [Measure] = [], _ moods: OwnMoods = OwnMoods()) {
      self.name = name
      let noted = shifts.filter(\.isNoted)
      self.shifts = noted.count
      for measure in measures {
        values[measure] = Spread(
          noted.map { $0.values(of: measure, moods) }.filter { !$0.isEmpty }, expected: noted.count)
      }
    }
  }

  /// The values of a measure: the mean of the last one of each shift with their number, and from the lowest
  /// to the highest of all.
  public struct Spread: Hashable, Sendable {
    /// The mean.
    public var mean: Mean
    /// The lowest and the highest.
    public var range: ClosedRange<Int>

    init?(_ values: [[Int]], expected: Int) {
      let last = values.compactMap(\.last)
      guard let mean = Mean(sum: last.reduce(0, +), count: last.count, expected: expected),
        let lowest = values.joined().min(), let highest = values.joined().max()
      else { return nil }
      (self.mean, range) = (mean, lowest...highest)
    }
  }

  /// The places of a run that are shown separately.
  public static let places = 4

  /// The ratings of a report's shifts.
  ///
  /// - Parameter profile: tells moods of the person's own and her scales.
  public init(_ report: Report, _ profile: Profile) {
    let shifts = report.shifts
    let measures = [.mood] + profile.scales.map(Measure.scale)
    func group(_ name: Group.Name, _ shifts: [Shift]) -> Group {
      Group(name: name, shifts, measures, profile.moods)
    }
    all = Group(name: .all, shifts, measures, profile.moods)
    self.measures = measures.filter { all.values[$0] != nil }
    self.shifts = shifts.count
    byMeaning = ShiftMeaning.allCases.map { meaning in
      group(.meaning(meaning), shifts.filter { $0.meaning == meaning })
    }.filter { $0.shifts > 0 }
    let rested = shifts.compactMap { shift in report.rest(before: shift).map { (shift, $0) } }
    afterShortRest = group(.shortRest, rested.filter { $1.seconds < Recovery.shortRest }.map(\.0))
    afterLongRest = group(.longRest, rested.filter { $1.seconds >= Recovery.shortRest }.map(\.0))
    var places: [[Shift]] = Array(repeating: [], count: ReportRatings.places)
    for run in WorkRun.all(of: shifts.map(\.day)) {
      for shift in shifts where run.from <= shift.day && shift.day <= run.until {
        places[min(run.from.days(until: shift.day), ReportRatings.places - 1)].append(shift)
      }
    }
    byPlace = places.enumerated().map { group(.place($0 + 1), $1) }.filter { $0.shifts > 0 }
  }
}

extension Shift {
  /// What was written of a measure before it and after it.
  fileprivate func values(of measure: Measure, _ moods: OwnMoods) -> [Int] {
    [checkIn, checkOut].compactMap { record in
      switch measure {
      case .mood: (record?.mood).flatMap { moods.step(of: $0)?.number }
      case .scale(let scale): record?[scale]
      }
    }
  }
}
