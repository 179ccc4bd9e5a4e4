import YAMLCodec

extension Portuguese {
  func message(_ error: EditError) -> String {
    switch error.reason {
    case .frontMatterNotUnderstood: "o cabeçalho não pode ser entendido, por isso nada é reescrito nele"
    case .frontMatterIsNoMapping: "o cabeçalho não é feito de chaves com valores"
    case .unterminatedFrontMatter: "falta no fim do cabeçalho a linha “---”"
    case .frontMatterElsewhere:
      "o que aqui parece um cabeçalho é texto; coloque-o primeiro entre linhas “---” no início do arquivo"
    case .conflictMarker: "o cabeçalho tem marcas de conflito do git; resolva primeiro o conflito"
    case .noSuchKey(let key): "não há nenhuma chave “\(key)”"
    case .noSuchItem(let index, let count): "não há elemento \(index): a lista tem \(count)"
    case .keyExists(let key): "a chave “\(key)” já existe"
    case .duplicateKey(let key): "a chave “\(key)” aparece mais de uma vez"
    case .notList(let key): "o valor de “\(key)” não é uma lista"
    case .notMapping(let key): "o valor de “\(key)” não tem chaves"
    case .valueNotUnderstood(let key):
      "o valor de “\(key)” não pode ser lido, por isso não é reescrito"
    case .alias(let name): "o valor está escrito em outro lugar, na âncora “&\(name)”"
    case .anchored(let name): "o valor é usado em outro lugar, como alias “*\(name)”"
    case .tagged(let tag):
      "o valor tem o tipo “\(tag)”, que talvez não sirva para um novo"
    case .mergeKey: "a chave “<<” busca seus valores em outro lugar"
    case .complexKey:
      "a chave é uma lista, uma série de chaves, um texto de várias linhas ou vem depois de um “?”"
    case .sharedLine: "o valor divide a linha ou os colchetes com algo que se perderia"
    case .cannotBeMadeSafely: "o texto alterado não seria lido como se quer"
    }
  }
}
