import JournalInsights
import JournalLanguage
import JournalModel
import JournalShifts
import Testing

struct TodayPhrasesTests {
  func countdown(
    days: Int, shifts: Int, basis: Countdown.Basis = .rota, remaining: Countdown.Remaining? = nil
  ) -> Countdown {
    let from = today.advanced(by: days)
    let counted = (0..<shifts).map { PlannedShift(day: today.advanced(by: $0), type: .night, basis: .rota) }
    return Countdown(
      vacation: Vacation(id: "v", from: from, until: from.advanced(by: 7)), days: days, workingDays: shifts,
      countedShifts: counted, basis: basis, progress: nil, remaining: remaining)
  }

  @Test(arguments: [
    (
      12, 7, Countdown.Basis.rota, "Only 7 shifts until your time off! 🎉",
      "Plus que 7 postes avant tes congés\u{A0}! 🎉"
    ),
    (12, 1, .rota, "Only 1 shift until your time off! 🎉", "Plus qu’un poste avant tes congés\u{A0}! 🎉"),
    (
      12, 8, .workingDays, "Only 8 working days until your time off! 🎉",
      "Plus que 8 jours ouvrés avant tes congés\u{A0}! 🎉"
    ),
    (
      12, 1, .workingDays, "Only 1 working day until your time off! 🎉",
      "Plus qu’un jour ouvré avant tes congés\u{A0}! 🎉"
    ),
    (90, 45, .rota, "45 shifts until your time off! 🎉", "Encore 45 postes avant tes congés\u{A0}! 🎉"),
    (
      3, 0, .rota, "No more shifts: your time off starts in 3 days! 🎉",
      "Plus aucun poste\u{A0}: tes congés commencent dans 3 jours\u{A0}! 🎉"
    ),
    (
      1, 0, .rota, "No more shifts: your time off starts tomorrow! 🎉",
      "Plus aucun poste\u{A0}: tes congés commencent demain\u{A0}! 🎉"
    ),
  ])
  func `the countdown in one sentence`(
    days: Int, shifts: Int, basis: Countdown.Basis, inEnglish: String, inFrench: String
  ) {
    let countdown = countdown(days: days, shifts: shifts, basis: basis)
    #expect(english.countdown(countdown, today: today) == inEnglish)
    #expect(french.countdown(countdown, today: today) == inFrench)
  }

  @Test(arguments: [
    (
      8, 1, "Your time off starts today! 🎉 8 days. Back to work on Tue 1 December (night).",
      "Tes congés commencent aujourd’hui\u{A0}! 🎉 8 jours. Reprise le mardi 1er décembre (nuit)."
    ),
    (
      3, 6, "Time off! 🌴 3 days left, today included. Back to work on Tue 1 December (night).",
      "En congés\u{A0}! 🌴 Encore 3 jours, aujourd’hui compris. Reprise le mardi 1er décembre (nuit)."
    ),
    (
      1, 8, "Last day of your time off. 🌴 Back to work on Tue 1 December (night).",
      "Dernier jour de tes congés. 🌴 Reprise le mardi 1er décembre (nuit)."
    ),
    (
      1, 1, "Today is your day off! 🎉 Back to work on Tue 1 December (night).",
      "C’est ton jour de congé\u{A0}! 🎉 Reprise le mardi 1er décembre (nuit)."
    ),
  ])
  func `time off under way says what is left and when work starts again`(
    days: Int, number: Int, inEnglish: String, inFrench: String
  ) {
    let next = PlannedShift(day: day("2026-12-01"), type: .night, basis: .rota)
    let remaining = Countdown.Remaining(days: days, dayNumber: number, nextShift: next)
    let countdown = countdown(days: 0, shifts: 0, remaining: remaining)
    #expect(english.countdown(countdown, today: today) == inEnglish)
    #expect(french.countdown(countdown, today: today) == inFrench)
  }

  @Test func `the figures say what they were counted by`() {
    let countdown = countdown(days: 12, shifts: 7)
    #expect(
      english.countdownDetails(countdown, today: today)
        == "12 days · 7 working days · 7 shifts by your rota · 2–9 December")
    #expect(
      french.countdownDetails(countdown, today: today)
        == "12 jours · 7 jours ouvrés · 7 postes selon ton planning · du 2 au 9 décembre")
  }

  static let open = OpenShift(
    id: "x", day: day("2026-03-03"), shift: .night, since: Timestamp(iso: "2026-03-03T18:50:00+01:00"))

  @Test(arguments: [
    (ShiftDay.Basis.explicitDay, "you named the day", "tu as indiqué le jour"),
    (.explicitShift, "you named the shift", "tu as indiqué le poste"),
    (
      .openShift(open), "your check-in of 18:50 has no check-out yet",
      "ta prise de poste de 18\u{A0}h\u{A0}50 n’a pas encore de fin de poste"
    ),
    (
      .plan(PlannedShift(day: day("2026-03-03"), type: .night, basis: .rota)),
      "your rota has this shift around that time",
      "ton planning prévoit ce poste autour de cette heure"
    ),
    (
      .plan(PlannedShift(day: day("2026-03-03"), type: .night, basis: .record(id: "swap"))), "swap plans it",
      "swap le prévoit"
    ),
    (
      .dayBoundary(ClockTime(iso: "04:00") ?? .midnight, isBefore: true),
      "your days start at 04:00 (day-starts)",
      "tes journées commencent à 4\u{A0}h (day-starts)"
    ),
    (.dayBoundary(.midnight, isBefore: false), "the day on the clock", "le jour de l’horloge"),
  ])
  func `a day comes with its reason`(basis: ShiftDay.Basis, inEnglish: String, inFrench: String) {
    let found = ShiftDay(day: day("2026-03-03"), shift: .night, basis: basis)
    #expect(english.explanation(of: found, today: today) == "night of Tue 3 March: \(inEnglish)")
    #expect(french.explanation(of: found, today: today) == "nuit du mardi 3 mars\u{A0}: \(inFrench)")
  }

  @Test func `an open shift and a streak in words`() {
    #expect(english.openShift(Self.open, today: today) == "Under way since 18:50: night of Tue 3 March")
    #expect(
      french.openShift(Self.open, today: today)
        == "En cours depuis 18\u{A0}h\u{A0}50\u{A0}: nuit du mardi 3 mars")
    #expect(english.streak(Streak(current: 3, record: 12)) == "3 days in a row (record: 12)")
    #expect(english.streak(Streak(current: 1, record: 1)) == "1 day in a row")
    #expect(french.streak(Streak(current: 3, record: 3)) == "3 jours d’affilée")
    #expect(french.streak(Streak(current: 0, record: 9)).isEmpty)
    let ended = Streak(current: 0, record: 9)
    #expect(french.streak(ended, withRecord: true) == "0 jour d’affilée (record\u{A0}: 9)")
    #expect(english.streak(Streak(current: 0, record: 0), withRecord: true).isEmpty)
  }

  @Test func `greetings follow the hour`() throws {
    let greeted = { (time: String, name: String?) in
      ClockTime(iso: time).map { (english.greeting(name, at: $0), french.greeting(name, at: $0)) }
    }
    #expect(try #require(greeted("08:00", "Camille")) == ("Good morning, Camille.", "Bonjour Camille."))
    #expect(try #require(greeted("23:30", nil)) == ("Good evening.", "Bonsoir."))
  }
}
