/// Why a name stands for no record.
public enum RecordLookupError: Error, Hashable, Sendable {
  /// No record has this id, this path, or this in its id.
  case notFound(String)
  /// No record has, but a file in which, or beside which, two versions meet; its path.
  case inConflict(String, path: String)
  /// More than one has; the ids, sorted.
  case ambiguous(String, candidates: [String])
}
