import JournalFiles
import JournalIndex
import JournalModel

/// A record that a search found.
public struct SearchHit: Sendable {
  /// The record.
  public var record: Record
  /// How well it answers, and the part of its text that does.
  public var match: SearchMatch
}

/// What a search found.
public struct SearchAnswer: Sendable {
  /// The best first, the youngest first among equals; between the query's offset and limit.
  public var hits: [SearchHit]
  /// How many there are, before offset and limit.
  public var total: Int
  /// How many records could not be looked through, because they are sealed.
  package var unread = 0
  /// Problems of the journal's files.
  public var problems: FoundProblems
  /// What sync tools and merges left.
  public var conflicts: [Conflict]
}

extension Journal {
  /// Looks for words in titles, tags, texts and unknown keys of the records that match a query.
  ///
  /// Every answer is confirmed by the file as it is now, and those that are given twice: what changes in
  /// between and does not answer any more is left out. The records come youngest first, so that these are the
  /// first among equals. A record whose front matter is broken is found by its text.
  public func search(_ terms: SearchTerms, matching query: Query = Query()) -> SearchAnswer {
    var all = query
    all.offset = 0
    all.limit = nil
    all.sort = Sort()
    let search = RecordSearch(
      store: store, terms: terms, needed: query.needed, open: openedFiles?.content(of:), progress: progress)
    defer { search.finish() }
    let answer = source(for: query).candidates(for: terms, matching: all) {
      search.findings(in: &$0)
    } choosing: { parts in
      query.page(of: SearchFindings(parts, needed: search.needed).best).map(\.place)
    }
    let total = answer.parts.reduce(0) { $0 + $1.total }
    let hits = search.hits(in: answer.chosen)
    return SearchAnswer(
      hits: hits, total: total - (answer.chosen.count - hits.count),
      unread: answer.parts.reduce(0) { $0 + $1.unread }, problems: answer.problems,
      conflicts: answer.conflicts)
  }
}
