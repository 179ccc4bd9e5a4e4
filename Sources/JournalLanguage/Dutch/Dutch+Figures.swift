import JournalInsights
import JournalModel
import JournalShifts

extension Dutch {
  func name(of measure: Measure) -> String {
    switch measure {
    case .mood: "stemming"
    case .scale(let scale): name(of: scale)
    }
  }

  func mean(_ mean: Mean, of measure: Measure) -> String {
    "\(value(mean.value, of: measure)) (\(share(of: mean)))"
  }

  private func share(of mean: Mean) -> String {
    mean.expected >= mean.count
      ? "\(number(mean.count)) van \(number(mean.expected)) verwacht" : count(mean.count, .record)
  }

  func trend(_ trend: Trend, of measure: Measure) -> String {
    let period = "over \(count(trend.days, .day))"
    guard let now = trend.now else { return "niets geschreven \(period)" }
    let mean = "\(value(now.value, of: measure)) \(period) (\(share(of: now)))"
    guard let change = trend.change else { return mean }
    let amount = decimal(abs(change), digits: 1)
    if amount == "0,0" { return "\(mean), zoals daarvoor" }
    return "\(mean), \(amount) \(change > 0 ? "meer" : "minder") dan daarvoor"
  }

  func shiftChange(_ change: Statistics.ShiftChange) -> String {
    let (before, after) = (decimal(change.meanBefore, digits: 1), decimal(change.meanAfter, digits: 1))
    let shifts = count(change.count, .shift)
    switch change.before {
    case .energy: return "energie: \(before) ervoor, \(after) over erna (\(shifts))"
    default:
      let name = change.after == change.before ? "" : "\(self.name(of: change.after)) "
      return "\(self.name(of: change.before)): \(before) ervoor, \(name)\(after) erna (\(shifts))"
    }
  }

  func circumstance(_ factor: Factor) -> String {
    switch factor {
    case .weekday(let weekday): "op \(name(of: weekday))"
    case .shift(.rest): "op vrije dagen"
    case .shift(.day): "in dagdiensten"
    case .shift(.night): "in nachtdiensten"
    case .shift(let shift): "in diensten ‘\(name(of: shift))’"
    case .indexInBlock(1): "op de eerste werkdag op rij"
    case .indexInBlock(2): "op de tweede werkdag op rij"
    case .indexInBlock(3): "op de derde werkdag op rij"
    case .indexInBlock: "vanaf de vierde werkdag op rij"
    case .nightInARow(1): "in de eerste nacht op rij"
    case .nightInARow(2): "in de tweede nacht op rij"
    case .nightInARow: "vanaf de derde nacht op rij"
    case .shortRest: "na weinig rust (onder 11 h, of onder 24 h na een nacht)"
    case .shortSleep: "na weinig slaap (onder 6 h in de 24 h voor de dienst)"
    case .weather(let text): "als het weer \(quoted(text)) is"
    case .tag(let text): "op dagen met het label \(quoted(text))"
    case .person(let text): "op dagen met \(text)"
    }
  }

  func effect(_ effect: Effect) -> String {
    let (own, other) = (value(effect.mean, of: effect.measure), value(effect.otherMean, of: effect.measure))
    let direction = effect.difference > 0 ? "hoger" : "lager"
    return
      "Je \(name(of: effect.measure)) is \(direction) \(circumstance(effect.factor)): \(own) tegen \(other) "
      + "(\(count(effect.count, .day)) tegen \(number(effect.otherCount)), \(strength(effect.size)) verschil)."
  }

  private func strength(_ size: Double) -> String {
    switch abs(size) {
    case 0.8...: "groot"
    case 0.5...: "middelgroot"
    default: "klein"
    }
  }

  var noEffects: String {
    "Niets springt eruit: geen verschil is duidelijk genoeg om geen toeval te zijn. "
      + "Er zijn minstens \(EffectSearch.fewest) dagen met en zonder iets nodig."
  }

  func recovery(_ recovery: Recovery, today: CivilDay) -> [String] {
    guard recovery.shifts > 0 else { return [] }
    var lines = [
      "\(count(recovery.shifts, .shift)) in \(count(recovery.days, .day)), "
        + "waarvan \(count(recovery.nights, .night)); hoogstens \(count(recovery.longestRunOfWork, .day)) werk "
        + "en \(count(recovery.longestRunOfNights, .night)) op rij"
    ]
    if recovery.week.known > 0 || recovery.fourWeeks.known > 0 {
      lines.append("werk: \(hours(recovery.week)) in 7 dagen, \(hours(recovery.fourWeeks)) in 28 dagen")
    }
    if let rest = recovery.shortestRest, rest > 0 {
      lines.append("kortste rust tussen diensten: \(duration(seconds: rest))")
    }
    for quick in recovery.quickReturns {
      let rest = quick.rest > 0 ? "maar \(duration(seconds: quick.rest)) rust" : "geen rust"
      lines.append("\(rest) voor de dienst van \(day(quick.second, today: today)); 11 h is de regel")
    }
    if recovery.weekends > 0 {
      lines.append("weekends met werk: \(number(recovery.weekendsWorked)) van \(number(recovery.weekends))")
    }
    for (scale, mean) in [(Scale.fatigue, recovery.fatigue), (.load, recovery.load)] {
      if let mean {
        lines.append("\(name(of: scale)) na deze diensten: \(self.mean(mean, of: .scale(scale)))")
      }
    }
    return lines
  }

  private func hours(_ hours: Recovery.Hours) -> String {
    let time = duration(seconds: hours.seconds)
    return hours.known == hours.shifts
      ? time : "\(time) (\(number(hours.known)) van \(count(hours.shifts, .shift)))"
  }

  func warningSign(_ sign: WarningSign) -> String {
    let mean = decimal(sign.recent.value, digits: 1)
    let usual = sign.usual.map { "; in de 90 dagen daarvoor \(decimal($0.value, digits: 1))" } ?? ""
    let records = count(sign.recent.count, .record)
    return
      "\(dimension(sign.dimension)): over vier weken \(name(of: sign.scale)) gemiddeld \(mean) (\(records))\(usual)."
  }

  private func dimension(_ dimension: WarningSign.Dimension) -> String {
    switch dimension {
    case .exhaustion: "Uitputting"
    case .distance: "Innerlijke afstand tot het werk"
    case .littleAccomplishment: "Het gevoel weinig te bereiken"
    }
  }

  var warningNote: String {
    "Dit zijn observaties uit je eigen notities, geen diagnose. Als je je erin herkent, praat dan met iemand die je vertrouwt, "
      + "met de bedrijfsarts of je huisarts. Om ze te verbergen: warning-signs: false in journal.md."
  }

  func prompt(_ prompt: Prompt, today: CivilDay) -> String {
    switch prompt {
    case .yearsAgo(let years, let then, let ids):
      let when = years == 1 ? "Vandaag een jaar geleden" : "Vandaag \(count(years, .year)) geleden"
      let date = (then.month, then.day) == (today.month, today.day) ? "" : " (\(day(then, today: today)))"
      return "\(when)\(date) schreef je \(ids.count == 1 ? "een dagboeknotitie" : count(ids.count, .entry))."
    case .nothingWritten(let days, let since):
      return
        "Al \(count(days, .day)) niets geschreven, sinds \(day(since, today: today)). Hoe gaat het met je?"
    case .week(let week): return self.week(week, today: today)
    }
  }

  func week(_ week: WeekInShort, today: CivilDay) -> String {
    var parts = [count(week.shifts, .shift), count(week.entries, .entry)]
    if let mood = week.mood {
      parts.append("stemming \(value(mood.value, of: .mood)) (\(count(mood.count, .day)))")
    }
    for scale in Scale.allCases {
      if let mean = week.scales[scale] {
        parts.append("\(name(of: scale)) \(decimal(mean.value, digits: 1))")
      }
    }
    return "Je week, \(span(week.from, week.until, today: today)): \(parts.joined(separator: ", "))."
  }

  func message(_ doubt: ShiftDoubt) -> String {
    switch doubt {
    case .missingCheckOut: "begin van de dienst zonder einde"
    case .missingCheckIn: "einde van de dienst zonder begin"
    case .openCallOut: "begin van de dienst tijdens bereikbaarheid zonder einde: de oproep telt niet mee"
    case .tooLong(_, let checkOut, let hours):
      "een dienst van \(hours) uur, tot \(checkOut): ontbreekt er een einde?"
    }
  }

  func message(_ word: DoubtfulWord) -> String {
    switch word {
    case .key(let key, let nearest): "\(quoted(key)) is een eigen sleutel; bedoelde je \(quoted(nearest))?"
    case .privateKey(let key, let nearest):
      look(.didYouMean(nearest))
        + " \(quoted(key)) telt als zodanig, dus de notitie blijft buiten exports; ‘private: false’ zegt dat ze niet privé is."
    case .mood(let mood, let nearest?):
      "de stemming \(quoted(mood)) telt in geen cijfer; bedoelde je \(quoted(nearest))?"
    case .mood(let mood, nil):
      "de stemming \(quoted(mood)) telt in geen cijfer: het is geen bekend woord of emoji"
    case .shift(let word, let nearest): message(.unknownShift(word, nearest: nearest))
    case .badge(let badge, let nearest):
      "\(quoted(badge)) is een eigen badge; bedoelde je \(quoted(nearest))?"
    }
  }

  func message(_ problem: PlanProblem, today: CivilDay) -> String {
    switch problem {
    case .gap(let from, let until): "geen rooster zegt iets over \(span(from, until, today: today))"
    case .sameStart(let day): "twee roosters beginnen \(onDay(day, today: today)); het laatste telt"
    case .overlap(let first, let second, let seconds) where first == second:
      "twee diensten van \(day(first, today: today)) overlappen \(duration(seconds: seconds))"
    case .overlap(let first, let second, let seconds):
      "de diensten van \(day(first, today: today)) en \(day(second, today: today)) overlappen \(duration(seconds: seconds))"
    case .shiftInTimeOff(let day, let id): "\(id) plant werk \(onDay(day, today: today)), midden in verlof"
    case .noHours(let word, let rota):
      "het rooster van \(day(rota, today: today)) heeft geen uren voor \(quoted(word))"
    }
  }

  var stopWords: Set<String> { Dutch.silent }

  private static let silent: Set<String> = [
    "aan", "achter", "alle", "alleen", "allemaal", "alles", "als", "altijd", "andere", "anders", "been",
    "beetje", "beide", "ben", "best", "bij", "bijna", "binnen", "boven", "daar", "daarna", "daarom",
    "dacht", "dag", "dagen", "dan", "dat", "deed", "deel", "denk", "deze", "dezelfde", "die", "dienst",
    "diensten", "dingen", "dit", "doen", "door", "duren", "durven", "echt", "een", "eens", "eerst",
    "eerste", "eigen", "eigenlijk", "elkaar", "elke", "erg", "ergens", "even", "gaan", "gaat", "gedaan",
    "geen", "gehad", "gekregen", "genoeg", "geweest", "gewoon", "gezegd", "ging", "goed", "graag", "had",
    "hadden", "heb", "hebben", "heeft", "heel", "helemaal", "hem", "het", "hier", "hoe", "horen",
    "iedereen", "iemand", "iets", "inderdaad", "is", "jaar", "jammer", "kan", "keer", "kijken", "kleine",
    "komen", "komt", "kon", "konden", "kunnen", "laat", "laatste", "langs", "later", "leuk", "maakt",
    "maand", "maar", "maken", "meer", "mensen", "met", "middag", "mij", "mijn", "minder", "minuten",
    "misschien", "moest", "moet", "moeten", "mogen", "morgen", "naar", "naast", "nacht", "natuurlijk",
    "niemand", "niet", "niets", "nodig", "nog", "nooit", "omdat", "onder", "ons", "onze", "ook", "over",
    "pas", "precies", "samen", "sinds", "slecht", "snel", "soms", "staan", "stond", "straks", "tegen",
    "terug", "tijd", "toch", "toen", "tot", "tussen", "uur", "vaak", "van", "vanaf", "vandaag", "veel",
    "verder", "vertel", "voelde", "volgende", "voor", "vooral", "vroeg", "waar", "waarom", "wanneer",
    "want", "was", "wat", "week", "weer", "weet", "welke", "werd", "werk", "werken", "weten", "wie",
    "wij", "wil", "willen", "worden", "wordt", "wou", "zag", "zal", "zeggen", "zei", "zeker", "zelf",
    "zich", "zien", "zij", "zijn", "zoals", "zonder", "zou", "zouden",
  ]
}
