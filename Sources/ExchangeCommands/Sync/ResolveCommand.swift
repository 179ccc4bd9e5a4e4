import JournalLanguage
import JournalModel
import JournalStore
import JournalSync
import SystemLibrary

/// `resolve ID` or `resolve --all`: merges conflicting versions key by key; copies go to the trash. At a
/// terminal it asks which side counts where both changed the same, and `resolve` alone takes all of them.
package struct ResolveCommand: Command {
  package static let name = "resolve"
  package static let summary = HelpText.resolve
  package static let positionals = [Positional(.record, isOptional: true)]
  package static let options: [Option] = [.all, .ours, .theirs, .both]
  package static let examples = [
    "conflicts", "resolve the-lift --ours", "resolve --all",
  ]

  private let id: String?
  private let isAll: Bool
  private let side: ConflictResolver.Side?

  package init(_ arguments: Arguments) throws(UsageError) {
    id = arguments.positionals.first
    let sides: [(Option, ConflictResolver.Side)] = [(.ours, .ours), (.theirs, .theirs), (.both, .both)]
    let chosen = sides.filter { arguments.has($0.0) }
    if chosen.count > 1 {
      throw UsageError(.contradiction(chosen[0].0.flag, chosen[1].0.flag), command: Self.name)
    }
    isAll = arguments.has(.all)
    if let id, isAll {
      throw UsageError(.contradiction(id, Option.all.flag), command: Self.name)
    }
    side = chosen.first?.1
  }

  package func run(in context: inout Context) throws(CommandError) -> ExitCode {
    let canAsk = context.terminal != nil && !context.common.usesJSON
    guard id != nil || isAll || canAsk else {
      throw .usage(UsageError(.missingArgument(.record), command: Self.name))
    }
    let journal = try context.journal()
    let resolver = ConflictResolver(journal)
    let survey = resolver.look()
    var code = survey.unreadable.isEmpty ? ExitCode.done : .dataProblem
    ProblemReport(survey.unreadable, of: journal).write(to: &context)
    var results: [Result] = []
    for conflict in try chosen(from: survey.conflicts, of: journal.root, context) {
      do throws(CommandError) {
        let found = try Self.asking { () throws(StoreError) in try resolver.examine(conflict) }
        var side = side
        if canAsk, side == nil, found.needsPerson {
          side = try context.askSide(of: found)
          guard side != nil else {
            code = .dataProblem
            continue
          }
          // What was chosen is what was seen: a file that changed while the question stood is asked about
          // anew.
          let now = try Self.asking { () throws(StoreError) in try resolver.examine(conflict) }
          guard now.versions == found.versions else {
            throw .store(StoreError(path: found.original, reason: .changedSinceRead))
          }
        }
        let settlement = try Self.asking { () throws(StoreError) in
          try resolver.resolve(conflict, preferring: side)
        }
        results.append(Result(found: found, settlement: settlement))
        if settlement.outcome == .clash { code = .dataProblem }
        if !context.common.usesJSON { context.report(results[results.count - 1]) }
      } catch {
        guard case .store(let reason) = error else { throw error }
        ErrorReport(error).write(to: &context)
        code = reason.isData ? .dataProblem : .inputOutput
      }
    }
    let untold = resolver.usesGit ? Self.files(of: results) : []
    if context.common.usesJSON {
      context.answer { json in
        json.key("resolved")
        json.list(results) { $0.result($1) }
        json.field("tellGit", untold)
      }
    } else if results.isEmpty, code == .done {
      context.output.line(context.phrases.sync(.noConflicts))
    } else if !untold.isEmpty {
      context.say(.tellGit(untold.map { Quoting.shellWord(Self.pathspec(context.displayed($0))) }))
    }
    return code
  }

  /// A path as git takes it behind `--`: a colon in front would begin a pattern.
  private static func pathspec(_ path: String) -> String {
    path.utf8.first == UInt8(ascii: ":") ? "./" + path : path
  }

  /// The error of a file as one of the command.
  private static func asking<Answer>(_ body: () throws(StoreError) -> Answer) throws(CommandError) -> Answer {
    do throws(StoreError) { return try body() } catch { throw .store(error) }
  }

  /// A conflict with what became of it.
  fileprivate struct Result {
    var found: ConflictCase
    var settlement: ConflictResolver.Settlement
  }

  /// The files that were made or changed, each once.
  private static func files(of results: [Result]) -> [String] {
    var files: [String] = []
    for file in results.flatMap(\.settlement.files) where !files.contains(file) { files.append(file) }
    return files
  }

  /// All conflicts, or those of the file that was named: by its path, its id, or a part of that.
  private func chosen(
    from conflicts: [Conflict], of root: String, _ context: Context
  ) throws(CommandError) -> [Conflict] {
    guard let id else { return conflicts }
    func originals(_ conflict: Conflict) -> [String] {
      [conflict.path, conflict.original ?? ConflictName(conflict.path)?.original ?? conflict.path]
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
  fileprivate mutating func report(_ result: ResolveCommand.Result) {
    let (found, settlement) = (result.found, result.settlement)
    let path = displayed(found.conflict.path)
    let original = displayed(found.original)
    let copy = settlement.copy.map { displayed($0) }
    let former = settlement.former.map { displayed($0) }
    switch (settlement.outcome, copy) {
    case (.clash, _):
      errors.write(Sanitizer.line(path) + ": ")
      errors.write("error: ", .error)
      errors.line(Sanitizer.line(phrases.sync(reason(of: found))))
    case (.merged, let copy?): say(.merged(path, into: original, trash: copy, former: former))
    case (.merged, nil): say(.mended(original, former: former))
    case (.same, let copy?): say(.wasSame(path, trash: copy))
    case (.kept, let copy?) where path == original: say(.removed(path, trash: copy))
    case (.kept, let copy?): say(.kept(original, copy: path, trash: copy))
    case (.kept, nil), (.same, nil): say(.stays(original))
    case (.twoRecords, let name) where found.isMedia: say(.bothFilesStay(original, as: name ?? path))
    case (.twoRecords, let name): say(.separated(original, as: name ?? path))
    case (.restored, let name): say(.restored(path, as: name ?? original))
    }
  }

  private func reason(of found: ConflictCase) -> SyncMessage {
    if found.versions.waiting != nil { return .chooseName }
    return found.versions.areMarkersBroken ? .brokenMarkers : .choose(found.merge.clashes)
  }

  fileprivate mutating func say(_ message: SyncMessage) {
    output.line(Sanitizer.line(phrases.sync(message)))
  }
}

extension JSONWriter {
  fileprivate mutating func result(_ result: ResolveCommand.Result) {
    let settlement = result.settlement
    object { json in
      json.field("path", result.found.conflict.path)
      json.field("original", result.found.original)
      json.field("outcome", settlement.outcome.name)
      if settlement.outcome == .twoRecords || settlement.outcome == .restored {
        json.field("newPath", settlement.copy)
      }
      json.field("files", settlement.files)
      json.field("trash", settlement.trash)
      if settlement.outcome == .clash {
        json.field("clashes", result.found.merge.clashes.compactMap(\.place))
      }
    }
  }
}

extension ConflictResolver.Outcome {
  /// The word of answers.
  fileprivate var name: String {
    switch self {
    case .merged: "merged"
    case .same: "same"
    case .kept: "kept"
    case .twoRecords: "twoRecords"
    case .restored: "restored"
    case .clash: "clash"
    }
  }
}
