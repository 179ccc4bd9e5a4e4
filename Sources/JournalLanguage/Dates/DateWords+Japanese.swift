import JournalModel

extension DateWords {
  /// How Japanese says days.
  package static let japanese = DateWords(
    daysFromToday: [
      (-2, "一昨日,おととい"), (-1, "昨日,きのう"), (0, "今日,きょう,本日,今夜"), (1, "明日,あした,あす"), (2, "明後日,あさって"),
    ],
    weekdays: [
      "月曜日,月曜,(月)", "火曜日,火曜,(火)", "水曜日,水曜,(水)", "木曜日,木曜,(木)", "金曜日,金曜,(金)", "土曜日,土曜,(土)", "日曜日,日曜,(日)",
    ],
    months: [
      "一月", "二月", "三月", "四月", "五月", "六月", "七月", "八月", "九月", "十月", "十一月", "十二月",
    ],
    units: [
      .day: "日間,日", .week: "週間,週", .month: "か月,ヶ月,カ月,ヵ月,ケ月,箇月,月", .year: "年間,年",
    ],
    last: "最後の,最後,最新,先,前の,昨,去,この前の", this: "今,この",
    next: "来,次の,翌", ago: "前", ahead: "後", one: "一",
    fillers: "の,に,は")
}
