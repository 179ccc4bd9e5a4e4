import JournalFiles
import JournalFormat
import JournalIndex
import SystemLibrary
import YAMLCodec

extension Journal {
  /// Opens the journal of a folder, or the nearest one upwards.
  public static func open(_ options: Options = Options()) throws(StoreError) -> Journal {
    let (root, document) = try root(for: options)
    let indexPath = { (root: String) in
      options.environment.cacheFolder.map { $0 + "/" + StateFolder.key(root) + "/index" }
    }
    var store = store(of: root, ProfileDecoder.identifier(of: document), options) { former in
      // Nobody asks this index any more, and it would keep words that are forgotten at the new place.
      if let path = indexPath(former) { try? IndexFiles.remove(path) }
    }
    store.touched = options.touched
    let files = store
    let zones = SystemZones(environment: options.environment)
    let standard = indexPath(root)
    let index: (path: String, isChosen: Bool)? =
      switch options.index {
      case .standard: standard.map { ($0, false) }
      case .file(let path): (path, true)
      case .none: nil
      }
    var journal = Journal(
      store: files, root: root, document: document,
      zone: options.zone.map { $0() } ?? zones.current(environment: options.environment),
      zoneVariable: options.environment["TZ"], zones: zones
    ) { _, zone, decoder in
      guard let index else { return FullScan(store: files, zone: zone, decoder: decoder) }
      return FileIndex(
        store: files, zone: zone, decoder: decoder, path: index.path, isChosen: index.isChosen)
    }
    journal.indexPaths = [standard, index?.path].compactMap { $0 }
    return journal
  }

  /// The files of a journal. Where its state folder can't be told, reading goes on without one.
  private static func store(
    of root: String, _ identifier: String?, _ options: Options, hasMoved: (_ former: String) -> Void
  ) -> FileStore {
    guard let base = options.environment.stateFolder else { return FileStore(root: root, stateFolder: nil) }
    do throws(StoreError) {
      return FileStore(
        root: root,
        stateFolder: try StateFolder.path(in: base, root: root, identifier: identifier, hasMoved: hasMoved))
    } catch { return FileStore(root: root, stateFailure: error) }
  }

  /// Makes a journal: the folder where it is missing, and its `journal.md` with these bytes; throws
  /// `StoreError.Reason.journalExists` where there is one.
  public static func create(at folder: String, profile: [UInt8]) throws(StoreError) {
    try create(at: folder, profile: profile, on: System.real)
  }

  /// The folders are made like those within a journal: with a name that isn't on the disk all that is ever
  /// written there would go.
  static func create(at folder: String, profile: [UInt8], on system: any Disk) throws(StoreError) {
    var (there, missing) = (folder.utf8.first == 0x2F ? folder : "./" + folder, "")
    while !isFolder(there, on: system), let slash = there.utf8.lastIndex(of: 0x2F), there.utf8.count > 1 {
      missing = RelativePath.join(String(there[there.utf8.index(after: slash)...]), missing)
      there = slash == there.startIndex ? "/" : String(there[..<slash])
    }
    let store = FileStore(root: there, stateFolder: nil, on: system)
    do throws(StoreError) {
      try store.createExactly(profile, folder: missing, name: profilePath, otherwise: .journalExists)
    } catch {
      throw StoreError(path: error.path.hasSuffix(profilePath) ? profilePath : folder, reason: error.reason)
    }
  }

  private static func isFolder(_ path: String, on system: any Disk) -> Bool {
    (try? system.status(path: path, followingLinks: true))?.kind == .folder
  }

  /// Why no journal can be made in a folder: a `journal.md` that is there must not be touched, and one that
  /// a sync tool renamed is wanted back.
  package static func obstacle(at folder: String) -> StoreError.Reason? {
    do throws(StoreError) {
      let file = try FileStore(root: folder, stateFolder: nil).read(profilePath)
      return ProfileDecoder.isProfile(MarkdownDocument(file.bytes)) ? .journalExists : .notAProfile
    } catch {
      if error.reason == .notFound, let name = copiedProfile(ofRoot: folder, Options(root: folder)) {
        return .profileCopied(name: name)
      }
      return error.reason == .notFound || error.errno != nil ? nil : error.reason
    }
  }

  /// The root of the journal in which a folder lies or would lie; `nil` where there is none.
  package static func root(around folder: String) -> String? {
    var start = PathSteps.resolved(folder)
    while (try? System.real.realPath(start)) == nil, start.utf8.count > 1 {
      start = PathSteps.resolved(start + "/..")
    }
    var options = Options()
    options.workingFolder = start
    do throws(StoreError) { return try root(for: options).folder } catch {
      return isInPlaceOfProfile(error) ? RelativePath.folder(of: error.path) : nil
    }
  }

  /// The root that the options mean, and its profile.
  private static func root(
    for options: Options
  ) throws(StoreError) -> (folder: String, document: MarkdownDocument) {
    do throws(StoreError) { return try nearestRoot(options) } catch {
      guard options.root == nil, error.reason == .noJournal, let fallback = options.fallback?() else {
        throw error
      }
      var options = options
      options.root = fallback
      do throws(StoreError) { return try nearestRoot(options) } catch {
        // A folder where a disk is mounted else would get a second journal, in clear.
        throw error.reason == .noJournal ? StoreError(path: fallback, reason: .journalAway) : error
      }
    }
  }

  /// The root that is named, or the nearest one upwards.
  private static func nearestRoot(
    _ options: Options
  ) throws(StoreError) -> (folder: String, document: MarkdownDocument) {
    let start = options.root ?? options.workingFolder
    let real: [UInt8]
    do throws(SystemFailure) { real = try System.real.realPath(start) } catch {
      throw StoreError(path: start, reason: .noJournal)
    }
    var folder = PathText.text(real)
    var refusal: StoreError?
    while true {
      do throws(StoreError) {
        let document = try profile(ofRoot: folder)
        if options.root == nil, !isTrusted(folder, options.environment) {
          throw StoreError(path: folder, reason: .foreignJournal)
        }
        return (folder, document)
      } catch {
        if error.reason == .foreignJournal { throw error }
        if error.reason == .notFound, let name = copiedProfile(ofRoot: folder, options) {
          guard options.takesCopiedProfile else {
            throw StoreError(path: folder, reason: .profileCopied(name: name))
          }
          return (folder, try profile(ofRoot: folder, named: name))
        }
        if error.reason == .notFound, isKnown(folder, options.environment) {
          throw StoreError(path: folder, reason: .profileGone)
        }
        // What is there and tells nothing yet may be the profile: the words of its journal go to no other.
        if options.root == nil, isInPlaceOfProfile(error) { throw error }
        // On the way up, a folder that can't be read is no reason to stop, nor to complain.
        let isWorthAWord = error.reason != .notFound && (options.root != nil || error.errno == nil)
        if isWorthAWord { refusal = refusal ?? error }
      }
      guard options.root == nil, let slash = folder.utf8.lastIndex(of: 0x2F), folder.utf8.count > 1 else {
        throw refusal ?? StoreError(path: start, reason: .noJournal)
      }
      folder = slash == folder.utf8.startIndex ? "/" : String(folder[..<slash])
    }
  }

  /// Whether a file of the profile's name is there that nobody can read as one, now.
  private static func isInPlaceOfProfile(_ error: StoreError) -> Bool {
    switch error.reason {
    case .textElsewhere, .symbolicLink, .notAFile(.brokenLink), .tooLarge: true
    case .system: (try? System.real.status(path: error.path))?.kind == .file
    default: false
    }
  }

  /// Whether a journal that nobody named is this user's: whoever can put a `journal.md` into a folder above
  /// would otherwise be given what others write below. Root has those of the user who called it with `sudo`.
  ///
  /// - Source: git's rule for repositories, CVE-2022-24765.
  private static func isTrusted(
    _ folder: String, _ environment: Environment, profile name: String = profilePath
  ) -> Bool {
    var own: Set<UInt32> = [System.userNumber]
    if System.isRoot, let caller = environment["SUDO_UID"].flatMap({ UInt32($0) }) { own.insert(caller) }
    let path = (folder == "/" ? "" : folder) + "/" + name
    guard let profile = try? System.real.status(path: path), let above = try? System.real.status(path: folder)
    else {
      return false
    }
    // Root owns the roots of disks, and may do everything anyway.
    return own.contains(profile.user) && (own.contains(above.user) || above.user == System.rootNumber)
  }

  /// The name of the youngest copy of a folder's `journal.md` that a sync tool made: where that is gone, the
  /// copy is what is left of it, and the folder a journal still.
  private static func copiedProfile(ofRoot folder: String, _ options: Options) -> String? {
    // What can't be looked at is reported by whoever can be.
    let names = (try? FileStore(root: folder, stateFolder: nil).allNames(inFolder: "")) ?? []
    return names.map(PathText.text).sorted(by: Bytes.precedes).last { name in
      ConflictName(name)?.original == profilePath && (try? profile(ofRoot: folder, named: name)) != nil
        && (options.root != nil || isTrusted(folder, options.environment, profile: name))
    }
  }

  /// Whether this device had an index of a journal in a folder, and months of records are there still.
  private static func isKnown(_ folder: String, _ environment: Environment) -> Bool {
    guard let cache = environment.cacheFolder,
      isFolder(cache + "/" + StateFolder.key(folder), on: System.real),
      let names = try? FileStore(root: folder, stateFolder: nil).allNames(inFolder: "")
    else { return false }
    return names.contains { $0.count == 4 && $0.allSatisfy { (0x30...0x39).contains($0) } }
  }

  /// The `journal.md` of a folder, or what has another name, which must have the key `smjournal`; errors have
  /// the absolute path.
  private static func profile(
    ofRoot folder: String, named name: String = profilePath
  ) throws(StoreError) -> MarkdownDocument {
    let path = (folder == "/" ? "" : folder) + "/" + name
    do throws(StoreError) {
      let bytes = try FileStore(root: folder, stateFolder: nil).read(name).bytes
      let document = MarkdownDocument(bytes)
      if ProfileDecoder.isProfile(document) { return document }
      if let reason = Problem.Reason(inPlaceOfText: bytes) {
        throw StoreError(path: path, reason: .textElsewhere(reason))
      }
      if MergeMarkers.areIn(bytes) { throw StoreError(path: path, reason: .textElsewhere(.unfinishedMerge)) }
      let isWide = document.problems.contains { $0.reason == .notUTF8 }
      throw StoreError(path: path, reason: isWide ? .textElsewhere(.invalidUTF8) : .notAProfile)
    } catch { throw StoreError(path: path, reason: error.reason) }
  }
}
