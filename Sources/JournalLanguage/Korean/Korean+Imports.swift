import JournalModel

extension Korean {
  func message(_ flaw: SourceFlaw) -> String {
    switch flaw {
    case .notFormat(let name): "\(name) 파일이 아닙니다"
    case .unknownFormat: "지원하지 않는 형식입니다. 지정하세요(예: smjournal import daylio 파일)"
    case .cutShort: "너무 일찍 끝납니다. 일부가 없습니다"
    case .damaged: "손상되었습니다"
    case .encrypted: "암호화되어 있습니다. 먼저 복호화하세요"
    case .unknownMethod(let method): "지원하지 않는 방식 \(method)(으)로 압축되어 있습니다"
    case .tooLarge(let limit): "너무 큽니다. 최대 \(size(Int64(limit)))까지 읽습니다"
    case .tooMany(let limit): "너무 많습니다. 항목 \(number(limit))개까지 읽습니다"
    case .tooDeep(let limit): "너무 깊이 겹칩니다. \(number(limit))단까지 읽습니다"
    case .notBase64: "base64에 없는 문자"
    case .notXML: "XML이 아닙니다"
    case .wrongTag(let name): "\(quoted(name))이(가) 닫히지만 여기서 열려 있지 않습니다"
    case .notALine: "이름과 쌍점이 없는 줄"
    case .unknownRule(let rule):
      "\(quoted(rule))은(는) 지원하지 않는 반복 규칙입니다. 첫 번째만 가져옵니다"
    case .unknownZone(let name): "\(quoted(name))은(는) 없는 시간대입니다. 일기장의 것을 씁니다"
    case .noDate(let text): text.isEmpty ? "날짜가 없습니다" : "\(quoted(text))은(는) 날짜도 시각도 아닙니다"
    case .ambiguousDate(let text):
      "\(quoted(text))에서 날과 달을 가릴 수 없습니다"
        + ". 'smjournal config date-order=day-first' 또는 'month-first'로 순서를 정할 수 있습니다"
    case .unclosedQuote: "닫히지 않은 따옴표. 이 줄은 뺍니다"
    case .missingColumn(let name): "\(quoted(name)) 열이 없습니다"
    case .textBeforeEntries: "첫 일기 앞의 글은 어디에도 속하지 않습니다"
    case .missingMedia(let name): "\(name)이(가) 적혀 있지만 없습니다"
    case .unknownMedia(let name): "\(name)은(는) 그림도 녹음도 아닙니다"
    case .missingEntry(let name): "일기 \(quoted(name))이(가) 없습니다"
    case .severalPeople(let names):
      "여러 사람입니다. --person으로 고르세요: \(names.joined(separator: ", "))"
    case .noPerson(let name, let names):
      "\(quoted(name))(이)라는 사람이 없습니다. 있는 사람: \(names.joined(separator: ", "))"
    case .noHours(let text): "\(quoted(text))은(는) 시간이 아닙니다"
    case .wrongPath(let path):
      "\(quoted(path))은(는) 일기장 파일의 경로가 아니거나 두 번 있습니다. 뺍니다"
    case .damagedFile(let path): "\(quoted(path))은(는) 손상되었습니다. 백업한 것과 다릅니다. 뺍니다"
    case .otherHere: "백업에 있는 것과 다릅니다. 여기서는 그대로 둡니다"
    case .hiddenFile(let path): "\(quoted(path))은(는) 숨김 파일이고 이 일기장의 백업이 아닙니다. 뺍니다"
    case .keepsPosition(let name):
      "ImageMagick 없이는 \(name)에서 위치를 뺄 수 없습니다. --keep-position이면 그대로 복사합니다"
    case .needsProgram(let name): "\(name) 프로그램만 읽을 수 있는데 설치되어 있지 않습니다"
    }
  }
}
