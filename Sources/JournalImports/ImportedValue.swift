import JournalExchange
import JournalModel
import JournalReaders
import JournalStore

/// What a source means for a journal: its words of a rota read, sleep and absences as records, of the days
/// that are wanted.
struct ImportedValue {
  private(set) var content: ImportContent
  /// Of a rota: its words read by what the person, the profile and the source itself say.
  private(set) var rota: RotaReading?
  /// Whether the rota seems to be somebody else's, or long past.
  private(set) var isDoubtful = false

  /// - Throws: for an export without anything that the format has: it is no import that succeeded.
  init(
    _ content: ImportContent, of source: ImportSource, as format: ImportFormat, for journal: Journal,
    _ context: ImportContext
  ) throws(ImportFailure) {
    self.content = content
    if content.rota != nil {
      try read(source.path, journal, context, format)
      return
    }
    self.content.numberOrigins()
    if ImportedValue.momentsAsIDs.contains(format) { self.content.tellApartByText() }
    if let health = content.health { add(health.entries(beside: journal, source: format.source)) }
    leaveMedia(of: source, format)
    let notes = self.content.notes
    if content.backup == nil, notes.read == 0, notes.left.byReason.isEmpty, notes.problems.isEmpty {
      throw ImportFailure(.nothingFound(format.name), source.path)
    }
    self.content.restrict(to: context)
  }

  /// Formats without ids: two journals may have an entry of the same moment.
  private static let momentsAsIDs: Set<ImportFormat> = [
    .jrnl, .daylio, .diarium, .pixels, .daybook, .evernote, .rednotebook, .moods, .logseq, .orgJournal,
    .notes,
    .markdown, .appleJournal,
  ]

  /// Formats whose archives hold an entry's pictures and recordings, and no others.
  private static let mediaOfEntries: Set<ImportFormat> = [.dayone, .journey, .diarium, .diaro, .daybook]

  /// Names the pictures and recordings of an archive that no entry has.
  private mutating func leaveMedia(of source: ImportSource, _ format: ImportFormat) {
    guard ImportedValue.mediaOfEntries.contains(format), source.hasMembers else { return }
    // An export may name a file by another ending than it has.
    let named = Set(
      content.entries.flatMap { $0.text.media + $0.media }.map { name in
        MemberName.stem(source.name(endingWith: name) ?? name).lowercased()
      })
    for name in source.names
    where MediaKind(ending: MemberName.ending(name)) != nil
      && !named.contains(MemberName.stem(name).lowercased())
    {
      content.notes.leave(.unusedMedia, what: MemberName.base(name))
    }
  }

  private mutating func add(_ found: (entries: [ImportedEntry], notes: ReadingNotes)) {
    content.notes.add(found.notes)
    for entry in found.entries { content.add(entry) }
  }

  private mutating func read(
    _ path: String, _ journal: Journal, _ context: ImportContext, _ format: ImportFormat
  ) throws(ImportFailure) {
    guard let rota = content.rota else { return }
    let known = journal.profile.shifts.definitions
    let reading = RotaReading(rota, given: context.rota.definitions, known: known, context, path: path)
    if let first = reading.lone.first, let last = reading.lone.last {
      let days = first == last ? first.iso : first.iso + ".." + last.iso
      throw ImportFailure(.loneDays(days, count: reading.lone.count), path)
    }
    // A shift whose day nobody can read would be rest on the day that is meant.
    let event = rota.undatedEvents.first { reading.hasRead($0.label) }
    if reading.hasGaps, let undated = rota.undated ?? event?.failure { throw undated }
    add((reading.entries(of: journal, source: format.source, path: path), reading.notes))
    // Most likely it is misspelt; or it is for another file of several. Where no day could be read nobody
    // looked.
    for unused in rota.labels.isEmpty ? [] : context.rota.definitions
    where !reading.used.contains(unused.word) && !known.contains(unused) {
      content.notes.note(.unusedWord(unused.word.name, rota.labels), path)
    }
    if let last = reading.span?.upperBound, last.advanced(by: 31) < context.today {
      content.notes.note(.pastDays(last.iso), path)
      isDoubtful = true
    }
    if context.rota.person == nil, let own = context.ownName,
      let other = PlanOwner.other(in: rota.titles, than: own)
    {
      content.notes.note(.otherPerson(other, own: own), path)
      isDoubtful = true
    }
    self.rota = reading
  }
}
