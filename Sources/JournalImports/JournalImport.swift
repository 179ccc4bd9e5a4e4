import JournalExchange
import JournalFiles
import JournalModel
import JournalReaders
import JournalStore

/// An import in four steps: a source is read, what it holds gets its meaning for the journal, that becomes a
/// plan, and the plan is written. Nothing is written before ``write(progress:)``.
package struct JournalImport: Sendable {
  /// What it would do: entries with their photos, published plans, the profile, the files of a backup.
  package private(set) var receipt: ImportReceipt
  private let journal: Journal
  private let entries: EntryPlan?
  private var further: [Batch.Item] = []
  /// The hidden files of a backup that do not come in.
  private var refused: [(key: ImportLedger.Key, row: ImportLedger.Row)] = []

  /// Reads a source and compares it with the journal.
  ///
  /// - Parameters:
  ///   - named: what the source is; `nil` to find it out by its content.
  ///   - now: names second versions of records that both sides changed.
  /// - Throws: why nothing of it can be read, or what of the journal can't be compared with it.
  package init(
    _ source: ImportSource, as named: ImportFormat?, into journal: Journal, _ context: ImportContext,
    now: Timestamp
  ) throws(ImportFailure) {
    self.journal = journal
    let (reader, format) = try ImportReaders.reader(of: source, as: named)
    guard !source.isLarge || format == .health || DiariumBackup.recognises(source) else {
      throw ImportFailure(.tooLarge(limit: ReadingLimits.textBytes), source.path)
    }
    var context = context
    context.home = journal.zone
    context.ownCalendar = JournalIdentity(journal).text
    let read = try reader.read(source, context)
    if let rota = read.rota {
      context.rota.definitions = rota.shortened(
        rota.literal(context.rota.definitions), journal.profile.shifts, on: context.today)
    }
    let value = try ImportedValue(read, of: source, as: format, for: journal, context)
    let content = value.content
    if let backup = content.backup {
      let plan = try BackupPlan(backup, source, journal: journal, again: context.isAgain ? now : nil)
      (receipt, further, entries) = (plan.receipt, plan.items, nil)
      refused = plan.refused
      return
    }
    let entries = EntryPlan(
      content, journal: journal, source: source, format: format, now: now,
      media: ImportedMedia(keepsPosition: context.keepsPosition), isAgain: context.isAgain)
    (receipt, self.entries) = (entries.receipt, entries)
    let days = content.entries.filter { ($0.draft?.kind ?? $0.kind) != .person }.map(\.day)
    (receipt.first, receipt.last) = (days.min(), days.max())
    for entry in content.entries { if let mood = entry.mood { receipt.moods[mood, default: 0] += 1 } }
    if format == .jrnl, context.tagSigns == nil {
      for name in content.entries.flatMap(\.people) { receipt.people[name, default: 0] += 1 }
    }
    receipt.titles = Array(content.entries.compactMap(\.title).prefix(3))
    receipt.columns = content.columns
    if let profile = ProfilePlan(content, moods: context.moods, for: journal) { learn(profile) }
    guard let rota = content.rota, let reading = value.rota else { return }
    receipt.person = rota.person
    let known = journal.profile.shifts
    // A word that does not stand in it, it teaches nothing about.
    let given = context.rota.definitions.filter { reading.used.contains($0.word) }
    let learnt = ProfilePlan.learnt(reading, rota, given, known)
    let plans = RotaPlan(
      reading, journal: journal, entries, table: ShiftTable(known.definitions + learnt),
      origin: MemberName.base(source.path), now: now, receipt)
    receipt = plans.receipt
    further += plans.items
    receipt.isGuess = named == nil && (reading.isGuess || value.isDoubtful)
    guard let profile = ProfilePlan(learnt, from: reading.span?.lowerBound, for: journal) else { return }
    learn(profile)
    receipt.meanings = learnt
  }

  private mutating func learn(_ profile: ProfilePlan) {
    further.append(profile.item)
    receipt.learnt = profile.names
  }

  /// The names of an address book, to choose from.
  package static func people(of source: ImportSource) -> [String] { VCardFormat.names(source) }

  /// The format of a source, by what is in it; `nil` where none fits.
  package static func format(of source: ImportSource) -> ImportFormat? {
    try? ImportReaders.reader(of: source, as: nil).format
  }

  package func write(progress: ImportProgress? = nil) throws(StoreError) -> ImportReceipt {
    var receipt = receipt
    receipt.isDryRun = false
    let items = entries?.items ?? []
    guard !items.isEmpty || entries?.hasNote == true || !further.isEmpty else { return receipt }
    var batch = Batch()
    batch.items = items + further
    batch.isExact = receipt.format == .json
    if let entries, entries.hasNote { batch.note = { entries.note($0) } }
    if !refused.isEmpty {
      batch.note = { [refused] _ in ImportLedger.note(refused) }
    }
    let total = batch.items.count
    if let progress { batch.progress = { done in progress(done, total, done >= total) } }
    let result = try journal.write(batch)
    receipt.paths = result.paths.compactMap { $0 }
    receipt.isUndoable = result.isUndoable
    receipt.failure = result.failure
    entries?.settle(&receipt, result)
    settle(&receipt, result.paths.dropFirst(items.count), isWhole: result.failure == nil)
    return receipt
  }

  /// Takes what was not written out of a receipt, and names it where nothing stopped the writing.
  private func settle(_ receipt: inout ImportReceipt, _ paths: ArraySlice<String?>, isWhole: Bool) {
    for (item, path) in zip(further, paths) where path == nil {
      let (why, name): (ImportOmission, String) =
        switch item.target {
        case .new(_, let wanted): (.unreadable, wanted)
        case .replacing(let file): (.kept, file.path)
        }
      // The profile is not among what was added.
      if name != Journal.profilePath { receipt.added -= 1 }
      if isWhole { receipt.notes.leave(why, what: name) }
    }
  }
}
