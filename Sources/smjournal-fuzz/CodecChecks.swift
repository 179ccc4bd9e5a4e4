import YAMLCodec

/// The bytes as a stream, as a file, and as front matter.
func checkCodec(_ bytes: [UInt8]) {
  checkStream(bytes)
  checkDocument(bytes)
  checkDocument(Array("---\n".utf8) + bytes + Array("\n---\nbody".utf8))
}

/// A stream is read or refused; what strict mode reads, lenient mode reads the same.
func checkStream(_ bytes: [UInt8]) {
  guard let strict = try? YAMLStream.documents(bytes) else { return }
  let lenient = try? YAMLStream.documents(bytes, mode: .lenient)
  require(lenient?.map(\.eventDump) == strict.map(\.eventDump), "lenient reads what strict reads")
  for tree in strict { checkTree(tree) }
}

/// Nodes lie inside the text and inside their parents, in order; the value is bounded.
func checkTree(_ tree: YAMLTree) {
  guard let root = tree.root else { return }
  var last = 0
  tree.forEachEvent { event in
    require(event.range.upperBound <= tree.source.count, "a node lies inside the text")
    if event.kind == .scalar || event.kind == .alias {
      require(event.range.lowerBound >= last, "nodes are in the order of the text")
      last = event.range.lowerBound
    }
  }
  _ = tree.value(root)
  _ = tree.dump
}

/// A file keeps its bytes, its entries are in order, and reading into used memory gives the same.
func checkDocument(_ bytes: [UInt8]) {
  var document = MarkdownDocument(bytes)
  require(document.bytes == bytes, "reading changes no byte")
  checkTree(document.tree)
  var end = document.frontMatter?.lowerBound ?? 0
  for entry in document.entries {
    require(entry.range.lowerBound >= end || !document.isSalvaged, "entries are in the order of the text")
    require(entry.range.upperBound <= document.body.lowerBound, "entries end before the body")
    end = entry.range.upperBound
    if let value = entry.value { _ = document.tree.text(value) }
  }
  for problem in document.problems {
    _ = problem.description
    require(problem.position.offset <= bytes.count, "problems are in the text")
  }
  let again = document
  bytes.withUnsafeBytes { document.reload($0) }
  require(
    again.tree.dump == document.tree.dump && again.problems == document.problems, "reloading gives the same")
  checkEdit(again)
  checkEdits(again)
}

/// Removing a key that was set gives the bytes of before; a refused edit changes none.
func checkEdit(_ document: MarkdownDocument) {
  var edited = document
  let key = "fuzzed-key"
  guard document[key] == nil, (try? edited.set(key, to: .string("x y"))) != nil else {
    require(edited.bytes == document.bytes, "a refused edit changes nothing")
    return
  }
  require(edited[key].map { edited.tree.text($0) } == "x y", "what was set is read")
  // A front matter that was made stays, and so do the lines of one in braces.
  guard document.frontMatter != nil, document.tree.root.map({ !document.tree.isFlow($0) }) ?? true,
    (try? edited.remove(key)) == true
  else { return }
  require(edited.bytes == document.bytes, "setting and removing gives the bytes of before")
}
