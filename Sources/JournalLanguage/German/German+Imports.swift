import JournalModel

extension German {
  func message(_ flaw: SourceFlaw) -> String {
    switch flaw {
    case .notFormat(let name): "das ist keine \(name)-Datei"
    case .unknownFormat: "kein bekanntes Format; nenne eines, etwa: smjournal import daylio DATEI"
    case .cutShort: "endet zu früh: ein Teil fehlt"
    case .damaged: "ist beschädigt"
    case .encrypted: "ist verschlüsselt; erst entschlüsseln"
    case .unknownMethod(let method): "ist mit Verfahren \(method) gepackt, das nicht bekannt ist"
    case .tooLarge(let limit): "ist zu groß: höchstens \(size(Int64(limit))) werden gelesen"
    case .tooMany(let limit): "enthält zu viel: höchstens \(number(limit)) Elemente werden gelesen"
    case .tooDeep(let limit): "ist zu tief verschachtelt: höchstens \(number(limit)) Ebenen werden gelesen"
    case .notBase64: "ein Zeichen, das es in base64 nicht gibt"
    case .notXML: "das ist kein XML"
    case .wrongTag(let name): "\(quoted(name)) wird geschlossen, ist hier aber nicht offen"
    case .notALine: "eine Zeile ohne Namen und Doppelpunkt"
    case .unknownRule(let rule):
      "\(quoted(rule)) ist keine bekannte Wiederholungsregel; nur das erste Mal wird genommen"
    case .unknownZone(let name):
      "\(quoted(name)) ist keine bekannte Zeitzone; die des Tagebuchs wird genommen"
    case .noDate(let text):
      text.isEmpty ? "ein Datum fehlt" : "\(quoted(text)) ist kein Datum und keine Uhrzeit"
    case .ambiguousDate(let text):
      "in \(quoted(text)) sind Tag und Monat nicht zu unterscheiden"
        + "; 'smjournal config date-order=day-first' oder 'month-first' sagt, was zuerst steht"
    case .unclosedQuote: "Anführungszeichen, die nie geschlossen werden; diese Zeile wird ausgelassen"
    case .missingColumn(let name): "eine Spalte \(quoted(name)) fehlt"
    case .textBeforeEntries: "Text vor dem ersten Eintrag gehört zu keinem"
    case .missingMedia(let name): "\(name) wird genannt, ist aber nicht da"
    case .unknownMedia(let name): "\(name) ist weder ein Bild noch eine Aufnahme"
    case .missingEntry(let name): "der Eintrag \(quoted(name)) ist nicht da"
    case .severalPeople(let names):
      "mehrere Personen: wähle eine mit --person: \(names.joined(separator: ", "))"
    case .noPerson(let name, let names):
      "niemand heißt \(quoted(name)); es gibt \(names.joined(separator: ", "))"
    case .noHours(let text): "\(quoted(text)) sind keine Zeiten"
    case .wrongPath(let path):
      "\(quoted(path)) ist kein Pfad einer Datei des Tagebuchs oder steht zweimal da; es wird ausgelassen"
    case .damagedFile(let path):
      "\(quoted(path)) ist beschädigt: es ist nicht, was gesichert wurde; es wird ausgelassen"
    case .otherHere: "ist nicht, was die Sicherung hat; es bleibt hier, wie es ist"
    case .hiddenFile(let path):
      "\(quoted(path)) ist eine versteckte Datei, und die Sicherung ist nicht von diesem Tagebuch; sie wird ausgelassen"
    case .keepsPosition(let name):
      "ohne ImageMagick lässt sich der Ort nicht aus \(name) entfernen; --keep-position kopiert es unverändert"
    case .needsProgram(let name): "nur das Programm \(name) kann es lesen, und das ist nicht installiert"
    }
  }
}
