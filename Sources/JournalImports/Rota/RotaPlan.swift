import JournalFiles
import JournalFormat
import JournalIndex
import JournalModel
import JournalReaders
import JournalShifts
import JournalStore
import YAMLCodec

/// What an import of a rota writes: a published plan a month, where it says something else than the last one;
/// and how the days change by it.
struct RotaPlan {
  private(set) var items: [Batch.Item] = []
  /// The receipt of the import, with what is to be said of the rota.
  private(set) var receipt: ImportReceipt

  /// - Parameters:
  ///   - entries: what becomes of the time off.
  ///   - table: what words mean once it is written.
  init(
    _ reading: RotaReading, journal: Journal, _ entries: EntryPlan, table: ShiftTable, origin: String,
    now: Timestamp, _ receipt: ImportReceipt
  ) {
    self.receipt = receipt
    guard let own = reading.span else { return }
    let format = receipt.format
    var query = Query()
    query.kinds = [.rota, .shift, .vacation]
    let records = journal.records(matching: query).records
    let holding = RotaPlan.plan(journal.profile, records, journal)
    let former = holding.publications
    let earlier = EarlierVersions(former, source: format.source, file: origin)
    let span = earlier.days(of: reading, own, today: now.local.day)
    (self.receipt.first, self.receipt.last) = (span.lowerBound, span.upperBound)
    var reading = reading
    reading.widen(to: span)
    reading = keepingWorked(reading, span, holding, journal, now)
    for day in reading.openHalves.keys {
      let known = former.last { $0.covers(day) }?.pieces(on: day) ?? []
      reading.settleHalf(on: day, known: known, isTold: holding.halfOff(on: day) != nil)
    }
    leave(.unnamed, earlier.lines(around: own, beyond: span, of: reading, today: now.local.day))
    var written: [Record] = []
    var days: [CivilDay] = []
    for month in RotaPlan.months(of: span) {
      if let last = former.last(where: { $0.from <= month.upperBound && month.lowerBound <= $0.until }),
        RotaPlan.isSame(last, reading, month)
      {
        self.receipt.same += 1
        continue
      }
      self.receipt.added += 1
      let bytes = DraftWriter().bytes(
        for: RotaPlan.draft(month, reading, format: format, origin: origin, now: now))
      let name =
        PublishedPlan.name(
          from: month.lowerBound, until: month.upperBound, published: now.instant(in: journal.zone),
          among: former) + ".md"
      items.append(Batch.Item(.new(folder: FileNames.folder(of: month.lowerBound), name: name), bytes: bytes))
      // As the journal will read it.
      written.append(RecordDecoder().decode(MarkdownDocument(bytes), path: name, fileTime: nil).record)
      days += RotaPlan.days(month)
    }
    let after = entries.changed(records)
    withdraw(after, reading, span, format, origin)
    guard !written.isEmpty || !entries.items.isEmpty else { return }
    var profile = journal.profile
    profile.shifts = table
    let coming = RotaPlan.plan(profile, after + written, journal)
    compare(holding, coming, reading, RotaPlan.days(span), written: Set(days))
    guard !days.isEmpty else { return }
    let around = days[0].advanced(by: -1)...days[days.count - 1].advanced(by: 1)
    let known = holding.overlaps(in: around)
    self.receipt.overlaps = coming.overlaps(in: around).filter { !known.contains($0) }
  }

  /// Names shifts of days that the plan does not write, or that nobody works.
  private mutating func leave(_ why: ImportOmission, _ lines: [String]) {
    for line in lines { receipt.notes.leave(why, what: line) }
  }

  private static func plan(_ profile: Profile, _ records: [Record], _ journal: Journal) -> ShiftPlan {
    ShiftPlan(
      profile: profile, shiftRecords: records, vacations: records.compactMap { Vacation($0) },
      zone: journal.zone)
  }

  /// What a rota says, with the shifts of days before today that have a check-in or a check-out and nothing
  /// in the rota: a later publication takes no lived shift and its hours away.
  private mutating func keepingWorked(
    _ reading: RotaReading, _ span: ClosedRange<CivilDay>, _ holding: ShiftPlan, _ journal: Journal,
    _ now: Timestamp
  ) -> RotaReading {
    let last = min(span.upperBound, now.local.day.advanced(by: -1))
    guard span.lowerBound <= last else { return reading }
    let query = Query(
      kinds: [.checkIn, .checkOut], from: span.lowerBound.advanced(by: -Ledger.margin),
      until: last.advanced(by: Ledger.margin))
    let ledger = Ledger(
      journal.records(matching: query).records, days: span.lowerBound...last,
      now: now.instant(in: journal.zone), plan: holding)
    var reading = reading
    for day in Set(ledger.shifts.filter(\.isNoted).map(\.day)).sorted() where reading.days[day] == nil {
      let shifts = ledger.shifts(on: day).filter(\.isNoted).compactMap(\.planned)
      let pieces = shifts.filter { !$0.isDated }.map { PlanPiece(word: $0.type, spans: $0.times) }
      guard !pieces.isEmpty else { continue }
      reading.keep(pieces, on: day)
      leave(.workedShift, [PlanLine(day: day, pieces: pieces).written])
    }
    return reading
  }

  /// Finds the days off that earlier imports of the same file brought, on which the rota has neither time off
  /// nor work. Those of before name no file.
  private mutating func withdraw(
    _ records: [Record], _ reading: RotaReading, _ span: ClosedRange<CivilDay>, _ format: ImportFormat,
    _ file: String
  ) {
    for record in records
    where record.source == format.source && RotaReading.Absence.isOf(file, origin: record.origin ?? "") {
      guard let off = Vacation(record) else { continue }
      let first = max(off.from, span.lowerBound), last = min(off.until, span.upperBound)
      guard first <= last else { continue }
      let open = RotaPlan.days(first...last).filter { day in
        reading.days[day] == nil && !reading.absences.contains { ($0.from...$0.until).contains(day) }
      }
      guard let first = open.first, let last = open.last else { continue }
      let days = first == last ? first.iso : first.iso + ".." + last.iso
      receipt.notes.leave(.withdrawn, open.count, what: days)
    }
  }

  /// Tells the days apart on which one plan has something else than the other.
  ///
  /// - Parameter written: those of months that get a plan; of the others only time off can differ.
  private mutating func compare(
    _ holding: ShiftPlan, _ coming: ShiftPlan, _ reading: RotaReading, _ days: [CivilDay],
    written: Set<CivilDay>
  ) {
    let own = Set(holding.datedShifts.map(\.day))
    var (toRest, others): ([RotaChange], [RotaChange]) = ([], [])
    for day in days {
      let (was, becomes) = (RotaPlan.shifts(holding, day), RotaPlan.shifts(coming, day))
      if written.contains(day), isKept(day, becomes, coming, own, reading) { continue }
      let change = RotaChange(
        day: day, was: RotaPlan.said(was, holding, day), becomes: RotaPlan.said(becomes, coming, day))
      guard change.was != change.becomes else { continue }
      if becomes.isEmpty, !was.isEmpty { toRest.append(change) } else { others.append(change) }
    }
    // Those that lose their work first.
    receipt.planChanges = toRest + others
  }

  /// The shifts of a day in words, or what it is off for; half a day off stands behind the shifts.
  private static func said(_ shifts: [PlannedShift], _ plan: ShiftPlan, _ day: CivilDay) -> [String] {
    let half = plan.halfOff(on: day).flatMap { off in
      off.half.map { "\(off.category.rawValue) \($0.rawValue)" }
    }
    let off = shifts.isEmpty ? plan.timeOff(on: day)?.category.rawValue : nil
    return shifts.map(\.written) + [off, half].compactMap { $0 }
  }

  /// Looks at what a day gets: shifts without hours, and what keeps it as it is. Whether it stays leave.
  private mutating func isKept(
    _ day: CivilDay, _ becomes: [PlannedShift], _ coming: ShiftPlan, _ own: Set<CivilDay>,
    _ reading: RotaReading
  ) -> Bool {
    for shift in becomes where shift.isShift && shift.hours == nil {
      receipt.withoutHours[shift.type.name, default: 0] += 1
    }
    guard let pieces = reading.days[day] else { return false }
    let line = PlanLine(day: day, pieces: pieces).written
    if own.contains(day),
      !becomes.contains(where: { shift in pieces.contains { $0.word.isAlike(shift.type) } })
    {
      leave(.ownShift, [line])
    }
    guard !reading.absences.contains(where: { ($0.from...$0.until).contains(day) }) else {
      if coming.isTimeOff(day) { leave(.besideLeave, [line]) }
      return false
    }
    guard !becomes.isEmpty, coming.timeOff(on: day)?.category.isTimeOff ?? false else { return false }
    // Sickness is no matter of a rota.
    leave(.ownLeave, [line])
    return true
  }

  /// The shifts of a day, words without a meaning among them; none where it is free, or nobody plans it.
  private static func shifts(_ plan: ShiftPlan, _ day: CivilDay) -> [PlannedShift] {
    (plan.shifts(on: day) ?? []).filter { $0.isShift || $0.meaning == nil }
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

  private static func isSame(_ plan: PublishedPlan, _ reading: RotaReading, _ days: ClosedRange<CivilDay>)
    -> Bool
  {
    RotaPlan.days(days).allSatisfy { day in
      plan.covers(day) && plan.pieces(on: day) == reading.days[day] ?? []
    }
  }

  static func days(_ span: ClosedRange<CivilDay>) -> [CivilDay] {
    (0...max(0, span.lowerBound.days(until: span.upperBound))).map { span.lowerBound.advanced(by: $0) }
  }

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
  /// Leave, sickness and the like as records to be imported. One that an earlier import brought is the same
  /// though its first day moved, and keeps the days of which the rota does not speak; one whose days are work
  /// now is cancelled.
  func entries(of journal: Journal, source: String, path: String) -> [ImportedEntry] {
    guard let span else { return [] }
    var query = Query()
    query.kinds = [.vacation]
    var known: [(off: Vacation, origin: String)] = []
    for record in journal.records(matching: query).records where record.source == source {
      if let off = Vacation(record), let origin = record.origin { known.append((off, origin)) }
    }
    let file = MemberName.base(path)
    let own = Set(absences.flatMap { [$0.origin, $0.origin(in: file)] })
    let taken = absences.map { absence in
      let index =
        known.firstIndex { $0.origin == absence.origin(in: file) }
        ?? known.firstIndex { $0.origin == absence.origin }
        ?? known.firstIndex { off, origin in
          !own.contains(origin) && off.category == absence.category && off.from <= absence.until
            && absence.from <= off.until
            && (off.from >= span.lowerBound || absence.from == span.lowerBound)
            && (off.until <= span.upperBound || absence.until == span.upperBound)
        }
        // The same days of an earlier version, which are another absence now: leave that became sickness.
        ?? known.firstIndex { off, origin in
          !own.contains(origin) && off.from == absence.from && off.until == absence.until
            && Absence.isOf(file, origin: origin)
        }
      var (origin, absence) = (absence.origin(in: file), absence)
      if let (off, former) = index.map({ known.remove(at: $0) }) {
        origin = former
        if absence.from == span.lowerBound { absence.from = min(off.from, absence.from) }
        if absence.until == span.upperBound { absence.until = max(off.until, absence.until) }
      }
      return absence.entry(origin, path)
    }
    let cancelled = known.filter { off, origin in
      Absence.isOf(file, origin: origin) && span.contains(off.from) && span.contains(off.until)
        && RotaPlan.days(off.from...off.until).contains { days[$0] != nil }
        && !absences.contains { $0.from <= off.until && off.from <= $0.until }
    }
    return taken
      + cancelled.map { off, origin in
        Absence(category: off.category, status: .cancelled, title: "", from: off.from, until: off.until)
          .entry(origin, path)
      }
  }
}

extension RotaReading.Absence {
  /// It as a record to be imported.
  fileprivate func entry(_ origin: String, _ path: String) -> ImportedEntry {
    var entry = ImportedEntry(origin: origin, day: from)
    var draft = Draft(kind: .vacation, day: from)
    draft[.from] = .string(from.iso)
    draft[.until] = .string(until.iso)
    draft[.category] = .string(category.rawValue)
    draft[.status] = .string(status.rawValue)
    draft[.half] = half.map { .string($0.rawValue) }
    entry.draft = draft
    entry.path = path
    return entry
  }

  /// Its id in every file, as earlier versions of the program wrote it.
  fileprivate var origin: String {
    category.rawValue + (half.map { "-" + $0.rawValue } ?? "") + " " + from.iso
  }

  /// Its id, where no earlier import gave it another.
  fileprivate func origin(in file: String) -> String { origin + " " + file }

  /// Whether a time off may have come from a file: its id names that one, or none.
  fileprivate static func isOf(_ file: String, origin: String) -> Bool {
    let words = origin.split(separator: " ", maxSplits: 2)
    return words.count < 3 || EarlierVersions.areAlike(String(words[2]), file)
  }
}
