import JournalFiles
import JournalLanguage
import JournalModel
import JournalStore
import JournalTerminal
import SystemLibrary

/// `mcp`: answers a program on this machine by the Model Context Protocol, over standard input and output.
enum McpCommand: Command {
  static let verb = Verb(
    "mcp", .setUp, options: [.write, .showPrivate], examples: ["mcp", "mcp --write -C ~/Journal"])

  static func run(_ arguments: Arguments, in context: inout Context) throws(CommandError) -> ExitCode {
    // A wrong folder is said at once, not in each answer.
    let journal = try context.journal()
    let table = AssistantTable(journal.profile.scales)
    // To the person: the names are titles, and the assistant gets neither.
    for copy in journal.clearCopies() { context.remark(copyLeftOut: copy, in: journal) }
    let outer = context
    let (writes, hidesPrivate) = (arguments.has(.write), !arguments.has(.showPrivate))
    var server = AssistantServer(
      tools: table.tools.filter { writes || !$0.writes }, refusedTools: writes ? [] : table.tools,
      prompts: table.prompts.filter { writes || !$0.writes },
      programVersion: Tool.version, lastChange: { outer.lastChange }
    ) { outer.answer(toAssistant: $0, hidesPrivate: hidesPrivate) }
    while true {
      let line = context.nextLine(AssistantServer.messageLimit)
      if line == .end { return .done }
      guard let reply = server.reply(to: line) else { continue }
      context.output.raw(reply + [0x0A])
      context.output.flush()
      if context.output.failure != nil { return .done }
    }
  }
}

extension Context {
  /// The last change of the journal in words for a comparison; where it can't be read, nothing is taken back.
  fileprivate var lastChange: String? {
    guard let last = try? openedJournal?.store.lastChanges(), let change = last.changes.last else {
      return nil
    }
    return "\(last.number) \(change.hashValue)"
  }

  /// Runs a command for an assistant, in this journal and with this clock, and takes in what it says.
  fileprivate func answer(toAssistant words: [String], hidesPrivate: Bool) -> AssistantAnswer {
    var inner = inner(hidesPrivate: hidesPrivate)
    // `--` ends the options: those of the server stand right behind the verb, which may have two words.
    let command = CommandTable.commands.last {
      words.starts(with: $0.name.split(separator: " ").map(String.init))
    }
    let count = command?.name.split(separator: " ").count ?? 1
    let source = command?.options.contains(.source) ?? false ? ["--source=mcp"] : []
    let all = common.words + words.prefix(count) + ["--json", "--no-input"] + source + words.dropFirst(count)
    let code = Tool.run(all.map { PathText.bytes($0) ?? [] }, in: &inner)
    return AssistantAnswer(code: code, output: inner.output.bytes, errors: inner.errors.text)
  }
}

extension CommonOptions {
  /// The options that say which journal, which clock, which language and which index, as they would be typed.
  fileprivate var words: [String] {
    let values: [(Option, String?)] = [
      (.journal, journal), (.now, now?.iso), (.lang, language), (.index, index),
    ]
    let options = values.compactMap { option, value in value.map { option.flag + "=" + $0 } }
    return options + (usesNoIndex ? [Option.noIndex.flag] : [])
  }
}
