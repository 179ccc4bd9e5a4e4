import JournalLanguage
import JournalStore
import JournalSync

/// `conflicts`: what sync tools and merges left, and what differs.
struct ConflictsCommand: Command {
  static let name = "conflicts"
  static let summary = HelpText.conflicts
  static let examples = ["conflicts", "resolve --all"]

  init(_ arguments: Arguments) throws(UsageError) {}

  func run(in context: inout Context) throws(CommandError) -> ExitCode {
    let journal = try context.journal()
    let resolver = ConflictResolver(journal)
    var cases: [ConflictCase] = []
    let (conflicts, unreadable) = resolver.look()
    for conflict in conflicts {
      do throws(StoreError) { cases.append(try resolver.examine(conflict)) } catch {
        ErrorReport(.store(error)).write(to: &context)
      }
    }
    if context.common.usesJSON {
      let phrases = context.phrases
      context.answer { json in
        json.key("conflicts")
        json.list(cases) { $0.conflict($1) }
        json.problems(unreadable, phrases)
      }
    } else {
      for found in cases { context.describe(found) }
      if conflicts.isEmpty, unreadable.isEmpty { context.output.line(context.phrases.sync(.noConflicts)) }
    }
    ProblemReport(unreadable, of: journal).write(to: &context)
    return conflicts.isEmpty && unreadable.isEmpty ? .done : .dataProblem
  }
}

extension Context {
  /// Says what a conflict is about: its path, then a line for each fact.
  fileprivate mutating func describe(_ found: ConflictCase) {
    output.line(Sanitizer.line(displayed(found.conflict.path)), .bold)
    for fact in facts(found) { output.line("    " + Sanitizer.line(phrases.sync(fact))) }
  }

  private func facts(_ found: ConflictCase) -> [SyncMessage] {
    let original = displayed(found.original)
    if found.versions.isOriginalMissing { return [.copyOfNothing(original)] }
    if found.versions.areMarkersBroken { return [.brokenMarkers] }
    let origin = found.tool.map { SyncMessage.copy(of: original, by: $0.rawValue) } ?? .markers
    let difference = found.differences.isEmpty ? SyncMessage.same : .differs(found.differences)
    if found.merge.clashes == [.twoRecords] { return [origin, .twoRecords] }
    return [origin, difference, found.isMergeable ? .mergeable : .clashes(found.merge.clashes)]
  }
}

extension JSONWriter {
  /// Writes a conflict as an object.
  mutating func conflict(_ found: ConflictCase) {
    object { json in
      json.field("path", found.conflict.path)
      json.field("origin", found.conflict.origin == .copy ? "copy" : "markers")
      json.field("tool", found.tool?.rawValue)
      json.field("original", found.original)
      json.field("originalExists", !found.versions.isOriginalMissing)
      json.field("differs", found.differences)
      json.field("baseKnown", found.versions.base != nil)
      json.field("mergeable", found.isMergeable)
      json.field("twoRecords", found.merge.clashes == [.twoRecords])
      json.field("clashes", found.merge.clashes.compactMap(\.place))
    }
  }
}

extension RecordMerge.Clash {
  /// The key, or `text` for the body and for files merged as text; `nil` for two records.
  var place: String? {
    switch self {
    case .key(let key): key
    case .body, .text: "text"
    case .twoRecords: nil
    }
  }
}
