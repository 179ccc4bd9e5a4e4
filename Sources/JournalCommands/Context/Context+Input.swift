import JournalFiles
import JournalKit
import JournalLanguage
import JournalModel
import JournalTerminal

extension Context {
  /// A text option, or standard input where it is `-`.
  package mutating func textOrInput(_ text: String?) throws(CommandError) -> String? {
    text == "-" ? try inputText() : text
  }

  /// Says of a text that waits on standard input, for which a command that writes did not ask, that it is not
  /// taken, so that nobody believes it written; and of the option that would take it.
  package mutating func mentionUnreadInput(_ verb: Verb) {
    let writes = verb.deviceSync == .inbox || !touched.isEmpty
    // All the time of the command was there for it to come.
    guard writes, !asksInput, offeredInput(0) == .text else { return }
    let option = verb.options.first { [Option.text.name, Option.note.name].contains($0.name) }
    let text = option.map { phrases.say("input-unread", ("option", .of($0.flag))) }
    warn(text ?? phrases.say("input-none", ("verb", .of(verb.name))), .warning)
  }

  /// The text of a record that takes what a pipe or a file offers, where no option has it.
  ///
  /// - Parameters:
  ///   - text: the option; `-` is standard input, whatever it is.
  ///   - isTold: whether the command line says something already. Then what is left of a file that a loop
  ///     reads line by line is refused: the loop would end after its first line. And a pipe that says nothing
  ///     is not waited for; without words it is all there is to write.
  package mutating func textOrOffered(_ text: String?, isTold: Bool) throws(CommandError) -> String? {
    guard text == nil else { return try textOrInput(text) }
    asksInput = true
    switch offeredInput(Self.patience) {
    case .none: return nil
    case .silent where isTold:
      warnOfSilence("append --last -")
      return nil
    case .remainder where isTold: throw .usage(.inputReadInPart)
    case .silent where errors.isTerminal:
      errors.line(phrases.say("input-awaited"), .dim)
      errors.flush()
    case .silent, .text, .remainder: break
    }
    let given = try inputText()
    guard !given.trimmed.isEmpty else { return nil }
    if isTold, !common.usesJSON {
      let lines = given.split(whereSeparator: \.isNewline).count { !$0.allSatisfy(\.isWhitespace) }
      // One is what who pipes it expects; more may have been the rest of a loop's.
      if lines > 1 { errors.line(phrases.say("input-taken", ("lines", .of(lines))), .dim) }
    }
    return given
  }

  /// Says that what comes late by a pipe is not read, and the command that would wait for it.
  package mutating func warnOfSilence(_ command: String) {
    warn(phrases.say("input-silent", ("command", .of(command))), .warning)
  }

  /// So many milliseconds a pipe gets for its first byte.
  package static let patience: Int32 = 200

  /// What comes by standard input, up to the limit of a text: who pipes without end loses no word of it.
  private mutating func inputText() throws(CommandError) -> String {
    asksInput = true
    switch input() {
    case .failure(let error): throw .input(errno: error.errno)
    case .success(var bytes):
      // A file is there to be taken otherwise; what a pipe brought is nowhere else.
      if bytes.count > Self.mostInput, isPiped() {
        _ = try journal()
        warn(phrases.say("input-cut", ("limit", .of(phrases.size(Int64(Self.mostInput))))), .warning)
        isInputCut = true
        bytes.removeSubrange(Self.mostInput...)
        // No character is cut in two.
        while let last = bytes.last, last & 0xC0 == 0x80 { bytes.removeLast() }
        if let last = bytes.last, last >= 0xC0 { bytes.removeLast() }
      }
      guard let text = String(validating: bytes, as: UTF8.self) else { throw .input(errno: nil) }
      return text
    }
  }

  /// A file holds so much with its front matter.
  package static let mostInput = Int(StoredFile.maximumSize) - 1 << 20
}
