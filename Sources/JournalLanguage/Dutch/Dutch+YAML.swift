import YAMLCodec

extension Dutch {
  func message(_ error: YAMLError) -> String {
    let start = error.start.map { " (begint op regel \($0.line))" } ?? ""
    return message(error.reason) + start
  }

  private func message(_ reason: YAMLError.Reason) -> String {
    switch reason {
    case .invalidUTF8(let byte):
      return "de byte \(Digits.hexadecimal(UInt32(byte), width: 2)) is geen UTF-8"
    case .controlCharacter(let scalar):
      return "het teken U+\(Digits.hexadecimal(scalar, width: 4)) mag niet"
    case .notUTF8: return "de tekst is UTF-16 of UTF-32; bewaar hem als UTF-8"
    case .invalidEscape(let text):
      return
        "\(quoted(text)) is geen escapereeks; een backslash schrijf je als \\\\"
    case .tabInIndentation: return "een tab in de inspringing; het moeten spaties zijn"
    case .wrongIndentation(let found, let expected):
      return "\(spaces(found)) aan het begin van de regel, waar het er \(expected) moeten zijn"
    case .notIndented(let construct):
      return "deze regel \(genitive(construct)) moet verder inspringen dan zijn sleutel"
    case .commentWithoutBlank: return "voor de # van een opmerking hoort een spatie"
    case .missingColon(let text):
      return "\(quoted(text)) heeft geen dubbele punt met een spatie erachter: verwacht wordt SLEUTEL: WAARDE"
    case .colonInValue:
      return "een tweede dubbele punt in de waarde; zet de waarde tussen aanhalingstekens \"…\""
    case .collectionOnSameLine:
      return "een lijst of sleutels met waarden kunnen niet op deze regel beginnen, maar pas op de volgende"
    case .multilineKey: return "een sleutel kan niet over meer regels lopen"
    case .contentAfter(let construct, let found):
      return "\(quoted(found)) na het einde \(genitive(construct))"
    case .reservedIndicator(let character):
      return
        "een waarde kan niet met \(quoted(character)) beginnen; zet haar tussen aanhalingstekens \"…\""
    case .unterminated(let construct): return "het einde \(genitive(construct)) ontbreekt"
    case .documentMarkerInside(let construct):
      return "een regel --- of ... binnen \(genitive(construct).dropFirst(4))"
    case .missingComma(let construct, let found):
      return "verwacht wordt een komma of het einde \(genitive(construct)), gevonden \(quoted(found))"
    case .emptyFlowEntry: return "niets tussen twee komma’s"
    case .flowKeyOnOtherLine: return "een sleutel en zijn dubbele punt moeten op dezelfde regel staan"
    case .blockScalarHeader(let found): return "\(quoted(found)) kan niet op | of > volgen"
    case .blockScalarIndentation: return "een lege regel voor de tekst heeft meer spaties dan de tekst"
    case .secondAnchor: return "een tweede anker (&) bij een waarde"
    case .secondTag: return "een tweede type (!) bij een waarde"
    case .propertiesOnAlias: return "een alias (*) kan geen anker en geen type hebben"
    case .missingAnchorName: return "& of * zonder naam; zet de waarde tussen aanhalingstekens \"…\""
    case .invalidTag(let tag):
      return "\(quoted(tag)) is geen type; zet de waarde tussen aanhalingstekens \"…\""
    case .undefinedTagHandle(let handle): return "het typevoorvoegsel \(quoted(handle)) is niet aangekondigd"
    case .aliasInItself(let name): return "de alias \(name) staat voor een waarde waar hij zelf in zit"
    case .undefinedAlias(let stars) where stars.allSatisfy({ $0 == "*" }):
      return
        "sterretjes betekenen hier iets anders: tussen aanhalingstekens zijn het tekst, en een waardering is een getal: \(max(stars.count, 1))"
    case .undefinedAlias(let name):
      return "\(name) verwijst naar niets hierboven; zet de waarde tussen aanhalingstekens \"…\""
    case .invalidDirective(let text): return "\(quoted(text)) is geen richtlijn"
    case .duplicateDirective(let text): return "\(quoted(text)) voor de tweede keer"
    case .unsupportedVersion(let version): return "YAML \(version) is niet bekend"
    case .directiveWithoutDocument: return "richtlijnen zonder document"
    case .secondDocument: return "een tweede YAML-document; het mag er maar één zijn"
    case .textBeforeFrontMatter:
      return
        "de kop staat niet helemaal aan het begin; andere programma’s houden hem voor tekst: wis wat voor --- staat"
    case .frontMatterNotFirst:
      return
        "deze sleutels volgen op andere tekst en zijn dus ook tekst; zet ze aan het begin van het bestand"
    case .foreignFrontMatter("+++"):
      return
        "deze sleutels zijn TOML, tussen regels +++; schrijf --- erboven en eronder, en SLEUTEL: WAARDE"
    case .foreignFrontMatter(let found):
      return "een kop begint met drie streepjes, niet met \(quoted(found)); hij telt als tekst"
    case .unusualOpeningLine(let found):
      return
        "een kop begint met drie streepjes; \(quoted(found)) telt als zodanig, andere programma’s zien tekst: schrijf ---"
    case .unusualClosingLine:
      return
        "een kop eindigt met drie streepjes; andere programma’s zien hier zijn einde niet: schrijf ---"
    case .unterminatedFrontMatter: return "in de kop ontbreekt de regel --- die hem sluit"
    case .notMapping: return "de kop bestaat niet uit regels SLEUTEL: WAARDE"
    case .conflictMarker: return "een regel die een niet afgemaakte samenvoeging achterliet"
    case .duplicateKey(let key, let first):
      return "\(quoted(key)) staat al op regel \(first.line); het laatste telt"
    case .notJSON(let expected, let found):
      return "verwacht wordt \(name(expected)), gevonden \(found.isEmpty ? "het einde" : quoted(found))"
    case .tooDeep(let limit): return "meer dan \(number(limit)) niveaus"
    case .keyTooLong(let limit): return "een sleutel of naam van meer dan \(count(limit, .character))"
    case .scalarTooLong(let limit): return "een waarde van meer dan \(count(limit, .byte))"
    case .textTooLong(let limit): return "een kop van meer dan \(count(limit, .byte))"
    case .tooManyDirectives(let limit): return "meer dan \(number(limit)) regels %TAG"
    case .aliasesTooLarge(let limit): return "aliassen die voor meer dan \(number(limit)) waarden staan"
    case .tooManyProblems(let limit):
      return "meer dan \(count(limit, .problem)); de rest wordt niet getoond"
    }
  }

  private func name(_ part: YAMLError.JSONPart) -> String {
    switch part {
    case .value: "een JSON-waarde"
    case .key: "een sleutel tussen \"…\""
    case .colon: "‘:’"
    case .commaOrBracket: "een komma of ]"
    case .commaOrBrace: "een komma of }"
    case .end: "het einde van de tekst"
    }
  }

  private func spaces(_ count: Int) -> String { count < 2 ? "\(count) spatie" : "\(count) spaties" }

  /// The construct after `la fin`: `du texte`, `de la liste`.
  private func genitive(_ construct: YAMLError.Construct) -> String {
    switch construct {
    case .plain: "van de tekst"
    case .singleQuoted: "van de tekst tussen '…'"
    case .doubleQuoted: "van de tekst tussen \"…\""
    case .blockScalar: "van de tekst na | of >"
    case .flowSequence: "van de lijst tussen […]"
    case .flowMapping: "van de sleutels tussen {…}"
    case .blockSequence: "van de lijst"
    case .blockMapping: "van de sleutels"
    case .alias: "van de alias"
    case .tag: "van het type"
    case .documentStart: "van de regel ---"
    case .documentEnd: "van de regel ..."
    case .value: "van de waarde"
    }
  }
}
