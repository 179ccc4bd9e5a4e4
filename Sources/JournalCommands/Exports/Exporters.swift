import JournalExchange
import JournalFiles
import JournalFormat
import JournalLanguage
import JournalModel
import JournalPages
import JournalStore
import JournalSync
import SystemLibrary

/// What `export` asks for becomes files. A single file is written by `write(_:_:)` of the context, which
/// encrypts; nothing encrypts the files of a folder.
extension ExportRequest {
  /// Writes it and says what was written; `nil` where nothing could be made, and why was said.
  func export(
    _ journal: Journal, _ selection: ExportSelection, in context: inout Context
  ) throws(CommandError) -> ExportReceipt? {
    switch format {
    case .json: return try backUp(journal, in: &context)
    case .csv: return try writeTables(journal, selection, in: &context)
    case .markdown: return try writeMarkdown(journal, selection, in: &context)
    case .ics:
      let calendar = try CalendarOfSeveral(
        only, also: also.map(context.absolute), from: selection.query.from, until: selection.query.until,
        includesPrivate: includesPrivate, in: &context)
      return try context.write(self) { (sink) throws(StoreError) in try calendar.write(to: sink) }
    case .dayone:
      let export = DayOneExport(journal, selection, phrases: context.phrases)
      return try context.write(self) { (sink) throws(StoreError) in
        try export.write(to: ZipWriter(sink, zone: journal.zone))
      }
    case .jrnl: return try writeDiary(.jrnl, journal, selection, in: &context)
    case .org: return try writeDiary(.org, journal, selection, in: &context)
    case .html, .pdf, .svg, .form, .pocket: return try writePage(selection.query, in: &context)
    case .epub, .docx: return try writeBook(journal, selection, in: &context)
    }
  }

  func writesFolder(in context: Context) -> Bool {
    if namesFolder(in: context) { return true }
    // A name without an ending is that of a folder; nobody can be given one encrypted.
    return format == .markdown && recipient == nil
      && output.map { !$0.hasSuffix(".md") && !isArchive($0) } ?? false
  }

  /// Whether a name is that of an archive, encrypted or not.
  private func isArchive(_ name: String) -> Bool { name.hasSuffix(".zip") || name.hasSuffix(".zip.age") }

  private func backUp(_ journal: Journal, in context: inout Context) throws(CommandError) -> ExportReceipt {
    let receipt = try context.write(self) { (sink) throws(StoreError) in
      try BackupExport(journal).write(to: sink)
    }
    // Where that can't be remembered, `forget` names one backup less.
    _ = BackupMark(of: journal).note(
      backup: output.map { PathSteps.resolved(context.absolute($0)) }, at: context.now(in: journal.zone))
    // A file that is too large is not in it.
    let left = Set(receipt.passedOver.map(\.path))
    let count = journal.privateRecords().count { !left.contains($0.path) }
    if count > 0 { context.remark(context.phrases.say("export-holdsPrivate", ("count", .number(count)))) }
    return receipt
  }

  /// A table of all kinds, or a folder with a table a kind.
  private func writeTables(
    _ journal: Journal, _ selection: ExportSelection, in context: inout Context
  ) throws(CommandError) -> ExportReceipt {
    let hasDecimalComma = context.phrases.decimal(0.5, digits: 1).contains(",")
    let table = CSVExport(forExcelWithDecimalComma: isForExcel ? hasDecimalComma : nil)
    guard writesFolder(in: context), let path = output.map(context.absolute) else {
      return try context.write(self) { (sink) throws(StoreError) in
        try table.write(selection, of: journal, to: sink)
      }
    }
    let notes = context.exportNotes(of: journal)
    try stored(OutputTarget.check(path + "/table.csv", outside: journal.root))
    try stored(OutputTarget.makeFolder(path))
    let folder = PathSteps.resolved(path) + "/"
    return try stored(
      table.write(
        selection, of: journal, isThere: { (try? System.real.status(path: folder + $0)) != nil }
      ) { (name) throws(StoreError) in try OutputFile(folder + name, notes) })
  }

  /// The files in a folder or an archive, or one file to read.
  private func writeMarkdown(
    _ journal: Journal, _ selection: ExportSelection, in context: inout Context
  ) throws(CommandError) -> ExportReceipt {
    let files = MarkdownExport(journal, selection)
    let write = { (tree: any FileTree) throws(StoreError) in try files.write(to: tree) }
    if let receipt = try writeFiles(of: journal, in: &context, write) { return receipt }
    return try writeDiary(.reading, journal, selection, in: &context)
  }

  /// A text of jrnl or Org; in a folder or an archive with the photos and recordings that it names.
  private func writeDiary(
    _ format: DiaryExport.Format, _ journal: Journal, _ selection: ExportSelection, in context: inout Context
  ) throws(CommandError) -> ExportReceipt {
    let export = DiaryExport(format, journal, selection, phrases: context.phrases)
    let write = { (tree: any FileTree) throws(StoreError) in try export.write(to: tree) }
    if let receipt = try writeFiles(of: journal, in: &context, write) { return receipt }
    return try context.write(self) { (sink) throws(StoreError) in
      var written = try export.write(to: sink)
      written.receipt.unshown = written.media
      return written.receipt
    }
  }

  /// Writes files into the folder or the archive that was asked for; `nil` where one file was.
  private func writeFiles(
    of journal: Journal, in context: inout Context,
    _ body: (any FileTree) throws(StoreError) -> ExportReceipt
  ) throws(CommandError) -> ExportReceipt? {
    if writesFolder(in: context), let path = output.map(context.absolute) {
      try stored(OutputTarget.check(path + "/a.md", outside: journal.root))
      return try stored(body(OutputFolder(path)))
    }
    guard output.map(isArchive) ?? false else { return nil }
    return try context.write(self) { (sink) throws(StoreError) in
      try body(ZipWriter(sink, zone: journal.zone))
    }
  }

  /// The records as a book or as a document for word processors.
  private func writeBook(
    _ journal: Journal, _ selection: ExportSelection, in context: inout Context
  ) throws(CommandError) -> ExportReceipt? {
    var (records, receipt): ([Record], ExportReceipt)
    (records, receipt) = try stored(selection.diary(of: journal))
    let book = Book(records, of: journal, context.phrases)
    let document = format == .docx ? try context.docx(of: book, now: context.now(in: journal.zone)) : nil
    if format == .docx, document == nil { return nil }
    let identity = JournalIdentity(journal).text
    return try context.write(self) { (sink) throws(StoreError) in
      if let document {
        try sink.write(document)
      } else {
        receipt.files = try book.writeEPUB(to: ZipWriter(sink, zone: journal.zone), identity: identity)
      }
      (receipt.missing, receipt.unshown) = (book.missing, book.unshown)
      return receipt
    }
  }
}

extension Context {
  /// The document of a book; `nil` where none can be made, and why was said.
  fileprivate mutating func docx(of book: Book, now: Instant) throws(CommandError) -> [UInt8]? {
    let html = try stored(book.document())
    do throws(Pandoc.Failure) {
      return try Pandoc.docx(of: html, language: phrases.language.rawValue, now: now)
    } catch {
      switch error {
      case .store(let error): throw .store(error)
      case .isMissing: remark(phrases.say("export-noPandoc", ("program", .of(Pandoc.program))))
      case .failed: remark(phrases.say("export-pandocFailed", ("program", .of(Pandoc.program))))
      }
      return nil
    }
  }
}
