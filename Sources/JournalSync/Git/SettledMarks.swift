import JournalFiles
import JournalModel
import JournalStore
import SystemLibrary

/// What was settled by leaving a file as git had left it: nothing in the file shows that, so this device
/// writes it down until git is told.
///
/// A mark is the checksum of a path, of the versions that git has of it and of the merge at hand: another
/// merge asks anew. Beside the marks stand the files that were made, changed or removed: git, which waits for
/// none of them, would leave a second record or photo out of the merge, and bring back what was voted down.
struct SettledMarks {
  private let files: StateFiles?
  private let merge: String
  private let known: Set<String>
  /// The paths in the journal of what was made, changed or removed in the last merge, each once.
  let touched: [String]
  let isOfThisMerge: Bool
  private let isUnderWay: Bool

  private static let (name, nameOfTouched) = ("settled", "settled-files")

  init(of journal: Journal, _ repository: GitRepository) {
    files = journal.stateFiles
    // What git writes when a merge, a rebase or the like stops, and removes at its end.
    let signs = ["MERGE_HEAD", "CHERRY_PICK_HEAD", "REVERT_HEAD", "REBASE_HEAD", "AUTO_MERGE"]
    let found = signs.map { try? System.real.status(path: repository.folder + "/" + $0) }
    merge = found.map { $0.map { "\($0.state.modified) \($0.state.inode)" } ?? "-" }.joined(separator: " ")
    isUnderWay = found.contains { $0 != nil }
    let lines = files?.read(Self.name)?.split(separator: 0x0A) ?? []
    known = Set(lines.map { String(decoding: $0, as: UTF8.self) })
    // The merge, then the paths, which may hold anything but a NUL.
    let kept = files?.read(Self.nameOfTouched)?.split(separator: 0) ?? []
    isOfThisMerge = kept.first.map { String(decoding: $0, as: UTF8.self) } == merge
    touched = kept.dropFirst().map { String(decoding: $0, as: UTF8.self) }
  }

  func has(_ file: GitRepository.UnmergedFile) -> Bool { known.contains(mark(of: file)) }

  /// Notes which files were settled, in place of the marks of files that git waits for no longer, and what
  /// was touched by that; outside of a merge nothing.
  func note(
    _ settled: [GitRepository.UnmergedFile], of all: [GitRepository.UnmergedFile], touched files: [String]
  ) throws(StoreError) {
    if !settled.isEmpty {
      let marks = Set(all.map(mark)).intersection(known).union(settled.map(mark))
      try put(marks.sorted().map { $0 + "\n" }.joined(), as: Self.name)
    }
    guard isUnderWay || !all.isEmpty else { return }
    var paths = isOfThisMerge ? touched : []
    for file in files where !paths.contains(where: { Bytes.areEqual($0, file) }) { paths.append(file) }
    try put(([merge] + paths).joined(separator: "\0"), as: Self.nameOfTouched)
  }

  private func put(_ text: String, as name: String) throws(StoreError) {
    guard let files else { return }
    do throws(SystemFailure) { try files.put(Array(text.utf8), as: name) } catch {
      throw StoreError(path: files.path, error)
    }
  }

  private func mark(of file: GitRepository.UnmergedFile) -> String {
    let versions = file.versions.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
    let text = ([file.path, merge] + versions).joined(separator: "\n")
    return Bytes.hexadecimal(Bytes.checksum(Array(text.utf8)))
  }
}
