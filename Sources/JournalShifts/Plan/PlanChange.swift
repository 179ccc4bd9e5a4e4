import JournalModel

/// A day on which a published plan says something else than the one that was published before it.
public struct PlanChange: Hashable, Sendable {
  /// The day.
  public var day: CivilDay
  /// What was planned, and what is; empty for a day without work.
  public var was: [PlannedShift], now: [PlannedShift]
  /// When the new plan was published; `nil` where its record does not say it.
  public var published: Instant?
  /// The id of the new plan's record.
  public var plan: String
  /// Seconds from the publication to the first moment that is concerned, the start of the former or of the
  /// new shift; negative where that was past. `nil` where one of them is not known.
  public var notice: Int64?
}

/// How the published plans of some days were changed.
public struct PlanChanges: Hashable, Sendable {
  /// The changes in the order of their days, those of a day in the order of publication.
  public var changes: [PlanChange] = []
  /// The shifts of the days: of each as many as the fullest of its plans has.
  public var shifts = 0
  /// Those of them that were changed, and that were with less notice than ``shortNotice``: each once, however
  /// often.
  public var changed = 0, changedShortly = 0

  /// Less notice than this is short, in seconds.
  ///
  /// - Source: 48 hours in French public hospitals, decree 2002-9 of 4 January 2002, article 13.
  public static let shortNotice: Int64 = 48 * 3600

  /// The changes of a period.
  public init(_ plan: ShiftPlan, from: CivilDay, until: CivilDay, zone: TimeZoneRules) {
    guard from <= until, !plan.publications.isEmpty else { return }
    for day in (0...from.days(until: until)).map({ from.advanced(by: $0) }) {
      let plans = plan.publications.filter { $0.covers(day) }
      shifts += plans.map { plan.shifts(of: $0, on: day).count }.max() ?? 0
      var (changedMost, shortlyMost) = (0, 0)
      for (former, later) in zip(plans, plans.dropFirst()) {
        let (was, now) = (plan.shifts(of: former, on: day), plan.shifts(of: later, on: day))
        guard PlanChanges.differ(was, now) else { continue }
        let starts = (was + now).map { $0.hours?.start.instant(in: zone) }
        let start = starts.contains(nil) ? nil : starts.compactMap { $0 }.min()
        let notice = later.published.flatMap { published in start.map { published.seconds(until: $0) } }
        changes.append(
          PlanChange(
            day: day, was: was, now: now, published: later.published, plan: later.id, notice: notice))
        let count = PlanChanges.changed(was, now)
        changedMost = max(changedMost, count)
        if let notice, notice < PlanChanges.shortNotice { shortlyMost = max(shortlyMost, count) }
      }
      changed += changedMost
      changedShortly += shortlyMost
    }
  }

  /// Whether two lists of shifts are not the same words at the same hours.
  private static func differ(_ left: [PlannedShift], _ right: [PlannedShift]) -> Bool {
    left.count != right.count || zip(left, right).contains { !isSame($0, $1) }
  }

  /// How many shifts of a day were changed: one that became another is one.
  private static func changed(_ was: [PlannedShift], _ now: [PlannedShift]) -> Int {
    let kept = now.count { shift in was.contains { isSame($0, shift) } }
    return max(1, max(was.count, now.count) - kept)
  }

  private static func isSame(_ left: PlannedShift, _ right: PlannedShift) -> Bool {
    left.type.isAlike(right.type) && left.spans == right.spans
  }
}

extension ShiftPlan {
  /// The shifts of a day by one published plan, rest left out.
  func shifts(of plan: PublishedPlan, on day: CivilDay) -> [PlannedShift] {
    plan.pieces(on: day).map { shift($0.word, $0.spans, on: day, .plan(id: plan.id)) }
      .filter { $0.isShift || $0.meaning == nil }
  }
}

extension PlannedShift {
  /// `N 21:00-07:00`, as a line of a plan has it.
  public var written: String { PlanPiece(word: type, spans: times).written }
}
