import JournalModel
import JournalStore

/// Measures what the journal does beside what the machine allows.
struct Benchmark {
  /// The root of a generated journal.
  var folder: String
  /// The file of the index.
  var index: String
  /// How often everything is done; the best time counts.
  var rounds: Int

  private struct Line {
    var name: String
    var best = Int64.max
    /// What it is compared with.
    var limit: Int?
    var run: () -> Void
  }

  /// Prints `name`, best milliseconds and the ratio to the machine's limit, separated by tabs.
  func run() throws(StoreError) {
    var options = Journal.Options(root: folder, index: .file(index))
    options.zone = { .utc }
    let journal = try Journal.open(options)
    _ = journal.reindex(.full)
    Platform.sleep(milliseconds: 60)
    let report = journal.reindex()
    print("records\t\(report.files)\tproblems\t\(report.problems.count)")
    var lines = lines(for: journal)
    for _ in 0..<rounds {
      for number in lines.indices {
        let start = Platform.ticks()
        lines[number].run()
        lines[number].best = min(lines[number].best, Platform.ticks() - start)
      }
    }
    for line in lines {
      let ratio = line.limit.map { Double(line.best) / Double(lines[$0].best) }
      print("\(line.name)\t\(rounded(Double(line.best) / 1e6)) ms\t\(ratio.map { rounded($0) + " ×" } ?? "")")
    }
    print("index\t\(Platform.size(of: index) / 1024) KiB\tpeak memory\t\(Platform.peakMemory >> 20) MiB")
  }

  private func lines(for journal: Journal) -> [Line] {
    var youngest = Query()
    youngest.limit = 10
    var tagged = Query()
    tagged.tags = ["family"]
    var leave = Query()
    leave.kinds = [.vacation]
    let paths = journal.records(matching: youngest).records.map(\.path)
    let day = journal.records(matching: youngest).records.first?.date ?? CivilDay(number: 0)
    var recent = Query()
    recent.from = day.advanced(by: -30)
    return [
      Line(name: "read loop") { _ = Platform.readLoop(folder) },
      Line(name: "stat loop") { _ = Platform.statLoop(folder) },
      Line(name: "reindex, all", limit: 0) { _ = journal.reindex(.full) },
      Line(name: "(pause)") { Platform.sleep(milliseconds: 40) },
      Line(name: "(settle)") { _ = journal.reindex() },
      Line(name: "reindex, nothing changed", limit: 1) { _ = journal.reindex() },
      Line(name: "(change 10)") { for path in paths { change(path, in: journal) } },
      Line(name: "reindex, 10 changed", limit: 1) { _ = journal.reindex() },
      Line(name: "(pause)") { Platform.sleep(milliseconds: 40) },
      Line(name: "(settle)") { _ = journal.reindex() },
      Line(name: "list, youngest 10", limit: 1) { _ = journal.records(matching: youngest) },
      Line(name: "list, one tag", limit: 1) { _ = journal.records(matching: tagged) },
      Line(name: "search, a word of no record", limit: 0) { _ = search("xylophone", in: journal) },
      Line(name: "search, a word of a tenth", limit: 0) { _ = search("icu", in: journal) },
      Line(name: "search, a word of nearly all", limit: 0) { _ = search("night", in: journal) },
      Line(name: "all records", limit: 1) { _ = journal.records() },
      Line(name: "30 days, around today", limit: 1) {
        _ = journal.records(matching: recent, scope: .around(day))
      },
      Line(name: "time off, around today", limit: 1) {
        _ = journal.records(matching: leave, scope: .around(day))
      },
    ]
  }

  /// The first twenty that a search finds.
  private func search(_ words: String, in journal: Journal) -> SearchAnswer {
    var query = Query()
    query.limit = 20
    return journal.search(SearchTerms(words), matching: query)
  }

  private func change(_ path: String, in journal: Journal) {
    guard let file = try? journal.store.read(path) else { return }
    Platform.write(file.bytes + [0x0A], to: folder + "/" + path)
  }

  private func rounded(_ number: Double) -> String {
    let hundredths = Int((number * 100).rounded())
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
  }
}
