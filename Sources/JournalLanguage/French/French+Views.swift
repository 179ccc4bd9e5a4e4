import JournalInsights
import JournalModel

extension French {
  func view(_ caption: ViewCaption) -> String {
    switch caption {
    case .workLegend: "D jour · N nuit · \u{B7} repos · * congés"
    case .moodLegend: "# très content, + content, o neutre, - triste, = très triste, \u{B7} rien de noté"
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
    case .rotaSet(let day): "Le planning vaut \(day)"
    case .noPlanProblems: "Rien ne manque, rien ne se chevauche."
    }
  }

  func planProblem(_ problem: PlanProblem, today: CivilDay) -> String {
    switch problem {
    case .gap(let from, let until): "aucun poste prévu, \(span(from, until, today: today))"
    case .sameStart(let day):
      "deux plannings commencent \(onDay(day, today: today))\u{A0}; le second du fichier compte"
    case .overlap(let first, let second, let seconds):
      "le poste du \(self.day(second, today: today)) commence \(duration(seconds: seconds)) avant la fin de "
        + "celui du \(self.day(first, today: today))"
    case .severalDatedShifts(let day, let ids):
      "\(self.day(day, today: today)) a plusieurs fichiers de poste\u{A0}: \(joined(ids))\u{A0}; le dernier compte"
    case .shiftInTimeOff(let day, let id): "\(id) prévoit du travail pendant des congés, \(onDay(day, today: today))"
    case .noHours(let word, let rota):
      "le planning du \(self.day(rota, today: today)) n’a pas d’heures pour \(quoted(word))"
    }
  }
}
