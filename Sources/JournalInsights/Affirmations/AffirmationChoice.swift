import JournalModel

/// How the affirmation of a day is found among texts: by the person's order, without those that a hard shift
/// forbids.
package struct AffirmationChoice: Hashable, Sendable {
  package var order: AffirmationOrder
  /// Whether the shift before was hard.
  package var isAfterHardShift: Bool

  package init(_ order: AffirmationOrder, isAfterHardShift: Bool = false) {
    self.order = order
    self.isAfterHardShift = isAfterHardShift
  }

  /// The affirmation of a day: by the rule of the day of the year, and the next one that may be shown.
  ///
  /// - Parameter isLiked: whether the person likes the text with an id.
  package func affirmation(
    of day: CivilDay, from texts: [Affirmation], isLiked: (String) -> Bool
  ) -> Affirmation? {
    // What is added today comes up from tomorrow on, so that today's stays what it is.
    let known = texts.filter { $0.added.map { $0 < day } ?? true }
    let ordered = self.ordered(known, isLiked: isLiked)
    guard let index = Affirmation.index(on: day, count: ordered.count) else { return nil }
    guard isAfterHardShift else { return ordered[index] }
    let turned = ordered[index...] + ordered[..<index]
    return turned.first { !$0.isSpared } ?? ordered[index]
  }

  private func ordered(_ texts: [Affirmation], isLiked: (String) -> Bool) -> [Affirmation] {
    switch order {
    case .byDay: return texts
    case .mixed: return AffirmationChoice.mixed(texts)
    case .liked:
      let liked = texts.filter { isLiked($0.id) }
      return liked.isEmpty ? texts : liked
    }
  }

  /// One of each category in turn, each category in its own order; those without one as a category of theirs.
  private static func mixed(_ texts: [Affirmation]) -> [Affirmation] {
    let groups = (AffirmationCategory.allCases.map(Optional.some) + [nil])
      .map { category in texts.filter { $0.category == category } }
    return (0..<(groups.map(\.count).max() ?? 0)).flatMap { index in
      groups.compactMap { $0.indices.contains(index) ? $0[index] : nil }
    }
  }
}

/// Whether a shift was hard: what a check-out says of it.
package enum HardShift {
  /// A heavy load, no satisfaction, or a very low mood.
  package static func isHard(_ record: Record, moods: OwnMoods = OwnMoods()) -> Bool {
    guard record.kind == .checkOut else { return false }
    if let load = record.ratings[.load], load == 5 { return true }
    if let satisfaction = record.ratings[.satisfaction], satisfaction == 1 { return true }
    return record.mood.flatMap { moods.step(of: $0) } == .verySad
  }

  /// Whether the shift before a day was hard: one of the day before, or of the day before that.
  package static func precedes(_ day: CivilDay, in records: [Record], moods: OwnMoods) -> Bool {
    let outs = records.filter { $0.kind == .checkOut && $0.date < day && $0.date.days(until: day) <= 2 }
    guard let last = outs.map(\.date).max() else { return false }
    return outs.contains { $0.date == last && isHard($0, moods: moods) }
  }
}
