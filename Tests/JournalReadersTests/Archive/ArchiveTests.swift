import JournalModel
import JournalReaders
import JournalTestSupport
import Testing
import YAMLCodec

@Suite struct ArchiveTests {
  /// `hello hello hello hello\n`, deflated by zlib with a fixed code.
  private static let hello: [UInt8] = [
    0xCB, 0x48, 0xCD, 0xC9, 0xC9, 0x57, 0xC8, 0x40, 0x27, 0xB9, 0x00,
  ]

  @Test func `inflates what was deflated`() throws {
    let bytes = try Inflate.expanded(Self.hello, limit: 100)
    #expect(String(decoding: bytes, as: UTF8.self) == "hello hello hello hello\n")
    let stored: [UInt8] = [1, 3, 0, 0xFC, 0xFF, 97, 98, 99]
    #expect(try Inflate.expanded(stored, limit: 3) == [97, 98, 99])
  }

  /// More than the window and a part, so that what is kept moves to the front several times.
  @Test func `inflates longer texts than are kept`() throws {
    var packed: [UInt8] = []
    var text: [UInt8] = []
    for number in 0..<9 {
      let block = (0..<65_535).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ number) }
      packed += [0, 0xFF, 0xFF, 0, 0] + block
      text += block
    }
    // "hello hello …" behind it, with a fixed code.
    #expect(
      try Inflate.expanded(packed + Self.hello, limit: 1 << 20) == text
        + Array("hello hello hello hello\n".utf8))
  }

  @Test(arguments: [0, 1, 7, 8, 9, 15, 16, 17, 1000])
  func `checksums fit whatever the length`(count: Int) throws {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 7) }
    let zip = try ZipArchive(MemorySource(ZipMaker.archive([("a", bytes)])))
    for limit in [2000, count] {
      #expect(try zip.bytes(of: zip.members[0], limit: limit) == bytes)
    }
    let less = count - 1
    if less >= 0 {
      #expect(throws: ReadingError(.tooLarge(limit: less))) { try zip.bytes(of: zip.members[0], limit: less) }
    }
  }

  @Test(arguments: 0..<11)
  func `what ends too early is an error`(count: Int) {
    #expect(throws: ReadingError.self) { try Inflate.expanded(Array(Self.hello.prefix(count)), limit: 100) }
  }

  @Test func `expands to no more than is allowed`() {
    #expect(throws: ReadingError(.tooLarge(limit: 10))) { try Inflate.expanded(Self.hello, limit: 10) }
  }

  @Test func `finds members by name, and never takes a name for a path`() throws {
    let archive = ZipMaker.archive([
      ("a.json", Array("{}".utf8)), ("../../etc/passwd", [1]), ("/lead.txt", [2]), ("__MACOSX/._a.json", [3]),
      ("dir/", []), ("b\\c.txt", [4]), (".DS_Store", [5]),
    ])
    let zip = try ZipArchive(MemorySource(archive))
    #expect(zip.members.map(\.name) == ["a.json", "lead.txt", "b/c.txt"])
    let member = try #require(zip.member(named: "a.json"))
    #expect(try zip.bytes(of: member, limit: 10) == Array("{}".utf8))
  }

  @Test func `a member that is not as its checksum says is refused`() throws {
    var archive = ZipMaker.archive([("a", [1, 2, 3])])
    archive[31] ^= 1
    let zip = try ZipArchive(MemorySource(archive))
    #expect(throws: ReadingError(.damaged)) { try zip.bytes(of: zip.members[0], limit: 10) }
  }

  @Test func `encrypted members, unknown methods and declared sizes are told`() throws {
    func error(_ change: (inout [UInt8], Int) -> Void) throws -> ReadingError? {
      var archive = ZipMaker.archive([("a", [1, 2, 3])])
      // The directory begins behind the header, the name and the three bytes.
      change(&archive, 34)
      let zip = try ZipArchive(MemorySource(archive))
      do throws(ReadingError) { _ = try zip.bytes(of: zip.members[0], limit: 1000) } catch { return error }
      return nil
    }
    #expect(try error { $0[$1 + 8] = 1 } == ReadingError(.encrypted))
    #expect(try error { $0[$1 + 10] = 12 } == ReadingError(.unknownMethod(12)))
    #expect(try error { $0[$1 + 26] = 0x7F } == ReadingError(.tooLarge(limit: 1000)))
  }

  @Test func `an archive cut anywhere is an error`() {
    let archive = ZipMaker.archive([("a.json", Array("{\"x\": 1}".utf8)), ("b", [1])])
    for count in 0..<archive.count {
      #expect(throws: ReadingError.self) { try ZipArchive(MemorySource(Array(archive.prefix(count)))) }
    }
  }

  @Test(arguments: [
    ("aGVsbG8=", "hello"), ("aGVs\r\nbG8", "hello"), ("", ""), ("YQ==", "a"), ("_-8", "\u{FF}"),
  ])
  func `reads base64`(text: String, expected: String) throws {
    let bytes = try Base64.decoded(Array(text.utf8))
    if expected == "\u{FF}" {
      #expect(bytes == [0xFF, 0xEF])
    } else {
      #expect(bytes == Array(expected.utf8))
    }
  }

  @Test func `says where base64 ends being base64`() {
    do throws(ReadingError) {
      _ = try Base64.decoded(Array("aGVs\nb*8".utf8))
      Issue.record("a star is no base64")
    } catch {
      #expect(error.flaw == .notBase64)
      #expect(error.position?.line == 2)
      #expect(error.position?.column == 2)
    }
  }
}

extension Inflate {
  /// All that deflated bytes become.
  fileprivate static func expanded(_ bytes: [UInt8], limit: Int) throws(ReadingError) -> [UInt8] {
    var (rest, result) = (bytes, [UInt8]())
    var inflate = Inflate(limit: limit) { () throws(ReadingError) in
      defer { rest = [] }
      return rest
    }
    while let part = try inflate.next() { result += part }
    return result
  }
}
