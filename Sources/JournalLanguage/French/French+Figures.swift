import JournalInsights
import JournalModel
import JournalShifts

extension French {
  func name(of measure: Measure) -> String {
    switch measure {
    case .mood: "humeur"
    case .scale(let scale): name(of: scale)
    }
  }

  func mean(_ mean: Mean, of measure: Measure) -> String {
    "\(value(mean.value, of: measure)) (\(share(of: mean)))"
  }

  private func share(of mean: Mean) -> String {
    mean.expected >= mean.count
      ? "\(number(mean.count)) sur \(number(mean.expected))" : count(mean.count, .record)
  }

  func trend(_ trend: Trend, of measure: Measure) -> String {
    let period = "sur \(count(trend.days, .day))"
    guard let now = trend.now else { return "rien d’écrit \(period)" }
    let mean = "\(value(now.value, of: measure)) \(period) (\(share(of: now)))"
    guard let change = trend.change else { return mean }
    let amount = decimal(abs(change), digits: 1)
    if amount == "0,0" { return "\(mean), comme avant" }
    return "\(mean), \(amount) de \(change > 0 ? "plus" : "moins") qu’avant"
  }

  func shiftChange(_ change: Statistics.ShiftChange) -> String {
    let (before, after) = (decimal(change.meanBefore, digits: 1), decimal(change.meanAfter, digits: 1))
    let shifts = count(change.count, .shift)
    switch change.before {
    case .energy: return "énergie\u{A0}: \(before) avant, il en reste \(after) après (\(shifts))"
    default:
      let name = change.after == change.before ? "" : "\(self.name(of: change.after)) "
      return "\(self.name(of: change.before))\u{A0}: \(before) avant, \(name)\(after) après (\(shifts))"
    }
  }

  func circumstance(_ factor: Factor) -> String {
    switch factor {
    case .weekday(let weekday): "le \(name(of: weekday))"
    case .shift(.rest): "les jours de repos"
    case .shift(.day): "les postes de jour"
    case .shift(.night): "les postes de nuit"
    case .shift(.other(let word)): "les postes \(quoted(word))"
    case .indexInBlock(1): "le premier jour de travail d’affilée"
    case .indexInBlock(2): "le deuxième jour de travail d’affilée"
    case .indexInBlock(3): "le troisième jour de travail d’affilée"
    case .indexInBlock: "à partir du quatrième jour de travail d’affilée"
    case .nightInARow(1): "la première nuit d’affilée"
    case .nightInARow(2): "la deuxième nuit d’affilée"
    case .nightInARow: "à partir de la troisième nuit d’affilée"
    case .shortRest: "après peu de repos (moins de 11\u{A0}h, ou de 24\u{A0}h après une nuit)"
    case .shortSleep: "après peu de sommeil (moins de 6\u{A0}h dans les 24\u{A0}h avant le poste)"
    case .weather(let text): "par temps \(quoted(text))"
    case .tag(let text): "les jours avec l’étiquette \(quoted(text))"
    case .person(let text): "les jours avec \(text)"
    }
  }

  func effect(_ effect: Effect) -> String {
    let (own, other) = (value(effect.mean, of: effect.measure), value(effect.otherMean, of: effect.measure))
    let name = self.name(of: effect.measure)
    let direction = effect.difference > 0 ? "plus" : "moins"
    return
      "\(possessive(effect.measure)) \(name) est \(direction) \(high(effect.measure)) \(circumstance(effect.factor))"
      + "\u{A0}: \(own) contre \(other) (\(count(effect.count, .day)) contre \(number(effect.otherCount)), "
      + "\(strength(effect.size)) différence)."
  }

  private func possessive(_ measure: Measure) -> String {
    switch measure {
    case .mood, .scale(.energy), .scale(.stress): "Ton"
    case .scale: "Ta"
    }
  }

  private func high(_ measure: Measure) -> String {
    switch measure {
    case .mood: "haute"
    case .scale(.stress): "élevé"
    case .scale: "élevée"
    }
  }

  private func strength(_ size: Double) -> String {
    switch abs(size) {
    case 0.8...: "grande"
    case 0.5...: "moyenne"
    default: "petite"
    }
  }

  var noEffects: String {
    "Rien ne ressort\u{A0}: aucune différence n’est assez nette pour ne pas être due au hasard. "
      + "Il faut au moins \(EffectSearch.fewest) jours avec quelque chose et autant sans."
  }

  func recovery(_ recovery: Recovery, today: CivilDay) -> [String] {
    guard recovery.shifts > 0 else { return [] }
    var lines = [
      "\(count(recovery.shifts, .shift)) en \(count(recovery.days, .day)), dont \(count(recovery.nights, .night))\u{A0}; "
        + "au plus \(count(recovery.longestRunOfWork, .day)) de travail et "
        + "\(count(recovery.longestRunOfNights, .night)) d’affilée"
    ]
    if recovery.week.known > 0 || recovery.fourWeeks.known > 0 {
      lines.append(
        "travail\u{A0}: \(hours(recovery.week)) en 7 jours, \(hours(recovery.fourWeeks)) en 28 jours")
    }
    if let rest = recovery.shortestRest, rest > 0 {
      lines.append("repos le plus court entre deux postes\u{A0}: \(duration(seconds: rest))")
    }
    for quick in recovery.quickReturns {
      let rest = quick.rest > 0 ? "seulement \(duration(seconds: quick.rest)) de repos" : "aucun repos"
      lines.append(
        "\(rest) avant le poste du \(day(quick.second, today: today))\u{A0}; la règle est de 11\u{A0}h")
    }
    if recovery.weekends > 0 {
      lines.append(
        "week-ends travaillés\u{A0}: \(number(recovery.weekendsWorked)) sur \(number(recovery.weekends))")
    }
    for (scale, mean) in [(Scale.fatigue, recovery.fatigue), (.load, recovery.load)] {
      if let mean {
        lines.append("\(name(of: scale)) après ces postes\u{A0}: \(self.mean(mean, of: .scale(scale)))")
      }
    }
    return lines
  }

  private func hours(_ hours: Recovery.Hours) -> String {
    let time = duration(seconds: hours.seconds)
    return hours.known == hours.shifts
      ? time : "\(time) (\(number(hours.known)) sur \(count(hours.shifts, .shift)))"
  }

  func warningSign(_ sign: WarningSign) -> String {
    let mean = decimal(sign.recent.value, digits: 1)
    let usual =
      sign.usual.map { "\u{A0}; dans les 90 jours d’avant\u{A0}: \(decimal($0.value, digits: 1))" } ?? ""
    let records = count(sign.recent.count, .record)
    let name = "\(possessive(.scale(sign.scale)).lowercased()) \(self.name(of: sign.scale))"
    return
      "\(dimension(sign.dimension))\u{A0}: sur quatre semaines, \(name) est en moyenne à \(mean) (\(records))\(usual)."
  }

  private func dimension(_ dimension: WarningSign.Dimension) -> String {
    switch dimension {
    case .exhaustion: "Épuisement"
    case .distance: "Distance avec le travail"
    case .littleAccomplishment: "Sentiment d’accomplir peu"
    }
  }

  var warningNote: String {
    "Ce sont des observations tirées de tes notes, pas un diagnostic. Si tu t’y reconnais, parles-en à quelqu’un de "
      + "confiance, à la médecine du travail ou à ton médecin. Pour les masquer\u{A0}: warning-signs: false dans journal.md."
  }

  func prompt(_ prompt: Prompt, today: CivilDay) -> String {
    switch prompt {
    case .yearsAgo(let years, let then, let ids):
      let date = (then.month, then.day) == (today.month, today.day) ? "" : " (\(day(then, today: today)))"
      let what = ids.count == 1 ? "une entrée" : count(ids.count, .entry)
      return "Il y a \(count(years, .year))\(date), tu écrivais \(what)."
    case .nothingWritten(let days, let since):
      return
        "Rien d’écrit depuis le \(day(since, today: today)) (\(count(days, .day))). Comment vas-tu\u{A0}?"
    case .week(let week): return self.week(week, today: today)
    }
  }

  func week(_ week: WeekInShort, today: CivilDay) -> String {
    var parts = [count(week.shifts, .shift), count(week.entries, .entry)]
    if let mood = week.mood {
      parts.append("humeur \(value(mood.value, of: .mood)) (\(count(mood.count, .day)))")
    }
    for scale in Scale.allCases {
      if let mean = week.scales[scale] {
        parts.append("\(name(of: scale)) \(decimal(mean.value, digits: 1))")
      }
    }
    return "Ta semaine, \(span(week.from, week.until, today: today))\u{A0}: \(parts.joined(separator: ", "))."
  }

  func message(_ doubt: ShiftDoubt) -> String {
    switch doubt {
    case .missingCheckOut: "prise de poste sans fin de poste"
    case .missingCheckIn: "fin de poste sans prise de poste"
    case .openCallOut:
      "prise de poste pendant une astreinte, sans fin de poste\u{A0}: le rappel ne compte rien"
    case .tooLong(_, let checkOut, let hours):
      "un poste de \(hours) heures, jusqu’à \(checkOut)\u{A0}: manque-t-il une fin de poste\u{A0}?"
    }
  }

  func message(_ word: DoubtfulWord) -> String {
    switch word {
    case .key(let key, let nearest):
      "\(quoted(key)) est une clé à toi\u{A0}; voulais-tu dire \(quoted(nearest))\u{A0}?"
    case .privateKey(let key, let nearest):
      look(.didYouMean(nearest))
        + " \(quoted(key)) compte comme tel, et la fiche reste hors des exports\u{A0}; «\u{A0}private: false\u{A0}» dit qu’elle n’est pas privée."
    case .mood(let mood, let nearest?):
      "l’humeur \(quoted(mood)) n’entre dans aucun chiffre\u{A0}; voulais-tu dire \(quoted(nearest))\u{A0}?"
    case .mood(let mood, nil):
      "l’humeur \(quoted(mood)) n’entre dans aucun chiffre\u{A0}: ni mot ni émoji connu"
    case .shift(let word, let nearest): message(.unknownShift(word, nearest: nearest))
    case .badge(let badge, let nearest):
      "\(quoted(badge)) est un badge à toi\u{A0}; voulais-tu dire \(quoted(nearest))\u{A0}?"
    }
  }

  func message(_ problem: PlanProblem, today: CivilDay) -> String {
    switch problem {
    case .gap(let from, let until): "aucun planning ne dit rien \(span(from, until, today: today))"
    case .sameStart(let day): "deux plannings commencent \(onDay(day, today: today))\u{A0}; le dernier compte"
    case .overlap(let first, let second, let seconds) where first == second:
      "deux postes du \(day(first, today: today)) se chevauchent de \(duration(seconds: seconds))"
    case .overlap(let first, let second, let seconds):
      "les postes du \(day(first, today: today)) et du \(day(second, today: today)) se chevauchent de "
        + duration(seconds: seconds)
    case .shiftInTimeOff(let day, let id):
      "\(id) prévoit un poste \(onDay(day, today: today)), pendant des congés"
    case .noHours(let word, let rota):
      "le planning du \(day(rota, today: today)) n’a pas d’horaires pour \(quoted(word))"
    }
  }

  var stopWords: Set<String> { French.silent }

  private static let silent: Set<String> = [
    "ailleurs", "ainsi", "allait", "alle", "allee", "aller", "alors", "annee", "annees", "apres", "assez",
    "aucun", "aucune", "aujourd", "aurais", "aurait", "aussi", "aussitot", "autant", "autour", "autre",
    "autres", "avaient", "avais", "avait", "avant", "avec", "avez", "avoir", "avons", "beaucoup", "belle",
    "bien", "bonne", "bord", "bout", "bref", "cause", "cela", "celle", "celles", "celui", "cent", "certain",
    "certaine", "certains", "cette", "ceux", "chaque", "chez", "chose", "choses", "cinq", "cinquante",
    "combien", "comme", "comment", "contre", "cote", "croire", "crois", "dans", "debout", "dehors", "deja",
    "demain", "depuis", "dernier", "derniere", "derniers", "desormais", "dessous", "dessus", "deux",
    "devant", "devrait", "dimanche", "dirait", "dire", "disait", "disent", "dite", "dois", "doit", "donc",
    "douze", "droit", "droite", "eclat", "egal", "elle", "elles", "encore", "enfin", "ensuite", "entre",
    "etaient", "etait", "etes", "etions", "etre", "evidemment", "facon", "faire", "faisait", "fait", "faut",
    "fois", "font", "force", "gauche", "grand", "grande", "grands", "gros", "heure", "heures", "hier",
    "huit", "jamais", "janvier", "jeudi", "jour", "journee", "jours", "juste", "laisse", "laisser",
    "laquelle", "lequel", "leur", "leurs", "loin", "long", "longtemps", "longue", "lors", "lundi",
    "maintenant", "mais", "malgre", "mardi", "matin", "matinee", "meme", "mercredi", "mettre", "mieux",
    "milieu", "mille", "minute", "minutes", "mise", "moins", "mois", "moitie", "moment", "neuf", "nombre",
    "notre", "nous", "nuit", "nuits", "onze", "parce", "parfois", "parle", "parler", "parmi", "partie",
    "partout", "passe", "passer", "peine", "pendant", "personne", "petit", "petite", "peut", "plein",
    "plus", "plusieurs", "plutot", "point", "porte", "possible", "poste", "pour", "pourquoi", "pourtant",
    "pouvait", "pouvoir", "premier", "premiere", "prend", "prendra", "prendre", "pres", "presque", "prise",
    "puis", "puisque", "quand", "quarante", "quatre", "quel", "quelle", "quelqu", "quelque", "quelquefois",
    "quelques", "quinze", "quoi", "reste", "rester", "retour", "rien", "sais", "sait", "samedi", "sans",
    "savoir", "second", "seconde", "seize", "selon", "semaine", "semaines", "semble", "sept", "sera",
    "serait", "seul", "seule", "seulement", "sinon", "sitot", "soir", "soiree", "soit", "sommes", "sont",
    "sorte", "sortes", "soudain", "sous", "souvent", "suis", "suite", "surtout", "tandis", "tant", "tantot",
    "tard", "telle", "temps", "tete", "tiens", "tient", "toujours", "tour", "tous", "tout", "toute",
    "toutefois", "toutes", "treize", "trente", "tres", "trois", "trop", "truc", "vais", "vaut", "vendredi",
    "venir", "venu", "venue", "vers", "veut", "veux", "vieille", "viens", "vient", "vieux", "vingt",
    "voila", "voir", "vois", "voit", "vont", "votre", "voulait", "vouloir", "vous", "vrai", "vraie",
    "vraiment",
  ]
}
