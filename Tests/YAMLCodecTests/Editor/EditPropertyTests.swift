import Testing
import YAMLCodec

/// Properties of edits over generated files.
@Suite struct EditPropertyTests {
  @Test(arguments: 0..<10)
  func `an edit gives exactly the intended values and leaves the other bytes`(block: Int) throws {
    try forEachPath(block) { document, path, maker in
      let value = maker.newValue()
      try expect(document, .set(path, value)) { $0.setting(path[...], to: value) }
      try expect(document, .remove(path)) { $0.removing(path[...]) }
      if let list = items(document, path) {
        try expect(document, .append(path, value)) { $0.setting(path[...], to: .sequence(list + [value])) }
        try expect(document, .set(path, .sequence([value] + list.dropFirst()))) {
          $0.setting(path[...], to: .sequence([value] + list.dropFirst()))
        }
      }
    }
  }

  @Test(arguments: 0..<10)
  func `an edit and its inverse give the bytes before`(block: Int) throws {
    try forEachPath(block + 100) { document, path, maker in
      let value = maker.newValue()
      let parent = Array(path.dropLast())
      if case .key(let key)? = path.last {
        try undo(document, .set(parent + ["new key"], value), .remove(parent + ["new key"]))
        try undo(document, .set(parent + ["new key"], value, before: key), .remove(parent + ["new key"]))
      }
      if let list = items(document, path) {
        try undo(document, .append(path, value), .removeItems(path, [list.count]))
        for index in list.indices {
          try undo(document, .insert(path, at: index, value), .removeItems(path, [index]))
        }
      }
      try undo(document, .set(path, try old(document, path)), .set(path, try old(document, path)))
    }
  }

  @Test(arguments: ["word", "\"quoted\"", "'quoted'", "5", "two words # note", "\"a: b\"", "true  "])
  func `setting a scalar and setting it back gives the bytes before`(text: String) throws {
    for indentation in ["", "  "] {
      let document = MarkdownDocument(
        Array(file("m:\n\(indentation)  k: \(text)\n\(indentation)  l: 1\n").utf8))
      for value in ["other", "more words"] as [YAMLValue] {
        try undo(document, .set(["m", "k"], value), .set(["m", "k"], try old(document, ["m", "k"])))
      }
    }
  }

  // MARK: Helpers

  /// Gives each path of some generated files to `body`.
  private func forEachPath(
    _ block: Int, _ body: (MarkdownDocument, [YAMLStep], inout FrontMatterMaker) throws -> Void
  ) throws {
    for seed in UInt64(block) * 8..<UInt64(block) * 8 + 8 {
      var maker = FrontMatterMaker(seed: seed)
      let text = maker.file()
      let document = MarkdownDocument(Array(text.utf8))
      guard document.problems.isEmpty, let root = document.tree.root else {
        Issue.record("seed \(seed): \(document.problems)\n\(text)")
        continue
      }
      for path in paths(document.tree.value(root), []) { try body(document, path, &maker) }
    }
  }

  private func paths(_ value: YAMLValue, _ path: [YAMLStep]) -> [[YAMLStep]] {
    let own = path.isEmpty ? [] : [path]
    switch value {
    case .mapping(let pairs):
      return own
        + pairs.flatMap { pair -> [[YAMLStep]] in
          guard case .string(let key) = pair.key else { return [] }
          return paths(pair.value, path + [.key(key)])
        }
    case .sequence(let items):
      return own + items.enumerated().flatMap { paths($0.element, path + [.index($0.offset)]) }
    default: return own
    }
  }

  private func old(_ document: MarkdownDocument, _ path: [YAMLStep]) throws -> YAMLValue {
    let root = try #require(document.tree.root)
    return try #require(document.tree.value(root).at(path[...]))
  }

  private func items(_ document: MarkdownDocument, _ path: [YAMLStep]) -> [YAMLValue]? {
    guard let root = document.tree.root, case .sequence(let items)? = document.tree.value(root).at(path[...])
    else {
      return nil
    }
    return items
  }

  /// Makes an edit; `nil` where it was refused, which only some reasons may explain.
  private func made(_ document: MarkdownDocument, _ change: Change) -> MarkdownDocument? {
    var edited = document
    do throws(EditError) {
      try change.make(in: &edited)
      return edited
    } catch {
      if error.reason != .sharedLine { Issue.record("\(error.reason) \(change)\n\(text(document))") }
      return nil
    }
  }

  private func expect(_ document: MarkdownDocument, _ change: Change, _ model: (YAMLValue) -> YAMLValue)
    throws
  {
    guard let edited = made(document, change) else { return }
    let before = document.tree.value(try #require(document.tree.root))
    let after = edited.tree.root.map { edited.tree.value($0) } ?? .mapping([])
    #expect(after == model(before), "\(change)\n\(text(document))\n\(text(edited))")
    #expect(edited.bytes[edited.body].elementsEqual(document.bytes[document.body]))
  }

  private func undo(_ document: MarkdownDocument, _ change: Change, _ inverse: Change) throws {
    guard let edited = made(document, change), let back = made(edited, inverse) else { return }
    #expect(back.bytes == document.bytes, "\(change)\n\(text(document))\n\(text(edited))\n\(text(back))")
  }

  private func text(_ document: MarkdownDocument) -> String {
    String(decoding: document.bytes, as: UTF8.self)
  }
}

/// The same edits on values, as a model.
extension YAMLValue {
  /// The value at a path.
  func at(_ path: ArraySlice<YAMLStep>) -> YAMLValue? {
    guard let step = path.first else { return self }
    switch (step, self) {
    case (.key(let key), .mapping(let pairs)):
      return pairs.last { $0.key == .string(key) }?.value.at(path.dropFirst())
    case (.index(let index), .sequence(let items)):
      return items.indices.contains(index) ? items[index].at(path.dropFirst()) : nil
    default: return nil
    }
  }

  /// With another value at a path.
  func setting(_ path: ArraySlice<YAMLStep>, to value: YAMLValue) -> YAMLValue {
    guard let step = path.first else { return value }
    switch (step, self) {
    case (.key(let key), .mapping(var pairs)):
      if let index = pairs.lastIndex(where: { $0.key == .string(key) }) {
        pairs[index].value = pairs[index].value.setting(path.dropFirst(), to: value)
      }
      return .mapping(pairs)
    case (.index(let index), .sequence(var items)):
      items[index] = items[index].setting(path.dropFirst(), to: value)
      return .sequence(items)
    default: return self
    }
  }

  /// Without the key or item at a path.
  func removing(_ path: ArraySlice<YAMLStep>) -> YAMLValue {
    guard let step = path.first else { return self }
    switch (step, self) {
    case (.key(let key), .mapping(var pairs)):
      if path.count == 1 { return .mapping(pairs.filter { $0.key != .string(key) }) }
      if let index = pairs.lastIndex(where: { $0.key == .string(key) }) {
        pairs[index].value = pairs[index].value.removing(path.dropFirst())
      }
      return .mapping(pairs)
    case (.index(let index), .sequence(var items)):
      if path.count == 1 {
        items.remove(at: index)
      } else {
        items[index] = items[index].removing(path.dropFirst())
      }
      return .sequence(items)
    default: return self
    }
  }
}
