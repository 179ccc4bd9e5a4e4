import JournalFiles

/// The stores that pass the one suite.
package enum TestedStore: String, CaseIterable {
  /// Files in a folder; files in memory.
  case file, memory
}

/// A store of either sort with the folder that it needs.
package struct StoreFixture {
  /// The store.
  package let store: any JournalStore
  /// Where a store of files lies.
  package let scratch = ScratchFolder()

  /// A store of these files.
  package init(_ kind: TestedStore, _ files: [String: String] = [:]) {
    switch kind {
    case .file:
      store = FileStore(root: scratch.absolute("journal"), stateFolder: scratch.absolute("state"))
      scratch.makeFolder("journal")
      for (path, text) in files { scratch.write(text, to: "journal/" + path) }
    case .memory:
      store = MemoryStore(files.mapValues { Array($0.utf8) })
    }
  }

  /// What a file says; `nil` where there is none.
  package func text(_ path: String) -> String? {
    (try? store.read(path)).map { String(decoding: $0.bytes, as: UTF8.self) }
  }
}
