import JournalFormat
import JournalModel
import YAMLCodec

/// Merges lists that are sets: what one side added is there, what one side removed is not.
///
/// Our order is kept, their new items follow. Lists are sets where no item occurs twice, unlike the cycle of
/// a rota. Of items that are maps, lists or call-outs, two that took the place of one are no union but a
/// clash; so are two new ones that hold from the same day, as two plans do, or are of one day of a plan.
struct ListMerge {
  private(set) var items: [YAMLValue] = []
  /// The indices in our list of items that go.
  private(set) var removed: [Int] = []
  /// The indices in their list of items that come.
  private(set) var added: [Int] = []

  /// Merges; `nil` where a version is no list, or no set.
  init?(base: [YAMLValue]?, ours: [YAMLValue], theirs: [YAMLValue], of key: Key? = nil) {
    for list in [base ?? [], ours, theirs] where Set(list).count < list.count { return nil }
    let (known, left, right) = (Set(base ?? []), Set(ours), Set(theirs))
    removed = ours.indices.filter { known.contains(ours[$0]) && !right.contains(ours[$0]) }
    added = theirs.indices.filter { !known.contains(theirs[$0]) && !left.contains(theirs[$0]) }
    let isReplacedTwice =
      !known.subtracting(left).subtracting(right).isEmpty && !left.subtracting(known).isEmpty
      && !added.isEmpty
    let new = Set(left.subtracting(known).flatMap { Self.places(of: $0, in: key) })
    if added.contains(where: { !new.isDisjoint(with: Self.places(of: theirs[$0], in: key)) }) { return nil }
    if isReplacedTwice, key == .callOuts || (ours + theirs).contains(where: { $0.isCollection }) {
      return nil
    }
    let gone = Set(removed)
    items = ours.indices.filter { !gone.contains($0) }.map { ours[$0] } + added.map { theirs[$0] }
  }

  /// What two new items of two devices can't share: the day from which they hold, the day of a plan's line,
  /// an end of a call-out.
  private static func places(of item: YAMLValue, in key: Key?) -> [YAMLValue] {
    guard case .string(let text) = item else { return [item["from"]].compactMap(\.self) }
    switch key {
    case .shifts: return text.split(separator: " ").prefix(1).map { .string(String($0)) }
    case .callOuts:
      let ends = text.split(separator: "-").map { String($0).trimmed }
      return ends.indices.map { .string("\($0) \(ends[$0])") }
    default: return []
    }
  }

  /// Merges the values of a key; `nil` where they are no sets.
  init?(base: MergeBlock?, ours: MergeBlock, theirs: MergeBlock, isTopLevel: Bool) {
    func items(_ block: MergeBlock) -> [YAMLValue]? {
      if isTopLevel, let key = Key(named: block.key) { return MergeMeaning.list(block.value, of: key) }
      if case .sequence(let items) = block.value { return items }
      return nil
    }
    guard ours.key != "cycle", let left = items(ours), let right = items(theirs) else { return nil }
    // Who lost a key is sealed to no more: united without a base, that would be undone.
    if base == nil, isTopLevel, ProfileKey(ours.key) == .sealTo, Set(left) != Set(right) { return nil }
    self.init(
      base: base.flatMap(items), ours: left, theirs: right, of: isTopLevel ? Key(named: ours.key) : nil)
  }

  /// The lines of the merged list: ours without what goes, with their lines for what comes.
  func lines(
    ours: (block: MergeBlock, tree: YAMLTree), theirs: (block: MergeBlock, tree: YAMLTree), isTopLevel: Bool,
    lineEnd: [UInt8]
  ) -> [UInt8] {
    if !items.isEmpty, let lines = spliced(ours, theirs, lineEnd) { return lines }
    if isTopLevel, let lines = edited(ours.block, theirs.block) { return lines }
    let text = YAMLEmitter.entry(
      ours.block.key, .sequence(items), lineEnding: lineEnd == [0x0A] ? "\n" : "\r\n")
    let indent = ours.block.lines.prefix { $0 == 0x20 }
    return TextLines(Array(text.utf8)[...]).lines.flatMap { indent + $0 }
  }

  /// Block lists, item by item with the comments before each.
  private func spliced(
    _ ours: (block: MergeBlock, tree: YAMLTree), _ theirs: (block: MergeBlock, tree: YAMLTree),
    _ lineEnd: [UInt8]
  ) -> [UInt8]? {
    guard let left = Self.blocks(of: ours.block, in: ours.tree),
      let right = Self.blocks(of: theirs.block, in: theirs.tree)?
        .adapted(toIndentation: left.indentation, lineEnd: lineEnd)
    else { return nil }
    let gone = Set(removed)
    var lines = Array(ours.tree.source[ours.block.range.lowerBound..<ours.block.headEnd])
    for (index, item) in left.blocks.enumerated() where !gone.contains(index) {
      lines += item.gap + item.lines
    }
    for index in added { lines += right.blocks[index].gap + right.blocks[index].lines }
    return lines + left.tail
  }

  private static func blocks(of block: MergeBlock, in tree: YAMLTree) -> MergeBlocks? {
    guard tree.kind(block.node) == .sequence, block.headEnd < block.range.upperBound else { return nil }
    return MergeBlocks(of: block.node, in: tree, enclosing: block.headEnd..<block.range.upperBound)
  }

  /// Other lists, by the editor in their own style.
  private func edited(_ ours: MergeBlock, _ theirs: MergeBlock) -> [UInt8]? {
    guard case .sequence(let old) = ours.value else { return nil }
    let fence = Array("---\n".utf8)
    var document = MarkdownDocument(fence + ours.lines + fence)
    do throws(EditError) {
      try document.removeItems(at: removed, of: ours.key)
      for item in items.dropFirst(old.count - removed.count) { try document.append(item, to: ours.key) }
    } catch { return nil }
    guard document[ours.key].map({ document.tree.value($0) }) == .sequence(items) else { return nil }
    return document.frontMatter.map { Array(document.bytes[$0]) }
  }
}

extension YAMLValue {
  package var isCollection: Bool {
    switch self {
    case .sequence, .mapping: true
    default: false
    }
  }
}
