/// What can be told of a sealed file without a key: how many bytes it holds.
///
/// A program that says that it was done and sealed less than it was given would cost the rest.
///
/// - Source: age-encryption.org/v1, "Encrypted file format", "Payload" (a nonce of 16 bytes, then pieces of
///   64 KiB, each with a tag of 16) and "ASCII armor".
struct AgeFile {
  /// The bytes that it holds.
  let length: Int

  /// `nil` for what is no sealed file.
  init?(armoured bytes: [UInt8]) {
    let lines = bytes.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D })
    guard lines.count > 2, let file = AgeFile.decoded(lines.dropFirst().dropLast().joined()) else {
      return nil
    }
    // The header ends with a line of `---` and its sum.
    let mark = Array("\n--- ".utf8)
    guard let start = (0..<max(0, file.count - mark.count)).first(where: { file[$0...].starts(with: mark) }),
      let end = file[(start + mark.count)...].firstIndex(of: 0x0A)
    else { return nil }
    let sealed = file.count - end - 1 - AgeFile.nonce
    guard sealed >= AgeFile.tag else { return nil }
    let pieces = (sealed + AgeFile.piece + AgeFile.tag - 1) / (AgeFile.piece + AgeFile.tag)
    length = sealed - pieces * AgeFile.tag
  }

  private static let (nonce, tag, piece) = (16, 16, 65_536)

  /// The bytes of a text in base64; `nil` where it is none.
  private static func decoded(_ text: some Sequence<UInt8>) -> [UInt8]? {
    var (bytes, bits, count): ([UInt8], UInt32, Int) = ([], 0, 0)
    for character in text {
      let value: UInt8
      switch character {
      case 0x41...0x5A: value = character - 0x41
      case 0x61...0x7A: value = character - 0x61 + 26
      case 0x30...0x39: value = character - 0x30 + 52
      case 0x2B: value = 62
      case 0x2F: value = 63
      case 0x3D: continue
      default: return nil
      }
      bits = bits << 6 | UInt32(value)
      count += 6
      if count >= 8 {
        count -= 8
        bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
      }
    }
    return bytes
  }
}
