import JournalModel

/// What was not taken of a source: each thing by its own name, with how often it stands there and why.
package struct LeftThings: Hashable, Sendable {
  /// Something that was not taken.
  package struct Thing: Hashable, Sendable {
    package var why: ImportOmission
    /// A title, the head of a column, what stands in a cell; `nil` for what is only counted.
    package var what: String?
  }

  private var counts: [Thing: Int] = [:]

  /// More names than these are only counted.
  private static let namesKept = 1_000

  package mutating func add(_ why: ImportOmission, _ count: Int = 1, what: String? = nil) {
    guard count > 0 else { return }
    let named = Thing(why: why, what: what.flatMap { $0.isEmpty ? nil : $0 })
    let isKept = counts[named] != nil || counts.count < LeftThings.namesKept
    counts[isKept ? named : Thing(why: why), default: 0] += count
  }

  package mutating func add(_ other: LeftThings) {
    for (thing, count) in other.counts { add(thing.why, count, what: thing.what) }
  }

  /// How many things were left out for each reason.
  package var byReason: [ImportOmission: Int] {
    var result: [ImportOmission: Int] = [:]
    for (thing, count) in counts { result[thing.why, default: 0] += count }
    return result
  }

  /// Whether something was left out for a reason.
  package func has(_ why: ImportOmission) -> Bool { counts.contains { $0.key.why == why } }

  /// The things by their reasons, those of one reason the commonest first.
  package var listed: [(thing: Thing, count: Int)] {
    let order = Dictionary(
      uniqueKeysWithValues: ImportOmission.allCases.enumerated().map { ($0.element, $0.offset) })
    func rank(_ entry: (key: Thing, value: Int)) -> (Int, Int, String) {
      (order[entry.key.why] ?? 0, -entry.value, entry.key.what ?? "")
    }
    return counts.sorted { rank($0) < rank($1) }.map { ($0.key, $0.value) }
  }
}
