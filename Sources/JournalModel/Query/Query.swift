/// Which records are asked for, and in which order.
///
/// Words are compared without case and accents (`Folding`); what is not set does not restrict.
public struct Query: Hashable, Sendable {
  /// The first day; time off counts where any of its days lies in the span.
  public var from: CivilDay?
  /// The last day, inclusive.
  public var until: CivilDay?
  /// The kinds; empty means all but the profile.
  public var kinds: KindSet = []
  /// The tags, all of which a record must have; a nested tag `team/night` is found by `team` too.
  public var tags: [String] = []
  /// A mood: a word or an emoji; those of the same step match.
  public var mood: String?
  /// Words and emoji of the journal's own that stand for a mood.
  package var moods = OwnMoods()
  /// The journal's own scales: those whose values a survey shall have, and conditions ask about.
  package var scales: [Scale] = []
  /// The shift.
  public var shift: ShiftType?
  /// Words of the person's own that mean ``shift``: they match as it does.
  public var shiftWords: [ShiftType] = []
  /// The days of the week; all where there are none.
  public var weekdays: Set<Weekday> = []
  /// A person: the whole name or a word of it.
  public var person: String?
  /// Whether ``person`` is somebody's whole name: nobody else is meant then.
  package var isWholeName = false
  /// Marked as favorite, or not.
  public var isFavorite: Bool?
  /// Whether it asks for what records say, which nobody knows of those that are sealed.
  package var asksForValues: Bool {
    mood != nil || person != nil || isFavorite != nil || !tags.isEmpty || !conditions.isEmpty
  }
  /// Private, or not; see `Record.isPrivate`.
  package var isPrivate: Bool?
  /// Whether the file itself says the day with `date`, or not.
  package var isDated: Bool?
  /// What keys must say, all of it.
  public var conditions: [Condition] = []
  /// Whether files are listed whose text is elsewhere, such as empty ones; figures never count them.
  package var includesFilesWithoutRecord = false
  /// The order; the day and the moment, youngest first, decide what ``Sort/field`` leaves open.
  public var sort = Sort()
  /// How many of the records are left out at the start.
  public var offset = 0
  /// How many records are wanted at most; `nil` for all.
  public var limit: Int?

  /// All records, or those of some kinds and days.
  public init(
    kinds: KindSet = [], from: CivilDay? = nil, until: CivilDay? = nil, tags: [String] = [],
    conditions: [Condition] = [], sort: Sort = Sort(), limit: Int? = nil
  ) {
    (self.kinds, self.from, self.until, self.tags) = (kinds, from, until, tags)
    (self.conditions, self.sort, self.limit) = (conditions, sort, limit)
  }

  /// How many of the first ones the page needs.
  package var needed: Int {
    guard let limit else { return .max }
    let (sum, isTooMuch) = max(offset, 0).addingReportingOverflow(max(limit, 0))
    return isTooMuch ? .max : sum
  }

  /// What is between ``offset`` and ``limit``.
  package func page<Element>(of sorted: [Element]) -> ArraySlice<Element> {
    let rest = sorted.dropFirst(max(offset, 0))
    return limit.map { rest.prefix(max($0, 0)) } ?? rest
  }

  /// Whether a name is the one asked for, or has it as its first, last or any word where it is nobody's whole
  /// name.
  package func isOf(person asked: String, _ name: String) -> Bool {
    let name = Folding.bytes(of: name.trimmed)
    let asked = Folding.bytes(of: asked.trimmed)
    return name == asked || !isWholeName && name.split(separator: 0x20).contains { $0.elementsEqual(asked) }
  }
}

extension Record {
  /// The last day it covers: that of time off, else its day.
  package var lastDay: CivilDay { max(date, until ?? date) }
}

extension Query {
  /// Whether a tag is the one asked for, whose text is folded, or nested below it.
  package static func tag(_ tag: String, answersTo asked: [UInt8]) -> Bool {
    let folded = Folding.bytes(of: tag)
    return folded.starts(with: asked)
      && (folded.count == asked.count || folded[asked.count] == UInt8(ascii: "/"))
  }
}
