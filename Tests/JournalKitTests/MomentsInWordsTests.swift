import JournalLanguage
import JournalModel
import Testing

@testable import JournalKit

/// Times with the part of a day that they are of, in the languages of the program. Twelve of a night or an
/// evening is midnight; « de la mañana » behind a time is no tomorrow.
@Suite struct MomentsInWordsTests {
  private func moment(_ words: String, at now: String, _ language: Language = .english) throws -> String? {
    let zone = TimeZoneRules.fixed(offset: 3600)
    let now = try #require(Timestamp(iso: now + "+01:00")).instant(in: zone)
    let day = zone.local(now).day
    var dates = Dates(today: day)
    (dates.words, dates.lastNight) = (Language.words(preferring: language), day.advanced(by: -1))
    let argument = try #require(MomentArgument(words, takesBareHours: true), "\(words)")
    let said = argument.resolved(dates, now: now, in: zone).timestamp(on: day, in: zone)
    return said.map { String($0.iso.prefix(16)) }
  }

  @Test(arguments: [
    ("12 Uhr nachts", "2026-11-28T00:00"), ("밤 12시", "2026-11-28T00:00"), ("夜12時", "2026-11-28T00:00"),
    ("12 uur 's nachts", "2026-11-28T00:00"), ("alle 12 di notte", "2026-11-28T00:00"),
    ("às 12 da noite", "2026-11-28T00:00"), ("12 de la noche", "2026-11-28T00:00"),
    ("hoy a las 12 de la noche", "2026-11-28T00:00"), ("heute Nacht um 12", "2026-11-28T00:00"),
    ("tonight at 12", "2026-11-28T00:00"), ("tonight at midnight", "2026-11-28T00:00"),
    ("gestern Nacht um 12", "2026-11-28T00:00"), ("어제 밤 12시", "2026-11-28T00:00"),
    ("gisteravond om 12", "2026-11-28T00:00"), ("ieri sera alle 12", "2026-11-28T00:00"),
    ("yesterday evening at 12", "2026-11-28T00:00"), ("yesterday evening at 12:20", "2026-11-28T00:20"),
    ("gistermiddag om 12", "2026-11-27T12:00"),
    ("ayer a las 12 de la tarde", "2026-11-27T12:00"), ("새벽 12시 20분", "2026-11-28T00:20"),
    ("12:20 de la madrugada", "2026-11-28T00:20"), ("12h30 du matin", "2026-11-28T00:30"),
    ("12:30 in the morning", "2026-11-28T00:30"), ("12:30 am", "2026-11-28T00:30"),
    ("12:30 de la mañana", "2026-11-28T12:30"),
  ])
  func `soon after midnight twelve of a night is the midnight that was`(words: String, moment: String) throws
  {
    #expect(try self.moment(words, at: "2026-11-28T00:30:00") == moment)
  }

  @Test(arguments: [
    ("heute Abend um 12", "2026-11-28T00:00"), ("오늘 밤 12시", "2026-11-28T00:00"),
    ("今夜12時", "2026-11-28T00:00"),
    ("vanavond om 12", "2026-11-28T00:00"), ("hoje à noite às 12", "2026-11-28T00:00"),
    ("heute Nacht um 12", "2026-11-27T00:00"), ("stanotte alle 12", "2026-11-27T00:00"),
    ("ieri sera alle 12", "2026-11-27T00:00"), ("heute um 12", "2026-11-27T12:00"),
    ("vanmiddag om 3", "2026-11-27T15:00"), ("vanmiddag om 1", "2026-11-27T13:00"),
    ("vanmorgen om 7", "2026-11-27T07:00"), ("오늘밤 10시", "2026-11-27T22:00"), ("오늘저녁 7시", "2026-11-27T19:00"),
    ("今夜8時", "2026-11-27T20:00"), ("今朝6時", "2026-11-27T06:00"), ("昨夜11時", "2026-11-26T23:00"),
    ("昨日の夜10時", "2026-11-26T22:00"), ("새벽 2시", "2026-11-27T02:00"), ("stamattina alle 6", "2026-11-27T06:00"),
    ("a las 7 de la mañana", "2026-11-27T07:00"), ("las 7 de la mañana", "2026-11-27T07:00"),
    ("de la tarde a las 3", "2026-11-27T15:00"), ("alle 11 di sera", "2026-11-27T23:00"),
    ("7:10 de la mañana", "2026-11-27T07:10"), ("7 de la mañana", "2026-11-27T07:00"),
    ("3 de la tarde", "2026-11-27T15:00"), ("um 7 am Morgen", "2026-11-27T07:00"),
    ("am Morgen um 7", "2026-11-27T07:00"), ("om 7 uur in de morgen", "2026-11-27T07:00"),
    ("às 7 da manhã", "2026-11-27T07:00"), ("ayer a las 7 de la mañana", "2026-11-26T07:00"),
    ("hoy a las 7 de la mañana", "2026-11-27T07:00"), ("mañana a las 7", "2026-11-28T07:00"),
    ("mañana por la mañana a las 7", "2026-11-28T07:00"),
  ])
  func `a time is in the part of the day that is said`(words: String, moment: String) throws {
    #expect(try self.moment(words, at: "2026-11-27T14:00:00") == moment)
  }

  @Test(arguments: ["12 du matin", "12 in the morning", "this morning at 12"])
  func `twelve in the morning is noon to some and midnight to others`(words: String) {
    #expect(MomentArgument(words, takesBareHours: true) == nil)
  }

  @Test(arguments: [
    ("hoje à noite", true), ("hoy por la noche", true), ("오늘 밤", true), ("오늘밤", true), ("今夜", true),
    ("tonight", true), ("heute Nacht", false), ("vannacht", false), ("stanotte", false),
    ("cette nuit", false),
  ])
  func `a night that can't be the one that was is the one to come`(words: String, isToCome: Bool) throws {
    #expect(try #require(DayArgument(said: words)).isThisNight != isToCome)
  }

  @Test(arguments: [
    ("昨日 ２１：３０", "2026-11-26T21:30"), ("１１月２４日 9時", "2026-11-24T09:00"), ("２１：３０", "2026-11-27T21:30"),
  ])
  func `wide digits are digits`(words: String, moment: String) throws {
    #expect(try self.moment(words, at: "2026-11-27T14:00:00") == moment)
  }

  @Test func `the order of a date with blanks is that of its language`() throws {
    var dates = Dates(today: try #require(CivilDay(iso: "2026-11-27")))
    #expect(DayArgument("11. 5.")?.day(dates).iso == "2026-05-11")
    dates.order = .monthFirst
    #expect(DayArgument("11. 5.")?.day(dates).iso == "2026-11-05")
    #expect(DayArgument("24. 11. 2026")?.day(dates).iso == "2026-11-24")
  }

  @Test func `where hours may be meant, two numbers are no day`() {
    #expect(DayArgument("24-11") == nil && DayArgument("monday 7-19") == nil)
    #expect(DayArgument(said: "8-11") != nil && DayArgument(said: "8-11", takesHours: true) == nil)
    #expect(SpanArgument("24-11") == nil && SpanArgument("25-11") != nil)
  }
}
