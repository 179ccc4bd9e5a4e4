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

  /// The records with a value that one of some scales of the person's own can't have.
  func records(outside scales: [Scale]) -> [Record]? {
    var found: [Record] = []
    for folder in snapshot.folders {
      guard let block = snapshot.block(folder), let terms = block.terms else { return nil }
      var rows = RowSet(count: block.count)
      var names = AnswerMemory()
      for term in 0..<terms.count {
        guard let field = terms.field(term), field == .ownKey || field == .ownValue else { continue }
        let name = unsafe field == .ownKey ? terms.text(term) : terms.ownKey(term)
        let isScale = unsafe names.answer(about: name) { name in scales.contains { $0.isNamed(name) } }
        // A list or a map, whose value stands with the record, is no number.
        if isScale, field == .ownKey || scales.flaw(of: terms.ownField(term)) != nil {
          terms.addRows(of: term, to: &rows)
        }
      }
      guard append(rows, of: folder, block, to: &found) else { return nil }
    }
    return found.filter { $0.kind != .profile }
  }
}
