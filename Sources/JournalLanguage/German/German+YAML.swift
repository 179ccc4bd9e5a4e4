import YAMLCodec

extension German {
  func message(_ error: YAMLError) -> String {
    let start = error.start.map { " (beginnt in Zeile \($0.line))" } ?? ""
    return message(error.reason) + start
  }

  private func message(_ reason: YAMLError.Reason) -> String {
    switch reason {
    case .invalidUTF8(let byte):
      return "das Byte \(Digits.hexadecimal(UInt32(byte), width: 2)) ist kein UTF-8"
    case .controlCharacter(let scalar):
      return "das Zeichen U+\(Digits.hexadecimal(scalar, width: 4)) ist nicht erlaubt"
    case .notUTF8: return "der Text ist UTF-16 oder UTF-32; speichere ihn als UTF-8"
    case .invalidEscape(let text):
      return
        "\(quoted(text)) ist keine Escape-Folge; ein Rückstrich schreibt sich \\\\"
    case .tabInIndentation: return "ein Tabulator in der Einrückung; es müssen Leerzeichen sein"
    case .wrongIndentation(let found, let expected):
      return "\(spaces(found)) am Anfang der Zeile, wo es \(expected) sein müssten"
    case .notIndented(let construct):
      return "diese Zeile \(genitive(construct)) muss tiefer eingerückt sein als ihr Schlüssel"
    case .commentWithoutBlank: return "vor dem # einer Bemerkung muss ein Leerzeichen stehen"
    case .missingColon(let text):
      return "\(quoted(text)) hat keinen Doppelpunkt mit Leerzeichen dahinter: erwartet wird SCHLÜSSEL: WERT"
    case .colonInValue:
      return "ein zweiter Doppelpunkt im Wert; setze den Wert in Anführungszeichen \"…\""
    case .collectionOnSameLine:
      return
        "eine Liste oder Schlüssel mit Werten können nicht in dieser Zeile beginnen, sondern erst in der nächsten"
    case .multilineKey: return "ein Schlüssel kann nicht über mehrere Zeilen gehen"
    case .contentAfter(let construct, let found):
      return "\(quoted(found)) nach dem Ende \(genitive(construct))"
    case .reservedIndicator(let character):
      return
        "ein Wert kann nicht mit \(quoted(character)) beginnen; setze ihn in Anführungszeichen \"…\""
    case .unterminated(let construct): return "das Ende \(genitive(construct)) fehlt"
    case .documentMarkerInside(let construct):
      return "eine Zeile --- oder ... innerhalb \(genitive(construct))"
    case .missingComma(let construct, let found):
      return "erwartet wird ein Komma oder das Ende \(genitive(construct)), gefunden \(quoted(found))"
    case .emptyFlowEntry: return "nichts zwischen zwei Kommas"
    case .flowKeyOnOtherLine: return "ein Schlüssel und sein Doppelpunkt müssen in derselben Zeile stehen"
    case .blockScalarHeader(let found): return "\(quoted(found)) kann nicht auf | oder > folgen"
    case .blockScalarIndentation: return "eine leere Zeile vor dem Text hat mehr Leerzeichen als der Text"
    case .secondAnchor: return "ein zweiter Anker (&) an einem Wert"
    case .secondTag: return "ein zweiter Typ (!) an einem Wert"
    case .propertiesOnAlias: return "ein Alias (*) kann weder Anker noch Typ haben"
    case .missingAnchorName: return "& oder * ohne Namen; setze den Wert in Anführungszeichen \"…\""
    case .invalidTag(let tag):
      return "\(quoted(tag)) ist kein Typ; setze den Wert in Anführungszeichen \"…\""
    case .undefinedTagHandle(let handle): return "das Typ-Präfix \(quoted(handle)) ist nicht erklärt"
    case .aliasInItself(let name): return "der Alias \(name) steht für einen Wert, in dem er selbst vorkommt"
    case .undefinedAlias(let stars) where stars.allSatisfy({ $0 == "*" }):
      return
        "Sterne haben hier eine andere Bedeutung: in Anführungszeichen sind sie Text, und eine Bewertung ist eine Zahl: \(max(stars.count, 1))"
    case .undefinedAlias(let name):
      return "\(name) verweist auf nichts weiter oben; setze den Wert in Anführungszeichen \"…\""
    case .invalidDirective(let text): return "\(quoted(text)) ist keine Direktive"
    case .duplicateDirective(let text): return "\(quoted(text)) zum zweiten Mal"
    case .unsupportedVersion(let version): return "YAML \(version) ist nicht bekannt"
    case .directiveWithoutDocument: return "Direktiven ohne Dokument"
    case .secondDocument: return "ein zweites YAML-Dokument; es darf nur eines sein"
    case .textBeforeFrontMatter:
      return
        "der Dateikopf steht nicht ganz am Anfang; andere Programme halten ihn für Text: lösche, was vor --- steht"
    case .frontMatterNotFirst:
      return
        "diese Schlüssel folgen auf anderen Text und sind deshalb auch Text; setze sie an den Anfang der Datei"
    case .foreignFrontMatter("+++"):
      return
        "diese Schlüssel sind TOML zwischen Zeilen +++; schreibe --- darüber und darunter, und SCHLÜSSEL: WERT"
    case .foreignFrontMatter(let found):
      return "ein Dateikopf beginnt mit drei Strichen, nicht mit \(quoted(found)); er gilt als Text"
    case .unusualOpeningLine(let found):
      return
        "ein Dateikopf beginnt mit drei Strichen; \(quoted(found)) gilt dafür, andere Programme halten ihn für Text: schreibe ---"
    case .unusualClosingLine:
      return
        "ein Dateikopf endet mit drei Strichen; andere Programme sehen sein Ende hier nicht: schreibe ---"
    case .unterminatedFrontMatter: return "dem Dateikopf fehlt die Zeile ---, die ihn schließt"
    case .notMapping: return "der Dateikopf besteht nicht aus Zeilen SCHLÜSSEL: WERT"
    case .conflictMarker: return "eine Zeile, die eine nicht beendete Zusammenführung hinterließ"
    case .duplicateKey(let key, let first):
      return "\(quoted(key)) steht schon in Zeile \(first.line); das letzte zählt"
    case .notJSON(let expected, let found):
      return "erwartet wird \(name(expected)), gefunden \(found.isEmpty ? "das Ende" : quoted(found))"
    case .tooDeep(let limit): return "mehr als \(number(limit)) Ebenen"
    case .keyTooLong(let limit): return "ein Schlüssel oder Name von mehr als \(dative(limit, .character))"
    case .scalarTooLong(let limit): return "ein Wert von mehr als \(count(limit, .byte))"
    case .textTooLong(let limit): return "ein Dateikopf von mehr als \(count(limit, .byte))"
    case .tooManyDirectives(let limit): return "mehr als \(number(limit)) Zeilen %TAG"
    case .aliasesTooLarge(let limit): return "Aliasse, die für mehr als \(number(limit)) Werte stehen"
    case .tooManyProblems(let limit):
      return "mehr als \(count(limit, .problem)); der Rest wird nicht gezeigt"
    }
  }

  private func name(_ part: YAMLError.JSONPart) -> String {
    switch part {
    case .value: "ein JSON-Wert"
    case .key: "ein Schlüssel in \"…\""
    case .colon: "„:“"
    case .commaOrBracket: "ein Komma oder ]"
    case .commaOrBrace: "ein Komma oder }"
    case .end: "das Ende des Textes"
    }
  }

  private func spaces(_ count: Int) -> String { count < 2 ? "\(count) Leerzeichen" : "\(count) Leerzeichen" }

  /// The construct after `la fin`: `du texte`, `de la liste`.
  private func genitive(_ construct: YAMLError.Construct) -> String {
    switch construct {
    case .plain: "des Textes"
    case .singleQuoted: "des Textes in '…'"
    case .doubleQuoted: "des Textes in \"…\""
    case .blockScalar: "des Textes nach | oder >"
    case .flowSequence: "der Liste in […]"
    case .flowMapping: "der Schlüssel in {…}"
    case .blockSequence: "der Liste"
    case .blockMapping: "der Schlüssel"
    case .alias: "des Alias"
    case .tag: "des Typs"
    case .documentStart: "der Zeile ---"
    case .documentEnd: "der Zeile ..."
    case .value: "des Wertes"
    }
  }
}
