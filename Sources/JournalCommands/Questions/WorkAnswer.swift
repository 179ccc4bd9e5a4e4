import JournalKit
import JournalLanguage
import JournalModel

/// How a person works, as `init` asks it in one line.
enum WorkAnswer: Hashable {
  /// The words of a cycle, and its first day, as they were typed.
  case cycle(String, from: String)
  /// A file with a plan.
  case file(String)
  /// Days without work, by somebody who is ahead of the questions.
  case timeOff(SpanArgument, words: String)
  /// Nothing yet.
  case later

  /// Asks for a cycle or a file, and where a cycle begins.
  static func ask(in context: inout Context) throws(CommandError) -> WorkAnswer {
    let line = try context.askLine(context.phrases.question(.work), hint: .cycleOrFile)
    let answer = WorkAnswer(line)
    guard case .cycle(let words, _) = answer else { return answer }
    while true {
      let day = try context.askLine(context.phrases.question(.cycleStart), hint: .dayOrToday)
      if day.isEmpty { return .cycle(words, from: "today") }
      if DayArgument(day) != nil { return .cycle(words, from: day) }
      context.errors.line(context.phrases.hint(.notUnderstood))
    }
  }

  /// Reads the line: `J J N N R R`, `day day night`, `~/plan.ics`, `2026-12-20..2027-01-03`.
  init(_ line: String) {
    let text = line.trimmed
    if text.isEmpty || Self.laterWords.contains(Folding.folded(text)) {
      self = .later
    } else if text.contains(".."), let span = SpanArgument(text) {
      self = .timeOff(span, words: text)
    } else if text.contains("/") || text.hasSuffix(".ics") || text.hasSuffix(".csv") {
      self = .file(text)
    } else {
      self = .cycle(Self.words(of: text), from: "today")
    }
  }

  /// What people say instead of an answer, folded.
  private static let laterWords = ["later", "plus tard", "non", "no", "-", "?"]

  /// The words of a cycle; `JJNNRRR` in one piece is a word a letter.
  private static func words(of text: String) -> String {
    let words = text.split { $0.isWhitespace || $0 == "," || $0 == ";" || $0 == "-" || $0 == "–" }
    guard words.count == 1, let word = words.first, word.count > 3, word.allSatisfy(\.isUppercase) else {
      return words.joined(separator: " ")
    }
    return word.map(String.init).joined(separator: " ")
  }
}
