import JournalModel

/// What a search asks of the words of each folder.
///
/// A word alone is answered by the list: which rows have it, and what it is worth there. Phrases, and words
/// of more bytes than the list has, are in no other rows than those that have all their words: their files
/// say whether they are. Words of scripts without spaces are found within others, so that any row may have
/// them.
package struct WordQuestion: Sendable {
  fileprivate var terms: [Term] = []
  fileprivate var words: [Word] = []

  fileprivate struct Term {
    var isExcluded: Bool
    /// Those of its words that the list has.
    var words: Range<Int>
    /// Whether the list tells all about it.
    var isDecided: Bool
  }

  fileprivate struct Word {
    var bytes: [UInt8]
    var isPrefix: Bool
  }

  /// What the list of a folder answers.
  struct Answer: Sendable {
    /// The rows that answer, or may do.
    var rows: RowSet
    /// Those of them whose files say whether they do.
    var unsure: RowSet
    /// What each of the others is worth.
    var worths: [Int]
  }

  /// What a search asks.
  package init(_ terms: SearchTerms) {
    for term in terms.terms {
      let first = words.count
      var isDecided = term.words.count == 1
      for (index, word) in term.words.enumerated() {
        let isPrefix = term.isPrefix && index == term.words.count - 1
        let bytes = FoldedCopy.spelling(word)
        if FoldedText.isUnspaced(bytes) {
          isDecided = false
        } else {
          if bytes.count >= WordList.longest { isDecided = false }
          words.append(Word(bytes: Array(bytes.prefix(WordList.longest)), isPrefix: isPrefix))
        }
      }
      self.terms.append(
        Term(isExcluded: term.isExcluded, words: first..<words.count, isDecided: isDecided))
    }
  }

  /// What the words of a folder say of some of its rows; `nil` where they are damaged.
  func answer(_ list: WordList, among rows: RowSet) -> Answer? {
    var found = words.map { _ in FoundWord(count: rows.count) }
    var unknown = RowSet(count: rows.count)
    let isWhole = list.forEach { first in
      words.contains { $0.bytes[0] == first }
    } _: { word, rows in
      for index in words.indices where words[index].isFound(word) { found[index].add(rows) }
      if !word.isEmpty { return }
      var reader = WordRows(rows)
      while let (row, _) = reader.next() { unknown.insert(row) }
    }
    guard isWhole else { return nil }
    var answer = Answer(rows: rows, unsure: unknown, worths: [Int](repeating: 0, count: rows.count))
    for term in terms { answer.restrict(to: found[term.words], term, unknown) }
    answer.unsure.formIntersection(answer.rows)
    return answer
  }

  /// The rows in which a word was found, or several with the beginning that was asked for.
  fileprivate struct FoundWord {
    var rows: RowSet
    /// Those whose worth their files alone say: places beyond so many in one text count no more, and who
    /// knows which texts they are in.
    var unsure: RowSet
    var worths: [Int]

    init(count: Int) {
      rows = RowSet(count: count)
      unsure = rows
      worths = [Int](repeating: 0, count: count)
    }

    mutating func add(_ list: UnsafeRawBufferPointer) {
      var reader = WordRows(list)
      while let (row, worth) = reader.next(), row < worths.count {
        worths[row] &+= worth
        if rows.contains(row), worths[row] > SearchField.enough { unsure.insert(row) }
        rows.insert(row)
      }
    }
  }
}

extension WordQuestion.Word {
  @inline(__always)
  fileprivate func isFound(_ word: UnsafeRawBufferPointer) -> Bool {
    guard isPrefix ? word.count >= bytes.count : word.count == bytes.count else { return false }
    return bytes.indices.allSatisfy { bytes[$0] == word[$0] }
  }
}

extension WordQuestion.Answer {
  /// Leaves out the rows that don't answer a term.
  fileprivate mutating func restrict(
    to found: ArraySlice<WordQuestion.FoundWord>, _ term: WordQuestion.Term, _ unknown: RowSet
  ) {
    var having = RowSet(count: rows.count, isFull: true)
    for word in found { having.formIntersection(word.rows) }
    guard let word = found.first, term.isDecided else {
      unsure.formUnion(having)
      having.formUnion(unknown)
      if !term.isExcluded { rows.formIntersection(having) }
      return
    }
    if term.isExcluded { return rows.subtract(having) }
    having.formUnion(unknown)
    rows.formIntersection(having)
    unsure.formUnion(word.unsure)
    rows.forEach { worths[$0] &+= word.worths[$0] }
  }
}
