import JournalCommands
import JournalFiles
import JournalLanguage
import JournalModel
import JournalStore
import JournalTerminal
import JournalTestSupport
import TerminalTestSupport

/// What a command line left behind.
struct Reply {
  var code: Int32
  var output: String
  var errors: String
}

/// A person with a scratch folder, a clock that stands still and a keyboard, who types command lines.
final class Session {
  /// The working folder is its `journal`, the places for caches and state lie beside it.
  let folder = ScratchFolder()
  /// Variables beside those that point into the scratch folder.
  var environment: [String: String] = [:]
  /// The clock, as for `--now`.
  var now = "2026-11-20T18:50:00+01:00"
  /// What the editor does to a file, by its absolute path; answers the exit status.
  var editor: (String) -> Int32 = { _ in 0 }
  /// The programs that there are, by their absolute paths.
  var programs: Set<String> = []
  /// The editor command that was run last.
  var editorCommand = ""
  /// Whether the streams are terminals.
  var isTerminal = false
  /// The columns of the terminal.
  var width = 80
  /// The rows of the terminal; `nil` where results go elsewhere.
  var rows: Int?
  /// What pagers were given, each behind its command; whether they start.
  var paged: [String] = []
  var pagerStarts = true
  /// The lines of standard input, for a program that speaks in lines.
  var nextLine: (Int) -> InputLine = { _ in .end }
  /// What standard input offers without being asked; where nothing is said, a text that is given.
  var offered: Console.OfferedInput?
  /// Whether it is a pipe, not a file.
  var isPiped = false
  /// A keyboard to use instead of one at which `typed` is typed.
  var keyboard: (any Terminal)?
  /// The commit that the program says it was built from.
  var commit: String?
  /// A store to use instead of the folder.
  var store: FileStore?

  /// What is said in English.
  static let phrases = Language.english.phrases

  /// A session, in a new journal where `files` are given besides its profile.
  init(profile: String = "smjournal: 1\nname: Camille\n", _ files: [String: String]? = [:]) {
    folder.makeFolder("journal")
    guard let files else { return }
    write("---\n\(profile)---\n", to: "journal.md")
    for (path, text) in files { write(text, to: path) }
  }

  /// Writes a file of the journal.
  func write(_ text: String, to path: String) { folder.write(text, to: "journal/" + path) }

  /// The text of a file of the journal.
  func text(_ path: String) -> String? { folder.text(of: "journal/" + path) }

  /// The files of the journal.
  var files: [String] {
    folder.files().filter { $0.hasPrefix("journal/") }.map { String($0.dropFirst("journal/".count)) }
  }

  /// Runs a command line; `typed` are the keys of somebody at a terminal.
  @discardableResult
  func run(_ words: String..., typed: String? = nil, input: [UInt8] = []) -> Reply {
    run(words.map { Array($0.utf8) }, typed: typed, input: input)
  }

  /// Runs a command line of bytes.
  @discardableResult
  func run(_ words: [[UInt8]], typed: String? = nil, input: [UInt8] = []) -> Reply {
    var context = context(typed: typed, input: input)
    let code = Tool.run(words, in: &context)
    return Reply(code: code, output: context.output.text, errors: context.errors.text)
  }

  /// All that a command sees of the world.
  func context(typed: String? = nil, input: [UInt8] = []) -> Context {
    var variables = environment
    variables["XDG_CACHE_HOME"] = folder.absolute("cache")
    variables["XDG_STATE_HOME"] = folder.absolute("state")
    if !isTerminal { variables["NO_COLOR"] = "1" }
    let moment = Timestamp(iso: now)?.instant(in: .utc) ?? Instant(secondsSinceEpoch: 0)
    var context = Context(
      output: Output(.memory, isTerminal: isTerminal, width: width),
      errors: Output(.memory, isTerminal: isTerminal || typed != nil || keyboard != nil, width: width),
      workingFolder: folder.absolute("journal"), environment: variables, clock: { moment })
    context.terminal = keyboard ?? typed.map { ScriptedTerminal($0) }
    context.input = { .success(input) }
    context.offeredInput = { _ in self.offered ?? (input.isEmpty ? .none : .text) }
    context.isPiped = { self.isPiped }
    context.nextLine = nextLine
    context.commit = commit
    context.terminalRows = rows
    context.runPager = { command, text in
      guard self.pagerStarts else { return false }
      self.paged.append(command + "\n" + String(decoding: text, as: UTF8.self))
      return true
    }
    context.isProgram = { self.programs.contains($0) }
    context.runEditor = { command, path in
      self.editorCommand = command
      return self.editor(path)
    }
    let store = self.store
    context.openJournal = { options throws(StoreError) in
      if let store { return Journal(store: store, zone: .fixed(offset: 3600)) }
      var options = options
      options.zone = { .fixed(offset: 3600) }
      return try Journal.open(options)
    }
    return context
  }
}
