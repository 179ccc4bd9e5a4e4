import JournalFiles
import JournalIndex
import JournalModel

/// A record that a search found.
public struct SearchHit: Sendable {
  /// The record.
  public var record: Record
  /// A part of its text around the first match, the words that match between `**`.
  public var snippet: String
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
  /// They are ranked by what the index has of their words, and those that are shown are confirmed by their
  /// files as they are now: what does not answer any more is left out. A record whose front matter is broken
  /// is found by its text.
  public func search(_ terms: SearchTerms, matching query: Query = Query()) -> SearchAnswer {
    let search = RecordSearch(
      store: store, terms: terms, open: openedFiles?.content(of:), note: note, progress: progress)
    defer { search.finish() }
    var (answer, unread) = source(for: query).search(terms, matching: query) { part in
      search.findings(in: &part)
    } _: { part in
      (count: part.count, hits: search.hits(in: &part))
    }
    var hits: [SearchHit] = []
    hits.reserveCapacity(answer.parts.reduce(0) { $0 + $1.hits.count })
    answer.parts.reverse()
    // Each part goes as soon as it is taken over.
    while let part = answer.parts.popLast() {
      hits += part.hits
      answer.total -= part.count - part.hits.count
    }
    return SearchAnswer(
      hits: hits, total: answer.total, unread: unread, problems: answer.problems, conflicts: answer.conflicts)
  }
}
