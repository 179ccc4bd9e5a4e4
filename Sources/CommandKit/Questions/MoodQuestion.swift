import JournalKit
import JournalLanguage
import JournalModel
import JournalStore
import JournalTerminal

/// What came of the question for the mood.
package enum MoodAnswer: Hashable {
  /// A mood as it is written; the question was passed over; the one before is wanted.
  case mood(String), skipped, back
}

extension Context {
  /// Asks for the mood by one key: 1 (very sad) to 5 (very happy), further numbers for moods of the person's
  /// own, or an emoji.
  package mutating func askMood() throws(CommandError) -> MoodAnswer {
    let moods = try ownMoods()
    let own = moods.names.prefix(9 - Mood.Step.allCases.count)
    let words = Mood.Step.allCases.map(\.emoji) + own
    let question = KeyQuestion(
      phrases.question(.mood),
      labels: Mood.Step.allCases.map { "\($0.emoji) \(phrases.name(of: $0))" }
        + own.map { Sanitizer.line($0) })
    write(question)
    while true {
      switch try askKey(question) {
      case .character(let key):
        if let number = key.wholeNumberValue {
          guard words.indices.contains(number - 1) else { continue }
          answerKey(question.labels[number - 1])
          return .mood(words[number - 1])
        }
        guard Mood.isEmoji(String(key)), moods.step(of: String(key)) != nil else { continue }
        answerKey(String(key))
        return .mood(String(key))
      case .enter:
        skipKey()
        return .skipped
      case .backspace:
        backKey()
        return .back
      default: continue
      }
    }
  }

  /// A mood that was given as a word on the command line, as it is written: a number becomes the emoji of its
  /// step. What is no mood is refused with the five that there are.
  package mutating func mood(from text: String, option: String, command: String?) throws(CommandError)
    -> String
  {
    let text = text.trimmed
    guard let step = try ownMoods().step(of: text) else {
      throw .usage(
        UsageError(.wrongValue(name: option, found: text, expected: .mood), command: command))
    }
    return Mood.isNumber(text) ? step.emoji : text
  }

  /// The moods that the profile defines.
  private mutating func ownMoods() throws(CommandError) -> OwnMoods { try journal().profile.moods }
}
