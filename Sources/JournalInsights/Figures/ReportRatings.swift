import JournalModel
import JournalShifts

/// How work felt, beside its hours: means of the ratings before and after shifts. For the person alone unless
/// she shows it.
public struct ReportRatings: Hashable, Sendable {
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
    /// The mean of each scale that has values, with their number.
    public var means: [Scale: Mean] = [:]

    /// What shifts can have in common.
    public enum Name: Hashable, Sendable {
      /// What they are; little rest before them, or more; the place in a run from 1, the last for all that
      /// follow.
      case meaning(ShiftMeaning), shortRest, longRest, place(Int)
    }

    init(name: Name, _ shifts: [Shift] = []) {
      self.name = name
      let noted = shifts.filter(\.isNoted)
      self.shifts = noted.count
      for scale in Scale.program {
        let ratings = noted.compactMap { $0.checkIn?.ratings[scale] ?? $0.checkOut?.ratings[scale] }
        means[scale] = Mean(sum: ratings.reduce(0, +), count: ratings.count, expected: noted.count)
      }
    }
  }

  /// The places of a run that are told apart.
  public static let places = 4

  /// The ratings of a report's shifts.
  public init(_ report: Report) {
    let shifts = report.shifts
    byMeaning = ShiftMeaning.allCases.compactMap { meaning in
      let group = Group(name: .meaning(meaning), shifts.filter { $0.meaning == meaning })
      return group.shifts > 0 ? group : nil
    }
    let short = Set(report.rests(under: 11).map(\.second))
    let rested = Set(report.rests.map(\.second)).subtracting(short)
    afterShortRest = Group(name: .shortRest, shifts.filter { short.contains($0.day) })
    afterLongRest = Group(name: .longRest, shifts.filter { rested.contains($0.day) })
    var places: [[Shift]] = Array(repeating: [], count: ReportRatings.places)
    for run in WorkRun.all(of: shifts.map(\.day)) {
      for shift in shifts where run.from <= shift.day && shift.day <= run.until {
        places[min(run.from.days(until: shift.day), ReportRatings.places - 1)].append(shift)
      }
    }
    byPlace = places.enumerated().map { Group(name: .place($0 + 1), $1) }.filter { $0.shifts > 0 }
  }
}
