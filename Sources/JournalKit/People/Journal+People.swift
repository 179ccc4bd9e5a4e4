import JournalFiles
import JournalIndex
import JournalInsights
import JournalModel
import JournalStore

extension Journal {
  /// The people of the journal, each with the records that name them under `people` or link to them in their
  /// text: `[[Léa]]`, `[[people/lea|my daughter]]`.
  package func people(today: CivilDay) -> (cards: [PersonCard], problems: FoundProblems) {
    // Each person is a question of her own: the files are looked at once for all of them.
    let journal = snapshot()
    let persons = journal.records(matching: Query(kinds: [.person]))
    var cards = PersonCard.cards(persons.records, journal.survey().table, today: today)
    let files = Set(cards.compactMap(\.id))
    for index in cards.indices where cards[index].id != nil {
      let days = journal.linking(to: cards[index], among: files).map(\.date)
      cards[index].count += days.count
      if let day = days.max() { cards[index].last = max(cards[index].last ?? day, day) }
    }
    return (cards, persons.problems)
  }

  /// The records that link to somebody without naming them under `people`.
  ///
  /// - Parameter files: the names of all people's files: a link to one of them is to nobody else.
  private func linking(to card: PersonCard, among files: Set<String>) -> [Record] {
    var records: [String: Record] = [:]
    for name in Set([card.name, card.id ?? card.name]) {
      // The index knows words: those that have them are looked at.
      for hit in search(SearchTerms("\"\(name.filter { $0 != "\"" })\"")).hits {
        records[hit.record.path] = hit.record
      }
    }
    return records.values.filter { record in
      guard record.kind.isWrittenDaily,
        !record.people.contains(where: { $0 == card.id || Folding.areAlike($0, card.name) }),
        let file = noting({ () throws(StoreError) in try shownFile(at: record.path) })
      else { return false }
      return WikiLink.targets(in: String(decoding: file.bytes, as: UTF8.self)).contains { target in
        target == card.id || !files.contains(target) && Folding.areAlike(target, card.name)
      }
    }
  }
}

/// Links as Obsidian and Logseq write them.
enum WikiLink {
  /// What the links of a text lead to: names of files without their folders and endings.
  static func targets(in text: String) -> [String] {
    var targets: [String] = []
    var rest = Substring(text)
    while let start = rest.firstRange(of: "[[") {
      rest = rest[start.upperBound...]
      guard let end = rest.firstRange(of: "]]") else { break }
      // `[[people/lea#school|my daughter]]`
      let path = rest[..<end.lowerBound].prefix { $0 != "|" && $0 != "#" }
      let name = String(path.split(separator: "/").last ?? "").trimmed
      targets.append(name.hasSuffix(".md") ? String(name.dropLast(3)) : name)
      rest = rest[end.upperBound...]
    }
    return targets
  }
}
