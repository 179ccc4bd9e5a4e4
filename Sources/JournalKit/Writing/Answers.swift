import JournalModel

package struct Answers: Hashable, Sendable {
  /// The title; empty for none, or for the one that was suggested.
  package var title = ""
  package var mood: String?
  package var ratings = Ratings()
  /// The values of scales of the person's own, under their keys.
  private var own: [Value.Field] = []
  /// Emoji of the badges that were picked, in the order of the keys.
  package var badges: [String] = []
  /// The note or the text; empty for none.
  package var text = ""
  /// The tags that were picked or typed.
  package var tags: [String] = []
  package var highlights: [String] = []

  package subscript(scale: Scale) -> Int? {
    get {
      if scale.key != nil { return ratings[scale] }
      return own.first { scale.isNamed($0.key) }?.value.number
    }
    set {
      if scale.key != nil { return ratings[scale] = newValue }
      own.removeAll { scale.isNamed($0.key) }
      if let newValue { own.append(Value.Field(key: scale.name, value: .int(Int64(newValue)))) }
    }
  }

  package var isEmpty: Bool { self == Answers() }

  package var isMoodAlone: Bool {
    var rest = self
    rest.mood = nil
    return mood != nil && rest.isEmpty
  }

  package func fill(_ draft: inout Draft) {
    draft.body = text
    if !title.isEmpty { draft[.title] = .string(title) }
    if let mood { draft[.mood] = .string(mood) }
    draft.extra += own
    for scale in Scale.program {
      if let key = scale.key, let rating = ratings[scale] { draft[key] = .int(Int64(rating)) }
    }
    if !badges.isEmpty { draft[.badges] = .list(badges.map { .string($0) }) }
    if !tags.isEmpty { draft[.tags] = .list(tags.map { .string($0) }) }
    if !highlights.isEmpty { draft[.highlights] = .list(highlights.map { .string($0) }) }
  }

  package init() {}

  package init(_ record: Record, text: String) {
    title = record.title ?? ""
    mood = record.mood
    ratings = record.ratings
    own = record.extra.filter { $0.value.number != nil }
    badges = record.badges
    tags = record.tags
    highlights = record.highlights
    self.text = text
  }
}
