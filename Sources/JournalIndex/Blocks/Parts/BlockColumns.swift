import JournalModel
import SystemLibrary

/// What the records of a folder say, as numbers: one array after another, each with a place for every row of
/// the block.
///
/// With *n* rows, offsets from the start of the part:
///
/// | offset | bytes each | array |
/// |---|---|---|
/// | 0 | 8 | wall clock of `at`, seconds since 1970-01-01 00:00 on it; the smallest number for none |
/// | 8 *n* | 4 | its offset from UTC in seconds; the smallest number for none |
/// | 12 *n* | 4 | day, days since 1970-01-01 |
/// | 16 *n* | 4 | `from`; the smallest number for none |
/// | 20 *n* | 4 | `until`; the smallest number for none |
/// | 24 *n* | 8 | the keys that the file has, a bit for each `Key` |
/// | 32 *n* | 4 | words of the text |
/// | 36 *n* | 4 | number of problems |
/// | 40 *n* | 4 | offset among the records |
/// | 44 *n* | 6 | ratings, in the order of `Scale.program`; 0 for none |
/// | 50 *n* | 1 | step of the mood, -2…2; the smallest number for none or an unknown word |
/// | 51 *n* | 1 | shift: 0 for none, 1 day, 2 night, 3 rest, 4 another word |
/// | 52 *n* | 1 | `Kind` |
/// | 53 *n* | 1 | `Record.DateBasis` |
/// | 54 *n* | 1 | 1 for a record, plus 2 for a favorite, plus 4 for a private one |
package struct BlockColumns: @unchecked Sendable {
  // Unchecked, because the bytes are only ever read.

  let base: UnsafeRawPointer
  private let part: IndexBytes
  /// How many rows there are.
  package let count: Int

  /// The bytes of a row in all arrays together.
  package static var rowSize: Int { 55 }

  /// The days that a record can have: those of years of four digits, and some before and after for zones.
  package static var days: ClosedRange<Int32> { -800_000...3_000_000 }

  /// Takes a part with so many rows; `nil` where it can't be one.
  package init?(_ part: IndexBytes, count: Int) {
    guard part.count == count * BlockColumns.rowSize, let base = part.bytes.baseAddress else { return nil }
    self.base = base
    self.part = part
    self.count = count
  }

  /// Whether a row that is a record says what one can say: of another, no record is made.
  @inline(__always)
  package func isPossible(_ row: Int) -> Bool {
    let (at, offset, days) = (self.at(row), atOffset(row), BlockColumns.days)
    let seconds = Int64(days.lowerBound) * 86_400...Int64(days.upperBound) * 86_400
    return days ~= day(row) && (from(row) == .min || days ~= from(row))
      && (until(row) == .min || days ~= until(row)) && (at == .min || seconds ~= at)
      && (offset == .min || -86_400...86_400 ~= offset) && wordCount(row) >= 0 && problemCount(row) >= 0
  }

  @inline(__always)
  func load<Number: FixedWidthInteger & BitwiseCopyable>(_ field: Int, _ row: Int) -> Number {
    let offset = field * count + row * MemoryLayout<Number>.size
    return Number(littleEndian: base.loadUnaligned(fromByteOffset: offset, as: Number.self))
  }

  /// The wall clock of `at` in seconds; the smallest number for none.
  package func at(_ row: Int) -> Int64 { load(0, row) }
  /// The offset of that clock from UTC in seconds; the smallest number for none.
  package func atOffset(_ row: Int) -> Int32 { load(8, row) }
  package func day(_ row: Int) -> Int32 { load(12, row) }
  /// The first day off; the smallest number for none.
  package func from(_ row: Int) -> Int32 { load(16, row) }
  /// The last day off; the smallest number for none.
  package func until(_ row: Int) -> Int32 { load(20, row) }
  /// The keys of the file.
  package func keys(_ row: Int) -> UInt64 { load(24, row) }
  /// Words of the text.
  package func wordCount(_ row: Int) -> Int32 { load(32, row) }
  /// Problems of the file.
  package func problemCount(_ row: Int) -> Int32 { load(36, row) }
  /// Where the record begins.
  package func recordOffset(_ row: Int) -> Int { Int(load(40, row) as UInt32) }
  /// The step of the mood; the smallest number where there is none.
  package func mood(_ row: Int) -> Int8 { load(50, row) }
  package func shift(_ row: Int) -> ShiftCode { ShiftCode(rawValue: load(51, row)) ?? .none }
  package func kind(_ row: Int) -> UInt8 { load(52, row) }
  /// Whether the kind tells of its day; see `Kind.isWrittenDaily`.
  package func isWrittenDaily(_ row: Int) -> Bool {
    Kind(rawValue: kind(row))?.isWrittenDaily ?? false
  }
  /// Whether the kind is a plan; see `Kind.isPlan`.
  package func isPlan(_ row: Int) -> Bool { Kind(rawValue: kind(row))?.isPlan ?? false }
  /// Where the day comes from.
  package func dateBasis(_ row: Int) -> UInt8 { load(53, row) }
  func flags(_ row: Int) -> UInt8 { load(54, row) }

  /// The rating in a column of ratings; 0 for none.
  package func rating(_ column: Int, _ row: Int) -> UInt8 {
    base.load(fromByteOffset: 44 * count + 6 * row + column, as: UInt8.self)
  }

  package func ratings(_ row: Int) -> Ratings {
    var ratings = Ratings()
    // Most records have none.
    let start = 44 * count + 6 * row
    let first = base.loadUnaligned(fromByteOffset: start, as: UInt32.self)
    if first == 0, base.loadUnaligned(fromByteOffset: start + 4, as: UInt16.self) == 0 { return ratings }
    for column in 0..<Ratings.count where rating(column, row) != 0 {
      ratings[column: column] = Int(rating(column, row))
    }
    return ratings
  }

  /// The moment of `at`.
  package func timestamp(_ row: Int) -> Timestamp? {
    let at = self.at(row)
    guard at != .min else { return nil }
    let offset = atOffset(row)
    return Timestamp(local: CivilTime(secondsSinceEpoch: at), offset: offset == .min ? nil : offset)
  }

  package func isRecord(_ row: Int) -> Bool { flags(row) & 1 != 0 }
  /// Whether the person marked it.
  package func isFavorite(_ row: Int) -> Bool { flags(row) & 2 != 0 }
  /// Whether it stays out of what is given to others.
  package func isPrivate(_ row: Int) -> Bool { flags(row) & 4 != 0 }
  /// Whether the day is that of the file's time, which depends on the zone.
  package func isFileTime(_ row: Int) -> Bool {
    dateBasis(row) == Record.DateBasis.fileTime.rawValue
  }
  /// The first day that it covers.
  package func firstDay(_ row: Int) -> Int32 {
    let (day, from) = (self.day(row), self.from(row))
    return from == .min ? day : min(day, from)
  }
  /// The last day that it covers.
  package func lastDay(_ row: Int) -> Int32 { max(day(row), until(row)) }

  /// A shift as a number.
  package enum ShiftCode: UInt8, Sendable {
    case none, day, night, rest, other

    /// One of the three shifts that the journal knows.
    package var known: ShiftType? {
      switch self {
      case .day: .day
      case .night: .night
      case .rest: .rest
      case .none, .other: nil
      }
    }

    package init(_ shift: ShiftType?) {
      switch shift {
      case nil: self = .none
      case .day: self = .day
      case .night: self = .night
      case .rest: self = .rest
      case .other: self = .other
      }
    }
  }
}

/// A row of ``BlockColumns`` before it is written.
struct ColumnRow: Hashable {
  var at: Int64 = .min
  var atOffset: Int32 = .min
  var day: Int32 = 0
  var from: Int32 = .min
  var until: Int32 = .min
  var keys: UInt64 = 0
  var wordCount: Int32 = 0
  var problemCount: Int32 = 0
  var recordOffset: UInt32 = 0
  var ratings = Ratings()
  var mood: Int8 = .min
  var shift: UInt8 = 0
  var kind: UInt8 = 0
  var dateBasis: UInt8 = 0
  var flags: UInt8 = 0

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
    ratings = record.ratings
    mood = record.mood.flatMap { Mood.Step(named: $0) }.map { Int8($0.rawValue) } ?? .min
    shift = BlockColumns.ShiftCode(record.shift).rawValue
    kind = record.kind.rawValue
    dateBasis = record.dateBasis.rawValue
    flags = 1 | (record.isFavorite ? 2 : 0) | (record.isPrivate ? 4 : 0)
  }

  /// A row of a finished block.
  init(_ columns: BlockColumns, _ row: Int) {
    at = columns.at(row)
    atOffset = columns.atOffset(row)
    day = columns.day(row)
    from = columns.from(row)
    until = columns.until(row)
    keys = columns.keys(row)
    wordCount = columns.wordCount(row)
    problemCount = columns.problemCount(row)
    ratings = columns.ratings(row)
    mood = columns.mood(row)
    shift = columns.shift(row).rawValue
    kind = columns.kind(row)
    dateBasis = columns.dateBasis(row)
    flags = columns.flags(row)
  }

  /// Writes rows, array after array.
  static func write(_ rows: [ColumnRow], to writer: inout ByteWriter) {
    writer.write(byteCount: rows.count * BlockColumns.rowSize) { bytes in
      for (number, row) in rows.enumerated() {
        func put(_ value: some FixedWidthInteger & BitwiseCopyable, _ index: Int) {
          let offset = index * rows.count + number * (value.bitWidth / 8)
          bytes.storeBytes(of: value.littleEndian, toByteOffset: offset, as: type(of: value))
        }
        put(row.at, 0)
        put(row.atOffset, 8)
        put(row.day, 12)
        put(row.from, 16)
        put(row.until, 20)
        put(row.keys, 24)
        put(row.wordCount, 32)
        put(row.problemCount, 36)
        put(row.recordOffset, 40)
        let ratings = row.ratings.packed
        for scale in 0..<6 {
          bytes[44 * rows.count + 6 * number + scale] = UInt8(
            truncatingIfNeeded: ratings >> UInt64(8 * scale))
        }
        put(row.mood, 50)
        put(row.shift, 51)
        put(row.kind, 52)
        put(row.dateBasis, 53)
        put(row.flags, 54)
      }
    }
  }
}
