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
  ///     reads line by line is refused: the loop would end after its first line. And a pipe that says nothing
  ///     is not waited for; without words it is all there is to write.
  package mutating func textOrOffered(
    _ text: String?, option: Option, isTold: Bool
  ) throws(CommandError) -> String? {
    guard text == nil else { return try textOrInput(text, option: option) }
    switch offeredInput() {
    case .none: return nil
    case .silent where isTold:
      warnOfSilence("append --last -")
      return nil
    case .remainder where isTold: throw .usage(UsageError(.inputReadInPart))
    case .silent where errors.isTerminal:
      errors.line(phrases.awaitedInput, .dim)
      errors.flush()
    case .silent, .text, .remainder: break
    }
    let given = try inputText()
    guard !given.trimmed.isEmpty else { return nil }
    if isTold, !common.usesJSON {
      let lines = given.split(whereSeparator: \.isNewline).count { !$0.allSatisfy(\.isWhitespace) }
      // One is what who pipes it expects; more may have been the rest of a loop's.
      if lines > 1 { errors.line(phrases.takenInput(lines: lines), .dim) }
    }
    return given
  }

  /// Says that what comes late by a pipe is not read, and the command that would wait for it.
  package mutating func warnOfSilence(_ command: String) {
    warn(phrases.silentInput(command: command), .warning)
  }

  private func inputText() throws(CommandError) -> String {
    switch input() {
    case .failure(let error): throw .input(errno: error.errno)
    case .success(let bytes):
      guard let text = String(validating: bytes, as: UTF8.self) else { throw .input(errno: nil) }
      return text
    }
  }
}
