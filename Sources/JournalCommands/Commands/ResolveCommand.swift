import JournalLanguage
import JournalModel
import JournalStore
import JournalSync

/// `resolve ID` or `resolve --all`: merges conflicting versions key by key; copies go to the trash.
struct ResolveCommand: Command {
  static let name = "resolve"
  static let summary = HelpText.resolve
  static let positionals = [Positional(.record, isOptional: true)]
  static let options: [Option] = [.all, .ours, .theirs]
  static let examples = ["resolve --all", "resolve 2026-11-20-1850-check-in --ours"]

  private let id: String?
  private let side: ConflictResolver.Side?

  init(_ arguments: Arguments) throws(UsageError) {
    id = arguments.positionals.first
    guard !arguments.has(.ours) || !arguments.has(.theirs) else {
      throw UsageError(.contradiction(Option.ours.flag, Option.theirs.flag), command: Self.name)
    }
    if id == nil, !arguments.has(.all) { throw UsageError(.missingArgument(.record), command: Self.name) }
    if let id, arguments.has(.all) {
      throw UsageError(.contradiction(id, Option.all.flag), command: Self.name)
    }
    side = arguments.has(.ours) ? .ours : arguments.has(.theirs) ? .theirs : nil
  }

  func run(in context: inout Context) throws(CommandError) -> ExitCode {
    let journal = try context.journal()
    let resolver = ConflictResolver(journal)
    let (conflicts, unreadable) = resolver.look()
    var code = unreadable.isEmpty ? ExitCode.done : .dataProblem
    ProblemReport(unreadable, of: journal).write(to: &context)
    var results: [(found: ConflictCase, outcome: ConflictResolver.Outcome)] = []
    for conflict in try chosen(from: conflicts, of: journal.root, context) {
      do throws(StoreError) {
        let found = try resolver.examine(conflict)
        let outcome = try resolver.resolve(conflict, preferring: side)
        results.append((found, outcome))
        if outcome == .clash { code = .dataProblem }
        if !context.common.usesJSON {
          context.report(outcome, of: found, needsGit: resolver.isUnmerged(found))
        }
      } catch {
        ErrorReport(.store(error)).write(to: &context)
        code = error.isData ? .dataProblem : .inputOutput
      }
    }
    if context.common.usesJSON {
      context.answer { json in
        json.key("resolved")
        json.list(results) { json, result in json.outcome(result.outcome, of: result.found) }
      }
    } else if results.isEmpty, code == .done {
      context.output.line(context.phrases.sync(.noConflicts))
    }
    return code
  }

  /// All conflicts, or those of the file that was named: by its path, its id, or a part of that.
  private func chosen(
    from conflicts: [Conflict], of root: String, _ context: Context
  ) throws(CommandError) -> [Conflict] {
    guard let id else { return conflicts }
    func originals(_ conflict: Conflict) -> [String] {
      [conflict.path, ConflictName(conflict.path)?.original ?? conflict.path]
    }
    func stem(_ path: String) -> String {
      let name = path.split(separator: "/").last.map(String.init) ?? path
      return name.hasSuffix(".md") ? String(name.dropLast(3)) : name
    }
    let path = PathSteps.resolved(id)
    let whole = PathSteps.resolved(context.absolute(id))
    let rules: [(String) -> Bool] = [
      { $0 == path || root + "/" + $0 == whole }, { stem($0) == id }, { stem($0).contains(id) },
    ]
    for rule in rules {
      let matching = conflicts.filter { originals($0).contains(where: rule) }
      let files = Set(matching.map { originals($0)[1] })
      if files.count == 1 { return matching }
      if files.count > 1 { throw .lookup(.ambiguous(id, candidates: files.map(stem).sorted())) }
    }
    throw .lookup(.notFound(id))
  }
}

extension Context {
  /// Says what settling a conflict did.
  fileprivate mutating func report(
    _ outcome: ConflictResolver.Outcome, of found: ConflictCase, needsGit: Bool
  ) {
    let path = displayed(found.conflict.path)
    let original = displayed(found.original)
    switch outcome {
    case .clash:
      errors.write(Sanitizer.line(path) + ": ")
      errors.write("error: ", .error)
      let message = found.versions.areMarkersBroken ? SyncMessage.brokenMarkers : .choose(found.merge.clashes)
      errors.line(Sanitizer.line(phrases.sync(message)))
    case .merged(_, let trash?): say(.merged(path, into: original, trash: displayed(trash)))
    case .merged: say(.mended(original))
    case .same(let change): say(.wasSame(path, trash: displayed(change.path)))
    case .twoRecords(let change): say(.separated(original, as: displayed(change.path)))
    case .restored(let change): say(.restored(path, as: displayed(change.path)))
    }
    if outcome != .clash, needsGit { say(.tellGit(original)) }
  }

  private mutating func say(_ message: SyncMessage) { output.line(Sanitizer.line(phrases.sync(message))) }
}

extension JSONWriter {
  fileprivate mutating func outcome(_ outcome: ConflictResolver.Outcome, of found: ConflictCase) {
    object { json in
      json.field("path", found.conflict.path)
      json.field("original", found.original)
      switch outcome {
      case .merged(_, let trash):
        json.field("outcome", "merged")
        json.field("trash", trash)
      case .same(let change):
        json.field("outcome", "same")
        json.field("trash", change.path)
      case .twoRecords(let change):
        json.field("outcome", "twoRecords")
        json.field("newPath", change.path)
      case .restored(let change):
        json.field("outcome", "restored")
        json.field("newPath", change.path)
      case .clash:
        json.field("outcome", "clash")
        json.field("clashes", found.merge.clashes.compactMap(\.place))
      }
    }
  }
}
