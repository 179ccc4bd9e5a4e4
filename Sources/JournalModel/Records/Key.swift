/// A key of the front matter that the journal gives a meaning to. What the format says of each is a row of
/// `KeyDefinition`.
public enum Key: UInt8, CaseIterable, Hashable, Sendable {
  /// In the order in which a new file and JSON have them.
  case kind, date, at, title, shift
  /// Ratings before and after a shift.
  case energy, stress, motivation, fatigue, load, satisfaction
  /// What a record says besides.
  case badges, mood, tags, highlights, favorite, people, place, weather, photos
  /// Hours of a shift.
  case start, end
  /// Time off.
  case from, until, category, status
  /// Who wrote it, and the id that it had there.
  case source, origin
  /// A published plan.
  case published, shifts
  /// Of a dated shift: whether it comes on top of the plan, and its hours where they are several.
  case extra, hours
  /// Which half of a day is off.
  case half
  /// A person.
  case name, birthday, relation, remind
  /// Sleep in minutes, and the steps of a day.
  case asleep, steps
  /// Recordings.
  case audio
  /// Hours that were worked: the calls of time on call, and those of a dated shift.
  case callOuts, worked
  /// The minutes without pay of a shift, where they are not the usual ones.
  case breakMinutes
}

/// A set of ``Key``s.
public struct KeySet: OptionSet, Hashable, Sendable {
  /// A bit for each raw value of ``Key``.
  public var rawValue: UInt64

  /// The set with these bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// The set of one key.
  @inlinable public init(_ key: Key) { rawValue = 1 << UInt64(key.rawValue) }

  /// Whether a key is in it.
  @inlinable public func contains(_ key: Key) -> Bool { rawValue & (1 << UInt64(key.rawValue)) != 0 }
}
