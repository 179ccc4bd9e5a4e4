import JournalModel

extension Journal {
  /// The journal as one look at its files finds it: what is asked of it is answered from that look, however often, so that the
  /// answers fit together and only the first takes the time of a look.
  public func still() -> Journal {
    var journal = self
    journal.source = source.still()
    return journal
  }

  /// The records, time off and dated shifts among them, with a word that is wanted, folder by folder in the order of their
  /// paths' bytes.
  ///
  /// - Parameter isWanted: is asked of the words that the journal has, not of each record.
  public func records(withWords isWanted: (RecordWord) -> Bool) -> [Record] {
    source.records(withWords: isWanted)
  }
}

extension RecordSource {
  func records(withWords isWanted: (RecordWord) -> Bool) -> [Record] {
    answer(to: Query(), scope: .all).records.filter { $0.words.contains(where: isWanted) }
      .sorted { PathText.precedes($0.path, $1.path) }
  }
}

extension FileIndex {
  func still() -> any RecordSource {
    var still = self
    still.known = look(.all)?.snapshot
    return still
  }

  func records(withWords isWanted: (RecordWord) -> Bool) -> [Record] {
    asking(.all) { records(withWords: isWanted, in: $0) } ?? scan.records(withWords: isWanted)
  }

  /// The terms of a folder tell which of its rows have such a word; `nil` where a block is damaged.
  private func records(withWords isWanted: (RecordWord) -> Bool, in snapshot: IndexSnapshot) -> [Record]? {
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
          case .ownKey?: isWanted(.ownKey(terms.string(term)))
          case .ownValue?: keys.answer(about: terms.ownKey(term)) { isWanted(.ownKey($0)) }
          default: false
          }
        if isFound { terms.addRows(of: term, to: &rows) }
      }
      if rows.isEmpty { continue }
      guard var records = BlockRecords(block, folder: snapshot.path(folder), zone: zone) else { return nil }
      var isWhole = true
      rows.forEach { row in
        if let record = records.record(row) { found.append(record) } else { isWhole = false }
      }
      guard isWhole else { return nil }
    }
    return found.filter { Query().matches($0) }
  }
}

/// Remembers what was answered about the last texts: the keys of a person's own are few, and each has many values.
struct AnswerMemory {
  private var answers: [(text: [UInt8], isTrue: Bool)] = []

  /// What `ask` says of a text, perhaps some time ago.
  mutating func answer(about text: UnsafeRawBufferPointer, _ ask: (String) -> Bool) -> Bool {
    if let known = answers.first(where: { $0.text.elementsEqual(text) }) { return known.isTrue }
    if answers.count == 16 { answers.removeFirst() }
    let answer = ask(String(decoding: text, as: UTF8.self))
    answers.append((Array(text), answer))
    return answer
  }
}
