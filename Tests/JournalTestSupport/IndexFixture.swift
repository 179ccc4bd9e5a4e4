import JournalFiles
import JournalIndex
import JournalModel

/// A journal's folder with an index beside it.
package struct IndexFixture {
  /// Where it lies.
  package let scratch = ScratchFolder()
  /// Its files.
  package let store: FileStore
  /// Its zone.
  package let zone = TimeZoneRules.fixed(offset: 3600)

  /// A journal of these files; it has no profile unless one is given.
  package init(_ files: [String: String] = [:]) {
    scratch.makeFolder("journal")
    for (path, text) in files { scratch.write(text, to: "journal/" + path) }
    store = FileStore(root: scratch.absolute("journal"), stateFolder: nil)
  }

  /// What answers from the index, made anew each time.
  package var index: FileIndex { FileIndex(store: store, zone: zone, path: scratch.absolute("cache/index")) }
  /// What every answer is compared with.
  package var oracle: RecordOracle { RecordOracle(store: store, zone: zone) }
  /// What answers from the files alone.
  package var scan: FullScan { FullScan(store: store, zone: zone) }
}

extension Answer: Equatable {
  /// Whether all that they say is the same.
  public static func == (left: Answer, right: Answer) -> Bool {
    left.records == right.records && left.total == right.total
      && left.problems.count == right.problems.count && left.problems.all == right.problems.all
      && left.conflicts == right.conflicts
  }
}
