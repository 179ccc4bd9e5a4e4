import JournalFiles
import JournalModel
import SystemLibrary

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

  /// Takes the identity out of memory; throws where it stays there.
  package func remove() throws(StoreError) {
    guard let files else { return }
    try StoreError.at(files.path + "/" + KeptKey.name, try files.erase(KeptKey.name))
  }

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
