import SystemLibrary
import YAMLCodec

/// Prints the events of a YAML file, or its first error.
func printEvents(_ path: String) {
  guard let bytes = System.contents(of: path) else { return print("can't read \(path)") }
  var stream = YAMLStream(bytes)
  do throws(YAMLError) {
    while let document = try stream.next() { print(document.eventDump) }
  } catch {
    print("\(path):\(error)")
  }
}

/// Prints the tree of a Markdown file's front matter, and its problems.
func printTree(_ path: String) {
  guard let bytes = System.contents(of: path) else { return print("can't read \(path)") }
  let document = MarkdownDocument(bytes)
  print(document.tree.dump)
  for problem in document.problems {
    print("\(path):\(problem)")
  }
}
