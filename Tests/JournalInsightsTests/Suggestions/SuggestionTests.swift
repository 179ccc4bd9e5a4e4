import JournalInsights
import JournalModel
import Testing

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

  @Test func `without ratings the mood decides`() {
    let suggestion = TitleSuggestion.suggest(ratings: Ratings(), shift: nil, mood: .veryHappy)
    #expect(suggestion == TitleSuggestion(tone: .great, shift: nil))
  }
}

struct TagSuggestionTests {
  @Test func `hints of the text come first, then use, then the list, each tag once`() {
    var first = record(.entry, "2026-11-20")
    first.tags = ["Famille", "night", "team"]
    var second = record(.entry, "2026-11-21")
    second.tags = ["team", "équipe"]
    let suggested = TagSuggestion.suggest(
      text: "Une ÉQUIPE formidable", records: [first, second],
      keywords: [("Équipe", ["equip"]), ("Urgence", ["urgen"])], list: ["Fatigue", "famille"], limit: 5)
    #expect(suggested == ["Équipe", "team", "Famille", "night", "Fatigue"])
  }

  @Test func `an empty journal gets the list`() {
    #expect(
      TagSuggestion.suggest(text: "", records: [], keywords: [], list: ["a", "b", "c"], limit: 2) == [
        "a", "b",
      ])
  }
}
