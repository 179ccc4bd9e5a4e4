import JournalModel
import YAMLCodec

extension Journal {
  /// Opens the journal of a folder, or the nearest one upwards.
  public static func open(_ options: Options = Options()) throws(StoreError) -> Journal {
    let (root, document) = try root(for: options)
    let key = Bytes.hexadecimal(Bytes.checksum(PathText.bytes(root) ?? []))
    let store = FileStore(root: root, stateFolder: options.environment.stateFolder.map { $0 + "/" + key })
    let zones = SystemZones()
    let index: String? =
      switch options.index {
      case .standard: options.environment.cacheFolder.map { $0 + "/" + key + "/index" }
      case .file(let path): path
      case .none: nil
      }
    return Journal(
      store: store, root: root, document: document,
      zone: options.zone?() ?? zones.current(environment: options.environment), zones: zones
    ) { _, zone in
      guard let index else { return FullScan(store: store, zone: zone) }
      return FileIndex(store: store, zone: zone, path: index)
    }
  }

  /// Makes a journal: the folder where it is missing, and its `journal.md` with these bytes; throws
  /// ``StoreError/Reason/journalExists`` where there is one.
  public static func create(at folder: String, profile: [UInt8]) throws(StoreError) {
    let system = System.real
    do throws(SystemFailure) {
      _ = try system.makeFolders(folder)
    } catch { throw StoreError(path: folder, error) }
    let store = FileStore(root: folder, stateFolder: nil)
    try store.createExactly(profile, folder: "", name: profilePath, otherwise: .journalExists)
  }

  /// The root that the options mean, and its profile.
  private static func root(
    for options: Options
  ) throws(StoreError) -> (folder: String, document: MarkdownDocument) {
    let start = options.root ?? options.workingFolder
    let real: [UInt8]
    do throws(SystemFailure) { real = try System.realPath(PathText.cString(start)) } catch {
      throw StoreError(path: start, reason: .noJournal)
    }
    var folder = PathText.text(real)
    while true {
      if let document = profile(ofRoot: folder) { return (folder, document) }
      guard options.root == nil, let slash = folder.utf8.lastIndex(of: 0x2F), folder.utf8.count > 1 else {
        throw StoreError(path: start, reason: .noJournal)
      }
      folder = slash == folder.utf8.startIndex ? "/" : String(folder[..<slash])
    }
  }

  /// The `journal.md` of a folder; `nil` where there is none with the key `smjournal`.
  private static func profile(ofRoot folder: String) -> MarkdownDocument? {
    let store = FileStore(root: folder, stateFolder: nil)
    guard let file = try? store.read(profilePath) else { return nil }
    let document = MarkdownDocument(file.bytes)
    return ProfileDecoder.isProfile(document) ? document : nil
  }
}
