import JournalFiles
import JournalInsights
import JournalLanguage
import JournalModel
import JournalShifts

/// A form of the journal that is drawn by the facts of a page.
package protocol DrawnForm {
  var facts: PageFacts { get }
}

extension DrawnForm {
  /// How many entries, check-ins and check-outs are in it.
  package var recordCount: Int { facts.table.facts.count { $0.kind.isWrittenDaily } }
  /// How many records it is made of: these, and time off.
  package var usedCount: Int { facts.table.facts.count }
  /// How many people it has no place for.
  package var people: Int { facts.input.peopleCount }
  /// How many private records were left out.
  package var leftOut: Int { facts.input.privateCount }
  /// What could not be read while it was drawn: then something is missing in it; `nil` where all is there.
  package var failure: StoreError? { facts.input.failure.first }
  /// How many photos its records name that are not there, among those that were drawn.
  package var missing: Int { facts.input.failure.missing }
  /// How many photos and recordings of those records are there, and not in it.
  package var unshown: Int { facts.input.failure.unshown }
}

/// What the sections of a page draw on, found out once.
package struct PageFacts: Sendable {
  /// All sections and all pages share it: it is large.
  private let known: Known
  var input: PageInput { known.input }
  var phrases: Phrases { known.phrases }
  var today: CivilDay { known.today }
  var days: ClosedRange<CivilDay> { known.days }
  /// The days of the page in order, with mood, shift and time off.
  var calendar: [CalendarDay] { known.calendar }
  /// The years that are shown: those of which something is known, and the last one.
  var years: Set<Int> { known.years }
  var values: DayValues { known.values }
  /// The shifts that check-ins and check-outs tell of.
  var shifts: [Shift] { known.shifts }
  /// All shifts of the page's days, and of the week before today.
  var ledger: Ledger { known.ledger }
  var table: FactTable { known.input.table }
  /// The ids of the records of the table, and where in it they are.
  var ids: [String] { known.ids }
  /// The records with photos, by their indices.
  var photographed: Set<Int> { known.photographed }
  /// Where the entries are: `nil` on this page, else on pages of their own.
  var parts: PageParts?
  /// ``reportOfMonths``, for what several pages ask.
  var knownReport: Report?

  init(_ input: consuming PageInput, _ phrases: Phrases) { known = Known(input, phrases) }

  fileprivate final class Known: Sendable {
    let input: PageInput
    let phrases: Phrases
    let today: CivilDay
    let days: ClosedRange<CivilDay>
    let calendar: [CalendarDay]
    let years: Set<Int>
    let values: DayValues
    let shifts: [Shift]
    let ledger: Ledger
    /// The ledger of all days that a report of the page looks at.
    let wide: Ledger
    let ids: [String]
    /// Where in the table a record is, by its id; of a shift's records, the one that its item is called by.
    let indices: [String: Int32]
    let photographed: Set<Int>

    init(_ input: consuming PageInput, _ phrases: Phrases) {
      let written = input.days
      let week = input.today.advanced(by: -7)...max(input.today, written.upperBound)
      let known = min(written.lowerBound, week.lowerBound)...week.upperBound
      // Every report is read from it: those of whole months reach so far beyond what was written.
      let reach = Report.reach(
        from: known.lowerBound.advanced(by: -40), until: known.upperBound.advanced(by: 40),
        rules: RestRules(input.profile.restRules))
      wide = Ledger(input.shiftEnds, days: reach, now: input.now, plan: input.plan)
      let records = input.records
      input.table.settle(
        by: wide.part(known.lowerBound.advanced(by: -1)...known.upperBound.advanced(by: 1))
      ) { records([$0]).first??.id }
      input.shiftEnds = []
      self.input = input
      self.phrases = phrases
      today = input.today
      days = input.days
      ledger = wide.part(min(days.lowerBound, week.lowerBound)...week.upperBound)
      let table = input.table
      values = DayValues(table, days: days, zone: input.zone)
      calendar = CalendarDay.days(
        from: days.lowerBound, until: days.upperBound, table: table, plan: input.plan, zone: input.zone,
        ledger: wide)
      years = Set(calendar.lazy.filter { !$0.isBlank }.map(\.day.year) + [days.upperBound.year])
      var ids = [String](repeating: "", count: table.facts.count)
      var indices = [String: Int32](minimumCapacity: ids.count)
      var photographed: Set<Int> = []
      input.forEachRecord { index, record in
        ids[index] = record.id
        indices[record.id] = Int32(index)
        if !record.photos.isEmpty { photographed.insert(index) }
      }
      let shifts = ledger.part(days).shifts.compactMap { $0.showing { indices[$0] != nil } }
      // All records of a shift stand in its place.
      for shift in shifts {
        let place = (shift.checkIn ?? shift.checkOut).flatMap { indices[$0.id] }
        let others = [shift.checkOut].compactMap { $0?.id } + shift.replaced + shift.openCallOuts
        for id in others + shift.earlierRecords.map(\.id) where indices[id] != nil { indices[id] = place }
      }
      (self.ids, self.indices, self.photographed, self.shifts) = (ids, indices, photographed, shifts)
    }
  }
}

extension PageFacts {
  /// The records whose facts fulfil a condition, in the order of the table.
  func records(where isWanted: (RecordFacts) -> Bool) -> [Record] {
    input.records(table.facts.indices.filter { isWanted(table.facts[$0]) }).compactMap(\.self)
  }

  /// The scales of the program, and those of the person's own that have values.
  var scales: [Scale] {
    let own = table.scales.filter { !$0.values.isEmpty }.map(\.scale)
    return Scale.program + own
  }

  /// The days whose work is told: those of the page and the rest of their months, so that a month has the
  /// same hours as in every other view; what was asked for is never left.
  var monthDays: ClosedRange<CivilDay> {
    let (first, last) = (days.lowerBound, days.upperBound)
    let end = last.advanced(by: CivilDay.length(ofMonth: last.month, year: last.year) - last.day)
    return max(
      input.from ?? CivilDay(number: .min), first.advanced(by: 1 - first.day))...min(
        max(last, input.until ?? end), end)
  }

  /// The word of a day by its records or the plan, as people say it; none in time off.
  func word(of day: CivilDay) -> ShiftType? {
    guard let index = calendar.first?.day.days(until: day), calendar.indices.contains(index),
      calendar[index].vacation == nil
    else { return nil }
    return calendar[index].shift.map(calendar[index].spoken)
  }

  /// The report of some days: hours and rests as `report` tells them.
  func report(from: CivilDay, until: CivilDay) -> Report {
    Report(known.wide, from: from, until: until, profile: input.profile, plan: input.plan)
  }

  var reportOfMonths: Report {
    if let knownReport { return knownReport }
    let days = monthDays
    return report(from: days.lowerBound, until: days.upperBound)
  }

  /// The sleep of the page's days between its shifts; `nil` where none is known.
  var sleep: SleepFigures? {
    let log = SleepLog(
      input.sleeps.filter { days.contains($0.date) }, zone: input.zone, steps: table.steps(of: days))
    guard !log.sleeps.isEmpty || !log.steps.isEmpty else { return nil }
    // A gap may begin before the first day.
    let around = days.lowerBound.advanced(by: -9)...days.upperBound
    let ledger = known.wide.part(around)
    var moods: [CivilDay: Mood.Step] = [:]
    for day in calendar { moods[day.day] = day.mood }
    return SleepFigures(log, ledger.shifts, moods: { moods[$0] }, days: days)
  }

  func address(of id: String) -> String? {
    guard let index = known.indices[id], let anchor = anchor(of: id) else { return nil }
    return page(of: table.facts[Int(index)].date) + "#" + anchor
  }

  /// The name of the place of a record.
  func anchor(of id: String) -> String? { known.indices[id].map { "r\($0 + 1)" } }

  /// Where the page is that has the entries of a day; nothing where that is the one at hand.
  func page(of day: CivilDay) -> String { parts.map { $0.address($0.name(of: day)) } ?? "" }

  /// Where the entries of a day are.
  func address(of day: CivilDay) -> String { page(of: day) + "#d" + day.iso }

  /// A day with its weekday, for people: `Sat 21 November 2026`.
  func name(of day: CivilDay) -> String { phrases.day(day, today: CivilDay(number: 0)) }

  /// The month of a day, for people: `November 2026`.
  func monthName(of day: CivilDay) -> String { phrases.month(day.month, year: day.year).capitalizedFirst }

  /// The days of the page by their months, in order, but for years that are not shown.
  var months: [[CalendarDay]] { byMonth(calendar) }

  /// Whole months, what is planned in them included: of all years, or of one. The days of twenty years are
  /// too many to be there twice.
  func wholeMonths(of year: Int? = nil) -> [[CalendarDay]] {
    let (span, days) = (monthDays, days)
    let ends = [
      (span.lowerBound, days.lowerBound.advanced(by: -1)), (days.upperBound.advanced(by: 1), span.upperBound),
    ]
    let around = ends.map { first, last in
      CalendarDay.days(
        from: first, until: last, table: table, plan: input.plan, zone: input.zone,
        ledger: known.wide)
    }
    let all = [around[0][...], calendar[...], around[1][...]].joined()
    return byMonth(all.lazy.filter { year == nil || $0.day.year == year })
  }

  private func byMonth(_ days: some Sequence<CalendarDay>) -> [[CalendarDay]] {
    var months: [[CalendarDay]] = []
    for day in days where years.contains(day.day.year) {
      if let last = months.last?.last, last.day.month == day.day.month, last.day.year == day.day.year {
        months[months.count - 1].append(day)
      } else {
        months.append([day])
      }
    }
    return months
  }

  /// Which records alone it shows, beside all hours; nothing where it shows all.
  func writePart(to markup: inout Markup) {
    let (kinds, tags) = (input.kinds, input.tags)
    guard !kinds.isEmpty || !tags.isEmpty else { return }
    let names = Kind.allCases.filter(kinds.contains).map { phrases.name(of: $0) } + tags.map { "#" + $0 }
    let words = phrases.say("page-partOnly", ("what", .of(names.joined(separator: ", "))))
    markup.element("p", ("class", "quiet"), ("dir", "auto"), text: words)
  }

  /// What was left out, when it was made, and of how many records.
  func writeFoot(_ leftOut: Int, of look: String? = nil, to markup: inout Markup) {
    if leftOut > 0 {
      markup.element("p", ("class", look), text: phrases.privateLeftOut(leftOut))
    }
    if input.sealedCount > 0 {
      let words = phrases.say("seal-leftOut", ("records", .count(input.sealedCount, .record)))
      markup.element("p", ("class", look), text: words.capitalizedFirst)
    }
    let made = phrases.say(
      "page-made", ("CivilDay", .of(name(of: today))), ("records", .count(table.facts.count, .record)))
    markup.element("p", ("class", look), text: made)
  }

  /// The time at which a record was written, on the wall clock where it was written.
  func time(of record: Record) -> String? { record.at.map { phrases.time($0.local.time) } }
}

extension Shift {
  /// The shift with those of its records that the page shows; `nil` where it shows none.
  fileprivate func showing(_ isShown: (String) -> Bool) -> Shift? {
    var shift = self
    if let id = checkIn?.id, !isShown(id) { shift.checkIn = nil }
    if let id = checkOut?.id, !isShown(id) { shift.checkOut = nil }
    return shift.isNoted ? shift : nil
  }
}
