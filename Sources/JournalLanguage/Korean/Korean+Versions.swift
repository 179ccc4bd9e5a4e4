import JournalSync

extension Korean {
  func versions(_ message: VersionMessage) -> String {
    switch message {
    case .differ(let clashes):
      "두 판이 다른 것: \(joined(clashes.map(place))). 어느 쪽이 먼저인지는 알 수 없습니다"
    case .choose(let clashes):
      "두 판이 다른 것: \(joined(clashes.map(place))). 어느 쪽이 먼저인지는 알 수 없습니다. "
        + "--ours나 --theirs로 고르세요"
        + (clashes.keyToTake.map { ", 키 하나는 --take \($0)=ours로 고릅니다" } ?? "")
        + (clashes.allSatisfy(\.isOfText) ? ", --both로 둘 다 남길 수 있습니다" : "")
        + ". 편집기에서 고칠 수도 있습니다"
    case .file: "파일"
    case .copy: "사본"
    case .written(let side, let moment, let writer): "\(side): \(moment)에 바뀜" + self.writer(writer)
    case .untouched(let keys): "이 기기의 변경 기록에는 바뀐 적이 없습니다: \(joined(keys))"
    case .sameDay(let original): "\(original)와(과) 같은 날을 다르게 바꿉니다"
    case .samePerson(let original): "\(original)와(과) 이름이 같습니다"
    case .chooseShift:
      "하루에 변경이 둘입니다. --ours나 --theirs로 고르거나 --both로 두 근무를 다 남기세요"
    case .choosePerson(let command):
      "이름이 같은 사람이 둘입니다. --ours나 --theirs로 병합하거나 한 사람의 이름을 바꾸세요: "
        + command
    case .bothShifts(let path, let other): "둘 다 남습니다. \(path) 근무는 이제 \(other)에 더해집니다"
    case .unaskedGit(let refusal, let matter): "\(unasked(refusal)). \(unknown(matter))"
    case .namesake(let path): "\(path)이(가) 이미 이 이름입니다. ‘smjournal conflicts’에서 자세히 볼 수 있습니다"
    }
  }

  private func writer(_ writer: VersionMessage.Writer) -> String {
    switch writer {
    case .thisDevice: ", 이 기기에서"
    case .device(let name): ", 기기 \(name)에서"
    case .unknown: ""
    }
  }

  private func unasked(_ refusal: GitRepository.Refusal) -> String {
    switch refusal {
    case .foreign: "git 저장소가 다른 사용자의 것입니다"
    case .gitMissing: "git이 설치되어 있지 않습니다"
    case .unreadable: "git이 저장소를 읽지 못합니다"
    }
  }

  private func unknown(_ matter: VersionMessage.GitMatter) -> String {
    switch matter {
    case .merge: "무엇을 기다리는지 알 수 없습니다"
    case .history: "기록에 아직 남아 있는지 알 수 없습니다"
    case .remotes: "일기가 어디로 보내지는지 알 수 없습니다"
    case .setup: "아무것도 준비하지 않았습니다"
    }
  }
}
