// Developer program: checks the codec against folders of cases and measures it.
//
//   smjournal-yaml-suite yaml FOLDER          the YAML test suite, a folder a case
//   smjournal-yaml-suite frontmatter FOLDER   Markdown or YAML files with facts in JSON beside them
//   smjournal-yaml-suite edits FOLDER         every edit of every top-level key of Markdown files
//   smjournal-yaml-suite edited FOLDER        the same edits for Tests/Judges/edit_judge.py
//   smjournal-yaml-suite events FILE          the events of a YAML file
//   smjournal-yaml-suite tree FILE            the tree of a Markdown file, and its problems
//   smjournal-yaml-suite speed FOLDER         time per front matter of the Markdown files in a folder
//   smjournal-yaml-suite once FOLDER          a thousand of them once, for counting instructions
//   smjournal-yaml-suite worst                texts made to be slow: the time per byte must not grow

@main enum Main {
  static func main() {
    var words = Array(CommandLine.arguments.dropFirst())
    let isVerbose = words.contains("-v")
    words.removeAll { $0 == "-v" }
    if words == ["worst"] { return WorstCheck().run() }
    guard words.count == 2 else {
      return print(
        "usage: smjournal-yaml-suite yaml|frontmatter|edits|edited|events|tree|speed|once PATH [-v], or worst"
      )
    }
    switch words[0] {
    case "yaml": report(SuiteCheck(folder: words[1], isVerbose: isVerbose).run())
    case "frontmatter": report(FrontMatterCheck(folder: words[1], isVerbose: isVerbose).run())
    case "edits":
      var check = EditCheck(folder: words[1])
      report(check.run())
    case "edited":
      var check = EditCheck(folder: words[1])
      check.isDumping = true
      _ = check.run()
    case "events": printEvents(words[1])
    case "tree": printTree(words[1])
    case "speed": SpeedCheck(folder: words[1]).run()
    case "once": SpeedCheck(folder: words[1], isOnce: true).run()
    default: print("unknown: \(words[0])")
    }
  }

  private static func report(_ result: (right: Int, all: Int)) {
    print("\(result.right) of \(result.all) right")
  }
}
