import SystemLibrary
import Testing

struct ByteWriterTests {
  @Test(arguments: [0, 1, 127, 128, 129, 255, 256, 16383, 16384, UInt64.max])
  func `a number of variable width comes back`(number: UInt64) {
    var writer = ByteWriter()
    writer.writeVariable(number)
    writer.write(UInt8(7))
    writer.bytes.withUnsafeBytes { bytes in
      var reader = ByteReader(bytes)
      #expect(reader.readVariable() == number)
      #expect(reader.read(UInt8.self) == 7)
      #expect(reader.isAtEnd)
    }
  }
}
