import JournalModel
import YAMLCodec

/// Reads the values of nodes generously and collects what can't be read.
///
/// Each question answers `nil` for a value that is missing or wrong; a wrong one becomes a problem.
struct NodeReader {
  let tree: YAMLTree
  let source: UnsafeBufferPointer<UInt8>
  let path: String
  var problems: [Problem] = []

  init(tree: YAMLTree, source: UnsafeBufferPointer<UInt8>, path: String) {
    self.tree = tree
    self.source = source
    self.path = path
  }

  // MARK: Problems

  mutating func report(_ reason: Problem.Reason, at node: YAMLTree.Node) {
    report(reason, at: tree.range(node).lowerBound)
  }

  mutating func report(_ reason: Problem.Reason, at offset: Int) {
    problems.append(
      Problem(path: path, position: SourcePosition(offset: offset, in: tree.source), reason: reason))
  }

  mutating func reportWrong(_ key: String, _ node: YAMLTree.Node, expected: Problem.Expectation) {
    report(.wrongValue(key: key, found: excerpt(node), expected: expected), at: node)
  }

  /// What is written for a node: its text, or the beginning of its lines for lists and maps.
  func excerpt(_ node: YAMLTree.Node) -> String {
    let resolved = tree.resolved(node)
    if tree.kind(resolved) == .scalar { return tree.text(resolved) }
    let line = source[tree.range(node)].prefix { $0 != 0x0A && $0 != 0x0D }
    return String(decoding: line.prefix(60), as: UTF8.self)
  }

  // MARK: Scalars

  /// Whether a node stands for nothing: no value, `null`, `~`, an empty text.
  func isNothing(_ node: YAMLTree.Node) -> Bool {
    guard tree.kind(node) == .scalar else { return false }
    if tree.isEmpty(node) { return true }
    return withBytes(of: node) { bytes in
      if bytes.isEmpty { return true }
      guard tree.style(node) == .plain, bytes.count <= 4 else { return false }
      return bytes.count == 1 ? bytes[0] == UInt8(ascii: "~") : NodeReader.isNull(bytes)
    }
  }

  private static func isNull(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    bytes.count == 4 && bytes[0] | 0x20 == UInt8(ascii: "n") && bytes[1] | 0x20 == UInt8(ascii: "u")
      && bytes[2] | 0x20 == UInt8(ascii: "l") && bytes[3] | 0x20 == UInt8(ascii: "l")
  }

  /// Calls with the text of a scalar, spaces around it left out; makes no `String` of what is written verbatim.
  func withBytes<Result>(of node: YAMLTree.Node, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    if let range = tree.verbatim(node) {
      return body(NodeReader.trimmed(UnsafeBufferPointer(rebasing: source[range])))
    }
    var text = tree.text(node)
    return text.withUTF8 { body(NodeReader.trimmed($0)) }
  }

  static func trimmed(_ bytes: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
    var start = 0
    var end = bytes.count
    while start < end, bytes[start] <= 0x20 { start += 1 }
    while end > start, bytes[end - 1] <= 0x20 { end -= 1 }
    return UnsafeBufferPointer(rebasing: bytes[start..<end])
  }

  /// The scalar that a value comes down to: itself, or the only item of a list, as `[[link]]` without quotes makes one.
  func onlyScalar(_ node: YAMLTree.Node) -> YAMLTree.Node? {
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

  /// A text on one or more lines.
  mutating func text(_ node: YAMLTree.Node, key: String) -> String? {
    guard let scalar = onlyScalar(node) else {
      reportWrong(key, node, expected: .text)
      return nil
    }
    let text = withBytes(of: scalar) { String(decoding: $0, as: UTF8.self) }
    return text.isEmpty ? nil : text
  }

  /// `4`, `"4"`, `4.0`, `4/5`: 1...5.
  mutating func rating(_ node: YAMLTree.Node, key: String) -> Int? {
    let rating = onlyScalar(node).flatMap { withBytes(of: $0, NodeReader.rating) }
    if rating == nil { reportWrong(key, node, expected: .rating) }
    return rating
  }

  private static func rating(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    guard let first = bytes.first, (0x31...0x35).contains(first) else { return nil }
    let rest = bytes.dropFirst().filter { $0 != 0x20 }
    let isWhole =
      rest.isEmpty || rest == [UInt8(ascii: "/"), UInt8(ascii: "5")]
      || (rest[0] == UInt8(ascii: ".") && rest.count > 1 && rest.dropFirst().allSatisfy { $0 == 0x30 })
    return isWhole ? Int(first - 0x30) : nil
  }

  mutating func truth(_ node: YAMLTree.Node, key: String) -> Bool? {
    let truth = onlyScalar(node).flatMap { scalar in
      withBytes(of: scalar) { Truth.named(String(decoding: $0, as: UTF8.self)) }
    }
    if truth == nil { reportWrong(key, node, expected: .truth) }
    return truth
  }

  mutating func date(_ node: YAMLTree.Node, key: String, expected: Problem.Expectation = .civilDay)
    -> WrittenDate?
  {
    let date = writtenDate(node)
    switch date {
    case nil: reportWrong(key, node, expected: .civilDay)
    case .ambiguous?: reportWrong(key, node, expected: .unambiguousDay)
    default: return date
    }
    return nil
  }

  /// A date, without a problem where there is none.
  func writtenDate(_ node: YAMLTree.Node) -> WrittenDate? {
    onlyScalar(node).flatMap { withBytes(of: $0) { WrittenDate($0) } }
  }

  /// A time of the day, without a problem where there is none.
  func clockTime(_ node: YAMLTree.Node) -> ClockTime? {
    onlyScalar(node).flatMap { ClockTime(written: withBytes(of: $0) { String(decoding: $0, as: UTF8.self) }) }
  }

  // MARK: Lists

  /// Where a text that stands for a list is taken apart.
  enum Separators {
    /// At line ends only.
    case lines
    /// At commas.
    case commas
    /// At commas, or at spaces where there is no comma.
    case commasOrSpaces
  }

  /// The items of a list, or of a text that stands for one; empty items are left out.
  mutating func list(_ node: YAMLTree.Node, key: String, separators: Separators) -> [String]? {
    let node = tree.resolved(node)
    var items: [String] = []
    switch tree.kind(node) {
    case .scalar: items = split(node, separators)
    case .sequence:
      items.reserveCapacity(tree.count(node))
      var wrong: [YAMLTree.Node] = []
      tree.forEachItem(of: node) { item in
        guard let scalar = onlyScalar(item) else { return wrong.append(item) }
        if isNothing(scalar) { return }
        items.append(withBytes(of: scalar) { String(decoding: $0, as: UTF8.self) })
      }
      for item in wrong { reportWrong(key, item, expected: .text) }
    default:
      reportWrong(key, node, expected: .list)
      return nil
    }
    return items
  }

  private func split(_ scalar: YAMLTree.Node, _ separators: Separators) -> [String] {
    withBytes(of: scalar) { bytes in
      let comma = UInt8(ascii: ",")
      let isSplitAtSpaces = separators == .commasOrSpaces && !bytes.contains(comma)
      let parts = bytes.split { byte in
        byte == 0x0A || byte == 0x0D || (byte == comma && separators != .lines)
          || (isSplitAtSpaces && (byte == 0x20 || byte == 0x09))
      }
      return parts.compactMap { part in
        let text = NodeReader.trimmed(UnsafeBufferPointer(rebasing: part))
        return text.isEmpty ? nil : String(decoding: text, as: UTF8.self)
      }
    }
  }

  // MARK: Anything

  /// The text of a key; what is written for it where it is no text.
  func keyText(_ node: YAMLTree.Node) -> String {
    tree.kind(node) == .scalar ? tree.text(node) : String(decoding: source[tree.range(node)], as: UTF8.self)
  }

  func value(_ node: YAMLTree.Node) -> Value { Value(tree.value(node)) }
}

extension Value {
  /// The value of the file's own keys.
  init(_ value: YAMLValue) {
    switch value {
    case .null: self = .null
    case .bool(let value): self = .bool(value)
    case .int(let value): self = .int(value)
    case .float(let value): self = .float(value)
    case .string(let value): self = .string(value)
    case .sequence(let values): self = .list(values.map { Value($0) })
    case .mapping(let pairs):
      self = .map(pairs.map { Field(key: Value($0.key).keyText, value: Value($0.value)) })
    }
  }

  /// A value as the name of a field: keys of YAML may be anything, those of JSON are text.
  private var keyText: String {
    switch self {
    case .null: "null"
    default: texts.joined(separator: ", ")
    }
  }
}

extension YAMLValue {
  /// A value of the model, to be written.
  init(_ value: Value) {
    switch value {
    case .null: self = .null
    case .bool(let value): self = .bool(value)
    case .int(let value): self = .int(value)
    case .float(let value): self = .float(value)
    case .string(let value): self = .string(value)
    case .list(let values): self = .sequence(values.map { YAMLValue($0) })
    case .map(let fields):
      self = .mapping(fields.map { YAMLPair(key: .string($0.key), value: YAMLValue($0.value)) })
    }
  }
}
