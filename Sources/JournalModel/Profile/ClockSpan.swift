import JournalText

/// From one time of the wall clock to another; an end that is not after the start lies on the next day.
public struct ClockSpan: Hashable, Sendable {
  /// When it starts.
  public var start: ClockTime
  /// When it ends.
  public var end: ClockTime

  /// From a start to an end.
  public init(start: ClockTime, end: ClockTime) {
    self.start = start
    self.end = end
  }

  /// `19:00-07:30`.
  public var iso: String { start.iso + "-" + end.iso }

  /// Reads `19:00-07:30`, `19h-7h30`, `7:00 – 19:00`; `nil` where it is no span.
  public init?(written text: String) { self.init(text, reading: ClockTime.init(written:)) }

  /// What a span of bare hours means for a shift by day or by night: by a clock of twelve, `9-5` is
  /// 09:00–17:00 and by night `9-7` 21:00–07:00, where it would last under two hours or over sixteen as it
  /// stands.
  package func spoken(of meaning: ShiftMeaning) -> ClockSpan {
    let length = end.secondOfDay - start.secondOfDay + (end <= start ? 86_400 : 0)
    guard length < 2 * 3600 || length > 16 * 3600, start.hour <= 12, end.hour < 12 else { return self }
    var span = self
    switch meaning {
    case .day, .late: span.end = end.halfDayLater
    case .night: span.start = start.halfDayLater
    default: break
    }
    return span
  }

  /// Whether a text has hours without any sign of their clock: `9-5`, `7.30-8`; not `8h-8h`, `08:00-08:00`.
  package static func areBare(_ text: String) -> Bool {
    text.utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == 0x2D || $0 == 0x2E || $0 == 0x20 }
      && !text.split(separator: "-").contains(where: { String($0).trimmed.hasPrefix("0") })
  }

  private init?(_ text: String, reading time: (String) -> ClockTime?) {
    let parts = ClockSpan.parts(of: text)
    guard parts.count == 2, let start = time(parts[0]) else { return nil }
    // Many plans end a shift at 24:00.
    let isMidnight = ["24:00", "24h", "24h00"].contains(parts[1].trimmed)
    guard let end = isMidnight ? .midnight : time(parts[1]) else { return nil }
    self.init(start: start, end: end)
  }

  /// Reads spans with commas between them, those of one shift: `07:00-11:00, 16:00-20:00`; `nil` where one is
  /// none.
  public static func list(written text: String) -> [ClockSpan]? {
    list(text, reading: ClockTime.init(written:))
  }

  /// Reads what a person says where hours are asked for: `7-19` and `7-19h30` too. In a file or a table these
  /// might be days.
  public static func list(said text: String) -> [ClockSpan]? {
    list(text, reading: ClockTime.init(said:))
  }

  private static func list(_ text: String, reading time: (String) -> ClockTime?) -> [ClockSpan]? {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count <= longestList else { return nil }
    var spans: [ClockSpan] = []
    for part in parts {
      guard let span = ClockSpan(String(part), reading: time) else { return nil }
      spans.append(span)
    }
    return spans
  }

  /// More spans than these are no shift of a day.
  public static let longestList = 8

  private static let separators = ["→", "–", "—", "..", "-", " to ", " a "]

  private static func parts(of text: String) -> [String] {
    let bytes = Folding.bytes(of: text)
    guard bytes.count <= 80 else { return [] }
    for separator in separators.map({ Array($0.utf8) }) {
      let last = bytes.count - separator.count
      guard last > 0, let offset = (1..<last + 1).first(where: { bytes[$0...].starts(with: separator) })
      else {
        continue
      }
      return [bytes[..<offset], bytes[(offset + separator.count)...]].map {
        String(decoding: $0, as: UTF8.self)
      }
    }
    return []
  }
}

extension ClockTime {
  /// The same time of the other half of a day.
  package var halfDayLater: ClockTime { ClockTime(validSecondOfDay: (secondOfDay + 43_200) % 86_400) }
}

extension [ClockSpan] {
  /// `07:00-11:00, 16:00-20:00`.
  public var written: String { map(\.iso).joined(separator: ", ") }
}
