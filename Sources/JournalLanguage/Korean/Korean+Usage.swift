import JournalModel
import JournalStore

extension Korean {
  func placeholder(_ placeholder: Placeholder) -> String {
    switch placeholder {
    case .folder: "폴더"
    case .file: "파일"
    case .day: "날"
    case .month: "연-월"
    case .year: "연도"
    case .cycle: "단어"
    case .hours: "단어=시각-시각"
    case .moment: "시각"
    case .instant: "순간"
    case .span: "시작..끝"
    case .text: "본문"
    case .title: "제목"
    case .tag: "태그"
    case .tagChange: "+태그|-태그"
    case .take: "키=ours|theirs"
    case .mood: "기분"
    case .badge: "배지"
    case .rating: "1-5"
    case .shift: "근무"
    case .person: "사람"
    case .place: "장소"
    case .weather: "날씨"
    case .kind: "종류"
    case .condition: "키=값"
    case .assignment: "키=값"
    case .key: "키"
    case .sort: "항목"
    case .count: "N"
    case .duration: "30d"
    case .record: "ID"
    case .command: "명령"
    case .shell: "셸"
    case .reminderKind: "systemd|cron|launchd|ics"
    case .exportFormat: "markdown|json|csv|ics|html|pdf|svg|form"
    case .recipient: "열쇠"
    case .part: "부분"
    case .program: "프로그램"
    case .language: "언어"
    case .color: "언제"
    case .category: "분류"
    case .status: "상태"
    case .name: "이름"
    case .zone: "시간대"
    case .format: "형식"
    case .shiftType: "단어=뜻"
    case .why: "단어"
    case .rules: "규칙"
    case .spans: "시각-시각"
    case .regions: "코드"
    case .half: "반나절"
    case .affirmation: "확언"
    case .base: "바탕"
    case .ours: "우리"
    case .theirs: "상대"
    case .importFormat: "형식"
    case .meaning: "단어=뜻"
    case .word: "단어"
    case .link: "링크"
    case .markerSize: "길이"
    case .tool: "git|syncthing|desktop|obsidian"
    }
  }

  func usage(_ problem: UsageProblem) -> String {
    switch problem {
    case .unknownCommand(let word, let nearest):
      "‘\(word)’ 명령은 없습니다" + suggestion(nearest)
    case .unknownOption(let word, _, let nearest):
      "‘\(word)’ 옵션은 없습니다" + suggestion(nearest)
    case .unknownFormat(let word, let nearest): "‘\(word)’ 형식은 없습니다" + suggestion(nearest)
    case .missingValue(let option, let placeholder):
      "‘\(option)’ 옵션에는 값이 필요합니다: \(option) \(self.placeholder(placeholder))"
    case .unexpectedValue(let option): "‘\(option)’ 옵션은 값을 받지 않습니다"
    case .repeated(let option): "‘\(option)’ 옵션이 두 번 나옵니다"
    case .wrongValue(let name, let found, let expected, let nearest):
      (name == found ? "‘\(found)’" : "\(name) ‘\(found)’") + ": 필요한 것: \(self.expected(expected))"
        + suggestion(nearest)
    case .noSuchDay(let found, let month, let year, let length):
      "‘\(found)’: \(year.map { self.month(month, year: $0) } ?? monthName(month))은 \(count(length, .day))까지입니다"
    case .unknownSetting(let key, let nearest):
      "‘\(key)’ 설정은 없습니다" + (nearest.map { ". 혹시 ‘\($0)’인가요?" } ?? "")
    case .missingArgument(let placeholder): "인수 \(self.placeholder(placeholder)) 없음"
    case .unexpectedArgument(let word): "‘\(word)’은(는) 필요 없는 인수입니다"
    case .notUTF8(let name): "\(name): UTF-8 텍스트가 아닙니다"
    case .notDiffering(let found, let places):
      places.isEmpty
        ? "‘\(found)’: 여기에는 고를 키가 없습니다. --ours나 --theirs로 고르세요"
        : "‘\(found)’: 두 판이 다르지 않습니다. 다른 것: \(joined(places))"
    case .contradiction(let one, let other): "‘\(one)’와(과) ‘\(other)’은(는) 함께 쓸 수 없습니다"
    case .unencryptedFolder(let folder, let option, let file):
      "‘\(option)’에는 파일 하나가 필요합니다. 폴더 ‘\(folder)’ 안의 파일은 암호화되지 않습니다. \(file)처럼 파일을 지정하세요"
    case .nothingToWrite(let options): "쓸 것이 없습니다. 지정할 것: \(orList(options))"
    case .spanTooLong(let span, let years): "‘\(span)’은(는) \(years)년이 넘습니다"
    case .untilBeforeFrom(let span): "‘\(span)’은(는) 시작하기 전에 끝납니다"
    case .severalShifts(let words):
      "그날 근무가 여럿입니다: \(words.joined(separator: ", ")). 어느 것인지 적어 주세요"
    case .unknownShift(let word, let nearest):
      "‘\(word)’은(는) 근무표에서 뜻이 없습니다"
        + (nearest.map { ". 혹시 ‘\($0)’인가요?" }
          ?? ". 뜻을 알려 주세요: rota set --shift-type \(word)=주간")
    }
  }

  /// What goes behind a word that is not known: the nearest one.
  func suggestion(_ nearest: String?) -> String { nearest.map { ". 혹시 ‘\($0)’인가요?" } ?? "" }

  private func orList(_ words: [String]) -> String {
    guard words.count > 1, let last = words.last else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " 또는 " + last
  }

  private func expected(_ expected: UsageProblem.Expected) -> String {
    switch expected {
    case .rating: "1에서 5까지의 정수"
    case .day: "날(예: 2026-11-20, 오늘, 어제)"
    case .birthday: "생일(예: 1985-03-12, 해가 없으면 --03-12)"
    case .moment: "시각(예: 07:30, 2026-11-20T07:30)"
    case .instant: "ISO 8601 순간(예: 2026-11-20T18:50:00+01:00)"
    case .month: "달(예: 2026-11)"
    case .year: "해(예: 2026)"
    case .cycle: "근무를 나타내는 단어(예: '주간 야간 휴무')"
    case .hours: "두 시각(예: 야간=19:00-07:30)"
    case .spans: "두 시각(예: 18:45-07:50)"
    case .shiftType: "단어와 그 뜻(예: D='주간 07:00-19:30 휴게 30')"
    case .span: "두 날(예: 2026-12-20..2027-01-03)"
    case .count: "0 이상의 정수"
    case .duration: "기간(예: 30d, 4w, 6m, 1y)"
    case .condition: "조건(예: place=Lyon, energy>=4)"
    case .assignment: "키=값"
    case .tagChange: "+태그(붙이기) 또는 -태그(떼기)"
    case .take: "키=ours 또는 키=theirs"
    case .mood: "기분(\(moods))"
    case .zone: "시간대 이름(예: Asia/Seoul)"
    case .moodMeaning: "기분을 나타내는 단어(예: 그럭저럭=보통)"
    case .shiftMeaning: "근무 종류를 나타내는 단어(예: 'N=야간 21:00-07:00')"
    case .word: "빈칸 없는 단어"
    case .link: "smjournal://show/ID, smjournal://new, smjournal://check-in"
    case .linkAtTerminal: "터미널: 링크가 여는 물음에는 거기서 답합니다"
    case .text: "글"
    case .oneOf(let words): orList(words)
    }
  }

  /// The five steps, as they may be given.
  private var moods: String {
    orList(Mood.Step.allCases.map { "\($0.number) \($0.emoji) \(name(of: $0))" })
  }

  func seeHelp(_ command: String) -> String { "‘\(command)’에서 도움말을 볼 수 있습니다." }
}
