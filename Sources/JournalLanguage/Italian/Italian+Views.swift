import JournalInsights
import JournalModel

extension Italian {
  func view(_ caption: ViewCaption) -> String {
    switch caption {
    case .dayMark: "G"
    case .nightMark: "N"
    case .moodDays(let days, let all): "Umore annotato in \(days) giorni su \(number(all))"
    case .mood(let step): step.map { "Umore: \(name(of: $0))" } ?? "Nessun umore annotato"
    case .hours(let from, let until, let seconds):
      "\(time(from))–\(time(until)), \(duration(seconds: seconds))"
    case .planned: "previsto"
    case .worked: "fatto"
    case .holiday: "Festività"
    case .timeOff(let title): title.map { "Ferie: \($0)" } ?? "Ferie"
    case .noRota:
      "Ancora niente turni. Per inserirli: smjournal rota set --from GIORNO --cycle 'giorno giorno notte notte riposo riposo'"
    case .rotaSet(let day, let days, let path):
      "Turni scritti in \(path): un ciclo di \(count(days, .day)) da \(day)"
    case .noHours(let words):
      "Non si conoscono orari per \(joined(words)): «rota set» li prende con --hours \(words.first ?? "notte")=HH:MM-HH:MM"
    case .records: "Note"
    case .trends: "Umore e scale: 7 e 30 giorni, rispetto ad altrettanti prima"
    case .shiftChanges: "Prima e dopo il turno"
    case .moods: "Umori, uno al giorno"
    case .productive: "Quando scrivi"
    case .tags: "Etichette"
    case .people: "Persone"
    case .effects: "Che cosa va insieme ai giorni buoni e a quelli difficili"
    case .recovery: "Riposo e lavoro, ultimi 28 giorni"
    case .warningSigns: "Vale un pensiero"
    case .words(let words, let minutes): "\(count(words, .word)), \(count(minutes, .minute)) di lettura"
    case .productivity(let entries, let words): "\(count(entries, .entry)), \(count(words, .word))"
    case .noPrompts: "Oggi non c’è niente da ricordare."
    case .noPlanProblems: "Niente manca, niente si sovrappone."
    }
  }
}
