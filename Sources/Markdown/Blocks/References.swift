/// The link references that a document defines, by their compared labels.
struct References: Hashable, Sendable {
  struct Target: Hashable, Sendable {
    var destination: Node.Span
    var title: Node.Span
  }

  private var targets: [[UInt8]: Target] = [:]

  var isEmpty: Bool { targets.isEmpty }

  subscript(label: [UInt8]) -> Target? {
    get { targets[label] }
    set { targets[label] = newValue }
  }
}
