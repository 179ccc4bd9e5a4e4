/// A text with a cursor, as it is typed.
///
/// Two texts, before and behind the cursor: what a reader sees as one character is moved over and removed as
/// one.
package struct LineBuffer: Hashable, Sendable {
  package private(set) var before: String
  package private(set) var after = ""
  private var erased = ""

  /// The most characters of one answer, in bytes.
  package static let limit = 4 << 20

  package init(_ text: String = "") { before = text }

  package var text: String { before + after }
  package var isEmpty: Bool { before.isEmpty && after.isEmpty }

  package mutating func replace(with text: String) { (before, after) = (text, "") }

  /// Puts text at the cursor; `false` where there is no room for it.
  package mutating func insert(_ text: String) -> Bool {
    guard before.utf8.count + after.utf8.count + text.utf8.count <= Self.limit else { return false }
    before += text
    return true
  }

  // MARK: Moving

  /// A character to the left; `false` at the start.
  mutating func moveLeft() -> Bool {
    guard let last = before.popLast() else { return false }
    after = String(last) + after
    return true
  }

  /// A character to the right; `false` at the end.
  mutating func moveRight() -> Bool {
    guard !after.isEmpty else { return false }
    before.append(after.removeFirst())
    return true
  }

  /// To the start of the word at the cursor or before it.
  mutating func moveWordLeft() { move(left: wordBefore) }

  /// To the end of the word at the cursor or behind it.
  mutating func moveWordRight() { move(right: wordAfter) }

  mutating func moveToStart() { move(left: before.reversed().prefix { $0 != "\n" }.count) }

  mutating func moveToEnd() { move(right: after.prefix { $0 != "\n" }.count) }

  /// To the same place of the line above; `false` where there is none.
  mutating func moveUp() -> Bool {
    let column = before.reversed().prefix { $0 != "\n" }.count
    guard column < before.count else { return false }
    move(left: column + 1)
    let above = before.reversed().prefix { $0 != "\n" }.count
    move(left: max(0, above - column))
    return true
  }

  /// To the same place of the line below; `false` where there is none.
  mutating func moveDown() -> Bool {
    guard after.contains("\n") else { return false }
    let column = before.reversed().prefix { $0 != "\n" }.count
    moveToEnd()
    move(right: 1)
    move(right: min(column, after.prefix { $0 != "\n" }.count))
    return true
  }

  private mutating func move(left count: Int) {
    guard count > 0 else { return }
    after = String(before.suffix(count)) + after
    before.removeLast(count)
  }

  private mutating func move(right count: Int) {
    guard count > 0 else { return }
    before += after.prefix(count)
    after.removeFirst(count)
  }

  /// The characters from the cursor to the start of the word before it.
  private var wordBefore: Int {
    let gap = before.reversed().prefix { !Self.isOfWord($0) }.count
    return gap + before.reversed().dropFirst(gap).prefix(while: Self.isOfWord).count
  }

  /// The characters from the cursor to the end of the word behind it.
  private var wordAfter: Int {
    let gap = after.prefix { !Self.isOfWord($0) }.count
    return gap + after.dropFirst(gap).prefix(while: Self.isOfWord).count
  }

  private static func isOfWord(_ character: Character) -> Bool { character.isLetter || character.isNumber }

  // MARK: Removing

  /// Removes the character before the cursor; `false` at the start.
  package mutating func eraseLeft() -> Bool { before.popLast() != nil }

  /// Removes the character behind the cursor; `false` at the end.
  mutating func eraseRight() -> Bool {
    guard !after.isEmpty else { return false }
    after.removeFirst()
    return true
  }

  /// Removes back to the last blank.
  package mutating func eraseWord() {
    let gap = before.reversed().prefix(while: \.isWhitespace).count
    erase(left: gap + before.reversed().dropFirst(gap).prefix { !$0.isWhitespace }.count)
  }

  /// Removes to the end of the word behind the cursor.
  mutating func eraseNextWord() { erase(right: wordAfter) }

  /// Removes back to the start of the line, or its break where the cursor stands there.
  package mutating func eraseToStart() { erase(left: max(1, before.reversed().prefix { $0 != "\n" }.count)) }

  /// Removes to the end of the line, or its break where the cursor stands there.
  mutating func eraseToEnd() { erase(right: max(1, after.prefix { $0 != "\n" }.count)) }

  /// Puts back what was erased last.
  mutating func yank() -> Bool { insert(erased) }

  private mutating func erase(left count: Int) {
    let text = String(before.suffix(count))
    if !text.isEmpty { erased = text }
    before.removeLast(min(count, before.count))
  }

  private mutating func erase(right count: Int) {
    let text = String(after.prefix(count))
    if !text.isEmpty { erased = text }
    after.removeFirst(min(count, after.count))
  }
}
