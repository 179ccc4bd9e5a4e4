extension Japanese {
  func export(_ text: ExportText) -> String {
    switch text {
    case .receipt(let records, let files, let bytes, let leftOut):
      "\(count(records, .record))、\(files == 1 ? "ファイル1個" : "ファイル\(number(files))個")、"
        + size(Int64(bytes))
        + (leftOut == 0 ? "" : "。非公開の\(number(leftOut))件を除きました（--private で含められます）")
    case .holdsPrivate(let count):
      "このバックアップには非公開の記録\(number(count))件も含まれます：ご自身だけで保管してください"
    case .leavesConflicts(let count):
      "競合ファイル\(number(count))個はこの書き出しに含まれていません。「smjournal conflicts」で確認できます"
    case .passesOver(let count): "日記のフォルダーにある\(self.number(count))個はこのバックアップに含まれていません："
    case .askPrivate(let count):
      count == 1
        ? "非公開の記録1件が含まれます。続けますか？" : "非公開の記録\(number(count))件が含まれます。続けますか？"
    case .calendar("shifts"): "勤務"
    case .calendar("time-off"): "休暇"
    case .calendar("birthdays"): "誕生日"
    case .calendar("reminders"): "勤務前後の記録"
    case .calendar: "勤務と休暇"
    case .birthday(let name): "\(name)さんの誕生日"
    case .noEncryption(let program):
      "\(program) がインストールされていないので、何も書いていません。https://age-encryption.org にあります"
    case .encryptionFailed(let program):
      "\(program) がこの宛先への暗号化を拒みました。何も書いていません"
    }
  }
}
