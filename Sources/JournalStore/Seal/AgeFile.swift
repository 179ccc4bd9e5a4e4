import YAMLCodec

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
    guard lines.count > 2, let file = Base64.bytes(Array(lines.dropFirst().dropLast().joined())) else {
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
}
