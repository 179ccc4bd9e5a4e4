import JournalFiles
import JournalLanguage

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
    case .liked(let text): say("confirmation-liked", ("text", .of(text)))
    case .unliked(let text): say("confirmation-unliked", ("text", .of(text)))
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
