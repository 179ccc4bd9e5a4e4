import Testing
import YAMLCodec

@Suite struct BodyRangeTests {
  private func bodyRange(of file: [UInt8]) -> Range<Int> {
    var other = MarkdownDocument(Array("---\nother: 1\n---\nfile".utf8))
    return file.withUnsafeBytes { other.bodyRange(of: $0) }
  }

  @Test(arguments: [
    "", "no front matter", "---\n---\nbody", "---\na: 1\n---\nbody", "---\n# none\n...\nbody",
    "---\n- a\n---\nbody",
    "---\nA line of dashes, and prose.\n---\nbody", "---\na: [\n---\nbody", "---\n<a: 1\n---\nbody",
    "---\na: 1\n\nno closing line", "---\nprose without\n\nan end", "\u{FEFF}---\na: 1\n--- \r\nbody",
    "\u{FEFF}", "\u{FEFF}no front matter",
  ])
  func `is that of the whole document`(text: String) {
    let file = Array(text.utf8)
    #expect(bodyRange(of: file) == MarkdownDocument(file).body)
    // And of what is left of it by damage.
    for place in file.indices {
      for byte in Array("-\n: [\"\0".utf8) + [0xFF] {
        var damaged = file
        damaged[place] = byte
        #expect(bodyRange(of: damaged) == MarkdownDocument(damaged).body, "\(damaged)")
      }
    }
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `is that of front matter as people write it`(seed: UInt64) {
    var maker = FrontMatterMaker(seed: seed)
    for _ in 0..<20 {
      let file = Array(maker.file().utf8)
      #expect(bodyRange(of: file) == MarkdownDocument(file).body)
    }
  }
}
