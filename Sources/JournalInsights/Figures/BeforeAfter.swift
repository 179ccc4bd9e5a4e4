import JournalModel

/// What one kind of shift did: a scale before it beside its counterpart after it, shift by shift.
package struct BeforeAfter: Hashable, Sendable {
  /// The kind of shift.
  package var type: ShiftType
  /// Energy, stress or motivation.
  package var before: Scale
  /// Fatigue, load or satisfaction.
  package var after: Scale
  /// How many shifts had each pair of ratings, by 5 × (before − 1) + (after − 1).
  package var counts: [Int]

  /// How many shifts have both ratings.
  package var count: Int { counts.reduce(0, +) }

  /// The means of both ratings over these shifts.
  package var means: (before: Mean, after: Mean)? {
    var (before, after) = (0, 0)
    for (pair, count) in counts.enumerated() {
      before += (pair / 5 + 1) * count
      after += (pair % 5 + 1) * count
    }
    guard let first = Mean(sum: before, count: count, expected: 0),
      let second = Mean(sum: after, count: count, expected: 0)
    else { return nil }
    return (first, second)
  }

  /// The scales that belong together.
  package static let pairs: [(before: Scale, after: Scale)] = [
    (.energy, .fatigue), (.stress, .load), (.motivation, .satisfaction),
  ]

  /// The comparisons of shifts, the kinds that were worked most often first; without those that nothing was
  /// written of.
  package static func all(_ shifts: [WorkedShift]) -> [BeforeAfter] {
    var byType: [ShiftType: [WorkedShift]] = [:]
    for shift in shifts {
      guard let type = shift.type, shift.checkIn != nil, shift.checkOut != nil else { continue }
      byType[type, default: []].append(shift)
    }
    let types = byType.sorted { ($1.value.count, $0.key.name) < ($0.value.count, $1.key.name) }
    return types.flatMap { type, shifts in
      pairs.compactMap { BeforeAfter(type: type, $0, shifts) }
    }
  }

  private init?(type: ShiftType, _ pair: (before: Scale, after: Scale), _ shifts: [WorkedShift]) {
    self.type = type
    before = pair.before
    after = pair.after
    counts = [Int](repeating: 0, count: 25)
    for shift in shifts {
      guard let first = shift.checkIn?.ratings[pair.before], let second = shift.checkOut?.ratings[pair.after],
        (1...5).contains(first), (1...5).contains(second)
      else { continue }
      counts[5 * (Int(first) - 1) + Int(second) - 1] += 1
    }
    if count == 0 { return nil }
  }
}
