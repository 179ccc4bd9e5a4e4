import JournalFiles
import JournalIndex
import JournalModel
import JournalStore
import SystemLibrary

extension Journal {
  package static let lastTouched = "@"

  /// The record that a person means: as ``Journal/record(named:includingConflicts:)`` finds it, by `last` or
  /// `@` for the one last written or changed here, by its whole title, or as the only one of a day in words,
  /// which comes before a part of a name. Where nothing was touched here, `last` is the youngest one.
  ///
  /// - Parameters:
  ///   - kinds: which may be meant; where empty, `last` and days mean records of every day, and titles those
  ///     of any kind.
  ///   - dates: what it takes to read days and `last` in the languages.
  ///   - includesConflicts: whether it may be a file that is no record as long as two versions meet in it.
  package func record(
    meantBy name: String, kinds: KindSet = [], dates: Dates,
    includingConflicts includesConflicts: Bool = false
  ) throws(RecordLookupError) -> Record {
    // To make the words of the languages takes longer than to look for a whole name.
    if let record = record(ofWholeName: name) { return record }
    if let record = record(inWord: name, kinds: kinds, dates: dates) { return record }
    if let day = DayArgument(name), day.isInWords {
      let journal = snapshot()
      if let record = try only(journal.records(titled: name, kinds: kinds), name) { return record }
      if let record = try only(journal.records(onDaysOf: name, kinds, dates), name) { return record }
      // « yesterday » is no part of the name of today's « Yesterday was hard ».
      if day.isNearToday { throw .notFound(name) }
    }
    do throws(RecordLookupError) {
      return try record(named: name, includingConflicts: includesConflicts)
    } catch {
      let journal = snapshot()
      if let record = try only(journal.records(titled: name, kinds: kinds), name) { return record }
      if case .ambiguous = error { throw error }
      if let record = try only(journal.records(onDaysOf: name, kinds, dates), name) { return record }
      if let record = try only(journal.records(nearlyTitled: name, kinds: kinds), name) { return record }
      if let record = try only(journal.records(beginningWith: name), name) { return record }
      do throws(RecordLookupError) { return try journal.record(likeNamed: name) } catch let other {
        if case .ambiguous = other { throw other }
      }
      throw error
    }
  }

  private func only(_ found: [Record], _ name: String) throws(RecordLookupError) -> Record? {
    if found.count > 1 {
      let ids = found.map(\.id)
      // One id may be in several folders.
      let candidates = Set(ids).count == ids.count ? ids : found.map(\.path)
      throw .ambiguous(name, candidates: candidates.sorted(by: Bytes.precedes))
    }
    return found.first
  }

  /// `last` and `@`; `nil` where it is another word.
  private func record(inWord name: String, kinds: KindSet, dates: Dates) -> Record? {
    let isTouched = name == Journal.lastTouched
    guard isTouched || dates.words.contains(where: { $0.meansLast(name) }) else { return nil }
    let touched = ChangeHistory(of: store).youngest { change in
      (try? record(named: change.path)).flatMap { kinds.isEmpty || kinds.contains($0.kind) ? $0 : nil }
    }
    if touched != nil || isTouched { return touched }
    let query = Query(kinds: kinds.isEmpty ? .writtenDaily : kinds, until: dates.context.today, limit: 1)
    return records(matching: query).records.first
  }

  private func records(titled title: String, kinds: KindSet) -> [Record] {
    guard !title.trimmed.isEmpty else { return [] }
    let query = Query(
      kinds: kinds, conditions: [Condition(key: Key.title.name, comparison: .equal, value: title)])
    return records(matching: query).records
  }

  /// Those whose titles are the same but for signs at their ends: « Ward was loud. » is « ward was loud ».
  private func records(nearlyTitled title: String, kinds: KindSet) -> [Record] {
    @Sendable func words(_ title: String) -> String {
      var words = Folding.folded(title.trimmed)
      while let last = words.last, !last.isLetter, !last.isNumber { words.removeLast() }
      return words
    }
    let wanted = words(title)
    guard !wanted.isEmpty else { return [] }
    let query = Query(
      kinds: kinds, conditions: [Condition(key: Key.title.name, comparison: .notEqual, value: "")])
    return map(query) { part -> [Record] in
      var (places, place, found): ([Int], Int, [Record]) = ([], 0, [])
      part.forEachOutline { outline in
        let title = unsafe outline.title.map { unsafe String(decoding: $0, as: UTF8.self) }
        if title.map(words) == wanted { places.append(place) }
        place += 1
      }
      if places.isEmpty { return [] }
      place = 0
      part.forEach { record in
        if places.contains(place) { found.append(record) }
        place += 1
      }
      return found
    }.parts.flatMap { $0 }
  }

  /// Entries whose title, or whose first words where they have none, begin so, as lists show them: the index
  /// knows which have these words.
  private func records(beginningWith words: String) -> [Record] {
    let wanted = Folding.folded(words.trimmed)
    let terms = SearchTerms("\"\(wanted.filter { $0 != "\"" })*\"")
    guard wanted.count > 2, !terms.isEmpty else { return [] }
    return search(terms, matching: Query(kinds: [.entry])).hits.map(\.record)
      .filter { record in
        if let title = record.title { return Folding.folded(title).hasPrefix(wanted) }
        guard let file = noting({ () throws(StoreError) in try shownFile(at: record.path) }) else {
          return false
        }
        return FirstWords.of(file.text[...]).map { Folding.folded($0).hasPrefix(wanted) } ?? false
      }
  }

  private func records(onDaysOf text: String, _ kinds: KindSet, _ dates: Dates) -> [Record] {
    guard let days = DayArgument(text)?.days(dates) else { return [] }
    let query = Query(
      kinds: kinds.isEmpty ? .writtenDaily : kinds, from: days.lowerBound, until: days.upperBound)
    return records(matching: query).records
  }
}
