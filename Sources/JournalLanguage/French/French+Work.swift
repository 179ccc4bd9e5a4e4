import JournalModel
import JournalShifts
import JournalText

extension French {
  func name(of meaning: ShiftMeaning) -> String {
    switch meaning {
    case .day: "jour"
    case .late: "soir"
    case .night: "nuit"
    case .onCall: "astreinte"
    case .training: "formation"
    case .rest: "repos"
    case .leave: "congé"
    case .rtt: "RTT"
    case .sick: "maladie"
    case .publicHoliday: "férié"
    case .absence: "absence"
    }
  }

  func summary(_ summary: PlanSummary) -> String {
    let kinds = summary.shifts.map { "\(number($0.count)) \(elided(name(of: $0.meaning)))" }
    var text = count(summary.work, .shift)
    if !kinds.isEmpty { text += " (\(kinds.joined(separator: ", ")))" }
    if summary.onCall > 0 { text += ", \(number(summary.onCall)) d’astreinte" }
    text += ", \(number(summary.rests)) repos"
    let doubt = leftOut(summary.unknownWords, summary.unplannedDays)
    if !doubt.isEmpty { text += ", et " + doubt }
    return text + " en \(count(summary.days, .day))"
  }

  /// `de nuit`, `d’astreinte`.
  private func elided(_ noun: String) -> String {
    let first = Folding.folded(noun).first.map(String.init) ?? ""
    return (["a", "e", "i", "o", "u", "h"].contains(first) ? "d’" : "de ") + noun
  }

  private func leftOut(_ words: [Countdown.UnknownWord], _ unplannedDays: Int) -> String {
    var parts = unknown(words)
    if unplannedDays > 0 { parts.append("\(count(unplannedDays, .day)) sans planning") }
    return joined(parts)
  }

  func message(_ finding: RestFinding, today: CivilDay) -> String {
    let (from, until) = (day(finding.from, today: today), day(finding.until, today: today))
    let value = duration(seconds: finding.value)
    let limit = finding.limit.map { duration(seconds: $0) } ?? ""
    let number = "(limite\u{A0}: \(self.number(Int(finding.limit ?? 0))))"
    let bound = finding.limit == nil ? "" : " (limite\u{A0}: \(limit))"
    switch finding.kind {
    case .rest: return "\(value) de repos entre le \(from) et le \(until)\(bound)"
    case .any7: return "\(value) de travail sur les 7 jours du \(from) au \(until)\(bound)"
    case .week: return "\(value) de travail dans la semaine du \(from) au \(until)\(bound)"
    case .shift: return "un poste de \(value) \(onDay(finding.from, today: today))\(bound)"
    case .night: return "une nuit de \(value) \(onDay(finding.from, today: today))\(bound)"
    case .run:
      return "\(count(Int(finding.value), .day)) de travail d’affilée du \(from) au \(until) \(number)"
    case .nightRun: return "\(count(Int(finding.value), .night)) d’affilée du \(from) au \(until) \(number)"
    case .average: return "\(value) de travail par semaine en moyenne du \(from) au \(until)\(bound)"
    case .weeklyRest:
      return "pas de repos de \(limit) du \(from) au \(until)\u{A0}; le plus long est de \(value)"
    }
  }

  func work(_ caption: WorkCaption) -> String {
    switch caption {
    case .nextShift(let what, let at): "Prochain poste\u{A0}: \(what)" + (at.map { ", \(time($0))" } ?? "")
    case .afterNight: "Comment s’est passée ta nuit\u{A0}?"
    case .afterShift: "Comment s’est passé ton poste\u{A0}?"
    case .noFindings: "Aucun repos, aucune semaine, aucune série ne dépasse les limites."
    case .leftOut(let words, let days): "Sans compter\u{A0}: \(leftOut(words, days))."
    case .change(let day, let was, let now, let notice):
      "\(day)\u{A0}: \(was) → \(now)" + (notice.map { ", \(self.notice($0))" } ?? "")
    case .changes(let changed, let all, let short):
      "\(number(changed)) sur \(count(all, .shift)) ont changé, \(number(short)) à moins de 48 heures"
    case .noChanges: "Aucun planning publié n’a changé."
    case .noWork: "repos"
    case .workedHours(let planned?, let worked):
      "\(duration(seconds: worked)) faites, \(duration(seconds: planned)) prévues"
    case .workedHours(nil, let worked): "\(duration(seconds: worked)) faites"
    case .weekTotal(let shifts, let planned, let worked):
      "\(count(shifts, .shift)) · prévu \(duration(seconds: planned)) · fait \(duration(seconds: worked))"
    case .replaced(let id): "remplacé par un plus récent\u{A0}: \(id)"
    case .calledOut(let text): "rappel \(text)"
    case .extra: "en plus"
    case .longDay(let day, let minutes): "\(day) a \(duration(seconds: Int64(minutes) * 60)) de travail"
    case .sameExtra(let id): "ce poste y est déjà en plus\u{A0}: \(id)"
    case .sameAbsence(let id): "ces jours sont déjà pris\u{A0}: \(id)"
    case .swapsBack(let day): "retour en arrière\u{A0}: \(day) retrouve son poste prévu"
    case .writeAnyway: "L’écrire quand même\u{A0}?"
    case .soFar: "à ce jour"
    case .ahead(let shifts, let planned):
      "à venir\u{A0}: \(count(shifts, .shift)) · prévu \(duration(seconds: planned))"
    case .onCallTotal(let seconds): "astreinte \(duration(seconds: seconds))"
    case .howToChooseRules:
      "Aucune règle de repos n’est choisie\u{A0}: des chiffres, sans jugement. Pour choisir\u{A0}: smjournal config rest-rules=fr-hospital (ou fr, eu, uk, de, ch)"
    case .averageOver(let days):
      "La semaine moyenne compte \(decimal(days, digits: days.rounded() == days ? 0 : 1)) jours connus. Congés, maladie et autres absences sont retirés des deux côtés (2003/88/CE, article 16 b\u{A0}; les autres absences par choix de ce programme)."
    case .missingCheckOuts(let count):
      "\(number(count)) sans fin de poste\u{A0}: ces postes ont leurs heures prévues."
    case .halfDay(.morning): "demi-journée, matin"
    case .halfDay(.afternoon): "demi-journée, après-midi"
    case .restBefore(let seconds): "\(duration(seconds: seconds)) de repos avant"
    case .whichShift: "De quel poste s’agit-il\u{A0}?"
    case .tookLastShift(let what):
      "rangé avec le dernier poste commencé\u{A0}: \(what)\u{A0}; --date ou --shift en indiquent un autre"
    case .whatMeans(let word): "Que veut dire \(word)\u{A0}?"
    case .whichHours(let word): "Quels sont les horaires de \(word)\u{A0}?"
    case .howToMean:
      "par exemple\u{A0}: jour 07:00-19:30 pause 30, nuit 19:00-07:00, astreinte, formation, repos, congé, maladie"
    case .areLettersRight: "Est-ce leur sens là où tu travailles\u{A0}?"
    case .wordsSaved(let words, let path): "Sens de \(joined(words)) écrit dans \(path)"
    case .basis(.said): "indiqué"
    case .basis(.plan): "planning"
    case .basis(.notes): "noté"
    case .reportSources:
      "Un poste appartient au jour où il a commencé. Ses heures sont celles qui ont été indiquées, sinon celles du planning\u{A0}; les heures de prise et de fin de poste ne comptent que si le profil le dit, ou sans planning. Chacune est marquée. Fait\u{A0}: présence moins pauses non payées."
    case .reportLimits:
      "Les limites figurent à côté des faits\u{A0}; pour elles, la garde sur le lieu de travail compte comme du travail. Des accords peuvent en prévoir d’autres. Ce n’est pas un jugement."
    }
  }

  private func notice(_ seconds: Int64) -> String {
    if seconds < 0 { return "après son début" }
    let hours = Int(seconds / 3600)
    return hours < 72 ? "\(count(hours, .hour)) avant" : "\(count(hours / 24, .day)) avant"
  }

  func label(_ figure: ReportFigure) -> String {
    switch figure {
    case .report: "Temps de travail, repos et récupération"
    case .hours: "Heures"
    case .weeks: "Semaines"
    case .rests: "Repos"
    case .runs: "Séries"
    case .changes: "Changements de planning"
    case .findings: "Au-delà des limites"
    case .daysOff: "Absences"
    case .ratings: "Ressenti"
    case .shifts: "Postes"
    case .presence: "Présence"
    case .worked: "Fait"
    case .ahead: "À venir"
    case .knownDays: "Jours connus"
    case .planned: "Prévu"
    case .overtime: "Au-delà du planning"
    case .onCall: "Astreinte"
    case .nights: "Nuits"
    case .nightHours: "Heures de nuit"
    case .sundays: "Dimanches"
    case .holidays: "Jours fériés"
    case .weekends: "Week-ends travaillés"
    case .longestShift: "Poste le plus long"
    case .sevenDays: "Maximum sur 7 jours"
    case .averageWeek: "Semaine moyenne"
    case .contract: "Au contrat"
    case .balance: "Solde"
    case .knownHours: "Postes aux heures connues"
    case .shortestRest: "Repos le plus court"
    case .under11: "Repos de moins de 11\u{A0}h"
    case .under12: "Repos de moins de 12\u{A0}h"
    case .weeklyRest: "Repos le plus long"
    case .longestRun: "Plus longue série de jours travaillés"
    case .longestNightRun: "Plus longue série de nuits"
    case .nightToDay: "De la nuit au jour"
    case .splitDays: "Journées coupées"
    case .afterShortRest: "après moins de 11\u{A0}h de repos"
    case .afterLongRest: "après plus de repos"
    case .place: "jour d’affilée"
    }
  }
}
