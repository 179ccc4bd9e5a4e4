import JournalModel

extension Spanish {
  func reminder(_ text: ReminderText) -> String {
    switch text {
    case .calendar: "Inicios y fines de turno"
    case .title(let kind, let shift, let day, let today):
      "\(name(of: kind).capitalizedFirst): \(name(of: shift)), \(self.day(day, today: today))"
    case .purpose: "El inicio o fin de turno que toca anotar, y la cuenta atrás"
    case .howToUseSystemd:
      "Guarda cada parte con el nombre que tiene encima, y después: systemctl --user enable --now smjournal-reminder.timer"
    case .howToUseCron: "Añade estas líneas con: crontab -e"
    case .howToUseLaunchd:
      "Guárdalo como ~/Library/LaunchAgents/smjournal.reminder.plist y carga ese archivo: launchctl load"
    case .withoutHours(let count):
      "\(self.count(count, .shift)) sin horas, y por eso sin recordatorio; «rota set --hours» o el archivo de un turno las dicen"
    case .nothingPlanned(let days): "ningún turno con horas en los próximos \(count(days, .day))"
    }
  }
}
