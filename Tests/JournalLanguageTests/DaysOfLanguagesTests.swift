import JournalLanguage
import JournalModel
import Testing

/// Days in words, in the languages beside English and French; today is Friday 20 November 2026.
@Suite struct DaysOfLanguagesTests {
  @Test(arguments: [
    (Language.german, "heute", "2026-11-20"),
    (.german, "gestern", "2026-11-19"),
    (.german, "übermorgen", "2026-11-22"),
    (.german, "am Montag", "2026-11-16"),
    (.german, "letzten Freitag", "2026-11-13"),
    (.german, "nächsten Montag", "2026-11-23"),
    (.german, "vor 3 Tagen", "2026-11-17"),
    (.german, "vor einer Woche", "2026-11-13"),
    (.german, "in 2 Monaten", "2027-01-20"),
    (.german, "24. November", "2026-11-24"),
    (.german, "24.11.", "2026-11-24"),
    (.german, "der 1. März 2026", "2026-03-01"),
    (.german, "Dienstag, 24. Nov. 2026", "2026-11-24"),
    (.german, "3. Jänner", "2027-01-03"),
    (.german, "Sonnabend", "2026-11-14"),
    (.spanish, "hoy", "2026-11-20"),
    (.spanish, "ayer", "2026-11-19"),
    (.spanish, "pasado mañana", "2026-11-22"),
    (.spanish, "anteayer", "2026-11-18"),
    (.spanish, "el lunes", "2026-11-16"),
    (.spanish, "el viernes pasado", "2026-11-13"),
    (.spanish, "el próximo lunes", "2026-11-23"),
    (.spanish, "hace 3 días", "2026-11-17"),
    (.spanish, "hace una semana", "2026-11-13"),
    (.spanish, "dentro de 2 semanas", "2026-12-04"),
    (.spanish, "24 de noviembre", "2026-11-24"),
    (.spanish, "el 1 de marzo de 2026", "2026-03-01"),
    (.spanish, "martes 24 nov. 2026", "2026-11-24"),
    (.italian, "oggi", "2026-11-20"),
    (.italian, "ieri", "2026-11-19"),
    (.italian, "dopodomani", "2026-11-22"),
    (.italian, "l’altro ieri", "2026-11-18"),
    (.italian, "lunedì scorso", "2026-11-16"),
    (.italian, "il prossimo lunedì", "2026-11-23"),
    (.italian, "3 giorni fa", "2026-11-17"),
    (.italian, "una settimana fa", "2026-11-13"),
    (.italian, "tra 2 mesi", "2027-01-20"),
    (.italian, "24 novembre", "2026-11-24"),
    (.italian, "il 1 marzo 2026", "2026-03-01"),
    (.italian, "mar 24 nov 2026", "2026-11-24"),
    (.portuguese, "hoje", "2026-11-20"),
    (.portuguese, "ontem", "2026-11-19"),
    (.portuguese, "depois de amanhã", "2026-11-22"),
    (.portuguese, "anteontem", "2026-11-18"),
    (.portuguese, "segunda-feira", "2026-11-16"),
    (.portuguese, "na sexta-feira passada", "2026-11-13"),
    (.portuguese, "próxima segunda", "2026-11-23"),
    (.portuguese, "há 3 dias", "2026-11-17"),
    (.portuguese, "há uma semana", "2026-11-13"),
    (.portuguese, "daqui a 2 semanas", "2026-12-04"),
    (.portuguese, "24 de novembro", "2026-11-24"),
    (.portuguese, "1 de março de 2026", "2026-03-01"),
    (.portuguese, "terça, 24 nov 2026", "2026-11-24"),
    (.portuguese, "ontem à noite", "2026-11-19"),
    (.portuguese, "dia 18", "2026-11-18"),
    (.portuguese, "dia 24 de novembro", "2026-11-24"),
    (.portuguese, "dia 24/11", "2026-11-24"),
    (.dutch, "vanmorgen", "2026-11-20"),
    (.dutch, "morgenochtend", "2026-11-21"),
    (.dutch, "vandaag", "2026-11-20"),
    (.dutch, "gisteren", "2026-11-19"),
    (.dutch, "overmorgen", "2026-11-22"),
    (.dutch, "eergisteren", "2026-11-18"),
    (.dutch, "maandag", "2026-11-16"),
    (.dutch, "vorige vrijdag", "2026-11-13"),
    (.dutch, "volgende maandag", "2026-11-23"),
    (.dutch, "3 dagen geleden", "2026-11-17"),
    (.dutch, "een week geleden", "2026-11-13"),
    (.dutch, "over 2 weken", "2026-12-04"),
    (.dutch, "24 november", "2026-11-24"),
    (.dutch, "1 maart 2026", "2026-03-01"),
    (.dutch, "di 24 nov. 2026", "2026-11-24"),
    (.japanese, "今日", "2026-11-20"),
    (.japanese, "昨日", "2026-11-19"),
    (.japanese, "明後日", "2026-11-22"),
    (.japanese, "おととい", "2026-11-18"),
    (.japanese, "月曜日", "2026-11-16"),
    (.japanese, "前の金曜日", "2026-11-13"),
    (.japanese, "次の月曜", "2026-11-23"),
    (.japanese, "3日前", "2026-11-17"),
    (.japanese, "1週間前", "2026-11-13"),
    (.japanese, "2か月後", "2027-01-20"),
    (.japanese, "11月24日", "2026-11-24"),
    (.japanese, "2026年11月24日(火)", "2026-11-24"),
    (.japanese, "2026年3月1日", "2026-03-01"),
    (.japanese, "しあさって", "2026-11-23"),
    (.japanese, "今朝", "2026-11-20"),
    (.japanese, "昨日の夜", "2026-11-19"),
    (.japanese, "18日", "2026-11-18"),
    (.korean, "오늘", "2026-11-20"),
    (.korean, "글피", "2026-11-23"),
    (.korean, "이틀 전", "2026-11-18"),
    (.korean, "내일모레", "2026-11-22"),
    (.korean, "18일", "2026-11-18"),
    (.korean, "어제", "2026-11-19"),
    (.korean, "모레", "2026-11-22"),
    (.korean, "그저께", "2026-11-18"),
    (.korean, "월요일", "2026-11-16"),
    (.korean, "지난 금요일", "2026-11-13"),
    (.korean, "다음 월요일", "2026-11-23"),
    (.korean, "3일 전", "2026-11-17"),
    (.korean, "1주 전", "2026-11-13"),
    (.korean, "2개월 뒤", "2027-01-20"),
    (.korean, "11월 24일", "2026-11-24"),
    (.korean, "2026년 11월 24일(화)", "2026-11-24"),
    (.korean, "2026년 3월 1일", "2026-03-01"),
  ])
  func `a day`(language: Language, text: String, day: String) {
    let words = Language.words(preferring: language)
    #expect((try? DateWordsTests.days(text, Array(words))) == "\(day)..\(day)")
  }

  @Test(arguments: [
    (Language.german, "diese Woche", "2026-11-16..2026-11-22"),
    (.german, "letzten Monat", "2026-10-01..2026-10-31"),
    (.german, "nächstes Jahr", "2027-01-01..2027-12-31"),
    (.german, "März 2026", "2026-03-01..2026-03-31"),
    (.spanish, "esta semana", "2026-11-16..2026-11-22"),
    (.spanish, "el mes pasado", "2026-10-01..2026-10-31"),
    (.spanish, "el año que viene", "2027-01-01..2027-12-31"),
    (.spanish, "marzo de 2026", "2026-03-01..2026-03-31"),
    (.italian, "questa settimana", "2026-11-16..2026-11-22"),
    (.italian, "il mese scorso", "2026-10-01..2026-10-31"),
    (.italian, "l’anno prossimo", "2027-01-01..2027-12-31"),
    (.italian, "marzo 2026", "2026-03-01..2026-03-31"),
    (.portuguese, "esta semana", "2026-11-16..2026-11-22"),
    (.portuguese, "o mês passado", "2026-10-01..2026-10-31"),
    (.portuguese, "o ano que vem", "2027-01-01..2027-12-31"),
    (.portuguese, "março de 2026", "2026-03-01..2026-03-31"),
    (.dutch, "deze week", "2026-11-16..2026-11-22"),
    (.dutch, "vorige maand", "2026-10-01..2026-10-31"),
    (.dutch, "volgend jaar", "2027-01-01..2027-12-31"),
    (.dutch, "maart 2026", "2026-03-01..2026-03-31"),
    (.japanese, "今週", "2026-11-16..2026-11-22"),
    (.japanese, "先月", "2026-10-01..2026-10-31"),
    (.japanese, "来年", "2027-01-01..2027-12-31"),
    (.japanese, "2026年3月", "2026-03-01..2026-03-31"),
    (.japanese, "去年", "2025-01-01..2025-12-31"),
    (.korean, "이번 주", "2026-11-16..2026-11-22"),
    (.korean, "지난달", "2026-10-01..2026-10-31"),
    (.korean, "내년", "2027-01-01..2027-12-31"),
    (.korean, "2026년 3월", "2026-03-01..2026-03-31"),
    (.korean, "작년", "2025-01-01..2025-12-31"),
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
