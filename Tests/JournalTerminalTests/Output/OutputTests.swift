import JournalModel
import Testing

@testable import JournalTerminal

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

@Suite struct OutputTests {
  @Test(arguments: [
    ("plain – text 😊", "plain – text 😊"), ("\u{1B}[2J", "\\x1B[2J"), ("a\u{7F}\u{9B}b", "a\\x7F\\u009Bb"),
    ("\u{202E}\u{2066}\u{2028}\u{2029}", "\\u202E\\u2066\\u2028\\u2029"), ("a\nb\tc\rd", "a\nb\tc\\x0Dd"),
    ("\u{10DCE9}", "\\xE9"), ("\u{0}\u{7}", "\\x00\\x07"),
  ])
  func `control characters become visible`(text: String, safe: String) {
    #expect(Sanitizer.escaped(text) == safe)
  }

  @Test func `every character that could steer a terminal is escaped`() {
    for value in UInt32(0)..<0x3000 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let isControl =
        scalar.properties.generalCategory == .control || (0x202A...0x202E).contains(value)
        || (0x2066...0x2069).contains(value) || [0x061C, 0x200E, 0x200F].contains(value) || value == 0x2028
        || value == 0x2029
      let text = Sanitizer.escaped(String(Character(scalar)))
      #expect((text == String(Character(scalar))) == (!isControl || value == 9 || value == 10), "\(value)")
    }
  }

  @Test func `a long answer at a terminal is written in parts, each line once`() throws {
    let file = try #require(tmpfile())
    defer { fclose(file) }
    var output = Output(.descriptor(fileno(file)), isTerminal: true, width: 60)
    let lines = (0..<2_000).map { "line \($0) " + String(repeating: "-", count: 40) }
    for line in lines { output.line(line, .bold) }
    #expect(output.bytes.count < 100_000)
    output.flush()
    #expect(output.failure == nil)
    rewind(file)
    var written = [UInt8](repeating: 0, count: 200_000)
    let count = fread(&written, 1, written.count, file)
    #expect(String(decoding: written.prefix(count), as: UTF8.self) == lines.joined(separator: "\n") + "\n")
  }

  @Test(arguments: [
    ("abc", 3), ("é", 1), ("e\u{301}", 1), ("😊", 2), ("🤷🏽‍♀️", 2), ("日本", 4), ("❤️", 2), ("❤", 1), ("🇫🇷", 2),
    ("", 0),
    ("\u{200B}", 0),
  ])
  func `knows the columns of a text`(text: String, columns: Int) {
    #expect(DisplayWidth.columns(of: text) == columns)
  }

  @Test func `what is plain is harmless and one column for each character`() {
    for value in UInt32(0)..<0x3000 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      for text in ["\(scalar)", "a\(scalar)b", "eight by\(scalar)te blocks"] {
        let columns = text.utf8.withContiguousStorageIfAvailable {
          DisplayWidth.columns(ofPlain: UnsafeRawBufferPointer($0))
        }
        guard let columns = columns ?? nil else {
          #expect(!(0x20..<0x7F).contains(value) && !(0xA0..<0x300).contains(value), "\(value)")
          continue
        }
        #expect(Sanitizer.line(text) == text, "\(value)")
        #expect(DisplayWidth.columns(of: text) == columns, "\(value)")
      }
    }
  }

  @Test(arguments: [
    [0x80], [0xC2], [0x41, 0xC3], [0xC3, 0x41], [0xE2, 0x80], [0xE2, 0x80, 0x40], [0xFF], [0xC2, 0x85],
  ])
  func `bytes that are no text are not plain`(bytes: [UInt8]) {
    #expect(bytes.withUnsafeBytes { DisplayWidth.columns(ofPlain: $0) } == nil)
  }

  @Test(arguments: [
    ["a", "b"], ["e", "\u{301}quipe"], ["❤", "\u{FE0F}"], ["\u{1B}[2J", "\n", "\t"], ["日", "本"],
    ["#", "\u{20E3}"],
    ["“", "…”"], ["\u{10DCE9}"], [],
  ])
  func `pieces of a line take the columns of their text`(pieces: [String]) {
    var line = LineText()
    line.append("before")
    _ = line.endPiece()
    for piece in pieces { line.append(piece) }
    let expected = Sanitizer.line(pieces.joined())
    #expect(line.endPiece() == DisplayWidth.columns(of: expected))
    #expect(String(decoding: line.bytes, as: UTF8.self) == "before" + expected)
  }

  @Test(arguments: [false, true])
  func `tables are written as one`(isTerminal: Bool) {
    var tables = [TextTable(), TextTable(), TextTable()]
    tables[0].add([.init("a", .night), .init(""), .init("last")])
    tables[2].add([.init("longer"), .init(""), .init("")])
    tables[2].add([.init(""), .init(""), .init("")])
    var output = Output(.memory, isTerminal: isTerminal)
    output.usesColor = true
    TextTable.write(tables, to: &output, indentedBy: 1)
    #expect(output.text == " \u{1B}[35ma\u{1B}[0m       last\n longer\n \n")
  }

  @Test func `a long table leaves in pieces, whole and in order`() {
    var table = TextTable()
    for row in 0..<20_000 { table.add([.init("\(row)"), .init("row")]) }
    var output = Output(.memory)
    table.write(to: &output)
    let lines = output.text.split(separator: "\n")
    #expect(lines.count == 20_000)
    #expect(
      lines.enumerated().allSatisfy {
        $1 == "\($0)" + String(repeating: " ", count: 7 - "\($0)".count) + "row"
      })
  }

  @Test func `cuts and breaks by columns`() {
    #expect(DisplayWidth.truncated("日本語", to: 4) == "日…")
    #expect(DisplayWidth.truncated("abc", to: 3) == "abc")
    #expect(DisplayWidth.wrapped("one two  three\nfour", to: 7) == ["one two", "three", "four"])
    #expect(DisplayWidth.wrapped("incomprehensible", to: 4) == ["incomprehensible"])
  }

  @Test func `Japanese is broken between its characters, never before what closes or behind what opens`() {
    #expect(DisplayWidth.wrapped("今日はよく眠れた。", to: 8) == ["今日はよ", "く眠れ", "た。"])
    #expect(DisplayWidth.wrapped("見る「smjournal check」", to: 12) == ["見る", "「smjournal", "check」"])
    #expect(DisplayWidth.wrapped("오늘은 잘 잤다", to: 7) == ["오늘은", "잘 잤다"])
  }

  @Test func `aligns columns of emoji and accents`() {
    var table = TextTable()
    table.add([.init("😊"), .init("é"), .init("last")])
    table.add([.init("a"), .init("日本"), .init("")])
    table.add([.init("ab\ncd"), .init(""), .init("x")])
    var output = Output(.memory)
    table.write(to: &output)
    #expect(output.text == "😊     é     last\na      日本\nab cd        x\n")
  }

  @Test func `at a terminal the last column is folded below itself`() {
    var table = TextTable()
    table.add([.init("first"), .init("😊"), .init("Four admissions before midnight #night")])
    table.add([.init("a-name-that-leaves-no-room-for-others"), .init(""), .init("日本語 日本語 日本語")])
    table.add([.init("second"), .init("é"), .init("short")])
    var output = Output(.memory, isTerminal: true, width: 40)
    table.write(to: &output)
    #expect(
      output.text == """
        first   😊  Four admissions before
                    midnight #night
        a-name-that-leaves-no-room-for-others
            日本語 日本語 日本語
        second  é   short

        """)
  }

  @Test func `a terminal too narrow for columns gets each row as a line`() {
    var table = TextTable()
    table.add([.init("2026-11-20-vacation"), .init("20–25 January"), .init("6 days, Sheffield and back")])
    var output = Output(.memory, isTerminal: true, width: 30)
    table.write(to: &output, indentedBy: 2)
    #expect(
      output.text == "  2026-11-20-vacation  20–25\n      January  6 days,\n      Sheffield and back\n")
  }

  @Test(arguments: [
    ("one two three four", nil, "one two\nthree\nfour"),
    ("  one two three", nil, "  one two\n    three"),
    ("one two\u{A0}three", nil, "one\ntwo\u{A0}three"), ("日本 語 日本", nil, "日本 語\n日本"),
    ("one two", 2, "one two"), ("one two three", 3, "one two\n   three"),
    ("incomprehensible", nil, "incomprehensible"),
    ("  incomprehensible", nil, "  incomprehensible"),
    ("one     incomprehensible", 1, "one\n incomprehensible"),
    ("one? › ", nil, "one? › "), ("", nil, ""), ("今日はよく眠れた。", nil, "今日はよ\nく眠れ\nた。"),
    ("day（日勤）、夜勤", 2, "day（日\n  勤）、\n  夜勤"),
  ])
  func `lines are folded at blanks`(text: String, hanging: Int?, expected: String) {
    var line = StyledLine()
    line.add(text, .plain)
    let folded = line.folded(to: 9, hanging: hanging).map { $0.pieces.map(\.text).joined() }
    #expect(folded.joined(separator: "\n") == expected)
  }

  @Test func `a folded line keeps its styles, and words that two of them share are not parted`() {
    var output = Output(.memory, isTerminal: true, width: 20)
    output.usesColor = true
    output.write("Sixteen columns, ", .bold)
    output.write("done", .good)
    output.line(", and more")
    #expect(
      output.text
        == "\u{1B}[1mSixteen columns,\u{1B}[0m\n\u{1B}[32mdone\u{1B}[0m, and more\n")
  }

  @Test func `styles are written only where they are wanted`() {
    var output = Output(.memory)
    output.line("text", .error)
    output.usesColor = true
    output.line("text", .error)
    #expect(output.text == "text\n\u{1B}[31;1mtext\u{1B}[0m\n")
  }

  @Test func `writes JSON with stable keys and safe texts`() {
    var json = JSONWriter()
    json.object { json in
      json.field("schema", 1)
      json.field("text", "a\"\\\n\u{1}\u{1B}\u{85}\u{202E}é😊")
      json.field("missing", String?.none)
      json.field("list", ["a", "b"])
      json.field("none", [String]())
      json.key("numbers")
      json.list([1.0, 0.5, -1e300, .nan]) { $0.number($1) }
      json.key("empty")
      json.object { _ in }
    }
    let expected = """
      {
        "schema": 1,
        "text": "a\\"\\\\\\n\\u0001\\u001B\\u0085\\u202Eé😊",
        "list": [
          "a",
          "b"
        ],
        "none": [],
        "numbers": [
          1,
          0.5,
          -1e+300,
          null
        ],
        "empty": {}
      }
      """
    #expect(String(decoding: Array(json.document.joined()), as: UTF8.self) == expected)
  }

  @Test func `fields are written in their order, those without a value left out`() {
    let rows = objects([1, 2]) { ["n": $0, "even": $0 % 2 == 0 ? true : nil] }
    let fields: Fields = [
      "text": "a", "missing": nil as String?, "null": OrNull(nil), "share": Rounded(1.0 / 3),
      "none": Rounded(nil),
      "rows": rows, "own": Written { $0.string("b") }, "object": object(2 as Int?) { ["n": $0] },
    ]
    var json = JSONWriter()
    Fields([fields, [:], Fields(named: [("last", 1.5)])]).write(to: &json)
    let expected = """
      {"text": "a","null": null,"share": 0.333,"none": null,"rows": [{"n": 1},{"n": 2,"even": true}],"own": "b",\
      "object": {"n": 2},"last": 1.5}
      """
    #expect(String(decoding: json.line, as: UTF8.self) == expected)
  }

  @Test func `a list in parts is written as one`() {
    func part(_ numbers: [Int]) -> JSONWriter {
      var json = JSONWriter(itemsAtDepth: 2)
      for number in numbers { json.item { json in json.object { $0.field("n", number) } } }
      return json
    }
    func document(_ list: (inout JSONWriter) -> Void) -> String {
      var json = JSONWriter()
      json.object { json in
        json.key("items")
        list(&json)
        json.field("more", true)
      }
      return String(decoding: Array(json.document.joined()), as: UTF8.self)
    }
    for parts in [[], [[]], [[1]], [[1, 2], [], [3]], [[], [4]]] as [[[Int]]] {
      let whole = document { json in json.list(parts.joined()) { json, n in json.object { $0.field("n", n) } }
      }
      #expect(document { $0.list(parts: parts.map(part)) } == whole)
    }
  }
}
