import JournalSync

extension English {
  func versions(_ message: VersionMessage) -> String {
    switch message {
    case .differ(let clashes):
      "the versions differ in \(joined(clashes.map(place))); which of them is older is not known"
    case .choose(let clashes):
      "the versions differ in \(joined(clashes.map(place))), and which is older is not known; "
        + "choose with --ours or --theirs"
        + (clashes.keyToTake.map { ", or for one key with --take \($0)=ours" } ?? "")
        + (clashes.allSatisfy(\.isOfText) ? ", keep both with --both" : "")
        + ", or fix it in an editor"
    case .file: "file"
    case .copy: "copy"
    case .written(let side, let moment, let writer): "\(side): changed \(moment)" + self.writer(writer)
    case .untouched(let keys): "nothing in this device's log changed \(joined(keys))"
    case .sameDay(let original): "changes the same day as \(original), and says otherwise"
    case .samePerson(let original): "has the same name as \(original)"
    case .chooseShift:
      "two changes of one day; choose with --ours or --theirs, or keep both shifts with --both"
    case .choosePerson(let command):
      "two people of one name; merge them with --ours or --theirs, or give one another name: "
        + command
    case .bothShifts(let path, let other): "Both stay: \(path) now comes on top of \(other)"
    case .unaskedGit(let refusal, let matter): "\(unasked(refusal)): \(unknown(matter))"
    case .namesake(let path): "\(path) has this name already; 'smjournal conflicts' tells more"
    }
  }

  private func writer(_ writer: VersionMessage.Writer) -> String {
    switch writer {
    case .thisDevice: ", on this device"
    case .device(let name): ", by the device \(name)"
    case .unknown: ""
    }
  }

  private func unasked(_ refusal: GitRepository.Refusal) -> String {
    switch refusal {
    case .foreign: "the git repository belongs to another user"
    case .gitMissing: "git is not installed"
    case .unreadable: "git can't read the repository"
    }
  }

  private func unknown(_ matter: VersionMessage.GitMatter) -> String {
    switch matter {
    case .merge: "what it waits for is not known"
    case .history: "whether its history still holds this is not known"
    case .remotes: "where it is sent is not known"
    case .setup: "nothing was set up"
    }
  }
}
