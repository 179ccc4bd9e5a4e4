import SystemLibrary
import YAMLCodec

/// Runs every edit of every top-level key of real Markdown files: all other bytes stay, and what came can go
/// again.
struct EditCheck {
  let folder: String
  /// Whether each edit is printed for `Tests/Judges/edit_judge.py`: its name and the files before and after
  /// in hexadecimal, with tabs between.
  var isDumping = false
  private var edits = 0
  private var refusals: [String: Int] = [:]
  private var failures: [String] = []

  init(folder: String) { self.folder = folder }

  /// Checks each file; prints what is wrong and how often an edit was refused.
  mutating func run() -> (right: Int, all: Int) {
    var right = 0
    var all = 0
    for name in names(in: folder) where name.hasSuffix(".md") || name.hasSuffix(".yaml") {
      guard var bytes = System.contents(of: "\(folder)/\(name)") else { continue }
      if name.hasSuffix(".yaml") {
        let start = bytes.starts(with: "---".utf8) ? "" : "---\n"
        bytes = Array(start.utf8) + bytes + Array("\n---\n".utf8)
      }
      all += 1
      failures = []
      check(MarkdownDocument(bytes))
      if failures.isEmpty { right += 1 }
      for failure in failures { print("\(name): \(failure)") }
    }
    print("\(edits) edits made")
    for (reason, count) in refusals.sorted(by: { $0.key < $1.key }) {
      print("  refused \(count) times: \(reason)")
    }
    return (right, all)
  }

  private mutating func check(_ document: MarkdownDocument) {
    checkNewKey(document, before: nil)
    var seen: Set<[UInt8]> = []
    for entry in document.entries.reversed() where seen.insert(Array(entry.key.utf8)).inserted {
      checkNewKey(document, before: entry.key)
      checkSetting(document, entry)
      checkRemoving(document, entry)
      if let value = entry.value, document.tree.kind(value) == .sequence { checkList(document, entry, value) }
    }
  }

  private mutating func checkNewKey(_ document: MarkdownDocument, before next: String?) {
    for value in Self.values {
      guard
        let edited = edit(
          document, "new key",
          { (file) throws(EditError) in try file.set("a new: key", to: value, before: next) })
      else { continue }
      guard document.frontMatter != nil else {
        if !edited.bytes.suffix(document.body.count).elementsEqual(document.bytes) {
          let hasMark = document.bytes.starts(with: [0xEF, 0xBB, 0xBF])
          if !hasMark { failures.append("making front matter changed the body") }
        }
        continue
      }
      expect(edited, document, "removing the new key") { (file) throws(EditError) in
        _ = try file.remove("a new: key")
      }
    }
  }

  private static let values: [YAMLValue] = [
    .string("plain"), .string("8:15"), .string("two\nlines\n"), .int(5), .null, .sequence([]),
    .sequence([.string("a"), .string("b: c")]),
    .mapping([YAMLPair(key: .string("k"), value: .sequence([.int(1)]))]),
  ]

  private mutating func checkSetting(_ document: MarkdownDocument, _ entry: MarkdownDocument.Entry) {
    for value in Self.values {
      guard
        let edited = edit(
          document, "set \(entry.key)", { (file) throws(EditError) in try file.set(entry.key, to: value) })
      else { continue }
      let suffix = document.bytes[entry.range.upperBound...]
      if !edited.bytes.starts(with: document.bytes[..<entry.range.lowerBound])
        || !edited.bytes.suffix(suffix.count).elementsEqual(suffix)
      {
        failures.append("setting \(entry.key) to \(value) changed other bytes")
      }
    }
  }

  private mutating func checkRemoving(_ document: MarkdownDocument, _ entry: MarkdownDocument.Entry) {
    guard
      let edited = edit(
        document, "remove \(entry.key)", { (file) throws(EditError) in _ = try file.remove(entry.key) })
    else { return }
    var expected = document.bytes
    for other in document.entries.reversed() where other.key.utf8.elementsEqual(entry.key.utf8) {
      expected.removeSubrange(other.range)
    }
    // In braces a line belongs to several keys.
    let isFlow = document.tree.root.map { document.tree.isFlow($0) } ?? false
    if edited.bytes != expected, !isFlow { failures.append("removing \(entry.key) changed other bytes") }
  }

  private mutating func checkList(
    _ document: MarkdownDocument, _ entry: MarkdownDocument.Entry, _ list: YAMLTree.Node
  ) {
    let count = document.tree.count(list)
    let key = entry.key
    for value in Self.values {
      if let edited = edit(
        document, "append to \(key)", { (file) throws(EditError) in try file.append(value, to: key) })
      {
        expect(edited, document, "removing what was appended to \(key)") { (file) throws(EditError) in
          try file.removeItems(at: [count], of: key)
        }
      }
      if let edited = edit(
        document, "insert into \(key)", { (file) throws(EditError) in try file.insert(value, at: 0, of: key) }
      ) {
        expect(edited, document, "removing what was inserted into \(key)") { (file) throws(EditError) in
          try file.removeItems(at: [0], of: key)
        }
      }
    }
  }

  // MARK: One edit

  private mutating func edit(
    _ document: MarkdownDocument, _ name: String, _ change: (inout MarkdownDocument) throws(EditError) -> Void
  ) -> MarkdownDocument? {
    var edited = document
    do throws(EditError) {
      try change(&edited)
      edits += 1
      if isDumping {
        print(
          "\(hexadecimal(Array(name.utf8)))\t\(hexadecimal(document.bytes))\t\(hexadecimal(edited.bytes))")
      }
      return edited
    } catch {
      refusals["\(error.reason)", default: 0] += 1
      if edited.bytes != document.bytes { failures.append("\(name): refused, but changed") }
      if error.reason == .cannotBeMadeSafely { failures.append("\(name): \(error.reason)") }
      return nil
    }
  }

  private mutating func expect(
    _ edited: MarkdownDocument, _ document: MarkdownDocument, _ name: String,
    _ change: (inout MarkdownDocument) throws(EditError) -> Void
  ) {
    var back = edited
    do throws(EditError) {
      try change(&back)
      if back.bytes != document.bytes { failures.append("\(name) did not give the bytes before") }
    } catch { failures.append("\(name): \(error.reason)") }
  }
}

private func hexadecimal(_ bytes: [UInt8]) -> String {
  let digits = Array("0123456789abcdef".utf8)
  return String(decoding: bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
}
