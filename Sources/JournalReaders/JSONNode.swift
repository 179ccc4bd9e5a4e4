import JournalModel
import Synchronization
import YAMLCodec

/// A value in a JSON document of another program.
///
/// Files of other programs are read generously: a number may be written as a text. What must be just what it
/// says is asked for by ``string``, ``wholeNumber``, ``number`` and ``truth``.
package struct JSONNode: Sendable {
  private let document: JSONDocument
  private let node: YAMLTree.Node

  /// The root of a document.
  ///
  /// - Throws: a problem with its line and column.
  package init(_ bytes: [UInt8]) throws(JSONRefusal) {
    let text = SourceText.utf8(bytes)
    guard text.count <= ReadingLimits.textBytes else {
      throw .limit(ReadingError(.tooLarge(limit: ReadingLimits.textBytes)))
    }
    // Each value takes memory: what has more than can be of use is not taken apart.
    var values = 0
    for byte in text where byte == 0x2C || byte == 0x3A || byte == 0x5B || byte == 0x7B { values += 1 }
    guard values <= ReadingLimits.values * 2 else {
      throw .limit(ReadingError(.tooMany(limit: ReadingLimits.values)))
    }
    do throws(YAMLError) { try self.init(YAMLTree(json: text)) } catch { throw .syntax(error) }
  }

  /// The root of a message, whose depth is limited.
  package init(message bytes: [UInt8], depth: Int) throws(YAMLError) {
    var limits = YAMLLimits.json
    limits.depth = depth
    try self.init(YAMLTree(json: bytes, limits: limits))
  }

  /// The root of a document in YAML; its values are asked for in the same way.
  package init(yaml bytes: [UInt8]) throws(JSONRefusal) {
    do throws(YAMLError) { try self.init(YAMLTree(yaml: SourceText.utf8(bytes))) } catch {
      throw .syntax(error)
    }
  }

  private init(_ tree: YAMLTree) throws(YAMLError) {
    guard let root = tree.root else {
      throw YAMLError(reason: .notUTF8, position: SourcePosition(offset: 0, in: []))
    }
    self.init(JSONDocument(tree: tree), root)
  }

  private init(_ document: JSONDocument, _ node: YAMLTree.Node) {
    self.document = document
    self.node = node
  }

  /// The value of a key; `nil` where it is missing or `null`.
  package subscript(key: String) -> JSONNode? { value(of: key).flatMap { $0.isNull ? nil : $0 } }

  /// The value of a key, which may be `null`; `nil` where it is missing.
  package func value(of key: String) -> JSONNode? {
    document.tree.value(of: key, in: node).map { JSONNode(document, $0) }
  }

  /// The value of the first of these keys that is there.
  package subscript(keys: [String]) -> JSONNode? {
    for key in keys { if let value = self[key] { return value } }
    return nil
  }

  private var isPlain: Bool {
    document.tree.kind(node) == .scalar && document.tree.style(node) == .plain
  }

  /// Whether it is `null`.
  package var isNull: Bool { isPlain && document.tree.text(node) == "null" }

  package var isObject: Bool { document.tree.kind(node) == .mapping }

  /// The keys of an object with their values, in their order; none of other values.
  package var fields: [(key: String, value: JSONNode)] {
    guard isObject else { return [] }
    return document.tree.pairs(node).map { (document.tree.text($0.key), JSONNode(document, $0.value)) }
  }

  package var string: String? {
    document.tree.kind(node) == .scalar && !isPlain ? document.tree.text(node) : nil
  }

  /// A whole number; a number; a truth value; each written as such.
  package var wholeNumber: Int64? { isPlain ? document.tree.int(node) : nil }
  package var number: Double? { isPlain ? document.tree.float(node) : nil }
  package var truth: Bool? { isPlain ? document.tree.bool(node) : nil }

  /// A number, a truth value or `null`, as it is written.
  package var literal: String? { isPlain ? document.tree.text(node) : nil }

  package var isList: Bool { document.tree.kind(node) == .sequence }

  /// The items of a list; none of other values.
  package var items: [JSONNode] { document.tree.items(node).map { JSONNode(document, $0) } }

  /// The text of a text, a number or a truth value.
  package var text: String? {
    document.tree.kind(node) == .scalar && !isNull ? document.tree.text(node) : nil
  }

  /// A text that is not empty.
  package var words: String? {
    guard let text = text?.trimmedBlanks, !text.isEmpty else { return nil }
    return text
  }

  /// A whole number, also where it is written as a text or with a fraction; `nil` for one so large that it
  /// can't be reckoned with.
  package var integer: Int? {
    guard let text, let number = Double(text), abs(number) < 9e15 else { return nil }
    return Int(text) ?? Int(number)
  }

  package var double: Double? { text.flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil } }

  package var bool: Bool? { ["true": true, "false": false, "1": true, "0": false][text ?? ""] }

  /// The texts of a list, without empty ones.
  package var texts: [String] { items.compactMap(\.words) }

  /// Where it stands.
  package var position: SourcePosition { document.position(of: node) }
}

private final class JSONDocument: Sendable {
  let tree: YAMLTree
  /// The position that was asked for last: programs write all of a document on one line, and counting its
  /// columns from the start for each value would take longer than all the rest.
  private let last = Mutex(SourcePosition(line: 1, column: 1, offset: 0))

  init(tree: YAMLTree) { self.tree = tree }

  /// Where a value stands; offsets that ascend cost one pass together.
  func position(of node: YAMLTree.Node) -> SourcePosition {
    let target = tree.range(node).lowerBound
    return last.withLock { position in
      if target < position.offset { position = SourcePosition(line: 1, column: 1, offset: 0) }
      for byte in tree.source[position.offset..<target] {
        if byte == 0x0A {
          position.line += 1
          position.column = 1
        } else if byte & 0xC0 != 0x80 {
          position.column += 1
        }
      }
      position.offset = target
      return position
    }
  }
}

/// Why a document of another program is not read.
package enum JSONRefusal: Error, Hashable {
  /// There is too much of it.
  case limit(ReadingError)
  case syntax(YAMLError)
}
