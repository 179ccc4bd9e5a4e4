import JournalExchange
import JournalFiles
import JournalLanguage
import JournalModel
import JournalPages
import SystemLibrary

/// The journal as a page to look at, as a PDF of it, as a picture of the year; the page that writes, and the
/// app of a phone that is both.
extension ExportRequest {
  func writePage(_ query: Query, in context: inout Context) throws(CommandError) -> ExportReceipt? {
    if format == .form { return try write(context.form().html, ExportReceipt(), in: &context) }
    let privateCount = includesPrivate ? 0 : try context.hidePrivate(matching: query)
    if format == .pocket {
      return try write(context.pocket(query, leftOut: privateCount, sealedCount), in: &context) { $0.html }
    }
    let page = try context.page(query, leftOut: privateCount, sealedCount)
    let isYearOnly = only.contains("year")
    switch format {
    case .svg: return try write(page, in: &context) { $0.yearSVG }
    case .pdf:
      let (html, receipt) = try drawn(page) { isYearOnly ? $0.yearOnly : $0.book }
      if let pdf = context.pdf(html, with: printer, isSecret: recipient != nil) {
        return try write(pdf, receipt, in: &context)
      }
      try writeInstead(html, in: &context)
      return nil
    default:
      if !isYearOnly, let receipt = try writePages(of: page, in: &context) { return receipt }
      return try write(page, in: &context) { isYearOnly ? $0.yearOnly : $0.html }
    }
  }

  private func drawn<Form: DrawnForm>(
    _ form: Form, _ draw: (Form) -> [UInt8]
  ) throws(CommandError) -> (bytes: [UInt8], receipt: ExportReceipt) {
    let bytes = draw(form)
    if let failure = form.failure { throw .store(failure) }
    return (bytes, receipt(of: form))
  }

  private func receipt(of form: some DrawnForm) -> ExportReceipt {
    var receipt = ExportReceipt()
    (receipt.records, receipt.leftOut) = (form.usedCount, form.leftOut)
    (receipt.missing, receipt.unshown) = (form.missing, form.unshown)
    receipt.people = form.people
    return receipt
  }

  private func write<Form: DrawnForm>(
    _ form: Form, in context: inout Context, _ draw: (Form) -> [UInt8]
  ) throws(CommandError) -> ExportReceipt {
    let (bytes, receipt) = try drawn(form, draw)
    return try write(bytes, receipt, in: &context)
  }

  private func write(
    _ bytes: [UInt8], _ receipt: ExportReceipt, in context: inout Context
  ) throws(CommandError) -> ExportReceipt {
    try context.write(self) { (sink) throws(StoreError) in
      try sink.write(bytes)
      return receipt
    }
  }

  /// The number of records from which one page is slow on a phone.
  private static let mostRecords = 2_000

  /// Writes the pages of a folder, into the one that is named or beside the file that is; `nil` where one
  /// page does.
  private func writePages(of page: Page, in context: inout Context) throws(CommandError) -> ExportReceipt? {
    // Whoever asked for encryption gets one file, however slow; a folder was refused before.
    guard let output, recipient == nil else { return nil }
    let isFolder = writesFolder(in: context)
    guard isFolder || page.recordCount > Self.mostRecords else { return nil }
    let base = output.hasSuffix(".html") ? String(output.dropLast(5)) : output
    let folder = isFolder ? (output.hasSuffix("/") ? output : output + "/") : base + "-pages/"
    let fileName = output.split(separator: "/").last.map(String.init) ?? output
    let name = fileName.hasSuffix(".html") ? String(fileName.dropLast(5)) : fileName
    let pages = page.folder(
      isFolder ? "" : name + "-pages/", first: isFolder ? "index.html" : "../" + fileName)
    try context.makeFolder(folder)
    let (names, step) = (pages.names, 32)
    var receipt = receipt(of: page)
    receipt.files = 1 + names.count
    // None has its name before all are whole; the first page leads to all others, and comes last.
    var files: [OutputFile] = []
    for start in stride(from: 0, to: names.count, by: step) {
      let own = try names[start...].prefix(step).map { (name) throws(CommandError) in
        try context.file(context.absolute(folder + name))
      }
      // Each is written by the thread that draws it: few are in memory together.
      try forEach(own) { (file, number) throws(StoreError) in
        for part in pages.html(start + number) { try file.write(part) }
        try file.end()
      }
      files += own
    }
    let first = try context.file(context.absolute(isFolder ? folder + "index.html" : output))
    try forEach([first]) { (file, _) throws(StoreError) in
      try file.write(pages.index())
      try file.end()
    }
    if let failure = pages.failure { throw .store(failure) }
    try forEach(files) { (file, _) throws(StoreError) in try file.takeName() }
    try forEach(files.suffix(1)) { (file, _) throws(StoreError) in try file.keepNames() }
    try forEach([first]) { (file, _) throws(StoreError) in try file.finish() }
    receipt.bytes = (files + [first]).reduce(0) { $0 + $1.count }
    (receipt.missing, receipt.unshown) = (page.missing, page.unshown)
    return receipt
  }

  /// Does something with each of several files on several threads, more than there are processors: part of it
  /// is waiting for the disk.
  private func forEach(
    _ files: [OutputFile], _ body: @escaping @Sendable (OutputFile, Int) throws(StoreError) -> Void
  ) throws(CommandError) {
    let files = files.map { Monitor($0) }
    let failures = ConcurrentMap.map(files.count, threads: 2 * System.processorCount, worker: {}) {
      _, number -> StoreError? in
      var failure: StoreError?
      files[number].change { file in
        do throws(StoreError) { try body(file, number) } catch { failure = error }
      }
      return failure
    }
    if let failure = failures.compactMap(\.self).first { throw .store(failure) }
  }

  /// Writes the page to be printed by hand beside where the PDF would be, encrypted as that.
  private func writeInstead(_ html: [UInt8], in context: inout Context) throws(CommandError) {
    guard let output else { return }
    let file = context.free(beside: output, ending: recipient == nil ? ".html" : ".html.age")
    _ = try redirected(to: file).write(html, ExportReceipt(), in: &context)
    let message = recipient == nil ? "page-pageInstead" : "page-encryptedPageInstead"
    context.remark(context.phrases.say(message, ("place", .of(file))))
  }
}
