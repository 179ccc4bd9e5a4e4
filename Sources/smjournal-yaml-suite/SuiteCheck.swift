import SystemLibrary
import YAMLCodec

/// Runs the cases of the YAML test suite, a folder each: events, values and errors in strict mode.
struct SuiteCheck {
  var folder: String
  var isVerbose: Bool

  /// - Returns: the number of cases that are right, and of all.
  func run() -> (right: Int, all: Int) {
    var right = 0
    var all = 0
    for name in names(in: folder) {
      guard let text = System.contents(of: "\(folder)/\(name)/in.yaml") else { continue }
      all += 1
      let wrong = check(name, text)
      if let wrong { print("\(name): \(wrong)") } else { right += 1 }
    }
    return (right, all)
  }

  private func check(_ name: String, _ text: [UInt8]) -> String? {
    let path = "\(folder)/\(name)"
    let isError = json("\(path)/meta.json")?["error"]?.bool ?? false
    let documents: [YAMLTree]
    do throws(YAMLError) {
      documents = try YAMLStream.documents(text)
    } catch {
      return isError ? nil : "error \(error.reason) at \(error.position.line):\(error.position.column)"
    }
    if isError { return "no error" }
    let events = (["+STR"] + documents.map(\.eventDump) + ["-STR"]).joined(separator: "\n")
    // Without a file of events, only the values count.
    let expected = System.contents(of: "\(path)/test.event").map { String(decoding: $0, as: UTF8.self) }
    if let expected, !expected.utf8.elementsEqual((events + "\n").utf8) {
      return "events differ" + (isVerbose ? "\n--- expected\n\(expected)--- found\n\(events)" : "")
    }
    guard let values = json("\(path)/expected.json")?.sequence else { return nil }
    let found = documents.map { tree in tree.root.map { tree.value($0) } ?? .null }
    let isRight = values.count == found.count && zip(found, values).allSatisfy { matches($0, $1) }
    return isRight ? nil : "values differ: \(found)"
  }
}
