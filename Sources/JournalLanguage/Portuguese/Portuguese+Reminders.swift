import JournalModel

extension Portuguese {
  func reminder(_ text: ReminderText) -> String {
    switch text {
    case .calendar: "Inícios e fins de plantão"
    case .title(let kind, let shift, let day, let today):
      "\(name(of: kind).capitalizedFirst): \(name(of: shift)), \(self.day(day, today: today))"
    case .purpose: "O início ou fim de plantão por anotar, e a contagem regressiva"
    case .howToUseSystemd:
      "Salve cada parte com o nome que está acima, e depois: systemctl --user enable --now smjournal-reminder.timer"
    case .howToUseCron: "Adicione estas linhas com: crontab -e"
    case .howToUseLaunchd:
      "Salve como ~/Library/LaunchAgents/smjournal.reminder.plist e carregue esse arquivo: launchctl load"
    case .withoutHours(let count):
      "\(self.count(count, .shift)) sem horário, e por isso sem lembrete; informe com “rota set --hours” ou no arquivo do plantão"
    case .nothingPlanned(let days): "nenhum plantão com horário nos próximos \(count(days, .day))"
    }
  }
}
