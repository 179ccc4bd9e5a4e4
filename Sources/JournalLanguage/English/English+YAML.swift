import YAMLCodec

extension English {
  // The codec's own words are English: what is wrong, then what to do about it.
  func message(_ error: YAMLError) -> String {
    error.message + (error.hint.map { "; " + $0 } ?? "")
  }
}
