import YAMLCodec

extension French {
  func message(_ error: EditError) -> String {
    switch error.reason {
    case .frontMatterNotUnderstood:
      "l’en-tête n’est pas compréhensible\u{A0}; le corriger d’abord dans un éditeur"
    }
  }
}
