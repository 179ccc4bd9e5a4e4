import JournalExchange
import JournalFiles
import JournalModel
import JournalReaders
import JournalStore

/// Where the pictures and recordings of an import go: into `img/` beside the entry, under a name with its
/// day.
struct MediaPlan {
  let source: ImportSource
  let media: ImportedMedia
  let journal: Journal
  var chosen: Set<String> = []
  var found = 0
  /// How many are named and not there.
  var missing = 0
  /// What is missing, what is neither a picture nor a recording, and photos whose position can't be removed
  /// here.
  var notes = ReadingNotes()

  struct Copy {
    var member: String
    var folder: String
    var name: String
    /// Whether an import that broke off brought it already.
    var isThere = false
  }

  /// The paths of an entry's files relative to its folder, by their names in the source, and what is to be
  /// copied.
  ///
  /// - Parameters:
  ///   - folder: that of the entry.
  ///   - known: where files of an earlier import of the entry are.
  ///   - isSealed: whether the entry is sealed, and so are its files: their names tell no more than its own.
  mutating func place(
    _ entry: ImportedEntry, in folder: String, known: [String: String], isSealed: Bool
  ) -> (paths: [String: String], copies: [Copy]) {
    var paths: [String: String] = [:]
    var copies: [Copy] = []
    for name in entry.text.media + entry.media where paths[name] == nil {
      if let path = known[name], journal.store.holdsFile(RelativePath.join(folder, path)) {
        paths[name] = path
        found += 1
        continue
      }
      guard let member = source.name(endingWith: name) ?? alternative(to: name) else {
        missing += 1
        notes.note(.missingMedia(name), entry.path, at: entry.position)
        continue
      }
      guard let found = ending(of: member) else {
        notes.note(.unknownMedia(name), entry.path, at: entry.position)
        continue
      }
      guard let ending = media.ending(found) else {
        notes.note(.keepsPosition(name), entry.path, at: entry.position)
        continue
      }
      self.found += 1
      let kind = MediaKind(ending: ending) == .audio ? "audio" : "photo"
      let copy = copy(
        of: member, entry.day, isSealed ? kind : MemberName.stem(name), ending, to: folder, isSealed)
      paths[name] = Journal.mediaName(ofCopy: copy.name)
      if !copy.isThere { copies.append(copy) }
    }
    return (paths, copies)
  }

  /// A file of the same name with another ending: exports name a `jpeg` and hold a `heic`.
  private func alternative(to name: String) -> String? {
    let stem = MemberName.stem(name)
    for ending in MediaKind.endings {
      if let found = source.name(endingWith: stem + "." + ending) { return found }
    }
    return source.name(endingWith: stem)
  }

  /// The ending that a copy gets; `nil` for what is neither a picture nor a recording.
  private func ending(of member: String) -> String? {
    let ending = MemberName.ending(member)
    if MediaKind(ending: ending) != nil { return ending }
    guard ending.isEmpty, let bytes = try? source.bytes(of: member, limit: ReadingLimits.mediaBytes) else {
      return nil
    }
    return MediaFormat(bytes).map { String($0.ending.dropFirst()) }
  }

  /// The copy of a file, under a name that is free or that the same bytes have.
  private mutating func copy(
    of member: String, _ day: CivilDay, _ stem: String, _ ending: String, to folder: String, _ isSealed: Bool
  ) -> Copy {
    let ending = ending + (isSealed ? Journal.sealedMediaEnding : "")
    let slug = FileNames.slug(stem, limit: 40) ?? "photo"
    let base = slug.hasPrefix(day.iso) ? slug : day.iso + "-" + slug
    var copy = Copy(
      member: member, folder: RelativePath.join(folder, MediaPath.folder), name: base + "." + ending)
    var bytes: [UInt8]?
    for number in 1...10_000 {
      let name = base + (number == 1 ? "" : "-\(number)") + "." + ending
      let path = RelativePath.join(copy.folder, name)
      if chosen.contains(path.lowercased()) { continue }
      if journal.store.holdsFile(path) {
        let own = bytes ?? media.bytes(of: member, in: source) ?? []
        bytes = own
        copy.isThere = (try? journal.mediaBytes(of: path, limit: own.count)) == own
        guard copy.isThere else { continue }
      }
      chosen.insert(path.lowercased())
      copy.name = name
      return copy
    }
    return copy
  }
}
