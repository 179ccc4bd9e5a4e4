import JournalFiles
import JournalFormat
import JournalIndex
import JournalModel
import JournalTestSupport
import SystemLibrary
import Testing
@testable import JournalStore

/// The key that is kept for a while, and what is told of sealed bytes.
@Suite struct SealTests {
  private static let secret = Array("AGE-SECRET-KEY-1TEST\n".utf8)

  /// A folder in memory of the test's own; `nil` where there is none.
  private final class Memory {
    let path: String
    init?() {
      guard MemoryFolder.isMemory("/dev/shm") else { return nil }
      path = "/dev/shm/smjournal-test-\(UInt64.random(in: 0...UInt64.max))"
    }
    deinit { StateFiles(path: path).removeAll() }
    var environment: Environment { Environment(["XDG_RUNTIME_DIR": path]) }
    var files: StateFiles { StateFiles(path: path + "/smjournal") }
  }

  private func instant(_ seconds: Int64) -> Instant { Instant(secondsSinceEpoch: seconds) }

  @Test func `a key is kept until its time is over, and then removed`() throws {
    guard let memory = Memory() else { return }
    _ = memory.files.write([], as: "x")
    let kept = KeptKey(memory.environment)
    #expect(kept.keep(Self.secret, seconds: 60, at: instant(1000)))
    #expect(kept.identity(at: instant(1059))?.key == Self.secret)
    #expect(kept.identity(at: instant(1059))?.until == instant(1060))
    #expect(kept.identity(at: instant(1060)) == nil)
    #expect(memory.files.read("key") == nil)
    #expect(kept.keep(Self.secret, seconds: 60, at: instant(1000)))
    // A clock that was set back makes no key last longer.
    #expect(kept.identity(at: instant(999)) == nil)
    #expect(memory.files.read("key") == nil)
  }

  @Test(arguments: [
    "", "AGE-SECRET-KEY-1TEST\n", "smjournal key 1 2 3\nAGE\n", "smjournal key 0\nAGE\n",
    "smjournal key a b\nAGE\n",
  ])
  func `what is no kept key is removed`(text: String) {
    guard let memory = Memory() else { return }
    _ = memory.files.write(Array(text.utf8), as: "key")
    #expect(KeptKey(memory.environment).identity(at: instant(1)) == nil)
    #expect(memory.files.read("key") == nil)
  }

  @Test func `none is kept on a disk`() {
    let folder = ScratchFolder()
    let kept = KeptKey(Environment(["XDG_RUNTIME_DIR": folder.path]))
    guard !MemoryFolder.isMemory(folder.path) else { return }
    #expect(!kept.keep(Self.secret, seconds: 60))
    #expect(folder.files() == [])
    #expect(!KeptKey(Environment([:])).keep(Self.secret, seconds: 60))
  }

  @Test(.enabled(if: Age.isInstalled), arguments: [0, 1, 5, 65_535, 65_536, 65_537, 200_000])
  func `how much was sealed is told without a key`(length: Int) throws {
    let key = try Age.makeIdentity()
    let recipient = try #require(try Age.recipients(ofIdentity: key).first)
    let sealed = try Age.seal([UInt8](repeating: 0x61, count: length), to: [recipient])
    #expect(AgeFile(armoured: sealed)?.length == length)
    #expect(try Age.works(key, recipient))
    #expect(AgeFile(armoured: Array("-----BEGIN AGE ENCRYPTED FILE-----\nYWJj\n-----END".utf8)) == nil)
  }

  @Test func `a page of a list opens the days of that page and those beside it alone, figures all`() {
    let folder = ScratchFolder()
    for day in 10...29 {
      let text = "-----BEGIN AGE ENCRYPTED FILE-----\n"
      folder.write(text, to: "2026/11/2026-11-\(day)-0930-entry.md.age")
    }
    var journal = Journal(store: FileStore(root: folder.path, stateFolder: nil))
    let opened = Monitor(0)
    let files = OpenedFiles(journal.store) { _ in
      opened.change { $0 += 1 }
      return nil
    }
    journal.source = UnlockedRecords(journal.source, files)
    var query = Query()
    (query.limit, query.includesFilesWithoutRecord) = (3, true)
    #expect(journal.map(query) { $0.count }.parts.reduce(0, +) == 3)
    #expect(opened.read(\.self) == 4)
    _ = journal.survey(query)
    #expect(opened.read(\.self) == 20)
  }

  @Test(.enabled(if: Age.isInstalled))
  func `a photo that can't be sealed is not there in clear, nor its record without it`() throws {
    let folder = ScratchFolder()
    var journal = Journal(store: FileStore(root: folder.path, stateFolder: nil))
    journal.seal = Seal(recipients: ["age1nobody"], environment: Environment([:]), canAsk: false)
    var batch = Batch()
    batch.items = [
      Batch.Item(.new(folder: "img", name: "lea.gif.age"), bytes: Array("GIF89a".utf8)),
      // What is sealed already needs nobody to be sealed to.
      Batch.Item(.new(folder: "", name: "a-entry.md.age"), bytes: Array("age-encryption.org/v1\n".utf8)),
    ]
    let result = try journal.write(batch)
    #expect(result.paths == [nil, nil])
    #expect(result.failure == StoreError(path: "", reason: .seal(.recipients(["age1nobody"]))))
    #expect(folder.files() == [])
    batch.items.removeFirst()
    #expect(try journal.write(batch).paths == ["a-entry.md.age"])
  }

  @Test(
    arguments: [
      ("2026/11/2026-11-21-0930-entry.md.age", Kind.entry, "2026-11-21T09:30:00"),
      ("2026/11/2026-11-21-0930-entry-2.md.age", .entry, "2026-11-21T09:30:00"),
      ("2026/11/2026-11-21-mood.md.age", .entry, nil), ("2026/11/2026-11-21.md.age", .entry, nil),
      ("2026/11/2026-11-20-sleep.md.age", .sleep, nil), ("people/person-3.md.age", .person, nil),
      ("2026/11/2026-11-21-2560-entry.md.age", .entry, nil),
    ] as [(String, Kind, String?)])
  func `a name tells kind and moment`(path: String, kind: Kind, at: String?) {
    let record = RecordDecoder().decode(path: path, fileTime: nil)
    #expect(record.kind == kind)
    #expect(record.at?.iso == at)
    #expect(record.isSealed && record.isPrivate)
  }
}
