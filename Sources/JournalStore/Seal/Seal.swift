import JournalFiles
import JournalModel
import SystemLibrary

/// What seals the records of a journal, and opens them where the person's key is at hand.
///
/// An object: the key is fetched once, which may mean that a passphrase is asked for.
package final class Seal: Sendable {
  /// To whom is sealed, as the profile says.
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
    // What is over is removed by any command of who has something sealed; others are not asked about.
    key = Monitor(recipients.isEmpty ? nil : kept.identity()?.key)
  }

  /// Longer identities are refused, in bytes.
  package static let longestIdentity = ProgramAnswer.longestKey
  /// The name of the file with the identity.
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

  /// Whether there is an identity on this device.
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

  /// What the file of the identity has.
  package func storedIdentity() throws(StoreError) -> [UInt8] {
    guard let identityPath else { throw StoreError(path: "", reason: .seal(.noIdentity)) }
    do throws(StoreError) {
      return try OutsideFile.bytes(of: identityPath, limit: ProgramAnswer.longestKey)
    } catch {
      if error.meansNoFile { throw StoreError(path: "", reason: .seal(.noIdentity)) }
      throw error
    }
  }

  /// Seals the bytes of a file.
  package func seal(_ bytes: [UInt8], path: String) throws(StoreError) -> [UInt8] {
    guard !recipients.isEmpty else { throw StoreError(path: "", reason: .seal(.noRecipients)) }
    return try Age.seal(bytes, to: recipients)
  }

  /// Seals the bytes of a file that are not sealed already.
  func sealOnce(_ bytes: [UInt8], path: String) throws(StoreError) -> [UInt8] {
    FileStore.isSealed(bytes) ? bytes : try seal(bytes, path: path)
  }

  /// Opens the bytes of a sealed file.
  package func open(_ bytes: [UInt8], path: String) throws(StoreError) -> [UInt8] {
    let key = try identity()
    guard let opened = try Age.run(["-d", "-i", "/dev/fd/3"], input: bytes, key: key) else {
      throw StoreError(path: path, reason: .seal(.file))
    }
    return opened
  }
}

/// The identity that `unlock` keeps in memory for a while: a file in `XDG_RUNTIME_DIR`, this user's alone.
///
/// | line | says |
/// |---|---|
/// | 1 | `smjournal key`, and from when until when it may be used, in seconds since 1970 |
/// | others | the identity |
package struct KeptKey: Sendable {
  private let files: StateFiles?
  private let folder: String?
  private static let name = "key"
  private static let heading = "smjournal key"

  /// The key of this user; none is kept where the folder is not in memory.
  package init(_ environment: Environment) {
    folder = environment.runtimeFolder
    files = folder.map { StateFiles(path: $0 + "/smjournal") }
  }

  /// Whether one can be kept.
  package var canKeep: Bool { folder.map(MemoryFolder.isMemory) ?? false }

  /// The identity while it may be used, and until when; what is over is removed.
  package func identity(at now: Instant = KeptKey.clock) -> (key: [UInt8], until: Instant)? {
    guard let files, let bytes = files.read(KeptKey.name) else { return nil }
    let end = bytes.firstIndex(of: 0x0A) ?? bytes.endIndex
    let words = String(decoding: bytes[..<end], as: UTF8.self).split(separator: " ")
    guard words.count == 4, words[..<2].joined(separator: " ") == KeptKey.heading, let from = Int64(words[2]),
      let until = Int64(words[3]), (from..<until).contains(now.secondsSinceEpoch), isOwn, canKeep
    else {
      files.remove(KeptKey.name)
      return nil
    }
    return (Array(bytes[end...].dropFirst()), Instant(secondsSinceEpoch: until))
  }

  /// Keeps an identity; `false` where that is not possible.
  package func keep(_ key: [UInt8], seconds: Int64, at now: Instant = KeptKey.clock) -> Bool {
    guard canKeep, let files else { return false }
    let start = now.secondsSinceEpoch
    return files.write(Array("\(KeptKey.heading) \(start) \(start + seconds)\n".utf8) + key, as: KeptKey.name)
  }

  /// Removes it.
  package func remove() { files?.remove(KeptKey.name) }

  /// Whether nobody else can have put it there.
  private var isOwn: Bool {
    guard let files, let status = try? System.real.status(path: files.path + "/" + KeptKey.name) else {
      return false
    }
    return status.kind == .file && status.user == System.userNumber && status.mode & 0o077 == 0
  }

  /// The real clock: what a command takes for now plays no part in how long a key may be used.
  package static var clock: Instant { Instant(secondsSinceEpoch: System.now() / 1_000_000_000) }
}
