import JournalFiles
import SystemLibrary

/// Folders whose files are in memory alone.
package enum MemoryFolder {
  /// Whether a folder's files are in memory, as far as the system tells.
  ///
  /// - Source: proc_pid_mountinfo(5): the mount point is the fifth field, the type stands behind ` - `.
  package static func isMemory(_ folder: String) -> Bool {
    guard let real = (try? System.realPath(folder)).map({ PathText.text($0) }),
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

  /// A folder in memory that is this user's alone or everybody's; `nil` where there is none.
  package static func any(_ environment: Environment) -> String? {
    [environment.runtimeFolder, "/dev/shm"].compactMap { $0 }.first(where: isMemory)
  }
}
