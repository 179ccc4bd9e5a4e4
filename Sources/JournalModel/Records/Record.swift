/// One record of the journal: what its file says, read generously.
///
/// The text itself is not part of it: a store gives the body of a record on request.
public struct Record: Hashable, Sendable {
  /// The file name without `.md`.
  public var id: String
  /// The path relative to the root of the journal, with `/` between its parts.
  public var path: String
  /// What it is.
  public var kind: Kind
  /// The day it belongs to: for a shift the day it began, for a vacation its first day.
  public var date: CivilDay
  /// Where ``date`` comes from.
  public var dateBasis: DateBasis
  /// The moment it was written about, or at.
  public var at: Timestamp?
  /// Its title.
  public var title: String?
  /// An emoji or a word, as written; ``Mood`` reads it.
  public var mood: String?
  /// Its tags, without `#`: those of the key, then those that the text alone has.
  public var tags: [String] = []
  /// The tags that stand in its text, `#calm`, alike ones once, without `#`.
  public var inlineTags: [String] = []
  /// What shall be remembered.
  public var highlights: [String] = []
  /// Whether the person marked it.
  public var isFavorite = false
  /// The people it names.
  public var people: [String] = []
  /// Where it was.
  public var place: String?
  /// What the weather was.
  public var weather: String?
  /// Paths of pictures, as written.
  public var photos: [String] = []
  /// The shift it belongs to.
  public var shift: ShiftType?
  /// The ratings of a check-in or check-out.
  public var ratings = Ratings()
  /// Emoji or names of badges, as written.
  public var badges: [String] = []
  /// When a shift or a sleep starts; of a check-in, when its shift did.
  public var start: ShiftTime?
  /// When a shift or a sleep ends; of a check-out, when its shift did.
  public var end: ShiftTime?
  /// The first day of time off.
  public var from: CivilDay?
  /// The last day of time off.
  public var until: CivilDay?
  /// What time off is for.
  public var category: VacationCategory?
  /// How far a plan for time off has come.
  public var status: VacationStatus?
  /// Who wrote the record; nothing for a file made by hand.
  public var source: String?
  /// The values of the keys that few records have, in the order of ``Key``, checked when they were read.
  public var details: [Detail] = []
  /// Keys that the journal gives no meaning to, in the order of the file.
  public var extra: [Value.Field] = []
  /// The keys that the file has, with a value that could be read: tells an empty list from an absent one.
  public var keys: KeySet = []
  /// Words of the title and of the body; the note of a day is called by it, and nobody wrote that.
  public var wordCount: Int32 = 0
  /// Whether the body has words: a record may be a title or a mood alone.
  public var hasText = false
  /// Problems of the file; a long text is no problem.
  public var problemCount: Int32 = 0
  /// Whether it stays out of what is given to others unless it is asked for; decided where its file is read,
  /// by ``Privacy``.
  public package(set) var isPrivate = false

  /// A record with nothing but its identity and its day.
  public init(id: String, path: String, kind: Kind, date: CivilDay, dateBasis: DateBasis = .key) {
    (self.id, self.path, self.kind, self.date, self.dateBasis) = (id, path, kind, date, dateBasis)
  }

  /// Where the day of a record comes from, in the order in which they are asked.
  public enum DateBasis: UInt8, Hashable, Sendable {
    /// A key: `date`, or `from` of a vacation.
    case key
    /// The file's name.
    case name
    /// The wall clock of `at` or of `created`.
    case timestamp
    /// The time at which the file was last changed, for want of anything better.
    case fileTime
  }
}

/// The value of a key that few records have.
public struct Detail: Hashable, Sendable {
  /// The key.
  public var key: Key
  /// Its value, as it would be written.
  public var value: Value

  /// A key with its value.
  public init(key: Key, value: Value) {
    self.key = key
    self.value = value
  }
}

/// When a shift starts or ends: a moment with its day, or a time of the wall clock on the shift's day.
public enum ShiftTime: Hashable, Sendable {
  /// A day and a time, perhaps with an offset.
  case timestamp(Timestamp)
  /// A time on the day of the shift (an end that is not after the start lies on the next day).
  case clock(ClockTime)
}

extension ShiftTime {
  /// `19:00`, or `2026-11-24T19:00:00+01:00`.
  public var iso: String {
    switch self {
    case .timestamp(let timestamp): timestamp.iso
    case .clock(let time): time.iso
    }
  }
}
