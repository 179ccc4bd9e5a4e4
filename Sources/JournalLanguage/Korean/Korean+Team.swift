import JournalModel

extension Korean {
  func team(_ measure: TeamMeasureName) -> String {
    switch measure {
    case .shifts: "월 근무"
    case .nights: "월 야간"
    case .hours: "월 근무 시간"
    case .shortRests: "월 11시간 미만 휴식"
    }
  }

  func team(_ line: TeamLine) -> String {
    switch line {
    case .heading(let people, let from, let until):
      "\(people)명, \(month(from.month, year: from.year)) ~ \(month(until.month, year: until.year))"
    case .basis(let people, let months):
      "적어도 \(people)명, \(count(months, .month))"
    case .shutMonths(let count, let minimum):
      (count == 1 ? "1개월은" : "\(count)개월은")
        + " 일부 수치에서 뺐습니다. 쓴 사람이 최소(minimum) \(minimum)명보다 적습니다."
    case .method: "끝난 달의 각자 평균의 평균(반올림). 한 사람은 한 번만 셉니다."
    case .noFigures: "‘team figures’가 출력하는 한 사람의 수치가 아닙니다"
    case .tooFew(let people, let minimum):
      (people == 1 ? "1명은" : "\(people)명은")
        + " 너무 적습니다. 모든 수치에는 같은 끝난 달에 쓴 사람이 최소(minimum) \(minimum)명 필요합니다"
    }
  }
}
