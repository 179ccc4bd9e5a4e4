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
  ///
  /// - Parameter scales: those that a journal has; those of the program always are.
  public init?(_ text: String, scales: [Scale] = Scale.program) {
    let sign = text.utf8.first
    let hasSign = sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+")
    let name = hasSign ? String(text.dropFirst()) : text
    guard let field = Field(named: name, scales) else { return nil }
    self.init(by: field, ascending: hasSign ? sign == UInt8(ascii: "+") : field == .title)
  }

  /// What records can be put in order by.
  public enum Field: Hashable, Sendable {
    /// The day and the moment; the title; the mood's score; the words of the text.
    case date, title, mood, words
    /// When a record was written, by its key `created`, else its moment or its day; when its file was last
    /// changed, by its key `modified`, else the file's time.
    case created, modified
    case scale(Scale)

    /// The names of all fields, for help and for messages.
    public static let names =
      ["date", "title", "mood", "words", "created", "modified"] + Scale.program.map(\.name)

    init?(named name: String, _ scales: [Scale]) {
      if let scale = Key(named: name)?.scale ?? scales.own.first(where: { $0.isNamed(name) }) {
        self = .scale(scale)
        return
      }
      switch KeyMeaning(name) {
      case .key(.date)?, .key(.at)?: self = .date
      case .key(.title)?: self = .title
      case .key(.mood)?: self = .mood
      case .created?: self = .created
      case .modified?: self = .modified
      default:
        guard Field.wordsNames[name] != nil else { return nil }
        self = .words
      }
    }

    /// How its own field is called that no file has.
    private static let wordsNames = Joints.index("words")
  }
}

extension [Record] {
  /// In the order of their days and moments, of the same moment in the order of writing: by the key
  /// `created`, which a record without one has at its own moment; then by id, a name that was taken behind
  /// the one that took it, and by path, so that the order never depends on the order of the files.
  ///
  /// - Parameter zone: the journal's zone, for moments that state no offset.
  public func sortedByDay(ascending isAscending: Bool = false, in zone: TimeZoneRules) -> [Record] {
    var reader = MomentReader(zone: zone)
    // Records are large, and `map` copies each; what mostly decides is small.
    let moments = indices.map { Moment(self[$0], &reader) }
    let written = { (index: Int) -> Int64 in
      self[index].created.flatMap { reader.seconds(of: $0) } ?? moments[index].seconds
    }
    // Always ascending, as files come: a short list that is already in order is sorted in one pass.
    let order = indices.sorted { first, second in
      if moments[first] != moments[second] { return moments[first] < moments[second] }
      let (before, after) = (written(first), written(second))
      if before != after { return before < after }
      if self[first].id != self[second].id { return Record.id(self[first].id, precedes: self[second].id) }
      return self[first].path.utf8.lexicographicallyPrecedes(self[second].path.utf8)
    }
    return (isAscending ? order : order.reversed()).map { self[$0] }
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
