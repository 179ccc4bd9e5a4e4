import JournalModel

/// That a label says that half a day is meant, and which: `Annual leave (AM)`, `1/2 CA après-midi`, `Leave ·
/// half a day, morning`.
struct SaidHalf {
  /// The label without it.
  let rest: String
  /// Which half it is; `nil` where only half a day is said.
  let half: DayHalf?

  /// `nil` where a label says nothing of a half.
  init?(_ label: String) {
    let apart = label.replacing("1/2", with: " 1/2 ").replacing("½", with: " ½ ")
    let words = apart.split { " \n\t()[],、:".contains($0) }.map(String.init)
    var rest: [String] = []
    var (half, isHalf, index) = (DayHalf?.none, false, 0)
    while index < words.count {
      let ahead = (1...3).reversed().first { count in
        let joined = words[index...].prefix(count).joined()
        return TableWords.has("half-day", Folding.folded(joined).filter { !"-’'".contains($0) })
      }
      if let ahead {
        isHalf = true
        index += min(ahead, words.count - index)
        continue
      }
      // `Urlaub am Montag` is no morning.
      let isAtEdge = index == words.count - 1 || rest.isEmpty
      if isAtEdge, let said = DayHalf(named: words[index]) {
        (half, isHalf) = (said, true)
      } else {
        rest.append(words[index])
      }
      index += 1
    }
    while let last = rest.last, rest.count > 1,
      !last.contains(where: \.isLetter) || TableWords.has("preposition", Folding.folded(last))
    {
      rest.removeLast()
    }
    guard isHalf, !rest.isEmpty else { return nil }
    (self.rest, self.half) = (rest.joined(separator: " "), half)
  }
}
