/// A Markdown file: front matter between `---` lines, then the body.
///
/// Reading never fails: what can't be read is in ``problems``, everything else is there.
public struct MarkdownDocument: Sendable {
  /// The front matter's tree; its `source` is the whole file.
  public private(set) var tree = YAMLTree()
  /// The bytes between the opening and the closing line; `nil` where the file has no front matter.
  public private(set) var frontMatter: Range<Int>?
  /// The bytes after the closing line, or the whole file.
  public private(set) var body: Range<Int> = 0..<0
  /// What could not be read or is doubtful, in the order of the text.
  public private(set) var problems: [YAMLError] = []

  /// Reads a file.
  public init(_ bytes: [UInt8]) { tree.source = bytes }

  /// The bytes of the file as they are now.
  public var bytes: [UInt8] { tree.source }

  /// Reads another file into the same memory: for those who read many.
  public mutating func reload(_ bytes: UnsafeRawBufferPointer) {}

  /// A top-level pair of the front matter.
  public struct Entry: Sendable {
    /// The key as text.
    public var key: String
    /// The key's node; `nil` where the entry could only be salvaged.
    public var keyNode: YAMLTree.Node?
    /// The value's node; `nil` where it could not be read (its bytes are kept and reported).
    public var value: YAMLTree.Node?
    /// All bytes that belong to the entry, its lines whole.
    public var range: Range<Int>
  }

  /// The top-level pairs in the order of the text, duplicates included.
  public var entries: [Entry] { [] }

  /// The value of a top-level key; the last one where there are several.
  public subscript(key: String) -> YAMLTree.Node? { nil }
}
