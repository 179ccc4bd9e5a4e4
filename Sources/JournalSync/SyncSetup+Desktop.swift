import JournalModel
import SystemLibrary

extension SyncSetup {
  /// Makes links of the form `smjournal://show/ID` open in a terminal: an entry for the desktop of the
  /// person.
  ///
  /// - Parameters:
  ///   - program: the absolute path of this program.
  ///   - environment: says where the desktop looks.
  /// - Source: Desktop Entry Specification; XDG Base Directory Specification.
  package static func desktop(
    program: String, journal: String, environment: Environment
  ) throws(Failure) -> [Step] {
    let target: (root: String, folder: String)
    if let data = environment["XDG_DATA_HOME"], data.utf8.first == UInt8(ascii: "/") {
      target = (data, "applications")
    } else if let home = environment["HOME"], home.utf8.first == UInt8(ascii: "/") {
      target = (home, ".local/share/applications")
    } else {
      throw .noDesktop
    }
    let entry = desktopEntry(program: program, journal: journal)
    let step = try make(entry, as: desktopFile, in: target.folder, below: target.root)
    return [step, .next("xdg-mime default \(desktopFile) x-scheme-handler/smjournal")]
  }

  /// Makes a file in a folder of the account, which may not be there yet.
  static func make(
    _ text: String, as name: String, in folder: String, below root: String
  ) throws(Failure) -> Step {
    var (root, folder) = (root, folder)
    while (try? System.real.status(path: root, followingLinks: true)) == nil,
      let slash = root.utf8.lastIndex(of: 0x2F), slash > root.startIndex
    {
      folder = String(root[root.utf8.index(after: slash)...]) + "/" + folder
      root = String(root[..<slash])
    }
    return try SyncSetup(root: root).make(text, as: name, in: folder)
  }

  private static let desktopFile = "smjournal.desktop"

  /// The entry. What the link says is one argument, behind `--`: it can't become an option.
  static func desktopEntry(program: String, journal: String) -> String {
    """
    [Desktop Entry]
    Type=Application
    Name=smjournal
    Comment=Opens smjournal:// links in a terminal; never writes without being asked
    Exec=\(command(program: program, journal: journal)) %u
    Terminal=true
    NoDisplay=true
    MimeType=x-scheme-handler/smjournal;

    """
  }

  /// The command up to the link. Paths that an entry can't hold a shell makes of their bytes.
  private static func command(program: String, journal: String) -> String {
    if Quoting.isShown(program), Quoting.isShown(journal) {
      return [program, journal].map(Quoting.desktopArgument).joined(separator: " link -C ") + " --"
    }
    let (program, journal) = (Quoting.shellWord(program), Quoting.shellWord(journal))
    return "/bin/sh -c " + Quoting.desktopArgument("exec \(program) link -C \(journal) -- \"$1\"") + " sh"
  }
}
