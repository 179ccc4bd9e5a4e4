import JournalModel

extension English {
  func reminder(_ text: ReminderText) -> String {
    switch text {
    case .calendar: "Check-ins and check-outs"
    case .title(let kind, let shift, let day, let today):
      "\(kind == .checkIn ? "Check-in" : "Check-out"): \(name(of: shift)), \(self.day(day, today: today))"
    case .purpose: "The check-in or check-out that is due, and the countdown"
    case .howToUseSystemd:
      "Save each part under the name above it, then: systemctl --user enable --now smjournal-reminder.timer"
    case .howToUseCron: "Add these lines with: crontab -e"
    case .howToUseLaunchd:
      "Save as ~/Library/LaunchAgents/smjournal.reminder.plist, then: launchctl load that file"
    case .withoutHours(let count):
      "\(self.count(count, .shift)) without hours, so without a reminder; 'rota set --hours' or a shift's file says them"
    case .nothingPlanned(let days): "no shift with hours in the next \(count(days, .day))"
    }
  }
}
