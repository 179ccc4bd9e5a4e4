import JournalModel

extension French {
  func name(of weekday: Weekday) -> String {
    switch weekday {
    case .monday: "lundi"
    case .tuesday: "mardi"
    case .wednesday: "mercredi"
    case .thursday: "jeudi"
    case .friday: "vendredi"
    case .saturday: "samedi"
    case .sunday: "dimanche"
    }
  }

  func shortName(of weekday: Weekday) -> String { "\(name(of: weekday).prefix(3))." }

  func monthName(_ month: Int) -> String {
    let names = [
      "janvier", "février", "mars", "avril", "mai", "juin", "juillet", "août", "septembre", "octobre",
      "novembre", "décembre",
    ]
    return names.indices.contains(month - 1) ? names[month - 1] : ""
  }

  func shortMonthName(_ month: Int) -> String {
    let names = [
      "janv.", "févr.", "mars", "avr.", "mai", "juin", "juil.", "août", "sept.", "oct.", "nov.", "déc.",
    ]
    return names.indices.contains(month - 1) ? names[month - 1] : ""
  }

  func day(_ day: CivilDay, today: CivilDay) -> String {
    "\(name(of: day.weekday)) \(date(day.fields, hasYear: day.year != today.year))"
  }

  func onDay(_ day: CivilDay, today: CivilDay) -> String { "le \(self.day(day, today: today))" }

  func span(_ from: CivilDay, _ until: CivilDay, today: CivilDay) -> String {
    guard from != until else { return onDay(from, today: today) }
    let (first, last) = (from.fields, until.fields)
    let hasYear = last.year != today.year || first.year != today.year
    let end = date(last, hasYear: hasYear)
    if first.year != last.year { return "du \(date(first, hasYear: true)) au \(end)" }
    if first.month != last.month { return "du \(date(first, hasYear: false)) au \(end)" }
    return "du \(ordinal(first.day)) au \(end)"
  }

  func month(_ month: Int, year: Int) -> String { "\(monthName(month)) \(year)" }

  func time(_ time: ClockTime) -> String {
    time.minute == 0 ? "\(time.hour)\u{A0}h" : "\(time.hour)\u{A0}h\u{A0}\(Digits.two(time.minute))"
  }

  func duration(seconds: Int64) -> String { Digits.duration(seconds) }

  func relative(secondsAgo seconds: Int64) -> String {
    guard let (count, unit) = TimeDistance.of(seconds) else { return "à l’instant" }
    return seconds > 0 ? "il y a \(self.count(count, unit))" : "dans \(self.count(count, unit))"
  }

  func relativeDay(_ day: CivilDay, today: CivilDay) -> String {
    switch today.days(until: day) {
    case 0: "aujourd’hui"
    case 1: "demain"
    case -1: "hier"
    default: self.day(day, today: today)
    }
  }

  func number(_ number: Int) -> String { Digits.grouped(number, separator: "\u{202F}") }

  func decimal(_ number: Double, digits: Int) -> String {
    Digits.decimal(number, digits: digits, point: ",")
  }

  func percent(_ share: Double) -> String { Digits.percent(share).map { "\($0)\u{A0}%" } ?? "–" }

  /// In French 0 and 1 are singular.
  func count(_ count: Int, _ noun: Noun) -> String {
    let (one, many) = words(noun)
    return "\(number(count)) \(count.magnitude < 2 ? one : many)"
  }

  func joined(_ parts: [String]) -> String { Digits.joined(parts, lastWord: "et") }

  func quoted(_ text: String) -> String { "«\u{A0}\(text)\u{A0}»" }

  /// The first of a month is an ordinal, the other days are not.
  func ordinal(_ day: Int) -> String { day == 1 ? "1er" : "\(day)" }

  private func date(_ fields: (year: Int, month: Int, day: Int), hasYear: Bool) -> String {
    "\(ordinal(fields.day)) \(monthName(fields.month))\(hasYear ? " \(fields.year)" : "")"
  }

  private func words(_ noun: Noun) -> (one: String, many: String) {
    switch noun {
    case .second: ("seconde", "secondes")
    case .minute: ("minute", "minutes")
    case .hour: ("heure", "heures")
    case .day: ("jour", "jours")
    case .workingDay: ("jour ouvré", "jours ouvrés")
    case .week: ("semaine", "semaines")
    case .month: ("mois", "mois")
    case .year: ("an", "ans")
    case .shift: ("poste", "postes")
    case .night: ("nuit", "nuits")
    case .record: ("fiche", "fiches")
    case .entry: ("entrée", "entrées")
    case .checkIn: ("prise de poste", "prises de poste")
    case .checkOut: ("fin de poste", "fins de poste")
    case .vacation: ("congé", "congés")
    case .tag: ("étiquette", "étiquettes")
    case .person: ("personne", "personnes")
    case .word: ("mot", "mots")
    case .character: ("caractère", "caractères")
    case .file: ("fichier", "fichiers")
    case .problem: ("problème", "problèmes")
    case .conflict: ("conflit", "conflits")
    case .change: ("modification", "modifications")
    case .commit: ("commit", "commits")
    case .byte: ("octet", "octets")
    }
  }
}
