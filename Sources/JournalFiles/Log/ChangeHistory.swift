import SystemLibrary

/// This device's log of changes, read without its lock: what `undo` lives from.
package struct ChangeHistory {
  /// The oldest first, without those that were made together with others as one, and without the marks of
  /// what was decided or forgotten; that of a seal is there with the path that it gave.
  package private(set) var changes: [LoggedChange] = []
  /// What was decided about files and no file shows: the path, and the words of whoever wrote it down.
  package private(set) var decisions: [(path: String, words: [UInt8])] = []
  /// Those that were made as one, each with the number of changes before it: an import has thousands, and
  /// few questions are about them.
  private var batches: [(place: Int, encoded: [UInt8])] = []
  /// When the oldest change was written down, in nanoseconds since 1970, where older ones may have been
  /// forgotten.
  package private(set) var oldestForgotten: Int64?

  /// The log of a journal's files; an empty one where there is none.
  package init(of store: FileStore) {
    guard let stateFolder = store.stateFolder else { return }
    let log = store.beside(stateFolder + "/changes")
    guard let opened = try? log.openFolder([]), let numbers = try? store.system.numbers(in: opened) else {
      return
    }
    for number in numbers {
      guard let file = try? log.read(String(number)) else { continue }
      if number == numbers.first, number > 1 { oldestForgotten = file.state.changed }
      if let change = LoggedChange(encoded: file.bytes) {
        if change.kind == .unchanged {
          decisions.append((change.path, change.prior))
        } else if change.kind != .forgotten || !change.path.isEmpty {
          changes.append(change)
        }
      } else {
        batches.append((changes.count, file.bytes))
      }
    }
  }

  /// The oldest first, each of those, too, that were made as one.
  package func singleChanges() -> [LoggedChange] {
    var (result, start) = ([LoggedChange](), 0)
    for batch in batches {
      result += changes[start..<batch.place] + (LoggedBatch(encoded: batch.encoded)?.changes ?? [])
      start = batch.place
    }
    return result + changes[start...]
  }

  /// The first answer that a change gives, asked from the youngest to the oldest.
  package func youngest<Answer>(_ answer: (LoggedChange) -> Answer?) -> Answer? {
    var end = changes.count
    func last(from start: Int) -> Answer? { changes[start..<end].reversed().lazy.compactMap(answer).first }
    for batch in batches.reversed() {
      if let found = last(from: batch.place) { return found }
      end = batch.place
      let together = LoggedBatch(encoded: batch.encoded)?.changes ?? []
      if let found = together.reversed().lazy.compactMap(answer).first { return found }
    }
    return last(from: 0)
  }

  /// Whether a file was made under a path since the one that had it went to the trash.
  package func wasMadeAnew(_ path: String, since trashed: String) -> Bool {
    let end = changes.lastIndex { $0.kind == .trashed && Bytes.areEqual($0.path, trashed) }
    return changes[(end ?? changes.endIndex)...].contains {
      $0.kind == .created && Bytes.areEqual($0.path, path)
    }
  }

  /// Where the photos and recordings lie in the trash that went there with a record, and what they were
  /// called.
  package func media(trashedWith path: String) -> [(path: String, name: String)] {
    guard let start = changes.lastIndex(where: { $0.kind == .trashed && Bytes.areEqual($0.path, path) })
    else {
      return []
    }
    return changes[(start + 1)...].prefix { $0.kind == .trashed && $0.isJoined }.compactMap { change in
      change.formerPath.map { (change.path, RelativePath.last(of: $0)) }
    }
  }

  /// The changes of a file that has a path now, the youngest first, whatever it was called.
  private func changes(of path: String) -> [LoggedChange] {
    var lineage = FileLineage(of: [path])
    return singleChanges().reversed().filter { $0.kind != .removed && lineage.takes($0) }
  }

  /// Whether this device made a file: no where that is longer ago than the log reaches back.
  package func hasMade(_ path: String) -> Bool { changes(of: path).contains { $0.kind == .created } }

  /// All that a file ever said, the oldest first, where this device made it and the log knows every change
  /// since: nobody else changed it in between. `nil` where something is missing.
  package func life(of path: String, until bytes: [UInt8]) -> [[UInt8]]? {
    var versions = [bytes]
    for change in changes(of: path) {
      guard change.count != nil, let next = versions.last, change.isResult(next) else { return nil }
      switch change.kind {
      case .created: return versions.reversed()
      case .replaced, .moved: versions.append(change.prior)
      case .trashed, .removed, .unchanged, .forgotten: return nil
      }
    }
    return nil
  }
}
