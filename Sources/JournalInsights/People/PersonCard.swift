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
    var mentions: [String: (name: String, count: Int, last: CivilDay)] = [:]
    for word in table.people {
      guard let last = word.indices.map({ table.facts[Int($0)].date }).max() else { continue }
      let folded = Folding.folded(word.text)
      let known = mentions[folded]
      mentions[folded] = (
        known?.name ?? word.text, (known?.count ?? 0) + word.indices.count, max(known?.last ?? last, last)
      )
    }
    var cards = persons.map { record in
      var card = PersonCard(record, today: today)
      if let mention = mentions.removeValue(forKey: Folding.folded(card.name)) {
        (card.count, card.last) = (mention.count, mention.last)
      }
      return card
    }
    cards.sort { left, right in
      let (isFirst, isSecond) = (left.isChild, right.isChild)
      return isFirst != isSecond ? isFirst : Folding.folded(left.name) < Folding.folded(right.name)
    }
    let others = mentions.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
    return cards + others.map { PersonCard(name: $0.value.name, count: $0.value.count, last: $0.value.last) }
  }

  /// Somebody whom records name.
  private init(name: String, count: Int, last: CivilDay) {
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
