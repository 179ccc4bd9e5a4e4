/// What shows a long answer page by page: `SMJOURNAL_PAGER`. `PAGER` is for others, which leave answers
/// on the screen less often.
package struct Pager: Hashable {
  /// The command, which the shell may take apart; nothing where answers are written as they are.
  package let command: String?

  /// The pager that the environment names for this program; `cat` counts as no pager.
  package init(variable: (String) -> String?) {
    command = variable("SMJOURNAL_PAGER").flatMap { $0 == "cat" ? nil : $0 }
  }
}
