import JournalLanguage
import JournalModel
import Testing

func day(_ iso: String) -> CivilDay { CivilDay(iso: iso) ?? CivilDay(number: 0) }

let english = Language.english.phrases
let french = Language.french.phrases
let today = day("2026-11-20")

struct CalendarPhrasesTests {
  @Test(arguments: [
    ("2026-03-03", "Tue 3 March", "mardi 3 mars"), ("2026-03-01", "Sun 1 March", "dimanche 1er mars"),
    ("2026-08-21", "Fri 21 August", "vendredi 21 août"),
    ("2027-01-01", "Fri 1 January 2027", "vendredi 1er janvier 2027"),
    ("2025-12-31", "Wed 31 December 2025", "mercredi 31 décembre 2025"),
  ])
  func `a day has its year where it is not the current one`(iso: String, inEnglish: String, inFrench: String)
  {
    #expect(english.day(day(iso), today: today) == inEnglish)
    #expect(french.day(day(iso), today: today) == inFrench)
    #expect(english.onDay(day(iso), today: today) == "on \(inEnglish)")
    #expect(french.onDay(day(iso), today: today) == "le \(inFrench)")
  }

  @Test(arguments: [
    ("2026-12-20", "2026-12-27", "20–27 December", "du 20 au 27 décembre"),
    ("2026-12-01", "2026-12-01", "Tue 1 December", "le mardi 1er décembre"),
    ("2026-07-30", "2026-08-01", "30 July – 1 August", "du 30 juillet au 1er août"),
    (
      "2026-12-20", "2027-01-03", "20 December 2026 – 3 January 2027", "du 20 décembre 2026 au 3 janvier 2027"
    ),
    ("2027-08-01", "2027-08-20", "1–20 August 2027", "du 1er au 20 août 2027"),
  ])
  func `a span says only what is needed`(from: String, until: String, inEnglish: String, inFrench: String) {
    #expect(english.span(day(from), day(until), today: today) == inEnglish)
    #expect(french.span(day(from), day(until), today: today) == inFrench)
  }

  @Test(arguments: [
    ("2026-11-20", "today", "aujourd’hui"), ("2026-11-21", "tomorrow", "demain"),
    ("2026-11-19", "yesterday", "hier"),
    ("2026-11-22", "Sun 22 November", "dimanche 22 novembre"),
  ])
  func `days around today have words`(iso: String, inEnglish: String, inFrench: String) {
    #expect(english.relativeDay(day(iso), today: today) == inEnglish)
    #expect(french.relativeDay(day(iso), today: today) == inFrench)
  }

  @Test(arguments: [
    (0, "0 shifts", "0 poste"), (1, "1 shift", "1 poste"), (2, "2 shifts", "2 postes"),
    (12_345, "12,345 shifts", "12\u{202F}345 postes"), (Int.min, "-9,223,372,036,854,775,808 shifts", nil),
  ])
  func `nought is singular in French and plural in English`(count: Int, inEnglish: String, inFrench: String?)
  {
    #expect(english.count(count, .shift) == inEnglish)
    if let inFrench { #expect(french.count(count, .shift) == inFrench) }
  }

  @Test(arguments: Noun.allCases)
  func `every noun has a singular and a plural`(noun: Noun) {
    for phrases in [english, french] {
      #expect(phrases.count(1, noun).count > 2)
      #expect(phrases.count(2, noun).count > 2)
    }
  }

  @Test(arguments: [
    (3.14159, 2, "3.14", "3,14"), (-0.05, 1, "-0.1", "-0,1"), (2.0, 1, "2.0", "2,0"),
    (9.99, 1, "10.0", "10,0"),
    (7.5, 0, "8", "8"), (.nan, 1, "–", "–"), (.infinity, 1, "–", "–"), (1e300, 1, "–", "–"),
  ])
  func `numbers have the language's point`(number: Double, digits: Int, inEnglish: String, inFrench: String) {
    #expect(english.decimal(number, digits: digits) == inEnglish)
    #expect(french.decimal(number, digits: digits) == inFrench)
  }

  @Test func `shares are whole percent`() {
    #expect(english.percent(0.625) == "63%")
    #expect(french.percent(0.625) == "63\u{A0}%")
    #expect(english.percent(.nan) == "–")
  }

  @Test(arguments: [
    (45_000, "12 h 30 min", "12 h 30", "12h30"), (43_200, "12 h", "12 h", "12h"),
    (7500, "2 h 5 min", "2 h 05", "2h05"), (2700, "45 min", "45 min", "45 min"),
    (0, "0 min", "0 min", "0 min"),
    (-5, "0 min", "0 min", "0 min"), (3599, "1 h", "1 h", "1h"),
  ])
  func `durations are hours and minutes, as each language writes them`(
    seconds: Int64, english: String, french: String, portuguese: String
  ) {
    #expect(Language.english.phrases.duration(seconds: seconds) == english)
    #expect(Language.german.phrases.duration(seconds: seconds) == english)
    #expect(Language.french.phrases.duration(seconds: seconds) == french)
    #expect(Language.portuguese.phrases.duration(seconds: seconds) == portuguese)
  }

  @Test(arguments: [
    ([], "", ""), (["a"], "a", "a"), (["a", "b"], "a and b", "a et b"),
    (["a", "b", "c"], "a, b and c", "a, b et c"),
  ])
  func `lists end with a word`(parts: [String], inEnglish: String, inFrench: String) {
    #expect(english.joined(parts) == inEnglish)
    #expect(french.joined(parts) == inFrench)
  }

  @Test func `times are written as people write them`() throws {
    let (evening, hour) = (try #require(ClockTime(iso: "18:50")), try #require(ClockTime(iso: "07:00")))
    #expect(english.time(evening) == "18:50")
    #expect(english.time(hour) == "07:00")
    #expect(french.time(evening) == "18\u{A0}h\u{A0}50")
    #expect(french.time(hour) == "7\u{A0}h")
  }

  @Test(arguments: 0...13)
  func `only the twelve months have a name`(month: Int) {
    for phrases in [english, french] {
      #expect(phrases.monthName(month).isEmpty == !(1...12).contains(month))
      #expect(phrases.shortMonthName(month).isEmpty == !(1...12).contains(month))
    }
  }

  @Test(arguments: [
    ("en", Language.english), ("EN", .english), ("en_GB.UTF-8", .english), ("fr", .french),
    ("fr-CA", .french),
    ("Français", .french), ("eo", nil), ("", nil), ("C", nil),
  ])
  func `a code or a locale names a language`(code: String, language: Language?) {
    #expect(Language(code: code) == language)
  }
}
