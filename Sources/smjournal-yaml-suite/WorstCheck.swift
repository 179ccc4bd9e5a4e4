import YAMLCodec

/// Measures texts made to be slow, at one size and at four times that size: the time per byte must stay.
struct WorstCheck {
  func run() {
    for (name, make) in cases {
      let small = measure(make(200_000))
      let large = measure(make(800_000))
      let factor = large / max(small, 0.01)
      print("\(factor > 2.5 ? "NOT LINEAR " : "")\(name): \(rounded(small)) and \(rounded(large)) ns a byte")
    }
  }

  /// Bytes to tree and values, in nanoseconds a byte: as a stream and as front matter; the best of three.
  private func measure(_ bytes: [UInt8]) -> Double {
    let file = Array("---\n".utf8) + bytes + Array("\n---\n".utf8)
    var best = UInt64.max
    for _ in 0..<3 {
      let start = nanoseconds()
      if let trees = try? YAMLStream.documents(bytes) {
        for tree in trees { if let root = tree.root { _ = tree.value(root) } }
      }
      let document = MarkdownDocument(file)
      _ = document.entries.count
      best = min(best, nanoseconds() - start)
    }
    return Double(best) / Double(bytes.count)
  }

  private func rounded(_ value: Double) -> Double { (value * 10).rounded() / 10 }

  private var cases: [(String, (Int) -> [UInt8])] {
    func repeated(_ text: String) -> (Int) -> [UInt8] {
      let bytes = Array(text.utf8)
      return { size in Array(repeatElement(bytes, count: size / bytes.count).joined()) }
    }
    func numbered(_ text: @escaping (Int) -> String) -> (Int) -> [UInt8] {
      { size in
        var bytes: [UInt8] = []
        var number = 0
        while bytes.count < size {
          bytes += Array(text(number).utf8)
          number += 1
        }
        return bytes
      }
    }
    return [
      ("open brackets", repeated("[")), ("closed lists", repeated("[],")),
      (
        "lists in a list",
        { size in
          Array("a: [".utf8) + repeated("[[[]]],")(size) + Array("]".utf8)
        }
      ),
      ("pairs in a list", { size in Array("[".utf8) + repeated("a: b,")(size) + Array("]".utf8) }),
      ("keys of lists", { size in Array("[".utf8) + repeated("[[a,b]: c]: d,")(size) + Array("]".utf8) }),
      ("colons", repeated(":")), ("colons and blanks", repeated(": ")), ("question marks", repeated("? ")),
      ("dashes", repeated("- ")), ("dashes and lines", repeated("-\n")), ("one long word", repeated("a")),
      ("one long text", repeated("a b ")),
      ("many lines of text", { Array("a:\n".utf8) + repeated(" b\n")($0) }),
      ("quotes", repeated("\"")), ("apostrophes", repeated("'")),
      ("escapes", { Array("\"".utf8) + repeated("\\x41")($0) + Array("\"".utf8) }),
      ("comments", repeated("# a\n")), ("one long comment", { Array("# ".utf8) + repeated("a")($0) }),
      ("empty lines", repeated("\n")), ("blanks", repeated(" ")), ("tabs", repeated("\t")),
      ("empty lines in text", { Array("a: b\n".utf8) + repeated("\n")($0) + Array("  c".utf8) }),
      (
        "deeper and deeper",
        { size in
          var text = ""
          var depth = 0
          while text.utf8.count < size {
            text += String(repeating: " ", count: depth % 90) + "a:\n"; depth += 1
          }
          return Array(text.utf8)
        }
      ),
      ("keys", numbered { "key\($0): value\n" }), ("equal keys", repeated("a: b\n")),
      ("bad keys", repeated("a: @b\n")), ("lines without a colon", repeated("ab\n")),
      ("a bad line behind keys", { size in numbered { "k\($0): [a\n" }(size) }),
      ("anchors", numbered { "- &a\($0) b\n" }),
      ("anchors and aliases", numbered { "- &a\($0) b\n- *a\($0)\n" }),
      (
        "laughs",
        numbered { "a\($0): &a\($0) [*a\(max(0, $0 - 1)), *a\(max(0, $0 - 1))]\n".replacingFirst($0) }
      ),
      ("one anchor, many aliases", { Array("a: &a b\nc: [".utf8) + repeated("*a,")($0) + Array("]".utf8) }),
      ("tags", repeated("- !!str a\n")), ("tag lines", numbered { "%TAG !a\($0)! b\n" }),
      ("documents", repeated("---\na\n")), ("blocks of text", repeated("- |\n a\n\n\n")),
      ("one block of text", { Array("a: |\n".utf8) + repeated(" b\n")($0) }),
      ("keys in quotes", numbered { "\"k\\x41\($0)\": 1\n" }), ("merge markers", repeated("<<<<<<< a\n")),
    ]
  }
}

extension String {
  /// The first line of the laughs names nothing before it.
  fileprivate func replacingFirst(_ number: Int) -> String { number == 0 ? "a0: &a0 [b, b]\n" : self }
}
