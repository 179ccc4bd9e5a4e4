import JournalExchange
import JournalFiles
import JournalKit
import JournalModel
import JournalPages

/// What somebody wants exported, and where to.
struct ExportRequest: Sendable {
  static let options: [Option] = [
    .output, .from, .until, .filterTag, .kind, .only, .also, .with, .excel, .encryptTo, .includePrivate,
    .includeSealed,
  ]

  let format: ExportFormat
  /// The path as it was given; `nil` for standard output.
  private(set) var output: String?
  /// Whether nothing was said of where to write; `-` says it.
  let isWithoutOutput: Bool
  /// The parts of an export that has several.
  let only: [String]
  /// The folders of other journals whose times stand beside those of a calendar, as they were given.
  let also: [String]
  let isForExcel: Bool
  let recipient: String?
  /// The program that makes a PDF; `nil` for the first one found.
  let printer: Printer?
  /// Whether what is sealed is in it, in clear.
  let includesSealed: Bool
  /// The days that were asked for, and which records.
  private let span: SpanOptions
  private var chosen = ExportSelection()
  var includesPrivate: Bool { chosen.includesPrivate }
  /// How many sealed records are left out, which a page says.
  var sealedCount = 0

  init(_ arguments: Arguments) throws(CommandError) {
    format = try arguments.argument(0, .oneOf(ExportFormat.allCases.map(\.rawValue))) {
      ExportFormat(rawValue: $0)
    }
    let path = arguments.path(.output)
    output = path == "-" ? nil : path
    isWithoutOutput = path == nil
    only = try arguments.texts(.only)
    also = arguments.paths(.also)
    isForExcel = arguments.has(.excel)
    recipient = try arguments.text(.encryptTo)
    chosen.includesPrivate = arguments.has(.includePrivate)
    includesSealed = arguments.has(.includeSealed)
    printer = try arguments.value(.with, .oneOf(Printer.allCases.map(\.rawValue))) { Printer(rawValue: $0) }
    span = try SpanOptions(arguments)
    chosen.query.tags = try arguments.wantedTags()
    for kind in try arguments.kinds() { chosen.query.kinds.insert(kind) }
    // A backup is whole or none.
    for option in [Option.from, .until, .filterTag, .kind, .only]
    where format == .json && arguments.has(option) {
      throw .usage(.contradiction(format.rawValue, option.flag))
    }
    if arguments.has(.json), output == nil {
      throw .usage(.contradiction(Option.json.flag, Option.output.flag + " -"))
    }
    if format != .ics, arguments.has(.also) {
      throw .usage(.contradiction(format.rawValue, Option.also.flag))
    }
    // A backup has the sealed bytes, and a page to write in nothing that was written.
    if format == .json || format == .form, includesSealed {
      throw .usage(.contradiction(format.rawValue, Option.includeSealed.flag))
    }
    let parts = format.parts
    if parts.isEmpty, arguments.has(.only) {
      throw .usage(.contradiction(format.rawValue, Option.only.flag))
    }
    if let wrong = only.first(where: { !parts.contains($0) }) {
      throw .usage(.wrongValue(name: Option.only.flag, found: wrong, expected: .oneOf(parts)))
    }
  }

  /// The records that were asked for, seen from today.
  func selection(_ dates: Dates) throws(CommandError) -> ExportSelection {
    var selection = chosen
    (selection.query.from, selection.query.until) = span.ends(dates)
    if let first = selection.query.from, let last = selection.query.until, last < first {
      throw .usage(.untilBeforeFrom("\(first.iso)..\(last.iso)"))
    }
    return selection
  }
}

enum ExportFormat: String, CaseIterable, Sendable {
  /// The files themselves, or one file for reading; the whole as a backup; tables; calendars.
  case markdown, json, csv, ics
  /// The diaries of other programs: Day One, jrnl, Emacs' Org.
  case dayone, jrnl, org
  /// A page to look at, a PDF of it, a picture of the year, a form to fill in offline, the app of a phone.
  case html, pdf, svg, form, pocket
  /// A book, and a document for word processors.
  case epub, docx

  /// Whether nobody can read it at a terminal.
  var isForOtherPrograms: Bool { ![.markdown, .csv, .ics, .jrnl, .org].contains(self) }

  /// Whether it may be the files of a folder.
  var fillsFolders: Bool { [.markdown, .csv, .html, .jrnl, .org].contains(self) }

  /// The words that `--only` takes.
  var parts: [String] {
    self == .ics
      ? CalendarExport.Part.allCases.map(\.rawValue) : [.html, .pdf].contains(self) ? ["year"] : []
  }

  /// How its file is called where nobody says.
  var file: String {
    switch self {
    case .markdown, .dayone: "journal.zip"
    case .jrnl: "journal.txt"
    case .form, .pocket: "\(rawValue).html"
    case .json, .csv, .ics, .html, .pdf, .svg, .org, .epub, .docx: "journal.\(rawValue)"
    }
  }
}

extension ExportRequest {
  /// Whether the output names a folder: it ends as one, or is one already.
  func namesFolder(in context: Context) -> Bool {
    guard let output else { return false }
    return output.hasSuffix("/") || OutputTarget.isFolder(context.absolute(output))
  }

  /// The same, where a folder was named for a format that is one file: the file has its usual name in it.
  func inFolder(of context: Context) -> ExportRequest {
    guard !format.fillsFolders, recipient == nil, let output, namesFolder(in: context) else { return self }
    return redirected(to: (output.hasSuffix("/") ? output : output + "/") + format.file)
  }

  /// The same, where the name of a page lacks an ending: a browser would show what it is written in.
  func asPage(in context: Context) -> ExportRequest? {
    guard [.html, .form, .pocket].contains(format), recipient == nil, let output, !namesFolder(in: context),
      output.split(separator: "/").last?.contains(".") == false
    else { return nil }
    return redirected(to: output + ".html")
  }

  func redirected(to output: String) -> ExportRequest {
    var request = self
    request.output = output
    return request
  }
}
