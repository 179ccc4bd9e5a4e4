import JournalLanguage
import JournalModel
import Testing

@testable import JournalInsights

struct WordPhrasesTests {
  static let all = Language.allCases.map(\.phrases)

  @Test(arguments: Scale.program)
  func `each scale has five different labels of its own`(scale: Scale) {
    for phrases in Self.all {
      #expect(Set((1...5).map { phrases.label($0, of: scale) }).count == 5)
      #expect((1...5).allSatisfy { !phrases.label($0, of: scale).isEmpty })
      #expect(phrases.label(0, of: scale).isEmpty)
      #expect(phrases.label(6, of: scale).isEmpty)
    }
  }

  @Test func `energy is labelled in French as a nurse says it`() {
    let labels = (1...5).map { french.label($0, of: .energy) }
    #expect(labels == ["Vidée", "Faible", "Moyenne", "Bonne", "Au top"])
  }

  @Test func `what the journal writes for a word is read back as the same`() {
    for phrases in Self.all {
      for kind in Kind.allCases where kind != .profile && kind != .vacation && phrases.language == .english {
        #expect(Kind(named: phrases.name(of: kind)) == kind)
      }
      for shift in [ShiftType.day, .night, .rest] {
        #expect(ShiftType(named: phrases.name(of: shift)) == shift)
      }
      for badge in Badge.allCases { #expect(Badge(phrases.name(of: badge)) == badge) }
      for step in Mood.Step.allCases { #expect(Mood(phrases.name(of: step)).step == step) }
      for category in VacationCategory.allCases {
        #expect(VacationCategory(named: phrases.name(of: category)) == category)
      }
    }
  }

  @Test(arguments: [
    (ShiftType?.none, "Tue 3 March", "mardi 3 mars"),
    (.day, "day shift of Tue 3 March", "poste de jour du mardi 3 mars"),
    (.night, "night of Tue 3 March", "nuit du mardi 3 mars"),
    (.rest, "day off, Tue 3 March", "repos du mardi 3 mars"),
    (.other("late"), "late shift of Tue 3 March", "poste «\u{A0}late\u{A0}» du mardi 3 mars"),
    (.other("Spätdienst"), "Spätdienst of Tue 3 March", "«\u{A0}Spätdienst\u{A0}» du mardi 3 mars"),
  ])
  func `a shift is named with its day`(shift: ShiftType?, inEnglish: String, inFrench: String) {
    #expect(english.shift(shift, of: day("2026-03-03"), today: today) == inEnglish)
    #expect(french.shift(shift, of: day("2026-03-03"), today: today) == inFrench)
  }

  @Test func `suggested tags are the eleven of ShiftMood`() {
    #expect(
      french.suggestedTags == [
        "Shift difficile", "Belle rencontre", "Apprentissage", "Équipe géniale", "Fatigue", "Fierté",
        "Questionnement",
        "Urgence", "Décès", "Rétablissement", "Famille",
      ])
    #expect(english.suggestedTags.count == french.suggestedTags.count)
  }

  @Test func `keywords hint at suggested tags only, and are folded`() {
    for phrases in Self.all {
      #expect(phrases.tagKeywords.map(\.tag) == phrases.suggestedTags)
      for beginning in phrases.tagKeywords.flatMap(\.beginnings) {
        #expect(Folding.folded(beginning) == beginning)
        #expect(!beginning.isEmpty)
      }
    }
  }

  @Test(arguments: TitleSuggestion.Tone.allCases)
  func `every tone gives a title of its own, in one line`(tone: TitleSuggestion.Tone) {
    for phrases in Self.all {
      let titles = [nil, .night, .rest, .other("late")].map {
        phrases.title(TitleSuggestion(tone: tone, shift: $0))
      }
      #expect(Set(titles).count == titles.count)
      #expect(titles.allSatisfy { !$0.isEmpty && $0.count <= 100 && !$0.contains("\n") })
    }
  }

  @Test func `titles agree with their noun`() {
    let title = { (tone: TitleSuggestion.Tone, shift: ShiftType?) in
      french.title(TitleSuggestion(tone: tone, shift: shift))
    }
    #expect(title(.hard, .night) == "Une nuit difficile")
    #expect(title(.tiring, .night) == "Une nuit fatigante")
    #expect(title(.tiring, .rest) == "Un repos fatigant")
    #expect(title(.good, nil) == "Une bonne journée")
    #expect(english.title(TitleSuggestion(tone: .hard, shift: .night)) == "A hard night")
  }
}

struct AffirmationPhrasesTests {
  @Test(arguments: Language.allCases)
  func `there are fifty different texts, ten, ten, fifteen and fifteen`(language: Language) {
    let texts = language.phrases.affirmations
    #expect(Set(texts.map(\.text)).count == 50)
    #expect(Set(texts.map(\.id)).count == 50)
    let counts = AffirmationCategory.allCases.map { category in texts.count { $0.category == category } }
    #expect(counts == [10, 10, 15, 15])
    #expect(texts.compactMap(\.category) == texts.compactMap(\.category).sorted { $0.place < $1.place })
  }

  @Test func `ids are the same in every language`() {
    #expect(english.affirmations.map(\.id) == french.affirmations.map(\.id))
  }

  @Test func `the French texts are ShiftMood's`() {
    let texts = french.affirmations.map(\.text)
    #expect(texts.first == "Je fais une différence, même dans les petits gestes")
    #expect(texts[24] == "Ma présence apaise")
    #expect(texts.last == "Je choisis de vivre, pas seulement de survivre")
  }

  @Test func `the day's text is that of the rule`() {
    // 20 November is day 324 of 2026: number 24, the fifth of compassion.
    let number = Affirmation.index(on: day("2026-11-20"), count: french.affirmations.count)
    #expect(number.map { french.affirmations[$0].id } == "compassion-5")
  }
}

extension AffirmationCategory {
  fileprivate var place: Int { AffirmationCategory.allCases.firstIndex(of: self) ?? 0 }
}
