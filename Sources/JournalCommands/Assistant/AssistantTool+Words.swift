import YAMLCodec

/// Why a tool can't be called with what was given; said to the one who called it.
struct AssistantRefusal: Error, Hashable {
  var message: String
}

extension AssistantTool {
  /// The command line of a call.
  ///
  /// Every value is one word, behind `=` or behind `--`: none can become an option.
  func words(_ arguments: YAMLTree.Node?, in tree: YAMLTree) throws(AssistantRefusal) -> [String] {
    var given: [String: YAMLTree.Node] = [:]
    if let arguments {
      guard tree.kind(arguments) == .mapping else {
        throw AssistantRefusal(message: "The arguments must be an object.")
      }
      for (key, value) in tree.pairs(arguments) {
        let name = tree.text(key)
        guard parameters.contains(where: { $0.name == name }) else {
          let known =
            parameters.isEmpty ? "" : " It takes " + parameters.map(\.name).joined(separator: ", ") + "."
          throw AssistantRefusal(message: "\(self.name) takes no \(name.prefix(100)).\(known)")
        }
        given[name] = value
      }
    }
    var options: [String] = []
    var places: [String] = []
    for parameter in parameters {
      let values = try parameter.values(given[parameter.name], in: tree)
      guard let option = parameter.option else {
        places += values
        continue
      }
      options +=
        option.value == nil ? (values.isEmpty ? [] : [option.flag]) : values.map { option.flag + "=" + $0 }
    }
    return verb + options + (places.isEmpty ? [] : ["--"] + places)
  }
}

extension AssistantTool.Parameter {
  /// What a value says; nothing where none was given and none is needed.
  fileprivate func values(_ node: YAMLTree.Node?, in tree: YAMLTree) throws(AssistantRefusal) -> [String] {
    guard let node, !tree.isJSONNull(node) else {
      if isRequired { throw AssistantRefusal(message: "\(name) is needed.") }
      return usual.map { [$0] } ?? []
    }
    switch type {
    case .text, .word: return [try text(node, in: tree)]
    case .number(let range):
      guard let number = tree.jsonNumber(node), let number = Int(exactly: number), range.contains(number)
      else {
        throw AssistantRefusal(
          message: "\(name) must be a whole number from \(range.lowerBound) to \(range.upperBound).")
      }
      return ["\(number)"]
    case .truth:
      guard let truth = tree.style(node) == .plain ? tree.bool(node) : nil else {
        throw AssistantRefusal(message: "\(name) must be true or false.")
      }
      return truth ? [""] : []
    case .texts:
      let items = tree.kind(node) == .sequence ? tree.items(node) : [node]
      guard items.count <= AssistantTool.itemLimit else {
        throw AssistantRefusal(message: "\(name) must have at most \(AssistantTool.itemLimit) items.")
      }
      var texts: [String] = []
      for item in items { texts.append(try text(item, in: tree)) }
      return texts
    }
  }

  private func text(_ node: YAMLTree.Node, in tree: YAMLTree) throws(AssistantRefusal) -> String {
    // A model that means a mood of 4 may write the number.
    guard let text = tree.jsonText(node) ?? tree.jsonNumber(node).map({ "\($0)" }) else {
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

extension YAMLTree {
  /// The whole number of a JSON value; `nil` for any other one.
  fileprivate func jsonNumber(_ node: Node) -> Int64? {
    kind(node) == .scalar && style(node) == .plain ? int(node) : nil
  }

  /// Whether a JSON value is `null`.
  fileprivate func isJSONNull(_ node: Node) -> Bool {
    kind(node) == .scalar && style(node) == .plain && text(node) == "null"
  }
}
