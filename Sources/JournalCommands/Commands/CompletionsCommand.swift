import JournalLanguage

/// `completions SHELL`: a script that completes verbs and options, made from the table of commands.
struct CompletionsCommand: Command {
  static let name = "completions"
  static let summary = HelpText.completions
  static let positionals = [Positional(.shell)]
  static let examples = ["completions bash", "completions zsh", "completions fish"]

  /// A shell that can complete.
  enum Shell: String, CaseIterable { case bash, zsh, fish }

  private let shell: Shell

  init(_ arguments: Arguments) throws(UsageError) {
    shell = try arguments.argument(0, .oneOf(Shell.allCases.map(\.rawValue))) { Shell(rawValue: $0) }
  }

  func run(in context: inout Context) throws(CommandError) -> ExitCode {
    let script: String
    switch shell {
    case .bash: script = Self.bash(zsh: false)
    case .zsh: script = Self.bash(zsh: true)
    case .fish: script = Self.fish(context.phrases)
    }
    context.output.raw(Array(script.utf8))
    return .done
  }

  /// First words, and the words that can follow each: second words and options.
  private static var followers: [(verb: String, words: [String])] {
    var result: [(verb: String, words: [String])] = []
    for command in CommandTable.commands {
      let parts = command.name.split(separator: " ").map(String.init)
      let words = parts.dropFirst() + (command.options + Option.common).map(\.flag)
      if let place = result.firstIndex(where: { $0.verb == parts[0] }) {
        result[place].words += words.filter { !result[place].words.contains($0) }
      } else {
        result.append((parts[0], Array(words)))
      }
    }
    return result
  }

  private static func bash(zsh: Bool) -> String {
    var script = zsh ? "autoload -U +X bashcompinit && bashcompinit\n" : ""
    script +=
      "_smjournal() {\n  local verb word words\n  for word in \"${COMP_WORDS[@]:1:COMP_CWORD-1}\"; do\n"
    script += "    case $word in -*) ;; *) verb=$word; break ;; esac\n  done\n  case $verb in\n"
    for (verb, words) in followers {
      script += "    \(verb)) words='\(words.joined(separator: " "))' ;;\n"
    }
    let verbs = followers.map(\.verb) + Option.common.map(\.flag)
    script += "    *) words='\(verbs.joined(separator: " "))' ;;\n  esac\n"
    script += "  COMPREPLY=($(compgen -W \"$words\" -- \"${COMP_WORDS[COMP_CWORD]}\"))\n}\n"
    return script + "complete -o default -F _smjournal smjournal\n"
  }

  private static func fish(_ phrases: any Phrases) -> String {
    var script = ""
    func quoted(_ text: String) -> String {
      "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
    }
    for command in CommandTable.commands {
      let parts = command.name.split(separator: " ").map(String.init)
      let condition = parts.count == 1 ? "__fish_use_subcommand" : "__fish_seen_subcommand_from \(parts[0])"
      script += "complete -c smjournal -f -n '\(condition)' -a \(parts[parts.count - 1])"
      script += " -d \(quoted(phrases.help(command.summary)))\n"
      for option in command.options {
        script += "complete -c smjournal -n '__fish_seen_subcommand_from \(parts[0])' -l \(option.name)"
        script += (option.value == nil ? "" : " -r") + " -d \(quoted(phrases.help(option.help)))\n"
      }
    }
    return script
  }
}
