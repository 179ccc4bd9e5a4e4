import JournalModel

/// Paths as people and shells write them, with `.` and `..` in them.
package enum PathSteps {
  /// The path without `.`, `..`, and doubled or closing slashes, as far as its text alone tells: a `..` that
  /// leads above the start of a relative path stays.
  package static func resolved(_ path: String) -> String {
    let isAbsolute = path.utf8.first == 0x2F
    var steps: [Substring.UTF8View] = []
    for step in path.utf8.split(separator: 0x2F) where !step.elementsEqual(".".utf8) {
      guard step.elementsEqual("..".utf8) else {
        steps.append(step)
        continue
      }
      if let last = steps.last, !last.elementsEqual("..".utf8) {
        steps.removeLast()
      } else if !isAbsolute {
        steps.append(step)
      }
    }
    return (isAbsolute ? "/" : "") + steps.map { String(Substring($0)) }.joined(separator: "/")
  }
}
