import JournalModel

/// Prints messages of a catalog with the values of their variables.
///
/// - Source: the grammar of Project Fluent 1.0,
///   https://github.com/projectfluent/fluent/blob/main/spec/fluent.ebnf; of it texts on one or more lines,
///   variables, string literals, references to messages, functions of one variable, selectors and attributes.
struct MessagePrinter {
  private let phrases: Phrases
  private let catalog: Catalog
  private var values: [(name: String, value: MessageValue)]
  private var index = 0
  private var bytes: [UInt8] = []
  // A variant that was not chosen is passed over by printing it nowhere.
  private var isMuted = false

  /// Prints a pattern that begins at an offset.
  static func print(
    _ phrases: Phrases, _ catalog: Catalog, at offset: Int, _ values: [(name: String, value: MessageValue)]
  ) -> String {
    var printer = MessagePrinter(phrases: phrases, catalog: catalog, values: values)
    printer.index = offset
    printer.pattern()
    return String(decoding: printer.bytes, as: UTF8.self)
  }

  private init(phrases: Phrases, catalog: Catalog, values: [(name: String, value: MessageValue)]) {
    (self.phrases, self.catalog, self.values) = (phrases, catalog, values)
    bytes.reserveCapacity(120)
  }

  /// A text with what is in braces, up to a line that does not belong to it.
  private mutating func pattern() {
    skipBlanks()
    var indentation: Int?
    var isBegun = catalog[index] != UInt8(ascii: "\n")
    while index < catalog.count {
      switch catalog[index] {
      case UInt8(ascii: "{"): placeable()
      case UInt8(ascii: "\n"):
        guard let (lines, first, indented) = continuation() else { return }
        let stripped = indentation ?? indented
        indentation = stripped
        if isBegun { append(repeatElement(UInt8(ascii: "\n"), count: lines)) }
        isBegun = true
        append(repeatElement(UInt8(ascii: " "), count: max(0, indented - stripped)))
        index = first
      default:
        let start = index
        repeat {
          index += 1
        } while catalog[index] != UInt8(ascii: "{") && catalog[index] != UInt8(ascii: "\n")
        if !isMuted { append(text: start..<index) }
      }
    }
  }

  /// The next line of a text: how many line breaks go before it, where its words begin, how far it is
  /// indented; `nil` where the text is over.
  private func continuation() -> (lines: Int, first: Int, indented: Int)? {
    var (next, lines) = (index, 0)
    while next < catalog.count {
      next += 1
      lines += 1
      var first = next
      while catalog[first] == UInt8(ascii: " ") { first += 1 }
      if first < catalog.count, catalog[first] == UInt8(ascii: "\n") {
        next = first
        continue
      }
      switch catalog[first] {
      case UInt8(ascii: "["), UInt8(ascii: "*"), UInt8(ascii: "."), UInt8(ascii: "}"): return nil
      default: return first > next && first < catalog.count ? (lines, first, first - next) : nil
      }
    }
    return nil
  }

  /// What stands in braces.
  private mutating func placeable() {
    index += 1
    skipBlanks(andLines: true)
    switch catalog[index] {
    case UInt8(ascii: "\""): literal()
    case UInt8(ascii: "$"):
      index += 1
      let value = value(of: name())
      skipBlanks(andLines: true)
      if catalog[index] == UInt8(ascii: "-") { select(value) } else { append(value, form: nil) }
    default:
      let name = name()
      if catalog[index] == UInt8(ascii: "(") {
        index += 1
        skipBlanks()
        index += 1
        let value = value(of: self.name())
        append(value, form: string(name))
        skipBlanks()
        index += 1
      } else if !isMuted {
        message(string(name), values)
      }
    }
    skipBlanks(andLines: true)
    index += 1
  }

  /// The variant that a value selects; the last one is taken where none does.
  private mutating func select(_ value: MessageValue) {
    index += 2
    let wasMuted = isMuted
    var isChosen = false
    while true {
      skipBlanks(andLines: true)
      let isDefault = catalog[index] == UInt8(ascii: "*")
      if isDefault { index += 1 }
      guard catalog[index] == UInt8(ascii: "[") else { break }
      index += 1
      skipBlanks()
      let key = name()
      skipBlanks()
      index += 1
      isMuted = wasMuted || isChosen || !(isDefault || phrases.isSelected(string(key), by: value))
      if !isMuted { isChosen = true }
      pattern()
    }
    isMuted = wasMuted
  }

  /// A text between quotation marks, for blanks at an end and for what has a meaning at the beginning of a
  /// line.
  private mutating func literal() {
    index += 1
    while index < catalog.count, catalog[index] != UInt8(ascii: "\"") {
      if catalog[index] == UInt8(ascii: "\\") { index += 1 }
      append(CollectionOfOne(catalog[index]))
      index += 1
    }
    index += 1
  }

  private mutating func name() -> Range<Int> {
    let start = index
    while Catalog.isName(catalog[index]) { index += 1 }
    return start..<index
  }

  private func string(_ range: Range<Int>) -> String {
    unsafe String(decoding: catalog.bytes(range), as: UTF8.self)
  }

  private func value(of name: Range<Int>) -> MessageValue {
    let name = string(name)
    for (known, value) in values where known == name { return value }
    return .text("")
  }

  private mutating func skipBlanks(andLines: Bool = false) {
    while index < catalog.count,
      catalog[index] == UInt8(ascii: " ") || (andLines && catalog[index] == UInt8(ascii: "\n"))
    {
      index += 1
    }
  }

  private mutating func append(text range: Range<Int>) {
    guard phrases.language == .korean else { return unsafe bytes.append(contentsOf: catalog.bytes(range)) }
    bytes.append(contentsOf: KoreanParticles.settled(string(range), behind: bytes).utf8)
  }

  private mutating func append(_ text: some Sequence<UInt8>) {
    if !isMuted { bytes.append(contentsOf: text) }
  }

  private mutating func append(_ value: MessageValue, form: String?) {
    guard !isMuted else { return }
    switch (value, form) {
    case (.message(let name), nil): message(name, [])
    case (.count(let count, let noun), nil): message("noun-\(noun.rawValue)", [("count", .number(count))])
    default: bytes.append(contentsOf: phrases.text(value, form: form).utf8)
    }
  }

  /// Prints another message in the midst of this one.
  private mutating func message(_ name: String, _ values: [(name: String, value: MessageValue)]) {
    guard let offset = catalog.pattern(of: name) else {
      bytes.append(contentsOf: (phrases.say(name, form: nil, values) ?? name).utf8)
      return
    }
    let (former, own) = (index, self.values)
    (index, self.values) = (offset, values)
    pattern()
    (index, self.values) = (former, own)
  }
}
