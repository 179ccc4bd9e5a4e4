import JournalFiles
import JournalFormat
import JournalIndex
import JournalModel
import SystemLibrary

extension Journal {
  /// A photo or a recording: its name without its ending, its ending, its bytes, whether it is a recording.
  package typealias Media = (stem: String, ending: String, bytes: [UInt8], isSound: Bool)

  /// Copies photos and recordings into the folder of a record's and names them in its file; all of them or
  /// none.
  ///
  /// - Parameters:
  ///   - caption: stands as the text of each picture at the end of the body; `nil` names them in the front
  ///     matter alone.
  ///   - words: what recordings say, by their index among the media, and what is to stand below the words of
  ///     a file.
  ///   - created: the change that made the record a moment ago; one undo takes all of it back.
  /// - Returns: the change of the record, which takes the copies back with it.
  package func attach(
    _ media: [Media], to record: Record, caption: String?, words: [Int: String] = [:],
    source: (String) -> String = { $0 }, now: Timestamp?, joinedTo created: Change? = nil
  ) throws(ChangeError) -> Change {
    var copies: [Change] = []
    do throws(ChangeError) {
      for item in media {
        do throws(StoreError) {
          let copy = try create(item, of: record.path)
          if let former = copies.last ?? created { store.join(copy, to: former) }
          copies.append(copy)
        } catch { throw .store(error) }
      }
      let names = copies.map { Journal.mediaName(ofCopy: $0.path) }
      let edits = zip(names, media).map { name, item in
        FieldEdit.add(item: name, key: item.isSound ? "audio" : Key.photos.name)
      }
      // The text tells what is on the pictures, and what is heard where there are none.
      let hasPictures = media.contains { !$0.isSound }
      let links = zip(names, media).filter { !$0.1.isSound || !hasPictures }
        .map { (path: $0.0, isPicture: hasPictures) }
      let said = words.sorted { $0.key < $1.key }.map { Journal.quotation($1, source(names[$0])) }
      let lines = (caption.map { [Journal.lines(links, $0)] } ?? []) + said
      let change = try edit(record, edits, appending: lines.joined(separator: "\n"), now: now)
      if let last = copies.last { store.join(change, to: last) }
      return change
    } catch {
      for copy in copies.reversed() { try? store.discardMedia(copy.path) }
      throw error
    }
  }

  /// Copies a photo or a recording into the folder of a record's; sealed where the record is.
  package func create(_ item: Media, of record: String) throws(StoreError) -> Change {
    let folder = Journal.mediaFolder(of: record)
    guard Record.isSealed(path: record) else {
      return try store.createMedia(item.bytes, folder: folder, stem: item.stem, ending: item.ending)
    }
    // Its name tells no more than that of the record.
    let day = FileNames.day(ofStem: item.stem)?.iso
    let stem = [day, item.isSound ? "audio" : "photo"].compactMap(\.self).joined(separator: "-")
    return try store.createMedia(
      try bytesToWrite(item.bytes, to: record), folder: folder, stem: stem,
      ending: item.ending + Seal.mediaEnding)
  }

  /// How a record names a copy that was made for it.
  package static func mediaName(ofCopy path: String) -> String {
    MediaPath.folder + "/" + clear(RelativePath.last(of: path))
  }

  /// The path of a file as it is in clear: that of a photo or recording as texts have it.
  package static func clear(_ path: String) -> String {
    path.hasSuffix(Seal.mediaEnding) ? String(path.dropLast(Seal.mediaEnding.count)) : path
  }

  /// The folder for the photos of a record.
  static func mediaFolder(of path: String) -> String {
    let folder = path.utf8.lastIndex(of: 0x2F).map { String(path[..<$0]) } ?? ""
    return folder.isEmpty ? MediaPath.folder : folder + "/" + MediaPath.folder
  }

  /// Words that somebody else wrote down: a quotation that says where it comes from, never the person's own
  /// text.
  private static func quotation(_ words: String, _ source: String) -> String {
    let lines = words.split(whereSeparator: \.isNewline).map { "> \($0)\n" }
    return lines.joined() + ">\n> — \(source)\n"
  }

  /// Pictures, and links to recordings, with a text, one a line.
  private static func lines(_ links: [(path: String, isPicture: Bool)], _ caption: String) -> String {
    let text = caption.unicodeScalars.map { scalar -> String in
      switch scalar {
      case "[", "]", "\\": "\\" + String(scalar)
      default: scalar.properties.isWhitespace ? " " : String(scalar)
      }
    }.joined()
    return links.map { "\($0.isPicture ? "!" : "")[\(text)](\($0.path))\n" }.joined()
  }

  /// The photos and recordings that a record names and no other does, in its own folder for them.
  ///
  /// - Parameter isInText: whether a picture counts that its text alone names.
  /// - Throws: where one, or a record that may name it, can't be looked at: what a record takes along goes
  ///   with it or not at all.
  package func ownMedia(of record: Record, isInText: Bool = false) throws(StoreError) -> [String] {
    var named = try namedMedia(of: record, isInText: isInText)
    guard !named.isEmpty else { return [] }
    let others = records().records.filter { $0.path != record.path }.flatMap(\.mediaPaths)
    named.removeAll { others.contains($0) }
    // A text names pictures of its own folder, as a rule; so no more than that is read.
    let home = RelativePath.folder(of: record.path)
    return try unnamed(named) { path in
      Bytes.areEqual(path, record.path) || !Bytes.areEqual(RelativePath.folder(of: path), home)
        || Journal.isCopy(path, of: record.path)
    } ?? []
  }

  /// The photos and recordings that a record names in its own folder for them, sealed ones too.
  func namedMedia(of record: Record, isInText: Bool = false) throws(StoreError) -> [String] {
    // A record that could not be read when it was named names no photo.
    let file = readable(try store.read(record.path))
    let record = openedRecord(file)?.record ?? record
    let folder = Journal.mediaFolder(of: record.path) + "/"
    var named: [String] = []
    for path in record.mediaPaths where path.hasPrefix(folder) {
      // Those of a sealed record are sealed.
      for path in [path, path + Seal.mediaEnding] where try store.isFile(path) { named.append(path) }
    }
    guard isInText else { return named }
    // What leads there from elsewhere than the record's own folder does so after a move, too.
    let mentions = MediaMentions(path: "note.md", file.bytes)
    for name in try store.allNames(inFolder: Journal.mediaFolder(of: record.path)).map(PathText.text) {
      let path = folder + name
      guard !named.contains(path), mentions.has(Journal.clear(MediaPath.folder + "/" + name)) else {
        continue
      }
      if try store.isFile(path) { named.append(path) }
    }
    return named
  }

  /// Whether photos or recordings lie in the folder for those of a sealed record, of which without the key
  /// nobody knows whose they are.
  package func hidesMedia(of record: Record) throws(StoreError) -> Bool {
    guard record.isSealed, seal?.isUnlocked != true else { return false }
    return try store.allNames(inFolder: Journal.mediaFolder(of: record.path)).contains {
      $0.suffix(Seal.mediaEnding.utf8.count).elementsEqual(Seal.mediaEnding.utf8)
    }
  }

  /// Where the photos and recordings lie in the trash that went there with a record, each with the name that
  /// the record's file has for it.
  ///
  /// - Parameters:
  ///   - file: the record as it lies in the trash.
  ///   - former: where the record was.
  ///   - history: tells which name each got in the trash.
  /// - Throws: where one can't be looked at, as ``ownMedia(of:)``.
  func trashedMedia(
    of file: StoredFile, from former: String, _ history: ChangeHistory
  ) throws(StoreError) -> [(path: String, name: String)] {
    guard var record = openedRecord(readable(file))?.record else { return [] }
    record.path = former
    let folder = Journal.mediaFolder(of: former) + "/"
    var media: [(path: String, name: String)] = []
    let isSealed = Record.isSealed(path: file.path)
    for clear in record.mediaPaths where clear.hasPrefix(folder) {
      let path = isSealed ? clear + Seal.mediaEnding : clear
      let name = RelativePath.last(of: path)
      let logged = history.changes.last { $0.kind == .trashed && $0.formerPath == path }?.path
      let candidates = [logged, Journal.mediaFolder(of: file.path) + "/" + name].compactMap { $0 }
      for candidate in candidates where FileStore.isInTrash(candidate) {
        guard try store.isFile(candidate) else { continue }
        media.append((candidate, name))
        break
      }
    }
    // What went with a sealed record only the log of changes tells without the key.
    return media.isEmpty && isSealed ? history.media(trashedWith: file.path) : media
  }

  /// Moves the photos of a record that moved into the folder beside it; where a name is taken there, the
  /// record's file gets the new one.
  ///
  /// - Parameters:
  ///   - media: where each lies, and the name that the record's file has for it.
  ///   - shared: where those lie that other records name, too: they stay there, and copies go along.
  func moveMedia(
    _ media: [(path: String, name: String)], copying shared: [String] = [], after change: Change
  ) throws(StoreError) {
    let media = media + shared.map { ($0, RelativePath.last(of: $0)) }
    guard !media.isEmpty else { return }
    let folder = Journal.mediaFolder(of: change.path)
    var (last, renamed) = (change, [(old: String, new: String)]())
    for (path, old) in media where RelativePath.folder(of: path) != folder {
      let moved: Change
      if shared.contains(path) {
        let (stem, ending) = FileStore.parts(ofName: old)
        moved = try store.createMedia(
          try store.allBytes(of: path, limit: 2 * Seal.largestMedia), folder: folder, stem: stem,
          ending: ending)
      } else {
        moved = try store.moveMedia(path, toFolder: folder, name: old)
      }
      store.join(moved, to: last)
      last = moved
      let new = RelativePath.last(of: moved.path)
      if old != new { renamed.append((MediaPath.folder + "/" + old, MediaPath.folder + "/" + new)) }
    }
    guard !renamed.isEmpty else { return }
    let file = try store.read(change.path)
    var bytes = try opened(file).bytes
    for name in renamed {
      bytes = Bytes.replacing(
        Array(Journal.clear(name.old).utf8), with: Array(Journal.clear(name.new).utf8), in: bytes)
    }
    store.join(try store.replace(file, with: try bytesToWrite(bytes, to: file.path)), to: last)
  }
}
