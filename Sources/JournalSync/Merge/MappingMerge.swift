import JournalModel
import YAMLCodec

/// Merges the keys of a mapping one by one: of the front matter, or of a map within it.
///
/// - One side's change is taken, an equal change of both counts once; what one side changed and the other
///   removed stays.
/// - Lists whose items are different from each other are sets: added items are united, removed ones go.
/// - Maps are merged by the same rules. Of `modified` and its like the later value counts.
/// - All else that both sides changed differently is a clash, marked around the lines of the key.
/// - Lines are taken over as they are written, ours where both say the same; a comment that only the lines
///   not taken had comes to stand on a line of its own above the key.
struct MappingMerge {
  struct Side {
    var tree: YAMLTree
    /// Of a version that has no key ``MergeBlocks/init()``.
    var blocks: MergeBlocks
  }

  /// What became of a key.
  struct Piece {
    var key: String
    var gap: [UInt8]
    var lines: [UInt8]
    /// The value that the lines must have; `nil` with a clash in them.
    var value: YAMLValue?

    /// The lines of a version.
    static func of(_ block: MergeBlock, gap: [UInt8]) -> Piece {
      Piece(key: block.key, gap: gap, lines: block.lines, value: block.value)
    }

    /// Comments behind which no key stands.
    static func comments(_ lines: [UInt8]) -> Piece { Piece(key: "", gap: lines, lines: [], value: .null) }
  }

  /// The keys in their new order.
  private(set) var pieces: [Piece] = []
  /// Comments and blank lines behind the last key.
  private(set) var tail: [UInt8] = []
  /// The keys with a clash; those within maps with the map's key and a point before them.
  private(set) var clashes: [String] = []

  let style: MergeStyle
  let lineEnd: [UInt8]
  let depth: Int
  private let choices: MergeChoices
  private var isTopLevel: Bool { depth == 0 }
  private let trees: (base: YAMLTree?, ours: YAMLTree, theirs: YAMLTree)

  /// Deeper maps are not merged: both versions are kept as a clash.
  static let depthLimit = 8

  /// Merges; `nil` where a key occurs twice or lines can't be indented as ours.
  init?(
    base: Side?, ours: Side, theirs: Side, style: MergeStyle, lineEnd: [UInt8], depth: Int = 0,
    choices: MergeChoices = MergeChoices()
  ) {
    (self.style, self.choices, self.lineEnd, self.depth) = (style, choices, lineEnd, depth)
    trees = (base?.tree, ours.tree, theirs.tree)
    let indentation = ours.blocks.blocks.isEmpty ? theirs.blocks.indentation : ours.blocks.indentation
    guard let theirBlocks = theirs.blocks.adapted(toIndentation: indentation, lineEnd: lineEnd) else {
      return nil
    }
    let baseBlocks = base?.blocks.adapted(toIndentation: indentation, lineEnd: lineEnd)
    let versions = [ours.blocks, theirBlocks, baseBlocks ?? MergeBlocks()]
    guard let keys = Self.identities(of: versions, isTopLevel: depth == 0) else { return nil }
    let tables = zip(keys, versions).map { keys, version in
      Dictionary(zip(keys, version.blocks)) { first, _ in first }
    }
    for key in Self.order(ours: keys[0], theirs: keys[1]) {
      let (left, right) = (tables[0][key], tables[1][key])
      let names = [left, right].compactMap { $0?.key }
      if let side = choices.side(of: names, isTopLevel: isTopLevel) {
        take(side == .ours ? left : right, not: side == .ours ? right : left)
      } else {
        settle(base: tables[2][key], ours: left, theirs: right)
      }
    }
    tail = mergeGap(base: baseBlocks?.tail, ours: ours.blocks.tail, theirs: theirBlocks.tail)
  }

  var bytes: [UInt8] { pieces.flatMap { $0.gap + $0.lines } + tail }

  /// The value that the mapping must have; `nil` with a clash in it.
  var value: YAMLValue? {
    var pairs: [YAMLPair] = []
    for piece in pieces {
      guard let value = piece.value else { return nil }
      pairs.append(YAMLPair(key: .string(piece.key), value: value))
    }
    return .mapping(pairs)
  }

  /// What tells the keys of each version apart: their meaning, or their text where meanings repeat.
  private static func identities(of versions: [MergeBlocks], isTopLevel: Bool) -> [[String]]? {
    for byMeaning in [true, false] {
      let keys = versions.map { version in
        version.blocks.map { MergeMeaning.identity(ofKey: $0.key, isTopLevel: isTopLevel && byMeaning) }
      }
      if keys.allSatisfy({ Set($0).count == $0.count }) { return keys }
    }
    return nil
  }

  /// Our order, with each of their own keys behind the key it stands behind in their version.
  private static func order(ours: [String], theirs: [String]) -> [String] {
    let known = Set(ours)
    var followers: [String: [String]] = [:]
    var anchor = ""
    for key in theirs {
      if known.contains(key) { anchor = key } else { followers[anchor, default: []].append(key) }
    }
    return (followers[""] ?? []) + ours.flatMap { [$0] + (followers[$0] ?? []) }
  }

  // MARK: One key

  private mutating func settle(base: MergeBlock?, ours: MergeBlock?, theirs: MergeBlock?) {
    switch (ours, theirs) {
    case (let ours?, let theirs?):
      let gap = mergeGap(base: base?.gap, ours: ours.gap, theirs: theirs.gap)
      let (piece, lost) = merge(base: base, ours: ours, theirs: theirs)
      pieces.append(Piece(key: piece.key, gap: gap + lost, lines: piece.lines, value: piece.value))
    case (let only?, nil), (nil, let only?):
      // The other side removed it: what was not changed since goes, what was stays.
      if let base, isSame(only, base), Set(only.comments).isSubset(of: base.comments) {
        appendRemains(of: only, base)
      } else {
        pieces.append(.of(only, gap: only.gap))
      }
    case (nil, nil): break
    }
  }

  /// A key as the chosen side has it; comments before it that the other side alone has stay.
  private mutating func take(_ chosen: MergeBlock?, not other: MergeBlock?) {
    if let chosen {
      pieces.append(.of(chosen, gap: mergeGap(base: nil, ours: chosen.gap, theirs: other?.gap ?? [])))
    } else if let other {
      let comments = commentLines(of: other.gap, without: [])
      if !comments.isEmpty { pieces.append(.comments(comments)) }
    }
  }

  /// Comments that stood before a removed key and were not there when the versions parted.
  private mutating func appendRemains(of block: MergeBlock, _ base: MergeBlock) {
    let fresh = commentLines(of: block.gap, without: [base.gap])
    if !fresh.isEmpty { pieces.append(.comments(fresh)) }
  }

  private func isSame(_ left: MergeBlock, _ right: MergeBlock) -> Bool { normal(left) == normal(right) }

  private func normal(_ block: MergeBlock) -> YAMLValue {
    MergeMeaning.normal(block.value, ofKey: block.key, isTopLevel: isTopLevel)
  }

  /// The lines of a key that both sides have, and comments that they lack.
  private mutating func merge(
    base: MergeBlock?, ours: MergeBlock, theirs: MergeBlock
  ) -> (piece: Piece, lost: [UInt8]) {
    func take(_ block: MergeBlock, not other: MergeBlock) -> (Piece, [UInt8]) {
      let known = Set(block.comments + (base?.comments ?? []))
      let lost = other.comments.filter { !known.contains($0) }
      let indent = block.lines.prefix { $0 == 0x20 }
      return (.of(block, gap: []), lost.flatMap { indent + $0 + lineEnd })
    }
    if let base, base.lines == ours.lines { return take(theirs, not: ours) }
    if let base, base.lines == theirs.lines { return take(ours, not: theirs) }
    if isSame(ours, theirs) { return take(ours, not: theirs) }
    if let base, isSame(base, ours) { return take(theirs, not: ours) }
    if let base, isSame(base, theirs) { return take(ours, not: theirs) }
    if let list = ListMerge(base: base, ours: ours, theirs: theirs, isTopLevel: isTopLevel) {
      return take(merged(list, ours, theirs), not: theirs)
    }
    if let piece = mergeMaps(base: base, ours: ours, theirs: theirs) { return (piece, []) }
    if MergeMeaning.isLaterRight(ours.key), isTopLevel,
      let theirsIsLater = MergeMeaning.isLater(theirs.value, than: ours.value)
    {
      return theirsIsLater ? take(theirs, not: ours) : take(ours, not: theirs)
    }
    clashes.append(ours.key)
    return (clash(ours, theirs), [])
  }

  private func clash(_ ours: MergeBlock, _ theirs: MergeBlock) -> Piece {
    let lines = style.clash(ours: ours.lines, theirs: theirs.lines, lineEnd: lineEnd)
    return Piece(key: ours.key, gap: [], lines: lines, value: nil)
  }

  // MARK: Collections

  private func merged(_ list: ListMerge, _ ours: MergeBlock, _ theirs: MergeBlock) -> MergeBlock {
    var block = ours
    block.lines = list.lines(
      ours: (ours, trees.ours), theirs: (theirs, trees.theirs), isTopLevel: isTopLevel, lineEnd: lineEnd)
    block.value = .sequence(list.items)
    // Their comments come along with their items.
    block.comments += theirs.comments.filter { block.lines.contains($0) }
    return block
  }

  private mutating func mergeMaps(base: MergeBlock?, ours: MergeBlock, theirs: MergeBlock) -> Piece? {
    guard depth < Self.depthLimit, let left = Self.side(of: ours, in: trees.ours),
      let right = Self.side(of: theirs, in: trees.theirs)
    else { return nil }
    let common = base.flatMap { base in trees.base.flatMap { Self.side(of: base, in: $0) } }
    guard
      let merge = MappingMerge(
        base: common, ours: left, theirs: right, style: style, lineEnd: lineEnd, depth: depth + 1,
        choices: choices.within([ours.key, theirs.key], isTopLevel: isTopLevel))
    else { return nil }
    clashes += merge.clashes.map { ours.key + "." + $0 }
    let head = trees.ours.source[ours.range.lowerBound..<ours.headEnd]
    return Piece(key: ours.key, gap: [], lines: head + merge.bytes, value: merge.value)
  }

  /// A map in block style below a key; `nil` for all else.
  private static func side(of block: MergeBlock, in tree: YAMLTree) -> Side? {
    guard tree.kind(block.node) == .mapping, block.headEnd < block.range.upperBound else { return nil }
    return MergeBlocks(of: block.node, in: tree, enclosing: block.headEnd..<block.range.upperBound)
      .map { Side(tree: tree, blocks: $0) }
  }

  // MARK: Comments between keys

  private func mergeGap(base: [UInt8]?, ours: [UInt8], theirs: [UInt8]) -> [UInt8] {
    if ours == theirs || theirs == base { return ours }
    if ours == base { return theirs }
    if let base {
      let merge = LineMerge(base: base[...], ours: ours[...], theirs: theirs[...], style: style)
      if merge.clashes == 0 { return merge.text }
    }
    return ours + commentLines(of: theirs, without: [ours, base ?? []])
  }

  /// The lines of comments that other texts don't have.
  private func commentLines(of gap: [UInt8], without others: [[UInt8]]) -> [UInt8] {
    let known = Set(others.flatMap { TextLines($0[...]).lines.map { Array(TextLines.content($0)) } })
    return TextLines(gap[...]).lines.filter { line in
      line.contains(UInt8(ascii: "#")) && !known.contains(Array(TextLines.content(line)))
    }.flatMap { $0 }
  }
}
