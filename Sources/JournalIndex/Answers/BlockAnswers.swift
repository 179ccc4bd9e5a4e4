import JournalFormat
import JournalModel
import SystemLibrary

/// Answers questions from the blocks of a journal, whether they were read from an index or just made of the
/// files. Every question gives `nil` where a block is damaged.
package struct BlockAnswers: Sendable {
  let snapshot: IndexSnapshot
  /// Decides the day of a file that says none.
  let zone: TimeZoneRules
  /// What is wrong with files, and what sync tools and merges left.
  let findings: @Sendable () -> Findings?
  /// Looks at the journal anew, where a block turns out to be damaged long after it was asked.
  let mended: @Sendable () -> BlockAnswers?

  /// The answer of a journal without records, of which no block can be damaged.
  package func ofNothing<Answer>(_ answer: (BlockAnswers) -> Answer?) -> Answer {
    let nothing = BlockAnswers(
      snapshot: IndexSnapshot(index: nil, folders: []), zone: zone, findings: { Findings() }, mended: { nil })
    guard let answer = answer(nothing) else { preconditionFailure("there is a damaged block among none") }
    return answer
  }

  /// The records that match, in the order asked for.
  package func answer(to query: Query) -> Answer? {
    guard let selection = RowSelection(query, snapshot, zone: zone), let page = selection.page(),
      let found = findings()
    else { return nil }
    return Answer(records: page, total: selection.total, problems: found.problems, conflicts: found.conflicts)
  }

  /// The same, part after part as they are asked for.
  func stream(_ query: Query) -> RecordStream? { RowSelection(query, snapshot, zone: zone)?.stream() }

  /// What is made of the records that match, part after part.
  func map<Part: Sendable>(
    _ query: Query, _ make: @escaping @Sendable (inout RecordPart) -> Part
  ) -> PartedAnswer<Part>? {
    guard let selection = RowSelection(query, snapshot, zone: zone), let found = findings(),
      let parts = selection.map(by: RowSelection.partSize, make)
    else { return nil }
    return PartedAnswer(
      parts: parts, total: selection.total, problems: found.problems, conflicts: found.conflicts)
  }

  /// What is made of the records that match and answer a search, the best first, the youngest first among
  /// equals; and how many could not be read.
  ///
  /// - Parameters:
  ///   - read: what the records of a part are worth of which only the files can tell. The parts are so small
  ///     that a thread may read all their files before it asks for more.
  ///   - make: is given such parts, too.
  func search<Part: Sendable>(
    _ query: Query, _ words: WordQuestion, _ read: @escaping @Sendable (inout RecordPart) -> SearchFindings,
    _ make: @escaping @Sendable (inout RecordPart) -> Part
  ) -> (answer: PartedAnswer<Part>, unread: Int)? {
    guard var selection = RowSelection(query, snapshot, zone: zone, words: words), let found = findings(),
      let unread = selection.addUnsure(read),
      let parts = selection.map(by: RecordPart.sizeForReading, make)
    else { return nil }
    let answer = PartedAnswer(
      parts: parts, total: selection.total, problems: found.problems, conflicts: found.conflicts)
    return (answer, unread)
  }

  /// Ids and paths of the records with this very id; where there are none, of those in whose id it is.
  func references(meantBy search: NameSearch) -> [RecordReference]? {
    guard let exact = references(search, isWhole: true) else { return nil }
    return exact.isEmpty ? references(search) : exact
  }

  /// Ids and paths of the records in whose name a word is, or whose name it is. The names of a folder are
  /// looked through as they lie in the block, for a whole one a few of them; only where the word is among
  /// them, one by one.
  func references(_ search: NameSearch, isWhole: Bool = false) -> [RecordReference]? {
    var result: [RecordReference] = []
    var search = search
    for folder in snapshot.folders {
      guard let block = snapshot.block(folder), let names = block.names else { return nil }
      guard unsafe isWhole ? search.isStart(amongAscending: names.bytes) : search.isAmong(names.bytes) else {
        continue
      }
      guard let states = block.states else { return nil }
      for row in 0..<states.count where states.flags(row).contains(.isRecord) {
        let name = unsafe RowName(folder: snapshot.path(folder), name: states.name(row))
        if unsafe isWhole ? search.isWhole(name.stem) : search.isIn(name.stem) {
          unsafe result.append(RecordReference(id: name.id, path: name.path))
        }
      }
    }
    return result.sorted { Bytes.precedes($0.path, $1.path) }
  }

  /// The same without some files, as if they were not there, and without conflicts.
  ///
  /// - Parameter hidden: the paths, as bytes of UTF-8.
  package func without(_ hidden: Set<[UInt8]>) -> BlockAnswers? {
    var open = snapshot
    let folders = Set(hidden.map { path in path.lastIndex(of: 0x2F).map { Array(path[..<$0]) } ?? [] })
    for (index, folder) in snapshot.folders.enumerated() {
      let path = snapshot.path(folder)
      guard folders.contains(Array(PathText.text(path).utf8)) else { continue }
      guard let block = snapshot.block(folder).flatMap({ KnownBlock($0) }) else { return nil }
      var builder = BlockBuilder()
      for row in 0..<block.states.count {
        let name = unsafe RowName(folder: path, name: block.states.name(row))
        if unsafe !hidden.contains(Array(name.path.utf8)) { builder.add(row: row, of: block) }
      }
      let state = snapshot.row(folder).state
      open.folders[index] = .fresh(FreshFolder(path: path, FolderRow(state: state), builder.finish()))
    }
    let (findings, mended) = (findings, mended)
    return BlockAnswers(snapshot: open, zone: zone) {
      findings().map { found in
        Findings(
          problems: FoundProblems(found.problems.all.filter { !hidden.contains(Array($0.path.utf8)) }))
      }
    } mended: {
      mended()?.without(hidden)
    }
  }
}
