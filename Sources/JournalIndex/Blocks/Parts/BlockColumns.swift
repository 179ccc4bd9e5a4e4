import JournalModel

/// What the records of a folder say, as numbers.
package typealias BlockColumns = FixedRows<ColumnRow>

/// What a record says, as numbers: 56 bytes. Of days and moments, the smallest number stands for none.
package struct ColumnRow: BitwiseCopyable, Hashable, Sendable {
  /// The wall clock of `at`, seconds since 1970-01-01 00:00 on it.
  package var at = Int64.min
  /// The keys that the file has, a bit for each `Key`.
  package var keys: UInt64 = 0
  /// The offset of the clock of `at` from UTC in seconds.
  package var atOffset = Int32.min
  /// Days since 1970-01-01.
  package var day: Int32 = 0
  /// The first and the last day off.
  package var (from, until) = (Int32.min, Int32.min)
  /// Words of title and text.
  package var wordCount: Int32 = 0
  package var problemCount: Int32 = 0
  /// Where the record begins among the records.
  package var recordOffset: UInt32 = 0
  /// Six bytes, in the order of `Scale.program`; 0 for none.
  private var storedRatings = Ratings()
  /// The step of the mood, -2…2; the smallest number for none or an unknown word.
  package var mood = Int8.min
  /// 0 for none, then as ``shiftCode(_:)`` has it.
  package var shift: UInt8 = 0
  /// The number of its `Kind`.
  package var kind: UInt8 = 0
  /// Where the day comes from: the number of a `Record.DateBasis`.
  package var dateBasis: UInt8 = 0
  /// 1 for a record, plus 2 for a favorite, plus 4 for a private one, plus 8 for one with a text.
  private var flags: UInt8 = 0
  /// Fills the row.
  private var nothing: UInt8 = 0

  /// Of a name without a record.
  init() {}

  init(_ record: borrowing Record) {
    at = record.at?.local.secondsSinceEpoch ?? .min
    atOffset = record.at?.offset ?? .min
    day = record.date.number
    from = record.from?.number ?? .min
    until = record.until?.number ?? .min
    keys = record.keys.rawValue
    wordCount = record.wordCount
    problemCount = record.problemCount
    storedRatings = record.ratings
    mood = record.mood.flatMap { Mood.Step(named: $0) }.map { Int8($0.rawValue) } ?? .min
    shift = ColumnRow.shiftCode(record.shift)
    kind = record.kind.rawValue
    dateBasis = record.dateBasis.rawValue
    flags =
      1 | (record.isFavorite ? 2 : 0) | (record.isPrivate ? 4 : 0)
      | (record.hasText ? 8 : 0)
  }

  /// The days that a record can have: those of years of four digits, and some before and after for zones.
  package static var days: ClosedRange<Int32> { -800_000...3_000_000 }

  /// Whether a row that is a record says what one can say: of another, no record is made.
  @inline(__always)
  package var isPossible: Bool {
    let days = ColumnRow.days
    let seconds = Int64(days.lowerBound) * 86_400...Int64(days.upperBound) * 86_400
    return days ~= day && (from == .min || days ~= from) && (until == .min || days ~= until)
      && (at == .min || seconds ~= at) && (atOffset == .min || -86_400...86_400 ~= atOffset)
      && wordCount >= 0 && problemCount >= 0
  }

  /// The ratings, whatever bytes stand there.
  package var ratings: Ratings {
    var ratings = Ratings()
    // Most records have none.
    if storedRatings.isEmpty { return ratings }
    for column in 0..<Ratings.count { ratings[column: column] = storedRatings[column: column] }
    return ratings
  }

  /// The rating in a column of ratings, whatever byte stands there; 0 for none.
  package func rating(_ column: Int) -> Int { storedRatings[column: column] ?? 0 }

  /// A shift as a number: 0 for none, 1 and what follows for those that the journal knows, then any other.
  package static func shiftCode(_ shift: ShiftType?) -> UInt8 {
    shift.map { UInt8((FactTable.knownShifts.firstIndex(of: $0) ?? FactTable.knownShifts.count) + 1) } ?? 0
  }

  /// One of the shifts that the journal knows.
  package var knownShift: ShiftType? {
    let index = Int(shift) - 1
    return FactTable.knownShifts.indices.contains(index) ? FactTable.knownShifts[index] : nil
  }

  /// The moment of `at`.
  package var timestamp: Timestamp? {
    guard at != .min else { return nil }
    let offset = atOffset == .min ? nil : atOffset
    return Timestamp(local: CivilTime(secondsSinceEpoch: at), offset: offset)
  }

  package var isRecord: Bool { flags & 1 != 0 }
  /// Whether the person marked it.
  package var isFavorite: Bool { flags & 2 != 0 }
  /// Whether it stays out of what is given to others.
  package var isPrivate: Bool { flags & 4 != 0 }
  package var hasText: Bool { flags & 8 != 0 }
  /// Whether the day is that of the file's time, which depends on the zone.
  package var isFileTime: Bool { dateBasis == Record.DateBasis.fileTime.rawValue }
  /// Whether the file itself says the day.
  package var isDated: Bool { dateBasis == Record.DateBasis.key.rawValue }
  /// Whether the kind tells of its day; see `Kind.isWrittenDaily`.
  package var isWrittenDaily: Bool { Kind(rawValue: kind)?.isWrittenDaily ?? false }
  /// Whether the kind is a plan; see `Kind.isPlan`.
  package var isPlan: Bool { Kind(rawValue: kind)?.isPlan ?? false }
  package var firstDay: Int32 { from == .min ? day : min(day, from) }
  package var lastDay: Int32 { max(day, until) }
}
