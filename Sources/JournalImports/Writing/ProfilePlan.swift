import JournalFiles
import JournalFormat
import JournalModel
import JournalStore
import YAMLCodec

/// What an import writes into the profile: words of a rota with their meaning, columns of a table with what
/// they hold, scales of the person's own, words for moods with their step.
struct ProfilePlan {
  let item: Batch.Item
  let names: [String]

  /// What words of a rota mean from a day on; `nil` where the profile says that already.
  init?(_ definitions: [ShiftTable.Definition], from day: CivilDay?, for journal: Journal) {
    let table = journal.profile.shifts.definitions
    let new = definitions.filter { !table.contains($0) }
    guard let day, !new.isEmpty else { return nil }
    self.init(journal, definitions.map(\.word.name)) { document throws(EditError) in
      for definition in new where definition.meaning != nil {
        try ShiftTypeEdit(definition: definition, today: day).apply(to: &document, profile: journal.profile)
      }
    }
  }

  /// What the person said of the columns of a table, the scales among them, and the words for moods in the
  /// source; `nil` where the profile has these already.
  ///
  /// - Parameter moods: words and the step of each, folded.
  init?(_ content: ImportContent, moods: [String: Mood.Step], for journal: Journal) {
    let columns =
      content.columns.areSaid
      ? content.columns.columns.filter { journal.profile.columns[$0.head] != $0.meaning } : []
    let scales = content.scales.filter { scale in
      !journal.profile.scales.contains { $0.isNamed(scale.name) }
    }
    // Without them the next import of the source would take the steps back.
    var words: [String: Mood.Step] = [:]
    for word in content.entries.compactMap(\.givenMood) {
      guard let step = moods[Folding.folded(word)], journal.profile.moods.step(of: word) != step else {
        continue
      }
      words[word] = step
    }
    let learnt = words.sorted { $0.key < $1.key }
    guard !columns.isEmpty || !scales.isEmpty || !learnt.isEmpty else { return nil }
    self.init(journal, columns.map(\.head) + scales.map(\.name) + learnt.map(\.key)) {
      document throws(EditError) in
      for (word, step) in learnt { try document.set(step, ofMood: word) }
      for column in columns { try document.set(column.meaning, ofColumn: column.head) }
      for scale in scales { try document.set(scale, label: scale.label(in: .english)) }
    }
  }

  private init?(
    _ journal: Journal, _ names: [String], _ change: (inout MarkdownDocument) throws(EditError) -> Void
  ) {
    guard let file = try? journal.store.read(Journal.profilePath) else { return nil }
    var document = MarkdownDocument(file.bytes)
    do throws(EditError) { try change(&document) } catch { return nil }
    guard document.bytes != file.bytes else { return nil }
    item = Batch.Item(.replacing(file), bytes: document.bytes)
    self.names = names
  }

  /// What the profile learns of words: what the person said of them, what the source says itself, and the
  /// minutes without pay.
  static func learnt(
    _ reading: RotaReading, _ rota: ImportedRota, _ given: [ShiftTable.Definition], _ known: ShiftTable
  ) -> [ShiftTable.Definition] {
    let legend = rota.legend.filter { definition in
      definition.meaning != nil && !(given + known.definitions).contains { $0.word.isAlike(definition.word) }
        && rota.labels.contains { definition.word.isAlike(.other($0)) }
    }
    var learnt = (given + legend).map { definition in
      var definition = definition
      // Under the word that the next import of it has, or the one that the profile has for it.
      let own = known.definitions.last { $0.word.isAlike(definition.word) }?.word
      definition.word = own ?? ShiftType(named: PlanWord.of(definition.word.name)) ?? definition.word
      return definition
    }
    for (word, counts) in reading.breaks.sorted(by: { $0.key.name < $1.key.name }) {
      // A plan says hours of a day, the profile the break: the commonest of a word.
      let minutes = RotaReading.usual(counts)
      guard let day = reading.span?.lowerBound, minutes > 0 else { continue }
      if let index = learnt.firstIndex(where: { $0.word.isAlike(word) }) {
        learnt[index].breakMinutes = minutes
      } else if var definition = known.definition(of: word, on: day) {
        guard definition.breakMinutes == 0 else { continue }
        definition.breakMinutes = minutes
        learnt.append(definition)
      } else if let meaning = word.builtInMeaning {
        learnt.append(ShiftTable.Definition(word: word, meaning: meaning, breakMinutes: minutes))
      }
    }
    // What the profile says already holds for the days before the rota.
    return learnt.map { definition in
      var definition = definition
      if definition.spans.isEmpty { definition.spans = reading.hours(of: definition.word) }
      let held = known.definitions.filter { $0.word == definition.word }
      if definition.spans.isEmpty, let last = held.last, last.meaning == definition.meaning {
        // Who says again what a word means takes no hours from it.
        definition.spans = last.spans
        if definition.breakMinutes == 0 { definition.breakMinutes = last.breakMinutes }
      }
      guard !held.isEmpty, definition.from == nil, !held.contains(definition) else { return definition }
      definition.from = reading.span?.lowerBound
      return definition
    }
  }
}
