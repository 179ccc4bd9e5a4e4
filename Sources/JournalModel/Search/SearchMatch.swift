/// How a record answers a search.
public struct SearchMatch: Hashable, Sendable {
  /// How well: the sum over all matches, a title weighing more than a tag or a mood, and these more than the
  /// text.
  public var score: Int
  /// A part of the text around the first match, the words that match between `**`.
  public var snippet: String

  /// Looks for words in a record and its body; `nil` where a word is missing, or one is there that must not.
  package init?(_ scorer: inout SearchScorer, in record: Record, body: UnsafeBufferPointer<UInt8>) {
    guard let score = unsafe scorer.score(of: record, body: body) else { return nil }
    self.score = score
    let wanted = scorer.terms.terms.filter { !$0.isExcluded }
    var snippet = unsafe Snippet(of: wanted, in: body)?.text
    if snippet == nil {
      var memory: [UInt8] = []
      unsafe SearchField.forEach(in: record, &memory) { text, _ in
        if snippet == nil { snippet = unsafe Snippet(of: wanted, in: text)?.text }
      }
    }
    self.snippet = snippet ?? ""
  }
}

/// A part of a text around what was found.
private struct Snippet {
  /// On one line, the matches between `**`.
  let text: String

  /// Bytes shown before the first match, and in all.
  private static let before = 40
  private static let length = 160

  /// Around the first place of one of the terms; `nil` where there is none. Only what is shown is taken apart
  /// into words: up to the first place, the bytes are only looked through.
  init?(of terms: [SearchTerms.Term], in bytes: UnsafeBufferPointer<UInt8>) {
    var counter = MatchCounter()
    var first: Range<Int>?
    for term in terms {
      guard let found = unsafe counter.first(of: term, in: bytes) else { continue }
      if first.map({ found.lowerBound < $0.lowerBound }) ?? true { first = found }
    }
    guard let first else { return nil }
    let start = unsafe Self.wordStart(bytes, near: first.lowerBound - Self.before)
    let end = unsafe Self.wordEnd(bytes, near: max(first.upperBound, start + Self.length))
    let shown = unsafe FoldedText(
      bytes, WordRuns.run(in: bytes, around: start).lowerBound..<WordRuns.end(of: end, in: bytes))
    let ranges = terms.flatMap { shown.ranges(of: $0) }.sorted { $0.lowerBound < $1.lowerBound }
    var line: [UInt8] = []
    line.reserveCapacity(end - start + 4 * ranges.count + 6)
    if start > 0 { line += "…".utf8 }
    var position = start
    for range in ranges where range.lowerBound >= position && range.upperBound <= end {
      unsafe Self.append(bytes, position..<range.lowerBound, to: &line)
      line += "**".utf8
      unsafe Self.append(bytes, range, to: &line)
      line += "**".utf8
      position = range.upperBound
    }
    unsafe Self.append(bytes, position..<end, to: &line)
    if end < bytes.count { line += "…".utf8 }
    var result = String(decoding: line, as: UTF8.self)
    // The empty line above a body is no part of what was found.
    while result.hasPrefix(" ") { result.removeFirst() }
    while result.hasSuffix(" ") { result.removeLast() }
    text = result
  }

  /// Line ends and runs of blanks as one blank.
  private static func append(
    _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, to line: inout [UInt8]
  ) {
    var start = range.lowerBound
    for index in range {
      let byte = unsafe bytes[index]
      guard byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else { continue }
      unsafe line.append(contentsOf: bytes[start..<index])
      start = index + 1
      if line.last != 0x20 { line.append(0x20) }
    }
    unsafe line.append(contentsOf: bytes[start..<range.upperBound])
  }

  private static func wordStart(_ bytes: UnsafeBufferPointer<UInt8>, near index: Int) -> Int {
    guard index > 0 else { return 0 }
    var start = index
    while start < index + before, start < bytes.count, unsafe bytes[start] > 0x20 { start += 1 }
    while start < bytes.count, unsafe bytes[start] <= 0x20 { start += 1 }
    return start
  }

  private static func wordEnd(_ bytes: UnsafeBufferPointer<UInt8>, near range: Int) -> Int {
    var end = min(range, bytes.count)
    while end < bytes.count, unsafe bytes[end] > 0x20 { end += 1 }
    return end
  }
}
