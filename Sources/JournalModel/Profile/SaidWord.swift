/// A word of a line in which a person says her shifts; what stands between words is kept with the first.
struct SaidWord {
  var text: String
  /// Where it stands.
  var range: Range<String.Index>
  /// Whether a hyphen stands between it and the next one; whether a comma does; whether it is a cell of a
  /// table, with a semicolon behind it.
  var isJoined = false
  var isEnd = false
  var isCell = false

  /// The words of a line, as far as one that a person types about her shifts can go.
  static func words(of text: String) -> [SaidWord] {
    var words: [SaidWord] = []
    var start: String.Index?
    func close(_ end: String.Index) {
      if let start { words.append(SaidWord(text: String(text[start..<end]), range: start..<end)) }
      start = nil
    }
    let end = text.index(text.startIndex, offsetBy: longestLine, limitedBy: text.endIndex) ?? text.endIndex
    for index in text[..<end].indices {
      switch text[index] {
      case "-", "–", "—", "→", "~", "〜":
        close(index)
        if !words.isEmpty { words[words.count - 1].isJoined = true }
      case ",", ";", "=", "(", ")":
        close(index)
        if text[index] != "=", !words.isEmpty { words[words.count - 1].isEnd = true }
        if text[index] == ";", !words.isEmpty { words[words.count - 1].isCell = true }
      case "/", "+":
        // `8-12/16-20`; `J/N` is one word.
        guard start != nil, words.last?.isJoined ?? false, text[text.index(before: index)].isNumber else {
          start = start ?? index
          continue
        }
        close(index)
        words[words.count - 1].isEnd = true
      case _ where text[index].isWhitespace: close(index)
      default: start = start ?? index
      }
    }
    close(end)
    return words
  }

  private static let longestLine = 2_000

  /// The word that a span which begins at a word ends with, and whether a hyphen or a word for it stands
  /// between them; `nil` where there is none.
  static func end(ofSpanAt index: Int, in words: [SaidWord]) -> (index: Int, isConnected: Bool)? {
    guard !words[index].isEnd else { return nil }
    var (next, isConnected) = (index + 1, words[index].isJoined)
    while next < words.count, connectors[words[next].text] != nil {
      (next, isConnected) = (next + 1, true)
    }
    return next < words.count ? (next, isConnected) : nil
  }

  private static let connectors = Joints.index("until-time")
}
