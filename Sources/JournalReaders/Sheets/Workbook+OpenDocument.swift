import JournalModel

extension Workbook {
  /// Reads an OpenDocument spreadsheet.
  ///
  /// - Parameter content: the member `content.xml`.
  /// - Throws: what is wrong with its XML.
  /// - Source: OpenDocument 1.3 part 3, sections 9.1 (tables) and 19.385 (values).
  package init(openDocument content: any ByteStream) throws(ReadingError) {
    var content = content
    var reader = XMLReader(try content.all(limit: ReadingLimits.textBytes))
    var state = OpenDocumentState()
    while let event = try reader.next() { state.take(event) }
    self = state.cells.workbook(hiddenSheets: state.hiddenSheets)
  }
}

/// What has been read of an OpenDocument spreadsheet.
private struct OpenDocumentState {
  private(set) var cells = WorkbookCells()
  private(set) var hiddenSheets: [String] = []
  private var hiddenStyles: Set<String> = []
  private var style: String?
  private var isHiddenSheet = false
  private var row: [UInt32] = []
  private var number = 0
  private var rowCount = 1
  private var isHiddenRow = false
  private var cell: (value: String?, text: String, columns: Int, spanColumns: Int, spanRows: Int)?
  /// Values that hang down from cells put together: for a column the value and how many rows it has left.
  private var hanging: [Int: (value: UInt32, rows: Int)] = [:]

  mutating func take(_ event: MarkupEvent) {
    switch event {
    case .start(let name, let attributes): start(MarkupEvent.local(name), attributes)
    case .text(let text): cell?.text += text
    case .end(let name): end(MarkupEvent.local(name))
    }
  }

  private mutating func start(_ name: Substring, _ attributes: [MarkupEvent.Attribute]) {
    func value(_ name: String) -> String? { attributes.first { MarkupEvent.local($0.name) == name }?.value }
    func count(_ name: String) -> Int { max(1, value(name).flatMap { Int($0) } ?? 1) }
    switch name {
    case "style": style = value("name")
    case "table-properties" where value("display") == "false": if let style { hiddenStyles.insert(style) }
    case "table":
      let name = value("name") ?? ""
      isHiddenSheet = value("style-name").map { hiddenStyles.contains($0) } ?? false
      if isHiddenSheet { hiddenSheets.append(name) } else { cells.begin(name) }
      (number, hanging) = (0, [:])
    case "table-row":
      row = []
      rowCount = count("number-rows-repeated")
      isHiddenRow = ["collapse", "filter"].contains(value("visibility") ?? "")
    case "table-cell", "covered-table-cell":
      var said: String?
      switch value("value-type") {
      case "date": said = value("date-value").map(OpenDocumentState.date)
      case "time": said = value("time-value").flatMap(OpenDocumentState.time)
      case "float", "percentage", "currency": said = value("value")
      default: break
      }
      cell = (
        said, "", min(count("number-columns-repeated"), Sheet.columns),
        count("number-columns-spanned"), count("number-rows-spanned")
      )
    case "p" where cell?.text.isEmpty == false: cell?.text += "\n"
    case "s": cell?.text += " "
    default: break
    }
  }

  private mutating func end(_ name: Substring) {
    switch name {
    case "table-cell", "covered-table-cell": endCell(isCovered: name == "covered-table-cell")
    case "table-row": endRow()
    case "table": isHiddenSheet = false
    default: break
    }
  }

  private mutating func endCell(isCovered: Bool) {
    guard let cell else { return }
    self.cell = nil
    let text = cells.texts.add((cell.value ?? cell.text).trimmedBlanks)
    for _ in 0..<cell.columns {
      guard row.count < Sheet.columns else { return }
      let column = row.count
      if isCovered, let value = hanging[column]?.value {
        row.append(value)
      } else {
        row.append(text)
      }
    }
    guard text != 0, cell.spanColumns > 1 || cell.spanRows > 1 else { return }
    let first = row.count - 1
    for column in first..<min(first + cell.spanColumns, Sheet.columns) {
      hanging[column] = (text, min(cell.spanRows, Sheet.columns))
    }
  }

  private mutating func endRow() {
    defer {
      number += rowCount
      for (column, value) in hanging {
        hanging[column] = value.rows > 1 ? (value.value, value.rows - 1) : nil
      }
    }
    guard !isHiddenSheet, row.contains(where: { $0 != 0 }) else { return }
    // A row that is said to stand a million times is one.
    for repeated in 0..<min(rowCount, 400) {
      guard cells.add(row, number: number + repeated + 1, isHidden: isHiddenRow) else { return }
    }
  }

  /// `2026-12-01T07:00:00` as a table would have it.
  private static func date(_ text: String) -> String {
    let parts = text.split(separator: "T", maxSplits: 1)
    guard parts.count == 2, let day = parts.first else { return text }
    let time = parts[1].prefix(5)
    return time == "00:00" ? String(day) : "\(day) \(time)"
  }

  /// `PT07H30M00S` → `07:30`; more than a day is no time.
  private static func time(_ text: String) -> String? {
    guard text.hasPrefix("PT"), let hours = text.dropFirst(2).split(separator: "H").first.flatMap({ Int($0) })
    else { return nil }
    let behind = text.split(separator: "H").dropFirst().first ?? ""
    let minutes = behind.split(separator: "M").first.flatMap { Int($0) } ?? 0
    return ClockTime(hour: hours, minute: minutes)?.iso
  }
}
