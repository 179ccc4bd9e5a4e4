import JournalModel

extension Korean {
  func reminder(_ text: ReminderText) -> String {
    switch text {
    case .calendar: "근무 전후 기록"
    case .title(let kind, let shift, let day, let today):
      "\(name(of: kind)): \(name(of: shift)), \(self.day(day, today: today))"
    case .purpose: "이제 쓸 근무 전후 기록과 카운트다운"
    case .howToUseSystemd:
      "각 부분을 위에 적힌 이름으로 저장한 뒤: systemctl --user enable --now smjournal-reminder.timer"
    case .howToUseCron: "이 줄들을 넣기: crontab -e"
    case .howToUseLaunchd:
      "~/Library/LaunchAgents/smjournal.reminder.plist로 저장한 뒤 그 파일 불러오기: launchctl load"
    case .withoutHours(let count):
      "시간이 없는 \(self.count(count, .shift))에는 알림이 없습니다. ‘rota set --hours’나 근무 파일에 적을 수 있습니다"
    case .nothingPlanned(let days): "앞으로 \(count(days, .day)) 동안 시간이 정해진 근무가 없습니다"
    }
  }
}
