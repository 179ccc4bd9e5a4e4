extension SearchScorer {
  /// A part of the text around the first match, on one line, the words that match between `**`; `nil` where a
  /// word is missing in a record and its body, or one is there that must not.
  package mutating func snippet(of record: Record, body: UnsafeBufferPointer<UInt8>) -> String? {
    for index in found.indices { found[index] = 0 }
    var snippet = unsafe look(in: body)
    // What the body has need not be looked for elsewhere.
    if found.contains(0) {
      unsafe forEachField(of: record) { scorer, text, _ in
        let other = unsafe scorer.look(in: text)
        snippet = snippet ?? other
      }
    }
    return zip(terms.terms, found).allSatisfy { $0.isExcluded == ($1 == 0) } ? snippet ?? "" : nil
  }

  /// Notes which of the terms a text has, and shows the first place of those that are wanted; `nil` where it
  /// has none of them.
  private mutating func look(in text: UnsafeBufferPointer<UInt8>) -> String? {
    var first: Range<Int>?
    for (index, term) in terms.terms.enumerated() {
      guard let match = unsafe counter.first(of: term, in: text) else { continue }
      found[index] = 1
      if !term.isExcluded, match.lowerBound < first?.lowerBound ?? .max { first = match }
    }
    return first.map { unsafe snippet(around: $0, in: text) }
  }

  /// Bytes shown before the first match, and in all.
  private static let before = 40
  private static let length = 160

  private mutating func snippet(around first: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>) -> String {
    let start = unsafe Self.wordStart(bytes, near: first.lowerBound - Self.before)
    let end = unsafe Self.wordEnd(bytes, near: max(first.upperBound, start + Self.length))
    var matches: [Range<Int>] = []
    for term in terms.terms where !term.isExcluded {
      unsafe counter.forEach(of: term, in: UnsafeBufferPointer(rebasing: bytes[..<end]), from: start) {
        matches.append($0)
        return true
      }
    }
    matches.sort { $0.lowerBound < $1.lowerBound }
    var line: [UInt8] = []
    line.reserveCapacity(end - start + 4 * matches.count + 6)
    if start > 0 { line += "…".utf8 }
    var position = start
    for match in matches where match.lowerBound >= position {
      unsafe Self.append(bytes, position..<match.lowerBound, to: &line)
      line += "**".utf8
      unsafe Self.append(bytes, match, to: &line)
      line += "**".utf8
      position = match.upperBound
    }
    unsafe Self.append(bytes, position..<end, to: &line)
    if end < bytes.count { line += "…".utf8 }
    if line.last == 0x20 { line.removeLast() }
    var text = String(decoding: line, as: UTF8.self)
    // The empty line above a body is no part of what was found.
    if line.first == 0x20, text.first == " " { text.removeFirst() }
    return text
  }

  /// Line ends and runs of blanks as one blank.
  private static func append(
    _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, to line: inout [UInt8]
  ) {
    var start = range.lowerBound
    for index in range {
      let byte = unsafe bytes[index]
      guard byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else { continue }
      // A single one stays where it is.
      if byte == 0x20, index > start, unsafe bytes[index - 1] != 0x20 { continue }
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
