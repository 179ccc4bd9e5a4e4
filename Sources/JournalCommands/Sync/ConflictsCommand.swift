import JournalFiles
import JournalKit
import JournalLanguage
import JournalModel
import JournalSync
import JournalTerminal
import SystemLibrary

/// `conflicts`: what sync tools and merges left, and what differs.
enum ConflictsCommand: Command {
  static let verb = Verb("conflicts", isPaged: true, examples: ["conflicts", "resolve --all"])

  static func run(_ arguments: Arguments, in context: inout Context) throws(CommandError) -> ExitCode {
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
      let notices = objects(survey.notices) { notice in
        let (name, paths) = notice.content
        return ["notice": name, "paths": paths, "message": notice.text(phrases) { $0 }]
      }
      context.answer([
        "conflicts": cases, "notices": notices, "problems": context.listed(survey.unreadable),
      ])
    } else {
      for found in cases { context.describe(found) }
      if survey.hasNothingToSettle { context.output.line(context.phrases.say("sync-noConflicts")) }
      for notice in survey.notices {
        let text = notice.text(context.phrases) { context.displayed($0) }
        context.output.line(Sanitizer.line(text), .warning)
      }
    }
    ProblemReport(survey.unreadable, of: journal).write(to: &context)
    return .done
  }
}

extension SyncNotice {
  /// The sentence about it, with its paths as `shown` gives them.
  fileprivate func text(_ phrases: Phrases, _ shown: (String) -> String) -> String {
    switch self {
    case .sameName(let paths): phrases.say("sync-sameName", ("paths", .of(phrases.joined(paths.map(shown)))))
    case .strangeTrash(let path): phrases.say("sync-strangeTrash", ("path", .of(shown(path))))
    case .untold(let paths): phrases.tellGit(paths.map(shown))
    case .unaskedGit(let refusal): phrases.unaskedGit(refusal, .merge)
    }
  }

  /// The word of answers, and what it is about.
  fileprivate var content: (name: String, paths: [String]) {
    switch self {
    case .sameName(let paths): ("sameName", paths)
    case .strangeTrash(let path): ("strangeTrash", [path])
    case .untold(let paths): ("tellGit", paths)
    case .unaskedGit: ("gitNotAsked", [])
    }
  }
}

extension Context {
  /// Says what a conflict is about: its path, then a line for each fact.
  fileprivate mutating func describe(_ found: ConflictCase) {
    output.line(Sanitizer.line(displayed(found.conflict.path)), .bold)
    for fact in facts(found) { output.line("    " + Sanitizer.line(fact)) }
    for line in ClashView(found, phrases).lines { output.line(line) }
  }

  private func facts(_ found: ConflictCase) -> [String] {
    let original = displayed(found.original)
    if found.versions.waiting != nil { return [reason(of: found)] }
    if found.versions.isOriginalMissing {
      return [phrases.say("sync-copyOfNothing", ("original", .of(original)))]
    }
    if found.isMedia {
      let isCopy = found.conflict.path != found.original
      let isSame = found.versions.ours == found.versions.theirs
      return (isCopy ? [origin(of: found)] : []) + [phrases.say(isSame ? "sync-same" : "sync-twoFiles")]
    }
    if found.versions.areMarkersBroken { return [phrases.say("sync-brokenMarkers")] }
    if found.isRivalry { return [reason(of: found)] + writings(of: found) }
    if found.merge.clashes == [.twoRecords] { return [origin(of: found), phrases.say("sync-twoRecords")] }
    let origin = found.conflict.origin == .unmerged ? [] : [origin(of: found)]
    let places = phrases.joined(found.differences)
    let difference =
      found.differences.isEmpty
      ? phrases.say("sync-same") : phrases.say("sync-differs", ("places", .of(places)))
    if found.isMergeable { return origin + [difference, phrases.say("sync-mergeable")] }
    // What differs is said once where all of it is to be chosen.
    let isAll = !found.versions.isHistoryKnown && found.merge.clashes.map(\.place) == found.differences
    return origin + (isAll ? [] : [difference]) + writings(of: found) + [reason(of: found)]
  }

  private func origin(of found: ConflictCase) -> String {
    let original = displayed(found.original)
    switch found.conflict.origin {
    case .copy:
      return phrases.say(
        "sync-copy", ("original", .of(original)),
        ("tool", .of(found.tool?.rawValue ?? ConflictName.Tool.cloud.rawValue)))
    case .twin: return phrases.say("sync-twin", ("original", .of(original)))
    case .sameDay, .samePerson: return reason(of: found)
    case .markers, .unmerged: return phrases.say("sync-markers")
    }
  }
}

extension ConflictCase: JSONObject {
  package var fields: Fields {
    var otherName: String?
    if case .renamed(let theirs)? = versions.waiting { otherName = theirs }
    let sides = objects(sides) {
      ["here": String(decoding: $0.ours, as: UTF8.self), "there": String(decoding: $0.theirs, as: UTF8.self)]
    }
    return [
      "path": conflict.path, "origin": "\(conflict.origin)", "tool": tool?.rawValue, "original": original,
      "originalExists": !versions.isOriginalMissing, "differs": differences,
      "baseKnown": versions.isHistoryKnown, "mergeable": isMergeable,
      "twoRecords": merge.clashes == [.twoRecords], "clashes": merge.clashes.compactMap(\.place),
      "sides": sides, "git": versions.waiting?.name, "otherName": otherName,
      "versions": writings.map { ["here": $0.ours.fields, "there": $0.theirs.fields] as Fields },
      "untouchedHere": writings?.untouchedKeys,
    ]
  }
}

extension ConflictCase.Writing {
  /// Who wrote a version, and when.
  fileprivate var fields: Fields {
    [
      "path": path, "changed": TimeZoneRules.utc.timestamp(moment).iso, "device": device,
      "onThisDevice": isOurs,
    ]
  }
}

extension ConflictCase.Waiting {
  fileprivate var name: String {
    switch self {
    case .sealedByUs: "sealedByUs"
    case .sealedByThem: "sealedByThem"
    case .deletedByUs: "deletedByUs"
    case .deletedByThem: "deletedByThem"
    case .renamed: "renamed"
    }
  }
}
