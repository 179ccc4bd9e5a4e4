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

  /// How many minutes it takes on a day without a change of clocks.
  package var minutes: Int {
    (Int(end.secondOfDay) - Int(start.secondOfDay) + (end <= start ? 86_400 : 0)) / 60
  }

  /// `19:00-07:30`.
  public var iso: String { start.iso + "-" + end.iso }

  /// Reads `19:00-07:30`, `19h-7h30`, `7:00 – 19:00`; `nil` where it is no span.
  public init?(written text: String) { self.init(text, reading: ClockTime.init(written:)) }

  private init?(_ text: String, reading time: (String) -> ClockTime?) {
    let parts = ClockSpan.parts(of: text)
    guard parts.count == 2, let start = time(parts[0]), let end = ClockTime(ofEnd: parts[1], reading: time)
    else { return nil }
    self.init(start: start, end: end)
  }

  /// Reads spans with commas between them, those of one shift: `07:00-11:00, 16:00-20:00`; `nil` where one is
  /// none.
  public static func list(written text: String) -> [ClockSpan]? {
    list(text, reading: ClockTime.init(written:))
  }

  /// Reads what a person says where hours are asked for: `7-19`, `7-19h30` and `8-12 und 16-20` too. In a
  /// file or a table these might be days. `nil` for ``DoubtfulHours`` too.
  ///
  /// - Parameter mayLastADay: whether it is time on call, where `8-8` leaves no doubt.
  public static func list(said text: String, mayLastADay: Bool = false) -> [ClockSpan]? {
    let text = text.narrow
    for part in text.split(separator: ",") where !mayLastADay {
      let times = parts(of: String(part))
      // A call to work may be short.
      if times.count == 2, DoubtfulHours.span(from: times[0], until: times[1], least: 0) != nil { return nil }
    }
    if let spans = list(text, reading: ClockTime.init(said:)) { return spans }
    guard mayLastADay || DoubtfulHours(in: text, least: 0) == nil else { return nil }
    var parts = SaidShifts(text)
    return parts.spansAlone()
  }

  /// Reads what a file states where hours are asked for: as they are written elsewhere, else as a person says
  /// them.
  package static func list(stated text: String) -> [ClockSpan]? { list(written: text) ?? list(said: text) }

  package init?(stated text: String) {
    guard let spans = ClockSpan.list(stated: text), spans.count == 1 else { return nil }
    self = spans[0]
  }

  /// Reads spans as the sheets of wards have them, `0700-1930`, of at least half an hour: `2026-2027` are
  /// years.
  public static func list(ofWard text: String) -> [ClockSpan]? {
    list(text) { ClockTime(ofWard: $0.trimmed) }.flatMap { spans in
      spans.allSatisfy { $0.minutes >= 30 } ? spans : nil
    }
  }

  private static func list(_ text: String, reading time: (String) -> ClockTime?) -> [ClockSpan]? {
    let parts = text.utf8.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
    guard parts.count <= longestList else { return nil }
    var spans: [ClockSpan] = []
    for part in parts {
      guard let span = ClockSpan(String(Substring(part)), reading: time) else { return nil }
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
    for separator in separators {
      guard let range = bytes.dropFirst().firstRange(of: Array(separator.utf8)) else { continue }
      return [bytes[..<range.lowerBound], bytes[range.upperBound...]].map {
        String(decoding: $0, as: UTF8.self)
      }
    }
    return []
  }
}

extension ClockTime {
  /// When something ends: many plans end a shift at 24:00, the midnight at which the next day begins.
  package init?(ofEnd text: String, reading time: (String) -> ClockTime? = ClockTime.init(written:)) {
    let isMidnight = ["24:00", "24h", "24h00", "24.00"].contains(text.trimmed)
    guard let end = isMidnight ? .midnight : time(text) else { return nil }
    self = end
  }

  /// The same time of the other half of a day.
  package var halfDayLater: ClockTime { ClockTime(validSecondOfDay: (secondOfDay + 43_200) % 86_400) }
}

extension [ClockSpan] {
  /// `07:00-11:00, 16:00-20:00`.
  public var written: String { map(\.iso).joined(separator: ", ") }
}
