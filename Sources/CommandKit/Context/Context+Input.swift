import JournalKit
import JournalModel
import JournalTerminal

extension Context {
  /// A text option, or standard input where it is `-`.
  ///
  /// What a pipe or a file offers besides is not taken; that is said, so that nobody believes it written.
  package mutating func textOrInput(_ text: String?, option: Option) throws(CommandError) -> String? {
    if text == "-" { return try inputText() }
    if offeredInput() == .text {
      _ = try journal()
      warn(phrases.unreadInput(option: option.flag), .warning)
    }
    return text
  }

  /// The text of a record that takes what a pipe or a file offers, where no option has it.
  ///
  /// - Parameters:
  ///   - text: the option; `-` is standard input, whatever it is.
  ///   - isTold: whether the command line says something already. Then what is left of a file that a loop
  ///     reads line by line is refused: the loop would end after its first line.
  package mutating func textOrOffered(
    _ text: String?, option: Option, isTold: Bool
  ) throws(CommandError) -> String? {
    guard text == nil else { return try textOrInput(text, option: option) }
    switch offeredInput() {
    case .none: return nil
    case .silent:
      warnOfSilence()
      return nil
    case .remainder where isTold: throw .usage(UsageError(.inputReadInPart))
    case .text, .remainder:
      let text = try inputText()
      return text.trimmed.isEmpty ? nil : text
    }
  }

  /// Says that what comes late by a pipe is not read, and how it would be.
  package mutating func warnOfSilence() { warn(phrases.silentInput, .warning) }

  private func inputText() throws(CommandError) -> String {
    switch input() {
    case .failure(let error): throw .input(errno: error.errno)
    case .success(let bytes):
      guard let text = String(validating: bytes, as: UTF8.self) else { throw .input(errno: nil) }
      return text
    }
  }
}
