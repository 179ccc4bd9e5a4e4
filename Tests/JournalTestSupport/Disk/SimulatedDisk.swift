#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif
import Synchronization
import SystemLibrary

/// A disk in memory that does what it is told to do wrong: fails at a call, fills up, loses power at a call
/// with what was not synced, and lets another program change a file between two calls. All of it comes from
/// its plan, so that a run can be had again. It has a clock of its own: waiting takes no time.
package final class SimulatedDisk: Disk, DescriptorOwner {
  let state: Mutex<State>

  /// A disk with these files, which are synced, by their absolute paths.
  package init(_ files: [String: [UInt8]] = [:], plan: DiskPlan = DiskPlan()) {
    var tree = DiskTree()
    for (path, bytes) in files.sorted(by: { $0.key < $1.key }) { tree.save(bytes, at: path) }
    state = Mutex(State(tree: tree, plan: plan))
  }

  struct State {
    var tree: DiskTree
    var plan: DiskPlan
    /// How many calls were made since the plan was made, and since the power went.
    var calls = 0
    var isOff = false
    var open: [Int32: OpenFile] = [:]
    var lastNumber: Int32 = 1000
    var process: Int32 = 4711
    /// Files whose sync waits for the next naming; see ``DiskPlan/Defect/lateSync``.
    var late: [Int] = []
    var isLateDue = false

    struct OpenFile {
      var node: Int
      var offset = 0
    }
  }

  /// What is on it.
  package var tree: DiskTree { state.withLock { $0.tree } }

  /// How many calls were made since it got its plan.
  package var calls: Int { state.withLock { $0.calls } }

  /// Whether the power went.
  package var isOff: Bool { state.withLock { $0.isOff } }

  /// What will go wrong from now on; calls are counted from here.
  package func follow(_ plan: DiskPlan) {
    state.withLock { state in
      state.plan = plan
      state.calls = 0
    }
  }

  /// What another program does now.
  package func change(_ change: @Sendable (inout DiskTree) -> Void) { state.withLock { change(&$0.tree) } }

  /// The power goes.
  package func turnOff() { state.withLock { $0.isOff = true } }

  /// The power comes back, as another process finds the disk: what was not synced may be lost.
  package func restart(_ seed: UInt64) {
    state.withLock { state in
      var random = SeededGenerator(seed: seed)
      if state.isOff { state.tree.losePower(&random) }
      state.isOff = false
      state.open = [:]
      (state.late, state.isLateDue) = ([], false)
      state.process += 1
    }
  }

  /// The bytes of a file by its absolute path; `nil` where there is none.
  package func bytes(of path: String) -> [UInt8]? {
    state.withLock { state in
      let node = state.tree.node(at: Array(path.utf8))
      return node.flatMap { state.tree[$0].kind == .file ? state.tree[$0].bytes : nil }
    }
  }

  package func drop(_ number: Int32) { state.withLock { $0.open[number] = nil } }

  /// Runs a call: what the plan has for it comes first.
  func call<Result: Sendable>(
    _ kind: SystemCall, _ body: (inout State) throws(SystemFailure) -> Result
  ) throws(SystemFailure) -> Result {
    var result: Result?
    var failure: SystemFailure?
    state.withLock { state in
      do throws(SystemFailure) {
        try state.count(kind)
        result = try body(&state)
      } catch { failure = error }
    }
    if let failure { throw failure }
    guard let result else { throw SystemFailure(kind, code: EIO) }
    return result
  }

  package func now() -> Int64 {
    state.withLock { state in
      state.tree.clock += 1000
      return state.tree.clock
    }
  }

  package func sleep(milliseconds: Int) {
    state.withLock { $0.tree.clock += Int64(milliseconds) * 1_000_000 }
  }

  package var processNumber: Int32 { state.withLock { $0.process } }

  package func isRunning(_ process: Int32) -> Bool { process == processNumber }
}

extension SimulatedDisk.State {
  mutating func count(_ kind: SystemCall) throws(SystemFailure) {
    if isOff { throw SystemFailure(kind, code: EIO) }
    calls += 1
    tree.clock += 20_000
    for foreign in plan.foreign where foreign.call == calls { foreign.change(&tree) }
    if plan.cut == calls {
      isOff = true
      throw SystemFailure(kind, code: EIO)
    }
    if isLateDue {
      for node in late { tree.sync(node) }
      (late, isLateDue) = ([], false)
    }
    if let code = plan.before?(kind, &tree) ?? plan.code(kind, calls) {
      throw SystemFailure(kind, code: code)
    }
  }

  /// The node of an open file.
  func node(_ number: Int32, _ kind: SystemCall) throws(SystemFailure) -> Int {
    if number == AT_FDCWD { return 0 }
    guard let file = open[number] else { throw SystemFailure(kind, code: EBADF) }
    return file.node
  }

  /// What a name of an open folder stands for.
  func node(
    _ name: UnsafePointer<CChar>, in base: Int32, _ kind: SystemCall
  ) throws(SystemFailure) -> Int {
    guard let found = tree.node(at: Self.bytes(name), from: try node(base, kind)), name.pointee != 0 else {
      throw SystemFailure(kind, code: ENOENT)
    }
    return found
  }

  /// The folder and the last part of a name.
  func place(
    _ name: UnsafePointer<CChar>, in base: Int32, _ kind: SystemCall
  ) throws(SystemFailure) -> (folder: Int, name: [UInt8]) {
    guard let place = tree.place(of: Self.bytes(name), from: try node(base, kind)) else {
      throw SystemFailure(kind, code: ENOENT)
    }
    return place
  }

  private static func bytes(_ name: UnsafePointer<CChar>) -> [UInt8] {
    Array(UnsafeRawBufferPointer(start: name, count: strlen(name)))
  }

  /// A number for a file that is open from now on.
  mutating func number(of node: Int) -> Int32 {
    lastNumber += 1
    open[lastNumber] = OpenFile(node: node)
    return lastNumber
  }

  func status(of node: Int) -> FileStatus {
    let file = tree[node]
    return FileStatus(
      kind: file.kind,
      state: FileState(
        size: Int64(file.bytes.count), modified: file.modified, changed: file.changed,
        inode: UInt64(node)),
      mode: file.mode, user: System.userNumber, group: 0)
  }

  /// Gives and takes names away; what waited for that is synced next.
  mutating func name(_ step: [DiskTree.Naming]) {
    tree.name(step)
    isLateDue = true
  }
}
