import CBuildFacts
import JournalCommands

@main
struct Main {
  static func main() {
    Tool.exit(Tool.runProcess(commit: build_commit().map { String(cString: $0) }))
  }
}
