import JournalModel

/// The names and folders that new files get: ASCII, lower case, legal on every system, at most 100 bytes.
public enum FileNames {
  /// The folder of a day's month, such as `2026/11`.
  public static func folder(of day: CivilDay) -> String { "" }

  /// A text as a part of a name: accents folded, words joined by `-`; `nil` where no letter or digit is left,
  /// as with other scripts.
  public static func slug(_ text: String, limit: Int = 60) -> String? { nil }

  /// The name, without `.md`, of a record of a day: `2026-11-20-1850-check-in`, `2026-12-20-vacation`,
  /// `2026-11-24-shift-night`, or with the slug of a title.
  public static func stem(
    kind: Kind, day: CivilDay, time: ClockTime?, title: String?, shift: ShiftType? = nil
  ) -> String { "" }
}
