import JournalModel

extension Portuguese {
  func reminder(_ text: ReminderText) -> String {
    switch text {
    case .calendar: "Inícios e fins de turno"
    case .title(let kind, let shift, let day, let today):
      "\(name(of: kind).capitalizedFirst): \(name(of: shift)), \(self.day(day, today: today))"
    case .purpose: "O início ou fim de turno por anotar, e a contagem decrescente"
    case .howToUseSystemd:
      "Guardar cada parte com o nome que tem por cima, e depois: systemctl --user enable --now smjournal-reminder.timer"
    case .howToUseCron: "Juntar estas linhas com: crontab -e"
    case .howToUseLaunchd:
      "Guardar como ~/Library/LaunchAgents/smjournal.reminder.plist e carregar esse ficheiro: launchctl load"
    case .withoutHours(let count):
      "\(self.count(count, .shift)) sem horas, e por isso sem lembrete; «rota set --hours» ou o ficheiro de um turno indicam-nas"
    case .nothingPlanned(let days): "nenhum turno com horas nos próximos \(count(days, .day))"
    }
  }
}
