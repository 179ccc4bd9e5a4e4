import JournalModel
import JournalStore

/// The file that the form writes, made by the program's own writer with marks where answers go: so the form's
/// files are those of the commands to the byte, whatever the journal's templates look like.
struct FormSkeleton {
  /// Stands for an answer; the script puts YAML in its place, or takes the line out.
  static func mark(_ name: String) -> String { "§\(name)§" }

  /// With a note and without one.
  let withText: String
  let withoutText: String

  /// The skeleton of a kind after a template.
  init(_ kind: Kind, template: [UInt8]) {
    var draft = Draft(kind: kind, day: CivilDay(number: 0))
    for key in [Key.date, .at, .shift] { draft[key] = .string(Self.mark(key.name)) }
    for scale in Scale.scales(of: kind) {
      if let key = Key(named: scale.name) { draft[key] = .string(Self.mark(scale.name)) }
    }
    if kind == .checkIn { draft[.start] = .string(Self.mark(Key.start.name)) }
    if kind == .checkOut { draft[.end] = .string(Self.mark(Key.end.name)) }
    if kind != .entry { draft[.badges] = .list([.string(Self.mark("badges"))]) }
    if kind != .checkIn { draft[.mood] = .string(Self.mark("mood")) }
    draft[.source] = .string("form")
    withoutText = String(decoding: DraftWriter().bytes(for: draft, template: template), as: UTF8.self)
    draft.body = Self.mark("text")
    withText = String(decoding: DraftWriter().bytes(for: draft, template: template), as: UTF8.self)
  }

  /// A value as the program's writer puts it into front matter.
  static func yaml(_ value: String) -> String {
    var draft = Draft(kind: .entry, day: CivilDay(number: 0))
    draft[.shift] = .string(value)
    let text = String(decoding: DraftWriter().bytes(for: draft), as: UTF8.self)
    let line = text.split(separator: "\n").first { $0.hasPrefix("shift: ") }
    return line.map { String($0.dropFirst(7)) } ?? ""
  }
}
