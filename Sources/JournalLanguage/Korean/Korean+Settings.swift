import JournalFormat
import JournalModel

extension Korean {
  func meaning(of key: ProfileKey) -> String {
    switch key {
    case .version: "형식의 판"
    case .kind: "파일의 종류"
    case .name: "이름"
    case .language: "프로그램의 언어: \(Language.codes())"
    case .timezone: "지내는 곳의 시간대. 예: Asia/Seoul. 없으면 시스템의 것"
    case .dayStarts: "다른 날을 말하지 않는 메모에서 새 하루가 시작되는 시각. 예: 05:00"
    case .weekStarts: "한 주의 첫 요일"
    case .workingDays: "근무표가 없을 때의 근무일"
    case .rota: "근무 순환. ‘smjournal rota set’이 씁니다"
    case .hours: "근무의 보통 시간"
    case .holidays: "공휴일: kr 같은 나라, de-by 같은 지역, 그리고 자신만의 날"
    case .memories: "지난 일을 떠올려 줄지: true 또는 false"
    case .shifts: "근무표 단어의 뜻. ‘smjournal rota set --shift-type’이 씁니다"
    case .night: "어느 시간이 밤인지. 예: 21:00-06:00"
    case .moods: "자신만의 기분과 그 단계(1~5). 예: {편안: 4}"
    case .care: "아주 힘든 몇 주 뒤에 도움을 알려 줄지: true 또는 false"
    case .identifier: "이 일기장을 다른 일기장과 구별하는 값. 사본에서도 같으며 'smjournal init'이 만듭니다"
    case .transcribeModel: "녹음을 받아 적을 모델: whisper-cli의 파일, Vosk의 폴더"
    case .dateOrder: "5/6이 6월 5일(day-first)인지 5월 6일(month-first)인지"
    case .badges: "자신만의 배지. 예: 🔥 또는 {🔥: 불타오름}"
    case .theme: "색: auto, dark, light, mono 또는 {night: '#8B5CF6'} 같은 묶음"
    case .tone: "말을 건네는 방식: warm(따뜻하게) 또는 plain(담백하게)"
    case .profession: "확언에서 부르는 직업: nurse, carer, midwife, paramedic"
    case .agreement: "프랑스어에서 나를 가리키는 말의 형태: feminine, masculine, neutral"
    case .affirmations: "오늘의 확언을 고르는 방법: by-day, mixed, liked"
    case .contractHours: "계약상 주당 시간"
    case .restRules: "비교할 휴식 기준: eu, fr-hospital, fr, uk, de, ch, none"
    case .clock:
      "근무 시간을 적지 않았을 때 셈하는 것: said(근무표) 또는 notes(근무 전과 후 기록의 시각)"
    }
  }

  func birthday(on day: CivilDay, age: Int?, today: CivilDay) -> String {
    relativeDay(day, today: today) + (age.map { "(\($0)세)" } ?? "")
  }

  func birthday(of name: String, on day: CivilDay, age: Int?, today: CivilDay) -> String {
    let isNear = (0...1).contains(today.days(until: day))
    let when = isNear ? relativeDay(day, today: today) : onDay(day, today: today)
    return age.map { "\(name) 님이 \(when) \(number($0))세가 됩니다" } ?? "\(name) 님의 생일: \(when)"
  }
}
