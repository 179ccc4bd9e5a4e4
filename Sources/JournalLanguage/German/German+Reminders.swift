import JournalModel

extension German {
  func reminder(_ text: ReminderText) -> String {
    switch text {
    case .calendar: "Dienstbeginn und Dienstende"
    case .title(let kind, let shift, let day, let today):
      "\(name(of: kind)): \(name(of: shift)), \(self.day(day, today: today))"
    case .purpose: "Der fällige Dienstbeginn oder das Dienstende, und der Countdown"
    case .howToUseSystemd:
      "Jeden Teil unter dem Namen darüber speichern, dann: systemctl --user enable --now smjournal-reminder.timer"
    case .howToUseCron: "Diese Zeilen hinzufügen mit: crontab -e"
    case .howToUseLaunchd:
      "Als ~/Library/LaunchAgents/smjournal.reminder.plist speichern, dann diese Datei laden: launchctl load"
    case .withoutHours(let count):
      "\(self.count(count, .shift)) ohne Zeiten und deshalb ohne Erinnerung; „rota set --hours“ oder die Datei des Dienstes nennen sie"
    case .nothingPlanned(let days): "kein Dienst mit Zeiten in den nächsten \(dative(days, .day))"
    }
  }
}
