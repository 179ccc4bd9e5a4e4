import JournalInsights
import JournalLanguage
import JournalModel
import Testing

/// Sentences of strangers, each as `MOOD|TAGS|SENTENCE`.
///
/// The mood is `+`, `-`, or `0` where a careful reader takes none from it: irony, doubt, both at once,
/// another person's. The tags are those that may be suggested, by the names of ``StrangersSentences/tags``.
enum StrangersSentences {
  /// The owner's eleven, in the order of `tag-keywords`.
  static let tags = [
    "hardShift", "goodEncounter", "learning", "greatTeam", "fatigue", "pride", "doubt", "emergency", "death",
    "recovery", "family",
  ]

  /// What is made of sentences.
  struct Reading: CustomStringConvertible {
    var count = 0, right = 0, silent = 0
    var wrong: [String] = []

    init(_ sentences: String, _ phrases: Phrases) {
      let code = phrases.language.rawValue
      let record = Record(id: "r", path: "r.md", kind: .entry, date: CivilDay(number: 0))
      for line in sentences.split(separator: "\n") {
        let parts = line.split(separator: "|", maxSplits: 2, omittingEmptySubsequences: false)
          .map(String.init)
        let text = parts[2]
        let lexicon = TextLanguage.lexicon(of: text, usual: code)
        let step = lexicon.flatMap { MoodSuggestion(text, $0) }?.step.number
        let hints = TagSuggestion.Hints(keywords: phrases.tagKeywords, code: code)
        let said = TagSuggestion.said(
          for: record, text: text, records: [], hints: hints, limit: 11)
        let names = said.compactMap { tag in
          phrases.suggestedTags.firstIndex(of: tag).map { StrangersSentences.tags[$0] }
        }
        let allowed = Set(parts[1].split(separator: ",").map(String.init))
        count += 1
        switch (parts[0], step ?? 3) {
        case ("0", 3), ("+", 4...), ("-", ...2):
          if allowed.isSuperset(of: names) { right += 1 } else { wrong.append("\(names): \(text)") }
        case (_, 3) where allowed.isSuperset(of: names): silent += 1
        case (_, let step): wrong.append("\(step) \(names): \(text)")
        }
      }
    }

    var description: String { "\(right) of \(count) right, \(silent) silent, \(wrong.count) wrong" }
  }
}

struct StrangersSentencesTests {
  @Test(arguments: [
    (StrangersSentences.english, Language.english), (StrangersSentences.french, .french),
  ])
  func `of what strangers write at most three in a hundred are read wrong, and silence is no answer to all`(
    sentences: String, language: Language
  ) {
    let reading = StrangersSentences.Reading(sentences, language.phrases)
    print("\(language.rawValue): \(reading)")
    #expect(reading.count > 200)
    #expect(reading.wrong.count * 100 <= reading.count * 3, "\(reading.wrong)")
    #expect(reading.right * 100 >= reading.count * 65)
  }

  @Test(
    arguments: [
      (StrangersSentences.secondEnglish, Language.english), (StrangersSentences.secondFrench, .french),
      (StrangersSentences.thirdEnglish, .english), (StrangersSentences.thirdFrench, .french),
      (StrangersSentences.fourthEnglish, .english), (StrangersSentences.fourthFrench, .french),
    ], [0, 1])
  func `sentences that came later are read as well, those that nobody looked at too`(
    of set: (sentences: String, language: Language), half: Int
  ) {
    let lines = set.sentences.split(separator: "\n").enumerated().filter { $0.offset % 2 == half }
    let reading = StrangersSentences.Reading(
      lines.map(\.element).joined(separator: "\n"), set.language.phrases)
    print("\(set.language.rawValue) \(half): \(reading) \(half == 0 ? reading.wrong : [])")
    #expect(reading.count > 50)
    #expect(reading.wrong.count <= (half == 0 ? 0 : 3))
  }

  @Test(arguments: [
    (SilentSentences.english, Language.english), (SilentSentences.french, .french),
  ])
  func `from a sentence that is meant otherwise, or of something else, nothing is suggested`(
    sentences: String, language: Language
  ) {
    let lines = sentences.split(separator: "\n").map { "0||" + $0 }.joined(separator: "\n")
    let reading = StrangersSentences.Reading(lines, language.phrases)
    #expect(reading.count >= 150)
    #expect(reading.wrong.isEmpty)
  }
}

/// Sentences that say neither a mood nor a tag for certain.
enum SilentSentences {}
