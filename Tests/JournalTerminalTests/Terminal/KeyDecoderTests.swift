import Testing

@testable import JournalTerminal

@Suite struct KeyDecoderTests {
  private func keys(_ parts: String...) -> [KeyPress] {
    var decoder = KeyDecoder()
    var keys: [KeyPress] = []
    for part in parts {
      decoder.feed(Array(part.utf8))
      while let key = decoder.next() { keys.append(key) }
    }
    if let key = decoder.flush() { keys.append(key) }
    return keys
  }

  @Test(arguments: [
    ("\r", KeyPress.enter), ("\n", .enter), ("\r\n", .enter), ("\u{1B}\r", .newline),
    ("\u{1B}[13;2u", .newline),
    ("\u{1B}[27;2;13~", .newline), ("\u{7F}", .backspace), ("\u{8}", .backspace), ("\u{1B}[3~", .delete),
    ("\u{1B}[A", .up), ("\u{1B}OB", .down), ("\u{1B}[C", .right), ("\u{1B}[1;5C", .wordRight),
    ("\u{1B}[1;3D", .wordLeft), ("\u{1B}b", .wordLeft), ("\u{1B}f", .wordRight), ("\u{1B}d", .eraseNextWord),
    ("\u{1B}\u{7F}", .eraseWord), ("\u{1B}[H", .home), ("\u{1B}[1~", .home), ("\u{1B}OF", .end),
    ("\u{1B}[8~", .end),
    ("\u{1B}[5~", .pageUp), ("\u{1B}[6~", .pageDown), ("\u{1}", .home), ("\u{15}", .eraseToStart),
    ("\u{B}", .eraseToEnd), ("\u{17}", .eraseWord), ("\u{19}", .yank), ("\u{18}\u{5}", .editor),
    ("\u{18}x", .character("x")), ("\u{18}\u{3}", .interrupt),
    ("\u{3}", .interrupt), ("\u{4}", .endOfInput), ("\u{1A}", .suspend), ("\u{C}", .redraw), ("\t", .tab),
    ("\u{1B}", .escape), ("\u{1B}[[A", .other), ("\u{1B}[15~", .other), ("\u{1B}]11;rgb:0/0/0\u{7}", .other),
    ("\u{1B}P1$r0m\u{1B}\\", .other), ("\u{1B}[I", .other), ("é", .character("é")), ("😴", .character("😴")),
    ("☹\u{FE0F}", .character("☹\u{FE0F}")), ("e\u{301}", .character("e\u{301}")), ("\u{9B}", .other),
  ])
  func `knows what each key sends`(sent: String, key: KeyPress) {
    #expect(keys(sent) == [key])
  }

  @Test func `a sequence that comes in parts is one key`() {
    #expect(keys("\u{1B}", "[", "1;", "5", "C", "x") == [.wordRight, .character("x")])
    var decoder = KeyDecoder()
    decoder.feed([0xF0, 0x9F])
    #expect(decoder.next() == nil)
    decoder.feed([0x98, 0xB4])
    #expect(decoder.next() == .character("😴"))
  }

  @Test func `a paste is one key, with the line ends and keys that are in it`() {
    #expect(
      keys("a\u{1B}[200~b\rrm -rf\u{3}\u{1B}[A", "\u{1B}[20", "1~\r") == [
        .character("a"), .paste("b\rrm -rf\u{3}\u{1B}[A"), .enter,
      ])
  }

  @Test func `between Ctrl-X and the key behind it any time may pass`() {
    var decoder = KeyDecoder()
    decoder.feed([0x18])
    #expect(decoder.next() == nil)
    #expect(!decoder.isWithin)
    #expect(decoder.flush() == nil)
    decoder.feed([0x05])
    #expect(decoder.next() == .editor)
  }

  @Test func `a paste without an end is taken after a pause`() {
    var decoder = KeyDecoder()
    decoder.feed(Array("\u{1B}[200~half".utf8))
    #expect(decoder.next() == nil)
    #expect(decoder.isWithinPaste)
    #expect(decoder.flush() == .paste("half"))
    #expect(!decoder.isWithin)
  }

  @Test func `what came of a paste can be taken before its end`() {
    var decoder = KeyDecoder()
    decoder.feed(Array("\u{1B}[200~one\rtwo \u{1B}[20".utf8))
    #expect(decoder.next() == nil)
    #expect(decoder.takePart() == .paste("one\rtwo "))
    #expect(decoder.takePart() == nil)
    #expect(decoder.isWithinPaste)
    // Half a character and half a line end wait for the rest.
    decoder.feed([0x78, 0xF0, 0x9F, 0x98])
    #expect(decoder.next() == nil)
    #expect(decoder.takePart() == .paste("\u{1B}[20x"))
    decoder.feed([0xB4, 0x0D])
    #expect(decoder.next() == nil)
    #expect(decoder.takePart() == .paste("😴"))
    decoder.feed(Array("\nend\u{1B}[201~\r".utf8))
    #expect(decoder.next() == .paste("\r\nend"))
    #expect(decoder.next() == .enter)
    #expect(!decoder.isWithin)
  }

  @Test func `keys after a paste without an end are keys`() {
    var decoder = KeyDecoder()
    decoder.feed(Array("\u{1B}[200~half".utf8))
    #expect(decoder.next() == nil)
    #expect(decoder.takePart() == .paste("half"))
    #expect(decoder.flush() == nil)
    decoder.feed(Array("x\u{1B}[201~\r".utf8))
    let keys = [decoder.next(), decoder.next(), decoder.next()]
    #expect(keys == [.character("x"), .other, .enter])
  }

  @Test func `a paste beyond the limit is cut, and what follows is read`() {
    var decoder = KeyDecoder()
    decoder.feed(Array("\u{1B}[200~".utf8))
    let piece = [UInt8](repeating: UInt8(ascii: "x"), count: 1 << 20)
    for _ in 0..<5 {
      decoder.feed(piece)
      #expect(decoder.next() == nil)
    }
    decoder.feed(Array("\u{1B}[201~y".utf8))
    guard case .paste(let text)? = decoder.next() else {
      Issue.record("no paste")
      return
    }
    #expect(text.utf8.count == KeyDecoder.longestPaste)
    #expect(decoder.next() == .character("y"))
  }

  @Test func `any bytes become keys, and none stay behind`() {
    var seed: UInt64 = 7
    for _ in 0..<2000 {
      var decoder = KeyDecoder()
      for _ in 0..<(Int(seed >> 60) + 1) {
        seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        let pool: [UInt8] = [
          0x1B, 0x5B, 0x4F, 0x3B, 0x7E, 0x32, 0x30, 0xF0, 0x9F, 0xC3, 0x00, 0xFF, 0x61, 0x0D,
        ]
        decoder.feed([pool[Int(seed >> 33) % pool.count], UInt8(truncatingIfNeeded: seed >> 40)])
        while decoder.next() != nil {}
      }
      while decoder.isWithin { _ = decoder.flush() }
      #expect(!decoder.hasMore)
    }
  }

  @Test func `knows what was typed before the question`() {
    var decoder = KeyDecoder()
    decoder.feed(Array("a\r".utf8))
    decoder.markAhead()
    decoder.feed(Array("b".utf8))
    #expect(decoder.isAhead)
    _ = decoder.next()
    _ = decoder.next()
    #expect(!decoder.isAhead)
    #expect(decoder.next() == .character("b"))
  }
}
