import SystemLibrary

extension BlockAnswers {
  /// Ids and paths of the records with this very id; where there are none, of those in whose id it is.
  func references(meantBy search: NameSearch) -> [RecordReference]? {
    guard let exact = references(withID: search) else { return nil }
    return exact.isEmpty ? references(search) : exact
  }

  /// Ids and paths of the records with this very id. Of the folders that the index has, the keys of the names
  /// tell where to look; the others are looked through.
  func references(withID search: NameSearch) -> [RecordReference]? {
    var known: [Int: [Int]] = [:]
    if let index = snapshot.index {
      guard let rows = index.rows(withKey: search.key) else { return nil }
      known = rows
    }
    var result: [RecordReference] = []
    for folder in snapshot.folders {
      if let number = folder.number, known[number] == nil { continue }
      guard let block = snapshot.block(folder), let states = block.states else { return nil }
      let rows = folder.number.flatMap { known[$0] } ?? Array(0..<states.count)
      for row in rows where states.flags(row).contains(.isRecord) {
        let name = RowName(folder: snapshot.path(folder), name: states.name(row))
        if search.isWhole(name.stem) {
          result.append(RecordReference(id: name.id, path: name.path))
        }
      }
    }
    return result.sorted { Bytes.precedes($0.path, $1.path) }
  }
}
