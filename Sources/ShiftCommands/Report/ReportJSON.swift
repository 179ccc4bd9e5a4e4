import JournalInsights
import JournalModel
import JournalShifts

extension JSONWriter {
  /// The hours of a report, all in minutes, with their days.
  mutating func figures(of report: Report, in zone: TimeZoneRules) {
    key("total")
    total(report.total)
    field("onCall", Int(report.onCall.reduce(0) { $0 + $1.seconds } / 60))
    nullable("contract", report.contractMinutes)
    nullable("balance", report.balance)
    key("weeks")
    list(report.weeks) { json, week in
      json.object { json in
        json.field("from", week.from.iso)
        json.field("until", week.until.iso)
        json.field("whole", week.isWhole)
        json.totalFields(week.total)
      }
    }
    key("months")
    list(report.months) { json, month in
      json.object { json in
        json.field("year", month.year)
        json.field("month", month.month)
        json.totalFields(month.total)
      }
    }
    key("employers")
    list(report.employers) { json, employer in
      json.object { json in
        json.field("name", employer.name)
        json.totalFields(employer.total)
      }
    }
    key("mostInSevenDays")
    if let most = report.mostInSevenDays {
      object { json in
        json.field("from", most.from.iso)
        json.field("until", most.until.iso)
        json.field("paid", Int(most.seconds / 60))
      }
    } else {
      null()
    }
    key("longestShift")
    if let longest = report.longestShift { countedShift(longest, in: zone) } else { null() }
    key("shifts")
    list(report.shifts) { $0.countedShift($1, in: zone) }
    key("onCallShifts")
    list(report.onCall) { $0.countedShift($1, in: zone) }
    key("daysOff")
    object { json in
      for (category, days) in report.daysOff {
        json.key(category.rawValue)
        json.rounded(days)
      }
    }
  }

  private mutating func total(_ total: WorkTotal) { object { $0.totalFields(total) } }

  private mutating func totalFields(_ total: WorkTotal) {
    field("shifts", total.shifts)
    field("known", total.known)
    field("noted", total.noted)
    field("presence", Int(total.seconds / 60))
    field("paid", Int(total.paidSeconds / 60))
    field("planned", Int(total.plannedSeconds / 60))
    field("overtime", Int(total.overtime / 60))
    field("nights", total.nights)
    field("nightMinutes", Int(total.nightSeconds / 60))
    field("sundays", total.sundayShifts)
    field("sundayMinutes", Int(total.sundaySeconds / 60))
    field("holidays", total.holidayShifts)
    field("holidayMinutes", Int(total.holidaySeconds / 60))
  }

  private mutating func countedShift(_ shift: CountedShift, in zone: TimeZoneRules) {
    object { json in
      json.field("date", shift.day.iso)
      json.nullable("shift", shift.shift.type?.name)
      json.nullable("is", shift.shift.meaning?.rawValue)
      json.nullable("start", shift.work?.start.map { zone.timestamp($0).iso })
      json.nullable("startSource", shift.work?.startSource.rawValue)
      json.nullable("end", shift.work?.end.map { zone.timestamp($0).iso })
      json.nullable("endSource", shift.work?.endSource.rawValue)
      json.nullable("minutes", shift.work.map { Int($0.seconds / 60) })
      json.nullable("paid", shift.work.map { Int($0.paidSeconds / 60) })
      json.nullable("planned", shift.work?.plannedSeconds.map { Int($0 / 60) })
      json.field("night", shift.isNight)
      json.field("nightMinutes", Int(shift.nightSeconds / 60))
    }
  }

  /// Rests, runs and weekends of a report.
  mutating func rests(of report: Report, in zone: TimeZoneRules) {
    func rest(_ json: inout JSONWriter, _ rest: RestPeriod) {
      json.object { json in
        json.field("from", zone.timestamp(rest.start).iso)
        json.field("fromSource", rest.startSource.rawValue)
        json.field("until", zone.timestamp(rest.end).iso)
        json.field("untilSource", rest.endSource.rawValue)
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
        json.nullable("minutes", pair.1.map { Int($0.seconds / 60) })
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
        case .meaning(let meaning): json.field("is", meaning.rawValue)
        case .shortRest: json.field("rest", "under11")
        case .longRest: json.field("rest", "atLeast11")
        case .place(let place): json.field("place", place)
        }
        json.field("shifts", group.shifts)
        for scale in Scale.allCases { json.mean(scale.name, group.means[scale]) }
      }
    }
    key("ratings")
    object { json in
      json.key("byShift")
      json.list(ratings.byMeaning) { group(&$0, $1) }
      json.key("byRest")
      json.list([ratings.afterShortRest, ratings.afterLongRest]) { group(&$0, $1) }
      json.key("byPlace")
      json.list(ratings.byPlace) { group(&$0, $1) }
    }
  }
}
