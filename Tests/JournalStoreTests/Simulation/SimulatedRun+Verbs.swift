import JournalModel
import JournalTestSupport
import SystemLibrary
import YAMLCodec
@testable import JournalFiles
@testable import JournalFormat
@testable import JournalStore

/// What a person has the store and the journal do.
enum Verb: CaseIterable {
  case create, replace, move, trash, discard, append, note, moveMedia
  case draft, edit, profile, moveDay, delete, restore, attach, batch, undo, forget, begin
}

extension SimulatedRun {
  /// Does a verb, as a process that has just started does.
  mutating func perform(_ verb: Verb, on target: String?) throws(Refusal) {
    do {
      switch verb {
      case .create: try create()
      case .append: try append(to: chance(1, of: 2) ? "affirmations/own.md" : "affirmations/new.md")
      case .draft: try draft()
      case .profile: try editProfile()
      case .restore: try restore()
      case .batch: try batch(replacing: target)
      case .undo: try undo()
      case .begin: try begin()
      case .moveMedia: try moveMedia()
      default: if let target { try perform(verb, on: target) }
      }
    } catch {
      throw error as? Refusal ?? Refusal(text: "\(error)", loss: error as? SimulatedJournal.Loss)
    }
  }

  private mutating func perform(_ verb: Verb, on target: String) throws {
    switch verb {
    case .replace: try replace(target)
    case .move: try move(target)
    case .trash: try check(try store.trash(target))
    case .discard: try discard()
    case .note: try note(target)
    case .edit: try check(try opened.edit(record(target), [.add(item: "calm", key: "tags")], now: nil))
    case .moveDay: try check(try opened.move(record(target), to: day(9), now: nil))
    case .delete: try check(try opened.delete(record(target)))
    case .attach: try attach(to: target)
    case .forget: try forget(target)
    default: break
    }
  }

  private var store: FileStore { journal.store }
  private var opened: Journal { Journal(store: store) }

  private func day(_ number: Int) -> CivilDay { CivilDay(iso: "2026-11-0\(number)") ?? CivilDay(number: 0) }

  private func record(_ path: String) throws -> Record {
    guard let record = opened.record(from: try store.read(path))?.record else {
      throw Refusal(text: "no record")
    }
    return record
  }

  private mutating func word() -> [UInt8] {
    let word = journal.book.next()
    new.insert(word)
    return Word.line(word)
  }

  /// What can't be taken back goes for good.
  private mutating func check(_ change: Change) throws {
    if !change.isUndoable { goesForGood = true }
  }

  /// The text of a file with another line in place of one of its own.
  private mutating func changed(_ file: StoredFile) -> [UInt8] {
    var lines = file.bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map { Array($0) }
    let own = lines.indices.filter { lines[$0].starts(with: "word ".utf8) }
    if own.count > 1, let place = own.randomElement(using: &random) {
      dropped = Word.words(in: lines[place] + [0x0A]) ?? []
      lines.remove(at: place)
    }
    return Array(lines.joined(separator: [0x0A])) + word()
  }

  // MARK: The store

  private mutating func create() throws {
    let day = Int.random(in: 1...9, using: &random)
    let month = chance(1, of: 3) ? "12" : "11"
    _ = try store.create(
      SimulatedJournal.text(day, word()), folder: "2026/\(month)", name: "2026-11-0\(day)-n")
  }

  private mutating func replace(_ target: String) throws {
    let file = try store.read(target)
    try check(try store.replace(file, with: changed(file)))
  }

  private mutating func move(_ target: String) throws {
    let file = try store.read(target)
    let bytes = chance(1, of: 2) ? changed(file) : nil
    let folder = ["2026/11", "2026/12", "2027/01"].randomElement(using: &random) ?? ""
    try check(try store.move(file, toFolder: folder, name: "2026-11-08-n", with: bytes))
  }

  /// What was begun and left empty leaves nothing behind.
  private mutating func discard() throws {
    let made = try store.create(SimulatedJournal.text(7, []), folder: "2026/11", name: "2026-11-07-n")
    try store.discard(try store.read(made.path))
  }

  private mutating func append(to path: String) throws { try check(try store.append(word(), to: path)) }

  /// An editor takes a line out of a file and adds one, and that is written down.
  private mutating func note(_ target: String) throws {
    let before = try store.read(target)
    let path = SimulatedJournal.root + "/" + target
    guard let now = journal.disk.bytes(of: path) else { return }
    let bytes = changed(StoredFile(path: target, bytes: now, state: before.state))
    journal.disk.change { $0.save(bytes, at: path) }
    let gone = dropped
    (dropped, goesForGood) = ([], false)
    journal.book.forget(gone)
    journal.book.keep(new)
    if try store.note(before).isUndoable {
      journal.book.enter(gone.intersection(Word.words(in: before.bytes) ?? []))
    }
  }

  private mutating func moveMedia() throws {
    let path = "2026/11/img/a.gif"
    guard try store.isFile(path) else { return }
    try check(try store.moveMedia(path, toFolder: "2026/12/img", name: "a.gif"))
  }

  private mutating func batch(replacing target: String?) throws {
    var batch = Batch()
    let folder = chance(1, of: 2) ? "2026/11" : "202\(Int.random(in: 7...9, using: &random))/01"
    for day in 5...7 {
      batch.items.append(
        Batch.Item(
          .new(folder: folder, name: "2026-11-0\(day)-import.md"),
          bytes: SimulatedJournal.text(day, word())))
    }
    let created = new.sorted()
    var (former, replaced): (Set<Int>, Set<Int>) = ([], [])
    if let target {
      let file = try store.read(target)
      batch.items.append(Batch.Item(.replacing(file), bytes: changed(file)))
      (former, replaced) = (dropped, new.subtracting(created))
    }
    batch.note = { _ in Array("note".utf8) }
    let result = try store.write(batch)
    // What could not be synced has its name, which the power may take.
    var isSynced = true
    if case .system(.fsync, _)? = result.failure?.reason { isSynced = false }
    if isSynced {
      for (word, path) in zip(created, result.paths) where path != nil { journal.book.keep([word]) }
    }
    if result.paths.count > 3, result.paths[3] != nil {
      if isSynced { journal.book.keep(replaced) }
      if result.isUndoable { journal.book.log(former) } else { journal.book.forget(former) }
    }
    new = replaced
    if let failure = result.failure { throw Refusal(text: "\(failure)") }
    (new, dropped) = ([], [])
  }

  /// A journal of its own, in folders that are not there, is written to at once.
  private mutating func begin() throws {
    let place = "other \(journal.book.next())/new"
    try Journal.create(
      at: SimulatedJournal.root + "/" + place, profile: Array("---\nsmjournal: 1\n---\n".utf8) + word(),
      on: journal.disk)
  }

  // MARK: The journal

  private mutating func draft() throws {
    let text = String(decoding: word(), as: UTF8.self)
    _ = try opened.create(Draft(kind: .entry, day: day(5), values: [.title: .string("n")], body: text))
  }

  private mutating func editProfile() throws {
    try check(
      try opened.editProfile(key: "name") { (document) throws(EditError) in
        try document.set("name", to: .string("Anna \(journal.book.next())"))
      })
  }

  private mutating func restore() throws {
    guard let file = try opened.trash().filter({ $0.record != nil }).randomElement(using: &random) else {
      return
    }
    try check(try opened.restore(file))
  }

  private mutating func attach(to target: String) throws {
    let media = (stem: "photo", ending: ".gif", bytes: Array("GIF89a\n".utf8) + word(), isSound: false)
    try check(try opened.attach([media], to: record(target), caption: nil, now: nil))
  }

  /// Takes the last change back: what it brought goes, what was before comes back.
  private mutating func undo() throws {
    let changes = journal.nextUndone()
    var former: Set<Int> = []
    for change in changes {
      let prior = Word.words(in: change.prior) ?? []
      former.formUnion(prior)
      let takesBack = change.kind == .replaced || change.kind == .moved && !change.prior.isEmpty
      if takesBack { dropped.formUnion(journal.words(of: change.path).subtracting(prior)) }
    }
    goesForGood = true
    do throws(StoreError) {
      // Of a batch, what does not fit any more stays as it is.
      if try opened.undo().kept > 0 { journal.book.strike(former) }
    } catch {
      // What does not fit any more is passed over from now on.
      if case .notUndone = error.reason { journal.book.strike(former) }
      throw Refusal(text: "\(error)")
    }
    journal.book.keep(former.intersection(try journal.words().files))
  }

  private mutating func forget(_ target: String) throws {
    let plan = try opened.forgetPlan(for: [record(target)], trashed: [])
    dropped = plan.files.reduce(into: []) { $0.formUnion(journal.words(of: $1)) }
    let known = Set(plan.names)
    for change in journal.log() where known.contains(change.path) {
      journal.book.strike(Word.words(in: change.prior) ?? [])
    }
    goesForGood = true
    var forgetting = Forgetting(plan.paths, on: day(9))
    forgetting.companions = plan.companions
    try opened.forget(forgetting)
    let left = try journal.words()
    let told = dropped.intersection(left.log)
    if !told.isEmpty { throw SimulatedJournal.Loss(description: "the log still says \(told.sorted())") }
  }
}
