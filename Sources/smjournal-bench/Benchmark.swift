import JournalFiles
import JournalFormat
import JournalIndex
import JournalModel
import JournalStore
import SystemLibrary

/// Measures what the journal does beside what the machine allows.
struct Benchmark {
  /// The root of a generated journal, absolute.
  let folder: String
  /// How often everything is done; the best time counts.
  let rounds: Int
  /// `smjournal`, where it was built beside this program; it has an index of its own.
  private let program: String?
  private let ownPath: String

  init(folder: String, rounds: Int, ownPath: String) {
    self.folder = folder
    self.rounds = rounds
    self.ownPath = ownPath
    let ownFolder = ownPath.lastIndex(of: "/").map { String(ownPath[...$0]) } ?? "./"
    let sister = ownFolder + "smjournal"
    program = System.isExecutable(sister) ? sister : nil
  }

  /// Prints the table, the memory of a full reindex and the size of the index.
  func run() throws(StoreError) {
    let peak = peakOfReindex()
    var options = Journal.Options(root: folder, index: .file(folder + ".index"))
    options.zone = { .utc }
    let journal = try Journal.open(options)
    let report = journal.reindex(.full)
    print("\(report.files) records, \(report.problems.count) problems; best of \(rounds) rounds")
    if program == nil { print("smjournal is not beside this program: whole commands are not measured") }
    var lines = lines(for: journal)
    for _ in 0..<rounds {
      for number in lines.indices { lines[number].measure(program.map { _ in { command($0) } }) }
    }
    for line in BenchmarkTable(lines: lines).text { print(line) }
    if let peak { print("peak memory of reindex --full: \(peak >> 20) MiB, at most 40") }
    let index = (try? System.real.status(path: folder + ".index"))?.state.size ?? 0
    let bytes = Platform.statLoop(folder)
    let share = BenchmarkTable.rounded(Double(index) / Double(max(bytes, 1)) * 100, 1)
    print("index: \(index >> 10) KiB, \(share) % of the journal's \(bytes >> 10) KiB, at most 30 %")
  }

  /// Before this process has grown, for a child begins with the size of its parent.
  private func peakOfReindex() -> Int? {
    program.flatMap { run($0, ["-C", folder, "reindex", "--full"]) }?.peak
  }

  /// Runs a program as a person would run it, with a place for caches of its own; what it says goes nowhere.
  private func run(_ program: String, _ words: [String]) -> ChildProcess.Ending? {
    let environment = ["XDG_CACHE_HOME=\(folder).cache", "XDG_STATE_HOME=\(folder).cache", "LANG=C.UTF-8"]
    let arguments = words.map { Array($0.utf8) }
    return ChildProcess(program, arguments, environment: environment, streams: .none)?.wait()
  }

  /// Exit code 1 tells of nothing found, or of a mistake in a file; what is beyond was no answer.
  private func command(_ words: [String]) {
    guard let program else { return }
    if let end = run(program, ["-C", folder] + words), end.status <= 1 { return }
    print("smjournal \(words.joined(separator: " ")) failed: its time says nothing")
  }

  /// Makes both indexes trust all files: those younger than the index are read again.
  private func settle(_ journal: Journal) {
    System.real.sleep(milliseconds: 40)
    _ = journal.reindex()
    command(["reindex"])
  }

  private func lines(for journal: Journal) -> [Measurement] {
    let unchanged = "reindex, nothing changed"
    let isThirdOfAll = Measurement.Goal.over(unchanged, milliseconds: 10)
    let isFew = Measurement.Goal.over(unchanged, milliseconds: 5)
    let records = journal.records().records
    let newest = records.last?.id ?? ""
    let isOne = Measurement.Goal.over("process start", milliseconds: 2)
    return limits + [
      Measurement("reindex --full", fullGoal(records.count), command: ["reindex", "--full"]) {
        _ = journal.reindex(.full)
      },
      Measurement(unchanged, .times(0.6, of: "stat loop"), command: ["reindex"]) {
        _ = journal.reindex()
      } prepare: {
        settle(journal)
      }, Measurement("today", .times(2, of: "process start"), command: ["today", "--now", JournalPlan.now]),
      Measurement("show ID", isOne, command: ["show", newest]),
      Measurement(
        "set ID energy=…", isOne, command: ["set", newest, "energy=3"],
        prepare: { setEnergy(of: newest, in: journal) }),
      list("list --limit 10", isFew, ["--limit", "10"], journal) { $0.limit = 10 },
      list("list --tag, few", isFew, ["--tag", Marks.rareTag], journal) { $0.tags = [Marks.rareTag] },
      list("list --tag, a third", isThirdOfAll, ["--tag", Marks.thirdTag], journal) {
        $0.tags = [Marks.thirdTag]
      },
      list("list --where ward=…", isFew, ["--where", "ward=" + Marks.ward], journal) {
        $0.conditions = [Condition(key: "ward", comparison: .equal, value: Marks.ward)]
      }, Measurement("stats", isFew, command: ["stats", "--now", JournalPlan.now]),
      search("search, few", 15, Marks.rareWord, journal),
      search("search, a tenth", 25, Marks.tenthSearched, journal),
      search("search, none", 15, Marks.missingWord, journal), list("list, all", nil, [], journal) { _ in },
      Measurement("reindex, 10 changed", .times(2, of: "stat loop"), command: ["reindex"]) {
        _ = journal.reindex()
      } prepare: {
        changeTen(of: journal)
      },
    ]
  }

  /// The start of threads and the cache's own files count for more where there is less to read.
  private func fullGoal(_ count: Int) -> Measurement.Goal {
    .times(count < 5_000 ? 4 : count < 50_000 ? 2 : 1.5, of: "read loop")
  }

  /// What the machine itself takes.
  private var limits: [Measurement] {
    return [
      Measurement("read loop") { _ = Platform.readLoop(folder) },
      Measurement("stat loop") { _ = Platform.statLoop(folder) },
      // Where the program is missing, this one takes its place.
      program == nil
        ? Measurement("process start") { _ = run(ownPath, ["nothing"]) }
        : Measurement("process start", command: ["--version"]),
    ]
  }

  private func list(
    _ name: String, _ goal: Measurement.Goal?, _ words: [String], _ journal: Journal,
    _ ask: (inout Query) -> Void
  ) -> Measurement {
    var query = Query()
    ask(&query)
    // As the command does, but for the lines.
    return Measurement(name, goal, command: ["list"] + words) {
      _ = journal.map(query) { part in part.forEachOutline { _ in } }
    }
  }

  /// The first twenty that a search finds.
  private func search(_ name: String, _ allowed: Double, _ word: String, _ journal: Journal) -> Measurement {
    var query = Query()
    query.limit = 20
    let goal = Measurement.Goal.over("reindex, nothing changed", milliseconds: allowed)
    return Measurement(name, goal, command: ["search", word, "--limit", "20"]) {
      _ = journal.search(SearchTerms(word), matching: query)
    }
  }

  /// Makes sure that the command has something to change.
  private func setEnergy(of id: String, in journal: Journal) {
    guard let record = try? journal.record(named: id) else { return }
    _ = try? journal.edit(record, [.set(key: "energy", text: "2")], now: nil)
  }

  /// Lets ten files grow by a line break, spread over all years.
  private func changeTen(of journal: Journal) {
    let paths = journal.records().records.map(\.path)
    for number in 0..<10 where !paths.isEmpty {
      let path = paths[number * paths.count / 10]
      guard let file = try? journal.store.read(path) else { continue }
      Platform.write(file.bytes + [0x0A], to: folder + "/" + path)
    }
  }
}
