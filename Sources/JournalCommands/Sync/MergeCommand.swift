import JournalKit
import JournalLanguage
import JournalModel
import JournalStore
import JournalSync
import JournalTerminal

/// `merge BASE OURS THEIRS`: a merge driver of git, `%O %A %B %L %P`; the result goes into OURS.
///
/// Exit code 0 where the merge is clean, 1 where OURS holds markers: git takes both for an answer.
enum MergeCommand: Command {
  static let verb = Verb(
    "merge",
    positionals: [
      Positional(.base), Positional(.ours), Positional(.theirs), Positional(.markerSize, isOptional: true),
      Positional(.file, isOptional: true),
    ], examples: ["setup git"])

  static func run(_ arguments: Arguments, in context: inout Context) throws(CommandError) -> ExitCode {
    let files = Array(arguments.positionals.prefix(3))
    let markerSize = arguments.positionals.count > 3 ? try arguments.argument(3, .count) { Int($0) } : 7
    let path = arguments.positionals.count > 4 ? arguments.positionals[4] : files[1]
    try context.beginCommand()
    let driver = MergeDriver(
      base: context.absolute(files[0]), ours: context.absolute(files[1]), theirs: context.absolute(files[2]),
      path: path, style: MergeStyle(markerSize: markerSize))
    let clashes: [RecordMerge.Clash]
    if Record.isSealed(path: path) {
      // With the key where it is at hand; a journal that can't be opened has none.
      let seal = (try? context.journal())?.seal
      clashes = try stored(driver.runSealed(by: seal, place: context.absolute(path))) ? [] : [.notText]
    } else {
      clashes = try stored(driver.run()).clashes
    }
    if context.common.usesJSON {
      context.answer(["path": path, "clean": clashes.isEmpty, "clashes": clashes.compactMap(\.place)])
    }
    guard !clashes.isEmpty else { return .done }
    context.errors.write(Sanitizer.line(path) + ": ")
    context.errors.write("warning: ", .warning)
    context.errors.line(
      Sanitizer.line(
        clashes == [.notText] && Record.isSealed(path: path)
          ? context.phrases.say("sync-sealedLeft")
          : context.phrases.say("sync-mergeLeft", ("map", context.phrases.places(clashes)))))
    return .dataProblem
  }
}
