import JournalFiles
import JournalImports
import JournalModel
import JournalReaders
import JournalStore
import JournalTestSupport
import YAMLCodec

/// The readers of other programs' files take any bytes: they end, and what they say lies in the file.
///
/// The first byte says which reader gets the rest.
func checkImports(_ bytes: [UInt8]) {
  guard let choice = bytes.first else { return }
  let rest = Array(bytes.dropFirst())
  switch choice % 8 {
  case 0: checkTable(rest)
  case 1: checkArchive(rest)
  case 2: checkInflate(rest)
  case 3: checkXML(rest)
  case 4: checkHTML(rest)
  case 5: checkCalendar(rest)
  case 6: _ = try? Base64.decoded(rest)
  default: checkFormats(rest)
  }
}

private func checkTable(_ bytes: [UInt8]) {
  let (rows, _) = CSVReader.rows(bytes)
  require(zip(rows, rows.dropFirst()).allSatisfy { $0.number < $1.number }, "rows are in order")
}

private func checkArchive(_ bytes: [UInt8]) {
  if let tape = try? TarArchive(MemorySource(bytes)) {
    for member in tape.members.prefix(16) {
      require(member.range.upperBound <= bytes.count, "a member lies in its archive", member.name)
      _ = try? tape.bytes(of: member, limit: 1 << 16)
    }
  }
  guard let archive = try? ZipArchive(MemorySource(bytes)) else { return }
  for member in archive.members.prefix(16) {
    let parts = member.name.split(separator: "/", omittingEmptySubsequences: false)
    require(!parts.contains("..") && !parts.contains(""), "no name leads elsewhere", member.name)
    if let content = try? archive.bytes(of: member, limit: 1 << 16) {
      require(content.count <= 1 << 16, "a member keeps its limit")
    }
  }
}

/// All that deflated bytes become.
private func expanded(_ bytes: [UInt8], limit: Int) throws(ReadingError) -> [UInt8] {
  var (rest, result) = (bytes, [UInt8]())
  var inflate = Inflate(limit: limit) { () throws(ReadingError) in
    defer { rest = [] }
    return rest
  }
  while let part = try inflate.next() { result += part }
  return result
}

private func checkInflate(_ bytes: [UInt8]) {
  if let expanded = try? expanded(bytes, limit: 1 << 16) {
    require(expanded.count <= 1 << 16, "what is expanded keeps its limit")
  }
}

private func checkXML(_ bytes: [UInt8]) {
  var reader = XMLReader(bytes)
  var depth = 0
  do {
    while let event = try reader.next() {
      switch event {
      case .start: depth += 1
      case .end: depth -= 1
      case .text: break
      }
    }
    require(depth == 0, "every tag is closed")
  } catch { require(error.position?.offset ?? 0 <= SourceText.utf8(bytes).count, "an error is in the text") }
  _ = try? PropertyList(bytes)
  checkSheets(bytes)
}

/// The XML of a workbook: as the content of one of OpenDocument, as sheet, texts and formats of one of Excel.
private func checkSheets(_ bytes: [UInt8]) {
  _ = try? Workbook(openDocument: SourceStream(MemorySource(bytes)))
  let book = Array("<workbook><sheets><sheet name=\"a\"/></sheets></workbook>".utf8)
  _ = try? Workbook { (name: String) throws(ReadingError) -> (any ByteStream)? in
    SourceStream(MemorySource(name == "xl/workbook.xml" ? book : bytes))
  }
}

private func checkHTML(_ bytes: [UInt8]) {
  let text = HTMLMarkdown.text(String(decoding: bytes, as: UTF8.self)).markdown { _ in "" }
  require(text.utf8.count <= bytes.count * 40 + 64, "Markdown is not much longer than its HTML")
}

private func checkCalendar(_ bytes: [UInt8]) {
  guard let file = try? CalendarFile(bytes) else { return }
  let today = CivilDay(number: 20_000)
  let events = file.events(
    window: today...today.advanced(by: 60), system: SystemZones(folders: []).zone(named:))
  for occurrence in events.occurrences where !occurrence.start.isDay && !occurrence.end.isDay {
    _ = occurrence.end.wallClock(in: .utc)
  }
}

/// A file of any format becomes a plan or an error; nothing is written.
private func checkFormats(_ bytes: [UInt8]) {
  let journal = Journal(store: .simulated())
  let context = ImportContext(
    zone: .utc, isZoneKnown: true, zones: SystemZones(folders: []), today: CivilDay(number: 20_000))
  let now = Timestamp(local: CivilTime(secondsSinceEpoch: 0), offset: 0)
  guard let source = try? ImportSource(path: "file", bytes: bytes) else { return }
  for format in [nil] + ImportFormat.allCases.map(Optional.some) {
    guard let found = try? JournalImport(source, as: format, into: journal, context, now: now) else {
      continue
    }
    let receipt = found.receipt
    // A rota also makes a plan for each month, of those before its last day at most fifty.
    require(receipt.added + receipt.same <= receipt.read * 8 + 50, "no more is added than was read")
  }
}
