extension MarkdownDocument {
  /// The bytes that would be the ``body`` of another file: for those who read the bodies of many files, since
  /// front matter is only read where that makes a difference.
  public mutating func bodyRange(of file: UnsafeRawBufferPointer) -> Range<Int> {
    let text = unsafe file.assumingMemoryBound(to: UInt8.self)
    // With a line that looks like a key, what is between the lines is front matter even where it can't be
    // read.
    if let split = unsafe FrontMatterSplit(text) {
      if split.isTerminated, split.unusualLine == nil, unsafe hasKeyLine(text, in: split.content) {
        return split.bodyStart..<text.count
      }
    } else if unsafe !FrontMatterStart.mayBeUnusual(text) {
      return unsafe byteOrderMark(of: text)..<text.count
    }
    unsafe reload(file)
    return body
  }

  /// The bytes of the byte order mark of a file: 3 or 0.
  func byteOrderMark(of text: UnsafeBufferPointer<UInt8>) -> Int {
    unsafe text.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }
}
