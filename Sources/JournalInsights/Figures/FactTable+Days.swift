import JournalModel

extension FactTable {
  package func onDays(_ isWanted: (CivilDay) -> Bool) -> FactTable {
    var table = FactTable()
    table.shifts = shifts
    // Where each record goes; −1 for those that are left out.
    var indices = [Int32](repeating: -1, count: facts.count)
    for index in facts.indices where isWanted(facts[index].date) {
      indices[index] = Int32(table.facts.count)
      table.facts.append(facts[index])
    }
    func moved(_ words: [Word]) -> [Word] {
      words.compactMap { word in
        let own = word.indices.map { indices[Int($0)] }.filter { $0 >= 0 }
        return own.isEmpty ? nil : Word(text: word.text, indices: own)
      }
    }
    table.tags = moved(tags)
    table.scales = scales.map { former in
      var values = FactTable.ScaleValues(former.scale)
      for (index, value) in zip(former.indices, former.values) where indices[Int(index)] >= 0 {
        values.append(Int(value), at: Int(indices[Int(index)]))
      }
      return values
    }
    table.people = moved(people)
    table.weather = moved(weather)
    for (index, number) in numbers where indices[Int(index)] >= 0 {
      table.numbers[indices[Int(index)]] = number
    }
    for (index, steps) in steps where indices[Int(index)] >= 0 { table.steps[indices[Int(index)]] = steps }
    return table
  }

  /// The days from the first record that tells of its day to the last one; `nil` where there is none.
  package var writtenDays: ClosedRange<CivilDay>? { facts.writtenDays(until: CivilDay(number: .max)) }
}
