import JournalExchange
import JournalFiles
import JournalModel
import JournalReaders
import SystemLibrary

/// What a person wants imported: a file, a folder, or an archive, whose members are found by name.
package struct ImportSource: Sendable {
  /// The path, as it was given.
  package let path: String
  /// Whether it is a folder or an archive.
  package let hasMembers: Bool
  /// The names of the members, in the order of an archive or of the bytes of names; of a file its own name.
  package let names: [String]
  private let content: Content
  private let namesOfBases: [String: String]
  private let members: Set<String>
  /// Pictures and recordings that stand in the text of the source, by the names it has for them.
  private var embedded: [String: [UInt8]] = [:]
  /// When a single file was last changed.
  private var modified: Instant?
  private let book = Monitor<Result<Workbook, ReadingError>?>(nil)

  private enum Content: Sendable {
    /// A single file, with the part of it that is in memory: all, nothing of a backup, the first bytes
    /// of one that is read as a stream alone.
    case file(any ByteSource, known: [UInt8])
    case folder
    case archives([ZipArchive])
    case tape(TarArchive)
  }

  /// Opens what a path leads to.
  ///
  /// - Throws: what the system says, or why the archive can't be read.
  package init(path: String) throws(ImportFailure) {
    let (file, head): (ForeignFile, [UInt8])
    do throws(StoreError) {
      if ForeignFolder.isFolder(path) {
        let names = try ForeignFolder.files(below: path, limit: ReadingLimits.members)
        self.init(
          path: path, names: names.filter { MemberName.isWanted($0.split(separator: "/").map(String.init)) },
          content: .folder)
        return
      }
      file = try ForeignFile(path)
      head = try file.bytes(0..<512)
    } catch { throw ImportFailure(error) }
    if ZipArchive.isArchive(head) || TarArchive.isArchive(head) {
      try self.init(path: path, archive: file, start: head)
      return
    }
    let isBackup = BackupExport.isBackup(startingWith: head)
    let isLarge = file.count > ReadingLimits.textBytes
    var bytes: [UInt8] = []
    do throws(StoreError) {
      if !isBackup { bytes = try file.bytes(0..<(isLarge ? 1 << 16 : file.count)) }
    } catch { throw ImportFailure(error) }
    self.init(
      path: path, names: [MemberName.base(path)],
      content: .file(isLarge || isBackup ? file : MemorySource(bytes), known: bytes))
    if !isBackup { modified = file.modified }
  }

  package init(path: String, bytes: [UInt8]) throws(ImportFailure) {
    let start = Array(bytes.prefix(512))
    if ZipArchive.isArchive(start) || TarArchive.isArchive(start) {
      try self.init(path: path, archive: MemorySource(bytes), start: start)
    } else {
      self.init(path: path, names: [MemberName.base(path)], content: .file(MemorySource(bytes), known: bytes))
    }
  }

  private init(path: String, archive: any ByteSource, start: [UInt8]) throws(ImportFailure) {
    do throws(ReadingError) {
      if !ZipArchive.isArchive(start) {
        let tape = try TarArchive(archive)
        self.init(path: path, names: tape.members.map(\.name), content: .tape(tape))
        return
      }
      let archives = try ImportSource.parts(of: try ZipArchive(archive))
      self.init(path: path, names: archives.flatMap { $0.members.map(\.name) }, content: .archives(archives))
    } catch { throw ImportFailure(error, path) }
  }

  /// Large exports of Notion are an archive of archives and nothing else: the inner ones are the source.
  private static func parts(of archive: ZipArchive) throws(ReadingError) -> [ZipArchive] {
    let members = archive.members
    guard !members.isEmpty, members.count <= partLimit,
      members.allSatisfy({ MemberName.ending($0.name) == "zip" })
    else { return [archive] }
    var parts: [ZipArchive] = []
    var limit = ReadingLimits.mediaBytes
    for member in members {
      let part = try archive.source(of: member, limit: limit)
      if part is MemorySource { limit -= part.count }
      parts.append(try ZipArchive(part))
    }
    return parts
  }

  private static let partLimit = 20

  package func with(embedded files: [String: [UInt8]]) -> ImportSource {
    guard !files.isEmpty else { return self }
    var source = self
    source.embedded = files
    return source
  }

  private init(path: String, names: [String], content: Content) {
    (self.path, self.names, self.content) = (path, names, content)
    hasMembers =
      switch content {
      case .file: false
      case .folder, .archives, .tape: true
      }
    var namesOfBases: [String: String] = [:]
    for name in names {
      let base = MemberName.base(name).lowercased()
      if namesOfBases[base] == nil { namesOfBases[base] = name }
    }
    self.namesOfBases = namesOfBases
    members = Set(names)
  }

  /// The member of a name, or the one whose last part is that of the name, in any case of letters, wherever
  /// it lies.
  package func name(endingWith base: String) -> String? {
    embedded[base] != nil || members.contains(base) ? base : namesOfBases[MemberName.base(base).lowercased()]
  }

  /// The member that an address in another one leads to; `nil` where there is none.
  package func name(of address: String, in member: String) -> String? {
    let name = PathSteps.resolved("./\(MemberName.folder(member))/\(address)")
    return members.contains(name) ? name : nil
  }

  /// The workbook that it is, which is read once, however many ask for it.
  package func workbook(_ read: () throws(ReadingError) -> Workbook) throws(ReadingError) -> Workbook {
    if let known = book.read({ $0 }) { return try known.get() }
    let result = Result { () throws(ReadingError) in try read() }
    book.change { $0 = result }
    return try result.get()
  }

  /// Whether a member can't be read without a password.
  var isEncrypted: Bool {
    if case .archives(let archives) = content {
      archives.contains { $0.members.contains(where: \.isEncrypted) }
    } else {
      false
    }
  }

  package func label(_ name: String) -> String { hasMembers ? path + "/" + name : path }

  /// The bytes of a single file; of one that is too large for the memory only the first ones.
  package var bytes: [UInt8] {
    if case .file(_, let known) = content { known } else { [] }
  }

  /// Whether it is a file that can only be read as a stream.
  package var isLarge: Bool {
    if case .file(let file, let known) = content { !known.isEmpty && known.count < file.count } else { false }
  }

  /// The first bytes of a member as text; empty where it can't be read.
  package func start(of name: String, _ count: Int) -> String {
    guard hasMembers else { return String(decoding: bytes.prefix(count), as: UTF8.self) }
    do throws(ReadingError) {
      var stream = try stream(of: name)
      return String(decoding: try stream.next().prefix(count), as: UTF8.self)
    } catch { return "" }
  }

  /// The bytes of a member, a part after the other.
  package func stream(of name: String) throws(ReadingError) -> any ByteStream {
    switch content {
    case .file(let file, _): return SourceStream(file)
    case .archives(let archives):
      guard let (archive, member) = ImportSource.member(name, of: archives) else {
        throw ReadingError(.missingMedia(name))
      }
      return try archive.stream(of: member, limit: ReadingLimits.streamBytes)
    case .tape(let tape):
      guard let member = tape.member(named: name) else { throw ReadingError(.missingMedia(name)) }
      return tape.stream(of: member)
    case .folder:
      guard let file = try? ForeignFile(path + "/" + name), file.count <= ReadingLimits.streamBytes else {
        throw ReadingError(.missingMedia(name))
      }
      return SourceStream(file)
    }
  }

  /// How many bytes a member has, as far as that is known without reading it.
  package func size(of name: String) -> Int {
    switch content {
    case .file(let file, _): file.count
    case .archives(let archives): ImportSource.member(name, of: archives)?.member.size ?? 0
    case .tape(let tape): tape.member(named: name)?.range.count ?? 0
    case .folder: (try? ForeignFile(path + "/" + name))?.count ?? 0
    }
  }

  /// The bytes of a single file, to be read a part at a time.
  package var byteSource: any ByteSource {
    if case .file(let file, _) = content { file } else { MemorySource([]) }
  }

  package func bytes(of name: String, limit: Int = ReadingLimits.textBytes) throws(ImportFailure) -> [UInt8] {
    if let bytes = embedded[name] { return bytes }
    switch content {
    case .file(let file, let known):
      guard file.count <= limit else { throw ImportFailure(.tooLarge(limit: limit), path) }
      if known.isEmpty, file.count > 0 { throw ImportFailure(.unknownFormat, path) }
      do throws(ReadingError) { return isLarge ? try file.part(0..<file.count) : known } catch {
        throw ImportFailure(error, path)
      }
    case .archives(let archives):
      guard let (archive, member) = ImportSource.member(name, of: archives) else {
        throw ImportFailure(.missingMedia(name), path)
      }
      do throws(ReadingError) { return try archive.bytes(of: member, limit: limit) } catch {
        throw ImportFailure(error, label(name))
      }
    case .tape(let tape):
      guard let member = tape.member(named: name) else { throw ImportFailure(.missingMedia(name), path) }
      do throws(ReadingError) { return try tape.bytes(of: member, limit: limit) } catch {
        throw ImportFailure(error, label(name))
      }
    case .folder:
      do throws(StoreError) {
        let file = try ForeignFile(path + "/" + name)
        guard file.count <= limit else {
          throw StoreError(path: label(name), reason: .tooLarge(bytes: Int64(file.count)))
        }
        return try file.bytes(0..<file.count)
      } catch { throw ImportFailure(error) }
    }
  }
}

extension ImportSource {
  /// When the file of a name was last changed, on the clock of the journal's zone; `nil` where nobody says.
  package func fileTime(of name: String, _ context: ImportContext) -> Timestamp? {
    switch content {
    case .archives(let archives):
      ImportSource.member(name, of: archives)?.member.modified.map { context.timestamp($0) }
    case .tape(let tape):
      tape.member(named: name).map { context.zone.timestamp(Instant(secondsSinceEpoch: $0.modified)) }
    case .folder: (try? ForeignFile(path + "/" + name)).map { context.zone.timestamp($0.modified) }
    case .file: modified.map { context.zone.timestamp($0) }
    }
  }

  private static func member(
    _ name: String, of archives: [ZipArchive]
  ) -> (archive: ZipArchive, member: ZipArchive.Member)? {
    for archive in archives {
      if let member = archive.member(named: name) { return (archive, member) }
    }
    return nil
  }
}

extension ForeignFile: ByteSource {
  package func part(_ range: Range<Int>) throws(ReadingError) -> [UInt8] {
    do throws(StoreError) { return try bytes(range) } catch { throw ReadingError(.cutShort) }
  }
}

extension ImportSource {
  /// The first text of a single file, without leading blanks.
  package func startText(_ count: Int = 4096) -> String {
    String(decoding: SourceText.utf8(Array(bytes.prefix(count * 2))).prefix(count), as: UTF8.self)
      .trimmedBlanks
  }

  /// Whether the first part of a file holds all of these words; names of keys come early.
  package func startHolds(_ words: String...) -> Bool {
    let text = startText(1 << 16)
    return words.allSatisfy { text.contains($0) }
  }

  /// Whether the first part of a member holds all of these words.
  package func start(of name: String, holds words: String...) -> Bool {
    let text = start(of: name, 1 << 16)
    return words.allSatisfy { text.contains($0) }
  }

  /// The text of a member, in any encoding that ``SourceText`` knows.
  package func text(of name: String, limit: Int = ReadingLimits.entryBytes) throws(ImportFailure) -> String {
    String(decoding: SourceText.utf8(try bytes(of: name, limit: limit)), as: UTF8.self)
  }

  /// The members with an ending; a single file is its own member.
  package func members(ending: String) -> [String] { hasMembers ? names(ending: ending) : names }

  /// The member with the content of a format; a single file is its own member.
  func file(of format: String, _ find: (ImportSource) -> String?) throws(ImportFailure) -> String {
    guard let name = hasMembers ? find(self) : names.first else {
      throw ImportFailure(.notFormat(format), path)
    }
    return name
  }

  package func names(ending: String) -> [String] { names.filter { MemberName.ending($0) == ending } }
}
