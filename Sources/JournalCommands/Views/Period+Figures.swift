import JournalIndex
import JournalInsights
import JournalKit
import JournalModel
import JournalShifts
import JournalStore
import JournalTerminal

extension Shift: JSONObject {
  package var fields: Fields { fields(tellingHours: false) }

  /// A shift of the ledger, the same wherever it stands: what is planned of it, how far it has come, and its
  /// hours in minutes; `null` where it has not begun.
  ///
  /// - Parameter tellsHours: whether a further key has its hours as a number: those that were worked, else
  ///   those that are planned.
  package func fields(tellingHours tellsHours: Bool) -> Fields {
    let minutes = hasBegun ? soFar?.worked ?? 0 : plannedMinutes
    return Fields([
      [
        "date": day.iso, "shift": OrNull(type?.name), "is": OrNull(meaning?.rawValue),
        "state": state.rawValue,
        "basis": basis.rawValue,
      ], plan, hours, tellsHours ? ["hours": Rounded(minutes.map { Double($0) / 60 })] : [:],
      ["checkIn": OrNull(checkIn?.id), "checkOut": OrNull(checkOut?.id), "replaced": replaced],
    ])
  }

  private var plan: Fields {
    let hours = planned?.hours.map { (start: $0.start.iso(in: zone), end: $0.end.iso(in: zone)) }
    return [
      "planned": object(hours) { ["start": $0.start, "end": $0.end, "minutes": OrNull(plannedMinutes)] },
      "start": OrNull(hours?.start), "end": OrNull(hours?.end),
      "minutes": OrNull(planned?.seconds(in: zone).map { Int($0 / 60) }), "employer": planned?.employer,
      "source": planned?.basis.source ?? "records", "extra": isExtra ? true : nil,
      "spans": objects(planned?.spans ?? []) {
        ["start": $0.start.iso(in: zone), "end": $0.end.iso(in: zone)]
      },
    ]
  }

  private var hours: Fields {
    // What has begun counts something, be it nothing that anybody knows.
    let hours = hasBegun ? soFar ?? Shift.Hours() : nil
    return [
      "worked": OrNull(hours?.worked), "presence": OrNull(hours?.presence),
      "break": hours?.breakMinutes ?? planned?.breakMinutes ?? 0, "onCall": OrNull(hours?.onCall),
      "callOuts": objects(callOuts) { span in
        [
          "start": zone.timestamp(span.start).iso, "end": zone.timestamp(span.end).iso,
          "minutes": Int(span.seconds / 60),
        ]
      },
      // When work began and ended by what counts.
      "from": OrNull(hasBegun ? start.map { zone.timestamp($0).iso } : nil),
      "until": OrNull(ended.map { zone.timestamp($0).iso }), "nightMinutes": hours?.night ?? 0,
      "sundayMinutes": hours?.sunday ?? 0, "holidayMinutes": hours?.holiday ?? 0, "night": isNight,
    ]
  }
}

extension ShiftTotals {
  /// The hours of a period, and beside them what is still to come.
  package var fields: Fields {
    ["totals": own, "ahead": ["shifts": ahead.shifts, "planned": ahead.planned] as Fields]
  }

  /// The hours of a period, in minutes.
  private var own: Fields {
    [
      "shifts": shifts, "planned": planned, "worked": worked, "presence": presence, "onCall": onCall,
      "nights": nights, "nightMinutes": nightMinutes, "sundays": sundays, "sundayMinutes": sundayMinutes,
      "holidays": holidays, "holidayMinutes": holidayMinutes, "unknown": unknown, "knownDays": knownDays,
      "soFar": isSoFar, "unknownWords": unknownWords,
    ]
  }
}

extension Countdown.UnknownWord: JSONObject {
  /// A word without a meaning, with the number of its days.
  package var fields: Fields { ["word": word, "days": days] }
}

extension Timestamp {
  /// The moment with the offset that holds in a zone.
  package func iso(in zone: TimeZoneRules) -> String { zone.timestamp(instant(in: zone)).iso }
}

extension PlannedShift.Basis {
  /// What says a shift, in JSON: a published `plan`, a dated `file`, the `cycle`, the profile's
  /// `workingDays`.
  package var source: String {
    switch self {
    case .record: "file"
    case .plan: "plan"
    case .rota: "cycle"
    case .workingDays: "workingDays"
    }
  }
}

extension BirthdayAhead: JSONObject {
  /// Whose, when, and how old they get where the year is known.
  package var fields: Fields { ["id": id, "name": name, "date": day.iso, "age": age] }
}

extension Mean: JSONObject {
  package var fields: Fields {
    ["mean": Rounded(value), "count": count, "expected": expected, "share": Rounded(share)]
  }
}

extension ReportRatings.Spread: JSONObject {
  /// The mean with what is behind it, and the lowest and the highest value.
  package var fields: Fields {
    Fields([mean.fields, ["lowest": range.lowerBound, "highest": range.upperBound]])
  }
}

extension Period {
  /// The figures of those days of a span that are wanted; streaks are those of all days.
  ///
  /// - Parameters:
  ///   - today: the day on which the periods of trends end.
  ///   - begun: the last day on which something can be expected.
  ///   - day: the day that now belongs to: during a night the one on which it began.
  package mutating func figures(
    of filter: DayFilter, _ span: ClosedRange<CivilDay>, today: CivilDay, begun: CivilDay,
    day: CivilDay,
    first: CivilDay? = nil, now: Instant
  ) -> Statistics {
    let ledger = ledger(now: now, aheadTo: span.upperBound < .last ? span.upperBound : nil)
    // What was written counts for the day that its file says, whichever shift it belongs to.
    let isWhole = span.lowerBound <= from && until <= span.upperBound
    let asWritten = isWhole ? survey.table : survey.table.onDays(span.contains)
    let streak = Streak.of(asWritten.facts, today: today, since: day, isExpected: plan.endsStreak)
    settle(by: ledger)
    let inside = ledger.days.clamped(to: span)
    let part = inside.isEmpty ? ledger : ledger.part(inside)
    let table = isWhole ? survey.table : survey.table.onDays(span.contains)
    if filter.isEmpty {
      return Statistics(
        table, today: today, begun: begun, first: first, plan: plan, ledger: part, streak: streak)
    }
    // Shifts count on days of which nothing was written, too.
    let written = table.writtenDays ?? part.days
    let days = min(written.lowerBound, part.days.lowerBound)...max(written.upperBound, part.days.upperBound)
    let wanted = self.days(filter, in: days)
    return Statistics(
      table.onDays(wanted.contains), today: today, begun: begun, first: first, plan: plan, ledger: part,
      streak: streak,
      isCounted: wanted.contains)
  }

  /// The day to which a moment belongs, as `today` has it: in the small hours of a night the day on which
  /// the night began.
  package func day(of moment: Instant, in journal: Journal) -> CivilDay {
    let local = journal.zone.local(moment).day
    let near = survey.records { abs(local.days(until: $0.date)) <= 2 + Ledger.margin }
    return ShiftDay.belonging(to: moment, records: near, plan: plan, dayStarts: journal.profile.dayStarts).day
  }
}

extension Period {
  /// The last day of which something can be expected at a moment: the one to which it belongs, or that of the
  /// calendar once something was written for it.
  ///
  /// - Parameter own: the day to which it belongs.
  package func dayBegun(by moment: Instant, own: CivilDay) -> CivilDay {
    let civil = zone.local(moment).day
    let isWritten = survey.table.facts.contains { $0.date == civil && $0.kind.isWrittenDaily }
    return isWritten ? civil : min(civil, own)
  }
}

extension Journal {
  /// The day of the first thing that was written: of those before it nothing can be expected.
  package var firstDayWritten: CivilDay? {
    let query = Query(kinds: .writtenDaily, sort: Sort(by: .date, ascending: true), limit: 1)
    return records(matching: query).records.first?.date
  }
}
