import JournalFiles
import JournalFormat
import JournalIndex
import JournalKit
import JournalLanguage
import JournalModel
import JournalStore
import JournalSync
import JournalTerminal
import YAMLCodec

extension Context {
  /// Writes problems of files in the order in which they are given, as lines `FILE:LINE:COLUMN: error: …`,
  /// with the line and a caret at a terminal; gives what a command that was asked for this data tells the
  /// shell.
  @discardableResult
  package mutating func report(_ problems: [Problem], of journal: Journal) -> ExitCode {
    var source: (path: String, bytes: [UInt8])?
    for problem in problems {
      // A problem of a whole file is placed at its first column, so that every line has the same form.
      let position = (problem.position?.line ?? 1, problem.position?.column ?? 1)
      report(phrases.message(problem.reason), problem.severity, problem.path, at: position, of: journal)
      guard errors.isTerminal, let position = problem.position else { continue }
      if source?.path != problem.path {
        // What is sealed is placed by its clear text, which may not be at hand.
        source = (try? journal.shownFile(at: problem.path)).map { (problem.path, $0.bytes) }
        if let bytes = source?.bytes, FileStore.isSealed(bytes) { source = nil }
      }
      if let source { writeExcerpt(source.bytes, at: position.offset) }
    }
    return problems.contains { $0.severity == .error } ? .dataProblem : .done
  }

  /// Writes what is wrong with a file; with the whole of it where there is no position.
  package mutating func report(
    _ message: String, _ severity: Problem.Severity, _ path: String, at position: (line: Int, column: Int)?,
    of journal: Journal
  ) {
    pathsSaid.insert(path)
    let position = position.map { ":\($0.line):\($0.column)" } ?? ""
    errors.write(Sanitizer.line(displayed(path, in: journal)) + position + ": ", .bold)
    switch severity {
    case .error: errors.write("error: ", .error)
    case .warning: errors.write("warning: ", .warning)
    }
    errors.line(Sanitizer.line(message))
  }

  private mutating func writeExcerpt(_ bytes: [UInt8], at offset: Int) {
    guard offset <= bytes.count else { return }
    func shown(_ bytes: ArraySlice<UInt8>) -> String {
      Sanitizer.line(String(decoding: bytes, as: UTF8.self))
    }
    let isBreak = { (byte: UInt8) in byte == 0x0A || byte == 0x0D }
    let start = bytes[..<offset].lastIndex(where: isBreak).map { $0 + 1 } ?? 0
    let end = bytes[offset...].firstIndex(where: isBreak) ?? bytes.count
    // A line may be megabytes long: only what is around the position is shown.
    let before = shown(bytes[max(start, offset - 60)..<offset])
    let after = shown(bytes[offset..<min(end, offset + 120)])
    let room = max(20, errors.width - 4)
    errors.line("    " + DisplayWidth.truncated(before + after, to: room))
    let columns = DisplayWidth.columns(of: before)
    if columns < room { errors.line(String(repeating: " ", count: 4 + columns) + "^", .good) }
  }

  /// Names what could not be read when something was asked, and was not said yet: the answer lacks it.
  package mutating func mentionUnread() {
    guard let openedJournal else { return }
    let unread = openedJournal.unread.filter { !pathsSaid.contains($0.path) }
    guard !unread.isEmpty else { return }
    // An unreadable file may be private, and its name may give it away.
    if !hidesPrivate { report(Array(unread.prefix(3)), of: openedJournal) }
    errors.line(phrases.say("caption-unread", ("count", .number(unread.count))), .warning)
  }

  /// Says in a line each that files have problems and that some are in conflict: what was asked is answered
  /// all the same, and `check` tells more.
  ///
  /// - Parameter days: the days whose hours were asked for; what is in conflict about them is named.
  package mutating func mention(
    _ problems: FoundProblems, _ conflicts: [Conflict] = [], aboutHoursOf days: ClosedRange<CivilDay>? = nil
  ) {
    if common.usesJSON { return }
    let count = problems.count - problems.unreadable.count
    if count > 0 { errors.line(phrases.say("caption-problems", ("count", .number(count))), .warning) }
    if conflicts.isEmpty { return }
    if let days, let openedJournal {
      let marked = openedJournal.conflicts(conflicts, aboutHoursOf: days)
      report(openedJournal.problems(of: marked), of: openedJournal)
    }
    errors.line(phrases.say("caption-conflicts"), .warning)
  }

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
