import JournalModel

/// A person of the journal: what their file says, and where the journal names them.
package struct PersonCard: Hashable, Sendable {
  /// The id of their record; `nil` for people that only entries name.
  package var id: String?
  package var name: String
  /// Whether their file is sealed; without the key the name is that of the file, which says nothing.
  package var isSealed = false
  /// Month and day, perhaps with the year.
  package var birthday: Birthday?
  /// What they are to the person: `daughter`.
  package var relation: String?
  /// The next birthday, today included.
  package var nextBirthday: CivilDay?
  /// How old they get then, where the year is known.
  package var age: Int?
  /// What the file says about being reminded of it: days, or `false`.
  package var remind: Value?
  /// How many records name them.
  package var count: Int
  package var last: CivilDay?

  /// The people of a journal: those with a file first, children before others, then by name; then those whom
  /// records name, the most frequent first.
  ///
  /// - Parameters:
  ///   - persons: the records of the kind `person`.
  ///   - table: facts of the records, for who is named where.
  package static func cards(_ persons: [Record], _ table: FactTable, today: CivilDay) -> [PersonCard] {
    var cards = persons.map { PersonCard($0, today: today) }
    // A link, `[[people/lea]]`, names a file, which is one person's; a name, who has it as it is written,
    // else the first of those who have one like it. No file's name has a slash.
    let files = Set(cards.compactMap(\.id))
    let names = Set(cards.map(\.name))
    var mentions: [String: (name: String, records: Set<Int32>)] = [:]
    for word in table.people {
      let text = word.text
      let key = files.contains(text) ? text : names.contains(text) ? "/" + text : Folding.folded(text) + "/"
      mentions[key, default: (text, [])].records.formUnion(word.indices)
    }
    func mention(_ key: String) -> Set<Int32> { mentions.removeValue(forKey: key)?.records ?? [] }
    func last(_ records: Set<Int32>) -> CivilDay? { records.lazy.map { table.facts[Int($0)].date }.max() }
    for index in cards.indices {
      let name = cards[index].name
      let records = [cards[index].id ?? "", "/" + name, Folding.folded(name) + "/"].map(mention)
        .reduce(Set()) { $0.union($1) }
      (cards[index].count, cards[index].last) = (records.count, last(records))
    }
    cards.sort { left, right in
      let (isFirst, isSecond) = (left.isChild, right.isChild)
      return isFirst != isSecond ? isFirst : Folding.folded(left.name) < Folding.folded(right.name)
    }
    let others = mentions.sorted { ($1.value.records.count, $0.key) < ($0.value.records.count, $1.key) }
    return cards
      + others.map { PersonCard(name: $1.name, count: $1.records.count, last: last($1.records)) }
  }

  /// Somebody whom records name.
  private init(name: String, count: Int, last: CivilDay?) {
    (self.name, self.count, self.last) = (name, count, last)
  }

  /// Somebody with a file; without a name in it, the file's own counts.
  private init(_ record: Record, today: CivilDay) {
    id = record.id
    isSealed = record.isSealed
    name = record[text: .name] ?? record.title ?? record.id
    birthday = record[text: .birthday].flatMap { Birthday($0) }
    relation = record[text: .relation]
    remind = record[detail: .remind]
    nextBirthday = birthday?.next(from: today)
    count = 0
    if let year = birthday?.year, let next = nextBirthday { age = next.year - year }
  }

  private var isChild: Bool { relation.map { PersonCard.childWords[$0] != nil } ?? false }

  private static let childWords = WordIndex(file: "children")
}
