import JournalFiles

extension Journal {
  /// What this device remembers about the journal; `nil` where it keeps nothing beside it.
  package var stateFiles: StateFiles? { StateFiles(of: store) }

  /// What was begun and not written yet.
  package var unfinishedFolder: StateFiles? {
    StateFiles(of: store, folder: FileStore.unfinishedFolder)
  }
}
