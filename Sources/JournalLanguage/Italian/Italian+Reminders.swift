import JournalModel

extension Italian {
  func reminder(_ text: ReminderText) -> String {
    switch text {
    case .calendar: "Inizi e fini di turno"
    case .title(let kind, let shift, let day, let today):
      "\(name(of: kind).capitalizedFirst): \(name(of: shift)), \(self.day(day, today: today))"
    case .purpose: "L’inizio o il fine turno da annotare, e il conto alla rovescia"
    case .howToUseSystemd:
      "Salva ogni parte con il nome indicato sopra, poi: systemctl --user enable --now smjournal-reminder.timer"
    case .howToUseCron: "Aggiungi queste righe con: crontab -e"
    case .howToUseLaunchd:
      "Salva come ~/Library/LaunchAgents/smjournal.reminder.plist, poi carica quel file: launchctl load"
    case .withoutHours(let count):
      "\(self.count(count, .shift)) senza orari, quindi senza promemoria; «rota set --hours» o il file di un turno li indica"
    case .nothingPlanned(let days): "nessun turno con orari nei prossimi \(count(days, .day))"
    }
  }
}
