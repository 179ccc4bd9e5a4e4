/// The documents of a text, one after the other: production [211], `l-yaml-stream`.
public struct YAMLStream: Sendable {
  /// The text.
  public let bytes: [UInt8]
  private let mode: YAMLMode
  private let limits: YAMLLimits
  private var offset = 0
  private var isChecked = false

  /// The documents of `bytes`.
  public init(_ bytes: [UInt8], mode: YAMLMode = .strict, limits: YAMLLimits = YAMLLimits()) {
    (self.bytes, self.mode, self.limits) = (bytes, mode, limits)
  }

  /// Reads the next document; `nil` behind the last one.
  ///
  /// - Throws: what is wrong with it; the stream is then at its end.
  public mutating func next() throws(YAMLError) -> YAMLTree? {
    var tree = YAMLTree()
    tree.source = bytes
    let start = offset
    offset = bytes.count
    let outcome = unsafe bytes.withUnsafeBufferPointer { text -> Result<Int?, YAMLError> in
      var parser = unsafe Parser(text, in: start..<text.count, mode: mode, limits: limits)
      do throws(ParseFailure) {
        if text.count > limits.textBytes {
          throw ParseFailure(reason: .textTooLong(limit: limits.textBytes), offset: limits.textBytes)
        }
        if !isChecked, let failure = unsafe utf16Failure(text) ?? firstInvalid(text, in: 0..<text.count) {
          throw failure
        }
        guard let marks = try parser.document() else { return .success(nil) }
        tree.take(&parser, marks)
        tree.document.range = start..<parser.offset
        return .success(parser.offset)
      } catch { return unsafe .failure(YAMLError(error, in: text)) }
    }
    isChecked = true
    guard let next = try outcome.get() else { return nil }
    offset = next
    return tree
  }

  /// Reads all documents of a text.
  public static func documents(
    _ bytes: [UInt8], mode: YAMLMode = .strict, limits: YAMLLimits = YAMLLimits()
  ) throws(YAMLError) -> [YAMLTree] {
    var stream = YAMLStream(bytes, mode: mode, limits: limits)
    var documents: [YAMLTree] = []
    while let document = try stream.next() { documents.append(document) }
    return documents
  }
}

/// The error for a text in UTF-16 or UTF-32, by its first bytes: chapter 5.2.
func utf16Failure(_ text: UnsafeBufferPointer<UInt8>) -> ParseFailure? {
  guard text.count >= 2 else { return nil }
  switch unsafe (text[0], text[1]) {
  case (0xFF, 0xFE), (0xFE, 0xFF), (0, _), (1..., 0): return ParseFailure(reason: .notUTF8, offset: 0)
  default: return nil
  }
}

extension YAMLTree {
  mutating func take(_ parser: inout Parser, _ marks: DocumentMarks) {
    records = parser.records
    properties = parser.properties
    tagHandles = parser.tagHandles
    document = marks
  }
}

extension YAMLError {
  /// A failure with its positions counted.
  init(_ failure: ParseFailure, in text: UnsafeBufferPointer<UInt8>) {
    var counter = unsafe LineCounter(text)
    let start = failure.start.map { counter.position(of: $0) }
    self.init(reason: failure.reason, position: counter.position(of: failure.offset), start: start)
  }
}
