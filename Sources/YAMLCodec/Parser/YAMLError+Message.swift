extension YAMLError {
  /// What is wrong, in English: what was found and what was expected.
  public var message: String {
    guard let start, start.line != position.line else { return reason.text }
    return reason.text + " (begun in line \(start.line))"
  }

  /// What to do about it, in English; `nil` where nothing is certain.
  public var hint: String? { reason.hint }
}

extension YAMLError.Reason {
  fileprivate var text: String {
    switch self {
    case .invalidUTF8(let byte): "byte \(hex(UInt32(byte))) is not UTF-8"
    case .controlCharacter(let scalar): "control character \(hex(scalar)) is not allowed in YAML"
    case .notUTF8: "the file is not UTF-8 but UTF-16 or UTF-32"
    case .invalidEscape(let text): "`\(text)` is no escape in double quotes"
    case .tabInIndentation: "tab in indentation; use spaces"
    case .wrongIndentation(let found, let expected):
      "indented by \(spaces(found)), expected \(expected == 0 ? "none" : spaces(expected)) as before"
    case .notIndented(let construct): "\(construct.name) goes on in a line that is not indented"
    case .commentWithoutBlank: "`#` begins a comment only after a blank"
    case .missingColon(let found): "expected `key: value`, found `\(found)`"
    case .colonInValue: "a second `: ` in one line"
    case .collectionOnSameLine: "a list or map can't begin here; it needs a line of its own"
    case .multilineKey: "a key must be on one line with its `:`"
    case .contentAfter(let construct, let found):
      "expected the end of the line after \(construct.name), found `\(found)`"
    case .reservedIndicator(let found):
      "text without quotes can't begin with `\(found.prefix(1))`: `\(found)`"
    case .unterminated(let construct): "\(construct.name) is never closed: expected \(construct.closing)"
    case .documentMarkerInside(let construct):
      "`---` or `...` inside \(construct.name), expected \(construct.closing)"
    case .missingComma(let construct, let found):
      "expected `,` or \(construct.closing) in \(construct.name), found `\(found)`"
    case .emptyFlowEntry: "nothing before the comma"
    case .flowKeyOnOtherLine: "a key in brackets must be on one line with its `:`"
    case .blockScalarHeader(let found):
      "expected a digit, `+`, `-` or nothing after `|` or `>`, found `\(found)`"
    case .blockScalarIndentation: "an empty line has more spaces than the text that follows it"
    case .secondAnchor: "a second anchor for one value"
    case .secondTag: "a second tag for one value"
    case .propertiesOnAlias: "an alias can't have an anchor or tag"
    case .missingAnchorName: "expected a name after `&` or `*`"
    case .invalidTag(let found): "`\(found)` is no tag"
    case .undefinedTagHandle(let handle): "the tag handle `\(handle)` is not declared by a %TAG line"
    case .aliasInItself(let found): "the alias `\(found)` stands for a value that it is part of"
    case .undefinedAlias(let found): "nothing before is named by the alias `\(found)`"
    case .invalidDirective(let found): "`\(found)` is no directive"
    case .duplicateDirective(let name): "a second %\(name) line for the same"
    case .unsupportedVersion(let version): "YAML version \(version) is not known, expected 1.2"
    case .directiveWithoutDocument: "expected `---` after the % lines"
    case .secondDocument: "a second document begins; front matter is one"
    case .unterminatedFrontMatter: "the front matter has no closing `---` line"
    case .textBeforeFrontMatter:
      "the front matter is not at the very start of the file; other programs take it for text"
    case .frontMatterNotFirst: "these keys stand behind other text, so they are text too"
    case .foreignFrontMatter("+++"): "these keys are in TOML, between `+++` lines; they are taken for text"
    case .foreignFrontMatter(let found):
      "front matter begins with three dashes, not with `\(found)`; it is taken for text"
    case .unusualOpeningLine(let found):
      "front matter begins with three dashes, which `\(found)` is taken for; other programs take it for text"
    case .unusualClosingLine:
      "front matter ends with three dashes; other programs don't see this line as its end"
    case .notMapping: "front matter must be `key: value` lines"
    case .conflictMarker: "a line that a git merge left"
    case .duplicateKey(let key, let first):
      "the key `\(key)` is there already in line \(first.line); the last one counts"
    case .notJSON(let expected, let found):
      "expected \(expected.name), found \(found.isEmpty ? "the end" : "`\(found)`")"
    case .tooDeep(let limit): "nested more than \(limit) deep"
    case .keyTooLong(let limit): "a key or name longer than \(limit) characters"
    case .scalarTooLong(let limit): "a text longer than \(limit) bytes"
    case .textTooLong(let limit): "longer than \(limit) bytes"
    case .tooManyDirectives(let limit): "more than \(limit) %TAG lines"
    case .aliasesTooLarge(let limit): "the aliases stand for more than \(limit) values"
    case .tooManyProblems(let limit): "more than \(limit) problems; the others are not listed"
    }
  }

  fileprivate var hint: String? {
    switch self {
    case .tabInIndentation: "replace the tabs at the start of the line by two spaces each"
    case .commentWithoutBlank:
      "put a word that begins with `#` in quotes: \"#tag\"; before a comment put a blank"
    case .reservedIndicator(let found): "put the value in quotes: \(quotedExample(found))"
    case .colonInValue: "put the value in quotes because of the `: ` in it"
    case .missingColon(let found) where found.hasPrefix("- "):
      "a list stands alone below its key; is the key's line missing?"
    case .missingColon: "a line that goes on with the value above must be indented by two spaces"
    case .contentAfter(.doubleQuoted, _):
      "write a quote inside double quotes as \\\", or put single quotes around the value"
    case .contentAfter(.singleQuoted, _): "write an apostrophe inside single quotes twice: ''"
    case .contentAfter(.flowSequence, _): "put the whole value in quotes: \"[[wiki link]] and more\""
    case .contentAfter(.flowMapping, _): "put the whole value in quotes: \"{{ template }} and more\""
    case .unterminated(.doubleQuoted), .unterminated(.singleQuoted): "add the closing quote"
    case .unterminated(.flowSequence), .missingComma(.flowSequence, _):
      "close the list with `]` and put items with `[`, `]`, `,` or `: ` in quotes"
    case .unterminated(.flowMapping), .missingComma(.flowMapping, _):
      "close the map with `}`; put a {{ template }} in quotes"
    case .wrongIndentation(_, 0):
      "begin the line at the left margin, or indent it more to belong to the line above"
    case .wrongIndentation(_, let expected):
      "give the line \(spaces(expected)), or two more to belong to the line above"
    case .collectionOnSameLine: "put the list on the next lines, or the value in quotes"
    case .multilineKey: "indent the line as the key above it, or put the value above in quotes"
    case .invalidEscape: "write a backslash as \\\\, or use single quotes"
    case .unterminatedFrontMatter: "add a line --- behind the last key"
    case .textBeforeFrontMatter: "delete what stands before `---`"
    case .frontMatterNotFirst: "move them to the start of the file"
    case .foreignFrontMatter("+++"): "write `---` above and below, and `key: value` between"
    case .foreignFrontMatter, .unusualOpeningLine, .unusualClosingLine: "write `---`"
    case .undefinedAlias(let found) where found.allSatisfy({ $0 == "*" }):
      "stars in quotes are text; a rating is a number: \(max(found.count, 1))"
    case .conflictMarker: "choose one of the two versions and delete the marker lines"
    case .duplicateKey(let key, _): "delete one of the two `\(key)` lines"
    case .notIndented: "indent the line by two spaces"
    case .blockScalarIndentation: "remove the spaces from the empty line"
    case .invalidUTF8, .notUTF8: "save the file as UTF-8"
    default: nil
    }
  }

  private func quotedExample(_ found: String) -> String {
    found.contains("\"") ? "'\(found)'" : "\"\(found)\""
  }

  private func spaces(_ count: Int) -> String { count == 1 ? "1 space" : "\(count) spaces" }

  private func hex(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return "0x" + String(repeating: "0", count: max(0, 2 - digits.count)) + digits
  }
}

extension YAMLError.JSONPart {
  fileprivate var name: String {
    switch self {
    case .value: "a value of JSON"
    case .key: "a key in double quotes"
    case .colon: "`:`"
    case .commaOrBracket: "`,` or `]`"
    case .commaOrBrace: "`,` or `}`"
    case .end: "the end of the text"
    }
  }
}

extension YAMLError.Construct {
  fileprivate var name: String {
    switch self {
    case .plain: "the text"
    case .singleQuoted: "the text in single quotes"
    case .doubleQuoted: "the text in double quotes"
    case .blockScalar: "the block of text"
    case .flowSequence: "the list in brackets"
    case .flowMapping: "the map in braces"
    case .blockSequence: "the list"
    case .blockMapping: "the map"
    case .alias: "the alias or anchor"
    case .tag: "the tag"
    case .documentStart: "`---`"
    case .documentEnd: "`...`"
    case .value: "the value"
    }
  }

  fileprivate var closing: String {
    switch self {
    case .singleQuoted: "`'`"
    case .doubleQuoted: "`\"`"
    case .flowSequence: "`]`"
    case .flowMapping: "`}`"
    default: "its end"
    }
  }
}
