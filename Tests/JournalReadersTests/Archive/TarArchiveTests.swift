import JournalModel
import JournalReaders
import JournalTestSupport
import Testing

@Suite struct TarArchiveTests {
  @Test func `members are found by name, with their times`() throws {
    let bytes = TarMaker.archive([("./a.md", Array("abc".utf8)), ("b/c.txt", []), ("../x", [1])])
    #expect(TarArchive.isArchive(Array(bytes.prefix(512))))
    let tape = try TarArchive(MemorySource(bytes))
    #expect(tape.members.map(\.name) == ["a.md", "b/c.txt"])
    let member = try #require(tape.member(named: "a.md"))
    #expect(try tape.bytes(of: member, limit: 10) == Array("abc".utf8))
    #expect(member.modified == 1_795_197_000)
    #expect(throws: ReadingError(.tooLarge(limit: 2))) { try tape.bytes(of: member, limit: 2) }
  }

  @Test func `what is cut or no archive is refused`() throws {
    let bytes = TarMaker.archive([("a", [UInt8](repeating: 65, count: 2000))])
    #expect(throws: ReadingError(.cutShort)) { try TarArchive(MemorySource(Array(bytes.prefix(1024)))) }
    #expect(!TarArchive.isArchive([UInt8](repeating: 0, count: 512)))
    #expect(!TarArchive.isArchive(Array("plain text".utf8)))
    var damaged = TarMaker.archive([("a", [1]), ("b", [2])])
    damaged[1024] ^= 1
    #expect(throws: ReadingError(.damaged)) { try TarArchive(MemorySource(damaged)) }
  }

  @Test(arguments: [
    ("", "d41d8cd98f00b204e9800998ecf8427e"), ("abc", "900150983cd24fb0d6963f7d28e17f72"),
    (
      "12345678901234567890123456789012345678901234567890123456789012345678901234567890",
      "57edf4a22be3c955ac49da2e2107b67a"
    ),
  ])
  func `the sums of RFC 1321`(text: String, sum: String) {
    #expect(MessageDigest5.hex(of: Array(text.utf8)) == sum)
  }
}
