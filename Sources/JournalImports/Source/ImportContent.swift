import JournalFormat
import JournalModel
import JournalReaders
import YAMLCodec

/// What a file of another program holds, in our terms, and what is to be said of the reading of it.
package struct ImportContent: Sendable {
  package private(set) var entries: [ImportedEntry] = []
  /// Shifts, rests and leave of a rota.
  package var rota: ImportedRota?
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
  ///
  /// - Parameters:
  ///   - path: what it stands in, for what is said of it without a place of its own.
  ///   - position: where it stands there.
  package mutating func take(
    in path: String, at position: SourcePosition? = nil, _ body: () throws(ImportFailure) -> ImportedEntry
  ) {
    notes.read += 1
    do throws(ImportFailure) {
      var entry = try body()
      if entry.path.isEmpty { (entry.path, entry.position) = (path, position) }
      guard let why = entry.left else { return add(entry) }
      notes.add(entry.notes)
      notes.leave(why)
    } catch {
      var problem = error.problem
      if problem.path.isEmpty { (problem.path, problem.position) = (path, problem.position ?? position) }
      notes.note(problem)
      notes.leave(.unreadable)
    }
  }

  /// Reads all of many things in a text.
  package mutating func take<Item>(
    _ items: some Sequence<Item>, in path: String, at position: (Item) -> SourcePosition? = { _ in nil },
    _ body: (Item) throws(ImportFailure) -> ImportedEntry
  ) {
    for item in items {
      take(in: path, at: position(item)) { () throws(ImportFailure) in try body(item) }
    }
  }

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
  init(
    files: [String], of source: ImportSource, _ body: (String) throws(ImportFailure) -> ImportedEntry
  ) {
    for name in files { take(in: source.label(name)) { () throws(ImportFailure) in try body(name) } }
  }
}
