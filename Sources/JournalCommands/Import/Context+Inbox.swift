import JournalFiles
import JournalImports
import JournalKit
import JournalLanguage
import JournalModel
import JournalPages
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
    guard journal.profile.identifier != nil else {
      return .failure(.noIdentifier(Journal.randomIdentifier()))
    }
    do throws(StoreError) {
      guard ForeignFolder.isFolder(folder) else { throw StoreError(path: folder, reason: .noFolder) }
      try OutputTarget.check(folder + "/a.md", outside: journal.root)
    } catch { throw .store(StoreError(path: folder, reason: error.reason)) }
    guard settings.setInbox(folder, of: journal.root) else { return .failure(.notKept) }
    try takeInbox()
    return .success([.takesFrom(folder)])
  }

  /// The folder into which the form saves.
  func inbox(_ folder: String, of journal: Journal) -> Inbox {
    Inbox(folder, of: journal) { [language = phrases.language] (kind) throws(StoreError) in
      Form.keys(of: kind, in: journal.profile, template: try journal.template(for: kind, language: language))
    }
  }

  /// Takes what the form saved in the inbox into the journal, and says so in a line. What keeps it from that
  /// is said, and no command fails for it.
  ///
  /// - Throws: where the journal can't be opened.
  package mutating func takeInbox() throws(CommandError) {
    let inboxes: [String: String]
    do throws(StoreError) { inboxes = try DeviceSettings(storeEnvironment).inboxes() } catch {
      return warn(of: error)
    }
    guard !inboxes.isEmpty else { return }
    let journal = try journal()
    guard let folder = inboxes[journal.root] else { return }
    do throws(StoreError) {
      let taken = try inbox(folder, of: journal).take()
      for (path, keys) in taken.strange {
        let names = keys.joined(separator: ", ")
        warn(displayed(absolute: path) + ": " + phrases.say("inbox-strange", ("keys", .of(names))))
      }
      if !taken.paths.isEmpty {
        remark(phrases.confirmation(.taken(taken.paths)))
        if !taken.isUndoable { remark(phrases.say("confirmation-notUndoable")) }
        forgetJournal()
      }
      if let failure = taken.failure { throw failure }
    } catch { warn(of: error) }
  }
}
