import JournalInsights
import JournalModel
import JournalShifts
import JournalTerminal
import SystemLibrary

extension Report {
  /// The hours of a report, all in minutes, with their days.
  var hours: Fields {
    let known: Fields? =
      if let from = known.days.first, let until = known.days.last {
        [
          "from": from.iso, "until": until.iso, "days": known.days.count, "counted": Rounded(known.counted),
        ]
      } else { nil }
    let weeks = objects(weeks) {
      Fields([["from": $0.from.iso, "until": $0.until.iso, "whole": $0.isWhole], $0.totals.fields])
    }
    let months = objects(months) { Fields([["year": $0.year, "month": $0.month], $0.totals.fields]) }
    return Fields([
      totals.fields,
      [
        "averageWeek": OrNull(self.known.week), "periodKnown": OrNull(known),
        "contract": OrNull(contractMinutes), "balance": OrNull(contractBalance), "weeks": weeks,
        "months": months, "employers": objects(employers) { Fields([["name": $0.name], $0.totals.fields]) },
        "mostInSevenDays": object(mostInSevenDays) {
          ["from": $0.from.iso, "until": $0.until.iso, "worked": $0.minutes]
        },
        "longestShift": OrNull(longestShift), "shifts": all,
        "daysOff": Fields(named: daysOff.map { ($0.rawValue, Rounded($1)) }),
        "shiftsOff": Fields(named: daysOff.map { ($0.category.rawValue, shiftsOff[$0.category] ?? 0) }),
      ],
    ])
  }

  /// Rests, runs and weekends of a report.
  func rests(in zone: TimeZoneRules) -> Fields {
    func fields(_ rest: RestPeriod) -> Fields {
      [
        "from": zone.zone(on: rest.first).timestamp(rest.start).iso, "fromBasis": rest.startBasis.rawValue,
        "until": zone.zone(on: rest.second).timestamp(rest.end).iso, "untilBasis": rest.endBasis.rawValue,
        "minutes": Int(rest.seconds / 60),
      ]
    }
    let weekly = objects(zip(weeks, weeklyRests)) { week, rest in
      ["week": week.from.iso, "minutes": OrNull(rest.map { Int($0.seconds / 60) })]
    }
    return [
      "shortestRest": object(shortestRest, fields), "unknownRests": unknownRests,
      "restsUnder11": objects(rests(under: 11), fields),
      "restsUnder12": objects(rests(under: 12), fields), "weeklyRests": weekly,
      "longestRun": OrNull(longestRun), "longestNightRun": OrNull(longestNightRun),
      "nightToDay": objects(nightToDay, fields), "splitDays": splitDays.map(\.iso), "weekends": weekends,
      "weekendsWorked": weekendsWorked,
    ]
  }
}

extension WorkRun: JSONObject {
  package var fields: Fields { ["from": from.iso, "until": until.iso, "days": days] }
}

extension LimitCheck: JSONObject {
  /// A limit with what lies nearest to it or beyond: minutes, or days of a run.
  package var fields: Fields {
    [
      "rule": rule.kind.rawValue, "article": OrNull(rule.article), "kind": rule.kind.group,
      "period": rule.period?.iso ?? rule.kind.period, "limit": rule.limit, "found": OrNull(found),
      "days": [from, until].compactMap { $0?.iso }, "beyond": beyond,
    ]
  }
}

extension ReportRatings: JSONObject {
  /// Ratings before and after shifts, each with its count.
  package var fields: Fields {
    func fields(_ group: Group) -> Fields {
      let name: Fields =
        switch group.name {
        case .all: [:]
        case .meaning(let meaning): ["is": meaning.rawValue]
        case .shortRest: ["rest": "under11"]
        case .longRest: ["rest": "atLeast11"]
        case .place(let place): ["place": place]
        }
      let measures = Measure.program + measures.filter { !Measure.program.contains($0) }
      let values = measures.map { ($0.name, OrNull(group.values[$0])) }
      return Fields([name, ["shifts": group.shifts], Fields(named: values.map { ($0, $1) })])
    }
    return [
      "shifts": shifts, "all": fields(all), "byShift": objects(byMeaning, fields),
      "byRest": objects([afterShortRest, afterLongRest], fields), "byPlace": objects(byPlace, fields),
    ]
  }
}

extension RestRules.Kind {
  /// What kind of limit it is, by the length of what it is about.
  fileprivate var group: String {
    switch self {
    case .rest, .shift: "daily"
    default: rawValue
    }
  }

  /// Over what it is measured, as ISO 8601 writes a duration.
  fileprivate var period: String {
    switch self {
    case .rest, .shift, .night, .run, .nightRun: "P1D"
    case .any7, .weeklyRest: "P7D"
    case .week, .average: "P1W"
    }
  }
}

/// The shifts of a report as a table: RFC 4180, a line a shift, hours in minutes.
struct ReportTable {
  private let report: Report

  init(_ report: Report) { self.report = report }

  private static let head = [
    "date", "shift", "is", "state", "basis", "start", "end", "presence", "break", "worked", "planned",
    "onCall", "callOuts", "nightMinutes", "sundayMinutes", "holidayMinutes", "restBefore",
    "extra",
  ]

  /// The table: the shifts that have begun.
  var bytes: [UInt8] {
    var table = CSVWriter()
    table.add(Self.head)
    for shift in report.begun {
      let hours = shift.soFar
      let rest = report.rest(before: shift).map { Int($0.seconds / 60) }
      let times = [shift.start, shift.ended].map { $0.map { shift.zone.timestamp($0).iso } ?? "" }
      let minutes: [Int?] = [
        hours?.presence, hours?.breakMinutes, hours?.worked, shift.plannedSoFar, hours?.onCall,
        hours.map { _ in shift.callOuts.reduce(0) { $0 + Int($1.seconds / 60) } }, hours?.night,
        hours?.sunday, hours?.holiday, rest,
      ]
      let words = [
        shift.day.iso, shift.type?.name ?? "", shift.meaning?.rawValue ?? "", shift.state.rawValue,
        shift.basis.rawValue,
      ]
      let figures = minutes.map { $0.map { String($0) } ?? "" }
      table.add(words + times + figures + [shift.isExtra ? "true" : ""])
    }
    return table.bytes
  }
}
