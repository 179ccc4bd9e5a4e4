// Developer program: checks the codec against folders of cases, and with texts made to be slow.
//
//   smjournal-yaml-suite yaml FOLDER          the YAML test suite, a folder a case
//   smjournal-yaml-suite frontmatter FOLDER   Markdown or YAML files with facts in JSON beside them
//   smjournal-yaml-suite edited FOLDER        every edit of their keys, for Tests/Judges/edit_judge.py
//   smjournal-yaml-suite worst                texts made to be slow: the time per byte must not grow

@main enum Main {
  static func main() {
    var words = Array(CommandLine.arguments.dropFirst())
    let isVerbose = words.contains("-v")
    words.removeAll { $0 == "-v" }
    if words == ["worst"] { return WorstCheck().run() }
    guard words.count == 2 else {
      return print("usage: smjournal-yaml-suite yaml|frontmatter|edited FOLDER [-v], or worst")
    }
    switch words[0] {
    case "yaml": report(SuiteCheck(folder: words[1], isVerbose: isVerbose).run())
    case "frontmatter": report(FrontMatterCheck(folder: words[1], isVerbose: isVerbose).run())
    case "edited": EditCheck(folder: words[1]).run()
    default: print("unknown: \(words[0])")
    }
  }

  private static func report(_ result: (right: Int, all: Int)) {
    print("\(result.right) of \(result.all) right")
  }
}
