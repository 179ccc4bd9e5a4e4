import YAMLCodec

/// Edits of values at every depth: a refused one changes nothing, the body stays, and what was set is read.
///
/// Which values and edits are tried follows from the bytes alone, so that an input always does the same.
func checkEdits(_ document: MarkdownDocument) {
  guard let root = document.tree.root, document.bytes.count < 1 << 12 else { return }
  var seed = document.bytes.reduce(5381 as UInt64) { $0 &* 33 &+ UInt64($1) }
  var paths: [[YAMLStep]] = []
  collectPaths(document.tree, root, [], &paths)
  for _ in 0..<min(paths.count, 8) {
    seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    let path = paths[Int(seed >> 33) % paths.count]
    checkEdits(document, at: path, value: editValues[Int(seed >> 23 & 0xFF) % editValues.count])
  }
}

private let editValues: [YAMLValue] = [
  .null, .int(5), .string("x y"), .string("8:15"), .string("one\ntwo\n"), .sequence([]), .mapping([]),
  ["p", "q: r"], ["m": ["n": "o"], "p": []], ["k": .null, "l": 1],
]

/// The paths of all values, down to the hundredth.
private func collectPaths(
  _ tree: YAMLTree, _ node: YAMLTree.Node, _ path: [YAMLStep], _ paths: inout [[YAMLStep]]
) {
  if paths.count > 100 { return }
  for (key, value) in tree.pairs(node) {
    let step = path + [.key(tree.text(key))]
    paths.append(step)
    collectPaths(tree, value, step, &paths)
  }
  for (index, item) in tree.items(node).enumerated() {
    paths.append(path + [.index(index)])
    collectPaths(tree, item, path + [.index(index)], &paths)
  }
}

private func checkEdits(_ document: MarkdownDocument, at path: [YAMLStep], value: YAMLValue) {
  checkEdit(document, path) { file throws(EditError) in
    try file.set(at: path, to: value)
    require(
      !colonsWithoutBlank(file) || colonsWithoutBlank(document), "a colon has a blank behind it", text(file))
  }
  checkEdit(document, path) { file throws(EditError) in
    try file.set(at: path + ["fuzzed key"], to: value)
    require(
      !colonsWithoutBlank(file) || colonsWithoutBlank(document), "a colon has a blank behind it", text(file))
  }
  checkEdit(document, path) { file throws(EditError) in _ = try file.remove(at: path) }
  checkEdit(document, path) { file throws(EditError) in try file.append(value, at: path) }
  checkEdit(document, path) { file throws(EditError) in try file.insert(value, at: 0, ofListAt: path) }
  checkEdit(document, path) { file throws(EditError) in try file.removeItems(at: [0], ofListAt: path) }
}

private func checkEdit(
  _ document: MarkdownDocument, _ path: [YAMLStep],
  _ change: (inout MarkdownDocument) throws(EditError) -> Void
) {
  var edited = document
  guard (try? change(&edited)) != nil else {
    require(edited.bytes == document.bytes, "a refused edit changes nothing", "\(path)")
    return
  }
  require(
    edited.bytes[edited.body].elementsEqual(document.bytes[document.body]), "an edit leaves the body",
    "\(path)")
  require(edited.problems.count <= document.problems.count, "an edit makes no problem", "\(path)")
}

/// Whether a missing value between brackets stands directly before a comma or bracket, which libyaml refuses.
private func colonsWithoutBlank(_ document: MarkdownDocument) -> Bool {
  var isFound = false
  document.tree.forEachEvent { event in
    guard event.kind == .scalar, let node = event.node, document.tree.isEmpty(node) else { return }
    let offset = document.tree.range(node).upperBound
    guard offset > 0, offset < document.bytes.count, document.bytes[offset - 1] == UInt8(ascii: ":") else {
      return
    }
    isFound = isFound || [0x2C, 0x5D, 0x7D].contains(document.bytes[offset])
  }
  return isFound
}

private func text(_ document: MarkdownDocument) -> String { String(decoding: document.bytes, as: UTF8.self) }
