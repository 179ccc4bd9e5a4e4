/// What people type out of habit behind a key that was an answer already: the rest of the word that it
/// begins, « ui » of « oui », and Enter.
public struct KeyHabit: Sendable {
  private var isOpen = false
  /// What may still come of such words.
  private var rests: [Substring] = []
  /// The keys that were taken for it.
  private var held: [KeyPress] = []

  /// Nothing was answered yet.
  public init() {}

  /// A key was an answer.
  ///
  /// - Parameter rests: of the words that it may begin.
  public mutating func begin(_ rests: [Substring]) {
    (isOpen, self.rests, held) = (true, rests, [])
  }

  /// The keys that the next question gets: none as long as the key belongs to the answer before it, else
  /// those that began no word of it, too.
  public mutating func take(_ key: KeyPress) -> [KeyPress] {
    guard isOpen else { return [key] }
    if case .character(let typed) = key {
      let further = rests.filter { $0.first == typed }
      if !further.isEmpty {
        rests = further.map { $0.dropFirst() }
        held.append(key)
        return []
      }
    }
    let isWord = held.isEmpty || rests.contains(where: \.isEmpty)
    let before = end()
    if isWord { return key == .enter ? [] : [key] }
    return before + [key]
  }

  /// No more belongs to the answer; gives the keys that were taken for a word and are none.
  public mutating func end() -> [KeyPress] {
    defer { (isOpen, rests, held) = (false, [], []) }
    return rests.contains(where: \.isEmpty) ? [] : held
  }
}
