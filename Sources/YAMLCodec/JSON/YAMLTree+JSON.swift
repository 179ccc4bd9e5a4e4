extension YAMLTree {
  /// Reads a JSON text, strictly: RFC 8259 in UTF-8, with surrogate pairs, and nothing of YAML beyond it.
  ///
  /// The tree is one as YAML gives it: ``value(_:)``, ``text(_:)`` and the typed readings work on it. Keys
  /// that stand twice are kept; whoever asks by key gets the last. Time and memory are linear: 24 bytes a
  /// value besides the text.
  ///
  /// - Parameter limits: what the text may cost; ``YAMLLimits/json`` where none are given.
  /// - Throws: the first error with its position.
  public init(json bytes: [UInt8], limits: YAMLLimits = .json) throws(YAMLError) {
    self.init()
    do throws(ParseFailure) {
      if bytes.count > limits.textBytes {
        throw ParseFailure(reason: .textTooLong(limit: limits.textBytes), offset: limits.textBytes)
      }
      let invalid = unsafe bytes.withUnsafeBufferPointer { text in
        unsafe utf16Failure(text) ?? firstInvalid(text, in: 0..<text.count)
      }
      if let invalid { throw invalid }
      var parser = JSONParser(bytes, limits: limits)
      try parser.read()
      source = bytes
      records = parser.records
      document.range = 0..<bytes.count
    } catch {
      throw unsafe bytes.withUnsafeBufferPointer { unsafe YAMLError(error, in: $0) }
    }
  }

  /// Reads a JSON text that is a string already.
  ///
  /// - Throws: the first error with its position.
  public init(json text: String, limits: YAMLLimits = .json) throws(YAMLError) {
    try self.init(json: Array(text.utf8), limits: limits)
  }

  /// The value of a key of a mapping, the last one where there are several; `nil` for other nodes and where
  /// the key is missing. Takes a pass over the keys.
  public func value(of key: String, in node: Node) -> Node? {
    var found: Node?
    forEachPair(of: resolved(node)) { name, value in
      if text(resolved(name), equals: key.utf8) { found = value }
    }
    return found
  }
}

extension YAMLLimits {
  /// What exports of other programs need: texts of up to 1 GiB, and 200 collections inside collections, as
  /// many as ``YAMLTree/value(_:)`` makes values of.
  public static var json: YAMLLimits {
    var limits = YAMLLimits()
    limits.depth = 200
    limits.scalarLength = 1 << 28
    limits.textLength = 1 << 30
    return limits
  }
}
