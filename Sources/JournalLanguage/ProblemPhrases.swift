import JournalModel
import JournalStore
import YAMLCodec

/// What is wrong with files, folders and edits. Messages are lower case without a full stop: a path goes
/// before them.
public protocol ProblemPhrases: Sendable {
  /// `error`, `warning`, as in `FILE:LINE:COLUMN: error: …`.
  func name(of severity: Problem.Severity) -> String
  /// What is wrong with a file.
  func message(_ reason: Problem.Reason) -> String
  /// What a value should have been: `a whole number from 1 to 5`.
  func expectation(_ expectation: Problem.Expectation) -> String
  /// What is wrong with YAML.
  func message(_ error: YAMLError) -> String
  /// Why a store refused.
  func message(_ error: StoreError) -> String
  /// Why an edit was refused.
  func message(_ problem: EditProblem) -> String
  /// Why a document can't be changed safely.
  func message(_ error: EditError) -> String
  /// Why a name stands for no record.
  func message(_ error: RecordLookupError) -> String
  /// What an error number of the system means: `permission denied`; `error 5` where it is not known.
  func systemError(_ errno: Int32) -> String
}
