import JournalExchange
import JournalFiles
import JournalLanguage
import JournalPages

/// The journal as a page to look at, as a PDF of it, as a picture of the year; the page that writes, and the
/// app of a phone that is both.
struct PageExporter: Exporter {
  func export(_ request: ExportRequest, in context: inout Context) throws(CommandError) -> ExportReceipt? {
    if request.format == .form {
      let form = try context.form()
      return try write(form.html, as: .page, request, ExportReceipt(), &context)
    }
    let journal = try context.journal()
    let selection = try request.selection(context.dates(in: journal))
    if request.format == .pocket {
      let pocket = try context.pocket(selection.query, includesPrivate: request.includesPrivate)
      let (html, receipt) = try drawn(pocket) { $0.html }
      return try write(html, as: .page, request, receipt, &context)
    }
    let page = try context.page(selection.query, includesPrivate: request.includesPrivate)
    let isYearOnly = request.only.contains("year")
    switch request.format {
    case .svg:
      let (picture, receipt) = try drawn(page) { $0.yearSVG }
      return try write(picture, as: .picture, request, receipt, &context)
    case .pdf:
      let (html, receipt) = try drawn(page) { isYearOnly ? $0.yearOnly : $0.book }
      if let pdf = context.pdf(html, with: request.printer, isSecret: request.recipient != nil) {
        return try write(pdf, as: .print, request, receipt, &context)
      }
      try writeInstead(html, request, &context)
      return nil
    default:
      if !isYearOnly, let receipt = try writeFolder(page, request, &context) { return receipt }
      let (html, receipt) = try drawn(page) { isYearOnly ? $0.yearOnly : $0.html }
      return try write(html, as: .page, request, receipt, &context)
    }
  }

  /// A form of the page with all that belongs to it, and what is told of it.
  private func drawn<Form: DrawnForm>(
    _ form: Form, _ draw: (Form) -> [UInt8]
  ) throws(CommandError) -> (bytes: [UInt8], receipt: ExportReceipt) {
    let bytes = draw(form)
    if let failure = form.failure { throw .store(failure) }
    var receipt = ExportReceipt(records: form.recordCount, leftOut: form.leftOut)
    receipt.missing = form.missing
    return (bytes, receipt)
  }

  private func write(
    _ bytes: [UInt8], as form: DrawnFile, _ request: ExportRequest, _ receipt: ExportReceipt,
    _ context: inout Context
  ) throws(CommandError) -> ExportReceipt {
    try context.write(request, replacing: form.begins) { (sink) throws(StoreError) in
      try sink.write(bytes + form.mark)
      return receipt
    }
  }

  /// From so many records on, one page is slow on a phone.
  private static let mostRecords = 2_000

  /// Writes the pages of a folder, into the one that is named or beside the file that is; `nil` where one
  /// page does.
  private func writeFolder(
    _ page: Page, _ request: ExportRequest, _ context: inout Context
  ) throws(CommandError) -> ExportReceipt? {
    // Whoever asked for encryption gets one file, however slow; a folder was refused before.
    guard let output = request.output, request.recipient == nil else { return nil }
    let isFolder = writesFolder(request, in: context)
    guard isFolder || page.recordCount > Self.mostRecords else { return nil }
    let base = output.hasSuffix(".html") ? String(output.dropLast(5)) : output
    let folder = isFolder ? (output.hasSuffix("/") ? output : output + "/") : base + "-pages/"
    let fileName = output.split(separator: "/").last.map(String.init) ?? output
    let name = fileName.hasSuffix(".html") ? String(fileName.dropLast(5)) : fileName
    let pages = page.folder(
      isFolder ? "" : name + "-pages/", first: isFolder ? "index.html" : "../" + fileName)
    try context.makeFolder(folder)
    var receipt = ExportReceipt(records: page.recordCount, files: 1 + pages.count, leftOut: page.leftOut)
    // None has its name before all are whole; the first page leads to all others, and comes last.
    var files: [OutputFile] = []
    try pages.forEach { (name, html) throws(CommandError) in
      files.append(try file(html, folder + name, of: pages, &receipt, &context))
    }
    let first = isFolder ? folder + "index.html" : output
    files.append(try file(pages.index(), first, of: pages, &receipt, &context))
    do throws(StoreError) { for file in files { try file.finish() } } catch { throw .store(error) }
    receipt.missing = page.missing
    return receipt
  }

  /// A page of a folder with all that belongs to it, written but for its name.
  private func file(
    _ html: [UInt8], _ path: String, of pages: PageFolder, _ receipt: inout ExportReceipt,
    _ context: inout Context
  ) throws(CommandError) -> OutputFile {
    if let failure = pages.failure { throw .store(failure) }
    let file = try context.file(context.absolute(path), replacing: DrawnFile.page.begins)
    do throws(StoreError) {
      try file.write(html)
      try file.end()
    } catch { throw .store(error) }
    receipt.bytes += html.count
    return file
  }

  /// Writes the page to be printed by hand beside where the PDF would be, encrypted as that.
  private func writeInstead(
    _ html: [UInt8], _ request: ExportRequest, _ context: inout Context
  ) throws(CommandError) {
    guard let output = request.output else { return }
    let file = context.free(beside: output, ending: request.recipient == nil ? ".html" : ".html.age")
    _ = try write(html, as: .page, request.redirected(to: file), ExportReceipt(), &context)
    let message = request.recipient == nil ? "page-pageInstead" : "page-encryptedPageInstead"
    context.remark(context.phrases.say(message, ("place", .of(file))))
  }
}
