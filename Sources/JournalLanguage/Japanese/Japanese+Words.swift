import JournalInsights
import JournalModel
import JournalShifts

extension Japanese {
  func name(of kind: Kind) -> String {
    switch kind {
    case .entry: "日記"
    case .checkIn: "勤務前の記録"
    case .checkOut: "勤務後の記録"
    case .vacation: "休暇"
    case .shift: "勤務"
    case .profile: "プロフィール"
    case .rota: "勤務表"
    case .person: "人物"
    case .sleep: "睡眠"
    }
  }

  func name(of shift: ShiftType) -> String {
    switch shift {
    case .day: "日勤"
    case .night: "夜勤"
    case .rest: "休み"
    case .other(let word): word
    }
  }

  func shift(_ shift: ShiftType?, of day: CivilDay, today: CivilDay) -> String {
    let date = self.day(day, today: today)
    switch shift {
    case nil: return date
    case .day: return "\(date)の日勤"
    case .night: return "\(date)の夜勤"
    case .rest: return "\(date)の休み"
    case .other(let word): return "\(date)の\(word)"
    }
  }

  func name(of scale: Scale) -> String {
    switch scale {
    case .energy: "体力"
    case .stress: "ストレス"
    case .motivation: "意欲"
    case .fatigue: "疲労"
    case .load: "心の負担"
    case .satisfaction: "満足度"
    }
  }

  func label(_ rating: Int, of scale: Scale) -> String {
    let labels = self.labels(of: scale)
    return labels.indices.contains(rating - 1) ? labels[rating - 1] : ""
  }

  private func labels(of scale: Scale) -> [String] {
    switch scale {
    case .energy: ["くたくた", "低い", "まあまあ", "良い", "とても良い"]
    case .stress: ["なし", "少し", "中くらい", "強い", "非常に強い"]
    case .motivation: ["なし", "低い", "まあまあ", "高い", "とても高い"]
    case .fatigue: ["すっきり", "少し疲れた", "疲れた", "とても疲れた", "へとへと"]
    case .load: ["とても軽い", "軽い", "中くらい", "重い", "押しつぶされそう"]
    case .satisfaction: ["とても低い", "低い", "まあまあ", "高い", "とても高い"]
    }
  }

  func name(of badge: Badge) -> String {
    switch badge {
    case .happy: "うれしい"
    case .sad: "悲しい"
    case .calm: "落ち着いている"
    case .anxious: "不安"
    case .proud: "誇らしい"
    case .tired: "疲れた"
    case .frustrated: "イライラ"
    case .grateful: "感謝"
    }
  }

  func name(of mood: Mood.Step) -> String {
    switch mood {
    case .verySad: "とても悲しい"
    case .sad: "悲しい"
    case .neutral: "普通"
    case .happy: "うれしい"
    case .veryHappy: "とてもうれしい"
    }
  }

  func name(of category: VacationCategory) -> String {
    switch category {
    case .leave: "休暇"
    case .rtt: "RTT"
    case .training: "研修"
    case .sick: "病気休暇"
    case .other: "不在"
    }
  }

  func name(of state: VacationState) -> String {
    switch state {
    case .planned: "予定"
    case .approved: "承認済み"
    case .underWay: "休暇中"
    case .finished: "終了"
    }
  }

  func name(of category: AffirmationCategory) -> String {
    switch category {
    case .resilience: "しなやかさ"
    case .competence: "力量"
    case .compassion: "思いやり"
    case .balance: "バランス"
    }
  }

  var suggestedTags: [String] {
    [
      "つらい勤務", "うれしい出会い", "学び", "すばらしいチーム", "疲れ", "誇り", "迷い",
      "急変", "看取り", "回復", "家族",
    ]
  }

  var tagKeywords: [(tag: String, beginnings: [String])] {
    [
      ("つらい勤務", ["つらい", "大変", "きつい", "忙しすぎ", "人手不足", "人が足りない", "余裕がな"]),
      ("うれしい出会い", ["笑顔", "ありがとう", "感謝", "話せた", "出会い", "感動", "心に残る "]),
      ("学び", ["学ん", "勉強", "研修", "学生", "教わ", "技術", "指導"]),
      ("すばらしいチーム", ["チーム", "同僚", "一緒に", "助けて"]),
      ("疲れ", ["疲れ", "へとへと", "睡眠", "眠れ", "眠い", "くたくた", "限界"]),
      ("誇り", ["誇ら", "できた", "うまくいっ", "やりとげ", "褒め"]),
      ("迷い", ["迷い", "悩", "疑問", "自信がな", "ミス", "すべきだった"]),
      ("急変", ["急変", "心停止", "蘇生", "救急", "緊急", "コードブルー"]),
      ("看取り", ["亡くな", "死亡", "看取", "最期", "緩和"]),
      ("回復", ["回復", "退院", "帰宅", "良くな", "治っ", "歩け"]),
      (
        "家族",
        ["家族", "親戚", "夫が", "妻が ", "母", "父", "娘", "息子 ", "子ども "]
      ),
    ]
  }

  func title(_ suggestion: TitleSuggestion) -> String {
    let noun = titleNoun(suggestion.shift)
    switch suggestion.tone {
    case .hard: return "つらい\(noun)"
    case .heavy: return "重い\(noun)"
    case .heavyButGood: return "重いけれど報われた\(noun)"
    case .tiring: return "疲れた\(noun)"
    case .tiringButGood: return "疲れたけれど良い\(noun)"
    case .good: return "良い\(noun)"
    case .great: return "すばらしい\(noun)"
    case .tense: return "緊張している、\(noun)の前"
    case .slowStart: return "元気の出ない、\(noun)の前"
    case .goodStart: return "準備万端、\(noun)の前"
    case .plain: return "いつもどおりの\(noun)"
    }
  }

  private func titleNoun(_ shift: ShiftType?) -> String {
    switch shift {
    case nil, .day: "一日"
    case .night: "夜勤"
    case .rest: "休みの日"
    case .other(let word): "\(word)勤務"
    }
  }
}
