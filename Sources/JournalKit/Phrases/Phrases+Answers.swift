import JournalFiles
import JournalFormat
import JournalLanguage
import JournalModel
import JournalStore
import SystemLibrary

extension Phrases {
  /// What a command did.
  public func confirmation(_ confirmation: Confirmation) -> String {
    switch confirmation {
    case .created(let what, let day, let path):
      say("confirmation-created", ("path", .of(path)), ("what", .of(what)), ("day", .of(day)))
    case .journalNamed(let name, let path):
      say("confirmation-journalNamed", ("name", .of(name)), ("path", .of(path)))
    case .journalUnnamed(let name): say("confirmation-journalUnnamed", ("name", .of(name)))
    case .changed(let path): say("confirmation-changed", ("path", .of(path)))
    case .taken(let paths): say("confirmation-taken", ("paths", .of(listed(paths) { "… +" + number($0) })))
    case .unchanged(let path): say("confirmation-unchanged", ("path", .of(path)))
    case .moved(let day, let from, let to) where from == to:
      say("confirmation-redated", ("path", .of(to)), ("day", .of(day)))
    case .moved(let day, let from, let to):
      say("confirmation-moved", ("from", .of(from)), ("to", .of(to)), ("day", .of(day)))
    case .deleted(let path, let to): say("confirmation-deleted", ("path", .of(path)), ("to", .of(to)))
    case .undone(.trashed, let path, _): say("confirmation-undone-trashed", ("path", .of(path)))
    case .undone(.unchanged, let path, _), .undone(.replaced, let path, _):
      say("confirmation-undone-unchanged", ("path", .of(path)))
    case .undone(.moved, let path, _): say("confirmation-undone-moved", ("path", .of(path)))
    case .undone(.created, let path, _), .undone(.removed, let path, _), .undone(.forgotten, let path, _):
      say("confirmation-undone-created", ("path", .of(path)))
    case .undoneBatch(let count, 0): say("confirmation-undoneBatch", ("count", .count(count, .file)))
    case .undoneBatch(let count, let kept):
      say("confirmation-undoneBatch-kept", ("count", .count(count, .file)), ("kept", .number(kept)))
    case .journalCreated(let folder): say("confirmation-journalCreated", ("folder", .of(folder)))
    case .nothingWritten: say("confirmation-nothingWritten")
    case .answersKept(let command): say("confirmation-answersKept", ("command", .of(command)))
    case .editedWithoutChange(let path): say("confirmation-editedWithoutChange", ("path", .of(path)))
    }
  }

  /// How many records are shown of how many.
  package func shown(_ count: Int, of total: Int) -> String {
    say("caption-shown", ("count", .count(count, .record)), ("total", .number(total)))
  }
}

/// What a command did, in a sentence without its full stop.
public enum Confirmation: Hashable, Sendable {
  /// A new record: what it is, the day it belongs to as a phrase, where it is.
  case created(String, day: String, path: String)
  /// Keys of a record were changed; a record is as it was asked to be already.
  case changed(path: String), unchanged(path: String)
  /// A record has another day; where it was and is.
  case moved(day: String, from: String, to: String)
  /// A record is in the trash.
  case deleted(path: String, to: String)
  /// A change was taken back: what taking it back did to the file, and where the file is now.
  case undone(Change.Kind, path: String, former: String?)
  /// A batch was taken back: so many files, and so many were left because they were changed since.
  case undoneBatch(Int, kept: Int)
  /// A journal was made; what to type next.
  case journalCreated(folder: String)
  /// What the form saved in the inbox is in the journal now.
  case taken([String])
  case nothingWritten
  /// A journal has a name on this device; none has that name any more.
  case journalNamed(String, path: String), journalUnnamed(String)
  /// Answers are kept until the next time; they could not be kept, and follow.
  case answersKept(command: String)
  /// The editor left the file as it was.
  case editedWithoutChange(path: String)
}

extension Phrases {
  /// What stands between a heading and its text: `: `.
  public var colon: String { say("colon") }

  /// A piece of the help: the summary of a verb, what an option does, a heading.
  public func help(_ name: String) -> String { say("help-\(name)", ("codes", .of(Language.codes()))) }

  /// What the help of a verb or an option is called in the catalogs: `rotaSet` for `rota set`.
  public static func nameOfHelp(_ typed: String) -> String {
    let words = typed.split { " -".contains($0) }
    return words.dropFirst().reduce(into: String(words[0])) {
      $0 += $1.prefix(1).uppercased() + $1.dropFirst()
    }
  }

  /// Why a store refused.
  public func message(_ error: StoreError) -> String {
    switch error.reason {
    case .notAFile(let type): message(Problem.Reason.notAFile(type))
    case .tooLarge: say("store-tooLarge")
    case .notUndone(let reason):
      say("store-notUndone", ("StoreError", .of(message(StoreError(path: error.path, reason: reason)))))
    case .profileCopied(let name): say("store-profileCopied", ("name", .of(name)))
    case .insideJournal(let root): say("store-insideJournal", ("root", .of(root)))
    case .textElsewhere(let reason): say("store-textElsewhere", ("reason", .of(message(reason))))
    case .seal(let flaw): message(flaw)
    case .forgotten(let day): say("store-forgotten", ("day", .of(date(day))))
    case .system(let call, let errno):
      say(
        "store-system", ("call", .message("action-\((call == .close ? .fsync : call).rawValue)")),
        ("errno", .of(systemError(errno))))
    default: say("store-\(error.reason)")
    }
  }

  private func message(_ flaw: StoreError.SealFlaw) -> String {
    switch flaw {
    case .recipients(let all): say("store-seal-recipients", ("recipients", .of(all.joined(separator: ", "))))
    default: say("store-seal-\(flaw)")
    }
  }

  /// Why a name stands for no record.
  public func message(_ error: RecordLookupError) -> String {
    switch error {
    case .notFound(let name): say("lookup-notFound", ("name", .of(name)))
    case .inConflict(let name, _): say("lookup-inConflict", ("name", .of(name)))
    case .ambiguous(let name, let candidates):
      say(
        "lookup-ambiguous", ("name", .of(name)),
        ("candidates", .of(listed(candidates) { say("lookup-ambiguous-and-more", ("value", .of($0))) })))
    }
  }
}
