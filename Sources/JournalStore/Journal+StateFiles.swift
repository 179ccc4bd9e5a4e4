import JournalFiles

extension Journal {
  /// What this device remembers about the journal; `nil` where it keeps nothing beside it.
  package var stateFiles: StateFiles? { (store as? FileStore).flatMap { StateFiles(of: $0) } }

  /// What was begun and not written yet.
  package var unfinishedFolder: StateFiles? {
    (store as? FileStore).flatMap { StateFiles(of: $0, folder: FileStore.unfinishedFolder) }
  }
}
