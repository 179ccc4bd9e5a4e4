import JournalExchange
import JournalFiles
import JournalFormat
import JournalModel
import JournalReaders
import JournalStore
import YAMLCodec

/// An import, read and worked out; nothing is written before ``write(progress:)``.
package struct JournalImport: Sendable {
  /// What it would do.
  package private(set) var receipt: ImportReceipt
  private let journal: Journal
  /// A word that was given a meaning and does not stand in the rota: most likely it is misspelt.
  package private(set) var unused: ImportFailure?
  private let plan: EntryPlan
  private let further: [Batch.Item]

  /// Reads a source and compares it with the journal.
  ///
  /// - Parameters:
  ///   - format: what the source is; `nil` to find it out by its content.
  ///   - now: names second versions of records that both sides changed.
  /// - Throws: why nothing of it can be read.
  package init(
    _ source: ImportSource, as format: ImportFormat?, into journal: Journal, _ context: ImportContext,
    now: Timestamp
  ) throws(ImportFailure) {
    let isRecognised = format == nil
    if let kind = ForeignKind(source) { throw ImportFailure(.needsConversion(kind), source.path) }
    guard let format = format ?? JournalImport.format(of: source) else {
      if let flaw = RotaTable.flaw(of: source) { throw flaw }
      throw ImportFailure(
        TableRota.subject(of: source).map { .otherTable($0) } ?? .unknownFormat, source.path)
    }
    guard !source.isLarge || format == .health else {
      throw ImportFailure(.tooLarge(limit: ReadingLimits.textBytes), source.path)
    }
    self.journal = journal
    if format == .json {
      let backup = try BackupPlan(source, journal: journal, again: context.isAgain ? now : nil)
      plan = EntryPlan(
        ImportMatter(), journal: journal, source: source, format: format, now: now,
        media: ImportedMedia(keepsPosition: context.keepsPosition), isAgain: false)
      further = backup.items
      receipt = backup.receipt
      return
    }
    var matter = ImportMatter()
    if let type = EntryFormats.all.first(where: { $0.format == format }) {
      try type.read(source, context, into: &matter)
      if let health = matter.health {
        matter.entries = health.entries(beside: journal, source: format.source, &matter)
      }
      // An export without anything that the format has is no import that succeeded.
      if matter.read == 0, matter.left.byReason.isEmpty, matter.problems.isEmpty {
        throw ImportFailure(.nothingFound(format.name), source.path)
      }
      matter.restrict(to: context)
    }
    let source = source.with(embedded: matter.embedded)
    var rota: RotaReading?
    if format.isRota {
      if format == .ics {
        try CalendarRota.read(source, context, into: &matter)
      } else {
        try TableRota.read(source, context, into: &matter)
      }
      let reading = RotaReading(
        matter.rota, given: context.rota.definitions, known: journal.profile.shifts.definitions, context,
        path: source.path, &matter)
      let known = journal.profile.shifts.definitions
      unused = context.rota.definitions.first {
        !reading.used.contains($0.word) && !known.contains($0)
      }.map { ImportFailure(.unusedWord($0.word.name, matter.rota.labels), source.path) }
      matter.entries = reading.entries(path: source.path)
      if format != .ics, let last = reading.span?.upperBound, last.advanced(by: 31) < context.today {
        matter.note(.pastDays(last.iso), source.path)
      }
      rota = reading
    }
    plan = EntryPlan(
      matter, journal: journal, source: source, format: format, now: now,
      media: ImportedMedia(keepsPosition: context.keepsPosition), isAgain: context.isAgain)
    receipt = plan.receipt
    receipt.read = matter.read
    receipt.problems = matter.problems + receipt.problems
    (receipt.unknown, receipt.likely) = (matter.unknown, matter.likely)
    receipt.left.add(matter.left)
    receipt.columns = matter.columns
    var further: [Batch.Item] = []
    if let learnt = JournalImport.profile(of: journal, with: matter) {
      further.append(learnt.item)
      receipt.learnt = learnt.names
    }
    if let rota {
      let learnt = JournalImport.learnt(rota, matter.rota, context.rota.definitions, journal)
      let plans = RotaPlan(
        rota, journal: journal, table: ShiftTable(journal.profile.shifts.definitions + learnt),
        format: format, origin: MemberName.base(source.path), now: now)
      further = plans.items
      receipt.added += plans.added
      receipt.same += plans.same
      receipt.planChanges = plans.changes
      for line in plans.kept { receipt.left.add(.ownShift, what: line) }
      for line in plans.leave { receipt.left.add(.ownLeave, what: line) }
      receipt.isGuess = isRecognised && rota.isGuess
      if let profile = JournalImport.profile(of: journal, with: learnt, from: rota.span?.lowerBound) {
        further.append(profile)
        receipt.learnt = learnt.map(\.word.name)
      }
    }
    self.further = further
    let days = matter.entries.filter { $0.draft?.kind != .person }.map(\.day)
    (receipt.first, receipt.last) = (days.min(), days.max())
    if let span = rota?.span { (receipt.first, receipt.last) = (span.lowerBound, span.upperBound) }
    for entry in matter.entries { if let mood = entry.mood { receipt.moods[mood, default: 0] += 1 } }
    receipt.titles = Array(matter.entries.compactMap(\.title).prefix(3))
  }

  /// The names of an address book, to choose from.
  package static func people(of source: ImportSource) -> [String] { VCardFormat.names(source) }

  /// The format of a source, by what is in it; `nil` where none fits.
  package static func format(of source: ImportSource) -> ImportFormat? {
    if source.isBackup { return .json }
    if CalendarRota.recognises(source) { return .ics }
    for type in EntryFormats.all where type.recognises(source) { return type.format }
    return TableRota.format(of: source) ?? (NotesFormat.isNote(source) ? .notes : nil)
  }

  /// What the profile learns of words: what the person said of them, what the source says itself, and the
  /// minutes without pay.
  private static func learnt(
    _ reading: RotaReading, _ rota: ImportedRota, _ given: [ShiftTable.Definition], _ journal: Journal
  ) -> [ShiftTable.Definition] {
    let known = journal.profile.shifts
    let legend = rota.legend.filter { definition in
      !(given + known.definitions).contains { $0.word.isAlike(definition.word) }
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
      let held = known.definitions.filter { $0.word == definition.word }
      guard !held.isEmpty, definition.from == nil, !held.contains(definition) else { return definition }
      var definition = definition
      definition.from = reading.span?.lowerBound
      return definition
    }
  }

  /// The profile with what words of the rota mean, where it does not say that yet.
  private static func profile(
    of journal: Journal, with definitions: [ShiftTable.Definition], from day: CivilDay?
  ) -> Batch.Item? {
    let table = journal.profile.shifts.definitions
    let new = definitions.filter { !table.contains($0) }
    guard let day, !new.isEmpty, let file = try? journal.store.read(Journal.profilePath) else { return nil }
    var document = MarkdownDocument(file.bytes)
    do throws(EditError) {
      for definition in new where definition.meaning != nil {
        try ShiftTypeEdit(definition: definition, today: day).apply(to: &document, profile: journal.profile)
      }
    } catch { return nil }
    return document.bytes == file.bytes ? nil : Batch.Item(.replacing(file), bytes: document.bytes)
  }

  /// The profile with what the person said of the columns of a table, and with the scales among them, where
  /// it does not have these yet.
  private static func profile(
    of journal: Journal, with matter: ImportMatter
  ) -> (item: Batch.Item, names: [String])? {
    let columns =
      matter.columns.areSaid
      ? matter.columns.columns.filter { journal.profile.columns[$0.head] != $0.meaning } : []
    let scales = matter.scales.filter { scale in !journal.profile.scales.contains { $0.isNamed(scale.name) } }
    guard !columns.isEmpty || !scales.isEmpty, let file = try? journal.store.read(Journal.profilePath) else {
      return nil
    }
    var document = MarkdownDocument(file.bytes)
    do throws(EditError) {
      for column in columns { try document.set(column.meaning, ofColumn: column.head) }
      for scale in scales { try document.set(scale, label: scale.label(in: .english)) }
    } catch { return nil }
    return (Batch.Item(.replacing(file), bytes: document.bytes), columns.map(\.head) + scales.map(\.name))
  }

  /// Writes it.
  package func write(progress: ImportProgress? = nil) throws(StoreError) -> ImportReceipt {
    var receipt = receipt
    receipt.isDryRun = false
    guard !plan.items.isEmpty || plan.hasNote || !further.isEmpty else { return receipt }
    var batch = Batch()
    batch.items = plan.items + further
    let plan = plan
    if plan.hasNote { batch.note = { plan.note($0) } }
    let total = batch.items.count
    if let progress { batch.progress = { done in progress(done, total, done >= total) } }
    let result = try journal.write(batch)
    receipt.paths = result.paths.compactMap { $0 }
    receipt.isUndoable = result.isUndoable
    receipt.failure = result.failure
    plan.settle(&receipt, result)
    for (item, path) in zip(further, result.paths.dropFirst(plan.items.count)) where path == nil {
      var why = ImportOmission.unreadable
      var name = ""
      switch item.target {
      case .new(_, let wanted): name = wanted
      case .replacing(let file): (why, name) = (.kept, file.path)
      }
      // The profile is not among what was added.
      if name != Journal.profilePath { receipt.added -= 1 }
      if result.failure == nil { receipt.left.add(why, what: name) }
    }
    return receipt
  }
}

extension ImportMatter {
  /// Leaves out what is outside the days that are wanted.
  fileprivate mutating func restrict(to context: ImportContext) {
    guard context.from != nil || context.until != nil else { return }
    let count = entries.count
    entries.removeAll { entry in
      entry.day < context.from ?? entry.day || entry.day > context.until ?? entry.day
    }
    leave(.outside, count - entries.count)
  }
}
