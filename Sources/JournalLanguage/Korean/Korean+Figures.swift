import JournalInsights
import JournalModel
import JournalShifts

extension Korean {
  func name(of measure: Measure) -> String {
    switch measure {
    case .mood: "기분"
    case .scale(let scale): name(of: scale)
    }
  }

  func mean(_ mean: Mean, of measure: Measure) -> String {
    "\(value(mean.value, of: measure))(\(share(of: mean)))"
  }

  private func share(of mean: Mean) -> String {
    mean.expected >= mean.count
      ? "\(number(mean.expected)) 중 \(number(mean.count))" : count(mean.count, .record)
  }

  func trend(_ trend: Trend, of measure: Measure) -> String {
    let period = "\(count(trend.days, .day))간"
    guard let now = trend.now else { return "\(period) 쓴 것 없음" }
    let mean = "\(period) \(value(now.value, of: measure))(\(share(of: now)))"
    guard let change = trend.change else { return mean }
    let amount = decimal(abs(change), digits: 1)
    if amount == "0.0" { return "\(mean), 전과 같음" }
    return "\(mean), 전보다 \(amount) \(change > 0 ? "높음" : "낮음")"
  }

  func shiftChange(_ change: Statistics.ShiftChange) -> String {
    let (before, after) = (decimal(change.meanBefore, digits: 1), decimal(change.meanAfter, digits: 1))
    let shifts = count(change.count, .shift)
    switch change.before {
    case .energy: return "기력: 전 \(before), 후 \(after)(\(shifts))"
    default:
      let name = change.after == change.before ? "" : "\(self.name(of: change.after)) "
      return "\(self.name(of: change.before)): 전 \(before), 후 \(name)\(after)(\(shifts))"
    }
  }

  func circumstance(_ factor: Factor) -> String {
    switch factor {
    case .weekday(let weekday): "\(name(of: weekday))에"
    case .shift(.rest): "쉬는 날에"
    case .shift(let shift): "\(name(of: shift)) 근무 때"
    case .indexInBlock(1): "연속 근무 1일째에"
    case .indexInBlock(2): "연속 근무 2일째에"
    case .indexInBlock(3): "연속 근무 3일째에"
    case .indexInBlock: "연속 근무 4일째부터"
    case .nightInARow(1): "연속 야간 1일째에"
    case .nightInARow(2): "연속 야간 2일째에"
    case .nightInARow: "연속 야간 3일째부터"
    case .shortRest: "휴식이 짧은 뒤(11시간 미만, 야간 뒤는 24시간 미만)에"
    case .shortSleep: "잠이 적은 뒤(근무 앞 24시간에 6시간 미만)에"
    case .weather(let text): "날씨가 \(quoted(text))일 때"
    case .tag(let text): "태그 \(quoted(text))이(가) 있는 날에"
    case .person(let text): "\(text)와(과) 함께한 날에"
    }
  }

  func effect(_ effect: Effect) -> String {
    let (own, other) = (value(effect.mean, of: effect.measure), value(effect.otherMean, of: effect.measure))
    let direction = effect.difference > 0 ? "높습니다" : "낮습니다"
    return
      "\(name(of: effect.measure)): \(circumstance(effect.factor)) \(direction). \(own), 그 밖에는 \(other) "
      + "(\(count(effect.count, .day))과 \(number(effect.otherCount))일, \(strength(effect.size)) 차이)."
  }

  private func strength(_ size: Double) -> String {
    switch abs(size) {
    case 0.8...: "큰"
    case 0.5...: "중간"
    default: "작은"
    }
  }

  var noEffects: String {
    "눈에 띄는 것이 없습니다. 우연이라고 볼 수 없을 만큼 뚜렷한 차이가 없습니다. "
      + "무언가가 있는 날과 없는 날이 각각 \(EffectSearch.fewest)일 이상 필요합니다."
  }

  func recovery(_ recovery: Recovery, today: CivilDay) -> [String] {
    guard recovery.shifts > 0 else { return [] }
    var lines = [
      "\(count(recovery.days, .day))에 \(count(recovery.shifts, .shift)), "
        + "그중 \(count(recovery.nights, .night)). 최장 \(count(recovery.longestRunOfWork, .day)) 연속 근무, "
        + "\(count(recovery.longestRunOfNights, .night)) 연속"
    ]
    if recovery.week.known > 0 || recovery.fourWeeks.known > 0 {
      lines.append("근무: 7일간 \(hours(recovery.week)), 28일간 \(hours(recovery.fourWeeks))")
    }
    if let rest = recovery.shortestRest, rest > 0 {
      lines.append("근무 사이 가장 짧은 휴식: \(duration(seconds: rest))")
    }
    for quick in recovery.quickReturns {
      let rest = quick.rest > 0 ? "휴식이 \(duration(seconds: quick.rest))뿐" : "휴식 없음"
      lines.append("\(day(quick.second, today: today)) 근무 앞: \(rest). 기준은 11시간입니다")
    }
    if recovery.weekends > 0 {
      lines.append("일한 주말: \(number(recovery.weekends))회 중 \(number(recovery.weekendsWorked))회")
    }
    for (scale, mean) in [(Scale.fatigue, recovery.fatigue), (.load, recovery.load)] {
      if let mean {
        lines.append("이 근무들 뒤의 \(name(of: scale)): \(self.mean(mean, of: .scale(scale)))")
      }
    }
    return lines
  }

  private func hours(_ hours: Recovery.Hours) -> String {
    let time = duration(seconds: hours.seconds)
    return hours.known == hours.shifts
      ? time : "\(time)(\(count(hours.shifts, .shift)) 중 \(number(hours.known)))"
  }

  func warningSign(_ sign: WarningSign) -> String {
    let mean = decimal(sign.recent.value, digits: 1)
    let usual = sign.usual.map { ". 그 앞 90일은 \(decimal($0.value, digits: 1))" } ?? ""
    let records = count(sign.recent.count, .record)
    return
      "\(dimension(sign.dimension)): 최근 4주 \(name(of: sign.scale)) 평균 \(mean)(\(records))\(usual)."
  }

  private func dimension(_ dimension: WarningSign.Dimension) -> String {
    switch dimension {
    case .exhaustion: "소진"
    case .distance: "일에 대한 거리감"
    case .littleAccomplishment: "성취감 저하"
    }
  }

  var warningNote: String {
    "직접 쓰신 기록에서 본 것이며 진단이 아닙니다. 맞다고 느껴지면 믿을 만한 사람, "
      + "직장 건강관리실 또는 의사와 이야기해 보세요. 숨기려면 journal.md에 warning-signs: false."
  }

  func prompt(_ prompt: Prompt, today: CivilDay) -> String {
    switch prompt {
    case .yearsAgo(let years, let then, let ids):
      let when = years == 1 ? "1년 전 오늘" : "\(count(years, .year)) 전 오늘"
      let date = (then.month, then.day) == (today.month, today.day) ? "" : "(\(day(then, today: today)))"
      return "\(when)\(date), \(ids.count == 1 ? "일기 1건" : count(ids.count, .entry))을 쓰셨습니다."
    case .nothingWritten(let days, let since):
      return "\(day(since, today: today))부터 \(count(days, .day)) 동안 쓴 것이 없습니다. 어떻게 지내시나요?"
    case .week(let week): return self.week(week, today: today)
    }
  }

  func week(_ week: WeekInShort, today: CivilDay) -> String {
    var parts = [count(week.shifts, .shift), count(week.entries, .entry)]
    if let mood = week.mood {
      parts.append("기분 \(value(mood.value, of: .mood))(\(count(mood.count, .day)))")
    }
    for scale in Scale.allCases {
      if let mean = week.scales[scale] {
        parts.append("\(name(of: scale)) \(decimal(mean.value, digits: 1))")
      }
    }
    return "이번 주, \(span(week.from, week.until, today: today)): \(parts.joined(separator: ", "))."
  }

  func message(_ doubt: ShiftDoubt) -> String {
    switch doubt {
    case .missingCheckOut: "근무 전 기록에 근무 후 기록이 없습니다"
    case .missingCheckIn: "근무 후 기록에 근무 전 기록이 없습니다"
    case .openCallOut: "온콜 중의 근무 전 기록에 근무 후 기록이 없습니다. 호출은 세지 않습니다"
    case .tooLong(_, let checkOut, let hours):
      "\(checkOut)까지 \(hours)시간의 근무가 됩니다. 근무 후 기록이 빠졌나요?"
    }
  }

  func message(_ word: DoubtfulWord) -> String {
    switch word {
    case .key(let key, let nearest): "\(quoted(key))은(는) 직접 만든 키입니다. 혹시 \(quoted(nearest))인가요?"
    case .privateKey(let key, let nearest):
      look(.didYouMean(nearest))
        + " \(quoted(key))은(는) 그렇게 다루므로 이 기록은 내보내지지 않습니다. 비공개가 아니라면 ‘private: false’라고 쓰세요."
    case .mood(let mood, let nearest?):
      "기분 \(quoted(mood))은(는) 어느 수치에도 들지 않습니다. 혹시 \(quoted(nearest))인가요?"
    case .mood(let mood, nil): "기분 \(quoted(mood))은(는) 어느 수치에도 들지 않습니다. 등록된 단어도 이모지도 아닙니다"
    case .shift(let word, let nearest): message(.unknownShift(word, nearest: nearest))
    case .badge(let badge, let nearest):
      "\(quoted(badge))은(는) 직접 만든 배지입니다. 혹시 \(quoted(nearest))인가요?"
    }
  }

  func message(_ problem: PlanProblem, today: CivilDay) -> String {
    switch problem {
    case .gap(let from, let until): "\(span(from, until, today: today)) 기간에 대한 근무표가 없습니다"
    case .sameStart(let day): "\(onDay(day, today: today))에 시작하는 근무표가 둘입니다. 나중 것이 유효합니다"
    case .overlap(let first, let second, let seconds) where first == second:
      "\(day(first, today: today))의 두 근무가 \(duration(seconds: seconds)) 겹칩니다"
    case .overlap(let first, let second, let seconds):
      "\(day(first, today: today)) 근무와 \(day(second, today: today)) 근무가 \(duration(seconds: seconds)) 겹칩니다"
    case .shiftInTimeOff(let day, let id): "\(id) 파일이 \(onDay(day, today: today))에 근무를 넣었지만 휴가 중입니다"
    case .noHours(let word, let rota):
      "\(day(rota, today: today))부터의 근무표에 \(quoted(word)) 시간이 없습니다"
    }
  }

  var stopWords: Set<String> { Korean.silent }

  private static let silent: Set<String> = [
    "가장", "가지고", "갑자기", "거의", "결국", "계속", "그것은", "그냥", "그동안", "그들은", "그래도", "그래서", "그러나", "그러면", "그런데",
    "그렇게", "그리고", "근무", "근무가", "나는", "나의", "내가", "너무", "누군가", "다른", "다시", "당신", "대한", "대해", "더욱", "동안",
    "때문에", "때문이다", "또한", "많은", "많이", "매우", "먼저", "모두", "모든", "무엇", "무척", "바로", "밖에", "별로", "병동", "보다",
    "비록", "사실", "사이", "새로운", "아마", "아주", "아직", "아침", "야간", "어떤", "어제", "어쨌든", "언제나", "얼마나", "없는", "없다",
    "없었다", "여기", "여러", "오늘", "오전", "오후", "왜냐하면", "우리", "우리는", "위해", "이것은", "이런", "이렇게", "이미", "이번", "이제",
    "일이", "있는", "있다", "있었다", "자꾸", "자신", "잠깐", "저녁", "전혀", "정도", "정말", "제가", "조금", "주간", "지금", "진짜", "처음",
    "천천히", "통해", "특히", "하고", "하나", "하는", "하루", "하지만", "함께", "항상", "했다", "했던", "혹시",
  ]
}
