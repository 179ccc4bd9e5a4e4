import JournalFiles
import JournalKit
import JournalLanguage
import JournalModel
import JournalStore
import JournalTerminal

extension Context {
  /// Writes a JSON document with the schema's version first.
  package mutating func answer(_ fields: Fields...) {
    var json = JSONWriter()
    if let openedJournal { json.adopt(openedJournal.profile.scales) }
    Fields([["schema": 1]] + fields).write(to: &json)
    for piece in json.document { output.raw(piece) }
    output.line()
  }

  /// Answers with a JSON document where one was asked for, else with what `show` writes.
  @discardableResult
  mutating func answer<Failure: Error>(
    _ fields: @autoclosure () -> Fields, orShow show: (inout Context) throws(Failure) -> Void
  ) throws(Failure) -> ExitCode {
    if common.usesJSON { answer(fields()) } else { try show(&self) }
    return .done
  }

  /// A path below the root of the open journal as a person in the working folder types it.
  package func displayed(_ path: String) -> String {
    guard let openedJournal else { return displayed(absolute: path) }
    return displayed(path, in: openedJournal)
  }

  /// The record that a person named; at a terminal they pick one where they named none, or where the name
  /// fits several.
  ///
  /// - Parameter includesConflicts: whether a file in conflict can be meant, which is no record.
  package mutating func record(
    named name: String, kinds: KindSet = [], includingConflicts includesConflicts: Bool = false
  ) throws(CommandError) -> Record {
    let canPick = canAsk
    guard !name.isEmpty else {
      guard canPick else { throw .usage(.missingArgument(.record)) }
      return try pickRecord(kinds: kinds)
    }
    do throws(CommandError) {
      return try onlyRecord(named: name, kinds: kinds, includingConflicts: includesConflicts)
    } catch {
      guard case .lookup(.ambiguous(_, let candidates)) = error, canPick else { throw error }
      return try pickRecord(named: name, of: candidates, kinds: kinds)
    }
  }

  private mutating func onlyRecord(
    named name: String, kinds: KindSet, includingConflicts includesConflicts: Bool
  ) throws(CommandError) -> Record {
    let journal = try self.journal()
    let path = fromWorkingFolder(name, in: journal)
    if path != name {
      do throws(RecordLookupError) {
        return try journal.record(named: path, includingConflicts: includesConflicts)
      } catch { guard case .notFound = error else { throw .lookup(error) } }
    }
    // Seen from the working folder there is nothing: perhaps it is a path from the root of the journal. Words
    // of what is sealed name it while it is unlocked; what is done with it begins with the sealed file.
    let shown = hidesPrivate || hidesSealed ? journal : journal.unlocked()
    let record = try found(
      shown.record(
        meantBy: name, kinds: kinds, dates: dates(in: journal), includingConflicts: includesConflicts))
    return opensSealed || !record.isSealed ? record : try found(journal.record(named: record.path))
  }

  /// Whether a person means the profile by the name of a record.
  package mutating func isProfile(_ name: String) throws(CommandError) -> Bool {
    if ["journal", Journal.profilePath].contains(name) { return true }
    if name.isEmpty { return false }
    let journal = try self.journal()
    return fromWorkingFolder(name, in: journal) == journal.root + "/" + Journal.profilePath
  }

  /// A path that the program itself has shown, relative to the working folder, is understood again.
  private func fromWorkingFolder(_ name: String, in journal: Journal) -> String {
    guard name.utf8.contains(UInt8(ascii: "/")), !journal.root.isEmpty else { return name }
    let whole = PathSteps.resolved(absolute(name))
    return whole.utf8.starts(with: (journal.root + "/").utf8) ? whole : name
  }

  /// Says what a change of a record did: one line, or the record as a JSON document.
  ///
  /// What is doubtful in the new file is reported; it makes no command fail, since the file is the person's.
  package mutating func confirm(
    _ change: Change, as confirmation: (_ path: String) -> Confirmation
  ) throws(CommandError) {
    let journal = try self.journal()
    let file = try stored(journal.store.read(change.path))
    let read = journal.record(from: file)
    if common.usesJSON {
      let problems = read?.problems ?? []
      answer(
        read?.record.fields ?? [:], read?.record.extraIfAny ?? [:],
        ["problems": problems.isEmpty ? nil : listed(problems)])
    } else {
      confirm(confirmation(displayed(change.path, in: journal)))
    }
    if let problems = read?.problems { report(problems, of: journal) }
    warnWhereNotUndoable(change)
  }

  package mutating func confirm(_ confirmation: Confirmation) {
    output.line(Sanitizer.line(phrases.confirmation(confirmation)))
  }

  /// Says beside the answer what somebody should know.
  package mutating func remark(_ text: String, _ style: Style = .plain) {
    errors.line("smjournal: " + Sanitizer.line(text), style)
  }

  /// Says what is doubtful; the command goes on.
  package mutating func warn(_ text: String, _ style: Style = .plain) {
    errors.line("smjournal: warning: " + Sanitizer.line(text), style)
  }

  /// Says what kept a command from being done.
  package mutating func refuse(_ text: String, at place: String = "smjournal") {
    errors.write(place + ": ")
    errors.write("error: ", .error)
    errors.line(text)
  }

  /// Writes a sentence on as many lines as the output needs.
  package mutating func wrap(_ text: String, _ style: Style = .dim) {
    for line in DisplayWidth.wrapped(text, to: output.width) { output.line(line, style) }
  }

  /// Says it where a change can't be taken back.
  package mutating func warnWhereNotUndoable(_ change: Change) {
    guard !change.isUndoable, change.kind != .unchanged else { return }
    warn(phrases.say("confirmation-notUndoable"))
  }

  /// Says what keeps this device from what it was set up for; the command goes on.
  package mutating func warn(of error: StoreError) {
    let path = Sanitizer.line(displayed(absolute: error.path))
    errors.line("smjournal: warning: " + path + phrases.colon + phrases.message(error))
  }

  /// The day of now, by the wall clock of the journal.
  package func today(in journal: Journal) -> CivilDay { journal.zone.local(now(in: journal.zone)).day }

  /// Now with its wall clock and offset in the journal's zone.
  package func timestamp(in journal: Journal) -> Timestamp { journal.zone.timestamp(now(in: journal.zone)) }

  package func read(_ path: String, in journal: Journal) throws(CommandError) -> StoredFile {
    return try stored(journal.store.read(path))
  }

  /// Makes a change that the store or the codec may refuse.
  package func change<Result>(
    _ path: String, by edit: @autoclosure () throws(ChangeError) -> Result
  ) throws(CommandError) -> Result {
    do throws(ChangeError) { return try edit() } catch { throw CommandError(error, path: path) }
  }

  /// Opens a file of the journal in the person's editor and waits for its end; what the editor made of the
  /// file can be taken back, also where it ended with an error, and is said then.
  @discardableResult
  package mutating func openEditor(on path: String, in journal: Journal) throws(CommandError) -> Change {
    let before = try read(path, in: journal)
    do throws(CommandError) { return try runEditor(on: path, in: journal) } catch {
      if case .editor = error, try read(path, in: journal).bytes != before.bytes {
        confirm(.changed(path: displayed(path)))
      }
      throw error
    }
  }

  /// The same, where the caller says what became of the file.
  mutating func runEditor(on path: String, in journal: Journal) throws(CommandError) -> Change {
    if Record.isSealed(path: path) { return try openEditor(onSealed: path, in: journal) }
    let editor = try chosenEditor()
    leaveTerminal()
    let before = try read(path, in: journal)
    let start = EditorStart(editor, path: journal.root + "/" + path, line: before.lineOfText)
    let status = runEditor(start.command, start.path)
    let change = try stored(journal.store.note(before))
    guard status == 0 else { throw .editor(editor, status: status) }
    return change
  }

  /// `$VISUAL`, else `$EDITOR`, else one that most systems have; who has chosen none is told how to leave vi
  /// before it opens.
  mutating func chosenEditor() throws(CommandError) -> String {
    if let knownEditor { return knownEditor }
    guard let editor = commonEditor(["vim", "vi"]) else { throw .noEditor }
    let question = phrases.say("question-openEditor", ("editor", .of(editor)))
    if canAsk, try !askYes(question, usually: true) { throw .interrupted }
    return editor
  }

  /// Gives the terminal to another program, with all that was said so far on it.
  package mutating func leaveTerminal() {
    output.flush()
    errors.flush()
    terminal?.pause()
  }

  /// `$VISUAL`, else `$EDITOR`, else one that explains itself; `nil` where there is none.
  var knownEditor: String? { variable("VISUAL") ?? variable("EDITOR") ?? commonEditor(["nano"]) }

  var hasEditor: Bool { knownEditor != nil }

  /// An editor that most systems have, for somebody at a terminal who has set none.
  private func commonEditor(_ names: [String]) -> String? {
    guard terminal != nil, let path = variable("PATH") else { return nil }
    let folders = path.split(separator: ":").filter { $0.hasPrefix("/") }
    return names.first { name in folders.contains { isProgram("\($0)/\(name)") } }
  }

  /// What days mean in a journal now.
  package func dates(in journal: Journal, _ direction: DateContext.Direction = .past) -> Dates {
    Dates(journal, now: now(in: journal.zone), direction)
  }
}
