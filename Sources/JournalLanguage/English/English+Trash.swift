extension English {
  func trash(_ message: TrashMessage) -> String {
    switch message {
    case .empty: "the trash is empty"
    case .nothingOlder(let days): "nothing in the trash is older than \(count(days, .day))"
    case .since(let day): "deleted \(day)"
    case .restored(let path, let name): "\(path) is back as \(name)"
    case .question(let files): "Remove \(count(files, .file)) from the trash for good?"
    case .emptied(let files): "Removed \(count(files, .file)) from the trash"
    case .needsConsent(let flag): "nothing was removed: nobody could be asked; \(flag) removes without asking"
    case .kept: "nothing was removed"
    case .notUndoable: "more was removed than the log of changes holds: it can't be undone"
    }
  }
}
