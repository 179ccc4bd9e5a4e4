import JournalFiles
import SystemLibrary

/// Folders whose files are in memory alone.
package enum MemoryFolder {
  /// Whether a folder's files are in memory, as far as the system tells.
  ///
  /// - Source: proc_pid_mountinfo(5): the mount point is the fifth field, the type stands behind ` - `.
  package static func isMemory(_ folder: String) -> Bool {
    guard let real = (try? System.real.realPath(folder)).map({ PathText.text($0) }),
      let bytes = try? OutsideFile.bytes(of: "/proc/self/mountinfo", limit: 1 << 22)
    else { return false }
    var nearest = (length: 0, type: "")
    for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
      let fields = line.split(separator: " ")
      guard fields.count > 4, let dash = fields.firstIndex(of: "-"), dash + 1 < fields.count else { continue }
      let point = String(fields[4])
      let isAbove = point == "/" || point == real || real.hasPrefix(point + "/")
      // Of mounts over one another the last one is seen.
      if isAbove, point.utf8.count >= nearest.length {
        nearest = (point.utf8.count, String(fields[dash + 1]))
      }
    }
    return ["tmpfs", "ramfs"].contains(nearest.type)
  }

  /// How the names of folders begin in which sealed texts are edited; the number of a process follows.
  package static let editPrefix = "smjournal-edit-"

  /// The folders with texts that processes left which are no more.
  package static func leftTexts(_ environment: Environment) -> [String] {
    guard let folder = any(environment) else { return [] }
    return StateFiles(path: folder).names.compactMap { name in
      guard name.hasPrefix(editPrefix), let process = Int32(name.dropFirst(editPrefix.count)),
        !System.isRunning(process)
      else { return nil }
      return folder + "/" + name
    }
  }

  /// Whether memory may be written to a disk that is not encrypted, as far as the system tells.
  ///
  /// - Source: proc(5), `/proc/swaps`: the first field is the file; zram is memory, device mapper names say
  ///   nothing, so that they count as encrypted where their uuid begins with `CRYPT-`.
  package static var hasPlainSwap: Bool {
    guard let bytes = try? OutsideFile.bytes(of: "/proc/swaps", limit: 1 << 16) else { return false }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").dropFirst().contains { line in
      let file = line.split(separator: " ").first.map(String.init) ?? ""
      return !file.isEmpty && !file.hasPrefix("/dev/zram") && !isEncrypted(file)
    }
  }

  private static func isEncrypted(_ device: String) -> Bool {
    let real = (try? System.real.realPath(device)).map { PathText.text($0) } ?? device
    let name = String(real.split(separator: "/").last ?? "")
    let uuid = try? OutsideFile.bytes(of: "/sys/block/\(name)/dm/uuid", limit: 4096)
    return uuid?.starts(with: "CRYPT-".utf8) ?? false
  }

  /// A folder in memory that is this user's alone or everybody's; `nil` where there is none.
  package static func any(_ environment: Environment) -> String? {
    [environment.runtimeFolder, "/dev/shm"].compactMap { $0 }.first(where: isMemory)
  }
}
