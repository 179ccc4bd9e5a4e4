import JournalStore

/// Generates a journal and measures; see ``usage``.
@main
enum Main {
  static let usage = """
    smjournal-bench generate RECORDS FOLDER [SEED]   writes a journal into an empty folder
    smjournal-bench run FOLDER [ROUNDS]              measures on it (it changes ten of its files)
    """

  static func main() {
    let words = Array(CommandLine.arguments.dropFirst())
    switch (words.first, words.count) {
    case ("generate", 3...4):
      guard let count = Int(words[1]) else { return print(usage) }
      var generator = JournalGenerator(seed: words.count > 3 ? UInt64(words[3]) ?? 1 : 1)
      generator.write(count, into: words[2])
    case ("run", 2...3):
      let rounds = words.count > 2 ? Int(words[2]) ?? 5 : 5
      do { try Benchmark(folder: words[1], index: words[1] + ".index", rounds: rounds).run() } catch {
        print("\(error.path): \(error.reason)")
      }
    default: print(usage)
    }
  }
}
