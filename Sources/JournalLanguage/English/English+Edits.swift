import YAMLCodec

extension English {
  func message(_ error: EditError) -> String {
    switch error.reason {
    case .frontMatterNotUnderstood: "the front matter can't be understood; correct it in an editor first"
    }
  }
}
