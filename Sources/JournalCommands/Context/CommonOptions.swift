import JournalKit
import JournalModel

/// What the options that every verb takes say.
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
  /// The file of the index, as given.
  package var index: String?
  package var usesNoIndex = false
  /// Who writes, for the commands that do; the command line itself where `nil`.
  package var source: String?

  enum ColorChoice: String, Hashable, Sendable { case auto, always, never }

  package init() {}

  package init(_ arguments: Arguments) throws(CommandError) {
    journal = arguments.path(.journal)
    usesJSON = arguments.has(.json)
    now = try arguments.value(.now, .instant) { Timestamp(iso: $0) }
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
