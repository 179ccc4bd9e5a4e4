import YAMLCodec

extension French {
  func message(_ error: EditError) -> String {
    switch error.reason {
    case .frontMatterNotUnderstood: "l’en-tête n’est pas compréhensible, rien n’y est réécrit"
    case .frontMatterIsNoMapping: "l’en-tête n’est pas une suite de clés et de valeurs"
    case .unterminatedFrontMatter: "l’en-tête n’a pas de ligne «\u{A0}---\u{A0}» à la fin"
    case .frontMatterElsewhere:
      "ce qui ressemble ici à un en-tête est du texte\u{A0}; le mettre d’abord entre des lignes «\u{A0}---\u{A0}» au début du fichier"
    case .conflictMarker: "l’en-tête porte des marques de conflit de git\u{A0}; résoudre d’abord le conflit"
    case .noSuchKey(let key): "il n’y a pas de clé «\u{A0}\(key)\u{A0}»"
    case .noSuchItem(let index, let count): "il n’y a pas d’élément \(index)\u{A0}: la liste en a \(count)"
    case .keyExists(let key): "la clé «\u{A0}\(key)\u{A0}» existe déjà"
    case .duplicateKey(let key): "la clé «\u{A0}\(key)\u{A0}» y est plus d’une fois"
    case .notList(let key): "la valeur de «\u{A0}\(key)\u{A0}» n’est pas une liste"
    case .notMapping(let key): "la valeur de «\u{A0}\(key)\u{A0}» n’a pas de clés"
    case .valueNotUnderstood(let key):
      "la valeur de «\u{A0}\(key)\u{A0}» n’est pas lisible, elle n’est donc pas réécrite"
    case .alias(let name): "la valeur est écrite ailleurs, à l’ancre «\u{A0}&\(name)\u{A0}»"
    case .anchored(let name): "la valeur sert ailleurs, sous l’alias «\u{A0}*\(name)\u{A0}»"
    case .tagged(let tag):
      "la valeur porte l’étiquette «\u{A0}\(tag)\u{A0}», qui n’irait peut-être pas à une nouvelle"
    case .mergeKey: "la clé «\u{A0}<<\u{A0}» prend ses valeurs ailleurs"
    case .complexKey:
      "la clé est une liste, une suite de clés, un texte de plusieurs lignes ou suit un «\u{A0}?\u{A0}»"
    case .sharedLine: "la valeur partage sa ligne ou ses crochets avec ce qui serait perdu"
    case .cannotBeMadeSafely: "le texte modifié ne se lirait pas comme voulu"
    }
  }
}
