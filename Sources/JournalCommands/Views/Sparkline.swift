/// A curve on one line: a block a value, its height the value's place in a range.
package struct Sparkline: Hashable {
  /// The blocks; a blank for a value that is missing, none behind the last one.
  package let text: String
  /// Whether there is too little for a curve: fewer than two values.
  package let isEmpty: Bool

  private static let blocks = Array("▁▂▃▄▅▆▇█")

  /// A curve of means of values in a range.
  package init(_ values: [Double?], in range: ClosedRange<Int> = 1...5) {
    let (lowest, highest) = (Double(range.lowerBound), Double(range.upperBound))
    isEmpty = values.count { $0 != nil } < 2
    guard !isEmpty else {
      text = ""
      return
    }
    let signs = values.map { value -> Character in
      guard let value, value.isFinite else { return " " }
      let share = (min(max(value, lowest), highest) - lowest) / (highest - lowest)
      return Sparkline.blocks[Int((share * Double(Sparkline.blocks.count - 1)).rounded())]
    }
    text = String(signs).trimmedEnd
  }
}

extension String {
  /// The text without blanks at its end.
  package var trimmedEnd: String {
    var text = Substring(self)
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
