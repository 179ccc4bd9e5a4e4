import JournalFiles

extension Journal {
  /// What this device remembers about the journal; `nil` where it keeps nothing beside it.
  package var stateFiles: StateFiles? { (store as? FileStore)?.stateFolder.map { StateFiles(path: $0) } }

  /// What was begun and not written yet.
  package var unfinishedFolder: StateFiles? {
    stateFiles.map { StateFiles(path: $0.path + "/" + FileStore.unfinishedFolder) }
  }
}
