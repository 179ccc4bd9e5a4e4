import JournalInsights

extension Korean {
  var affirmations: [Affirmation] { Korean.texts }

  /// In a nurse's own voice; the meaning follows the French texts one by one.
  private static let texts: [Affirmation] =
    Affirmation.numbered(resilience, .resilience)
    + Affirmation.numbered(competence, .competence)
    + Affirmation.numbered(compassion, .compassion)
    + Affirmation.numbered(balance, .balance)

  private static let resilience = [
    "나는 작은 일에서도 변화를 만든다",
    "내 한계를 지키는 것이 돌보는 힘을 지킨다",
    "힘든 근무를 지날 때마다 나는 조금 더 단단해진다",
    "환자처럼 나도 쉴 자격이 있다",
    "피곤한 것은 당연하다. 약한 것이 아니다",
    "모든 것을 내 뜻대로 할 수는 없다. 그래도 괜찮다",
    "도움을 청하는 것은 지혜로운 일이다",
    "나는 사람이다. 기계가 아니다",
    "내 감정은 소중하다, 일터에서도",
    "오래 가기 위해 나를 돌본다",
  ]

  private static let competence = [
    "내 경험은 값지다",
    "나는 내가 하는 일을 안다. 그렇게 배워 왔다",
    "내 손으로 하는 모든 처치가 중요하다",
    "어떤 상황에서도 배울 것이 있다",
    "내 눈길이 생명을 지킨다",
    "뜻밖의 일도 해낼 수 있다",
    "날마다 조금씩 더 알아 간다",
    "나는 내 임상적 판단을 믿는다",
    "내가 일하는 방식이 차이를 만든다",
    "내 일이 자랑스럽다",
  ]

  private static let compassion = [
    "공감은 내 힘이다. 약점이 아니다",
    "환자의 말을 듣는 것도 돌봄이다",
    "미소 하나가 하루를 바꿀 수 있다",
    "나는 병 너머의 사람을 본다",
    "내가 있으면 마음이 놓인다",
    "모든 환자는 따뜻한 대우를 받을 만하다",
    "나는 기계 사이에서 사람의 온기를 전한다",
    "사람다움이 나의 가장 좋은 도구다",
    "돌봄은 눈빛에서 시작된다",
    "내가 곁에 있어 안전함이 생긴다",
    "마음을 기울이는 것은 내가 주는 선물이다",
    "나는 여기 있다. 그것으로 충분히 의미 있다",
    "내 연민은 마르지 않는다. 가꾸면 자란다",
    "부드러운 손길 하나하나가 작은 저항이다",
    "나는 손과 마음으로 간호한다",
  ]

  private static let balance = [
    "쉬는 날은 소중하다",
    "나는 일이 전부인 사람이 아니다",
    "나를 돌보아야 남을 돌볼 수 있다",
    "거절하는 것이 내 힘을 지킨다",
    "내가 잘 지내는 것은 이기적인 일이 아니다",
    "나는 병원 밖의 삶을 누릴 자격이 있다",
    "좋아하는 일이 나를 다시 채운다",
    "나만의 시간은 권리다. 사치가 아니다",
    "일은 일터에 두고 온다, 마음속에서도",
    "사랑하는 사람들에게는 지친 내가 아닌 온전한 내가 필요하다",
    "멀어져 보아야 다시 이어진다",
    "나는 유니폼보다 큰 사람이다",
    "내 삶도 같은 정성으로 가꾼다",
    "내 휴가는 꼭 필요하다. 있어도 없어도 되는 것이 아니다",
    "버티기만 하지 않고, 살아가기를 선택한다",
  ]

  func affirmationForms(_ speaker: Speaker) -> [String: String] {
    let pride: String? =
      switch speaker.profession {
      case nil, .nurse: nil
      case .carer: "돌봄 일을 하는 내가 자랑스럽다"
      case .midwife: "조산사인 내가 자랑스럽다"
      case .paramedic: "응급구조사인 내가 자랑스럽다"
      case .other: "내가 하는 일이 자랑스럽다"
      }
    return pride.map { ["competence-10": $0] } ?? [:]
  }
}
