import SystemLibrary

extension FileStore {
  /// The files below a folder that holds no records, hidden ones left out; none where there is no such
  /// folder. What a process that was killed left there is swept on the way.
  package func files(below path: String) throws(StoreError) -> [ListedFile] {
    var files: [ListedFile] = []
    var waiting = [path]
    while let folderPath = waiting.popLast() {
      do throws(StoreError) {
        let folder = try openFolder(try RelativePath.parts(folderPath))
        try list(folder, path: folderPath, into: &files, waiting: &waiting)
      } catch {
        guard error.reason == .notFound else { throw error }
      }
    }
    return files.sorted { Bytes.precedes($0.path, $1.path) }
  }

  private func list(
    _ folder: borrowing Descriptor, path: String, into files: inout [ListedFile], waiting: inout [String]
  ) throws(StoreError) {
    for name in try StoreError.at(path, try system.names(in: folder)).map(PathText.text) {
      if name.hasPrefix("\(NameRules.temporaryPrefix)") { FileWriter(system: system).sweep(name, in: folder) }
      if name.utf8.first == UInt8(ascii: ".") { continue }
      let filePath = RelativePath.join(path, name)
      do throws(SystemFailure) {
        let status = try unsafe system.status(PathText.cString(name), in: folder.number)
        if status.kind == .folder { waiting.append(filePath) }
        if status.kind == .file { files.append(ListedFile(path: filePath, status)) }
      } catch {
        // A file that went meanwhile is gone; one that can't be looked at may be there.
        if error.code != SystemFailure.noEntry { throw StoreError(path: filePath, error) }
      }
    }
  }
}
