import JournalFormat
import JournalKit
import JournalLanguage
import JournalModel
import JournalStore
import JournalTerminal

/// `completions SHELL`: a script by which a shell asks `smjournal complete` what can stand where the person
/// is typing.
enum CompletionsCommand: Command {
  static let verb = Verb(
    "completions", .setUp, positionals: [Positional(.shell)],
    examples: ["completions bash", "completions zsh", "completions fish"])

  /// A shell that can complete; its script is a file of `Templates/completions`, which quotes words: a tag
  /// may hold blanks.
  enum Shell: String, CaseIterable { case bash, zsh, fish }

  static func run(_ arguments: Arguments, in context: inout Context) throws(CommandError) -> ExitCode {
    let shell = try arguments.argument(0, .oneOf(Shell.allCases.map(\.rawValue))) { Shell(rawValue: $0) }
    context.output.raw(Array(String(embedded: "completions/smjournal.\(shell)").utf8))
    return .done
  }
}

/// `complete -- WORDS…`: what can stand in the place of the last word, for the scripts of `completions`; a
/// line each, a tab before its description. `:paths` alone asks the shell for paths.
enum CompleteCommand: Command {
  static let verb = Verb(
    "complete", summary: "completions", positionals: [Positional(.text, isOptional: true, repeats: true)])

  static func run(_ arguments: Arguments, in context: inout Context) throws(CommandError) -> ExitCode {
    let words = arguments.positionals
    var options = context.common
    options.journal = Tool.early("--journal", in: words) ?? Tool.early("-C", in: words) ?? options.journal
    context.adopt(options)
    // Where there is no journal, verbs and options are known all the same.
    let journal = try? context.journal()
    let today = journal.map { context.today(in: $0) } ?? CivilDay(number: 0)
    // Whoever looks over a shoulder while a word is completed is somebody else: it offers nothing private.
    let environment = context.storeEnvironment
    let completer = Completer(context.phrases, journal, today: today) {
      DeviceSettings(environment).named.map(\.name)
    }
    switch completer.completions(words, table: CommandTable.commands) {
    case .paths: context.output.line(":paths")
    case .words(let candidates):
      for candidate in candidates {
        let line = [candidate.text, candidate.description].filter { !$0.isEmpty }.map(Sanitizer.line)
        context.output.raw(Array((line.joined(separator: "\t") + "\n").utf8))
      }
    }
    return .done
  }
}

/// `man [COMMAND]`: a page for `man`, made from the table of commands.
enum ManCommand: Command {
  static let verb = Verb(
    "man", .setUp, positionals: [Positional(.command, isOptional: true, repeats: true)],
    examples: ["man", "man check-in", "man format"])

  static func run(_ arguments: Arguments, in context: inout Context) throws(CommandError) -> ExitCode {
    let isOfFormat = arguments.positionals == ["format"]
    let command = isOfFormat ? nil : try understood(Invocation.command(named: arguments.positionals))
    // Pages are in the language of the rest, and need no journal.
    _ = try? context.journal()
    let phrases = context.phrases
    let page = isOfFormat ? ManPage(formatIn: phrases) : ManPage(command, phrases)
    context.output.raw(Array(page.text.utf8))
    return .done
  }
}

/// `schema`: the JSON Schema of the front matter of all kinds, for editors.
enum SchemaCommand: Command {
  static let verb = Verb("schema", .setUp, examples: ["schema"])

  static func run(_ arguments: Arguments, in context: inout Context) throws(CommandError) -> ExitCode {
    // Descriptions are in the language of the rest, and need no journal.
    let scales = (try? context.journal())?.profile.scales.own ?? []
    let phrases = context.phrases
    let schema = FrontMatterSchema(
      meaning: { phrases.meaning(of: $0) }, profileMeaning: { phrases.meaning(of: $0) },
      privacyMeaning: phrases.help("isPrivate"), scales: scales.map { ($0, phrases.name(of: $0)) })
    var json = JSONWriter()
    schema.document.write(to: &json)
    for piece in json.document { context.output.raw(piece) }
    context.output.line()
    return .done
  }
}

/// `version`: the version of the program, what it was built from, the version of the format it writes, and
/// which journal is meant here.
enum VersionCommand: Command {
  static let verb = Verb("version", .setUp, examples: ["version", "version --json"])

  static func run(_ arguments: Arguments, in context: inout Context) throws(CommandError) -> ExitCode {
    let commit = context.commit
    // The version needs no journal.
    let journal = try? context.journal()
    let found = journal.map { context.finding(of: $0) }
    guard !context.common.usesJSON else {
      context.answer([
        "version": Tool.version, "commit": OrNull(commit), "format": 1, "journal": OrNull(journal?.root),
        "foundBy": OrNull(found?.name),
      ])
      return .done
    }
    let phrases = context.phrases
    context.output.line("smjournal " + Tool.version + (commit.map { " (\($0.prefix(9)))" } ?? ""))
    let origin = commit.map { phrases.say("look-builtFrom", ("commit", .of($0))) }
    context.output.line(origin ?? phrases.say("look-builtFromSources"))
    if let journal, let found {
      context.output.line(
        Sanitizer.line(phrases.say(found.message, ("path", .of(journal.root)), ("file", .of(found.file)))))
    } else {
      context.output.line(phrases.say("look-noJournal"))
    }
    return .done
  }
}

extension Context {
  /// By what the open journal was found: the word in JSON, that of the message, and the file that says it.
  fileprivate func finding(of journal: Journal) -> (name: String, message: String, file: String) {
    if common.journal != nil { return ("option", "look-journal-option", "") }
    if variable("SMJOURNAL_DIR") != nil { return ("SMJOURNAL_DIR", "look-journal-variable", "") }
    if Journal.root(around: workingFolder) == journal.root { return ("folder", "look-journal-folder", "") }
    return ("default", "look-journal-fallback", DeviceSettings(storeEnvironment).path ?? "")
  }
}
