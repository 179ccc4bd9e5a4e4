import CommandKit
import JournalModel

extension AssistantTool {
  /// What a command tells the shell of wrong words, of what was not found, and of a file that can't be used.
  static let wrongUsage: Int32 = 64, nothingFound: Int32 = 1, unreadable: Int32 = 74

  /// What went wrong as a model can use it: what happened in terms of the tool's arguments, and what to call
  /// instead.
  func explained(_ problem: String, code: Int32) -> String {
    let said = problem.split(whereSeparator: \.isNewline).filter { !isAboutCommandLine($0) }
      .map { inOwnTerms(String($0)) }.joined(separator: "\n")
    let next =
      switch code {
      case Self.wrongUsage: "Call \(name) again. It takes \(arguments)."
      case Self.nothingFound where parameters.contains(where: { $0.name == "id" }):
        "Call search or list to find the id, then \(name) again."
      case Self.unreadable: "Nothing of it can be mended by another call: tell the person."
      default: ""
      }
    if said.isEmpty || next.isEmpty { return said + next }
    return said + (".!?".contains(said.last ?? ".") ? " " : ". ") + next
  }

  /// A line that tells a person what to type.
  private func isAboutCommandLine(_ line: Substring) -> Bool {
    ["help", verb.joined(separator: " ")].contains { line.contains("smjournal " + $0) }
  }

  /// Options by the names of the arguments that they are.
  private func inOwnTerms(_ line: String) -> String {
    let named = parameters.compactMap { parameter in parameter.option.map { ($0.flag, parameter.name) } }
    // What has no name on a command line stands there in capitals.
    let placed = parameters.filter { $0.isRequired || $0.option == .entryTitle }
      .map { ($0.name.uppercased(), $0.name) }
    return (named + placed).sorted { $0.0.count > $1.0.count }
      .reduce(line) { $0.replacing($1.0, with: $1.1) }
  }

  private var arguments: String {
    if parameters.isEmpty { return "no arguments" }
    return parameters.map { $0.isRequired ? $0.name + " (needed)" : $0.name }.joined(separator: ", ")
  }
}
