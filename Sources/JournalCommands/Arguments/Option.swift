import JournalLanguage

/// An option of the command line, declared once: the parser, help and completions read it.
struct Option: Hashable, Sendable {
  /// The name without its hyphens.
  let name: String
  /// The one-letter form, without its hyphen.
  let short: Character?
  /// What its value is called in help; `nil` for an option without value.
  let value: Placeholder?
  /// Whether it may be given several times.
  let repeats: Bool
  /// What it does.
  let help: HelpText
  /// The words that its value can be, where they are few.
  let choices: [String]

  init(
    _ name: String, short: Character? = nil, value: Placeholder? = nil, repeats: Bool = false, help: HelpText,
    choices: [String] = []
  ) {
    self.name = name
    self.short = short
    self.value = value
    self.repeats = repeats
    self.help = help
    self.choices = choices
  }

  /// As it is typed: `--json`.
  var flag: String { "--" + name }
}

/// An argument that stands at its place, without a name.
struct Positional: Hashable, Sendable {
  /// What it is called in help.
  let placeholder: Placeholder
  /// Whether it may be missing.
  var isOptional = false
  /// Whether several may follow each other; only the last can.
  var repeats = false

  init(_ placeholder: Placeholder, isOptional: Bool = false, repeats: Bool = false) {
    self.placeholder = placeholder
    self.isOptional = isOptional
    self.repeats = repeats
  }
}
