/// A file of the journal's folder, whatever it is.
package struct AnyFile: Hashable, Sendable {
  /// The path relative to the root.
  package var path: String
  /// In bytes.
  package var size: Int64
  /// When it last changed, in nanoseconds since 1970.
  package var modified: Int64

  package init(path: String, size: Int64, modified: Int64) {
    self.path = path
    self.size = size
    self.modified = modified
  }
}

extension FileStore {
  /// Every file below the root, in the order of the paths' bytes: records, photos, what was deleted, the
  /// settings of sync tools.
  ///
  /// Folders that begin with a dot are no part of a journal, temporary files will be gone, and links are not
  /// followed.
  package func everyFile() throws(StoreError) -> [AnyFile] {
    var files: [AnyFile] = []
    var waiting = [""]
    while let path = waiting.popLast() {
      let folder = try openFolder(try RelativePath.parts(path))
      let base = folder.number
      do throws(SystemFailure) {
        try System.list(folder) { name, listed in
          let text = RelativePath.join(path, PathText.text(Array(name)))
          guard let status = try? System.status(Bytes.cString(Array(name)), in: base) else { return }
          switch status.kind {
          case .folder: if name.first != UInt8(ascii: ".") { waiting.append(text) }
          case .file:
            guard !FileStore.isPassing(name) else { return }
            files.append(AnyFile(path: text, size: status.state.size, modified: status.state.modified))
          default: break
          }
        }
      } catch { throw StoreError(path: path, error) }
    }
    return files.sorted { Bytes.precedes($0.path, $1.path) }
  }

  /// Whether a file is there for a moment only: what this program or Syncthing is just writing.
  private static func isPassing(_ name: NameRules.Name) -> Bool {
    NameRules.meaning(ofFile: name) == .temporary || NameRules.nameOfTransfer(name) != nil
  }

  /// All bytes of a file, part after part; links are not followed.
  package func read(
    _ path: String, by size: Int = 1 << 18, _ body: (UnsafeRawBufferPointer) throws(StoreError) -> Void
  ) throws(StoreError) {
    let place = try RelativePath(path)
    let folder = try openFolder(place.folders)
    let number = folder.number
    let file = try StoreError.at(path) { () throws(SystemFailure) in
      try System.openForReading(PathText.cString(place.name), in: number)
    }
    let kind = try StoreError.at(path) { () throws(SystemFailure) in try System.status(file).kind }
    if let type = kind.type { throw StoreError(path: path, reason: .notAFile(type)) }
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: size, alignment: 16)
    defer { buffer.deallocate() }
    while true {
      let count = try StoreError.at(path) { () throws(SystemFailure) in try System.read(file, into: buffer) }
      if count > 0 { try body(UnsafeRawBufferPointer(rebasing: buffer[..<count])) }
      if count < size { return }
    }
  }

  /// All bytes of a file that may be larger than a record; links are not followed.
  package func allBytes(of path: String, limit: Int) throws(StoreError) -> [UInt8] {
    var bytes: [UInt8] = []
    try read(path) { (part) throws(StoreError) in
      bytes.append(contentsOf: part)
      if bytes.count > limit { throw StoreError(path: path, reason: .tooLarge(bytes: Int64(bytes.count))) }
    }
    return bytes
  }
}
