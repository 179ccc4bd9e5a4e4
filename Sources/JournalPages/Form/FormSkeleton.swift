import JournalFormat
import JournalModel

/// The file that the form writes, made by the program's own writer with marks where answers go: so the form's
/// files are those of the commands to the byte, whatever the journal's templates look like.
struct FormSkeleton {
  /// Stands for an answer; the script puts YAML in its place, or takes the line out.
  static func mark(_ name: String) -> String { "§\(name)§" }

  /// The name of the answers on a scale; no scale of the person's own has that of another question.
  static func name(of scale: Scale) -> String { (scale.key == nil ? "own:" : "") + scale.name }

  /// The scales that the form asks for in a kind of record; an entry of it is a mood.
  static func scales(of kind: Kind, _ scales: [Scale]) -> [Scale] {
    kind == .entry ? scales.asked(.mood) : scales.asked(in: kind)
  }

  /// With a note and without one.
  let withText: String
  let withoutText: String

  /// The skeleton of a kind after a template, in a journal with these scales.
  ///
  /// - Parameter source: who writes it, by which a journal knows its own form.
  init(_ kind: Kind, scales: [Scale] = Scale.program, source: String = "form", template: [UInt8]) {
    var draft = Draft(kind: kind, day: CivilDay(number: 0))
    for key in [Key.date, .at, .shift] { draft[key] = .string(Self.mark(key.name)) }
    for scale in Self.scales(of: kind, scales) {
      let mark = Value.string(Self.mark(Self.name(of: scale)))
      if let key = scale.key {
        draft[key] = mark
      } else {
        draft.extra.append(Value.Field(key: scale.name, value: mark))
      }
    }
    if kind == .checkIn { draft[.start] = .string(Self.mark(Key.start.name)) }
    if kind == .checkOut {
      draft[.end] = .string(Self.mark(Key.end.name))
      draft[.breakMinutes] = .string(Self.mark(Key.breakMinutes.name))
      draft[.callOuts] = .list([.string(Self.mark(Key.callOuts.name))])
    }
    if kind != .entry { draft[.badges] = .list([.string(Self.mark("badges"))]) }
    if kind != .checkIn { draft[.mood] = .string(Self.mark("mood")) }
    draft[.source] = .string(source)
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
