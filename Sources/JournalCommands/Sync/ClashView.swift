import JournalFiles
import JournalKit
import JournalLanguage
import JournalModel
import JournalStore
import JournalSync
import JournalTerminal

/// What both sides of a conflict changed differently, as a person compares them.
struct ClashView {
  private let found: ConflictCase
  private let phrases: Phrases

  init(_ found: ConflictCase, _ phrases: Phrases) {
    self.found = found
    self.phrases = phrases
  }

  /// What the two sides are called: a file and its copy; two files by their names; else here and there.
  var names: [String] {
    switch found.conflict.origin {
    case .copy: [phrases.say("versions-file"), phrases.say("versions-copy")]
    case .twin, .sameDay, .samePerson:
      [found.original, found.conflict.path].map { RelativePath.folderAndStem(of: $0).stem }
    case .markers, .unmerged: [phrases.say("sync-here"), phrases.say("sync-there")]
    }
  }

  /// So many lines of a side are shown.
  private static let most = 3

  /// Our lines and theirs, as they are written in the file, for each clash.
  var lines: [String] {
    let names = self.names
    let width = names.map(DisplayWidth.columns).max() ?? 0
    return found.sides.flatMap { clash in
      zip(names, [clash.ours, clash.theirs]).flatMap { name, side in
        Self.shown(side).enumerated().map { number, line in
          "      \(DisplayWidth.padded(number == 0 ? name : "", to: width))  \(Sanitizer.line(line))"
        }
      }
    }
  }

  private static func shown(_ side: [UInt8]) -> [String] {
    let lines = side.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self).trimmed }
    let kept = lines.filter { !$0.isEmpty }
    return kept.isEmpty ? ["–"] : Array(kept.prefix(most)) + (kept.count > most ? ["…"] : [])
  }
}

extension Context {
  /// Asks which side of a conflict counts; `nil` where the person leaves it for later.
  mutating func askSide(of found: ConflictCase) throws(CommandError) -> ConflictResolver.Side? {
    errors.line(Sanitizer.line(displayed(found.conflict.path)), .bold)
    for line in writings(of: found) + [reason(of: found)] { errors.line("    " + Sanitizer.line(line)) }
    let view = ClashView(found, phrases)
    for line in view.lines { errors.line(line) }
    let own = zip([ConflictResolver.Side.ours, .theirs], view.names).map { (Optional($0.0), $0.1) }
    let sides: [(ConflictResolver.Side?, String)] =
      own + (found.canKeepBoth ? [(.both, phrases.say("sync-both"))] : []) + [
        (nil, phrases.say("sync-later"))
      ]
    let names = sides.map { Sanitizer.line($0.1) }
    let question = KeyQuestion(phrases.say("sync-whichSide"), labels: names)
    return try askChoice(question, usual: nil, allowsBack: false).value.flatMap { sides[$0].0 }
  }

  func reason(of found: ConflictCase) -> String {
    let original = displayed(found.original)
    switch found.versions.waiting {
    case .deletedByUs?: return phrases.say("sync-waiting-deletedByUs")
    case .deletedByThem?: return phrases.say("sync-waiting-deletedByThem")
    case .sealedByUs?: return phrases.say("sync-waiting-sealedByUs")
    case .sealedByThem?: return phrases.say("sync-waiting-sealedByThem")
    case .renamed(let theirs)?:
      return phrases.say("sync-waiting-renamed", ("path", .of(displayed(theirs))))
    case nil: break
    }
    switch found.conflict.origin {
    case .sameDay: return phrases.say("versions-sameDay", ("original", .of(original)))
    case .samePerson: return phrases.say("versions-samePerson", ("original", .of(original)))
    case .copy, .twin, .markers, .unmerged:
      let clashes = found.merge.clashes
      let isKnown = found.versions.isHistoryKnown || clashes == [.notText] || clashes == [.twoRecords]
      return phrases.say(isKnown ? "sync-clashes" : "versions-differ", ("map", phrases.places(clashes)))
    }
  }

  /// When and by whom each of two versions was written, and what this device's log says of the keys that
  /// clash; nothing where no person must choose.
  func writings(of found: ConflictCase) -> [String] {
    guard found.needsPerson, let writings = found.writings, let zone = openedJournal?.zone else { return [] }
    let today = zone.local(now(in: zone)).day
    let names = ClashView(found, phrases).names
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
