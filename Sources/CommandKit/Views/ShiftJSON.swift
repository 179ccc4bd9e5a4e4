import JournalModel
import JournalShifts
import JournalTerminal

extension JSONWriter {
  /// A shift of the ledger, the same wherever it stands: what is planned of it, how far it has come, and its
  /// hours in minutes; `null` where it has not begun.
  ///
  /// - Parameter tellsHours: whether a further key has its hours as a number: those that were worked, else
  ///   those that are planned.
  package mutating func shift(_ shift: Shift, tellingHours tellsHours: Bool = false) {
    object { json in
      json.field("date", shift.day.iso)
      json.nullable("shift", shift.type?.name)
      json.nullable("is", shift.meaning?.rawValue)
      json.field("state", shift.state.rawValue)
      json.field("basis", shift.basis.rawValue)
      json.plan(of: shift)
      json.hours(of: shift)
      if tellsHours {
        json.key("hours")
        let minutes = shift.hasBegun ? shift.soFar?.worked ?? 0 : shift.plannedMinutes
        if let minutes { json.rounded(Double(minutes) / 60) } else { json.null() }
      }
      json.nullable("checkIn", shift.checkIn?.id)
      json.nullable("checkOut", shift.checkOut?.id)
      json.field("replaced", shift.replaced)
    }
  }

  private mutating func plan(of shift: Shift) {
    key("planned")
    if let hours = shift.planned?.hours {
      object { json in
        json.field("start", hours.start.iso(in: shift.zone))
        json.field("end", hours.end.iso(in: shift.zone))
        json.nullable("minutes", shift.plannedMinutes)
      }
    } else {
      null()
    }
    let planned = shift.planned
    nullable("start", (planned?.hours?.start.iso(in: shift.zone)))
    nullable("end", planned?.hours?.end.iso(in: shift.zone))
    nullable("minutes", planned?.seconds(in: shift.zone).map { Int($0 / 60) })
    field("employer", planned?.employer)
    field("source", planned?.basis.source ?? "records")
    key("spans")
    list(planned?.spans ?? []) { json, span in
      json.object { json in
        json.field("start", span.start.iso(in: shift.zone))
        json.field("end", span.end.iso(in: shift.zone))
      }
    }
  }

  private mutating func hours(of shift: Shift) {
    // What has begun counts something, be it nothing that anybody knows.
    let hours = shift.hasBegun ? shift.soFar ?? Shift.Hours() : nil
    nullable("worked", hours?.worked)
    nullable("presence", hours?.presence)
    field("break", hours?.breakMinutes ?? shift.planned?.breakMinutes ?? 0)
    nullable("onCall", hours?.onCall)
    key("callOuts")
    list(shift.callOuts) { json, span in
      json.object { json in
        json.field("start", shift.zone.timestamp(span.start).iso)
        json.field("end", shift.zone.timestamp(span.end).iso)
        json.field("minutes", Int(span.seconds / 60))
      }
    }
    // When work began and ended by what counts.
    nullable("from", shift.hasBegun ? shift.start.map { shift.zone.timestamp($0).iso } : nil)
    nullable("until", shift.ended.map { shift.zone.timestamp($0).iso })
    field("nightMinutes", hours?.night ?? 0)
    field("sundayMinutes", hours?.sunday ?? 0)
    field("holidayMinutes", hours?.holiday ?? 0)
    field("night", shift.isNight)
  }

  /// The hours of a period, and beside them what is still to come.
  package mutating func totals(_ totals: ShiftTotals) {
    key("totals")
    object { $0.totalFields(totals) }
    key("ahead")
    object { json in
      json.field("shifts", totals.ahead.shifts)
      json.field("planned", totals.ahead.planned)
    }
  }

  /// The fields of hours of a period, in minutes.
  package mutating func totalFields(_ totals: ShiftTotals) {
    field("shifts", totals.shifts)
    field("planned", totals.planned)
    field("worked", totals.worked)
    field("presence", totals.presence)
    field("onCall", totals.onCall)
    field("nights", totals.nights)
    field("nightMinutes", totals.nightMinutes)
    field("sundays", totals.sundays)
    field("sundayMinutes", totals.sundayMinutes)
    field("holidays", totals.holidays)
    field("holidayMinutes", totals.holidayMinutes)
    field("unknown", totals.unknown)
    field("knownDays", totals.knownDays)
    field("soFar", totals.isSoFar)
  }

  /// Words without a meaning, with the number of their days.
  package mutating func unknownWords(_ words: [Countdown.UnknownWord]) {
    key("unknownWords")
    list(words) { json, word in
      json.object { json in
        json.field("word", word.word)
        json.field("days", word.days)
      }
    }
  }

  /// A text, or `null`.
  package mutating func nullable(_ name: String, _ value: String?) {
    key(name)
    if let value { string(value) } else { null() }
  }

  /// A number, or `null`.
  package mutating func nullable(_ name: String, _ value: Int?) {
    key(name)
    if let value { number(value) } else { null() }
  }
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
