import JournalIndex
import JournalKit
import JournalLanguage

/// The line at a terminal that shows how far long work has come: written over itself, erased at the end.
struct ProgressLine: Sendable {
  /// The language that is spoken.
  package var phrases: Phrases
  /// The columns of the terminal.
  package var width: Int

  /// What brings the terminal to a state of the work. The cursor stays at the start of the line, so that
  /// whatever follows, even the shell's prompt after Ctrl-C, is written over it.
  package func bytes(for progress: Progress) -> [UInt8] {
    guard !progress.isDone else { return Array("\r\u{1B}[K".utf8) }
    let text = phrases.say(
      "caption-progress", ("files", .number(progress.files)), ("rate", .number(progress.filesPerSecond)))
    // One column stays free: a terminal goes to the next line at the last one.
    return Array(("\r" + String(text.prefix(max(width - 1, 0))) + "\u{1B}[K\r").utf8)
  }
}
