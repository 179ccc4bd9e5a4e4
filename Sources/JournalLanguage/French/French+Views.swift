import JournalInsights
import JournalModel

extension French {
  func view(_ caption: ViewCaption) -> String {
    switch caption {
    case .dayMark: "J"
    case .nightMark: "N"
    case .moodDays(let days, let all): "Humeur notée \(count(days, .day)) sur \(all)"
    case .mood(let step): step.map { "Humeur\u{A0}: \(name(of: $0))" } ?? "Pas d’humeur notée"
    case .hours(let from, let until, let seconds):
      "de \(time(from)) à \(time(until)), \(duration(seconds: seconds))"
    case .planned: "prévu"
    case .worked: "fait"
    case .holiday: "Jour férié"
    case .timeOff(let title): title.map { "Congés\u{A0}: \($0)" } ?? "Congés"
    case .noRota:
      "Pas encore de planning. Pour en donner un\u{A0}: smjournal rota set --from JOUR --cycle 'jour jour nuit nuit repos repos'"
    case .rotaSet(let day, let days, let path):
      "Planning écrit dans \(path)\u{A0}: un cycle de \(count(days, .day)) à partir du \(day)"
    case .noHours(let words):
      "Pas d’horaires pour \(joined(words))\u{A0}: «\u{A0}rota set\u{A0}» les reçoit avec --hours \(words.first ?? "nuit")=HH:MM-HH:MM"
    case .records: "Fiches"
    case .trends: "Humeur et notes\u{A0}: 7 et 30 jours, comparés à autant de jours avant"
    case .shiftChanges: "Avant et après le poste"
    case .moods: "Humeurs, une par jour"
    case .productive: "Quand tu écris"
    case .tags: "Étiquettes"
    case .people: "Personnes"
    case .effects: "Ce qui accompagne les bons et les mauvais jours"
    case .recovery: "Repos et travail, les 28 derniers jours"
    case .warningSigns: "À ne pas laisser passer"
    case .words(let words, let minutes): "\(count(words, .word)), \(count(minutes, .minute)) de lecture"
    case .productivity(let entries, let words): "\(count(entries, .entry)), \(count(words, .word))"
    case .noPrompts: "Rien à rappeler aujourd’hui."
    case .noPlanProblems: "Rien ne manque, rien ne se chevauche."
    }
  }
}
