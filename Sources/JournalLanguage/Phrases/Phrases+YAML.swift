import JournalModel
import YAMLCodec

extension Phrases {
  /// What is wrong with YAML.
  public func message(_ error: YAMLError) -> String {
    guard let start = error.start, start.line != error.position.line else { return message(error.reason) }
    return message(error.reason) + say("yaml-start", ("line", .text("\(start.line)")))
  }

  private func message(_ reason: YAMLError.Reason) -> String {
    switch reason {
    case .invalidUTF8(let byte):
      return say(
        "yaml-invalidUTF8", ("width", .of(String(byte, radix: 16, uppercase: true).zeroPadded(to: 2))))
    case .controlCharacter(let scalar):
      return say(
        "yaml-controlCharacter", ("width", .of(String(scalar, radix: 16, uppercase: true).zeroPadded(to: 4))))
    case .invalidEscape(let text): return say("yaml-invalidEscape", ("text", .of(text)))
    case .wrongIndentation(let found, let expected):
      return say("yaml-wrongIndentation", ("found", .of(spaces(found))), ("expected", .of(expected)))
    case .notIndented(let construct): return say("yaml-notIndented", ("construct", named(construct)))
    case .missingColon(let text):
      return say("yaml-missingColon", ("text", .choice(text.hasPrefix("- ") ? "item" : "other", text)))
    case .contentAfter(let construct, let found):
      return say("yaml-contentAfter", ("found", .of(found)), ("construct", named(construct)))
    case .reservedIndicator(let character):
      return say("yaml-reservedIndicator", ("character", .of(character)))
    case .unterminated(let construct):
      return say("yaml-unterminated", ("construct", named(construct)))
    case .documentMarkerInside(let construct):
      return say("yaml-documentMarkerInside", ("construct", named(construct)))
    case .missingComma(let construct, let found):
      return say("yaml-missingComma", ("construct", named(construct)), ("found", .of(found)))
    case .blockScalarHeader(let found): return say("yaml-blockScalarHeader", ("found", .of(found)))
    case .invalidTag(let tag): return say("yaml-invalidTag", ("tag", .of(tag)))
    case .undefinedTagHandle(let handle): return say("yaml-undefinedTagHandle", ("handle", .of(handle)))
    case .aliasInItself(let name): return say("yaml-aliasInItself", ("name", .of(name)))
    case .undefinedAlias(let stars) where stars.allSatisfy({ $0 == "*" }):
      return say("yaml-stars", ("stars", .of(max(stars.count, 1))))
    case .undefinedAlias(let name): return say("yaml-undefinedAlias", ("name", .of(name)))
    case .invalidDirective(let text): return say("yaml-invalidDirective", ("text", .of(text)))
    case .duplicateDirective(let text): return say("yaml-duplicateDirective", ("text", .of(text)))
    case .unsupportedVersion(let version): return say("yaml-unsupportedVersion", ("version", .of(version)))
    case .foreignFrontMatter("+++"): return say("yaml-tomlFrontMatter")
    case .foreignFrontMatter(let found): return say("yaml-foreignFrontMatter", ("found", .of(found)))
    case .unusualOpeningLine(let found): return say("yaml-unusualOpeningLine", ("found", .of(found)))
    case .duplicateKey(let key, let first):
      return say("yaml-duplicateKey", ("key", .of(key)), ("line", .text("\(first.line)")))
    case .notJSON(let expected, let found):
      return say(
        "yaml-notJSON", ("expected", .of(name(expected))),
        ("isEmpty", .of(found.isEmpty ? say("yaml-the-end") : say("yaml-found", ("found", .of(found))))))
    case .tooDeep(let limit): return say("yaml-tooDeep", ("limit", .number(limit)))
    case .keyTooLong(let limit): return say("yaml-keyTooLong", ("limit", .count(limit, .character)))
    case .scalarTooLong(let limit): return say("yaml-scalarTooLong", ("limit", .count(limit, .byte)))
    case .textTooLong(let limit): return say("yaml-textTooLong", ("limit", .count(limit, .byte)))
    case .tooManyDirectives(let limit): return say("yaml-tooManyDirectives", ("limit", .number(limit)))
    case .aliasesTooLarge(let limit): return say("yaml-aliasesTooLarge", ("limit", .number(limit)))
    case .tooManyProblems(let limit): return say("yaml-tooManyProblems", ("limit", .count(limit, .problem)))
    default: return say("yaml-\(reason)")
    }
  }

  private func name(_ part: YAMLError.JSONPart) -> String { say("json-\(part.rawValue)") }

  private func spaces(_ count: Int) -> String { say("yaml-spaces", ("count", .number(count))) }

  /// The construct by which what to do about it is chosen, in words: `the text`, after `la fin`: `du texte`.
  private func named(_ construct: YAMLError.Construct) -> MessageValue {
    .choice(construct.rawValue, say("yaml-of-\(construct.rawValue)"))
  }

  /// Why a document can't be changed safely.
  public func message(_ error: EditError) -> String {
    switch error.reason {
    case .noSuchKey(let key): say("document-noSuchKey", ("key", .of(key)))
    case .noSuchItem(let index, let count):
      say("document-noSuchItem", ("index", .of(index)), ("count", .of(count)))
    case .notList(let key): say("document-notList", ("key", .of(key)))
    case .notMapping(let key): say("document-notMapping", ("key", .of(key)))
    case .valueNotUnderstood(let key): say("document-valueNotUnderstood", ("key", .of(key)))
    case .alias(let name): say("document-alias", ("name", .of(name)))
    case .anchored(let name): say("document-anchored", ("name", .of(name)))
    case .tagged(let tag): say("document-tagged", ("tag", .of(tag)))
    default: say("document-\(error.reason)")
    }
  }
}
