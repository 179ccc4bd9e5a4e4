import JournalModel

/// Makes the bytes of a new file from a draft and a template.
public struct DraftWriter: Sendable {
  /// A writer.
  public init() {}

  /// The bytes of a new file.
  ///
  /// A line of the template's front matter with a placeholder such as `{{title}}` gets the draft's value, or
  /// goes where there is none; keys of the draft that the template lacks follow at the end; `{{text}}` in the
  /// body is the draft's body. A key that the template gives a fixed value gets the draft's where that has
  /// one.
  public func bytes(for draft: Draft, template: [UInt8]) -> [UInt8] {
    var filling = TemplateFilling(values: DraftValues(draft), template: TemplateText(template))
    return filling.fill()
  }

  /// The unknown placeholders of a template, each once, in their order: they stay in the text as they are.
  package func unknownNames(for draft: Draft, template: [UInt8]) -> [String] {
    let (text, values) = (TemplateText(template), DraftValues(draft))
    var names: [String] = []
    for line in text.frontMatter + text.body {
      for case .name(let name) in TemplatePart.parts(of: String(decoding: line, as: UTF8.self))
      where values.placeholder(name) == nil && !names.contains(name) { names.append(name) }
    }
    return names
  }

  /// The bytes of a new file without a template.
  public func bytes(for draft: Draft) -> [UInt8] { bytes(for: draft, template: []) }
}

/// The values of a draft under their names, each to be written once.
struct DraftValues {
  let draft: Draft
  private(set) var unwritten: [(name: String, value: Value)]

  /// `kind` and the day are values like all others; the day of time off is its `from`, and a profile has
  /// neither.
  init(_ draft: Draft) {
    self.draft = draft
    var values = draft.values
    if draft.kind != .profile {
      values[.kind] = .string(draft.kind.name)
      let dayKey: Key = draft.kind == .vacation || draft.kind == .rota ? .from : .date
      if draft.kind != .person, values[dayKey] == nil { values[dayKey] = .string(draft.day.iso) }
    }
    unwritten = Key.allCases.compactMap { key in values[key].map { (key.name, $0) } }
    unwritten += draft.extra.map { ($0.key, $0.value) }
    unwritten.removeAll { $0.value == .null || $0.value == .list([]) || $0.value == .string("") }
    all = unwritten
  }

  private let all: [(name: String, value: Value)]

  /// The text without empty lines before it and space after it; spaces that indent its first line stay.
  var body: String {
    let isSpace: (UInt8) -> Bool = { $0 == 0x20 || (0x09...0x0D).contains($0) }
    let bytes = Array(draft.body.utf8)
    guard let first = bytes.firstIndex(where: { !isSpace($0) }),
      let last = bytes.lastIndex(where: { !isSpace($0) })
    else { return "" }
    let lineEnd = bytes[..<first].lastIndex { $0 == 0x0A || $0 == 0x0D }
    return String(decoding: bytes[(lineEnd.map { $0 + 1 } ?? 0)...last], as: UTF8.self)
  }

  /// The value of a name: a key under any of its names, or one of the draft's own.
  func value(_ name: String) -> Value? {
    let key = Key(named: name)
    return all.first { key == nil ? Folding.areAlike($0.name, name) : Key(named: $0.name) == key }?.value
  }

  mutating func take(_ name: String) {
    let key = Key(named: name)
    unwritten.removeAll { key == nil ? Folding.areAlike($0.name, name) : Key(named: $0.name) == key }
  }

  /// What a placeholder stands for: `nil` for an unknown name, an empty text where the draft says nothing.
  func placeholder(_ name: String) -> String? {
    switch Folding.folded(name) {
    case "text", "texte", "body": return body
    case "date", "day", "jour": return draft.day.iso
    default:
      if let value = value(name) { return value.texts.joined(separator: ", ") }
      return Key(named: name) == nil ? nil : ""
    }
  }
}
