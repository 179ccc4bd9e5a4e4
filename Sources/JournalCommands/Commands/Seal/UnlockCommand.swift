import JournalFiles
import JournalLanguage
import JournalModel
import JournalStore
import JournalTerminal

/// `unlock [--for 15m]`: keeps the person's key in memory for a while, so that nothing asks for it.
enum UnlockCommand: Command {
  static let verb = Verb("unlock", .files, options: [.unlockFor], examples: ["unlock", "unlock --for 1h"])

  static func run(_ arguments: Arguments, in context: inout Context) throws(CommandError) -> ExitCode {
    let units: [Character: Int] = ["s": 1, "m": 60, "h": 3600]
    let said = try arguments.duration(.unlockFor, units, usual: 60, in: 1...86_400)
    let seconds = Int64(said ?? 15 * 60)
    let journal = try context.journal()
    guard let seal = journal.seal else { return .done }
    guard seal.kept.canKeep else {
      context.remark(context.phrases.say("seal-nothingIsKept"))
      return .dataProblem
    }
    context.leaveTerminal()
    let isKept: Bool
    do throws(StoreError) { isKept = seal.kept.keep(try seal.identity(), seconds: seconds) } catch {
      throw .store(error)
    }
    guard isKept else { throw .store(StoreError(path: "", reason: .seal(.noMemory))) }
    let until = journal.zone.timestamp(Instant(secondsSinceEpoch: KeptKey.clock.secondsSinceEpoch + seconds))
    return context.answer(["unlockedUntil": until.iso]) { context in
      context.output.line(
        context.phrases.say("seal-unlocked", ("time", .of(context.phrases.time(until.local.time)))))
    }
  }
}

/// `lock`: takes the key out of memory.
enum LockCommand: Command {
  static let verb = Verb("lock", .files, examples: ["lock"])

  static func run(_ arguments: Arguments, in context: inout Context) throws(CommandError) -> ExitCode {
    try context.beginCommand()
    try stored(KeptKey(context.storeEnvironment).remove())
    // It is said in the journal's language; without a journal it is done all the same.
    _ = try? context.journal()
    context.answer(["locked": true]) { $0.output.line($0.phrases.say("seal-locked")) }
    let seal = Seal(recipients: [], environment: context.storeEnvironment, canAsk: false)
    // What lies open is not locked by that.
    if seal.isUnlocked { context.warn(context.phrases.say("health-seal-plainKey")) }
    return .done
  }
}
