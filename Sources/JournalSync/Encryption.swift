import JournalFiles
import JournalModel
import SystemLibrary

/// What can be told of whether others can read a folder from the disk.
///
/// - Source: proc(5), `mountinfo`; the kernel's names of device mapper targets (`CRYPT-…` of LUKS and plain
///   dm-crypt).
public enum Encryption: Hashable, Sendable {
  /// The folder is a view of an encrypted one, by this program: `gocryptfs`, `cryfs`, `encfs`, `ecryptfs`,
  /// `fscrypt`.
  case folder(by: String)
  /// The disk is encrypted: LUKS, FileVault.
  case disk(by: String)
  /// Nothing tells of it: it may be, below what this system sees.
  case unknown

  /// Programs whose mounted folders are decrypted views.
  private static let views = [
    "gocryptfs", "cryfs", "encfs", "ecryptfs", "securefs", "cryptomator", "veracrypt",
  ]

  /// Looks at a folder.
  public init(of folder: String) {
    if OperatingSystem.isDarwin {
      let answer = Program.run("/usr/bin/fdesetup", ["status"])
      self = answer?.text.hasPrefix("FileVault is On") == true ? .disk(by: "FileVault") : .unknown
      return
    }
    let table = try? FileStore(root: "/proc/self", stateFolder: nil).allBytes(of: "mountinfo", limit: 1 << 20)
    self.init(of: folder, mounts: String(decoding: table ?? [], as: UTF8.self)) { device in
      let store = FileStore(root: "/sys/dev/block/\(device)/dm", stateFolder: nil)
      return (try? store.allBytes(of: "uuid", limit: 256)).map { String(decoding: $0, as: UTF8.self) }
    }
  }

  /// Tells by the table of mounts, `ID PARENT MAJOR:MINOR ROOT MOUNTPOINT … - TYPE SOURCE OPTIONS` a line.
  ///
  /// - Parameter target: what a device of the device mapper is, by its `MAJOR:MINOR`.
  init(of folder: String, mounts: String, target: (_ device: String) -> String?) {
    self = .unknown
    var longest = -1
    for line in mounts.split(separator: "\n") {
      let fields = line.split(separator: " ")
      guard let dash = fields.firstIndex(of: "-"), fields.count > dash + 2, dash > 4 else { continue }
      let point = fields[4] == "/" ? "" : fields[4]
      guard (folder + "/").utf8.starts(with: (point + "/").utf8), point.utf8.count >= longest else {
        continue
      }
      longest = point.utf8.count
      let names = [fields[dash + 1], fields[dash + 2]].map { $0.lowercased() }
      if let view = Self.views.first(where: { view in names.contains { $0.contains(view) } }) {
        self = .folder(by: view)
      } else if target(String(fields[2]))?.hasPrefix("CRYPT-") == true {
        self = .disk(by: "LUKS")
      } else {
        self = .unknown
      }
    }
  }
}
