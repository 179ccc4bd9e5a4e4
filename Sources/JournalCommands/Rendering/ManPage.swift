import JournalFormat
import JournalKit
import JournalLanguage
import JournalModel
import SystemLibrary

/// A page for `man` about a verb, or about the program, in the macros of `man(7)`.
struct ManPage {
  private let phrases: Phrases
  private var lines: [String] = []

  /// The page of a verb; of the program where there is none.
  init(_ command: (any Command.Type)?, _ phrases: Phrases) {
    self.phrases = phrases
    let words = command?.name.utf8.split(separator: 0x20) ?? []
    let name = (["smjournal"] + words.map { String(Substring($0)) }).joined(separator: "-")
    lines.append(
      ".TH \(Quoting.roffArgument(name.uppercased())) 1 \"\(Tool.released)\" \(Quoting.roffArgument("smjournal " + Tool.version))"
        + " \(Quoting.roffArgument("smjournal"))")
    heading("manName")
    text("\(name) \\- \(Quoting.roffText(phrases.help(command?.verb.summary ?? "program")))", isEscaped: true)
    heading("manSynopsis")
    let usage = command.map { HelpPage.usage(of: $0, phrases) }
    lines.append(".B " + Quoting.roffArgument(usage ?? "smjournal \(phrases.placeholder(.command))"))
    if let command { add(command) } else { addProgram() }
    addExitStatus()
    heading("manSeeAlso")
    lines.append(command == nil ? ".BR smjournal-today (1)" : ".BR smjournal (1)")
  }

  /// The page of the files: the keys of each kind, and what they mean.
  init(formatIn phrases: Phrases) {
    self.phrases = phrases
    lines.append(
      ".TH \"SMJOURNAL\\-FORMAT\" 5 \"\(Tool.released)\" \(Quoting.roffArgument("smjournal " + Tool.version))"
        + " \(Quoting.roffArgument("smjournal"))")
    heading("manName")
    text("smjournal\\-format \\- \(Quoting.roffText(phrases.help("manFormat")))", isEscaped: true)
    for kind in Kind.allCases where kind != .profile {
      lines.append(".SH " + Quoting.roffArgument(phrases.name(of: kind).uppercased()))
      for key in FrontMatterSchema.keys(of: kind) { definition(key.name, phrases.meaning(of: key)) }
      definition(
        FrontMatterSchema.privacyKey,
        phrases.help("isPrivate") + " (" + Privacy.keys.joined(separator: ", ") + ")")
    }
    lines.append(".SH " + Quoting.roffArgument(phrases.name(of: Kind.profile).uppercased()))
    for key in ProfileKey.allCases { definition(key.canonicalName, phrases.meaning(of: key)) }
    heading("manSeeAlso")
    lines.append(".BR smjournal (1)")
  }

  var text: String { lines.joined(separator: "\n") + "\n" }

  private mutating func add(_ command: any Command.Type) {
    if !command.options.isEmpty {
      heading("options")
      add(command.options)
    }
    heading("commonOptions")
    add(Option.common)
    guard !command.verb.examples.isEmpty else { return }
    heading("examples")
    lines.append(".nf")
    for example in command.verb.examples { lines.append(Quoting.roffText("smjournal " + example)) }
    lines.append(".fi")
  }

  private mutating func addProgram() {
    heading("manDescription")
    text(phrases.help("manProgram"))
    heading("topics")
    text(HandbookPage.topics.joined(separator: ", ") + ": " + phrases.help("moreHelp"))
    heading("commands")
    for command in CommandTable.commands { definition(command.name, phrases.help(command.verb.summary)) }
    heading("commonOptions")
    add(Option.common)
    heading("manEnvironment")
    definition("SMJOURNAL_DIR", phrases.help("manJournalVariable"))
    definition("SMJOURNAL_INDEX", phrases.help("manIndexVariable"))
    definition("VISUAL, EDITOR", phrases.help("manEditorVariable"))
    definition("TZDIR", phrases.help("manZonesVariable"))
    definition("SMJOURNAL_PAGER", phrases.help("manPagerVariable"))
    heading("manFiles")
    definition("journal.md", phrases.help("manProfile"))
    definition("~/.cache/smjournal/", phrases.help("manCache"))
  }

  private mutating func addExitStatus() {
    heading("manExitStatus")
    let meanings: [(ExitCode, String)] = [
      (.done, "exitDone"), (.dataProblem, "exitDataProblem"), (.usage, "exitUsage"),
      (.inputOutput, "exitInputOutput"), (.locked, "exitLocked"),
    ]
    for (code, meaning) in meanings { definition(String(code.rawValue), phrases.help(meaning)) }
  }

  private mutating func add(_ options: [Option]) {
    for option in options {
      definition(HelpPage.form(of: option, phrases), HelpPage.explanation(of: option, phrases))
    }
  }

  private mutating func heading(_ title: String) {
    lines.append(".SH " + Quoting.roffArgument(phrases.help(title).uppercased()))
  }

  private mutating func definition(_ term: String, _ meaning: String) {
    lines.append(".TP")
    lines.append(".B " + Quoting.roffArgument(term))
    text(meaning)
  }

  /// A line of text; one that begins with a control character of roff is kept from being a request.
  private mutating func text(_ text: String, isEscaped: Bool = false) {
    for line in Self.folded(isEscaped ? text : Quoting.roffText(text)) {
      lines.append(Quoting.roffLine(line))
    }
  }

  /// Text on lines that are short also where a reader writes each letter beyond ASCII as `\[u00E9]`; roff
  /// fills them again. Where no blank is, a line ends with `\c`, which is no blank either.
  private static func folded(_ text: String) -> [String] {
    var lines = [""]
    var used = 0
    for word in text.split(separator: " ") {
      var word = word[...]
      let width = word.unicodeScalars.reduce(0) { $0 + Self.width($1) }
      if used > 0, used + 1 + width > lineLimit {
        lines.append("")
        used = 0
      }
      if used > 0 {
        lines[lines.count - 1] += " "
        used += 1
      }
      while let character = word.popFirst() {
        let width = character.unicodeScalars.reduce(0) { $0 + Self.width($1) }
        if used + width > lineLimit, !character.isASCII {
          lines[lines.count - 1] += "\\c"
          lines.append("")
          used = 0
        }
        lines[lines.count - 1].append(character)
        used += width
      }
    }
    return lines
  }

  /// How many bytes a character takes at most once a reader has escaped it.
  private static func width(_ scalar: Unicode.Scalar) -> Int { scalar.isASCII ? 1 : 9 }

  /// How long a line of input may be.
  private static let lineLimit = 76
}
