import JournalFiles
import JournalFormat
import JournalModel

/// Where the records of a journal come from: from the files themselves (``FullScan``), or from the index,
/// which is checked against them (``FileIndex``). Both give the same answers.
package protocol RecordSource: Sendable {
  /// Is told how far work has come that takes long.
  var progress: ProgressReport? { get set }

  /// The records that match, with the problems and conflicts of the journal.
  func answer(to query: Query, scope: RefreshScope) -> Answer

  /// What is made of the records that match, part after part; see `Journal.map(_:_:)`.
  func map<Part: Sendable>(
    _ query: Query, _ make: @escaping @Sendable (inout RecordPart) -> Part
  ) -> PartedAnswer<Part>

  /// The source as it is now; see `Journal.still()`.
  func still() -> any RecordSource

  /// The records with a word that is wanted; see `Journal.records(withWords:)`.
  func records(withWords isWanted: (RecordWord) -> Bool) -> [Record]

  /// What is made of the records that match, and in whose files the words of a search may occur; the files
  /// tell whether they do. The parts are so small that a thread may read all their files before it asks for
  /// more.
  func candidates<Part: Sendable>(
    for terms: SearchTerms, matching query: Query, _ make: @escaping @Sendable (inout RecordPart) -> Part
  ) -> PartedAnswer<Part>

  /// What a look at a day needs; see ``Overview``.
  func overview(since first: CivilDay, history: CivilDay, scope: RefreshScope) -> Overview

  /// What figures are made of; see ``Survey``. Order, offset and limit of the query play no part.
  func survey(_ query: Query) -> Survey

  /// Ids and paths of the records with a word in their id, in any case of letters, in the order of the paths'
  /// bytes; of a path its last part is looked for.
  func references(named name: String, scope: RefreshScope) -> [RecordReference]

  /// What is wrong with the files, in the order of paths and positions.
  func problems() -> [Problem]

  /// The record of a path; `nil` where there is none.
  func record(at path: String) -> Record?

  /// Brings what is remembered up to date.
  func reindex(_ mode: ReindexMode) -> ReindexReport

  /// Why the index that a person named could not be written when something was asked; `nil` where it could.
  var indexProblem: StoreError? { get }
}

/// What names a record.
package struct RecordReference: Sendable {
  /// The file name without `.md`.
  package var id: String
  /// The path relative to the root.
  package var path: String

  /// A record of that name.
  package init(id: String, path: String) {
    self.id = id
    self.path = path
  }
}

extension RecordSource {
  package var indexProblem: StoreError? { nil }

  package func records(withWords isWanted: (RecordWord) -> Bool) -> [Record] {
    answer(to: Query(), scope: .all).records.filter { $0.words.contains(where: isWanted) }
      .sorted { PathText.precedes($0.path, $1.path) }
  }
}
