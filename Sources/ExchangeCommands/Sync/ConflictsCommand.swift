import JournalLanguage
import JournalStore
import JournalSync

/// `conflicts`: what sync tools and merges left, and what differs.
package struct ConflictsCommand: Command {
  package static let name = "conflicts"
  package static let summary = HelpText.conflicts
  package static let isPaged = true
  package static let examples = ["conflicts", "resolve --all"]

  package init(_ arguments: Arguments) throws(UsageError) {}

  package func run(in context: inout Context) throws(CommandError) -> ExitCode {
    let journal = try context.journal()
    let resolver = ConflictResolver(journal)
    var cases: [ConflictCase] = []
    let survey = resolver.look()
    for conflict in survey.conflicts {
      do throws(StoreError) { cases.append(try resolver.examine(conflict)) } catch {
        ErrorReport(.store(error)).write(to: &context)
      }
    }
    if context.common.usesJSON {
      let phrases = context.phrases
      context.answer { json in
        json.key("conflicts")
        json.list(cases) { $0.conflict($1) }
        json.key("notices")
        json.list(survey.notices) { $0.notice($1, phrases) }
        json.problems(survey.unreadable, phrases)
      }
    } else {
      for found in cases { context.describe(found) }
      let notices = survey.notices.map { notice in
        Sanitizer.line(context.phrases.sync(notice.message { context.displayed($0) }))
      }
      for notice in notices { context.output.line(notice, .warning) }
      if survey.isEmpty { context.output.line(context.phrases.sync(.noConflicts)) }
    }
    ProblemReport(survey.unreadable, of: journal).write(to: &context)
    return .done
  }
}

extension SyncNotice {
  /// The sentence about it, with its paths as `shown` gives them.
  fileprivate func message(_ shown: (String) -> String) -> SyncMessage {
    switch self {
    case .sameName(let paths): .sameName(paths.map(shown))
    case .strangeTrash(let path): .strangeTrash(shown(path))
    }
  }

  /// The word of answers, and what it is about.
  fileprivate var content: (name: String, paths: [String]) {
    switch self {
    case .sameName(let paths): ("sameName", paths)
    case .strangeTrash(let path): ("strangeTrash", [path])
    }
  }
}

extension Context {
  /// Says what a conflict is about: its path, then a line for each fact.
  fileprivate mutating func describe(_ found: ConflictCase) {
    output.line(Sanitizer.line(displayed(found.conflict.path)), .bold)
    for fact in facts(found) { output.line("    " + Sanitizer.line(phrases.sync(fact))) }
    for line in ClashView(found, phrases).lines { output.line(line) }
  }

  private func facts(_ found: ConflictCase) -> [SyncMessage] {
    let original = displayed(found.original)
    if found.isMedia { return [.twoFiles] }
    if let waiting = found.versions.waiting { return [.waiting(waiting)] }
    if found.versions.isOriginalMissing { return [.copyOfNothing(original)] }
    if found.versions.areMarkersBroken { return [.brokenMarkers] }
    let isUnmerged = found.conflict.origin == .unmerged
    let difference = found.differences.isEmpty ? SyncMessage.same : .differs(found.differences)
    if found.merge.clashes == [.twoRecords] { return [origin(of: found), .twoRecords] }
    let origin = isUnmerged ? [] : [origin(of: found)]
    return origin + [difference, found.isMergeable ? .mergeable : .clashes(found.merge.clashes)]
  }

  private func origin(of found: ConflictCase) -> SyncMessage {
    let original = displayed(found.original)
    switch found.conflict.origin {
    case .copy: return .copy(of: original, by: found.tool?.rawValue ?? ConflictName.Tool.cloud.rawValue)
    case .twin: return .twin(of: original)
    case .markers, .unmerged: return .markers
    }
  }
}

extension JSONWriter {
  /// Writes a conflict as an object.
  mutating func conflict(_ found: ConflictCase) {
    object { json in
      json.field("path", found.conflict.path)
      json.field("origin", found.conflict.origin.name)
      json.field("tool", found.tool?.rawValue)
      json.field("original", found.original)
      json.field("originalExists", !found.versions.isOriginalMissing)
      json.field("differs", found.differences)
      json.field("baseKnown", found.versions.base != nil)
      json.field("mergeable", found.isMergeable)
      json.field("twoRecords", found.merge.clashes == [.twoRecords])
      json.field("clashes", found.merge.clashes.compactMap(\.place))
      json.key("sides")
      json.list(found.sides) { json, clash in
        json.object { json in
          json.field("here", String(decoding: clash.ours, as: UTF8.self))
          json.field("there", String(decoding: clash.theirs, as: UTF8.self))
        }
      }
      if let waiting = found.versions.waiting { json.field("git", waiting.name) }
    }
  }

  fileprivate mutating func notice(_ notice: SyncNotice, _ phrases: any Phrases) {
    object { json in
      json.field("notice", notice.content.name)
      json.field("paths", notice.content.paths)
      json.field("message", phrases.sync(notice.message { $0 }))
    }
  }
}

extension ConflictCase.Waiting {
  /// The word of answers.
  fileprivate var name: String {
    switch self {
    case .deletedByUs: "deletedByUs"
    case .deletedByThem: "deletedByThem"
    case .renamedByUs: "renamedByUs"
    case .renamedByThem: "renamedByThem"
    }
  }
}

extension RecordMerge.Clash {
  /// The key, or `text` for the body and for files merged as text; `nil` for two records.
  var place: String? {
    switch self {
    case .key(let key): key
    case .body, .text, .notText: "text"
    case .twoRecords: nil
    }
  }
}
