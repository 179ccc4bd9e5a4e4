import YAMLCodec

extension Spanish {
  func message(_ error: EditError) -> String {
    switch error.reason {
    case .frontMatterNotUnderstood: "la cabecera no se entiende, así que no se reescribe nada en ella"
    case .frontMatterIsNoMapping: "la cabecera no está hecha de claves con valores"
    case .unterminatedFrontMatter: "a la cabecera le falta al final la línea «---»"
    case .frontMatterElsewhere:
      "lo que aquí parece una cabecera es texto; ponlo primero entre líneas «---» al principio del archivo"
    case .conflictMarker: "la cabecera lleva marcas de conflicto de git; resuelve primero el conflicto"
    case .noSuchKey(let key): "no hay ninguna clave «\(key)»"
    case .noSuchItem(let index, let count): "no hay elemento \(index): la lista tiene \(count)"
    case .keyExists(let key): "la clave «\(key)» ya existe"
    case .duplicateKey(let key): "la clave «\(key)» está más de una vez"
    case .notList(let key): "el valor de «\(key)» no es una lista"
    case .notMapping(let key): "el valor de «\(key)» no tiene claves"
    case .valueNotUnderstood(let key):
      "el valor de «\(key)» no se puede leer, así que no se reescribe"
    case .alias(let name): "el valor está escrito en otro sitio, en el ancla «&\(name)»"
    case .anchored(let name): "el valor se usa en otro sitio, como alias «*\(name)»"
    case .tagged(let tag):
      "el valor lleva el tipo «\(tag)», que quizá no vaya con uno nuevo"
    case .mergeKey: "la clave «<<» toma sus valores de otro sitio"
    case .complexKey:
      "la clave es una lista, una serie de claves, un texto de varias líneas o sigue a un «?»"
    case .sharedLine: "el valor comparte su línea o sus corchetes con algo que se perdería"
    case .cannotBeMadeSafely: "el texto cambiado no se leería como se quiere"
    }
  }
}
