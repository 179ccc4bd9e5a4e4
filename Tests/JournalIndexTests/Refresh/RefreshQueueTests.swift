import JournalTestSupport
import SystemLibrary
import Testing

@testable import JournalFiles
@testable import JournalIndex

/// Folders come out of the queue in the order of their paths, in whatever order threads finish them.
@Suite struct RefreshQueueTests {
  /// The names sort otherwise as parts of paths than alone: a space and a dash come before the slash.
  private static let names = ["2025", "2025-x", "2025 y", "2025.md", "a", "\u{E9}"]

  /// The folders of a tree, each with its path.
  private static func tree(_ random: inout SeededGenerator) -> [[UInt8]: [[UInt8]]] {
    var tree: [[UInt8]: [[UInt8]]] = [:]
    var open: [[UInt8]] = [[]]
    while let path = open.popLast() {
      let names = RefreshQueueTests.names.filter { _ in Int.random(in: 0...9, using: &random) < 4 }
      let children = names.shuffled(using: &random).map {
        path + (path.isEmpty ? [] : [0x2F]) + Array($0.utf8)
      }
      tree[path] = children
      if path.count < 12 { open += children } else { for child in children { tree[child] = [] } }
    }
    return tree
  }

  private static func folder(_ path: [UInt8]) -> FreshFolder {
    var builder = BlockBuilder()
    let state = FileState(size: Int64(path.count), modified: 1, changed: 2, inode: 3)
    path.withUnsafeBytes { builder.add($0, state, .isRecord) }
    let block = builder.finish()
    var row = FolderRow(state: state)
    row.blockLength = UInt32(block.count)
    row.rowCount = 1
    row.checksum = Checksum.of(block[0..<FolderBlock.headerSize].bytes)
    return FreshFolder(path: path, row: row, block: block)
  }

  /// Looks at the folders of a tree as a number of threads might, and gives the file that was written.
  private static func file(
    of tree: [[UInt8]: [[UInt8]]], _ scratch: ScratchFolder, _ random: inout SeededGenerator
  ) throws -> [UInt8]? {
    let identity = IndexHeader.Identity(root: 1, program: 2)
    let writer = IndexWriter(path: scratch.absolute("index"), identity: identity)
    let draft = try writer.draft()
    let queue = RefreshQueue(FolderRefresher.Item(path: [], known: nil), draft: draft)
    var waiting = 1
    var busy: [[FolderRefresher.Item]] = []
    while waiting > 0 || !busy.isEmpty {
      // With nothing in the queue, taking waits for others.
      if waiting > 0, busy.isEmpty || Bool.random(using: &random) {
        let items = try #require(queue.take(atMost: 3))
        waiting -= items.count
        busy.append(items)
      } else {
        let items = busy.remove(at: Int.random(in: busy.indices, using: &random))
        let found = items.flatMap { tree[$0.path] ?? [] }
        waiting += found.count
        queue.give(
          items.map { .fresh(folder($0.path)) }, of: items,
          found: found.map { FolderRefresher.Item(path: $0, known: nil) })
      }
    }
    #expect(queue.take(atMost: 3) == nil)
    let index = try #require(try writer.finish(draft))
    let paths = (0..<index.count).map { Array(index.path($0)) }
    #expect(paths == tree.keys.sorted(by: Bytes.precedes))
    for number in 1..<max(index.count, 1) {
      let above = paths[number].lastIndex(of: 0x2F).map { Array(paths[number][..<$0]) } ?? []
      #expect(paths[Int(index.row(number).parent)] == above)
      #expect(index.block(number) != nil)
    }
    return scratch.bytes(of: "index")
  }

  @Test(arguments: 1...30 as ClosedRange<UInt64>)
  func `the file is the same, whoever finishes first`(seed: UInt64) throws {
    let scratch = ScratchFolder()
    var random = SeededGenerator(seed: seed)
    let tree = RefreshQueueTests.tree(&random)
    let first = try #require(try RefreshQueueTests.file(of: tree, scratch, &random))
    for _ in 0..<4 { #expect(try RefreshQueueTests.file(of: tree, scratch, &random) == first) }
  }
}
