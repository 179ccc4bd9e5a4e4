/// Writes values on one line: scalars, and collections in flow style.
struct LineWriter {
  /// The bytes written.
  var output: [UInt8] = []

  /// The longest key that is written without `?`: YAML 1.1 and 1.2 parsers look 1024 characters ahead for the
  /// colon.
  static let longestSimpleKey = 1000

  /// Writes a value; collections in brackets and braces.
  mutating func write(
    _ value: YAMLValue, isInFlow: Bool = false, preferring style: YAMLTree.ScalarStyle? = nil
  ) {
    switch value {
    case .null: append("null")
    case .bool(let bool): append(bool ? "true" : "false")
    case .int(let number): append(String(number))
    case .wideInt(let digits): writeWideInt(digits)
    case .float(let number): append(NumberText.float(number))
    case .string(let text): write(text, in: isInFlow ? .flow : .block, preferring: style)
    case .sequence(let items): writeSequence(items)
    case .mapping(let pairs): writeMapping(pairs)
    }
  }

  /// Writes a key of a block mapping or of a flow mapping, without its colon.
  mutating func writeKey(_ key: YAMLValue, isInFlow: Bool, preferring style: YAMLTree.ScalarStyle? = nil) {
    guard case .string(let text) = key else { return write(key, isInFlow: true) }
    write(text, in: isInFlow ? .flow : .key, preferring: style)
  }

  mutating func write(_ text: String, in context: TextStyle.Context, preferring style: YAMLTree.ScalarStyle?)
  {
    switch TextStyle.best(for: text, in: context, preferring: style) {
    case .plain: append(text)
    case .singleQuoted: writeSingleQuoted(text)
    case .doubleQuoted, .literal: writeDoubleQuoted(text)
    }
  }

  /// Writes the digits of a whole number; what is no number is text, and written so that it stays text.
  private mutating func writeWideInt(_ digits: String) {
    var text = digits
    let isNumber = text.withUTF8 { unsafe CoreSchema.type(of: $0) == .int }
    isNumber ? append(digits) : write(digits, in: .flow, preferring: nil)
  }

  private mutating func writeSequence(_ items: [YAMLValue]) {
    append("[")
    for (index, item) in items.enumerated() {
      if index > 0 { append(", ") }
      write(item, isInFlow: true)
    }
    append("]")
  }

  private mutating func writeMapping(_ pairs: [YAMLPair]) {
    append("{")
    for (index, pair) in pairs.enumerated() {
      if index > 0 { append(", ") }
      writePair(pair)
    }
    append("}")
  }

  mutating func writePair(_ pair: YAMLPair) {
    let start = output.count
    writeKey(pair.key, isInFlow: true)
    let isSimple = output.count - start <= Self.longestSimpleKey && pair.key.isScalar
    if !isSimple { output.insert(contentsOf: "? ".utf8, at: start) }
    append(isSimple ? ": " : " : ")
    write(pair.value, isInFlow: true)
  }

  mutating func append(_ text: String) { output.append(contentsOf: text.utf8) }
}

extension YAMLValue {
  /// Whether the value is neither a list nor a map.
  var isScalar: Bool {
    switch self {
    case .sequence, .mapping: false
    default: true
    }
  }

  /// Whether the last thing of the value is a text of several lines.
  var endsWithSeveralLines: Bool {
    switch self {
    case .string(let text): text.utf8.contains(0x0A)
    case .sequence(let items): items.last?.endsWithSeveralLines ?? false
    case .mapping(let pairs): pairs.last?.value.endsWithSeveralLines ?? false
    default: false
    }
  }
}
