import JournalInsights
import JournalModel
import JournalShifts

extension Portuguese {
  func name(of measure: Measure) -> String {
    switch measure {
    case .mood: "humor"
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
    let period = "em \(count(trend.days, .day))"
    guard let now = trend.now else { return "nada escrito \(period)" }
    let mean = "\(value(now.value, of: measure)) \(period) (\(share(of: now)))"
    guard let change = trend.change else { return mean }
    let amount = decimal(abs(change), digits: 1)
    if amount == "0,0" { return "\(mean), como antes" }
    return "\(mean), \(amount) \(change > 0 ? "mais" : "menos") que antes"
  }

  func shiftChange(_ change: Statistics.ShiftChange) -> String {
    let (before, after) = (decimal(change.meanBefore, digits: 1), decimal(change.meanAfter, digits: 1))
    let shifts = count(change.count, .shift)
    switch change.before {
    case .energy: return "energia: \(before) antes, restam \(after) depois (\(shifts))"
    default:
      let name = change.after == change.before ? "" : "\(self.name(of: change.after)) "
      return "\(self.name(of: change.before)): \(before) antes, \(name)\(after) depois (\(shifts))"
    }
  }

  func circumstance(_ factor: Factor) -> String {
    switch factor {
    case .weekday(let weekday): "\(onDays(weekday))"
    case .shift(.rest): "nos dias de folga"
    case .shift(.day): "nos plantões diurnos"
    case .shift(.night): "nos plantões noturnos"
    case .shift(let shift): "nos plantões “\(name(of: shift))”"
    case .indexInBlock(1): "no primeiro dia de uma sequência de trabalho"
    case .indexInBlock(2): "no segundo dia de uma sequência de trabalho"
    case .indexInBlock(3): "no terceiro dia de uma sequência de trabalho"
    case .indexInBlock: "a partir do quarto dia de uma sequência de trabalho"
    case .nightInARow(1): "na primeira noite de uma sequência"
    case .nightInARow(2): "na segunda noite de uma sequência"
    case .nightInARow: "a partir da terceira noite de uma sequência"
    case .shortRest: "depois de pouco descanso (menos de 11 h, ou de 24 h após uma noite)"
    case .shortSleep: "depois de pouco sono (menos de 6 h nas 24 h antes do plantão)"
    case .weather(let text): "com o tempo \(quoted(text))"
    case .tag(let text): "nos dias com a etiqueta \(quoted(text))"
    case .person(let text): "nos dias com \(text)"
    }
  }

  func effect(_ effect: Effect) -> String {
    let (own, other) = (value(effect.mean, of: effect.measure), value(effect.otherMean, of: effect.measure))
    let direction =
      effect.difference > 0
      ? "\(isMasculine(effect.measure) ? "mais alto" : "mais alta")"
      : "\(isMasculine(effect.measure) ? "mais baixo" : "mais baixa")"
    return
      "\(isMasculine(effect.measure) ? "Seu" : "Sua") \(name(of: effect.measure)) é \(direction) \(circumstance(effect.factor)): \(own) contra \(other) "
      + "(\(count(effect.count, .day)) contra \(number(effect.otherCount)), diferença \(strength(effect.size)))."
  }

  /// `às segundas-feiras`, `aos sábados`.
  private func onDays(_ weekday: Weekday) -> String {
    switch weekday {
    case .saturday, .sunday: "aos \(name(of: weekday))s"
    default: "às \(name(of: weekday).replacing("-", with: "s-"))s"
    }
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
    case 0.5...: "média"
    default: "pequena"
    }
  }

  var noEffects: String {
    "Nada se destaca: nenhuma diferença é clara o bastante para não ser acaso. "
      + "São necessários pelo menos \(EffectSearch.fewest) dias com e sem alguma coisa."
  }

  func recovery(_ recovery: Recovery, today: CivilDay) -> [String] {
    guard recovery.shifts > 0 else { return [] }
    var lines = [
      "\(count(recovery.shifts, .shift)) em \(count(recovery.days, .day)), "
        + "sendo \(count(recovery.nights, .night)); no máximo \(count(recovery.longestRunOfWork, .day)) de trabalho "
        + "e \(count(recovery.longestRunOfNights, .night)) sem interrupção"
    ]
    if recovery.week.known > 0 || recovery.fourWeeks.known > 0 {
      lines.append("trabalho: \(hours(recovery.week)) em 7 dias, \(hours(recovery.fourWeeks)) em 28 dias")
    }
    if let rest = recovery.shortestRest, rest > 0 {
      lines.append("descanso mais curto entre dois plantões: \(duration(seconds: rest))")
    }
    for quick in recovery.quickReturns {
      let rest = quick.rest > 0 ? "só \(duration(seconds: quick.rest)) de descanso" : "nenhum descanso"
      lines.append("\(rest) antes do plantão de \(day(quick.second, today: today)); a regra é 11 h")
    }
    if recovery.weekends > 0 {
      lines.append(
        "fins de semana com trabalho: \(number(recovery.weekendsWorked)) de \(number(recovery.weekends))")
    }
    for (scale, mean) in [(Scale.fatigue, recovery.fatigue), (.load, recovery.load)] {
      if let mean {
        lines.append("\(name(of: scale)) depois destes plantões: \(self.mean(mean, of: .scale(scale)))")
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
    let usual = sign.usual.map { "; nos 90 dias anteriores \(decimal($0.value, digits: 1))" } ?? ""
    let records = count(sign.recent.count, .record)
    return
      "\(dimension(sign.dimension)): em quatro semanas, \(name(of: sign.scale)) em média \(mean) (\(records))\(usual)."
  }

  private func dimension(_ dimension: WarningSign.Dimension) -> String {
    switch dimension {
    case .exhaustion: "Exaustão"
    case .distance: "Distanciamento do trabalho"
    case .littleAccomplishment: "A sensação de realizar pouco"
    }
  }

  var warningNote: String {
    "São observações das suas próprias notas, não um diagnóstico. Se fizerem sentido para você, converse com alguém de confiança, "
      + "com a medicina do trabalho ou com seu médico. Para ocultá-las: warning-signs: false no journal.md."
  }

  func prompt(_ prompt: Prompt, today: CivilDay) -> String {
    switch prompt {
    case .yearsAgo(let years, let then, let ids):
      let when = years == 1 ? "Hoje faz um ano" : "Hoje faz \(count(years, .year))"
      let date = (then.month, then.day) == (today.month, today.day) ? "" : " (\(day(then, today: today)))"
      return "\(when)\(date) que você escreveu \(ids.count == 1 ? "uma entrada" : count(ids.count, .entry))."
    case .nothingWritten(let days, let since):
      return "Nada escrito há \(count(days, .day)), desde \(day(since, today: today)). Como você está?"
    case .week(let week): return self.week(week, today: today)
    }
  }

  func week(_ week: WeekInShort, today: CivilDay) -> String {
    var parts = [count(week.shifts, .shift), count(week.entries, .entry)]
    if let mood = week.mood {
      parts.append("humor \(value(mood.value, of: .mood)) (\(count(mood.count, .day)))")
    }
    for scale in Scale.allCases {
      if let mean = week.scales[scale] {
        parts.append("\(name(of: scale)) \(decimal(mean.value, digits: 1))")
      }
    }
    return "Sua semana, \(span(week.from, week.until, today: today)): \(parts.joined(separator: ", "))."
  }

  func message(_ doubt: ShiftDoubt) -> String {
    switch doubt {
    case .missingCheckOut: "início de plantão sem fim de plantão"
    case .missingCheckIn: "fim de plantão sem início de plantão"
    case .openCallOut: "início de plantão durante o sobreaviso sem fim de plantão: o chamado não conta nada"
    case .tooLong(_, let checkOut, let hours):
      "um plantão de \(hours) horas, até \(checkOut): falta um fim de plantão?"
    }
  }

  func message(_ word: DoubtfulWord) -> String {
    switch word {
    case .key(let key, let nearest): "\(quoted(key)) é uma chave sua; você quis dizer \(quoted(nearest))?"
    case .privateKey(let key, let nearest):
      look(.didYouMean(nearest))
        + " \(quoted(key)) conta como isso, e o registro fica fora das exportações; “private: false” diz que não é."
    case .mood(let mood, let nearest?):
      "o humor \(quoted(mood)) não entra em nenhum número; você quis dizer \(quoted(nearest))?"
    case .mood(let mood, nil):
      "o humor \(quoted(mood)) não entra em nenhum número: não é uma palavra nem um emoji conhecido"
    case .shift(let word, let nearest): message(.unknownShift(word, nearest: nearest))
    case .badge(let badge, let nearest):
      "\(quoted(badge)) é um emblema seu; você quis dizer \(quoted(nearest))?"
    }
  }

  func message(_ problem: PlanProblem, today: CivilDay) -> String {
    switch problem {
    case .gap(let from, let until): "nenhuma escala diz nada sobre \(span(from, until, today: today))"
    case .sameStart(let day): "duas escalas começam \(onDay(day, today: today)); conta a última"
    case .overlap(let first, let second, let seconds) where first == second:
      "dois plantões de \(day(first, today: today)) se sobrepõem por \(duration(seconds: seconds))"
    case .overlap(let first, let second, let seconds):
      "os plantões de \(day(first, today: today)) e de \(day(second, today: today)) se sobrepõem por \(duration(seconds: seconds))"
    case .shiftInTimeOff(let day, let id):
      "\(id) prevê trabalho \(onDay(day, today: today)), em plenas férias"
    case .noHours(let word, let rota):
      "a escala de \(day(rota, today: today)) não tem horas para \(quoted(word))"
    }
  }

  var stopWords: Set<String> { Portuguese.silent }

  private static let silent: Set<String> = [
    "acho", "acima", "agora", "ainda", "alem", "alguem", "algum", "alguma", "algumas", "alguns", "ali",
    "amanha", "antes", "aquela", "aquele", "aqui", "aquilo", "assim", "ate", "atras", "atraves",
    "bastante", "bem", "boa", "bom", "cada", "cedo", "certa", "certo", "coisa", "coisas", "com", "como",
    "conta", "contra", "cuja", "cujo", "dela", "dele", "deles", "demais", "dentro", "depois", "desde",
    "dessa", "desse", "desta", "deste", "deve", "devia", "dia", "dias", "disse", "disso", "disto",
    "dizer", "dois", "duas", "durante", "ela", "elas", "ele", "eles", "embora", "enquanto", "entanto",
    "entao", "entre", "era", "eram", "essa", "essas", "esse", "esses", "esta", "estas", "estava",
    "estavam", "este", "estes", "estive", "estou", "faco", "falar", "falta", "faz", "fazer", "feita",
    "feito", "fez", "fica", "ficar", "ficou", "foi", "fora", "foram", "forma", "gente", "grande", "hoje",
    "hora", "horas", "igual", "indo", "isso", "isto", "junto", "lado", "lembro", "logo", "longe", "lugar",
    "maior", "mais", "mal", "mas", "meio", "melhor", "menos", "meses", "mesma", "mesmo", "minha",
    "minhas", "minuto", "minutos", "momento", "muita", "muitas", "muito", "muitos", "nada", "nao",
    "naquela", "naquele", "nem", "nenhum", "nenhuma", "ninguem", "nisso", "nisto", "noite", "noites",
    "nossa", "nosso", "nova", "novo", "num", "numa", "nunca", "onde", "ontem", "outra", "outras", "outro",
    "outros", "para", "parece", "parte", "pela", "pelas", "pelo", "pelos", "penso", "pequena", "pequeno",
    "perto", "pessoa", "pode", "podem", "poder", "podia", "pois", "por", "porque", "posso", "pouca",
    "pouco", "poucos", "primeira", "primeiro", "propria", "proprio", "qual", "qualquer", "quando",
    "quanta", "quanto", "quase", "que", "quem", "quer", "quero", "sabe", "saber", "sei", "seja", "sem",
    "semana", "semanas", "sempre", "sendo", "senti", "ser", "sera", "seu", "seus", "sinto", "so", "sobre",
    "sou", "sua", "suas", "talvez", "tambem", "tanta", "tanto", "tarde", "tem", "tempo", "tenho", "ter",
    "teve", "tinha", "tive", "toda", "todas", "todo", "todos", "trabalho", "tudo", "plantão", "plantões",
    "ultima", "ultimo", "uma", "umas", "uns", "vai", "vamos", "vao", "ver", "vez", "vezes", "vida", "vou",
  ]
}
