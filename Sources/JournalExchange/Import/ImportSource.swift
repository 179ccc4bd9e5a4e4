import JournalModel
import JournalStore
import YAMLCodec

/// What a person wants imported: a file, a folder, or an archive, whose members are found by name.
package struct ImportSource: Sendable {
  /// The path, as it was given.
  package let path: String
  /// Whether it is a folder or an archive.
  package let hasMembers: Bool
  /// The names of the members, in the order of an archive or of the bytes of names; of a file its own name.
  package let names: [String]
  private let content: Content
  private let places: [String: String]

  private enum Content: Sendable {
    case file([UInt8])
    case backup(ForeignFile)
    case folder
    case archive(ZipArchive)
  }

  /// Opens what a path leads to.
  ///
  /// - Throws: what the system says, or why the archive can't be read.
  package init(path: String) throws(ImportFailure) {
    if ForeignFolder.isFolder(path) {
      let names = try ImportSource.storing { () throws(StoreError) in
        try ForeignFolder.files(below: path, limit: ReadingLimits.members)
      }
      self.init(
        path: path, names: names.filter { MemberName.isWanted($0.split(separator: "/").map(String.init)) },
        content: .folder)
      return
    }
    let file = try ImportSource.storing { () throws(StoreError) in try ForeignFile(path) }
    let start = try ImportSource.storing { () throws(StoreError) in try file.bytes(0..<4) }
    if ZipArchive.isArchive(start) {
      try self.init(path: path, archive: file)
      return
    }
    let head = try ImportSource.storing { () throws(StoreError) in try file.bytes(0..<512) }
    if BackupPlan.recognises(head) {
      self.init(path: path, names: [MemberName.base(path)], content: .backup(file))
      return
    }
    guard file.count <= ReadingLimits.textBytes else {
      throw ImportFailure(.tooLarge(limit: ReadingLimits.textBytes), path)
    }
    let bytes = try ImportSource.storing { () throws(StoreError) in try file.bytes(0..<file.count) }
    self.init(path: path, names: [MemberName.base(path)], content: .file(bytes))
  }

  private static func storing<Result>(_ body: () throws(StoreError) -> Result) throws(ImportFailure) -> Result
  {
    do throws(StoreError) { return try body() } catch { throw ImportFailure(error) }
  }

  /// A file that is in memory.
  package init(path: String, bytes: [UInt8]) throws(ImportFailure) {
    if ZipArchive.isArchive(Array(bytes.prefix(4))) {
      try self.init(path: path, archive: MemorySource(bytes))
    } else {
      self.init(path: path, names: [MemberName.base(path)], content: .file(bytes))
    }
  }

  private init(path: String, archive: any ByteSource) throws(ImportFailure) {
    do throws(ReadingError) {
      let archive = try ZipArchive(archive)
      self.init(path: path, names: archive.members.map(\.name), content: .archive(archive))
    } catch { throw ImportFailure(error, path) }
  }

  private init(path: String, names: [String], content: Content) {
    self.path = path
    self.names = names
    self.content = content
    hasMembers =
      switch content {
      case .file, .backup: false
      case .folder, .archive: true
      }
    var places: [String: String] = [:]
    for name in names {
      let base = MemberName.base(name).lowercased()
      if places[base] == nil { places[base] = name }
    }
    self.places = places
  }

  /// The member whose last part is a name, in any case of letters, wherever it lies.
  package func name(endingWith base: String) -> String? { places[MemberName.base(base).lowercased()] }

  /// What a member is called in messages.
  package func label(_ name: String) -> String { hasMembers ? path + "/" + name : path }

  /// The bytes of a file that is none of many.
  package var bytes: [UInt8] { if case .file(let bytes) = content { bytes } else { [] } }

  /// The bytes of a file that is none of many, to be read a part at a time.
  package var byteSource: any ByteSource {
    if case .backup(let file) = content { file } else { MemorySource(bytes) }
  }

  /// The bytes of a member.
  package func bytes(of name: String, limit: Int = ReadingLimits.textBytes) throws(ImportFailure) -> [UInt8] {
    switch content {
    case .file(let bytes): return bytes
    case .backup: throw ImportFailure(.unknownFormat, path)
    case .archive(let archive):
      guard let member = archive.member(named: name) else { throw ImportFailure(.missingMedia(name), path) }
      do throws(ReadingError) { return try archive.bytes(of: member, limit: limit) } catch {
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

extension ForeignFile: ByteSource {
  package func part(_ range: Range<Int>) throws(ReadingError) -> [UInt8] {
    do throws(StoreError) { return try bytes(range) } catch { throw ReadingError(.cutShort) }
  }
}
