import JournalModel
import JournalTerminal

/// The beginning of a conversation that a person picks from a menu of their assistant.
///
/// - Source: Model Context Protocol 2025-06-18, Server Features, Prompts.
package struct AssistantPrompt: Sendable, JSONObject {
  /// What may be filled in.
  struct Argument: Sendable {
    var name: String
    var about: String
  }

  var name: String
  var about: String
  /// None is needed.
  var arguments: [Argument] = []
  /// What is said to the model; `{name}` stands for an argument and its sentence for nothing where it is
  /// missing.
  private let lines: [String]

  /// What is said, with what was filled in.
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

  private static let day = Argument(name: "date", about: "The day, where it is not today.")

  /// Those that read.
  package static let reading = [
    AssistantPrompt(
      name: "week-review", about: "Looks back on a week: shifts, hours, moods, what was written.",
      arguments: [Argument(name: "date", about: "A day of the week; this one if left out.")],
      lines: [
        "Look back on a week of my journal with me.", "It is the week of {date}.",
        "Call week, then list for its days, and show for what seems to matter; call insights for what goes with "
          + "my good and bad days.",
        "Tell me in a few sentences how it was, with the figures and how many records each rests on, and where "
          + "nothing was written. Ask me one question at the end.",
      ]),
    AssistantPrompt(
      name: "what-helps", about: "What goes with this person's better days, by their own record.",
      lines: [
        "Call insights and tell me what my own record says may help me, and what it says nothing about.",
        "These are connections, not causes: say so, and give no advice that my record does not bear out.",
      ]),
  ]

  /// Those that end in a record.
  package static let writing = [
    AssistantPrompt(
      name: "check-in", about: "A few questions before a shift.", arguments: [day],
      lines: [
        "I am about to begin a shift.", "It is the one of {date}.",
        "Call today to see which one it is. Ask me, one question at a time, for energy, stress and motivation from "
          + "1 to 5 and for a few words.",
        "Then say what you will write, and after my yes call check-in once. Leave out what I did not answer.",
      ]),
    AssistantPrompt(
      name: "check-out", about: "A few questions after a shift.", arguments: [day],
      lines: [
        "My shift is over.", "It is the one of {date}.",
        "Call today to see which one it was. Ask me, one question at a time, for my mood, then for fatigue, load and "
          + "satisfaction from 1 to 5, when it ended, and for a few words.",
        "Then say what you will write, and after my yes call check-out once. Leave out what I did not answer. If "
          + "something I say should be kept as an entry, offer to call new with my own words.",
      ]),
  ]
}
