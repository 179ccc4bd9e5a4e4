import JournalLanguage
import JournalModel
import JournalShifts
import JournalTestSupport
import Testing

@testable import JournalInsights

struct FigurePhrasesTests {
  static let effect = Effect(
    measure: .mood, factor: .tag("family"), mean: 4.04, otherMean: 2.79, count: 52, otherCount: 310,
    size: 0.83,
    probability: 0.001)

  @Test func `what may help names what is better for it`() {
    let helpful = HelpfulFactor.found(in: [Self.effect])
    #expect(helpful.map { english.mayHelp($0) } == ["#family: on such days these are better: mood."])
    #expect(helpful.map { french.mayHelp($0) } == ["#family\u{A0}: ces jours-là vont mieux\u{A0}: humeur."])
  }

  @Test func `an effect in one sentence, with its counts and its size`() {
    #expect(
      english.effect(Self.effect)
        == "Your mood is higher on days tagged “family”: 4.0 against 2.8 (52 days against 310, large difference)."
    )
    #expect(
      french.effect(Self.effect)
        == "Ton humeur est plus haute les jours avec l’étiquette «\u{A0}family\u{A0}»\u{A0}: 4,0 contre 2,8 "
        + "(52 jours contre 310, grande différence).")
    var night = Self.effect
    night.measure = .scale(.fatigue)
    night.factor = .shift(.night)
    (night.mean, night.otherMean, night.size) = (4.4, 3.1, 0.5)
    #expect(
      english.effect(night)
        == "Your fatigue is higher on night shifts: 4.4 against 3.1 (52 days against 310, medium difference)."
    )
    #expect(
      french.effect(night)
        == "Ta fatigue est plus élevée les postes de nuit\u{A0}: 4,4 contre 3,1 (52 jours contre 310, moyenne différence)."
    )
  }

  @Test(arguments: [
    (Factor.weekday(.monday), "on Mondays", "le lundi"),
    (.shift(.rest), "on days off", "les jours de repos"),
    (.indexInBlock(3), "on the third day of work in a row", "le troisième jour de travail d’affilée"),
    (
      .indexInBlock(4), "from the fourth day of work in a row on",
      "à partir du quatrième jour de travail d’affilée"
    ),
    (.nightInARow(3), "from the third night in a row on", "à partir de la troisième nuit d’affilée"),
    (
      .shortRest, "after little rest (under 11 h, or under 24 h after a night)",
      "après peu de repos (moins de 11\u{A0}h, ou de 24\u{A0}h après une nuit)"
    ),
    (.weather("rain"), "when the weather is “rain”", "par temps «\u{A0}rain\u{A0}»"),
    (.person("Nadia"), "on days with Nadia", "les jours avec Nadia"),
  ])
  func `when a factor is there`(factor: Factor, inEnglish: String, inFrench: String) {
    #expect(english.circumstance(factor) == inEnglish)
    #expect(french.circumstance(factor) == inFrench)
  }

  @Test func `trends say over what, from how much, and against what`() throws {
    let now = try #require(Mean(sum: 17, count: 5, expected: 7))
    let before = try #require(Mean(sum: 20, count: 5, expected: 7))
    let energy = Measure.scale(.energy)
    let trend = { (now: Mean?, before: Mean?) in Trend(days: 7, now: now, before: before) }
    #expect(
      english.trend(trend(now, before), of: energy)
        == "3.4 over 7 days (5 of 7 expected), 0.6 lower than before")
    #expect(
      french.trend(trend(now, before), of: energy) == "3,4 sur 7 jours (5 sur 7), 0,6 de moins qu’avant")
    #expect(english.trend(trend(now, now), of: energy) == "3.4 over 7 days (5 of 7 expected), as before")
    #expect(english.trend(trend(now, nil), of: energy) == "3.4 over 7 days (5 of 7 expected)")
    #expect(english.trend(trend(nil, now), of: energy) == "nothing written in 7 days")
    #expect(french.trend(trend(nil, nil), of: .mood) == "rien d’écrit sur 7 jours")
    let extra = try #require(Mean(sum: 2, count: 2, expected: 1))
    #expect(english.mean(extra, of: .mood) == "1.0 (2 records)")
  }

  @Test func `before and after a shift`() {
    let energy = Statistics.ShiftChange(
      before: .energy, after: .fatigue, meanBefore: 3.8, meanAfter: 2.4, count: 42)
    #expect(english.shiftChange(energy) == "energy: 3.8 before, 2.4 left after (42 shifts)")
    #expect(french.shiftChange(energy) == "énergie\u{A0}: 3,8 avant, il en reste 2,4 après (42 postes)")
    let stress = Statistics.ShiftChange(before: .stress, after: .load, meanBefore: 2, meanAfter: 3, count: 1)
    #expect(english.shiftChange(stress) == "stress: 2.0 before, emotional load 3.0 after (1 shift)")
  }

  @Test func `rest between shifts`() {
    var recovery = Recovery(days: 28)
    #expect(english.recovery(recovery, today: today).isEmpty)
    (recovery.shifts, recovery.nights) = (16, 7)
    (recovery.longestRunOfWork, recovery.longestRunOfNights) = (4, 2)
    (recovery.weekends, recovery.weekendsWorked) = (4, 2)
    recovery.shortestRest = 34_200
    recovery.quickReturns = [.init(first: day("2026-11-09"), second: day("2026-11-10"), rest: 34_200)]
    (recovery.fourWeeks.seconds, recovery.fourWeeks.known, recovery.fourWeeks.shifts) = (540_000, 12, 16)
    recovery.fatigue = Mean(sum: 40, count: 10, expected: 16)
    #expect(
      english.recovery(recovery, today: today) == [
        "16 shifts in 28 days, 7 nights among them; at most 4 days of work and 2 nights in a row",
        "work: 0 min in 7 days, 150 h (12 of 16 shifts) in 28 days",
        "shortest rest between shifts: 9 h 30 min",
        "only 9 h 30 min of rest before the shift of Tue 10 November, under 11 h",
        "weekends with work: 2 of 4",
        "fatigue after these shifts: 4.0 (10 of 16 expected)",
      ])
    #expect(
      french.recovery(recovery, today: today) == [
        "16 postes en 28 jours, dont 7 nuits\u{A0}; au plus 4 jours de travail et 2 nuits d’affilée",
        "travail\u{A0}: 0 min en 7 jours, 150 h (12 sur 16 postes) en 28 jours",
        "repos le plus court entre deux postes\u{A0}: 9 h 30",
        "seulement 9 h 30 de repos avant le poste du mardi 10 novembre, moins de 11 h",
        "week-ends travaillés\u{A0}: 2 sur 4", "fatigue après ces postes\u{A0}: 4,0 (10 sur 16)",
      ])
  }

  @Test func `a warning sign is an observation`() throws {
    var records: [Record] = []
    for number in 0..<6 {
      var out = Record(id: "\(number)", path: "", kind: .checkOut, date: today.advanced(by: -number))
      out.ratings[.satisfaction] = 2
      records.append(out)
    }
    let sign = try #require(
      WarningSign.signs(in: FactTable(records), today: today, profile: Profile(), zone: .utc).first)
    #expect(
      english.warningSign(sign)
        == "A sense of achieving little: over four weeks your satisfaction averaged 2.0 (6 records).")
    #expect(
      french.warningSign(sign)
        == "Sentiment d’accomplir peu\u{A0}: sur quatre semaines, ta satisfaction est en moyenne à 2,0 (6 notes)."
    )
    for phrases in [english, french] { #expect(phrases.warningNote.contains("warning-signs: false")) }
  }

  @Test(arguments: [
    (
      Prompt.yearsAgo(years: 1, day: day("2025-11-20"), ids: ["a"]), "A year ago today you wrote an entry.",
      "Il y a 1 an, tu écrivais une entrée."
    ),
    (
      .yearsAgo(years: 3, day: day("2023-11-19"), ids: ["a", "b"]),
      "3 years ago today (Sun 19 November 2023) you wrote 2 entries.",
      "Il y a 3 ans (dimanche 19 novembre 2023), tu écrivais 2 entrées."
    ),
    (
      .nothingWritten(days: 3, since: day("2026-11-17")),
      "Nothing written for 3 days, since Tue 17 November. How are you?",
      "Rien d’écrit depuis le mardi 17 novembre (3 jours). Comment vas-tu\u{A0}?"
    ),
  ])
  func `prompts in one sentence`(prompt: Prompt, inEnglish: String, inFrench: String) {
    #expect(english.prompt(prompt, today: today) == inEnglish)
    #expect(french.prompt(prompt, today: today) == inFrench)
  }

  @Test func `the week in one line`() {
    var entry = Record(id: "e", path: "", kind: .entry, date: day("2026-11-10"))
    entry.mood = "😊"
    var checkIn = Record(id: "i", path: "", kind: .checkIn, date: day("2026-11-11"))
    checkIn.ratings[.energy] = 3
    let week = WeekInShort(
      from: day("2026-11-09"), table: FactTable([entry, checkIn]), plan: ShiftPlan(profile: Profile()),
      ledger: Ledger(
        [checkIn], days: day("2026-11-09")...day("2026-11-15"), now: Instant(secondsSinceEpoch: 1 << 40),
        plan: ShiftPlan(profile: Profile())))
    #expect(
      english.week(week, today: today)
        == "Your week, 9–15 November: 1 shift, 1 entry, mood 4.0 (1 day), energy 3.0.")
    #expect(
      french.week(week, today: today)
        == "Ta semaine, du 9 au 15 novembre\u{A0}: 1 poste, 1 entrée, humeur 4,0 (1 jour), énergie 3,0.")
  }

  @Test(arguments: [
    (
      ShiftDoubt.missingCheckOut(checkIn: "a"), "check-in without a check-out",
      "prise de poste sans fin de poste"
    ),
    (.missingCheckIn(checkOut: "a"), "check-out without a check-in", "fin de poste sans prise de poste"),
    (
      .tooLong(checkIn: "a", checkOut: "b", hours: 26),
      "a shift of 26 hours, until b: is a check-out missing?",
      "un poste de 26 heures, jusqu’à b\u{A0}: manque-t-il une fin de poste\u{A0}?"
    ),
  ])
  func `what does not add up`(doubt: ShiftDoubt, inEnglish: String, inFrench: String) {
    #expect(english.message(doubt) == inEnglish)
    #expect(french.message(doubt) == inFrench)
  }

  @Test(arguments: [
    (
      PlanProblem.gap(from: day("2026-11-01"), until: day("2026-11-03")),
      "no rota covers 1–3 November",
      "aucun planning ne dit rien du 1er au 3 novembre"
    ),
    (
      .sameStart(day("2026-11-01")), "two rotas begin on Sun 1 November; the later one counts",
      "deux plannings commencent le dimanche 1er novembre\u{A0}; le dernier compte"
    ),
    (
      .overlap(first: day("2026-11-02"), second: day("2026-11-03"), seconds: 1800),
      "the shifts of Mon 2 November and Tue 3 November overlap by 30 min",
      "les postes du lundi 2 novembre et du mardi 3 novembre se chevauchent de 30 min"
    ),
    (
      .shiftInTimeOff(day("2026-11-02"), id: "a"), "a plans work on Mon 2 November, which is time off",
      "a prévoit un poste le lundi 2 novembre, pendant des congés"
    ),
    (
      .noHours(word: "late", rota: day("2026-11-02")), "the rota from Mon 2 November has no hours for “late”",
      "le planning du lundi 2 novembre n’a pas d’horaires pour «\u{A0}late\u{A0}»"
    ),
  ])
  func `what can't be meant in a rota`(problem: PlanProblem, inEnglish: String, inFrench: String) {
    #expect(english.message(problem, today: today) == inEnglish)
    #expect(french.message(problem, today: today) == inFrench)
  }

  @Test func `stop words are folded and long enough to matter`() {
    for phrases in [english, french] {
      #expect(phrases.stopWords.allSatisfy { Folding.folded($0) == $0 && $0.count >= 3 })
      #expect(!phrases.noEffects.isEmpty)
    }
  }
}
