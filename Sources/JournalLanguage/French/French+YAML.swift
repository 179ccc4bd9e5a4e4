import YAMLCodec

extension French {
  func message(_ error: YAMLError) -> String {
    let start = error.start.map { " (commence à la ligne \($0.line))" } ?? ""
    return message(error.reason) + start
  }

  private func message(_ reason: YAMLError.Reason) -> String {
    switch reason {
    case .invalidUTF8(let byte):
      return "l’octet \(Digits.hexadecimal(UInt32(byte), width: 2)) n’est pas de l’UTF-8"
    case .controlCharacter(let scalar):
      return "le caractère U+\(Digits.hexadecimal(scalar, width: 4)) n’est pas permis"
    case .notUTF8: return "le texte est en UTF-16 ou UTF-32\u{A0}; il faut l’enregistrer en UTF-8"
    case .invalidEscape(let text):
      return
        "\(quoted(text)) n’est pas une séquence d’échappement\u{A0}; une barre oblique inverse s’écrit \\\\"
    case .tabInIndentation: return "tabulation dans le retrait\u{A0}; il faut des espaces"
    case .wrongIndentation(let found, let expected):
      return "\(spaces(found)) au début de la ligne, là où il en faudrait \(expected)"
    case .notIndented(let construct):
      return "cette ligne \(genitive(construct)) doit être plus en retrait que sa clé"
    case .commentWithoutBlank: return "il faut une espace avant le # d’un commentaire"
    case .missingColon(let text):
      return "\(quoted(text)) n’a pas de deux-points suivi d’une espace\u{A0}: attendu CLÉ: VALEUR"
    case .colonInValue:
      return "un second deux-points dans la valeur\u{A0}; mettre la valeur entre guillemets \"…\""
    case .collectionOnSameLine:
      return "une liste ou un tableau de clés ne peut pas commencer sur cette ligne, mais sur la suivante"
    case .multilineKey: return "une clé ne peut pas tenir sur plusieurs lignes"
    case .contentAfter(let construct, let found):
      return "\(quoted(found)) après la fin \(genitive(construct))"
    case .reservedIndicator(let character):
      return
        "une valeur ne peut pas commencer par \(quoted(character))\u{A0}; la mettre entre guillemets \"…\""
    case .unterminated(let construct): return "la fin \(genitive(construct)) manque"
    case .documentMarkerInside(let construct):
      return "une ligne --- ou ... à l’intérieur \(genitive(construct))"
    case .missingComma(let construct, let found):
      return "attendu une virgule ou la fin \(genitive(construct)), trouvé \(quoted(found))"
    case .emptyFlowEntry: return "rien entre deux virgules"
    case .flowKeyOnOtherLine: return "une clé et son deux-points doivent être sur la même ligne"
    case .blockScalarHeader(let found): return "\(quoted(found)) ne peut pas suivre | ou >"
    case .blockScalarIndentation: return "une ligne vide avant le texte a plus d’espaces que le texte"
    case .secondAnchor: return "une seconde ancre (&) sur une valeur"
    case .secondTag: return "un second type (!) sur une valeur"
    case .propertiesOnAlias: return "un alias (*) ne peut avoir ni ancre ni type"
    case .missingAnchorName: return "& ou * sans nom\u{A0}; mettre la valeur entre guillemets \"…\""
    case .invalidTag(let tag):
      return "\(quoted(tag)) n’est pas un type\u{A0}; mettre la valeur entre guillemets \"…\""
    case .undefinedTagHandle(let handle): return "le préfixe de type \(quoted(handle)) n’est pas déclaré"
    case .aliasInItself(let name): return "l’alias \(name) représente une valeur dont il fait partie"
    case .undefinedAlias(let stars) where stars.allSatisfy({ $0 == "*" }):
      return
        "les étoiles ont un autre sens ici\u{A0}: entre guillemets c’est du texte, et une note est un nombre\u{A0}: \(max(stars.count, 1))"
    case .undefinedAlias(let name):
      return "\(name) ne renvoie à rien plus haut\u{A0}; mettre la valeur entre guillemets \"…\""
    case .invalidDirective(let text): return "\(quoted(text)) n’est pas une directive"
    case .duplicateDirective(let text): return "\(quoted(text)) une seconde fois"
    case .unsupportedVersion(let version): return "YAML \(version) n’est pas connu"
    case .directiveWithoutDocument: return "des directives sans document"
    case .secondDocument: return "un second document YAML\u{A0}; il en faut un seul"
    case .textBeforeFrontMatter:
      return
        "l’en-tête n’est pas tout au début du fichier\u{A0}; d’autres programmes le prennent pour du texte\u{A0}: supprimer ce qui précède ---"
    case .frontMatterNotFirst:
      return
        "ces clés suivent un autre texte, elles sont donc du texte aussi\u{A0}; les mettre au début du fichier"
    case .foreignFrontMatter("+++"):
      return
        "ces clés sont en TOML, entre des lignes +++\u{A0}; écrire --- au-dessus et en dessous, et CLÉ: VALEUR"
    case .foreignFrontMatter(let found):
      return "un en-tête commence par trois tirets, pas par \(quoted(found))\u{A0}; il est pris pour du texte"
    case .unusualOpeningLine(let found):
      return
        "un en-tête commence par trois tirets\u{A0}; \(quoted(found)) en tient lieu ici, d’autres programmes y voient du texte\u{A0}: écrire ---"
    case .unusualClosingLine:
      return
        "un en-tête finit par trois tirets\u{A0}; d’autres programmes ne voient pas sa fin ici\u{A0}: écrire ---"
    case .unterminatedFrontMatter: return "l’en-tête n’a pas de ligne --- qui le ferme"
    case .notMapping: return "l’en-tête n’est pas fait de lignes CLÉ: VALEUR"
    case .conflictMarker: return "une ligne laissée par une fusion inachevée"
    case .duplicateKey(let key, let first):
      return "\(quoted(key)) est déjà à la ligne \(first.line)\u{A0}; le dernier compte"
    case .notJSON(let expected, let found):
      return "attendu \(name(expected)), trouvé \(found.isEmpty ? "la fin" : quoted(found))"
    case .tooDeep(let limit): return "plus de \(number(limit)) niveaux d’imbrication"
    case .keyTooLong(let limit): return "une clé ou un nom de plus de \(count(limit, .character))"
    case .scalarTooLong(let limit): return "une valeur de plus de \(count(limit, .byte))"
    case .textTooLong(let limit): return "un en-tête de plus de \(count(limit, .byte))"
    case .tooManyDirectives(let limit): return "plus de \(number(limit)) lignes %TAG"
    case .aliasesTooLarge(let limit): return "des alias qui représentent plus de \(number(limit)) valeurs"
    case .tooManyProblems(let limit):
      return "plus de \(count(limit, .problem))\u{A0}; le reste n’est pas montré"
    }
  }

  private func name(_ part: YAMLError.JSONPart) -> String {
    switch part {
    case .value: "une valeur JSON"
    case .key: "une clé entre guillemets \"…\""
    case .colon: "«\u{A0}:\u{A0}»"
    case .commaOrBracket: "une virgule ou ]"
    case .commaOrBrace: "une virgule ou }"
    case .end: "la fin du texte"
    }
  }

  private func spaces(_ count: Int) -> String { count < 2 ? "\(count) espace" : "\(count) espaces" }

  /// The construct after `la fin`: `du texte`, `de la liste`.
  private func genitive(_ construct: YAMLError.Construct) -> String {
    switch construct {
    case .plain: "du texte"
    case .singleQuoted: "du texte entre '…'"
    case .doubleQuoted: "du texte entre \"…\""
    case .blockScalar: "du texte après | ou >"
    case .flowSequence: "de la liste entre […]"
    case .flowMapping: "du tableau entre {…}"
    case .blockSequence: "de la liste"
    case .blockMapping: "du tableau de clés"
    case .alias: "de l’alias"
    case .tag: "du type"
    case .documentStart: "de la ligne ---"
    case .documentEnd: "de la ligne ..."
    case .value: "de la valeur"
    }
  }
}
