import JournalModel
import JournalShifts

extension Spanish {
  func name(of meaning: ShiftMeaning) -> String {
    switch meaning {
    case .day: "día"
    case .late: "tarde"
    case .night: "noche"
    case .onCall: "guardia"
    case .training: "formación"
    case .rest: "descanso"
    case .leave: "vacaciones"
    case .rtt: "RTT"
    case .sick: "baja"
    case .publicHoliday: "festivo"
    case .absence: "ausencia"
    }
  }

  func summary(_ summary: PlanSummary) -> String {
    let kinds = summary.shifts.map { "\(number($0.count)) \(name(of: $0.meaning))" }
    var text = count(summary.work, .shift)
    if !kinds.isEmpty { text += " (\(kinds.joined(separator: ", ")))" }
    if summary.onCall > 0 { text += ", \(number(summary.onCall)) de guardia" }
    text += ", \(number(summary.rests)) \(summary.rests == 1 ? "descanso" : "descansos")"
    let doubt = leftOut(summary.unknownWords, summary.unplannedDays)
    if !doubt.isEmpty { text += ", y " + doubt }
    return text + " en \(count(summary.days, .day))"
  }

  private func leftOut(_ words: [Countdown.UnknownWord], _ unplannedDays: Int) -> String {
    var parts = unknown(words)
    if unplannedDays > 0 { parts.append("\(count(unplannedDays, .day)) sin cuadrante") }
    return joined(parts)
  }

  func message(_ finding: RestFinding, today: CivilDay) -> String {
    let (from, until) = (day(finding.from, today: today), day(finding.until, today: today))
    let value = duration(seconds: finding.value)
    let limit = finding.limit.map { duration(seconds: $0) } ?? ""
    let bound = finding.limit == nil ? "" : " (límite \(limit))"
    switch finding.kind {
    case .rest: return "\(value) de descanso entre el \(from) y el \(until)\(bound)"
    case .any7: return "\(value) de trabajo en los 7 días del \(from) al \(until)\(bound)"
    case .week: return "\(value) de trabajo en la semana del \(from) al \(until)\(bound)"
    case .shift: return "un turno de \(value) \(onDay(finding.from, today: today))\(bound)"
    case .night: return "una noche de \(value) \(onDay(finding.from, today: today))\(bound)"
    case .run:
      return "\(count(Int(finding.value), .day)) de trabajo seguidos del \(from) al \(until) "
        + "(límite \(number(Int(finding.limit ?? 0))))"
    case .nightRun:
      return "\(count(Int(finding.value), .night)) seguidas del \(from) al \(until) "
        + "(límite \(number(Int(finding.limit ?? 0))))"
    case .average: return "\(value) de trabajo por semana de media del \(from) al \(until)\(bound)"
    case .weeklyRest:
      return "ningún descanso de \(limit) del \(from) al \(until); el más largo es \(value)"
    }
  }

  func work(_ caption: WorkCaption) -> String {
    switch caption {
    case .nextShift(let what, let at): "Próximo: \(what)" + (at.map { ", \(time($0))" } ?? "")
    case .afterNight: "¿Qué tal tu noche?"
    case .afterShift: "¿Qué tal tu turno?"
    case .noFindings: "Ningún descanso, semana o racha pasa de los límites."
    case .leftOut(let words, let days): "Sin contar: \(leftOut(words, days))."
    case .change(let day, let was, let now, let notice):
      "\(day): \(was) → \(now)" + (notice.map { ", \(self.notice($0))" } ?? "")
    case .changes(let changed, let all, let short):
      "\(number(changed)) de \(count(all, .shift)) cambiaron, \(number(short)) con menos de 48 horas de antelación"
    case .noChanges: "No ha cambiado ningún cuadrante publicado."
    case .noWork: "descanso"
    case .workedHours(let planned?, let worked):
      "hechas \(duration(seconds: worked)), previstas \(duration(seconds: planned))"
    case .workedHours(nil, let worked): "hechas \(duration(seconds: worked))"
    case .weekTotal(let shifts, let planned, let worked):
      "\(count(shifts, .shift)) · previstas \(duration(seconds: planned)) · hechas \(duration(seconds: worked))"
    case .replaced(let id): "sustituido por uno posterior: \(id)"
    case .calledOut(let text): "llamada \(text)"
    case .extra: "extra"
    case .longDay(let day, let minutes): "\(day) tiene \(duration(seconds: Int64(minutes) * 60)) de trabajo"
    case .sameExtra(let id): "ese turno ya está como extra: \(id)"
    case .sameAbsence(let id): "esos días ya están libres: \(id)"
    case .swapsBack(let day): "se deshace el cambio: \(day) vuelve a su turno previsto"
    case .writeAnyway: "¿Escribirlo de todos modos?"
    case .soFar: "hasta ahora"
    case .ahead(let shifts, let planned):
      "por venir: \(count(shifts, .shift)) · previstas \(duration(seconds: planned))"
    case .onCallTotal(let seconds): "de guardia \(duration(seconds: seconds))"
    case .howToChooseRules:
      "No hay reglas de descanso elegidas: cifras sin veredicto. Para elegir: smjournal config rest-rules=eu (o fr-hospital, fr, uk, de, ch)"
    case .averageOver(let days):
      "La semana media cuenta \(decimal(days, digits: days.rounded() == days ? 0 : 1)) días conocidos. Vacaciones, enfermedad y otras ausencias quedan fuera de ambos lados (2003/88/CE, artículo 16 b; otras ausencias por decisión propia de este programa)."
    case .missingCheckOuts(let count):
      "\(number(count)) sin fin de turno: esos turnos tienen las horas previstas."
    case .halfDay(.morning): "medio día, mañana"
    case .halfDay(.afternoon): "medio día, tarde"
    case .restBefore(let seconds): "\(duration(seconds: seconds)) de descanso antes"
    case .whichShift: "¿De qué turno se trata?"
    case .tookLastShift(let what):
      "se toma por el último turno que empezó: \(what); --date o --shift indican otro"
    case .whatMeans(let word): "¿Qué significa \(word)?"
    case .whichHours(let word): "¿Qué horario tiene \(word)?"
    case .howToMean:
      "como: día 07:00-19:30 pausa 30, noche 19:00-07:00, guardia, formación, descanso, vacaciones, baja"
    case .areLettersRight: "¿Es esto lo que significan donde trabajas?"
    case .wordsSaved(let words, let path):
      "Escrito qué significa \(joined(words)): \(path)"
    case .basis(.said): "indicado"
    case .basis(.plan): "cuadrante"
    case .basis(.notes): "anotado"
    case .reportSources:
      "Un turno pertenece al día en que empezó. Sus horas son las indicadas; si no, las del cuadrante; los inicios y fines de turno cuentan solo si el perfil lo dice, o sin cuadrante. Cada una está marcada. Trabajadas: presencia menos pausas no pagadas."
    case .reportLimits:
      "Los límites están junto a los hechos; para ellos, la guardia en el lugar de trabajo cuenta como trabajo. Los convenios pueden diferir. No es un veredicto."
    }
  }

  private func notice(_ seconds: Int64) -> String {
    if seconds < 0 { return "cuando ya había empezado" }
    let hours = Int(seconds / 3600)
    return hours < 72 ? "\(count(hours, .hour)) antes" : "\(count(hours / 24, .day)) antes"
  }

  func label(_ figure: ReportFigure) -> String {
    switch figure {
    case .report: "Tiempo de trabajo, descanso y recuperación"
    case .hours: "Horas"
    case .weeks: "Semanas"
    case .rests: "Descansos"
    case .runs: "Rachas"
    case .changes: "Cambios del cuadrante"
    case .findings: "Fuera de los límites"
    case .daysOff: "Días libres"
    case .ratings: "Cómo se sintió"
    case .shifts: "Turnos"
    case .presence: "Presencia"
    case .worked: "Trabajadas"
    case .ahead: "Por venir"
    case .knownDays: "Días conocidos"
    case .planned: "Previstas"
    case .overtime: "Más de lo previsto"
    case .onCall: "De guardia"
    case .nights: "Noches"
    case .nightHours: "Horas de noche"
    case .sundays: "Domingos"
    case .holidays: "Festivos"
    case .weekends: "Fines de semana con trabajo"
    case .longestShift: "Turno más largo"
    case .sevenDays: "Máximo en 7 días"
    case .averageWeek: "Semana media"
    case .contract: "Por contrato"
    case .balance: "Saldo"
    case .knownHours: "Turnos con horas conocidas"
    case .shortestRest: "Descanso más corto"
    case .under11: "Descansos de menos de 11 h"
    case .under12: "Descansos de menos de 12 h"
    case .weeklyRest: "Descanso más largo"
    case .longestRun: "Racha más larga de días de trabajo"
    case .longestNightRun: "Racha más larga de noches"
    case .nightToDay: "De noche a día"
    case .splitDays: "Días con turno partido"
    case .afterShortRest: "tras menos de 11 h de descanso"
    case .afterLongRest: "tras más descanso"
    case .place: "día de la racha"
    }
  }
}
