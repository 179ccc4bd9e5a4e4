import JournalFiles
import JournalModel
import JournalStore
import SystemLibrary

/// What was settled by leaving a file as git had left it: nothing in the file shows that, so the log of
/// changes does, where one `undo` takes it back with what else was done to the conflict.
///
/// A mark is the checksum of a path, of the versions that git has of it and of the merge at hand: another
/// merge asks anew. A file of the state folder has the files that were made, changed or removed: git, which
/// waits for none of them, would leave a second record or photo out of the merge, and bring back what was
/// voted down.
struct SettledMarks {
  private let store: FileStore
  private let files: StateFiles?
  private let merge: String
  private let known: Set<[UInt8]>
  /// The paths in the journal of what was made, changed or removed in the last merge, each once.
  let touched: [String]
  let isOfThisMerge: Bool
  private let isUnderWay: Bool

  private static let nameOfTouched = "settled-files"

  init(of journal: Journal, _ repository: GitRepository) {
    (store, files) = (journal.store, journal.stateFiles)
    // What git writes when a merge, a rebase or the like stops, and removes at its end.
    let signs = ["MERGE_HEAD", "CHERRY_PICK_HEAD", "REVERT_HEAD", "REBASE_HEAD", "AUTO_MERGE"]
    let found = signs.map { try? System.real.status(path: repository.folder + "/" + $0) }
    merge = found.map { $0.map { "\($0.state.modified) \($0.state.inode)" } ?? "-" }.joined(separator: " ")
    isUnderWay = found.contains { $0 != nil }
    known = Set(ChangeHistory(of: journal.store).decisions.map(\.words))
    // The merge, then the paths, which may hold anything but a NUL.
    let kept = files?.read(Self.nameOfTouched)?.split(separator: 0) ?? []
    isOfThisMerge = kept.first.map { String(decoding: $0, as: UTF8.self) } == merge
    touched = kept.dropFirst().map { String(decoding: $0, as: UTF8.self) }
  }

  func has(_ file: GitRepository.UnmergedFile) -> Bool { known.contains(Array(mark(of: file).utf8)) }

  /// Notes which of all files that git waits for were settled, and what was touched by that; outside of a
  /// merge nothing.
  ///
  /// - Parameter isJoined: whether the last change of the log was made for that.
  func note(
    of all: [GitRepository.UnmergedFile], touched: [String], isJoined: Bool
  ) throws(StoreError) {
    func has(_ path: String, in paths: [String]) -> Bool { paths.contains { Bytes.areEqual($0, path) } }
    for (number, file) in all.filter({ has($0.path, in: touched) }).enumerated() {
      try store.note(decision: mark(of: file), about: file.path, isJoined: isJoined || number > 0)
    }
    guard isUnderWay || !all.isEmpty, let files else { return }
    var paths = isOfThisMerge ? self.touched : []
    for path in touched where !has(path, in: paths) { paths.append(path) }
    let text = Array(([merge] + paths).joined(separator: "\0").utf8)
    try StoreError.at(files.path, try files.put(text, as: Self.nameOfTouched))
  }

  private func mark(of file: GitRepository.UnmergedFile) -> String {
    let versions = file.versions.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
    let text = ([file.path, merge] + versions).joined(separator: "\n")
    return Bytes.hexadecimal(Bytes.checksum(Array(text.utf8)))
  }
}
