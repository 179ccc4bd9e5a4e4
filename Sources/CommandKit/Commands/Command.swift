import JournalKit
import JournalLanguage

/// A verb of the command line.
///
/// Two steps: the words become typed values (``init(_:)``, which touches no file), then ``run(in:)`` acts.
package protocol Command: Sendable {
  /// The verb as it is typed, of one or two words.
  static var name: String { get }
  /// What it does, in one line.
  static var summary: HelpText { get }
  /// Arguments by place.
  static var positionals: [Positional] { get }
  /// Its options besides the common ones.
  static var options: [Option] { get }
  /// Whether words such as `-tired` after the first argument are arguments.
  static var takesDashWords: Bool { get }
  /// Whether the scales of a journal's own are options too: `--pain 3`.
  static var takesScales: Bool { get }
  /// Command lines to learn from, without the program's name.
  static var examples: [String] { get }
  /// What the verb is for; help shows verbs by it.
  static var group: VerbGroup { get }
  /// Whether what it says may be long: a terminal shows it page by page where it is longer than the screen.
  static var isPaged: Bool { get }
  /// Whether it tells what sealed records say, where that asks for no passphrase.
  static var opensSealed: Bool { get }
  /// Whether somebody may have words for it before there is a journal: at a terminal one is made for them.
  static var beginsJournal: Bool { get }

  /// What it does about what reached this device since: the files of the form in the inbox, calendars that
  /// follow the journal.
  static var outlook: Outlook { get }

  /// Whether it tells hours, days to come or calendars, which without the rules of the journal's time zone
  /// would be wrong: then it refuses where the machine has none.
  var needsZone: Bool { get }

  /// Reads the arguments.
  init(_ arguments: Arguments) throws(UsageError)

  /// Does it; what went wrong is thrown, what is wrong with the data makes the exit code 1.
  func run(in context: inout Context) throws(CommandError) -> ExitCode
}

extension Command {
  package static var positionals: [Positional] { [] }
  package static var options: [Option] { [] }
  package static var takesDashWords: Bool { false }
  package static var takesScales: Bool { false }
  package static var examples: [String] { [] }
  package static var group: VerbGroup { .files }
  package static var isPaged: Bool { false }
  package static var opensSealed: Bool { group == .look }
  package static var beginsJournal: Bool { false }
  package static var outlook: Outlook { .none }
  package var needsZone: Bool { false }
}

/// Which commands look around on this device.
package enum Outlook: Hashable, Sendable {
  /// One that only tells, or that takes back and takes out: nothing new comes between.
  case none
  /// One that writes: the inbox first.
  case changes
  /// `today`, where a person reads it: the inbox first, and calendars even where nothing changed here.
  case day
  /// One that looks at all files: calendars alone.
  case files
}

/// What a command tells the shell.
package enum ExitCode: Int32, Hashable, Sendable {
  /// All went well.
  case done = 0
  /// Something is wrong with data, or what was named is not there.
  case dataProblem = 1
  /// Wrong words on the command line (`EX_USAGE` of sysexits).
  case usage = 64
  /// A file could not be read or written (`EX_IOERR`).
  case inputOutput = 74
  /// A sealed record can't be read without the person's key (`EX_NOPERM`).
  case locked = 77
  /// The person broke off (128 + SIGINT).
  case interrupted = 130
}
