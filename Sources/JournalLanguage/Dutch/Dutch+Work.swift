import JournalModel
import JournalShifts

extension Dutch {
  func name(of meaning: ShiftMeaning) -> String {
    switch meaning {
    case .day: "dag"
    case .late: "laat"
    case .night: "nacht"
    case .onCall: "bereikbaar"
    case .training: "scholing"
    case .rest: "vrij"
    case .leave: "verlof"
    case .rtt: "RTT"
    case .sick: "ziek"
    case .publicHoliday: "feestdag"
    case .absence: "afwezig"
    }
  }

  func summary(_ summary: PlanSummary) -> String {
    let kinds = summary.shifts.map { "\(number($0.count)) \(name(of: $0.meaning))" }
    var text = count(summary.work, .shift)
    if !kinds.isEmpty { text += " (\(kinds.joined(separator: ", ")))" }
    if summary.onCall > 0 { text += ", \(number(summary.onCall)) bereikbaar" }
    text += ", \(number(summary.rests)) vrij"
    let doubt = leftOut(summary.unknownWords, summary.unplannedDays)
    if !doubt.isEmpty { text += ", en " + doubt }
    return text + " in \(count(summary.days, .day))"
  }

  private func leftOut(_ words: [Countdown.UnknownWord], _ unplannedDays: Int) -> String {
    var parts = unknown(words)
    if unplannedDays > 0 { parts.append("\(count(unplannedDays, .day)) zonder rooster") }
    return joined(parts)
  }

  func message(_ finding: RestFinding, today: CivilDay) -> String {
    let (from, until) = (day(finding.from, today: today), day(finding.until, today: today))
    let value = duration(seconds: finding.value)
    let limit = finding.limit.map { duration(seconds: $0) } ?? ""
    let bound = finding.limit == nil ? "" : " (grens \(limit))"
    switch finding.kind {
    case .rest: return "\(value) rust tussen \(from) en \(until)\(bound)"
    case .any7: return "\(value) werk in de 7 dagen van \(from) tot \(until)\(bound)"
    case .week: return "\(value) werk in de week van \(from) tot \(until)\(bound)"
    case .shift: return "een dienst van \(value) \(onDay(finding.from, today: today))\(bound)"
    case .night: return "een nacht van \(value) \(onDay(finding.from, today: today))\(bound)"
    case .run:
      return "\(count(Int(finding.value), .day)) werk op rij van \(from) tot \(until) "
        + "(grens \(number(Int(finding.limit ?? 0))))"
    case .nightRun:
      return "\(count(Int(finding.value), .night)) op rij van \(from) tot \(until) "
        + "(grens \(number(Int(finding.limit ?? 0))))"
    case .average: return "\(value) werk per week gemiddeld van \(from) tot \(until)\(bound)"
    case .weeklyRest:
      return "geen rust van \(limit) tussen \(from) en \(until); de langste is \(value)"
    }
  }

  func work(_ caption: WorkCaption) -> String {
    switch caption {
    case .nextShift(let what, let at): "Volgende: \(what)" + (at.map { ", \(time($0))" } ?? "")
    case .afterNight: "Hoe was je nacht?"
    case .afterShift: "Hoe was je dienst?"
    case .noFindings: "Geen rusttijd, week of reeks gaat over de grenzen."
    case .leftOut(let words, let days): "Niet meegeteld: \(leftOut(words, days))."
    case .change(let day, let was, let now, let notice):
      "\(day): \(was) → \(now)" + (notice.map { ", \(self.notice($0))" } ?? "")
    case .changes(let changed, let all, let short):
      "\(number(changed)) van \(count(all, .shift)) zijn gewijzigd, \(number(short)) met minder dan 48 uur vooraf"
    case .noChanges: "Geen gepubliceerd rooster is gewijzigd."
    case .noWork: "vrij"
    case .workedHours(let planned?, let worked):
      "gewerkt \(duration(seconds: worked)), gepland \(duration(seconds: planned))"
    case .workedHours(nil, let worked): "gewerkt \(duration(seconds: worked))"
    case .weekTotal(let shifts, let planned, let worked):
      "\(count(shifts, .shift)) · gepland \(duration(seconds: planned)) · gewerkt \(duration(seconds: worked))"
    case .replaced(let id): "vervangen door een latere: \(id)"
    case .calledOut(let text): "opgeroepen \(text)"
    case .extra: "extra"
    case .longDay(let day, let minutes): "\(day) heeft \(duration(seconds: Int64(minutes) * 60)) werk"
    case .sameExtra(let id): "deze dienst staat er al extra: \(id)"
    case .sameAbsence(let id): "deze dagen zijn al vrij: \(id)"
    case .swapsBack(let day): "dit ruilt terug: \(day) heeft weer de geplande dienst"
    case .writeAnyway: "Toch schrijven?"
    case .soFar: "tot nu toe"
    case .ahead(let shifts, let planned):
      "nog \(count(shifts, .shift)) · gepland \(duration(seconds: planned))"
    case .onCallTotal(let seconds): "bereikbaar \(duration(seconds: seconds))"
    case .howToChooseRules:
      "Er zijn geen rustregels gekozen: cijfers zonder oordeel. Kiezen met: smjournal config rest-rules=eu (of fr-hospital, fr, uk, de, ch)"
    case .averageOver(let days):
      "De gemiddelde week telt \(decimal(days, digits: days.rounded() == days ? 0 : 1)) bekende dagen. Verlof, ziekte en andere afwezigheid blijven aan beide kanten weg (2003/88/EG, artikel 16 b; andere afwezigheid naar eigen keuze van dit programma)."
    case .missingCheckOuts(let count):
      "\(number(count)) zonder einde van de dienst: deze diensten hebben hun geplande uren."
    case .halfDay(.morning): "halve dag, ochtend"
    case .halfDay(.afternoon): "halve dag, middag"
    case .restBefore(let seconds): "\(duration(seconds: seconds)) rust ervoor"
    case .whichShift: "Over welke dienst gaat het?"
    case .tookLastShift(let what):
      "gerekend bij de laatst begonnen dienst: \(what); --date of --shift noemt een andere"
    case .whatMeans(let word): "Wat betekent \(word)?"
    case .whichHours(let word): "Welke tijden heeft \(word)?"
    case .howToMean:
      "zoals: dag 07:00-19:30 pauze 30, nacht 19:00-07:00, bereikbaar, scholing, vrij, verlof, ziek"
    case .areLettersRight: "Betekenen ze dit waar je werkt?"
    case .wordsSaved(let words, let path):
      "Geschreven wat \(joined(words)) betekent: \(path)"
    case .basis(.said): "opgegeven"
    case .basis(.plan): "rooster"
    case .basis(.notes): "genoteerd"
    case .reportSources:
      "Een dienst hoort bij de dag waarop hij begon. De uren zijn de opgegeven uren, anders die van het rooster; begin en einde tellen alleen waar het profiel dat zegt, of zonder rooster. Elk is gemarkeerd. Gewerkt is aanwezigheid zonder onbetaalde pauzes."
    case .reportLimits:
      "De grenzen staan naast de feiten; daarvoor telt aanwezigheidsdienst op het werk als werk. Cao’s kunnen afwijken. Dit is geen oordeel."
    }
  }

  private func notice(_ seconds: Int64) -> String {
    if seconds < 0 { return "nadat hij begonnen was" }
    let hours = Int(seconds / 3600)
    return hours < 72 ? "\(count(hours, .hour)) ervoor" : "\(count(hours / 24, .day)) ervoor"
  }

  func label(_ figure: ReportFigure) -> String {
    switch figure {
    case .report: "Werktijd, rust en herstel"
    case .hours: "Uren"
    case .weeks: "Weken"
    case .rests: "Rusttijden"
    case .runs: "Reeksen"
    case .changes: "Wijzigingen van het rooster"
    case .findings: "Over de grenzen"
    case .daysOff: "Vrije dagen"
    case .ratings: "Hoe het voelde"
    case .shifts: "Diensten"
    case .presence: "Aanwezigheid"
    case .worked: "Gewerkt"
    case .ahead: "Nog gepland"
    case .knownDays: "Bekende dagen"
    case .planned: "Gepland"
    case .overtime: "Boven het rooster"
    case .onCall: "Bereikbaar"
    case .nights: "Nachten"
    case .nightHours: "Nachturen"
    case .sundays: "Zondagen"
    case .holidays: "Feestdagen"
    case .weekends: "Weekends met werk"
    case .longestShift: "Langste dienst"
    case .sevenDays: "Meeste in 7 dagen"
    case .averageWeek: "Gemiddelde week"
    case .contract: "Volgens contract"
    case .balance: "Saldo"
    case .knownHours: "Diensten met bekende uren"
    case .shortestRest: "Kortste rust"
    case .under11: "Rust onder 11 h"
    case .under12: "Rust onder 12 h"
    case .weeklyRest: "Langste rust"
    case .longestRun: "Langste reeks werkdagen"
    case .longestNightRun: "Langste reeks nachten"
    case .nightToDay: "Van nacht naar dag"
    case .splitDays: "Dagen met gebroken dienst"
    case .afterShortRest: "na minder dan 11 h rust"
    case .afterLongRest: "na meer rust"
    case .place: "dag van de reeks"
    }
  }
}
