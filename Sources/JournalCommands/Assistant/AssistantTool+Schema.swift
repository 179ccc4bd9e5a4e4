import JournalTerminal

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
