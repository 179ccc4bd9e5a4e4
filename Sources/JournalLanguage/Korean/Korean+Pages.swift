import JournalInsights
import JournalModel

extension Korean {
  func page(_ caption: PageCaption) -> String {
    switch caption {
    case .title(let name): name.map { "\($0) 님의 일기장" } ?? "일기장"
    case .skip: "일기로 건너뛰기"
    case .yearAtGlance: "한눈에 보는 한 해"
    case .months: "달"
    case .changes: "근무 전과 후"
    case .trends: "추이"
    case .entries: "일기"
    case .onThisDay: "이날"
    case .yearHint: "날을 누르거나 화살표로 옮기세요. Enter로 쓴 글로 갑니다."
    case .noMood: "기분 기록 없음"
    case .dayLine: "위 선: 주간 근무"
    case .nightLine: "아래 선: 야간 근무"
    case .onCallDots: "점: 온콜"
    case .timeOffHatching: "빗금: 휴가"
    case .numbers: "수치"
    case .day: "날"
    case .mood: "기분"
    case .shift: "근무"
    case .timeOff: "휴가"
    case .before: "전"
    case .after: "후"
    case .count: "근무"
    case .restAndWork: "휴식과 일"
    case .restKey:
      "막대는 두 근무일 사이의 휴식입니다. 선은 11시간이고 세모는 그보다 짧은 것입니다."
    case .hoursAWeek: "주당 시간"
    case .quickReturns: "빠른 복귀(11시간 미만 뒤)"
    case .trendKey(let days):
      "점은 하루씩, 선은 \(days)일 평균입니다. 띠: 야간(보라)과 휴가(초록)."
    case .dayByDay: "하루하루"
    case .changeKey:
      "선이 굵을수록 그렇게 바뀐 근무가 많습니다. 주황색 선은 평균을 잇습니다. 피로는 아래로 갈수록 크며, 내려가는 선은 기력이 준 것입니다."
    case .trendRange(let high, let low): "최고 \(high), 최저 \(low)."
    case .weekKey: "옅은 막대는 한 주가 다 차지 않은 것입니다."
    case .meanMood(let mean, let days): "기분 \(mean) (\(count(days, .day)))"
    case .search: "찾기"
    case .searchHint: "단어 순서는 상관없습니다."
    case .searchKey: "/ 키로 여기로 옵니다."
    case .found(let count): "\(number(count))건 찾음"
    case .showAll: "모두 보기"
    case .filter: "거르기"
    case .moods: "기분"
    case .shifts: "근무"
    case .tags: "태그"
    case .people: "사람"
    case .privateLeftOut(let number): "비공개 \(count(number, .record)) 제외."
    case .made(let day, let records):
      "\(self.day(day, today: CivilDay(number: 0)))에 \(count(records, .record))(으)로 만들었습니다. 이 페이지는 아무것도 불러오지 않고 보내지 않습니다."
    case .missingPicture(let name): "들어 있지 않은 그림: \(name)"
    case .empty: "아직 쓴 것이 없습니다."
    case .trendSummary(let measure, let mean, let days):
      "\(name(of: measure).capitalizedFirst): \(count(days, .day)) 평균 \(mean)."
    case .changeSummary(let shift, let before, let after, let number):
      "\(shift.capitalizedFirst): \(before), \(after) (\(count(number, .shift)))."
    case .favorite: "즐겨찾기"
    case .highlights: "마음에 남은 것"
    case .contents: "달"
    case .noPrinter:
      "PDF를 만드는 프로그램을 찾지 못했습니다. WeasyPrint, Chromium, Chrome, Edge, Brave 중 하나면 됩니다."
    case .printFailed(let program): "\(program)이(가) PDF를 만들지 않았습니다."
    case .untagged(let program):
      "\(program)은(는) 오래되어 구조 있는 PDF를 만들지 못합니다. 화면 낭독기에 불편합니다."
    case .pageInstead(let place):
      "인쇄할 페이지는 \(place)입니다. 브라우저에서 열어 인쇄하세요."
    case .encryptedPageInstead(let place):
      "인쇄할 페이지는 \(place)입니다. PDF와 같은 키로 암호화했습니다. 복호화해 브라우저에서 열어 인쇄하세요."
    case .written(let records, let place): "\(count(records, .record)) → \(place)"
    case .dayWord(let name, let value): "\(name): \(value)"
    }
  }

  func form(_ caption: FormCaption) -> String {
    switch caption {
    case .title: "어떻게 지내시나요?"
    case .which: "무엇을 쓰시겠어요?"
    case .beforeShift: "근무 전"
    case .afterShift: "근무 후"
    case .moodOnly: "지금 기분"
    case .next: "다음"
    case .back: "뒤로"
    case .summary: "저장할 내용"
    case .date: "날(야간은 시작한 날)"
    case .time: "시각"
    case .saveToFolder: "일기장에 저장"
    case .share: "공유"
    case .download: "내려받기"
    case .folderHint: "일기장 폴더를 고르세요. journal.md가 들어 있는 폴더입니다."
    case .saved(let place): "\(place)(으)로 저장했습니다"
    case .again: "하나 더 쓰기"
    case .needAnswer: "적어도 하나는 답해 주세요."
    case .refused: "메모에 병합 표시 같은 줄이 있습니다. 줄의 앞부분을 바꿔 주세요."
    case .failed(let reason): "저장하지 못했습니다: \(reason)"
    case .noScript:
      "이 미리 보기에서는 저장할 수 없습니다. 브라우저에서 파일을 여세요. iPhone에서는 브라우저 앱으로 공유하거나 ‘파일’에 두고 거기서 여세요."
    }
  }

  func report(_ caption: ReportCaption) -> String {
    switch caption {
    case .basis(.said): "본인이 입력"
    case .basis(.plan): "근무표"
    case .basis(.notes): "근무 전후 기록"
    case .rules(.eu):
      "기준: 2003년 11월 4일 지침 2003/88/EC: 24시간에 11시간 휴식(3조), 7일에 24시간과 11시간(5조), 4개월의 주 평균 48시간, 휴가와 병가는 제외(6조, 16조)."
    case .rules(.frenchHospital):
      "기준: 공공병원에 관한 프랑스 2002년 1월 4일 시행령 2002-9: 휴식 12시간, 주 36시간, 7일에 48시간(Conseil d’État, 2018년 4월 4일, 398069), 예외로 근무당 12시간."
    case .rules(.french):
      "기준: 프랑스 노동법전 L3131-1(휴식 11시간), L3132-2(주 35시간), L3132-1(주 6일), L3121-18(하루 10시간), L3121-20(한 주 48시간), L3121-22(12주 평균 44시간), L3122-6(야간 8시간)."
    case .rules(.unitedKingdom):
      "기준: Working Time Regulations 1998(4: 17주 평균 48시간, 10, 11). 연속은 HSE 지침 HSG256에 따름."
    case .rules(.german): report(.rules(.eu)) + " 독일 Arbeitszeitgesetz는 들어 있지 않습니다. 원문을 확인할 수 없었습니다."
    case .rules(.swiss):
      "기준 없음: 스위스 Arbeitsgesetz는 들어 있지 않습니다. 원문을 확인할 수 없었습니다."
    case .rules(.none): ""
    case .limits: "기준과 사실"
    case .limit(.rest): "두 근무일 사이 휴식, 최소"
    case .limit(.any7): "임의의 7일간 근무, 최대"
    case .limit(.week): "한 주(월–일)의 근무, 최대"
    case .limit(.average): "주 평균 근무, 최대"
    case .limit(.shift): "주간 근무, 최대"
    case .limit(.night): "야간 근무, 최대"
    case .limit(.run): "연속 근무일, 최대"
    case .limit(.nightRun): "연속 야간, 최대"
    case .limit(.weeklyRest): "한 주의 가장 긴 휴식, 최소"
    case .limitColumn: "기준"
    case .found: "실제"
    case .beyond: "벗어난 횟수"
    case .sourceColumn: "출처"
    case .restsUnder(let length): "\(length) 미만 휴식"
    case .from: "시작"
    case .until: "끝"
    case .unknown: "알 수 없음"
    case .withoutHours(let count): "\(self.count(count, .shift))의 시간을 몰라 어느 합계에도 들지 않습니다."
    case .made(let day): "\(self.day(day, today: CivilDay(number: 0)))에 만듦."
    case .signature: "서명"
    case .fingerprint(let files, let sum): "\(count(files, .file))에서 만듦, 합의 SHA-256: \(sum)."
    }
  }
}
