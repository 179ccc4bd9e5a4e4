import JournalFiles
import JournalModel
import JournalReaders
import JournalStore

/// What an import writes: entries with their photos, published plans, the profile, the files of a backup; and
/// the receipt that says so beforehand.
struct ImportPlan: Sendable {
  private(set) var receipt: ImportReceipt
  private let journal: Journal
  private let entries: EntryPlan?
  private var further: [Batch.Item] = []
  /// The hidden files of a backup that do not come in.
  private var refused: [(key: ImportLedger.Key, row: ImportLedger.Row)] = []

  /// - Throws: where files of the journal that a backup is compared with can't be read.
  init(
    _ value: ImportedValue, of source: ImportSource, as format: ImportFormat, isRecognised: Bool,
    for journal: Journal, _ context: ImportContext, now: Timestamp
  ) throws(ImportFailure) {
    self.journal = journal
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
      reading, journal: journal, entries, table: ShiftTable(known.definitions + learnt), format: format,
      origin: MemberName.base(source.path), now: now)
    add(plans)
    receipt.isGuess = isRecognised && (reading.isGuess || value.isDoubtful)
    if let span = plans.span { (receipt.first, receipt.last) = (span.lowerBound, span.upperBound) }
    guard let profile = ProfilePlan(learnt, from: reading.span?.lowerBound, for: journal) else { return }
    learn(profile)
    receipt.meanings = learnt
  }

  private mutating func learn(_ profile: ProfilePlan) {
    further.append(profile.item)
    receipt.learnt = profile.names
  }

  private mutating func add(_ plans: RotaPlan) {
    further += plans.items
    receipt.added += plans.added
    receipt.same += plans.same
    receipt.planChanges = plans.changes
    receipt.withoutHours = plans.withoutHours
    receipt.overlaps = plans.overlaps
    for line in plans.kept { receipt.notes.leave(.ownShift, what: line) }
    for line in plans.worked { receipt.notes.leave(.workedShift, what: line) }
    for line in plans.besideLeave { receipt.notes.leave(.besideLeave, what: line) }
    for line in plans.leave { receipt.notes.leave(.ownLeave, what: line) }
    for line in plans.unnamed { receipt.notes.leave(.unnamed, what: line) }
    for (days, count) in plans.withdrawn { receipt.notes.leave(.withdrawn, count, what: days) }
  }

  func write(_ progress: ImportProgress?) throws(StoreError) -> ImportReceipt {
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
