import JournalFiles
import SystemLibrary

/// Prepares a journal for being synced: adds what is missing to the files of the sync tool, and nothing else.
///
/// Lines that are there stay as they are; doing it again changes nothing.
public struct SyncSetup: Sendable {
  let store: FileStore

  /// The set-up of the journal in a folder.
  public init(root: String) { store = FileStore(root: root, stateFolder: nil) }

  /// Something that was done, or found done.
  public enum Step: Hashable, Sendable {
    case added(lines: [String], to: String)
    /// A file has all lines already.
    case complete(String)
    /// A key of git's configuration was set, or has its value already.
    case configured(key: String), alreadyConfigured(key: String)
    /// Somebody else decides how records are merged; that was left alone.
    case otherDriver(String)
    /// A file was made; one of its name says something else, and was left alone.
    case made(String), kept(String)
    /// A file is not what its tool writes, and was left alone.
    case strange(String)
    case started(String)
    /// What the person has to type themselves.
    case next(String)
    /// This device commits after each change from now on; it did so already; it no longer does; git knows no
    /// name for who commits.
    case commits, alreadyCommits, commitsNoMore, nameless
    /// This device keeps a calendar up; it no longer does.
    case keepsCalendar(String), keepsCalendarNoMore(String)
    /// This device takes what the form saved in a folder into the journal; it no longer does.
    case takesFrom(String), takesNoMore
  }

  /// Why it can't be done.
  public enum Failure: Error, Hashable, Sendable {
    /// git can't be started.
    case gitMissing
    /// The journal is in no git repository; in one of which nothing is asked.
    case noRepository(root: String), unaskedGit(GitRepository.Refusal)
    /// Nothing here can remind of anything.
    case noReminderHost
    /// git refuses to change its configuration.
    case configurationRefused
    /// The journal has no id, by which it would know its own form; one that it may have.
    case noIdentifier(String)
    /// This device can't remember what was set.
    case notKept
    /// It is not known where the desktop looks for programs.
    case noDesktop
    /// A file can't be read or written.
    case store(StoreError)
  }

  // MARK: git

  /// What git shall know of a journal's files: their merge driver.
  package static let attributes = ["*.md merge=smjournal", "*.md.age merge=smjournal"]

  /// What belongs to this device alone: the trash, temporary files of this program and of editors, and sync
  /// tools' own.
  ///
  /// With the trash in it, git takes a deletion for a renaming, and carries what another device wrote
  /// meanwhile into the trash without a word. Without it that is a conflict, and the text stays.
  static let ignored = [
    trashPattern, ".smj-tmp-*", ".stfolder/", ".stversions/", ".stignore", ".syncthing.*.tmp", "*~",
    ".*.sw[a-p]", ".*.un~",
    ".#*",
    "\\#*#", ".DS_Store",
  ]

  static let trashPattern = "/trash/"

  /// What git shall do, by the keys of its configuration: merge records with the driver, and not move new
  /// files because others of their folder were moved.
  static func configuration(_ driver: MergeDriverLine) -> [(key: String, value: String)] {
    [
      ("merge.smjournal.name", "smjournal: records key by key"), ("merge.smjournal.driver", driver.text),
      ("merge.directoryRenames", "false"),
    ]
  }

  private static let pullRebase = "pull.rebase"

  /// Prepares git: `.gitattributes`, `.gitignore`, and the driver in the repository's own configuration,
  /// which no clone takes along: every device needs it once.
  public func git(_ program: (name: String, path: String)) throws(Failure) -> [Step] {
    guard GitRepository.isInstalled else { throw .gitMissing }
    let repository: GitRepository
    switch GitRepository.around(store.root) {
    case .none: throw .noRepository(root: store.root)
    case .refused(let refusal): throw .unaskedGit(refusal)
    case .repository(let found): repository = found
    }
    var steps: [Step] = []
    if let other = repository.mergeAttribute, other != "smjournal" {
      steps.append(.otherDriver(other))
    } else {
      steps.append(try add(Self.attributes, to: ".gitattributes"))
    }
    steps.append(try add(Self.ignored, to: ".gitignore"))
    let wanted = Self.configuration(MergeDriverLine(name: program.name, path: program.path))
    for (key, value) in wanted {
      if repository.setting(key) == value {
        steps.append(.alreadyConfigured(key: key))
      } else {
        guard repository.set(key, to: value) else { throw .configurationRefused }
        steps.append(.configured(key: key))
      }
    }
    // Without a word about it git pulls nothing that both sides went on from, and says why in its own terms.
    if repository.setting(Self.pullRebase) == nil, repository.setting("pull.ff") == nil {
      guard repository.set(Self.pullRebase, to: "false") else { throw .configurationRefused }
      steps.append(.configured(key: Self.pullRebase))
    }
    return steps
  }

  // MARK: Syncthing

  /// What must not travel: `(?d)` lets Syncthing remove it with its folder.
  ///
  /// A `.git` that two programs write to at once breaks; git has its own way from device to device.
  static let untravelled = [
    "// Added by smjournal: what belongs to this device alone.", "(?d).smj-tmp-*", ".git", "(?d)*~",
    "(?d).*.sw?",
    "(?d).*.un~", "(?d).#*", "(?d)[#]*[#]", "(?d)4913", "(?d).goutputstream-*", "(?d).DS_Store",
  ]

  /// Prepares Syncthing: `.stignore`, which Syncthing does not carry to other devices: each needs its own.
  ///
  /// Only the one in the folder that is synced counts; the journal may lie deeper in that.
  public func syncthing() throws(Failure) -> [Step] {
    let folder = Self.syncthingFolder(around: store.root) ?? store.root
    return [try SyncSetup(root: folder).add(Self.untravelled, to: ".stignore")]
  }

  /// The folder at or above this one that Syncthing syncs: it has Syncthing's marker, `.stfolder`.
  static func syncthingFolder(around root: String) -> String? {
    var folder = root
    while true {
      if (try? System.real.status(path: folder + "/.stfolder")) != nil { return folder }
      guard let slash = folder.utf8.lastIndex(of: 0x2F), slash > folder.startIndex else { return nil }
      folder = String(folder[..<slash])
    }
  }

  // MARK: Files

  private func add(_ lines: [String], to name: String) throws(Failure) -> Step {
    do throws(StoreError) {
      let file: StoredFile
      do { file = try store.read(name) } catch {
        guard error.reason == .notFound else { throw error }
        let text = lines.map { $0 + "\n" }.joined()
        try store.createExactly(Array(text.utf8), folder: "", name: name, otherwise: .changedSinceRead)
        return .added(lines: lines, to: name)
      }
      let known = Set(TextLines(file.bytes[...]).lines.map { Array(TextLines.content($0)) })
      let missing = lines.filter { !known.contains(Array($0.utf8)) }
      guard missing.contains(where: { !$0.hasPrefix("//") }) else { return .complete(name) }
      let end = TextLines.usualEnd(of: file.bytes[...])
      let text = missing.flatMap { Array($0.utf8) + end }
      _ = try store.replace(file, with: MergeStyle.ended(file.bytes, end) + text)
      return .added(lines: missing, to: name)
    } catch { throw .store(error) }
  }

  package static func has(_ lines: [String], in name: String, of root: String) -> Bool {
    guard let file = try? FileStore(root: root, stateFolder: nil).read(name) else { return false }
    let known = Set(TextLines(file.bytes[...]).lines.map { Array(TextLines.content($0)) })
    return lines.allSatisfy { $0.hasPrefix("//") || known.contains(Array($0.utf8)) }
  }
}
