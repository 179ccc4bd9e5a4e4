import JournalFiles
import JournalFormat
import JournalIndex
import JournalModel
import JournalStore
import SystemLibrary
import YAMLCodec

/// Looks for what others could read in a journal: open permissions, words that identify patients, a remote
/// that may be public, photos with a position. Nothing leaves the machine for that.
public struct PrivacyCheck: Sendable {
  private let journal: Journal

  /// The check of a journal.
  public init(_ journal: Journal) { self.journal = journal }

  /// Something that others could read or recognise.
  public struct Finding: Hashable, Sendable {
    /// The path relative to the root; empty for the root itself.
    public var path: String
    /// Where in the file; `nil` for a file as a whole.
    public var position: SourcePosition?
    /// What was found.
    public var reason: Reason

    /// What can be found.
    public enum Reason: Hashable, Sendable {
      /// Other users of the machine may read it: its permissions.
      case readable(mode: UInt32)
      /// Words that look like they identify a patient.
      case identifier(PatientIdentifier, found: String)
      /// A photo that says where it was taken.
      case position
      /// An address where the journal is sent to, on a host that is open to everyone unless told otherwise.
      case publicRemote(String)
      /// An address that is reached without encryption.
      case plainRemote(String)
      /// Nobody knows where it is sent: the repository around it is not asked.
      case unaskedGit(GitRepository.Refusal)
      /// Nobody knows what it tells: it can't be read.
      case unreadable(Problem.Reason)
    }
  }

  /// Everything that was found, the permissions first, then files in the order of their paths.
  public func findings() -> [Finding] {
    let listing: Listing
    do throws(StoreError) { listing = try journal.store.listing() } catch { return [.unreadable(error)] }
    let paths = listing.files.map(\.path) + listing.conflicts.map(\.path)
    let rules = PatientIdentifierRules(own: journal.profile.privacyPatterns, known: ownNames())
    var findings = journal.store.openPermissions(of: listing.files, listing.conflicts.map(\.path))
    findings += listing.problems.map {
      Finding(path: $0.path, position: nil, reason: .unreadable($0.reason))
    }
    for path in paths where !ProfileFile.isAt(path) {
      let file: StoredFile
      do throws(StoreError) { file = try journal.store.read(path) } catch {
        // What went meanwhile tells nothing any more.
        if error.reason != .notFound { findings.append(.unreadable(error)) }
        continue
      }
      for match in rules.matches(in: file.bytes) {
        let position = SourcePosition(offset: match.range.lowerBound, in: file.bytes)
        let found = String(decoding: file.bytes[match.range], as: UTF8.self)
        findings.append(
          Finding(path: path, position: position, reason: .identifier(match.kind, found: found)))
      }
    }
    return findings + photoFindings().filter { !findings.contains($0) } + remoteFindings()
  }

  /// The words of the names that the journal itself lists: the person's own people are no patients.
  private func ownNames() -> Set<String> {
    var names = [journal.profile.name].compactMap { $0 }
    for record in journal.records().records {
      names += record.people
      // A file about a person, `people/lea.md`.
      if record.path.hasPrefix("people/") {
        names.append(record.id)
        names += record.extra.filter { $0.key == "name" }.compactMap(\.value.text)
      }
    }
    let words = names.flatMap { Folding.folded($0).split { !$0.isLetter } }
    return Set(words.filter { $0.utf8.count > 1 }.map(String.init))
  }

  /// The photos of the journal, named by records, that say where they were taken.
  private func photoFindings() -> [Finding] {
    let store = journal.store
    var paths: Set<String> = []
    for record in journal.records().records {
      let folder = (try? RelativePath(record.path).folder) ?? ""
      // Beside the record, or a path from the root of the journal.
      for photo in record.photos {
        paths.formUnion([folder, ""].map { PathSteps.resolved(RelativePath.join($0, photo)) })
      }
    }
    var findings: [Finding] = []
    for path in paths.sorted(by: Bytes.precedes) {
      let bytes: [UInt8]
      do throws(StoreError) { bytes = try store.start(of: path, limit: PhotoPosition.limit) } catch {
        // One of the two places at most is that of the photo.
        if !error.meansNothingThere { findings.append(.unreadable(error)) }
        continue
      }
      if PhotoPosition.isIn(bytes) {
        findings.append(Finding(path: path, position: nil, reason: .position))
      }
    }
    return findings
  }

  private func remoteFindings() -> [Finding] {
    guard !journal.root.isEmpty else { return [] }
    let addresses: [String]
    switch GitRepository.around(journal.root) {
    case .none: return []
    case .refused(let refusal): return [.init(path: "", position: nil, reason: .unaskedGit(refusal))]
    case .repository(let repository):
      guard let known = repository.remotes else {
        return [.init(path: "", position: nil, reason: .unaskedGit(.unreadable))]
      }
      addresses = known
    }
    var findings: [Finding] = []
    for address in addresses {
      if RemoteAddress.isPlain(address) {
        findings.append(Finding(path: "", position: nil, reason: .plainRemote(RemoteAddress.shown(address))))
      } else if RemoteAddress.mayBePublic(address) {
        findings.append(Finding(path: "", position: nil, reason: .publicRemote(RemoteAddress.shown(address))))
      }
    }
    return findings
  }
}

/// What the address of a git remote tells.
enum RemoteAddress {
  /// Hosts where a repository is public at one wrong click.
  static let publicHosts = [
    "github.com", "gitlab.com", "bitbucket.org", "codeberg.org", "framagit.org", "gitea.com", "git.sr.ht",
    "gitee.com",
    "notabug.org",
  ]

  /// Whether it lies on a host that serves everyone.
  static func mayBePublic(_ address: String) -> Bool {
    let host = host(of: address)
    return publicHosts.contains { host == $0 || host.hasSuffix("." + $0) }
  }

  /// Whether it is reached without encryption.
  static func isPlain(_ address: String) -> Bool {
    ["http://", "git://", "ftp://"].contains { address.lowercased().hasPrefix($0) }
  }

  /// The address without a password in it.
  static func shown(_ address: String) -> String {
    guard let scheme = address.firstRange(of: "://"), let at = address.utf8.lastIndex(of: 0x40),
      at > scheme.upperBound
    else { return address }
    return String(address[..<scheme.upperBound]) + String(address[address.utf8.index(after: at)...])
  }

  /// `https://user@host:443/path`, `ssh://…`, `user@host:path`.
  static func host(of address: String) -> String {
    var rest = address[...]
    if let scheme = rest.firstRange(of: "://") { rest = rest[scheme.upperBound...] }
    rest = rest.prefix { $0 != "/" }
    if let at = rest.lastIndex(of: "@") { rest = rest[rest.index(after: at)...] }
    return rest.prefix { $0 != ":" }.lowercased()
  }
}

extension PrivacyCheck.Finding {
  /// A file or folder that can't be read.
  fileprivate static func unreadable(_ error: StoreError) -> Self {
    Self(path: error.path, position: nil, reason: .unreadable(Problem.Reason(error.reason)))
  }
}

extension FileStore {
  /// Files, and the folders that they lie in, that others than their owner may read or list.
  ///
  /// - Parameter others: further paths to check.
  func openPermissions(of files: [ListedFile], _ others: [String]) -> [PrivacyCheck.Finding] {
    var (findings, seen) = ([PrivacyCheck.Finding](), Set<String>())
    func look(at path: String, _ known: UInt32? = nil) {
      guard seen.insert(path).inserted else { return }
      if let slash = path.utf8.lastIndex(of: 0x2F) { look(at: String(path[..<slash])) }
      let status = known == nil ? try? system.status(path: path.isEmpty ? root : root + "/" + path) : nil
      let mode = known ?? status.map { $0.kind == .link ? 0 : $0.mode } ?? 0
      if mode & 0o077 == 0 { return }
      findings.append(.init(path: path, position: nil, reason: .readable(mode: mode & 0o777)))
    }
    look(at: "")
    for file in files { look(at: file.path, file.mode) }
    for path in others { look(at: path) }
    return findings
  }
}
