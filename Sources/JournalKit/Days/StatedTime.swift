import JournalModel

/// When a shift began or ended, as a person says it: `7h50`, `7`, `now`, `yesterday 19h30`, an instant.
package enum StatedTime: Hashable, Sendable {
  /// The moment of saying it.
  case now
  /// A time, of the shift where no day is said.
  case said(MomentArgument)

  /// Reads a time; `nil` where the text is none.
  package init?(_ text: String) {
    if StatedTime.nowWords[text] != nil {
      self = .now
    } else if let time = ClockTime(said: text) {
      self = .said(.clock(time))
    } else if let moment = MomentArgument(text) {
      self = .said(moment)
    } else {
      return nil
    }
  }

  private static let nowWords = WordIndex(["now,maintenant,jetzt,ahora,adesso,ora,agora,nu,今,지금"])

  /// The time as a file says it: a time alone as it is, one of the shift's; all else with its day, its offset
  /// and whole minutes.
  package func time(now: Instant, _ dates: Dates, in zone: TimeZoneRules) -> ShiftTime {
    if case .said(.clock(let time)) = self { return .clock(time) }
    let moment = if case .said(let moment) = self { moment } else { MomentArgument.ago(minutes: 0) }
    let timestamp = moment.resolved(dates, now: now, in: zone).timestamp(on: dates.context.today, in: zone)
    return .timestamp(timestamp ?? zone.timestamp(now))
  }
}
