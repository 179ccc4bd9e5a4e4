import YAMLCodec

extension Italian {
  func message(_ error: EditError) -> String {
    switch error.reason {
    case .frontMatterNotUnderstood: "l’intestazione non si capisce, quindi non vi si riscrive nulla"
    case .frontMatterIsNoMapping: "l’intestazione non è fatta di chiavi con valori"
    case .unterminatedFrontMatter: "all’intestazione manca alla fine la riga «---»"
    case .frontMatterElsewhere:
      "ciò che qui sembra un’intestazione è testo; mettilo prima tra righe «---» all’inizio del file"
    case .conflictMarker: "l’intestazione porta segni di conflitto di git; risolvi prima il conflitto"
    case .noSuchKey(let key): "non c’è una chiave «\(key)»"
    case .noSuchItem(let index, let count): "non c’è un elemento \(index): la lista ne ha \(count)"
    case .keyExists(let key): "la chiave «\(key)» esiste già"
    case .duplicateKey(let key): "la chiave «\(key)» compare più di una volta"
    case .notList(let key): "il valore di «\(key)» non è una lista"
    case .notMapping(let key): "il valore di «\(key)» non ha chiavi"
    case .valueNotUnderstood(let key):
      "il valore di «\(key)» non si legge, quindi non viene riscritto"
    case .alias(let name): "il valore è scritto altrove, all’ancora «&\(name)»"
    case .anchored(let name): "il valore serve altrove, con l’alias «*\(name)»"
    case .tagged(let tag):
      "il valore porta il tipo «\(tag)», che forse non andrebbe a uno nuovo"
    case .mergeKey: "la chiave «<<» prende i suoi valori altrove"
    case .complexKey:
      "la chiave è una lista, una serie di chiavi, un testo su più righe o segue un «?»"
    case .sharedLine: "il valore divide la riga o le parentesi con qualcosa che andrebbe perso"
    case .cannotBeMadeSafely: "il testo cambiato non si leggerebbe come voluto"
    }
  }
}
