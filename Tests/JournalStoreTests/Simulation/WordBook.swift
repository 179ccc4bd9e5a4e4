import JournalFiles
import JournalTestSupport
import Synchronization

/// Words of which each is written once, as a line of its own that shows whether it is whole.
enum Word {
  /// The line of a word.
  static func line(_ number: Int) -> [UInt8] {
    let sum = UInt64(number) &* 0x9E37_79B9_7F4A_7C15
    return Array("word \(number) \(String(sum, radix: 36)) \(number)\n".utf8)
  }

  /// The words that bytes say; `nil` where one of them is torn.
  static func words(in bytes: [UInt8]) -> Set<Int>? {
    if bytes.contains(0) { return nil }
    var words: Set<Int> = []
    for line in bytes.split(separator: 0x0A) where line.starts(with: "word ".utf8) {
      let fields = line.split(separator: 0x20)
      guard fields.count == 4, let number = Int(String(decoding: fields[1], as: UTF8.self)),
        Array(line) + [0x0A] == Word.line(number)
      else { return nil }
      words.insert(number)
    }
    return words
  }
}

/// What was written, by whom, and what must be found again.
final class WordBook: Sendable {
  private let state = Mutex(State())

  private struct State {
    var last = 0
    /// Must be in a file of the journal.
    var kept: Set<Int> = []
    /// Must be in one, or in the log of what can be taken back.
    var logged: Set<Int> = []
    /// Another program removed them, perhaps before they were confirmed.
    var removed: Set<Int> = []
  }

  /// A word that was never written.
  func next() -> Int {
    state.withLock { state in
      state.last += 1
      return state.last
    }
  }

  /// A new word that is there from now on.
  func kept() -> [UInt8] {
    let word = next()
    keep([word])
    return Word.line(word)
  }

  /// These are there from now on.
  func keep(_ words: Set<Int>) {
    state.withLock { state in
      state.kept.formUnion(words.subtracting(state.removed))
      state.logged.subtract(words)
    }
  }

  /// Another program removed these.
  func remove(_ words: Set<Int>) {
    forget(words)
    state.withLock { $0.removed.formUnion(words) }
  }

  /// These were replaced, which can be taken back.
  func log(_ words: Set<Int>) {
    state.withLock { state in
      state.logged.formUnion(words.intersection(state.kept))
      state.kept.subtract(words)
    }
  }

  /// These need not be anywhere: they were removed, or never confirmed.
  func forget(_ words: Set<Int>) {
    state.withLock { state in
      state.kept.subtract(words)
      state.logged.subtract(words)
    }
  }

  /// These are in the log alone.
  func enter(_ words: Set<Int>) { state.withLock { $0.logged.formUnion(words.subtracting($0.kept)) } }

  /// These can't be taken back any more.
  func strike(_ words: Set<Int>) { state.withLock { $0.logged.subtract(words) } }

  /// A power cut may take what can be taken back.
  func forgetLog() { state.withLock { $0.logged = [] } }

  /// Those of the words that are lost.
  func missing(files: Set<Int>, log: Set<Int>) -> Set<Int> {
    state.withLock { $0.kept.subtracting(files).union($0.logged.subtracting(files.union(log))) }
  }
}
