import JournalInsights
import JournalModel
import JournalShifts

extension JSONWriter {
  /// A shift of a plan: its word and what it means, its start and end as moments, its minutes, what says so,
  /// and its spans.
  package mutating func plannedShift(_ shift: PlannedShift, in zone: TimeZoneRules) {
    object { json in
      json.fields(of: shift, in: zone)
      json.field("source", shift.basis.source)
    }
  }

  private mutating func fields(of shift: PlannedShift, in zone: TimeZoneRules) {
    field("shift", shift.type.name)
    nullable("is", shift.meaning?.rawValue)
    nullable("start", shift.hours.map { $0.start.iso(in: zone) })
    nullable("end", shift.hours.map { $0.end.iso(in: zone) })
    nullable("minutes", shift.seconds(in: zone).map { Int($0 / 60) })
    field("break", shift.breakMinutes)
    field("employer", shift.employer)
    key("spans")
    list(shift.spans) { json, span in
      json.object { json in
        json.field("start", span.start.iso(in: zone))
        json.field("end", span.end.iso(in: zone))
      }
    }
  }

  /// A shift as it was planned and worked, in minutes: `null` where the one or the other is not known.
  package mutating func shiftHours(_ shift: WorkedShift, now: Instant, in zone: TimeZoneRules) {
    let work = shift.work(until: now, in: zone)
    object { json in
      json.nullable("shift", shift.type?.name)
      json.nullable("is", shift.meaning?.rawValue)
      json.nullable("start", shift.span(in: zone).map { zone.timestamp($0.start).iso })
      json.nullable("end", shift.span(in: zone).map { zone.timestamp($0.end).iso })
      json.nullable("planned", shift.planned?.seconds(in: zone).map { Int($0 / 60) })
      json.nullable("worked", work.map { Int($0.seconds / 60) })
      json.nullable("overtime", work?.overtime.map { Int($0 / 60) })
      json.nullable("paid", work.map { Int($0.paidSeconds / 60) })
      json.field("break", shift.planned?.breakMinutes ?? 0)
      json.field("checkIn", shift.checkIn?.id)
      json.field("checkOut", shift.checkOut?.id)
      json.field("source", shift.planned?.basis.source ?? "records")
    }
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
