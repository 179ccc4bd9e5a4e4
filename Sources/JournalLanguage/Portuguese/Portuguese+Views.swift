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
    case .worked: "trabalhado"
    case .holiday: "Feriado"
    case .timeOff(let title): title.map { "Férias: \($0)" } ?? "Férias"
    case .noRota:
      "Ainda não há escala. Para definir uma: smjournal rota set --from DIA --cycle 'dia dia noite noite folga folga'"
    case .rotaSet(let day, let days, let path):
      "Escala escrita em \(path): um ciclo de \(count(days, .day)) a partir de \(day)"
    case .noHours(let words):
      "Não há horários conhecidos para \(joined(words)): informe com “rota set” --hours \(words.first ?? "noite")=HH:MM-HH:MM"
    case .records: "Registros"
    case .trends: "Humor e escalas: 7 e 30 dias, comparados com os mesmos dias antes"
    case .shiftChanges: "Antes e depois do plantão"
    case .moods: "Humores, um por dia"
    case .productive: "Quando você escreve"
    case .tags: "Etiquetas"
    case .people: "Pessoas"
    case .effects: "O que acompanha os dias bons e os maus"
    case .recovery: "Descanso e trabalho, últimos 28 dias"
    case .warningSigns: "Vale a pena pensar nisso"
    case .words(let words, let minutes): "\(count(words, .word)), \(count(minutes, .minute)) de leitura"
    case .productivity(let entries, let words): "\(count(entries, .entry)), \(count(words, .word))"
    case .noPrompts: "Hoje não há nada para lembrar."
    case .noPlanProblems: "Nada falta, nada se sobrepõe."
    }
  }
}
