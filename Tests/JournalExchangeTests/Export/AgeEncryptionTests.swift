import JournalFiles
import Testing

@testable import JournalExchange

/// A program called `age` is believed only where what it gave can be what was asked for.
@Suite struct AgeEncryptionTests {
  private static let header = "age-encryption.org/v1"

  /// Whether what a script gives is taken, and what arrives of it.
  private func ending(of script: String) throws -> (isTaken: Bool, given: String) {
    let encryption = AgeEncryption(
      try #require(FilterProcess("sh", ["-c", script].map { Array($0.utf8) })))
    let sink = MemorySink()
    try encryption.write(Array("Zauberwort".utf8))
    let isTaken = try encryption.finish(into: sink)
    return (isTaken, String(decoding: sink.bytes, as: UTF8.self))
  }

  @Test(arguments: [
    "cat", "cat >/dev/null", "exit 0", "cat >/dev/null; echo \(header)", "echo \(header); cat; exit 1",
    "echo x; echo \(header); cat",
  ])
  func `text in clear, nothing or too little is refused`(script: String) throws {
    let ending = try ending(of: script)
    #expect(!ending.isTaken)
    #expect(ending.given == "")
  }

  @Test func `what begins as age does and is longer than the text is taken`() throws {
    let rest = String(repeating: "x", count: 32)
    let ending = try ending(of: "echo \(Self.header); cat; printf \(rest)")
    #expect(ending.isTaken)
    #expect(ending.given == "\(Self.header)\nZauberwort\(rest)")
  }
}
