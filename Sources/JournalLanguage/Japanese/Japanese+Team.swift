import JournalModel

extension Japanese {
  func team(_ measure: TeamMeasureName) -> String {
    switch measure {
    case .shifts: "月の勤務"
    case .nights: "月の夜勤"
    case .hours: "月の労働時間"
    case .shortRests: "月の11時間未満の休息"
    }
  }

  func team(_ line: TeamLine) -> String {
    switch line {
    case .heading(let people, let from, let until):
      "\(people)人、\(month(from.month, year: from.year))〜\(month(until.month, year: until.year))"
    case .basis(let people, let months):
      "少なくとも\(people)人、\(count(months, .month))"
    case .shutMonths(let count, let minimum):
      (count == 1 ? "1か月は" : "\(count)か月は")
        + "一部の数字から除きました：書いた人が下限（minimum）の\(minimum)人より少ないためです。"
    case .method: "終わった月の各人の平均の平均（四捨五入）。一人は一回だけ数えます。"
    case .noFigures: "「team figures」が出力する一人分の数字ではありません"
    case .tooFew(let people, let minimum):
      (people == 1 ? "1人では" : "\(people)人では")
        + "足りません：どの数字にも、同じ終わった月に書いた人が下限（minimum）\(minimum)人必要です"
    }
  }
}
