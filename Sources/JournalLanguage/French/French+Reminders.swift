import JournalModel

extension French {
  func reminder(_ text: ReminderText) -> String {
    switch text {
    case .calendar: "Prises et fins de poste"
    case .title(let kind, let shift, let day, let today):
      "\(kind == .checkIn ? "Prise de poste" : "Fin de poste")\u{A0}: \(name(of: shift)), \(self.day(day, today: today))"
    case .purpose: "La prise ou la fin de poste à noter, et le compte à rebours"
    case .howToUseSystemd:
      "Enregistrer chaque partie sous le nom indiqué au-dessus, puis\u{A0}: systemctl --user enable --now smjournal-reminder.timer"
    case .howToUseCron: "Ajouter ces lignes avec\u{A0}: crontab -e"
    case .howToUseLaunchd:
      "Enregistrer sous ~/Library/LaunchAgents/smjournal.reminder.plist, puis\u{A0}: launchctl load ce fichier"
    case .withoutHours(let count):
      "\(self.count(count, .shift)) sans horaires, donc sans rappel\u{A0}; «\u{A0}rota set --hours\u{A0}» ou la fiche d’un poste les donne"
    case .nothingPlanned(let days): "aucun poste avec des horaires dans les \(count(days, .day)) qui viennent"
    }
  }
}
