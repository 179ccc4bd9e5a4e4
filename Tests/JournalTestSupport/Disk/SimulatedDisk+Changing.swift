#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif
import Synchronization
import SystemLibrary

extension SimulatedDisk {
  package func createFile(
    _ name: UnsafePointer<CChar>, in base: Int32, isHandedOver: Bool
  ) throws(SystemFailure) -> Descriptor {
    let number = try call(.open) { (state) throws(SystemFailure) in
      let place = try state.place(name, in: base, .open)
      guard state.tree[place.folder].names[place.name] == nil else {
        throw SystemFailure(.open, code: EEXIST)
      }
      let node = state.tree.make(.file)
      state.tree.name([DiskTree.Naming(folder: place.folder, name: place.name, node: node)])
      return state.number(of: node)
    }
    return Descriptor(number, of: self)
  }

  package func openLock(_ name: UnsafePointer<CChar>, in base: Int32) throws(SystemFailure) -> Descriptor {
    if let there = try? openForReading(name, in: base, followingLinks: false) { return there }
    return try createFile(name, in: base, isHandedOver: true)
  }

  package func lock(_ file: borrowing Descriptor) throws(SystemFailure) -> Bool {
    try call(.lock) { (_) throws(SystemFailure) in true }
  }

  package func write(
    _ bytes: UnsafeRawBufferPointer, to file: borrowing Descriptor
  ) throws(SystemFailure) {
    let number = file.number
    try passingOver { () throws(SystemFailure) in
      try call(.write) { (state) throws(SystemFailure) in
        let node = try state.node(number, .write)
        state.tree.write(state.tree[node].bytes + Array(bytes), to: node)
      }
    }
  }

  package func give(_ attributes: FileAttributes, to file: borrowing Descriptor) throws(SystemFailure) {
    let number = file.number
    try call(.chmod) { (state) throws(SystemFailure) in
      state.tree[try state.node(number, .chmod)].mode = attributes.status.mode
    }
  }

  package func setModified(_ time: Int64, of file: borrowing Descriptor) throws(SystemFailure) {
    let number = file.number
    try call(.chmod) { (state) throws(SystemFailure) in
      state.tree[try state.node(number, .chmod)].modified = time
    }
  }

  package func sync(_ file: borrowing Descriptor) throws(SystemFailure) {
    let number = file.number
    try passingOver { () throws(SystemFailure) in
      try call(.fsync) { (state) throws(SystemFailure) in
        let node = try state.node(number, .fsync)
        switch (state.plan.defect, state.tree[node].kind) {
        case (.noFolderSync, .folder): break
        case (.lateSync, .file): state.late.append(node)
        default: state.tree.sync(node)
        }
      }
    }
  }

  package func syncFileSystem(of folder: borrowing Descriptor) throws(SystemFailure) -> Bool {
    try call(.fsync) { (state) throws(SystemFailure) in
      guard state.plan.syncsAll, state.plan.defect != .lateSync else { return false }
      state.tree.syncAll()
      return true
    }
  }

  /// An error that a program would not look at.
  private func passingOver(_ body: () throws(SystemFailure) -> Void) throws(SystemFailure) {
    do throws(SystemFailure) { try body() } catch {
      let (isOff, defect) = state.withLock { ($0.isOff, $0.plan.defect) }
      if isOff || defect != .passedOverError { throw error }
    }
  }

  package func close(_ file: consuming Descriptor) throws(SystemFailure) {
    let number = file.release()
    try call(.close) { (state) throws(SystemFailure) in state.open[number] = nil }
  }

  package func makeFolder(
    _ name: UnsafePointer<CChar>, in base: Int32, isHandedOver: Bool
  ) throws(SystemFailure) {
    try call(.mkdir) { (state) throws(SystemFailure) in
      let place = try state.place(name, in: base, .mkdir)
      guard state.tree[place.folder].names[place.name] == nil else {
        throw SystemFailure(.mkdir, code: EEXIST)
      }
      let made = state.tree.make(.folder)
      state.tree.name([DiskTree.Naming(folder: place.folder, name: place.name, node: made)])
    }
  }

  package func rename(
    _ name: UnsafePointer<CChar>, in base: Int32, to newName: UnsafePointer<CChar>, in newBase: Int32
  ) throws(SystemFailure) {
    try move(name, in: base, to: newName, in: newBase, replacing: true)
  }

  package func renameWithoutReplacing(
    _ name: UnsafePointer<CChar>, in base: Int32, to newName: UnsafePointer<CChar>, in newBase: Int32
  ) throws(SystemFailure) {
    try move(name, in: base, to: newName, in: newBase, replacing: false)
  }

  private func move(
    _ name: UnsafePointer<CChar>, in base: Int32, to newName: UnsafePointer<CChar>, in newBase: Int32,
    replacing isReplacing: Bool
  ) throws(SystemFailure) {
    try call(.rename) { (state) throws(SystemFailure) in
      if !isReplacing, !state.plan.exchanges { throw SystemFailure(.rename, code: EINVAL) }
      let node = try state.node(name, in: base, .rename)
      let (old, new) = (
        try state.place(name, in: base, .rename), try state.place(newName, in: newBase, .rename)
      )
      if let there = state.tree[new.folder].names[new.name] {
        if !isReplacing { throw SystemFailure(.rename, code: EEXIST) }
        if state.tree[there].kind == .folder { throw SystemFailure(.rename, code: EISDIR) }
        if there == node { return }
      }
      state.name([
        DiskTree.Naming(folder: old.folder, name: old.name, node: nil),
        DiskTree.Naming(folder: new.folder, name: new.name, node: node),
      ])
    }
  }

  package func exchange(
    _ name: UnsafePointer<CChar>, with other: UnsafePointer<CChar>, in base: Int32
  ) throws(SystemFailure) {
    try call(.rename) { (state) throws(SystemFailure) in
      guard state.plan.exchanges else { throw SystemFailure(.rename, code: EINVAL) }
      let nodes = (try state.node(name, in: base, .rename), try state.node(other, in: base, .rename))
      let (one, two) = (
        try state.place(name, in: base, .rename), try state.place(other, in: base, .rename)
      )
      state.name([
        DiskTree.Naming(folder: one.folder, name: one.name, node: nodes.1),
        DiskTree.Naming(folder: two.folder, name: two.name, node: nodes.0),
      ])
    }
  }

  package func link(
    _ name: UnsafePointer<CChar>, in base: Int32, to newName: UnsafePointer<CChar>, in newBase: Int32
  ) throws(SystemFailure) {
    try call(.link) { (state) throws(SystemFailure) in
      guard state.plan.links else { throw SystemFailure(.link, code: EPERM) }
      let node = try state.node(name, in: base, .link)
      let place = try state.place(newName, in: newBase, .link)
      if state.tree[place.folder].names[place.name] != nil { throw SystemFailure(.link, code: EEXIST) }
      state.name([DiskTree.Naming(folder: place.folder, name: place.name, node: node)])
    }
  }

  package func unlink(_ name: UnsafePointer<CChar>, in base: Int32) throws(SystemFailure) {
    try call(.unlink) { (state) throws(SystemFailure) in
      let node = try state.node(name, in: base, .unlink)
      guard state.tree[node].kind != .folder else { throw SystemFailure(.unlink, code: EISDIR) }
      let place = try state.place(name, in: base, .unlink)
      state.tree.name([DiskTree.Naming(folder: place.folder, name: place.name, node: nil)])
    }
  }

  package func removeFolder(_ name: UnsafePointer<CChar>, in base: Int32) throws(SystemFailure) {
    try call(.unlink) { (state) throws(SystemFailure) in
      let node = try state.node(name, in: base, .unlink)
      guard state.tree[node].kind == .folder else { throw SystemFailure(.unlink, code: ENOTDIR) }
      guard state.tree[node].names.isEmpty else { throw SystemFailure(.unlink, code: ENOTEMPTY) }
      let place = try state.place(name, in: base, .unlink)
      state.tree.name([DiskTree.Naming(folder: place.folder, name: place.name, node: nil)])
    }
  }
}
