import JournalKit
import JournalLanguage
import JournalModel
import JournalTerminal

/// The help of a verb, or of the program.
struct HelpPage {
  private let command: (any Command.Type)?

  /// The page of a verb; of the program where there is none.
  init(_ command: (any Command.Type)?) { self.command = command }

  /// Writes the page; whole where a pager shows it, or where that is asked for.
  func write(in context: inout Context, isWhole: Bool = false) {
    let isPaged = Pager(variable: context.variable).command != nil
    write(to: &context.output, context.phrases, rows: isWhole || isPaged ? nil : context.terminalRows)
  }

  /// How much of a page is shown.
  private struct Extent {
    /// Examples of a verb, or groups of verbs.
    var parts = Int.max
    /// How many options are explained; the others are named.
    var options = Int.max
    var hasCommonOptions = true
  }

  /// Writes the page; so much of it as a terminal of so many rows has room for.
  private func write(to output: inout Output, _ phrases: Phrases, rows: Int?) {
    func page(_ extent: Extent) -> [UInt8] {
      var page = Output(.memory, isTerminal: output.isTerminal, width: output.width)
      (page.usesColor, page.palette) = (output.usesColor, output.palette)
      if let command {
        write(command, extent, to: &page, phrases)
      } else {
        writeProgram(extent, to: &page, phrases)
      }
      page.flush()
      return page.bytes
    }
    var bytes = page(Extent())
    var extent = Extent(
      parts: command == nil ? VerbGroup.allCases.count : 4, options: command?.options.count ?? 0,
      hasCommonOptions: false)
    while let rows, bytes.count(where: { $0 == 0x0A }) >= rows, extent.parts > 0 {
      bytes = page(extent)
      if extent.options > 0 { extent.options -= 1 } else { extent.parts -= 1 }
    }
    output.raw(bytes)
  }

  /// All verbs on one screen, by what they are for: those of every day with what they do, the others as
  /// words.
  private func writeProgram(_ extent: Extent, to output: inout Output, _ phrases: Phrases) {
    output.line(phrases.help("program"), .bold)
    heading("usage", "smjournal [\(phrases.placeholder(.command))] …", to: &output, phrases)
    for group in VerbGroup.allCases.prefix(extent.parts) {
      let commands = CommandTable.commands.filter { $0.verb.group == group }
      output.write(phrases.name(of: group), .bold)
      if group == .everyDay {
        output.line()
        definitions(commands.map { ($0.name, phrases.help($0.verb.summary)) }, to: &output)
      } else {
        writeVerbs(commands.map { $0.name }, after: phrases.name(of: group), to: &output)
      }
    }
    guard extent.hasCommonOptions else {
      output.line()
      return output.line("smjournal help --all", .bold)
    }
    output.write(phrases.help("topics"), .bold)
    writeVerbs(HandbookPage.topics, after: phrases.help("topics"), to: &output)
    output.line()
    output.line(phrases.help("moreHelp"))
  }

  /// Verbs behind the name of their group; those of two words stand behind their first: `vacation add|list`.
  private func writeVerbs(_ names: [String], after title: String, to output: inout Output) {
    var items: [(verb: String, members: [String])] = []
    for name in names {
      let words = name.split(separator: " ").map(String.init)
      if let index = items.firstIndex(where: { $0.verb == words[0] }) {
        items[index].members += words.dropFirst()
      } else {
        items.append((words[0], Array(words.dropFirst())))
      }
    }
    let texts = items.map { item in
      guard !item.members.isEmpty else { return item.verb }
      let isAlone = names.contains(item.verb)
      let members = item.members.joined(separator: "|")
      return item.verb + " " + (isAlone ? "[\(members)]" : members)
    }
    var used = Self.titleWidth
    output.write(String(repeating: " ", count: max(1, Self.titleWidth - DisplayWidth.columns(of: title))))
    for (index, text) in texts.enumerated() {
      let columns = DisplayWidth.columns(of: text)
      if index > 0 {
        let isFull = used + 2 + columns > min(output.width, 100)
        output.write(isFull ? "\n" + String(repeating: " ", count: Self.titleWidth) : "  ")
        used = isFull ? Self.titleWidth : used + 2
      }
      output.write(text)
      used += columns
    }
    output.line()
  }

  /// Where the verbs of a group begin.
  private static let titleWidth = 11

  /// What a verb does, as it is typed, its options, and the names of those that all verbs have, which the
  /// page for `man` explains.
  private func write(
    _ command: any Command.Type, _ extent: Extent, to output: inout Output, _ phrases: Phrases
  ) {
    output.line(phrases.help(command.verb.summary), .bold)
    output.line()
    if !command.verb.examples.isEmpty {
      output.line(phrases.help("examples"), .bold)
      for example in command.verb.examples.prefix(extent.parts) {
        output.line("  smjournal " + example, hanging: 6)
      }
      output.line()
    }
    heading("usage", Self.usage(of: command, phrases), to: &output, phrases)
    let words = VerbWords.words(of: command.name, phrases)
    if !words.isEmpty { heading("alsoTyped", words.joined(separator: ", "), to: &output, phrases) }
    // The page of a group names its other verbs.
    let group = String(command.name.prefix { $0 != " " })
    let members = CommandTable.commands.filter { $0.name.hasPrefix(group + " ") && $0.name != command.name }
      .map { String($0.name.dropFirst(group.count + 1)) }
    if !members.isEmpty, [group, group + " list"].contains(command.name) {
      output.line("smjournal help " + group + " " + members.joined(separator: "|"), hanging: 6)
      output.line()
    }
    options(Array(command.options.prefix(extent.options)), heading: "options", to: &output, phrases)
    guard extent.hasCommonOptions else {
      output.line("smjournal help --all " + command.name, .bold)
      return names(of: command.options.dropFirst(extent.options), to: &output, phrases)
    }
    output.line(phrases.help("commonOptions"), .bold)
    names(of: Option.common[...], to: &output, phrases)
  }

  /// Options without what they do.
  private func names(of options: ArraySlice<Option>, to output: inout Output, _ phrases: Phrases) {
    let names = options.map { Self.form(of: $0, phrases) }.joined(separator: " ")
    for line in DisplayWidth.wrapped(names, to: min(output.width, 100) - 2) { output.line("  " + line) }
  }

  /// How a verb is typed, on one line.
  static func usage(of command: any Command.Type, _ phrases: Phrases) -> String {
    var text = "smjournal \(command.name)"
    for positional in command.verb.positionals {
      let name = phrases.placeholder(positional.placeholder) + (positional.repeats ? "…" : "")
      text += positional.isOptional ? " [\(name)]" : " \(name)"
    }
    return command.options.isEmpty ? text : text + " [\(phrases.help("options"))]"
  }

  private func heading(_ title: String, _ text: String, to output: inout Output, _ phrases: Phrases) {
    output.write(phrases.help(title), .bold)
    output.line(phrases.colon + text)
    output.line()
  }

  private func options(_ options: [Option], heading: String, to output: inout Output, _ phrases: Phrases) {
    guard !options.isEmpty else { return }
    output.line(phrases.help(heading), .bold)
    definitions(options.map { (Self.form(of: $0, phrases), Self.explanation(of: $0, phrases)) }, to: &output)
    output.line()
  }

  /// How an option is typed, with what stands for its value.
  static func form(of option: Option, _ phrases: Phrases) -> String {
    let short = option.short.map { "-\($0), " } ?? ""
    return short + option.flag + (option.value.map { " " + phrases.placeholder($0) } ?? "")
  }

  /// What an option does; a rating also says what its ends mean.
  static func explanation(of option: Option, _ phrases: Phrases) -> String {
    guard option.value == .rating, let scale = Scale.program.first(where: { $0.name == option.name }) else {
      return phrases.help(option.help)
    }
    return "\(phrases.name(of: scale)): 1 \(phrases.label(1, of: scale)) … 5 \(phrases.label(5, of: scale))"
  }

  /// Terms with their meaning beside them, broken at the edge; below them where a terminal is narrow.
  private func definitions(_ rows: [(term: String, meaning: String)], to output: inout Output) {
    let terms = min(28, rows.map { DisplayWidth.columns(of: $0.term) }.max() ?? 0)
    let room = min(output.width, 100) - terms - 4
    guard room >= 30 || !output.isTerminal else {
      for row in rows {
        output.line("  " + row.term, .bold, hanging: 4)
        output.line("      " + row.meaning, hanging: 6)
      }
      return
    }
    for row in rows {
      let lines = DisplayWidth.wrapped(row.meaning, to: max(30, room))
      output.write("  " + DisplayWidth.padded(row.term, to: terms))
      for (index, line) in lines.enumerated() {
        let isBelow = index > 0 || DisplayWidth.columns(of: row.term) > terms
        if isBelow { output.write("\n" + String(repeating: " ", count: terms + 2)) }
        output.write("  " + line)
      }
      output.line()
    }
  }
}
