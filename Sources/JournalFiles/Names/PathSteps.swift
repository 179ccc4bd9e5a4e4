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

  /// The path of a file as seen from a folder; both relative to the root.
  package static func relative(from folder: String, to path: String) -> String {
    let from = folder.split(separator: "/")
    let to = path.split(separator: "/")
    var common = 0
    while common < from.count, common < to.count - 1, from[common] == to[common] { common += 1 }
    return (repeatElement("..", count: from.count - common) + to[common...]).joined(separator: "/")
  }
}
