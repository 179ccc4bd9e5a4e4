import JournalModel
import JournalShifts

/// A scale before a shift and what becomes of it after it.
package struct ScalePair: Hashable, Sendable {
  /// Energy, stress or motivation.
  package var before: Scale
  /// Fatigue, load or satisfaction.
  package var after: Scale

  package static let all = [
    ScalePair(before: .energy, after: .fatigue), ScalePair(before: .stress, after: .load),
    ScalePair(before: .motivation, after: .satisfaction),
  ]

  /// Whether much after is little of what was before: what fatigue leaves of the energy is 6 less it.
  package var isTurned: Bool { after == .fatigue }

  /// A rating after the shift on the scale of before, and the other way round.
  package func turned<Value: Numeric & ExpressibleByIntegerLiteral>(_ rating: Value) -> Value {
    isTurned ? 6 - rating : rating
  }
}

/// What one kind of shift did: a scale before it beside its counterpart after it, shift by shift.
package struct BeforeAfter: Hashable, Sendable {
  package var type: ShiftType
  package var pair: ScalePair
  /// How many shifts had each pair of ratings, by 5 × (before − 1) + (after − 1), after as
  /// ``ScalePair/turned(_:)`` has it.
  package var counts: [Int]

  /// How many shifts have both ratings.
  package var count: Int { counts.reduce(0, +) }

  /// The means of both ratings over these shifts, after on the scale of before.
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

  /// The comparisons of shifts, the kinds that were worked most often first; without those that nothing was
  /// written of.
  package static func all(_ shifts: some Sequence<Shift>) -> [BeforeAfter] {
    var byType: [ShiftType: [Shift]] = [:]
    for shift in shifts {
      guard let type = shift.type, shift.checkIn != nil, shift.checkOut != nil else { continue }
      byType[type, default: []].append(shift)
    }
    let types = byType.sorted { ($1.value.count, $0.key.name) < ($0.value.count, $1.key.name) }
    return types.flatMap { type, shifts in
      ScalePair.all.compactMap { BeforeAfter(type: type, $0, shifts) }
    }
  }

  private init?(type: ShiftType, _ pair: ScalePair, _ shifts: [Shift]) {
    self.type = type
    self.pair = pair
    counts = [Int](repeating: 0, count: 25)
    for shift in shifts {
      guard let first = shift.checkIn?.ratings[pair.before], let second = shift.checkOut?.ratings[pair.after],
        (1...5).contains(first), (1...5).contains(second)
      else { continue }
      counts[5 * (Int(first) - 1) + pair.turned(Int(second)) - 1] += 1
    }
    if count == 0 { return nil }
  }
}
