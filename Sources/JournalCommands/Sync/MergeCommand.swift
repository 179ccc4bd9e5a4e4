import JournalKit
import JournalLanguage
import JournalModel
import JournalStore
import JournalSync
import JournalTerminal

/// `merge BASE OURS THEIRS`: a merge driver of git, `%O %A %B %L %P`; the result goes into OURS.
///
/// Exit code 0 where the merge is clean, 1 where OURS holds markers: git takes both for an answer.
struct MergeCommand: Command {
  static let verb = Verb(
    "merge",
    positionals: [
      Positional(.base), Positional(.ours), Positional(.theirs), Positional(.markerSize, isOptional: true),
      Positional(.file, isOptional: true),
    ], examples: ["setup git"])

  private let files: [String]
  private let markerSize: Int
  private let path: String

  init(_ arguments: Arguments) throws(UsageError) {
    files = Array(arguments.positionals.prefix(3))
    markerSize = arguments.positionals.count > 3 ? try arguments.argument(3, .count) { Int($0) } : 7
    path = arguments.positionals.count > 4 ? arguments.positionals[4] : files[1]
  }

  func run(in context: inout Context) throws(CommandError) -> ExitCode {
    let driver = MergeDriver(
      base: context.absolute(files[0]), ours: context.absolute(files[1]), theirs: context.absolute(files[2]),
      path: path, style: MergeStyle(markerSize: markerSize))
    if Record.isSealed(path: path) { return try mergeSealed(driver, &context) }
    let merge = try stored(driver.run())
    return say(merge.clashes, &context)
  }

  /// Merges sealed files, with the key where it is at hand; a journal that can't be opened has none.
  private func mergeSealed(_ driver: MergeDriver, _ context: inout Context) throws(CommandError) -> ExitCode {
    let seal = (try? context.journal())?.seal
    let isMerged = try stored(driver.runSealed(by: seal, place: context.absolute(path)))
    return say(isMerged ? [] : [.notText], &context)
  }

  private func say(_ clashes: [RecordMerge.Clash], _ context: inout Context) -> ExitCode {
    if context.common.usesJSON {
      context.answer(["path": path, "clean": clashes.isEmpty, "clashes": clashes.compactMap(\.place)])
    }
    guard !clashes.isEmpty else { return .done }
    context.errors.write(Sanitizer.line(path) + ": ")
    context.errors.write("warning: ", .warning)
    context.errors.line(
      Sanitizer.line(context.phrases.say("sync-mergeLeft", ("map", context.phrases.places(clashes)))))
    return .dataProblem
  }
}
