import JournalModel
import Testing
import YAMLCodec

@testable import JournalExchange

@Suite struct SumTests {
  /// - Source: FIPS 180-4, examples; the last one is that of a million letters.
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    (
      String(repeating: "a", count: 1_000_000),
      "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"
    ),
  ])
  func `SHA-256 of the standard's examples`(text: String, sum: String) {
    #expect(SHA256.hexadecimal(of: Array(text.utf8)) == sum)
  }

  @Test func `parts of any length give the sum of the whole`() {
    let bytes = (0..<1000).map { UInt8(truncatingIfNeeded: $0 &* 7) }
    let whole = SHA256.sum(of: bytes)
    for size in [1, 3, 63, 64, 65, 200] {
      var sum = SHA256()
      for start in stride(from: 0, to: bytes.count, by: size) {
        Array(bytes[start..<min(start + size, bytes.count)]).withUnsafeBytes { sum.update($0) }
      }
      #expect(sum.finish() == whole)
    }
  }

  @Test(
    arguments: [
      ([], ""), ([0], "AA=="), ([1, 2], "AQI="), ([1, 2, 3], "AQID"), ([255, 254, 253, 252], "//79/A=="),
    ] as [([UInt8], String)])
  func `base64 in parts of any length`(bytes: [UInt8], text: String) {
    for size in 1...4 {
      var (writer, output) = (Base64Writer(), [UInt8]())
      for start in stride(from: 0, to: bytes.count, by: size) {
        Array(bytes[start..<min(start + size, bytes.count)]).withUnsafeBytes { writer.write($0, to: &output) }
      }
      writer.finish(to: &output)
      #expect(String(decoding: output, as: UTF8.self) == text)
    }
  }

  @Test(arguments: [
    ("# A\n## B", "#### A\n##### B"), ("#no heading", "#no heading"),
    ("```\n# code\n```\n# A", "```\n# code\n```\n#### A"),
    ("###### F", "###### F"), ("##\nA", "#####\nA"), ("# A\r\n## B\r\n", "#### A\r\n##### B\r\n"),
    ("```\r\n# code\r\n```\r\n# A", "```\r\n# code\r\n```\r\n#### A"), ("#\u{301}", "#\u{301}"),
    ("````\n```\n# code\n````\n# A", "````\n```\n# code\n````\n#### A"),
    ("~~~\n``` \n~~~ a\n# code\n~~~~\n# A", "~~~\n``` \n~~~ a\n# code\n~~~~\n#### A"),
  ])
  func `headings of a text stand below those of the file`(body: String, result: String) {
    #expect(DiaryEntry.demoted(body) == result)
  }
}
