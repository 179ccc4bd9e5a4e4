/// An answer while it is typed: what each key does to it.
package struct LineEditor {
  package private(set) var buffer: LineBuffer
  private let request: LineRequest
  /// What was answered before; asked for at the first arrow.
  private var history: [String]?
  /// Which of them is shown, and what was typed before the first of them was.
  private var shown: (index: Int, typed: String)?

  package enum Outcome: Hashable {
    /// The text or the cursor changed, or nothing did.
    case edited, unchanged
    /// The line must be drawn anew; the editor is wanted.
    case redraw, editor
    case answered(LineAnswer)
  }

  package init(_ request: LineRequest) {
    self.request = request
    buffer = LineBuffer(request.text)
  }

  package mutating func press(_ key: KeyPress) -> Outcome {
    switch key {
    case .character(let character): return insert(String(character))
    case .paste(let text): return insert(text)
    case .enter: return .answered(.text(buffer.text))
    case .newline: return request.allowsLines ? insert("\n") : .answered(.text(buffer.text))
    case .left: return changed(buffer.moveLeft())
    case .right: return changed(buffer.moveRight())
    case .wordLeft: buffer.moveWordLeft()
    case .wordRight: buffer.moveWordRight()
    case .home: buffer.moveToStart()
    case .end: buffer.moveToEnd()
    case .up: return changed(buffer.moveUp() || showEarlier())
    case .down: return changed(buffer.moveDown() || showLater())
    case .backspace:
      if buffer.isEmpty && request.allowsBack { return .answered(.back) }
      return changed(buffer.eraseLeft())
    case .delete: return changed(buffer.eraseRight())
    case .eraseWord: buffer.eraseWord()
    case .eraseNextWord: buffer.eraseNextWord()
    case .eraseToStart: buffer.eraseToStart()
    case .eraseToEnd: buffer.eraseToEnd()
    case .yank: return changed(buffer.yank())
    case .editor: return request.edit == nil ? .unchanged : .editor
    case .interrupt: return .answered(.broken(buffer.text))
    case .endOfInput: return buffer.isEmpty ? .answered(.broken("")) : changed(buffer.eraseRight())
    case .redraw: return .redraw
    case .tab where request.keepsTabs: return insert("\t")
    case .pageUp, .pageDown, .tab, .escape, .suspend, .other: return .unchanged
    }
    return .edited
  }

  /// Takes what became of the text in an editor.
  package mutating func replace(with text: String) {
    buffer.replace(with: request.cleaned(text))
  }

  private func changed(_ isChanged: Bool) -> Outcome { isChanged ? .edited : .unchanged }

  private mutating func insert(_ text: String) -> Outcome { changed(buffer.insert(request.cleaned(text))) }

  private mutating func showEarlier() -> Bool {
    let known = history ?? request.history()
    history = known
    let next = (shown?.index ?? -1) + 1
    guard known.indices.contains(next) else { return false }
    shown = (next, shown?.typed ?? buffer.text)
    replace(with: known[next])
    return true
  }

  private mutating func showLater() -> Bool {
    guard let shown, let history else { return false }
    guard shown.index > 0 else {
      self.shown = nil
      buffer.replace(with: shown.typed)
      return true
    }
    self.shown = (shown.index - 1, shown.typed)
    replace(with: history[shown.index - 1])
    return true
  }
}
