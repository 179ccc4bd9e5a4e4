import JournalTerminal

extension AssistantTool {
  /// Writes it as `tools/list` has it.
  ///
  /// - Source: Model Context Protocol 2025-06-18, Server Features, Tools; JSON Schema 2020-12.
  func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("name", name)
      json.field("description", about)
      json.key("inputSchema")
      json.object { json in
        json.field("type", "object")
        json.key("properties")
        json.object { json in for parameter in parameters { parameter.write(to: &json) } }
        let required = parameters.filter(\.isRequired).map(\.name)
        if !required.isEmpty { json.field("required", required) }
        json.field("additionalProperties", false)
      }
      json.key("annotations")
      json.object { json in
        json.field("readOnlyHint", !writes)
        json.field("destructiveHint", false)
        json.field("openWorldHint", false)
      }
    }
  }
}

extension AssistantTool.Parameter {
  fileprivate func write(to json: inout JSONWriter) {
    json.key(name)
    json.object { json in
      switch type {
      case .text: json.field("type", "string")
      case .word(let words):
        json.field("type", "string")
        json.field("enum", words)
      case .number(let range):
        json.field("type", "integer")
        json.field("minimum", range.lowerBound)
        json.field("maximum", range.upperBound)
      case .truth: json.field("type", "boolean")
      case .texts:
        json.field("type", "array")
        json.key("items")
        json.object { $0.field("type", "string") }
      }
      json.field("description", about)
    }
  }
}
