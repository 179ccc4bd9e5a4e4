import JournalFiles

/// How an editor is started so that its cursor stands on a line, for those whose manuals say how.
///
/// - Source: vi in POSIX (`-c`, `+`), the manuals of Vim, nano, Emacs, micro and Kakoune (`+LINE`), Visual
///   Studio Code's "Command Line Interface" (`--goto FILE:LINE`).
struct EditorStart {
  /// What the shell runs, with a path behind it; that path.
  private(set) var command: String
  private(set) var path: String

  /// The same, with all that the editor would write elsewhere off: swap files, backups, undo and history.
  private(set) var secretCommand = ""

  init(_ editor: String, path: String, line: Int?) {
    (command, self.path) = (editor, path)
    defer { secretCommand = command + EditorStart.withoutTraces(editor) }
    guard let line else { return }
    switch EditorStart.program(editor) {
    case "vi", "vim", "nvim", "gvim", "nano", "emacs", "emacsclient", "micro", "kak": command += " +\(line)"
    case "code", "codium", "code-insiders":
      command += " --goto"
      self.path += ":\(line)"
    default: break
    }
  }

  private static func program(_ editor: String) -> String {
    editor.split(separator: " ").first?.split(separator: "/").last.map(String.init) ?? ""
  }

  /// - Source: Vim's help on `-n`, `-i`, `undofile` and `backup`; GNU Emacs' manual, "Backup Files" and "Auto
  ///   Save Files"; nano(1), `--ignorercfiles`.
  private static func withoutTraces(_ editor: String) -> String {
    switch program(editor) {
    case "vim", "nvim", "gvim", "vi": " -n -i NONE -c 'set noswapfile noundofile nobackup nowritebackup'"
    case "emacs":
      " --eval '(setq make-backup-files nil auto-save-default nil create-lockfiles nil"
        + " auto-save-list-file-prefix nil backup-inhibited t)'"
    case "nano": " -I"
    default: ""
    }
  }
}

extension StoredFile {
  /// The line, from 1, on which the text below the front matter begins, or would; `nil` without front matter.
  var lineOfText: Int? {
    let lines = bytes.split(separator: 0x0A, maxSplits: 400, omittingEmptySubsequences: false)
      .map { $0.last == 0x0D ? $0.dropLast() : $0 }
    let mark = Array("---".utf8)
    guard lines.first?.elementsEqual(mark) == true,
      let end = lines.dropFirst().firstIndex(where: { $0.elementsEqual(mark) })
    else { return nil }
    let isBlankNext = end + 2 < lines.count && lines[end + 1].isEmpty
    return end + (isBlankNext ? 3 : 2)
  }
}
