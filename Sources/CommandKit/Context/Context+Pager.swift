import JournalTerminal

extension Context {
  /// From now on results wait, so that a pager can show them, where somebody looks at a terminal.
  package mutating func holdForPager() {
    guard output.isTerminal, terminalRows != nil, !common.usesNoPager, !common.usesJSON, !common.isPlain,
      variable("TERM") != "dumb"
    else { return }
    output.isHeld = true
  }

  /// Shows what was held: in a pager where it is longer than the screen, else as it is.
  package mutating func showHeld() {
    guard output.isHeld else { return }
    let held = output.takeHeld()
    let rows = held.count { $0 == 0x0A }
    let pager = Pager(variable: variable)
    if let screen = terminalRows, rows >= screen, let command = pager.command, runPager(command, held) {
      return
    }
    output.raw(held)
  }
}
