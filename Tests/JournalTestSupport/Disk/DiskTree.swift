import SystemLibrary

/// The files and folders of a simulated disk: as programs see them now, and as they would be after the power
/// went.
package struct DiskTree: Sendable {
  /// A file or folder.
  package struct Node: Sendable {
    package var kind: FileStatus.Kind
    /// What a file says now, and what of it is on the disk; `nil` where nothing is.
    package var bytes: [UInt8] = []
    package var lasting: [UInt8]?
    /// What a folder holds now, and what of that is on the disk.
    package var names: [[UInt8]: Int] = [:]
    package var lastingNames: [[UInt8]: Int] = [:]
    package var mode: UInt32
    package var modified: Int64
    package var changed: Int64
    /// Whether a program has it open for writing.
    package var isBeingWritten = false
  }

  /// A name that was given or taken away: `node` is `nil` where it was taken away.
  package struct Naming: Sendable {
    var folder: Int
    var name: [UInt8]
    var node: Int?

    fileprivate var place: Place { Place(folder: folder, name: name) }
  }

  fileprivate struct Place: Hashable {
    var folder: Int
    var name: [UInt8]
  }

  package private(set) var nodes: [Int: Node] = [:]
  /// What was named since the last sync, each step as a whole, the oldest first.
  package private(set) var unsynced: [[Naming]] = []
  /// Nanoseconds since 1970.
  package var clock: Int64 = 1_795_168_200_000_000_000
  private var lastNode = 0

  /// A disk with a root folder.
  package init() { nodes[0] = Node(kind: .folder, mode: 0o755, modified: clock, changed: clock) }

  // MARK: Looking

  package subscript(node: Int) -> Node {
    get { nodes[node] ?? Node(kind: .file, mode: 0, modified: 0, changed: 0) }
    set { nodes[node] = newValue }
  }

  /// What has a path, from a folder on; `nil` where nothing has.
  package func node(at path: some Collection<UInt8>, from folder: Int = 0) -> Int? {
    var node = path.first == 0x2F ? 0 : folder
    for part in path.split(separator: 0x2F) where !(part.count == 1 && part.first == 0x2E) {
      guard let found = self[node].names[Array(part)] else { return nil }
      node = found
    }
    return node
  }

  /// The folder and the last part of a path.
  package func place(
    of path: some Collection<UInt8>, from folder: Int = 0
  ) -> (folder: Int, name: [UInt8])? {
    var parts = path.split(separator: 0x2F).map { Array($0) }
    guard let name = parts.popLast() else { return nil }
    var node = path.first == 0x2F ? 0 : folder
    for part in parts {
      guard let found = self[node].names[part], self[found].kind == .folder else { return nil }
      node = found
    }
    return (node, name)
  }

  /// All files below a folder, each with its path from there.
  package func files(below folder: Int = 0, path: String = "") -> [(path: String, node: Int)] {
    self[folder].names.sorted { $0.key.lexicographicallyPrecedes($1.key) }.flatMap { name, node in
      let whole = path + (path.isEmpty ? "" : "/") + PathText.text(name)
      return self[node].kind == .folder ? files(below: node, path: whole) : [(whole, node)]
    }
  }

  // MARK: Changing

  /// A new file or folder that has no name yet.
  package mutating func make(_ kind: FileStatus.Kind) -> Int {
    lastNode += 1
    nodes[lastNode] = Node(
      kind: kind, mode: kind == .folder ? 0o700 : 0o600, modified: clock, changed: clock)
    return lastNode
  }

  /// Gives and takes names away in one step.
  package mutating func name(_ step: [Naming]) {
    for naming in step {
      self[naming.folder].names[naming.name] = naming.node
      self[naming.folder].modified = clock
      self[naming.folder].changed = clock
      if let node = naming.node { self[node].changed = clock }
    }
    unsynced.append(step)
  }

  /// What a file says from now on, which is not on the disk yet.
  package mutating func write(_ bytes: [UInt8], to node: Int) {
    self[node].bytes = bytes
    (self[node].modified, self[node].changed) = (clock, clock)
  }

  // MARK: Lasting

  /// Brings a file's bytes to the disk, or a folder's names with all that they hang on.
  package mutating func sync(_ node: Int) {
    guard self[node].kind == .folder else {
      self[node].lasting = self[node].bytes
      return
    }
    var needed: Set<Place> = []
    var rest: [[Naming]] = []
    var synced: [[Naming]] = []
    for step in unsynced.reversed() {
      if step.contains(where: { $0.folder == node || needed.contains($0.place) }) {
        needed.formUnion(step.map(\.place))
        synced.append(step)
      } else {
        rest.append(step)
      }
    }
    for step in synced.reversed() { settle(step) }
    unsynced = rest.reversed()
  }

  /// Brings everything to the disk.
  package mutating func syncAll() {
    for step in unsynced { settle(step) }
    unsynced = []
    for (number, node) in nodes where node.kind == .file { nodes[number]?.lasting = node.bytes }
  }

  private mutating func settle(_ step: [Naming]) {
    for naming in step { self[naming.folder].lastingNames[naming.name] = naming.node }
  }

  /// The power goes: of what was not synced, names come to the disk or not, in any order that none of them
  /// contradicts, and files may be empty, cut off or full of zeros.
  package mutating func losePower(_ random: inout SeededGenerator) {
    // Nothing, all of it, or each step by chance.
    let chance = [0, 1, 2, 3, 4, 4].randomElement(using: &random) ?? 0
    var lost: Set<Place> = []
    for step in unsynced {
      let isKept = Int.random(in: 0..<4, using: &random) < chance
      if isKept, !step.contains(where: { lost.contains($0.place) }) {
        settle(step)
      } else {
        lost.formUnion(step.map(\.place))
      }
    }
    unsynced = []
    for number in nodes.keys.sorted() {
      nodes[number]?.isBeingWritten = false
      if self[number].kind == .folder {
        self[number].names = self[number].lastingNames
      } else {
        self[number].bytes = DiskTree.remains(of: self[number], &random)
        self[number].lasting = self[number].bytes
      }
    }
    clock += 60_000_000_000
  }

  private static func remains(of node: Node, _ random: inout SeededGenerator) -> [UInt8] {
    let former = node.lasting ?? []
    guard node.lasting == nil || former != node.bytes else { return node.bytes }
    switch Int.random(in: 0..<5, using: &random) {
    case 0: return node.bytes
    case 1: return Array(node.bytes.prefix(node.bytes.count / 2))
    case 2: return Array(repeating: 0, count: node.bytes.count)
    default: return former
    }
  }
}

/// What programs other than this one do.
extension DiskTree {
  /// Puts a file with its folders there, on the disk at once, as a sync tool does: in place of what has the
  /// name, or with bytes of its own in the same file, as some editors save.
  package mutating func save(_ bytes: [UInt8], at path: String, inPlace: Bool = false) {
    guard let (folder, name) = place(ofNew: path) else { return }
    let known = self[folder].names[name].flatMap { self[$0].kind == .file ? $0 : nil }
    if inPlace, let known {
      write(bytes, to: known)
      sync(known)
    } else {
      let file = make(.file)
      write(bytes, to: file)
      sync(file)
      self.name([Naming(folder: folder, name: name, node: file)])
    }
    sync(folder)
  }

  /// Makes the folders of a path.
  private mutating func place(ofNew path: String) -> (folder: Int, name: [UInt8])? {
    var parts = path.utf8.split(separator: 0x2F).map { Array($0) }
    guard let last = parts.popLast() else { return nil }
    var folder = 0
    for part in parts {
      if let found = self[folder].names[part] {
        guard self[found].kind == .folder else { return nil }
        folder = found
      } else {
        let made = make(.folder)
        name([Naming(folder: folder, name: part, node: made)])
        sync(folder)
        folder = made
      }
    }
    return (folder, last)
  }

  /// Makes a folder with those above it.
  package mutating func makeFolder(_ path: String) { _ = place(ofNew: path + "/.") }

  /// Gives a file or folder these permissions.
  package mutating func setMode(_ mode: UInt32, of path: String) {
    if let node = node(at: Array(path.utf8)) { self[node].mode = mode }
  }

  /// Removes a file, on the disk at once.
  package mutating func remove(_ path: String) {
    guard let (folder, name) = place(of: Array(path.utf8)), self[folder].names[name] != nil else { return }
    self.name([Naming(folder: folder, name: name, node: nil)])
    sync(folder)
  }

  /// Gives a file another name, on the disk at once.
  package mutating func move(_ path: String, to newPath: String) {
    guard let (folder, name) = place(of: Array(path.utf8)), let node = self[folder].names[name],
      let (newFolder, newName) = place(ofNew: newPath)
    else { return }
    self.name([
      Naming(folder: folder, name: name, node: nil), Naming(folder: newFolder, name: newName, node: node),
    ])
    sync(folder)
    sync(newFolder)
  }
}
