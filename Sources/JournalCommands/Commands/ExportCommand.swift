import JournalLanguage
import JournalModel
import JournalPages
import JournalStore

/// `export FORMAT`: the journal in another form.
struct ExportCommand: Command {
  static let name = "export"
  static let summary = HelpText.export
  static let positionals = [Positional(.exportFormat)]
  static let options: [Option] = [
    .output, .from, .until, .filterTag, .kind, .only, .with, .includePrivate,
  ]
  static let examples = [
    "export html --output journal.html", "export html --only year --output year.html",
    "export pdf --output journal.pdf", "export form --output check-in.html",
  ]

  /// What can be made.
  enum Format: String, CaseIterable {
    case html, pdf, svg, form
  }

  private let format: Format
  private let query: QueryArguments
  private let output: String?
  private let isYearOnly: Bool
  private let includesPrivate: Bool
  private let printer: Printer?

  init(_ arguments: Arguments) throws(UsageError) {
    format = try arguments.argument(0, .oneOf(Format.allCases.map(\.rawValue))) { Format(rawValue: $0) }
    query = try QueryArguments(arguments)
    let path = arguments.path(.output)
    output = path == "-" ? nil : path
    isYearOnly = try arguments.value(.only, .oneOf(["year"])) { $0 == "year" ? true : nil } ?? false
    includesPrivate = arguments.has(.includePrivate)
    printer = try arguments.value(.with, .oneOf(Printer.allCases.map(\.rawValue))) { Printer(rawValue: $0) }
  }

  func run(in context: inout Context) throws(CommandError) -> ExitCode {
    if format == .form {
      let form = try context.form()
      try context.write(form.html, to: output, like: "<!DOCTYPE html>")
      return .done
    }
    let journal = try context.journal()
    let page = try context.page(
      query.query(today: context.today(in: journal)), includesPrivate: includesPrivate)
    switch format {
    case .html: try writePage(page, &context)
    case .svg: try context.write(page.yearSVG, to: output, like: "<svg")
    case .pdf:
      guard try writePDF(isYearOnly ? page.yearOnly : page.html, &context) else { return .inputOutput }
    case .form: break
    }
    context.answer(page, format, output)
    return .done
  }

  /// From so many records on, one page is slow on a phone.
  private static let mostRecords = 2_000

  /// Writes the page, or the pages of a folder: into the one that is named, or beside the file that is.
  private func writePage(_ page: Page, _ context: inout Context) throws(CommandError) {
    let isFolder = output.map { $0.hasSuffix("/") || OutputPlace.isFolder(context.absolute($0)) } ?? false
    guard let output, !isYearOnly, isFolder || page.recordCount > Self.mostRecords else {
      return try context.write(isYearOnly ? page.yearOnly : page.html, to: output, like: "<!DOCTYPE html>")
    }
    let base = output.hasSuffix(".html") ? String(output.dropLast(5)) : output
    let folder = isFolder ? (output.hasSuffix("/") ? output : output + "/") : base + "-pages/"
    let name = base.split(separator: "/").last.map(String.init) ?? base
    let files = page.files(folder: isFolder ? "" : name + "-pages/")
    try context.makeFolder(folder)
    for (name, html) in files.pages { try context.write(html, to: folder + name, like: "<!DOCTYPE html>") }
    try context.write(files.index, to: isFolder ? folder + "index.html" : output, like: "<!DOCTYPE html>")
  }

  /// Writes the PDF, or the page to be printed by hand beside where it would be.
  private func writePDF(_ html: [UInt8], _ context: inout Context) throws(CommandError) -> Bool {
    if let pdf = context.pdf(html, with: printer) {
      try context.write(pdf, to: output, like: "%PDF")
      return true
    }
    if let output {
      let place = (output.hasSuffix(".pdf") ? String(output.dropLast(4)) : output) + ".html"
      try context.write(html, to: place, like: "<!DOCTYPE html>")
      context.errors.line("smjournal: " + Sanitizer.line(context.phrases.page(.pageInstead(place))))
    }
    return false
  }
}

extension Context {
  /// The receipt, where the export itself did not go to standard output.
  fileprivate mutating func answer(_ page: Page, _ format: ExportCommand.Format, _ output: String?) {
    guard let output else { return }
    guard common.usesJSON else {
      return errors.line(Sanitizer.line(phrases.page(.written(records: page.recordCount, place: output))))
    }
    answer { json in
      json.field("format", format.rawValue)
      json.field("output", output)
      json.field("records", page.recordCount)
      json.field("files", 1)
      json.field("leftOut", page.leftOut)
    }
  }
}
