import YAMLCodec

extension Italian {
  func message(_ error: YAMLError) -> String {
    let start = error.start.map { " (comincia alla riga \($0.line))" } ?? ""
    return message(error.reason) + start
  }

  private func message(_ reason: YAMLError.Reason) -> String {
    switch reason {
    case .invalidUTF8(let byte):
      return "il byte \(Digits.hexadecimal(UInt32(byte), width: 2)) non è UTF-8"
    case .controlCharacter(let scalar):
      return "il carattere U+\(Digits.hexadecimal(scalar, width: 4)) non è permesso"
    case .notUTF8: return "il testo è UTF-16 o UTF-32; salvalo come UTF-8"
    case .invalidEscape(let text):
      return
        "\(quoted(text)) non è una sequenza di escape; una barra inversa si scrive \\\\"
    case .tabInIndentation: return "una tabulazione nel rientro; servono spazi"
    case .wrongIndentation(let found, let expected):
      return "\(spaces(found)) all’inizio della riga, dove ne servirebbero \(expected)"
    case .notIndented(let construct):
      return "questa riga \(genitive(construct)) deve rientrare più della sua chiave"
    case .commentWithoutBlank: return "serve uno spazio prima del # di un commento"
    case .missingColon(let text):
      return "\(quoted(text)) non ha due punti seguiti da uno spazio: serve CHIAVE: VALORE"
    case .colonInValue:
      return "altri due punti nel valore; metti il valore tra virgolette \"…\""
    case .collectionOnSameLine:
      return "una lista o delle chiavi con valori non possono cominciare su questa riga, ma sulla successiva"
    case .multilineKey: return "una chiave non può stare su più righe"
    case .contentAfter(let construct, let found):
      return "\(quoted(found)) dopo la fine \(genitive(construct))"
    case .reservedIndicator(let character):
      return
        "un valore non può cominciare con \(quoted(character)); mettilo tra virgolette \"…\""
    case .unterminated(let construct): return "manca la fine \(genitive(construct))"
    case .documentMarkerInside(let construct):
      return "una riga --- o ... all’interno \(genitive(construct))"
    case .missingComma(let construct, let found):
      return "serve una virgola o la fine \(genitive(construct)), trovato \(quoted(found))"
    case .emptyFlowEntry: return "niente tra due virgole"
    case .flowKeyOnOtherLine: return "una chiave e i suoi due punti devono stare sulla stessa riga"
    case .blockScalarHeader(let found): return "\(quoted(found)) non può seguire | o >"
    case .blockScalarIndentation: return "una riga vuota prima del testo ha più spazi del testo"
    case .secondAnchor: return "una seconda ancora (&) su un valore"
    case .secondTag: return "un secondo tipo (!) su un valore"
    case .propertiesOnAlias: return "un alias (*) non può avere né ancora né tipo"
    case .missingAnchorName: return "& o * senza nome; metti il valore tra virgolette \"…\""
    case .invalidTag(let tag):
      return "\(quoted(tag)) non è un tipo; metti il valore tra virgolette \"…\""
    case .undefinedTagHandle(let handle): return "il prefisso di tipo \(quoted(handle)) non è dichiarato"
    case .aliasInItself(let name): return "l’alias \(name) sta per un valore di cui fa parte"
    case .undefinedAlias(let stars) where stars.allSatisfy({ $0 == "*" }):
      return
        "gli asterischi qui hanno un altro senso: tra virgolette sono testo, e una valutazione è un numero: \(max(stars.count, 1))"
    case .undefinedAlias(let name):
      return "\(name) non rimanda a nulla più in alto; metti il valore tra virgolette \"…\""
    case .invalidDirective(let text): return "\(quoted(text)) non è una direttiva"
    case .duplicateDirective(let text): return "\(quoted(text)) una seconda volta"
    case .unsupportedVersion(let version): return "YAML \(version) non è noto"
    case .directiveWithoutDocument: return "direttive senza documento"
    case .secondDocument: return "un secondo documento YAML; deve essercene uno solo"
    case .textBeforeFrontMatter:
      return
        "l’intestazione non è proprio all’inizio del file; altri programmi la prendono per testo: cancella ciò che precede ---"
    case .frontMatterNotFirst:
      return
        "queste chiavi seguono altro testo, quindi sono testo anche loro; mettile all’inizio del file"
    case .foreignFrontMatter("+++"):
      return
        "queste chiavi sono TOML, tra righe +++; scrivi --- sopra e sotto, e CHIAVE: VALORE"
    case .foreignFrontMatter(let found):
      return "un’intestazione comincia con tre trattini, non con \(quoted(found)); è presa per testo"
    case .unusualOpeningLine(let found):
      return
        "un’intestazione comincia con tre trattini; \(quoted(found)) vale per loro, altri programmi vedono testo: scrivi ---"
    case .unusualClosingLine:
      return
        "un’intestazione finisce con tre trattini; altri programmi non ne vedono la fine qui: scrivi ---"
    case .unterminatedFrontMatter: return "all’intestazione manca la riga --- che la chiude"
    case .notMapping: return "l’intestazione non è fatta di righe CHIAVE: VALORE"
    case .conflictMarker: return "una riga lasciata da una fusione non finita"
    case .duplicateKey(let key, let first):
      return "\(quoted(key)) è già alla riga \(first.line); conta l’ultimo"
    case .notJSON(let expected, let found):
      return "serve \(name(expected)), trovato \(found.isEmpty ? "la fine" : quoted(found))"
    case .tooDeep(let limit): return "più di \(number(limit)) livelli di annidamento"
    case .keyTooLong(let limit): return "una chiave o un nome di più di \(count(limit, .character))"
    case .scalarTooLong(let limit): return "un valore di più di \(count(limit, .byte))"
    case .textTooLong(let limit): return "un’intestazione di più di \(count(limit, .byte))"
    case .tooManyDirectives(let limit): return "più di \(number(limit)) righe %TAG"
    case .aliasesTooLarge(let limit): return "alias che stanno per più di \(number(limit)) valori"
    case .tooManyProblems(let limit):
      return "più di \(count(limit, .problem)); il resto non è mostrato"
    }
  }

  private func name(_ part: YAMLError.JSONPart) -> String {
    switch part {
    case .value: "un valore JSON"
    case .key: "una chiave tra \"…\""
    case .colon: "«:»"
    case .commaOrBracket: "una virgola o ]"
    case .commaOrBrace: "una virgola o }"
    case .end: "la fine del testo"
    }
  }

  private func spaces(_ count: Int) -> String { count < 2 ? "\(count) spazio" : "\(count) spazi" }

  /// The construct after `la fin`: `du texte`, `de la liste`.
  private func genitive(_ construct: YAMLError.Construct) -> String {
    switch construct {
    case .plain: "del testo"
    case .singleQuoted: "del testo tra '…'"
    case .doubleQuoted: "del testo tra \"…\""
    case .blockScalar: "del testo dopo | o >"
    case .flowSequence: "della lista tra […]"
    case .flowMapping: "delle chiavi tra {…}"
    case .blockSequence: "della lista"
    case .blockMapping: "delle chiavi"
    case .alias: "dell’alias"
    case .tag: "del tipo"
    case .documentStart: "della riga ---"
    case .documentEnd: "della riga ..."
    case .value: "del valore"
    }
  }
}
