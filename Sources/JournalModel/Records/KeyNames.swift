/// What a key of the front matter means, whatever its language and spelling.
public enum KeyMeaning: Hashable, Sendable {
  /// A key of the journal.
  case key(Key)
  /// When the file was made: `created`, `date created`, `createdAt`, `créé` …
  case created
  /// When the file was last changed: `modified`, `updated`, `lastmod` …
  case modified

  /// Reads a key: English or French, without regard to case, accents, spaces, hyphens and underscores.
  public init?(_ name: String) { return nil }
}

extension Key {
  /// Reads the name of a key under any of its names; `nil` for keys of the person's own.
  public init?(named name: String) {
    guard case .key(let key)? = KeyMeaning(name) else { return nil }
    self = key
  }
}

extension Kind {
  /// Reads a kind under any of its names, English or French.
  public init?(named name: String) { return nil }
}

extension ShiftType {
  /// Reads the word of a shift: `Nuit` is ``night``, what the journal does not know is a word of the person's own.
  /// `nil` for an empty text.
  public init?(named name: String) { return nil }
}

extension VacationCategory {
  /// Reads a category under any of its names, English or French.
  public init?(named name: String) { return nil }
}

extension VacationStatus {
  /// Reads a status under any of its names, English or French.
  public init?(named name: String) { return nil }
}

extension Weekday {
  /// Reads a day of the week: an English or French name, whole or its beginning, or a number from 1 (Monday) to 7.
  public init?(named name: String) { return nil }
}
