import JournalFiles
import JournalKit
import JournalLanguage
import JournalModel
import JournalStore
import JournalTerminal
import SystemLibrary
import YAMLCodec

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

  /// What the editor left; `nil` where it left no file. What can't be read is an error: it may be all that
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
