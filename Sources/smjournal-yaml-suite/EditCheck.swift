import YAMLCodec

/// Makes every edit of every top-level key of real Markdown files, for `Tests/Judges/edit_judge.py`.
///
/// Each is a line: its name and the files before and after in hexadecimal, with tabs between; nothing stands
/// after an edit that should have been possible. What came goes again in the line below, named `undo`.
struct EditCheck {
  private typealias Edit = (inout MarkdownDocument) throws(EditError) -> Void

  let folder: String

  func run() {
    for (_, bytes) in markdownFiles(in: folder) {
      let document = MarkdownDocument(bytes)
      for value in Self.values { check(document, with: value) }
      for key in document.entries.map(\.key) {
        check(document, "remove \(key)") { (file) throws(EditError) in _ = try file.remove(key) }
      }
    }
  }

  private func check(_ document: MarkdownDocument, with value: YAMLValue) {
    let keys = document.entries.map(\.key)
    for next in keys.map(Optional.some) + [nil] {
      check(document, "new key") { (file) throws(EditError) in
        try file.set("a new: key", to: value, before: next)
      } undo: { (file) throws(EditError) in
        _ = try file.remove("a new: key")
      }
    }
    for key in keys {
      check(document, "set \(key)") { (file) throws(EditError) in try file.set(key, to: value) }
      guard let list = document[key], document.tree.kind(list) == .sequence else { continue }
      let count = document.tree.count(list)
      check(document, "append to \(key)") { (file) throws(EditError) in
        try file.append(value, to: key)
      } undo: { (file) throws(EditError) in
        try file.removeItems(at: [count], of: key)
      }
      check(document, "insert into \(key)") { (file) throws(EditError) in
        try file.insert(value, at: 0, of: key)
      } undo: { (file) throws(EditError) in
        try file.removeItems(at: [0], of: key)
      }
    }
  }

  private static let values: [YAMLValue] = [
    .string("plain"), .string("8:15"), .string("two\nlines\n"), .int(5), .null, .sequence([]),
    .sequence([.string("a"), .string("b: c")]),
    .mapping([YAMLPair(key: .string("k"), value: .sequence([.int(1)]))]),
  ]

  private func check(_ document: MarkdownDocument, _ name: String, _ edit: Edit, undo: Edit? = nil) {
    var edited = document
    do throws(EditError) { try edit(&edited) } catch {
      let isFault =
        name.hasPrefix("undo ") || error.reason == .cannotBeMadeSafely || edited.bytes != document.bytes
      return isFault ? print(line(name, document.bytes, [])) : ()
    }
    print(line(name, document.bytes, edited.bytes))
    // Front matter that an edit made stays.
    if let undo, document.frontMatter != nil { check(edited, "undo \(name)", undo) }
  }

  private func line(_ name: String, _ before: [UInt8], _ after: [UInt8]) -> String {
    [Array(name.utf8), before, after].map { bytes in
      bytes.map { byte in (byte < 16 ? "0" : "") + String(byte, radix: 16) }.joined()
    }.joined(separator: "\t")
  }
}
