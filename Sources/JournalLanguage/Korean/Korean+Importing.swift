extension Korean {
  func importing(_ message: ImportMessage) -> String {
    switch message {
    case .read(let format, let count): "\(format): \(number(count))건 확인"
    case .span(let first, let last): "\(first)부터 \(last)까지"
    case .added(let count): "\(number(count))건 추가"
    case .changed(let count): "\(number(count))건 갱신"
    case .same(let count): "\(number(count))건은 이미 있음"
    case .conflicts(let count): "\(number(count))건은 양쪽에서 바뀜"
    case .wouldAdd(let count): "추가할 것 \(number(count))건"
    case .wouldChange(let count): "갱신할 것 \(number(count))건"
    case .media(let found, 0): "사진과 녹음: \(number(found))"
    case .media(let found, let missing): "사진과 녹음: \(number(found)), 없는 것 \(number(missing))"
    case .moods(let moods): "기분: \(moods.joined(separator: ", "))"
    case .unknownMoods(let words): "단계가 없는 기분: \(words.joined(separator: ", "))"
    case .unknownShifts(let words): "뜻이 정해지지 않은 근무: \(words.joined(separator: ", "))"
    case .mapMood(let word): "--mood '\(word)=보통'처럼 지정하세요"
    case .mapShift(let word): "--map '\(word)=야간 21:00-07:00'처럼 지정하세요"
    case .leftOut(let count, let why): "\(number(count))건 제외: \(omission(why))"
    case .looksLike(let format): "\(format) 파일로 보입니다: smjournal import \(format) 파일"
    case .again: "--again을 붙이면 지우신 것, 여기와 다른 것, 숨김 파일도 가져옵니다."
    case .nothingNew: "새로운 것이 없습니다."
    case .undo: "‘smjournal undo’로 모두 되돌립니다."
    case .resolve: "‘smjournal conflicts’에서 양쪽에서 바뀐 것을 볼 수 있습니다."
    case .planChange(let day, let was, let becomes): "\(day): \(was) → \(becomes)"
    case .morePlanChanges(let count): "외 \(number(count))일"
    case .askTitles: "제목 세 개를 보여 드릴까요?"
    case .askWrite: "가져올까요?"
    case .askShift(let word, let count): "‘\(word)’은(는) 무슨 뜻인가요(\(number(count))번)?"
    case .askPeople(let count): "\(number(count))명 가운데 누구인가요? 이름을 쉼표로 나누어"
    case .person(let name): "  \(name)"
    case .reading(let share): "\(percent(share)) 읽음"
    case .progress(let done, let total): "\(number(total))건 중 \(number(done))건 씀"
    case .stopped(let count): "파일 \(number(count))개를 썼습니다. 이어 가려면 다시 가져오세요"
    }
  }

  private func omission(_ why: ImportOmission) -> String {
    switch why {
    case .notShift: "근무가 아님"
    case .cancelled: "취소됨"
    case .goals: "목표"
    case .otherMedia: "동영상과 문서"
    case .deleted: "직접 지우신 것"
    case .kept: "여기와 다르고 언제부터인지 알 수 없음"
    case .empty: "비어 있음"
    case .unreadable: "읽을 수 없음"
    case .outside: "요청한 날 밖"
    case .differs: "여기와 다르며 여기 것을 그대로 둠"
    case .hidden: "숨김 파일이며 이 일기장의 백업이 아님"
    case .otherJournal: "그 안 폴더에 있는 다른 일기장의 것"
    case .overlapping: "다른 기록이 같은 시간의 것입니다"
    case .inBed: "잠자리에 있었지만 잠이었다는 말이 없음"
    }
  }
}
