import JournalModel
import JournalStore

extension Korean {
  func name(of severity: Problem.Severity) -> String {
    switch severity {
    case .warning: "경고"
    case .error: "오류"
    }
  }

  func message(_ reason: Problem.Reason) -> String {
    switch reason {
    case .source(let flaw): message(flaw)
    case .yaml(let error): message(error)
    case .otherJournal: "다른 일기장입니다. 그 폴더는 이 일기장에 들지 않습니다. ‘smjournal -C 폴더’로 열 수 있습니다"
    case .emptyFolder: "빈 폴더입니다"
    case .noZoneRules(let zone, let folder):
      "이 기기에는 시간대 규칙이 없어\(folder.map { "(TZDIR: \($0))" } ?? "") \(zone)에 대해 알 수 없습니다. "
        + "tzdata 패키지를 설치하거나 TZDIR로 규칙 폴더를 지정하세요"
    case .unreadable(let errno): "읽을 수 없습니다: \(systemError(errno))"
    case .notAFile(let type): "\(name(of: type))입니다. 파일이 아닙니다"
    case .symbolicLink: "심볼릭 링크입니다. 링크는 따라가지 않습니다"
    case .tooLarge(let bytes, let limit):
      "기록으로는 너무 큽니다: \(megabytes(bytes)), 최대 \(megabytes(limit))"
    case .emptyFile:
      "비어 있습니다. 본문을 아직 받지 못했거나 오류로 지워졌을 수 있습니다. 다시 받거나 다른 기기나 "
        + "백업에서 되돌리세요"
    case .lfsPointer:
      "본문 대신 git-lfs 포인터가 들어 있습니다. ‘git lfs pull’로 본문을 받을 수 있습니다"
    case .nulByte: "NUL 바이트가 있습니다. 텍스트 파일이 아닙니다"
    case .invalidUTF8: "UTF-8 텍스트가 아닙니다"
    case .unfinishedMerge: "끝나지 않은 병합의 표시가 있습니다. ‘smjournal resolve’로 해결됩니다"
    case .encrypted(let tool): "암호화되어 있습니다(\(tool)). 읽으려면 복호화하세요"
    case .wrongValue(let key, let found, let expected):
      "\(key): \(quoted(found)) 대신 필요한 것: \(expectation(expected))"
    case .unknownKind(let found, let nearest): unknownKind(found, nearest: nearest)
    case .unknownShift(let word, let nearest): unknownShift(word, nearest: nearest)
    case .unknownRegion(let word):
      unknownRegion(word, codes: HolidayRegion.codes(near: word).joined(separator: ", "))
    case .missingKey(let key, .profile): "이 근무표에 \(key) 키가 없어 세지 않습니다"
    case .missingKey(let key, let kind): "\(name(of: kind))에 \(key) 키가 없습니다"
    case .untilBeforeFrom(let from, let until):
      "until(\(until.iso))이 from(\(from.iso))보다 앞입니다. 마지막 날은 무시합니다"
    case .endBeforeStart: "end가 start보다 앞입니다. 끝은 무시합니다"
    case .callOutOutside(let span): "call-outs: \(span)은(는) 대기 시간 밖입니다. 셈하지 않습니다"
    case .sameMeaning(let key, let canonical):
      "\(key) 키는 \(canonical) 키와 뜻이 같고 둘 다 있습니다. 마지막 것이 유효합니다"
    case .remarkForValue(let key, let found):
      "\(key): \(quoted(found)) 부분은 YAML에서 주석이라 아무것도 읽지 않습니다. #을 빼 주세요: "
        + "\(key): \(found.replacing("#", with: ""))"
    case .dashWithoutBlank(let key):
      "\(key): 붙임표 뒤에 빈칸이 없어 이 줄이 목록 항목이 되지 않습니다. 이렇게 쓰세요: - 항목"
    case .tooMany(let key, let count, let limit):
      "\(key): 항목 \(number(count))개. 보통 많아야 \(number(limit))개입니다"
    case .tooLong(let key, let count, let limit):
      "\(key): \(self.count(count, .character)). 보통 많아야 \(number(limit))자입니다"
    }
  }

  private func unknownShift(_ word: String, nearest: String?) -> String {
    let hint = nearest.map { ". 혹시 \($0)인가요?" } ?? ". 뜻은 journal.md의 shifts에 적어 주세요"
    return "\(quoted(word))은(는) 뜻이 없어 일로도 휴무로도 세지 않습니다\(hint)"
  }

  private func unknownRegion(_ word: String, codes: String) -> String {
    "holidays: \(quoted(word))은(는) 2026-11-20 같은 날도, 아는 지역 코드도 아닙니다. "
      + "쓸 수 있는 코드: \(codes)"
  }

  private func unknownKind(_ found: String, nearest: Kind?) -> String {
    let hint = nearest.map { ". 혹시 \($0.name)인가요?" } ?? ""
    return "kind: \(quoted(found))은(는) 모르는 것이라 일기로 읽습니다\(hint)"
  }

  private func name(of type: Problem.FileType) -> String {
    switch type {
    case .folder: "폴더"
    case .pipe: "파이프"
    case .socket: "소켓"
    case .device: "장치"
    case .brokenLink: "가리키는 곳이 없는 링크"
    }
  }

  private func megabytes(_ bytes: Int) -> String { "\(decimal(Double(bytes) / 1_048_576, digits: 1)) MiB" }

  func expectation(_ expectation: Problem.Expectation) -> String {
    switch expectation {
    case .rating: "1에서 5까지의 정수"
    case .civilDay: "2026-11-20 같은 날"
    case .unambiguousDay: "2026-11-20처럼 달이 분명한 날"
    case .timestamp: "2026-11-20T18:50:00+01:00 같은 순간"
    case .clockTime: "\"19:00\" 같은 시각"
    case .hours: "\"19:00-07:30\" 같은 시간"
    case .truth: "true 또는 false"
    case .number: "정수"
    case .text: "한 줄의 글"
    case .list: "목록"
    case .map: "키와 값"
    case .shiftWord: "주간, 야간, 휴무 또는 자신만의 말"
    case .cycle: "주간 주간 야간 야간 휴무 휴무 같은 순환"
    case .weekday: "월요일 같은 요일"
    case .zoneName: "Asia/Seoul처럼 이 시스템에 있는 시간대"
    case .formatVersion: "이 프로그램이 지원하는 판(1)"
    case .oneOf(let words): words.count == 1 ? words[0] : "\(words.joined(separator: ", ")) 중 하나"
    }
  }

  func message(_ problem: EditProblem) -> String {
    switch problem.reason {
    case .wrongValue(let found, let expected):
      "\(problem.key): \(quoted(found)) 대신 필요한 것: \(expectation(expected))"
    case .unknownRegion(let word): unknownRegion(word, codes: HolidayRegion.listed)
    case .invalidKey: "\(quoted(problem.key))은(는) 키가 될 수 없습니다"
    case .notAList: "\(problem.key) 키의 값은 하나이며 목록이 아닙니다"
    case .untilBeforeFrom(let from, let until):
      "until(\(until.iso))이 from(\(from.iso))보다 앞이 됩니다"
    case .problem(let reason): message(reason)
    case .document(let error): message(error)
    }
  }

  func message(_ error: RecordLookupError) -> String {
    switch error {
    case .notFound(let name): "\(quoted(name))(이)라는 기록은 없습니다"
    case .inConflict(let name, _):
      "\(quoted(name))은(는) 두 판이 부딪쳐 충돌 중입니다. ‘smjournal resolve’로 해결합니다"
    case .ambiguous(let name, let candidates):
      "\(quoted(name))에 맞는 기록이 여럿입니다: \(listed(candidates) { "외 \($0)건" })"
    }
  }
}
