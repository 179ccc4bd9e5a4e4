import JournalStore

/// Encrypts what is exported, through the program `age` where it is installed: the key never passes through
/// here.
///
/// - Source: age(1); a recipient is a public key, `age1…` or `ssh-ed25519 …`, or a file of them.
package final class AgeEncryption: ByteSink {
  private let process: FilterProcess

  /// Starts the program; `nil` where it is not installed.
  package init?(recipient: String) {
    let isKey = recipient.hasPrefix("age1") || recipient.hasPrefix("ssh-")
    guard
      let process = FilterProcess(
        AgeEncryption.program, [isKey ? "-r" : "-R", recipient].map { Array($0.utf8) })
    else { return nil }
    self.process = process
  }

  /// What it is called.
  package static let program = "age"

  /// Whether a file begins as an encrypted one does.
  package static func begins(_ start: [UInt8]) -> Bool { start.starts(with: "age-encryption.org/v1".utf8) }

  package func write(_ bytes: [UInt8]) throws(StoreError) { try process.write(bytes) }

  /// Gives what is encrypted to a sink; `false` where the program refused.
  package func finish(into sink: any ByteSink) throws(StoreError) -> Bool { try process.finish(into: sink) }
}
