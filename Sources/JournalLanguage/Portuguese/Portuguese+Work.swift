import JournalModel
import JournalShifts

extension Portuguese {
  func name(of meaning: ShiftMeaning) -> String {
    switch meaning {
    case .day: "dia"
    case .late: "tarde"
    case .night: "noite"
    case .onCall: "sobreaviso"
    case .training: "capacitação"
    case .rest: "folga"
    case .leave: "férias"
    case .rtt: "RTT"
    case .sick: "licença médica"
    case .publicHoliday: "feriado"
    case .absence: "ausência"
    }
  }

  func summary(_ summary: PlanSummary) -> String {
    let kinds = summary.shifts.map { "\(number($0.count)) \(name(of: $0.meaning))" }
    var text = count(summary.work, .shift)
    if !kinds.isEmpty { text += " (\(kinds.joined(separator: ", ")))" }
    if summary.onCall > 0 { text += ", \(number(summary.onCall)) de prevenção" }
    text += ", \(number(summary.rests)) \(summary.rests == 1 ? "folga" : "folgas")"
    let doubt = leftOut(summary.unknownWords, summary.unplannedDays)
    if !doubt.isEmpty { text += ", e " + doubt }
    return text + " em \(count(summary.days, .day))"
  }

  private func leftOut(_ words: [Countdown.UnknownWord], _ unplannedDays: Int) -> String {
    var parts = unknown(words)
    if unplannedDays > 0 { parts.append("\(count(unplannedDays, .day)) sem escala") }
    return joined(parts)
  }

  func message(_ finding: RestFinding, today: CivilDay) -> String {
    let (from, until) = (day(finding.from, today: today), day(finding.until, today: today))
    let value = duration(seconds: finding.value)
    let limit = finding.limit.map { duration(seconds: $0) } ?? ""
    let bound = finding.limit == nil ? "" : " (limite \(limit))"
    switch finding.kind {
    case .rest: return "\(value) de descanso entre \(from) e \(until)\(bound)"
    case .any7: return "\(value) de trabalho nos 7 dias de \(from) a \(until)\(bound)"
    case .week: return "\(value) de trabalho na semana de \(from) a \(until)\(bound)"
    case .shift: return "um plantão de \(value), \(onDay(finding.from, today: today))\(bound)"
    case .night: return "uma noite de \(value), \(onDay(finding.from, today: today))\(bound)"
    case .run:
      return "\(count(Int(finding.value), .day)) de trabalho seguidos de \(from) a \(until) "
        + "(limite \(number(Int(finding.limit ?? 0))))"
    case .nightRun:
      return "\(count(Int(finding.value), .night)) seguidas de \(from) a \(until) "
        + "(limite \(number(Int(finding.limit ?? 0))))"
    case .average: return "\(value) de trabalho por semana em média de \(from) a \(until)\(bound)"
    case .weeklyRest:
      return "nenhum descanso de \(limit) de \(from) a \(until); o mais longo é \(value)"
    }
  }

  func work(_ caption: WorkCaption) -> String {
    switch caption {
    case .nextShift(let what, let at): "Próximo: \(what)" + (at.map { ", \(time($0))" } ?? "")
    case .afterNight: "Como foi a noite?"
    case .afterShift: "Como foi o plantão?"
    case .noFindings: "Nenhum descanso, semana ou sequência passa dos limites."
    case .leftOut(let words, let days): "Não contados: \(leftOut(words, days))."
    case .change(let day, let was, let now, let notice):
      "\(day): \(was) → \(now)" + (notice.map { ", \(self.notice($0))" } ?? "")
    case .changes(let changed, let all, let short):
      "\(number(changed)) de \(count(all, .shift)) mudaram, \(number(short)) com menos de 48 horas de antecedência"
    case .noChanges: "Nenhuma escala publicada mudou."
    case .noWork: "folga"
    case .workedHours(let planned?, let worked):
      "trabalhadas \(duration(seconds: worked)), previstas \(duration(seconds: planned))"
    case .workedHours(nil, let worked): "trabalhadas \(duration(seconds: worked))"
    case .weekTotal(let shifts, let planned, let worked):
      "\(count(shifts, .shift)) · previstas \(duration(seconds: planned)) · trabalhadas \(duration(seconds: worked))"
    case .replaced(let id): "substituído por um mais recente: \(id)"
    case .calledOut(let text): "chamado \(text)"
    case .extra: "extra"
    case .longDay(let day, let minutes): "\(day) tem \(duration(seconds: Int64(minutes) * 60)) de trabalho"
    case .sameExtra(let id): "esse plantão já está como extra: \(id)"
    case .sameAbsence(let id): "esses dias já estão de folga: \(id)"
    case .swapsBack(let day): "a troca se desfaz: \(day) volta ao plantão previsto"
    case .writeAnyway: "Escrever mesmo assim?"
    case .soFar: "até agora"
    case .ahead(let shifts, let planned):
      "por vir: \(count(shifts, .shift)) · previstas \(duration(seconds: planned))"
    case .onCallTotal(let seconds): "sobreaviso \(duration(seconds: seconds))"
    case .howToChooseRules:
      "Nenhuma regra de descanso foi escolhida: números sem veredito. Para escolher: smjournal config rest-rules=eu (ou fr-hospital, fr, uk, de, ch)"
    case .averageOver(let days):
      "A semana média conta \(decimal(days, digits: days.rounded() == days ? 0 : 1)) dias conhecidos. Férias, doença e outras ausências ficam fora dos dois lados (2003/88/CE, artigo 16 b; outras ausências por decisão própria deste programa)."
    case .missingCheckOuts(let count):
      "\(number(count)) sem fim de plantão: esses plantões têm as horas previstas."
    case .halfDay(.morning): "meio dia, manhã"
    case .halfDay(.afternoon): "meio dia, tarde"
    case .restBefore(let seconds): "\(duration(seconds: seconds)) de descanso antes"
    case .whichShift: "De qual plantão se trata?"
    case .tookLastShift(let what):
      "atribuído ao último plantão que começou: \(what); --date ou --shift indicam outro"
    case .whatMeans(let word): "O que significa \(word)?"
    case .whichHours(let word): "Que horário tem \(word)?"
    case .howToMean:
      "como: dia 07:00-19:30 pausa 30, noite 19:00-07:00, sobreaviso, capacitação, folga, férias, atestado"
    case .areLettersRight: "É isso que significam onde você trabalha?"
    case .wordsSaved(let words, let path):
      "Escrito o que significa \(joined(words)): \(path)"
    case .basis(.said): "informado"
    case .basis(.plan): "escala"
    case .basis(.notes): "anotado"
    case .reportSources:
      "Um plantão pertence ao dia em que começou. Suas horas são as informadas; senão, as da escala; inícios e fins de plantão contam só se o perfil disser, ou sem escala. Cada uma está marcada. Trabalhadas: presença menos pausas não pagas."
    case .reportLimits:
      "Os limites estão ao lado dos fatos; para eles, o sobreaviso no local de trabalho conta como trabalho. Os acordos podem ser diferentes. Isto não é um veredito."
    }
  }

  private func notice(_ seconds: Int64) -> String {
    if seconds < 0 { return "depois de ter começado" }
    let hours = Int(seconds / 3600)
    return hours < 72 ? "\(count(hours, .hour)) antes" : "\(count(hours / 24, .day)) antes"
  }

  func label(_ figure: ReportFigure) -> String {
    switch figure {
    case .report: "Tempo de trabalho, descanso e recuperação"
    case .hours: "Horas"
    case .weeks: "Semanas"
    case .rests: "Descansos"
    case .runs: "Sequências"
    case .changes: "Mudanças da escala"
    case .findings: "Fora dos limites"
    case .daysOff: "Dias livres"
    case .ratings: "Como foi sentido"
    case .shifts: "Plantões"
    case .presence: "Presença"
    case .worked: "Trabalhadas"
    case .ahead: "Por vir"
    case .knownDays: "Dias conhecidos"
    case .planned: "Previstas"
    case .overtime: "Além da escala"
    case .onCall: "Prevenção"
    case .nights: "Noites"
    case .nightHours: "Horas noturnas"
    case .sundays: "Domingos"
    case .holidays: "Feriados"
    case .weekends: "Fins de semana com trabalho"
    case .longestShift: "Plantão mais longo"
    case .sevenDays: "Máximo em 7 dias"
    case .averageWeek: "Semana média"
    case .contract: "Por contrato"
    case .balance: "Saldo"
    case .knownHours: "Plantões com horas conhecidas"
    case .shortestRest: "Descanso mais curto"
    case .under11: "Descansos de menos de 11 h"
    case .under12: "Descansos de menos de 12 h"
    case .weeklyRest: "Descanso mais longo"
    case .longestRun: "Maior sequência de dias de trabalho"
    case .longestNightRun: "Maior sequência de noites"
    case .nightToDay: "Da noite para o dia"
    case .splitDays: "Dias com plantão dividido"
    case .afterShortRest: "após menos de 11 h de descanso"
    case .afterLongRest: "após mais descanso"
    case .place: "dia da sequência"
    }
  }
}
