import JournalLanguage
import JournalModel
import JournalSync

/// What both sides of a conflict changed differently, as a person compares them.
struct ClashView {
  private let found: ConflictCase
  private let phrases: any Phrases

  init(_ found: ConflictCase, _ phrases: any Phrases) {
    self.found = found
    self.phrases = phrases
  }

  /// So many lines of a side are shown.
  private static let most = 3

  /// Our lines and theirs, as they are written in the file, for each clash.
  var lines: [String] {
    let names = [phrases.sync(.here), phrases.sync(.there)]
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
    let reason = found.versions.waiting.map(SyncMessage.waiting) ?? .clashes(found.merge.clashes)
    errors.line("    " + Sanitizer.line(phrases.sync(reason)))
    for line in ClashView(found, phrases).lines { errors.line(line) }
    let sides: [(ConflictResolver.Side?, SyncMessage)] =
      [(.ours, .here), (.theirs, .there)] + (found.canKeepBoth ? [(.both, .both)] : []) + [(nil, .later)]
    let names = sides.map { phrases.sync($0.1) }
    let question = KeyQuestion(phrases.sync(.whichSide), labels: names)
    write(question)
    while true {
      switch try askKey(question) {
      case .character(let key):
        guard let index = question.index(of: key) else { continue }
        answerKey(names[index])
        return sides[index].0
      case .enter:
        skipKey()
        return nil
      default: continue
      }
    }
  }
}
