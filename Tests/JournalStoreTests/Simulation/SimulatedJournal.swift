import JournalTestSupport
import SystemLibrary
@testable import JournalFiles
@testable import JournalStore

/// A journal on a simulated disk, and books of every word in it.
struct SimulatedJournal {
  static let root = FileStore.simulatedRoot
  static let stateFolder = "/home/anna/state/journal"

  let disk: SimulatedDisk
  let book = WordBook()

  /// What a run may lose by.
  struct Loss: Error, CustomStringConvertible {
    var description: String
  }

  /// A journal with some records, an affirmation, a photo and something in the trash.
  init() {
    let book = book
    var files: [String: [UInt8]] = [
      "journal.md": Array("---\nsmjournal: 1\nid: abc\n---\n".utf8) + book.kept(),
      "affirmations/own.md": book.kept(), "trash/2026/10/2026-10-01-old.md": Self.text(1, book.kept()),
      "2026/11/img/a.gif": Array("GIF89a\n".utf8) + book.kept(),
    ]
    for day in 1...4 {
      let photo = day == 1 ? "photos: [img/a.gif]\n" : ""
      files["2026/11/2026-11-0\(day)-n.md"] = Self.text(day, book.kept(), keys: photo)
    }
    var paths: [String: [UInt8]] = [:]
    for (path, bytes) in files { paths[Self.root + "/" + path] = bytes }
    disk = SimulatedDisk(paths)
    disk.change { $0.makeFolder("/home/anna/state") }
  }

  /// The text of a record of a day of November.
  static func text(_ day: Int, _ words: [UInt8], keys: String = "") -> [UInt8] {
    Array("---\ndate: 2026-11-0\(day)\n\(keys)---\n".utf8) + words
  }

  /// Its files, as a process that has just started opens them.
  var store: FileStore { FileStore(root: Self.root, stateFolder: Self.stateFolder, on: disk) }

  /// The paths of the records, without conflicting copies.
  func records() -> [String] {
    files().map(\.path).filter { path in
      path.hasSuffix(".md") && path.hasPrefix("2026/") && ConflictName(path) == nil
    }
  }

  /// The files of the journal, but for what is being written, each with its bytes.
  func files() -> [(path: String, bytes: [UInt8])] {
    let tree = disk.tree
    guard let root = tree.node(at: Array(Self.root.utf8)) else { return [] }
    return tree.files(below: root).filter { !$0.path.contains("/.smj") && !$0.path.hasPrefix(".smj") }
      .map { ($0.path, tree[$0.node].bytes) }
  }

  /// The words of a file; none where there is no such file.
  func words(of path: String) -> Set<Int> {
    disk.bytes(of: Self.root + "/" + path).flatMap { Word.words(in: $0) } ?? []
  }

  /// The words of all files, and those that can be taken back.
  ///
  /// - Throws: where a file is not whole.
  func words() throws(Loss) -> (files: Set<Int>, log: Set<Int>) {
    var found: Set<Int> = []
    for (path, bytes) in files() {
      guard !bytes.isEmpty || isBeingSaved(path), let words = Word.words(in: bytes) else {
        throw Loss(description: "\(path) is torn: \(String(decoding: bytes, as: UTF8.self))")
      }
      found.formUnion(words)
    }
    return (found, log().reduce(into: Set()) { $0.formUnion(Word.words(in: $1.prior) ?? []) })
  }

  /// What can be taken back, the oldest first.
  func log() -> [LoggedChange] {
    let tree = disk.tree
    guard let log = tree.node(at: Array((Self.stateFolder + "/changes").utf8)) else { return [] }
    let entries = tree[log].names.compactMap { name, node in UInt64(PathText.text(name)).map { ($0, node) } }
    return entries.sorted { $0.0 < $1.0 }.flatMap { _, node in
      let bytes = tree[node].bytes
      return LoggedBatch(encoded: bytes)?.changes ?? []
    }
  }

  /// Those of the log that the next `undo` takes back.
  func nextUndone() -> [LoggedChange] {
    let tree = disk.tree
    guard let log = tree.node(at: Array((Self.stateFolder + "/changes").utf8)) else { return [] }
    let names = tree[log].names.keys.compactMap { UInt64(PathText.text($0)) }.sorted()
    var changes: [LoggedChange] = []
    for name in names.reversed() {
      let bytes = tree.node(at: Array(String(name).utf8), from: log).map { tree[$0].bytes } ?? []
      guard let entry = LoggedBatch(encoded: bytes) else { continue }
      guard entry.isSingle, let change = entry.changes.first else {
        return changes.isEmpty ? entry.changes : changes
      }
      changes.append(change)
      let isPassedOver = changes.count == 1 && change.kind == .created && FileStore.isInTrash(change.path)
      if !change.isJoined, !isPassedOver { break }
    }
    return changes
  }

  private func isBeingSaved(_ path: String) -> Bool {
    let tree = disk.tree
    return tree.node(at: Array((Self.root + "/" + path).utf8)).map { tree[$0].isBeingWritten } ?? false
  }

  /// Looks for every word.
  func check(_ place: String) throws(Loss) {
    let found = try words()
    let missing = book.missing(files: found.files, log: found.log)
    if missing.isEmpty { return }
    throw Loss(description: "words \(missing.sorted()) are lost \(place)")
  }
}
