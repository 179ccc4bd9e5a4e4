/// Typed readings: what the text of a scalar means to one who asks for a type.
///
/// They read more than the core schema does, since they know what is wanted: a quoted `"3"` is a whole
/// number, `off` is a truth value. They never change what the tree holds. All follow aliases.
extension YAMLTree {
  /// The truth value of a scalar as YAML 1.2 or 1.1 parsers read it: `true`, `yes`, `on`, `off`, `y` … in any
  /// case, quoted or not; `nil` for others.
  public func bool(_ node: Node) -> Bool? {
    unsafe withText(of: node) { text in
      if unsafe text.isWordInAnyCase("true") || text.isWordInAnyCase("yes") || text.isWordInAnyCase("on")
        || text.isWordInAnyCase("y")
      {
        return true
      }
      if unsafe text.isWordInAnyCase("false") || text.isWordInAnyCase("no") || text.isWordInAnyCase("off")
        || text.isWordInAnyCase("n")
      {
        return false
      }
      return nil
    }
  }

  /// The whole number of a scalar, also where it is quoted; `nil` for others and beyond 64 bits.
  public func int(_ node: Node) -> Int64? {
    unsafe withText(of: node) { unsafe CoreSchema.int($0) }
  }

  /// The number of a scalar, whole or not, also where it is quoted; `nil` for others.
  public func float(_ node: Node) -> Double? {
    unsafe withText(of: node) { text in
      unsafe CoreSchema.int(text).map(Double.init) ?? CoreSchema.float(text)
        ?? (CoreSchema.type(of: text) == .int ? Double(String(decoding: text, as: UTF8.self)) : nil)
    }
  }

  /// Whether a scalar is nothing to every parser: empty, `~` or `null` without quotes.
  public func isNull(_ node: Node) -> Bool {
    let node = resolved(node)
    guard kind(node) == .scalar, style(node) == .plain else { return false }
    return unsafe withText(of: node) { unsafe CoreSchema.isNull($0) } ?? false
  }

  /// Lends the text of a scalar as bytes, copied only where it is escaped or folded; `nil` where the node is
  /// no scalar.
  package func withText<Result>(of node: Node, _ body: (TextBytes) -> Result?) -> Result? {
    let node = resolved(node)
    guard kind(node) == .scalar else { return nil }
    if let range = verbatim(node) {
      return unsafe source.withUnsafeBufferPointer { unsafe body(TextBytes(rebasing: $0[range])) }
    }
    var text = text(node)
    return text.withUTF8 { unsafe body($0) }
  }
}
