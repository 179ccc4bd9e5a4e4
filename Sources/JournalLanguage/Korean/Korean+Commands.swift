import JournalModel
import JournalStore

extension Korean {
  var colon: String { ": " }

  func help(_ text: HelpText) -> String {
    switch text {
    case .program: "smjournal – 교대 근무를 하는 사람을 위한 텍스트 파일 일기"
    case .usage: "사용법"
    case .commands: "명령"
    case .options: "옵션"
    case .commonOptions: "공통 옵션"
    case .examples: "예"
    case .moreHelp: "‘smjournal help 명령’에서 명령별 설명을 볼 수 있습니다."
    case .initialize: "폴더에 새 일기장 만들기"
    case .today: "오늘의 긍정 확언, 카운트다운, 기록, 근무"
    case .new: "일기 쓰기. 터미널에서 아무것도 덧붙이지 않으면 물어봅니다"
    case .moodCommand: "기분 기록하기: 1\u{A0}5, 이모지 또는 단어"
    case .checkIn: "근무 전 상태 기록하기"
    case .checkOut: "근무 후 상태 기록하기"
    case .vacationAdd: "휴가 계획하기"
    case .vacationList: "지난 휴가와 앞으로의 휴가 보기"
    case .vacationSet: "휴가 바꾸기"
    case .vacationRemove: "휴가 지우기"
    case .day: "하루의 모든 것: 근무, 시간, 기분, 기록"
    case .month: "한 달 달력: 일, 기분, 휴가"
    case .year: "한 해의 픽셀: 날마다의 기분"
    case .rota: "앞으로 4주간의 근무 보기"
    case .rotaSet: "근무표를 프로필에 쓰기"
    case .rotaSwap: "하루의 근무를 다른 것으로 바꾸기"
    case .rotaOff: "하루 또는 며칠의 부재: 병가, 다른 이유"
    case .rotaCheck: "근무표가 없는 날, 겹치는 근무, 한도를 넘는 휴식 찾기"
    case .rotaAdd: "계획에 더해 하루에 근무 하나 추가하기"
    case .rotaChanges: "공개된 근무표에서 바뀐 것과 그 예고 시간"
    case .week: "한 주: 근무와 시간, 휴식, 기분, 합계"
    case .report: "기간의 근무 시간, 휴식, 회복"
    case .shiftType: "근무표 단어의 뜻. 예: D='주간 07:00-19:30 휴게 30'. 여러 번 쓸 수 있음"
    case .why: "이유: sick(병가), leave(휴가), rtt, training(교육) 또는 자신만의 말"
    case .half: "반나절만: morning 또는 afternoon"
    case .rules: "표시할 한도: eu, fr-hospital, fr, uk, none"
    case .ratings: "근무 전후의 평가도 함께"
    case .csv: "표로, 근무마다 한 줄"
    case .stats: "수치. 저마다 바탕이 된 기록 수와 함께"
    case .insights: "좋은 날과 힘든 날에 함께 나타나는 것. 휴식과 회복"
    case .prompts: "1년 전 오늘, 쓰지 않은 날, 한 주 요약"
    case .reminders: "systemd, cron, launchd, 달력용 알림 출력하기"
    case .list: "기록 보기. 최근 것부터, 앞으로의 것은 끝에"
    case .search: "제목, 태그, 본문에서 단어 찾기: 모든 단어, \"구절\", 단어*, -단어"
    case .show: "기록 하나 보기"
    case .set: "기록의 키 바꾸기. 파일의 나머지는 그대로"
    case .unset: "기록의 키 지우기"
    case .tag: "기록의 태그 붙이고 떼기. 아무것도 없으면 제안합니다"
    case .favorite: "기록을 즐겨찾기로 표시하기"
    case .edit: "기록을 편집기에서 열고 확인하기"
    case .move: "기록을 다른 날로 옮기기"
    case .delete: "기록을 휴지통에 넣기"
    case .undo: "마지막 변경 되돌리기"
    case .affirmation: "오늘의 긍정 확언"
    case .affirmationLike: "확언 좋아하기. 지정하지 않으면 오늘의 것"
    case .affirmationUnlike: "좋아요 취소하기"
    case .affirmationList: "확언 보기"
    case .reindex: "색인을 최신으로 만들기"
    case .check: "모든 파일의 모든 문제 알리기"
    case .completions: "셸 자동 완성 스크립트 출력하기"
    case .help: "명령 설명하기"
    case .version: "버전 보기"
    case .config: "프로필 설정을 보거나 바꾸기"
    case .people: "사람, 그 사람이 나오는 기록, 다음 생일"
    case .peopleAdd: "사람 파일 만들기"
    case .birthday: "생일. 예: 2019-03-12, 해가 없으면 --03-12"
    case .relation: "나와의 관계. 예: 딸, 친구"
    case .tags: "모든 태그와 개수, 마지막 날"
    case .man: "man 페이지 출력하기(명령별 또는 프로그램 전체)"
    case .manName: "이름"
    case .manSynopsis: "개요"
    case .manDescription: "설명"
    case .manExitStatus: "종료 코드"
    case .manEnvironment: "환경 변수"
    case .manFiles: "파일"
    case .manSeeAlso: "함께 보기"
    case .manProgram:
      "근무 전후의 상태, 일기, 휴가. 저마다 YAML 머리말이 있는 Markdown 파일 하나이며 "
        + "달마다의 폴더에 들어갑니다. smjournal은 그것을 읽고 쓰며 휴가까지 남은 근무를 셉니다. "
        + "네트워크에는 절대 접속하지 않습니다."
    case .manJournalVariable: "일기장 폴더(--journal로 지정하지 않을 때)"
    case .manIndexVariable: "색인 파일(--index로 지정하지 않을 때)"
    case .manEditorVariable: "파일을 여는 편집기"
    case .manProfile: "프로필. 일기장의 뿌리를 표시합니다"
    case .manCache: "색인. 언제든 지워도 됩니다"
    case .exitDone: "모두 정상"
    case .exitDataProblem: "파일에 문제가 있거나 지정한 것이 없음"
    case .exitUsage: "명령줄의 말이 잘못됨"
    case .exitInputOutput: "파일을 읽거나 쓸 수 없었음"
    case .journal: "일기장 폴더. 없으면 SMJOURNAL_DIR, 그것도 없으면 위쪽에서 가장 가까운 것"
    case .json: "JSON 문서로 답하기"
    case .now: "이 순간을 지금으로 보기"
    case .lang: "언어: \(Language.codes())"
    case .color: "색: auto, always(항상), never(없음)"
    case .noInput: "아무것도 묻지 않기"
    case .plain: "단순한 줄로 묻기(화면 낭독기와 간단한 터미널용)"
    case .index: "색인을 이 파일에 두기. 없으면 SMJOURNAL_INDEX"
    case .noIndex: "색인을 쓰지 않고 모든 파일 읽기"
    case .helpOption: "이 도움말"
    case .format:
      "상태 표시줄용 한 줄. 쓸 수 있는 것: {days} {workingDays} {shifts} {from} {until} {title} {affirmation} "
        + "{category} {mood} {streak} {shift} {records} {date} {problems} "
        + "{countdown} {due}. {{는 중괄호"
    case .explain: "어느 날이 선택되었는지, 그 이유도 말하기"
    case .date: "속하는 날. 예: 2026-11-20, 오늘, 어제"
    case .at: "언제였는지. 예: 07:30, 2026-11-20T07:30"
    case .shift: "근무: day(주간), night(야간), rest(휴무) 또는 자신만의 말"
    case .note: "메모. -는 표준 입력에서 읽음"
    case .badge: "배지(이모지 또는 이름). 여러 번 쓸 수 있음"
    case .scale: "1\u{A0}5의 평가"
    case .text: "본문. -는 표준 입력에서 읽음"
    case .mood: "기분: 1\u{A0}5, 이모지 또는 단어"
    case .tagOption: "태그. 여러 번 쓸 수 있음"
    case .highlight: "기억할 것. 여러 번 쓸 수 있음"
    case .favoriteOption: "즐겨찾기로 표시"
    case .person: "나오는 사람. 여러 번 쓸 수 있음"
    case .place: "장소"
    case .weather: "날씨"
    case .editOption: "새 파일을 편집기에서 열기"
    case .from: "이날부터"
    case .until: "이날까지(당일 포함)"
    case .on: "이날"
    case .kind: "이 종류의 기록. 여러 번 쓸 수 있음"
    case .filterTag: "이 태그가 있는 기록. 여러 번 쓸 수 있고 모두 있어야 함"
    case .filterMood: "이 기분의 기록"
    case .filterShift: "이 근무의 기록"
    case .filterPerson: "이 사람이 나오는 기록"
    case .filterFavorite: "즐겨찾기만"
    case .condition: "키가 이러한 기록: place=Lyon, energy>=4. 여러 번 쓸 수 있음"
    case .sort: "정렬: date, title, mood, words 또는 평가. -date는 내림차순, +date는 오름차순"
    case .limit: "많아야 이만큼 보기"
    case .offset: "처음 이만큼 건너뛰기"
    case .name: "이름"
    case .language: "일기장의 언어: \(Language.codes())"
    case .vacation: "앞으로의 휴가. 여러 번 쓸 수 있음"
    case .timezone: "일기장의 시간대. 예: Asia/Seoul. 없으면 시스템의 것"
    case .category: "목적: leave(휴가), rtt, training(교육), sick(병가), other(기타)"
    case .status: "상태: planned(예정) 또는 approved(승인)"
    case .title: "부르는 이름"
    case .cycle: "차례대로 적은 근무. 예: '주간 주간 야간 야간 휴무 휴무'"
    case .hours: "근무의 보통 시간. 예: 야간=19:00-07:30"
    case .reminderDays: "며칠 치 근무인지. 말하지 않으면 56"
    case .export:
      "일기장 내보내기: markdown, json(백업), csv, ics, 페이지, PDF, 그림, 쓰는 페이지"
    case .output: "어디로. -는 표준 출력, /로 끝나거나 이미 있으면 폴더"
    case .only:
      "일부: 달력의 shifts, time-off, birthdays, reminders. 페이지 그림의 year. "
        + "여러 번 쓸 수 있음"
    case .excel: "Excel에서 두 번 눌러 여는 표"
    case .encryptTo: "age로 이 공개 키 또는 이 파일의 키에 맞춰 암호화하기"
    case .includePrivate: "비공개 기록도"
    case .isPrivate: "내보내기, 페이지, 도우미에서 빼기"
    case .attach: "사진과 녹음을 일기장에 복사하고 기록에 적기"
    case .caption: "사진에 있는 것"
    case .keepPosition: "찍은 곳과 카메라 정보까지 그대로 복사하기"
    case .full: "색인을 처음부터 만들기"
    case .verify: "색인을 모든 파일과 견주기"
    case .liked: "좋아하는 것만"
    case .affirmationCategory: "이 분류의 것: resilience(회복력), competence(역량), compassion(연민), balance(균형)"
    case .favoriteOff: "표시 떼기"
    case .trash: "지운 것을 최근 것부터 보기"
    case .trashEmpty: "물어본 뒤 휴지통의 파일을 영구히 지우기"
    case .restore: "기록을 휴지통에서 되찾기"
    case .older: "이보다 오래전에 지운 것만: 30d, 4w, 6m, 1y"
    case .backedUp: "방금 백업했다고 적어 두기"
    case .consent: "묻지 않고 지우기"
    case .conflicts: "동기화와 병합이 남긴 것과 차이점 보기"
    case .resolve: "충돌하는 파일의 판을 키별로 병합하기"
    case .merge: "파일의 세 판을 병합하기. git이 부릅니다"
    case .setup: "git이나 Syncthing을 위해 일기장 준비하기"
    case .doctor: "일기장의 건강을 한 화면에, 고치는 법과 함께"
    case .all: "모든 충돌"
    case .ours: "양쪽에서 같은 것이 바뀌면 이 파일의 판을 따르기"
    case .theirs: "양쪽에서 같은 것이 바뀌면 다른 판을 따르기"
    case .importing: "근무표나 다른 프로그램의 일기장 들여오기"
    case .dryRun: "무엇을 할지 말하기만 하기"
    case .mapShift: "코드의 뜻. 예: 'N=야간 21:00-07:00'. 프로필에 남습니다"
    case .mapMood: "기분을 나타내는 말의 뜻. 예: '그럭저럭=보통'"
    case .importPerson: "표에서 누구의 줄인지"
    case .importZone: "시간대가 없는 시각의 시간대. 없으면 일기장의 것"
    case .importOnly: "제목에 이것이 든 일정만"
    case .importCategory: "이 분류의 일정만"
    case .both: "본문의 같은 곳이 양쪽에서 바뀌면 위아래로 둘 다 남기기"
    case .privacy:
      "남이 읽을 수 있는 것 알리기: 권한, 환자를 알아볼 수 있는 말, 사진의 위치, 공개 서버"
    case .with: "PDF를 만드는 프로그램"
    }
  }

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
    case .half: "반나절"
    case .affirmation: "확언"
    case .base: "바탕"
    case .ours: "우리"
    case .theirs: "상대"
    case .importFormat: "형식"
    case .meaning: "단어=뜻"
    case .markerSize: "길이"
    case .tool: "git|syncthing"
    }
  }

  func usage(_ problem: UsageProblem) -> String {
    switch problem {
    case .unknownCommand(let word, let nearest):
      "‘\(word)’ 명령은 없습니다" + suggestion(nearest)
    case .unknownOption(let word, _, let nearest):
      "‘\(word)’ 옵션은 없습니다" + suggestion(nearest)
    case .missingValue(let option, let placeholder):
      "‘\(option)’ 옵션에는 값이 필요합니다: \(option) \(self.placeholder(placeholder))"
    case .unexpectedValue(let option): "‘\(option)’ 옵션은 값을 받지 않습니다"
    case .repeated(let option): "‘\(option)’ 옵션이 두 번 나옵니다"
    case .wrongValue(let name, let found, let expected):
      (name == found ? "‘\(found)’" : "\(name) ‘\(found)’") + ": 필요한 것: \(self.expected(expected))"
    case .noSuchDay(let found, let month, let year, let length):
      "‘\(found)’: \(year.map { self.month(month, year: $0) } ?? monthName(month))은 \(count(length, .day))까지입니다"
    case .unknownSetting(let key, let nearest):
      "‘\(key)’ 설정은 없습니다" + (nearest.map { ". 혹시 ‘\($0)’인가요?" } ?? "")
    case .missingArgument(let placeholder): "인수 \(self.placeholder(placeholder)) 없음"
    case .unexpectedArgument(let word): "‘\(word)’은(는) 필요 없는 인수입니다"
    case .notUTF8(let name): "\(name): UTF-8 텍스트가 아닙니다"
    case .contradiction(let one, let other): "‘\(one)’와(과) ‘\(other)’은(는) 함께 쓸 수 없습니다"
    case .nothingToWrite(let options): "쓸 것이 없습니다. 지정할 것: \(orList(options))"
    case .untilBeforeFrom(let span): "‘\(span)’은(는) 시작하기 전에 끝납니다"
    case .unknownShift(let word, let nearest):
      "‘\(word)’은(는) 근무표에서 뜻이 없습니다"
        + (nearest.map { ". 혹시 ‘\($0)’인가요?" }
          ?? ". 뜻을 알려 주세요: rota set --shift-type \(word)=주간")
    }
  }

  private func suggestion(_ nearest: String?) -> String { nearest.map { ". 혹시 ‘\($0)’인가요?" } ?? "" }

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
    case .shiftType: "단어와 그 뜻(예: D='주간 07:00-19:30 휴게 30')"
    case .span: "두 날(예: 2026-12-20..2027-01-03)"
    case .count: "0 이상의 정수"
    case .duration: "기간(예: 30d, 4w, 6m, 1y)"
    case .condition: "조건(예: place=Lyon, energy>=4)"
    case .assignment: "키=값"
    case .tagChange: "+태그(붙이기) 또는 -태그(떼기)"
    case .mood: "기분(\(moods))"
    case .zone: "시간대 이름(예: Asia/Seoul)"
    case .moodMeaning: "기분을 나타내는 단어(예: 그럭저럭=보통)"
    case .shiftMeaning: "근무 종류를 나타내는 단어(예: 'N=야간 21:00-07:00')"
    case .text: "글"
    case .oneOf(let words): orList(words)
    }
  }

  /// The five steps, as they may be given.
  private var moods: String {
    orList(Mood.Step.allCases.map { "\($0.number) \($0.emoji) \(name(of: $0))" })
  }

  func seeHelp(_ command: String) -> String { "‘\(command)’에서 도움말을 볼 수 있습니다." }

  func hint(_ hint: AnswerHint) -> String {
    switch hint {
    case .howToAnswer:
      "1–5로 답하기, Enter로 건너뛰기, Backspace로 뒤로, Ctrl-C로 답을 남기고 마치기."
    case .numberKeys: "숫자 키, 마치면 Enter"
    case .oneLine: "없으면 Enter"
    case .severalLines: "없으면 Enter, 새 줄은 Alt-Enter"
    case .linesOrEditor: "새 줄은 Alt-Enter, 편집기는 Ctrl-X Ctrl-E"
    case .yesOrNo: "y/N"
    case .yesUsually: "Y/n"
    case .highlights: "셋까지, 사이에 Alt-Enter"
    case .languages: Language.allCases.enumerated().map { "\($0 + 1) \($1.name)" }.joined(separator: ", ")
    case .howYouWork:
      "근무 순환을 첫날부터 하루에 한 단어 또는 한 글자로: 주간 주간 야간 야간 휴무 휴무, 또는 D D N N R R."
    case .cycleOrFile: "순환, 또는 근무표 파일의 경로. 나중에 하려면 Enter"
    case .dayOrToday: "예: 2026-11-23. 오늘이면 Enter"
    case .spanOrSkip: "예: 2026-12-20..2027-01-03. 건너뛰려면 Enter"
    case .picker: "입력해서 거르기, 화살표, Enter, Esc"
    case .numberOrWords: "번호 또는 찾을 단어"
    case .numbersOrTags: "번호나 단어를 쉼표로 나누어. 없으면 Enter"
    case .tagCommand: "어울리는 태그:"
    case .afterInit: "이어서 할 수 있는 것:"
    case .shiftOrSkip: "예: 야간 21:00-07:00, 또는 휴무. 건너뛰려면 Enter"
    case .notUnderstood: "죄송합니다, 읽을 수 없습니다."
    }
  }

  func isYes(_ answer: Character) -> Bool { answer == "y" || answer == "Y" }

  func isNo(_ answer: Character) -> Bool { answer == "n" || answer == "N" }

  func key(forYes isYes: Bool) -> String { isYes ? "y" : "n" }

  func confirmation(_ confirmation: Confirmation) -> String {
    switch confirmation {
    case .created(let kind, let day, let path): "썼습니다: \(path) (\(name(of: kind)), \(day))"
    case .changed(let path): "바꿨습니다: \(path)"
    case .unchanged(let path): "\(path)에 바꿀 것이 없습니다"
    case .moved(let day, let from, let to): "옮겼습니다: \(from) → \(to) (\(day))"
    case .deleted(let path, let to): "지웠습니다: \(path). 이제 \(to)에 있습니다"
    case .undone(.trashed, let path, _): "되돌렸습니다: 새 파일은 \(path)에 있습니다"
    case .undone(.unchanged, let path, _), .undone(.replaced, let path, _):
      "되돌렸습니다: \(path) 파일은 전과 같습니다"
    case .undone(.moved, let path, _): "되돌렸습니다: 파일이 다시 \(path)에 있습니다"
    case .undone(.created, let path, _), .undone(.removed, let path, _): "되돌렸습니다: \(path) 파일이 돌아왔습니다"
    case .undoneBatch(let count, 0): "되돌렸습니다: 파일 \(number(count))개. 새것은 휴지통에 있습니다"
    case .undoneBatch(let count, let kept):
      "되돌렸습니다: 파일 \(number(count))개. 새것은 휴지통에 있습니다. \(number(kept))개는 그 뒤에 바뀌어 남습니다"
    case .journalCreated(let folder): "일기장을 만들었습니다: \(folder)"
    case .liked(let text): "좋아요: \(text)"
    case .unliked(let text): "좋아요 취소: \(text)"
    case .notUndoable: "이 변경은 되돌릴 수 없습니다. 이력을 쓰지 못했습니다"
    case .nothingWritten: "아무것도 쓰지 않았습니다."
    case .defaultNotSet: "기억하지 못했습니다. -C 폴더 또는 SMJOURNAL_DIR로 일기장을 지정하세요."
    case .answersKept(let command): "답을 남겨 두었습니다. ‘\(command)’에서 이어 갈 수 있습니다."
    case .answersNotKept: "답을 남겨 두지 못했습니다. 쓰신 내용은 다음과 같습니다:"
    case .noEntryWritten: "근무 후 기록은 썼고 일기는 쓰지 않았습니다."
    case .editedWithoutChange(let path): "\(path) 파일을 그대로 두었습니다"
    }
  }

  func caption(_ caption: Caption) -> String {
    switch caption {
    case .welcome:
      "환영합니다. 근무 일기를 이 기기의 평범한 파일로 씁니다. 밖으로 나가는 것은 없습니다.\n"
        + "몇 가지를 여쭙겠습니다. Enter로 건너뛰고 Ctrl-C로 마칩니다."
    case .journalLies(let folder): "일기장은 \(folder)에 있습니다."
    case .records: "오늘"
    case .nothingToday: "오늘은 아직 쓴 것이 없습니다."
    case .nothingFound: "기록을 찾지 못했습니다."
    case .shown(let count, let total): "기록 \(total)건 가운데 \(count)건"
    case .problems(1): "파일에 문제가 1건 있습니다. ‘smjournal check’에서 볼 수 있습니다."
    case .problems(let count): "파일에 문제가 \(count)건 있습니다. ‘smjournal check’에서 볼 수 있습니다."
    case .furtherFindings(let count): "… 같은 것이 \(number(count))건 더 있습니다. --json에 모두 나옵니다"
    case .conflicts(1): "동기화가 남긴 충돌 파일이 1개 있습니다."
    case .conflicts(let count): "동기화가 남긴 충돌 파일이 \(count)개 있습니다."
    case .indexAgrees: "색인이 파일과 일치합니다."
    case .indexDiffered(let path): "\(path): 색인의 내용이 파일과 달랐습니다"
    case .reindexed(let report):
      "파일 \(report.files)개: 읽음 \(report.read), 추가 \(report.added), 변경 \(report.changed), "
        + "삭제 \(report.removed)"
    case .progress(let files, let rate): "파일 \(number(files))개 확인, 초당 \(number(rate))개"
    case .noVacations: "아직 휴가가 없습니다. ‘smjournal vacation add 시작..끝’으로 계획할 수 있습니다."
    case .noAffirmations: "확언을 찾지 못했습니다."
    case .ownKeys: "다른 키"
    case .indexNotWritten: "색인을 쓰지 못했습니다. 답은 맞지만 시간이 더 걸립니다"
    case .wrongKind(let id, let kind, let expected):
      "\(id): ‘\(name(of: expected))’이(가) 아니라 ‘\(name(of: kind))’입니다"
    case .noAffirmation(let id, let nearest): "‘\(id)’(이)라는 확언은 없습니다" + suggestion(nearest)
    case .editorFailed(let editor, let status) where status == 127 || status < 0:
      "편집기 ‘\(editor)’을(를) 시작할 수 없습니다"
    case .editorFailed(let editor, let status): "편집기 ‘\(editor)’이(가) 코드 \(status)(으)로 끝났습니다"
    case .noEditor: "설정되거나 찾은 편집기가 없습니다. EDITOR를 nano나 'code --wait' 등으로 설정하세요"
    case .outputFailed(let message): "결과를 쓸 수 없습니다: \(message)"
    case .inputUnreadable(let message): "표준 입력을 읽을 수 없습니다: \(message)"
    case .inputNotUTF8: "표준 입력이 UTF-8 텍스트가 아닙니다"
    }
  }
}
