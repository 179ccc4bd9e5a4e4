import YAMLCodec

extension English {
  // The codec's own words are English.
  func message(_ error: EditError) -> String { error.message }
}
