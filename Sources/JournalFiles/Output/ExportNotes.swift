import JournalModel
import SystemLibrary

/// What this device wrote for a journal outside of it, by sums alone: a file is replaced as long as it has
/// just the bytes that were written, and nothing else is.
package struct ExportNotes: Sendable {
  private let files: StateFiles?
  private let owner: String

  /// The notes of a journal.
  ///
  /// - Parameter owner: what tells it from others: another one at the same place has notes of its own.
  package init(_ environment: Environment, owner: String) {
    files = environment.stateFolder.map { StateFiles(path: $0 + "/exports") }
    self.owner = owner
  }

  /// Whether a file has the bytes of the last export to its place, or of the one before.
  func holds(_ sum: String, at path: String) -> Bool { sums(at: path).contains(sum) }

  /// Notes a file that is about to get its name; the one that has it until then stays known.
  func note(_ sum: String, at path: String) {
    _ = files?.write(Array((sum + sums(at: path).prefix(sum.count)).utf8), as: name(of: path))
  }

  private func sums(at path: String) -> String {
    String(decoding: files?.read(name(of: path)) ?? [], as: UTF8.self)
  }

  /// A name that tells nothing of the path.
  private func name(of path: String) -> String {
    SHA256.hexadecimal(of: Array((owner + "\n" + path).utf8))
  }
}
