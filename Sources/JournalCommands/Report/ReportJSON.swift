import CommandKit
import JournalInsights
import JournalModel
import JournalShifts
import JournalTerminal

extension JSONWriter {
  /// The hours of a report, all in minutes, with their days.
  mutating func figures(of report: Report) {
    totals(report.totals)
    nullable("averageWeek", report.known.week)
    key("periodKnown")
    if let from = report.known.days.first, let until = report.known.days.last {
      object { json in
        json.field("from", from.iso)
        json.field("until", until.iso)
        json.field("days", report.known.days.count)
        json.key("counted")
        json.rounded(report.known.counted)
      }
    } else {
      null()
    }
    nullable("contract", report.contractMinutes)
    nullable("balance", report.contractBalance)
    key("weeks")
    list(report.weeks) { json, week in
      json.object { json in
        json.field("from", week.from.iso)
        json.field("until", week.until.iso)
        json.field("whole", week.isWhole)
        json.totals(week.totals)
      }
    }
    key("months")
    list(report.months) { json, month in
      json.object { json in
        json.field("year", month.year)
        json.field("month", month.month)
        json.totals(month.totals)
      }
    }
    key("employers")
    list(report.employers) { json, employer in
      json.object { json in
        json.field("name", employer.name)
        json.totals(employer.totals)
      }
    }
    key("mostInSevenDays")
    if let most = report.mostInSevenDays {
      object { json in
        json.field("from", most.from.iso)
        json.field("until", most.until.iso)
        json.field("worked", most.minutes)
      }
    } else {
      null()
    }
    key("longestShift")
    if let longest = report.longestShift { shift(longest) } else { null() }
    key("shifts")
    list(report.all) { $0.shift($1) }
    key("daysOff")
    object { json in
      for (category, days) in report.daysOff {
        json.key(category.rawValue)
        json.rounded(days)
      }
    }
  }

  /// Each limit with what lies nearest to it or beyond: minutes, or days of a run.
  mutating func limits(_ limits: [LimitCheck]) {
    key("limits")
    list(limits) { json, check in
      json.object { json in
        json.field("rule", check.rule.kind.rawValue)
        json.nullable("article", check.rule.article)
        json.field("kind", check.rule.kind.group)
        json.field("period", check.rule.period?.iso ?? check.rule.kind.period)
        json.field("limit", check.rule.limit)
        json.nullable("found", check.found)
        json.field("days", [check.from, check.until].compactMap { $0?.iso })
        json.field("beyond", check.beyond)
      }
    }
  }

  /// Rests, runs and weekends of a report.
  mutating func rests(of report: Report, in zone: TimeZoneRules) {
    func rest(_ json: inout JSONWriter, _ rest: RestPeriod) {
      json.object { json in
        json.field("from", zone.zone(on: rest.first).timestamp(rest.start).iso)
        json.field("fromBasis", rest.startBasis.rawValue)
        json.field("until", zone.zone(on: rest.second).timestamp(rest.end).iso)
        json.field("untilBasis", rest.endBasis.rawValue)
        json.field("minutes", Int(rest.seconds / 60))
      }
    }
    func run(_ json: inout JSONWriter, _ name: String, _ run: WorkRun?) {
      json.key(name)
      guard let run else { return json.null() }
      json.object { json in
        json.field("from", run.from.iso)
        json.field("until", run.until.iso)
        json.field("days", run.days)
      }
    }
    key("shortestRest")
    if let shortest = report.shortestRest { rest(&self, shortest) } else { null() }
    key("restsUnder11")
    list(report.rests(under: 11)) { rest(&$0, $1) }
    key("restsUnder12")
    list(report.rests(under: 12)) { rest(&$0, $1) }
    key("weeklyRests")
    list(Array(zip(report.weeks, report.weeklyRests))) { json, pair in
      json.object { json in
        json.field("week", pair.0.from.iso)
        json.nullable("minutes", pair.1.map { Int($0 / 60) })
      }
    }
    run(&self, "longestRun", report.longestRun)
    run(&self, "longestNightRun", report.longestNightRun)
    key("nightToDay")
    list(report.nightToDay) { rest(&$0, $1) }
    key("splitDays")
    list(report.splitDays) { $0.string($1.iso) }
    field("weekends", report.weekends)
    field("weekendsWorked", report.weekendsWorked)
  }

  /// Ratings before and after shifts, each with its count.
  mutating func ratings(_ ratings: ReportRatings) {
    func group(_ json: inout JSONWriter, _ group: ReportRatings.Group) {
      json.object { json in
        switch group.name {
        case .all: break
        case .meaning(let meaning): json.field("is", meaning.rawValue)
        case .shortRest: json.field("rest", "under11")
        case .longRest: json.field("rest", "atLeast11")
        case .place(let place): json.field("place", place)
        }
        json.field("shifts", group.shifts)
        for measure in Measure.program { json.spread(measure.name, group.values[measure]) }
        for measure in ratings.measures where !Measure.program.contains(measure) {
          json.spread(measure.name, group.values[measure])
        }
      }
    }
    key("ratings")
    object { json in
      json.field("shifts", ratings.shifts)
      json.key("all")
      group(&json, ratings.all)
      json.key("byShift")
      json.list(ratings.byMeaning) { group(&$0, $1) }
      json.key("byRest")
      json.list([ratings.afterShortRest, ratings.afterLongRest]) { group(&$0, $1) }
      json.key("byPlace")
      json.list(ratings.byPlace) { group(&$0, $1) }
    }
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
