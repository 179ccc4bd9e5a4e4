import JournalInsights
import JournalModel
import JournalShifts

extension German {
  func name(of measure: Measure) -> String {
    switch measure {
    case .mood: "Stimmung"
    case .scale(let scale): name(of: scale)
    }
  }

  func mean(_ mean: Mean, of measure: Measure) -> String {
    "\(value(mean.value, of: measure)) (\(share(of: mean)))"
  }

  private func share(of mean: Mean) -> String {
    mean.expected >= mean.count
      ? "\(number(mean.count)) von \(number(mean.expected)) erwarteten" : count(mean.count, .record)
  }

  func trend(_ trend: Trend, of measure: Measure) -> String {
    let period = "in \(dative(trend.days, .day))"
    guard let now = trend.now else { return "\(period) nichts geschrieben" }
    let mean = "\(value(now.value, of: measure)) \(period) (\(share(of: now)))"
    guard let change = trend.change else { return mean }
    let amount = decimal(abs(change), digits: 1)
    if amount == "0,0" { return "\(mean), wie zuvor" }
    return "\(mean), \(amount) \(change > 0 ? "mehr" : "weniger") als zuvor"
  }

  func shiftChange(_ change: Statistics.ShiftChange) -> String {
    let (before, after) = (decimal(change.meanBefore, digits: 1), decimal(change.meanAfter, digits: 1))
    let shifts = count(change.count, .shift)
    switch change.before {
    case .energy: return "Energie: \(before) vorher, \(after) bleiben danach (\(shifts))"
    default:
      let name = change.after == change.before ? "" : "\(self.name(of: change.after)) "
      return "\(self.name(of: change.before)): \(before) vorher, \(name)\(after) nachher (\(shifts))"
    }
  }

  func circumstance(_ factor: Factor) -> String {
    switch factor {
    case .weekday(let weekday): "\(name(of: weekday).lowercased())s"
    case .shift(.rest): "an freien Tagen"
    case .shift(.day): "in Tagdiensten"
    case .shift(.night): "in Nachtdiensten"
    case .shift(let shift): "in Diensten „\(name(of: shift))“"
    case .indexInBlock(1): "am ersten Arbeitstag in Folge"
    case .indexInBlock(2): "am zweiten Arbeitstag in Folge"
    case .indexInBlock(3): "am dritten Arbeitstag in Folge"
    case .indexInBlock: "ab dem vierten Arbeitstag in Folge"
    case .nightInARow(1): "in der ersten Nacht in Folge"
    case .nightInARow(2): "in der zweiten Nacht in Folge"
    case .nightInARow: "ab der dritten Nacht in Folge"
    case .shortRest: "nach wenig Ruhe (unter 11 h, nach einer Nacht unter 24 h)"
    case .shortSleep: "nach wenig Schlaf (unter 6 h in den 24 h vor dem Dienst)"
    case .weather(let text): "wenn das Wetter \(quoted(text)) ist"
    case .tag(let text): "an Tagen mit dem Schlagwort \(quoted(text))"
    case .person(let text): "an Tagen mit \(text)"
    }
  }

  func effect(_ effect: Effect) -> String {
    let (own, other) = (value(effect.mean, of: effect.measure), value(effect.otherMean, of: effect.measure))
    let direction = effect.difference > 0 ? "höher" : "niedriger"
    return
      "\(name(of: effect.measure).capitalizedFirst) ist \(circumstance(effect.factor)) \(direction): \(own) gegenüber \(other) "
      + "(\(count(effect.count, .day)) gegenüber \(number(effect.otherCount)), \(strength(effect.size)) Unterschied)."
  }

  private func strength(_ size: Double) -> String {
    switch abs(size) {
    case 0.8...: "großer"
    case 0.5...: "mittlerer"
    default: "kleiner"
    }
  }

  var noEffects: String {
    "Nichts sticht hervor: kein Unterschied ist deutlich genug, um nicht Zufall zu sein. "
      + "Es braucht mindestens \(EffectSearch.fewest) Tage mit und ohne etwas."
  }

  func recovery(_ recovery: Recovery, today: CivilDay) -> [String] {
    guard recovery.shifts > 0 else { return [] }
    var lines = [
      "\(count(recovery.shifts, .shift)) in \(dative(recovery.days, .day)), "
        + "darunter \(count(recovery.nights, .night)); höchstens \(count(recovery.longestRunOfWork, .day)) Arbeit "
        + "und \(count(recovery.longestRunOfNights, .night)) am Stück"
    ]
    if recovery.week.known > 0 || recovery.fourWeeks.known > 0 {
      lines.append("Arbeit: \(hours(recovery.week)) in 7 Tagen, \(hours(recovery.fourWeeks)) in 28 Tagen")
    }
    if let rest = recovery.shortestRest, rest > 0 {
      lines.append("kürzeste Ruhe zwischen zwei Diensten: \(duration(seconds: rest))")
    }
    for quick in recovery.quickReturns {
      let rest = quick.rest > 0 ? "nur \(duration(seconds: quick.rest)) Ruhe" : "keine Ruhe"
      lines.append("\(rest) vor dem Dienst vom \(day(quick.second, today: today)); die Regel sind 11 h")
    }
    if recovery.weekends > 0 {
      lines.append(
        "Wochenenden mit Arbeit: \(number(recovery.weekendsWorked)) von \(number(recovery.weekends))")
    }
    for (scale, mean) in [(Scale.fatigue, recovery.fatigue), (.load, recovery.load)] {
      if let mean {
        lines.append("\(name(of: scale)) nach diesen Diensten: \(self.mean(mean, of: .scale(scale)))")
      }
    }
    return lines
  }

  private func hours(_ hours: Recovery.Hours) -> String {
    let time = duration(seconds: hours.seconds)
    return hours.known == hours.shifts
      ? time : "\(time) (\(number(hours.known)) von \(dative(hours.shifts, .shift)))"
  }

  func warningSign(_ sign: WarningSign) -> String {
    let mean = decimal(sign.recent.value, digits: 1)
    let usual = sign.usual.map { "; in den 90 Tagen davor \(decimal($0.value, digits: 1))" } ?? ""
    let records = count(sign.recent.count, .record)
    return
      "\(dimension(sign.dimension)): über vier Wochen im Mittel \(name(of: sign.scale)) \(mean) (\(records))\(usual)."
  }

  private func dimension(_ dimension: WarningSign.Dimension) -> String {
    switch dimension {
    case .exhaustion: "Erschöpfung"
    case .distance: "Innere Distanz zur Arbeit"
    case .littleAccomplishment: "Das Gefühl, wenig zu erreichen"
    }
  }

  var warningNote: String {
    "Das sind Beobachtungen aus deinen eigenen Notizen, keine Diagnose. Wenn du dich darin wiederfindest, sprich mit einem "
      + "Menschen deines Vertrauens, dem Betriebsarzt oder deiner Hausarztpraxis. Zum Ausblenden: warning-signs: false in journal.md."
  }

  func prompt(_ prompt: Prompt, today: CivilDay) -> String {
    switch prompt {
    case .yearsAgo(let years, let then, let ids):
      let when = years == 1 ? "Heute vor einem Jahr" : "Heute vor \(dative(years, .year))"
      let date = (then.month, then.day) == (today.month, today.day) ? "" : " (\(day(then, today: today)))"
      return
        "\(when)\(date) hast du \(ids.count == 1 ? "einen Eintrag" : count(ids.count, .entry)) geschrieben."
    case .nothingWritten(let days, let since):
      return
        "Seit \(dative(days, .day)) nichts geschrieben, seit \(day(since, today: today)). Wie geht es dir?"
    case .week(let week): return self.week(week, today: today)
    }
  }

  func week(_ week: WeekInShort, today: CivilDay) -> String {
    var parts = [count(week.shifts, .shift), count(week.entries, .entry)]
    if let mood = week.mood {
      parts.append("Stimmung \(value(mood.value, of: .mood)) (\(count(mood.count, .day)))")
    }
    for scale in Scale.allCases {
      if let mean = week.scales[scale] {
        parts.append("\(name(of: scale)) \(decimal(mean.value, digits: 1))")
      }
    }
    return "Deine Woche, \(span(week.from, week.until, today: today)): \(parts.joined(separator: ", "))."
  }

  func message(_ doubt: ShiftDoubt) -> String {
    switch doubt {
    case .missingCheckOut: "Dienstbeginn ohne Dienstende"
    case .missingCheckIn: "Dienstende ohne Dienstbeginn"
    case .openCallOut: "Dienstbeginn während des Rufdienstes ohne Dienstende: Der Einsatz zählt nichts"
    case .tooLong(_, let checkOut, let hours):
      "ein Dienst von \(hours) Stunden, bis \(checkOut): fehlt ein Dienstende?"
    }
  }

  func message(_ word: DoubtfulWord) -> String {
    switch word {
    case .key(let key, let nearest):
      "\(quoted(key)) ist ein eigener Schlüssel; meintest du \(quoted(nearest))?"
    case .privateKey(let key, let nearest):
      look(.didYouMean(nearest))
        + " \(quoted(key)) zählt so, die Aufzeichnung bleibt also aus Exporten heraus; „private: false“ sagt, dass sie nicht privat ist."
    case .mood(let mood, let nearest?):
      "die Stimmung \(quoted(mood)) zählt in keiner Zahl; meintest du \(quoted(nearest))?"
    case .mood(let mood, nil):
      "die Stimmung \(quoted(mood)) zählt in keiner Zahl: weder ein bekanntes Wort noch ein bekanntes Emoji"
    case .shift(let word, let nearest): message(.unknownShift(word, nearest: nearest))
    case .badge(let badge, let nearest):
      "\(quoted(badge)) ist ein eigenes Abzeichen; meintest du \(quoted(nearest))?"
    }
  }

  func message(_ problem: PlanProblem, today: CivilDay) -> String {
    switch problem {
    case .gap(let from, let until): "kein Dienstplan sagt etwas über \(span(from, until, today: today))"
    case .sameStart(let day): "zwei Dienstpläne beginnen \(onDay(day, today: today)); der spätere zählt"
    case .overlap(let first, let second, let seconds) where first == second:
      "zwei Dienste vom \(day(first, today: today)) überschneiden sich um \(duration(seconds: seconds))"
    case .overlap(let first, let second, let seconds):
      "die Dienste vom \(day(first, today: today)) und vom \(day(second, today: today)) überschneiden sich um \(duration(seconds: seconds))"
    case .shiftInTimeOff(let day, let id): "\(id) plant Arbeit \(onDay(day, today: today)), mitten im Urlaub"
    case .noHours(let word, let rota):
      "der Dienstplan ab \(day(rota, today: today)) hat keine Zeiten für \(quoted(word))"
    }
  }

  var stopWords: Set<String> { German.silent }

  private static let silent: Set<String> = [
    "abend", "abends", "aber", "alle", "allein", "allem", "allen", "aller", "allerdings", "alles", "also",
    "andere", "anderen", "anders", "auch", "aufs", "ausserdem", "beide", "beiden", "beim", "bereits",
    "besonders", "bevor", "bisschen", "bist", "brauche", "brauchte", "dabei", "dafur", "dagegen", "daher",
    "dahin", "damals", "damit", "danach", "daneben", "dank", "dann", "daran", "darauf", "daraus", "darin",
    "daruber", "darum", "darunter", "dass", "davon", "davor", "dazu", "dein", "deine", "deinen", "denen",
    "denn", "dennoch", "derselbe", "deshalb", "dessen", "deswegen", "dich", "dienst", "dienste", "diese",
    "diesem", "diesen", "dieser", "dieses", "dinge", "doch", "dort", "draussen", "drei", "drin", "dritte",
    "durch", "durfen", "eben", "echt", "egal", "eigentlich", "eine", "einem", "einen", "einer", "eines",
    "einfach", "einige", "einigen", "einmal", "endlich", "entweder", "erst", "erste", "ersten", "etwa",
    "etwas", "euch", "euer", "fast", "fruhdienst", "funf", "ganz", "ganze", "ganzen", "gar", "geben",
    "gegen", "gehen", "gemacht", "gerade", "gern", "gerne", "gesagt", "gestern", "gewesen", "gibt",
    "ging", "gleich", "haben", "halt", "hast", "hatte", "hatten", "heute", "hier", "hinter", "ihm",
    "ihnen", "ihre", "ihrem", "ihren", "ihrer", "immer", "irgendwie", "jeden", "jeder", "jedes", "jetzt",
    "kann", "kannst", "kein", "keine", "keinen", "keiner", "kommen", "konnte", "konnten", "kurz", "lange",
    "lassen", "leider", "letzte", "letzten", "machen", "macht", "manche", "manchmal", "mehr", "mehrere",
    "mein", "meine", "meinem", "meinen", "meiner", "meist", "meisten", "mich", "minuten", "mittag",
    "mittags", "montag", "morgen", "morgens", "muss", "mussen", "musste", "nach", "nachdem", "nachmittag",
    "nachste", "nachsten", "nacht", "nachtdienst", "nachts", "naturlich", "neben", "nehmen", "nicht",
    "nichts", "noch", "nochmal", "oder", "oft", "ohne", "recht", "richtig", "sachen", "sagen", "sagte",
    "schicht", "schnell", "schon", "sehen", "sehr", "seid", "sein", "seine", "seinem", "seinen", "seiner",
    "seit", "selbst", "sich", "sicher", "sieben", "sind", "sogar", "solche", "soll", "sollte", "sondern",
    "sonst", "spatdienst", "stehen", "stunde", "stunden", "tage", "tagen", "tages", "trotz", "trotzdem",
    "uber", "uberhaupt", "unser", "unsere", "unter", "vergessen", "viel", "viele", "vielen", "vielleicht",
    "vier", "voll", "vollig", "vorher", "wahrend", "wann", "waren", "warum", "weil", "weiss", "weiter",
    "welche", "wenig", "weniger", "wenn", "werde", "werden", "wieder", "wirklich", "wissen", "woche",
    "wochen", "wohl", "wollen", "wollte", "worden", "wurde", "wurden", "zehn", "zeit", "ziemlich",
    "zuerst", "zuletzt", "zuruck", "zusammen", "zwei", "zwischen",
  ]
}
