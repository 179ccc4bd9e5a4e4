/// A line of a published plan: `2026-12-05 M 06:45-14:15, AST 20:00-08:00 # swapped`.
///
/// Behind the day stand pieces with commas between them: a word, perhaps with its hours, or hours alone,
/// which are another span of the shift before. What stands behind ` # ` is a remark.
public struct PlanLine: Hashable, Sendable {
  /// The day on which its shifts begin.
  public var day: CivilDay
  /// Its shifts, at least one.
  public var pieces: [PlanPiece]

  /// A day with its shifts.
  public init(day: CivilDay, pieces: [PlanPiece]) {
    self.day = day
    self.pieces = pieces
  }

  /// Reads a line.
  public init(_ text: String) throws(PlanLineError) {
    var reader = PlanLineReader(text)
    self = try reader.line()
  }

  /// The day at the beginning of a line, as people write one: `2026-12-05`, `5.12.2026`, `20261205:`.
  fileprivate static func day(_ word: String) -> WrittenDate? {
    let bare = word.utf8.last == UInt8(ascii: ":") ? String(word.dropLast()) : word
    switch WrittenDate(bare) {
    case .timestamp?, nil: return nil
    case let date?: return date
    }
  }

  /// A line with its day in the strict form; as it is where it begins with none.
  package static func strict(_ text: String) -> String {
    let word = String(Substring(text.utf8.prefix { $0 != 0x20 && $0 != 0x09 }))
    guard case .day(let day)? = day(word) else { return text }
    return day.iso + text.dropFirst(word.count)
  }

  /// The line as it is written, without a remark.
  public var written: String { day.iso + " " + pieces.map(\.written).joined(separator: ", ") }
}

/// A shift of a plan: a word and, where they are said, its hours.
public struct PlanPiece: Hashable, Sendable {
  /// The word.
  public var word: ShiftType
  /// Its hours, several for a split shift; empty where the plan says none.
  public var spans: [ClockSpan]

  /// A word with its hours.
  public init(word: ShiftType, spans: [ClockSpan] = []) {
    self.word = word
    self.spans = spans
  }

  /// `M 07:00-11:00, 16:00-20:00`.
  public var written: String { spans.isEmpty ? word.name : word.name + " " + spans.written }
}

/// Why a line of a plan can't be read.
public struct PlanLineError: Error, Hashable, Sendable {
  /// Bytes from the beginning of the line to what is wrong.
  public var offset: Int
  /// What is wrong there.
  public var found: String
  /// What should stand there.
  public var expected: Expectation

  /// What a line has.
  public enum Expectation: Hashable, Sendable {
    /// A day of the calendar; one whose month can't be mistaken; a word; hours.
    case day, unambiguousDay, word, hours
  }
}

private struct PlanLineReader {
  private let text: [UInt8]
  private let end: Int
  private var offset = 0

  init(_ text: String) {
    self.text = Array(text.utf8)
    let bytes = self.text
    let remark = bytes.indices.first { offset in
      bytes[offset] == UInt8(ascii: "#") && offset > 0 && bytes[offset - 1] == 0x20
    }
    end = remark ?? bytes.count
  }

  mutating func line() throws(PlanLineError) -> PlanLine {
    skipSpaces()
    let start = offset
    let date = word()
    let written = CivilDay(iso: date).map { .day($0) } ?? PlanLine.day(date)
    guard case .day(let day)? = written else {
      throw failure(start, written == .ambiguous ? .unambiguousDay : .day, to: offset)
    }
    var pieces: [PlanPiece] = []
    var isFirst = true
    while isFirst || offset < end {
      try piece(&pieces)
      isFirst = false
    }
    return PlanLine(day: day, pieces: pieces)
  }

  /// A piece and the comma behind it.
  private mutating func piece(_ pieces: inout [PlanPiece]) throws(PlanLineError) {
    skipSpaces()
    let start = offset
    var stop = start
    while stop < end, text[stop] != UInt8(ascii: ",") { stop += 1 }
    defer { offset = min(end, stop + 1) }
    let whole = content(start, stop)
    guard !whole.isEmpty, pieces.count < ClockSpan.longestList else { throw failure(start, .word, to: stop) }
    // A word before hours is one of the plan's: `E 15:00-20:00` is no « and 15:00-20:00 ».
    let isHours = !pieces.isEmpty && whole.utf8.first.map { (0x30...0x39).contains($0) } ?? false
    if let span = isHours ? ClockSpan(stated: whole) : ClockSpan(written: whole) {
      guard !pieces.isEmpty else { throw failure(start, .word, to: stop) }
      return pieces[pieces.count - 1].spans.append(span)
    }
    var behind = start
    while behind < stop, text[behind] != 0x20, text[behind] != 0x09 { behind += 1 }
    guard let name = ShiftType(named: content(start, behind)) else { throw failure(start, .word, to: stop) }
    let rest = content(behind, stop)
    guard !rest.isEmpty else { return pieces.append(PlanPiece(word: name)) }
    guard let span = ClockSpan(stated: rest) else {
      while behind < stop, text[behind] == 0x20 || text[behind] == 0x09 { behind += 1 }
      throw failure(behind, .hours, to: stop)
    }
    pieces.append(PlanPiece(word: name, spans: [span]))
  }

  private mutating func word() -> String {
    let start = offset
    while offset < end, text[offset] != 0x20, text[offset] != 0x09 { offset += 1 }
    return content(start, offset)
  }

  private mutating func skipSpaces() {
    while offset < end, text[offset] == 0x20 || text[offset] == 0x09 { offset += 1 }
  }

  private func content(_ start: Int, _ stop: Int) -> String {
    String(decoding: text[start..<stop], as: UTF8.self).trimmed
  }

  private func failure(_ start: Int, _ expected: PlanLineError.Expectation, to stop: Int) -> PlanLineError {
    PlanLineError(offset: start, found: content(start, max(start, stop)), expected: expected)
  }
}
