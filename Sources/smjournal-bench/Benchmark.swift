import JournalFiles
import JournalFormat
import JournalIndex
import JournalModel
import JournalStore
import SystemLibrary

/// Measures what commands take beside what the machine allows.
struct Benchmark {
  /// The root of a generated journal, absolute.
  let folder: String
  /// How often everything is done; the best time counts.
  let rounds: Int
  /// `smjournal`, built beside this program.
  private let program: String

  init(folder: String, rounds: Int, ownPath: String) {
    self.folder = folder
    self.rounds = rounds
    program = (ownPath.lastIndex(of: "/").map { String(ownPath[...$0]) } ?? "./") + "smjournal"
  }

  /// Prints the table, the memory of a full reindex and the size of the index.
  func run() throws(StoreError) {
    guard System.isExecutable(program) else { return print("smjournal is not beside this program") }
    // Before this process has grown, for a child begins with the size of its parent.
    let peak = child(["reindex", "--full"])?.peak
    let journal = try Journal.open(Journal.Options(root: folder, index: .none))
    let records = journal.records().records
    print("\(records.count) records; best of \(rounds) rounds")
    var lines = lines(for: journal, newest: records.last?.id ?? "", count: records.count)
    for _ in 0..<rounds { for number in lines.indices { lines[number].measure() } }
    for line in BenchmarkTable(lines: lines).text { print(line) }
    if let peak { print("peak memory of reindex --full: \(peak >> 20) MiB, at most 40") }
    let index = (try? System.real.status(path: folder + ".index"))?.state.size ?? 0
    let bytes = Platform.statLoop(folder)
    let share = BenchmarkTable.rounded(Double(index) / Double(max(bytes, 1)) * 100, 1)
    print("index: \(index >> 10) KiB, \(share) % of the journal's \(bytes >> 10) KiB, at most 30 %")
  }

  /// Runs the program as a person would run it, with places of its own; what it says goes nowhere.
  private func child(_ words: [String]) -> ChildProcess.Ending? {
    let environment = ["XDG_CACHE_HOME=\(folder).cache", "XDG_STATE_HOME=\(folder).cache", "LANG=C.UTF-8"]
    let arguments = (["-C", folder, "--index", folder + ".index"] + words).map { Array($0.utf8) }
    return ChildProcess(program, arguments, environment: environment, streams: .none)?.wait()
  }

  /// Exit code 1 tells of nothing found, or of a mistake in a file; what is beyond was no answer.
  private func command(_ words: [String]) {
    if let end = child(words), end.status <= 1 { return }
    print("smjournal \(words.joined(separator: " ")) failed: its time says nothing")
  }

  /// Makes the index trust all files: those younger than it are read again.
  private func settle() {
    System.real.sleep(milliseconds: 40)
    command(["reindex"])
  }

  private func lines(for journal: Journal, newest: String, count: Int) -> [Measurement] {
    func line(
      _ name: String, _ goal: Measurement.Goal?, _ words: [String], prepare: @escaping () -> Void = {}
    ) -> Measurement {
      Measurement(name, goal, prepare: prepare) { command(words) }
    }
    let unchanged = "reindex, nothing changed"
    func over(_ milliseconds: Double) -> Measurement.Goal { .over(unchanged, milliseconds: milliseconds) }
    let isOne = Measurement.Goal.over("process start", milliseconds: 2)
    return [
      Measurement("read loop") { _ = Platform.readLoop(folder) },
      Measurement("stat loop") { _ = Platform.statLoop(folder) },
      line("process start", nil, ["--version"]),
      line("reindex --full", fullGoal(count), ["reindex", "--full"]),
      line(unchanged, .times(0.6, of: "stat loop"), ["reindex"], prepare: settle),
      line("today", .times(2, of: "process start"), ["today", "--now", JournalPlan.now]),
      line("show ID", isOne, ["show", newest]),
      line("set ID energy=…", isOne, ["set", newest, "energy=3"]) { setEnergy(of: newest, in: journal) },
      line("list --limit 10", over(5), ["list", "--limit", "10"]),
      line("list --tag, few", over(5), ["list", "--tag", Marks.rareTag]),
      line("list --tag, a third", over(10), ["list", "--tag", Marks.thirdTag]),
      line("list --where ward=…", over(5), ["list", "--where", "ward=" + Marks.ward]),
      line("stats", over(5), ["stats", "--now", JournalPlan.now]),
      line("search, few", over(15), ["search", Marks.rareWord, "--limit", "20"]),
      line("search, a tenth", over(25), ["search", Marks.tenthSearched, "--limit", "20"]),
      line("search, none", over(15), ["search", Marks.missingWord, "--limit", "20"]),
      line("list, all", nil, ["list"]),
      line("reindex, 10 changed", .times(2, of: "stat loop"), ["reindex"]) { changeTen(of: journal) },
    ]
  }

  /// The start of threads and the cache's own files count for more where there is less to read.
  private func fullGoal(_ count: Int) -> Measurement.Goal {
    .times(count < 5_000 ? 4 : count < 50_000 ? 2 : 1.5, of: "read loop")
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
