#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif
import JournalModel
import JournalTestSupport
import Synchronization
import SystemLibrary
@testable import JournalFiles
@testable import JournalStore

/// A run of verbs on a simulated disk that fails, loses power, fills up, or has other programs on it, with
/// every word accounted for after each verb.
struct SimulatedRun {
  let journal = SimulatedJournal()
  let seed: UInt64
  let defect: DiskPlan.Defect?
  var random: SeededGenerator
  /// What disks of this kind can't do.
  var features = DiskPlan()
  /// The words that the verb at work writes, those that it takes away, and whether these go for good.
  var new: Set<Int> = []
  var dropped: Set<Int> = []
  var goesForGood = false
  var trace: [String] = []

  init(seed: UInt64, defect: DiskPlan.Defect? = nil) {
    (self.seed, self.defect) = (seed, defect)
    random = SeededGenerator(seed: seed)
    features.exchanges = chance(4, of: 5)
    features.links = chance(4, of: 5)
    features.syncsAll = chance(1, of: 2)
    features.defect = defect
  }

  /// Runs so many verbs.
  ///
  /// - Throws: the words that are lost.
  mutating func run(verbs count: Int) throws(SimulatedJournal.Loss) {
    journal.disk.follow(features)
    for _ in 0..<count { try step() }
  }

  private mutating func step() throws(SimulatedJournal.Loss) {
    (new, dropped, goesForGood) = ([], [], false)
    let verb = Verb.allCases.randomElement(using: &random) ?? .create
    let target = journal.records().randomElement(using: &random)
    let editor = OtherProgram(journal, target, random.next())
    var plan = plan(editor)
    // Its editor is the other program.
    if verb == .note { plan.foreign = [] }
    journal.disk.follow(plan)
    trace.append("\(verb) \(target ?? "-") \(Self.text(plan))")
    var isDone = true
    do throws(Refusal) { try perform(verb, on: target) } catch {
      isDone = false
      trace.append("  \(error.text)")
      if let loss = error.loss { throw loss }
    }
    editor.finish()
    journal.disk.follow(features)
    if isDone { confirm() } else if goesForGood { journal.book.forget(dropped) } else { try failed() }
    let isCut = journal.disk.isOff || chance(1, of: 6)
    if isCut { try cutPower(after: isDone) }
    try journal.check("after \(verb)")
  }

  private func confirm() {
    journal.book.keep(new)
    if goesForGood { journal.book.forget(dropped) } else { journal.book.log(dropped) }
  }

  /// Where the former text could not be given back, the log has it.
  private func failed() throws(SimulatedJournal.Loss) {
    let found = try journal.words()
    journal.book.log(dropped.intersection(found.log).subtracting(found.files))
  }

  /// The power goes and comes back: what was not confirmed is as it was or as it was to be.
  private mutating func cutPower(after isDone: Bool) throws(SimulatedJournal.Loss) {
    trace.append("  power cut")
    journal.disk.turnOff()
    journal.disk.restart(random.next())
    journal.book.forgetLog()
    if isDone { return }
    let found = try journal.words().files
    if !dropped.isSubset(of: found), goesForGood || new.isSubset(of: found) {
      journal.book.forget(dropped.subtracting(found))
    }
  }

  // MARK: Plans

  private mutating func plan(_ editor: OtherProgram) -> DiskPlan {
    var plan = features
    let call = Int.random(in: 1...70, using: &random)
    switch Int.random(in: 0..<8, using: &random) {
    case 0, 1: plan.cut = call
    case 2: plan.failures[call] = code()
    case 3:
      plan.failures[call] = code()
      plan.failures[call + Int.random(in: 1...4, using: &random)] = code()
    case 4: plan.fullFrom = call
    case 5...6 where features.exchanges: plan.foreign = editor.changes(before: call)
    default: break
    }
    return plan
  }

  private mutating func code() -> Int32 {
    [EIO, ENOSPC, EACCES, EMFILE].randomElement(using: &random) ?? EIO
  }

  mutating func chance(_ part: Int, of whole: Int) -> Bool {
    Int.random(in: 0..<whole, using: &random) < part
  }

  private static func text(_ plan: DiskPlan) -> String {
    var parts: [String] = []
    if let cut = plan.cut { parts.append("cut at \(cut)") }
    for (call, code) in plan.failures.sorted(by: { $0.key < $1.key }) { parts.append("\(code) at \(call)") }
    if let full = plan.fullFrom { parts.append("full from \(full)") }
    if let foreign = plan.foreign.first { parts.append("other program at \(foreign.call)") }
    if !plan.exchanges { parts.append("no exchange") }
    if !plan.links { parts.append("no links") }
    return parts.joined(separator: ", ")
  }
}

/// Why a verb was not done; `loss` where it left what it was to remove.
struct Refusal: Error {
  var text: String
  var loss: SimulatedJournal.Loss?
}
