extension English {
  func trash(_ message: TrashMessage) -> String {
    switch message {
    case .empty: "the trash is empty"
    case .nothingOlder(let days): "nothing in the trash is older than \(count(days, .day))"
    case .since(let day): "deleted \(day)"
    case .restored(let path, let name): "\(path) is back as \(name)"
    case .question(let files):
      "Remove \(count(files, .file)) from the trash for good? Not even 'undo' brings them back."
    case .emptied(let files): "Removed \(count(files, .file)) from the trash"
    case .needsConsent(let flag): "nothing was removed: nobody could be asked; \(flag) removes without asking"
    case .kept: "nothing was removed"
    case .forgetQuestion(let records, let files):
      "Forget \(count(records, .record)) for good, \(count(files, .file)) in all? Not even 'undo' brings them back."
    case .forgotten(let files): "Forgotten for good: \(count(files, .file))"
    case .forgettingFinished: "what was being forgotten is forgotten now"
    case .forgetNeedsConsent(let flag):
      "nothing was forgotten: nobody could be asked; \(flag) forgets without asking"
    case .nothingForgotten: "nothing was forgotten"
    case .heldByGit(let commits): "still in git's history: \(count(commits, .commit))"
    case .staged: "still in git's index, in no commit"
    case .heldByVersions(let files):
      "still among Syncthing's old versions, in .stversions: \(count(files, .file))"
    case .heldByBackup(let path, let day): "perhaps in a backup (\(date(day))): \(path ?? "standard output")"
    case .heldByCopy(let path): "still in a file beside it, an editor's perhaps: \(path)"
    case .mediaLeft(let path): "a file that it alone named is still there: \(path)"
    case .heldByDevices:
      "other devices have it until they have synced, and among their old versions for longer"
    case .heldElsewhere:
      "What other programs and people have of it can't be reached from here: copies, exports, other backups, the free space of the disk."
    }
  }
}
