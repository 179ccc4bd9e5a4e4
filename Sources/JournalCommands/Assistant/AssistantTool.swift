import JournalModel
import JournalReaders
import JournalTerminal

/// A command as an assistant sees it: a tool with a schema of what it takes.
///
/// The words here are for programs and models, which all read English; what people read is in
/// JournalLanguage.
package struct AssistantTool: Sendable {
  var name: String
  var command: String
  /// What it answers, for the one who chooses a tool.
  var about: String
  var parameters: [Parameter] = []
  var writes: Bool
  /// Whether it takes back what another one wrote.
  var takesBack: Bool { command == UndoCommand.name }

  struct Parameter: Sendable {
    var name: String
    var type: Kind
    var about: String
    var isRequired = false
    /// The option that it becomes; `nil` for an argument by its place.
    var option: Option?
    /// What it is where nothing is said.
    var usual: String?
  }

  enum Kind: Hashable, Sendable {
    case text
    case word([String])
    case number(ClosedRange<Int>)
    case truth
    case texts
  }
}

extension AssistantTool {
  package var verb: [String] { command.split(separator: " ").map(String.init) }

  /// The longest text that is taken, in bytes, and the most items of a list.
  static let textLimit = 100_000
  static let itemLimit = 50
}

extension AssistantTool: JSONObject {
  /// As `tools/list` has it.
  ///
  /// - Source: Model Context Protocol 2025-06-18, Server Features, Tools; JSON Schema 2020-12.
  package var fields: Fields {
    let required = parameters.filter(\.isRequired).map(\.name)
    let schema: Fields = [
      "type": "object", "properties": Fields(named: parameters.map { ($0.name, $0.schema) }),
      "required": required.isEmpty ? nil : required, "additionalProperties": false,
    ]
    let hints: Fields = ["readOnlyHint": !writes, "destructiveHint": false, "openWorldHint": false]
    return ["name": name, "description": about, "inputSchema": schema, "annotations": hints]
  }
}

extension AssistantTool.Parameter {
  fileprivate var schema: Fields {
    let shape: Fields =
      switch type {
      case .text: ["type": "string"]
      case .word(let words): ["type": "string", "enum": words]
      case .number(let range): ["type": "integer", "minimum": range.lowerBound, "maximum": range.upperBound]
      case .truth: ["type": "boolean"]
      case .texts: ["type": "array", "items": ["type": "string"] as Fields]
      }
    return Fields([shape, ["description": about]])
  }
}

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

/// Why a tool can't be called with what was given; said to the one who called it.
struct AssistantRefusal: Error, Hashable { var message: String }

extension AssistantTool {
  /// The command line of a call.
  ///
  /// Every value is one word, behind `=` or behind `--`: none can become an option.
  func words(_ arguments: JSONNode?) throws(AssistantRefusal) -> [String] {
    var given: [String: JSONNode] = [:]
    if let arguments {
      guard arguments.isObject else { throw AssistantRefusal(message: "The arguments must be an object.") }
      for (name, value) in arguments.fields {
        guard parameters.contains(where: { $0.name == name }) else {
          throw AssistantRefusal(message: "\(self.name) takes no \(name.prefix(100)).")
        }
        given[name] = value
      }
    }
    var options: [String] = []
    var positionals: [String] = []
    for parameter in parameters {
      let values = try parameter.values(given[parameter.name])
      guard let option = parameter.option else {
        positionals += values
        continue
      }
      options +=
        option.value == nil ? (values.isEmpty ? [] : [option.flag]) : values.map { option.flag + "=" + $0 }
    }
    return verb + options + (positionals.isEmpty ? [] : ["--"] + positionals)
  }
}

extension AssistantTool.Parameter {
  /// What a value says; nothing where none was given and none is needed.
  fileprivate func values(_ node: JSONNode?) throws(AssistantRefusal) -> [String] {
    guard let node, !node.isNull else {
      if isRequired { throw AssistantRefusal(message: "\(name) is needed.") }
      return usual.map { [$0] } ?? []
    }
    switch type {
    case .text, .word: return [try text(node)]
    case .number(let range):
      guard let number = node.wholeNumber, let number = Int(exactly: number), range.contains(number) else {
        throw AssistantRefusal(
          message: "\(name) must be a whole number from \(range.lowerBound) to \(range.upperBound).")
      }
      return ["\(number)"]
    case .truth:
      guard let truth = node.truth else { throw AssistantRefusal(message: "\(name) must be true or false.") }
      return truth ? [""] : []
    case .texts:
      let items = node.isList ? node.items : [node]
      guard items.count <= AssistantTool.itemLimit else {
        throw AssistantRefusal(message: "\(name) must have at most \(AssistantTool.itemLimit) items.")
      }
      return try items.map { item throws(AssistantRefusal) in try text(item) }
    }
  }

  private func text(_ node: JSONNode) throws(AssistantRefusal) -> String {
    // A model that means a mood of 4 may write the number.
    guard let text = node.string ?? node.wholeNumber.map({ "\($0)" }) else {
      throw AssistantRefusal(message: "\(name) must be a text.")
    }
    guard text.utf8.count <= AssistantTool.textLimit else {
      throw AssistantRefusal(message: "\(name) must have at most \(AssistantTool.textLimit) bytes.")
    }
    // On a command line a hyphen alone stands for standard input.
    guard text != "-" else { throw AssistantRefusal(message: "\(name) must be a text, not a hyphen.") }
    return text
  }
}
