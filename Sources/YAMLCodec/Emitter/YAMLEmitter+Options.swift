extension YAMLEmitter {
  /// How values are written where there is a choice that no parser minds.
  public struct Options: Hashable, Sendable {
    /// What ends a line: LF, CRLF or CR.
    public var lineEnding = "\n"
    /// How many blanks more than its parent the key of a map has, 1 to 9.
    public var indentation = 2
    /// How many blanks more than its key the dash of a list has, 0 to 9.
    public var listIndentation = 2
    /// Whether texts of several lines are written as literal blocks where that is safe; else in double
    /// quotes.
    public var usesLiterals = true
    /// The quotes around texts that could stand without.
    public var quotes = Quotes.whereNeeded
    /// Whether `null` is written behind a key; else nothing is.
    public var writesNull = false
    /// Whether the keys of maps are in the order of their bytes; else in their own.
    public var sortsKeys = false
    /// Whether a document begins with a line `---`.
    public var hasStartMarker = false

    /// The usual choices.
    public init() {}

    /// Which texts are in quotes.
    public enum Quotes: Hashable, Sendable {
      /// Those that a parser could take for something else.
      case whereNeeded
      /// All values that are text, keys not; in double quotes where single ones can't hold the text.
      case single, double
    }
  }
}

extension BlockWriter {
  /// A writer with options; what is out of bounds is brought into them.
  init(_ options: YAMLEmitter.Options) {
    let isLineEnding = ["\n", "\r\n", "\r"].contains(options.lineEnding)
    self.init(lineEnding: Array((isLineEnding ? options.lineEnding : "\n").utf8))
    step = min(max(options.indentation, 1), 9)
    listIndentation = min(max(options.listIndentation, 0), 9)
    usesLiterals = options.usesLiterals
    writesNull = options.writesNull
    preferredStyle =
      switch options.quotes {
      case .whereNeeded: nil
      case .single: .singleQuoted
      case .double: .doubleQuoted
      }
  }
}

extension YAMLValue {
  /// The same value, its maps' keys in the order of the bytes that they are written with.
  var withSortedKeys: YAMLValue {
    switch self {
    case .sequence(let items): return .sequence(items.map(\.withSortedKeys))
    case .mapping(let pairs):
      let keyed = pairs.map { (text: YAMLEmitter.line($0.key, inFlow: true), pair: $0) }
      let sorted = keyed.sorted { $0.text.utf8.lexicographicallyPrecedes($1.text.utf8) }
      return .mapping(sorted.map { YAMLPair(key: $0.pair.key, value: $0.pair.value.withSortedKeys) })
    default: return self
    }
  }
}
