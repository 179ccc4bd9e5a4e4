import JournalModel
import JournalTerminal

/// The beginning of a conversation that a person picks from a menu of their assistant.
///
/// - Source: Model Context Protocol 2025-06-18, Server Features, Prompts.
package struct AssistantPrompt: Sendable, JSONObject {
  var name: String
  var about: String
  var writes: Bool
  /// What may be filled in; none is needed.
  var arguments: [(name: String, about: String)] = []
  /// What is said to the model; `{name}` stands for an argument and its sentence for nothing where it is
  /// missing.
  var lines: [String] = []

  func text(_ given: [String: String]) -> String {
    lines.compactMap { line in
      guard let argument = arguments.first(where: { line.contains("{\($0.name)}") }) else { return line }
      return given[argument.name].map { line.replacing("{\(argument.name)}", with: $0) }
    }.joined(separator: " ")
  }

  package var fields: Fields {
    let arguments = objects(arguments) { ["name": $0.name, "description": $0.about, "required": false] }
    return ["name": name, "description": about, "arguments": arguments]
  }
}
