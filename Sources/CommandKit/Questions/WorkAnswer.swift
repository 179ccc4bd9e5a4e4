import JournalKit
import JournalLanguage
import JournalModel
import JournalText

/// How a person works, as `init` asks it in one line.
package enum WorkAnswer: Hashable {
  /// The words of a cycle, and its first day, as they were typed.
  case cycle(String, from: String)
  /// A file with a plan.
  case file(String)
  /// Days without work, by somebody who is ahead of the questions.
  case timeOff(SpanArgument, words: String)
  /// Nothing yet.
  case later

  /// Reads the line: `J J N N R R`, `day day night`, `~/plan.ics`, `2026-12-20..2027-01-03`.
  package init(_ line: String) {
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

  /// Whether it says when the person works.
  package var isPlan: Bool {
    switch self {
    case .cycle, .file: true
    case .timeOff, .later: false
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

extension UnfinishedJournal {
  /// How the person works, by what was answered.
  package var work: WorkAnswer {
    let answer = WorkAnswer(answers[.work] ?? "")
    guard case .cycle(let words, _) = answer, let day = answers[.begin], !day.isEmpty else { return answer }
    return .cycle(words, from: day)
  }
}

extension Context {
  /// Speaks a language from now on, where the command line does not say which.
  package mutating func speak(_ language: Language) {
    if common.language == nil { phrases = language.phrases }
  }

  /// What was answered to a question about a journal, asked now where it was not yet; kept at once.
  package mutating func answer(
    _ question: UnfinishedJournal.Question, of unfinished: inout UnfinishedJournal,
    by ask: (inout Context) throws(CommandError) -> String
  ) throws(CommandError) -> String {
    if unfinished.next > question { return unfinished.answers[question] ?? "" }
    let answer = try ask(&self)
    unfinished.answers[question] = answer
    let rest = UnfinishedJournal.Question.allCases.drop { $0 <= question }
    unfinished.next = rest.first ?? .done
    _ = unfinished.keep()
    return answer
  }

  /// Asks for a cycle or a file, and where a cycle begins.
  package mutating func askWork(_ unfinished: inout UnfinishedJournal) throws(CommandError) {
    if unfinished.next <= .work { errors.line(phrases.hint(.howYouWork), .dim) }
    let line = try answer(.work, of: &unfinished) { (context) throws(CommandError) in
      try context.askLine(context.phrases.question(.work), hint: .cycleOrFile)
    }
    guard case .cycle = WorkAnswer(line) else { return }
    _ = try answer(.begin, of: &unfinished) { (context) throws(CommandError) in
      while true {
        let day = try context.askLine(context.phrases.question(.cycleStart), hint: .dayOrToday)
        if day.isEmpty { return "today" }
        if DayArgument(day) != nil { return day }
        context.errors.line(context.phrases.hint(.notUnderstood))
      }
    }
  }
}
