import JournalStore
import JournalSync

extension English {
  func sync(_ message: SyncMessage) -> String {
    switch message {
    case .noConflicts: "no conflicts"
    case .copy(let original, let tool): "a second version of \(original) (\(tool))"
    case .copyLeft(let original): "is a second version of \(original); 'smjournal conflicts' tells more"
    case .copyOfNothing(let original): "a second version of \(original), which is gone"
    case .markers: "holds the markers of an unfinished merge"
    case .brokenMarkers: "holds markers of a merge that don't belong together; fix it in an editor"
    case .differs(let places): "differs in \(joined(places))"
    case .same: "both say the same"
    case .mergeable: "can be merged"
    case .clashes(let clashes): "both sides changed \(joined(clashes.map(place)))"
    case .here: "here"
    case .there: "there"
    case .both: "both"
    case .later: "later"
    case .whichSide: "Which one counts?"
    case .twoRecords: "two records of one name; both will stay"
    case .twin(let original): "the same record as \(original), by its moment and title"
    case .waiting(.deletedByUs): "deleted here and changed on the other side; git kept the text, and waits"
    case .waiting(.deletedByThem): "changed here and deleted on the other side; git kept the text, and waits"
    case .waiting(.renamed(let path)): "moved here, and to \(path) on the other side; git waits"
    case .merged(let copy, let original, let trash, let former):
      "Merged \(copy) into \(original); the copy is now \(trash)"
        + (former.map { ", the former text \($0)" } ?? "")
    case .mended(let path, let former):
      "Merged the versions in \(path)" + (former.map { "; the file as it was is now \($0)" } ?? "")
    case .wasSame(let copy, let trash): "\(copy) said nothing new; it is now \(trash)"
    case .twoFiles: "two different files of one name; both will stay"
    case .bothFilesStay(let path, let name): "Both stay: the other side's \(path) is now \(name)"
    case .separated(let path, let name): "The second record of \(path) is now \(name)"
    case .restored(let copy, let name): "\(copy) is now \(name)"
    case .kept(let path, let copy, let trash): "Kept \(path) as it is; \(copy) is now \(trash)"
    case .stays(let path): "Kept \(path)"
    case .removed(let path, let trash): "\(path) is now \(trash)"
    case .choose(let clashes):
      "both sides changed \(joined(clashes.map(place))); choose with --ours or --theirs"
        + (clashes.keyToTake.map { ", or for one key with --take \($0)=ours" } ?? "")
        + (clashes.allSatisfy(\.isOfText) ? ", keep both with --both" : "") + ", or fix it in an editor"
    case .chooseName: "both sides gave it another name; choose with --ours or --theirs"
    case .tellGit(let files): "Then tell git: git add -- \(files.joined(separator: " "))"
    case .sameName(let paths):
      "\(joined(paths)): these names are the same to some systems (upper and lower case, accents); rename one"
    case .strangeTrash(let path):
      "\(path) is in the trash, and nothing on this device put it there; bring it back with: "
        + "smjournal restore \(path)"
    case .uncertainPlan(let path):
      "\(path) plans time off, but two versions of it meet; settle them with: smjournal resolve --all"
    case .everyDevice: "Every device needs this once: neither git nor Syncthing carries it along."
    case .mergeLeft(let clashes): "both sides changed \(joined(clashes.map(place))); the file holds markers"
    }
  }

  func place(_ clash: RecordMerge.Clash) -> String {
    switch clash {
    case .key(let key): key
    case .body(let places): places == 1 ? "a place in the text" : "\(places) places in the text"
    case .text(let places): places == 1 ? "a place in the file" : "\(places) places in the file"
    case .twoRecords: "the file from its beginning: these are two records"
    case .notText: "the whole file: one side is not text"
    }
  }

  func setup(_ step: SyncSetup.Step) -> String {
    switch step {
    case .added(let lines, let file): "\(file): added \(lines.count == 1 ? lines[0] : "\(lines.count) lines")"
    case .complete(let file): "\(file): already complete"
    case .configured(let key): "git configuration: set \(key)"
    case .alreadyConfigured(let key): "git configuration: \(key) is already set"
    case .made(let file): "\(file): made"
    case .kept(let file): "\(file): is already there and says something else; left alone"
    case .next(let command): "Now type: \(command)"
    case .otherDriver(let name): ".gitattributes: merges *.md with \(quoted(name)) already; left alone"
    }
  }

  func setup(_ failure: SyncSetup.Failure) -> String {
    switch failure {
    case .gitMissing: "git is not installed"
    case .noRepository: "the journal is in no git repository; make one with: git init"
    case .unaskedGit(let refusal): versions(.unaskedGit(refusal, .setup))
    case .noDesktop: "neither XDG_DATA_HOME nor HOME says where the desktop looks for programs"
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
    case .unaskedGit(let refusal): versions(.unaskedGit(refusal, .remotes))
    }
  }

  private func identifier(_ kind: PatientIdentifier) -> String {
    switch kind {
    case .socialSecurity: "is a French social security number"
    case .nhs: "may be an NHS number"
    case .hospitalNumber: "may be a patient's hospital number"
    case .birthDate: "may be a date of birth"
    case .name: "may be a patient's name"
    case .own(let pattern): "matches your pattern \(quoted(pattern))"
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
    case .otherJournals(let folders):
      ("Other journals", "not part of this one: \(folders.joined(separator: ", "))")
    case .notices(let count):
      ("Syncing", count == 1 ? "1 thing to look at" : "\(number(count)) things to look at")
    case .index(.good): ("Index", "agrees with the files")
    case .index(.corrected(let count)):
      ("Index", "was wrong about \(self.count(count, .file)); it is correct now")
    case .index(.unwritable(let error)): ("Index", "can't be written (\(message(error)))")
    case .permissions(let count):
      (
        "Permissions",
        count == 0 ? "yours alone" : "others may read \(number(count)) of the files and folders"
      )
    case .git(let state): ("git", sync(state))
    case .syncthing(let state): ("Syncthing", sync(state))
    case .encryption(.folder(let tool)): ("At rest", "a decrypted view of an encrypted folder (\(tool))")
    case .encryption(.disk(let tool)): ("At rest", "the disk is encrypted (\(tool))")
    case .encryption(.unknown):
      ("At rest", "no encryption visible from here; see 'At rest' in the handbook")
    case .gitCrypt: ("git-crypt", "encrypts the records in git, so that two devices' edits can't be merged")
    case .backup(let day?): ("Backup", "last made \(day)")
    case .backup(nil): ("Backup", "none noted; after one: smjournal doctor --backed-up")
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
    case .outdated: "prepared by an earlier version"
    case .driverMissing: "prepared, but the program that merges is gone"
    case .foreign: "belongs to another user; nothing was asked"
    case .gitMissing: "there is a repository, but git is not installed"
    case .unreadable: "there is a repository, but git can't read it"
    }
  }
}
