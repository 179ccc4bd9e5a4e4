/// A run of `*`, `_` or `~` that may open or close something.
struct Delimiter {
  var byte: UInt8
  /// How many of its characters are not used yet, and how many there were.
  var count: Int
  var originalCount: Int
  var canOpen: Bool
  var canClose: Bool
  var node: NodeID
  var previous: Int
  var next: Int
}

/// The open delimiter runs of a block: numbers rise with their offset, removed ones are skipped.
struct DelimiterStack {
  private var items: [Delimiter] = []
  private(set) var last = Int.bottom
  private var first = Int.bottom

  subscript(index: Int) -> Delimiter {
    get { items[index] }
    _modify { yield &items[index] }
  }

  func first(above bottom: Int) -> Int { bottom == .bottom ? first : items[bottom].next }

  mutating func removeAll() {
    items.removeAll(keepingCapacity: true)
    last = .bottom
    first = .bottom
  }

  mutating func push(_ delimiter: Delimiter) {
    var delimiter = delimiter
    delimiter.previous = last
    delimiter.next = .bottom
    if last == .bottom { first = items.count } else { items[last].next = items.count }
    last = items.count
    items.append(delimiter)
  }

  mutating func remove(_ index: Int) {
    let previous = items[index].previous
    let next = items[index].next
    if previous == .bottom { first = next } else { items[previous].next = next }
    if next == .bottom { last = previous } else { items[next].previous = previous }
  }

  /// Takes out all that stands between two delimiters.
  mutating func removeBetween(_ lower: Int, _ upper: Int) {
    items[lower].next = upper
    items[upper].previous = lower
  }

  mutating func removeAll(above bottom: Int) {
    last = bottom
    if bottom == .bottom { first = .bottom } else { items[bottom].next = .bottom }
  }
}

extension Int {
  /// Below the first delimiter.
  static var bottom: Int { -1 }
}
