#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif
import JournalFiles
import JournalTestSupport
import Synchronization
import SystemLibrary
import Testing

/// The store and the journal on a disk that does what disks do wrong; how many runs there are is said by
/// `SMJOURNAL_RUNS`, from the seed `SMJOURNAL_SEED` on.
@Suite struct SimulationTests {
  private static func number(_ variable: String, _ standard: UInt64) -> UInt64 {
    System.variable(variable).flatMap { UInt64($0) } ?? standard
  }

  /// Runs from a seed on; the first that loses words, with what was done.
  private static func firstLoss(
    _ seeds: Range<UInt64>, verbs: Int = 8, _ defect: DiskPlan.Defect? = nil
  ) -> String? {
    for seed in seeds {
      var run = SimulatedRun(seed: seed, defect: defect)
      do { try run.run(verbs: verbs) } catch {
        return "seed \(seed): \(error)\n" + run.trace.joined(separator: "\n")
      }
    }
    return nil
  }

  @Test(arguments: 0..<UInt64(10))
  func `no word is lost, whichever call fails, is the last, or meets another program`(part: UInt64) {
    let count = Self.number("SMJOURNAL_RUNS", 1000) / 10
    let first = Self.number("SMJOURNAL_SEED", 1) + part * count
    let loss = Self.firstLoss(first..<(first + count))
    #expect(loss == nil, "\(loss ?? "")")
  }

  @Test(arguments: DiskPlan.Defect.allCases)
  func `a program that forgets to sync, or to look at an error, is found out`(defect: DiskPlan.Defect) {
    #expect(Self.firstLoss(1..<1000, defect) != nil)
  }

  @Test(arguments: [1, 2], 1..<UInt64(10))
  func `a folder that is not on the disk is not taken for one that is`(failing: Int, seed: UInt64) throws {
    let left = Mutex(0)
    var plan = DiskPlan()
    plan.before = { call, _ in
      left.withLock { left in
        if call == .mkdir { left = failing }
        guard call == .fsync || call == .unlink, left > 0 else { return nil }
        left -= 1
        return EIO
      }
    }
    let store = FileStore.simulated(texts: ["2026/10/a.md": "a\n"], plan: plan)
    let disk = try #require(store.system as? SimulatedDisk)
    #expect(throws: StoreError(path: "2026/11", reason: .system(call: .fsync, errno: EIO))) {
      try store.create(Array("b\n".utf8), folder: "2026/11", name: "b")
    }
    disk.follow(DiskPlan())
    let path = try store.create(Array("b\n".utf8), folder: "2026/11", name: "b").path
    disk.turnOff()
    disk.restart(seed)
    #expect(disk.bytes(of: FileStore.simulatedRoot + "/" + path) == Array("b\n".utf8))
  }

  @Test(arguments: [1, 2], 1..<UInt64(6))
  func `a batch that stops leaves no folder behind that is not on the disk`(failing: Int, seed: UInt64) throws
  {
    let left = Mutex(failing)
    var plan = DiskPlan()
    plan.syncsAll = false
    plan.before = { call, tree in
      let isMade = tree.node(at: Array((FileStore.simulatedRoot + "/2027/01").utf8)) != nil
      return left.withLock { left in
        guard isMade, call == .open || call == .fsync, left > 0 else { return nil }
        left -= 1
        return EIO
      }
    }
    let store = FileStore.simulated(texts: ["2026/10/a.md": "a\n"], plan: plan)
    let disk = try #require(store.system as? SimulatedDisk)
    var batch = Batch()
    batch.items = [Batch.Item(.new(folder: "2027/01", name: "b.md"), bytes: Array("b\n".utf8))]
    #expect(try store.write(batch).failure?.reason == .system(call: .open, errno: EIO))
    disk.follow(DiskPlan())
    let path = try store.create(Array("c\n".utf8), folder: "2027/01", name: "c").path
    disk.turnOff()
    disk.restart(seed)
    #expect(disk.bytes(of: FileStore.simulatedRoot + "/" + path) == Array("c\n".utf8))
  }
}
