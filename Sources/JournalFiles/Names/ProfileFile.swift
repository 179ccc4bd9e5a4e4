import SystemLibrary

/// The file that marks the root of a journal.
package enum ProfileFile {
  package static let path = "journal.md"

  package static func isAt(_ path: String) -> Bool { Bytes.areEqual(path, ProfileFile.path) }
}
