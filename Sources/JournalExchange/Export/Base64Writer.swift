import YAMLCodec

/// Bytes as base64, part after part.
struct Base64Writer {
  private var rest: [UInt8] = []

  /// Appends what can be written of the bytes so far.
  mutating func write(_ bytes: UnsafeRawBufferPointer, to output: inout [UInt8]) {
    let missing = rest.isEmpty ? 0 : min(3 - rest.count, bytes.count)
    unsafe rest.append(contentsOf: bytes[..<missing])
    if rest.count == 3 { finish(to: &output) }
    guard rest.isEmpty else { return }
    let end = missing + (bytes.count - missing) / 3 * 3
    unsafe Base64.append(UnsafeRawBufferPointer(rebasing: bytes[missing..<end]), to: &output)
    unsafe rest.append(contentsOf: bytes[end...])
  }

  /// Appends the end.
  mutating func finish(to output: inout [UInt8]) {
    unsafe rest.withUnsafeBytes { unsafe Base64.append($0, to: &output) }
    rest = []
  }
}
