import JournalInsights
import JournalModel
import Testing

struct MoodSuggestionTests {
  @Test(arguments: [
    ("I was not happy about it.", MoodLexicon.english, Mood.Step.sad as Mood.Step?),
    ("I was very happy with it.", .english, .veryHappy), ("I am no longer sad.", .english, nil),
    ("Nothing was broken.", .english, nil), ("Was I unhappy?", .english, nil),
    ("I would be happy to come.", .english, nil),
    ("It was lovely, but I was exhausted.", .english, nil),
    ("I was exhausted. It was a bad night.", .english, .verySad), ("A bad night for badgers.", .english, nil),
    ("Mr Bell was sad.", .english, nil), ("I was never so happy.", .english, nil), ("Great.", .english, nil),
    ("I was not happy and not sad.", .english, nil), ("Love it :/", .english, nil),
    ("Soup. #tired @happy", .english, nil), ("I was sad. #tired", .english, .sad),
    ("Good and bad.", .english, nil), ("> I was devastated, he said.\n", .english, nil), ("", .english, nil),
    ("Je ne suis plus triste.", .french, nil), ("Je suis plus triste.", .french, nil),
    ("Je ne suis pas heureuse.", .french, .sad), ("C’était génial !", .french, .veryHappy),
    ("C’était sympa, mais je suis épuisée.", .french, nil), ("Rien de spécial.", .french, .neutral),
    ("Étais-je triste ?", .french, nil),
  ])
  func `words before a word change what it says`(text: String, lexicon: MoodLexicon, step: Mood.Step?) {
    #expect(MoodSuggestion(text, lexicon)?.step == step)
  }

  @Test func `a word of a long text says nothing alone`() {
    let long = String(repeating: "We moved the beds from one room to the other and back. ", count: 12)
    #expect(MoodSuggestion(long + "I was glad.", .english) == nil)
    #expect(MoodSuggestion("I was glad.", .english)?.words == ["glad"])
  }

  @Test(arguments: ["en", "fr"])
  func `of two hundred sentences the half that was tuned with is read right, or not at all`(
    code: String
  ) {
    let sentences = code == "en" ? EnglishMoodSentences.all : FrenchMoodSentences.all
    let tuned = Precision(sentences, half: 0, usual: code)
    let unseen = Precision(sentences, half: 1, usual: code)
    print("\(code): tuned with \(tuned); unseen \(unseen)")
    #expect(tuned.exact >= 0.9 && tuned.near >= 0.97)
    // It may keep silent, but not always; and what has no mood gets none.
    #expect(tuned.spoken >= 0.6 && tuned.silentRightly >= 0.9)
  }

  @Test(arguments: [
    ("I was at the ward and it was late.", "en"), ("Je suis dans le service et il est tard.", "fr"),
    ("Ich bin im Dienst und es ist spät.", nil), ("El turno es muy largo y no me gusta.", nil), ("", nil),
    ("38.2 36.9", nil),
  ])
  func `a text tells its language`(text: String, code: String?) {
    #expect(TextLanguage.lexicon(of: text)?.code == code)
  }

  @Test func `a short text is taken to be in the usual language`() {
    #expect(TextLanguage.lexicon(of: "Épuisée.", usual: "fr")?.code == "fr")
    #expect(TextLanguage.lexicon(of: "Müde und nicht froh", usual: "fr") == nil)
    #expect(TextLanguage.lexicon(of: "Exhausted.", usual: "de") == nil)
  }
}

/// How often the step of a sentence is found.
private struct Precision: CustomStringConvertible {
  private var asked = 0, said = 0, right = 0, nearly = 0, calm = 0, silent = 0

  init(_ sentences: String, half: Int, usual: String) {
    for (number, line) in sentences.split(separator: "\n").enumerated() where number % 2 == half {
      let parts = line.split(separator: "|", maxSplits: 1).map(String.init)
      guard let lexicon = TextLanguage.lexicon(of: parts[1], usual: usual) else {
        if parts[0] == "-" { (calm, silent) = (calm + 1, silent + 1) } else { asked += 1 }
        continue
      }
      let found = MoodSuggestion(parts[1], lexicon)?.step.number
      guard let wanted = Int(parts[0]) else {
        calm += 1
        if found == nil { silent += 1 }
        continue
      }
      asked += 1
      guard let found else { continue }
      said += 1
      if found == wanted { right += 1 }
      if abs(found - wanted) <= 1 { nearly += 1 }
    }
  }

  var exact: Double { Double(right) / Double(said) }
  var near: Double { Double(nearly) / Double(said) }
  var spoken: Double { Double(said) / Double(asked) }
  var silentRightly: Double { Double(silent) / Double(calm) }

  var description: String {
    "\(right) of \(said) right, \(nearly) within a step, \(asked - said) of \(asked) silent, "
      + "\(silent) of \(calm) without a mood left alone"
  }
}

struct NameSuggestionTests {
  @Test(arguments: [
    ("Coffee with Léa and Paul.", ["Léa", "Paul Martin"], ["Léa", "Paul Martin"]),
    ("The rose garden.", ["Rose"], []), ("Then Rose came.", ["Rose"], ["Rose"]),
    ("Will it rain? I asked Will.", ["Will"], ["Will"]), ("Will it rain?", ["Will"], []),
    ("léa is small", ["Léa"], []), ("[[Léa]] slept", ["Léa"], ["Léa"]), ("Léanne came.", ["Léa"], []),
    ("I saw Paul.", ["Paul Martin", "Paul Petit"], []),
    ("I saw Paul Petit.", ["Paul Martin", "Paul Petit"], ["Paul Petit"]), ("Paul", [], []), ("", ["Léa"], []),
  ])
  func `people are found by their names, or by a first name that nobody else has`(
    text: String, known: [String], expected: [String]
  ) {
    #expect(NameSuggestion.names(in: text, among: known, usesFirstWords: true) == expected)
  }

  @Test func `places are found whole, and not those that are named already`() {
    let known = ["Lyon", "Café de la Paix", "home", "in"]
    let text = "In Lyon, then the Café de la Paix, then home."
    #expect(NameSuggestion.names(in: text, among: known, known: ["lyon"]) == ["Café de la Paix", "home"])
  }
}
