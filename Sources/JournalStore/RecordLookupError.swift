/// Why a name stands for no record.
public enum RecordLookupError: Error, Hashable, Sendable {
  /// No record has this id, this path, or this in its id.
  case notFound(String)
  /// More than one has; the ids, sorted.
  case ambiguous(String, candidates: [String])
}
