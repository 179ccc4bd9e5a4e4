/// What shows a long answer page by page: `PAGER`, or `less` where it is there.
package struct Pager: Hashable {
  /// The command, which the shell may take apart; nothing where answers are written as they are.
  package let command: String?

  /// The pager that the environment names; `cat` is none.
  package init(variable: (String) -> String?, isProgram: (String) -> Bool) {
    if let own = variable("PAGER") {
      command = own == "cat" ? nil : own
      return
    }
    let folders = (variable("PATH") ?? "").split(separator: ":").filter { $0.hasPrefix("/") }
    command = folders.contains { isProgram("\($0)/less") } ? "less" : nil
  }
}
