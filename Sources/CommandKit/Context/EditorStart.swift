import JournalFiles

/// How an editor is started so that its cursor stands on a line, for those whose manuals say how.
///
/// - Source: vi in POSIX (`-c`, `+`), the manuals of Vim, nano, Emacs, micro and Kakoune (`+LINE`), Visual
///   Studio Code's "Command Line Interface" (`--goto FILE:LINE`).
struct EditorStart {
  /// What the shell runs, with a path behind it; that path.
  private(set) var command: String
  private(set) var path: String

  init(_ editor: String, path: String, line: Int?) {
    (command, self.path) = (editor, path)
    guard let line else { return }
    let program = editor.split(separator: " ").first?.split(separator: "/").last.map(String.init) ?? ""
    switch program {
    case "vi", "vim", "nvim", "gvim", "nano", "emacs", "emacsclient", "micro", "kak": command += " +\(line)"
    case "code", "codium", "code-insiders":
      command += " --goto"
      self.path += ":\(line)"
    default: break
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
