import JournalFiles
import JournalInsights
import JournalLanguage
import JournalModel
import JournalStore
import YAMLCodec

/// The affirmations of a language with the person's own ones, and which are liked.
public struct AffirmationShelf {
  /// The built-in texts in their order, then the own ones in the order of their files.
  public var affirmations: [Affirmation] { known.map(said) }
  /// What the person likes.
  public let likes: Likes

  /// All of them, the built-in ones without their texts.
  private let known: [Affirmation]
  private let phrases: Phrases
  private let speaker: Speaker
  /// How the day's is found.
  private let order: AffirmationOrder
  private let moods: OwnMoods
  private let memory: AffirmationMemory

  /// The folder of own texts.
  public static let folder = "affirmations"
  /// The file of likes in it.
  public static let likesPath = folder + "/likes.md"
  /// The file of texts that the person added by a command.
  package static let addedPath = folder + "/own.md"

  /// Reads what the journal has; a file that can't be read is named behind the answer.
  public init(_ journal: Journal, _ phrases: Phrases) {
    let names =
      journal.noting { () throws(StoreError) in try journal.store.names(inFolder: Self.folder) } ?? []
    let own = names.filter { Self.folder + "/" + $0 != Self.likesPath }
    let likes = Likes(names.isEmpty ? [] : Self.read(Self.likesPath, of: journal)?.bytes ?? [])
    var known = Phrases.unsaidAffirmations + own.flatMap { Self.texts(of: $0, journal, phrases.language) }
    for index in known.indices {
      let (id, isSpared) = (known[index].id, known[index].isSpared)
      known[index].isSpared = likes.spared.contains(id) || isSpared && !likes.unspared.contains(id)
    }
    self.known = known
    (self.likes, self.phrases, speaker) = (likes, phrases, Speaker(journal.profile))
    order = journal.profile.affirmations
    moods = journal.profile.moods
    memory = AffirmationMemory(journal, language: phrases.language, order: order)
  }

  private static func read(_ path: String, of journal: Journal) -> StoredFile? {
    journal.noting { () throws(StoreError) in try journal.store.read(path) }
  }

  private static func texts(of name: String, _ journal: Journal, _ language: Language) -> [Affirmation] {
    guard let file = read(folder + "/" + name, of: journal) else { return [] }
    let document = MarkdownDocument(file.bytes)
    let spoken = document["language"].flatMap { Language(code: document.tree.text($0)) }
    guard spoken == nil || spoken == language else { return [] }
    let category = (document["category"] ?? document["catégorie"]).flatMap {
      AffirmationCategory(named: document.tree.text($0))
    }
    return OwnAffirmations.parse(file.bytes[document.body], category: category)
  }

  /// The affirmation of a day: what was shown on it before, whatever was added since, else what the order
  /// says.
  ///
  /// - Parameters:
  ///   - records: those of the days before it, which tell whether the last shift was hard.
  ///   - isShown: whether a person sees it now, so that it stays that of the day.
  public func affirmation(
    of day: CivilDay, after records: @autoclosure () -> [Record], isShown: Bool = true
  ) -> Affirmation? {
    if let id = memory.id(on: day), let shown = known.first(where: { $0.id == id }) { return said(shown) }
    let isHard = HardShift.precedes(day, in: records(), moods: moods)
    let found = AffirmationChoice(order, isAfterHardShift: isHard)
      .affirmation(of: day, from: known) { likes.contains($0) }
    if isShown, let found { memory.remember(found.id, on: day) }
    return found.map(said)
  }

  private func said(_ affirmation: Affirmation) -> Affirmation { phrases.said(affirmation, by: speaker) }

  /// No affirmation has the id; the one that has a part of it may be meant.
  public struct NotFound: Error, Hashable, Sendable {
    /// The id of the first affirmation that has the text in its id or its words.
    public var near: String?
  }

  /// The affirmation with an id, or the only one that has a text in its id or its words.
  public func affirmation(named id: String) throws(NotFound) -> Affirmation {
    if let found = known.first(where: { $0.id == id }) { return said(found) }
    let parts = affirmations.filter { Folding.contains($0.text, id) || Folding.contains($0.id, id) }
    if parts.count == 1 { return parts[0] }
    throw NotFound(near: parts.first?.id)
  }
}

extension AffirmationCategory {
  /// Reads a category by its name in any language of the program.
  package init?(named name: String) {
    let word = Folding.folded(name.trimmed)
    let found = AffirmationCategory.allCases.first { category in
      word == category.rawValue
        || Language.allCases.contains { Folding.folded($0.phrases.name(of: category)) == word }
    }
    guard let found else { return nil }
    self = found
  }
}

/// Which affirmation was shown on the last day on which one was: so that it stays the day's, whatever is
/// added at noon.
///
/// A line in the state folder, `2026-11-20 en by-day resilience-3`; without such a folder nothing is
/// remembered.
struct AffirmationMemory {
  private let files: StateFiles?
  private let form: String

  private static let name = "affirmation"

  init(_ journal: Journal, language: Language, order: AffirmationOrder) {
    files = journal.stateFiles
    form = language.rawValue + " " + order.rawValue
  }

  func id(on day: CivilDay) -> String? {
    guard let bytes = files?.read(Self.name) else { return nil }
    let prefix = "\(day.iso) \(form) "
    let text = String(decoding: bytes.prefix(200), as: UTF8.self)
    return text.hasPrefix(prefix) ? String(text.dropFirst(prefix.count)) : nil
  }

  func remember(_ id: String, on day: CivilDay) {
    _ = files?.write(Array("\(day.iso) \(form) \(id)".utf8), as: Self.name)
  }
}
