import JournalLanguage
import JournalModel
import Testing

/// Days in words, in the languages beside English and French; today is Friday 20 November 2026.
@Suite struct DaysOfLanguagesTests {
  @Test(arguments: [
    (Language.german, "heute", "2026-11-20"), (.german, "gestern", "2026-11-19"),
    (.german, "übermorgen", "2026-11-22"),
    (.german, "am Montag", "2026-11-16"), (.german, "letzten Freitag", "2026-11-13"),
    (.german, "nächsten Montag", "2026-11-23"), (.german, "vor 3 Tagen", "2026-11-17"),
    (.german, "vor einer Woche", "2026-11-13"), (.german, "in 2 Monaten", "2027-01-20"),
    (.german, "24. November", "2026-11-24"), (.german, "24.11.", "2026-11-24"),
    (.german, "der 1. März 2026", "2026-03-01"), (.german, "Dienstag, 24. Nov. 2026", "2026-11-24"),
    (.german, "3. Jänner", "2027-01-03"),
  ])
  func `a day`(language: Language, text: String, day: String) {
    let words = Language.words(preferring: language)
    #expect((try? DateWordsTests.days(text, Array(words))) == "\(day)..\(day)")
  }

  @Test(arguments: [
    (Language.german, "diese Woche", "2026-11-16..2026-11-22"),
    (.german, "letzten Monat", "2026-10-01..2026-10-31"),
    (.german, "nächstes Jahr", "2027-01-01..2027-12-31"), (.german, "März 2026", "2026-03-01..2026-03-31"),
  ])
  func `several days`(language: Language, text: String, days: String) {
    let words = Language.words(preferring: language)
    #expect((try? DateWordsTests.days(text, Array(words))) == days)
  }

  /// What a language writes for a day is a day to it.
  @Test(arguments: Language.allCases)
  func `days are read as they are written`(language: Language) throws {
    let words = Array(Language.words(preferring: language))
    for iso in ["2026-11-24", "2026-03-01", "2026-12-31", "2027-08-15", "2025-02-28"] {
      let day = try #require(CivilDay(iso: iso))
      let text = language.phrases.day(day, today: DateWordsTests.today)
      #expect((try? DateWordsTests.days(text, words)) == "\(iso)..\(iso)", "\(text)")
    }
    for (days, iso) in [(0, "2026-11-20"), (1, "2026-11-21"), (-1, "2026-11-19")] {
      let day = DateWordsTests.today.advanced(by: days)
      let text = language.phrases.relativeDay(day, today: DateWordsTests.today)
      #expect((try? DateWordsTests.days(text, words)) == "\(iso)..\(iso)", "\(text)")
    }
    for month in 1...12 {
      #expect(
        try DayExpression(language.phrases.monthName(month), words: words) == .month(month, nil), "\(month)")
    }
  }
}
