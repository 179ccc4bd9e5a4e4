import JournalModel

/// How often a tag was used, and when last.
package struct TagTally: Hashable, Sendable {
  /// The tag as it is written most often.
  package var tag: String
  package var count: Int
  package var last: CivilDay

  /// The tags of a journal, the most frequent first; spellings that differ by case and accents alone are one
  /// tag.
  package static func tallies(of table: FactTable) -> [TagTally] {
    var last: [String: CivilDay] = [:]
    for word in table.tags {
      guard let day = word.indices.map({ table.facts[Int($0)].date }).max() else { continue }
      let folded = Folding.folded(word.text)
      last[folded] = max(last[folded] ?? day, day)
    }
    return Statistics.Tally.tallies(of: table.tags).compactMap { tally in
      last[Folding.folded(tally.text)].map { TagTally(tag: tally.text, count: tally.count, last: $0) }
    }
  }
}
