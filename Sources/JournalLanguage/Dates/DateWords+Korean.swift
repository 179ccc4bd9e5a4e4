import JournalModel

extension DateWords {
  /// How Korean says days.
  package static let korean = DateWords(
    daysFromToday: [
      (-2, "그저께,그제"), (-1, "어제"), (0, "오늘,지금,오늘 밤"), (1, "내일"), (2, "모레"),
    ],
    weekdays: [
      "월요일,(월)", "화요일,(화)", "수요일,(수)", "목요일,(목)", "금요일,(금)", "토요일,(토)", "일요일,(일)",
    ],
    months: [
      "일월", "이월", "삼월", "사월", "오월", "유월", "칠월", "팔월", "구월", "시월", "십일월", "십이월",
    ],
    units: [
      .day: "일간,일", .week: "주일,주간,주", .month: "개월,달,월", .year: "년간,년,해",
    ],
    last: "마지막,지난,저번,작", this: "이번,올",
    next: "다음,내", ago: "전", ahead: "뒤,후", one: "한",
    fillers: "의,에")
}
