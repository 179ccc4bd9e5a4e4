import YAMLCodec

extension Portuguese {
  func message(_ error: EditError) -> String {
    switch error.reason {
    case .frontMatterNotUnderstood: "o cabeçalho não se percebe, por isso nada é reescrito nele"
    case .frontMatterIsNoMapping: "o cabeçalho não é feito de chaves com valores"
    case .unterminatedFrontMatter: "falta ao cabeçalho, no fim, a linha «---»"
    case .frontMatterElsewhere:
      "o que aqui parece um cabeçalho é texto; pô-lo primeiro entre linhas «---» no início do ficheiro"
    case .conflictMarker: "o cabeçalho tem marcas de conflito do git; resolver primeiro o conflito"
    case .noSuchKey(let key): "não há nenhuma chave «\(key)»"
    case .noSuchItem(let index, let count): "não há elemento \(index): a lista tem \(count)"
    case .keyExists(let key): "a chave «\(key)» já existe"
    case .duplicateKey(let key): "a chave «\(key)» aparece mais de uma vez"
    case .notList(let key): "o valor de «\(key)» não é uma lista"
    case .notMapping(let key): "o valor de «\(key)» não tem chaves"
    case .valueNotUnderstood(let key):
      "o valor de «\(key)» não se consegue ler, por isso não é reescrito"
    case .alias(let name): "o valor está escrito noutro sítio, na âncora «&\(name)»"
    case .anchored(let name): "o valor é usado noutro sítio, como alias «*\(name)»"
    case .tagged(let tag):
      "o valor tem o tipo «\(tag)», que talvez não sirva a um novo"
    case .mergeKey: "a chave «<<» vai buscar os seus valores a outro sítio"
    case .complexKey:
      "a chave é uma lista, uma série de chaves, um texto de várias linhas ou segue-se a um «?»"
    case .sharedLine: "o valor partilha a linha ou os parênteses com algo que se perderia"
    case .cannotBeMadeSafely: "o texto alterado não se leria como pretendido"
    }
  }
}
