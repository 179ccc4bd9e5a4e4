import JournalModel

/// What `today` says from a moment on, until the next one of a pocket.
package struct PocketMoment: Hashable, Sendable {
  package var from: Instant
  package var state: State

  package init(from: Instant, state: State) {
    self.from = from
    self.state = state
  }

  /// What is told; equal ones in a row are one.
  package struct State: Hashable, Sendable {
    /// The day of the wall clock, which memories are of.
    package var day: CivilDay
    /// The lines of `today`, in the order of the page.
    package var lines: [Line] = []
    /// What a mood of now belongs to.
    package var mood: Slot
    package var due: Slot?
    /// The check-out of the shift that ended last, for who noted its check-in on this page.
    package var last: Slot?

    package init(day: CivilDay, mood: Slot) {
      self.day = day
      self.mood = mood
    }
  }

  /// A line of `today`.
  package struct Line: Hashable, Sendable {
    package var role: Role
    package var text: String
    package var record: String?
    /// The share of a way that lies behind, in hundredths.
    package var share: Int?

    package init(_ role: Role, _ text: String, record: String? = nil, share: Int? = nil) {
      (self.role, self.text, self.record, self.share) = (role, text, record, share)
    }
  }

  /// What a line is about: its class in the page.
  package enum Role: String, Sendable {
    case greeting, headline, hours, countdown, details, progress, affirmation, birthday, warning, memory
  }

  /// The day and the shift that answers belong to.
  package struct Slot: Hashable, Sendable {
    package var kind: Kind
    package var day: CivilDay
    package var shift: ShiftType?
    package var words: String
    /// From when on it is asked when the shift began or ended; `nil` for never.
    package var asksHoursFrom: Instant?

    package init(
      _ kind: Kind, of day: CivilDay, shift: ShiftType?, words: String = "", asksHoursFrom: Instant? = nil
    ) {
      (self.kind, self.day, self.shift) = (kind, day, shift)
      (self.words, self.asksHoursFrom) = (words, asksHoursFrom)
    }
  }
}
