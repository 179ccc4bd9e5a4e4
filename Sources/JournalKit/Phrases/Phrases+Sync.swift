import JournalFiles
import JournalLanguage
import JournalSync
import SystemLibrary

extension Phrases {
  package func places(_ clashes: [RecordMerge.Clash]) -> MessageValue { .of(joined(clashes.map(place))) }

  /// That a person must choose, and how: between sides of which one is known to have changed something, or
  /// where nobody knows that.
  package func choose(_ clashes: [RecordMerge.Clash], isHistoryKnown isKnown: Bool) -> String {
    // A key that a side can be chosen for says something where there is more to choose.
    let key = clashes.lazy.compactMap { if case .key(let key) = $0 { key } else { nil } }.first
    let take = key.flatMap { key in
      clashes.count > 1
        ? say(isKnown ? "sync-choose-or-for-one" : "versions-choose-or-for-one", ("value", .of(key))) : nil
    }
    let both = isKnown ? "sync-choose-keep-both-with" : "versions-choose-keep-both-with"
    return say(
      isKnown ? "sync-choose" : "versions-choose", ("map", places(clashes)), ("keyToTake", .of(take ?? "")),
      ("isOfText", .of(clashes.allSatisfy(\.isOfText) ? say(both) : "")))
  }

  /// That a file lies in clear beside its sealed one, and what to do; paths as the person types them.
  package func clearBesideSealed(_ path: String, _ sealed: String) -> String {
    say("sync-clearBesideSealed", ("path", .of(Quoting.shellWord(path))), ("sealed", .of(sealed)))
  }

  /// What git waits to be told, with paths as the person types them.
  package func tellGit(_ paths: [String]) -> String {
    say("sync-tellGit", ("files", .of(paths.map { Quoting.gitPath($0) }.joined(separator: " "))))
  }

  /// That git was asked nothing, why, and what is not known for that.
  package func unaskedGit(_ refusal: GitRepository.Refusal, _ matter: GitMatter) -> String {
    say(
      "versions-unaskedGit", ("refusal", .message("unasked-\(refusal.rawValue)")),
      ("matter", .message("unknown-\(matter.rawValue)")))
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
    case .nameless: say("commit-nameless")
    case .strange(let file): say("setup-strange", ("file", .of(file)))
    case .keepsCalendar(let file): say("setup-keepsCalendar", ("file", .of(file)))
    case .keepsCalendarNoMore(let file): say("setup-keepsCalendarNoMore", ("file", .of(file)))
    case .takesFrom(let folder): say("setup-takesFrom", ("folder", .of(folder)))
    case .otherDriver(let name): say("setup-otherDriver", ("name", .of(name)))
    default: say("setup-\(step)")
    }
  }

  /// Why a sync tool can't be prepared.
  public func setup(_ failure: SyncSetup.Failure) -> String {
    switch failure {
    case .noRepository(let root): say("setup-noRepository", ("folder", .of(Quoting.shellWord(root))))
    case .unaskedGit(let refusal): unaskedGit(refusal, .setup)
    case .noIdentifier(let word): say("setup-noIdentifier", ("word", .of(word)))
    case .store(let error): say("setup-store", ("path", .of(error.path)), ("error", .of(message(error))))
    default: say("setup-\(failure)")
    }
  }

  package func notCommitted(_ failure: GitCommit.Failure) -> String {
    let reason =
      switch failure {
      case .noRepository(let root): say("setup-noRepository", ("folder", .of(Quoting.shellWord(root))))
      case .unaskedGit(let refusal): unaskedGit(refusal, .setup)
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
    case .unaskedGit(let refusal): unaskedGit(refusal, .remotes)
    case .unreadable(let reason): message(reason)
    }
  }

  private func identifier(_ kind: PatientIdentifier) -> String {
    switch kind {
    case .own(let pattern): say("identifier-own", ("pattern", .of(pattern)))
    default: say("identifier-\(kind)")
    }
  }
}

/// What git would have been asked: what it waits for, what its history has, where it is sent; nothing, it was
/// to be set up.
package enum GitMatter: String, Hashable, Sendable { case merge, history, remotes, setup }
