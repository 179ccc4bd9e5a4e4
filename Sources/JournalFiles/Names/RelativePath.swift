import JournalModel

/// A path below the root: its parts, none of them empty, `.` or `..`.
package struct RelativePath: Hashable, Sendable {
  /// The folders, from the root on.
  package var folders: [String]
  /// The last part.
  package var name: String

  /// Reads a path; throws ``StoreError/Reason/invalidPath`` where it is no path or would leave the journal.
  package init(_ path: String) throws(StoreError) {
    var parts = try RelativePath.parts(path)
    guard let last = parts.popLast() else { throw StoreError(path: path, reason: .invalidPath) }
    folders = parts
    name = last
  }

  /// The parts of a folder's path; none for the root, which is the empty path.
  package static func parts(_ path: String) throws(StoreError) -> [String] {
    if path.utf8.isEmpty { return [] }
    var parts: [String] = []
    var rest = Substring(path).utf8
    while true {
      let end = rest.firstIndex(of: 0x2F) ?? rest.endIndex
      let part = rest[..<end]
      if part.isEmpty || part.elementsEqual(".".utf8) || part.elementsEqual("..".utf8) || part.contains(0) {
        throw StoreError(path: path, reason: .invalidPath)
      }
      parts.append(String(Substring(part)))
      if end == rest.endIndex { return parts }
      rest = rest[rest.index(after: end)...]
    }
  }

  /// The path of the folder; empty for the root.
  package var folder: String { folders.joined(separator: "/") }

  /// The folder of a path, empty for the root, and its last part without `.md`, whatever the path is.
  package static func folderAndStem(of path: String) -> (folder: String, stem: String) {
    let slash = path.utf8.lastIndex(of: 0x2F)
    let name = slash.map { path[path.utf8.index(after: $0)...] } ?? path[...]
    return (slash.map { String(path[..<$0]) } ?? "", FileStore.stem(String(name)))
  }

  /// The folder of a path, and its name as `create(_:folder:name:)` of a store takes it: without `.md`, or
  /// with `.md.age`.
  package static func folderAndName(of path: String) -> (folder: String, name: String) {
    let (folder, stem) = folderAndStem(of: path)
    return (folder, Record.isSealed(path: path) ? stem + Record.sealedEnding : stem)
  }

  /// A name in a folder; either may be empty.
  package static func join(_ folder: String, _ name: String) -> String {
    folder.utf8.isEmpty || name.utf8.isEmpty ? folder + name : folder + "/" + name
  }
}

extension RelativePath {
  package static func folder(of path: String) -> String {
    path.utf8.lastIndex(of: 0x2F).map { String(path[..<$0]) } ?? ""
  }

  package static func last(of path: String) -> String {
    path.utf8.lastIndex(of: 0x2F).map { String(path[path.utf8.index(after: $0)...]) } ?? path
  }
}
