/// The usual hours of shifts, by the words of a cycle.
///
/// A handful of pairs: to search them costs less than to make a dictionary.
public struct UsualHours: Hashable, Sendable, ExpressibleByDictionaryLiteral {
  /// In the order of the words, so that the same hours are equal.
  private var entries: [Entry] = []

  private struct Entry: Hashable, Sendable {
    var word: String
    var hours: [ClockSpan]
  }

  /// None.
  public init() {}

  /// These hours; of a word that stands there twice, the last.
  public init(dictionaryLiteral hours: (String, [ClockSpan])...) {
    for (word, hours) in hours { self[word] = hours }
  }

  /// Whether no shift has hours.
  public var isEmpty: Bool { entries.isEmpty }

  /// The hours of a word.
  public subscript(word: String) -> [ClockSpan]? {
    get { entries.first { $0.word == word }?.hours }
    set {
      entries.removeAll { $0.word == word }
      guard let newValue else { return }
      let index = entries.firstIndex { $0.word > word } ?? entries.endIndex
      entries.insert(Entry(word: word, hours: newValue), at: index)
    }
  }

  /// The hours of the first word that is meant.
  package func first(where isMeant: (String) -> Bool) -> [ClockSpan]? {
    entries.first { isMeant($0.word) }?.hours
  }

  /// Adds hours for words that have none yet.
  package mutating func add(_ others: UsualHours) {
    for entry in others.entries where self[entry.word] == nil { self[entry.word] = entry.hours }
  }
}
