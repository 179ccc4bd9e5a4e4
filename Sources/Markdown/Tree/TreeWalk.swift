/// Goes through a tree in the order of the text, without recursion: each node that may have children is met
/// twice.
struct TreeWalk {
  struct Step {
    var id: NodeID
    var isEntering: Bool
  }

  private let tree: Tree
  private var upcoming: Step? = Step(id: Tree.root, isEntering: true)

  init(_ tree: Tree) { self.tree = tree }

  /// The next meeting of a node; leaves are met once.
  mutating func next() -> Step? {
    guard let step = upcoming else { return nil }
    let node = tree[step.id]
    if step.isEntering, !node.isLeaf {
      upcoming = Step(
        id: node.firstChild == .none ? step.id : node.firstChild, isEntering: node.firstChild != .none)
    } else if step.id == Tree.root {
      upcoming = nil
    } else if node.next != .none {
      upcoming = Step(id: node.next, isEntering: true)
    } else {
      upcoming = Step(id: node.parent, isEntering: false)
    }
    return step
  }
}

extension Node {
  /// Whether nothing can stand within it.
  var isLeaf: Bool {
    switch kind {
    case .text, .softBreak, .lineBreak, .code, .htmlInline, .codeBlock, .htmlBlock, .thematicBreak: true
    default: false
    }
  }
}
