import JournalExchange
import JournalFiles
import JournalFormat
import JournalKit
import JournalLanguage
import JournalModel
import JournalStore
import JournalTerminal

extension Context {
  /// Writes a new record, after the journal's own template for its kind where there is one.
  package mutating func create(
    _ draft: Draft, usesTemplate: Bool = true, template: [UInt8]? = nil, stem: String? = nil,
    isSole: Bool = false
  ) throws(CommandError) -> Change {
    let journal = try self.journal()
    var draft = draft
    draft[.source] = .string(common.source ?? "cli")
    var template = usesTemplate ? template : []
    if template == nil {
      template = try stored(journal.template(for: draft.kind, language: phrases.language))
    }
    let unknown = DraftWriter().unknownNames(for: draft, template: template ?? [])
    if !unknown.isEmpty {
      let names = unknown.map { "{{\($0)}}" }.joined(separator: ", ")
      warn(phrases.say("template-unknown", ("names", .of(names))), .warning)
    }
    if let problem = journal.zoneProblem { warn(phrases.message(problem.reason)) }
    return try stored(journal.create(draft, template: template ?? [], stem: stem, isSole: isSole))
  }

  /// Writes a new record in the place of a former one, which goes to the trash; one undo takes both back.
  ///
  /// - Returns: what says that the former one went, beside the change.
  package mutating func create(
    _ draft: Draft, insteadOf former: Record?, usesTemplate: Bool = true
  ) throws(CommandError) -> (change: Change, gone: Confirmation?) {
    let change = try create(draft, usesTemplate: usesTemplate)
    guard let former else { return (change, nil) }
    let trashed = try moveToTrash(former, joinedTo: change)
    return (change, .deleted(path: displayed(former.path), to: displayed(trashed.path)))
  }

  /// Opens a new record in the editor.
  ///
  /// - Parameter isWanted: whether it is wanted also where nothing is typed.
  /// - Returns: `false` where nothing was typed into a record that is not wanted then: it is not there any
  ///   more.
  package mutating func openEditor(
    onNew path: String, isWanted: Bool, in journal: Journal
  ) throws(CommandError) -> Bool {
    let empty = try read(path, in: journal)
    var failure: CommandError?
    do throws(CommandError) { _ = try runEditor(on: path, in: journal) } catch { failure = error }
    let file = try read(path, in: journal)
    let isEmpty = file.saysNothingMore(than: empty)
    // Who empties a file takes it back.
    let isBlank = file.bytes.allSatisfy { $0 <= 0x20 }
    if isBlank || !isWanted && isEmpty { try stored(journal.store.discard(file)) }
    if let failure {
      let isSame = file.bytes == empty.bytes
      if isWanted, !isBlank {
        confirm(isSame ? .editedWithoutChange(path: displayed(path)) : .changed(path: displayed(path)))
      }
      throw failure
    }
    return !isBlank && (isWanted || !isEmpty)
  }

  /// Moves a record to the trash; `undo` takes it back together with the change that it is joined to.
  package mutating func moveToTrash(
    _ record: Record, joinedTo former: Change? = nil
  ) throws(CommandError) -> Change {
    let journal = try self.journal()
    return try stored(journal.delete(record, joinedTo: former))
  }

  /// Whether photos or recordings may be a record's, which without the key nobody knows.
  package mutating func hidesMedia(of record: Record) throws(CommandError) -> Bool {
    let journal = try self.journal()
    return try stored(journal.hidesMedia(of: record))
  }

  /// Refuses to remove a record that is only the next of a name: `…-mood` is gone, and `…-mood-2` another.
  func checkRemoves(_ record: Record, named name: String) throws(CommandError) {
    let said = FileStore.stem(name)
    // A day alone names what is of it.
    guard said.utf8.count > 10, record.id == "\(said)-\(record.numberOfName)" else { return }
    throw .lookup(.notFound(name))
  }

  package mutating func delete(_ record: Record) throws(CommandError) {
    let leavesMedia = try hidesMedia(of: record)
    let change = try moveToTrash(record)
    if leavesMedia { warn(phrases.say("seal-mediaStay")) }
    if common.usesJSON {
      answer(record.fields, ["trash": change.path])
    } else {
      confirm(.deleted(path: displayed(record.path), to: displayed(change.path)))
    }
    warnWhereNotUndoable(change)
  }

  /// Reads photos and recordings from any folder, as they will lie in the journal.
  ///
  /// - Parameters:
  ///   - day: of their record; their names begin with it.
  ///   - keepsPosition: whether a photo goes on saying where it was taken.
  ///   - side: the longest side that a photo may have, in pixels; as it is where `nil`.
  package mutating func prepared(
    _ paths: [String], day: CivilDay, caption: String? = nil, keepsPosition: Bool = false, side: Int? = nil
  ) throws(CommandError) -> [Journal.Media] {
    var media: [Journal.Media] = []
    for path in paths {
      do throws(MediaProblem) {
        let item = try PreparedMedia(
          absolute(path), day: day, caption: caption, keepsPosition: keepsPosition, side: side)
        if item.staysAsLarge { remark(phrases.say("media-staysAsLarge", ("file", .of(path)))) }
        if terminal != nil, !item.format.isSound {
          let taken = phrases.say(
            "media-taken", ("file", .of(path)), ("size", .of(phrases.size(Int64(item.bytes.count)))))
          errors.line(Sanitizer.line(taken), .dim)
        }
        media.append((item.stem, item.format.ending, item.bytes, item.format.isSound))
      } catch { throw .media(MediaProblem(path: absolute(path), reason: error.reason)) }
    }
    return media
  }
}

extension Context {
  /// A text option, or standard input where it is `-`.
  package mutating func textOrInput(_ text: String?) throws(CommandError) -> String? {
    text == "-" ? try inputText() : text
  }

  /// Says of a text that waits on standard input, for which a command that writes did not ask, that it is not
  /// taken, so that nobody believes it written; and of the option that would take it.
  package mutating func mentionUnreadInput(_ verb: Verb) {
    let writes = verb.deviceSync == .inbox || !touched.isEmpty
    // All the time of the command was there for it to come.
    guard writes, !asksInput, offeredInput(0) == .text else { return }
    let option = verb.options.first { [Option.text.name, Option.note.name].contains($0.name) }
    let text = option.map { phrases.say("input-unread", ("option", .of($0.flag))) }
    warn(text ?? phrases.say("input-none", ("verb", .of(verb.name))), .warning)
  }

  /// The text of a record that takes what a pipe or a file offers, where no option has it.
  ///
  /// - Parameters:
  ///   - text: the option; `-` is standard input, whatever it is.
  ///   - isTold: whether the command line says something already. Then what is left of a file that a loop
  ///     reads line by line is refused: the loop would end after its first line. And a pipe that says nothing
  ///     is not waited for; without words it is all there is to write.
  package mutating func textOrOffered(_ text: String?, isTold: Bool) throws(CommandError) -> String? {
    guard text == nil else { return try textOrInput(text) }
    asksInput = true
    switch offeredInput(Self.patience) {
    case .none: return nil
    case .silent where isTold:
      warnOfSilence("append --last -")
      return nil
    case .remainder where isTold: throw .usage(.inputReadInPart)
    case .silent where errors.isTerminal:
      errors.line(phrases.say("input-awaited"), .dim)
      errors.flush()
    case .silent, .text, .remainder: break
    }
    let given = try inputText()
    guard !given.trimmed.isEmpty else { return nil }
    if isTold, !common.usesJSON {
      let lines = given.split(whereSeparator: \.isNewline).count { !$0.allSatisfy(\.isWhitespace) }
      // One is what who pipes it expects; more may have been the rest of a loop's.
      if lines > 1 { errors.line(phrases.say("input-taken", ("lines", .of(lines))), .dim) }
    }
    return given
  }

  /// Says that what comes late by a pipe is not read, and the command that would wait for it.
  package mutating func warnOfSilence(_ command: String) {
    warn(phrases.say("input-silent", ("command", .of(command))), .warning)
  }

  /// How long to wait for the first byte of a pipe, in milliseconds.
  package static let patience: Int32 = 200

  /// What comes by standard input, up to the limit of a text: who pipes without end loses no word of it.
  private mutating func inputText() throws(CommandError) -> String {
    asksInput = true
    switch input() {
    case .failure(let error): throw .input(errno: error.errno)
    case .success(var bytes):
      // A file is there to be taken otherwise; what a pipe brought is nowhere else.
      if bytes.count > Self.mostInput, isPiped() {
        _ = try journal()
        warn(phrases.say("input-cut", ("limit", .of(phrases.size(Int64(Self.mostInput))))), .warning)
        isInputCut = true
        bytes.removeSubrange(Self.mostInput...)
        // No character is cut in two.
        while let last = bytes.last, last & 0xC0 == 0x80 { bytes.removeLast() }
        if let last = bytes.last, last >= 0xC0 { bytes.removeLast() }
      }
      guard let text = String(validating: bytes, as: UTF8.self) else { throw .input(errno: nil) }
      if isPiped() { taken = (text, touched.paths.count, nil) }
      return text
    }
  }

  /// A file holds so much with its front matter.
  package static let mostInput = Int(StoredFile.maximumSize) - 1 << 20
}
