import JournalInsights
import JournalModel
import JournalShifts

extension Spanish {
  func name(of measure: Measure) -> String {
    switch measure {
    case .mood: "ánimo"
    case .scale(let scale): name(of: scale)
    }
  }

  func mean(_ mean: Mean, of measure: Measure) -> String {
    "\(value(mean.value, of: measure)) (\(share(of: mean)))"
  }

  private func share(of mean: Mean) -> String {
    mean.expected >= mean.count
      ? "\(number(mean.count)) de \(number(mean.expected)) esperados" : count(mean.count, .record)
  }

  func trend(_ trend: Trend, of measure: Measure) -> String {
    let period = "en \(count(trend.days, .day))"
    guard let now = trend.now else { return "nada escrito \(period)" }
    let mean = "\(value(now.value, of: measure)) \(period) (\(share(of: now)))"
    guard let change = trend.change else { return mean }
    let amount = decimal(abs(change), digits: 1)
    if amount == "0,0" { return "\(mean), como antes" }
    return "\(mean), \(amount) \(change > 0 ? "más" : "menos") que antes"
  }

  func shiftChange(_ change: Statistics.ShiftChange) -> String {
    let (before, after) = (decimal(change.meanBefore, digits: 1), decimal(change.meanAfter, digits: 1))
    let shifts = count(change.count, .shift)
    switch change.before {
    case .energy: return "energía: \(before) antes, quedan \(after) después (\(shifts))"
    default:
      let name = change.after == change.before ? "" : "\(self.name(of: change.after)) "
      return "\(self.name(of: change.before)): \(before) antes, \(name)\(after) después (\(shifts))"
    }
  }

  func circumstance(_ factor: Factor) -> String {
    switch factor {
    case .weekday(let weekday): "los \(name(of: weekday))"
    case .shift(.rest): "en los días de descanso"
    case .shift(.day): "en los turnos de día"
    case .shift(.night): "en los turnos de noche"
    case .shift(let shift): "en los turnos «\(name(of: shift))»"
    case .indexInBlock(1): "el primer día de una racha de trabajo"
    case .indexInBlock(2): "el segundo día de una racha de trabajo"
    case .indexInBlock(3): "el tercer día de una racha de trabajo"
    case .indexInBlock: "desde el cuarto día de una racha de trabajo"
    case .nightInARow(1): "la primera de varias noches seguidas"
    case .nightInARow(2): "la segunda noche de una racha"
    case .nightInARow: "desde la tercera noche de una racha"
    case .shortRest: "tras poco descanso (menos de 11 h, o de 24 h tras una noche)"
    case .shortSleep: "tras poco sueño (menos de 6 h en las 24 h antes del turno)"
    case .weather(let text): "con tiempo \(quoted(text))"
    case .tag(let text): "en los días con la etiqueta \(quoted(text))"
    case .person(let text): "en los días con \(text)"
    }
  }

  func effect(_ effect: Effect) -> String {
    let (own, other) = (value(effect.mean, of: effect.measure), value(effect.otherMean, of: effect.measure))
    let direction =
      effect.difference > 0
      ? "\(isMasculine(effect.measure) ? "más alto" : "más alta")"
      : "\(isMasculine(effect.measure) ? "más bajo" : "más baja")"
    return
      "Tu \(name(of: effect.measure)) es \(direction) \(circumstance(effect.factor)): \(own) frente a \(other) "
      + "(\(count(effect.count, .day)) frente a \(number(effect.otherCount)), diferencia \(strength(effect.size)))."
  }

  private func isMasculine(_ measure: Measure) -> Bool {
    switch measure {
    case .mood, .scale(.stress), .scale(.fatigue): true
    case .scale: false
    }
  }

  private func strength(_ size: Double) -> String {
    switch abs(size) {
    case 0.8...: "grande"
    case 0.5...: "media"
    default: "pequeña"
    }
  }

  var noEffects: String {
    "Nada destaca: ninguna diferencia es tan clara como para no deberse al azar. "
      + "Hacen falta al menos \(EffectSearch.fewest) días con y sin algo."
  }

  func recovery(_ recovery: Recovery, today: CivilDay) -> [String] {
    guard recovery.shifts > 0 else { return [] }
    var lines = [
      "\(count(recovery.shifts, .shift)) en \(count(recovery.days, .day)), "
        + "de ellos \(count(recovery.nights, .night)); como mucho \(count(recovery.longestRunOfWork, .day)) de trabajo "
        + "y \(count(recovery.longestRunOfNights, .night)) seguidas"
    ]
    if recovery.week.known > 0 || recovery.fourWeeks.known > 0 {
      lines.append("trabajo: \(hours(recovery.week)) en 7 días, \(hours(recovery.fourWeeks)) en 28 días")
    }
    if let rest = recovery.shortestRest, rest > 0 {
      lines.append("descanso más corto entre dos turnos: \(duration(seconds: rest))")
    }
    for quick in recovery.quickReturns {
      let rest = quick.rest > 0 ? "solo \(duration(seconds: quick.rest)) de descanso" : "ningún descanso"
      lines.append("\(rest) antes del turno del \(day(quick.second, today: today)); la regla son 11 h")
    }
    if recovery.weekends > 0 {
      lines.append(
        "fines de semana con trabajo: \(number(recovery.weekendsWorked)) de \(number(recovery.weekends))")
    }
    for (scale, mean) in [(Scale.fatigue, recovery.fatigue), (.load, recovery.load)] {
      if let mean {
        lines.append("\(name(of: scale)) tras estos turnos: \(self.mean(mean, of: .scale(scale)))")
      }
    }
    return lines
  }

  private func hours(_ hours: Recovery.Hours) -> String {
    let time = duration(seconds: hours.seconds)
    return hours.known == hours.shifts
      ? time : "\(time) (\(number(hours.known)) de \(count(hours.shifts, .shift)))"
  }

  func warningSign(_ sign: WarningSign) -> String {
    let mean = decimal(sign.recent.value, digits: 1)
    let usual = sign.usual.map { "; en los 90 días anteriores \(decimal($0.value, digits: 1))" } ?? ""
    let records = count(sign.recent.count, .record)
    return
      "\(dimension(sign.dimension)): en cuatro semanas, \(name(of: sign.scale)) de media \(mean) (\(records))\(usual)."
  }

  private func dimension(_ dimension: WarningSign.Dimension) -> String {
    switch dimension {
    case .exhaustion: "Agotamiento"
    case .distance: "Distanciamiento del trabajo"
    case .littleAccomplishment: "La sensación de lograr poco"
    }
  }

  var warningNote: String {
    "Son observaciones de tus propias notas, no un diagnóstico. Si te reconoces en ellas, háblalo con alguien de confianza, "
      + "con salud laboral o con tu médico. Para ocultarlas: warning-signs: false en journal.md."
  }

  func prompt(_ prompt: Prompt, today: CivilDay) -> String {
    switch prompt {
    case .yearsAgo(let years, let then, let ids):
      let when = years == 1 ? "Hoy hace un año" : "Hoy hace \(count(years, .year))"
      let date = (then.month, then.day) == (today.month, today.day) ? "" : " (\(day(then, today: today)))"
      return "\(when)\(date) escribiste \(ids.count == 1 ? "una entrada" : count(ids.count, .entry))."
    case .nothingWritten(let days, let since):
      return "Nada escrito en \(count(days, .day)), desde el \(day(since, today: today)). ¿Cómo estás?"
    case .week(let week): return self.week(week, today: today)
    }
  }

  func week(_ week: WeekInShort, today: CivilDay) -> String {
    var parts = [count(week.shifts, .shift), count(week.entries, .entry)]
    if let mood = week.mood {
      parts.append("ánimo \(value(mood.value, of: .mood)) (\(count(mood.count, .day)))")
    }
    for scale in Scale.allCases {
      if let mean = week.scales[scale] {
        parts.append("\(name(of: scale)) \(decimal(mean.value, digits: 1))")
      }
    }
    return "Tu semana, \(span(week.from, week.until, today: today)): \(parts.joined(separator: ", "))."
  }

  func message(_ doubt: ShiftDoubt) -> String {
    switch doubt {
    case .missingCheckOut: "inicio de turno sin fin de turno"
    case .missingCheckIn: "fin de turno sin inicio de turno"
    case .openCallOut: "inicio de turno durante una guardia sin fin de turno: la llamada no cuenta nada"
    case .tooLong(_, let checkOut, let hours):
      "un turno de \(hours) horas, hasta \(checkOut): ¿falta un fin de turno?"
    }
  }

  func message(_ word: DoubtfulWord) -> String {
    switch word {
    case .key(let key, let nearest): "\(quoted(key)) es una clave tuya; ¿querías decir \(quoted(nearest))?"
    case .privateKey(let key, let nearest):
      look(.didYouMean(nearest))
        + " \(quoted(key)) cuenta como eso, y el registro queda fuera de las exportaciones; «private: false» dice que no lo es."
    case .mood(let mood, let nearest?):
      "el ánimo \(quoted(mood)) no entra en ninguna cifra; ¿querías decir \(quoted(nearest))?"
    case .mood(let mood, nil):
      "el ánimo \(quoted(mood)) no entra en ninguna cifra: no es una palabra ni un emoji conocidos"
    case .shift(let word, let nearest): message(.unknownShift(word, nearest: nearest))
    case .badge(let badge, let nearest):
      "\(quoted(badge)) es una insignia tuya; ¿querías decir \(quoted(nearest))?"
    }
  }

  func message(_ problem: PlanProblem, today: CivilDay) -> String {
    switch problem {
    case .gap(let from, let until): "ningún cuadrante dice nada de \(span(from, until, today: today))"
    case .sameStart(let day): "dos cuadrantes empiezan \(onDay(day, today: today)); vale el último"
    case .overlap(let first, let second, let seconds) where first == second:
      "dos turnos del \(day(first, today: today)) se solapan \(duration(seconds: seconds))"
    case .overlap(let first, let second, let seconds):
      "los turnos del \(day(first, today: today)) y del \(day(second, today: today)) se solapan \(duration(seconds: seconds))"
    case .shiftInTimeOff(let day, let id):
      "\(id) prevé trabajo \(onDay(day, today: today)), en plenas vacaciones"
    case .noHours(let word, let rota):
      "el cuadrante del \(day(rota, today: today)) no tiene horas para \(quoted(word))"
    }
  }

  var stopWords: Set<String> { Spanish.silent }

  private static let silent: Set<String> = [
    "abajo", "ahora", "algo", "alguien", "algun", "alguna", "algunas", "alguno", "algunos", "alli",
    "ante", "antes", "aquel", "aquella", "aquello", "aqui", "arriba", "aunque", "ayer", "bastante",
    "bien", "buena", "bueno", "cada", "casi", "cerca", "como", "con", "contra", "cosa", "cosas", "creo",
    "cual", "cuales", "cualquier", "cuando", "cuanto", "debajo", "debe", "deberia", "debo", "decir",
    "del", "delante", "demas", "demasiado", "dentro", "desde", "despues", "detras", "dia", "dias", "dice",
    "dijo", "donde", "durante", "ella", "ellas", "ello", "ellos", "entonces", "entre", "era", "eran",
    "eres", "esa", "esas", "ese", "eso", "esos", "esta", "estaba", "estaban", "estado", "estamos",
    "estan", "estar", "estas", "este", "esto", "estos", "estoy", "estuve", "fue", "fuera", "fueron",
    "fui", "gente", "gran", "haber", "habia", "hablar", "hace", "hacer", "hacia", "hago", "han", "hasta",
    "hay", "hecho", "hizo", "hora", "horas", "hoy", "igual", "incluso", "jamas", "junto", "lado", "lejos",
    "luego", "lugar", "mal", "manana", "mas", "mayor", "medio", "mejor", "menos", "mes", "mientras",
    "minuto", "minutos", "misma", "mismo", "momento", "mucha", "muchas", "mucho", "muchos", "muy", "nada",
    "nadie", "ningun", "ninguna", "ninguno", "noche", "noches", "nosotros", "nuestra", "nuestro", "nueva",
    "nuevo", "nunca", "otra", "otras", "otro", "otros", "para", "parece", "parte", "pasado", "pasar",
    "peor", "pero", "persona", "poca", "poco", "pocos", "poder", "podia", "poner", "por", "porque",
    "pronto", "pude", "puede", "pueden", "puedo", "pues", "que", "quien", "quiere", "quiero", "quiza",
    "quizas", "rato", "realmente", "saber", "sabia", "salir", "se", "sea", "seguir", "segun", "seguro",
    "ser", "sera", "seria", "siempre", "siento", "sino", "sobre", "sois", "sola", "solo", "somos", "son",
    "soy", "suya", "suyo", "tal", "tambien", "tampoco", "tanto", "tarde", "tarea", "tener", "tengo",
    "tenia", "tenido", "tiempo", "tiene", "tienen", "toda", "todas", "todavia", "todo", "todos", "tras",
    "turno", "turnos", "tuve", "una", "unas", "uno", "unos", "usted", "vamos", "varias", "varios",
    "veces", "ver", "verdad", "vez", "vida", "volver", "voy",
  ]
}
