import JournalModel

extension Korean {
  func shortDay(_ day: CivilDay, today: CivilDay) -> String {
    let (year, month, number) = day.fields
    let inYear =
      "\(month < 10 ? " " : "")\(month)/\(number < 10 ? " " : "")\(number)(\(shortName(of: day.weekday)))"
    return year == today.year ? inYear : "\(year)/" + inYear
  }

  func look(_ caption: LookCaption) -> String {
    switch caption {
    case .timeOff: "휴가"
    case .absent: "부재"
    case .nothingNoted: "기록 없음"
    case .weeks(let weeks): "\(count(weeks, .week)), 한 주에 표시 하나"
    case .onlyDays(let filters): "해당하는 날만: \(filters.joined(separator: ", "))"
    case .affirmationAdded: "확언에 추가했습니다. 내일부터 나올 수 있습니다"
    case .notAfterHardShift(let text): "힘든 근무 뒤에는 나오지 않습니다: \(text)"
    case .alsoAfterHardShift(let text): "어떤 근무 뒤에도 다시 나옵니다: \(text)"
    case .builtFrom(let commit): "커밋 \(commit)에서 만듦"
    case .builtFromSources: "소스 폴더에서 만듦, 커밋은 알 수 없음"
    case .journal(let path, .option): "일기장: \(path)(명령줄에서 지정)"
    case .journal(let path, .variable): "일기장: \(path)(SMJOURNAL_DIR 기준)"
    case .journal(let path, .folder): "일기장: \(path)(이 폴더에서 위로 올라가며 찾음)"
    case .journal(let path, .fallback(let file)): "일기장: \(path)(기본값, \(file) 기준)"
    case .noJournal: "여기에는 일기장이 없습니다. ‘smjournal init 폴더’로 만들 수 있습니다"
    case .didYouMean(let key): "혹시 \(key)인가요?"
    case .keptKey(let key, let nearest): "\(key)을(를) 직접 만든 키로 썼습니다. 혹시 \(nearest)인가요?"
    }
  }

  func encouragements(_ kind: Encouragement) -> [String] {
    switch kind {
    case .usual:
      [
        "좋은 근무 되세요.", "무엇을 해야 할지 잘 알고 계세요.", "잘 다녀오세요. 가는 길에 뭐라도 좀 마시고요.",
        "환자 한 분씩 돌보면 돼요.", "오늘 함께 일해서 기뻐하는 좋은 사람들이 있어요.",
      ]
    case .gentle:
      [
        "천천히 하세요. 누구도 혼자 다 할 필요는 없어요.", "한 번에 하나씩 하세요. 휴식도 챙기세요.",
        "오늘은 도움을 청해도 괜찮아요.", "환자를 대하듯 자신에게도 다정하게 대해 주세요.",
        "작은 걸음도 소중해요. 이번 근무도 해낼 수 있어요.",
      ]
    }
  }

  func name(of group: VerbGroup) -> String {
    switch group {
    case .everyDay: "날마다"
    case .look: "보기"
    case .plan: "계획"
    case .change: "바꾸기"
    case .files: "파일"
    case .setUp: "설정"
    }
  }
}
