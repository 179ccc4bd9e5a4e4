import JournalFiles
import SystemLibrary

/// Where a repository is: found without asking git, links and files that lead elsewhere followed to their
/// end.
///
/// git asks on its own whose a repository is, but not where it is told the folder; it is told here, so that
/// it looks for no other. So all that decides what git would do is looked at: it must belong to this user.
struct GitPlace: Hashable, Sendable {
  /// The absolute path of the repository's top folder.
  var top: String
  /// The path of the journal within it, empty or ending in `/`.
  var prefix: String
  /// The absolute path, without links, of the folder in which git keeps what it knows of these files.
  var folder: String

  /// What is around a folder.
  enum Surroundings: Hashable, Sendable {
    /// No repository; something that only looks like one; one that belongs, as a whole or in part, to
    /// another user, in whose name nothing is started; this user's.
    case none, broken, foreign
    case own(GitPlace)
  }

  /// The nearest repository at or above a folder, an absolute path without links.
  static func around(_ folder: String) -> Surroundings {
    var top = folder
    while true {
      if let entry = try? System.real.status(path: top + "/.git") {
        guard isOwn(entry), let status = try? System.real.status(path: top), isOwn(status) else {
          return .foreign
        }
        let rest = String(Substring(folder.utf8.dropFirst(top.utf8.count + 1)))
        return settled(top: top, prefix: rest.isEmpty ? "" : rest + "/")
      }
      guard let slash = top.utf8.lastIndex(of: 0x2F), slash > top.startIndex else { return .none }
      top = String(top[..<slash])
    }
  }

  /// Why a way to a repository's folder is not taken.
  private enum Obstacle: Error { case broken, foreign }

  private static func settled(top: String, prefix: String) -> Surroundings {
    do throws(Obstacle) {
      let folder = try destination(of: top + "/.git")
      let folders = [folder, try common(of: folder)]
      let files = folders.flatMap { path in
        ["config", "config.worktree", "commondir"].map { path + "/" + $0 }.filter(isThere)
      }
      let isOwn = folders.allSatisfy { isTrusted($0) } && files.allSatisfy { isTrusted($0, orRoot: true) }
      return isOwn ? .own(GitPlace(top: top, prefix: prefix, folder: folder)) : .foreign
    } catch { return error == .foreign ? .foreign : .broken }
  }

  /// Where an entry `.git` leads: itself, through a link, or by the line `gitdir: PATH` of a file.
  private static func destination(of entry: String) throws(Obstacle) -> String {
    let path = try real(entry, from: "")
    guard let status = try? System.real.status(path: path) else { throw .broken }
    guard isOwn(status) else { throw .foreign }
    if status.kind == .folder { return path }
    let (sign, line) = ("gitdir: ", try line(of: path))
    guard line.utf8.starts(with: sign.utf8) else { throw .broken }
    let parent = path.utf8.lastIndex(of: 0x2F).map { String(path[..<$0]) } ?? ""
    let target = try real(String(Substring(line.utf8.dropFirst(sign.utf8.count))), from: parent)
    guard (try? System.real.status(path: target))?.kind == .folder else { throw .broken }
    return target
  }

  /// Where settings and history are: elsewhere for a further working tree of a repository.
  private static func common(of folder: String) throws(Obstacle) -> String {
    let mark = folder + "/commondir"
    return isThere(mark) ? try real(try line(of: mark), from: folder) : folder
  }

  private static func isOwn(_ status: FileStatus) -> Bool { status.user == System.userNumber }

  /// Whether what a path leads to is this user's; a file that `sudo git config` wrote does no harm either.
  private static func isTrusted(_ path: String, orRoot mayBeRoot: Bool = false) -> Bool {
    guard let status = try? System.real.status(path: path, followingLinks: true) else { return false }
    return isOwn(status) || mayBeRoot && status.user == 0
  }

  private static func isThere(_ path: String) -> Bool { (try? System.real.status(path: path)) != nil }

  /// A path as it is after all links, from a folder where it is relative.
  private static func real(_ path: String, from folder: String) throws(Obstacle) -> String {
    let whole = path.utf8.first == 0x2F ? path : folder + "/" + path
    guard let bytes = try? System.real.realPath(whole) else { throw .broken }
    return PathText.text(bytes)
  }

  /// What a file says that holds one path, without the ends of lines behind it; no link is followed.
  private static func line(of path: String) throws(Obstacle) -> String {
    let slash = path.utf8.lastIndex(of: 0x2F) ?? path.startIndex
    let store = FileStore(root: String(path[..<slash]), stateFolder: nil)
    let name = String(Substring(path.utf8[slash...].dropFirst()))
    guard var bytes = try? store.read(name).bytes, bytes.count <= longestLine else { throw .broken }
    while bytes.last == 0x0A || bytes.last == 0x0D { bytes.removeLast() }
    return PathText.text(bytes)
  }

  /// In bytes; no system has longer paths.
  private static let longestLine = 8192
}
