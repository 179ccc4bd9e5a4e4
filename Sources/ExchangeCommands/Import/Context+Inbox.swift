import JournalExchange
import JournalKit
import JournalLanguage
import JournalStore
import JournalSync

extension Context {
  /// Takes the files of the form from a folder from now on, or from none.
  mutating func setInbox(
    _ folder: String?, of journal: Journal
  ) throws(CommandError) -> Result<[SyncSetup.Step], SyncSetup.Failure> {
    let settings = DeviceSettings(storeEnvironment)
    guard let folder else {
      return settings.setInbox(nil, of: journal.root) ? .success([.takesNoMore]) : .failure(.notKept)
    }
    guard journal.profile.identifier != nil else { return .failure(.noIdentifier) }
    do throws(StoreError) {
      guard ForeignFolder.isFolder(folder) else { throw StoreError(path: folder, reason: .notFound) }
      try OutputTarget.check(folder + "/a.md", outside: journal.root)
    } catch { throw .store(StoreError(path: folder, reason: error.reason)) }
    guard settings.setInbox(folder, of: journal.root) else { return .failure(.notKept) }
    takeInbox()
    return .success([.takesFrom(folder)])
  }

  /// Takes what the form saved in the inbox into the journal, and says so in a line. What keeps it from that
  /// is said, and no command fails for it.
  package mutating func takeInbox() {
    do throws(StoreError) {
      let inboxes = try DeviceSettings(storeEnvironment).inboxes()
      // Most have none, and what keeps a journal from being opened the command itself says.
      guard !inboxes.isEmpty, let journal = try? journal(), let folder = inboxes[journal.root] else { return }
      let taken = try Inbox(folder, of: journal).take()
      if !taken.paths.isEmpty {
        errors.line("smjournal: " + Sanitizer.line(phrases.confirmation(.taken(taken.paths))))
        if !taken.isUndoable { errors.line("smjournal: " + phrases.confirmation(.notUndoable)) }
        forgetJournal()
      }
      if let failure = taken.failure { throw failure }
    } catch { warn(of: error) }
  }
}
