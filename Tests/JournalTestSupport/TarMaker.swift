/// Makes tar archives.
package enum TarMaker {
  /// An archive of these members.
  package static func archive(_ members: [(name: String, bytes: [UInt8])]) -> [UInt8] {
    var bytes: [UInt8] = []
    for (name, content) in members {
      var header = [UInt8](repeating: 0, count: 512)
      func put(_ text: String, _ offset: Int) {
        for (index, byte) in text.utf8.enumerated() { header[offset + index] = byte }
      }
      put(name, 0)
      put("0000644", 100)
      put(octal(content.count, 11), 124)
      put(octal(1_795_197_000, 11), 136)
      put("        ", 148)
      put("0", 156)
      put("ustar\u{0}00", 257)
      put(octal(header.reduce(0) { $0 + Int($1) }, 6) + "\u{0} ", 148)
      bytes += header + content + [UInt8](repeating: 0, count: (512 - content.count % 512) % 512)
    }
    return bytes + [UInt8](repeating: 0, count: 1024)
  }

  private static func octal(_ number: Int, _ width: Int) -> String {
    let digits = String(number, radix: 8)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}
