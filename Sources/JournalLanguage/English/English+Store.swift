import JournalStore

extension English {
  func message(_ error: StoreError) -> String {
    switch error.reason {
    case .noJournal:
      "no journal here or in a folder above; name one with -C DIR or SMJOURNAL_DIR, or make one with: smjournal init DIR"
    case .notAProfile: "this does not mark a journal: its front matter has no key smjournal (smjournal: 1)"
    case .foreignJournal:
      "this journal belongs to another user; if you mean it, name it with -C DIR or SMJOURNAL_DIR"
    case .journalExists: "a journal is there already; it was not touched"
    case .notFound: "no such file"
    case .notAFile(let type): message(Problem.Reason.notAFile(type))
    case .symbolicLink: "is a symbolic link; links are not followed"
    case .invalidPath: "not a path within the journal"
    case .tooLarge: "too large for a record"
    case .nameTaken: "the name is taken"
    case .changedSinceRead: "changed in the meantime; nothing was written"
    case .notUndone(let reason):
      message(StoreError(path: error.path, reason: reason))
        + "; this change stays, the next 'undo' takes back the one before it"
    case .insideJournal(let root):
      "this would be inside the journal \(root), which would read its files too; nothing was made"
    case .notAnIndex: "is not a smjournal index; it was left as it is, and answers take longer without one"
    case .notAnExport: "another file has this name and is not an export of this kind; it was not replaced"
    case .folderNotEmpty: "there are files in this folder already; choose a new one"
    case .textHoldsNUL: "the text holds a NUL byte and could not be read back; nothing was written"
    case .textHoldsMarkers:
      "the text holds the lines of an unfinished merge (<<<<<<<, =======, >>>>>>>) and would count as a "
        + "conflict; nothing was written"
    case .textElsewhere(let reason): "nothing is written over it: the file " + message(reason)
    case .nothingToUndo: "there is nothing to undo"
    case .forgotten(let day):
      "what changed last was forgotten on \(date(day)) and can't be brought back; the next 'undo' takes back the change before it"
    case .system(let call, let errno): "\(action(call)): \(systemError(errno))"
    }
  }

  private func action(_ call: SystemCall) -> String {
    switch call {
    case .open: "can't be opened"
    case .read: "can't be read"
    case .write: "can't be written"
    case .fsync, .close: "can't be saved"
    case .stat: "can't be looked at"
    case .rename: "can't be renamed"
    case .link: "can't be created"
    case .unlink: "can't be removed"
    case .mkdir: "the folder can't be made"
    case .chmod: "its permissions can't be set"
    case .lock: "the journal can't be locked"
    case .list: "the folder can't be listed"
    case .map: "can't be mapped"
    }
  }

  func systemError(_ errno: Int32) -> String {
    switch SystemErrorNumber(errno) {
    case .notPermitted: "operation not permitted"
    case .noEntry: "no such file or folder"
    case .inputOutput: "input/output error"
    case .noAccess: "permission denied"
    case .busy: "in use"
    case .exists: "it exists already"
    case .otherDevice: "on another file system"
    case .notFolder: "not a folder"
    case .isFolder: "is a folder"
    case .invalid: "invalid argument"
    case .tooManyFiles: "too many open files"
    case .tooLarge: "file too large"
    case .noSpace: "no space left on the disk"
    case .readOnly: "the file system is read-only"
    case .nameTooLong: "the name is too long"
    case .quota: "the disk quota is used up"
    case nil: "system error \(errno)"
    }
  }
}
