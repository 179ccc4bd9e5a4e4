import JournalModel

extension Dutch {
  func reminder(_ text: ReminderText) -> String {
    switch text {
    case .calendar: "Begin en einde van diensten"
    case .title(let kind, let shift, let day, let today):
      "\(name(of: kind).capitalizedFirst): \(name(of: shift)), \(self.day(day, today: today))"
    case .purpose: "Het begin of einde van de dienst dat genoteerd moet worden, en het aftellen"
    case .howToUseSystemd:
      "Bewaar elk deel onder de naam erboven, en dan: systemctl --user enable --now smjournal-reminder.timer"
    case .howToUseCron: "Voeg deze regels toe met: crontab -e"
    case .howToUseLaunchd:
      "Bewaar als ~/Library/LaunchAgents/smjournal.reminder.plist en laad dat bestand: launchctl load"
    case .withoutHours(let count):
      "\(self.count(count, .shift)) zonder uren en dus zonder herinnering; ‘rota set --hours’ of het bestand van een dienst noemt ze"
    case .nothingPlanned(let days): "geen dienst met uren in de komende \(count(days, .day))"
    }
  }
}
