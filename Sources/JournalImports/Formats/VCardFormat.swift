import JournalModel
import JournalReaders
import YAMLCodec

/// An address book: the people of it whom somebody names, never all of them unasked.
enum VCardFormat: EntryFormat {
  static let format = ImportFormat.vcard

  static let everybody = "*"

  static func recognises(_ source: ImportSource) -> Bool {
    !source.hasMembers && source.startText(64).uppercased().hasPrefix("BEGIN:VCARD")
  }

  /// The names in a file, each once, in its order.
  static func names(_ source: ImportSource) -> [String] {
    var seen: Set<String> = []
    return VCardFile.read(source.bytes).cards.map(\.name).filter { seen.insert($0).inserted }
  }

  static func read(_ source: ImportSource, _ context: ImportContext) throws(ImportFailure) -> ImportContent {
    var content = ImportContent()
    let (cards, count, broken, isCut) = VCardFile.read(source.bytes)
    guard count > 0 else { throw ImportFailure(.notFormat("vCard"), source.path) }
    for line in broken { content.notes.note(.notALine, source.path, line: line) }
    if isCut { content.notes.note(.cutShort, source.path) }
    content.notes.read = count
    content.notes.leave(.empty, count - cards.count - (isCut ? 1 : 0))
    let wanted = try chosen(cards, source, context)
    let relations = relations(cards, context)
    for card in wanted {
      // Without an id it is found again as long as the name stays.
      var entry = ImportedEntry(origin: card.uid ?? "vcard " + card.name, day: context.today)
      var draft = Draft(kind: .person, day: context.today)
      draft[.name] = .string(card.name)
      draft[.birthday] = card.birthday.map { .string($0) }
      if let (text, line) = card.wrongBirthday { content.notes.note(.noDate(text), source.path, line: line) }
      let relation = relations[Folding.folded(card.name)] ?? card.uid.flatMap { relations[plain($0)] }
      draft[.relation] = relation.map { .string($0) }
      draft.body = card.note
      entry.draft = draft
      entry.path = source.path
      entry.position = SourcePosition(line: card.line, column: 1, offset: 0)
      content.add(entry)
    }
    return content
  }

  private static func chosen(
    _ cards: [VCard], _ source: ImportSource, _ context: ImportContext
  ) throws(ImportFailure) -> [VCard] {
    let names = TableNames.listed(cards.map(\.name))
    if context.people.isEmpty {
      if cards.count > 1 { throw ImportFailure(.severalPeople(names), source.path) }
      return cards
    }
    var wanted: Set<Int> = []
    for person in context.people {
      let found =
        try person == everybody
        ? cards.map(\.name) : TableNames.ofOne(person, in: cards.map(\.name), people: names, source.path)
      wanted.formUnion(cards.indices.filter { found.contains(cards[$0].name) })
    }
    return wanted.sorted().map { cards[$0] }
  }

  /// What people are to the person of the journal, by names and ids: her own card says it.
  private static func relations(_ cards: [VCard], _ context: ImportContext) -> [String: String] {
    guard let own = context.ownName, !own.isEmpty else { return [:] }
    var relations: [String: String] = [:]
    for card in cards where TableNames.areAlike(card.name, own) {
      for (word, who) in card.related {
        relations[Folding.folded(who)] = word
        relations[plain(who)] = word
      }
    }
    return relations
  }

  private static func plain(_ id: String) -> String {
    id.hasPrefix("urn:uuid:") ? String(id.dropFirst(9)).lowercased() : id.lowercased()
  }
}
