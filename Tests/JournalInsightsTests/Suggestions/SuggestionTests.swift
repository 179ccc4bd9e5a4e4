import JournalModel
import JournalTestSupport
import Testing

@testable import JournalInsights

struct TitleSuggestionTests {
  @Test(arguments: [
    ([Scale.satisfaction: 1], TitleSuggestion.Tone.hard), ([.satisfaction: 2, .load: 1], .hard),
    ([.load: 5], .heavy),
    ([.load: 4, .satisfaction: 4], .heavyButGood), ([.fatigue: 4], .tiring),
    ([.fatigue: 5, .satisfaction: 5], .tiringButGood),
    ([.satisfaction: 4], .good), ([.satisfaction: 5, .fatigue: 2, .load: 2], .great),
    ([.fatigue: 3, .load: 3], .plain),
    ([.stress: 4, .energy: 5], .tense), ([.energy: 2], .slowStart),
    ([.energy: 4, .motivation: 5], .goodStart),
    ([.energy: 4], .plain), ([:], .plain), ([.fatigue: 4, .stress: 5], .tiring),
  ])
  func `ratings suggest a tone, those after the shift first`(values: [Scale: Int], tone: TitleSuggestion.Tone)
  {
    var ratings = Ratings()
    for (scale, value) in values { ratings[scale] = value }
    let expected = TitleSuggestion(tone: tone, shift: .night)
    #expect(TitleSuggestion.suggest(ratings: ratings, shift: .night) == expected)
  }

  @Test(arguments: [
    ([Scale.satisfaction: 2, .load: 2], Mood.Step.happy, TitleSuggestion.Tone.good),
    ([.satisfaction: 1], .veryHappy, .great), ([.load: 5], .happy, .heavyButGood),
    ([.fatigue: 4], .veryHappy, .tiringButGood), ([.satisfaction: 5], .sad, .hard),
    ([.load: 4, .satisfaction: 4], .verySad, .heavy), ([.fatigue: 4, .satisfaction: 4], .sad, .tiring),
    ([.satisfaction: 2], .neutral, .hard), ([.satisfaction: 4], .happy, .good), ([.load: 4], .sad, .heavy),
  ])
  func `ratings suggest nothing against the mood`(
    values: [Scale: Int], mood: Mood.Step, tone: TitleSuggestion.Tone
  ) {
    var ratings = Ratings()
    for (scale, value) in values { ratings[scale] = value }
    #expect(TitleSuggestion.suggest(ratings: ratings, shift: nil, mood: mood).tone == tone)
  }

  @Test func `without ratings the mood decides`() {
    let suggestion = TitleSuggestion.suggest(ratings: Ratings(), shift: nil, mood: .veryHappy)
    #expect(suggestion == TitleSuggestion(tone: .great, shift: nil))
  }
}

struct TagSuggestionTests {
  private static let hints = TagSuggestion.Hints(
    keywords: [("Équipe", ["equip"]), ("Urgence", ["urgen"]), ("Décès", ["fin de vie"]), ("Dur", ["dur "])],
    list: ["Fatigue", "famille"])

  private func tagged(
    _ date: String, _ tags: [String], shift: ShiftType? = nil, mood: String? = nil
  ) -> Record {
    var result = record(.entry, date, shift: shift, mood: mood)
    result.tags = tags
    return result
  }

  @Test func `hints of the text come first, then use, then the list, each tag once`() {
    let records = [
      tagged("2026-11-20", ["Famille", "night", "team"]), tagged("2026-11-21", ["team", "équipe"]),
    ]
    let suggested = TagSuggestion.suggest(
      for: record(.entry, "2026-11-22"), text: "Une ÉQUIPE formidable", records: records, hints: Self.hints,
      limit: 5)
    #expect(suggested == ["équipe", "team", "Famille", "night", "Fatigue"])
  }

  @Test(arguments: [
    ("With #anna and #night-shift, #12 # x ##y", ["anna", "night-shift"]), ("# A heading", []),
    ("#Jardin!", ["Jardin"]), ("a#b #\u{1B}[0m", []),
  ])
  func `what the text marks as a tag is offered`(text: String, expected: [String]) {
    let suggested = TagSuggestion.suggest(
      for: record(.entry, "2026-11-22"), text: text, records: [], hints: .init())
    #expect(suggested == expected)
  }

  @Test(arguments: [
    ("Accompagner une fin de vie", ["Décès"]), ("C’était dur.", ["Dur"]), ("Pendant la durée du soin", []),
    ("La fin. De vie, rien", []), ("", []), ("Le jardin, puis l’urgence", ["jardin", "Urgence"]),
  ])
  func `keywords of several words and whole words are found, and used tags that the text names`(
    text: String, expected: [String]
  ) {
    var hints = Self.hints
    hints.list = []
    let garden = tagged("2026-11-20", ["jardin"])
    let suggested = TagSuggestion.suggest(
      for: record(.entry, "2026-11-22"), text: text, records: [garden], hints: hints)
    #expect(suggested == expected + (expected.contains("jardin") ? [] : ["jardin"]))
  }

  @Test func `tags that went with this shift and mood come before others`() {
    let records = [
      tagged("2026-11-01", ["walk"], shift: .rest), tagged("2026-11-02", ["walk"], shift: .rest),
      tagged("2026-11-03", ["dark"], shift: .night, mood: "sad"),
      tagged("2026-11-04", ["calls"], shift: .night),
    ]
    let night = record(.entry, "2026-11-22", shift: .night, mood: "😞")
    let suggested = TagSuggestion.suggest(for: night, text: "", records: records, hints: .init())
    #expect(suggested == ["dark", "calls", "walk"])
  }

  @Test func `typical words stand between keywords and use; what the record has is not offered`() {
    let own = tagged("2026-11-22", ["fatigue"])
    let suggested = TagSuggestion.suggest(
      for: own, text: "équipe", records: [own, tagged("2026-11-20", ["team"])], typical: ["pansement"],
      hints: Self.hints)
    #expect(suggested == ["Équipe", "pansement", "team", "famille"])
  }

  @Test func `all of the list is offered behind the most used tags`() {
    let hints = TagSuggestion.Hints(list: ["a", "b", "c"])
    let records = [tagged("2026-11-20", ["x", "b"]), tagged("2026-11-21", ["x", "b", "y"])]
    for (records, expected) in [([], ["a", "b", "c"]), (records, ["b", "x", "a", "c"])] {
      let suggested = TagSuggestion.suggest(
        for: record(.entry, "2026-11-22"), text: "", records: records, hints: hints, limit: 2)
      #expect(suggested == expected)
    }
  }
}

struct TypicalWordsTests {
  @Test func `words that are frequent here and rare elsewhere, but for those of one text alone`() {
    var journal = TypicalWords()
    let text = "Le pansement de M. Martin : un pansement difficile, la nuit."
    for other in ["La nuit était calme", "Une nuit difficile", "Encore une nuit", text] { journal.add(other) }
    #expect(journal.words(of: text, stopWords: ["difficile"], limit: 2) == ["pansement"])
    #expect(!journal.words(of: text, stopWords: []).contains("nuit"))
  }

  @Test func `an empty journal or text has none`() {
    #expect(TypicalWords().words(of: "Bonjour", stopWords: []).isEmpty)
    #expect(TypicalWords().words(of: "", stopWords: []).isEmpty)
  }
}
