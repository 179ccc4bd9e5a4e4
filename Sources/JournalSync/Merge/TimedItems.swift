/// Lines that two devices added in the same place, where all of them are items with a time, as `append`
/// writes them: `- 14:05 Room 4 again.`
struct TimedItems {
  /// Both, by their times; what both have once.
  private(set) var merged: ArraySlice<ArraySlice<UInt8>> = []

  /// `nil` where a line is no part of such an item: then nobody knows an order.
  init?(_ ours: ArraySlice<ArraySlice<UInt8>>, _ theirs: ArraySlice<ArraySlice<UInt8>>) {
    let head = zip(ours, theirs).prefix { TextLines.content($0).isEmpty && TextLines.content($1).isEmpty }
      .count
    guard let left = Self.items(ours.dropFirst(head)), let right = Self.items(theirs.dropFirst(head)) else {
      return nil
    }
    let known = left.map { $0.map(TextLines.content) }
    var items = left + right.filter { !known.contains($0.map(TextLines.content)) }
    // A stable order: what is of one minute stays as it was written.
    items = items.enumerated().sorted { one, other in
      let (first, second) = (Self.time(one.element), Self.time(other.element))
      return first == second ? one.offset < other.offset : first.lexicographicallyPrecedes(second)
    }.map(\.element)
    merged = ours.prefix(head) + items.joined()
  }

  private static func items(_ lines: ArraySlice<ArraySlice<UInt8>>) -> [[ArraySlice<UInt8>]]? {
    var items: [[ArraySlice<UInt8>]] = []
    for line in lines {
      if isTimed(line) {
        items.append([line])
      } else if !items.isEmpty, line.starts(with: [0x20, 0x20]) || TextLines.content(line).isEmpty {
        items[items.count - 1].append(line)
      } else {
        return nil
      }
    }
    return items.isEmpty ? nil : items
  }

  /// Whether a line begins with `- 14:05 `.
  private static func isTimed(_ line: ArraySlice<UInt8>) -> Bool {
    line.count > 8
      && zip(line, "- 00:00 ".utf8).allSatisfy { $1 == 0x30 ? $0 &- 0x30 < 10 : $0 == $1 }
  }

  private static func time(_ item: [ArraySlice<UInt8>]) -> ArraySlice<UInt8> {
    item.first.map { $0.dropFirst(2).prefix(5) } ?? []
  }
}
