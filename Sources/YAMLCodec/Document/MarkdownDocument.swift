/// A Markdown file: front matter between `---` lines, then the body.
///
/// Reading never fails: what can't be read is in ``problems``, everything else is there.
public struct MarkdownDocument: Sendable {
  /// The front matter's tree; its `source` is the whole file.
  public internal(set) var tree = YAMLTree()
  /// The bytes between the opening and the closing line; `nil` where the file has no front matter.
  public internal(set) var frontMatter: Range<Int>?
  /// The bytes after the closing line, or the whole file behind its byte order mark.
  public internal(set) var body: Range<Int> = 0..<0
  /// What could not be read or is doubtful, in the order of the text.
  public internal(set) var problems: [YAMLError] = []
  /// The top-level entries, where the front matter had to be read key by key.
  var salvaged: [SalvagedEntry] = []
  /// What the front matter may cost.
  public let limits: YAMLLimits

  /// Reads a file.
  public init(_ bytes: [UInt8], limits: YAMLLimits = YAMLLimits()) {
    self.limits = limits
    tree.source = bytes
    read()
  }

  /// The bytes of the file as they are now.
  public var bytes: [UInt8] { tree.source }

  /// Reads another file into the same memory: for those who read many.
  public mutating func reload(_ bytes: UnsafeRawBufferPointer) {
    tree.source.removeAll(keepingCapacity: true)
    unsafe tree.source.append(contentsOf: bytes)
    read()
  }

  /// Whether the front matter was no YAML as a whole and was read key by key.
  public var isSalvaged: Bool { !salvaged.isEmpty }

  /// A top-level pair of the front matter.
  public struct Entry: Hashable, Sendable {
    /// The key as text.
    public var key: String
    /// The key's node; `nil` where the entry could not be read.
    public var keyNode: YAMLTree.Node?
    /// The value's node; `nil` where it could not be read (its bytes are kept and reported).
    public var value: YAMLTree.Node?
    /// All bytes that belong to the entry, its lines whole.
    public var range: Range<Int>
  }

  /// The top-level pairs in the order of the text, duplicates included.
  public var entries: [Entry] {
    if isSalvaged { return salvaged.map(entry) }
    guard let root = tree.root, let frontMatter else { return [] }
    var entries: [Entry] = []
    entries.reserveCapacity(tree.count(root))
    tree.forEachPair(of: root) { key, value in
      entries.append(
        Entry(
          key: tree.text(tree.resolved(key)), keyNode: key, value: value,
          range: tree.lines(from: key, through: value, in: frontMatter)))
    }
    return entries
  }

  /// The value of a top-level key; the last one where there are several.
  public subscript(key: String) -> YAMLTree.Node? {
    guard let root = tree.root else { return nil }
    var found: YAMLTree.Node?
    tree.forEachPair(of: root) { name, value in
      if tree.text(name, equals: key.utf8) { found = value }
    }
    return found
  }
}
