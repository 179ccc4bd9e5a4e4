/// What is wrong with a text, and where.
public struct YAMLError: Error, Hashable, Sendable {
  /// What was found.
  public var reason: Reason
  /// Where it was found.
  public var position: SourcePosition
  /// Where the construct began that it belongs to, where that helps.
  public var start: SourcePosition?

  /// A reason at a position.
  public init(reason: Reason, position: SourcePosition, start: SourcePosition? = nil) {
    (self.reason, self.position, self.start) = (reason, position, start)
  }

  /// What can be wrong.
  public enum Reason: Hashable, Sendable {
    // Characters
    /// A byte that is no UTF-8.
    case invalidUTF8(UInt8)
    /// A character that YAML forbids, NUL among them.
    case controlCharacter(UInt32)
    /// The text is UTF-16 or UTF-32.
    case notUTF8
    /// A `"\x"` that is no escape.
    case invalidEscape(String)

    // Lines
    /// A tab where spaces must indent.
    case tabInIndentation
    /// A line that starts at a column where nothing can continue; `expected` is what the lines before it had.
    case wrongIndentation(found: Int, expected: Int)
    /// A line of a value that is not indented more than its key.
    case notIndented(Construct)
    /// A `#` without a blank before it.
    case commentWithoutBlank

    // Structure
    /// A line in a mapping that has no `: `; its text.
    case missingColon(String)
    /// A second `: ` in a value on one line.
    case colonInValue
    /// A list or `?` that begins on the line of its key, or of `---`, or after an anchor or tag.
    case collectionOnSameLine
    /// A key of more than one line.
    case multilineKey
    /// Something after a complete value; its first characters.
    case contentAfter(Construct, found: String)
    /// A value that begins with a character that no plain text may begin with: `@`, a back-tick, `%`, `]`,
    /// `,` …
    case reservedIndicator(String)
    /// A construct that is never closed.
    case unterminated(Construct)
    /// A line `---` or `...` inside a construct.
    case documentMarkerInside(Construct)
    /// In a list or map in brackets: something other than the separator.
    case missingComma(Construct, found: String)
    /// In a list or map in brackets: nothing between two commas.
    case emptyFlowEntry
    /// In a list or map in brackets: a key and its colon on different lines.
    case flowKeyOnOtherLine

    // Block scalars
    /// What follows `|` or `>` is neither an indentation digit nor `+` nor `-` nor a comment.
    case blockScalarHeader(found: String)
    /// An empty line before the text that has more spaces than the text.
    case blockScalarIndentation

    // Properties
    /// A second anchor on one node.
    case secondAnchor
    /// A second tag on one node.
    case secondTag
    /// An anchor or tag on an alias.
    case propertiesOnAlias
    /// A `&` or `*` without a name.
    case missingAnchorName
    /// A tag that is no tag.
    case invalidTag(String)
    /// A tag handle that no `%TAG` declares.
    case undefinedTagHandle(String)
    /// An alias to nothing before it.
    case undefinedAlias(String)
    /// An alias to a value that it is part of.
    case aliasInItself(String)

    // Documents
    /// A `%` line that is no directive.
    case invalidDirective(String)
    /// A directive a second time.
    case duplicateDirective(String)
    /// A version of YAML that is not 1.x.
    case unsupportedVersion(String)
    /// Directives without a document.
    case directiveWithoutDocument
    /// More than one document where one is expected.
    case secondDocument
    /// The front matter has no closing line.
    case unterminatedFrontMatter
    /// Empty lines or a comment stand before the front matter, which is read all the same.
    case textBeforeFrontMatter
    /// What looks like front matter stands behind text, and so is text.
    case frontMatterNotFirst
    /// Keys between lines that are no `---`: what stands there; they are text.
    case foreignFrontMatter(String)
    /// The opening line only looks like three dashes: what stands there; it is taken for them.
    case unusualOpeningLine(String)
    /// The closing line has more than three dashes, or other ones; it is taken for one.
    case unusualClosingLine
    /// The front matter is a list or a text, not keys and values.
    case notMapping
    /// A line that `git merge` left.
    case conflictMarker
    /// A key a second time in its mapping; the last one counts.
    case duplicateKey(String, first: SourcePosition)
    /// The key `<<` of YAML 1.1, whose values are not read.
    case mergeKey

    // JSON
    /// Something else than the grammar of JSON asks for; its first characters.
    case notJSON(expected: JSONPart, found: String)

    // Limits
    /// Nested more deeply than the limit.
    case tooDeep(limit: Int)
    /// A key, an anchor or a tag longer than the limit, in characters.
    case keyTooLong(limit: Int)
    /// A scalar longer than the limit, in bytes.
    case scalarTooLong(limit: Int)
    /// A text longer than the limit, in bytes.
    case textTooLong(limit: Int)
    /// More `%TAG` lines than the limit.
    case tooManyDirectives(limit: Int)
    /// Aliases that stand for more than the limit, in nodes.
    case aliasesTooLarge(limit: Int)
    /// More problems than are reported.
    case tooManyProblems(limit: Int)
  }

  /// What an error is in.
  public enum Construct: String, Hashable, Sendable {
    /// The constructs of the grammar.
    case plain, singleQuoted, doubleQuoted, blockScalar, flowSequence, flowMapping, blockSequence,
      blockMapping
    /// The constructs around them.
    case alias, tag, documentStart, documentEnd, value
  }

  /// What the grammar of JSON asks for at a position.
  public enum JSONPart: String, Hashable, Sendable {
    /// A value; a key in quotes; what stands behind a key, an item and a pair; nothing more.
    case value, key, colon, commaOrBracket, commaOrBrace, end
  }

  /// Whether everything was read all the same.
  public var isWarning: Bool {
    switch reason {
    case .duplicateKey, .mergeKey, .unterminatedFrontMatter, .tooManyProblems, .textBeforeFrontMatter,
      .unusualOpeningLine, .unusualClosingLine:
      true
    default: false
    }
  }
}
