import YAMLCodec

extension Portuguese {
  func message(_ error: YAMLError) -> String {
    let start = error.start.map { " (começa na linha \($0.line))" } ?? ""
    return message(error.reason) + start
  }

  private func message(_ reason: YAMLError.Reason) -> String {
    switch reason {
    case .invalidUTF8(let byte):
      return "o byte \(Digits.hexadecimal(UInt32(byte), width: 2)) não é UTF-8"
    case .controlCharacter(let scalar):
      return "o caractere U+\(Digits.hexadecimal(scalar, width: 4)) não é permitido"
    case .notUTF8: return "o texto é UTF-16 ou UTF-32; salve como UTF-8"
    case .invalidEscape(let text):
      return
        "\(quoted(text)) não é uma sequência de escape; uma barra invertida se escreve \\\\"
    case .tabInIndentation: return "uma tabulação no recuo; use espaços"
    case .wrongIndentation(let found, let expected):
      return "\(spaces(found)) no início da linha, onde deveriam ser \(expected)"
    case .notIndented(let construct):
      return "esta linha \(genitive(construct)) precisa ter mais recuo que sua chave"
    case .commentWithoutBlank: return "é preciso um espaço antes do # de um comentário"
    case .missingColon(let text):
      return "\(quoted(text)) não tem dois-pontos seguidos de um espaço: o esperado é CHAVE: VALOR"
    case .colonInValue:
      return "outros dois-pontos no valor; coloque o valor entre aspas \"…\""
    case .collectionOnSameLine:
      return "uma lista ou chaves com valores não podem começar nesta linha, mas na seguinte"
    case .multilineKey: return "uma chave não pode ocupar várias linhas"
    case .contentAfter(let construct, let found):
      return "\(quoted(found)) depois do fim \(genitive(construct))"
    case .reservedIndicator(let character):
      return
        "um valor não pode começar por \(quoted(character)); coloque-o entre aspas \"…\""
    case .unterminated(let construct): return "falta o fim \(genitive(construct))"
    case .documentMarkerInside(let construct):
      return "uma linha --- ou ... dentro \(genitive(construct))"
    case .missingComma(let construct, let found):
      return "o esperado é uma vírgula ou o fim \(genitive(construct)), e há \(quoted(found))"
    case .emptyFlowEntry: return "nada entre duas vírgulas"
    case .flowKeyOnOtherLine: return "uma chave e seus dois-pontos precisam estar na mesma linha"
    case .blockScalarHeader(let found): return "\(quoted(found)) não pode vir depois de | ou >"
    case .blockScalarIndentation: return "uma linha vazia antes do texto tem mais espaços que o texto"
    case .secondAnchor: return "uma segunda âncora (&) em um valor"
    case .secondTag: return "um segundo tipo (!) em um valor"
    case .propertiesOnAlias: return "um alias (*) não pode ter âncora nem tipo"
    case .missingAnchorName: return "& ou * sem nome; coloque o valor entre aspas \"…\""
    case .invalidTag(let tag):
      return "\(quoted(tag)) não é um tipo; coloque o valor entre aspas \"…\""
    case .undefinedTagHandle(let handle): return "o prefixo de tipo \(quoted(handle)) não está declarado"
    case .aliasInItself(let name): return "o alias \(name) representa um valor do qual faz parte"
    case .undefinedAlias(let stars) where stars.allSatisfy({ $0 == "*" }):
      return
        "os asteriscos têm outro sentido aqui: entre aspas são texto, e uma avaliação é um número: \(max(stars.count, 1))"
    case .undefinedAlias(let name):
      return "\(name) não remete a nada acima; coloque o valor entre aspas \"…\""
    case .invalidDirective(let text): return "\(quoted(text)) não é uma diretiva"
    case .duplicateDirective(let text): return "\(quoted(text)) pela segunda vez"
    case .unsupportedVersion(let version): return "YAML \(version) não é conhecido"
    case .directiveWithoutDocument: return "diretivas sem documento"
    case .secondDocument: return "um segundo documento YAML; só pode haver um"
    case .textBeforeFrontMatter:
      return
        "o cabeçalho não está bem no início; outros programas o tomam por texto: apague o que vem antes de ---"
    case .frontMatterNotFirst:
      return
        "estas chaves vêm depois de outro texto, por isso também são texto; coloque-as no início do arquivo"
    case .foreignFrontMatter("+++"):
      return
        "estas chaves são TOML, entre linhas +++; escreva --- acima e abaixo, e CHAVE: VALOR"
    case .foreignFrontMatter(let found):
      return "um cabeçalho começa com três hifens, não com \(quoted(found)); é tomado por texto"
    case .unusualOpeningLine(let found):
      return
        "um cabeçalho começa com três hifens; \(quoted(found)) é tomado por eles, outros programas veem texto: escreva ---"
    case .unusualClosingLine:
      return
        "um cabeçalho termina com três hifens; outros programas não veem o fim aqui: escreva ---"
    case .unterminatedFrontMatter: return "falta no cabeçalho a linha --- que o fecha"
    case .notMapping: return "o cabeçalho não é feito de linhas CHAVE: VALOR"
    case .conflictMarker: return "uma linha deixada por uma mesclagem inacabada"
    case .duplicateKey(let key, let first):
      return "\(quoted(key)) já está na linha \(first.line); vale o último"
    case .notJSON(let expected, let found):
      return "o esperado é \(name(expected)), e há \(found.isEmpty ? "o fim" : quoted(found))"
    case .tooDeep(let limit): return "mais de \(number(limit)) níveis"
    case .keyTooLong(let limit): return "uma chave ou um nome de mais de \(count(limit, .character))"
    case .scalarTooLong(let limit): return "um valor de mais de \(count(limit, .byte))"
    case .textTooLong(let limit): return "um cabeçalho de mais de \(count(limit, .byte))"
    case .tooManyDirectives(let limit): return "mais de \(number(limit)) linhas %TAG"
    case .aliasesTooLarge(let limit): return "alias que representam mais de \(number(limit)) valores"
    case .tooManyProblems(let limit):
      return "mais de \(count(limit, .problem)); o resto não é mostrado"
    }
  }

  private func name(_ part: YAMLError.JSONPart) -> String {
    switch part {
    case .value: "um valor JSON"
    case .key: "uma chave entre \"…\""
    case .colon: "“:”"
    case .commaOrBracket: "uma vírgula ou ]"
    case .commaOrBrace: "uma vírgula ou }"
    case .end: "o fim do texto"
    }
  }

  private func spaces(_ count: Int) -> String { count < 2 ? "\(count) espaço" : "\(count) espaços" }

  /// The construct after `la fin`: `du texte`, `de la liste`.
  private func genitive(_ construct: YAMLError.Construct) -> String {
    switch construct {
    case .plain: "do texto"
    case .singleQuoted: "do texto entre '…'"
    case .doubleQuoted: "do texto entre \"…\""
    case .blockScalar: "do texto depois de | ou >"
    case .flowSequence: "da lista entre […]"
    case .flowMapping: "das chaves entre {…}"
    case .blockSequence: "da lista"
    case .blockMapping: "das chaves"
    case .alias: "do alias"
    case .tag: "do tipo"
    case .documentStart: "da linha ---"
    case .documentEnd: "da linha ..."
    case .value: "do valor"
    }
  }
}
