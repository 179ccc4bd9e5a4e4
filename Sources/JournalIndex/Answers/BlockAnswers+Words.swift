import JournalModel

extension BlockAnswers {
  /// The records with a word that is wanted: the terms of a folder tell which of its rows have one.
  func records(withWords isWanted: (RecordWord) -> Bool) -> [Record]? {
    var found: [Record] = []
    for folder in snapshot.folders {
      guard let block = snapshot.block(folder), let terms = block.terms else { return nil }
      var rows = RowSet(count: block.count)
      var keys = AnswerMemory()
      for term in 0..<terms.count {
        let isFound =
          switch terms.field(term) {
          case .mood?: isWanted(.mood(terms.string(term)))
          case .badge?: isWanted(.badge(terms.string(term)))
          case .shift?: isWanted(.shift(terms.string(term)))
          case .ownKey?: isWanted(.ownKey(terms.string(term)))
          case .ownValue?: unsafe keys.answer(about: terms.ownKey(term)) { isWanted(.ownKey($0)) }
          default: false
          }
        if isFound { terms.addRows(of: term, to: &rows) }
      }
      guard append(rows, of: folder, block, to: &found) else { return nil }
    }
    return found.filter { $0.kind != .profile }
  }
}
