import JournalFiles
import SystemLibrary

/// Generates a journal and measures; see ``usage``.
@main enum Main {
  static let usage = """
    smjournal-bench generate RECORDS FOLDER [SEED] [long] [flat] [problems]
                                           writes a journal of 10 records or more into an empty folder
    smjournal-bench run FOLDER [ROUNDS]    measures on it (it changes ten of its files)
    """

  static func main() {
    let words = Array(CommandLine.arguments.dropFirst())
    switch (words.first, words.count) {
    case ("generate", 3...):
      let shapes = words.dropFirst(3).compactMap(JournalShape.init)
      let seeds = words.dropFirst(3).compactMap { UInt64($0) }
      guard let count = Int(words[1]), (10...5_000_000).contains(count), seeds.count < 2,
        shapes.count + seeds.count == words.count - 3
      else { return print(usage) }
      var generator = JournalGenerator(count: count, seed: seeds.first ?? 1, shapes: Set(shapes))
      generator.write(to: words[2])
      print("\(count) records; its today is --now \(JournalPlan.now)")
    case ("run", 2...3):
      guard let path = try? System.real.realPath(words[1]) else {
        return print("\(words[1]): no such folder")
      }
      let rounds = words.count > 2 ? Int(words[2]) ?? 5 : 5
      let benchmark = Benchmark(
        folder: PathText.text(path), rounds: rounds, ownPath: CommandLine.arguments[0])
      do { try benchmark.run() } catch { print("\(error.path): \(error.reason)") }
    default: print(usage)
    }
  }
}
