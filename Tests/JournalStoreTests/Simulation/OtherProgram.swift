import JournalTestSupport
import Synchronization
import SystemLibrary
@testable import JournalFiles

/// An editor or a sync tool that is at work on a journal at the same time.
final class OtherProgram: Sendable {
  private let journal: SimulatedJournal
  private let target: String?
  private let seed: UInt64
  /// A file that is emptied and not filled yet, with its folder and what it is to say.
  private let unfinished = Mutex<(node: Int, folder: Int, bytes: [UInt8])?>(nil)

  /// - Parameter target: the file that a verb is about.
  init(_ journal: SimulatedJournal, _ target: String?, _ seed: UInt64) {
    (self.journal, self.target, self.seed) = (journal, target, seed)
  }

  /// What it does before a call and soon after.
  func changes(before call: Int) -> [DiskPlan.Foreign] {
    var random = SeededGenerator(seed: seed)
    let path = target.map { SimulatedJournal.root + "/" + $0 } ?? SimulatedJournal.root + "/a.md"
    switch Int.random(in: 0..<6, using: &random) {
    case 0: return [.init(before: call) { self.addLine(to: path, in: &$0, inPlace: true) }]
    case 1, 2: return [.init(before: call) { self.addLine(to: path, in: &$0, inPlace: false) }]
    case 3:
      let later = call + Int.random(in: 1...30, using: &random)
      return [
        .init(before: call) { self.empty(path, in: &$0) }, .init(before: later) { self.fill(in: &$0) },
      ]
    case 4: return [.init(before: call) { self.remove(path, in: &$0) }]
    default:
      let day = Int.random(in: 1...9, using: &random)
      let number = Int.random(in: 1...3, using: &random)
      let name = "/2026/11/2026-11-0\(day)-n" + (number == 1 ? "" : "-\(number)") + ".md"
      return [.init(before: call) { self.bring(SimulatedJournal.root + name, in: &$0) }]
    }
  }

  /// Finishes what was begun.
  func finish() { journal.disk.change { self.fill(in: &$0) } }

  private func addLine(to path: String, in tree: inout DiskTree, inPlace: Bool) {
    guard let node = tree.node(at: Array(path.utf8)), tree[node].kind == .file else { return }
    tree.save(tree[node].bytes + journal.book.kept(), at: path, inPlace: inPlace)
  }

  private func empty(_ path: String, in tree: inout DiskTree) {
    guard let node = tree.node(at: Array(path.utf8)), tree[node].kind == .file,
      let folder = tree.place(of: Array(path.utf8))?.folder
    else { return }
    let bytes = tree[node].bytes + journal.book.kept()
    unfinished.withLock { $0 = (node, folder, bytes) }
    tree.write([], to: node)
    tree[node].isBeingWritten = true
    tree.sync(node)
  }

  private func fill(in tree: inout DiskTree) {
    guard let (node, folder, bytes) = unfinished.withLock({ $0.take() }) else { return }
    tree.write(bytes, to: node)
    tree[node].isBeingWritten = false
    tree.sync(node)
    // Its name may be that of a file whose making failed: it lasts with what it says.
    tree.sync(folder)
  }

  private func remove(_ path: String, in tree: inout DiskTree) {
    guard let node = tree.node(at: Array(path.utf8)), tree[node].kind == .file else { return }
    journal.book.remove(Word.words(in: tree[node].bytes) ?? [])
    tree.remove(path)
  }

  /// A file of another device, where there is none of its name.
  private func bring(_ path: String, in tree: inout DiskTree) {
    guard tree.node(at: Array(path.utf8)) == nil else { return }
    tree.save(SimulatedJournal.text(1, journal.book.kept()), at: path)
  }
}
