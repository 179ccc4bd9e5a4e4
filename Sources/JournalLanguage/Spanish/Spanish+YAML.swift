import YAMLCodec

extension Spanish {
  func message(_ error: YAMLError) -> String {
    let start = error.start.map { " (empieza en la línea \($0.line))" } ?? ""
    return message(error.reason) + start
  }

  private func message(_ reason: YAMLError.Reason) -> String {
    switch reason {
    case .invalidUTF8(let byte):
      return "el byte \(Digits.hexadecimal(UInt32(byte), width: 2)) no es UTF-8"
    case .controlCharacter(let scalar):
      return "el carácter U+\(Digits.hexadecimal(scalar, width: 4)) no está permitido"
    case .notUTF8: return "el texto es UTF-16 o UTF-32; guárdalo como UTF-8"
    case .invalidEscape(let text):
      return
        "\(quoted(text)) no es una secuencia de escape; una barra invertida se escribe \\\\"
    case .tabInIndentation: return "una tabulación en la sangría; deben ser espacios"
    case .wrongIndentation(let found, let expected):
      return "\(spaces(found)) al principio de la línea, donde deberían ser \(expected)"
    case .notIndented(let construct):
      return "esta línea \(genitive(construct)) debe tener más sangría que su clave"
    case .commentWithoutBlank: return "hace falta un espacio antes del # de un comentario"
    case .missingColon(let text):
      return "\(quoted(text)) no tiene dos puntos seguidos de un espacio: se espera CLAVE: VALOR"
    case .colonInValue:
      return "otros dos puntos en el valor; pon el valor entre comillas \"…\""
    case .collectionOnSameLine:
      return "una lista o unas claves con valores no pueden empezar en esta línea, sino en la siguiente"
    case .multilineKey: return "una clave no puede ocupar varias líneas"
    case .contentAfter(let construct, let found):
      return "\(quoted(found)) tras el final \(genitive(construct))"
    case .reservedIndicator(let character):
      return
        "un valor no puede empezar por \(quoted(character)); ponlo entre comillas \"…\""
    case .unterminated(let construct): return "falta el final \(genitive(construct))"
    case .documentMarkerInside(let construct):
      return "una línea --- o ... dentro \(genitive(construct))"
    case .missingComma(let construct, let found):
      return "se espera una coma o el final \(genitive(construct)), y hay \(quoted(found))"
    case .emptyFlowEntry: return "nada entre dos comas"
    case .flowKeyOnOtherLine: return "una clave y sus dos puntos deben estar en la misma línea"
    case .blockScalarHeader(let found): return "\(quoted(found)) no puede seguir a | o >"
    case .blockScalarIndentation: return "una línea vacía antes del texto tiene más espacios que el texto"
    case .secondAnchor: return "una segunda ancla (&) en un valor"
    case .secondTag: return "un segundo tipo (!) en un valor"
    case .propertiesOnAlias: return "un alias (*) no puede tener ancla ni tipo"
    case .missingAnchorName: return "& o * sin nombre; pon el valor entre comillas \"…\""
    case .invalidTag(let tag):
      return "\(quoted(tag)) no es un tipo; pon el valor entre comillas \"…\""
    case .undefinedTagHandle(let handle): return "el prefijo de tipo \(quoted(handle)) no está declarado"
    case .aliasInItself(let name): return "el alias \(name) representa un valor del que forma parte"
    case .undefinedAlias(let stars) where stars.allSatisfy({ $0 == "*" }):
      return
        "los asteriscos tienen aquí otro sentido: entre comillas son texto, y una valoración es un número: \(max(stars.count, 1))"
    case .undefinedAlias(let name):
      return "\(name) no remite a nada más arriba; pon el valor entre comillas \"…\""
    case .invalidDirective(let text): return "\(quoted(text)) no es una directiva"
    case .duplicateDirective(let text): return "\(quoted(text)) por segunda vez"
    case .unsupportedVersion(let version): return "YAML \(version) no se conoce"
    case .directiveWithoutDocument: return "directivas sin documento"
    case .secondDocument: return "un segundo documento YAML; debe haber uno solo"
    case .textBeforeFrontMatter:
      return
        "la cabecera no está al principio del todo; otros programas la toman por texto: borra lo que va antes de ---"
    case .frontMatterNotFirst:
      return
        "estas claves siguen a otro texto, así que también son texto; ponlas al principio del archivo"
    case .foreignFrontMatter("+++"):
      return
        "estas claves son TOML, entre líneas +++; escribe --- encima y debajo, y CLAVE: VALOR"
    case .foreignFrontMatter(let found):
      return "una cabecera empieza con tres guiones, no con \(quoted(found)); se toma por texto"
    case .unusualOpeningLine(let found):
      return
        "una cabecera empieza con tres guiones; \(quoted(found)) se toma por ellos, otros programas ven texto: escribe ---"
    case .unusualClosingLine:
      return
        "una cabecera acaba con tres guiones; otros programas no ven aquí su final: escribe ---"
    case .unterminatedFrontMatter: return "a la cabecera le falta la línea --- que la cierra"
    case .notMapping: return "la cabecera no está hecha de líneas CLAVE: VALOR"
    case .conflictMarker: return "una línea que dejó una fusión sin acabar"
    case .duplicateKey(let key, let first):
      return "\(quoted(key)) ya está en la línea \(first.line); vale el último"
    case .notJSON(let expected, let found):
      return "se espera \(name(expected)), y hay \(found.isEmpty ? "el final" : quoted(found))"
    case .tooDeep(let limit): return "más de \(number(limit)) niveles"
    case .keyTooLong(let limit): return "una clave o un nombre de más de \(count(limit, .character))"
    case .scalarTooLong(let limit): return "un valor de más de \(count(limit, .byte))"
    case .textTooLong(let limit): return "una cabecera de más de \(count(limit, .byte))"
    case .tooManyDirectives(let limit): return "más de \(number(limit)) líneas %TAG"
    case .aliasesTooLarge(let limit): return "alias que representan más de \(number(limit)) valores"
    case .tooManyProblems(let limit):
      return "más de \(count(limit, .problem)); el resto no se muestra"
    }
  }

  private func name(_ part: YAMLError.JSONPart) -> String {
    switch part {
    case .value: "un valor JSON"
    case .key: "una clave entre \"…\""
    case .colon: "«:»"
    case .commaOrBracket: "una coma o ]"
    case .commaOrBrace: "una coma o }"
    case .end: "el final del texto"
    }
  }

  private func spaces(_ count: Int) -> String { count < 2 ? "\(count) espacio" : "\(count) espacios" }

  /// The construct after `la fin`: `du texte`, `de la liste`.
  private func genitive(_ construct: YAMLError.Construct) -> String {
    switch construct {
    case .plain: "del texto"
    case .singleQuoted: "del texto entre '…'"
    case .doubleQuoted: "del texto entre \"…\""
    case .blockScalar: "del texto tras | o >"
    case .flowSequence: "de la lista entre […]"
    case .flowMapping: "de las claves entre {…}"
    case .blockSequence: "de la lista"
    case .blockMapping: "de las claves"
    case .alias: "del alias"
    case .tag: "del tipo"
    case .documentStart: "de la línea ---"
    case .documentEnd: "de la línea ..."
    case .value: "del valor"
    }
  }
}
