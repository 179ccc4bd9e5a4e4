import JournalFiles
import JournalFormat
import JournalIndex
import JournalModel
import JournalReaders
import JournalStore
import SystemLibrary
import YAMLCodec

/// What an import of entries writes: worked out before anything is written, so that a preview says just that.
package struct EntryPlan {
  private let journal: Journal
  private let source: ImportSource
  private let format: ImportFormat
  private let now: Timestamp
  private let media: ImportedMedia
  private let ledger: ImportLedger
  private let deleted: DeletedImports
  /// Whether what was left out of an earlier import comes in.
  private let isAgain: Bool
  /// A file that is written, with its counts and problems.
  private struct Planned {
    let item: Batch.Item
    /// Of an entry which number of the receipt counts it, and the row that it leaves in the ledger.
    var number: (WritableKeyPath<ImportReceipt, Int> & Sendable)?
    var row: (key: ImportLedger.Key, row: ImportLedger.Row)?
    /// Of a photo or a recording what it is called in the source.
    var member: String?
  }

  private var planned: [Planned] = []
  package var items: [Batch.Item] { planned.map(\.item) }
  /// What is known of records that are as they should be, and not yet in the ledger.
  private var knownRows: [(key: ImportLedger.Key, row: ImportLedger.Row)] = []
  package private(set) var receipt: ImportReceipt

  package init(
    _ content: ImportContent, journal: Journal, source: ImportSource, format: ImportFormat, now: Timestamp,
    media: ImportedMedia, isAgain: Bool
  ) {
    (self.media, self.isAgain, self.journal) = (media, isAgain, journal)
    self.source = source.with(embedded: content.embedded)
    self.format = format
    self.now = now
    ledger = ImportLedger(journal.store.notes())
    deleted = DeletedImports(of: journal)
    receipt = ImportReceipt(format: format)
    receipt.notes = content.notes
    plan(content.entries)
  }

  private mutating func plan(_ entries: [ImportedEntry]) {
    var known: [String: String] = [:]
    var names = PlannedNames()
    let records = journal.records(matching: Query()).records
    for record in records {
      names.take(MemberName.base(record.path), in: MemberName.folder(record.path))
      if record.source == format.source, let origin = record.origin { known[origin] = record.path }
    }
    let before = names
    // First every entry gets its path, so that links between them can be written.
    var paths: [String: String] = [:]
    var planned: [(entry: ImportedEntry, isNew: Bool)] = []
    // Whether what is sealed comes from the same source, nobody knows without the key.
    let unread = journal.unreadCount(matching: Query()) > 0
    let absences = Set(
      records.compactMap { Vacation($0).map { [$0.from.iso, $0.until.iso, $0.category.rawValue] } })
    let persons = Set(records.filter { $0.kind == .person }.map { Folding.folded($0.personName) })
    for entry in identified(entries, known) where paths[entry.origin] == nil {
      if let draft = entry.draft, known[entry.origin] == nil,
        absences.contains(draft.absence)
          || draft.personName.map({ persons.contains(Folding.folded($0)) }) ?? false
      {
        receipt.same += 1
        continue
      }
      let key = ImportLedger.Key(source: format.source, origin: entry.origin)
      let maySeal = known[entry.origin] == nil && journal.profile.sealsKinds
      let sealed = maySeal ? journal.sealedName(for: said(by: entry)) : nil
      if let earlier = known[entry.origin] {
        paths[entry.origin] = earlier
        planned.append((entry, false))
      } else if unread, ledger.isSealed(key) || sealed.map({ before.isTaken($0, for: entry) }) ?? false {
        receipt.notes.leave(.sealed)
      } else if !isAgain, let row = ledger[key],
        ledger.isForgotten(key) || ledger.isSealed(key) || deleted.holds(key, sinceNote: row.note)
      {
        receipt.notes.leave(.deleted)
      } else {
        paths[entry.origin] = names.path(for: entry, sealed: sealed)
        planned.append((entry, true))
      }
    }
    var media = MediaPlan(source: source, media: self.media, journal: journal)
    for (entry, isNew) in planned { plan(entry, isNew: isNew, paths: paths, &media) }
    receipt.mediaFound = media.found
    receipt.mediaMissing = media.missing
    receipt.notes.add(media.notes)
  }

  /// The entries with the ids under which their content came in before, where the source tells several of
  /// one name apart by a number that moves.
  ///
  /// - Parameter known: the records of the source by their ids.
  private func identified(_ entries: [ImportedEntry], _ known: [String: String]) -> [ImportedEntry] {
    let families = Dictionary(
      grouping: entries.indices.filter { entries[$0].family != nil }, by: { entries[$0].family ?? "" })
    guard !families.isEmpty else { return entries }
    let earlier = Dictionary(grouping: known.keys.sorted(), by: ImportedEntry.family(ofOrigin:))
    var result = entries
    for (family, indices) in families {
      guard let origins = earlier[family], origins.count <= EntryPlan.familyLimit,
        indices.count <= EntryPlan.familyLimit
      else { continue }
      var free = origins
      var open: [Int] = []
      for index in indices {
        let found = free.first { origin in
          var entry = entries[index]
          entry.origin = origin
          let row = ledger[ImportLedger.Key(source: format.source, origin: origin)]
          return row?.source == Bytes.checksum(said(by: entry))
        }
        if let found {
          result[index].origin = found
          free.removeAll { $0 == found }
        } else {
          open.append(index)
        }
      }
      var taken = Set(origins)
      // One record and one entry of a minute are left: it was rewritten. Nobody has two journals in Daylio; a
      // table of moods may come from anywhere.
      let isRewritten =
        format == .daylio && open.count == 1 && free.count == 1 && entries[open[0]].at != nil
      for index in open {
        // Of several one that was edited there is known by most of its words.
        let own = entries[index].origin
        if let twin = ([own] + free).first(where: {
          free.contains($0) && (isRewritten || isTwin(entries[index], of: known[$0]))
        }) {
          result[index].origin = twin
          free.removeAll { $0 == twin }
        } else if !taken.insert(own).inserted {
          var number = 2
          while !taken.insert("\(family)_(\(number))").inserted { number += 1 }
          result[index].origin = "\(family)_(\(number))"
        }
      }
    }
    return result
  }

  /// Whether an entry is one that the journal has, edited since: they share half of their words and of the
  /// keys that only they have, or the mood where one has nothing else. Another one of the same moment is that
  /// of another journal, and takes nothing from it.
  private func isTwin(_ entry: ImportedEntry, of path: String?) -> Bool {
    // A sealed one where the key is at hand.
    func known(_ path: String) -> [UInt8]? {
      Record.isSealed(path: path) ? journal.openedBytes(of: path) : (try? journal.store.read(path))?.bytes
    }
    guard let path, let bytes = known(path) else { return true }
    let ((mine, mood), (theirs, other)) = (words(of: said(by: entry)), words(of: bytes))
    let fewest = min(mine.count, theirs.count)
    return fewest == 0
      ? mine == theirs || mood != nil && mood == other
      : mine.intersection(theirs).count * 2 >= fewest
  }

  /// The words of the title and the text of a file and its own keys, and the mood.
  private func words(of bytes: [UInt8]) -> (words: Set<String>, mood: String?) {
    let document = MarkdownDocument(bytes)
    let record = RecordDecoder().decode(document, path: "new.md", fileTime: nil).record
    let text = (record.title ?? "") + " " + String(decoding: document.bytes[document.body], as: UTF8.self)
    let words = Folding.folded(text).split { !$0.isLetter && !$0.isNumber }.map(String.init)
    let own = document.entries.map(\.key).filter { Key(named: $0) == nil && $0 != "mood-name" }
    return (Set(words).union(own.map { $0 + ":" }), record.mood)
  }

  /// More entries of one name no day has.
  private static let familyLimit = 100

  /// What the source says of an entry, whatever its pictures are called here.
  private func said(by entry: ImportedEntry) -> [UInt8] {
    EntryRendering(source: format.source, media: { "img/" + $0 }, link: { $0 }).bytes(of: entry)
  }

  private mutating func plan(
    _ entry: ImportedEntry, isNew: Bool, paths: [String: String], _ media: inout MediaPlan
  ) {
    guard let path = paths[entry.origin] else { return }
    let key = ImportLedger.Key(source: format.source, origin: entry.origin)
    let row = ledger[key]
    let said = said(by: entry)
    let sourceSum = Bytes.checksum(said)
    let folder = MemberName.folder(path)
    let isSealed = Record.isSealed(path: path)
    let (files, copies) = media.place(entry, in: folder, known: row?.media ?? [:], isSealed: isSealed)
    // A source that now holds a picture that was missing says more than before; one that the person took out
    // of the journal does not come back unasked.
    let isKnown = row.map { row in files.keys.allSatisfy { row.media[$0] != nil } } ?? false
    if !isNew, row?.source == sourceSum, isKnown, !isAgain || copies.isEmpty {
      receipt.same += 1
      return
    }
    let rendering = EntryRendering(source: format.source) {
      files[$0]
    } link: { origin in
      paths[origin].map { RelativeLink.path(from: folder, to: $0) }
    }
    // Thousands have neither pictures nor links: what the source says of these is their file.
    let isPlain = entry.text.isPlain && entry.media.isEmpty && entry.named.isEmpty
    let bytes = isPlain ? said : rendering.bytes(of: entry)
    // Of what is sealed no device remembers more than that it was there.
    let new =
      isSealed
      ? ImportLedger.Row(source: 0, file: 0)
      : ImportLedger.Row(source: sourceSum, file: Bytes.checksum(bytes), media: files)
    let noted = isSealed ? key.sealed : key
    if isNew {
      add(copies)
      if isSealed { receipt.sealed += 1 }
      add(.new(folder: folder, name: MemberName.base(path)), bytes, noted, new, as: \.added)
      return
    }
    guard let file = try? journal.store.read(path), let clear = try? journal.opened(file) else {
      receipt.notes.leave(.kept)
      return
    }
    if clear.bytes == bytes {
      if isAgain, !copies.isEmpty { receipt.changed += 1 } else { receipt.same += 1 }
      if isAgain { add(copies) }
      knownRows.append((noted, new))
    } else if let row, row.file == Bytes.checksum(file.bytes) {
      add(copies)
      add(.replacing(file), bytes, key, new, as: \.changed)
    } else if row.map({ $0.file != 0 }) ?? false || isAgain {
      add(copies)
      add(.new(folder: folder, name: ImportCopy.name(path, now: now)), bytes, noted, new, as: \.conflicts)
    } else {
      // Imported elsewhere: whether the person or the source changed it, nobody here can tell.
      receipt.notes.leave(.kept)
    }
  }

  private mutating func add(_ copies: [MediaPlan.Copy]) {
    let (source, media) = (source, media)
    for copy in copies {
      let item = Batch.Item(.new(folder: copy.folder, name: copy.name)) {
        media.bytes(of: copy.member, in: source)
      }
      planned.append(Planned(item: item, member: copy.member))
    }
  }

  private mutating func add(
    _ target: Batch.Item.Target, _ bytes: [UInt8], _ key: ImportLedger.Key, _ row: ImportLedger.Row,
    as number: WritableKeyPath<ImportReceipt, Int> & Sendable
  ) {
    receipt[keyPath: number] += 1
    planned.append(Planned(item: Batch.Item(target, bytes: bytes), number: number, row: (key, row)))
  }

  /// The note for the ledger, once it is known what was written.
  package func note(_ written: [String?]) -> [UInt8] {
    ImportLedger.note(
      knownRows
        + zip(planned, written).compactMap { planned, path in path == nil ? nil : planned.row })
  }

  /// Takes what was not written out of a receipt, and names it where nothing stopped the writing: a photo
  /// that can't be read or made private, a record that changed meanwhile.
  package func settle(_ receipt: inout ImportReceipt, _ result: BatchResult) {
    for (index, planned) in planned.enumerated() {
      if result.paths.indices.contains(index), result.paths[index] != nil { continue }
      if let number = planned.number {
        receipt[keyPath: number] -= 1
        if case .new(_, let name) = planned.item.target, Record.isSealed(path: name) { receipt.sealed -= 1 }
        if case .replacing(let file) = planned.item.target, result.changedMeanwhile.contains(index) {
          receipt.notes.leave(.kept, what: file.path)
        }
      }
      if let member = planned.member {
        receipt.mediaFound -= 1
        if result.failure == nil { receipt.notes.leave(.unreadable, what: MemberName.base(member)) }
      }
    }
  }

  /// Records as they are once it is written.
  func changed(_ records: [Record]) -> [Record] {
    var (result, new) = ([String: Record](), [Record]())
    for item in items {
      guard MemberName.ending(item.target.path) == "md", let bytes = item.content() else { continue }
      let document = MarkdownDocument(bytes)
      let record = RecordDecoder().decode(document, path: item.target.path, fileTime: nil).record
      if case .replacing(let file) = item.target {
        result[file.path] = record
      } else if !item.target.path.contains(".sync-conflict-") {
        new.append(record)
      }
    }
    return records.map { result[$0.path] ?? $0 } + new
  }

  package var hasNote: Bool { !knownRows.isEmpty || planned.contains { $0.row != nil } }
}

/// Second versions that an import puts beside what the journal has.
package enum ImportCopy {
  /// The name of one, as Syncthing gives it, so that `conflicts` and `resolve` know it.
  package static func name(_ path: String, now: Timestamp) -> String {
    let digits = now.iso.filter(\.isNumber)
    if Record.isSealed(path: path) { return name(String(path.dropLast(4)), now: now) + ".age" }
    let ending = MemberName.ending(path)
    return MemberName.stem(path)
      + ".sync-conflict-\(digits.prefix(8))-\(digits.dropFirst(8).prefix(6))-IMPORTS"
      + (ending.isEmpty ? "" : "." + ending)
  }
}

/// The names that new entries get, each free.
private struct PlannedNames {
  /// The names of each folder, as they are compared.
  private var taken: [String: Set<[UInt8]>] = [:]
  /// The number that is next for a path without one: thousands of entries of one minute would try all before
  /// theirs.
  private var next: [String: Int] = [:]

  mutating func take(_ name: String, in folder: String) {
    taken[folder, default: []].insert(NameChoice.folded(Array(name.utf8)))
  }

  func isTaken(_ name: String, for entry: ImportedEntry) -> Bool { isTaken(name, in: folder(of: entry)) }

  private func isTaken(_ name: String, in folder: String) -> Bool {
    taken[folder]?.contains(NameChoice.folded(Array(name.utf8))) ?? false
  }

  private func day(of entry: ImportedEntry) -> CivilDay {
    entry.at.flatMap { abs($0.local.day.days(until: entry.day)) <= 1 ? $0.local.day : nil } ?? entry.day
  }

  private func folder(of entry: ImportedEntry) -> String {
    if entry.draft?.personName != nil { return FileNames.people }
    return entry.folder ?? FileNames.folder(of: day(of: entry))
  }

  /// The path of a new entry, in the folder of its month.
  ///
  /// - Parameter sealed: its name where it is sealed.
  mutating func path(for entry: ImportedEntry, sealed: String?) -> String {
    let folder = folder(of: entry)
    if let sealed { return free(FileStore.stem(sealed), in: folder, ending: Record.sealedEnding) }
    if let name = entry.draft?.personName {
      return free(FileNames.slug(name) ?? Kind.person.name, in: folder)
    }
    if entry.folder != nil {
      return free(entry.stem.flatMap { FileNames.slug($0, limit: 80) } ?? Kind.person.name, in: folder)
    }
    let named = day(of: entry)
    var stem = FileNames.stem(
      kind: entry.draft?.kind ?? entry.kind, day: named, time: entry.at?.local.time, title: title(of: entry),
      shift: entry.values[.shift]?.texts.first.flatMap { ShiftType(named: $0) })
    if let own = entry.stem.flatMap({ FileNames.slug($0, limit: 80) }) {
      // After a night a file is named by the morning.
      let day = CivilDay(iso: String(own.prefix(10)))
      let isNear = day.map { abs($0.days(until: named)) <= 1 } ?? false
      stem = isNear ? own : named.iso + "-" + own
    }
    return free(stem, in: folder)
  }

  /// The path of a name, with a number behind those of its moment where one is there: also where a lower one
  /// is free, since the higher one is that of the later writing.
  private mutating func free(_ stem: String, in folder: String, ending: String = ".md") -> String {
    let (path, names) = (folder + "/" + stem, taken[folder] ?? [])
    var number = next[path] ?? 1
    if next[path] == nil, [stem, stem + "-2"].contains(where: { isTaken($0 + ending, in: folder) }) {
      let start = NameChoice.folded(Array((stem + "-").utf8))
      let numbers = names.lazy.filter { $0.starts(with: start) }.compactMap { name in
        let text = FileStore.stem(String(decoding: name.dropFirst(start.count), as: UTF8.self))
        return Int(text).flatMap { String($0) == text ? $0 : nil }
      }
      number = (numbers.max() ?? 1) + 1
    }
    var choice = try? NameChoice(stem: stem, folded: names, from: number, ending: ending)
    let name = choice?.next() ?? stem + ending
    next[path] = choice?.number
    take(name, in: folder)
    return folder + "/" + name
  }

  /// An entry of a mood alone is named `…-mood`.
  private func title(of entry: ImportedEntry) -> String? {
    if let title = entry.title { return title }
    return entry.mood != nil && entry.text.isEmpty ? "mood" : nil
  }
}

/// Paths from one file to another.
enum RelativeLink {
  /// The path of a file as seen from a folder; both relative to the root.
  static func path(from folder: String, to path: String) -> String {
    let from = folder.split(separator: "/")
    let to = path.split(separator: "/")
    var common = 0
    while common < from.count, common < to.count - 1, from[common] == to[common] { common += 1 }
    return (repeatElement("..", count: from.count - common) + to[common...]).joined(separator: "/")
  }
}

extension Record {
  fileprivate var personName: String { self[text: .name] ?? title ?? id }
}

extension Draft {
  fileprivate var personName: String? {
    kind == .person ? self[.name]?.texts.first : nil
  }

  /// The first and last day of time off, and what it is for: sickness inside leave is no leave.
  fileprivate var absence: [String] {
    [Key.from, .until, .category].compactMap { self[$0]?.texts.first }
  }
}
