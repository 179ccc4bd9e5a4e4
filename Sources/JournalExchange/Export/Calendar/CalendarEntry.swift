import JournalModel

/// An event of a calendar that others may see: when, what in a word, and nothing that somebody wrote.
package struct CalendarEntry: Hashable, Sendable {
  /// What identifies it for ever, and names nobody.
  package var uid: String
  /// When what it comes from last changed: the journal's own times, not the clock, so that the same journal
  /// gives the same bytes.
  package var changed: Instant
  package var span: Span
  package var summary: String
  /// Whether it is only a wish.
  package var isTentative = false
  /// How it counts for those who look for free time.
  package var availability = Availability.busy
  package var isYearly = false
  package var description: String?
  /// What is said when the alarm goes off; `nil` without an alarm.
  package var alarm: String?
  /// When it goes off, from the beginning: a duration of RFC 5545, 3.3.6.
  package var alarmTrigger = "PT0S"

  package enum Span: Hashable, Sendable {
    /// From a moment to another; days, both inclusive.
    case moments(Instant, Instant)
    case days(CivilDay, CivilDay)
  }

  /// How an event counts.
  package enum Availability: Hashable, Sendable {
    /// At work; not at work, and away; of no consequence.
    case busy, away, free
  }
}

extension CalendarText {
  /// Begins a calendar that a program may subscribe to.
  ///
  /// - Source: RFC 5545, 3.6; X-WR-CALNAME and X-PUBLISHED-TTL are what Apple and Outlook read, RFC 7986 has
  ///   the others.
  package mutating func begin(name: String, purpose: String, language: String) {
    line("BEGIN", "VCALENDAR")
    line("VERSION", "2.0")
    line("PRODID", "-//smjournal//\(purpose)//\(language.uppercased())")
    line("CALSCALE", "GREGORIAN")
    text("NAME", name)
    text("X-WR-CALNAME", name)
    line("REFRESH-INTERVAL;VALUE=DURATION", "PT12H")
    line("X-PUBLISHED-TTL", "PT12H")
  }

  /// Adds an event.
  ///
  /// Times are in UTC, so that no description of a zone is needed and no program gets one wrong.
  package mutating func add(_ entry: CalendarEntry) {
    line("BEGIN", "VEVENT")
    line("UID", entry.uid)
    line("DTSTAMP", CalendarText.moment(entry.changed))
    line("LAST-MODIFIED", CalendarText.moment(entry.changed))
    // A number that rises with each change: seconds since 2020, which fit until 2088.
    let sequence = min(max(0, entry.changed.secondsSinceEpoch - 1_577_836_800), Int64(Int32.max))
    line("SEQUENCE", String(sequence))
    switch entry.span {
    case .moments(let start, let end):
      line("DTSTART", CalendarText.moment(start))
      line("DTEND", CalendarText.moment(end))
    case .days(let first, let last):
      line("DTSTART;VALUE=DATE", CalendarText.day(first))
      line("DTEND;VALUE=DATE", CalendarText.day(last.advanced(by: 1)))
    }
    if entry.isYearly { line("RRULE", CalendarText.yearly(from: entry.span)) }
    text("SUMMARY", entry.summary)
    if let description = entry.description { text("DESCRIPTION", description) }
    if entry.isTentative { line("STATUS", "TENTATIVE") }
    line("TRANSP", entry.availability == .busy ? "OPAQUE" : "TRANSPARENT")
    if entry.availability == .away { line("X-MICROSOFT-CDO-BUSYSTATUS", "OOF") }
    if let question = entry.alarm {
      line("BEGIN", "VALARM")
      line("ACTION", "DISPLAY")
      text("DESCRIPTION", question)
      line("TRIGGER", entry.alarmTrigger)
      line("END", "VALARM")
    }
    line("END", "VEVENT")
  }

  /// Once a year; where 29 February is missing on the day before it.
  private static func yearly(from span: CalendarEntry.Span) -> String {
    guard case .days(let day, _) = span, day.month == 2, day.day == 29 else { return "FREQ=YEARLY" }
    return "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1"
  }

  package mutating func end() { line("END", "VCALENDAR") }
}
