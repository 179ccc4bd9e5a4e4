import JournalModel
import JournalShifts

extension Italian {
  func name(of meaning: ShiftMeaning) -> String {
    switch meaning {
    case .day: "giorno"
    case .late: "pomeriggio"
    case .night: "notte"
    case .onCall: "reperibilità"
    case .training: "formazione"
    case .rest: "riposo"
    case .leave: "ferie"
    case .rtt: "RTT"
    case .sick: "malattia"
    case .publicHoliday: "festività"
    case .absence: "assenza"
    }
  }

  func summary(_ summary: PlanSummary) -> String {
    let kinds = summary.shifts.map { "\(number($0.count)) \(name(of: $0.meaning))" }
    var text = count(summary.work, .shift)
    if !kinds.isEmpty { text += " (\(kinds.joined(separator: ", ")))" }
    if summary.onCall > 0 { text += ", \(number(summary.onCall)) di reperibilità" }
    text += ", \(number(summary.rests)) \(summary.rests == 1 ? "riposo" : "riposi")"
    let doubt = leftOut(summary.unknownWords, summary.unplannedDays)
    if !doubt.isEmpty { text += ", e " + doubt }
    return text + " in \(count(summary.days, .day))"
  }

  private func leftOut(_ words: [Countdown.UnknownWord], _ unplannedDays: Int) -> String {
    var parts = unknown(words)
    if unplannedDays > 0 { parts.append("\(count(unplannedDays, .day)) senza turni previsti") }
    return joined(parts)
  }

  func message(_ finding: RestFinding, today: CivilDay) -> String {
    let (from, until) = (day(finding.from, today: today), day(finding.until, today: today))
    let value = duration(seconds: finding.value)
    let limit = finding.limit.map { duration(seconds: $0) } ?? ""
    let bound = finding.limit == nil ? "" : " (limite \(limit))"
    switch finding.kind {
    case .rest: return "\(value) di riposo tra \(from) e \(until)\(bound)"
    case .any7: return "\(value) di lavoro nei 7 giorni da \(from) a \(until)\(bound)"
    case .week: return "\(value) di lavoro nella settimana da \(from) a \(until)\(bound)"
    case .shift: return "un turno di \(value) \(onDay(finding.from, today: today))\(bound)"
    case .night: return "una notte di \(value) \(onDay(finding.from, today: today))\(bound)"
    case .run:
      return "\(count(Int(finding.value), .day)) di lavoro di fila da \(from) a \(until) "
        + "(limite \(number(Int(finding.limit ?? 0))))"
    case .nightRun:
      return "\(count(Int(finding.value), .night)) di fila da \(from) a \(until) "
        + "(limite \(number(Int(finding.limit ?? 0))))"
    case .average: return "\(value) di lavoro a settimana in media da \(from) a \(until)\(bound)"
    case .weeklyRest:
      return "nessun riposo di \(limit) da \(from) a \(until); il più lungo è \(value)"
    }
  }

  func work(_ caption: WorkCaption) -> String {
    switch caption {
    case .nextShift(let what, let at): "Prossimo: \(what)" + (at.map { ", \(time($0))" } ?? "")
    case .afterNight: "Com’è andata la notte?"
    case .afterShift: "Com’è andato il turno?"
    case .noFindings: "Nessun riposo, settimana o serie supera i limiti."
    case .leftOut(let words, let days): "Esclusi: \(leftOut(words, days))."
    case .change(let day, let was, let now, let notice):
      "\(day): \(was) → \(now)" + (notice.map { ", \(self.notice($0))" } ?? "")
    case .changes(let changed, let all, let short):
      "\(number(changed)) su \(count(all, .shift)) sono cambiati, \(number(short)) con meno di 48 ore di preavviso"
    case .noChanges: "Nessun turno pubblicato è cambiato."
    case .noWork: "riposo"
    case .workedHours(let planned?, let worked):
      "fatte \(duration(seconds: worked)), previste \(duration(seconds: planned))"
    case .workedHours(nil, let worked): "fatte \(duration(seconds: worked))"
    case .weekTotal(let shifts, let planned, let worked):
      "\(count(shifts, .shift)) · previste \(duration(seconds: planned)) · fatte \(duration(seconds: worked))"
    case .replaced(let id): "sostituito da uno più recente: \(id)"
    case .calledOut(let text): "chiamata \(text)"
    case .extra: "in più"
    case .longDay(let day, let minutes): "\(day) ha \(duration(seconds: Int64(minutes) * 60)) di lavoro"
    case .sameExtra(let id): "questo turno c’è già in più: \(id)"
    case .sameAbsence(let id): "questi giorni sono già liberi: \(id)"
    case .swapsBack(let day): "lo scambio si annulla: \(day) torna al turno previsto"
    case .writeAnyway: "Scriverlo lo stesso?"
    case .soFar: "finora"
    case .ahead(let shifts, let planned):
      "ancora \(count(shifts, .shift)) · previste \(duration(seconds: planned))"
    case .onCallTotal(let seconds): "reperibilità \(duration(seconds: seconds))"
    case .howToChooseRules:
      "Nessuna regola di riposo è scelta: cifre senza giudizio. Per scegliere: smjournal config rest-rules=eu (o fr-hospital, fr, uk, de, ch)"
    case .averageOver(let days):
      "La settimana media conta \(decimal(days, digits: days.rounded() == days ? 0 : 1)) giorni noti. Ferie, malattia e altre assenze sono tolte da entrambe le parti (2003/88/CE, articolo 16 b; le altre assenze per scelta di questo programma)."
    case .missingCheckOuts(let count):
      "\(number(count)) senza fine turno: questi turni hanno le ore previste."
    case .halfDay(.morning): "mezza giornata, mattina"
    case .halfDay(.afternoon): "mezza giornata, pomeriggio"
    case .restBefore(let seconds): "\(duration(seconds: seconds)) di riposo prima"
    case .whichShift: "Di quale turno si tratta?"
    case .tookLastShift(let what):
      "attribuito all’ultimo turno cominciato: \(what); --date o --shift ne indicano un altro"
    case .whatMeans(let word): "Che cosa vuol dire \(word)?"
    case .whichHours(let word): "Che orario ha \(word)?"
    case .howToMean:
      "per esempio: giorno 07:00-19:30 pausa 30, notte 19:00-07:00, reperibilità, formazione, riposo, ferie, malattia"
    case .areLettersRight: "Vogliono dire questo dove lavori?"
    case .wordsSaved(let words, let path):
      "Scritto che cosa vuol dire \(joined(words)): \(path)"
    case .basis(.said): "indicato"
    case .basis(.plan): "turni"
    case .basis(.notes): "annotato"
    case .reportSources:
      "Un turno appartiene al giorno in cui comincia. Le sue ore sono quelle indicate, altrimenti quelle previste; inizi e fini di turno contano solo se il profilo lo dice, o senza turni previsti. Ognuna è segnata. Lavorate: presenza meno pause non pagate."
    case .reportLimits:
      "I limiti stanno accanto ai fatti; per essi la reperibilità sul posto di lavoro conta come lavoro. I contratti possono differire. Non è un giudizio."
    }
  }

  private func notice(_ seconds: Int64) -> String {
    if seconds < 0 { return "dopo che era cominciato" }
    let hours = Int(seconds / 3600)
    return hours < 72 ? "\(count(hours, .hour)) prima" : "\(count(hours / 24, .day)) prima"
  }

  func label(_ figure: ReportFigure) -> String {
    switch figure {
    case .report: "Tempo di lavoro, riposo e recupero"
    case .hours: "Ore"
    case .weeks: "Settimane"
    case .rests: "Riposi"
    case .runs: "Serie"
    case .changes: "Cambiamenti dei turni"
    case .findings: "Oltre i limiti"
    case .daysOff: "Giorni liberi"
    case .ratings: "Le sensazioni"
    case .shifts: "Turni"
    case .presence: "Presenza"
    case .worked: "Lavorate"
    case .ahead: "Ancora previste"
    case .knownDays: "Giorni noti"
    case .planned: "Previste"
    case .overtime: "Oltre il previsto"
    case .onCall: "Reperibilità"
    case .nights: "Notti"
    case .nightHours: "Ore notturne"
    case .sundays: "Domeniche"
    case .holidays: "Festività"
    case .weekends: "Fine settimana con lavoro"
    case .longestShift: "Turno più lungo"
    case .sevenDays: "Massimo in 7 giorni"
    case .averageWeek: "Settimana media"
    case .contract: "Da contratto"
    case .balance: "Saldo"
    case .knownHours: "Turni con orari noti"
    case .shortestRest: "Riposo più corto"
    case .under11: "Riposi sotto le 11 h"
    case .under12: "Riposi sotto le 12 h"
    case .weeklyRest: "Riposo più lungo"
    case .longestRun: "Serie più lunga di giorni di lavoro"
    case .longestNightRun: "Serie più lunga di notti"
    case .nightToDay: "Dalla notte al giorno"
    case .splitDays: "Giorni con turno spezzato"
    case .afterShortRest: "dopo meno di 11 h di riposo"
    case .afterLongRest: "dopo più riposo"
    case .place: "giorno della serie"
    }
  }
}
