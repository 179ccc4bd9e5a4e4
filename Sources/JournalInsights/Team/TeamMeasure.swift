import JournalModel

package enum TeamMeasure: Hashable, Sendable {
  /// A mood or a rating, both from 1 to 5.
  case felt(Measure)
  /// A month's shifts, nights, hours of work, and rests under eleven hours.
  case shifts, nights, hours, shortRests

  /// In the order in which they are shown.
  package static let all: [TeamMeasure] =
    Measure.program.map(TeamMeasure.felt) + [.shifts, .nights, .hours, .shortRests]

  /// The key in JSON.
  package var name: String {
    switch self {
    case .felt(let measure): measure.name
    case .shifts: "shifts"
    case .nights: "nights"
    case .hours: "hours"
    case .shortRests: "shortRests"
    }
  }
}

package struct TeamMonth: Hashable, Sendable, Comparable {
  /// Months since the year 0.
  package var number: Int

  package init(_ day: CivilDay) { number = day.year * 12 + day.month - 1 }

  /// A month of a year; `nil` for a month that there is not.
  package init?(year: Int, month: Int) {
    guard (1...9999).contains(year), (1...12).contains(month) else { return nil }
    number = year * 12 + month - 1
  }

  /// Reads `2026-03`.
  package init?(_ text: String) {
    let parts = text.utf8.split(separator: UInt8(ascii: "-"))
    guard parts.count == 2, parts[0].count == 4, parts[1].count == 2, let year = Int(Substring(parts[0])),
      let month = Int(Substring(parts[1]))
    else { return nil }
    self.init(year: year, month: month)
  }

  /// `2026-03`.
  package var text: String { String(firstDay.iso.prefix(7)) }

  package var firstDay: CivilDay {
    CivilDay(year: number / 12, month: number % 12 + 1, day: 1) ?? CivilDay(number: 0)
  }

  package static func < (left: TeamMonth, right: TeamMonth) -> Bool { left.number < right.number }
}
