/// Decides which changes of the log go with files that are forgotten, from the youngest to the oldest.
struct ForgottenChanges {
  private var lineage: FileLineage
  private let text: ForgottenText
  private let forgotten: Set<[UInt8]>
  private let store: FileStore
  private let isThorough: Bool
  /// What is not there, and would be once the younger changes were taken back.
  private var broughtBack: Set<[UInt8]> = []

  init(_ forgetting: Forgetting, _ text: ForgottenText, in store: FileStore) {
    lineage = FileLineage(of: forgetting.all)
    forgotten = Set(forgetting.all.map { Array($0.utf8) })
    self.text = text
    self.store = store
    isThorough = forgetting.isThorough
  }

  /// Whether a change goes: it was made to one of the files, what it would bring back says what they said, or
  /// it can't be taken back any more.
  mutating func takes(_ change: LoggedChange) -> Bool {
    // The mark of a seal has the name of the sealed file.
    if change.kind == .forgotten { return isForgotten(change.path) }
    if lineage.takes(change) { return true }
    let present = isForgotten(change.path) ? nil : (try? store.read(change.path))?.bytes
    if text.isIn(change.prior, besides: present) { return true }
    return isThorough && !canBeUndone(change)
  }

  private func isForgotten(_ path: String) -> Bool { forgotten.contains(Array(path.utf8)) }

  /// A change of a file that is gone, moved by another program perhaps, is of no use; its file's name may say
  /// what is to be forgotten.
  private mutating func canBeUndone(_ change: LoggedChange) -> Bool {
    let isThere =
      broughtBack.contains(Array(change.path.utf8)) || !isForgotten(change.path) && isFile(change.path)
    if isThere, let former = change.formerPath { broughtBack.insert(Array(former.utf8)) }
    return isThere
  }

  /// A file that can't be looked at may be there.
  private func isFile(_ path: String) -> Bool {
    do { return try store.kind(at: path) != nil } catch { return true }
  }
}
