extension YAMLTree {
  /// The text of a scalar, unescaped and folded; empty for other kinds.
  public func text(_ node: Node) -> String { "" }

  /// The range of ``source`` that *is* the text of a scalar, where nothing had to be unescaped or folded.
  public func verbatim(_ node: Node) -> Range<Int>? { nil }

  /// Whether the text of a scalar is these bytes; `false` for other kinds. No allocation for what is written verbatim.
  public func text(_ node: Node, equals expected: [UInt8]) -> Bool { false }
}
