import JournalFiles
import JournalFormat
import JournalModel
import SystemLibrary

/// What is wrong with one file, asked of the file itself.
struct FileProblems {
  /// Where it is.
  var store: FileStore
  /// Decides the day of a file that says none.
  var zone: TimeZoneRules
  var decoder: RecordDecoder

  /// The problems of a name of a record, or of a link; none where it is gone.
  func problems(of path: String, isLink: Bool) -> [Problem] {
    guard let relative = try? RelativePath(path), let folder = try? store.openFolder(relative.folders) else {
      return []
    }
    let name = PathText.cString(relative.name)
    if isLink {
      let leadsOut = LinkRule.leadsOut(PathText.bytes(relative.name) ?? [], in: folder, root: store.root)
      return leadsOut ? [Problem(path: path, reason: .symbolicLink)] : []
    }
    guard let status = try? unsafe System.real.status(name, in: folder.number) else { return [] }
    if let reason = unsafe status.kind.problem(of: name, in: folder) {
      return [Problem(path: path, reason: reason)]
    }
    return problems(ofRecords: [path])
  }

  /// The problems of files that are records, in the order of the paths; those that are gone have none.
  func problems(ofRecords paths: [String]) -> [Problem] {
    var reader = RecordReader(zone: zone, decoder: decoder)
    // The state would date the record of a file that says no day; the record is not asked for.
    return paths.flatMap { path in
      guard case .record(_, let problems) = reader.read(path, state: .nothing, from: store) else {
        return [Problem]()
      }
      return problems
    }
  }
}
