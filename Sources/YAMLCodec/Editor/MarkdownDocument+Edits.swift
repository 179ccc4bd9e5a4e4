// Edits of top-level keys. What they promise: the article "Editing".

extension MarkdownDocument {
  /// Sets a top-level key, keeping the style of what is there where the new value allows it; a new key goes
  /// to the end, or before `next` where that key exists. Front matter is made where there is none.
  ///
  /// Of several equal keys the last one is set: it is the one that counts.
  public mutating func set(_ key: String, to value: YAMLValue, before next: String? = nil) throws(EditError) {
    try edit { planner throws(EditError) in try planner.set([.key(key)], to: value, before: next) }
  }

  /// Removes a top-level key with its lines; `false` where there is none. Of several equal keys all are
  /// removed.
  @discardableResult
  public mutating func remove(_ key: String) throws(EditError) -> Bool { try remove(at: [.key(key)]) }

  /// Appends to the list of a top-level key, in its style; makes a block list where there is none.
  public mutating func append(_ item: YAMLValue, to key: String) throws(EditError) {
    try append(item, at: [.key(key)])
  }

  /// Inserts into the list of a top-level key, before the item at `index` or at the end.
  public mutating func insert(_ item: YAMLValue, at index: Int, of key: String) throws(EditError) {
    try insert(item, at: index, ofListAt: [.key(key)])
  }

  /// Removes the items of a list at these indices.
  public mutating func removeItems(at indices: [Int], of key: String) throws(EditError) {
    try removeItems(at: indices, ofListAt: [.key(key)])
  }

  /// Replaces the body.
  ///
  /// Text that would be read as front matter gets an empty one before it.
  public mutating func setBody(_ text: [UInt8]) {
    var bytes = Array(self.bytes[..<body.lowerBound])
    let lines = SourceLines(bytes: bytes)
    if frontMatter != nil, !text.isEmpty, let last = bytes.last, !isBreak(last) {
      bytes += lines.lineEnding(near: bytes.count)
    }
    var edited = MarkdownDocument(bytes + text, limits: limits)
    if frontMatter == nil, edited.frontMatter != nil {
      edited = MarkdownDocument(bytes + "---\n---\n".utf8 + text, limits: limits)
    }
    self = edited
  }

  /// The bytes of the byte order mark: 3 or 0.
  var byteOrderMark: Int { unsafe bytes.withUnsafeBufferPointer { unsafe byteOrderMark(of: $0) } }
}
