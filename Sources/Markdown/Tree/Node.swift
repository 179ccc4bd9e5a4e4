/// The number of a node in its ``Tree``; `none` where there is no such node.
typealias NodeID = Int32

extension NodeID { static let none: NodeID = -1 }

/// One block or inline of a document, linked to its neighbours by number.
///
/// A node owns no memory: texts are spans of ``Tree/text``, so that a document is two arrays whatever its
/// size.
struct Node: Hashable, Sendable {
  enum Kind: UInt8, Sendable {
    case document, blockQuote, list, item, paragraph, heading, codeBlock, htmlBlock, thematicBreak
    case table, tableRow, tableCell
    case text, softBreak, lineBreak, code, htmlInline, emphasis, strong, strikethrough, link, image
    case wikiLink, wikiImage
  }

  /// A half-open span of bytes; of the source or of ``Tree/text``, as the property says.
  struct Span: Hashable, Sendable {
    var start: Int32
    var end: Int32

    static let empty = Span(0, 0)

    init(_ start: Int, _ end: Int) {
      self.start = Int32(truncatingIfNeeded: start)
      self.end = Int32(truncatingIfNeeded: end)
    }

    var range: Range<Int> { Int(start)..<Int(max(start, end)) }
    var count: Int { Int(end - start) }
    var isEmpty: Bool { end <= start }
  }

  enum Task: UInt8, Sendable { case none, open, done }

  /// The alignment of a table's column.
  enum Alignment: UInt8, Sendable { case none, left, center, right }

  var kind: Kind
  /// Whether lines may still be added: of blocks, while they are read.
  var isOpen = true
  /// Whether the paragraphs of a list stand without space between them.
  var isTight = true
  /// A heading's level, an HTML block's kind of start (1 to 7), or an alignment.
  var level: UInt8 = 0
  var task = Task.none
  /// A bullet, an ordered list's `.` or `)`, a code fence's character; 0 for indented code.
  var marker: UInt8 = 0

  var parent = NodeID.none
  var firstChild = NodeID.none
  var lastChild = NodeID.none
  var previous = NodeID.none
  var next = NodeID.none

  /// Of a block: bytes of the source. Of an inline: bytes of the text, which ``Tree/sourceOffset(ofText:)``
  /// maps.
  var span = Span.empty
  /// Of a leaf block its content, of a text or code its characters, of a link or image its destination.
  var content = Span.empty
  /// Of a link or image its title, of a code block its info string.
  var extra = Span.empty
  /// The first and the last line of a block, from 0.
  var lines = Span.empty

  /// The columns before a list marker or a code fence.
  var indent: Int32 = 0
  /// The columns from an item's marker to its text, or the length of a code fence; a table's count of
  /// columns.
  var width: Int32 = 0
  /// The number that an ordered list begins with.
  var number: Int32 = 0

  init(_ kind: Kind) { self.kind = kind }
}
