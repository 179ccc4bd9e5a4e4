import JournalExchange
import JournalFormat
import JournalIndex
import JournalKit
import JournalLanguage
import JournalModel
import JournalStore
import JournalTerminal

/// `export FORMAT`: the journal for other programs and other people.
struct ExportCommand: SteppedCommand {
  static let verb = Verb(
    "export", positionals: [Positional(.exportFormat)], options: ExportRequest.options,
    examples: [
      "export json --output backup.json", "export markdown --output journal.zip --from 2026-01-01",
      "export csv --output tables/ --excel", "export ics --only shifts --output shifts.ics",
      "export html --output journal.html", "export html --only year --output year.html",
      "export pdf --output journal.pdf", "export form --output check-in.html",
      "export pocket --output pocket.html",
      "export epub --from 2026-01-01 --until 2026-12-31 --output 2026.epub",
      "export docx --output journal.docx", "export dayone --output dayone.zip",
      "export jrnl --output journal.txt", "export org --output journal.org",
    ])

  /// The words for a format; those for a part of any.
  static let formats = ExportFormat.allCases.map(\.rawValue)
  static let parts = ExportFormat.allCases.flatMap(\.parts).reduce(into: [String]()) {
    if !$0.contains($1) { $0.append($1) }
  }

  /// How the file of a format is called where nobody says; `nil` for what is no format.
  static func file(of format: String) -> String? { ExportFormat(rawValue: format)?.file }

  private let request: ExportRequest

  var needsZone: Bool { request.format != .json }

  init(_ arguments: Arguments) throws(CommandError) { request = try ExportRequest(arguments) }

  func run(in context: inout Context) throws(CommandError) -> ExitCode {
    var request = self.request
    if request.isWithoutOutput, request.format.isForOtherPrograms, context.output.isTerminal {
      throw .usage(.missingValue(option: Option.output.flag, .file))
    }
    if let output = request.output { request = request.redirected(to: try context.besideJournal(output)) }
    request = request.inFolder(of: context)
    if let page = request.asPage(in: context) {
      request = page
      context.remark(context.phrases.say("export-asPage", ("file", .of(page.output ?? ""))))
    }
    // What nobody would encrypt although that was asked for is refused before anything is written.
    if request.recipient != nil, let output = request.output, request.writesFolder(in: context) {
      throw .usage(
        .unencryptedFolder(output, option: Option.encryptTo.flag, file: request.format.file + ".age"))
    }
    // The form holds no record of the journal.
    var journal = try request.format == .form ? context.journal() : context.wholeJournal()
    let isWhole = request.format == .json
    let selection = try isWhole ? ExportSelection() : request.selection(context.dates(in: journal))
    var (sealedCount, copies): (Int, [String]) = (0, [])
    if request.format.takesRecords {
      (sealedCount, copies) =
        try request.includesSealed
        ? context.openSealed(matching: selection.query) : context.hideSealed(matching: selection.query)
    }
    journal = try context.journal()
    if request.includesPrivate, !isWhole {
      let count = journal.privateRecords(matching: selection.query).count
      // It was said with an option; where somebody can be asked, it is asked.
      let asks = count > 0 && context.canAsk
      let question = context.phrases.say("export-askPrivate", ("count", .number(count)))
      if asks, try !context.askYes(question) {
        context.confirm(.nothingWritten)
        return .done
      }
    }
    request.sealedCount = sealedCount
    let receipt = try request.export(journal, selection, in: &context)
    // Files are missing in which, or beside which, two versions of a record met.
    let conflicts =
      request.format.takesRecords ? journal.records(matching: Query(limit: 0)).conflicts.count : 0
    if conflicts > 0 {
      context.remark(context.phrases.say("export-leavesConflicts", ("count", .number(conflicts))))
    }
    guard let receipt else { return .inputOutput }
    if sealedCount > 0 {
      context.remark(context.phrases.say("seal-leftOut", ("records", .count(sealedCount, .record))))
    }
    context.answer(receipt, request, sealed: sealedCount, copies)
    // Who asked for what is sealed has not got it.
    if request.includesSealed, sealedCount > 0 { return .locked }
    // A backup without a file that is too large is not all of the journal.
    return receipt.passedOver.contains { $0.reason.isTooLarge } ? .dataProblem : .done
  }
}

extension ExportFormat {
  /// Whether it has the records alone: a backup has every file, and a page to write in none.
  fileprivate var takesRecords: Bool { self != .json && self != .form }
}

extension Context {
  /// The receipt: the answer as JSON, else a line beside what may have gone to standard output.
  ///
  /// - Parameters:
  ///   - sealed: so many sealed records are not in it; the text has said so.
  ///   - copies: the paths of their copies in clear, which are not in it either.
  fileprivate mutating func answer(
    _ receipt: ExportReceipt, _ request: ExportRequest, sealed: Int, _ copies: [String]
  ) {
    guard common.usesJSON else {
      let hidden =
        receipt.leftOut == 0
        ? "" : phrases.say("export-receipt-private-left-out", ("leftOut", .number(receipt.leftOut)))
      let people =
        receipt.people == 0
        ? "" : phrases.say("export-receipt-people-left-out", ("people", .count(receipt.people, .person)))
      let size = ("bytes", MessageValue.of(phrases.size(Int64(receipt.bytes))))
      let text =
        request.format == .form
        ? phrases.say("export-receipt-form", size)
        : phrases.say(
          "export-receipt",
          ("records", receipt.events.map { .count($0, .event) } ?? .count(receipt.records, .record)),
          ("files", .count(receipt.files, .file)), size, ("leftOut", .of(hidden)))
      errors.line(Sanitizer.line(text + people))
      if receipt.asTimeOff > 0 {
        remark(phrases.say("export-asTimeOff", ("count", .number(receipt.asTimeOff))))
      }
      if receipt.missing > 0 {
        remark(phrases.say("export-missing", ("count", .number(receipt.missing))))
      }
      if receipt.unshown > 0 {
        let hasFolder = [.jrnl, .org, .markdown].contains(request.format)
        remark(
          phrases.say(
            hasFolder ? "export-withoutMedia" : "export-unshown", ("count", .number(receipt.unshown))))
      }
      for path in receipt.uncleaned {
        remark(phrases.say("export-uncleaned", ("path", .of(displayed(path)))))
      }
      return show(passedOver: receipt.passedOver)
    }
    let passedOver = objects(receipt.passedOver) { ["path": $0.path, "message": phrases.message($0.reason)] }
    let counts = [
      ("private", receipt.leftOut), ("person", receipt.people), ("sealed", sealed),
      ("media", receipt.unshown),
    ]
    let left =
      counts.filter { $0.1 > 0 }.map { (String?.none, $0.1, $0.0) } + copies.map { ($0, 1, "inClear") }
      + receipt.uncleaned.map { ($0, 1, "position") }
    answer([
      "format": request.format.rawValue, "output": request.output, "records": receipt.records,
      "events": receipt.events, "files": receipt.files, "bytes": receipt.bytes,
      "leftOut": left.reduce(0) { $0 + $1.1 },
      "left": objects(left) { ["what": OrNull($0.0), "count": $0.1, "reason": $0.2] },
      "asTimeOff": receipt.asTimeOff > 0 ? receipt.asTimeOff : nil,
      "missing": receipt.missing > 0 ? receipt.missing : nil,
      "passedOver": request.format == .json ? passedOver : nil,
    ])
  }

  /// Most files left out of a backup that are named one by one; JSON has all.
  private static let passedOverShown = 50

  /// Names what is not in a backup.
  private mutating func show(passedOver: [Problem]) {
    guard !passedOver.isEmpty else { return }
    remark(phrases.say("export-passesOver", ("count", .number(passedOver.count))))
    for problem in passedOver.prefix(Self.passedOverShown) {
      errors.write(Sanitizer.line(displayed(problem.path)) + ": ", .bold)
      errors.line(Sanitizer.line(phrases.message(problem.reason)))
    }
    let more = passedOver.count - Self.passedOverShown
    if more > 0 { errors.line("… +\(phrases.number(more))") }
  }
}

extension Problem.Reason {
  /// Whether a file has too many bytes.
  fileprivate var isTooLarge: Bool {
    switch self {
    case .tooLarge, .source(.tooLarge): true
    default: false
    }
  }
}
