// The same readers for text that is a string already.

extension YAMLStream {
  /// The documents of a text.
  public init(_ text: String, mode: YAMLMode = .strict, limits: YAMLLimits = YAMLLimits()) {
    self.init(Array(text.utf8), mode: mode, limits: limits)
  }

  /// Reads all documents of a text.
  ///
  /// - Throws: the first error with its position.
  public static func documents(_ text: String, mode: YAMLMode = .strict, limits: YAMLLimits = YAMLLimits())
    throws(YAMLError) -> [YAMLTree]
  {
    try documents(Array(text.utf8), mode: mode, limits: limits)
  }
}

extension YAMLTree {
  /// Reads the only document of a text; an empty text gives a tree without nodes.
  ///
  /// - Throws: the first error with its position; ``YAMLError/Reason/secondDocument`` where there is more.
  public init(yaml bytes: [UInt8], mode: YAMLMode = .strict, limits: YAMLLimits = YAMLLimits())
    throws(YAMLError)
  {
    var stream = YAMLStream(bytes, mode: mode, limits: limits)
    self = try stream.next() ?? YAMLTree(withoutNodes: bytes)
    guard let second = try stream.next() else { return }
    let offset = second.document.range.lowerBound
    throw YAMLError(reason: .secondDocument, position: SourcePosition(offset: offset, in: bytes))
  }

  /// Reads the only document of a text, as ``init(yaml:mode:limits:)-([UInt8],_,_)``.
  ///
  /// - Throws: the first error with its position.
  public init(yaml text: String, mode: YAMLMode = .strict, limits: YAMLLimits = YAMLLimits())
    throws(YAMLError)
  {
    try self.init(yaml: Array(text.utf8), mode: mode, limits: limits)
  }
}

extension YAMLValue {
  /// Reads the only document of a text; an empty text is `null`.
  ///
  /// - Throws: the first error with its position.
  public init(yaml text: String, limits: YAMLLimits = YAMLLimits()) throws(YAMLError) {
    let tree = try YAMLTree(yaml: text, limits: limits)
    self = try tree.root.map { (root) throws(YAMLError) in try tree.expanded(root, limits: limits) } ?? .null
  }
}

extension MarkdownDocument {
  /// Reads a file that is a string already.
  public init(_ text: String, limits: YAMLLimits = YAMLLimits()) {
    self.init(Array(text.utf8), limits: limits)
  }
}
