import JournalCommands

@main
struct Main {
  static func main() {
    let code = Tool.runProcess()
    if code != 0 { Tool.exit(code) }
  }
}
