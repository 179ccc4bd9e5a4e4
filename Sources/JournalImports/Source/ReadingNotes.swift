import JournalFormat
import JournalModel
import YAMLCodec

/// What is to be said of the reading of a source: how much was looked at, what was left out, which words
/// have no meaning, what is wrong.
package struct ReadingNotes: Hashable, Sendable {
  /// Records, rows or events that were looked at.
  package var read = 0
  /// What was left out, by why.
  package private(set) var left = LeftThings()
  /// Words that have no meaning yet, with how often they occur.
  package private(set) var unknown: [UnknownWord: Int] = [:]
  /// What some of these words probably mean, as `--map` takes it: `night`, `day 07:00-19:30`.
  package private(set) var likely: [String: String] = [:]
  /// What is wrong, in the order it was found.
  package private(set) var problems: [Problem] = []

  /// The most problems that are listed one by one.
  package static let problemLimit = 1_000

  package mutating func note(_ flaw: SourceFlaw, _ path: String, line: Int, column: Int = 1) {
    note(flaw, path, at: SourcePosition(line: line, column: column, offset: 0))
  }

  package mutating func note(_ flaw: SourceFlaw, _ path: String, at position: SourcePosition? = nil) {
    note(Problem(path: path, position: position, reason: .source(flaw)))
  }

  package mutating func note(_ flaws: [(flaw: SourceFlaw, row: Int)], _ path: String) {
    for (flaw, row) in flaws { note(flaw, path, line: row) }
  }

  package mutating func note(_ problem: Problem) {
    if problems.count < ReadingNotes.problemLimit { problems.append(problem) }
  }

  /// Counts something that is left out, under its own name where it has one.
  package mutating func leave(_ why: ImportOmission, _ count: Int = 1, what: String? = nil) {
    left.add(why, count, what: what)
  }

  /// Counts a word without a meaning.
  ///
  /// - Parameter meaning: what it probably means, as `--map` takes it.
  package mutating func miss(_ kind: UnknownWord.Kind, _ word: String, meaning: String? = nil) {
    unknown[UnknownWord(kind: kind, word: word), default: 0] += 1
    if let meaning, likely[word] == nil { likely[word] = meaning }
  }

  package mutating func add(_ part: ReadingNotes) {
    read += part.read
    left.add(part.left)
    unknown.merge(part.unknown, uniquingKeysWith: +)
    likely.merge(part.likely) { earlier, _ in earlier }
    for problem in part.problems { note(problem) }
  }
}

/// A word without a meaning.
package struct UnknownWord: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable { case mood, shift }
  package var kind: Kind
  package var word: String
}
