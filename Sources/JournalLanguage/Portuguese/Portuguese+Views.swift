import JournalInsights
import JournalModel

extension Portuguese {
  func view(_ caption: ViewCaption) -> String {
    switch caption {
    case .dayMark: "D"
    case .nightMark: "N"
    case .moodDays(let days, let all): "Humor anotado em \(days) de \(count(all, .day))"
    case .mood(let step): step.map { "Humor: \(name(of: $0))" } ?? "Sem humor anotado"
    case .hours(let from, let until, let seconds):
      "\(time(from))–\(time(until)), \(duration(seconds: seconds))"
    case .planned: "previsto"
    case .worked: "feito"
    case .holiday: "Feriado"
    case .timeOff(let title): title.map { "Férias: \($0)" } ?? "Férias"
    case .noRota:
      "Ainda não há escala. Para a definir: smjournal rota set --from DIA --cycle 'dia dia noite noite folga folga'"
    case .rotaSet(let day, let days, let path):
      "Escala escrita em \(path): um ciclo de \(count(days, .day)) desde \(day)"
    case .noHours(let words):
      "Não se conhecem horas para \(joined(words)): «rota set» toma-as com --hours \(words.first ?? "noite")=HH:MM-HH:MM"
    case .records: "Registos"
    case .trends: "Humor e escalas: 7 e 30 dias, comparados com outros tantos antes"
    case .shiftChanges: "Antes e depois do turno"
    case .moods: "Humores, um por dia"
    case .productive: "Quando se escreve"
    case .tags: "Etiquetas"
    case .people: "Pessoas"
    case .effects: "O que acompanha os dias bons e os maus"
    case .recovery: "Descanso e trabalho, últimos 28 dias"
    case .warningSigns: "Vale a pena pensar"
    case .words(let words, let minutes): "\(count(words, .word)), \(count(minutes, .minute)) de leitura"
    case .productivity(let entries, let words): "\(count(entries, .entry)), \(count(words, .word))"
    case .noPrompts: "Hoje não há nada a lembrar."
    case .noPlanProblems: "Nada falta, nada se sobrepõe."
    }
  }
}
