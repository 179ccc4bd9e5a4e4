extension Japanese {
  func stated(_ caption: StatedHoursCaption) -> String {
    switch caption {
    case .began(let usual): return "いつ始まりましたか？\(usual.map { " [\($0)]" } ?? "")"
    case .ended(let usual): return "いつ終わりましたか？\(usual.map { " [\($0)]" } ?? "")"
    case .calledOut: return "呼び出しですか？"
    case .emptyForPlan: return "勤務表どおりなら空のままにします。"
    case .timeOrPlan: return "例：7:50、今。予定どおりなら Enter"
    case .replace(let time?, _): return "\(time) の記録を置き換えますか？"
    case .replace(nil, let id): return "\(id) を置き換えますか？"
    case .keepBoth: return "b 両方残す"
    case .clock: return "勤務前と勤務後の記録の時刻を勤務時間として数えますか？"
    case .holidays(let code): return "お住まいの国の祝日（\(code)）を加えますか？"
    case .rules: return "どの労働と休息の基準が当てはまりますか？"
    case .noShift(let day, let word, let others, let command):
      let what = word.map { "\(day) には「\($0)」の勤務がありません" } ?? "\(day) には勤務がありません"
      let rest = others.isEmpty ? "" : "（あるのは：\(others.joined(separator: "、"))）"
      return what + rest + "。加えるには：\(command)"
    case .noTimeOnCall(let day, let command):
      return "\(day) のその時間にはオンコールがありません。勤務として加えるには：\(command)"
    }
  }

  func ruleSet(named name: String) -> String {
    switch name {
    case "eu": "欧州連合"
    case "fr-hospital": "フランスの公立病院"
    case "fr": "フランスの労働法"
    case "uk": "イギリス"
    case "de": "ドイツ"
    case "ch": "スイス"
    case "none": "なし"
    default: name
    }
  }
}
