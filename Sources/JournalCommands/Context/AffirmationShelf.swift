import JournalInsights
import JournalLanguage
import JournalModel
import JournalStore
import YAMLCodec

/// The affirmations of a language with the person's own ones, and which are liked.
struct AffirmationShelf {
  /// The built-in texts in their order, then the own ones in the order of their files.
  let affirmations: [Affirmation]
  /// What the person likes.
  let likes: Likes

  /// The folder of own texts, and the file of likes in it.
  static let folder = "affirmations"
  static let likesPath = folder + "/likes.md"

  /// Reads what the journal has; a file that can't be read counts as missing.
  init(_ journal: Journal, _ phrases: any Phrases) {
    let names = (try? journal.store.names(inFolder: Self.folder)) ?? []
    let own = names.filter { Self.folder + "/" + $0 != Self.likesPath }
    affirmations = phrases.affirmations + own.flatMap { Self.texts(of: $0, journal, phrases.language) }
    likes = Likes(names.isEmpty ? [] : (try? journal.store.read(Self.likesPath).bytes) ?? [])
  }

  private static func texts(of name: String, _ journal: Journal, _ language: Language) -> [Affirmation] {
    guard let file = try? journal.store.read(folder + "/" + name) else { return [] }
    let document = MarkdownDocument(file.bytes)
    let spoken = document["language"].flatMap { Language(code: document.tree.text($0)) }
    guard spoken == nil || spoken == language else { return [] }
    let category = (document["category"] ?? document["catégorie"]).flatMap {
      AffirmationCategory(named: document.tree.text($0))
    }
    return OwnAffirmations.parse(file.bytes[document.body], category: category)
  }

  /// The affirmation of a day.
  func affirmation(of day: CivilDay) -> Affirmation? { Affirmation.of(day, from: affirmations) }

  /// The affirmation with an id.
  func affirmation(named id: String) throws(CommandError) -> Affirmation {
    if let found = affirmations.first(where: { $0.id == id }) { return found }
    let parts = affirmations.filter { Folding.contains($0.text, id) || Folding.contains($0.id, id) }
    if parts.count == 1 { return parts[0] }
    throw .noAffirmation(id, nearest: parts.first?.id ?? NearestWord.of(id, among: affirmations.map(\.id)))
  }
}

extension AffirmationCategory {
  /// Reads a category by its name in any language of the program.
  init?(named name: String) {
    let word = Folding.folded(name.trimmed)
    let found = AffirmationCategory.allCases.first { category in
      word == category.rawValue
        || Language.allCases.contains { Folding.folded($0.phrases.name(of: category)) == word }
    }
    guard let found else { return nil }
    self = found
  }
}

extension JSONWriter {
  /// Writes the fields of an affirmation.
  mutating func fields(of affirmation: Affirmation, isLiked: Bool) {
    field("id", affirmation.id)
    field("text", affirmation.text)
    key("category")
    if let category = affirmation.category { string(category.rawValue) } else { null() }
    field("liked", isLiked)
  }
}
