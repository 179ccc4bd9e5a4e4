extension MarkdownDocument {
  /// The bytes that would be the ``body`` of another file: for those who read the bodies of many files, since front matter is
  /// only read where that makes a difference.
  public mutating func bodyRange(of file: UnsafeRawBufferPointer) -> Range<Int> {
    let text = file.assumingMemoryBound(to: UInt8.self)
    guard let split = FrontMatterSplit(text) else { return text.indices }
    // With a line that looks like a key, what is between the lines is front matter even where it can't be read.
    if split.isTerminated, hasKeyLine(text, in: split.content) { return split.bodyStart..<text.count }
    reload(file)
    return body
  }
}
