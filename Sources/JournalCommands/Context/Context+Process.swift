import JournalFiles
import JournalIndex
import JournalLanguage
import JournalTerminal
import SystemLibrary

extension Context {
  /// The process's own streams, clock, keyboard and environment.
  public static func process() -> Context {
    Console.takeSignalsOfWritesAsErrors()
    let asksSomebody = Console.isTerminal(0) && Console.isTerminal(2)
    var context = Context(
      output: stream(1), errors: stream(2), workingFolder: Console.workingFolder(), clock: SystemClock.now)
    context.variable = Console.variable
    context.storeEnvironment = .current
    context.terminal = asksSomebody ? SystemTerminal(isPlain: Console.isSimpleTerminal) : nil
    context.input = {
      Console.readText(from: 0, limit: Int(StoredFile.maximumSize)).mapError { InputError(errno: $0.errno) }
    }
    context.offeredInput = { Console.offeredInput(of: 0, patience: $0) }
    context.isPiped = { Console.isPipe(0) }
    let lines = LineReader(descriptor: 0)
    context.nextLine = lines.next
    context.isProgram = Console.isProgram
    context.runEditor = { Console.runEditor($0, on: $1) }
    context.terminalRows = Console.isTerminal(1) ? Console.windowSize(of: 1).rows : nil
    context.runPager = { Console.runPager($0, $1) }
    return context
  }

  private static func stream(_ descriptor: Int32) -> Output {
    let isTerminal = Console.isTerminal(descriptor)
    return Output(
      .descriptor(descriptor), isTerminal: isTerminal,
      width: isTerminal ? Console.columns(of: descriptor) ?? 80 : 80)
  }

  /// From now on results wait, so that a pager can show them, where somebody looks at a terminal.
  package mutating func holdForPager() {
    guard output.isTerminal, terminalRows != nil, !common.usesNoPager, !common.usesJSON, !common.isPlain,
      variable("TERM") != "dumb"
    else { return }
    output.isHeld = true
  }

  /// Shows what was held: in a pager where it is longer than the screen, else as it is.
  package mutating func showHeld() {
    guard output.isHeld else { return }
    let held = output.takeHeld()
    let rows = held.count { $0 == 0x0A }
    let pager = Pager(variable: variable)
    if let screen = terminalRows, rows >= screen, let command = pager.command, runPager(command, held) {
      return
    }
    output.raw(held)
  }
}

/// The line at a terminal that shows how far long work has come: written over itself, erased at the end.
struct ProgressLine: Sendable {
  package var phrases: Phrases
  package var width: Int

  /// What brings the terminal to a state of the work. The cursor stays at the start of the line, so that
  /// whatever follows, even the shell's prompt after Ctrl-C, is written over it.
  package func bytes(for progress: Progress) -> [UInt8] {
    guard !progress.isDone else { return Array("\r\u{1B}[K".utf8) }
    let text = phrases.say(
      "caption-progress", ("files", .number(progress.files)), ("rate", .number(progress.filesPerSecond)))
    // One column stays free: a terminal goes to the next line at the last one.
    return Array(("\r" + String(text.prefix(max(width - 1, 0))) + "\u{1B}[K\r").utf8)
  }
}

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
