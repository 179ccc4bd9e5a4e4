import YAMLCodec

extension Dutch {
  func message(_ error: EditError) -> String {
    switch error.reason {
    case .frontMatterNotUnderstood: "de kop is niet te begrijpen, dus er wordt niets in herschreven"
    case .frontMatterIsNoMapping: "de kop bestaat niet uit sleutels met waarden"
    case .unterminatedFrontMatter: "in de kop ontbreekt aan het eind de regel ‘---’"
    case .frontMatterElsewhere:
      "wat hier op een kop lijkt is tekst; zet het eerst tussen regels ‘---’ aan het begin van het bestand"
    case .conflictMarker: "de kop bevat conflicttekens van git; los eerst het conflict op"
    case .noSuchKey(let key): "er is geen sleutel ‘\(key)’"
    case .noSuchItem(let index, let count): "er is geen onderdeel \(index): de lijst heeft er \(count)"
    case .keyExists(let key): "de sleutel ‘\(key)’ bestaat al"
    case .duplicateKey(let key): "de sleutel ‘\(key)’ staat er meer dan één keer"
    case .notList(let key): "de waarde van ‘\(key)’ is geen lijst"
    case .notMapping(let key): "de waarde van ‘\(key)’ heeft geen sleutels"
    case .valueNotUnderstood(let key):
      "de waarde van ‘\(key)’ is niet leesbaar en wordt dus niet herschreven"
    case .alias(let name): "de waarde staat ergens anders, bij het anker ‘&\(name)’"
    case .anchored(let name): "de waarde wordt ergens anders gebruikt, als alias ‘*\(name)’"
    case .tagged(let tag):
      "de waarde heeft het type ‘\(tag)’, dat misschien niet bij een nieuwe past"
    case .mergeKey: "de sleutel ‘<<’ haalt zijn waarden ergens anders vandaan"
    case .complexKey:
      "de sleutel is een lijst, een reeks sleutels, een tekst van meer regels of volgt op een ‘?’"
    case .sharedLine: "de waarde deelt haar regel of haken met iets dat verloren zou gaan"
    case .cannotBeMadeSafely: "de gewijzigde tekst zou niet te lezen zijn zoals bedoeld"
    }
  }
}
