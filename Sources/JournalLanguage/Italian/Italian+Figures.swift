import JournalInsights
import JournalModel
import JournalShifts

extension Italian {
  func name(of measure: Measure) -> String {
    switch measure {
    case .mood: "umore"
    case .scale(let scale): name(of: scale)
    }
  }

  func mean(_ mean: Mean, of measure: Measure) -> String {
    "\(value(mean.value, of: measure)) (\(share(of: mean)))"
  }

  private func share(of mean: Mean) -> String {
    mean.expected >= mean.count
      ? "\(number(mean.count)) su \(number(mean.expected)) attesi" : count(mean.count, .record)
  }

  func trend(_ trend: Trend, of measure: Measure) -> String {
    let period = "in \(count(trend.days, .day))"
    guard let now = trend.now else { return "niente di scritto \(period)" }
    let mean = "\(value(now.value, of: measure)) \(period) (\(share(of: now)))"
    guard let change = trend.change else { return mean }
    let amount = decimal(abs(change), digits: 1)
    if amount == "0,0" { return "\(mean), come prima" }
    return "\(mean), \(amount) \(change > 0 ? "in più" : "in meno") di prima"
  }

  func shiftChange(_ change: Statistics.ShiftChange) -> String {
    let (before, after) = (decimal(change.meanBefore, digits: 1), decimal(change.meanAfter, digits: 1))
    let shifts = count(change.count, .shift)
    switch change.before {
    case .energy: return "energia: \(before) prima, \(after) rimasta dopo (\(shifts))"
    default:
      let name = change.after == change.before ? "" : "\(self.name(of: change.after)) "
      return "\(self.name(of: change.before)): \(before) prima, \(name)\(after) dopo (\(shifts))"
    }
  }

  func circumstance(_ factor: Factor) -> String {
    switch factor {
    case .weekday(let weekday): "di \(name(of: weekday))"
    case .shift(.rest): "nei giorni di riposo"
    case .shift(.day): "nei turni di giorno"
    case .shift(.night): "nei turni di notte"
    case .shift(let shift): "nei turni «\(name(of: shift))»"
    case .indexInBlock(1): "il primo giorno di lavoro di fila"
    case .indexInBlock(2): "il secondo giorno di lavoro di fila"
    case .indexInBlock(3): "il terzo giorno di lavoro di fila"
    case .indexInBlock: "dal quarto giorno di lavoro di fila"
    case .nightInARow(1): "la prima notte di fila"
    case .nightInARow(2): "la seconda notte di fila"
    case .nightInARow: "dalla terza notte di fila"
    case .shortRest: "dopo poco riposo (meno di 11 h, o di 24 h dopo una notte)"
    case .shortSleep: "dopo poco sonno (meno di 6 h nelle 24 h prima del turno)"
    case .weather(let text): "con il tempo \(quoted(text))"
    case .tag(let text): "nei giorni con l’etichetta \(quoted(text))"
    case .person(let text): "nei giorni con \(text)"
    }
  }

  func effect(_ effect: Effect) -> String {
    let (own, other) = (value(effect.mean, of: effect.measure), value(effect.otherMean, of: effect.measure))
    let direction =
      effect.difference > 0
      ? "\(isMasculine(effect.measure) ? "più alto" : "più alta")"
      : "\(isMasculine(effect.measure) ? "più basso" : "più bassa")"
    return
      "\(isMasculine(effect.measure) ? "Il tuo" : "La tua") \(name(of: effect.measure)) è \(direction) \(circumstance(effect.factor)): \(own) contro \(other) "
      + "(\(count(effect.count, .day)) contro \(number(effect.otherCount)), differenza \(strength(effect.size)))."
  }

  private func isMasculine(_ measure: Measure) -> Bool {
    switch measure {
    case .mood, .scale(.stress), .scale(.load): true
    case .scale: false
    }
  }

  private func strength(_ size: Double) -> String {
    switch abs(size) {
    case 0.8...: "grande"
    case 0.5...: "media"
    default: "piccola"
    }
  }

  var noEffects: String {
    "Niente spicca: nessuna differenza è abbastanza netta da non essere dovuta al caso. "
      + "Servono almeno \(EffectSearch.fewest) giorni con e senza qualcosa."
  }

  func recovery(_ recovery: Recovery, today: CivilDay) -> [String] {
    guard recovery.shifts > 0 else { return [] }
    var lines = [
      "\(count(recovery.shifts, .shift)) in \(count(recovery.days, .day)), "
        + "di cui \(count(recovery.nights, .night)); al massimo \(count(recovery.longestRunOfWork, .day)) di lavoro "
        + "e \(count(recovery.longestRunOfNights, .night)) di fila"
    ]
    if recovery.week.known > 0 || recovery.fourWeeks.known > 0 {
      lines.append("lavoro: \(hours(recovery.week)) in 7 giorni, \(hours(recovery.fourWeeks)) in 28 giorni")
    }
    if let rest = recovery.shortestRest, rest > 0 {
      lines.append("riposo più corto tra due turni: \(duration(seconds: rest))")
    }
    for quick in recovery.quickReturns {
      let rest = quick.rest > 0 ? "solo \(duration(seconds: quick.rest)) di riposo" : "nessun riposo"
      lines.append("\(rest) prima del turno di \(day(quick.second, today: today)); la regola è 11 h")
    }
    if recovery.weekends > 0 {
      lines.append(
        "fine settimana con lavoro: \(number(recovery.weekendsWorked)) su \(number(recovery.weekends))")
    }
    for (scale, mean) in [(Scale.fatigue, recovery.fatigue), (.load, recovery.load)] {
      if let mean {
        lines.append("\(name(of: scale)) dopo questi turni: \(self.mean(mean, of: .scale(scale)))")
      }
    }
    return lines
  }

  private func hours(_ hours: Recovery.Hours) -> String {
    let time = duration(seconds: hours.seconds)
    return hours.known == hours.shifts
      ? time : "\(time) (\(number(hours.known)) su \(count(hours.shifts, .shift)))"
  }

  func warningSign(_ sign: WarningSign) -> String {
    let mean = decimal(sign.recent.value, digits: 1)
    let usual = sign.usual.map { "; nei 90 giorni prima \(decimal($0.value, digits: 1))" } ?? ""
    let records = count(sign.recent.count, .record)
    return
      "\(dimension(sign.dimension)): in quattro settimane \(name(of: sign.scale)) in media \(mean) (\(records))\(usual)."
  }

  private func dimension(_ dimension: WarningSign.Dimension) -> String {
    switch dimension {
    case .exhaustion: "Sfinimento"
    case .distance: "Distacco dal lavoro"
    case .littleAccomplishment: "La sensazione di concludere poco"
    }
  }

  var warningNote: String {
    "Sono osservazioni dalle tue note, non una diagnosi. Se ti ci ritrovi, parlane con qualcuno di cui ti fidi, con il "
      + "medico del lavoro o con il tuo medico. Per nasconderle: warning-signs: false in journal.md."
  }

  func prompt(_ prompt: Prompt, today: CivilDay) -> String {
    switch prompt {
    case .yearsAgo(let years, let then, let ids):
      let when = years == 1 ? "Un anno fa oggi" : "\(count(years, .year)) fa oggi"
      let date = (then.month, then.day) == (today.month, today.day) ? "" : " (\(day(then, today: today)))"
      return "\(when)\(date) hai scritto \(ids.count == 1 ? "una voce" : count(ids.count, .entry))."
    case .nothingWritten(let days, let since):
      return "Niente di scritto da \(count(days, .day)), da \(day(since, today: today)). Come stai?"
    case .week(let week): return self.week(week, today: today)
    }
  }

  func week(_ week: WeekInShort, today: CivilDay) -> String {
    var parts = [count(week.shifts, .shift), count(week.entries, .entry)]
    if let mood = week.mood {
      parts.append("umore \(value(mood.value, of: .mood)) (\(count(mood.count, .day)))")
    }
    for scale in Scale.allCases {
      if let mean = week.scales[scale] {
        parts.append("\(name(of: scale)) \(decimal(mean.value, digits: 1))")
      }
    }
    return "La tua settimana, \(span(week.from, week.until, today: today)): \(parts.joined(separator: ", "))."
  }

  func message(_ doubt: ShiftDoubt) -> String {
    switch doubt {
    case .missingCheckOut: "inizio turno senza fine turno"
    case .missingCheckIn: "fine turno senza inizio turno"
    case .openCallOut: "inizio turno durante la reperibilità senza fine turno: la chiamata non conta nulla"
    case .tooLong(_, let checkOut, let hours):
      "un turno di \(hours) ore, fino a \(checkOut): manca un fine turno?"
    }
  }

  func message(_ word: DoubtfulWord) -> String {
    switch word {
    case .key(let key, let nearest): "\(quoted(key)) è una chiave tua; intendevi \(quoted(nearest))?"
    case .privateKey(let key, let nearest):
      look(.didYouMean(nearest))
        + " \(quoted(key)) vale come tale, e la nota resta fuori dalle esportazioni; «private: false» dice che non lo è."
    case .mood(let mood, let nearest?):
      "l’umore \(quoted(mood)) non entra in nessuna cifra; intendevi \(quoted(nearest))?"
    case .mood(let mood, nil):
      "l’umore \(quoted(mood)) non entra in nessuna cifra: non è una parola né un’emoji nota"
    case .shift(let word, let nearest): message(.unknownShift(word, nearest: nearest))
    case .badge(let badge, let nearest):
      "\(quoted(badge)) è un distintivo tuo; intendevi \(quoted(nearest))?"
    }
  }

  func message(_ problem: PlanProblem, today: CivilDay) -> String {
    switch problem {
    case .gap(let from, let until): "nessun turno dice nulla sul periodo \(span(from, until, today: today))"
    case .sameStart(let day): "due cicli cominciano \(onDay(day, today: today)); conta l’ultimo"
    case .overlap(let first, let second, let seconds) where first == second:
      "due turni di \(day(first, today: today)) si sovrappongono di \(duration(seconds: seconds))"
    case .overlap(let first, let second, let seconds):
      "i turni di \(day(first, today: today)) e di \(day(second, today: today)) si sovrappongono di \(duration(seconds: seconds))"
    case .shiftInTimeOff(let day, let id): "\(id) prevede lavoro \(onDay(day, today: today)), in piene ferie"
    case .noHours(let word, let rota):
      "i turni da \(day(rota, today: today)) non hanno orari per \(quoted(word))"
    }
  }

  var stopWords: Set<String> { Italian.silent }

  private static let silent: Set<String> = [
    "abbastanza", "abbiamo", "adesso", "alcune", "alcuni", "allora", "altra", "altre", "altri", "altro",
    "anche", "ancora", "anzi", "appena", "avere", "aveva", "avevano", "avevo", "avrei", "bella", "bello",
    "bene", "bisogno", "cada", "certo", "che", "chi", "ciascuno", "circa", "come", "con", "contro",
    "cosa", "cose", "cosi", "dalla", "dalle", "dallo", "davanti", "davvero", "della", "delle", "dello",
    "dentro", "deve", "devo", "dietro", "dopo", "doppio", "dove", "dover", "dovevo", "durante", "ecco",
    "eppure", "erano", "essere", "fare", "fatta", "fatto", "finche", "fino", "forse", "fosse", "fuori",
    "gia", "giornata", "giorni", "giorno", "hanno", "ieri", "infatti", "insomma", "intanto", "invece",
    "lavoro", "loro", "lungo", "mai", "male", "mano", "mattina", "meno", "mentre", "mese", "mezzo",
    "miei", "mila", "minuti", "molta", "molte", "molti", "molto", "momento", "nella", "nelle", "nello",
    "nessuno", "niente", "noi", "non", "nostra", "nostro", "notte", "nulla", "oggi", "ogni", "oltre",
    "oppure", "ora", "ore", "ormai", "paio", "parte", "pensare", "perche", "percio", "pero", "persona",
    "pochi", "poco", "poi", "pomeriggio", "posso", "possono", "prima", "primo", "proprio", "pure",
    "qualche", "qualcosa", "qualcuno", "quale", "quando", "quanto", "quasi", "quattro", "quella",
    "quelle", "quelli", "quello", "questa", "queste", "questi", "questo", "qui", "quindi", "sabato",
    "sapere", "sara", "sarebbe", "secondo", "sei", "sembra", "sempre", "senza", "sera", "settimana",
    "siamo", "sono", "sopra", "soprattutto", "sotto", "spesso", "stata", "state", "stati", "stato",
    "stesso", "sua", "sue", "sulla", "suo", "tanta", "tante", "tanti", "tanto", "tardi", "tempo", "tra",
    "tre", "troppo", "turni", "turno", "tutta", "tutte", "tutti", "tutto", "uguale", "ultima", "ultimo",
    "una", "vado", "vedere", "veniva", "verso", "vicino", "viene", "voglio", "volta", "volte", "vorrei",
    "vuole",
  ]
}
