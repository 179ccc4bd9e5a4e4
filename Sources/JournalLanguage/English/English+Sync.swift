import JournalStore
import JournalSync

extension English {
  func sync(_ message: SyncMessage) -> String {
    switch message {
    case .noConflicts: "no conflicts"
    case .copy(let original, let tool): "a second version of \(original) (\(tool))"
    case .copyOfNothing(let original): "a second version of \(original), which is gone"
    case .markers: "holds the markers of an unfinished merge"
    case .brokenMarkers: "holds markers of a merge that don't belong together; correct it in an editor"
    case .differs(let places): "differs in \(joined(places))"
    case .same: "both say the same"
    case .mergeable: "can be merged"
    case .clashes(let clashes): "both sides changed \(joined(clashes.map(place)))"
    case .twoRecords: "two records of one name; both will stay"
    case .merged(let copy, let original, let trash):
      "Merged \(copy) into \(original); the copy is now \(trash)"
    case .mended(let path): "Merged the versions in \(path)"
    case .wasSame(let copy, let trash): "\(copy) said nothing new; it is now \(trash)"
    case .separated(let path, let name): "The second record of \(path) is now \(name)"
    case .restored(let copy, let name): "\(copy) is now \(name)"
    case .choose(let clashes):
      "both sides changed \(joined(clashes.map(place))); choose with --ours or --theirs, or correct it in an editor"
    case .tellGit(let path): "Then tell git: git add \(path)"
    case .everyDevice: "Every device needs this once: neither git nor Syncthing carries it along."
    case .mergeLeft(let clashes): "both sides changed \(joined(clashes.map(place))); the file holds markers"
    }
  }

  private func place(_ clash: RecordMerge.Clash) -> String {
    switch clash {
    case .key(let key): key
    case .body(let places): places == 1 ? "a place in the text" : "\(places) places in the text"
    case .text(let places): places == 1 ? "a place in the file" : "\(places) places in the file"
    case .twoRecords: "the file from its beginning: these are two records"
    }
  }

  func setup(_ step: SyncSetup.Step) -> String {
    switch step {
    case .added(let lines, let file): "\(file): added \(lines.count == 1 ? lines[0] : "\(lines.count) lines")"
    case .complete(let file): "\(file): complete already"
    case .configured(let key): "git configuration: set \(key)"
    case .alreadyConfigured(let key): "git configuration: \(key) is set already"
    case .otherDriver(let name): ".gitattributes: merges *.md with \(quoted(name)) already; left alone"
    }
  }

  func setup(_ failure: SyncSetup.Failure) -> String {
    switch failure {
    case .gitMissing: "git is not installed"
    case .noRepository: "the journal is in no git repository; make one with: git init"
    case .configurationRefused: "git refused to change its configuration"
    case .store(let error): "\(error.path): \(message(error))"
    }
  }

  func privacy(_ reason: PrivacyCheck.Finding.Reason) -> String {
    switch reason {
    case .readable(let mode): "other users of this machine may read it (\(octal(mode)))"
    case .identifier(let kind, let found): "\(quoted(found)) \(identifier(kind))"
    case .position: "this photo says where it was taken"
    case .publicRemote(let address):
      "the journal is sent to \(address): make sure that it is not public there"
    case .plainRemote(let address): "the journal is sent to \(address) without encryption"
    }
  }

  private func identifier(_ kind: PatientIdentifier) -> String {
    switch kind {
    case .socialSecurity: "is a French social security number"
    case .nhs: "may be an NHS number"
    case .hospitalNumber: "may be a hospital's number of a patient"
    case .birthDate: "may be a date of birth"
    case .name: "may be a patient's name"
    case .own(let pattern): "fits your pattern \(quoted(pattern))"
    }
  }

  func health(_ item: HealthItem) -> (topic: String, state: String) {
    switch item {
    case .records(let counts, let bytes):
      (
        "Records",
        counts.isEmpty
          ? "none" : joined(counts.map { count($0.count, Noun($0.kind)) }) + "; \(size(bytes))"
      )
    case .problems(let counts):
      (
        "Problems",
        counts.isEmpty
          ? "none" : joined(counts.map { "\(number($0.count)) \(sort($0.sort, isOne: $0.count == 1))" })
      )
    case .conflicts(let count): ("Conflicts", count == 0 ? "none" : number(count))
    case .index(.good): ("Index", "agrees with the files")
    case .index(.corrected(let count)):
      ("Index", "was wrong about \(number(count)) of the files; it is right now")
    case .index(.unwritable(let error)): ("Index", "can't be written (\(message(error)))")
    case .permissions(let count):
      (
        "Permissions",
        count == 0 ? "yours alone" : "others may read \(number(count)) of the files and folders"
      )
    case .git(let state): ("git", sync(state))
    case .syncthing(let state): ("Syncthing", sync(state))
    case .disk(let free, let isScarce): ("Disk", "\(size(free)) free" + (isScarce ? ": nearly full" : ""))
    }
  }

  private func sort(_ sort: HealthReport.ProblemSort, isOne: Bool) -> String {
    switch sort {
    case .frontMatter: "in front matter"
    case .value: isOne ? "wrong value" : "wrong values"
    case .unreadable: "unreadable"
    case .notText: "not text"
    case .doubt: isOne ? "doubt" : "doubts"
    }
  }

  private func sync(_ state: HealthReport.Sync) -> String {
    switch state {
    case .absent: "not used here"
    case .unprepared: "used, but not prepared"
    case .ready: "prepared"
    case .otherDriver: "merges records with another driver"
    }
  }
}
