/// A text in Markdown, read into a tree of nodes.
///
/// Any bytes are a document: nothing is refused. Reading takes time in proportion to the size, whatever
/// stands in it.
///
/// ```swift
/// let document = MarkdownDocument(parsing: "A *quiet* night.", options: .gitHub)
/// document.html()  // "<p>A <em>quiet</em> night.</p>\n"
/// ```
public struct MarkdownDocument: Hashable, Sendable {
  /// The most bytes that are read; what lies behind them is left out.
  public static let maximumSize = 1 << 29

  let tree: Tree

  /// Reads a text.
  public init(parsing text: String, options: MarkdownOptions = .commonMark) {
    self.init(parsing: Array(text.utf8), options: options)
  }

  /// Reads a text from its bytes; what is no UTF-8 is kept as it is until it is written.
  public init(parsing bytes: [UInt8], options: MarkdownOptions = .commonMark) {
    let source = bytes.count <= Self.maximumSize ? bytes : Array(bytes[..<Self.maximumSize])
    var blocks = BlockParser(source, options: options)
    blocks.parse()
    var inlines = InlineParser(
      tree: blocks.takeTree(), references: blocks.references, options: options, sourceSize: source.count)
    inlines.parseAll()
    tree = inlines.tree
  }

  /// The node that holds all blocks.
  public var root: MarkdownNode { MarkdownNode(tree: tree, id: Tree.root) }

  /// The document as HTML; by default, so that nothing in it can run, load or break out of the element around
  /// it.
  public func html(_ options: HTMLOptions = HTMLOptions()) -> String {
    String(decoding: htmlBytes(options), as: UTF8.self)
  }

  /// As ``html(_:)``, as bytes.
  public func htmlBytes(_ options: HTMLOptions = HTMLOptions()) -> [UInt8] {
    var writer = HTMLWriter(tree, options: options)
    writer.write()
    return writer.output
  }
}

extension BlockParser {
  /// Hands the tree over, so that it has one owner and is changed in place.
  mutating func takeTree() -> Tree {
    var taken = Tree(capacity: 0)
    swap(&taken, &tree)
    return taken
  }
}
