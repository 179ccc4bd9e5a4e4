import JournalIndex
import JournalModel
import JournalTestSupport
import Synchronization
import SystemLibrary
import Testing
import YAMLCodec

@testable import JournalFiles
@testable import JournalFormat
@testable import JournalStore

private let profile = "---\nsmjournal: 1\nname: Anna\ntimezone: Europe/Paris\n---\n"

/// A journal's folder that is opened as a program opens it.
private struct Fixture {
  let scratch = ScratchFolder()
  var options: Journal.Options

  init(_ files: [String: String] = [:]) {
    scratch.makeFolder("journal")
    scratch.write(profile, to: "journal/journal.md")
    for (path, text) in files { scratch.write(text, to: "journal/" + path) }
    let environment = Environment([
      "XDG_CACHE_HOME": scratch.absolute("cache"), "XDG_STATE_HOME": scratch.absolute("state"),
    ])
    options = Journal.Options(root: scratch.absolute("journal"), environment: environment)
    options.zone = { .utc }
  }

  func open() throws(StoreError) -> Journal { try Journal.open(options) }
}

private func civilDay(_ iso: String) -> CivilDay { CivilDay(iso: iso) ?? CivilDay(number: 0) }

@Suite struct JournalTests {
  private static let entry = "---\ntitle: A walk # by the lake\ndate: 2026-03-02\n---\nText.\n"

  @Test func `the nearest journal upwards is opened, with cache and state where they belong`() throws {
    var fixture = Fixture(["2026/03/a.md": JournalTests.entry, "2026/03/journal.md": "no profile"])
    fixture.options.root = nil
    fixture.options.workingFolder = fixture.scratch.absolute("journal/2026/03")
    let journal = try fixture.open()
    #expect(journal.root == fixture.scratch.absolute("journal"))
    #expect(journal.profile.name == "Anna")
    #expect(journal.zone.name == "Europe/Paris")
    #expect(journal.profileProblems == [])
    #expect(Set(journal.records().records.map(\.path)) == ["2026/03/a.md", "2026/03/journal.md"])
    _ = try journal.delete(journal.record(named: "a"))
    let key = Bytes.hexadecimal(Bytes.checksum(Array(journal.root.utf8)))
    let state = try #require(journal.store.stateFolder?.split(separator: "/").last)
    #expect(state.hasPrefix(key))
    let outside = fixture.scratch.files().filter { !$0.hasPrefix("journal/") }
    #expect(
      outside == [
        "cache/smjournal/\(key)/index", "state/smjournal/\(state)/changes/1", "state/smjournal/\(state)/lock",
        "state/smjournal/\(state)/root",
      ])
  }

  @Test func `a folder without a journal, and one that is not there, are none`() {
    var fixture = Fixture()
    fixture.scratch.makeFolder("other")
    for folder in ["other", "nowhere"] {
      let path = fixture.scratch.absolute(folder)
      fixture.options.root = path
      #expect(throws: StoreError(path: path, reason: .noJournal)) { try fixture.open() }
    }
  }

  @Test func `a journal.md that marks no journal is told apart from none`() {
    var fixture = Fixture()
    fixture.scratch.write("---\ntitle: mine\n---\n", to: "other/journal.md")
    fixture.scratch.makeFolder("other/below")
    fixture.scratch.makeFolder("folder/journal.md")
    fixture.scratch.makeFolder("linked")
    fixture.scratch.link("linked/journal.md", to: "../journal/journal.md")
    let reasons: [(String, StoreError.Reason)] = [
      ("other", .notAProfile), ("folder", .notAFile(.folder)), ("linked", .symbolicLink),
    ]
    for (folder, reason) in reasons {
      let path = fixture.scratch.absolute(folder)
      fixture.options.root = path
      #expect(throws: StoreError(path: path + "/journal.md", reason: reason)) { try fixture.open() }
    }
    fixture.options.root = nil
    fixture.options.workingFolder = fixture.scratch.absolute("other/below")
    let path = fixture.scratch.absolute("other/journal.md")
    #expect(throws: StoreError(path: path, reason: .notAProfile)) { try fixture.open() }
  }

  @Test(arguments: [
    ("", StoreError.Reason.textElsewhere(.emptyFile)), ("\0\0\0", .textElsewhere(.emptyFile)),
    ("version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 120\n", .textElsewhere(.lfsPointer)),
    (
      "<<<<<<< ours\n---\nsmjournal: 1\n---\n=======\n---\nsmjournal: 1\nname: b\n---\n>>>>>>> theirs\n",
      .textElsewhere(.unfinishedMerge)
    ),
  ])
  func `what may become the profile of a journal within another keeps its words out of that`(
    text: String, reason: StoreError.Reason
  ) {
    var fixture = Fixture()
    fixture.scratch.write(text, to: "journal/inner/journal.md")
    fixture.scratch.makeFolder("journal/inner/below")
    fixture.options.root = nil
    let inner = fixture.scratch.absolute("journal/inner")
    for folder in [inner, inner + "/below"] {
      fixture.options.workingFolder = folder
      #expect(throws: StoreError(path: inner + "/journal.md", reason: reason)) { try fixture.open() }
      #expect(Journal.root(around: folder) == inner)
    }
  }

  @Test func `a note of the name of the profile, and a folder, are part of the journal around`() throws {
    var fixture = Fixture()
    fixture.scratch.write("My journal of travels\n", to: "journal/travels/journal.md")
    fixture.scratch.makeFolder("journal/folder/journal.md")
    fixture.options.root = nil
    for folder in ["journal/travels", "journal/folder"] {
      fixture.options.workingFolder = fixture.scratch.absolute(folder)
      #expect(try fixture.open().root == fixture.scratch.absolute("journal"))
    }
  }

  @Test func `a linked profile, and one in UTF-16, keep the words of its folder out of the journal around`() {
    var fixture = Fixture()
    fixture.scratch.makeFolder("journal/linked")
    fixture.scratch.link("journal/linked/journal.md", to: "/nowhere")
    fixture.scratch.write(
      [0xFF, 0xFE] + Array("---\nsmjournal: 1\n---\n".utf8).flatMap { [$0, 0] }, to: "journal/wide/journal.md"
    )
    fixture.options.root = nil
    for folder in ["journal/linked", "journal/wide"] {
      fixture.options.workingFolder = fixture.scratch.absolute(folder)
      #expect(throws: StoreError.self) { try fixture.open() }
    }
  }

  @Test func `a file gets the name that it must have, or none`() throws {
    let fixture = Fixture()
    let journal = try fixture.open()
    let draft = Draft(kind: .entry, day: civilDay("2026-03-02"), body: "One\n")
    let path = "2026/03/2026-03-02.md"
    #expect(try journal.create(draft, stem: "2026-03-02", isSole: true).path == path)
    #expect(throws: StoreError(path: path, reason: .nameTaken)) {
      try journal.create(draft, stem: "2026-03-02", isSole: true)
    }
    #expect(try journal.create(draft, stem: "2026-03-02").path == "2026/03/2026-03-02-2.md")
  }

  @Test func `an unknown zone is a problem of the profile, and the clock goes on`() throws {
    let fixture = Fixture()
    fixture.scratch.write("---\nsmjournal: 1\nfuseau: Mars/Phobos\n---\n", to: "journal/journal.md")
    let journal = try fixture.open()
    #expect(journal.zone == .utc)
    let problem = Problem(
      path: "journal.md", position: SourcePosition(line: 3, column: 9, offset: 25),
      reason: .wrongValue(key: "timezone", found: "Mars/Phobos", expected: .zoneName))
    #expect(journal.profileProblems == [problem])
    #expect(journal.check() == [problem])
  }

  @Test func `what has the name of a record and is no file is found, and can't be read`() throws {
    let fixture = Fixture()
    fixture.scratch.makePipe("journal/pipe.md")
    fixture.scratch.makeFolder("journal/2026/folder.md")
    fixture.scratch.link("journal/gone.md", to: "nowhere")
    let journal = try fixture.open()
    let reasons: [(String, String, Problem.FileType)] = [
      ("pipe", "pipe.md", .pipe), ("2026/folder.md", "2026/folder.md", .folder),
      ("gone", "gone.md", .brokenLink),
    ]
    for (name, path, type) in reasons {
      guard journal.check().contains(Problem(path: path, reason: .notAFile(type))) else {
        // A folder may be called anything: nothing is wrong with it.
        #expect(type == .folder)
        continue
      }
      let record = try journal.record(named: name)
      #expect(record.path == path)
      #expect(throws: StoreError(path: path, reason: .notAFile(type))) { try journal.file(of: record) }
    }
    #expect(throws: RecordLookupError.notFound("nobody")) { try journal.record(named: "nobody") }
  }

  @Test func `an edit of keys is made again on a file that changed at the same moment`() throws {
    let changes = Mutex(0)
    var plan = DiskPlan()
    plan.before = { call, tree in
      // The new text is being written aside.
      guard call == .fsync,
        changes.withLock({
          $0 -= 1; return $0 >= 0
        })
      else { return nil }
      let path = FileStore.simulatedRoot + "/a.md"
      let bytes = tree.node(at: Array(path.utf8)).map { tree[$0].bytes } ?? []
      tree.save(bytes + Array("An added line.\n".utf8), at: path)
      return nil
    }
    let store = FileStore.simulated(texts: ["a.md": "---\ntitle: A\n---\n"], plan: plan)
    let journal = Journal(store: store)
    let record = try journal.record(named: "a")
    changes.withLock { $0 = 3 }
    _ = try journal.edit(record, [.add(item: "x", key: "tags")], now: nil)
    #expect(
      String(decoding: try store.read("a.md").bytes, as: UTF8.self)
        == "---\ntitle: A\ntags:\n  - x\n---\nAn added line.\nAn added line.\nAn added line.\n")
    changes.withLock { $0 = 100 }
    #expect(throws: ChangeError.store(StoreError(path: "a.md", reason: .changedSinceRead))) {
      try journal.edit(record, [.add(item: "y", key: "tags")], now: nil)
    }
  }

  @Test func `a journal is made once`() throws {
    let scratch = ScratchFolder()
    try Journal.create(at: scratch.absolute("a/b"), profile: Array(profile.utf8))
    #expect(scratch.text(of: "a/b/journal.md") == profile)
    #expect(scratch.mode(of: "a/b") == 0o700)
    #expect(scratch.mode(of: "a/b/journal.md") == 0o600)
    #expect(throws: StoreError(path: "journal.md", reason: .journalExists)) {
      try Journal.create(at: scratch.absolute("a/b"), profile: [])
    }
    #expect(scratch.text(of: "a/b/journal.md") == profile)
    #expect(scratch.files() == ["a/b/journal.md"])
  }

  @Test func `a draft becomes a file in the folder of its month`() throws {
    let fixture = Fixture()
    let journal = try fixture.open()
    var draft = Draft(kind: .entry, day: civilDay("2026-11-20"), body: "Long.\n")
    draft[.title] = .string("A hard night")
    draft[.at] = .string("2026-11-21T02:30:00+01:00")
    let change = try journal.create(draft)
    #expect(change == Change(kind: .created, path: "2026/11/2026-11-21-0230-a-hard-night.md"))
    let record = try journal.record(named: "hard")
    #expect(record.title == "A hard night")
    #expect(record.date == civilDay("2026-11-20"))
    #expect(try journal.create(draft).path == "2026/11/2026-11-21-0230-a-hard-night-2.md")
  }

  @Test func `an edit changes the lines of its keys`() throws {
    let fixture = Fixture(["2026/03/a.md": JournalTests.entry])
    let journal = try fixture.open()
    let change = try journal.edit(
      try journal.record(named: "a"), [.set(key: "date", text: "2026-03-03")], now: nil)
    #expect(change == Change(kind: .replaced, path: "2026/03/a.md"))
    let text = try #require(fixture.scratch.text(of: "journal/2026/03/a.md"))
    #expect(text.hasPrefix("---\ntitle: A walk # by the lake\ndate: "))
    #expect(try journal.record(named: "a").date == civilDay("2026-03-03"))
    #expect(throws: ChangeError.self) {
      try journal.edit(try journal.record(named: "a"), [.set(key: "date", text: "never")], now: nil)
    }
    #expect(fixture.scratch.text(of: "journal/2026/03/a.md") == text)
  }

  @Test(arguments: [
    ("2026/03/2026-03-02-a.md", "2026/04/2026-04-05-a.md"), ("2026/03/a.md", "2026/04/a.md"),
    ("walks/2026-03-02.md", "walks/2026-04-05.md"), ("a.md", "a.md"),
    ("2026/03/2026-03-03-0745-check-out.md", "2026/04/2026-04-06-0745-check-out.md"),
  ])
  func `a record that gets another day is filed there`(path: String, expected: String) throws {
    let fixture = Fixture([path: JournalTests.entry])
    let journal = try fixture.open()
    let record = try journal.record(named: path)
    let change = try journal.move(record, to: civilDay("2026-04-05"), now: nil)
    #expect(change.path == expected)
    #expect(try journal.record(named: expected).date == civilDay("2026-04-05"))
    _ = try journal.undo()
    #expect(fixture.scratch.text(of: "journal/" + path) == JournalTests.entry)
  }

  @Test func `time off keeps its length when it moves`() throws {
    let text = "---\nkind: vacation\nfrom: 2026-03-02\nuntil: 2026-03-08\n---\n"
    let fixture = Fixture(["2026/03/2026-03-02-vacation.md": text])
    let journal = try fixture.open()
    let change = try journal.move(try journal.record(named: "vacation"), to: civilDay("2026-12-28"), now: nil)
    #expect(change.path == "2026/12/2026-12-28-vacation.md")
    let record = try journal.record(named: "vacation")
    #expect([record.from, record.until] == [civilDay("2026-12-28"), civilDay("2027-01-03")])
  }

  @Test func `a name stands for one record or for none`() throws {
    let fixture = Fixture([
      "2026/03/walk.md": "a", "2026/04/walk-2.md": "b", "x/same.md": "c", "y/same.md": "d",
    ])
    let journal = try fixture.open()
    let root = fixture.scratch.absolute("journal")
    for name in ["walk", "walk.md", "2026/03/walk.md", "./2026/03/walk.md", root + "/2026/03/walk.md"] {
      #expect(try journal.record(named: name).path == "2026/03/walk.md")
    }
    #expect(try journal.record(named: "K-2").path == "2026/04/walk-2.md")
    #expect(throws: RecordLookupError.ambiguous("al", candidates: ["walk", "walk-2"])) {
      try journal.record(named: "al")
    }
    #expect(throws: RecordLookupError.ambiguous("same", candidates: ["x/same.md", "y/same.md"])) {
      try journal.record(named: "same")
    }
    #expect(throws: RecordLookupError.notFound("journal")) { try journal.record(named: "journal") }
    #expect(throws: RecordLookupError.notFound("")) { try journal.record(named: "") }
  }

  @Test func `a check finds the problems of records and of the profile`() throws {
    let fixture = Fixture([
      "2026/03/a.md": "---\nkind: check-in\nenergy: 9\ndate: 2026-02-30\n---\n",
      "journal.md": "---\nsmjournal: 1\nworking-days: never\n---\n",
    ])
    let journal = try fixture.open()
    #expect(journal.check().map(\.path) == ["2026/03/a.md", "2026/03/a.md", "journal.md"])
    #expect(journal.check().map(\.position?.line) == [3, 4, 3])
    #expect(journal.reindex().problems.count == 2)
  }

  @Test func `without an index, with one, and in memory the answer is the same`() throws {
    let files = ["2026/03/a.md": JournalTests.entry, "2026/04/b.md": "---\nkind: check-in\nenergy: 9\n---\n"]
    var fixture = Fixture(files)
    for path in files.keys { fixture.scratch.setModified(1_775_000_000_000_000_000, of: "journal/" + path) }
    let with = try fixture.open().records()
    fixture.options.index = .none
    #expect(try fixture.open().records() == with)
    fixture.options.index = .file(fixture.scratch.absolute("elsewhere/index"))
    #expect(try fixture.open().records() == with)
    #expect(fixture.scratch.bytes(of: "elsewhere/index") != nil)
    let memory = Journal(
      store: .simulated(texts: files.merging(["journal.md": profile]) { $1 }))
    #expect(memory.profile.name == "Anna")
    #expect(Set(memory.records().records.map(\.path)) == Set(files.keys))
    #expect(memory.check() == with.problems.all)
  }

  @Test(arguments: [
    "../etc/passwd", "/etc/passwd", "", "Europe", "Europe/Nowhere", "a b", "Europe/../Europe/Paris",
  ])
  func `what is no zone's name finds none`(name: String) {
    #expect(SystemZones().zone(named: name) == nil)
  }

  @Test(arguments: [
    ("UTC", 0), ("GMT", 0), ("Z", 0), ("Etc/UTC", 0), ("+02:00", 7200), ("-0330", -12_600), ("+2", 7200),
    ("UTC+2", 7200), ("GMT-05:30", -19_800), ("Etc/GMT-2", 7200), ("Etc/GMT+5", -18_000),
  ])
  func `zones that say their offset need no rules`(name: String, offset: Int32) {
    let zones = SystemZones(folders: ["/nowhere"], localFile: "/nowhere")
    #expect(zones.zone(named: name)?.offset(at: Instant(secondsSinceEpoch: 1_782_000_000)) == offset)
  }

  @Test(arguments: [
    "", "+", "UTC+", "+25", "+02:0", "+2:3", "+02:60", "+19:00", "UTC2", "Zulu+1", "Europe/Paris", "+02:00x",
  ])
  func `other names need them`(name: String) {
    #expect(SystemZones(folders: ["/nowhere"], localFile: "/nowhere").zone(named: name) == nil)
  }

  @Test func `TZDIR takes the place of the system's folders, as it does for the C library`() throws {
    let scratch = ScratchFolder()
    scratch.makeFolder("own/Here")
    scratch.link("own/Here/Town", to: "/usr/share/zoneinfo/Asia/Tokyo")
    let environment = Environment(["TZDIR": scratch.absolute("own"), "TZ": "Here/Town"])
    let zones = SystemZones(localFile: "/nowhere", environment: environment)
    let moment = Instant(secondsSinceEpoch: 1_782_000_000)
    #expect(zones.current(environment: environment)?.offset(at: moment) == 32_400)
    #expect(zones.zone(named: "Europe/Paris") == nil)
    #expect(zones.current(environment: Environment(["TZ": "Europe/Paris"])) == nil, "nobody knows that zone")
    let rule = Environment(["TZ": "CET-1CEST,M3.5.0,M10.5.0/3"])
    #expect(zones.current(environment: rule)?.offset(at: moment) == 7200)
  }

  @Test func `a zone without rules is a problem of the profile, or of TZ`() throws {
    var fixture = Fixture(["2026/03/a.md": JournalTests.entry])
    let empty = fixture.scratch.absolute("empty")
    fixture.options.environment = Environment(["TZDIR": empty])
    let journal = try fixture.open()
    #expect(journal.zoneProblem?.reason == .noZoneRules("Europe/Paris", folder: empty))
    #expect(journal.zoneProblem?.path == "journal.md")
    #expect(journal.zoneProblem?.position != nil)
    #expect(journal.profileProblems == [journal.zoneProblem])
    fixture.scratch.write("---\nsmjournal: 1\n---\n", to: "journal/journal.md")
    fixture.options.zone = nil
    fixture.options.environment = Environment(["TZDIR": empty, "TZ": "Europe/Rome"])
    let other = try fixture.open()
    let reason = Problem.Reason.noZoneRules("Europe/Rome", folder: empty)
    #expect(other.zoneProblem == Problem(path: "", reason: reason))
    #expect(other.profileProblems.isEmpty)
    fixture.options.environment = Environment(["TZ": "UTC"])
    #expect(try fixture.open().zoneProblem == nil)
  }

  @Test(.enabled(if: ScratchFolder.isPrivileged))
  func `a journal above that belongs to another user is refused unless it is named`() throws {
    var fixture = Fixture(["2026/03/a.md": JournalTests.entry])
    let root = fixture.scratch.absolute("journal")
    fixture.options.root = nil
    fixture.options.workingFolder = root + "/2026/03"
    let refusal = StoreError(path: root, reason: .foreignJournal)
    for owned in [["journal/journal.md"], ["journal"], ["journal", "journal/journal.md"]] {
      for path in owned { fixture.scratch.setOwner(12_345, of: path) }
      #expect(throws: refusal) { try fixture.open() }
      #expect(Journal.root(around: root + "/2026/03") == nil)
      fixture.options.fallback = { root }
      #expect(throws: refusal, "the usual journal is not taken unsaid") { try fixture.open() }
      fixture.options.fallback = nil
      for path in owned { fixture.scratch.setOwner(0, of: path) }
    }
    for path in ["journal", "journal/journal.md"] { fixture.scratch.setOwner(12_345, of: path) }
    fixture.options.environment = Environment(["SUDO_UID": "12345"])
    #expect(try fixture.open().root == root, "who called the program by sudo")
    fixture.options.environment = Environment([:])
    fixture.options.root = root
    #expect(try fixture.open().root == root)
  }

  @Test func `zones come from the system`() throws {
    let paris = try #require(SystemZones().zone(named: "Europe/Paris"))
    #expect(paris.offset(at: Instant(secondsSinceEpoch: 1_782_000_000)) == 7200)
    #expect(SystemZones().current(environment: Environment(["TZ": ":Europe/Paris"])) == paris)
    #expect(SystemZones(folders: [], localFile: "/nowhere").current(environment: Environment([:])) == .utc)
    let scratch = ScratchFolder()
    scratch.link("localtime", to: "/usr/share/zoneinfo/Europe/Paris")
    let local = SystemZones(localFile: scratch.absolute("localtime")).current(environment: Environment([:]))
    #expect(local?.offset(at: Instant(secondsSinceEpoch: 1_782_000_000)) == 7200)
  }

  @Test(arguments: ["journal", "journal/2026/03"])
  func `a journal whose journal.md a sync tool renamed is named, and no other one taken for it`(
    folder: String
  ) throws {
    var fixture = Fixture(["2026/03/a.md": JournalTests.entry])
    let (root, other) = (fixture.scratch.absolute("journal"), fixture.scratch.absolute("other"))
    fixture.scratch.write(profile, to: "other/journal.md")
    let copies = ["20261120-181502-AAAAAAA", "20261121-002003-PIDLRVI"].map {
      "journal.sync-conflict-\($0).md"
    }
    for copy in copies { fixture.scratch.write(profile, to: "journal/" + copy) }
    fixture.scratch.write("An entry.\n", to: "journal/journal.sync-conflict-20261122-002003-PIDLRVI.md")
    fixture.scratch.remove("journal/journal.md")
    fixture.options.root = nil
    fixture.options.workingFolder = fixture.scratch.absolute(folder)
    fixture.options.fallback = { other }
    #expect(throws: StoreError(path: root, reason: .profileCopied(name: copies[1]))) { try fixture.open() }
    #expect(Journal.obstacle(at: root) == .profileCopied(name: copies[1]))
    fixture.options.takesCopiedProfile = true
    #expect(try fixture.open().root == root)
    #expect(try fixture.open().profile.name == "Anna")
  }

  @Test(arguments: ["journal", "gone"])
  func `where the journal of the device is away, nobody takes its folder for one without`(folder: String) {
    var fixture = Fixture(["2026/03/a.md": JournalTests.entry])
    fixture.scratch.remove("journal/journal.md")
    fixture.options.root = nil
    fixture.options.workingFolder = fixture.scratch.absolute("cache")
    let away = fixture.scratch.absolute(folder)
    fixture.options.fallback = { away }
    #expect(throws: StoreError(path: away, reason: .journalAway)) { try fixture.open() }
  }

  @Test func `a journal that this device had an index of, and whose journal.md is gone, is named`() throws {
    var fixture = Fixture(["2026/03/a.md": JournalTests.entry])
    let (root, other) = (fixture.scratch.absolute("journal"), fixture.scratch.absolute("other"))
    fixture.scratch.write(profile, to: "other/journal.md")
    _ = try fixture.open().reindex()
    fixture.scratch.remove("journal/journal.md")
    fixture.options.root = nil
    fixture.options.workingFolder = root
    fixture.options.fallback = { other }
    #expect(throws: StoreError(path: root, reason: .profileGone)) { try fixture.open() }
    fixture.scratch.remove("journal/2026/03/a.md")
    fixture.options.workingFolder = fixture.scratch.absolute("cache")
    #expect(try fixture.open().root == other)
  }

  @Test func `another shift in its place takes in no text with the markers of a clash`() throws {
    let path = "2026/03/2026-03-06-shift-late.md"
    let fixture = Fixture([path: "---\nkind: shift\ndate: 2026-03-06\nshift: late\n---\n"])
    let journal = try fixture.open()
    let record = try #require(journal.records(matching: Query()).records.first)
    let draft = Draft(kind: .shift, day: civilDay("2026-03-06"), body: "<<<<<<< a\n=======\n>>>>>>> b")
    #expect(throws: ChangeError.store(StoreError(path: path, reason: .textHoldsMarkers))) {
      try journal.change(record, to: .night, draft, now: nil)
    }
  }
}
