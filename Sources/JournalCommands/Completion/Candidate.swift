/// A word that can stand where the person is typing.
struct Candidate: Hashable, Sendable {
  /// What is inserted.
  var text: String
  /// What a shell that can shows beside it; may be empty.
  var description = ""
}

/// What can stand where the person is typing.
enum Completions: Hashable, Sendable {
  /// One of these words.
  case words([Candidate])
  /// A path, which the shell itself knows best.
  case paths
}
