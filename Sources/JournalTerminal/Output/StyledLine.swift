/// A line on its way to a terminal: pieces of text with their styles, broken at blanks, and between Japanese
/// characters, where the line is too long.
struct StyledLine: Sendable {
  /// A piece without line breaks.
  struct Piece: Hashable, Sendable {
    package var text: String
    package var style: Style
  }

  private(set) var pieces: [Piece] = []

  /// Adds a piece; one of the style before it joins it.
  package mutating func add(_ text: some StringProtocol, _ style: Style) {
    guard !text.isEmpty else { return }
    if let last = pieces.indices.last, pieces[last].style == style {
      pieces[last].text += text
    } else {
      pieces.append(Piece(text: String(text), style: style))
    }
  }

  package var columns: Int { pieces.reduce(0) { $0 + DisplayWidth.columns(of: $1.text) } }

  /// The line broken into lines of at most `width` columns, where its words allow it. What follows stands
  /// below the beginning, two columns further in where that is not the left edge, or at `hanging`.
  package func folded(to width: Int, hanging: Int? = nil) -> [StyledLine] {
    guard columns > width else { return [self] }
    let words = self.words
    let margin = hanging ?? (words.first?.isBlank == true ? (words.first?.columns ?? 0) + 2 : 0)
    // Below a column there must be room for words.
    let left = min(margin, max(width / 2, width - 16))
    var lines = [StyledLine()]
    var used = 0
    var gap: Word?
    var isFirst = true
    for word in words {
      if word.isBlank {
        gap = word
        continue
      }
      let room = width - used - (gap?.columns ?? 0)
      if !isFirst, word.columns > room, used > left {
        lines.append(StyledLine())
        lines[lines.count - 1].add(String(repeating: " ", count: left), .plain)
        used = left
      } else if let gap {
        for piece in gap.pieces { lines[lines.count - 1].add(piece.text, piece.style) }
        used += gap.columns
      }
      for piece in word.pieces { lines[lines.count - 1].add(piece.text, piece.style) }
      used += word.columns
      (gap, isFirst) = (nil, false)
    }
    // Behind a question the cursor waits after a blank.
    for piece in gap?.pieces ?? [] { lines[lines.count - 1].add(piece.text, piece.style) }
    return lines
  }

  /// Pieces between which a line is not broken: a word, or the blanks between two.
  private struct Word {
    var isBlank: Bool
    var pieces: [Piece] = []
    var columns = 0
  }

  /// Words and blanks; a no-break space is part of a word. Words without a blank between them are Japanese.
  private var words: [Word] {
    var words: [Word] = []
    for piece in pieces {
      var rest = Substring(piece.text)
      while let first = rest.first {
        let isBlank = first == " "
        let part = rest.prefix { ($0 == " ") == isBlank }
        for (index, unit) in (isBlank ? [part] : LineBreaks.pieces(of: part)).enumerated() {
          if index > 0 || words.last?.isBlank != isBlank { words.append(Word(isBlank: isBlank)) }
          words[words.count - 1].pieces.append(Piece(text: String(unit), style: piece.style))
          words[words.count - 1].columns += DisplayWidth.columns(of: String(unit))
        }
        rest = rest.dropFirst(part.count)
      }
    }
    return words
  }
}
