import JournalModel
import JournalReaders

/// What a file of another program holds, in our terms, and what is to be said of the reading of it.
package struct ImportContent: Sendable {
  /// Entries of a journal.
  package private(set) var entries: [ImportedEntry] = []
  /// Shifts, rests and leave of a rota.
  package var rota: ImportedRota?
  /// Sleep and steps.
  package var health: HealthDays?
  /// The files of a backup.
  package var backup: BackupDocument?
  /// Of a table of moods: what its columns hold, and the scales of the person's own among them.
  package var columns = ReadColumns()
  package var scales: [Scale] = []
  /// Pictures and recordings that stand in the text of the source, by the names it has for them.
  package var embedded: [String: [UInt8]] = [:]
  /// What was looked at, what was left out and what is wrong.
  package var notes = ReadingNotes()
  /// Whether more entries came than are taken.
  private var isFull = false

  /// Adds an entry; what would fill the memory is left out.
  package mutating func add(_ entry: ImportedEntry) {
    guard entries.count < ReadingLimits.entries else {
      if !isFull { notes.note(.tooMany(limit: ReadingLimits.entries), entry.path, at: entry.position) }
      isFull = true
      return notes.leave(.unreadable)
    }
    var entry = entry
    notes.add(entry.notes)
    entry.notes = ReadingNotes()
    entry.title = entry.title?.trimmedBlanks
    if entry.title?.isEmpty == true { entry.title = nil }
    entries.append(entry)
  }

  /// Reads one thing of many and adds it; what is wrong with it costs it alone.
  package mutating func take(_ body: () throws(ImportFailure) -> ImportedItem) {
    notes.read += 1
    do throws(ImportFailure) {
      switch try body() {
      case .entry(let entry): add(entry)
      case .left(let why, let remarks):
        notes.add(remarks)
        notes.leave(why)
      }
    } catch {
      notes.note(error.problem)
      notes.leave(.unreadable)
    }
  }

  /// Reads all of many.
  package mutating func take<Item>(
    _ items: some Sequence<Item>, _ body: (Item) throws(ImportFailure) -> ImportedItem
  ) {
    for item in items { take { () throws(ImportFailure) in try body(item) } }
  }

  /// Adds what a part of the source holds.
  package mutating func add(_ part: ImportContent) {
    notes.add(part.notes)
    for entry in part.entries { add(entry) }
  }

  /// Takes out entries that are the same but for where they stand.
  package mutating func joinCopies() {
    var seen: Set<ImportedEntry> = []
    entries.removeAll { entry in
      var plain = entry
      (plain.path, plain.position) = ("", nil)
      return !seen.insert(plain).inserted
    }
  }

  /// Makes different ids of the same ones: a source that has none gives the moment of an entry, of which
  /// several can have the same.
  ///
  /// Sources list the youngest first or last; numbers are given from the oldest on, so that what is added
  /// later to the source changes no id.
  package mutating func numberOrigins() {
    guard let first = entries.first?.day, let last = entries.last?.day else { return }
    var seen: [String: Int] = [:]
    for index in last < first ? Array(entries.indices.reversed()) : Array(entries.indices) {
      let origin = entries[index].origin
      seen[origin, default: 0] += 1
      if let count = seen[origin], count > 1 { entries[index].origin = "\(origin) (\(count))" }
    }
  }

  /// Says of each entry that its id alone does not tell which one it is.
  package mutating func tellApartByText() {
    for index in entries.indices where entries[index].draft == nil {
      entries[index].family = ImportedEntry.family(ofOrigin: entries[index].origin)
    }
  }

  /// Leaves out the entries of other days than those that are wanted.
  package mutating func restrict(to context: ImportContext) {
    let count = entries.count
    entries.removeAll { entry in
      entry.day < context.from ?? entry.day || entry.day > context.until ?? entry.day
    }
    notes.leave(.outside, count - entries.count)
  }
}

extension ImportContent {
  /// All of many.
  init<Item>(of items: some Sequence<Item>, _ body: (Item) throws(ImportFailure) -> ImportedItem) {
    self.init()
    take(items, body)
  }
}

/// One thing of many that a source holds: an entry, or why none was made of it.
package enum ImportedItem: Sendable {
  case entry(ImportedEntry)
  /// Left out, with what else is to be said of it.
  case left(ImportOmission, notes: ReadingNotes = ReadingNotes())
}
