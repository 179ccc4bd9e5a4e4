/// A date as people write it: `2026-11-20`, `20 novembre 2026`, `2026-11-20 18:50`, `Nov 20, 2026` …
public enum WrittenDate: Hashable, Sendable {
  case day(CivilDay)
  /// A day and a time of it, perhaps with an offset.
  case timestamp(Timestamp)
  /// Day and month can't be told apart: `05/06/2026`.
  case ambiguous

  /// Reads a date; `nil` for any other text, and for a day that the calendar lacks.
  public init?(_ text: String) {
    guard let date = unsafe text.withBytes({ unsafe WrittenDate($0) }) else { return nil }
    self = date
  }

  /// Reads a date from its bytes; the strict forms first, since nearly all files have them.
  package init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    if let day = unsafe ISO8601.day(bytes) {
      self = .day(day)
    } else if let timestamp = unsafe ISO8601.timestamp(bytes) {
      self = .timestamp(timestamp)
    } else {
      guard bytes.count <= 80, let date = unsafe WrittenDate.generous(bytes) else { return nil }
      self = date
    }
  }

  /// The day, of either form.
  public var day: CivilDay? {
    switch self {
    case .day(let day): day
    case .timestamp(let timestamp): timestamp.local.day
    case .ambiguous: nil
    }
  }

  private static func generous(_ bytes: UnsafeBufferPointer<UInt8>) -> WrittenDate? {
    var folded: [UInt8] = []
    unsafe Folding.fold(bytes, into: &folded)
    // A link of a note-taking program: [[2026-11-20]].
    folded.removeAll { $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: "]") || $0 == UInt8(ascii: "@") }
    return unsafe folded.withUnsafeBufferPointer { bytes in
      var reader = unsafe WrittenDateReader(cursor: ByteCursor(bytes))
      return reader.date()
    }
  }
}

extension ClockTime {
  /// Reads a time as people write it: `7:30`, `07:30`, `7h30`, `19h`, `7.30`, `7:30 pm`.
  public init?(written text: String) {
    let folded = Folding.bytes(of: text.trimmed)
    guard folded.count <= 40 else { return nil }
    let time = unsafe folded.withUnsafeBufferPointer { bytes -> ClockTime? in
      var reader = unsafe WrittenDateReader(cursor: ByteCursor(bytes))
      guard let time = reader.clock() else { return nil }
      reader.cursor.skipSpaces()
      return reader.cursor.isAtEnd ? time : nil
    }
    guard let time else { return nil }
    self = time
  }
}
