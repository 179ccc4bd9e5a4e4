import JournalModel

/// What a search asks of the words of each folder.
///
/// A word alone, or a beginning of up to four bytes, is answered by the list: which rows have it, and what it
/// is worth there. Phrases and longer beginnings are in no other rows than those that have all their words,
/// or one that begins with those four bytes: their files say whether they are. Words of scripts without
/// spaces are found within others, so that any row may have them.
package struct WordQuestion: Sendable {
  fileprivate var terms: [Term] = []
  /// The keys that each word may have.
  fileprivate var words: [ClosedRange<UInt64>] = []

  fileprivate struct Term {
    var isExcluded: Bool
    /// Those of its words that the list has.
    var words: Range<Int>
    /// Whether the list tells all about it.
    var isDecided: Bool
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

  package init(_ terms: SearchTerms) {
    for term in terms.terms {
      let first = words.count
      var isDecided = term.words.count == 1
      for (index, word) in term.words.enumerated() {
        let bytes = FoldedCopy.spelling(word)
        if FoldedText.isUnspaced(bytes) {
          isDecided = false
        } else if term.isPrefix, index == term.words.count - 1 {
          if bytes.count > WordKey.beginning { isDecided = false }
          words.append(WordKey.beginning(with: bytes))
        } else {
          let key = WordKey.of(bytes)
          words.append(key...key)
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
    for index in words.indices {
      guard unsafe list.forEach(in: words[index], { _, rows in unsafe found[index].add(rows) }) else {
        return nil
      }
    }
    let isWhole = unsafe list.forEach(in: 0...0) { _, rows in
      var reader = unsafe WordRows(rows)
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
      var reader = unsafe WordRows(list)
      while let (row, worth) = reader.next(), row < worths.count {
        worths[row] &+= worth
        if rows.contains(row), worths[row] > SearchField.enough { unsure.insert(row) }
        rows.insert(row)
      }
    }
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
