import JournalKit
import JournalModel

/// `link LINK`: what `smjournal://…` opens; the desktop calls it with links that anybody may have made.
enum LinkCommand: Command {
  static let verb = Verb(
    "link", positionals: [Positional(.link)],
    examples: ["link " + "smjournal://show/2026-09-18-the-lift", "link smjournal://new?title=Sunday"])

  static func run(_ arguments: Arguments, in context: inout Context) throws(CommandError) -> ExitCode {
    let link = try arguments.argument(0, .link) { DeepLink($0) }
    try context.beginCommand()
    if context.terminal == nil, link.isQuestion {
      let problem = UsageProblem.wrongValue(name: link.action, found: link.action, expected: .linkAtTerminal)
      throw .usage(problem)
    }
    var words = Arguments()
    switch link {
    case .show(let id):
      words.positionals = [id]
      return try ShowCommand.run(words, in: &context)
    case .new(let title):
      var command = try NewCommand(words)
      command.offeredTitle = title
      return try command.run(in: &context)
    case .checkIn: return try CheckInCommand.run(words, in: &context)
    }
  }
}

/// A link, taken apart: it names what to open and brings at most a title to offer.
///
/// - Source: RFC 3986.
enum DeepLink: Hashable, Sendable {
  case show(String)
  case new(title: String?)
  case checkIn

  var action: String {
    switch self {
    case .show: "show"
    case .new: "new"
    case .checkIn: "check-in"
    }
  }

  /// Whether it begins something that is written once the questions are answered: without questions it is
  /// not.
  var isQuestion: Bool {
    if case .show = self { false } else { true }
  }

  /// The longest link that is read, and the longest title, in bytes.
  private static let limit = 2000
  private static let titleLimit = 200

  /// `nil` for what is no link of ours.
  init?(_ text: String) {
    let scheme = "smjournal:"
    let bytes = Array(text.utf8)
    let isScheme = bytes.starts(with: scheme.utf8) { ($0 &- 0x41 < 26 ? $0 | 0x20 : $0) == $1 }
    guard bytes.count <= Self.limit, isScheme else { return nil }
    let rest = bytes.dropFirst(scheme.utf8.count).drop { $0 == UInt8(ascii: "/") }
      .prefix { $0 != UInt8(ascii: "#") }
    let parts = rest.split(separator: UInt8(ascii: "?"), maxSplits: 1, omittingEmptySubsequences: false)
    let steps = parts[0].split(separator: UInt8(ascii: "/"), maxSplits: 1)
    switch steps.first.map({ String(decoding: $0, as: UTF8.self) }) {
    case "show":
      guard steps.count == 2, let id = Self.decoded(steps[1]), !id.isEmpty else { return nil }
      self = .show(id)
    case "new" where steps.count == 1: self = .new(title: Self.title(in: parts.count > 1 ? parts[1] : []))
    case "check-in" where steps.count == 1: self = .checkIn
    default: return nil
    }
  }

  private static func title(in query: ArraySlice<UInt8>) -> String? {
    let name = "title=".utf8
    for field in query.split(separator: UInt8(ascii: "&")) where field.starts(with: name) {
      // Forms write a plus for a blank.
      let value = field.dropFirst(name.count).map { $0 == UInt8(ascii: "+") ? 0x20 : $0 }
      let text = decoded(value[...])?.trimmed ?? ""
      return text.isEmpty || text.utf8.count > titleLimit ? nil : text
    }
    return nil
  }

  /// Text with its percent escapes resolved; `nil` where that is no UTF-8, or holds a control character.
  private static func decoded(_ text: ArraySlice<UInt8>) -> String? {
    var bytes: [UInt8] = []
    var rest = text
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      let digits = String(decoding: rest.prefix(2), as: UTF8.self)
      guard digits.utf8.count == 2, digits.allSatisfy(\.isHexDigit), let value = UInt8(digits, radix: 16)
      else { return nil }
      bytes.append(value)
      rest = rest.dropFirst(2)
    }
    guard let text = String(validating: bytes, as: UTF8.self) else { return nil }
    return text.unicodeScalars.contains { $0.properties.generalCategory == .control } ? nil : text
  }
}
