/// A place for a value: behind the colon of a key, behind the dash of an item, between brackets.
struct ValueSlot {
  var node: YAMLTree.Node
  /// The column of the key or dash.
  var column: Int
  /// The offset behind the colon or dash; `nil` where it can't be told.
  var indicatorEnd: Int?
  var isItem = false
  /// Whether it is between brackets or braces.
  var isFlow = false
}

extension EditPlanner {
  func slot(of pair: Pair, inFlow isFlow: Bool) -> ValueSlot {
    let start = start(ofKey: pair.key)
    var indicatorEnd: Int?
    if tree.isExplicitKey(pair.key) {
      let value = tree.range(pair.value).lowerBound
      if tree.isEmpty(pair.value), value > 0, lines.bytes[value - 1] == UInt8(ascii: ":") {
        indicatorEnd = value
      }
    } else {
      let colon = lines.afterBlanks(tree.range(pair.key).upperBound)
      if lines.byte(colon) == UInt8(ascii: ":") { indicatorEnd = colon + 1 }
    }
    return ValueSlot(
      node: pair.value, column: lines.column(of: start), indicatorEnd: indicatorEnd, isFlow: isFlow)
  }

  func slot(ofItem index: Int, in list: Node) throws(EditError) -> ValueSlot {
    let slots = try slots(of: list)
    guard slots.indices.contains(index) else {
      throw refusal(.noSuchItem(index, count: slots.count), at: list)
    }
    return slots[index]
  }

  func slots(of list: Node) throws(EditError) -> [ValueSlot] {
    let items = tree.items(list)
    if items.isEmpty { return [] }
    if tree.isFlow(list) {
      return items.map { ValueSlot(node: $0, column: 0, indicatorEnd: nil, isItem: true, isFlow: true) }
    }
    return zip(items, try dashes(of: list)).map { item, dash in
      ValueSlot(node: item, column: lines.column(of: dash), indicatorEnd: dash + 1, isItem: true)
    }
  }

  /// Where the dashes of a block list stand.
  func dashes(of list: Node) throws(EditError) -> [Int] {
    var dashes = [tree.range(list).lowerBound]
    let column = lines.column(of: dashes[0])
    for item in tree.items(list).dropLast() {
      var line = linesEnd(of: item)
      while line < lines.bytes.count, lines.isEmpty(line) || lines.isComment(line) {
        line = lines.end(of: line)
      }
      guard lines.byte(line + column) == UInt8(ascii: "-"), lines.isFirst(line + column) else {
        throw refusal(.cannotBeMadeSafely, at: line)
      }
      dashes.append(line + column)
    }
    return dashes
  }

  /// How many blanks more than its key the dash of a new list has: as in the lists of the file, else two.
  var listIndentation: Int {
    for entry in entries {
      guard let key = entry.keyNode, let value = entry.value, tree.kind(value) == .sequence,
        !tree.isFlow(value)
      else { continue }
      let indentation =
        lines.column(of: tree.range(value).lowerBound) - lines.column(of: tree.range(key).lowerBound)
      if indentation >= 0 { return indentation }
    }
    return 2
  }

  /// A writer for lines that are added near an offset.
  func writer(near offset: Int) -> BlockWriter {
    var writer = BlockWriter(lineEnding: lines.lineEnding(near: offset))
    writer.listIndentation = listIndentation
    writer.usesLiterals = usesLiterals
    return writer
  }
}
