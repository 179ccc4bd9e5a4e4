import YAMLCodec

extension English {
  func message(_ error: YAMLError) -> String {
    let start = error.start.map { " (it begins on line \($0.line))" } ?? ""
    return message(error.reason) + start
  }

  private func message(_ reason: YAMLError.Reason) -> String {
    switch reason {
    case .invalidUTF8(let byte): return "byte \(Digits.hexadecimal(UInt32(byte), width: 2)) is not UTF-8"
    case .controlCharacter(let scalar):
      return "the character U+\(Digits.hexadecimal(scalar, width: 4)) is not allowed"
    case .notUTF8: return "the text is UTF-16 or UTF-32; save it as UTF-8"
    case .invalidEscape(let text): return "\(quoted(text)) is no escape; write \\\\ for a backslash"
    case .tabInIndentation: return "tab in indentation; use spaces"
    case .wrongIndentation(let found, let expected):
      return "\(spaces(found)) at the start of the line where \(spaces(expected)) would fit"
    case .notIndented(let construct):
      return "this line of \(name(of: construct)) must be indented more than its key"
    case .commentWithoutBlank: return "a comment needs a space before its #"
    case .missingColon(let text): return "\(quoted(text)) has no colon and a space: KEY: VALUE is expected"
    case .colonInValue: return "a second colon in the value; put the value in quotes"
    case .collectionOnSameLine: return "a list or a map can't begin on this line; begin it on the next"
    case .multilineKey: return "a key can't go over several lines"
    case .contentAfter(let construct, let found):
      return "\(quoted(found)) after the end of \(name(of: construct))"
    case .reservedIndicator(let character):
      return "a value can't begin with \(quoted(character)); put it in quotes"
    case .unterminated(let construct): return "\(name(of: construct)) is never closed"
    case .documentMarkerInside(let construct): return "a line --- or ... inside \(name(of: construct))"
    case .missingComma(let construct, let found):
      return "a comma or the end of \(name(of: construct)) is expected, not \(quoted(found))"
    case .emptyFlowEntry: return "nothing between two commas"
    case .flowKeyOnOtherLine: return "a key and its colon must be on one line"
    case .blockScalarHeader(let found): return "\(quoted(found)) can't follow | or >"
    case .blockScalarIndentation: return "an empty line before the text has more spaces than the text"
    case .secondAnchor: return "a second anchor (&) on one value"
    case .secondTag: return "a second tag (!) on one value"
    case .propertiesOnAlias: return "an alias (*) can't have an anchor or a tag"
    case .missingAnchorName: return "& or * without a name; put the value in quotes"
    case .invalidTag(let tag): return "\(quoted(tag)) is no tag; put the value in quotes"
    case .undefinedTagHandle(let handle): return "the tag handle \(quoted(handle)) is not declared"
    case .undefinedAlias(let name): return "*\(name) stands for nothing before it; put the value in quotes"
    case .invalidDirective(let text): return "\(quoted(text)) is no directive"
    case .duplicateDirective(let text): return "\(quoted(text)) a second time"
    case .unsupportedVersion(let version): return "YAML \(version) is not known"
    case .directiveWithoutDocument: return "directives without a document"
    case .secondDocument: return "a second YAML document; one is expected"
    case .unterminatedFrontMatter: return "the front matter has no closing --- line"
    case .notMapping: return "the front matter is no list of KEY: VALUE lines"
    case .conflictMarker: return "a line that an unfinished merge left"
    case .duplicateKey(let key, let first):
      return "\(quoted(key)) is there already on line \(first.line); the last one counts"
    case .tooDeep(let limit): return "nested more than \(number(limit)) levels deep"
    case .keyTooLong(let limit): return "a key of more than \(count(limit, .byte))"
    case .scalarTooLong(let limit): return "a value of more than \(count(limit, .byte))"
    case .textTooLong(let limit): return "front matter of more than \(count(limit, .byte))"
    case .aliasesTooLarge(let limit): return "aliases that stand for more than \(number(limit)) values"
    case .tooManyProblems(let limit): return "more than \(count(limit, .problem)); the rest is not shown"
    }
  }

  private func spaces(_ count: Int) -> String { count == 1 ? "1 space" : "\(count) spaces" }

  private func name(of construct: YAMLError.Construct) -> String {
    switch construct {
    case .plain: "the text"
    case .singleQuoted: "the text in '…'"
    case .doubleQuoted: "the text in \"…\""
    case .blockScalar: "the text after | or >"
    case .flowSequence: "the list in […]"
    case .flowMapping: "the map in {…}"
    case .blockSequence: "the list"
    case .blockMapping: "the map"
    case .alias: "the alias"
    case .tag: "the tag"
    case .documentStart: "the line ---"
    case .documentEnd: "the line ..."
    case .value: "the value"
    }
  }
}
