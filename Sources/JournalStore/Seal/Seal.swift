import JournalFiles
import SystemLibrary

/// What seals the records of a journal, and opens them where the person's key is at hand.
///
/// An object: the key is fetched once, which may mean that a passphrase is asked for.
package final class Seal: Sendable {
  package let recipients: [String]
  /// The file with the person's identity on this device, protected by a passphrase or not; `nil` where there
  /// is no place for one.
  package let identityPath: String?
  /// The identity that `unlock` keeps.
  package let kept: KeptKey
  /// Whether somebody is there to be asked for a passphrase.
  private let canAsk: Bool
  private let key: Monitor<[UInt8]?>

  package init(recipients: [String], environment: Environment, canAsk: Bool) {
    self.recipients = recipients
    self.canAsk = canAsk
    identityPath = environment.configFolder.map { $0 + "/" + Seal.identityName }
    kept = KeptKey(environment)
    // In a journal with recipients any command removes an expired key; elsewhere none is looked for.
    key = Monitor(recipients.isEmpty ? nil : kept.identity()?.key)
  }

  /// Longer identities are refused, in bytes.
  package static let longestIdentity = ProgramAnswer.longestKey
  package static let identityName = "identity.age"

  /// Whether records can be opened without asking for a passphrase.
  package var isUnlocked: Bool {
    if key.read({ $0 != nil }) { return true }
    if recipients.isEmpty, let identity = kept.identity()?.key {
      key.change { $0 = identity }
      return true
    }
    guard let stored = try? storedIdentity(), Age.isIdentity(stored) else { return false }
    key.change { $0 = stored }
    return true
  }

  package var hasIdentity: Bool { (try? storedIdentity()) != nil }

  /// The identity, for which a passphrase may be asked.
  package func identity() throws(StoreError) -> [UInt8] {
    if isUnlocked, let known = key.read({ $0 }) { return known }
    let stored = try storedIdentity()
    guard canAsk else { throw StoreError(path: "", reason: .locked) }
    let opened = try Age.unprotect(stored, path: identityPath ?? "")
    key.change { $0 = opened }
    return opened
  }

  /// Uses an identity from now on.
  package func adopt(_ identity: [UInt8]) { key.change { $0 = identity } }

  package func storedIdentity() throws(StoreError) -> [UInt8] {
    guard let identityPath else { throw StoreError(path: "", reason: .seal(.noIdentity)) }
    do throws(StoreError) {
      return try OutsideFile.bytes(of: identityPath, limit: ProgramAnswer.longestKey)
    } catch {
      if error.meansNoFile { throw StoreError(path: "", reason: .seal(.noIdentity)) }
      throw error
    }
  }

  package func seal(_ bytes: [UInt8], path: String) throws(StoreError) -> [UInt8] {
    guard !recipients.isEmpty else { throw StoreError(path: "", reason: .seal(.noRecipients)) }
    return try Age.seal(bytes, to: recipients)
  }

  /// Seals the bytes of a file that are not sealed already.
  func sealOnce(_ bytes: [UInt8], path: String) throws(StoreError) -> [UInt8] {
    FileStore.isSealed(bytes) ? bytes : try seal(bytes, path: path)
  }

  package func open(_ bytes: [UInt8], path: String) throws(StoreError) -> [UInt8] {
    let key = try identity()
    guard let opened = try Age.run(["-d", "-i", "/dev/fd/3"], input: bytes, key: key) else {
      throw StoreError(path: path, reason: .seal(.file))
    }
    return opened
  }
}
