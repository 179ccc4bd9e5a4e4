/// What `journal.md` says about the person and the journal.
public struct Profile: Hashable, Sendable {
  /// The version of the format, the key `smjournal`.
  public var version = 1
  /// The first name.
  public var name: String?
  /// A language code, such as `fr`; the system's where absent.
  public var language: String?
  /// An IANA zone name, the latest where there are several; the system's where absent.
  public var timezone: String?
  /// The zones from their days on, in order, where the key is a list; empty where there is one zone, or none.
  public var zones: [DatedZone] = []
  /// When a new day starts for what has no other sign of its day.
  public var dayStarts = ClockTime.midnight
  /// The first day of a week.
  public var weekStarts = Weekday.monday
  /// The days on which work is expected where no rota says more.
  public var workingDays: Weekdays = [.monday, .tuesday, .wednesday, .thursday, .friday]
  /// What the words of the rota mean, where they mean something in this hospital alone.
  public var shifts = ShiftTable()
  /// The rotas, each valid from its day to the next one's or to its own last day, in order of days.
  public var rota: [Rota] = []
  /// Public holidays of the person's own.
  public var holidays: [CivilDay] = []
  /// The regions whose public holidays are hers.
  package var holidayRegions: [HolidayRegion] = []
  /// Which hours are night; by law in most countries 21 to 6, or what the person's own agreement says.
  public var night = ClockSpan(
    start: ClockTime(validSecondOfDay: 21 * 3600), end: ClockTime(validSecondOfDay: 6 * 3600))
  /// The minutes of a week by contract.
  public var contractMinutes: Int?
  /// What the hours of a shift are read from where nobody states them.
  public var clock = ClockBasis.said
  /// The limits of work and rest that the person wants to see.
  public var restRules: RestRuleChoice?
  /// The order of day and month in numbers, `5/6`; `nil` where nobody said, which is day first where a person
  /// types them.
  package var dateOrder: DayExpression.Order?
  /// Where the model lies by which recordings are written down; `nil` where nobody said.
  package var transcribeModel: String?
  /// What prompts must leave out.
  public var memories = Memories()
  /// The templates of entries by the day of the week or the shift.
  public var templates = TemplateChoice()
  /// The scales on which she is asked: those of the program, and behind them her own.
  public var scales = Scale.program + Scale.more
  /// Whether the tags in the text of entries are read, `#calm`.
  public var readsInlineTags = true
  /// What the columns of tables of moods hold, by their heads.
  public var columns: [String: ColumnMeaning] = [:]
  /// Words and emoji of the person's own that stand for a mood.
  public var moods = OwnMoods()
  /// Whether it is said after very low weeks where help can be had.
  public var offersCare = true
  /// Whether warning signs of exhaustion are shown.
  public var showsWarningSigns = true
  /// Badges of the person's own, offered after those of everybody.
  package var badges: [OwnBadge] = []
  /// The colours that she wants to see.
  package var theme = Theme()
  /// How warmly she is spoken to.
  package var tone = Tone.warm
  /// What her work is called; `nil` where she does not say.
  package var profession: Profession?
  /// The form of adjectives about her; `nil` where she does not say.
  package var agreement: Agreement?
  /// How the affirmation of a day is found.
  package var affirmations = AffirmationOrder.byDay
  /// To whom records are sealed.
  package var sealTo: [String] = []
  /// The kinds of records that are sealed when they are written; `mood` for an entry of a mood alone.
  package var sealed: Set<String> = []
  /// Whether what `sealed` says could not be read in part: then nobody knows which kinds it means.
  package var isSealedUnclear = false

  /// Whether records of a kind that can be sealed may have to be.
  package func seals(_ word: String) -> Bool { isSealedUnclear || sealed.contains(word) }

  package var sealsKinds: Bool { isSealedUnclear || !sealed.isEmpty }
  /// What tells the journal from others and its copies share: random, given when it was made; `nil` where it
  /// was made by hand.
  public var identifier: String?
  /// Who wrote what the form of this journal saved: the key `source`, by which the journal knows its own.
  package var formSource: String { identifier.map { "form:" + $0 } ?? "form" }
  /// Keys that the journal gives no meaning to.
  public var extra: [Value.Field] = []

  /// The profile of a journal that says nothing.
  public init() {}
}

/// The zone that holds from a day on.
public struct DatedZone: Hashable, Sendable {
  /// Its first day; `nil` for the one that held before all others.
  public var from: CivilDay?
  /// The IANA name.
  public var name: String

  /// A zone from a day on.
  public init(from: CivilDay?, name: String) {
    self.from = from
    self.name = name
  }
}

/// A cycle of shifts that repeats from a day on.
public struct Rota: Hashable, Sendable {
  /// The first day of the cycle.
  public var from: CivilDay
  /// The last day on which it holds, where it ends of itself.
  public var until: CivilDay?
  /// The words of each day, in their order: one for most days; never empty, nor is a day.
  public var cycle: [[ShiftType]]
  /// The usual hours of shift types, by the word of the cycle.
  public var hours: UsualHours

  /// A rota from a day on.
  public init(from: CivilDay, until: CivilDay? = nil, cycle: [[ShiftType]], hours: UsualHours = [:]) {
    (self.from, self.until) = (from, until)
    self.cycle = cycle
    self.hours = hours
  }

  /// Whether it holds on a day, as far as no later one does.
  public func covers(_ day: CivilDay) -> Bool { from <= day && day <= until ?? day }

  /// The index of a day in the cycle, which has at least one.
  public func index(of day: CivilDay) -> Int {
    let index = from.days(until: day) % cycle.count
    return index < 0 ? index + cycle.count : index
  }

  /// The words of a day, also before the first one; none where the cycle is empty.
  public func words(on day: CivilDay) -> [ShiftType] { cycle.isEmpty ? [] : cycle[index(of: day)] }

  /// Reads the words of a day: `late+on-call`; `nil` where there is none, or an empty one.
  public static func words(_ text: String) -> [ShiftType]? {
    let parts = text.utf8.split(separator: UInt8(ascii: "+"), omittingEmptySubsequences: false)
    let words = parts.compactMap { ShiftType(named: String(Substring($0))) }
    return words.isEmpty || words.count < parts.count ? nil : words
  }
}

/// Which template an entry follows, by the shift of its day, or by the day of the week.
public struct TemplateChoice: Hashable, Sendable {
  /// Names of templates by days of the week.
  public var ofDays: [Weekday: String] = [:]
  /// Names of templates by words of shifts, folded.
  public var ofShifts: [String: String] = [:]

  /// None chosen.
  public init() {}

  /// The name of the template of a day; that of its shift goes before that of the day of the week.
  ///
  /// - Parameter shifts: the word of the shift, and the one for what it means.
  public func name(on day: CivilDay, shifts: [ShiftType]) -> String? {
    guard !ofDays.isEmpty || !ofShifts.isEmpty else { return nil }
    return shifts.lazy.compactMap { shift in
      // The word itself before others that mean the same.
      ofShifts[Folding.folded(shift.name)]
        ?? ofShifts.keys.sorted().first { ShiftType(named: $0) == shift }.flatMap { ofShifts[$0] }
    }.first ?? ofDays[day.weekday]
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
