import JournalModel

extension Japanese {
  func shortDay(_ day: CivilDay, today: CivilDay) -> String {
    let (year, month, number) = day.fields
    let inYear =
      "\(month < 10 ? " " : "")\(month)/\(number < 10 ? " " : "")\(number)(\(shortName(of: day.weekday)))"
    return year == today.year ? inYear : "\(year)/" + inYear
  }

  func look(_ caption: LookCaption) -> String {
    switch caption {
    case .timeOff: "休暇"
    case .absent: "不在"
    case .nothingNoted: "記録なし"
    case .weeks(let weeks): "\(count(weeks, .week))、一週間に一つの印"
    case .onlyDays(let filters): "該当する日だけ：\(filters.joined(separator: ", "))"
    case .affirmationAdded: "アファメーションに加えました。明日から出ることがあります"
    case .notAfterHardShift(let text): "つらい勤務のあとには出しません：\(text)"
    case .alsoAfterHardShift(let text): "どの勤務のあとにもまた出します：\(text)"
    case .builtFrom(let commit): "コミット \(commit) から作成"
    case .builtFromSources: "ソースのフォルダーから作成、コミットは不明"
    case .journal(let path, .option): "日記：\(path)（コマンドラインで指定）"
    case .journal(let path, .variable): "日記：\(path)（SMJOURNAL_DIR による）"
    case .journal(let path, .folder): "日記：\(path)（このフォルダーから上へたどって発見）"
    case .journal(let path, .fallback(let file)): "日記：\(path)（既定、\(file) による）"
    case .noJournal: "ここには日記がありません。「smjournal init フォルダー」で作れます"
    case .didYouMean(let key): "\(key)のことですか？"
    case .keptKey(let key, let nearest): "\(key)を独自のキーとして書きました。\(nearest)のことですか？"
    }
  }

  func encouragements(_ kind: Encouragement) -> [String] {
    switch kind {
    case .usual:
      [
        "よい勤務になりますように。", "何をすべきか、あなたはわかっています。", "いってらっしゃい。途中で何か飲んでくださいね。",
        "患者さん一人ずつで大丈夫です。", "あなたが今日いてくれて、喜んでいる人がいます。",
      ]
    case .gentle:
      [
        "無理せずいきましょう。一人で全部しなくても大丈夫です。", "一つずつで大丈夫です。休憩も取ってください。",
        "今日は助けを求めても大丈夫です。", "患者さんと同じように、自分にもやさしくしてください。",
        "小さな一歩も大切です。この勤務も乗り越えられます。",
      ]
    }
  }

  func name(of group: VerbGroup) -> String {
    switch group {
    case .everyDay: "毎日"
    case .look: "見る"
    case .plan: "予定"
    case .change: "変更"
    case .files: "ファイル"
    case .setUp: "設定"
    }
  }
}
