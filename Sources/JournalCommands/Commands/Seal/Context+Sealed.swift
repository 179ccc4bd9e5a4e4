import JournalFiles
import JournalKit
import JournalLanguage
import JournalModel
import JournalStore
import JournalTerminal
import SystemLibrary
import YAMLCodec

extension Context {
  /// Writes a new record sealed, without a passphrase, with its photos; edited in memory before that where it
  /// is. `false` where nothing was typed and nothing written.
  mutating func createSealed(
    _ draft: Draft, _ template: [UInt8]?, _ media: [Journal.Media], opensEditor: Bool, _ choice: DayChoice
  ) throws(CommandError) -> Bool {
    let journal = try journal()
    var draft = draft
    draft[.source] = .string(common.source ?? "cli")
    var copies: [Change] = []
    let change: Change?
    do throws(StoreError) {
      let form = try form(template, of: draft.kind, in: journal)
      let place = journal.newFile(of: draft, template: form)
      copies = try store(media, beside: place, in: journal)
      draft.name(copies, media)
      change = opensEditor ? nil : try journal.create(draft, template: form)
      if let change, let last = copies.last { journal.store.join(change, to: last) }
    } catch {
      discard(copies, in: journal)
      throw .store(error)
    }
    guard let change else { return try editNew(draft, template, copies, choice) }
    try confirm(change, choice, draft.kind)
    return true
  }

  private func form(_ template: [UInt8]?, of kind: Kind, in journal: Journal) throws(StoreError) -> [UInt8] {
    if let template { return template }
    return try journal.template(for: kind, language: phrases.language)
  }

  private func store(
    _ media: [Journal.Media], beside file: NewFile, in journal: Journal
  ) throws(StoreError) -> [Change] {
    var copies: [Change] = []
    do throws(StoreError) {
      for item in media {
        let copy = try journal.create(item, of: RelativePath.join(file.folder, "new" + Record.sealedEnding))
        if let last = copies.last { journal.store.join(copy, to: last) }
        copies.append(copy)
      }
    } catch {
      discard(copies, in: journal)
      throw error
    }
    return copies
  }

  private func discard(_ copies: [Change], in journal: Journal) {
    for copy in copies.reversed() { try? journal.store.discardMedia(copy.path) }
  }

  /// Opens a new record in the editor before it is written.
  private mutating func editNew(
    _ draft: Draft, _ template: [UInt8]?, _ copies: [Change], _ choice: DayChoice
  ) throws(CommandError) -> Bool {
    let journal = try journal()
    let form = try stored(form(template, of: draft.kind, in: journal))
    let place = journal.newFile(of: draft, template: form)
    let state = FileState(size: 0, modified: 0, changed: 0, inode: 0)
    let empty = StoredFile(path: "new.md", bytes: place.bytes, state: state)
    let isTold = draft[.title] != nil || draft[.mood] != nil || !draft.body.trimmed.isEmpty
    let isWanted = isTold || !copies.isEmpty
    let change = try editInMemory(empty, name: "new.md") { (bytes) throws(StoreError) -> Change? in
      let edited = StoredFile(path: empty.path, bytes: bytes, state: state)
      if !isWanted, edited.saysNothingMore(than: empty) { return nil }
      return try journal.create(sealed: NewFile(bytes: bytes, folder: place.folder, stem: place.stem))
    }
    guard let change else { return false }
    if let last = copies.last { journal.store.join(change, to: last) }
    try confirm(change, choice, draft.kind)
    return true
  }
}

extension Draft {
  fileprivate mutating func name(_ copies: [Change], _ media: [Journal.Media]) {
    for (copy, item) in zip(copies, media) {
      let key = item.isSound ? Key.audio : Key.photos
      let name = Journal.mediaName(ofCopy: copy.path)
      self[key] = .list(((self[key]?.texts ?? []) + [name]).map { .string($0) })
    }
  }
}

extension Context {
  /// A file of the journal as the person reads it: what is sealed is opened, for which a passphrase may be
  /// asked.
  package mutating func readOpened(_ path: String, in journal: Journal) throws(CommandError) -> StoredFile {
    let file = try read(path, in: journal)
    if Record.isSealed(path: path) { leaveTerminal() }
    return try stored(journal.opened(file))
  }

  /// A record with all that its file says, where it is sealed; else as it is.
  package mutating func opened(_ record: Record) throws(CommandError) -> Record {
    guard record.isSealed else { return record }
    let journal = try journal()
    return journal.openedRecord(try readOpened(record.path, in: journal))?.record ?? record
  }

  /// Opens a sealed file in the person's editor, in memory alone, and seals what became of it.
  mutating func openEditor(onSealed path: String, in journal: Journal) throws(CommandError) -> Change {
    let stored = try read(path, in: journal)
    let clear = try readOpened(path, in: journal)
    let name = FileStore.stem(RelativePath.last(of: path)) + ".md"
    return try editInMemory(clear, name: name) { (bytes) throws(StoreError) in
      try journal.save(MarkdownDocument(bytes), over: clear, stored)
    }
  }

  /// A folder in memory for a text that is edited; `nil` where there is none.
  package var editFolder: StateFiles? {
    MemoryFolder.any(storeEnvironment).map {
      StateFiles(path: "\($0)/\(MemoryFolder.editPrefix)\(System.processNumber)")
    }
  }

  /// Opens bytes in the person's editor, in a folder in memory, and hands over what became of them; what
  /// can't be taken over stays there, and is said.
  package mutating func editInMemory<Result>(
    _ file: StoredFile, name: String, _ take: (_ bytes: [UInt8]) throws(StoreError) -> Result
  ) throws(CommandError) -> Result {
    let editor = try chosenEditor()
    guard let files = editFolder, files.write(file.bytes, as: name) else {
      throw .store(StoreError(path: "", reason: .seal(.noMemory)))
    }
    leaveTerminal()
    let start = EditorStart(editor, path: files.path + "/" + name, line: file.lineOfText)
    let status = runEditor(start.secretCommand, start.path)
    let result: Result
    do throws(StoreError) { result = try take(try Self.edited(start.path) ?? file.bytes) } catch {
      errors.line(
        Sanitizer.line(phrases.say("seal-textIsIn", ("path", .of(files.path + "/" + name)))), .warning)
      throw .store(error)
    }
    files.removeAll()
    guard status == 0 else { throw .editor(editor, status: status) }
    return result
  }

  /// The file that the editor left; `nil` without one. An unreadable one is an error: it may be all that
  /// was written.
  private static func edited(_ path: String) throws(StoreError) -> [UInt8]? {
    do throws(StoreError) {
      return try OutsideFile.bytes(of: path, limit: Int(StoredFile.maximumSize))
    } catch {
      if error.meansNoFile { return nil }
      throw error
    }
  }
}
