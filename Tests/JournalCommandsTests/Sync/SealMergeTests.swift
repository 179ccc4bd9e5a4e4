import JournalModel
import JournalStore
import JournalSync
import JournalTestSupport
import SystemLibrary
import Testing

/// Two versions of a sealed record: merged where the key is at hand, else both are kept.
@Suite(.enabled(if: Age.isInstalled)) struct SealMergeTests {
  private static let path = "2026/11/2026-11-20-0930-entry.md.age"
  private static let copy = "2026/11/2026-11-20-0930-entry.md.sync-conflict-20261121-002003-PIDLRVI.age"
  private static let base = "---\ndate: 2026-11-20\ntitle: Zauberwort\n---\n\nOne.\n"
  private static let ours = base.replacing("title", with: "mood: 3\ntitle")
  private static let theirs = base.replacing("One.", with: "Two.")
  private static let clashing = base.replacing("title", with: "mood: 5\ntitle")

  private let session = Session()

  init() {
    session.environment["XDG_CONFIG_HOME"] = session.folder.absolute("config")
    session.run("seal", "setup", "--no-passphrase")
  }

  /// What somebody with the key seals.
  private func sealed(_ text: String) throws -> String {
    let recipient = session.text("journal.md")?.split(separator: "\n").first { $0.contains("- age1") }
    let seal = Seal(
      recipients: [String(try #require(recipient).dropFirst(4))], environment: Environment([:]), canAsk: false
    )
    return String(decoding: try seal.seal(Array(text.utf8), path: Self.path), as: UTF8.self)
  }

  private func takeKey() {
    session.folder.write("-----BEGIN AGE ENCRYPTED FILE-----\n", to: "config/smjournal/identity.age")
  }

  private func writeSides(_ theirs: String) throws -> String {
    let ours = try sealed(Self.ours)
    session.write(try sealed(Self.base), to: ".base")
    session.write(ours, to: ".ours")
    session.write(try sealed(theirs), to: ".theirs")
    return ours
  }

  @Test func `the driver merges what it can open, and seals it again`() throws {
    _ = try writeSides(Self.theirs)
    let reply = session.run("merge", ".base", ".ours", ".theirs", "7", Self.path)
    #expect(reply.code == 0, "\(reply.errors)")
    session.write(session.text(".ours") ?? "", to: Self.path)
    #expect(session.text(Self.path)?.hasPrefix("-----BEGIN AGE") == true)
    let shown = session.run("show", "0930-entry").output
    #expect(shown.contains("Two.") && shown.contains("😐"), "\(shown)")
  }

  @Test(arguments: [true, false])
  func `without the key, or where both changed the same, ours stays and theirs lies beside it`(
    isLocked: Bool
  ) throws {
    let ours = try writeSides(isLocked ? Self.theirs : Self.clashing)
    session.write(ours, to: Self.path)
    let key = session.folder.text(of: "config/smjournal/identity.age") ?? ""
    if isLocked { takeKey() }
    let reply = session.run("merge", ".base", ".ours", ".theirs", "7", Self.path)
    #expect(reply.code == 1)
    #expect(session.text(".ours") == ours)
    let copies = session.files.filter { $0.contains("sync-conflict") }
    #expect(copies.count == 1 && copies[0].hasSuffix(".md.age"))
    #expect(session.text(copies[0]) == session.text(".theirs"))
    #expect(session.run("conflicts").output.contains("2026-11-20-0930-entry"))
    session.folder.write(key, to: "config/smjournal/identity.age")
    let open = session.run("resolve", "--all")
    #expect(open.code == 1)
    #expect(open.errors.contains(isLocked ? "the versions differ in a place in the text" : "mood"))
    let resolved = session.run("resolve", "--all", "--theirs")
    #expect(resolved.code == 0, "\(resolved.errors)\(resolved.output)")
    let shown = session.run("show", "0930-entry").output
    #expect(shown.contains(isLocked ? "Two." : "😄"), "\(shown)")
    #expect(session.holding("Zauberwort") == [])
    #expect(session.files.filter { $0.hasPrefix("trash/") }.allSatisfy { $0.hasSuffix(".md.age") })
  }

  @Test func `a copy that a sync tool left is merged with the key, and chosen without`() throws {
    let ours = try sealed(Self.ours)
    let theirs = try sealed(Self.theirs)
    session.write(ours, to: Self.path)
    session.write(theirs, to: Self.copy)
    let key = session.folder.text(of: "config/smjournal/identity.age") ?? ""
    takeKey()
    // Nothing was decided: it waits for the key.
    #expect(session.run("resolve", "--all").code == 77)
    #expect(session.text(Self.path) == ours)
    #expect(session.text(Self.copy) == theirs)
    let chosen = session.run("resolve", "--all", "--theirs")
    #expect(chosen.code == 0, "\(chosen.errors)")
    #expect(session.text(Self.path) == theirs)
    #expect(session.run("undo").code == 0)
    #expect(session.text(Self.path) == ours)
    session.folder.write(key, to: "config/smjournal/identity.age")
    // What only one of them says is in both.
    session.write(try sealed(Self.base.replacing("title", with: "place: Lyon\ntitle")), to: Self.copy)
    let merged = session.run("resolve", "--all")
    #expect(merged.code == 0, "\(merged.errors)\(merged.output)")
    let shown = session.run("show", "0930-entry").output
    #expect(shown.contains("Lyon") && shown.contains("😐"), "\(shown)")
    #expect(session.holding("Zauberwort") == [])
  }

  @Test func `two sealed records of one minute are two`() throws {
    session.write(try sealed(Self.ours), to: Self.path)
    session.write(try sealed(Self.ours), to: "2026/11/2026-11-20-0930-entry-2.md.age")
    #expect(session.run("conflicts").output == "no conflicts\n")
    #expect(session.run("check").output == "")
  }

  // MARK: In clear beside the sealed one

  private static let clear = "2026/11/2026-11-20-0930-zauberwort.md"
  private static let said =
    "in clear beside \(path), which is sealed; 'smjournal seal \(clear)' seals this text too and keeps both, "
    + "'smjournal resolve \(clear) --ours' keeps the sealed one alone, --theirs this one"
  private static let edited =
    "---\nat: \"2026-11-20T09:30:00+01:00\"\ntitle: Zauberwort\n---\n\nOne.\n"

  /// Sealed here, and edited in clear on another device, whose file came back.
  private func writeBeside() throws {
    session.write(try sealed(Self.edited.replacing("One.", with: "Zero.")), to: Self.path)
    session.write(Self.edited, to: Self.clear)
  }

  @Test(arguments: [true, false])
  func `what lies in clear beside its sealed file is named, with the way out`(isLocked: Bool) throws {
    try writeBeside()
    if isLocked { takeKey() }
    let conflicts = session.run("conflicts")
    #expect(conflicts.output == "\(Self.clear)\n    \(Self.said)\n")
    #expect(session.run("check").errors.contains("\(Self.clear):1:1: warning: \(Self.said)\n"))
    #expect(session.run("doctor").output.contains("\nConflicts    1\n"))
    let refusal = session.run("resolve", "--all")
    #expect(refusal.code == 1)
    #expect(refusal.errors == "\(Self.clear): error: \(Self.said)\n")
    // For all, nothing goes away of which nobody knows whether it is the same.
    if isLocked {
      #expect(session.run("resolve", "--all", "--ours").code == 1)
      #expect(session.text(Self.clear) == Self.edited)
    }
  }

  @Test func `of the sealed and the clear one the chosen one stays, and both sealed where she seals`() throws
  {
    try writeBeside()
    let ours = session.run("resolve", "zauberwort", "--ours")
    #expect(ours.output == "Kept \(Self.path) as it is; \(Self.clear) is now trash/\(Self.path)\n")
    #expect(session.holding("Zauberwort").filter { $0.hasPrefix("journal/") } == [])
    session.run("undo")
    #expect(session.text(Self.clear) == Self.edited)
    let theirs = session.run("resolve", "zauberwort", "--theirs")
    #expect(theirs.output == "Kept \(Self.clear) as it is; \(Self.path) is now trash/\(Self.path)\n")
    session.run("undo")
    #expect(session.run("seal", Self.clear).code == 0)
    #expect(session.holding("Zauberwort") == [])
    #expect(session.files.count { $0.hasSuffix("entry.md.age") || $0.hasSuffix("entry-2.md.age") } == 2)
    #expect(session.run("conflicts").output == "no conflicts\n")
  }

  @Test(arguments: ["title: Zauberwort", "at: \"2026-11-20T09:30:00+01:00\""])
  func `another record of that minute is no conflict where the sealed one can be opened`(same: String) throws
  {
    session.write(try sealed(Self.edited), to: Self.path)
    let other = "---\nat: \"2026-11-20T09:30:59+01:00\"\ntitle: Other\n---\n"
    let key = String(same.prefix { $0 != ":" })
    let line = other.split(separator: "\n").first { $0.hasPrefix(key) } ?? ""
    session.write(other.replacing(line, with: same), to: Self.clear)
    #expect(session.run("conflicts").output == "no conflicts\n")
    takeKey()
    #expect(session.run("conflicts").output == "\(Self.clear)\n    \(Self.said)\n")
  }

  @discardableResult
  private func git(_ words: String...) -> String {
    Program.run("git", ["-C", session.folder.absolute("journal")] + words)?.text ?? ""
  }

  @Test(.enabled(if: GitRepository.isInstalled), arguments: [true, false])
  func `where git waits, all name the same sides, and no clear text goes to the trash`(isSealedHere: Bool) {
    session.write(Self.edited, to: Self.clear)
    git("init", "-q", "-b", "main")
    git("config", "user.name", "a")
    git("config", "user.email", "a@example.org")
    git("add", "-A")
    git("commit", "-qm", "begin")
    git("checkout", "-qb", "sealing")
    session.run("seal", "zauberwort")
    git("add", "-A")
    git("commit", "-qm", "seal")
    git("checkout", "-q", "main")
    session.write(Self.edited.replacing("One.", with: "Zauber two."), to: Self.clear)
    git("commit", "-qam", "edit")
    if isSealedHere { git("checkout", "-q", "sealing") }
    git("merge", "-q", isSealedHere ? "main" : "sealing")
    let said =
      isSealedHere
      ? "sealed here and changed in clear on the other side; --ours keeps it sealed, --theirs takes the changed text"
      : "changed here in clear and sealed on the other side; --theirs keeps it sealed, --ours keeps the changed text"
    for command in ["check", "conflicts"] {
      let reply = session.run(command)
      #expect((reply.output + reply.errors).contains(said), "\(reply)")
    }
    #expect(session.run("resolve", "zauberwort", isSealedHere ? "--ours" : "--theirs").code == 0)
    #expect(session.files.contains(Self.path) && !session.files.contains(Self.clear))
    #expect(session.holding("auber").filter { $0.hasPrefix("journal/") } == [])
    #expect(session.files.contains { $0.hasPrefix("trash/") && $0.hasSuffix(".age") })
  }
}
