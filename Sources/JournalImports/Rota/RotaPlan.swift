import JournalExchange
import JournalInsights
import JournalModel
import JournalShifts
import JournalStore

/// What an import of a rota writes: a published plan a month, where it says something else than the last one
/// of its source.
struct RotaPlan {
  private(set) var items: [Batch.Item] = []
  private(set) var added = 0
  private(set) var same = 0
  private(set) var changes: [RotaChange] = []

  init(_ reading: RotaReading, journal: Journal, format: ImportFormat, origin: String, now: Timestamp) {
    guard let span = reading.span else { return }
    var query = Query()
    query.kinds = [.rota]
    let plans = journal.records(matching: query).records
      .compactMap { PublishedPlan($0, zone: journal.zone) }
      .sorted {
        ($0.published?.secondsSinceEpoch ?? .min, $0.id) < ($1.published?.secondsSinceEpoch ?? .min, $1.id)
      }
    let former = plans.filter { $0.source == format.source }
    for month in RotaPlan.months(of: span) {
      if let last = former.last(where: { $0.from <= month.upperBound && month.lowerBound <= $0.until }),
        RotaPlan.isSame(last, reading, month)
      {
        same += 1
        continue
      }
      added += 1
      let draft = RotaPlan.draft(month, reading, format: format, origin: origin, now: now)
      items.append(
        Batch.Item(
          .new(folder: FileNames.folder(of: month.lowerBound), name: month.lowerBound.iso + "-rota.md"),
          bytes: DraftWriter().bytes(for: draft)))
      for day in RotaPlan.days(month) {
        let was = plans.last { $0.covers(day) }?.pieces(on: day).map(\.written).joined(separator: ", ") ?? ""
        let becomes = reading.days[day]?.map(\.written).joined(separator: ", ") ?? ""
        if was != becomes { changes.append(RotaChange(day: day, was: was, becomes: becomes)) }
      }
    }
  }

  private static func draft(
    _ month: ClosedRange<CivilDay>, _ reading: RotaReading, format: ImportFormat, origin: String,
    now: Timestamp
  ) -> Draft {
    var draft = Draft(kind: .rota, day: month.lowerBound)
    draft[.published] = .string(now.iso)
    draft[.from] = .string(month.lowerBound.iso)
    draft[.until] = .string(month.upperBound.iso)
    draft[.source] = .string(format.source)
    draft[.origin] = .string(origin)
    let lines = days(month).compactMap { day in
      reading.days[day].map { PlanLine(day: day, pieces: $0).written }
    }
    if !lines.isEmpty { draft[.shifts] = .list(lines.map { .string($0) }) }
    return draft
  }

  /// Whether a plan says the same about all of the days.
  private static func isSame(_ plan: PublishedPlan, _ reading: RotaReading, _ days: ClosedRange<CivilDay>)
    -> Bool
  {
    RotaPlan.days(days).allSatisfy { day in
      plan.covers(day) && plan.pieces(on: day) == reading.days[day] ?? []
    }
  }

  private static func days(_ span: ClosedRange<CivilDay>) -> [CivilDay] {
    (0...max(0, span.lowerBound.days(until: span.upperBound))).map { span.lowerBound.advanced(by: $0) }
  }

  /// The parts of a span that lie in one month each.
  private static func months(of span: ClosedRange<CivilDay>) -> [ClosedRange<CivilDay>] {
    var months: [ClosedRange<CivilDay>] = []
    var start = span.lowerBound
    while start <= span.upperBound {
      let length = CivilDay.length(ofMonth: start.month, year: start.year)
      let end = min(span.upperBound, start.advanced(by: length - start.day))
      months.append(start...end)
      start = end.advanced(by: 1)
    }
    return months
  }
}

extension RotaReading {
  /// Leave, sickness and the like as records to be imported.
  func entries(path: String) -> [ImportedEntry] {
    absences.map { absence in
      var entry = ImportedEntry(origin: absence.category.rawValue + " " + absence.from.iso, day: absence.from)
      var draft = Draft(kind: .vacation, day: absence.from)
      draft[.from] = .string(absence.from.iso)
      draft[.until] = .string(absence.until.iso)
      draft[.category] = .string(absence.category.rawValue)
      draft[.status] = .string(VacationStatus.approved.rawValue)
      entry.draft = draft
      entry.path = path
      return entry
    }
  }
}
