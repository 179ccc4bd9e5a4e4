import JournalModel

extension Workbook {
  /// Reads a workbook of Excel.
  ///
  /// Values alone are read, never formulas; a number is a day or a time by the format of its cell.
  ///
  /// - Parameter stream: the bytes of a member; `nil` where there is none of that name.
  /// - Throws: what is wrong with the archive or its XML.
  /// - Source: ECMA-376 part 1, sections 18.2 (workbook), 18.3 (worksheets), 18.4 (shared strings), 18.8
  ///   (styles).
  package init(
    _ stream: (String) throws(ReadingError) -> (any ByteStream)?
  ) throws(ReadingError) {
    func bytes(_ name: String) throws(ReadingError) -> [UInt8] {
      guard var part = try stream(name) else { return [] }
      return try part.all(limit: ReadingLimits.textBytes)
    }
    let book = try ExcelBook(try bytes("xl/workbook.xml"), links: try bytes("xl/_rels/workbook.xml.rels"))
    let dates = try ExcelStyles.dates(try bytes("xl/styles.xml"))
    var cells = WorkbookCells()
    if let shared = try stream("xl/sharedStrings.xml") { try cells.texts.read(shared) }
    for sheet in book.sheets where !sheet.isHidden {
      guard let part = try stream(sheet.member) else { continue }
      cells.begin(sheet.name)
      var reader = ExcelSheet(dates: dates, calendar: SheetCalendar(begins1904: book.begins1904))
      try reader.read(part, into: &cells)
    }
    self = cells.workbook(hiddenSheets: book.sheets.filter(\.isHidden).map(\.name))
  }
}

extension ByteStream {
  /// All bytes, where they are no more than a limit.
  mutating func all(limit: Int) throws(ReadingError) -> [UInt8] {
    var bytes: [UInt8] = []
    while true {
      let part = try next()
      if part.isEmpty { return bytes }
      guard bytes.count + part.count <= limit else { throw ReadingError(.tooLarge(limit: limit)) }
      bytes += part
    }
  }
}

/// The sheets of a workbook, and from when it counts days.
private struct ExcelBook {
  var sheets: [(name: String, member: String, isHidden: Bool)] = []
  var begins1904 = false

  init(_ workbook: [UInt8], links: [UInt8]) throws(ReadingError) {
    var targets: [String: String] = [:]
    if !links.isEmpty {
      var reader = XMLReader(links)
      while let event = try reader.next() {
        guard case .start(_, let attributes) = event, let id = attributes["Id"],
          let target = attributes["Target"]
        else { continue }
        targets[id] = target.utf8.first == UInt8(ascii: "/") ? String(target.dropFirst()) : "xl/" + target
      }
    }
    var reader = XMLReader(workbook)
    while let event = try reader.next() {
      guard case .start(let name, let attributes) = event else { continue }
      switch MarkupEvent.local(name) {
      case "workbookPr":
        begins1904 = ["1", "true"].contains(attributes["date1904"] ?? "")
      case "sheet":
        let id = attributes.first { MarkupEvent.local($0.name) == "id" }?.value ?? ""
        let member = targets[id] ?? "xl/worksheets/sheet\(sheets.count + 1).xml"
        let state = attributes["state"] ?? "visible"
        sheets.append((attributes["name"] ?? "", member, state != "visible"))
      default: break
      }
    }
  }
}

/// Which formats of cells are those of days and times.
private enum ExcelStyles {
  /// For each format of a cell, by its number, whether its numbers are days or times.
  static func dates(_ styles: [UInt8]) throws(ReadingError) -> [Bool] {
    guard !styles.isEmpty else { return [] }
    var own: [Int: Bool] = [:]
    var result: [Bool] = []
    var isInCells = false
    var reader = XMLReader(styles)
    while let event = try reader.next() {
      switch event {
      case .start(let name, let attributes):
        switch MarkupEvent.local(name) {
        case "numFmt":
          guard let id = attributes["numFmtId"].flatMap({ Int($0) }) else { continue }
          own[id] = isDate(code: attributes["formatCode"] ?? "")
        case "cellXfs": isInCells = true
        case "xf" where isInCells:
          let id = attributes["numFmtId"].flatMap { Int($0) } ?? 0
          result.append(own[id] ?? isDate(builtIn: id))
        default: break
        }
      case .end(let name) where MarkupEvent.local(name) == "cellXfs": isInCells = false
      default: break
      }
    }
    return result
  }

  /// - Source: ECMA-376 part 1, section 18.8.30.
  private static func isDate(builtIn id: Int) -> Bool {
    (14...22).contains(id) || (27...36).contains(id) || (45...47).contains(id) || (50...58).contains(id)
  }

  /// Whether a format has a letter of days or times outside quotes and brackets.
  private static func isDate(code: String) -> Bool {
    var isQuoted = false
    var isInBrackets = false
    var isEscaped = false
    for byte in code.utf8 {
      if isEscaped {
        isEscaped = false
        continue
      }
      switch byte {
      case UInt8(ascii: "\\"), UInt8(ascii: "_"): isEscaped = true
      case UInt8(ascii: "\""): isQuoted.toggle()
      case UInt8(ascii: "["): isInBrackets = true
      case UInt8(ascii: "]"): isInBrackets = false
      // `[h]:mm` counts hours beyond the day.
      case _ where !isQuoted && (!isInBrackets || byte | 0x20 == UInt8(ascii: "h")):
        if "dmyhsDMYHS".utf8.contains(byte) { return true }
      default: break
      }
    }
    return false
  }
}

private struct ExcelSheet {
  let dates: [Bool]
  let calendar: SheetCalendar

  private var row: [UInt32] = []
  /// The column of the next cell that doesn't say its own.
  private var column = 0
  private var number = 0
  private var isHidden = false
  private var cell = Cell()

  private struct Cell {
    var column = 0
    var type = ""
    var style = 0
    var value = ""
    var hasFormula = false
    var hasValue = false
  }

  init(dates: [Bool], calendar: SheetCalendar) { (self.dates, self.calendar) = (dates, calendar) }

  mutating func read(_ stream: any ByteStream, into cells: inout WorkbookCells) throws(ReadingError) {
    var elements = XMLElements("row", in: stream)
    _ = try elements.head()
    while let part = try elements.next() {
      var reader = XMLReader(part)
      while let event = try reader.next() {
        guard take(event, reader.path.last, &cells) else { return }
      }
    }
    cells.merge(ExcelSheet.references(elements.rest).compactMap(ExcelSheet.area))
  }

  /// - Returns: `false` where no more is read.
  private mutating func take(_ event: MarkupEvent, _ open: String?, _ cells: inout WorkbookCells) -> Bool {
    switch event {
    case .start(let name, let attributes):
      switch MarkupEvent.local(name) {
      case "row":
        (row, column) = ([], 0)
        number = attributes["r"].flatMap { Int($0) } ?? number + 1
        isHidden = ["1", "true"].contains(attributes["hidden"] ?? "")
      case "c":
        let column = attributes["r"].flatMap(ExcelSheet.column) ?? column
        cell = Cell(
          column: column, type: attributes["t"] ?? "n", style: attributes["s"].flatMap { Int($0) } ?? 0)
      case "f": cell.hasFormula = true
      case "v", "is": cell.hasValue = true
      default: break
      }
    case .text(let text):
      if let open, ["v", "t"].contains(MarkupEvent.local(open)) { cell.value += text }
    case .end(let name):
      switch MarkupEvent.local(name) {
      case "c": add(to: &cells)
      case "row": return cells.add(row, number: number, isHidden: isHidden)
      default: break
      }
    }
    return true
  }

  private mutating func add(to cells: inout WorkbookCells) {
    column = cell.column + 1
    guard cell.column < Sheet.columns else {
      if !cell.value.isEmpty { cells.note(.tooMany(limit: Sheet.columns), number) }
      return
    }
    // `#REF!` says nothing; a formula may say an empty text.
    let isKept = cell.hasValue && cell.type == "str"
    // What nobody can read is no empty cell: a day would be a day of rest.
    let isUnread = cell.type == "e" || cell.hasFormula && cell.value.isEmpty && !isKept
    if isUnread { cells.note(.noValue, number) }
    let text = isUnread ? cells.texts.add(cell.value.isEmpty ? "#N/A" : cell.value) : text(in: &cells.texts)
    guard !cells.texts.isEmpty(text) else { return }
    while row.count <= cell.column { row.append(0) }
    row[cell.column] = text
  }

  private func text(in texts: inout SharedStrings) -> UInt32 {
    switch cell.type {
    case "s": return Int(cell.value).map(texts.number(ofShared:)) ?? 0
    case "b": return texts.add(cell.value == "1" ? "true" : cell.value == "0" ? "false" : cell.value)
    case "n":
      if dates.indices.contains(cell.style), dates[cell.style], let number = Double(cell.value),
        let moment = calendar.text(number)
      {
        return texts.add(moment)
      }
      return texts.add(ExcelSheet.number(cell.value))
    default: return texts.add(cell.value)
    }
  }

  /// A number as people write it: `12` for `12.0`.
  private static func number(_ text: String) -> String {
    guard let number = Double(text), number == number.rounded(), abs(number) < 1e15 else { return text }
    return String(Int64(number))
  }

  /// The column of `AB12`, from 0; `nil` for any other text.
  private static func column(_ reference: String) -> Int? {
    var column = 0
    for byte in reference.utf8 {
      let letter = (byte | 0x20) &- 0x61
      guard letter < 26 else { break }
      column = column * 26 + Int(letter) + 1
      guard column <= ReadingLimits.columns else { return ReadingLimits.columns }
    }
    return column > 0 ? column - 1 : nil
  }

  /// The row of `AB12`.
  private static func row(_ reference: String) -> Int? {
    Int(String(decoding: reference.utf8.filter { $0 &- 0x30 < 10 }, as: UTF8.self))
  }

  /// The values of `ref` behind the rows: areas of cells that were put together.
  private static func references(_ bytes: [UInt8]) -> [String] {
    let name = Array("mergeCell ref=\"".utf8)
    var found: [String] = []
    var index = 0
    while let start = bytes[index...].firstIndex(of: name[0]) {
      index = start + 1
      guard bytes[start...].starts(with: name) else { continue }
      let value = bytes[(start + name.count)...].prefix(40).prefix { $0 != UInt8(ascii: "\"") }
      found.append(String(decoding: value, as: UTF8.self))
    }
    return found
  }

  /// The area of `A1:B2`; `nil` for any other text, or too large an area.
  private static func area(_ reference: String) -> WorkbookCells.Area? {
    let corners = reference.split(separator: ":").map { String($0) }
    guard corners.count == 2, let left = column(corners[0]), let right = column(corners[1]),
      let top = row(corners[0]), let bottom = row(corners[1]), left <= right, top <= bottom,
      right < Sheet.columns, bottom - top < Sheet.columns
    else { return nil }
    return WorkbookCells.Area(columns: left...right, rows: top...bottom)
  }
}
