import JournalFiles

/// Encrypts what is exported, through the program `age` where it is installed: the key never passes through
/// here.
///
/// - Source: age(1); a recipient is a public key, `age1…` or `ssh-ed25519 …`, or a file of them.
package final class AgeEncryption: ByteSink {
  private let process: FilterProcess
  /// How many bytes it was given.
  private var length = 0

  /// Starts the program; `nil` where it is not installed.
  package convenience init?(recipient: String) {
    let isKey = recipient.hasPrefix("age1") || recipient.hasPrefix("ssh-")
    guard
      let process = FilterProcess(
        AgeEncryption.program, [isKey ? "-r" : "-R", recipient].map { Array($0.utf8) })
    else { return nil }
    self.init(process)
  }

  /// What a program makes that was started already.
  init(_ process: FilterProcess) { self.process = process }

  package static let program = "age"

  package func write(_ bytes: [UInt8]) throws(StoreError) {
    length += bytes.count
    try process.write(bytes)
  }

  /// In bytes, at least: the first line, a nonce and a tag.
  ///
  /// - Source: age-encryption.org/v1, "Encrypted file format".
  private static let overhead = 22 + 16 + 16

  /// Gives what is encrypted to a sink; `false` where the program refused, or said that it was done and
  /// gave the text as it was, or less than all of it: what is encrypted is longer.
  package func finish(into sink: any ByteSink) throws(StoreError) -> Bool {
    try process.finish(into: sink) {
      $0.starts(with: "age-encryption.org/v1".utf8) && $1 >= length + AgeEncryption.overhead
    }
  }
}
