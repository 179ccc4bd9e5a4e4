import JournalFiles
import JournalKit
import JournalLanguage
import JournalModel
import JournalStore
import JournalSync
import JournalTerminal

/// `conflicts`: what sync tools and merges left, and what differs.
enum ConflictsCommand: Command {
  static let verb = Verb("conflicts", isPaged: true, examples: ["conflicts", "resolve --all"])

  static func run(_ arguments: Arguments, in context: inout Context) throws(CommandError) -> ExitCode {
    context.settlesProfile = true
    let journal = try context.journal()
    let resolver = ConflictResolver(journal)
    var cases: [ConflictCase] = []
    let survey = resolver.look()
    for conflict in survey.conflicts {
      do throws(StoreError) { cases.append(try resolver.examine(conflict)) } catch {
        context.report(.store(error))
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
    context.report(survey.unreadable, of: journal)
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
    for line in ClashView(found: found, phrases: phrases).lines { output.line(line) }
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
    case .twin, .clearBesideSealed: return phrases.say("sync-twin", ("original", .of(original)))
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
      "sides": sides, "git": conflict.origin == .unmerged ? versions.waiting?.name : nil,
      "otherName": otherName,
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
  fileprivate var name: String { if case .renamed = self { "renamed" } else { "\(self)" } }
}

/// What both sides of a conflict changed differently, as a person compares them.
struct ClashView {
  let found: ConflictCase
  let phrases: Phrases

  /// What the two sides are called: a file and its copy; two files by their names; else here and there.
  var names: [String] {
    switch found.conflict.origin {
    case .copy: [phrases.say("versions-file"), phrases.say("versions-copy")]
    case .twin, .sameDay, .samePerson, .clearBesideSealed:
      [found.original, found.conflict.path].map { RelativePath.folderAndStem(of: $0).stem }
    case .markers, .unmerged: [phrases.say("sync-here"), phrases.say("sync-there")]
    }
  }

  /// Most lines of a side that are shown.
  private static let most = 3

  /// Our lines and theirs, as they are written in the file, for each clash.
  var lines: [String] { found.sides.flatMap { lines(of: $0) } }

  fileprivate func lines(of clash: ConflictMarkers.Clash) -> [String] {
    let names = self.names
    let width = names.map(DisplayWidth.columns).max() ?? 0
    return zip(names, Self.shown(clash.ours, clash.theirs)).flatMap { name, side in
      side.enumerated().map { number, line in
        "      \(DisplayWidth.padded(number == 0 ? name : "", to: width))  \(Sanitizer.line(line))"
      }
    }
  }

  private static func shown(_ ours: [UInt8], _ theirs: [UInt8]) -> [[String]] {
    let sides = [ours, theirs].map { side in
      side.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self).trimmed }
        .filter { !$0.isEmpty }
    }
    // What both begin with helps nobody to choose, but for the first line, which may name the key.
    let common = zip(sides[0], sides[1]).prefix { $0 == $1 }.count
    let skips = common > 1 && sides.contains { $0.count > most }
    return sides.map { lines in
      if lines.isEmpty { return ["–"] }
      let rest = skips ? lines.dropFirst(common) : lines[...]
      return (skips ? [lines[0], "…"] : []) + rest.prefix(most) + (rest.count > most ? ["…"] : [])
    }
  }
}

/// What is answered to the question which side of a conflict counts: one, or for each key its own.
enum SideAnswer: Hashable {
  case one(ConflictResolver.Side), each
}

extension Context {
  /// Asks which side of a conflict counts; `nil` where the person leaves it for later.
  mutating func askSide(of found: ConflictCase) throws(CommandError) -> SideAnswer? {
    errors.line(Sanitizer.line(displayed(found.conflict.path)), .bold)
    for line in writings(of: found) + [reason(of: found)] { errors.line("    " + Sanitizer.line(line)) }
    let view = ClashView(found: found, phrases: phrases)
    for line in view.lines { errors.line(line) }
    return try askSide(view, keepsBoth: found.canKeepBoth, parts: found.canBeParted)
  }

  private mutating func askSide(
    _ view: ClashView, keepsBoth: Bool = false, parts: Bool = false
  ) throws(CommandError) -> SideAnswer? {
    let both: [(SideAnswer?, String)] = [(.one(.both), phrases.say("sync-both"))]
    let each: [(SideAnswer?, String)] = [(.each, phrases.say("sync-each"))]
    let sides: [(SideAnswer?, String)] =
      [(.one(.ours), view.names[0]), (.one(.theirs), view.names[1])] + (keepsBoth ? both : [])
      + [(nil, phrases.say("sync-later"))] + (parts ? each : [])
    let names = sides.map { Sanitizer.line($0.1) }
    let question = KeyQuestion(phrases.say("sync-whichSide"), labels: names)
    return try askChoice(question, usual: nil, allowsBack: false).value.flatMap { sides[$0].0 }
  }

  /// Asks of each key that clashes which side counts; `nil` where one of them is left for later.
  mutating func askSides(of found: ConflictCase) throws(CommandError) -> [MergeChoices.Choice]? {
    let view = ClashView(found: found, phrases: phrases)
    var choices: [MergeChoices.Choice] = []
    for (clash, lines) in zip(found.merge.clashes, found.sides) {
      guard case .key(let key) = clash else { continue }
      for line in view.lines(of: lines) { errors.line(line) }
      guard case .one(let side)? = try askSide(view) else { return nil }
      choices.append(MergeChoices.Choice(key: key, side: side == .ours ? .ours : .theirs))
    }
    return choices
  }

  func reason(of found: ConflictCase) -> String {
    let original = displayed(found.original)
    switch found.versions.waiting {
    case .renamed(let theirs)?: return phrases.say("sync-waiting-renamed", ("path", .of(displayed(theirs))))
    case .clearBesideSealed?:
      return phrases.clearBesideSealed(displayed(found.conflict.path), original)
    case let waiting?: return phrases.say("sync-waiting-\(waiting)")
    case nil: break
    }
    switch found.conflict.origin {
    case .sameDay: return phrases.say("versions-sameDay", ("original", .of(original)))
    case .samePerson: return phrases.say("versions-samePerson", ("original", .of(original)))
    case .copy, .twin, .markers, .unmerged, .clearBesideSealed:
      if isLocked(found) { return phrases.say("sync-sealedLeft") }
      let clashes = found.merge.clashes
      let isKnown = found.versions.isHistoryKnown || clashes == [.notText] || clashes == [.twoRecords]
      return phrases.say(isKnown ? "sync-clashes" : "versions-differ", ("map", phrases.places(clashes)))
    }
  }

  /// Whether a conflict is of a sealed record, and the key that would merge it is not at hand.
  func isLocked(_ found: ConflictCase) -> Bool {
    Record.isSealed(path: found.original) && !found.versions.isOpened
      && openedJournal?.seal?.isUnlocked != true
  }

  /// When and by whom each of two versions was written, and what this device's log says of the keys that
  /// clash; nothing where no person must choose.
  func writings(of found: ConflictCase) -> [String] {
    guard found.needsPerson, let writings = found.writings, let zone = openedJournal?.zone else { return [] }
    let today = zone.local(now(in: zone)).day
    let names = ClashView(found: found, phrases: phrases).names
    var lines = zip(names, [writings.ours, writings.theirs]).map { name, writing in
      let local = zone.local(writing.moment)
      let moment = phrases.onDay(local.day, today: today) + ", " + phrases.time(local.time)
      let writer =
        writing.isOurs
        ? phrases.say("writer-thisDevice")
        : writing.device.map { phrases.say("writer-device", ("name", .of($0))) } ?? ""
      return phrases.say(
        "versions-written", ("side", .of(name)), ("moment", .of(moment)), ("writer", .of(writer)))
    }
    if !found.versions.isHistoryKnown, !writings.untouchedKeys.isEmpty {
      lines.append(phrases.say("versions-untouched", ("keys", .of(phrases.joined(writings.untouchedKeys)))))
    }
    return lines
  }
}
