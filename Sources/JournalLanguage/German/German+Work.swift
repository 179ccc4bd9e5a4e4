import JournalModel
import JournalShifts

extension German {
  func name(of meaning: ShiftMeaning) -> String {
    switch meaning {
    case .day: "Tag"
    case .late: "Spät"
    case .night: "Nacht"
    case .onCall: "Rufdienst"
    case .training: "Fortbildung"
    case .rest: "frei"
    case .leave: "Urlaub"
    case .rtt: "RTT"
    case .sick: "krank"
    case .publicHoliday: "Feiertag"
    case .absence: "abwesend"
    }
  }

  func summary(_ summary: PlanSummary) -> String {
    let kinds = summary.shifts.map { "\(number($0.count)) \(name(of: $0.meaning))" }
    var text = count(summary.work, .shift)
    if !kinds.isEmpty { text += " (\(kinds.joined(separator: ", ")))" }
    if summary.onCall > 0 { text += ", \(number(summary.onCall)) Rufdienst" }
    text += ", \(number(summary.rests)) frei"
    let doubt = leftOut(summary.unknownWords, summary.unplannedDays)
    if !doubt.isEmpty { text += ", und " + doubt }
    return text + " in \(dative(summary.days, .day))"
  }

  private func leftOut(_ words: [Countdown.UnknownWord], _ unplannedDays: Int) -> String {
    var parts = unknown(words)
    if unplannedDays > 0 { parts.append("\(count(unplannedDays, .day)) ohne Plan") }
    return joined(parts)
  }

  func message(_ finding: RestFinding, today: CivilDay) -> String {
    let (from, until) = (day(finding.from, today: today), day(finding.until, today: today))
    let value = duration(seconds: finding.value)
    let limit = finding.limit.map { duration(seconds: $0) } ?? ""
    let bound = finding.limit == nil ? "" : " (Grenze \(limit))"
    switch finding.kind {
    case .rest: return "\(value) Ruhe zwischen \(from) und \(until)\(bound)"
    case .any7: return "\(value) Arbeit in den 7 Tagen von \(from) bis \(until)\(bound)"
    case .week: return "\(value) Arbeit in der Woche von \(from) bis \(until)\(bound)"
    case .shift: return "ein Dienst von \(value) \(onDay(finding.from, today: today))\(bound)"
    case .night: return "eine Nacht von \(value) \(onDay(finding.from, today: today))\(bound)"
    case .run:
      return "\(count(Int(finding.value), .day)) Arbeit am Stück von \(from) bis \(until) "
        + "(Grenze \(number(Int(finding.limit ?? 0))))"
    case .nightRun:
      return "\(count(Int(finding.value), .night)) am Stück von \(from) bis \(until) "
        + "(Grenze \(number(Int(finding.limit ?? 0))))"
    case .average: return "\(value) Arbeit je Woche im Mittel von \(from) bis \(until)\(bound)"
    case .weeklyRest:
      return "keine Ruhe von \(limit) zwischen \(from) und \(until); die längste ist \(value)"
    }
  }

  func work(_ caption: WorkCaption) -> String {
    switch caption {
    case .nextShift(let what, let at): "Als Nächstes: \(what)" + (at.map { ", \(time($0))" } ?? "")
    case .afterNight: "Wie war deine Nacht?"
    case .afterShift: "Wie war dein Dienst?"
    case .noFindings: "Keine Ruhezeit, Woche oder Folge liegt jenseits der Grenzen."
    case .leftOut(let words, let days): "Nicht mitgezählt: \(leftOut(words, days))."
    case .change(let day, let was, let now, let notice):
      "\(day): \(was) → \(now)" + (notice.map { ", \(self.notice($0))" } ?? "")
    case .changes(let changed, let all, let short):
      "\(number(changed)) von \(dative(all, .shift)) wurden geändert, \(number(short)) mit weniger als 48 Stunden Vorlauf"
    case .noChanges: "Kein veröffentlichter Plan wurde geändert."
    case .noWork: "frei"
    case .workedHours(let planned?, let worked):
      "gearbeitet \(duration(seconds: worked)), geplant \(duration(seconds: planned))"
    case .workedHours(nil, let worked): "gearbeitet \(duration(seconds: worked))"
    case .weekTotal(let shifts, let planned, let worked):
      "\(count(shifts, .shift)) · geplant \(duration(seconds: planned)) · gearbeitet \(duration(seconds: worked))"
    case .replaced(let id): "durch einen späteren ersetzt: \(id)"
    case .calledOut(let text): "Einsatz \(text)"
    case .extra: "zusätzlich"
    case .longDay(let day, let minutes): "\(day) hat \(duration(seconds: Int64(minutes) * 60)) Arbeit"
    case .sameExtra(let id): "dieser Dienst steht schon zusätzlich da: \(id)"
    case .sameAbsence(let id): "diese Tage sind schon frei: \(id)"
    case .swapsBack(let day): "das tauscht zurück: \(day) hat wieder den geplanten Dienst"
    case .writeAnyway: "Trotzdem schreiben?"
    case .soFar: "bisher"
    case .ahead(let shifts, let planned):
      "noch \(count(shifts, .shift)) · geplant \(duration(seconds: planned))"
    case .onCallTotal(let seconds): "Rufdienst \(duration(seconds: seconds))"
    case .howToChooseRules:
      "Keine Ruheregeln sind gewählt: Zahlen ohne Urteil. Wählen mit: smjournal config rest-rules=de (oder eu, ch, fr, fr-hospital, uk)"
    case .averageOver(let days):
      "Die durchschnittliche Woche zählt \(decimal(days, digits: days.rounded() == days ? 0 : 1)) bekannte Tage. Urlaub, Krankheit und andere Abwesenheit bleiben auf beiden Seiten weg (2003/88/EG, Artikel 16 b; andere Abwesenheit nach eigener Entscheidung dieses Programms)."
    case .missingCheckOuts(let count):
      "\(number(count)) ohne Dienstende: Diese Dienste haben ihre geplanten Zeiten."
    case .halfDay(.morning): "halber Tag, Vormittag"
    case .halfDay(.afternoon): "halber Tag, Nachmittag"
    case .restBefore(let seconds): "davor \(duration(seconds: seconds)) Ruhe"
    case .whichShift: "Um welchen Dienst geht es?"
    case .tookLastShift(let what):
      "dem zuletzt begonnenen Dienst zugeordnet: \(what); --date oder --shift nennen einen anderen"
    case .whatMeans(let word): "Was bedeutet \(word)?"
    case .whichHours(let word): "Welche Zeiten hat \(word)?"
    case .howToMean:
      "etwa: tag 07:00-19:30 pause 30, nacht 19:00-07:00, rufdienst, fortbildung, frei, urlaub, krank"
    case .areLettersRight: "Bedeuten sie das, wo du arbeitest?"
    case .wordsSaved(let words, let path):
      "Geschrieben, was \(joined(words)) bedeutet: \(path)"
    case .basis(.said): "angegeben"
    case .basis(.plan): "Plan"
    case .basis(.notes): "notiert"
    case .reportSources:
      "Ein Dienst gehört zu dem Tag, an dem er begann. Seine Zeiten sind die angegebenen, sonst die des Plans; Dienstbeginn und Dienstende zählen nur, wenn das Profil es sagt, oder ohne Plan. Jede ist gekennzeichnet. Gearbeitet ist Anwesenheit ohne unbezahlte Pausen."
    case .reportLimits:
      "Die Grenzen stehen neben den Tatsachen; für sie zählt Bereitschaft am Arbeitsplatz als Arbeit. Tarifverträge können abweichen. Das ist kein Urteil."
    }
  }

  private func notice(_ seconds: Int64) -> String {
    if seconds < 0 { return "nachdem er begonnen hatte" }
    let hours = Int(seconds / 3600)
    return hours < 72 ? "\(count(hours, .hour)) vorher" : "\(count(hours / 24, .day)) vorher"
  }

  func label(_ figure: ReportFigure) -> String {
    switch figure {
    case .report: "Arbeitszeit, Ruhe und Erholung"
    case .hours: "Stunden"
    case .weeks: "Wochen"
    case .rests: "Ruhezeiten"
    case .runs: "Folgen"
    case .changes: "Planänderungen"
    case .findings: "Jenseits der Grenzen"
    case .daysOff: "Freie Tage"
    case .ratings: "Wie es sich anfühlte"
    case .shifts: "Dienste"
    case .presence: "Anwesenheit"
    case .worked: "Gearbeitet"
    case .ahead: "Noch geplant"
    case .knownDays: "Bekannte Tage"
    case .planned: "Geplant"
    case .overtime: "Über den Plan hinaus"
    case .onCall: "Rufdienst"
    case .nights: "Nächte"
    case .nightHours: "Nachtstunden"
    case .sundays: "Sonntage"
    case .holidays: "Feiertage"
    case .weekends: "Wochenenden mit Arbeit"
    case .longestShift: "Längster Dienst"
    case .sevenDays: "Höchstens in 7 Tagen"
    case .averageWeek: "Durchschnittliche Woche"
    case .contract: "Laut Vertrag"
    case .balance: "Saldo"
    case .knownHours: "Dienste mit bekannten Zeiten"
    case .shortestRest: "Kürzeste Ruhezeit"
    case .under11: "Ruhezeiten unter 11 h"
    case .under12: "Ruhezeiten unter 12 h"
    case .weeklyRest: "Längste Ruhezeit"
    case .longestRun: "Längste Folge von Arbeitstagen"
    case .longestNightRun: "Längste Folge von Nächten"
    case .nightToDay: "Von Nacht zu Tag"
    case .splitDays: "Geteilte Tage"
    case .afterShortRest: "nach weniger als 11 h Ruhe"
    case .afterLongRest: "nach mehr Ruhe"
    case .place: "Tag am Stück"
    }
  }
}
