import JournalExchange
import JournalFiles
import JournalLanguage
import JournalModel
import JournalPages
import JournalStore
import JournalSync

/// The whole journal in one document.
struct BackupExporter: Exporter {
  func export(_ request: ExportRequest, in context: inout Context) throws(CommandError) -> ExportReceipt? {
    let journal = try context.journal()
    let backup = BackupExport(journal)
    let receipt = try context.write(request, replacing: backup.replaces) { (sink) throws(StoreError) in
      try backup.write(to: sink)
    }
    // Where that can't be remembered, `forget` names one backup less.
    _ = BackupMark(of: journal).note(
      backup: request.output.map { PathSteps.resolved(context.absolute($0)) },
      at: context.now(in: journal.zone))
    let count = journal.privateRecords().count
    if count > 0 { context.remark(context.phrases.say("export-holdsPrivate", ("count", .number(count)))) }
    return receipt
  }
}

/// A table of all kinds, or a folder with a table a kind.
struct TableExporter: Exporter {
  func export(_ request: ExportRequest, in context: inout Context) throws(CommandError) -> ExportReceipt? {
    let journal = try context.journal()
    let selection = try request.selection(context.dates(in: journal))
    let hasDecimalComma = context.phrases.decimal(0.5, digits: 1).contains(",")
    let table = request.isForExcel ? CSVExport(forExcelWithDecimalComma: hasDecimalComma) : CSVExport()
    guard writesFolder(request, in: context), let path = request.output.map(context.absolute) else {
      return try context.write(request, replacing: CSVExport.begins) { (sink) throws(StoreError) in
        try table.write(selection, of: journal, to: sink)
      }
    }
    do throws(StoreError) {
      try OutputTarget.check(path + "/table.csv", outside: journal.root)
      try OutputTarget.makeFolder(path)
      return try table.write(selection, of: journal) { (name) throws(StoreError) in
        try OutputFile(PathSteps.resolved(path) + "/" + name, mayReplace: CSVExport.begins)
      }
    } catch { throw .store(error) }
  }
}

/// The files in a folder or an archive, or one file to read.
struct MarkdownExporter: Exporter {
  func writesFolder(_ request: ExportRequest, in context: Context) -> Bool {
    if request.namesFolder(in: context) { return true }
    // A name without an ending is that of a folder; nobody can be given one encrypted.
    return request.recipient == nil
      && request.output.map { !$0.hasSuffix(".md") && !OutputName.isArchive($0) } ?? false
  }

  func export(_ request: ExportRequest, in context: inout Context) throws(CommandError) -> ExportReceipt? {
    let journal = try context.journal()
    let today = context.today(in: journal)
    let selection = try request.selection(context.dates(in: journal))
    let files = MarkdownExport(journal, selection)
    if let receipt = try context.write(
      files: request, isFolder: writesFolder(request, in: context), replacing: ZipWriter.begins,
      { (tree) throws(StoreError) in try files.write(to: tree) })
    {
      return receipt
    }
    let reading = ReadingExport(journal, selection, phrases: context.phrases, today: today)
    return try context.write(request, replacing: ReadingExport.begins) { (sink) throws(StoreError) in
      try reading.write(to: sink)
    }
  }
}

/// What the name of an export asks for.
enum OutputName {
  /// Whether it is that of an archive, encrypted or not.
  static func isArchive(_ name: String) -> Bool { name.hasSuffix(".zip") || name.hasSuffix(".zip.age") }
}

/// The archive that Day One takes.
struct DayOneExporter: Exporter {
  func export(_ request: ExportRequest, in context: inout Context) throws(CommandError) -> ExportReceipt? {
    let journal = try context.journal()
    let selection = try request.selection(context.dates(in: journal))
    let export = DayOneExport(journal, selection, phrases: context.phrases)
    return try context.write(request, replacing: { ZipWriter.begins($0, with: DayOneExport.name) }) {
      (sink) throws(StoreError) in try export.write(to: ZipWriter(sink, zone: journal.zone))
    }
  }
}

/// A text of jrnl or Org; in a folder or an archive with the photos and recordings that it names.
struct DiaryExporter: Exporter {
  let format: DiaryExport.Format

  func export(_ request: ExportRequest, in context: inout Context) throws(CommandError) -> ExportReceipt? {
    let journal = try context.journal()
    let selection = try request.selection(context.dates(in: journal))
    let export = DiaryExport(format, journal, selection, phrases: context.phrases)
    let format = self.format
    if let receipt = try context.write(
      files: request, isFolder: writesFolder(request, in: context),
      replacing: { ZipWriter.begins($0, with: format.file) },
      { (tree) throws(StoreError) in try export.write(to: tree) })
    {
      return receipt
    }
    var media = 0
    let receipt = try context.write(request, replacing: { DiaryExport.begins($0, format) }) {
      (sink) throws(StoreError) in
      let written = try export.write(to: sink)
      media = written.media
      return written.receipt
    }
    if media > 0 { context.remark(context.phrases.say("export-withoutMedia", ("count", .number(media)))) }
    return receipt
  }
}

/// The records as a book or as a document for word processors.
struct BookExporter: Exporter {
  func export(_ request: ExportRequest, in context: inout Context) throws(CommandError) -> ExportReceipt? {
    let journal = try context.journal()
    let selection = try request.selection(context.dates(in: journal))
    var (records, receipt): ([Record], ExportReceipt)
    (records, receipt) = try stored(selection.diary(of: journal))
    let book = Book(records, of: journal, context.phrases)
    if request.format == .docx {
      guard let document = try context.docx(of: book) else { return nil }
      receipt.missing = book.missing
      // Who has such a document may have gone on writing in it: none is replaced.
      return try context.write(request, replacing: { _ in false }) { (sink) throws(StoreError) in
        try sink.write(document)
        return receipt
      }
    }
    let identity = JournalIdentity(journal).text
    return try context.write(
      request, replacing: { ZipWriter.begins($0, with: "mimetypeapplication/epub+zip") }
    ) { (sink) throws(StoreError) in
      receipt.files = try book.writeEPUB(to: ZipWriter(sink, zone: journal.zone), identity: identity)
      receipt.missing = book.missing
      return receipt
    }
  }
}

extension Context {
  /// Writes files into the folder or the archive that was asked for; `nil` where one file was.
  fileprivate mutating func write(
    files request: ExportRequest, isFolder: Bool, replacing begins: ([UInt8]) -> Bool,
    _ body: (any FileTree) throws(StoreError) -> ExportReceipt
  ) throws(CommandError) -> ExportReceipt? {
    let journal = try journal()
    if isFolder, let path = request.output.map(absolute) {
      do throws(StoreError) {
        try OutputTarget.check(path + "/a.md", outside: journal.root)
        return try body(try OutputFolder(path))
      } catch { throw .store(error) }
    }
    guard request.output.map(OutputName.isArchive) ?? false else { return nil }
    return try write(request, replacing: begins) { (sink) throws(StoreError) in
      try body(ZipWriter(sink, zone: journal.zone))
    }
  }

  /// The document of a book; `nil` where none can be made, and why was said.
  fileprivate mutating func docx(of book: Book) throws(CommandError) -> [UInt8]? {
    let html = try stored(book.document())
    do throws(Pandoc.Failure) {
      return try Pandoc.docx(of: html, language: phrases.language.rawValue)
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
