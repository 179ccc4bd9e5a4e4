import JournalModel

extension Japanese {
  func reminder(_ text: ReminderText) -> String {
    switch text {
    case .calendar: "勤務前後の記録"
    case .title(let kind, let shift, let day, let today):
      "\(name(of: kind))：\(name(of: shift))、\(self.day(day, today: today))"
    case .purpose: "これから書く勤務前後の記録と、カウントダウン"
    case .howToUseSystemd:
      "それぞれを上の名前で保存し、次を実行：systemctl --user enable --now smjournal-reminder.timer"
    case .howToUseCron: "これらの行を加える：crontab -e"
    case .howToUseLaunchd:
      "~/Library/LaunchAgents/smjournal.reminder.plist として保存し、そのファイルを読み込む：launchctl load"
    case .withoutHours(let count):
      "時間のない\(self.count(count, .shift))にはリマインダーがありません。「rota set --hours」または勤務のファイルで指定できます"
    case .nothingPlanned(let days): "これから\(count(days, .day))、時間の決まった勤務はありません"
    }
  }
}
