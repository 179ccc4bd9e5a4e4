import CProgramFacts
import JournalCommands

@main
struct Main {
  static func main() {
    let commit = program_commit().map { String(cString: $0) }
    let count = program_word_count()
    Tool.exit(Tool.runProcess(count > 0 ? (count, { program_word($0) }) : nil, commit: commit))
  }
}
