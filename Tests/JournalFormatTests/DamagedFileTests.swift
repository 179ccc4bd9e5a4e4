import JournalFormat
import JournalModel
import Testing
import YAMLCodec

struct DamagedFileTests {
  @Test(arguments: [
    (#"title: "\u001B[2J x""#, "\u{1B}[2J x"), (#"title: " \u0001 a\u0000 ""#, "\u{1} a\u{0}"),
    ("title: |\n  a\n", "a"), (#"title: "\ta ""#, "a"),
  ])
  func `only blanks and line ends around a text are left out`(keys: String, title: String) {
    #expect(Reading(keys: keys).record.title == title)
  }

  @Test func `a value that is part of itself is nothing, and said so`() {
    let reading = Reading(keys: "a: &a [*a]\nb: {x: &y {z: [1, *y]}}\nc: &c [1]\nd: *c")
    let found = reading.problems.map { problem -> String in
      guard case .yaml(let error) = problem.reason else { return "\(problem)" }
      return "\(error)"
    }
    #expect(
      found == [
        "2:8: aliasInItself(\"*a\")",
        "3:19: aliasInItself(\"*y\")",
      ])
    #expect(
      reading.record.extra == [
        .init(key: "a", value: .null), .init(key: "b", value: .null),
        .init(key: "c", value: .list([.int(1)])),
        .init(key: "d", value: .list([.int(1)])),
      ])
  }

  @Test func `aliases that stand for too much are nothing, and said so`() {
    var keys = "a0: &a0 [lol, lol, lol]"
    for level in 1...9 {
      keys += "\na\(level): &a\(level) [\((0..<9).map { _ in "*a\(level - 1)" }.joined(separator: ", "))]"
    }
    let reading = Reading(keys: keys)
    for (index, field) in reading.record.extra.enumerated() {
      let isReported = reading.problems.contains { $0.position?.line == index + 2 }
      #expect(isReported == (field.value == .null), "\(field.key)")
    }
    #expect(
      reading.record.extra.map { $0.value == .null } == [false, false, false, false]
        + Array(repeating: true, count: 6))
  }

  @Test func `an empty file is a record with a problem`() {
    let reading = Reading("", path: "2026-11-20.md")
    #expect(reading.record.date == day("2026-11-20"))
    #expect(reading.problems == [Problem(path: "2026-11-20.md", reason: .emptyFile)])
  }

  @Test func `a pointer of git-lfs is a record of its name with a problem`() {
    let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 120\n"
    let reading = Reading(pointer, path: "2026-11-20.md")
    #expect(reading.record.date == day("2026-11-20") && reading.record.wordCount == 0)
    #expect(reading.problems == [Problem(path: "2026-11-20.md", reason: .lfsPointer)])
    #expect(Reading(pointer + String(repeating: "x", count: 1000)).problems == [])
    #expect(Reading("Version https://git-lfs.github.com/spec/v1\n").problems == [])
  }

  @Test func `NUL bytes and bytes that are no UTF-8 are reported where they stand`() {
    let reading = Reading(Array("Text\nno \0 text\n".utf8) + [0x61, 0xE9, 0x0A])
    #expect(
      reading.problems == [
        Problem(path: "note.md", position: SourcePosition(line: 2, column: 4, offset: 8), reason: .nulByte),
        Problem(
          path: "note.md", position: SourcePosition(line: 3, column: 2, offset: 16), reason: .invalidUTF8),
      ])
  }

  @Test func `what the codec reports is not reported twice`() {
    #expect(Reading([0xFF, 0xFE, 0x61, 0, 0x62, 0]).problems.count == 1)
    #expect(Reading("---\ntitle: a\0b\n---\n").problems.count == 1)
    #expect(Reading(Array("---\ntitle: a".utf8) + [0xE9] + Array("b\n---\n".utf8)).problems.count == 1)
  }

  @Test func `a key is found behind any number of others`() {
    let others = (0..<1000).map { "k\($0): v" }.joined(separator: "\n")
    let reading = Reading(keys: others + "\nkind: check-in\nénergie: 3")
    #expect(reading.record.kind == .checkIn)
    #expect(reading.record.ratings[.energy] == 3)
    #expect(reading.record.extra.count == 1000)
  }

  @Test(arguments: [
    ("\0GITCRYPT\0abc", "git-crypt"), ("age-encryption.org/v1\n-> X", "age"),
    ("-----BEGIN PGP MESSAGE-----\n", "PGP"),
    ("-----BEGIN AGE ENCRYPTED FILE-----\n", "age"),
  ])
  func `an encrypted file says by which tool`(text: String, tool: String) {
    #expect(Reading(text).problems == [Problem(path: "note.md", reason: .encrypted(by: tool))])
  }

  private static let (head, end) = (
    "-----BEGIN AGE ENCRYPTED FILE-----\n", "-----END AGE ENCRYPTED FILE-----\n"
  )

  @Test(arguments: [
    (head + "YWdl\n" + end, true), (head + "YWdlYWdl\nYWdl\n" + end, true),
    (head + "YWdlYWdl\r\nYWdlYW==\r\n" + end, true), ("age-encryption.org/v1\n-> X", true),
    (head + "YWdlYWdl\n", false), (head + "YWdlYWdl\nYWd\n" + end, false), (head + "YW\0l\n" + end, false),
    (head + "YWdl\nYWdlYWdl\n" + end, false), (head + "YWdlYWdl\nYWdl\nYWdlYWdl\n" + end, false),
    (head + "YWdl\n" + end + head + "YWdl\n" + end, false), ("YWdlYWdl\nYWdl\n" + end, false),
  ])
  func `a sealed file whose armour is damaged is told`(text: String, isWhole: Bool) {
    let path = "2026-11-20-0930-entry.md.age"
    let reading = Reading(text, path: path)
    #expect(reading.problems == (isWhole ? [] : [Problem(path: path, reason: .source(.damaged))]))
    #expect(reading.record.isPrivate && reading.record.problemCount == (isWhole ? 0 : 1))
  }

  @Test(arguments: [
    ("", 0), ("one", 1), ("one two", 2), ("  one\r\n\ttwo\n\n three  ", 3), ("a b c d e f g h i j k", 11),
    ("l’été à Lyon", 3), ("abcdefgh ijklmnop", 2), ("abcdefg hijklmno pqrstuvw", 3),
    (" a  b   c    d     e      f", 6),
  ])
  func `counts words`(text: String, count: Int32) {
    let record = Reading("---\ndate: 2026-11-20\n---\n" + text).record
    #expect(record.wordCount == count && record.hasText == (count > 0))
    #expect(Reading("---\ntitle: Three  more words\n---\n" + text).record.wordCount == count + 3)
    #expect(Reading("x" + text).record.wordCount == max(count, 1) + (text.hasPrefix(" ") ? 1 : 0))
  }

  @Test func `any bytes give a record`() {
    var state: UInt64 = 0x5DEE_CE66
    func next(_ limit: UInt64) -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (state >> 33) % limit
    }
    let whole = Array(
      "---\nkind: vacation\nfrom: 2026-12-20\nuntil: 2026-12-30\ntags: [a, \"b\"]\nénergie: 4\n---\nText é\n"
        .utf8)
    for _ in 0..<3000 {
      var bytes = whole
      for _ in 0...next(4) { bytes[Int(next(UInt64(bytes.count)))] = UInt8(next(256)) }
      if next(3) == 0 { bytes.removeSubrange(Int(next(UInt64(bytes.count)))...) }
      let reading = Reading(bytes)
      #expect(reading.record.id == "note")
      #expect(Int(reading.record.problemCount) == reading.problems.count { !$0.reason.isLength })
    }
  }
}
