import YAMLCodec

/// Runs real Markdown files: values and lines of each top-level key, nothing found where nothing is.
struct FrontMatterCheck {
  var folder: String
  var isVerbose: Bool

  func run() -> (right: Int, all: Int) {
    var right = 0
    var all = 0
    for (name, bytes) in markdownFiles(in: folder) {
      all += 1
      let stem = name.prefix { $0 != "." }
      let expected = name.hasSuffix(".md") ? String(stem) : String(name.dropLast(5))
      let facts = json("\(folder)/\(expected).json")
      let isStream = name.hasSuffix(".yaml")
      let document = MarkdownDocument(bytes)
      let wrong = facts.map { check(document, $0, isStream: isStream) } ?? checkNone(document)
      if let wrong { print("\(name): \(wrong)") } else { right += 1 }
      if isVerbose, !document.problems.isEmpty { show(name, document) }
    }
    return (right, all)
  }

  private func show(_ name: String, _ document: MarkdownDocument) {
    for problem in document.problems {
      print("  \(name):\(problem)")
    }
    if document.isSalvaged {
      print(
        "    keys: "
          + document.entries.map { $0.value == nil ? "(\($0.key))" : $0.key }.joined(separator: ", "))
    }
  }

  private func checkNone(_ document: MarkdownDocument) -> String? {
    if document.frontMatter != nil { return "front matter where there is none" }
    let mark = document.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    if document.body != mark..<document.bytes.count { return "body is not the whole file" }
    return document.problems.isEmpty ? nil : "problems: \(document.problems)"
  }

  private func check(_ document: MarkdownDocument, _ facts: YAMLValue, isStream: Bool) -> String? {
    let expected: YAMLValue
    if let value = facts["core12"], value != .null {
      expected = value
    } else if let value = facts["lenient"], value != .null {
      expected = value
    } else if facts["block"] == .null {
      return document.frontMatter == nil ? nil : "front matter where there is none"
    } else {
      return document.frontMatter == nil ? "no front matter" : nil
    }
    let value = document.tree.root.map { document.tree.value($0) } ?? .null
    if !matches(value, expected) { return "value differs: \(value) \(document.problems)" }
    guard !isStream, let entries = facts["entries"]?.sequence, !entries.isEmpty else { return nil }
    let found = document.entries
    if entries.count != found.count { return "\(found.count) entries instead of \(entries.count)" }
    for (entry, other) in zip(found, entries) {
      guard Int64(entry.range.lowerBound) == other["start"]?.int,
        Int64(entry.range.upperBound) == other["end"]?.int
      else {
        return "entry \(entry.key): \(entry.range) instead of \(other)"
      }
    }
    return nil
  }
}
