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
      if let start {
        var word = SaidWord(text: String(text[start..<end]), range: start..<end)
        // `N 19-7: D D N N R R`: what stands behind hours begins anew.
        if word.text.last == ":", words.last?.isJoined ?? false {
          word.text.removeLast()
          word.isEnd = true
        }
        words.append(word)
      }
      start = nil
    }
    let end = text.index(text.startIndex, offsetBy: longestLine, limitedBy: text.endIndex) ?? text.endIndex
    var next = text.startIndex
    for index in text[..<end].indices where index >= next {
      // `8時から17時まで`
      if let sign = sign(at: index, in: text, behind: start ?? index) {
        close(index)
        next = text.index(index, offsetBy: sign.text.count)
        if sign.isEnd { words[words.count - 1].isEnd = true } else { words[words.count - 1].isJoined = true }
        continue
      }
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

  /// What stands right behind a time in place of a word between two: `から`, `まで`.
  private static func sign(
    at index: String.Index, in text: String, behind start: String.Index
  ) -> (text: String, isEnd: Bool)? {
    guard !text[index].isASCII, start < index, let last = text[..<index].last,
      last.isNumber || timeEnds.contains(last)
    else { return nil }
    return signs.first { text[index...].hasPrefix($0.text) }
  }

  private static let timeEnds: Set<Character> = ["時", "分", "半", "시", "분", "반"]
  private static let signs =
    Joints.list("span-signs").map { (text: $0, isEnd: false) }
    + Joints.list("span-ends").map { (text: $0, isEnd: true) }

  /// Two times that may be hours, as they stand with what their words say of the clock, and the last word of
  /// the second; whether a hyphen or a word for it stands between them.
  struct Span {
    var from: String
    var until: String
    var last: Int
    var isConnected: Bool
  }

  /// The span that begins at a word; `nil` where nothing can be its end.
  static func span(at index: Int, in words: [SaidWord]) -> Span? {
    let (from, first) = time(at: index, in: words)
    guard !words[first].isEnd else { return nil }
    var (next, isConnected) = (first + 1, words[first].isJoined)
    while next < words.count, connectors[words[next].text] != nil {
      (next, isConnected) = (next + 1, true)
    }
    guard next < words.count, isConnected || first == index else { return nil }
    let (until, last) = time(at: next, in: words)
    return Span(from: from, until: until, last: last, isConnected: isConnected)
  }

  /// The time that may begin at a word, and its last word: `8 Uhr 15`, `16 h 30`, `오전 7시 30분`.
  private static func time(at index: Int, in words: [SaidWord]) -> (text: String, last: Int) {
    var (text, last) = (words[index].text, index)
    func next(_ isPart: (String) -> Bool) -> String? {
      guard !words[last].isEnd, !words[last].isJoined, last + 1 < words.count,
        isPart(words[last + 1].text)
      else { return nil }
      return words[last + 1].text
    }
    func take(_ word: String) { (text, last) = (text + word, last + 1) }
    let beginsWithNumber = { (word: String) in word.first?.isNumber ?? false }
    if ClockTime.halvesOfDay.contains(where: { $0.word == text }), let hour = next(beginsWithNumber) {
      take(hour)
    }
    if let sign = text.last, "時시".contains(sign) {
      if let minutes = next({ $0 == "반" || $0.hasSuffix("분") || $0.hasSuffix("分") }) { take(" " + minutes) }
      return (text, last)
    }
    // `24 h` is how long a shift is.
    guard (1...2).contains(text.utf8.count), text != "24", text.allSatisfy(\.isNumber),
      let hour = next({ hours[$0] != nil })
    else { return (text, last) }
    last += 1
    let minutes = next { $0.utf8.count == 2 && $0.allSatisfy(\.isNumber) }
    if let minutes {
      text += ":" + minutes
      last += 1
      if next({ ClockTime.minutes[$0] != nil }) != nil { last += 1 }
    } else if hour == "h" {
      // Who writes `8 h` has a clock of 24 hours.
      text += hour
    }
    return (text, last)
  }

  private static let connectors = Joints.index("until-time")
  private static let hours = Joints.index("hours")
}
