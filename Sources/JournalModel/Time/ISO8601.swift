extension CivilDay {
  /// Reads `2026-03-02` and nothing else; `nil` where the calendar has no such day.
  public init?(iso text: String) { return nil }
  /// `2026-03-02`.
  public var iso: String { "" }
}

extension ClockTime {
  /// Reads `19:00` or `19:00:30` and nothing else.
  public init?(iso text: String) { return nil }
  /// `19:00`, with seconds only where they are not 0.
  public var iso: String { "" }
}

extension Timestamp {
  /// Reads `2026-11-20T18:50:00+01:00`; seconds and offset may be missing, `Z` is +00:00, a space may stand for the T.
  public init?(iso text: String) { return nil }
  /// `2026-11-20T18:50:00+01:00`, without offset where there is none.
  public var iso: String { "" }
}
