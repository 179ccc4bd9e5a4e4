import JournalModel

extension FactTable {
  /// The table of records, which stand in the order of their paths.
  ///
  /// - Parameters:
  ///   - moods: words and emoji of the person's own.
  ///   - scales: those whose values are wanted; those of the program always are.
  package init(_ records: [Record], moods: OwnMoods = OwnMoods(), scales: [Scale] = []) {
    self.init()
    self.scales = scales.own.map { ScaleValues($0) }
    facts.reserveCapacity(records.count)
    var (tags, people, weather) = (WordIndices(), WordIndices(), WordIndices())
    var steps: [String: Mood.Step?] = [:]
    var numbers: [ShiftType: UInt32] = [:]
    var numbersOfNames: [Int32: Int32] = [:]
    for (number, shift) in zip(UInt32(1)..., shifts) { numbers[shift] = number }
    // By index here and in all passes over many records: `for record in` copies each record with its arrays
    // and texts.
    for index in records.indices {
      var facts = RecordFacts(
        kind: records[index].kind, date: records[index].date, at: records[index].at,
        ratings: records[index].ratings, wordCount: records[index].wordCount)
      facts.isDated = records[index].dateBasis != .fileTime
      if let mood = records[index].mood {
        // Journals use few moods again and again.
        facts.mood = steps[mood] ?? moods.step(of: mood)
        steps[mood] = .some(facts.mood)
      }
      if let shift = records[index].shift {
        let number = numbers[shift] ?? UInt32(shifts.count + 1)
        if number > shifts.count {
          shifts.append(shift)
          numbers[shift] = number
        }
        facts.shift = number
      }
      self.facts.append(facts)
      let number = records[index].numberOfName
      if number > 1 { numbersOfNames[Int32(index)] = Int32(clamping: number) }
      if facts.kind != .sleep, let count = records[index].steps { self.steps[Int32(index)] = count }
      guard facts.kind.isWrittenDaily else { continue }
      for number in self.scales.indices where !records[index].extra.isEmpty {
        guard let value = records[index][self.scales[number].scale] else { continue }
        self.scales[number].append(value, at: index)
      }
      for tag in records[index].tags { tags.add(tag, at: index) }
      for person in records[index].people { people.add(person, at: index) }
      if let text = records[index].weather, !text.isEmpty { weather.add(text, at: index) }
    }
    (self.tags, self.people, self.weather) = (tags.words, people.words, weather.words)
    self.numbers = numbersOfNames
  }
}

private struct WordIndices {
  /// By their bytes: for `String`, composed and decomposed letters are the same.
  private var indices: [[UInt8]: [Int32]] = [:]

  mutating func add(_ text: String, at index: Int) {
    let (text, index) = (Array(text.utf8), Int32(index))
    // A record may say a word twice.
    if indices[text]?.last != index { indices[text, default: []].append(index) }
  }

  var words: [FactTable.Word] {
    indices.sorted { $0.key.lexicographicallyPrecedes($1.key) }
      .map { FactTable.Word(text: String(decoding: $0.key, as: UTF8.self), indices: $0.value) }
  }
}
