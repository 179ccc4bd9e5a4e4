import JournalFiles
import JournalFormat
import JournalIndex
import JournalModel
import SystemLibrary
import YAMLCodec

extension Journal {
  /// The journal as one look at its files finds it: what is asked of it is answered from that look, however
  /// often, so that the answers fit together and only the first takes the time of a look.
  ///
  /// - Parameter scope: how far the one look goes.
  public func snapshot(_ scope: RefreshScope = .all) -> Journal {
    var journal = self
    journal.source = source.snapshot(scope)
    return journal
  }

  /// The journal as one look at its files finds it, like `snapshot()`, but all or nothing: for what leaves
  /// the machine, where nobody would see that something is missing.
  ///
  /// What is written wrongly in a file is no reason to refuse; `check` tells that.
  ///
  /// - Throws: the first folder or file, the profile among them, that could not be read.
  public func whole() throws(StoreError) -> Journal {
    for problem in profileProblems { if let failure = problem.readFailure { throw failure } }
    var journal = self
    do throws(StoreError) { journal.source = try source.whole() } catch {
      throw StoreError(path: error.path.isEmpty ? root : error.path, reason: error.reason)
    }
    return journal
  }

  /// The records, time off and dated shifts among them, with a word that is wanted, folder by folder in the
  /// order of their paths' bytes.
  ///
  /// - Parameter isWanted: is asked of the words that the journal has, not of each record.
  public func records(withWords isWanted: (RecordWord) -> Bool) -> [Record] {
    source.records(withWords: isWanted)
  }

  /// The records that match, in the order the query asks for, between its offset and its limit, part after
  /// part as they are asked for: for what goes through all of a journal, whose records are never all in
  /// memory.
  package func stream(_ query: Query) -> RecordStream { source(for: query).stream(query) }

  /// The record in a file of the journal; `nil` for a file without one, or with its text elsewhere.
  package func record(ofFile path: String) -> Record? {
    guard source.references(withID: path).contains(where: { Bytes.areEqual($0.path, path) }),
      let file = try? store.read(path), Problem.Reason(inPlaceOfText: file.bytes) == nil
    else { return nil }
    return source.record(at: path)
  }

  /// What `make` makes of the records that match, in the order the query asks for, between its offset and its
  /// limit: for answers of so many records that to have all of them at once would take longer than what is
  /// done with each.
  ///
  /// - Parameter make: is called from several threads where there are many records, and again where the index
  ///   is made again.
  public func map<Part: Sendable>(
    _ query: Query, _ make: @escaping @Sendable (inout RecordPart) -> Part
  ) -> PartedAnswer<Part> {
    var answer = source(forPageOf: query).map(query, make)
    answer.conflicts += opened.profileConflicts
    return answer
  }

  /// The facts of the records that match a query; its order, offset and limit play no part.
  ///
  /// Moods of the person's own count as the steps that the profile gives them.
  public func survey(_ query: Query = Query(), scope: RefreshScope = .all) -> Survey {
    var query = query
    query.scales = profile.scales.own
    var survey = source(for: query).survey(query, scope: scope)
    let hours = privateHours
    survey.plans += hours.filter(\.kind.isPlan)
    survey.privateEnds = hours.filter(\.kind.isShiftEnd)
    if !profile.moods.isEmpty { survey.read(profile.moods) }
    // Figures are those of a plan, too, and that is the profile's.
    survey.problems = problems(with: survey.problems)
    survey.conflicts += opened.profileConflicts
    return survey
  }

  /// Problems of records with those that the profile makes of them: its own, and what its scales can't have.
  package func problems(with found: FoundProblems) -> FoundProblems {
    let scales = profile.scales.own
    let records = source.records(outside: scales)
    let count = records.reduce(0) { $0 + $1.extra.count { scales.flaw(of: $0) != nil } }
    return profileProblems
      + found.adding(count) { [store] in records.flatMap { $0.flaws(of: scales, in: store) } }
  }

  /// What a record says on scales of the journal's own that these can't have.
  package func flaws(in record: Record) -> [Problem] {
    record.flaws(of: profile.scales.own, in: store)
  }

  /// The records of a day and after it, check-ins and check-outs from `shifts` on, the plans that reach into
  /// the days from `history` on, and all days on which something was written.
  public func overview(
    since first: CivilDay, shifts: CivilDay? = nil, history: CivilDay = CivilDay(number: .min),
    scope: RefreshScope = .all
  ) -> Overview {
    var overview = source.overview(since: first, shifts: shifts, history: history, scope: scope)
    overview.answer.records += privateHours.filter(\.kind.isPlan)
    overview.answer.conflicts += opened.profileConflicts
    return overview
  }
}

extension Record {
  /// What it says on scales that these can't have, at its places in the file.
  fileprivate func flaws(of scales: [Scale], in store: FileStore) -> [Problem] {
    guard extra.contains(where: { scales.flaw(of: $0) != nil }) else { return [] }
    let document = (try? store.read(path)).map { MarkdownDocument($0.bytes) }
    return extra.compactMap { field in
      guard let scale = scales.flaw(of: field) else { return nil }
      let value = document?.entries.last { $0.key == field.key }?.value
      let found = field.value.texts.joined(separator: ", ")
      return Problem(
        path: path, position: value.flatMap { document?.tree.position($0) },
        reason: .wrongValue(key: field.key, found: found, expected: .between(scale.range)))
    }
  }
}
