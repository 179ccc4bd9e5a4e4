import YAMLCodec

package struct CSVRow: Sendable {
  private enum Content: Sendable {
    case own([String])
    case shared(CellTexts, Range<Int>)
  }

  private var content: Content
  /// Its number, from 1: in a sheet as a spreadsheet counts, in a file the line on which it begins.
  package var number: Int

  package init(cells: [String], number: Int) { (content, self.number) = (.own(cells), number) }

  /// A row of a workbook, whose texts are made where somebody asks for them.
  init(_ texts: CellTexts, _ cells: Range<Int>, number: Int) {
    (content, self.number) = (.shared(texts, cells), number)
  }

  /// Where it stands.
  package var position: SourcePosition { SourcePosition(line: number, column: 1, offset: 0) }

  package var cells: [String] {
    get {
      switch content {
      case .own(let cells): cells
      case .shared(let texts, let cells): cells.map { texts.text($0) }
      }
    }
    set { content = .own(newValue) }
  }

  /// How many cells it has.
  package var count: Int {
    switch content {
    case .own(let cells): cells.count
    case .shared(_, let cells): cells.count
    }
  }

  /// The text of a cell without space around it; empty where the row is shorter.
  package subscript(column: Int) -> String {
    guard column >= 0, column < count else { return "" }
    return switch content {
    case .own(let cells): cells[column].trimmedBlanks
    case .shared(let texts, let cells): texts.text(cells.lowerBound + column).trimmedBlanks
    }
  }
}

/// The cells of a workbook: its texts one behind the other in one piece of memory, and for each cell the
/// number of its text, which becomes a string where somebody asks for it.
final class CellTexts: Sendable {
  private let texts: SharedStrings
  private let cells: [UInt32]

  init(_ texts: SharedStrings, _ cells: [UInt32]) { (self.texts, self.cells) = (texts, cells) }

  func text(_ cell: Int) -> String { texts.text(cells[cell]) }
}
