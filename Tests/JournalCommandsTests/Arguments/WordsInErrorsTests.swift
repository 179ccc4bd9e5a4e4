import JournalLanguage
import JournalModel
import JournalTestSupport
import Testing

/// What an error asks for is a word of the reader's language, and is read.
@Suite struct WordsInErrorsTests {
  @Test(arguments: [
    ("fr", "matin ou après-midi"), ("de", "Vormittag oder Nachmittag"), ("en", "morning or afternoon"),
  ]) func `halves of a day`(language: String, words: String) {
    let reply = Session().run("rota", "off", "2026-11-21", "--half", "x", "--lang", language)
    #expect(reply.code == 64 && reply.errors.contains(words), "\(reply)")
  }

  @Test(arguments: Language.allCases) func `each word is one that is read`(language: Language) {
    let phrases = language.phrases
    for half in DayHalf.allCases { #expect(DayHalf(named: phrases.say("half-\(half)")) == half) }
    for category in VacationCategory.allCases {
      let word = phrases.name(of: category).replacing(" ", with: "-")
      #expect(VacationCategory(named: word) == category, "\(word)")
    }
  }
}
