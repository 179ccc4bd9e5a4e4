/// Writes values in block style, a line or more each.
struct BlockWriter {
  /// The bytes written.
  var output: [UInt8] = []
  var lineEnding: [UInt8]
  /// How many blanks more than its key the dash of a list has.
  var listIndentation = 2
  /// Whether texts of several lines are written as literal blocks; else in double quotes.
  var usesLiterals = true

  /// Nothing written yet.
  init(lineEnding: [UInt8]) { self.lineEnding = lineEnding }

  mutating func writeDocument(_ value: YAMLValue) {
    switch value {
    case .mapping(let pairs) where !pairs.isEmpty: writePairs(pairs, indentation: 0)
    case .sequence(let items) where !items.isEmpty: writeItems(items, indentation: 0)
    default:
      var line = LineWriter()
      line.write(value, isInFlow: true)
      output += line.output
      endLine()
    }
  }

  /// Writes a key and its value from the place on where the key stands.
  ///
  /// - Parameter indentation: the column of the key, counted from 0.
  mutating func writeEntry(_ key: YAMLValue, _ value: YAMLValue, indentation: Int) {
    var line = LineWriter()
    line.writeKey(key, isInFlow: false)
    if key.isScalar, line.output.count <= LineWriter.longestSimpleKey {
      output += line.output
    } else {
      append("? ")
      output += line.output
      endLine()
      indent(by: indentation)
    }
    append(":")
    writeValue(value, indentation: indentation)
  }

  /// Writes what stands behind the colon of a key, blank and line ending included.
  ///
  /// - Parameter indentation: the column of the key.
  mutating func writeValue(
    _ value: YAMLValue, indentation: Int, preferring style: YAMLTree.ScalarStyle? = nil
  ) {
    switch value {
    case .null: endLine()
    case .sequence(let items) where !items.isEmpty:
      endLine()
      indent(by: indentation + listIndentation)
      writeItems(items, indentation: indentation + listIndentation)
    case .mapping(let pairs) where !pairs.isEmpty:
      endLine()
      indent(by: indentation + 2)
      writePairs(pairs, indentation: indentation + 2)
    default: writeInline(value, indentation: indentation, preferring: style)
    }
  }

  /// Writes an item of a list from its dash on.
  ///
  /// - Parameter indentation: the column of the dash.
  mutating func writeItem(
    _ item: YAMLValue, indentation: Int, preferring style: YAMLTree.ScalarStyle? = nil
  ) {
    append("-")
    switch item {
    case .sequence(let items) where !items.isEmpty:
      append(" ")
      writeItems(items, indentation: indentation + 2)
    case .mapping(let pairs) where !pairs.isEmpty:
      append(" ")
      writePairs(pairs, indentation: indentation + 2)
    default: writeInline(item, indentation: indentation, preferring: style)
    }
  }

  /// Writes the items of a list; the first stands where the output ends.
  mutating func writeItems(_ items: [YAMLValue], indentation: Int) {
    for (index, item) in items.enumerated() {
      if index > 0 { indent(by: indentation) }
      writeItem(item, indentation: indentation)
    }
  }

  /// Writes the entries of a map; the first stands where the output ends.
  mutating func writePairs(_ pairs: [YAMLPair], indentation: Int) {
    for (index, pair) in pairs.enumerated() {
      if index > 0 { indent(by: indentation) }
      writeEntry(pair.key, pair.value, indentation: indentation)
    }
  }

  /// Writes a blank and a scalar or an empty collection; a text of several lines as a literal block.
  private mutating func writeInline(
    _ value: YAMLValue, indentation: Int, preferring style: YAMLTree.ScalarStyle?
  ) {
    append(" ")
    if usesLiterals, case .string(let text) = value,
      TextStyle.best(for: text, in: .block, preferring: style) == .literal
    {
      return writeLiteral(text, indentation: indentation + 2)
    }
    var line = LineWriter()
    line.write(value, preferring: style)
    output += line.output
    endLine()
  }

  /// Writes a literal block: production [170]. The text has at most one final line feed.
  private mutating func writeLiteral(_ text: String, indentation: Int) {
    output += LiteralText.header(text)
    endLine()
    writeLiteralLines(text, indentation: indentation)
  }

  /// Writes the lines of a literal block: production [173].
  mutating func writeLiteralLines(_ text: String, indentation: Int) {
    for line in LiteralText.lines(text) {
      if !line.isEmpty { indent(by: indentation) }
      output.append(contentsOf: line)
      endLine()
    }
  }

  private mutating func append(_ text: StaticString) {
    unsafe output.append(
      contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  private mutating func endLine() { output += lineEnding }

  mutating func indent(by count: Int) { output.append(contentsOf: repeatElement(0x20, count: count)) }
}
