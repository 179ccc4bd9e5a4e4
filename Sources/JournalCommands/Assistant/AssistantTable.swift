import JournalModel

/// What an assistant can call and ask for, as `Templates/assistant.txt` lists it. A parameter has the type of
/// the option that it becomes.
struct AssistantTable {
  private(set) var tools: [AssistantTool] = []
  private(set) var prompts: [AssistantPrompt] = []
  private var groups: [(name: String, lines: [Substring])] = []
  private let scales: [Scale]

  init(_ scales: [Scale]) {
    self.scales = scales
    var marks = Substring()
    for line in String(embedded: "assistant.txt").split(separator: "\n") where line.first != "#" {
      let isOfLast = line.first == " "
      if !isOfLast { marks = line.prefix { "&*>".contains($0) } }
      let rest = line.dropFirst(isOfLast ? 2 : marks.count)
      let (words, about) = Self.halves(rest)
      switch (marks.first, isOfLast) {
      case ("&", true): groups[groups.count - 1].lines.append(rest)
      case ("&", false): groups.append((words[0], []))
      case (">", true) where words[0] == "|":
        prompts[prompts.count - 1].lines.append(String(rest.dropFirst(2)))
      case (">", true): prompts[prompts.count - 1].arguments.append((String(words[0].dropLast()), about))
      case (">", false):
        prompts.append(AssistantPrompt(name: words[0], about: about, writes: marks.contains("*")))
      case (_, true): tools[tools.count - 1].parameters += parameters(rest, of: tools[tools.count - 1])
      case (_, false):
        let command = words.count > 2 ? words[2...].joined(separator: " ") : words[0]
        tools.append(AssistantTool(name: words[0], command: command, about: about, writes: marks == "*"))
      }
    }
  }

  /// The words before a colon, and what stands behind it.
  private static func halves(_ line: Substring) -> (words: [String], about: String) {
    let colon = line.firstIndex(of: ":") ?? line.endIndex
    return (line[..<colon].split(separator: " ").map(String.init), String(line[colon...].dropFirst(2)))
  }

  private func parameters(_ line: Substring, of tool: AssistantTool) -> [AssistantTool.Parameter] {
    let occasions: [String: Scale.Occasions] = [
      "new": .entry, "mood": .mood, "check-in": .checkIn, "check-out": .checkOut,
    ]
    if line == "&scales" {
      return scales.asked(occasions[tool.name] ?? []).map { scale in
        let (low, high) = (scale.range.lowerBound, scale.range.upperBound)
        return AssistantTool.Parameter(
          name: scale.name, type: .number(scale.range), about: "\(low) (low) to \(high) (high).",
          option: .scale(scale))
      }
    }
    if let group = groups.first(where: { "&" + $0.name == line }) {
      return group.lines.flatMap { parameters($0, of: tool) }
    }
    var (words, about) = Self.halves(line)
    let name = words.removeFirst()
    if name.hasSuffix("!") || name.hasSuffix("?") {
      let isRequired = name.hasSuffix("!")
      return [.init(name: String(name.dropLast()), type: .text, about: about, isRequired: isRequired)]
    }
    let written = words.first == "=" ? words[1] : name
    let option = CommandTable.commands.first { $0.name == tool.command }?.options.first { $0.name == written }
    let ends = words.first.map { $0.split(separator: "-").compactMap { Int($0) } } ?? []
    return [
      .init(
        name: name, type: ends.count == 2 ? .number(ends[0]...ends[1]) : option?.typeOfParameter ?? .text,
        about: about, option: option, usual: words.dropFirst(ends.count == 2 ? 1 : 2).first)
    ]
  }
}

extension Option {
  fileprivate var typeOfParameter: AssistantTool.Kind {
    if value == nil { return .truth }
    return choices.isEmpty ? repeats ? .texts : .text : .word(choices)
  }
}
