/// What `journal.md` says about the person and the journal.
public struct Profile: Hashable, Sendable {
  /// The version of the format, the key `smjournal`.
  public var version = 1
  /// The first name.
  public var name: String?
  /// A language code, such as `fr`; the system's where absent.
  public var language: String?
  /// An IANA zone name; the system's where absent.
  public var timezone: String?
  /// When a new day starts for what has no other sign of its day.
  public var dayStarts = ClockTime.midnight
  /// The first day of a week.
  public var weekStarts = Weekday.monday
  /// The days on which work is expected where no rota says more.
  public var workingDays: Weekdays = [.monday, .tuesday, .wednesday, .thursday, .friday]
  /// The rotas, each valid from its day to the next one's, in order of days.
  public var rota: [Rota] = []
  /// Public holidays.
  public var holidays: [CivilDay] = []
  /// What prompts must leave out.
  public var memories = Memories()
  /// Words and emoji of the person's own that stand for a mood.
  public var moods = OwnMoods()
  /// Whether it is said after very low weeks where help can be had.
  public var offersCare = true
  /// Keys that the journal gives no meaning to.
  public var extra: [Value.Field] = []

  /// The profile of a journal that says nothing.
  public init() {}
}

/// A cycle of shifts that repeats from a day on.
public struct Rota: Hashable, Sendable {
  /// The day of the first word of the cycle.
  public var from: CivilDay
  /// One shift a day; never empty.
  public var cycle: [ShiftType]
  /// The usual hours of shift types, by the word of the cycle.
  public var hours: UsualHours

  /// A rota from a day on.
  public init(from: CivilDay, cycle: [ShiftType], hours: UsualHours = [:]) {
    self.from = from
    self.cycle = cycle
    self.hours = hours
  }

  /// The usual start and end of a shift; an end that is not after the start lies on the next day.
  public struct Hours: Hashable, Sendable {
    /// When it starts.
    public var start: ClockTime
    /// When it ends.
    public var end: ClockTime

    /// From a start to an end.
    public init(start: ClockTime, end: ClockTime) {
      self.start = start
      self.end = end
    }
  }
}

/// What prompts and memories must leave out.
public struct Memories: Hashable, Sendable {
  /// Records with one of these tags.
  public var excludedTags: [String] = []
  /// Records with a mood below this score (−2...2).
  public var lowestMood: Int?
  /// Whether any are shown.
  public var areShown = true

  /// Nothing is left out.
  public init() {}
}
