/// Which lines of two texts are the same lines.
enum LineDifference {
  /// Beyond this many changed lines the search for a shorter difference ends: the rest counts as replaced.
  static let limit = 1_000

  /// For each line of `old` its index in `new`, or -1 where it is not there; indices rise.
  ///
  /// - Source: E. W. Myers, "An O(ND) Difference Algorithm and Its Variations", Algorithmica 1 (1986).
  static func matches(_ old: [Int32], _ new: [Int32]) -> [Int] {
    var matches = [Int](repeating: -1, count: old.count)
    var head = 0
    while head < old.count, head < new.count, old[head] == new[head] {
      matches[head] = head
      head += 1
    }
    var oldEnd = old.count
    var newEnd = new.count
    while oldEnd > head, newEnd > head, old[oldEnd - 1] == new[newEnd - 1] {
      oldEnd -= 1
      newEnd -= 1
      matches[oldEnd] = newEnd
    }
    for pair in pairs(Array(old[head..<oldEnd]), Array(new[head..<newEnd])) {
      matches[head + pair.old] = head + pair.new
    }
    return matches
  }

  /// How far a round of the search came on each diagonal `-distance...distance`; -1 beyond them.
  private struct Round {
    var distance: Int
    var ends: [Int32]

    subscript(diagonal: Int) -> Int {
      abs(diagonal) <= distance ? Int(ends[diagonal + distance]) : -1
    }

    /// The diagonal of this round from which the next one came to `diagonal`.
    func origin(of diagonal: Int) -> Int {
      let next = distance + 1
      let comesFromAbove =
        diagonal == -next || (diagonal != next && self[diagonal - 1] < self[diagonal + 1])
      return comesFromAbove ? diagonal + 1 : diagonal - 1
    }
  }

  private static func pairs(_ old: [Int32], _ new: [Int32]) -> [(old: Int, new: Int)] {
    guard !old.isEmpty, !new.isEmpty else { return [] }
    var rounds: [Round] = []
    for distance in 0...min(limit, old.count + new.count) {
      var round = Round(distance: distance, ends: Array(repeating: -1, count: 2 * distance + 1))
      for diagonal in stride(from: -distance, through: distance, by: 2) {
        var x = 0
        if let last = rounds.last {
          let origin = last.origin(of: diagonal)
          x = last[origin] + (origin < diagonal ? 1 : 0)
        }
        while x < old.count, x >= diagonal, x - diagonal < new.count, old[x] == new[x - diagonal] { x += 1 }
        round.ends[diagonal + distance] = Int32(clamping: x)
        if x >= old.count, x - diagonal >= new.count {
          return walkBack(rounds, from: (old.count, new.count))
        }
      }
      rounds.append(round)
    }
    return []
  }

  private static func walkBack(
    _ rounds: [Round], from end: (old: Int, new: Int)
  ) -> [(old: Int, new: Int)] {
    var pairs: [(old: Int, new: Int)] = []
    var (x, y) = end
    for round in rounds.reversed() {
      let origin = round.origin(of: x - y)
      let originX = round[origin]
      while x > originX, y > originX - origin, x > 0, y > 0 {
        x -= 1
        y -= 1
        pairs.append((x, y))
      }
      x = max(originX, 0)
      y = max(originX - origin, 0)
    }
    while x > 0, y > 0 {
      x -= 1
      y -= 1
      pairs.append((x, y))
    }
    return pairs
  }
}
