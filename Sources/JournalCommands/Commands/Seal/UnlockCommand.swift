import JournalFiles
import JournalKit
import JournalLanguage
import JournalModel
import JournalStore
import JournalTerminal

/// `unlock [--for 15m]`: keeps the person's key in memory for a while, so that nothing asks for it.
enum UnlockCommand: Command {
  static let verb = Verb("unlock", .files, options: [.unlockFor], examples: ["unlock", "unlock --for 1h"])

  /// `15m`, `90s`, `2h`, or minutes alone; at most a day.
  static func seconds(_ text: String) -> Int64? {
    let units: [Character: Int64] = ["s": 1, "m": 60, "h": 3600]
    let unit = text.last.flatMap { units[$0] }
    let number = unit == nil ? text[...] : text.dropLast()
    guard number.allSatisfy({ ("0"..."9").contains($0) }), let count = Int64(number),
      (1...86_400).contains(count), (1...86_400).contains(count * (unit ?? 60))
    else { return nil }
    return count * (unit ?? 60)
  }

  static func run(_ arguments: Arguments, in context: inout Context) throws(CommandError) -> ExitCode {
    let seconds = try arguments.value(.unlockFor, .duration) { Self.seconds($0) } ?? 15 * 60
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
    KeptKey(context.storeEnvironment).remove()
    // It is said in the journal's language; without a journal it is done all the same.
    _ = try? context.journal()
    context.answer(["locked": true]) { $0.output.line($0.phrases.say("seal-locked")) }
    let seal = Seal(recipients: [], environment: context.storeEnvironment, canAsk: false)
    // What lies open is not locked by that.
    if seal.isUnlocked { context.warn(context.phrases.say("health-seal-plainKey")) }
    return .done
  }
}
