import JournalKit
import JournalLanguage
import JournalModel
import Testing

/// The tables of the page "Dates in words", in every language; today is Friday 20 November 2026.
@Suite struct DatesInWordsTests {
  private static let today = CivilDay(year: 2026, month: 11, day: 20) ?? CivilDay(number: 0)

  private func dates(
    _ language: Language, _ today: CivilDay = today, weekStart: Weekday = .monday,
    direction: DateContext.Direction = .past
  ) -> Dates {
    var dates = Dates(today: today, direction)
    dates.context.weekStart = weekStart
    dates.words = Language.words(preferring: language)
    return dates
  }

  @Test(
    arguments: [
      (.english, "end of the month", "2026-11-30"), (.english, "month-end", "2026-11-30"),
      (.english, "end of last month", "2026-10-31"), (.french, "fin du mois prochain", "2026-12-31"),
      (.german, "Monatsende", "2026-11-30"), (.german, "Ende nächsten Monats", "2026-12-31"),
      (.spanish, "fin de mes", "2026-11-30"), (.italian, "fine mese", "2026-11-30"),
      (.portuguese, "fim do mês", "2026-11-30"), (.dutch, "eind van de maand", "2026-11-30"),
      (.japanese, "月末", "2026-11-30"), (.japanese, "来月末", "2026-12-31"), (.japanese, "月", "2026-11-16"),
      (.korean, "월말", "2026-11-30"), (.korean, "사흘 전", "2026-11-17"), (.korean, "열흘 뒤", "2026-11-30"),
      (.korean, "이틀 전", "2026-11-18"),
    ] as [(Language, String, String)])
  func `the last day of a month, and days in one word, are days`(
    language: Language, said: String, day: String
  ) throws {
    let argument = try #require(DayArgument(said))
    #expect(argument.isOneDay)
    #expect(text(argument.days(dates(language))) == "\(day)..\(day)")
  }

  @Test(arguments: ["end", "end of friday", "fin", "end of the week", "사흘", "末", "3 days end"])
  func `an end of anything else is no day`(said: String) {
    #expect(DayArgument(said) == nil)
  }

  private func text(_ days: ClosedRange<CivilDay>?) -> String {
    days.map { "\($0.lowerBound.iso)..\($0.upperBound.iso)" } ?? "nothing"
  }

  /// In each language: last friday, this week, tomorrow, a leap day, yesterday with a time, a span.
  private static let rows: [(Language, [String])] = [
    (
      .english, ["last friday", "this week", "tomorrow", "29 february", "yesterday 07:30", "20 dec to 3 jan"]
    ),
    (
      .french,
      ["vendredi dernier", "cette semaine", "demain", "29 février", "hier à 7h30", "du 20 déc au 3 janvier"]
    ),
    (
      .german,
      ["letzten Freitag", "diese Woche", "morgen", "29. Februar", "gestern um 7:30", "vom 20.12. bis 3.1."]
    ),
    (
      .spanish,
      [
        "el viernes pasado", "esta semana", "mañana", "29 de febrero", "ayer a las 7:30", "del 20/12 al 3/1",
      ]
    ),
    (
      .italian,
      ["venerdì scorso", "questa settimana", "domani", "29 febbraio", "ieri alle 7:30", "dal 20/12 al 3/1"]
    ),
    (
      .portuguese,
      [
        "sexta-feira passada", "esta semana", "amanhã", "29 de fevereiro", "ontem às 7:30",
        "de 20 de dezembro a 3 de janeiro",
      ]
    ),
    (
      .dutch,
      [
        "vorige vrijdag", "deze week", "morgen", "29 februari", "gisteren om 7:30",
        "20 december tot 3 januari",
      ]
    ),
    (.japanese, ["前の金曜日", "今週", "明日", "2月29日", "昨日 7:30", "12月20日から1月3日まで"]),
    (.korean, ["지난 금요일", "이번 주", "내일", "2월 29일", "어제 7:30", "12월 20일부터 1월 3일까지"]),
  ]

  @Test func `every language has a row`() { #expect(Self.rows.map(\.0) == Language.allCases) }

  @Test(arguments: Language.allCases)
  func `the words of a language`(language: Language) throws {
    let words = try #require(Self.rows.first { $0.0 == language }?.1)
    let usual = dates(language)
    #expect(text(DayArgument(words[0])?.days(usual)) == "2026-11-13..2026-11-13")
    #expect(text(DayArgument(words[1])?.days(usual)) == "2026-11-16..2026-11-22")
    let sundays = dates(language, weekStart: .sunday)
    #expect(text(DayArgument(words[1])?.days(sundays)) == "2026-11-15..2026-11-21")
    let yearEnd = try #require(CivilDay(year: 2026, month: 12, day: 31))
    #expect(text(DayArgument(words[2])?.days(dates(language, yearEnd))) == "2027-01-01..2027-01-01")
    #expect(text(DayArgument(words[3])?.days(usual)) == "2028-02-29..2028-02-29")
    let moment = try #require(MomentArgument(words[4]), "\(words[4])")
    let zone = TimeZoneRules.fixed(offset: 3600)
    let resolved = moment.resolved(usual, now: Instant(secondsSinceEpoch: 0), in: zone)
    #expect(resolved.timestamp(on: Self.today, in: zone)?.iso == "2026-11-19T07:30:00+01:00")
    let span = try #require(SpanArgument(words[5]), "\(words[5])")
    let ends = span.ends(dates(language, Self.today, direction: .future))
    #expect("\(ends.from.iso)..\(ends.until.iso)" == "2026-12-20..2027-01-03")
  }

  @Test(arguments: [
    ("20. bis 24. Februar", "2027-02-20..2027-02-24"), ("3 to 7 february", "2027-02-03..2027-02-07"),
    ("du 3 au 7 février", "2027-02-03..2027-02-07"),
    ("from monday to friday", "2026-11-23..2026-11-27"), ("20/12 - 3/1", "2026-12-20..2027-01-03"),
    ("20 dec – 3 jan", "2026-12-20..2027-01-03"), ("2026-12-20..2027-01-03", "2026-12-20..2027-01-03"),
    ("20.12.-2.1.", "2026-12-20..2027-01-02"), ("20/12-3/1", "2026-12-20..2027-01-03"),
    ("next week", "2026-11-23..2026-11-29"), ("tomorrow", "2026-11-21..2026-11-21"),
  ])
  func `spans in words`(words: String, days: String) throws {
    let ends = try #require(SpanArgument(words), "\(words)").ends(
      dates(.english, Self.today, direction: .future))
    #expect("\(ends.from.iso)..\(ends.until.iso)" == days)
  }

  @Test(arguments: [
    "to", "20 dec to", "to 3 jan", "from here to there", "a to b", "32/1 to 3/2", "3-5", "-", "20.12.-",
  ])
  func `what says no two days is no span`(words: String) { #expect(SpanArgument(words) == nil) }

  @Test(arguments: [
    (Language.english, "the last"), (.french, "la dernière"), (.german, "letzte"), (.spanish, "el último"),
    (.italian, "ultimo"), (.portuguese, "o último"), (.dutch, "laatste"), (.japanese, "最後"),
    (.korean, "마지막"),
  ])
  func `the last one`(language: Language, words: String) {
    #expect(language.dateWords.meansLast(words))
    #expect(!language.dateWords.meansLast(words + " 3"))
    #expect(!language.dateWords.meansLast(""))
  }
}
