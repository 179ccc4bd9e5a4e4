import Markdown
import SystemLibrary

/// Developer program: Markdown on standard input, HTML on standard output, for comparison with other
/// programs.
///
/// `--gfm` reads GitHub's extensions, `--journal` the journal's; `--safe` escapes raw HTML as pages do;
/// `--filter` is GFM 6.11; `--many` reads many documents, each followed by a NUL byte, and answers in the
/// same way.
@main
enum Main {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    var options: MarkdownOptions = .commonMark
    if arguments.contains("--gfm") { options = .gitHub }
    if arguments.contains("--journal") { options = .journal }
    var output = arguments.contains("--safe") ? HTMLOptions() : HTMLOptions.raw
    if arguments.contains("--filter") { output.rawHTML = .filtered }
    let input = System.contents(of: "/dev/stdin") ?? []
    guard arguments.contains("--many") else {
      put(MarkdownDocument(parsing: input, options: options).htmlBytes(output))
      return
    }
    for text in input.split(separator: 0, omittingEmptySubsequences: false).dropLast() {
      put(MarkdownDocument(parsing: Array(text), options: options).htmlBytes(output) + [0])
    }
  }

  private static func put(_ bytes: [UInt8]) {
    _ = bytes.withUnsafeBytes { System.write($0, to: 1) }
  }
}
