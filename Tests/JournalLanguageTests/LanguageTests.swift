import JournalFormat
import JournalInsights
import JournalKit
import JournalModel
import Testing

@testable import JournalLanguage

struct LanguageTests {
  @Test(arguments: [
    ("en", Language.english), ("fr-CA", .french), ("fr_FR.UTF-8", .french), ("de_AT", .german),
    ("Deutsch", .german), ("es_MX.UTF-8", .spanish), ("castellano", .spanish), ("it", .italian),
    ("pt_BR", .portuguese), ("português", .portuguese), ("nl-BE", .dutch), ("ja_JP.UTF-8", .japanese),
    ("日本語", .japanese), ("ko_KR", .korean), ("한국어", .korean),
  ])
  func `a code, a locale or a name means a language`(code: String, language: Language) {
    #expect(Language(code: code) == language)
    #expect(Language(code: language.name) == language)
  }

  @Test(arguments: ["", "klingon", "C", "POSIX", "eo", "x-de"])
  func `what is no language of the program means none`(code: String) {
    #expect(Language(code: code) == nil)
  }

  @Test func `the languages are offered in the order of the contract`() {
    #expect(Language.codes(" ") == "en fr de es it pt nl ja ko")
  }

  @Test(arguments: Language.allCases)
  func `no text is missing`(language: Language) {
    let phrases = language.phrases
    let texts: [String] =
      Catalog(.english).names.filter { $0.hasPrefix("help-") }.map { phrases.say($0) }
      + Placeholder.allCases.map(phrases.placeholder)
      + ReportFigure.allCases.map(phrases.label) + ShiftMeaning.allCases.map { phrases.name(of: $0) }
      + Kind.allCases.map { phrases.name(of: $0) } + ProfileKey.allCases.map { phrases.meaning(of: $0) }
      + Noun.allCases.map { phrases.count(2, $0) } + Weekday.allCases.map { phrases.name(of: $0) }
      + Weekday.allCases.map { phrases.shortName(of: $0) } + (1...12).map { phrases.monthName($0) }
      + (1...12).map { phrases.shortMonthName($0) } + phrases.affirmations.map(\.text) + phrases.suggestedTags
    #expect(!texts.contains { $0.trimmed.isEmpty })
    #expect(phrases.language == language)
  }

  @Test(arguments: Language.allCases)
  func `texts say where English texts do not agree`(language: Language) {
    guard language != .english else { return }
    let (own, english) = (language.phrases, Language.english.phrases)
    let same = Catalog(.english).names.filter { $0.hasPrefix("help-") && own.say($0) == english.say($0) }
    // Headings may be the same word.
    #expect(same.allSatisfy { own.say($0).split(separator: " ").count < 2 }, "\(same)")
    #expect(Set(own.affirmations.map(\.text)).isDisjoint(with: english.affirmations.map(\.text)))
  }

  @Test(arguments: Language.allCases)
  func `there are fifty affirmations in the order of all languages`(language: Language) {
    let (own, english) = (language.phrases.affirmations, Language.english.phrases.affirmations)
    #expect(own.count == 50)
    #expect(Set(own.map(\.text)).count == 50)
    #expect(own.map(\.id) == english.map(\.id))
    #expect(own.map(\.category) == english.map(\.category))
  }

  @Test(arguments: Language.allCases)
  func `marks of work are one letter each, unlike in every language`(language: Language) {
    let (day, night) = (language.phrases.say("view-dayMark"), language.phrases.say("view-nightMark"))
    #expect(day.count == 1 && night.count == 1 && day != night)
  }

  @Test(arguments: Language.allCases)
  func `an answer is yes or no by the key that is shown`(language: Language) {
    let phrases = language.phrases
    for isYes in [true, false] {
      let key = phrases.key(forYes: isYes)
      #expect(key.count == 1)
      #expect(key.allSatisfy { phrases.truth(String($0)) == isYes })
    }
  }

  /// The words of a language's own for shifts, days and truth are read everywhere.
  @Test(arguments: Language.allCases)
  func `words for shifts have a meaning in every language`(language: Language) {
    let phrases = language.phrases
    for meaning in ShiftMeaning.allCases {
      #expect(ShiftMeaning(named: phrases.name(of: meaning)) == meaning, "\(phrases.name(of: meaning))")
    }
    for weekday in Weekday.allCases {
      #expect(Weekday(named: phrases.name(of: weekday)) == weekday, "\(phrases.name(of: weekday))")
    }
    for kind in [Kind.checkIn, .checkOut, .shift, .person, .sleep, .profile] {
      #expect(Kind(named: phrases.name(of: kind)) == kind, "\(phrases.name(of: kind))")
    }
  }
}
