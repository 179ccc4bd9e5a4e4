import JournalFiles

/// The disks that pass the one suite.
package enum TestedStore: String, CaseIterable {
  /// The machine's; a simulated one, also as one on which names can't be swapped.
  case machine, simulated, simple
}

extension FileStore {
  /// The root of a journal on a simulated disk.
  package static let simulatedRoot = "/home/anna/journal"

  /// A journal with these files on a disk of its own.
  package static func simulated(_ files: [String: [UInt8]] = [:], plan: DiskPlan = DiskPlan()) -> FileStore {
    var paths: [String: [UInt8]] = [:]
    for (path, bytes) in files { paths[simulatedRoot + "/" + path] = bytes }
    let disk = SimulatedDisk(paths, plan: plan)
    disk.change { tree in
      tree.makeFolder(simulatedRoot)
      tree.makeFolder("/home/anna/state")
    }
    return FileStore(root: simulatedRoot, stateFolder: "/home/anna/state/journal", on: disk)
  }

  /// A journal with these texts on a disk of its own.
  package static func simulated(texts files: [String: String], plan: DiskPlan = DiskPlan()) -> FileStore {
    simulated(files.mapValues { Array($0.utf8) }, plan: plan)
  }
}

/// A store of any sort with the folder that it needs.
package struct StoreFixture {
  /// The store.
  package let store: FileStore
  /// Where a store of the machine's disk lies.
  package let scratch = ScratchFolder()

  /// A store of these files.
  package init(_ kind: TestedStore, _ files: [String: String] = [:]) {
    switch kind {
    case .machine:
      store = FileStore(root: scratch.absolute("journal"), stateFolder: scratch.absolute("state"))
      scratch.makeFolder("journal")
      for (path, text) in files { scratch.write(text, to: "journal/" + path) }
    case .simulated, .simple:
      var plan = DiskPlan()
      plan.exchanges = kind == .simulated
      store = .simulated(files.mapValues { Array($0.utf8) }, plan: plan)
    }
  }

  /// Writes a file as another program does.
  package func write(_ text: String, to path: String) {
    guard let disk = store.system as? SimulatedDisk else {
      return scratch.write(text, to: "journal/" + path)
    }
    disk.change { $0.save(Array(text.utf8), at: FileStore.simulatedRoot + "/" + path, inPlace: true) }
  }

  /// What a file says; `nil` where there is none.
  package func text(_ path: String) -> String? {
    (try? store.read(path)).map { String(decoding: $0.bytes, as: UTF8.self) }
  }
}
