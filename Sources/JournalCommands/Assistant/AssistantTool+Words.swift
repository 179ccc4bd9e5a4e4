import JournalReaders

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
      var texts: [String] = []
      for item in items { texts.append(try text(item)) }
      return texts
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
