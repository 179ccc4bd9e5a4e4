import JournalFiles
import JournalFormat
import JournalModel
import SystemLibrary

/// Where the records of a journal come from: from the files themselves (``FullScan``), or from the index,
/// which is checked against them (``FileIndex``). Either way questions are answered from blocks
/// (``BlockAnswers``).
package protocol RecordSource: Sendable {
  /// Called with the progress of long work.
  var progress: ProgressReport? { get set }

  /// What is answered after a look at the journal: of all that could be read, while ``notes`` has the rest.
  ///
  /// - Parameter answer: `nil` where a block is damaged.
  func asking<Answer>(_ scope: RefreshScope, _ answer: (BlockAnswers) -> Answer?) -> Answer

  /// The source as it is now; see `Journal.snapshot()`.
  func snapshot(_ scope: RefreshScope) -> any RecordSource

  /// The same, where all folders and files could be read; see `Journal.whole()`.
  func whole() throws(StoreError) -> any RecordSource

  /// The record of a path; `nil` where there is none.
  func record(at path: String) -> Record?

  /// The folders below the root that are journals of their own, in the order of their paths' bytes.
  func otherJournals() -> [String]

  /// Brings what is remembered up to date.
  func reindex(_ mode: ReindexMode) -> ReindexReport

  /// What could not be read, or not be written, when something was asked.
  var notes: LookNotes { get }

  /// What plan and hours have of the private records that are left out; nothing where none is.
  var privateHours: [PrivateHours] { get }
}

/// The days and hours of a private record, without names, words, feelings and reasons.
package struct PrivateHours: Sendable {
  package let record: Record
  /// The path of its file, which ``record`` does not tell.
  package let file: String

  package init(record: Record, file: String) { (self.record, self.file) = (record, file) }
}

package struct RecordReference: Sendable {
  /// The file name without `.md`.
  package var id: String
  /// The path relative to the root.
  package var path: String

  package init(id: String, path: String) {
    self.id = id
    self.path = path
  }
}

extension Problem {
  /// What the system said where the file or folder is there and could not be read: nobody knows then what it
  /// says, unlike with what is written wrongly in it.
  package var readFailure: StoreError? {
    guard case .unreadable(let errno) = reason, errno != SystemFailure.noEntry else { return nil }
    return StoreError(path: path, reason: .system(call: .read, errno: errno))
  }
}

extension RecordSource {
  package var privateHours: [PrivateHours] { [] }

  package func whole() throws(StoreError) -> any RecordSource {
    let snapshot = snapshot(.all)
    for problem in snapshot.unreadable() { if let failure = problem.readFailure { throw failure } }
    return snapshot
  }

  /// The records that match, with the problems and conflicts of the journal.
  package func answer(to query: Query, scope: RefreshScope) -> Answer {
    asking(scope) { $0.answer(to: query) }
  }

  /// The records that match, part after part; see `Journal.stream(_:)`.
  package func stream(_ query: Query) -> RecordStream { asking(.all) { $0.stream(query) } }

  /// What is made of the records that match, part after part; see `Journal.map(_:_:)`.
  package func map<Part: Sendable>(
    _ query: Query, _ make: @escaping @Sendable (inout RecordPart) -> Part
  ) -> PartedAnswer<Part> {
    asking(.all) { $0.map(query, make) }
  }

  /// What is made of the records that match and answer a search, the best first, the youngest first among
  /// equals; and how many could not be read.
  ///
  /// - Parameter read: what the records of a part are worth of which only the files can tell.
  package func search<Part: Sendable>(
    _ terms: SearchTerms, matching query: Query,
    _ read: @escaping @Sendable (inout RecordPart) -> SearchFindings,
    _ make: @escaping @Sendable (inout RecordPart) -> Part
  ) -> (answer: PartedAnswer<Part>, unread: Int) {
    let words = WordQuestion(terms)
    return asking(.all) { $0.search(query, words, read, make) }
  }

  /// The records with a word that is wanted; see `Journal.records(withWords:)`.
  package func records(withWords isWanted: (RecordWord) -> Bool) -> [Record] {
    asking(.all) { $0.records(withWords: isWanted) }
  }

  /// The records with a value that one of some scales of the person's own can't have.
  package func records(outside scales: [Scale]) -> [Record] {
    scales.isEmpty ? [] : asking(.all) { $0.records(outside: scales) }
  }

  /// The records of which two may be one; see ``CloseRecords``.
  package func closeRecords() -> CloseRecords { asking(.all) { $0.closeRecords() } }

  /// How many records there are, and what of them leads to files beside them.
  package func surroundings() -> RecordSurroundings { asking(.all) { $0.surroundings() } }

  /// What a look at a day needs; see ``Overview``.
  package func overview(
    since first: CivilDay, shifts: CivilDay? = nil, history: CivilDay, scope: RefreshScope
  ) -> Overview {
    asking(scope) { $0.overview(since: first, shifts: shifts, history: history) }
  }

  /// What figures are made of; see ``Survey``. Order, offset and limit of the query play no part.
  package func survey(_ query: Query, scope: RefreshScope = .all) -> Survey {
    asking(scope) { $0.survey(query) }
  }

  /// Ids and paths of the records with a word in their id, in any case of letters, in the order of the paths'
  /// bytes; of a path its last part is looked for.
  package func references(named name: String, scope: RefreshScope) -> [RecordReference] {
    guard let search = NameSearch(name) else { return [] }
    return asking(scope) { $0.references(search) }
  }

  /// The same of the records in whose id a name is as a search finds words: without case and accents, its
  /// blanks as hyphens.
  package func references(likeNamed name: String) -> [RecordReference] {
    guard let search = NameSearch(name, isFolded: true) else { return [] }
    return asking(.all) { $0.references(search) }
  }

  /// The same of the records with this very id; which files there are is known, not whether what they say is
  /// still the same.
  package func references(withID name: String) -> [RecordReference] {
    references(name) { $0.references($1, isWhole: true) }
  }

  /// The same, and where there are none, those of the records in whose id it is.
  package func references(meantBy name: String) -> [RecordReference] {
    references(name) { $0.references(meantBy: $1) }
  }

  /// A name that tells a day is looked for in the folder of its month, so that naming a record costs the same
  /// in a journal of thirty years; where it is not there, or not there alone, in all of them.
  private func references(
    _ name: String, _ find: (BlockAnswers, NameSearch) -> [RecordReference]?
  ) -> [RecordReference] {
    guard let search = NameSearch(name) else { return [] }
    if let day = search.day {
      let found = asking(.idsOf(day)) { find($0, search) }
      if !found.isEmpty, found.allSatisfy({ search.isSurelyMeant($0, day) }) { return found }
    }
    return asking(.ids) { find($0, search) }
  }

  /// The files and folders that the system would not let be read.
  package func unreadable() -> [Problem] { asking(.all) { $0.findings()?.problems.unreadable } }

  /// What is wrong with the files, in the order of paths and positions.
  package func problems() -> [Problem] { asking(.all) { $0.findings()?.problems.all } }
}
