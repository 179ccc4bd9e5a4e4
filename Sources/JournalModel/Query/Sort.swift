/// An order of records.
public struct Sort: Hashable, Sendable {
  /// What decides.
  public var field: Field
  /// Whether small, early and `a` come first.
  public var isAscending: Bool
  /// Where it is known, and days descend: days after it come last, the nearest first. Who lists a journal
  /// looks for what was, and time off of next summer is no news.
  public var today: CivilDay?

  /// An order; by default the youngest first.
  public init(by field: Field = .date, ascending: Bool = false) {
    self.field = field
    isAscending = ascending
  }

  /// Reads a field's name, with `-` in front for descending or `+` for ascending order; `nil` for other
  /// words.
  ///
  /// Without a sign, titles ascend and all else descends: the youngest, the happiest, the longest first.
  public init?(_ text: String) {
    let sign = text.utf8.first
    let hasSign = sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+")
    let name = hasSign ? String(text.dropFirst()) : text
    guard let field = Field(named: name) else { return nil }
    self.init(by: field, ascending: hasSign ? sign == UInt8(ascii: "+") : field == .title)
  }

  /// What records can be put in order by.
  public enum Field: Hashable, Sendable {
    /// The day and the moment; the title; the mood's score; the words of the text.
    case date, title, mood, words
    /// A rating.
    case scale(Scale)

    /// The names of all fields, for help and for messages.
    public static let names = ["date", "title", "mood", "words"] + Scale.allCases.map(\.name)

    init?(named name: String) {
      if let scale = Key(named: name)?.scale {
        self = .scale(scale)
        return
      }
      switch Folding.folded(name) {
      case "date", "at": self = .date
      case "title", "titre": self = .title
      case "mood", "humeur": self = .mood
      case "words", "mots": self = .words
      default: return nil
      }
    }
  }

  /// Puts records into the order. Those without the value come last in either direction, the youngest first.
  ///
  /// - Parameter zone: the journal's zone, for moments that state no offset.
  public func sorted(_ records: [Record], in zone: TimeZoneRules) -> [Record] {
    var reader = MomentReader(zone: zone)
    // Records are large; what mostly decides is not.
    let moments = records.map { Moment($0, &reader) }
    switch field {
    case .date: return sortedByDate(records, moments)
    case .title: return sorted(records, moments) { record in record.title.map(Folding.folded) }
    case .mood: return sorted(records, moments) { record in record.mood.flatMap { Mood($0).score } }
    case .words: return sorted(records, moments) { record in record.wordCount }
    case .scale(let scale): return sorted(records, moments) { record in record.ratings[scale] }
    }
  }

  private func sortedByDate(_ records: [Record], _ moments: [Moment]) -> [Record] {
    let order = records.indices.sorted { left, right in
      let (first, second) = (moments[left], moments[right])
      let isAscending = isAscending(first.day, second.day) ?? true
      if first != second { return (first < second) == isAscending }
      return isAscending
        ? Sort.isBefore(records[left], records[right]) : Sort.isBefore(records[right], records[left])
    }
    return order.map { records[$0] }
  }

  /// Whether records of two days ascend; `nil` where one of them is still to come and so comes last.
  package func isAscending(_ left: CivilDay, _ right: CivilDay) -> Bool? {
    guard let today, !isAscending else { return isAscending }
    let isLeftToCome = left > today
    return isLeftToCome == (right > today) ? isLeftToCome : nil
  }

  /// Asks for each record's value once: a title is folded for it.
  private func sorted<Value: Comparable>(
    _ records: [Record], _ moments: [Moment], by value: (Record) -> Value?
  ) -> [Record] {
    let values = records.map(value)
    let order = records.indices.sorted { left, right in
      switch (values[left], values[right]) {
      case (let first?, let second?) where first != second: isAscending == (first < second)
      case (_?, nil): true
      case (nil, _?): false
      default:
        moments[left] == moments[right]
          ? Sort.isBefore(records[right], records[left]) : moments[right] < moments[left]
      }
    }
    return order.map { records[$0] }
  }

  /// Of records of the same day and moment by id and path, so that the order never depends on the order of
  /// the files.
  private static func isBefore(_ left: Record, _ right: Record) -> Bool {
    if left.id != right.id { return left.id < right.id }
    return left.path.utf8.lexicographicallyPrecedes(right.path.utf8)
  }
}

/// The day of a record and its moment: in an hour that comes twice the clock on the wall goes back, time
/// does not.
private struct Moment: Comparable {
  var day: CivilDay
  /// Seconds since 1970-01-01T00:00:00Z; the smallest number without a moment.
  var seconds: Int64

  init(_ record: Record, _ reader: inout MomentReader) {
    day = record.date
    seconds = record.at.map { reader.seconds(of: $0) } ?? .min
  }

  static func < (left: Moment, right: Moment) -> Bool {
    left.day == right.day ? left.seconds < right.seconds : left.day < right.day
  }
}

extension Key {
  /// The scale whose rating the key holds.
  public var scale: Scale? {
    switch self {
    case .energy: .energy
    case .stress: .stress
    case .motivation: .motivation
    case .fatigue: .fatigue
    case .load: .load
    case .satisfaction: .satisfaction
    default: nil
    }
  }
}

extension Scale {
  /// The key that holds the rating.
  public var key: Key {
    switch self {
    case .energy: .energy
    case .stress: .stress
    case .motivation: .motivation
    case .fatigue: .fatigue
    case .load: .load
    case .satisfaction: .satisfaction
    }
  }
}
