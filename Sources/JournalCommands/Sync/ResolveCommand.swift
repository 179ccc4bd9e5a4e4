import JournalFiles
import JournalKit
import JournalLanguage
import JournalModel
import JournalStore
import JournalSync
import JournalTerminal
import SystemLibrary

/// `resolve ID` or `resolve --all`: merges conflicting versions key by key; copies go to the trash. At a
/// terminal it asks which side counts where a person must choose, and `resolve` alone takes all of them.
struct ResolveCommand: SteppedCommand {
  static let verb = Verb(
    "resolve", positionals: [.anyRecord], options: [.all, .ours, .theirs, .take, .both],
    examples: [
      "conflicts", "resolve the-lift --ours", "resolve leeks --take weather=theirs --take place=ours",
      "resolve --all",
    ])

  private let id: String?
  private let isAll: Bool
  private let side: ConflictResolver.Side?
  private let choices: [MergeChoices.Choice]

  init(_ arguments: Arguments) throws(CommandError) {
    id = arguments.positionals.first
    let sides: [(Option, ConflictResolver.Side)] = [(.ours, .ours), (.theirs, .theirs), (.both, .both)]
    let chosen = sides.filter { arguments.has($0.0) }
    if chosen.count > 1 { throw .usage(.contradiction(chosen[0].0.flag, chosen[1].0.flag)) }
    isAll = arguments.has(.all)
    if let id, isAll { throw .usage(.contradiction(id, Option.all.flag)) }
    side = chosen.first?.1
    choices = try Self.choices(arguments)
    guard !choices.isEmpty else { return }
    if isAll { throw .usage(.contradiction(Option.all.flag, Option.take.flag)) }
    if id == nil { throw .usage(.missingArgument(.record)) }
  }

  /// The keys with the side that counts for each, no key with both.
  private static func choices(_ arguments: Arguments) throws(CommandError) -> [MergeChoices.Choice] {
    var choices: [MergeChoices.Choice] = []
    for text in try arguments.texts(.take) {
      guard let sign = text.lastIndex(of: "="), sign > text.startIndex,
        let side = MergeChoices.Side(rawValue: String(text[text.index(after: sign)...]))
      else { throw .usage(.wrongValue(name: Option.take.flag, found: text, expected: .take)) }
      let choice = MergeChoices.Choice(key: String(text[..<sign]), side: side)
      if let other = choices.first(where: { MergeChoices.areAlike($0.key, choice.key) }), other.side != side {
        throw .usage(.contradiction(other.text, text))
      }
      choices.append(choice)
    }
    return choices
  }

  func run(in context: inout Context) throws(CommandError) -> ExitCode {
    guard id != nil || isAll || context.canAsk else { throw .usage(.missingArgument(.record)) }
    context.settlesProfile = true
    let journal = try context.journal()
    let resolver = ConflictResolver(journal)
    let survey = resolver.look()
    var code = survey.unreadable.isEmpty ? ExitCode.done : .dataProblem
    context.report(survey.unreadable, of: journal)
    let conflicts = try chosen(from: survey.conflicts, in: journal, context)
    try checkChoices(among: conflicts, resolver)
    // With the key sealed versions are merged; without it one of them can be chosen.
    if context.terminal != nil, conflicts.contains(where: { Record.isSealed(path: $0.path) }) {
      context.leaveTerminal()
      _ = try? journal.seal?.identity()
    }
    var results: [Result] = []
    for conflict in conflicts {
      do throws(CommandError) {
        guard let result = try settle(conflict, resolver, &context) else {
          code = .dataProblem
          continue
        }
        results.append(result)
        if result.settlement.outcome == .clash { code = .dataProblem }
        if !context.common.usesJSON { context.report(result) }
      } catch {
        guard case .store(let reason) = error else { throw error }
        context.report(error)
        code = reason.isData ? .dataProblem : .inputOutput
      }
    }
    // Where all that is left waits for the key, that is what a script is told.
    let waits = results.allSatisfy {
      $0.settlement.outcome == .clash && $0.found.versions.waiting == nil && context.isLocked($0.found)
    }
    if waits, !results.isEmpty, results.count == conflicts.count, survey.unreadable.isEmpty { code = .locked }
    write(results, resolver, survey, code, to: &context)
    return code
  }

  /// Settles a conflict, at a terminal by asking; `nil` where the person leaves it for later.
  private func settle(
    _ conflict: Conflict, _ resolver: ConflictResolver, _ context: inout Context
  ) throws(CommandError) -> Result? {
    let found = try stored(resolver.examine(conflict, taking: wanted))
    // A side for all is one for what both changed; two records stay two, and what nobody can open may be
    // another one.
    let isLocked = try context.journal().seal?.isUnlocked != true
    let mayBeTwo =
      found.merge.clashes == [.twoRecords] || found.versions.waiting == .clearBesideSealed && isLocked
    var side = isAll && mayBeTwo ? nil : side
    var wanted = wanted
    if context.canAsk, side == nil, found.needsPerson, choices.isEmpty || !found.merge.clashes.isEmpty {
      var open = found
      while side == nil, open.needsPerson {
        switch try context.askSide(of: open) {
        case .one(let chosen)?: side = chosen
        case .each?:
          guard let keys = try context.askSides(of: open) else { return nil }
          // The text is asked about by itself then, of which both can stay.
          wanted = MergeChoices(choices + keys)
          open = try stored(resolver.examine(conflict, taking: wanted))
        case nil: return nil
        }
      }
      // What was chosen is what was seen: a file that changed while the question stood is asked about anew.
      let now = try stored(resolver.examine(conflict, taking: wanted))
      guard now.versions == found.versions else {
        throw .store(StoreError(path: found.original, reason: .changedSinceRead))
      }
    }
    let settlement = try stored(resolver.resolve(conflict, preferring: side, taking: wanted))
    return Result(found: found, settlement: settlement)
  }

  /// Says at the end what git is to be told, and where there was nothing to settle.
  private func write(
    _ results: [Result], _ resolver: ConflictResolver, _ survey: ConflictSurvey, _ code: ExitCode,
    to context: inout Context
  ) {
    let untold = resolver.untold(
      changed: results.flatMap(\.settlement.files),
      gone: results.flatMap { [$0.found.conflict.path, $0.found.original] + $0.settlement.files })
    // What nobody looked at may wait all the same.
    let unasked = survey.notices.lazy.compactMap { if case .unaskedGit(let why) = $0 { why } else { nil } }
      .first
    if context.common.usesJSON {
      context.answer([
        "resolved": objects(results, \.fields), "tellGit": untold, "gitNotAsked": unasked?.rawValue,
      ])
    } else {
      if let unasked {
        context.output.line(context.phrases.unaskedGit(unasked, .merge), .warning)
      } else if results.isEmpty, code == .done {
        context.output.line(context.phrases.say("sync-noConflicts"))
      }
      if !untold.isEmpty {
        context.output.line(Sanitizer.line(context.phrases.tellGit(untold.map { context.displayed($0) })))
      }
    }
  }

  private var wanted: MergeChoices { MergeChoices(choices) }

  /// Refuses a key in which no two versions differ, before anything is written.
  private func checkChoices(among conflicts: [Conflict], _ resolver: ConflictResolver) throws(CommandError) {
    guard !choices.isEmpty else { return }
    var places: [String] = []
    for conflict in conflicts {
      let found = try stored(resolver.examine(conflict))
      places += found.places.filter { !places.contains($0) }
    }
    for choice in choices where !places.contains(where: { MergeChoices.areAlike($0, choice.key) }) {
      throw .usage(.notDiffering(choice.text, in: places))
    }
  }

  fileprivate struct Result {
    var found: ConflictCase
    var settlement: ConflictResolver.Settlement
  }

  /// All conflicts, or those of the file that was named: by its path, its id, or a part of that; none of a
  /// record that has none.
  private func chosen(
    from conflicts: [Conflict], in journal: Journal, _ context: Context
  ) throws(CommandError) -> [Conflict] {
    guard let id else { return conflicts }
    func stem(_ path: String) -> String {
      let name = path.split(separator: "/").last.map(String.init) ?? path
      return name.hasSuffix(".md") ? String(name.dropLast(3)) : name
    }
    let path = PathSteps.resolved(id)
    let whole = PathSteps.resolved(context.absolute(id))
    let rules: [(String) -> Bool] = [
      { $0 == path || journal.root + "/" + $0 == whole }, { stem($0) == id }, { stem($0).contains(id) },
    ]
    for rule in rules {
      let matching = conflicts.filter { [$0.path, $0.file].contains(where: rule) }
      let files = Set(matching.map(\.file))
      if files.count == 1 { return matching }
      if files.count > 1 { throw .lookup(.ambiguous(id, candidates: files.map(stem).sorted())) }
    }
    _ = try found(journal.record(named: id, includingConflicts: true))
    return []
  }
}

extension Context {
  fileprivate mutating func report(_ result: ResolveCommand.Result) {
    let (found, settlement) = (result.found, result.settlement)
    let path = displayed(found.conflict.path)
    let original = displayed(found.original)
    let copy = settlement.copy.map { displayed($0) }
    let former = settlement.former.map { displayed($0) }
    switch (settlement.outcome, copy) {
    case (.clash, _): refuse(Sanitizer.line(refusal(of: found)), at: Sanitizer.line(path))
    case (.merged, nil) where found.isMedia && path != original:
      say("sync-removed", ("path", original), ("trash", former ?? original))
      say("sync-restored", ("copy", path), ("name", original))
    case (.merged, let copy?):
      let was = former.map { phrases.say("sync-merged-the-former-text", ("value", .of($0))) } ?? ""
      say("sync-merged", ("copy", path), ("original", original), ("trash", copy), ("former", was))
    case (.merged, nil): sayMended(original, former: former)
    case (.same, let copy?): say("sync-wasSame", ("copy", path), ("trash", copy))
    case (.kept, let copy?): sayKept(found, settlement, trash: copy)
    case (.kept, nil), (.same, nil): say("sync-stays", ("path", original))
    case (.twoRecords, let name) where found.isMedia:
      say("sync-bothFilesStay", ("path", original), ("name", name ?? path))
    case (.bothShifts, _): say("versions-bothShifts", ("path", path), ("other", original))
    case (.twoRecords, let name): say("sync-separated", ("path", original), ("name", name ?? path))
    case (.restored, let name): say("sync-restored", ("copy", path), ("name", name ?? original))
    }
  }

  /// Says which of two stays, and where the other one is now.
  private mutating func sayKept(
    _ found: ConflictCase, _ settlement: ConflictResolver.Settlement, trash: String
  ) {
    let names = [found.original, found.conflict.path, found.otherName].compactMap { $0 } + settlement.files
    let kept = settlement.files.first
    let gone = names.first { $0 != kept }
    guard let kept, let gone, kept != gone else {
      let path = displayed(found.conflict.path)
      let isCopy = found.conflict.path != found.original
      guard isCopy else { return say("sync-removed", ("path", path), ("trash", trash)) }
      return say("sync-kept", ("path", displayed(found.original)), ("copy", path), ("trash", trash))
    }
    guard let former = settlement.former else {
      return say("sync-kept", ("path", displayed(kept)), ("copy", displayed(gone)), ("trash", trash))
    }
    sayMended(displayed(kept), former: displayed(former))
    say("sync-removed", ("path", displayed(gone)), ("trash", trash))
  }

  /// Why nothing was settled, and how a person can do that.
  private func refusal(of found: ConflictCase) -> String {
    if case .renamed? = found.versions.waiting { return phrases.say("sync-chooseName") }
    if found.versions.waiting != nil { return reason(of: found) }
    if found.versions.areMarkersBroken { return phrases.say("sync-brokenMarkers") }
    let (clashes, id) = (found.merge.clashes, RelativePath.folderAndStem(of: found.conflict.path).stem)
    switch found.conflict.origin {
    case .sameDay: return phrases.say("versions-chooseShift")
    case .samePerson:
      return phrases.say(
        "versions-choosePerson", ("command", .of("smjournal set \(Quoting.shellWord(id)) name=…")))
    case .copy, .twin, .markers, .unmerged, .clearBesideSealed:
      if isLocked(found) { return phrases.say("sync-sealedLeft") }
      let isKnown = found.versions.isHistoryKnown || clashes == [.notText]
      return phrases.choose(clashes, isHistoryKnown: isKnown)
    }
  }

  private mutating func sayMended(_ path: String, former: String?) {
    let was = former.map { phrases.say("sync-mended-the-file-as", ("value", .of($0))) } ?? ""
    say("sync-mended", ("path", path), ("former", was))
  }

  private mutating func say(_ message: String, _ paths: (name: String, text: String)...) {
    output.line(Sanitizer.line(phrases.say(message, with: paths.map { ($0.name, .of($0.text)) })))
  }
}

extension ResolveCommand.Result {
  fileprivate var fields: Fields {
    let outcome = settlement.outcome
    return [
      "path": found.conflict.path, "original": found.original, "outcome": outcome.rawValue,
      "newPath": outcome == .twoRecords || outcome == .restored ? settlement.copy : nil,
      "files": settlement.files, "trash": settlement.trash,
      "clashes": outcome == .clash ? found.merge.clashes.compactMap(\.place) : nil,
    ]
  }
}

extension MergeChoices.Choice {
  /// As it is typed: `weather=theirs`.
  fileprivate var text: String { key + "=" + side.rawValue }
}

extension ConflictCase {
  /// The other one of two names that both sides gave the file.
  fileprivate var otherName: String? {
    if case .renamed(let theirs)? = versions.waiting { theirs } else { nil }
  }
}
