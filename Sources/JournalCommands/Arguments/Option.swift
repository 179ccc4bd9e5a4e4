import JournalKit
import JournalLanguage

/// An option of the command line, declared once: the parser, help and completions read it.
package struct Option: Hashable, Sendable {
  /// The name without its hyphens.
  package let name: String
  /// The one-letter form, without its hyphen.
  package let short: Character?
  /// What its value is called in help; `nil` for an option without value.
  package let value: Placeholder?
  /// Whether it may be given several times.
  package let repeats: Bool
  /// The message with what it does: `help-` and this, made of the name where no other is said.
  package var help: String { ownHelp ?? Phrases.nameOfHelp(name) }
  private let ownHelp: String?
  /// The words that its value can be, where they are few.
  package let choices: [String]

  package init(
    _ name: String, short: Character? = nil, value: Placeholder? = nil, repeats: Bool = false,
    help: String? = nil, choices: [String] = []
  ) {
    self.name = name
    self.short = short
    self.value = value
    self.repeats = repeats
    ownHelp = help
    self.choices = choices
  }

  /// As it is typed: `--json`.
  package var flag: String { "--" + name }
}

/// An argument that stands at its place, without a name.
package struct Positional: Hashable, Sendable {
  /// What it is called in help.
  package let placeholder: Placeholder
  package var isOptional = false
  /// Whether several may follow each other; only the last can.
  package var repeats = false

  /// A record, a day, an affirmation: picked, or that of today, where none is named.
  static let (anyRecord, anyDay, anyAffirmation) = (any(.record), any(.day), any(.affirmation))

  private static func any(_ placeholder: Placeholder) -> Positional {
    Positional(placeholder, isOptional: true)
  }

  package init(_ placeholder: Placeholder, isOptional: Bool = false, repeats: Bool = false) {
    self.placeholder = placeholder
    self.isOptional = isOptional
    self.repeats = repeats
  }
}
