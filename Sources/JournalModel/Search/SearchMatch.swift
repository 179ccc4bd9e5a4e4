/// How a record answers a search.
public struct SearchMatch: Hashable, Sendable {
  /// How well: the sum over all places, a title weighing more than a tag, a tag more than the text.
  public var score: Int
  /// A part of the text around the first place, the words that match between `**`.
  public var snippet: String

  /// Places beyond this many in one text don't count: a long list of names is no better an answer.
  private static let enough = 10

  /// Looks for words in a record and its body; `nil` where a word is missing, or one is there that must not.
  public init?(_ terms: SearchTerms, in record: Record, body: UnsafeBufferPointer<UInt8>) {
    let bodyText = FoldedText(body)
    var fields: [(text: String, weight: Int, words: FoldedText)] = []
    SearchField.forEach(in: record) { fields.append(($0, $1, FoldedText($0))) }
    var found = [Int](repeating: 0, count: terms.terms.count)
    var best: String?
    for (place, term) in terms.terms.enumerated() {
      found[place] = min(bodyText.places(of: term).count, Self.enough) * SearchField.weights.text
      for field in fields {
        found[place] += min(field.words.places(of: term).count, Self.enough) * field.weight
      }
      if term.isExcluded ? found[place] > 0 : found[place] == 0 { return nil }
    }
    let wanted = terms.terms.filter { !$0.isExcluded }
    let bodyPlaces = wanted.flatMap { bodyText.places(of: $0) }.sorted { $0.lowerBound < $1.lowerBound }
    if !bodyPlaces.isEmpty { best = Snippet(body, bodyPlaces).text }
    if best == nil {
      for field in fields where best == nil {
        let places = wanted.flatMap { field.words.places(of: $0) }
        var text = field.text
        if !places.isEmpty {
          best = text.withUTF8 { Snippet($0, places.sorted { $0.lowerBound < $1.lowerBound }).text }
        }
      }
    }
    score = found.reduce(0, +)
    snippet = best ?? ""
  }
}

extension Value {
  /// The texts and numbers in it, with spaces between.
  var plainText: String {
    switch self {
    case .null: ""
    case .bool(let value): value ? "true" : "false"
    case .int(let value): String(value)
    case .float(let value): String(describing: value)
    case .string(let text): text
    case .list(let values): values.map(\.plainText).joined(separator: " ")
    case .map(let fields): fields.map { $0.key + " " + $0.value.plainText }.joined(separator: " ")
    }
  }
}

/// A part of a text around the places that were found.
private struct Snippet {
  /// On one line, the places between `**`.
  let text: String

  /// Bytes shown before the first place, and in all.
  private static let before = 40
  private static let length = 160

  init(_ bytes: UnsafeBufferPointer<UInt8>, _ places: [Range<Int>]) {
    guard let first = places.first else {
      text = ""
      return
    }
    let start = Self.wordStart(bytes, near: first.lowerBound - Self.before)
    let end = Self.wordEnd(bytes, near: max(first.upperBound, start + Self.length))
    var result = start > 0 ? "…" : ""
    var position = start
    for place in places where place.lowerBound >= position && place.upperBound <= end {
      result += Self.line(bytes, position..<place.lowerBound)
      result += "**" + Self.line(bytes, place) + "**"
      position = place.upperBound
    }
    result += Self.line(bytes, position..<end)
    if end < bytes.count { result += "…" }
    // The empty line above a body is no part of what was found.
    while result.hasPrefix(" ") { result.removeFirst() }
    while result.hasSuffix(" ") { result.removeLast() }
    text = result
  }

  /// Line ends and runs of blanks as one blank.
  private static func line(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> String {
    var result: [UInt8] = []
    for byte in bytes[range] {
      let isBlank = byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
      if !isBlank { result.append(byte) } else if result.last != 0x20 { result.append(0x20) }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func wordStart(_ bytes: UnsafeBufferPointer<UInt8>, near place: Int) -> Int {
    guard place > 0 else { return 0 }
    var start = place
    while start < place + before, start < bytes.count, bytes[start] > 0x20 { start += 1 }
    while start < bytes.count, bytes[start] <= 0x20 { start += 1 }
    return start
  }

  private static func wordEnd(_ bytes: UnsafeBufferPointer<UInt8>, near place: Int) -> Int {
    var end = min(place, bytes.count)
    while end < bytes.count, bytes[end] > 0x20 { end += 1 }
    return end
  }
}
