import JournalLanguage

/// What shows a long answer page by page: `PAGER`, or `less` where it is there.
struct Pager: Hashable {
  /// The command, which the shell may take apart; nothing where answers are written as they are.
  let command: String?

  /// The pager that the environment names; `cat` is none.
  init(variable: (String) -> String?, isProgram: (String) -> Bool) {
    if let own = variable("PAGER") {
      command = own == "cat" ? nil : own
      return
    }
    let folders = (variable("PATH") ?? "").split(separator: ":").filter { $0.hasPrefix("/") }
    command = folders.contains { isProgram("\($0)/less") } ? "less" : nil
  }
}

extension Context {
  /// From now on results wait, so that a pager can show them, where somebody looks at a terminal.
  mutating func holdForPager() {
    guard output.isTerminal, terminalRows != nil, !common.usesNoPager, !common.usesJSON, !common.isPlain,
      variable("TERM") != "dumb"
    else { return }
    output.isHeld = true
  }

  /// Shows what was held: in a pager where it is longer than the screen, else as it is.
  mutating func showHeld() {
    guard output.isHeld else { return }
    let held = output.takeHeld()
    let rows = held.count { $0 == 0x0A }
    let pager = Pager(variable: variable, isProgram: isProgram)
    if let screen = terminalRows, rows >= screen, let command = pager.command, runPager(command, held) {
      return
    }
    output.raw(held)
  }
}
