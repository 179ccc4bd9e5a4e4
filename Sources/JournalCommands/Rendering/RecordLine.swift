import JournalInsights
import JournalLanguage
import JournalModel

/// A record in one line: a symbol for how it was, and what it says.
struct RecordLine {
  /// The emoji of the mood, or nothing.
  let symbol: String
  /// Title, ratings, badges, tags.
  let text: String

  init(_ record: Record, _ phrases: any Phrases) {
    symbol = record.mood.map { Mood($0).step?.emoji ?? $0 } ?? ""
    var parts: [String] = []
    switch record.kind {
    case .vacation:
      if let vacation = Vacation(record) {
        parts.append(phrases.count(vacation.from.days(until: vacation.until) + 1, .day))
        parts.append(phrases.name(of: vacation.category))
      }
    case .shift:
      if let shift = record.shift { parts.append(phrases.name(of: shift)) }
      if let start = record.start, let end = record.end {
        parts.append("\(start.clock(phrases))–\(end.clock(phrases))")
      }
    default: break
    }
    if let title = record.title { parts.append(title) }
    if let ratings = Self.ratings(record, phrases) { parts.append(ratings) }
    if !record.badges.isEmpty { parts.append(record.badges.map(Self.badge).joined(separator: " ")) }
    if !record.tags.isEmpty { parts.append(record.tags.map { "#" + $0 }.joined(separator: " ")) }
    if record.isFavorite { parts.append("★") }
    text = parts.joined(separator: "  ")
  }

  /// `energy 4 · stress 2`; `nil` without ratings.
  private static func ratings(_ record: Record, _ phrases: any Phrases) -> String? {
    let parts = Scale.allCases.compactMap { scale in
      record.ratings[scale].map { "\(phrases.name(of: scale)) \($0)" }
    }
    return parts.isEmpty ? nil : parts.joined(separator: " · ")
  }

  /// A badge as its emoji where the journal knows it.
  static func badge(_ text: String) -> String { Badge(text)?.emoji ?? text }
}

extension ShiftTime {
  /// The time on the clock.
  func clock(_ phrases: any Phrases) -> String {
    switch self {
    case .timestamp(let timestamp): phrases.time(timestamp.local.time)
    case .clock(let time): phrases.time(time)
    }
  }
}
