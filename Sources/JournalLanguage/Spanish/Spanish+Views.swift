import JournalInsights
import JournalModel

extension Spanish {
  func view(_ caption: ViewCaption) -> String {
    switch caption {
    case .dayMark: "D"
    case .nightMark: "N"
    case .moodDays(let days, let all): "Ánimo anotado en \(days) de \(count(all, .day))"
    case .mood(let step): step.map { "Ánimo: \(name(of: $0))" } ?? "Sin ánimo anotado"
    case .hours(let from, let until, let seconds):
      "\(time(from))–\(time(until)), \(duration(seconds: seconds))"
    case .planned: "previsto"
    case .worked: "hecho"
    case .holiday: "Festivo"
    case .timeOff(let title): title.map { "Vacaciones: \($0)" } ?? "Vacaciones"
    case .noRota:
      "Aún no hay cuadrante. Para ponerlo: smjournal rota set --from DÍA --cycle 'día día noche noche descanso descanso'"
    case .rotaSet(let day, let days, let path):
      "Cuadrante escrito en \(path): un ciclo de \(count(days, .day)) desde el \(day)"
    case .noHours(let words):
      "No se conocen horas para \(joined(words)): «rota set» las toma con --hours \(words.first ?? "noche")=HH:MM-HH:MM"
    case .records: "Registros"
    case .trends: "Ánimo y escalas: 7 y 30 días, frente a otros tantos antes"
    case .shiftChanges: "Antes y después del turno"
    case .moods: "Ánimos, uno por día"
    case .productive: "Cuándo escribes"
    case .tags: "Etiquetas"
    case .people: "Personas"
    case .effects: "Qué acompaña a los días buenos y a los malos"
    case .recovery: "Descanso y trabajo, últimos 28 días"
    case .warningSigns: "Merece pensarlo"
    case .words(let words, let minutes): "\(count(words, .word)), \(count(minutes, .minute)) de lectura"
    case .productivity(let entries, let words): "\(count(entries, .entry)), \(count(words, .word))"
    case .noPrompts: "Hoy no hay nada que recordar."
    case .noPlanProblems: "No falta nada, nada se solapa."
    }
  }
}
