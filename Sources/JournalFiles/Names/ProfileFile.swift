import SystemLibrary

/// The file that marks the root of a journal.
package enum ProfileFile {
  /// Its path.
  package static let path = "journal.md"

  /// Whether a path is its path.
  package static func isAt(_ path: String) -> Bool { Bytes.areEqual(path, ProfileFile.path) }
}
