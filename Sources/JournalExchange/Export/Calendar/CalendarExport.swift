import JournalFiles
import JournalIndex
import JournalLanguage
import JournalModel
import JournalShifts
import JournalStore
import SystemLibrary

/// Shifts, time off, birthdays and reminders as a calendar for other programs.
package struct CalendarExport: Sendable {
  package enum Part: String, CaseIterable, Hashable, Sendable {
    /// By the words that a person types.
    case shifts
    case timeOff = "time-off"
    case birthdays, reminders
  }

  private let journal: Journal
  private let phrases: Phrases
  /// The first day, and the last one.
  private let from: CivilDay
  private let until: CivilDay
  private let includesPrivate: Bool
  private let identity: JournalIdentity
  private let plan: ShiftPlan
  private let records: [Record]
  private let leftOut: Int
  /// The records of the days that it is made of.
  private let shown: [Record]
  /// When the profile last changed, and the records of the days by their ids: an event for each day of a plan
  /// must not read its file again.
  private let profileChanged: Instant
  private let changes: [String: Instant]

  /// A calendar of some days, at most ten years.
  package init(
    _ journal: Journal, from: CivilDay, until: CivilDay, includesPrivate: Bool, phrases: Phrases
  ) throws(StoreError) {
    (self.journal, self.phrases, self.from) = (journal, phrases, from)
    self.until = min(until, from.advanced(by: 3660))
    self.includesPrivate = includesPrivate
    identity = JournalIdentity(journal)
    var query = Query()
    query.kinds = [.shift, .vacation, .rota]
    let all = journal.records(matching: query).records.sorted { ($0.date, $0.id) < ($1.date, $1.id) }
    // What is private leaves the shifts of its days as they are, too: the calendar must not tell by a gap.
    let twins = includesPrivate ? [] : journal.twinsOfPrivate()
    records = all.filter { includesPrivate || !$0.isPrivate && !twins.contains($0.path) }
    let ofDays = all.filter { $0.lastDay >= from && $0.date <= until }
    shown = ofDays.filter { includesPrivate || !$0.isPrivate && !twins.contains($0.path) }
    leftOut = ofDays.count - shown.count
    profileChanged = try CalendarExport.changed(Journal.profilePath, in: journal)
    var changes: [String: Instant] = [:]
    for record in ofDays {
      let changed = try CalendarExport.changed(record.path, in: journal)
      changes[record.id] = max(changed, changes[record.id] ?? changed)
    }
    self.changes = changes
    plan = ShiftPlan(
      profile: journal.profile, shiftRecords: records, vacations: records.compactMap { Vacation($0) },
      zone: journal.zone)
  }

  /// Writes the calendar; one without anything in it has no events.
  ///
  /// - Parameter others: whose times stand beside it, each with a name.
  package func write(
    _ parts: Set<Part>, beside others: [(name: String, calendar: CalendarExport)] = [], to sink: any ByteSink
  ) throws(StoreError) -> ExportReceipt {
    var entries: [CalendarEntry] = []
    if parts.contains(.shifts) { entries += shifts }
    if parts.contains(.timeOff) { entries += timeOff() }
    var receipt = ExportReceipt()
    receipt.records = shown.count { parts.contains($0.kind == .vacation ? .timeOff : .shifts) }
    if parts.contains(.birthdays) {
      let birthdays = try CalendarExport.birthdays(
        in: journal, from: from, includesPrivate: includesPrivate, phrases: phrases)
      entries += birthdays
      receipt.records += birthdays.count
    }
    if parts.contains(.reminders) { entries += reminders }
    for other in others { entries += other.calendar.times(of: other.name, phrases) }
    var calendar = CalendarText()
    let name = parts.count == 1 ? parts.first?.rawValue : nil
    calendar.begin(
      name: phrases.calendar(name), purpose: "calendar", language: phrases.language.rawValue
    )
    for entry in entries { calendar.add(entry) }
    calendar.end()
    try sink.write(calendar.content)
    if parts.contains(.timeOff), !includesPrivate {
      receipt.asTimeOff =
        Set(spans(hiding: true).map(\.vacation).filter(\.category.isHidden).map(\.id)).count
    }
    (receipt.events, receipt.leftOut) = (entries.count, others.reduce(leftOut) { $0 + $1.calendar.leftOut })
    return receipt
  }

  // MARK: What is in it

  private var days: [CivilDay] {
    from <= until ? (0...from.days(until: until)).map { from.advanced(by: $0) } : []
  }

  /// The shifts that are worked, each day's numbered; between the parts of a split one nobody is busy.
  private var shifts: [CalendarEntry] {
    days.flatMap { day in
      // What follows from the days of the week alone is no shift for others to see.
      plan.shiftsToCome(on: day).filter { $0.isShift && $0.basis != .workingDays }.enumerated().flatMap {
        number, shift in
        let spans = shift.spans.map { hours in
          CalendarEntry.Span.moments(
            hours.start.instant(in: journal.zone), hours.end.instant(in: journal.zone))
        }
        return (spans.isEmpty ? [.days(day, day)] : spans).enumerated().map { part, span in
          CalendarEntry(
            uid: identity.uid(day, number + 1, part == 0 ? "shift" : "shift-\(part + 1)"),
            changed: changed(shift.basis), span: span, summary: phrases.name(of: shift.type).capitalizedFirst)
        }
      }
    }
  }

  /// - Parameter name: what all of it is called; else what it is for. Half a day says that it is one.
  private func timeOff(named name: String? = nil) -> [CalendarEntry] {
    spans(hiding: name != nil || !includesPrivate).map { vacation, number in
      var entry = CalendarEntry(
        uid: identity.uid(vacation.from, number, "vacation"),
        changed: changes[vacation.id] ?? profileChanged, span: .days(vacation.from, vacation.until),
        summary: name
          ?? (includesPrivate
            ? phrases.name(of: vacation.category).capitalizedFirst : vacation.category.name(phrases)))
      entry.isTentative = vacation.status == .planned
      entry.availability = vacation.half == nil ? .away : .free
      if let half = vacation.half { entry.summary += " · " + phrases.say("work-halfDay-\(half)") }
      return entry
    }
  }

  /// The time off of the days, that of each first day numbered.
  ///
  /// - Parameter isHiding: whether sickness is shown as time off: then only the days that no leave has, for a
  ///   day that is off twice tells what it hides. Where it is named it gives back the days of leave.
  private func spans(hiding isHiding: Bool) -> [(vacation: Vacation, number: Int)] {
    let all = records.compactMap { Vacation($0) }
    let whole = Dictionary(grouping: all.filter { $0.half == nil }, by: \.category.isHidden)
    var numbers: [CivilDay: Int] = [:]
    return all.flatMap { vacation in
      let isCut = vacation.half == nil && vacation.category.isHidden == isHiding
      let shown = isCut ? vacation.days(without: whole[!isHiding] ?? []) : [vacation]
      return shown.map { part -> (vacation: Vacation, number: Int) in
        numbers[part.from, default: 0] += 1
        return (part, numbers[part.from] ?? 1)
      }
    }.filter { $0.vacation.until >= from && $0.vacation.from <= until }
  }

  /// When somebody works and is off, as another person sees it beside their own: whose time it is, and no
  /// word of what.
  private func times(of name: String, _ phrases: Phrases) -> [CalendarEntry] {
    func named(_ entries: [CalendarEntry], _ text: String) -> [CalendarEntry] {
      entries.map { entry in
        var entry = entry
        entry.summary = text
        return entry
      }
    }
    return named(shifts, phrases.say("export-works", ("name", .of(name))))
      + timeOff(named: phrases.say("export-isOff", ("name", .of(name))))
  }

  /// A check-in before each shift with hours, a check-out after it.
  private var reminders: [CalendarEntry] {
    var numbers: [String: Int] = [:]
    let first = Timestamp(local: CivilTime(day: from, time: .midnight)).instant(in: journal.zone)
    let (alarms, _) = plan.alarms(from: first, days: from.days(until: until) + 1, zone: journal.zone)
    return alarms.map { alarm in
      let key = "\(alarm.day.iso) \(alarm.kind.name)"
      numbers[key, default: 0] += 1
      return CalendarExport.entry(
        for: alarm, number: numbers[key] ?? 1, identity: identity, changed: profileChanged,
        zone: journal.zone, phrases: phrases)
    }
  }

  package static func entry(
    for alarm: ShiftAlarm, number: Int, identity: JournalIdentity, changed: Instant, zone: TimeZoneRules,
    phrases: Phrases
  ) -> CalendarEntry {
    let isBefore = alarm.kind == .checkIn
    let today = zone.local(alarm.at).day
    var entry = CalendarEntry(
      uid: identity.uid(alarm.day, number, alarm.kind.name), changed: changed,
      span: .moments(alarm.at, alarm.at.advanced(by: 300)),
      summary: phrases.say(
        "reminder-title", ("kind", .of(phrases.name(of: alarm.kind))),
        ("shift", .of(phrases.name(of: alarm.shift))), ("day", .day(alarm.day, today))))
    entry.availability = .free
    let question = phrases.say(isBefore ? "question-shiftBefore" : "question-shiftAfter")
    entry.description = "\(question) smjournal \(isBefore ? "check-in" : "check-out")"
    entry.alarm = question
    return entry
  }

  // MARK: When it changed

  private func changed(_ basis: PlannedShift.Basis) -> Instant {
    switch basis {
    case .record(let id), .plan(let id): changes[id] ?? profileChanged
    default: profileChanged
    }
  }

  /// When a file last changed; 1970 where there is none.
  package static func changed(_ path: String, in journal: Journal) throws(StoreError) -> Instant {
    do throws(StoreError) {
      return Instant(secondsSinceEpoch: try journal.store.read(path).state.modified / 1_000_000_000)
    } catch {
      guard error.meansNoFile else { throw error }
      return Instant(secondsSinceEpoch: 0)
    }
  }
}

extension Vacation {
  /// Its days that no other time off has, those that follow one another as one.
  fileprivate func days(without others: [Vacation]) -> [Vacation] {
    var parts: [Vacation] = []
    var first: CivilDay? = from
    // Behind each piece of other time off goes on what is left.
    for other in others.sorted(by: { $0.from < $1.from }) {
      guard let start = first, start <= other.until, other.from <= until else { continue }
      if start < other.from { parts.append(part(start, other.from.advanced(by: -1))) }
      first = other.until < until ? other.until.advanced(by: 1) : nil
    }
    return first.map { parts + [part($0, until)] } ?? parts
  }

  private func part(_ from: CivilDay, _ until: CivilDay) -> Vacation {
    var part = self
    (part.from, part.until) = (from, until)
    return part
  }
}

extension VacationCategory {
  /// Whether others read of it only that somebody is off.
  fileprivate var isHidden: Bool { self == .sick || self == .other }

  /// What others may read: that somebody is off, not that they are ill.
  fileprivate func name(_ phrases: Phrases) -> String {
    switch self {
    case .leave, .rtt, .training: phrases.name(of: self).capitalizedFirst
    case .sick, .other: phrases.calendar(CalendarExport.Part.timeOff.rawValue)
    }
  }
}
