import JournalTestSupport
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
}
