import YAMLCodec

extension Korean {
  func message(_ error: YAMLError) -> String {
    let start = error.start.map { "(\($0.line)행에서 시작)" } ?? ""
    return message(error.reason) + start
  }

  private func message(_ reason: YAMLError.Reason) -> String {
    switch reason {
    case .invalidUTF8(let byte):
      return "바이트 \(Digits.hexadecimal(UInt32(byte), width: 2))은(는) UTF-8이 아닙니다"
    case .controlCharacter(let scalar):
      return "문자 U+\(Digits.hexadecimal(scalar, width: 4))은(는) 쓸 수 없습니다"
    case .notUTF8: return "UTF-16 또는 UTF-32입니다. UTF-8로 저장하세요"
    case .invalidEscape(let text):
      return
        "\(quoted(text))은(는) 이스케이프가 아닙니다. 역슬래시는 \\\\로 씁니다"
    case .tabInIndentation: return "들여쓰기에 탭이 있습니다. 빈칸을 쓰세요"
    case .wrongIndentation(let found, let expected):
      return "줄 앞에 \(spaces(found)), \(expected)개여야 합니다"
    case .notIndented(let construct):
      return "이 \(genitive(construct)) 줄은 키보다 더 들여 써야 합니다"
    case .commentWithoutBlank: return "주석의 # 앞에 빈칸이 필요합니다"
    case .missingColon(let text):
      return "\(quoted(text))에 쌍점과 빈칸이 없습니다. ‘키: 값’으로 쓰세요"
    case .colonInValue:
      return "값에 두 번째 쌍점이 있습니다. 값을 따옴표 \"…\"로 묶으세요"
    case .collectionOnSameLine:
      return "목록이나 키와 값은 이 줄이 아니라 다음 줄에서 시작해야 합니다"
    case .multilineKey: return "키는 여러 줄에 걸칠 수 없습니다"
    case .contentAfter(let construct, let found):
      return "\(genitive(construct))의 끝 뒤에 \(quoted(found))이(가) 있습니다"
    case .reservedIndicator(let character):
      return
        "값은 \(quoted(character))(으)로 시작할 수 없습니다. 따옴표 \"…\"로 묶으세요"
    case .unterminated(let construct): return "\(genitive(construct))의 끝이 없습니다"
    case .documentMarkerInside(let construct):
      return "\(genitive(construct)) 안에 --- 또는 ... 줄이 있습니다"
    case .missingComma(let construct, let found):
      return "쉼표나 \(genitive(construct))의 끝이 필요한데 \(quoted(found))이(가) 있습니다"
    case .emptyFlowEntry: return "쉼표 사이에 아무것도 없습니다"
    case .flowKeyOnOtherLine: return "키와 쌍점은 같은 줄에 있어야 합니다"
    case .blockScalarHeader(let found): return "\(quoted(found))은(는) | 나 > 뒤에 올 수 없습니다"
    case .blockScalarIndentation: return "글 앞의 빈 줄에 글보다 많은 빈칸이 있습니다"
    case .secondAnchor: return "값에 두 번째 앵커(&)가 있습니다"
    case .secondTag: return "값에 두 번째 형(!)이 있습니다"
    case .propertiesOnAlias: return "별칭(*)에는 앵커나 형을 붙일 수 없습니다"
    case .missingAnchorName: return "&나 *에 이름이 없습니다. 값을 따옴표 \"…\"로 묶으세요"
    case .invalidTag(let tag):
      return "\(quoted(tag))은(는) 형이 아닙니다. 값을 따옴표 \"…\"로 묶으세요"
    case .undefinedTagHandle(let handle): return "형 접두어 \(quoted(handle))이(가) 선언되지 않았습니다"
    case .aliasInItself(let name): return "별칭 \(name)이(가) 자신이 든 값을 가리킵니다"
    case .undefinedAlias(let stars) where stars.allSatisfy({ $0 == "*" }):
      return
        "별표는 여기서 다른 뜻입니다. 따옴표로 묶으면 글이고 평가는 숫자입니다: \(max(stars.count, 1))"
    case .undefinedAlias(let name):
      return "\(name)이(가) 가리키는 것이 위에 없습니다. 값을 따옴표 \"…\"로 묶으세요"
    case .invalidDirective(let text): return "\(quoted(text))은(는) 지시문이 아닙니다"
    case .duplicateDirective(let text): return "\(quoted(text))이(가) 두 번 나옵니다"
    case .unsupportedVersion(let version): return "YAML \(version)은(는) 지원하지 않는 판입니다"
    case .directiveWithoutDocument: return "지시문만 있고 문서가 없습니다"
    case .secondDocument: return "두 번째 YAML 문서가 있습니다. 하나여야 합니다"
    case .textBeforeFrontMatter:
      return
        "머리말이 파일 맨 앞에 있지 않습니다. 다른 프로그램은 본문으로 봅니다. --- 앞을 지우세요"
    case .frontMatterNotFirst:
      return
        "이 키들은 다른 글 뒤에 있어 본문이 됩니다. 파일 맨 앞에 두세요"
    case .foreignFrontMatter("+++"):
      return
        "이 키들은 +++ 줄 사이의 TOML입니다. 위아래에 ---를 쓰고 ‘키: 값’으로 쓰세요"
    case .foreignFrontMatter(let found):
      return "머리말은 \(quoted(found))이(가) 아니라 붙임표 세 개로 시작합니다. 본문으로 봅니다"
    case .unusualOpeningLine(let found):
      return
        "머리말은 붙임표 세 개로 시작합니다. \(quoted(found))을(를) 그것으로 보지만 다른 프로그램은 본문으로 봅니다. ---를 쓰세요"
    case .unusualClosingLine:
      return
        "머리말은 붙임표 세 개로 끝납니다. 다른 프로그램은 여기서 끝을 보지 못합니다. ---를 쓰세요"
    case .unterminatedFrontMatter: return "머리말을 닫는 --- 줄이 없습니다"
    case .notMapping: return "머리말이 ‘키: 값’ 줄로 되어 있지 않습니다"
    case .conflictMarker: return "끝나지 않은 병합이 남긴 줄"
    case .duplicateKey(let key, let first):
      return "\(quoted(key))은(는) 이미 \(first.line)행에 있습니다. 마지막 것이 유효합니다"
    case .notJSON(let expected, let found):
      return "필요한 것: \(name(expected)), 있는 것: \(found.isEmpty ? "끝" : quoted(found))"
    case .tooDeep(let limit): return "\(number(limit))단 넘게 겹쳤습니다"
    case .keyTooLong(let limit): return "키나 이름이 \(count(limit, .character))를 넘습니다"
    case .scalarTooLong(let limit): return "값이 \(count(limit, .byte))를 넘습니다"
    case .textTooLong(let limit): return "머리말이 \(count(limit, .byte))를 넘습니다"
    case .tooManyDirectives(let limit): return "%TAG 줄이 \(number(limit))개를 넘습니다"
    case .aliasesTooLarge(let limit): return "별칭이 나타내는 값이 \(number(limit))개를 넘습니다"
    case .tooManyProblems(let limit):
      return "\(count(limit, .problem)) 넘음. 나머지는 보이지 않습니다"
    }
  }

  private func name(_ part: YAMLError.JSONPart) -> String {
    switch part {
    case .value: "JSON 값"
    case .key: "\"…\" 안의 키"
    case .colon: "‘:’"
    case .commaOrBracket: "쉼표 또는 ]"
    case .commaOrBrace: "쉼표 또는 }"
    case .end: "글의 끝"
    }
  }

  private func spaces(_ count: Int) -> String { count < 2 ? "빈칸 \(count)개" : "빈칸 \(count)개" }

  /// The construct after `la fin`: `du texte`, `de la liste`.
  private func genitive(_ construct: YAMLError.Construct) -> String {
    switch construct {
    case .plain: "글"
    case .singleQuoted: "'…' 안의 글"
    case .doubleQuoted: "\"…\" 안의 글"
    case .blockScalar: "| 또는 > 뒤의 글"
    case .flowSequence: "[…] 목록"
    case .flowMapping: "{…} 키와 값"
    case .blockSequence: "목록"
    case .blockMapping: "키와 값"
    case .alias: "별칭"
    case .tag: "형"
    case .documentStart: "--- 줄"
    case .documentEnd: "... 줄"
    case .value: "값"
    }
  }
}
