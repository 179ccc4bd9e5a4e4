import JournalFiles
import JournalFormat
import JournalModel
import JournalReaders
import YAMLCodec

/// Why a file of another program could not be imported at all.
package struct ImportFailure: Error, Hashable, Sendable {
  /// What is wrong, with the path of the file; inside an archive or a folder with the member's name behind
  /// it.
  package var problem: Problem

  /// A problem that ends the import, or the reading of one thing of many; without a path it gets its place.
  package init(_ problem: Problem) { self.problem = problem }

  package init(_ flaw: SourceFlaw, _ path: String = "", at position: SourcePosition? = nil) {
    self.init(Problem(path: path, position: position, reason: .source(flaw.shortened)))
  }

  package init(_ flaw: SourceFlaw, _ path: String = "", line: Int, column: Int = 1) {
    self.init(flaw, path, at: SourcePosition(line: line, column: column, offset: 0))
  }

  package init(_ error: ReadingError, _ path: String) { self.init(error.flaw, path, at: error.position) }

  package init(_ error: StoreError) {
    self.init(Problem(path: error.path, reason: Problem.Reason(error.reason)))
  }
}
