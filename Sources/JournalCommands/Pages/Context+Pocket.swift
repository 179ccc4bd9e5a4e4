import JournalIndex
import JournalKit
import JournalLanguage
import JournalModel
import JournalPages
import JournalShifts
import JournalStore
import JournalTerminal

extension Context {
  /// The journal as the app of a phone: `today` reckoned ahead, the form, what was written.
  ///
  /// - Parameter privateCount: how many private records are left out.
  package mutating func pocket(
    _ query: Query, leftOut privateCount: Int, _ sealedCount: Int = 0
  ) throws(CommandError) -> Pocket {
    let journal = try self.journal()
    let now = self.now(in: journal.zone)
    var form = try self.form()
    let (query, earlier) = Self.lately(query, in: journal, now: now)
    var input = PageInput(journal, matching: query, leftOut: privateCount, now: now)
    input.sealedCount = sealedCount
    let moments = PocketReckoning(journal, input.plan, phrases, now: now).moments
    for slot in moments.flatMap({ [$0.state.due, $0.state.last] }) {
      if let shift = slot?.shift, !form.shifts.contains(shift) { form.shifts.append(shift) }
    }
    return Pocket(input, form: form, moments: moments, earlier: earlier, phrases)
  }

  /// What was asked for, of the last year where no days were; and what is before it, for memories: a page
  /// of twenty years is too heavy for a phone.
  private static func lately(
    _ query: Query, in journal: Journal, now: Instant
  ) -> (query: Query, earlier: Survey) {
    guard query.from == nil, query.until == nil else { return (query, Survey()) }
    var (lately, before) = (query, query)
    let first = journal.zone.local(now).day.advanced(by: 1 - Pocket.daysBack)
    lately.from = first
    before.until = first.advanced(by: -1)
    if before.kinds.isEmpty { before.kinds = [.entry, .checkIn, .checkOut] }
    return (lately, journal.survey(before))
  }
}

/// Asks `today` at each moment of the days ahead at which it may say something else.
private struct PocketReckoning {
  private let journal: Journal
  private let phrases: Phrases
  private let now: Instant
  /// The shifts of these days that have hours, by their ends.
  private let shifts: [(end: Instant, shift: PlannedShift)]

  private var zone: TimeZoneRules { journal.zone }

  init(_ journal: Journal, _ plan: ShiftPlan, _ phrases: Phrases, now: Instant) {
    // Everything shown comes from one look at the files.
    self.journal = journal.snapshot()
    self.phrases = phrases
    self.now = now
    let today = journal.zone.local(now).day
    shifts = (-2...Pocket.days + 1).flatMap { plan.shiftsToCome(on: today.advanced(by: $0)) }
      .compactMap { shift in
        shift.isShift ? shift.hours.map { ($0.end.instant(in: journal.zone), shift) } : nil
      }.sorted { $0.0 < $1.0 }
  }

  /// The moments from now on for as many days as a pocket knows.
  var moments: [PocketMoment] {
    var last = moment(at: now)
    var moments = [last]
    let end = zone.instant(of: CivilTime(day: zone.local(now).day.advanced(by: Pocket.days), time: .midnight))
    for candidate in candidates(until: end) where candidate > now {
      let next = moment(at: candidate)
      settle(after: last, until: next, into: &moments)
      last = next
    }
    // The end itself is not shown any more.
    return moments.filter { $0.from < end }
  }

  /// The moments at which `today` usually changes its words. They only save time: a change between two of
  /// them is looked for, whatever makes it.
  private func candidates(until end: Instant) -> [Instant] {
    let today = zone.local(now).day
    // Midnight, the end of the night, and the words for the time of day.
    let clocks =
      [.midnight, journal.profile.dayStarts] + [5, 12, 18].compactMap { ClockTime(hour: $0, minute: 0) }
    var moments: Set<Instant> = [end]
    for offset in 0..<Pocket.days {
      for clock in clocks {
        moments.insert(zone.instant(of: CivilTime(day: today.advanced(by: offset), time: clock)))
      }
    }
    let hour: Int64 = 3600
    for span in shifts.flatMap(\.shift.spans) {
      let (start, end) = (span.start.instant(in: zone), span.end.instant(in: zone))
      // A check-in is due from two hours before; a shift claims what is written up to three hours after.
      moments.formUnion([start.advanced(by: -Shift.comingEarly), start, start.advanced(by: 3 * hour + 1)])
      moments.formUnion([end, end.advanced(by: 3 * hour + 1)])
    }
    return moments.filter { $0 <= end }.sorted()
  }

  /// Adds the moments after one up to another at which something else is told: the other itself, as a rule;
  /// those in between are found by halving.
  private func settle(after first: PocketMoment, until last: PocketMoment, into moments: inout [PocketMoment])
  {
    guard first.state != last.state else { return }
    let distance = first.from.seconds(until: last.from)
    if distance > 1 {
      let eve = moment(at: last.from.advanced(by: -1))
      if eve.state != first.state {
        let middle = moment(at: first.from.advanced(by: distance / 2))
        settle(after: first, until: middle, into: &moments)
        settle(after: middle, until: eve, into: &moments)
      }
      guard eve.state != last.state else { return }
    }
    moments.append(last)
  }

  // MARK: One moment

  private func moment(at moment: Instant) -> PocketMoment {
    PocketMoment(from: moment, state: state(at: moment))
  }

  private func state(at moment: Instant) -> PocketMoment.State {
    let facts = TodayFacts(journal, now: moment, phrases: phrases, isAhead: true)
    let written =
      facts.day.worked?.type
      ?? facts.day.shift.flatMap {
        facts.table.isShift($0, on: facts.day.day) ? $0 : nil
      }
    var state = PocketMoment.State(
      day: facts.local.day, mood: PocketMoment.Slot(.entry, of: facts.day.day, shift: written))
    state.lines = lines(facts)
    state.due = facts.due.map { kind in
      if let asked = facts.asked { return slot(kind, asked, today: facts.local.day) }
      let day = facts.openShift?.day ?? facts.day.day
      let shift = facts.openShift?.shift
      return PocketMoment.Slot(
        kind, of: day, shift: shift, words: phrases.shift(shift, of: day, today: facts.local.day))
    }
    let last = shifts.last { $0.end <= moment }
    state.last = last.map { slot(.checkOut, $0.shift, today: facts.local.day) }
    return state
  }

  private func slot(_ kind: Kind, _ shift: PlannedShift, today: CivilDay) -> PocketMoment.Slot {
    var words = Sanitizer.line(phrases.shift(shift.type, of: shift.day, today: today)).capitalizedFirst
    var asksFrom: Instant?
    if let hours = shift.hours {
      words += ", \(phrases.time(hours.start.local.time))–\(phrases.time(hours.end.local.time))"
      let usual = (kind == .checkIn ? hours.start : hours.end).instant(in: zone)
      if journal.profile.clock == .said, shift.isWorked {
        asksFrom = usual.advanced(by: PlannedShift.hoursInDoubt)
      }
    }
    return PocketMoment.Slot(kind, of: shift.day, shift: shift.type, words: words, asksHoursFrom: asksFrom)
  }

  /// The lines of `today` but for what was written, which stands below; and for days in a row and without a
  /// word: what was written since, a page can't know.
  private func lines(_ facts: TodayFacts) -> [PocketMoment.Line] {
    let today = TodayLines(facts, name: journal.profile.name, tone: journal.profile.tone, phrases)
    var lines = [PocketMoment.Line(.greeting, today.greeting), .init(.headline, today.headline)]
    lines += today.hours.map { .init(.hours, $0) }
    lines += today.uncertainPlans.map { .init(.warning, $0) }
    // That no time off is planned the page can't tell: what is private is not in it.
    if facts.countdown != nil, let text = today.countdown { lines.append(.init(.countdown, text)) }
    if let text = today.details { lines.append(.init(.details, text)) }
    if let (share, text) = today.progress {
      lines.append(.init(.progress, text, share: max(0, min(100, Int((share * 100).rounded())))))
    }
    if let text = today.warning { lines.append(.init(.warning, text)) }
    lines += today.birthdays.map { .init(.birthday, $0) }
    if let text = today.affirmation { lines.append(.init(.affirmation, text)) }
    if let remembered = facts.remembered, let text = today.memory(in: journal) {
      lines.append(.init(.memory, text, record: remembered.id))
    }
    return lines
  }
}
