import JournalInsights
import JournalLanguage
import JournalModel
import JournalStore

/// The questions of a check-in or a check-out, one after another; nothing is written before the last answer.
struct Interview {
  /// The ratings that were given.
  var ratings = Ratings()
  /// The badges that were picked, in the order of the keys.
  var badges: [Badge] = []
  /// The note; empty for none.
  var note = ""

  private enum Step {
    case rating(Scale), badges, note
  }

  private enum Outcome { case next, back }

  /// Asks all questions of a kind of record.
  static func ask(_ kind: Kind, in context: inout Context) throws(CommandError) -> Interview {
    var interview = Interview()
    let steps = Scale.scales(of: kind).map(Step.rating) + [.badges, .note]
    var place = 0
    while place < steps.count {
      switch try interview.ask(steps[place], &context) {
      case .next: place += 1
      case .back: place = max(0, place - 1)
      }
    }
    return interview
  }

  /// Asks which shift it is; `nil` where the question is skipped.
  static func askShift(in context: inout Context) throws(CommandError) -> ShiftType? {
    let phrases = context.phrases
    let shifts: [ShiftType] = [.day, .night]
    context.errors.write(phrases.question(.shift), .bold)
    context.writeChoices(shifts.map(phrases.name(of:)), after: phrases.question(.shift))
    context.errors.write("  › ")
    while true {
      switch try context.askKey() {
      case .character(let key):
        guard let number = key.wholeNumberValue, shifts.indices.contains(number - 1) else { continue }
        context.errors.line(phrases.name(of: shifts[number - 1]), .good)
        return shifts[number - 1]
      case .enter:
        context.errors.line("–", .dim)
        return nil
      default: continue
      }
    }
  }

  /// Asks which tags fit: the numbers of those that are offered, or words of one's own.
  static func askTags(_ offered: [String], in context: inout Context) throws(CommandError) -> [String] {
    context.writeChoices(offered.map { Sanitizer.line($0) }, after: "")
    if !offered.isEmpty { context.errors.line() }
    let line = try context.askLine(context.phrases.question(.tags), hint: .numbersOrTags)
    return TagText.tags(in: line).flatMap { part -> [String] in
      let numbers = part.split(separator: " ").map { Int($0) ?? 0 }
      guard numbers.allSatisfy({ offered.indices.contains($0 - 1) }) else { return [part] }
      return numbers.map { offered[$0 - 1] }
    }
  }

  private mutating func ask(_ step: Step, _ context: inout Context) throws(CommandError) -> Outcome {
    switch step {
    case .rating(let scale): return try askRating(scale, &context)
    case .badges: return try askBadges(&context)
    case .note:
      note = try context.askLine(context.phrases.question(.note), hint: .oneLine)
      return .next
    }
  }

  private mutating func askRating(_ scale: Scale, _ context: inout Context) throws(CommandError) -> Outcome {
    let phrases = context.phrases
    context.errors.write(phrases.question(.rating(scale)), .bold)
    context.writeChoices(
      (1...5).map { phrases.label($0, of: scale) }, after: phrases.question(.rating(scale)))
    context.errors.write("  › ")
    while true {
      switch try context.askKey() {
      case .character(let key):
        guard let rating = key.wholeNumberValue, (1...5).contains(rating) else { continue }
        ratings[scale] = rating
        context.errors.line(phrases.label(rating, of: scale), .good)
        return .next
      case .enter:
        ratings[scale] = nil
        context.errors.line("–", .dim)
        return .next
      case .backspace:
        context.errors.line("↑", .dim)
        return .back
      default: continue
      }
    }
  }

  private mutating func askBadges(_ context: inout Context) throws(CommandError) -> Outcome {
    let phrases = context.phrases
    badges = []
    context.writeQuestion(phrases.question(.badges), hint: phrases.hint(.numberKeys))
    context.errors.line()
    context.writeChoices(Badge.allCases.map { "\($0.emoji) \(phrases.name(of: $0))" }, after: "")
    context.errors.write("  › ")
    while true {
      switch try context.askKey() {
      case .character(let key):
        guard let number = key.wholeNumberValue, Badge.allCases.indices.contains(number - 1) else { continue }
        toggle(Badge.allCases[number - 1], &context)
      case .enter:
        context.errors.line(badges.isEmpty ? "–" : "", .dim)
        return .next
      case .backspace:
        guard let last = badges.last else {
          context.errors.line("↑", .dim)
          return .back
        }
        toggle(last, &context)
      default: continue
      }
    }
  }

  private mutating func toggle(_ badge: Badge, _ context: inout Context) {
    if let place = badges.firstIndex(of: badge) {
      badges.remove(at: place)
      context.errors.write("−\(badge.emoji) ", .dim)
    } else {
      badges.append(badge)
      context.errors.write("\(badge.emoji) ")
    }
  }
}

extension Context {
  /// Writes a question, and how to answer it where that is said: on a line of its own where one is too short.
  fileprivate mutating func writeQuestion(_ question: String, hint: String?) {
    errors.write(question, .bold)
    guard let hint else { return }
    let isLong = errors.isTerminal && DisplayWidth.columns(of: "\(question) (\(hint)) › ") > errors.width
    // Where it does not fit beside the question it stands below it, folded if need be.
    errors.write(isLong ? "\n(\(hint))" : " (\(hint))")
  }

  /// Shows what the number keys stand for, folded between two of them where the terminal ends.
  mutating func writeChoices(_ labels: [String], after question: String) {
    var used = DisplayWidth.columns(of: question)
    // Behind the last choice stand a sign and the answer.
    let answer = 4 + (labels.map(DisplayWidth.columns).max() ?? 0)
    for (place, label) in labels.enumerated() {
      let key = "  \(place + 1) "
      let columns = DisplayWidth.columns(of: key + label)
      let needed = columns + (place == labels.count - 1 ? answer : 0)
      if errors.isTerminal, used > 0, used + needed > errors.width {
        errors.line()
        used = 0
      }
      errors.write(key, .accent)
      errors.write(label)
      used += columns
    }
  }

  /// Waits for a key; Ctrl-C and Ctrl-D break off.
  mutating func askKey() throws(CommandError) -> KeyPress {
    output.flush()
    errors.flush()
    switch terminal?.key() {
    case nil, .interrupt?, .endOfInput?:
      errors.line()
      throw .interrupted
    case let key?: return key
    }
  }

  /// Asks for a line; blanks around it don't count. The end of the input breaks off.
  mutating func askLine(_ question: String, hint: AnswerHint?) throws(CommandError) -> String {
    writeQuestion(question, hint: hint.map { phrases.hint($0) })
    errors.write(" › ")
    output.flush()
    errors.flush()
    guard let line = terminal?.line() else {
      errors.line()
      throw .interrupted
    }
    return line.trimmed
  }

  /// Asks a question whose answer is one key: yes, or anything else.
  mutating func askYes(_ question: String) throws(CommandError) -> Bool {
    errors.write(question, .bold)
    errors.write(" [\(phrases.hint(.yesOrNo))] › ")
    while true {
      switch try askKey() {
      case .character(let key):
        let isYes = phrases.isYes(key)
        errors.line(String(key))
        errors.flush()
        return isYes
      case .enter:
        errors.line("n")
        errors.flush()
        return false
      default: continue
      }
    }
  }
}

extension StringProtocol {
  /// The text without blanks, tabs and line breaks around it.
  var trimmed: String {
    let isBlank = { (scalar: Unicode.Scalar) in scalar.properties.isWhitespace }
    let start = unicodeScalars.firstIndex { !isBlank($0) } ?? unicodeScalars.endIndex
    let end = unicodeScalars.lastIndex { !isBlank($0) }.map { unicodeScalars.index(after: $0) } ?? start
    return String(self[start..<end])
  }
}
