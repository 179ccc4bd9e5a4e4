import JournalModel
import JournalTestSupport
import Testing

@testable import SystemLibrary

@Suite struct QuotingTests {
  @Test(arguments: [
    ("a/b_c.md", "a/b_c.md"), ("é日", "é日"), ("", "''"), ("a b", "'a b'"), ("it's", "'it'\\''s'"),
    ("$HOME `x` \"y\" \\", "'$HOME `x` \"y\" \\'"), ("-x", "-x"), ("~", "'~'"), ("a;b", "'a;b'"),
    // A mark with an accent behind it is another character and the same byte.
    ("x'\u{301}; touch y; '\u{301}", "'x'\\''\u{301}; touch y; '\\''\u{301}'"),
    ("/a'b\n%", "\"$(printf '%b' '/a\\0047b\\0012\\0045')\""),
    ("a\r\nb", "\"$(printf '%b' 'a\\0015\\0012b')\""), ("a\n\n", "\"$(printf '%b' 'a')${IFS#??}${IFS#??}\""),
    ("\u{202E}x", "\"$(printf '%b' '\\0342\\0200\\0256x')\""),
    // No text of XML holds it, so a shell makes it in a property list too.
    ("\u{FFFE}", "\"$(printf '%b' '\\0357\\0277\\0276')\""), ("a\0b", "\"$(printf '%b' 'ab')\""),
  ])
  func `a word of a shell`(text: String, word: String) {
    #expect(Array(Quoting.shellWord(text).utf8) == Array(word.utf8))
  }

  @Test func `bytes that are no UTF-8 are made of digits`() {
    #expect(
      Quoting.shellWord(PathText.text([0x61, 0xFF, 0xED, 0xA0, 0x80]))
        == "\"$(printf '%b' 'a\\0377\\0355\\0240\\0200')\"")
  }

  /// Words of a shell that are mostly marks, with accents, halves of line breaks and bytes of no scalar.
  private static func texts(seed: UInt64, count: Int) -> [[UInt8]] {
    var random = SeededGenerator(seed: seed)
    let marks = TextMaker.pieces + "'\"\\$`%&|;<>(){}[]*?!#~^ \t\r".map { Array(String($0).utf8) }
    let others: [[UInt8]] = [
      [0xED, 0xA0, 0x80], [0x0D, 0x0A], [0x0A], Array("\u{301}".utf8), Array("\u{202E}".utf8), [0xC2, 0x85],
    ]
    let pieces = (marks + others).map { $0.filter { $0 != 0 } }
    return (0..<count).map { _ in
      (0..<Int.random(in: 0..<12, using: &random)).flatMap { _ in
        pieces[Int.random(in: 0..<pieces.count, using: &random)]
      }
    }
  }

  /// What `sh` says of words, each of which arrives as it was, or not.
  private func echoed(_ words: [String]) throws -> [[UInt8]] {
    let folder = ScratchFolder()
    folder.write("printf '%s\\0' \(words.joined(separator: " ")) >out\n", to: "script")
    let script = "cd \"$1\" && . ./script"
    let process = ChildProcess(
      "sh", ["-c", script, "sh", folder.path].map { Array($0.utf8) }, streams: .none)
    #expect(process?.wait()?.status == 0)
    let output = try #require(folder.bytes(of: "out"))
    #expect(folder.files() == ["out", "script"])
    return output.split(separator: 0, omittingEmptySubsequences: false).dropLast().map(Array.init)
  }

  @Test(arguments: 1...8 as ClosedRange<UInt64>)
  func `a shell reads each word as the bytes that it was made of`(seed: UInt64) throws {
    let texts = Self.texts(seed: seed, count: 60)
    let words = texts.map { Quoting.shellWord(PathText.text($0)) }
    let read = try echoed(words)
    #expect(read == texts)
    for word in words {
      #expect(word.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F })
      #expect(Quoting.isShown(word))
    }
  }

  /// What cron hands to the shell, as versions of it do that make one of two backslashes.
  ///
  /// - Source: cron 3.0pl1, do_command.c.
  private func readByCron(_ line: String) -> String? {
    var (result, isEscaped) = ([UInt8](), false)
    for byte in line.utf8 {
      if isEscaped, byte == UInt8(ascii: "%") || byte == UInt8(ascii: "\\") { result.removeLast() }
      if !isEscaped, byte == UInt8(ascii: "%") { return nil }
      result.append(byte)
      isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
    }
    return String(decoding: result, as: UTF8.self)
  }

  @Test(arguments: 11...18 as ClosedRange<UInt64>)
  func `a command of a crontab is one line, and its words arrive`(seed: UInt64) throws {
    let texts = Self.texts(seed: seed, count: 60)
    let commands = texts.map { Quoting.crontabCommand(Quoting.crontabWord(PathText.text($0))) }
    for command in commands { #expect(!command.utf8.contains { $0 == 0x0A || $0 == 0x0D }) }
    let lines = try commands.map { try #require(readByCron($0)) }
    let read = try echoed(lines)
    #expect(read == texts)
  }

  @Test(arguments: [
    ("a%b", "a\\%b"), ("\"$(printf '%b' 'x')\"", "\"$(printf '\\%b' 'x')\""),
    ("x\u{301}%\u{301}", "x\u{301}\\%\u{301}"),
  ])
  func `a percent sign ends no line of a crontab`(command: String, line: String) {
    #expect(Array(Quoting.crontabCommand(command).utf8) == Array(line.utf8))
  }

  @Test(arguments: [
    ("smjournal", "smjournal"), ("/a b/%h'", "'/a b/%%h'\\'''"), ("x'\u{301}", "'x'\\''\u{301}'"),
    // Bytes that are no UTF-8 stay themselves.
    (PathText.text([0x61, 0xFF, 0x25]), PathText.text(Array("'a".utf8) + [0xFF] + Array("%%'".utf8))),
  ])
  func `a word of a merge driver's line`(text: String, word: String) {
    #expect(Array(Quoting.driverWord(text).utf8) == Array(word.utf8))
  }

  @Test(arguments: [
    ("/a b", "/a b"), ("100%", "100%%"), ("a\"\u{301}\\b", "a\\\"\u{301}\\\\b"), ("a\r\nb", "a\\x0d\\x0ab"),
    ("$HOME", "$HOME"),
  ])
  func `a value of a unit`(text: String, value: String) {
    #expect(Array(Quoting.unitValue(text).utf8) == Array(value.utf8))
  }

  @Test(arguments: [
    ("echo \"$a\"", "'echo \"$$a\"'"), ("it's 5%", "'it\\'s 5%%'"), ("a'\u{301}\\", "'a\\'\u{301}\\\\'"),
    ("a\r\nb", "'a\\x0d\\x0ab'"),
  ])
  func `an argument of a unit`(text: String, argument: String) {
    #expect(Array(Quoting.unitArgument(text).utf8) == Array(argument.utf8))
  }

  @Test(arguments: [
    ("/a b", "\"/a b\""), ("100%f", "\"100%%f\""), ("a\"\u{301}", "\"a\\\\\"\u{301}\""),
    ("$`", "\"\\\\$\\\\`\""),
    ("\\", "\"\\\\\\\\\""), ("a\r\nExec=b", "\"a\\r\\nExec=b\""),
  ])
  func `an argument of a desktop entry`(text: String, argument: String) {
    #expect(Array(Quoting.desktopArgument(text).utf8) == Array(argument.utf8))
  }

  @Test(arguments: 21...24 as ClosedRange<UInt64>)
  func `no line of a unit or an entry is ended by a text, and reading gives the bytes back`(seed: UInt64) {
    for bytes in Self.texts(seed: seed, count: 200) {
      guard let text = String(validating: bytes, as: UTF8.self) else { continue }
      #expect(read(Quoting.unitArgument(text), quote: UInt8(ascii: "'"), doubled: "%$") == bytes)
      #expect(read("\"" + Quoting.unitValue(text) + "\"", quote: UInt8(ascii: "\""), doubled: "%") == bytes)
      let argument = Quoting.desktopArgument(text)
      #expect(!argument.utf8.contains { $0 == 0x0A || $0 == 0x0D })
      let value = read(value: argument)
      #expect(read(value, quote: UInt8(ascii: "\""), doubled: "%", isOfUnit: false) == bytes)
    }
  }

  /// What stands between quotes.
  ///
  /// - Source: systemd.syntax(7), "Quoting"; Desktop Entry Specification, "The Exec key", whose backslashes
  ///   stand for the next byte alone.
  private func read(
    _ text: String, quote: UInt8, doubled: String, isOfUnit: Bool = true
  ) -> [UInt8]? {
    var (rest, result) = (Array(text.utf8)[...], [UInt8]())
    guard rest.popFirst() == quote, rest.popLast() == quote else { return nil }
    while let byte = rest.popFirst() {
      if byte == quote || isOfUnit && (byte == 0x0A || byte == 0x0D) { return nil }
      if doubled.utf8.contains(byte), rest.popFirst() != byte { return nil }
      guard byte == UInt8(ascii: "\\"), let next = rest.popFirst() else {
        result.append(byte)
        continue
      }
      guard isOfUnit, next == UInt8(ascii: "x") else {
        result.append(next)
        continue
      }
      guard let number = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16) else { return nil }
      result.append(number)
      rest = rest.dropFirst(2)
    }
    return result
  }

  /// The value of a key of a desktop entry.
  private func read(value: String) -> String {
    var (rest, result) = (Array(value.utf8)[...], [UInt8]())
    let letters: [UInt8: UInt8] = [0x6E: 0x0A, 0x72: 0x0D, 0x74: 0x09, 0x73: 0x20]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "\\"), let next = rest.popFirst() {
        result.append(letters[next] ?? next)
      } else {
        result.append(byte)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  @Test func `markup, roff and emphasis`() {
    #expect(Quoting.xmlText("a<\u{301}b>&\u{301}\u{1}") == "a&lt;\u{301}b&gt;&amp;\u{301}\u{FFFD}")
    #expect(Quoting.roffText("a\\\u{301} --b") == "a\\e\u{301} \\-\\-b")
    #expect(Quoting.roffArgument("say \"\u{301}x\"") == "\"say \\(dq\u{301}x\\(dq\"")
    #expect(Quoting.roffLine(".\u{301}SH") == "\\&.\u{301}SH" && Quoting.roffLine("a.b") == "a.b")
    #expect(Quoting.markdownEmphasis("a*\u{301}b\\") == "a\\*\u{301}b\\\\")
  }
}
