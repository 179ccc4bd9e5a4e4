import YAMLCodec

extension German {
  func message(_ error: EditError) -> String {
    switch error.reason {
    case .frontMatterNotUnderstood: "der Dateikopf ist nicht verständlich, deshalb wird darin nichts geändert"
    case .frontMatterIsNoMapping: "der Dateikopf besteht nicht aus Schlüsseln mit Werten"
    case .unterminatedFrontMatter: "dem Dateikopf fehlt am Ende die Zeile „---“"
    case .frontMatterElsewhere:
      "was hier wie ein Dateikopf aussieht, ist Text; setze es erst zwischen Zeilen „---“ an den Anfang der Datei"
    case .conflictMarker: "der Dateikopf enthält Konfliktmarkierungen von git; kläre erst den Konflikt"
    case .noSuchKey(let key): "es gibt keinen Schlüssel „\(key)“"
    case .noSuchItem(let index, let count): "es gibt kein Element \(index): die Liste hat \(count)"
    case .keyExists(let key): "den Schlüssel „\(key)“ gibt es schon"
    case .duplicateKey(let key): "der Schlüssel „\(key)“ kommt mehr als einmal vor"
    case .notList(let key): "der Wert von „\(key)“ ist keine Liste"
    case .notMapping(let key): "der Wert von „\(key)“ hat keine Schlüssel"
    case .valueNotUnderstood(let key):
      "der Wert von „\(key)“ ist nicht lesbar und wird deshalb nicht neu geschrieben"
    case .alias(let name): "der Wert steht woanders, beim Anker „&\(name)“"
    case .anchored(let name): "der Wert wird woanders benutzt, als Alias „*\(name)“"
    case .tagged(let tag):
      "der Wert trägt den Typ „\(tag)“, der zu einem neuen vielleicht nicht passt"
    case .mergeKey: "der Schlüssel „<<“ holt seine Werte von woanders"
    case .complexKey:
      "der Schlüssel ist eine Liste, eine Reihe von Schlüsseln, ein mehrzeiliger Text oder folgt auf ein „?“"
    case .sharedLine: "der Wert teilt seine Zeile oder seine Klammern mit etwas, das verloren ginge"
    case .cannotBeMadeSafely: "der geänderte Text ließe sich nicht lesen wie gewollt"
    }
  }
}
