import JournalModel
import YAMLCodec

/// Reads the values of nodes and collects what can't be read.
///
/// Each question answers `nil` for a value that is missing or wrong; a wrong one becomes a problem.
struct NodeReader {
  let nodes: FrontMatterNodes
  let path: String
  var problems: [Problem] = []

  init(tree: YAMLTree, source: UnsafeBufferPointer<UInt8>, path: String) {
    nodes = unsafe FrontMatterNodes(tree: tree, source: source)
    self.path = path
  }

  // MARK: Problems

  mutating func report(_ reason: Problem.Reason, at node: YAMLTree.Node) {
    report(reason, at: nodes.tree.range(node).lowerBound)
  }

  mutating func report(_ reason: Problem.Reason, at offset: Int) {
    problems.append(
      Problem(path: path, position: SourcePosition(offset: offset, in: nodes.tree.source), reason: reason))
  }

  mutating func reportWrong(_ key: String, _ node: YAMLTree.Node, expected: Problem.Expectation) {
    report(.wrongValue(key: key, found: nodes.excerpt(node), expected: expected), at: node)
  }

  // MARK: Values

  // The name of a key is made only where a problem tells it.

  mutating func text(_ node: YAMLTree.Node, key: @autoclosure () -> String) -> String? {
    guard let scalar = nodes.onlyScalar(node) else {
      reportWrong(key(), node, expected: .text)
      return nil
    }
    let text = unsafe nodes.withBytes(of: scalar) { unsafe String(decoding: $0, as: UTF8.self) }
    return text.utf8.isEmpty ? nil : text
  }

  /// `4`, `"4"`, `4.0`, `4/5`: 1...5.
  mutating func rating(_ node: YAMLTree.Node, key: @autoclosure () -> String) -> Int? {
    var rating = nodes.onlyScalar(node).flatMap { unsafe nodes.withBytes(of: $0, NodeReader.rating) }
    if rating == nil, key() == Key.energy.name, let word = nodes.onlyScalar(node) {
      rating = unsafe nodes.withBytes(of: word) { unsafe NodeReader.energies[$0] }
    }
    if rating == nil { reportWrong(key(), node, expected: .between(Scale.usualRange)) }
    return rating
  }

  /// What ShiftMood and this program call the steps of energy.
  private static let energies = WordTable("energies", Array(1...5))

  private static func rating(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    guard let first = unsafe bytes.first, (0x31...0x35).contains(first) else { return nil }
    if bytes.count == 1 { return Int(first - 0x30) }
    let rest = unsafe bytes.dropFirst().filter { $0 != 0x20 }
    let isWhole =
      rest.isEmpty || rest == [UInt8(ascii: "/"), UInt8(ascii: "5")]
      || (rest[0] == UInt8(ascii: ".") && rest.count > 1 && rest.dropFirst().allSatisfy { $0 == 0x30 })
    return isWhole ? Int(first - 0x30) : nil
  }

  mutating func truth(_ node: YAMLTree.Node, key: @autoclosure () -> String) -> Bool? {
    let truth = nodes.onlyScalar(node).flatMap { scalar in
      unsafe nodes.withBytes(of: scalar) { unsafe Truth.named(String(decoding: $0, as: UTF8.self)) }
    }
    if truth == nil { reportWrong(key(), node, expected: .truth) }
    return truth
  }

  mutating func date(_ node: YAMLTree.Node, key: @autoclosure () -> String) -> WrittenDate? {
    let date = nodes.writtenDate(node)
    switch date {
    case nil: reportWrong(key(), node, expected: .civilDay)
    case .ambiguous?: reportWrong(key(), node, expected: .unambiguousDay)
    default: return date
    }
    return nil
  }

  /// The items of a list, or of a text that stands for one; empty items are left out.
  ///
  /// - Parameter item: makes an item of its text, which is not empty.
  mutating func list(
    _ node: YAMLTree.Node, key: @autoclosure () -> String, separators: FrontMatterNodes.Separators,
    item makeItem: (UnsafeBufferPointer<UInt8>) -> String = { unsafe String(decoding: $0, as: UTF8.self) }
  ) -> [String]? {
    let nodes = nodes
    let node = nodes.tree.resolved(node)
    switch nodes.tree.kind(node) {
    case .scalar: return unsafe nodes.split(node, separators, makeItem)
    case .sequence:
      let count = nodes.tree.count(node)
      var items: [String] = []
      items.reserveCapacity(count)
      var item = nodes.tree.firstChild(of: node)
      for _ in 0..<count {
        if let scalar = nodes.onlyScalar(item) {
          let made = unsafe nodes.isNothing(scalar) ? "" : nodes.withBytes(of: scalar, makeItem)
          if !made.utf8.isEmpty { items.append(made) }
        } else {
          reportWrong(key(), item, expected: .text)
        }
        item = nodes.tree.following(item)
      }
      return items
    default:
      reportWrong(key(), node, expected: .list)
      return nil
    }
  }
}

extension Value {
  /// The value of the file's own keys.
  package init(_ value: YAMLValue) {
    switch value {
    case .null: self = .null
    case .bool(let value): self = .bool(value)
    case .int(let value): self = .int(value)
    case .float(let value): self = .float(value)
    case .string(let value), .wideInt(let value): self = .string(value)
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
  package init(_ value: JournalModel.Value) {
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
