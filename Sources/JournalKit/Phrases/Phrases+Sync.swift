import JournalFiles
import JournalLanguage
import JournalModel
import JournalSync
import SystemLibrary

extension Phrases {
  /// A sentence about a conflict, or what settling it did.
  public func sync(_ message: SyncMessage) -> String {
    switch message {
    case .differs(let places): say("sync-differs", ("places", .of(joined(places))))
    case .same: say("sync-same")
    case .clashes(let clashes): say("sync-clashes", ("map", .of(joined(clashes.map(place)))))
    case .waiting(.deletedByUs): say("sync-waiting-deletedByUs")
    case .waiting(.deletedByThem): say("sync-waiting-deletedByThem")
    case .waiting(.renamed(let path)): say("sync-waiting-renamed", ("path", .of(path)))
    case .merged(let copy, let original, let trash, let former):
      say(
        "sync-merged", ("copy", .of(copy)), ("original", .of(original)), ("trash", .of(trash)),
        ("former", .of(former.map { say("sync-merged-the-former-text", ("value", .of($0))) } ?? "")))
    case .mended(let path, let former):
      say(
        "sync-mended", ("path", .of(path)),
        ("former", .of(former.map { say("sync-mended-the-file-as", ("value", .of($0))) } ?? "")))
    case .wasSame(let copy, let trash): say("sync-wasSame", ("copy", .of(copy)), ("trash", .of(trash)))
    case .bothFilesStay(let path, let name):
      say("sync-bothFilesStay", ("path", .of(path)), ("name", .of(name)))
    case .separated(let path, let name): say("sync-separated", ("path", .of(path)), ("name", .of(name)))
    case .restored(let copy, let name): say("sync-restored", ("copy", .of(copy)), ("name", .of(name)))
    case .kept(let path, let copy, let trash):
      say("sync-kept", ("path", .of(path)), ("copy", .of(copy)), ("trash", .of(trash)))
    case .stays(let path): say("sync-stays", ("path", .of(path)))
    case .removed(let path, let trash): say("sync-removed", ("path", .of(path)), ("trash", .of(trash)))
    case .choose(let clashes):
      say(
        "sync-choose", ("map", .of(joined(clashes.map(place)))),
        ("keyToTake", .of(clashes.keyToTake.map { say("sync-choose-or-for-one", ("value", .of($0))) } ?? "")),
        ("isOfText", .of(clashes.allSatisfy(\.isOfText) ? say("sync-choose-keep-both-with") : "")))
    case .tellGit(let files): say("sync-tellGit", ("files", .of(files.joined(separator: " "))))
    case .mergeLeft(let clashes): say("sync-mergeLeft", ("map", .of(joined(clashes.map(place)))))
    }
  }

  func place(_ clash: RecordMerge.Clash) -> String {
    switch clash {
    case .key(let key): key
    case .body(let places): say("place-body", ("places", .number(places)))
    case .text(let places): say("place-text", ("places", .number(places)))
    case .twoRecords: say("place-twoRecords")
    case .notText: say("place-notText")
    }
  }

  /// What preparing a sync tool did, or why it can't be done.
  public func setup(_ step: SyncSetup.Step) -> String {
    switch step {
    case .added(let lines, let file):
      say("setup-added", ("file", .of(file)), ("lines", .number(lines.count)), ("lines2", .of(lines[0])))
    case .complete(let file): say("setup-complete", ("file", .of(file)))
    case .configured(let key): say("setup-configured", ("key", .of(key)))
    case .alreadyConfigured(let key): say("setup-alreadyConfigured", ("key", .of(key)))
    case .made(let file): say("setup-made", ("file", .of(file)))
    case .kept(let file): say("setup-kept", ("file", .of(file)))
    case .started(let command): say("setup-started", ("command", .of(command)))
    case .next(let command): say("setup-next", ("command", .of(command)))
    case .commits: say("setup-commits")
    case .alreadyCommits: say("setup-alreadyCommits")
    case .commitsNoMore: say("setup-commitsNoMore")
    case .nameless: say("commit-nameless")
    case .strange(let file): say("setup-strange", ("file", .of(file)))
    case .keepsCalendar(let file): say("setup-keepsCalendar", ("file", .of(file)))
    case .keepsCalendarNoMore(let file): say("setup-keepsCalendarNoMore", ("file", .of(file)))
    case .takesFrom(let folder): say("setup-takesFrom", ("folder", .of(folder)))
    case .takesNoMore: say("setup-takesNoMore")
    case .otherDriver(let name): say("setup-otherDriver", ("name", .of(name)))
    }
  }

  /// Why a sync tool can't be prepared.
  public func setup(_ failure: SyncSetup.Failure) -> String {
    switch failure {
    case .gitMissing: say("setup-gitMissing")
    case .noRepository(let root): say("setup-noRepository", ("folder", .of(Quoting.shellWord(root))))
    case .unaskedGit(let refusal): versions(.unaskedGit(refusal, .setup))
    case .noDesktop: say("setup-noDesktop")
    case .noReminderHost: say("setup-noReminderHost")
    case .noIdentifier(let word): say("setup-noIdentifier", ("word", .of(word)))
    case .notKept: say("setup-notKept")
    case .configurationRefused: say("setup-configurationRefused")
    case .store(let error): say("setup-store", ("path", .of(error.path)), ("error", .of(message(error))))
    }
  }

  /// Why what was written is not committed, as a warning.
  package func notCommitted(_ failure: GitCommit.Failure) -> String {
    let reason =
      switch failure {
      case .noRepository(let root): say("setup-noRepository", ("folder", .of(Quoting.shellWord(root))))
      case .unaskedGit(let refusal): versions(.unaskedGit(refusal, .setup))
      case .refused(let step): say("commit-refused", ("step", .of(step)))
      default: say("commit-\(failure)")
      }
    return say("commit-failed", ("reason", .of(reason)))
  }

  /// What others could read.
  public func privacy(_ reason: PrivacyCheck.Finding.Reason) -> String {
    switch reason {
    case .readable(let mode): say("privacy-readable", ("mode", .of(octal(mode))))
    case .identifier(let kind, let found):
      say("privacy-identifier", ("found", .of(found)), ("kind", .of(identifier(kind))))
    case .position: say("privacy-position")
    case .publicRemote(let address): say("privacy-publicRemote", ("address", .of(address)))
    case .plainRemote(let address): say("privacy-plainRemote", ("address", .of(address)))
    case .unaskedGit(let refusal): versions(.unaskedGit(refusal, .remotes))
    case .unreadable(let reason): message(reason)
    }
  }

  private func identifier(_ kind: PatientIdentifier) -> String {
    switch kind {
    case .own(let pattern): say("identifier-own", ("pattern", .of(pattern)))
    default: say("identifier-\(kind)")
    }
  }

  /// How many conflicts were found, with the doubt where git could not say of all.
  private func conflicts(_ count: Int, isGitAsked: Bool) -> String {
    let found = count == 0 ? say("health-conflicts-none") : number(count)
    return isGitAsked ? found : say("health-conflicts-but-git", ("found", .of(found)))
  }

  private func seal(_ fact: SealFact) -> String {
    switch fact {
    case .unlocked(let time): say("health-seal-unlocked", ("time", .of(time)))
    case .clear(let count): say("health-seal-clear", ("records", .count(count, .record)))
    case .left(let path): say("health-seal-left", ("path", .of(path)))
    default: say("health-seal-\(fact)")
    }
  }

  /// A line of the page on the journal's health: its topic and its state.
  public func health(_ item: HealthItem) -> (topic: String, state: String) {
    switch item {
    case .seal(let keys, let facts):
      (
        say("health-seal"),
        ([say("health-seal-keys", ("count", .number(keys)))] + facts.map(seal)).joined(separator: "; ")
      )
    case .records(let counts, let bytes):
      (
        say("health-records-records"),
        counts.isEmpty
          ? say("health-records-none")
          : say(
            "health-records", ("map", .of(joined(counts.map { count($0.count, Noun($0.kind)) }))),
            ("bytes", .of(size(bytes))))
      )
    case .problems(let counts):
      (
        say("health-problems-problems"),
        counts.isEmpty
          ? say("health-problems-none")
          : joined(
            counts.map {
              say(
                "health-problems", ("count", .number($0.count)), ("sort", .of(sort($0.sort, count: $0.count)))
              )
            })
      )
    case .conflicts(let count, let isGitAsked):
      (say("health-conflicts-conflicts"), conflicts(count, isGitAsked: isGitAsked))
    case .otherJournals(let folders):
      (
        say("health-otherJournals-other-journals"),
        say(
          "health-otherJournals-not-part-of",
          ("folders", .of(list(folders))))
      )
    case .inbox(let folder, 0): (say("health-inbox"), folder)
    case .inbox(let folder, let foreign):
      (
        say("health-inbox"),
        say("health-inbox-foreign", ("folder", .of(folder)), ("count", .count(foreign, .file)))
      )
    case .calendars(let files): (say("health-calendars"), list(files))
    case .notices(let count):
      (say("health-notices-syncing"), say("health-notices-thing-to-look", ("count", .number(count))))
    case .index(.good): (say("health-index-good-index"), say("health-index-good-up-to-date"))
    case .index(.unwritable(let error)):
      (
        say("health-index-unwritable-index"),
        say("health-index-unwritable-can-t-be", ("error", .of(message(error))))
      )
    case .permissions(let count):
      (
        say("health-permissions-permissions"),
        count == 0
          ? say("health-permissions-yours-alone")
          : say("health-permissions-others-may-read", ("count", .number(count)))
      )
    case .git(let state): (say("health-git"), sync(state))
    case .syncthing(let state): (say("health-syncthing"), sync(state))
    case .encryption(.folder(let tool)):
      (
        say("health-encryption-folder-at-rest"),
        say("health-encryption-folder-a-decrypted-view", ("tool", .of(tool)))
      )
    case .encryption(.disk(let tool)):
      (say("health-encryption-disk-at-rest"), say("health-encryption-disk-the-disk-is", ("tool", .of(tool))))
    case .encryption(.unknown):
      (say("health-encryption-unknown-at-rest"), say("health-encryption-unknown-no-encryption-visible"))
    case .gitCrypt: (say("health-gitCrypt-git-crypt"), say("health-gitCrypt-encrypts-the-records"))
    case .late(let count): (say("health-git"), say("commit-late", ("count", .number(count))))
    case .backup(let day?): (say("health-backup-backup"), say("health-backup-last-made", ("day", .of(day))))
    case .backup(nil): (say("health-backup-none-backup"), say("health-backup-none-none-noted-after"))
    case .disk(let free, let isScarce):
      (
        say("health-disk-disk"),
        say(
          "health-disk-free", ("free", .of(size(free))),
          ("isScarce", .of(isScarce ? say("health-disk-nearly-full") : "")))
      )
    }
  }

  private func sort(_ sort: HealthReport.ProblemSort, count: Int) -> String {
    switch sort {
    case .frontMatter: say("sort-frontMatter")
    case .value: say("sort-value", ("count", .number(count)))
    case .unreadable: say("sort-unreadable", ("count", .number(count)))
    case .notText: say("sort-notText")
    case .doubt: say("sort-doubt", ("count", .number(count)))
    }
  }

  private func sync(_ state: HealthReport.Sync) -> String { say("health-sync-\(state.rawValue)") }
}
