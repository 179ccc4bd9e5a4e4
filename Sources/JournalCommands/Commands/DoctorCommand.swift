import JournalLanguage
import JournalModel
import JournalStore
import JournalSync

/// `doctor`: the journal's health on one page, each line with the command that mends it.
struct DoctorCommand: Command {
  static let name = "doctor"
  static let summary = HelpText.doctor

  init(_ arguments: Arguments) throws(UsageError) {}

  func run(in context: inout Context) throws(CommandError) -> ExitCode {
    let journal = try context.journal()
    let report = HealthReport(of: journal)
    if context.common.usesJSON {
      context.answer { $0.health(report, remedies: Self.lines(report, journal).compactMap(\.remedy)) }
    } else {
      Self.write(Self.lines(report, journal), to: &context)
    }
    return report.isGood ? .done : .dataProblem
  }

  /// A fact, and what mends it where that is needed.
  private struct Line {
    var item: HealthItem
    var remedy: String?
  }

  private static func lines(_ report: HealthReport, _ journal: Journal) -> [Line] {
    let hasErrors = report.problems.contains { $0.sort != .doubt }
    let isScarce = report.freeBytes.map { $0 < HealthReport.scarceBytes } ?? false
    var index: String?
    if case .unwritable = report.index { index = "smjournal reindex --full" }
    var lines = [
      Line(item: .records(report.counts, bytes: report.bytes)),
      Line(item: .problems(report.problems), remedy: hasErrors ? "smjournal check" : nil),
      Line(
        item: .conflicts(report.conflicts), remedy: report.conflicts > 0 ? "smjournal resolve --all" : nil),
      Line(item: .index(report.index), remedy: index),
      Line(
        item: .permissions(report.readable),
        remedy: report.readable > 0 ? "chmod -R go= \(shellWord(journal.root))" : nil),
      Line(item: .git(report.git), remedy: report.git == .unprepared ? "smjournal setup git" : nil),
      Line(
        item: .syncthing(report.syncthing),
        remedy: report.syncthing == .unprepared ? "smjournal setup syncthing" : nil),
    ]
    if let free = report.freeBytes { lines.append(Line(item: .disk(free: free, isScarce: isScarce))) }
    return lines
  }

  private static func write(_ lines: [Line], to context: inout Context) {
    let texts = lines.map { context.phrases.health($0.item) }
    let width = texts.map { DisplayWidth.columns(of: $0.topic) }.max() ?? 0
    for (line, text) in zip(lines, texts) {
      let space = String(repeating: " ", count: width - DisplayWidth.columns(of: text.topic) + 2)
      context.output.write(text.topic + space, .bold)
      context.output.line(Sanitizer.line(text.state))
      if let remedy = line.remedy {
        context.output.write(String(repeating: " ", count: width + 2) + "→ ")
        context.output.line(Sanitizer.line(remedy), .good)
      }
    }
  }

  /// A path as a shell takes it for one word.
  private static func shellWord(_ path: String) -> String {
    let isPlain = path.utf8.allSatisfy { byte in
      (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
        || [0x2D, 0x2E, 0x2F, 0x5F].contains(byte)
    }
    return isPlain
      ? path : "'" + path.unicodeScalars.map { $0 == "'" ? "'\\''" : String($0) }.joined() + "'"
  }
}

extension JSONWriter {
  fileprivate mutating func health(_ report: HealthReport, remedies: [String]) {
    field("healthy", report.isGood)
    key("records")
    object { json in
      for count in report.counts { json.field(count.kind.name, count.count) }
    }
    field("bytes", Int(report.bytes))
    key("problemCounts")
    object { json in
      for count in report.problems { json.field(count.sort.rawValue, count.count) }
    }
    field("conflicts", report.conflicts)
    key("index")
    switch report.index {
    case .good: string("good")
    case .corrected: string("corrected")
    case .unwritable: string("unwritable")
    }
    field("readable", report.readable)
    field("git", report.git.rawValue)
    field("syncthing", report.syncthing.rawValue)
    field("freeBytes", report.freeBytes.map { Int($0) })
    field("remedies", remedies)
  }
}
