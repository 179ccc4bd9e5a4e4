import JournalFormat
import YAMLCodec

/// What the profile of a journal without records becomes by that of a backup.
///
/// Where the backup has every setting of the journal's own, nothing is lost: the journal becomes the one that
/// was backed up, its `id` too. Else it stays a journal of its own: it keeps its `id` and what it says, and
/// takes the keys that it lacks.
struct BackedUpProfile {
  let bytes: [UInt8]
  /// The keys that come from the backup; those that differ and stay.
  let taken: [String]
  let kept: [String]

  init(_ backup: [UInt8], into own: [UInt8]) {
    var document = MarkdownDocument(own)
    let (theirs, ours) = (Self.entries(MarkdownDocument(backup)), Self.entries(document))
    let settings = ours.filter { Self.isSetting($0, of: document) }
    let hasText = own[document.body].contains { $0 > 0x20 }
    guard hasText || settings.contains(where: { !theirs.contains($0) }) else {
      (bytes, kept) = (backup, [])
      taken = theirs.filter { $0.key != .version && !ours.contains($0) }.map(\.name)
      return
    }
    var (taken, kept): ([String], [String]) = ([], [])
    for entry in theirs where entry.key != .version && entry.key != .kind && !ours.contains(entry) {
      let former = ours.first { $0.name == entry.name }
      if former != nil, entry.key == .identifier { continue }
      let isFree = former.map { !Self.isMade($0) && !settings.contains($0) } ?? true
      let isTaken = isFree && (try? document.set(former?.text ?? entry.text, to: entry.value)) != nil
      if isTaken { taken.append(entry.name) } else { kept.append(entry.name) }
    }
    (bytes, self.taken, self.kept) = (document.bytes, taken, kept)
  }

  private struct Entry: Hashable {
    /// Its key; as it is written and by its canonical name, where the profile has a meaning for it.
    var text: String
    var name: String { key?.canonicalName ?? text }
    var value: YAMLValue
    var key: ProfileKey? { ProfileKey(text) }

    static func == (left: Entry, right: Entry) -> Bool {
      left.name == right.name && left.value == right.value
    }
    func hash(into hasher: inout Hasher) { hasher.combine(name) }
  }

  private static func entries(_ document: borrowing MarkdownDocument) -> [Entry] {
    let tree = document.tree
    return document.entries.compactMap { entry in
      entry.value.flatMap { tree.isNull($0) ? nil : Entry(text: entry.key, value: tree.value($0)) }
    }
  }

  /// Whether each journal is made with such a key, whoever makes it: it tells nothing of what somebody wants.
  private static func isMade(_ entry: Entry) -> Bool {
    [.version, .kind, .identifier, .language, .timezone, .dateOrder].contains(entry.key)
  }

  /// Whether a profile would say something else without a key.
  private static func isSetting(_ entry: Entry, of document: MarkdownDocument) -> Bool {
    guard !isMade(entry) else { return false }
    guard entry.key != nil else { return true }
    var less = document
    guard (try? less.remove(entry.text)) == true else { return true }
    return ProfileDecoder().decode(less).profile != ProfileDecoder().decode(document).profile
  }
}
