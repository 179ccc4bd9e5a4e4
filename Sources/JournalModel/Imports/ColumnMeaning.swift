/// What a column of a table of moods holds.
public enum ColumnMeaning: Hashable, Sendable {
  /// The day, perhaps with a time; the time alone.
  case date, time
  /// Parts of an entry.
  case title, note, tags, people, place, weather
  /// The mood in words, or as a number from the worst to the best.
  case mood(MoodRange?)
  /// A scale of the person's own.
  case scale(ClosedRange<Int>, good: Scale.Direction?)
  /// Something that is written as it stands, under the name of the column; something that is not wanted.
  case keep, skip

  /// Reads what a person says of a column: `note`, `mood 1-10`, `mood 5-1` where 1 is best, `scale 0-3 low`.
  public init?(written text: String) {
    let words = text.split { $0.isWhitespace }.map(String.init)
    guard let first = words.first else { return nil }
    let rest = words.dropFirst().joined(separator: " ")
    switch first.lowercased() {
    case "time": self = .time
    case "note": self = .note
    case "keep": self = .keep
    case "skip": self = .skip
    case "scale":
      let isGood = words.last.flatMap { Scale.Direction(rawValue: $0.lowercased()) }
      let range = (isGood == nil ? words.dropFirst() : words.dropFirst().dropLast()).joined(separator: " ")
      guard let ends = MoodRange(range)?.whole else { return nil }
      self = .scale(ends, good: isGood)
      return
    default:
      switch Key(named: first) {
      case .date: self = .date
      case .title: self = .title
      case .tags: self = .tags
      case .people: self = .people
      case .place: self = .place
      case .weather: self = .weather
      case .mood:
        if !rest.isEmpty {
          guard let range = MoodRange(rest) else { return nil }
          self = .mood(range)
          return
        }
        self = .mood(nil)
      default: return nil
      }
    }
    if !rest.isEmpty, self != .mood(nil) { return nil }
  }

  /// As it is said on the command line and kept in the profile.
  public var written: String {
    switch self {
    case .date: "date"
    case .time: "time"
    case .title: "title"
    case .note: "note"
    case .tags: "tags"
    case .people: "people"
    case .place: "place"
    case .weather: "weather"
    case .mood(nil): "mood"
    case .mood(let range?): "mood " + range.written
    case .scale(let range, let good):
      "scale \(range.lowerBound)-\(range.upperBound)" + (good.map { " " + $0.rawValue } ?? "")
    case .keep: "keep"
    case .skip: "skip"
    }
  }
}

/// The numbers by which a table tells moods.
public struct MoodRange: Hashable, Sendable {
  /// The worst and the best; the best may be the lower one.
  public var worst: Double, best: Double

  /// From the worst to the best; `nil` where they are one.
  public init?(worst: Double, best: Double) {
    guard worst != best, worst.isFinite, best.isFinite else { return nil }
    (self.worst, self.best) = (worst, best)
  }

  /// Reads `1-10`, `10-1`, `-1..1`.
  public init?(_ text: String) {
    let text = text.filter { $0 != " " }
    // The sign of a first number is no sign between two.
    guard text.utf8.count < 40,
      let middle = text.utf8.dropFirst().firstIndex(where: { $0 == UInt8(ascii: "-") })
        ?? text.firstRange(of: "..")?.lowerBound
    else { return nil }
    let dots = text.firstRange(of: "..")
    let first = text[..<(dots?.lowerBound ?? middle)]
    let second = text[(dots?.upperBound ?? text.utf8.index(after: middle))...]
    guard let worst = Double(first), let best = Double(second) else { return nil }
    self.init(worst: worst, best: best)
  }

  /// As whole numbers in order.
  var whole: ClosedRange<Int>? {
    guard worst < best, worst == worst.rounded(), best == best.rounded(),
      Double(Scale.widestRange.lowerBound)...Double(Scale.widestRange.upperBound) ~= worst,
      Double(Scale.widestRange.lowerBound)...Double(Scale.widestRange.upperBound) ~= best
    else { return nil }
    return Int(worst)...Int(best)
  }

  /// The step of a number; `nil` for one outside.
  public func step(_ number: Double) -> Mood.Step? {
    guard (min(worst, best)...max(worst, best)).contains(number) else { return nil }
    return Mood.Step(rawValue: Int(((number - worst) / (best - worst) * 4).rounded()) - 2)
  }

  /// As it is said.
  public var written: String {
    func text(_ number: Double) -> String {
      number == number.rounded() && abs(number) < 1e9 ? "\(Int(number))" : "\(number)"
    }
    return text(worst) + (best < 0 || worst < 0 ? ".." : "-") + text(best)
  }
}
