import CommandKit
import JournalTerminal

/// A command as an assistant sees it: a tool with a schema of what it takes.
///
/// The words here are for programs and models, which all read English; what people read is in
/// JournalLanguage.
package struct AssistantTool: Sendable {
  /// What it is called.
  var name: String
  /// The words of the verb, with options that it always has.
  package var verb: [String]
  /// What it answers, for the one who chooses a tool.
  var about: String
  /// What it takes.
  var parameters: [Parameter] = []
  var writes = false
  /// Whether it takes back what another one wrote.
  var takesBack = false

  /// Something that a tool takes.
  struct Parameter: Sendable {
    var name: String
    var type: Kind
    /// What it means.
    var about: String
    var isRequired = false
    /// The option that it becomes; `nil` for an argument by its place.
    var option: Option?
    /// What it is where nothing is said.
    var usual: String?
  }

  /// What a value must be.
  enum Kind: Hashable, Sendable {
    case text
    /// One of few words.
    case word([String])
    case number(ClosedRange<Int>)
    case truth
    case texts
  }
}

extension AssistantTool {
  /// The longest text that is taken, in bytes, and the most items of a list.
  static let textLimit = 100_000
  static let itemLimit = 50
}

extension AssistantTool.Parameter {
  static func text(_ option: Option, _ about: String) -> Self {
    Self(name: option.name, type: .text, about: about, option: option)
  }

  static func texts(_ name: String, _ option: Option, _ about: String) -> Self {
    Self(name: name, type: .texts, about: about, option: option)
  }

  static func number(
    _ option: Option, _ range: ClosedRange<Int>, _ about: String, usual: String? = nil
  ) -> Self {
    Self(name: option.name, type: .number(range), about: about, option: option, usual: usual)
  }

  /// What stands at a place.
  static func argument(_ name: String, _ about: String, isRequired: Bool = true) -> Self {
    Self(name: name, type: .text, about: about, isRequired: isRequired)
  }
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
      case .number(let range):
        ["type": "integer", "minimum": range.lowerBound, "maximum": range.upperBound]
      case .truth: ["type": "boolean"]
      case .texts: ["type": "array", "items": ["type": "string"] as Fields]
      }
    return Fields([shape, ["description": about]])
  }
}
