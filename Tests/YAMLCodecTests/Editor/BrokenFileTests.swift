import Testing
import YAMLCodec

@Suite struct BrokenFileTests {
  @Test(arguments: 0..<6)
  func `edits of broken files never trap, and never change the body`(block: UInt64) {
    for seed in block * 10..<block * 10 + 10 {
      var maker = FrontMatterMaker(seed: seed + 5000)
      var bytes = Array(maker.file().utf8)
      for _ in 0..<Int.random(in: 1...4, using: &maker.random) { spoil(&bytes, &maker) }
      tryAll(MarkdownDocument(bytes), &maker)
    }
  }

  private func spoil(_ bytes: inout [UInt8], _ maker: inout FrontMatterMaker) {
    let place = Int.random(in: 0..<bytes.count, using: &maker.random)
    switch Int.random(in: 0..<4, using: &maker.random) {
    case 0: bytes.remove(at: place)
    case 1: bytes.insert(maker.pick(Array("\t:-#[]{}'\"&*!|>%@?, \n\r".utf8) + [0xFF, 0]), at: place)
    case 2: bytes[place] = maker.pick(Array("\t:-#[]{}'\"&*!|>%@?, \n\r".utf8))
    default: bytes.replaceSubrange(place..<min(place + 6, bytes.count), with: maker.pick(Self.pieces))
    }
  }

  private static let pieces = [
    "&x ", "*x", "? ", "!!t ", "<<: ", "{{", "\n  - ", "\n- - ", "|+\n", ": {", "# ",
  ].map {
    Array($0.utf8)
  }

  private func tryAll(_ document: MarkdownDocument, _ maker: inout FrontMatterMaker) {
    let value = maker.newValue()
    attempt(document, .set(["new"], value))
    for entry in document.entries {
      let path: [YAMLStep] = [.key(entry.key)]
      attempt(document, .set(["new"], value, before: entry.key))
      attempt(document, .set(path, value))
      attempt(document, .set(path + ["a"], value))
      attempt(document, .set(path + [0], value))
      attempt(document, .remove(path))
      attempt(document, .remove(path + ["a"]))
      attempt(document, .append(path, value))
      attempt(document, .insert(path, at: 0, value))
      attempt(document, .removeItems(path, [0]))
    }
  }

  private func attempt(_ document: MarkdownDocument, _ change: Change) {
    var edited = document
    do throws(EditError) {
      try change.make(in: &edited)
      let body = edited.bytes[edited.body]
      let isSame = document.frontMatter == nil || document.bytes[document.body].elementsEqual(body)
      #expect(isSame && document.bytes.suffix(body.count).elementsEqual(body), "\(change)")
    } catch {
      #expect(edited.bytes == document.bytes)
    }
  }
}
