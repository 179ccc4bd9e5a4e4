import JournalFiles
import JournalFormat
import JournalModel
import JournalStore
import SystemLibrary
import YAMLCodec

/// The folder outside the journal into which its form saves, such as that of downloads or one that a phone
/// shares: what the form wrote there is taken into its place in the journal.
///
/// The form is known by its name for a file and by the stamp in the key `source`; whatever else lies in the
/// folder is neither changed nor removed.
package struct Inbox {
  private let journal: Journal
  private let path: String
  private let folder: FileStore
  private let keys: (Kind) throws(StoreError) -> Set<String>

  /// The inbox of a journal.
  ///
  /// - Parameter keys: those that the form writes into a file of a kind.
  package init(
    _ folder: String, of journal: Journal, keys: @escaping (Kind) throws(StoreError) -> Set<String>
  ) {
    path = folder
    self.folder = FileStore(root: folder, stateFolder: nil)
    (self.journal, self.keys) = (journal, keys)
  }

  /// What became of the files of the form.
  package struct Taken: Sendable {
    /// Where they are now, in the order of their names.
    package var paths: [String] = []
    /// Whether `undo` can take them back.
    package var isUndoable = true
    /// What has the form's stamp and keys that it never writes, by its path, with these: it stays there.
    package var strange: [(path: String, keys: [String])] = []
    /// What stopped it before its end; what ``paths`` names is written all the same.
    package var failure: StoreError?
  }

  /// A file of the form, and where it belongs.
  private struct Letter {
    let file: StoredFile
    let kind: Kind
    let folder: String
    let stem: String

    /// The same bytes are the same answers, however often they were saved.
    let origin: ImportOrigin

    init(_ file: StoredFile, _ kind: Kind, folder: String, stem: String) {
      (self.file, self.kind, self.folder, self.stem) = (file, kind, folder, stem)
      origin = ImportOrigin(source: "form", origin: SHA256.hexadecimal(of: file.bytes))
    }

    /// What this device remembers of it.
    var row: (key: ImportLedger.Key, row: ImportLedger.Row) {
      let checksum = Bytes.checksum(file.bytes)
      return (origin, ImportLedger.Row(source: checksum, file: checksum))
    }
  }

  /// More files than that are taken by the next commands.
  private static let atOnce = 1000

  /// Takes the files of the form in as one change, and removes them from the folder once they are safe; what
  /// is in the journal already, or was before somebody changed or deleted it, is only removed.
  ///
  /// - Throws: where the folder can't be read.
  package func take() throws(StoreError) -> Taken {
    guard journal.profile.identifier != nil else { return Taken() }
    guard ForeignFolder.isFolder(path) else { throw StoreError(path: path, reason: .noFolder) }
    // What was saved first has the shorter name.
    let names = try names().sorted { ($0.utf8.count, $0) < ($1.utf8.count, $1) }
    var (letters, taken): ([Letter], Taken) = ([], Taken())
    for name in names where letters.count < Inbox.atOnce {
      do throws(StoreError) {
        guard let letter = try letter(name) else { continue }
        let strange = try strangeKeys(letter)
        if strange.isEmpty {
          letters.append(letter)
        } else {
          taken.strange.append((path + "/" + name, strange))
        }
      } catch { taken.failure = error }
    }
    guard !letters.isEmpty else { return taken }
    let ledger = ImportLedger(journal.store.notes())
    var known = Set(letters.map(\.origin).filter { ledger[$0] != nil })
    var new: [Letter] = []
    for letter in letters where known.insert(letter.origin).inserted {
      do throws(StoreError) { if try !isThere(letter) { new.append(letter) } } catch {
        // It stays until it can be told whether it was taken in.
        known.remove(letter.origin)
        taken.failure = error
      }
    }
    if !new.isEmpty {
      var batch = Batch()
      batch.items = new.map {
        Batch.Item(.new(folder: $0.folder, name: $0.stem + ".md"), bytes: $0.file.bytes)
      }
      batch.note = { [new] paths in
        // A sum of answers as short as these would tell them: of what is sealed none is kept.
        let rows = zip(new, paths).compactMap { letter, path in
          path.map(Record.isSealed(path:)) == false ? letter.row : nil
        }
        return ImportLedger.note(rows)
      }
      let result = try journal.write(batch)
      taken.paths = result.paths.compactMap(\.self)
      (taken.isUndoable, taken.failure) = (result.isUndoable, result.failure ?? taken.failure)
      known.subtract(zip(new, result.paths).filter { $1 == nil }.map(\.0.origin))
    }
    for letter in letters where known.contains(letter.origin) {
      do throws(StoreError) { try folder.discard(letter.file) } catch {
        // It lies there still, and is known from now on.
        taken.failure = taken.failure ?? StoreError(path: path + "/" + error.path, reason: error.reason)
      }
    }
    return taken
  }

  private func names() throws(StoreError) -> [String] {
    do throws(StoreError) { return try folder.names(inFolder: "") } catch {
      throw StoreError(path: path, reason: error.reason)
    }
  }

  /// How many files in the folder have a name as the form gives, and were not written by this journal's.
  package func foreignCount() throws(StoreError) -> Int {
    var count = 0
    for name in try names() where Inbox.stem(ofForm: name) != nil {
      if try letter(name).map(strangeKeys)?.isEmpty != true { count += 1 }
    }
    return count
  }

  /// The file of a name, where the form of this journal wrote it.
  private func letter(_ name: String) throws(StoreError) -> Letter? {
    guard let stem = Inbox.stem(ofForm: name), let day = FileNames.day(ofStem: stem) else { return nil }
    let file: StoredFile
    do throws(StoreError) { file = try folder.read(name) } catch {
      guard case .system = error.reason else { return nil }
      throw StoreError(path: path + "/" + name, reason: error.reason)
    }
    guard file.bytes.count <= Inbox.sizeLimit,
      !file.bytes.contains(0), !MergeMarkers.areIn(file.bytes)
    else { return nil }
    let document = MarkdownDocument(file.bytes)
    guard document.problems.isEmpty else { return nil }
    let (record, problems) = RecordDecoder().decode(document, path: name, fileTime: nil)
    guard problems.isEmpty, record.source == journal.profile.formSource,
      [.entry, .checkIn, .checkOut].contains(record.kind)
    else { return nil }
    return Letter(file, record.kind, folder: FileNames.folder(of: day), stem: stem)
  }

  /// The keys of a letter that the form does not write: somebody else did, who knows the journal's stamp.
  private func strangeKeys(_ letter: Letter) throws(StoreError) -> [String] {
    let known = try keys(letter.kind)
    return MarkdownDocument(letter.file.bytes).entries.map(\.key).filter { !known.contains($0) }
  }

  /// The form writes answers and a note.
  private static let sizeLimit = 1 << 20

  /// The name that the form gives a file, without its ending and what a browser adds to a name that is taken
  /// (` (1)`); `nil` for others.
  private static func stem(ofForm name: String) -> String? {
    for word in [Key.mood.name, Kind.checkIn.name, Kind.checkOut.name] {
      let length = "2026-11-20-1850-".utf8.count + word.utf8.count
      let stem = String(decoding: name.utf8.prefix(length), as: UTF8.self)
      let rest = name.utf8.dropFirst(length)
      guard stem.hasSuffix("-" + word), name.hasSuffix(".md"),
        rest.dropLast(3).allSatisfy({ "0123456789 ()-_".utf8.contains($0) }),
        stem.utf8.dropFirst(11).prefix(4).allSatisfy({ (0x30...0x39).contains($0) })
      else { continue }
      return stem
    }
    return nil
  }

  /// Whether a file in the place of one has its bytes: a command that was killed may have taken it in.
  ///
  /// - Throws: where what is in its place can't be read, or is sealed and the key is not at hand.
  private func isThere(_ letter: Letter) throws(StoreError) -> Bool {
    let sealed = journal.sealedName(for: letter.file.bytes)
    let (stem, ending) = sealed.map { FileStore.target($0) } ?? (letter.stem, ".md")
    for number in 1... {
      let name = (number == 1 ? stem : "\(stem)-\(number)") + ending
      let file: StoredFile
      do throws(StoreError) { file = try journal.store.read(RelativePath.join(letter.folder, name)) } catch {
        if error.meansNothingThere { break }
        throw error
      }
      let clear = journal.readable(file)
      if clear.bytes == letter.file.bytes { return true }
      if sealed != nil, clear.bytes == file.bytes { throw StoreError(path: file.path, reason: .locked) }
    }
    return false
  }
}
