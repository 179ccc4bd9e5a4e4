import JournalStore
import JournalSync

extension Korean {
  func sync(_ message: SyncMessage) -> String {
    switch message {
    case .noConflicts: "충돌 없음"
    case .copy(let original, let tool): "\(original)의 두 번째 판(\(tool))"
    case .copyLeft(let original): "\(original)의 두 번째 판입니다. ‘smjournal conflicts’에서 자세히 볼 수 있습니다"
    case .copyOfNothing(let original): "이제 없는 \(original)의 두 번째 판"
    case .markers: "끝나지 않은 병합의 표시가 있습니다"
    case .brokenMarkers: "서로 맞지 않는 병합 표시가 있습니다. 편집기에서 고쳐 주세요"
    case .differs(let places): "다른 곳: \(joined(places))"
    case .same: "둘 다 같은 내용입니다"
    case .mergeable: "병합할 수 있습니다"
    case .clashes(let clashes): "양쪽에서 바뀐 것: \(joined(clashes.map(place)))"
    case .here: "이쪽"
    case .there: "저쪽"
    case .both: "둘 다"
    case .later: "나중에"
    case .whichSide: "어느 쪽을 남길까요?"
    case .twoRecords: "이름이 같은 기록이 둘입니다. 둘 다 남습니다"
    case .twin(let original): "시각과 제목으로 보아 \(original)와(과) 같은 기록입니다"
    case .waiting(.deletedByUs): "여기서 지우고 다른 쪽에서 바꿨습니다. git이 글을 남기고 기다립니다"
    case .waiting(.deletedByThem): "여기서 바꾸고 다른 쪽에서 지웠습니다. git이 글을 남기고 기다립니다"
    case .waiting(.renamed(let path)): "여기서 옮기고 다른 쪽에서는 \(path)(으)로 옮겼습니다. git이 기다립니다"
    case .merged(let copy, let original, let trash, let former):
      "\(copy) 파일을 \(original)에 병합했습니다. 사본은 이제 \(trash)입니다"
        + (former.map { ", 이전 글은 \($0)" } ?? "")
    case .mended(let path, let former):
      "\(path)의 판을 병합했습니다" + (former.map { ". 원래 파일은 이제 \($0)입니다" } ?? "")
    case .wasSame(let copy, let trash): "\(copy)에 새 내용이 없었습니다. 이제 \(trash)입니다"
    case .twoFiles: "이름이 같은 서로 다른 파일이며, 둘 다 남습니다"
    case .bothFilesStay(let path, let name): "둘 다 남습니다. 다른 쪽의 \(path)은(는) 이제 \(name)입니다"
    case .separated(let path, let name): "\(path)의 두 번째 기록은 이제 \(name)입니다"
    case .restored(let copy, let name): "\(copy) → 이제 \(name)"
    case .kept(let path, let copy, let trash): "\(path) 파일은 그대로이고 \(copy) 파일은 이제 \(trash)입니다"
    case .stays(let path): "\(path) 파일은 그대로입니다"
    case .removed(let path, let trash): "\(path) → 이제 \(trash)"
    case .choose(let clashes):
      "양쪽에서 바뀐 것: \(joined(clashes.map(place))). --ours나 --theirs로 고르세요"
        + (clashes.keyToTake.map { ", 키 하나는 --take \($0)=ours로 고릅니다" } ?? "")
        + (clashes.allSatisfy(\.isOfText) ? ", --both로 둘 다 남길 수 있습니다" : "") + ". 편집기에서 고칠 수도 있습니다"
    case .chooseName: "양쪽이 다른 이름을 붙였습니다. --ours나 --theirs로 고르세요"
    case .tellGit(let files): "이어서 git에 알리세요: git add -- \(files.joined(separator: " "))"
    case .sameName(let paths):
      "\(joined(paths)): 일부 시스템에서는 같은 이름입니다(대소문자, 한글의 저장 방식). 하나의 이름을 바꾸세요"
    case .strangeTrash(let path):
      "\(path) 파일이 휴지통에 있지만 이 기기에서 넣은 것이 아닙니다. 되찾으려면: "
        + "smjournal restore \(path)"
    case .uncertainPlan(let path):
      "\(path) 파일은 휴가 계획인데 두 판이 부딪칩니다. 해결하려면: smjournal resolve --all"
    case .everyDevice: "기기마다 한 번 필요합니다. git도 Syncthing도 이것을 옮기지 않습니다."
    case .mergeLeft(let clashes): "양쪽에서 바뀐 것: \(joined(clashes.map(place))). 파일에 표시가 있습니다"
    }
  }

  func place(_ clash: RecordMerge.Clash) -> String {
    switch clash {
    case .key(let key): key
    case .body(let places): places == 1 ? "본문의 한 곳" : "본문의 \(places)곳"
    case .text(let places): places == 1 ? "파일의 한 곳" : "파일의 \(places)곳"
    case .twoRecords: "파일의 처음부터(두 기록입니다)"
    case .notText: "파일 전체(한쪽이 글이 아닙니다)"
    }
  }

  func setup(_ step: SyncSetup.Step) -> String {
    switch step {
    case .added(let lines, let file): "\(file): 추가: \(lines.count == 1 ? lines[0] : "\(lines.count)줄")"
    case .complete(let file): "\(file): 이미 다 되어 있습니다"
    case .configured(let key): "git 설정: \(key) 설정함"
    case .alreadyConfigured(let key): "git 설정: \(key) 이미 설정됨"
    case .made(let file): "\(file): 만듦"
    case .kept(let file): "\(file): 이미 있고 내용이 다릅니다. 그대로 둠"
    case .next(let command): "이제 입력하세요: \(command)"
    case .otherDriver(let name): ".gitattributes: *.md는 이미 \(quoted(name))(으)로 병합됩니다. 그대로 두었습니다"
    }
  }

  func setup(_ failure: SyncSetup.Failure) -> String {
    switch failure {
    case .gitMissing: "git이 설치되어 있지 않습니다"
    case .noRepository: "일기장이 git 저장소에 있지 않습니다. 만들려면: git init"
    case .unaskedGit(let refusal): versions(.unaskedGit(refusal, .setup))
    case .noDesktop: "XDG_DATA_HOME도 HOME도 데스크톱이 프로그램을 찾는 곳을 말하지 않습니다"
    case .configurationRefused: "git이 설정 변경을 거부했습니다"
    case .store(let error): "\(error.path): \(message(error))"
    }
  }

  func privacy(_ reason: PrivacyCheck.Finding.Reason) -> String {
    switch reason {
    case .readable(let mode): "이 기기의 다른 사용자가 읽을 수 있습니다(\(octal(mode)))"
    case .identifier(let kind, let found): "\(quoted(found)): \(identifier(kind))"
    case .position: "이 사진에 찍은 곳이 들어 있습니다"
    case .publicRemote(let address):
      "일기장이 \(address)(으)로 보내집니다. 거기서 공개되지 않는지 확인하세요"
    case .plainRemote(let address): "일기장이 암호화 없이 \(address)(으)로 보내집니다"
    case .unaskedGit(let refusal): versions(.unaskedGit(refusal, .remotes))
    }
  }

  private func identifier(_ kind: PatientIdentifier) -> String {
    switch kind {
    case .socialSecurity: "프랑스 사회보장번호입니다"
    case .nhs: "NHS 번호일 수 있습니다"
    case .hospitalNumber: "병원의 환자 번호일 수 있습니다"
    case .birthDate: "생년월일일 수 있습니다"
    case .name: "환자 이름일 수 있습니다"
    case .own(let pattern): "직접 정한 패턴 \(quoted(pattern))에 맞습니다"
    }
  }

  func health(_ item: HealthItem) -> (topic: String, state: String) {
    switch item {
    case .records(let counts, let bytes):
      (
        "기록",
        counts.isEmpty
          ? "없음" : joined(counts.map { count($0.count, Noun($0.kind)) }) + "; \(size(bytes))"
      )
    case .problems(let counts):
      (
        "문제",
        counts.isEmpty
          ? "없음" : joined(counts.map { "\(sort($0.sort, isOne: $0.count == 1)) \(number($0.count))건" })
      )
    case .conflicts(let count): ("충돌", count == 0 ? "없음" : number(count))
    case .otherJournals(let folders): ("다른 일기장", "이 일기장에 들지 않습니다: \(folders.joined(separator: ", "))")
    case .notices(let count):
      ("동기화", count == 1 ? "살펴볼 것 1건" : "살펴볼 것 \(number(count))건")
    case .index(.good): ("색인", "파일과 일치합니다")
    case .index(.corrected(let count)):
      ("색인", "파일 \(number(count))개에 대해 틀렸지만 이제 맞습니다")
    case .index(.unwritable(let error)): ("색인", "쓸 수 없습니다(\(message(error)))")
    case .permissions(let count):
      (
        "권한",
        count == 0 ? "본인만" : "파일과 폴더 가운데 \(number(count))개를 남이 읽을 수 있습니다"
      )
    case .git(let state): ("git", sync(state))
    case .syncthing(let state): ("Syncthing", sync(state))
    case .encryption(.folder(let tool)): ("저장 시 암호화", "암호화된 폴더의 복호화된 보기(\(tool))")
    case .encryption(.disk(let tool)): ("저장 시 암호화", "디스크가 암호화되어 있습니다(\(tool))")
    case .encryption(.unknown):
      ("저장 시 암호화", "여기서 보이는 암호화가 없습니다. 안내서의 ‘At rest’를 보세요")
    case .gitCrypt: ("git-crypt", "git 안의 기록을 암호화합니다. 두 기기의 변경은 병합할 수 없습니다")
    case .backup(let day?): ("백업", "마지막 \(day)")
    case .backup(nil): ("백업", "적힌 것 없음. 백업한 뒤: smjournal doctor --backed-up")
    case .disk(let free, let isScarce): ("디스크", "\(size(free)) 남음" + (isScarce ? ": 거의 찼습니다" : ""))
    }
  }

  private func sort(_ sort: HealthReport.ProblemSort, isOne: Bool) -> String {
    switch sort {
    case .frontMatter: "머리말"
    case .value: isOne ? "틀린 값" : "틀린 값"
    case .unreadable: "읽을 수 없음"
    case .notText: "글이 아님"
    case .doubt: isOne ? "의심" : "의심"
    }
  }

  private func sync(_ state: HealthReport.Sync) -> String {
    switch state {
    case .absent: "여기서는 쓰지 않습니다"
    case .unprepared: "쓰지만 준비되지 않았습니다"
    case .ready: "준비됨"
    case .otherDriver: "다른 드라이버로 기록을 병합합니다"
    case .outdated: "이전 판으로 준비되었습니다"
    case .driverMissing: "준비되었지만 병합할 프로그램이 이제 없습니다"
    case .foreign: "다른 사용자의 것입니다. 아무것도 묻지 않았습니다"
    case .gitMissing: "저장소가 있지만 git이 설치되어 있지 않습니다"
    case .unreadable: "저장소가 있지만 git이 읽지 못합니다"
    }
  }
}
