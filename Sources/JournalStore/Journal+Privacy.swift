import JournalIndex
import JournalModel

extension Journal {
  /// The same journal for anybody but its owner: no answer has more of a private record than its hours.
  ///
  /// - Parameter scope: how far the files are looked at first.
  package func withoutPrivate(scope: RefreshScope = .all) -> Journal {
    var journal = self
    journal.source = source.snapshot(scope)
    journal.source = OpenRecords(
      of: journal.source, copies: journal.clearCopies().map(\.record), words: profile.shifts)
    return journal
  }

  /// The same journal for what leaves it: no answer has anything of a sealed record, nor of its copies in
  /// clear.
  ///
  /// - Parameter copies: these, where they are known; else they are looked for.
  package func withoutSealed(_ copies: [(record: Record, sealed: Record)]? = nil) -> Journal {
    var journal = locked().snapshot()
    let hidden = journal.sealedRecords() + (copies ?? journal.clearCopies()).map(\.record)
    journal.source = OpenRecords(withoutSealed: hidden, of: journal.source)
    return journal
  }

  package func sealedRecords(matching query: Query = Query()) -> [Record] {
    // Sealed ones count as private.
    locked().source.privateRecords(matching: query.ofAllKinds).filter(\.isSealed)
  }

  /// The youngest records whose ids contain a word, each as its file is now, and as this journal shows it.
  package func namesakes(of word: String, kind: Kind? = nil, most: Int) -> [Record] {
    let paths: [String]
    if word.isEmpty {
      var query = Query()
      query.limit = most
      if let kind { query.kinds = [kind] }
      paths = records(matching: query, scope: .names).records.map(\.path)
    } else {
      // Folders of months come before others, such as people's.
      let found = source.references(named: word, scope: .names).map(\.path)
      let isDated = { (path: String) in path.utf8.first.map { $0 <= UInt8(ascii: "9") } ?? false }
      paths = found.filter(isDated).reversed() + found.filter { !isDated($0) }
    }
    var result: [Record] = []
    for path in paths where result.count < most {
      if let record = source.record(at: path), record.kind == kind ?? record.kind { result.append(record) }
    }
    return result
  }

  /// What plan and hours have of the private records that this journal leaves out.
  package var privateHours: [Record] { source.privateHours.map(\.record) }

  /// The files of these that have to do with some days.
  package func privateHourFiles(from: CivilDay, until: CivilDay) -> [String] {
    source.privateHours.filter { $0.record.lastDay >= from && $0.record.date <= until }.map(\.file)
  }

  /// The paths of records that are a second file of a private one, as a sync tool leaves it.
  package func twinsOfPrivate() -> Set<String> {
    privateRecords(matching: Query().ofAllKinds).isEmpty ? [] : Set(source.twinsOfPrivate())
  }

  /// The records that match and are private.
  package func privateRecords(matching query: Query = Query()) -> [Record] {
    source.privateRecords(matching: query)
  }
}

extension Query {
  /// The same question about all kinds, where it names none.
  package var ofAllKinds: Query {
    var query = self
    if kinds.isEmpty { query.kinds = KindSet(Kind.allCases) }
    return query
  }
}

extension RecordSource {
  /// The records that match and are private: few, so that no other one is made.
  func privateRecords(matching query: Query = Query()) -> [Record] {
    var asked = query
    asked.isPrivate = true
    return answer(to: asked, scope: .all).records
  }
}
