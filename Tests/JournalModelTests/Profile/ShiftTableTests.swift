import JournalModel
import JournalTestSupport
import Testing

struct ShiftTableTests {
  @Test(arguments: [
    ("day", ShiftMeaning.day, ""), ("long day", .day, ""), ("long day 07:30-20:00", .day, "07:30-20:00"),
    ("long-day 7h-19h30", .day, "07:00-19:30"), ("day off", .rest, ""), ("congé annuel", .leave, ""),
    ("day in lieu", .rest, ""), ("\tlong\tday", .day, ""), ("day 7-19", .day, "07:00-19:00"),
    ("nuit 19-7h30", .night, "19:00-07:30"),
  ])
  func `a meaning may be several words`(text: String, meaning: ShiftMeaning, hours: String) {
    let definition = ShiftTable.Definition(word: .other("LD"), meaning: text)
    #expect(definition?.meaning == meaning)
    #expect(definition?.spans.written == hours)
  }

  @Test func `a break, a day and an employer follow a meaning of several words`() {
    let definition = ShiftTable.Definition(
      written: "LD=long day 07:30-20:00 break 45 min from 2026-12-01 employer Clinic")
    #expect(
      definition
        == ShiftTable.Definition(
          word: .other("LD"), from: day("2026-12-01"), meaning: .day,
          spans: [ClockSpan(start: clock("07:30"), end: clock("20:00"))], breakMinutes: 45, employer: "Clinic"
        ))
  }

  @Test(arguments: [
    ("N=night 19:00-07:00 employer Clinic North", "Clinic North"),
    ("N=night employer Clinic North 19:00-07:00", "Clinic North"),
    ("N=night 19:00-07:00 employer \"Casa da Saúde 2\"", "Casa da Saúde 2"),
    ("N=Nacht 19:00-07:00 Arbeitgeber 'St. Marien' ab 2027-01-01", "St. Marien"),
    ("N=nuit 19h-7h employeur Clinique Saint-Luc pause 30", "Clinique Saint-Luc"),
    ("N=nuit 19h-7h employeur « L'Hôpital »", "L'Hôpital"),
    ("N=night 19:00-07:00 employer O'Neill", "O'Neill"),
    ("N=noche 19:00-07:00 empleador Sur", "Sur"), ("N=notte 19:00-07:00 datore Sole", "Sole"),
    ("N=noite 19:00-07:00 empregador Sol", "Sol"), ("N=nacht 19:00-07:00 werkgever Zon", "Zon"),
    ("N=夜勤 19:00-07:00 雇用主 中央病院", "中央病院"), ("N=야간 19:00-07:00 고용주 중앙병원", "중앙병원"),
  ])
  func `an employer is said by a name of several words, in any language`(text: String, name: String) {
    let definition = ShiftTable.Definition(written: text)
    #expect(definition?.employer == name)
    #expect(definition?.spans.count == 1)
  }

  @Test(arguments: [
    "N=night 19:00-07:00 employer", "N=night 19:00-07:00 employer \"Clinic",
    "N=night 19:00-07:00 employer ''",
  ])
  func `an employer without a name is not understood`(text: String) {
    #expect(ShiftTable.Definition(written: text) == nil)
  }

  @Test(arguments: [
    "from", "since", "dès", "depuis", "ab", "seit", "desde", "dal", "da", "vanaf", "sinds", "から", "부터",
  ]) func `the first day is said in any language`(word: String) {
    let definition = ShiftTable.Definition(written: "N=night 20:00-07:00 \(word) 2026-09-01")
    #expect(definition?.from == day("2026-09-01") && definition?.spans.count == 1)
  }

  @Test(
    arguments: [
      ("G=on-call 20:00-08:00 where workplace", .workplace), ("G=astreinte lieu domicile 20h-8h", .home),
      ("G=on-call 20:00-08:00", nil), ("BD=bereitschaftsdienst 16-8", .workplace),
      ("RB=rufbereitschaft 18-8", nil), ("BD=bereitschaftsdienst 16-8 ort zuhause", .home),
    ] as [(String, OnCallPlace?)])
  func `time on call says where it is spent`(text: String, place: OnCallPlace?) {
    let definition = ShiftTable.Definition(written: text)
    #expect(definition?.meaning == .onCall)
    #expect(definition?.place == place)
  }

  @Test(arguments: [
    ("7-19", "07:00-19:00"), ("7-19h30", "07:00-19:30"), ("19:15 - 7", "19:15-07:00"),
    ("14 à 24", "14:00-00:00"), ("7-11, 16-20", "07:00-11:00, 16:00-20:00"),
    ("8-12 und 16-20", "08:00-12:00, 16:00-20:00"), ("8-12/16-20", "08:00-12:00, 16:00-20:00"),
    ("8-12 16-20", "08:00-12:00, 16:00-20:00"), ("8-12 + 16-20", "08:00-12:00, 16:00-20:00"),
    ("de 8 à 12 et de 16 à 20", "08:00-12:00, 16:00-20:00"),
    ("6 bis 14 Uhr", "06:00-14:00"), ("8 Uhr 15 bis 16 Uhr 30", "08:15-16:30"),
    ("8 Uhr bis 16 Uhr 30", "08:00-16:30"), ("de 8 heures 15 à 16 heures 30", "08:15-16:30"),
    ("de 7 h à 15 h", "07:00-15:00"),
    ("de las 22 a las 8", "22:00-08:00"), ("dalle ore 14 alle ore 21", "14:00-21:00"),
    ("om 15 tot 23 uur", "15:00-23:00"), ("das 21h30 às 6h45", "21:30-06:45"),
    ("8時半から17時", "08:30-17:00"), ("8時から17時まで", "08:00-17:00"), ("午前8時から午後5時まで", "08:00-17:00"),
    ("21시 30분부터 6시 45분까지", "21:30-06:45"), ("오전 7시부터 오후 3시까지", "07:00-15:00"),
    ("7시 반부터 15시까지", "07:30-15:00"), ("22시~7시", "22:00-07:00"),
  ])
  func `bare hours are hours where hours are asked for, and nowhere else`(text: String, hours: String) {
    #expect(ClockSpan.list(said: text)?.written == hours)
    #expect(ClockSpan.list(written: text) == nil)
  }

  @Test(arguments: [
    "7", "7-", "-7", "+7-19", "7-25", "007-19", "7-19-22", "J-N", "", "8 Uhr bis 5 Uhr", "8時から", "午後2時から10時",
    "17시까지", "8 heures 15", "15 bis 8 Uhr 75",
  ])
  func `what is no span of hours is none`(text: String) {
    #expect(ClockSpan.list(said: text) == nil)
  }

  @Test(arguments: [
    "", " ", "foo", "on-call where moon", "long foo", "day foo", "07:30-20:00 day",
    "long day foo 07:00-19:00",
  ])
  func `what is no meaning is none`(text: String) {
    #expect(ShiftTable.Definition(word: .other("LD"), meaning: text) == nil)
  }

  @Test(
    arguments: [
      (["N=night 20:45-07:00", "J=day 07:00-19:00"], "N"),
      (["N=night 20:45-07:00", "M=night 19:00-07:00"], nil),
      (["N=night", "J=day 07:00-19:00"], nil), (["night=night 21:00-07:00", "N=night 20:45-07:00"], nil),
      ([], nil),
    ] as [([String], String?)])
  func `a word of the language is the only own word with its meaning and hours`(
    written: [String], own: String?
  ) {
    let table = ShiftTable(written.compactMap { ShiftTable.Definition(written: $0) })
    #expect(table.ownWord(for: .night, on: day("2026-11-27"))?.name == own)
    #expect(table.ownWord(for: .other("XY"), on: day("2026-11-27")) == nil)
  }

  @Test(
    arguments: [
      ("08:00-08:00", "24h=day 08:00-08:00"), ("21:00-07:00", "24h=night 21:00-07:00"),
      ("night 21-7", "24h=night 21:00-07:00"), ("7h-19h", "24h=day 07:00-19:00"), ("foo", nil),
      ("24h duty 08:00-08:00 break 1h", "24h=day 08:00-08:00 break 60"),
      ("de 7h à 19h pause 30", "24h=day 07:00-19:00 break 30"), ("night 7p-7:30a", "24h=night 19:00-07:30"),
    ] as [(String, String?)])
  func `hours alone tell what a word means`(text: String, written: String?) {
    #expect(
      ShiftTable.Definition(word: .other("24h"), said: text)
        == written.flatMap { ShiftTable.Definition(written: $0) })
  }

  @Test(
    arguments: [
      ("on-call", "20:00-08:00", "on-call=on-call 20:00-08:00"),
      ("on-call", "8h-20h", "on-call=on-call 08:00-20:00"),
      ("training", "13:00-21:00", "training=training 13:00-21:00"),
      ("early", "de 13h à 21h pause 30", "early=day 13:00-21:00 break 30"),
      ("day", "night 21-7", "day=night 21:00-07:00"), ("rest", "7h-19h", nil), ("leave", "08:00-16:00", nil),
    ] as [(String, String, String?)])
  func `hours alone keep the meaning of a word that has one`(word: String, text: String, written: String?) {
    let said = ShiftType(named: word).flatMap { ShiftTable.Definition(word: $0, said: text) }
    #expect(said == written.flatMap { ShiftTable.Definition(written: $0) })
    #expect(said?.meaning == written.flatMap { ShiftTable.Definition(written: $0)?.meaning })
  }

  @Test(
    arguments: [
      ("break 30", 30), ("break 30m", 30), ("break 30 min", 30), ("(30 min unpaid break)", 30),
      ("break 1h", 60), ("break 1 hour", 60), ("pause 1 Stunde", 60), ("break 1h30", 90), ("break 0:45", 45),
      ("break 1.5h", 90), ("break 2x15", 30), ("1 hour break", 60), ("break 0", 0),
      ("30 min break, 15 min break", 45), ("break 30 break 15", 45), ("unpaid break 30", 30),
      ("break 30 min unpaid", 30), ("no break", 0), ("break none", 0),
      // What is not surely understood is not taken.
      ("break 1", nil), ("less 30m", nil), ("brek 30", nil), ("unpaid 45", nil), ("paid break 30", nil),
      ("2 breaks 30", nil), ("break half an hour", nil), ("break", nil), ("break 13h", nil),
    ] as [(String, Int?)])
  func `a break is understood or the line is not`(text: String, minutes: Int?) {
    let said = ShiftTable.Definition(word: .other("D"), said: "day 07:00-19:00 " + text)
    #expect(said?.breakMinutes == minutes && said?.spans.map(\.iso) == minutes.map { _ in ["07:00-19:00"] })
  }

  @Test(
    arguments: [
      ("on-call 19:00-07:00 workplace", "on-call 19:00-07:00 where workplace"),
      ("on-call at the workplace 19:00-07:00", "on-call 19:00-07:00 where workplace"),
      ("on-call 19:00-07:00 at home", "on-call 19:00-07:00 where home"),
      ("standby at station 08:00-20:00", "on-call 08:00-20:00 where workplace"),
      ("sleep-in 22:00-07:00", "on-call 22:00-07:00 where workplace"),
      ("day 07:00-19:00, on-call 19:00-07:00", nil), ("dya 07:00-19:00", nil), ("day 07:00-19:00 night", nil),
      ("sleep over 22:00-07:00", nil),
    ] as [(String, String?)])
  func `no word of a meaning is passed over`(text: String, written: String?) {
    #expect(
      ShiftTable.Definition(word: .other("X"), said: text)
        == written.flatMap { ShiftTable.Definition(written: "X=" + $0) })
  }
}
