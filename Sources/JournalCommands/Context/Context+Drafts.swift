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
    _ draft: Draft, usesTemplate: Bool = true, template: [UInt8]? = nil, stem: String? = nil
  ) throws(CommandError) -> Change {
    let journal = try self.journal()
    var draft = draft
    draft[.source] = .string(common.source ?? "cli")
    if let problem = journal.zoneProblem { warn(phrases.message(problem.reason)) }
    do throws(StoreError) {
      return usesTemplate
        ? try journal.write(draft, template: template, language: phrases.language, stem: stem)
        : try journal.create(draft, stem: stem)
    } catch { throw .store(error) }
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
    do throws(CommandError) { try openEditor(on: path, in: journal) } catch { failure = error }
    let file = try read(path, in: journal)
    let isEmpty = file.saysNothingMore(than: empty)
    // Who empties a file takes it back.
    let isBlank = file.bytes.allSatisfy { $0 <= 0x20 }
    if isBlank || !isWanted && isEmpty { try stored(journal.store.discard(file)) }
    if let failure {
      if isWanted, !isBlank { confirm(.editedWithoutChange(path: displayed(path))) }
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

  /// Moves a record to the trash and says so.
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
