import JournalKit
import JournalLanguage
import JournalModel

/// An option of the command line, declared once: the parser, help and completions read it.
package struct Option: Hashable, Sendable {
  /// The name without its hyphens.
  package let name: String
  /// The one-letter form, without its hyphen.
  package let short: Character?
  /// What its value is called in help; `nil` for an option without value.
  package let value: Placeholder?
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
    (self.name, self.short, self.value) = (name, short, value)
    (self.repeats, ownHelp, self.choices) = (repeats, help, choices)
  }

  /// As it is typed: `--json`.
  package var flag: String { "--" + name }
}

/// An argument that stands at its place, without a name.
package struct Positional: Hashable, Sendable {
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
    (self.placeholder, self.isOptional, self.repeats) = (placeholder, isOptional, repeats)
  }
}

package struct CommonOptions: Hashable, Sendable {
  /// The folder of the journal, as given.
  package var journal: String?
  package var usesJSON = false
  package var now: Timestamp?
  package var language: String?
  var color = ColorChoice.auto
  var asksNothing = false
  /// Whether questions are lines and nothing else, for screen readers and simple terminals.
  package var isPlain = false
  /// Whether long answers are written as they are, without a pager.
  var usesNoPager = false
  package var index: String?
  package var usesNoIndex = false
  /// The source that written records name; the command line itself where `nil`.
  package var source: String?

  enum ColorChoice: String, Hashable, Sendable { case auto, always, never }

  package init() {}

  package init(_ arguments: Arguments) throws(CommandError) {
    journal = arguments.path(.journal)
    usesJSON = arguments.has(.json)
    // Before the verb and behind it: the last one counts, and none may be wrong.
    now = try arguments.values(.now, .instant) { Timestamp(iso: $0) }.last
    language = try arguments.text(.lang)
    color = try arguments.text(.color).flatMap(ColorChoice.init) ?? .auto
    asksNothing = arguments.has(.noInput)
    isPlain = arguments.has(.plain)
    usesNoPager = arguments.has(.noPager)
    index = arguments.path(.index)
    usesNoIndex = arguments.has(.noIndex)
    source = try arguments.value(.source, .word) { Self.isSource($0) ? $0 : nil }
    if index != nil && usesNoIndex {
      throw .usage(.contradiction(Option.index.flag, Option.noIndex.flag), command: arguments.command)
    }
  }

  /// Letters, digits, and what joins them: `shortcut`, `import:daylio`.
  private static func isSource(_ word: String) -> Bool {
    let isJoint = { (scalar: Unicode.Scalar) in ":-_.".unicodeScalars.contains(scalar) }
    return (1...60).contains(word.utf8.count)
      && word.unicodeScalars.allSatisfy {
        isJoint($0) || $0.properties.isAlphabetic || $0.properties.numericType != nil
      }
  }
}
