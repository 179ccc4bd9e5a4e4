import JournalFiles
import JournalModel
import JournalStore
import SystemLibrary

/// What was settled by leaving a file as git had left it: nothing in the file shows that, so this device
/// writes it down until git is told.
///
/// A mark is the checksum of a path, of the versions that git has of it and of the merge at hand: another
/// merge asks anew.
struct SettledMarks {
  private let files: StateFiles?
  private let merge: String
  private let known: Set<String>

  private static let name = "settled"

  init(of journal: Journal, _ repository: GitRepository) {
    files = journal.stateFiles
    // What git writes when a merge, a rebase or the like stops, and removes at its end.
    let signs = ["MERGE_HEAD", "CHERRY_PICK_HEAD", "REVERT_HEAD", "REBASE_HEAD", "AUTO_MERGE"]
    merge = signs.map { sign in
      let status = try? System.real.status(path: repository.folder + "/" + sign)
      return status.map { "\($0.state.modified) \($0.state.inode)" } ?? "-"
    }.joined(separator: " ")
    let lines = files?.read(Self.name)?.split(separator: 0x0A) ?? []
    known = Set(lines.map { String(decoding: $0, as: UTF8.self) })
  }

  /// Whether a file was settled in this merge.
  func has(_ file: GitRepository.UnmergedFile) -> Bool { known.contains(mark(of: file)) }

  /// Notes that files were settled, in place of the marks of files that git waits for no longer.
  func note(_ settled: [GitRepository.UnmergedFile], of all: [GitRepository.UnmergedFile]) throws(StoreError)
  {
    guard let files, !settled.isEmpty else { return }
    let marks = Set(all.map(mark)).intersection(known).union(settled.map(mark))
    let text = marks.sorted().map { $0 + "\n" }.joined()
    do throws(SystemFailure) { try files.put(Array(text.utf8), as: Self.name) } catch {
      throw StoreError(path: files.path, error)
    }
  }

  private func mark(of file: GitRepository.UnmergedFile) -> String {
    let versions = file.versions.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
    let text = ([file.path, merge] + versions).joined(separator: "\n")
    return Bytes.hexadecimal(Bytes.checksum(Array(text.utf8)))
  }
}
