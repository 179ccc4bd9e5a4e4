import JournalInsights
import JournalModel
import JournalShifts

extension Japanese {
  func name(of measure: Measure) -> String {
    switch measure {
    case .mood: "気分"
    case .scale(let scale): name(of: scale)
    }
  }

  func mean(_ mean: Mean, of measure: Measure) -> String {
    "\(value(mean.value, of: measure))（\(share(of: mean))）"
  }

  private func share(of mean: Mean) -> String {
    mean.expected >= mean.count
      ? "\(number(mean.expected))のうち\(number(mean.count))" : count(mean.count, .record)
  }

  func trend(_ trend: Trend, of measure: Measure) -> String {
    let period = "\(count(trend.days, .day))間"
    guard let now = trend.now else { return "\(period)、何も書いていません" }
    let mean = "\(period)で\(value(now.value, of: measure))（\(share(of: now))）"
    guard let change = trend.change else { return mean }
    let amount = decimal(abs(change), digits: 1)
    if amount == "0.0" { return "\(mean)、前と同じ" }
    return "\(mean)、前より\(amount)\(change > 0 ? "高い" : "低い")"
  }

  func shiftChange(_ change: Statistics.ShiftChange) -> String {
    let (before, after) = (decimal(change.meanBefore, digits: 1), decimal(change.meanAfter, digits: 1))
    let shifts = count(change.count, .shift)
    switch change.before {
    case .energy: return "体力：前 \(before)、後 \(after)（\(shifts)）"
    default:
      let name = change.after == change.before ? "" : "\(self.name(of: change.after)) "
      return "\(self.name(of: change.before))：前 \(before)、後 \(name)\(after)（\(shifts)）"
    }
  }

  func circumstance(_ factor: Factor) -> String {
    switch factor {
    case .weekday(let weekday): "\(name(of: weekday))に"
    case .shift(.rest): "休みの日に"
    case .shift(let shift): "\(name(of: shift))の勤務で"
    case .indexInBlock(1): "連続勤務の1日目に"
    case .indexInBlock(2): "連続勤務の2日目に"
    case .indexInBlock(3): "連続勤務の3日目に"
    case .indexInBlock: "連続勤務の4日目以降に"
    case .nightInARow(1): "連続夜勤の1夜目に"
    case .nightInARow(2): "連続夜勤の2夜目に"
    case .nightInARow: "連続夜勤の3夜目以降に"
    case .shortRest: "休息が短いあと（11 時間未満、夜勤明けは 24 時間未満）に"
    case .shortSleep: "睡眠が少ないあと（勤務前24時間に6時間未満）に"
    case .weather(let text): "天気が\(quoted(text))のときに"
    case .tag(let text): "タグ\(quoted(text))の日に"
    case .person(let text): "\(text)といた日に"
    }
  }

  func effect(_ effect: Effect) -> String {
    let (own, other) = (value(effect.mean, of: effect.measure), value(effect.otherMean, of: effect.measure))
    let direction = effect.difference > 0 ? "高く" : "低く"
    return
      "\(name(of: effect.measure))は\(circumstance(effect.factor))\(direction)なります：\(own)（それ以外は \(other)）"
      + "（\(count(effect.count, .day))と\(number(effect.otherCount))日、\(strength(effect.size))差）。"
  }

  private func strength(_ size: Double) -> String {
    switch abs(size) {
    case 0.8...: "大きな"
    case 0.5...: "中くらいの"
    default: "小さな"
    }
  }

  var noEffects: String {
    "目立つものはありません：偶然とは言えないほどはっきりした差はありませんでした。"
      + "何かがある日とない日が、それぞれ少なくとも\(EffectSearch.fewest)日必要です。"
  }

  func recovery(_ recovery: Recovery, today: CivilDay) -> [String] {
    guard recovery.shifts > 0 else { return [] }
    var lines = [
      "\(count(recovery.days, .day))に\(count(recovery.shifts, .shift))、"
        + "うち\(count(recovery.nights, .night))。最長で\(count(recovery.longestRunOfWork, .day))の連続勤務、"
        + "\(count(recovery.longestRunOfNights, .night))の連続"
    ]
    if recovery.week.known > 0 || recovery.fourWeeks.known > 0 {
      lines.append("労働：7日間で \(hours(recovery.week))、28日間で \(hours(recovery.fourWeeks))")
    }
    if let rest = recovery.shortestRest, rest > 0 {
      lines.append("勤務間の最も短い休息：\(duration(seconds: rest))")
    }
    for quick in recovery.quickReturns {
      let rest = quick.rest > 0 ? "休息がわずか\(duration(seconds: quick.rest))" : "休息なし"
      lines.append("\(day(quick.second, today: today))の勤務の前は\(rest)でした。目安は 11 時間です")
    }
    if recovery.weekends > 0 {
      lines.append("勤務のあった週末：\(number(recovery.weekends))回中 \(number(recovery.weekendsWorked))回")
    }
    for (scale, mean) in [(Scale.fatigue, recovery.fatigue), (.load, recovery.load)] {
      if let mean {
        lines.append("これらの勤務後の\(name(of: scale))：\(self.mean(mean, of: .scale(scale)))")
      }
    }
    return lines
  }

  private func hours(_ hours: Recovery.Hours) -> String {
    let time = duration(seconds: hours.seconds)
    return hours.known == hours.shifts
      ? time : "\(time)（\(count(hours.shifts, .shift))のうち\(number(hours.known))）"
  }

  func warningSign(_ sign: WarningSign) -> String {
    let mean = decimal(sign.recent.value, digits: 1)
    let usual = sign.usual.map { "。その前の90日間は \(decimal($0.value, digits: 1))" } ?? ""
    let records = count(sign.recent.count, .record)
    return
      "\(dimension(sign.dimension))：この四週間の\(name(of: sign.scale))は平均 \(mean)（\(records)）\(usual)。"
  }

  private func dimension(_ dimension: WarningSign.Dimension) -> String {
    switch dimension {
    case .exhaustion: "心身の消耗"
    case .distance: "仕事との心の距離"
    case .littleAccomplishment: "達成感の低下"
    }
  }

  var warningNote: String {
    "これはご自身の記録からの観察で、診断ではありません。思い当たるときは、信頼できる人、"
      + "産業保健の窓口、またはかかりつけの医師に話してみてください。表示しないには：journal.md に warning-signs: false。"
  }

  func prompt(_ prompt: Prompt, today: CivilDay) -> String {
    switch prompt {
    case .yearsAgo(let years, let then, let ids):
      let when = years == 1 ? "一年前の今日" : "\(count(years, .year))前の今日"
      let date = (then.month, then.day) == (today.month, today.day) ? "" : "（\(day(then, today: today))）"
      return "\(when)\(date)、\(ids.count == 1 ? "日記を1件" : count(ids.count, .entry))書いていました。"
    case .nothingWritten(let days, let since):
      return "\(day(since, today: today))から\(count(days, .day))、何も書いていません。お変わりありませんか？"
    case .week(let week): return self.week(week, today: today)
    }
  }

  func week(_ week: WeekInShort, today: CivilDay) -> String {
    var parts = [count(week.shifts, .shift), count(week.entries, .entry)]
    if let mood = week.mood {
      parts.append("気分 \(value(mood.value, of: .mood))（\(count(mood.count, .day))）")
    }
    for scale in Scale.allCases {
      if let mean = week.scales[scale] {
        parts.append("\(name(of: scale)) \(decimal(mean.value, digits: 1))")
      }
    }
    return "この一週間（\(span(week.from, week.until, today: today))）：\(parts.joined(separator: ", "))。"
  }

  func message(_ doubt: ShiftDoubt) -> String {
    switch doubt {
    case .missingCheckOut: "勤務前の記録に対する勤務後の記録がありません"
    case .missingCheckIn: "勤務後の記録に対する勤務前の記録がありません"
    case .openCallOut: "オンコール中の勤務前の記録に勤務後の記録がありません。呼び出しは数えません"
    case .tooLong(_, let checkOut, let hours):
      "\(checkOut) までで \(hours) 時間の勤務になります：勤務後の記録が抜けていませんか？"
    }
  }

  func message(_ word: DoubtfulWord) -> String {
    switch word {
    case .key(let key, let nearest): "\(quoted(key))は独自のキーです。\(quoted(nearest))のことですか？"
    case .privateKey(let key, let nearest):
      look(.didYouMean(nearest)) + "\(quoted(key))はそのように扱われ、記録は書き出されません。「private: false」と書けば非公開ではなくなります。"
    case .mood(let mood, let nearest?):
      "気分\(quoted(mood))はどの数字にも入りません。\(quoted(nearest))のことですか？"
    case .mood(let mood, nil): "気分\(quoted(mood))はどの数字にも入りません：登録された言葉でも絵文字でもありません"
    case .shift(let word, let nearest): message(.unknownShift(word, nearest: nearest))
    case .badge(let badge, let nearest):
      "\(quoted(badge))は独自のバッジです。\(quoted(nearest))のことですか？"
    }
  }

  func message(_ problem: PlanProblem, today: CivilDay) -> String {
    switch problem {
    case .gap(let from, let until): "\(span(from, until, today: today))について書かれた勤務表がありません"
    case .sameStart(let day): "\(onDay(day, today: today))に始まる勤務表が二つあります。あとのものが有効です"
    case .overlap(let first, let second, let seconds) where first == second:
      "\(day(first, today: today))の二つの勤務が\(duration(seconds: seconds))重なっています"
    case .overlap(let first, let second, let seconds):
      "\(day(first, today: today))と\(day(second, today: today))の勤務が\(duration(seconds: seconds))重なっています"
    case .shiftInTimeOff(let day, let id): "\(id) は\(onDay(day, today: today))に勤務を入れていますが、休暇中です"
    case .noHours(let word, let rota):
      "\(day(rota, today: today))からの勤務表に\(quoted(word))の時間がありません"
    }
  }

  var stopWords: Set<String> { Japanese.silent }

  private static let silent: Set<String> = [
    "あそこ", "あちら", "あなた", "あまり", "あれから", "いくつか", "いつも", "いまは", "おそらく", "かなり", "けれど", "けれども", "ここで", "こちら",
    "ことが", "こともある", "このまま", "これから", "これは", "さらに", "しかし", "しかも", "しばらく", "すぐに", "すこし", "すべて", "せいぜい",
    "そうして", "そこで", "そして", "そのあと", "そのまま", "その後", "その日", "それから", "それで", "それでも", "それに", "それは", "たくさん",
    "たぶん", "ために", "だいたい", "だから", "ちょうど", "ちょっと", "つまり", "でした", "でしょう", "です", "では", "でも", "という", "ときに",
    "ところ", "とても", "なかった", "ながら", "なので", "なんだか", "なんとか", "について", "によって", "のような", "ほかに", "ほとんど", "ほんとうに",
    "ました", "ます", "また", "まだ", "まったく", "まで", "もう", "もっと", "ものの", "やっと", "やはり", "ような", "ように", "よりも", "わたし",
    "一番", "今回", "今日", "今月", "今週", "仕事", "何か", "何度", "入院", "全部", "出勤", "前日", "勤務", "午前", "午後", "夕方", "夜勤",
    "少し", "日勤", "明日", "昨日", "時間", "最初", "最後", "最近", "朝から", "本当に", "来週", "毎日", "病棟", "結局", "自分", "色々",
  ]
}
