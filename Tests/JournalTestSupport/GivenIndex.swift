import JournalIndex
import JournalModel

/// An index that is given as the bytes of its files and asked as it is: no file is looked at, and where a
/// block is damaged, the answer is that of a journal without records.
package struct GivenIndex: RecordSource {
  package var progress: ProgressReport?
  package let notes = LookNotes()
  private let answers: BlockAnswers

  /// Takes the bytes of a base and of a delta; `nil` where they are no index that `index` would believe.
  package init?(base: [UInt8], delta: [UInt8] = [], like index: FileIndex) {
    guard let answers = index.answers(base: base, delta: delta) else { return nil }
    self.answers = answers
  }

  /// The records that match; `nil` where a block is damaged.
  package func found(by query: Query) -> [Record]? { answers.answer(to: query)?.records }

  package func asking<Answer>(_ scope: RefreshScope, _ answer: (BlockAnswers) -> Answer?) -> Answer {
    answer(answers) ?? answers.ofNothing(answer)
  }

  package func snapshot(_ scope: RefreshScope) -> any RecordSource { self }

  package func record(at path: String) -> Record? { nil }

  package func otherJournals() -> [String] { [] }

  package func reindex(_ mode: ReindexMode) -> ReindexReport { ReindexReport() }
}
