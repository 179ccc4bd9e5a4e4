import JournalFiles
import JournalFormat
import JournalIndex
import JournalKit
import JournalLanguage
import JournalStore
import JournalTerminal
import YAMLCodec

/// Problems of files as lines `FILE:LINE:COLUMN: error: …`, with the line and a caret at a terminal.
package struct ProblemReport {
  private let problems: [Problem]
  private let journal: Journal

  /// The problems of a journal, in the order in which they are given.
  package init(_ problems: [Problem], of journal: Journal) {
    self.problems = problems
    self.journal = journal
  }

  /// Whether one of them is more than a doubt.
  var holdsError: Bool { problems.contains { $0.severity == .error } }

  /// What a command that was asked for this data tells the shell.
  package var exitCode: ExitCode { holdsError ? .dataProblem : .done }

  /// Writes all problems to the context's errors.
  package func write(to context: inout Context) {
    var source: (path: String, bytes: [UInt8])?
    for problem in problems {
      writeLine(problem, &context)
      guard context.errors.isTerminal, let position = problem.position else { continue }
      if source?.path != problem.path {
        source = (try? journal.store.read(problem.path)).map { (problem.path, $0.bytes) }
      }
      if let source { writeExcerpt(source.bytes, at: position.offset, &context) }
    }
  }

  /// Writes a doubt as a warning.
  package static func write(_ doubt: Doubt, of journal: Journal, to context: inout Context) {
    writeLine(doubt.path, (doubt.line, doubt.column), .warning, doubt.message, of: journal, to: &context)
  }

  /// Writes why a file that a person named can't be read: none of its lines is meant.
  package static func write(ofWholeFile problem: Problem, of journal: Journal, to context: inout Context) {
    let message = context.phrases.message(problem.reason)
    writeLine(problem.path, nil, problem.severity, message, of: journal, to: &context)
  }

  /// A problem of a whole file is placed at its first column, so that every line has the same form.
  private func writeLine(_ problem: Problem, _ context: inout Context) {
    let position = (problem.position?.line ?? 1, problem.position?.column ?? 1)
    let message = context.phrases.message(problem.reason)
    Self.writeLine(problem.path, position, problem.severity, message, of: journal, to: &context)
  }

  private static func writeLine(
    _ path: String, _ position: (line: Int, column: Int)?, _ severity: Problem.Severity, _ message: String,
    of journal: Journal, to context: inout Context
  ) {
    context.pathsSaid.insert(path)
    let position = position.map { ":\($0.line):\($0.column)" } ?? ""
    context.errors.write(Sanitizer.line(context.displayed(path, in: journal)) + position + ": ", .bold)
    switch severity {
    case .error: context.errors.write("error: ", .error)
    case .warning: context.errors.write("warning: ", .warning)
    }
    context.errors.line(Sanitizer.line(message))
  }

  private func writeExcerpt(_ bytes: [UInt8], at offset: Int, _ context: inout Context) {
    guard offset <= bytes.count else { return }
    let isBreak = { (byte: UInt8) in byte == 0x0A || byte == 0x0D }
    let start = bytes[..<offset].lastIndex(where: isBreak).map { $0 + 1 } ?? 0
    let end = bytes[offset...].firstIndex(where: isBreak) ?? bytes.count
    // A line may be megabytes long: only what is around the position is shown.
    let first = max(start, offset - 60)
    let before = Self.shown(bytes[first..<offset])
    let after = Self.shown(bytes[offset..<min(end, offset + 120)])
    let room = max(20, context.errors.width - 4)
    context.errors.line("    " + DisplayWidth.truncated(before + after, to: room))
    let columns = DisplayWidth.columns(of: before)
    if columns < room { context.errors.line(String(repeating: " ", count: 4 + columns) + "^", .good) }
  }

  private static func shown(_ bytes: ArraySlice<UInt8>) -> String {
    Sanitizer.line(String(decoding: bytes, as: UTF8.self))
  }
}

extension Context {
  /// Names what could not be read when something was asked, and was not said yet: the answer lacks it.
  package mutating func mentionUnread() {
    guard let openedJournal else { return }
    let unread = openedJournal.unread.filter { !pathsSaid.contains($0.path) }
    guard !unread.isEmpty else { return }
    // Nobody knows whether what can't be read is private, and a name may tell.
    if !hidesPrivate { ProblemReport(Array(unread.prefix(3)), of: openedJournal).write(to: &self) }
    errors.line(phrases.say("caption-unread", ("count", .number(unread.count))), .warning)
  }

  /// Says in one line that files have problems: what was asked is answered all the same, and `check` tells
  /// more.
  package mutating func mention(_ problems: FoundProblems) {
    let count = problems.count - problems.unreadable.count
    guard count > 0, !common.usesJSON else { return }
    errors.line(phrases.say("caption-problems", ("count", .number(count))), .warning)
  }
}

extension Context {
  /// Problems and doubts of files as JSON has them.
  package func listed(_ problems: [Problem], doubts: [Doubt] = []) -> [Fields] {
    objects(problems) { problem in
      [
        "path": problem.path, "line": problem.position?.line ?? 1, "column": problem.position?.column ?? 1,
        "severity": problem.severity == .error ? "error" : "warning",
        "message": phrases.message(problem.reason),
      ]
    }
      + objects(doubts) {
        ["path": $0.path, "line": $0.line, "column": $0.column, "severity": "warning", "message": $0.message]
      }
  }

  /// What is wrong with single files, then what does not add up between them.
  package func listed(_ problems: FoundProblems) -> [Fields] { listed(problems.all) }

  /// The keys `problems` and `conflicts`, with which most answers end.
  package func faults(_ problems: FoundProblems, _ conflicts: [Conflict]) -> Fields {
    ["problems": listed(problems), "conflicts": conflicts]
  }
}

extension Conflict: JSONObject {
  package var fields: Fields { ["path": path, "origin": "\(origin)"] }
}
