extension Korean {
  func stated(_ caption: StatedHoursCaption) -> String {
    switch caption {
    case .began(let usual): return "언제 시작했나요?\(usual.map { " [\($0)]" } ?? "")"
    case .ended(let usual): return "언제 끝났나요?\(usual.map { " [\($0)]" } ?? "")"
    case .calledOut: return "호출을 받으셨나요?"
    case .emptyForPlan: return "근무표대로였다면 비워 두세요."
    case .timeOrPlan: return "예: 7:50, 지금. 계획대로면 Enter"
    case .replace(let time?, _): return "\(time)의 기록을 바꿀까요?"
    case .replace(nil, let id): return "\(id)을(를) 바꿀까요?"
    case .keepBoth: return "b 둘 다 두기"
    case .clock: return "근무 전과 후 기록의 시각을 근무 시간으로 셀까요?"
    case .holidays(let code): return "사는 나라의 공휴일(\(code))을 더할까요?"
    case .rules: return "어떤 근무와 휴식 기준이 적용되나요?"
    case .noShift(let day, let word, let others, let command):
      let what = word.map { "\(day)에는 ‘\($0)’ 근무가 없습니다" } ?? "\(day)에는 근무가 없습니다"
      let rest = others.isEmpty ? "" : "(있는 것: \(others.joined(separator: ", ")))"
      return what + rest + ". 더하려면: \(command)"
    case .noTimeOnCall(let day, let command):
      return "\(day)의 그 시간에는 온콜이 없습니다. 근무로 더하려면: \(command)"
    }
  }

  func ruleSet(named name: String) -> String {
    switch name {
    case "eu": "유럽연합"
    case "fr-hospital": "프랑스 공공 병원"
    case "fr": "프랑스 노동법"
    case "uk": "영국"
    case "de": "독일"
    case "ch": "스위스"
    case "none": "없음"
    default: name
    }
  }
}
