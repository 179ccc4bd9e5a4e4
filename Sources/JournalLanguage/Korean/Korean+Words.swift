import JournalInsights
import JournalModel
import JournalShifts

extension Korean {
  func name(of kind: Kind) -> String {
    switch kind {
    case .entry: "일기"
    case .checkIn: "근무 전 기록"
    case .checkOut: "근무 후 기록"
    case .vacation: "휴가"
    case .shift: "근무"
    case .profile: "프로필"
    case .rota: "근무표"
    case .person: "사람"
    case .sleep: "수면"
    }
  }

  func name(of shift: ShiftType) -> String {
    switch shift {
    case .day: "주간"
    case .night: "야간"
    case .rest: "휴무"
    case .other(let word): word
    }
  }

  func shift(_ shift: ShiftType?, of day: CivilDay, today: CivilDay) -> String {
    let date = self.day(day, today: today)
    switch shift {
    case nil: return date
    case .day: return "\(date) 주간 근무"
    case .night: return "\(date) 야간 근무"
    case .rest: return "\(date) 휴무"
    case .other(let word): return "\(date) \(word) 근무"
    }
  }

  func name(of scale: Scale) -> String {
    switch scale {
    case .energy: "기력"
    case .stress: "스트레스"
    case .motivation: "의욕"
    case .fatigue: "피로"
    case .load: "감정 부담"
    case .satisfaction: "만족도"
    }
  }

  func label(_ rating: Int, of scale: Scale) -> String {
    let labels = self.labels(of: scale)
    return labels.indices.contains(rating - 1) ? labels[rating - 1] : ""
  }

  private func labels(of scale: Scale) -> [String] {
    switch scale {
    case .energy: ["탈진", "낮음", "보통", "좋음", "아주 좋음"]
    case .stress: ["없음", "약간", "중간", "높음", "매우 높음"]
    case .motivation: ["없음", "낮음", "보통", "높음", "아주 높음"]
    case .fatigue: ["개운함", "조금 피곤", "피곤", "많이 피곤", "녹초"]
    case .load: ["아주 가벼움", "가벼움", "중간", "무거움", "버거움"]
    case .satisfaction: ["매우 낮음", "낮음", "보통", "높음", "아주 높음"]
    }
  }

  func name(of badge: Badge) -> String {
    switch badge {
    case .happy: "행복"
    case .sad: "슬픔"
    case .calm: "평온"
    case .anxious: "불안"
    case .proud: "자랑스러움"
    case .tired: "피곤"
    case .frustrated: "답답함"
    case .grateful: "감사"
    }
  }

  func name(of mood: Mood.Step) -> String {
    switch mood {
    case .verySad: "아주 슬픔"
    case .sad: "슬픔"
    case .neutral: "보통"
    case .happy: "행복"
    case .veryHappy: "아주 행복"
    }
  }

  func name(of category: VacationCategory) -> String {
    switch category {
    case .leave: "휴가"
    case .rtt: "RTT"
    case .training: "교육"
    case .sick: "병가"
    case .other: "부재"
    }
  }

  func name(of state: VacationState) -> String {
    switch state {
    case .planned: "예정"
    case .approved: "승인됨"
    case .underWay: "진행 중"
    case .finished: "종료"
    }
  }

  func name(of category: AffirmationCategory) -> String {
    switch category {
    case .resilience: "회복력"
    case .competence: "역량"
    case .compassion: "연민"
    case .balance: "균형"
    }
  }

  var suggestedTags: [String] {
    [
      "힘든 근무", "반가운 만남", "배움", "멋진 팀", "피로", "자부심", "고민",
      "응급", "임종", "회복", "가족",
    ]
  }

  var tagKeywords: [(tag: String, beginnings: [String])] {
    [
      ("힘든 근무", ["힘들", "힘든", "벅찼", "정신없", "인력부족", "인력이 부족", "감당"]),
      ("반가운 만남", ["미소", "고맙", "감사", "이야기를 나", "만남", "감동", "뭉클 "]),
      ("배움", ["배웠", "배운", "교육", "학생", "실습", "술기", "프리셉터"]),
      ("멋진 팀", ["팀", "동료", "함께", "도와"]),
      ("피로", ["피곤", "지쳤", "졸", "못 잤", "잠", "녹초", "탈진"]),
      ("자부심", ["자랑", "해냈", "성공", "뿌듯", "칭찬"]),
      ("고민", ["고민", "의문", "궁금", "자신이 없", "실수", "했어야"]),
      ("응급", ["응급", "심정지", "심폐소생", "코드블루", "급변", "위급"]),
      ("임종", ["임종", "돌아가", "사망", "숨을 거", "호스피스"]),
      ("회복", ["회복", "퇴원", "집으로", "나아", "완치", "걸으"]),
      (
        "가족",
        ["가족", "친척", "남편", "아내 ", "어머니", "아버지", "딸", "아들 ", "아이 "]
      ),
    ]
  }

  func title(_ suggestion: TitleSuggestion) -> String {
    let noun = titleNoun(suggestion.shift)
    switch suggestion.tone {
    case .hard: return "힘든 \(noun)"
    case .heavy: return "마음이 무거운 \(noun)"
    case .heavyButGood: return "무겁지만 보람 있던 \(noun)"
    case .tiring: return "지치는 \(noun)"
    case .tiringButGood: return "지치지만 좋았던 \(noun)"
    case .good: return "좋은 \(noun)"
    case .great: return "최고의 \(noun)"
    case .tense: return "\(noun) 앞의 긴장"
    case .slowStart: return "\(noun) 앞, 부족한 기운"
    case .goodStart: return "\(noun) 준비 완료"
    case .plain: return "여느 때와 같은 \(noun)"
    }
  }

  private func titleNoun(_ shift: ShiftType?) -> String {
    switch shift {
    case nil, .day: "하루"
    case .night: "야간 근무"
    case .rest: "쉬는 날"
    case .other(let word): "\(word) 근무"
    }
  }
}
