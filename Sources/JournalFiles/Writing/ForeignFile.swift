import JournalModel
import SystemLibrary

/// A file that is no part of the journal, read a part at a time: archives may be larger than the memory.
package final class ForeignFile: Sendable {
  /// How many bytes it had when it was opened.
  package let count: Int
  /// When it was last changed.
  package let modified: Instant
  /// Its path, as it was given.
  package let path: String
  private let descriptor: Descriptor

  /// Opens a file; a link that a person names is followed.
  ///
  /// - Throws: ``StoreError/Reason/notAFile(_:)`` for folders, pipes and devices, or what the system says.
  package init(_ path: String) throws(StoreError) {
    let file = try StoreError.at(
      path, try unsafe System.real.openForReading(PathText.cString(path), followingLinks: true))
    let status = try file.status(path: path, on: System.real)
    count = Int(clamping: status.state.size)
    modified = Instant(secondsSinceEpoch: status.state.modified / 1_000_000_000)
    self.path = path
    descriptor = file
  }

  /// A part of the file; fewer bytes where it ends before.
  package func bytes(_ range: Range<Int>) throws(StoreError) -> [UInt8] {
    let range = range.clamped(to: 0..<count)
    return try StoreError.at(path, try System.read(descriptor, range: range))
  }
}

package enum ForeignFolder {
  package static func isFolder(_ path: String) -> Bool {
    unsafe (try? System.real.status(PathText.cString(path), followingLinks: true))?.kind == .folder
  }

  /// Whether nothing has a path, or a folder without anything in it.
  package static func isEmptyOrMissing(_ path: String) -> Bool {
    guard let status = try? unsafe System.real.status(PathText.cString(path), followingLinks: true) else {
      return true
    }
    guard status.kind == .folder,
      let folder = try? unsafe System.real.openFolder(PathText.cString(path), followingLinks: true)
    else { return false }
    var isEmpty = true
    do throws(SystemFailure) { try unsafe System.real.list(folder) { _, _ in isEmpty = false } } catch {
      return false
    }
    return isEmpty
  }

  /// The paths of the files below a folder, relative to it, in the order of their bytes. What is hidden is
  /// left out, and links are not followed.
  ///
  /// - Parameter limit: how many files are listed at most.
  package static func files(below path: String, limit: Int) throws(StoreError) -> [String] {
    var files: [String] = []
    var waiting = [(path: "", depth: 0)]
    while let next = waiting.popLast(), files.count < limit {
      let full = next.path.isEmpty ? path : path + "/" + next.path
      try StoreError.at(full) { () throws(SystemFailure) in
        let folder = try unsafe System.real.openFolder(
          PathText.cString(full), followingLinks: next.path.isEmpty)
        let base = folder.number
        try unsafe System.real.list(folder) { name, listed in
          guard unsafe name.first != UInt8(ascii: ".") else { return }
          let text = unsafe RelativePath.join(next.path, PathText.text(Array(name)))
          let kind = unsafe listed ?? (try? System.real.status(Bytes.cString(Array(name)), in: base))?.kind
          if kind == .file { files.append(text) }
          if kind == .folder, next.depth < 32 { waiting.append((text, next.depth + 1)) }
        }
      }
    }
    return files.sorted(by: Bytes.precedes)
  }
}
