import JournalCommands

@main
struct Main {
  static func main() { Tool.exit(Tool.runProcess()) }
}
