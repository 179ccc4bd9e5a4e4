import JournalFiles
import JournalFormat
import JournalTestSupport
import Synchronization
import SystemLibrary
import Testing

/// A journal one of whose files can't be read for once, and one of whose folders may be closed.
private struct FailingStore {
  let store: FileStore
  private let reads: Reads

  private final class Reads: Sendable {
    let left: Mutex<Int>

    init(_ number: Int) { left = Mutex(number) }
  }

  /// - Parameter number: the read that fails, counted from 1; none where 0.
  init(_ files: [String: String], failing number: Int = 0, closedFolder: String? = nil) {
    let reads = Reads(number)
    var plan = DiskPlan()
    plan.before = { call, tree in
      if let closedFolder { tree.setMode(0o300, of: FileStore.simulatedRoot + "/" + closedFolder) }
      guard call == .read else { return nil }
      return reads.left.withLock { left in
        left -= 1
        return left == 0 ? 5 : nil
      }
    }
    store = .simulated(texts: files, plan: plan)
    self.reads = reads
  }

  /// Whether the read that was to fail was made.
  var hasFailed: Bool { reads.left.withLock { $0 <= 0 } }
}

/// What leaves the machine has all, or is not made.
@Suite struct WholeExportTests {
  private static let files = [
    "journal.md": """
    ---
    smjournal: 1
    id: k7f3q
    rota:
      from: 2026-11-01
      cycle: night rest
      hours:
        night: "19:00-07:30"
    ---

    """,
    "2026/11/2026-11-19-a.md": "---\ndate: 2026-11-19\ntitle: A\nphotos: [img/a.gif]\n---\nOne.\n",
    "2026/11/img/a.gif": "GIF89a picture",
    "2026/11/2026-11-19-b.md": "---\ndate: 2026-11-19\nprivate: true\n---\nTwo.\n",
    "2026/11/2026-11-20-1850-check-in.md":
      "---\nkind: check-in\ndate: 2026-11-20\nat: \"2026-11-20T18:50:00+01:00\"\nshift: night\n---\n",
    "2026/12/2026-12-20-vacation.md":
      "---\nkind: vacation\nfrom: 2026-12-20\nuntil: 2026-12-28\nstatus: approved\n---\n",
    "people/lea.md": "---\nkind: person\nname: Léa\nbirthday: \"2019-03-12\"\n---\n",
  ]

  private static let exports = [
    ["export", "csv", "-o", "../out/x"], ["export", "markdown", "-o", "../out/x.md"],
    ["export", "markdown", "-o", "../out/x.zip"], ["export", "json", "-o", "../out/x"],
    ["export", "ics", "-o", "../out/x"], ["export", "html", "-o", "../out/x.html"],
    ["export", "svg", "-o", "../out/x"], ["report", "--html", "../out/x"],
  ]

  private func session() -> Session {
    let session = Session()
    session.folder.makeFolder("out")
    return session
  }

  private func run(_ session: Session, _ store: FailingStore, _ words: [String]) -> Reply {
    session.store = store.store
    return session.run(words.map { Array($0.utf8) })
  }

  @Test(arguments: exports)
  func `whichever file can't be read, the export that is there stays, or has all`(words: [String]) throws {
    let session = session()
    let name = try "out/" + #require(words.last?.split(separator: "/").last)
    var old = Self.files
    old["2026/11/2026-11-19-a.md"] = nil
    old["2026/12/2026-12-20-vacation.md"] = nil
    var states: [[UInt8]?] = []
    for files in [Self.files, old] {
      let reply = run(session, FailingStore(files), words)
      #expect(reply.code == 0, "\(reply.errors)")
      states.append(session.folder.bytes(of: name))
    }
    var failures = 0
    for number in 1...1000 {
      let store = FailingStore(Self.files, failing: number)
      let reply = run(session, store, words)
      guard store.hasFailed else { break }
      if reply.code != 0 {
        failures += 1
        #expect(reply.code == 74, "read \(number)")
        #expect(reply.errors.hasSuffix("error: can't be read: input/output error\n"), "\(reply.errors)")
        #expect(session.folder.bytes(of: name) == states[1], "read \(number): an export of less")
      } else {
        #expect(session.folder.bytes(of: name) == states[0], "read \(number): less than all")
        _ = run(session, FailingStore(old), words)
      }
    }
    #expect(failures >= Self.files.count - 1)
    #expect(session.folder.files().filter { $0.hasPrefix("out/") } == [name])
  }

  @Test(arguments: exports + [["export", "csv", "-o", "../out/"]])
  func `a folder that can't be looked into is named, and nothing is written`(words: [String]) {
    let session = session()
    let reply = run(session, FailingStore(Self.files, closedFolder: "2026/11"), words)
    #expect(reply.code == 74)
    #expect(reply.errors == "2026/11: error: can't be read: permission denied\n")
    #expect(!session.folder.files().contains { $0.hasPrefix("out/") })
  }

  @Test func `what is wrong in a file costs no export, and the page that writes needs none`() {
    let session = session()
    var files = Self.files
    files["2026/11/2026-11-18-broken.md"] = "---\ntitle: [\n---\nStill here.\n"
    #expect(run(session, FailingStore(files), ["export", "csv", "-o", "../out/x"]).code == 0)
    #expect(session.folder.text(of: "out/x")?.contains("Still here.") == true)
    let closed = FailingStore(Self.files, closedFolder: "2026/11")
    #expect(run(session, closed, ["export", "form", "-o", "../out/form.html"]).code == 0)
  }
}
