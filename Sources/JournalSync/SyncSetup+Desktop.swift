import JournalFiles

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
    if let data = environment["XDG_DATA_HOME"], data.hasPrefix("/") {
      target = (data, "applications")
    } else if let home = environment["HOME"], home.hasPrefix("/") {
      target = (home, ".local/share/applications")
    } else {
      throw .noDesktop
    }
    let entry = desktopEntry(program: program, journal: journal)
    let step = try SyncSetup(root: target.root).make(entry, as: desktopFile, in: target.folder)
    return [step, .next("xdg-mime default \(desktopFile) x-scheme-handler/smjournal")]
  }

  private static let desktopFile = "smjournal.desktop"

  /// The entry. What the link says is one argument, behind `--`: it can't become an option.
  static func desktopEntry(program: String, journal: String) -> String {
    """
    [Desktop Entry]
    Type=Application
    Name=smjournal
    Comment=Opens smjournal:// links in a terminal; never writes without being asked
    Exec=\(quoted(program)) link -C \(quoted(journal)) -- %u
    Terminal=true
    NoDisplay=true
    MimeType=x-scheme-handler/smjournal;

    """
  }

  /// An argument of `Exec`: in quotes, with the escapes of the quotes, then those of a value, and no field
  /// code in it.
  static func quoted(_ argument: String) -> String {
    var text = ""
    for character in argument {
      switch character {
      case "\"", "`", "$": text += "\\\\\(character)"
      case "\\": text += "\\\\\\\\"
      case "%": text += "%%"
      case "\n": text += "\\n"
      default: text.append(character)
      }
    }
    return "\"" + text + "\""
  }
}
