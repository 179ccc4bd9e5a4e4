import JournalModel
import YAMLCodec

/// The nodes of a front matter, read generously; answers without reporting.
///
/// A class, since it is handed around for every value of every file that is indexed: the tree's arrays are
/// retained once.
@safe final class FrontMatterNodes {
  let tree: YAMLTree
  let source: UnsafeBufferPointer<UInt8>

  /// - Parameter source: the bytes of the tree's source, which must outlive this.
  init(tree: YAMLTree, source: UnsafeBufferPointer<UInt8>) {
    self.tree = tree
    unsafe self.source = unsafe source
  }

  /// What is written for a node: its text, or the beginning of its lines for lists and maps.
  func excerpt(_ node: YAMLTree.Node) -> String {
    let resolved = tree.resolved(node)
    if tree.kind(resolved) == .scalar { return tree.text(resolved) }
    let line = unsafe source[tree.range(node)].prefix { $0 != 0x0A && $0 != 0x0D }
    return unsafe String(decoding: line.prefix(60), as: UTF8.self)
  }

  /// Whether a node stands for nothing: no value, `null`, `~`, an empty text.
  func isNothing(_ node: YAMLTree.Node) -> Bool {
    guard tree.kind(node) == .scalar else { return false }
    if tree.isEmpty(node) { return true }
    if let range = tree.verbatim(node), !range.isEmpty {
      // Nearly all values show by their first byte that they are something.
      let first = unsafe source[range.lowerBound]
      if first > 0x20, first != UInt8(ascii: "~"), first | 0x20 != UInt8(ascii: "n") { return false }
    }
    return unsafe withBytes(of: node) { bytes in
      if bytes.isEmpty { return true }
      guard tree.style(node) == .plain, bytes.count <= 4 else { return false }
      return unsafe bytes.count == 1 ? bytes[0] == UInt8(ascii: "~") : FrontMatterNodes.isNull(bytes)
    }
  }

  private static func isNull(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    unsafe bytes.count == 4 && bytes[0] | 0x20 == UInt8(ascii: "n") && bytes[1] | 0x20 == UInt8(ascii: "u")
      && bytes[2] | 0x20 == UInt8(ascii: "l") && bytes[3] | 0x20 == UInt8(ascii: "l")
  }

  /// Calls with the text of a scalar, blanks and line ends around it left out; makes no `String` of what is
  /// written verbatim.
  func withBytes<Result>(of node: YAMLTree.Node, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    if let range = tree.verbatim(node) {
      return unsafe body(FrontMatterNodes.trimmed(UnsafeBufferPointer(rebasing: source[range])))
    }
    var text = tree.text(node)
    return text.withUTF8 { unsafe body(FrontMatterNodes.trimmed($0)) }
  }

  static func trimmed(_ bytes: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
    guard let first = unsafe bytes.first, unsafe first <= 0x20 || bytes[bytes.count - 1] <= 0x20 else {
      return unsafe bytes
    }
    var start = 0
    var end = bytes.count
    while start < end, unsafe isBlank(bytes[start]) { start += 1 }
    while end > start, unsafe isBlank(bytes[end - 1]) { end -= 1 }
    return unsafe UnsafeBufferPointer(rebasing: bytes[start..<end])
  }

  /// Other control characters are part of the text: what is read is what is written.
  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }

  /// The scalar that a value comes down to: itself, or the only item of a list, as `[[link]]` without quotes
  /// makes one.
  func onlyScalar(_ node: YAMLTree.Node) -> YAMLTree.Node? {
    if tree.kind(node) == .scalar { return node }
    var node = tree.resolved(node)
    for _ in 0..<3 {
      switch tree.kind(node) {
      case .scalar: return node
      case .sequence where tree.count(node) == 1: node = tree.resolved(tree.items(node)[0])
      default: return nil
      }
    }
    return nil
  }

  /// A date, without a problem where there is none.
  func writtenDate(_ node: YAMLTree.Node) -> WrittenDate? {
    onlyScalar(node).flatMap { unsafe withBytes(of: $0) { unsafe WrittenDate($0) } }
  }

  /// A time of the day, without a problem where there is none.
  ///
  /// - Parameter isEnd: whether something ends then, so that it may be 24:00.
  func clockTime(_ node: YAMLTree.Node, isEnd: Bool = false) -> ClockTime? {
    onlyScalar(node).flatMap {
      let text = unsafe withBytes(of: $0) { unsafe String(decoding: $0, as: UTF8.self) }
      return isEnd ? ClockTime(ofEnd: text) : ClockTime(written: text)
    }
  }

  /// Where a text that stands for a list is taken apart.
  enum Separators {
    /// At line ends only.
    case lines
    case commas
    /// At commas, or at spaces where there is no comma.
    case commasOrSpaces
  }

  func split(
    _ scalar: YAMLTree.Node, _ separators: Separators, _ item: (UnsafeBufferPointer<UInt8>) -> String
  ) -> [String] {
    unsafe withBytes(of: scalar) { bytes in
      let comma = UInt8(ascii: ",")
      let isSplitAtSpaces = unsafe separators == .commasOrSpaces && !bytes.contains(comma)
      let isSeparator: (UInt8) -> Bool = { byte in
        byte == 0x0A || byte == 0x0D || (byte == comma && separators != .lines)
          || (isSplitAtSpaces && (byte == 0x20 || byte == 0x09))
      }
      var items: [String] = []
      var start = 0
      for end in 0...bytes.count where unsafe end == bytes.count || isSeparator(bytes[end]) {
        let text = unsafe FrontMatterNodes.trimmed(UnsafeBufferPointer(rebasing: bytes[start..<end]))
        let made = unsafe text.isEmpty ? "" : item(text)
        if !made.isEmpty { items.append(made) }
        start = end + 1
      }
      return items
    }
  }

  /// The text of a key; what is written for it where it is no text.
  func keyText(_ node: YAMLTree.Node) -> String {
    unsafe tree.kind(node) == .scalar
      ? tree.text(node) : String(decoding: source[tree.range(node)], as: UTF8.self)
  }

  /// The value of one of the person's own keys; nothing where its aliases stand for too much, which the
  /// document reports.
  func value(_ node: YAMLTree.Node) -> Value {
    if tree.kind(node) == .scalar, tree.tag(node) == nil, let range = tree.verbatim(node) {
      let bytes = unsafe UnsafeBufferPointer(rebasing: source[range])
      switch unsafe tree.style(node) == .plain ? CoreSchema.type(of: bytes) : .string {
      case .string: return unsafe .string(String(decoding: bytes, as: UTF8.self))
      case .int: if let number = unsafe CoreSchema.int(bytes) { return .int(number) }
      default: break
      }
    }
    return Value((try? tree.expanded(node)) ?? .null)
  }
}
