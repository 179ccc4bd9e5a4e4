import JournalInsights
import JournalLanguage
import JournalModel
import JournalStore

/// The sleep of some days with the gaps between shifts in which it lies.
struct SleepPeriod {
  /// The sleeps and the steps.
  let log: SleepLog
  /// Means, gaps, comparisons.
  let figures: SleepFigures
  private let zone: TimeZoneRules

  /// A gap may begin so many days before the shift that ends it.
  static let daysBefore = 9

  /// The sleep of a period's days; `nil` where none is known.
  ///
  /// - Parameters:
  ///   - period: with ``daysBefore`` days before the first one that is asked for, so that its gap is known.
  ///   - first: the first day that is asked for.
  init?(_ period: Period, from first: CivilDay, until last: CivilDay, _ journal: Journal, now: Instant) {
    zone = journal.zone
    let known = period.survey.records { $0.kind == .sleep }
    let records = known.filter { first <= $0.date && $0.date <= last }
    guard !records.isEmpty, let start = known.map(\.date).min(), let end = known.map(\.date).max() else {
      return nil
    }
    log = SleepLog(records, zone: zone)
    // The shifts around the sleeps that are known, and no others: a journal may go back decades.
    let days = max(period.from, start.advanced(by: -10))...min(period.until, max(end, start).advanced(by: 10))
    let notes = period.survey.records {
      ($0.kind == .checkIn || $0.kind == .checkOut) && days.contains($0.date)
    }
    let calendar = WorkCalendar(journal.profile, plan: period.plan, zone: zone)
    let shifts = ShiftLog(notes, days: days, plan: period.plan, zone: zone).shifts
      .map { calendar.counted($0, until: now) }
    var moods: [CivilDay: Mood.Step] = [:]
    let marked = CalendarDay.days(
      from: days.lowerBound, until: days.upperBound, table: period.survey.table, plan: period.plan, zone: zone
    )
    for day in marked { moods[day.day] = day.mood }
    // A gap is a matter of the day of the shift that ends it, whichever days its sleeps are filed under.
    var figures = SleepFigures(SleepLog(known, zone: zone), shifts, moods: { moods[$0] }, days: first...last)
    figures.count(log)
    self.figures = figures
  }

  /// The gap before the first shift of a day.
  func gap(before day: CivilDay) -> SleepGap? { figures.list.first { $0.rest.second == day } }

  /// A sleep from its start to its end on the wall.
  func caption(_ sleep: Sleep) -> SleepCaption {
    .slept(from: zone.local(sleep.start).time, until: zone.local(sleep.end).time, asleep: sleep.asleep)
  }
}

extension Period {
  /// The sleep of some days of a journal; see ``SleepPeriod``.
  static func sleep(_ journal: Journal, from: CivilDay, until: CivilDay, now: Instant) -> SleepPeriod? {
    var query = Query()
    query.kinds = [.sleep]
    (query.from, query.until) = (from.advanced(by: -1), until.advanced(by: 1))
    // Most journals have none: nothing else is asked then.
    guard journal.records(matching: query).records.contains(where: { from <= $0.date && $0.date <= until })
    else {
      return nil
    }
    let period = Period(
      journal, from: from.advanced(by: -SleepPeriod.daysBefore), until: until.advanced(by: 1))
    return SleepPeriod(period, from: from, until: until, journal, now: now)
  }
}

extension JSONWriter {
  /// The sleeps of a day, the gap before its shift, in minutes, and its steps.
  mutating func sleep(_ sleep: SleepPeriod?, on day: CivilDay, steps: Int? = nil, in zone: TimeZoneRules) {
    key("sleep")
    list(sleep?.log.sleeps(on: day) ?? []) { json, sleep in
      json.object { json in
        json.field("id", sleep.id)
        json.field("start", zone.timestamp(sleep.start).iso)
        json.field("end", zone.timestamp(sleep.end).iso)
        json.field("asleep", Int(sleep.asleep / 60))
      }
    }
    key("sleepGap")
    if let gap = sleep?.gap(before: day) { self.gap(gap, in: zone) } else { null() }
    nullable("steps", steps ?? sleep?.log.steps[day])
  }

  private mutating func gap(_ gap: SleepGap, in zone: TimeZoneRules) {
    object { json in
      json.field("from", zone.timestamp(gap.rest.start).iso)
      json.field("until", zone.timestamp(gap.rest.end).iso)
      json.field("minutes", Int(gap.rest.seconds / 60))
      json.field("asleep", Int(gap.asleep / 60))
      json.field("beforeShift", Int(gap.beforeShift / 60))
      json.field("sleeps", gap.sleeps)
      json.field("afterNight", gap.rest.isAfterNight)
    }
  }

  /// The figures under the key `sleep`, in minutes, each with its count; `null` where nothing is known.
  mutating func sleep(_ sleep: SleepPeriod?, withGaps: Bool = false, in zone: TimeZoneRules) {
    key("sleep")
    guard let figures = sleep?.figures else { return null() }
    object { json in
      for (name, mean) in [
        ("sleeps", figures.sleeps), ("gaps", figures.gaps), ("afterNights", figures.afterNights),
        ("beforeNights", figures.beforeNights), ("afterQuickReturns", figures.afterQuickReturns),
      ] {
        json.key(name)
        json.object { json in
          json.field("count", mean.count)
          json.nullable("asleep", mean.mean.map { Int($0 / 60) })
        }
      }
      json.field("shortGaps", figures.short)
      json.key("comparisons")
      json.list(figures.comparisons) { json, comparison in
        json.object { json in
          json.field("measure", comparison.measure.name)
          json.mean("short", comparison.short)
          json.mean("enough", comparison.enough)
        }
      }
      json.field("stepDays", figures.stepDays)
      json.nullable("meanSteps", figures.stepDays > 0 ? figures.steps / figures.stepDays : nil)
      guard withGaps else { return }
      json.key("list")
      json.list(figures.list) { $0.gap($1, in: zone) }
    }
  }
}

extension SleepFigures {
  /// What is said of them, a line each.
  func lines(_ phrases: any Phrases) -> [String] {
    var lines: [SleepCaption] = []
    if let mean = sleeps.mean { lines.append(.mean(mean, sleeps: sleeps.count)) }
    if let mean = gaps.mean { lines.append(.inGaps(mean, gaps: gaps.count)) }
    if let mean = afterNights.mean { lines.append(.afterNights(mean, gaps: afterNights.count)) }
    if let mean = beforeNights.mean { lines.append(.beforeNights(mean, gaps: beforeNights.count)) }
    if let mean = afterQuickReturns.mean {
      lines.append(.afterQuickReturns(mean, gaps: afterQuickReturns.count))
    }
    if gaps.count > 0 { lines.append(.short(short, of: gaps.count)) }
    for comparison in comparisons {
      guard let short = comparison.short, let enough = comparison.enough else { continue }
      func told(_ mean: Mean) -> String {
        "\(phrases.value(mean.value, of: comparison.measure)) (\(phrases.number(mean.count)))"
      }
      lines.append(
        .comparison(phrases.name(of: comparison.measure), short: told(short), enough: told(enough)))
    }
    if stepDays > 0 { lines.append(.meanSteps(steps / stepDays, days: stepDays)) }
    return lines.map { phrases.sleep($0) }
  }
}
