import JournalModel
import JournalStore

extension Korean {
  func hint(_ hint: AnswerHint) -> String {
    switch hint {
    case .howToAnswer:
      "1–5로 답하기, Enter로 건너뛰기, Backspace로 뒤로, Ctrl-C로 답을 남기고 마치기."
    case .howToAnswerPlain:
      "답은 한 줄씩: 1–5와 Enter, Enter만 누르면 건너뛰기, Ctrl-C로 답을 남기고 마치기."
    case .numberKeys: "숫자 키, 마치면 Enter"
    case .numbersPlain: "번호를 띄어 쓰기, 없으면 Enter"
    case .hoursOrLater: "예: 07:00-19:30. 나중에 하려면 Enter"
    case .oneLine: "없으면 Enter"
    case .severalLines: "없으면 Enter, 새 줄은 Alt-Enter"
    case .linesOrEditor: "새 줄은 Alt-Enter, 편집기는 Ctrl-X Ctrl-E"
    case .yesOrNo: "y/N"
    case .yesUsually: "Y/n"
    case .highlights: "셋까지, 사이에 Alt-Enter"
    case .howYouWork:
      "근무 순환을 첫날부터 하루에 한 단어 또는 한 글자로: 주간 주간 야간 야간 휴무 휴무, 또는 D D N N R R."
    case .cycleOrFile: "순환, 또는 근무표 파일의 경로. 나중에 하려면 Enter"
    case .dayOrToday: "예: 11월 23일. 오늘이면 Enter"
    case .spanOrSkip: "예: 12월 20일부터 1월 3일. 건너뛰려면 Enter"
    case .picker: "입력해서 거르기, 화살표, Enter, Esc"
    case .numberOrWords: "번호 또는 찾을 단어"
    case .numbersOrTags: "번호나 단어를 쉼표로 나누어. 없으면 Enter"
    case .tagCommand: "어울리는 태그:"
    case .afterInit: "이어서 할 수 있는 것:"
    case .shiftOrSkip: "예: 야간 21:00-07:00, 또는 휴무. 건너뛰려면 Enter"
    case .notUnderstood: "죄송합니다, 읽을 수 없습니다."
    }
  }

  func isYes(_ answer: Character) -> Bool { answer == "y" || answer == "Y" }

  func isNo(_ answer: Character) -> Bool { answer == "n" || answer == "N" }

  func key(forYes isYes: Bool) -> String { isYes ? "y" : "n" }

  func confirmation(_ confirmation: Confirmation) -> String {
    switch confirmation {
    case .created(let what, let day, let path): "썼습니다: \(path) (\(what), \(day))"
    case .changed(let path): "바꿨습니다: \(path)"
    case .unchanged(let path): "\(path)에 바꿀 것이 없습니다"
    case .moved(let day, let from, let to): "옮겼습니다: \(from) → \(to) (\(day))"
    case .deleted(let path, let to): "지웠습니다: \(path). 이제 \(to)에 있습니다"
    case .undone(.trashed, let path, _): "되돌렸습니다: 새 파일은 \(path)에 있습니다"
    case .undone(.unchanged, let path, _), .undone(.replaced, let path, _):
      "되돌렸습니다: \(path) 파일은 전과 같습니다"
    case .undone(.moved, let path, _): "되돌렸습니다: 파일이 다시 \(path)에 있습니다"
    case .undone(.created, let path, _), .undone(.removed, let path, _), .undone(.forgotten, let path, _):
      "되돌렸습니다: \(path) 파일이 돌아왔습니다"
    case .undoneBatch(let count, 0): "되돌렸습니다: 파일 \(number(count))개. 새것은 휴지통에 있습니다"
    case .undoneBatch(let count, let kept):
      "되돌렸습니다: 파일 \(number(count))개. 새것은 휴지통에 있습니다. \(number(kept))개는 그 뒤에 바뀌어 남습니다"
    case .journalCreated(let folder): "일기장을 만들었습니다: \(folder)"
    case .liked(let text): "좋아요: \(text)"
    case .unliked(let text): "좋아요 취소: \(text)"
    case .notUndoable: "이 변경은 되돌릴 수 없습니다. 이력을 쓰지 못했습니다"
    case .nothingWritten: "아무것도 쓰지 않았습니다."
    case .defaultNotSet: "기억하지 못했습니다. -C 폴더 또는 SMJOURNAL_DIR로 일기장을 지정하세요."
    case .answersKept(let command): "답을 남겨 두었습니다. ‘\(command)’에서 이어 갈 수 있습니다."
    case .answersNotKept: "답을 남겨 두지 못했습니다. 쓰신 내용은 다음과 같습니다:"
    case .noEntryWritten: "근무 후 기록은 썼고 일기는 쓰지 않았습니다."
    case .editedWithoutChange(let path): "\(path) 파일을 그대로 두었습니다"
    }
  }

  func caption(_ caption: Caption) -> String {
    switch caption {
    case .welcome:
      "환영합니다. 근무 일기를 이 기기의 평범한 파일로 씁니다. 밖으로 나가는 것은 없습니다.\n"
        + "몇 가지를 여쭙겠습니다. Enter로 건너뛰고 Ctrl-C로 마칩니다."
    case .journalLies(let folder): "일기장은 \(folder)에 있습니다."
    case .records: "오늘"
    case .nothingToday: "오늘은 아직 쓴 것이 없습니다."
    case .nothingFound: "기록을 찾지 못했습니다."
    case .shown(let count, let total): "기록 \(total)건 가운데 \(count)건"
    case .problems(1): "파일에 문제가 1건 있습니다. ‘smjournal check’에서 볼 수 있습니다."
    case .problems(let count): "파일에 문제가 \(count)건 있습니다. ‘smjournal check’에서 볼 수 있습니다."
    case .furtherFindings(let count): "… 같은 것이 \(number(count))건 더 있습니다. --json에 모두 나옵니다"
    case .conflicts(1): "동기화가 남긴 충돌 파일이 1개 있습니다."
    case .conflicts(let count): "동기화가 남긴 충돌 파일이 \(count)개 있습니다."
    case .indexAgrees: "색인이 파일과 일치합니다."
    case .indexDiffered(let path): "\(path): 색인의 내용이 파일과 달랐습니다"
    case .reindexed(let report):
      "파일 \(report.files)개: 읽음 \(report.read), 추가 \(report.added), 변경 \(report.changed), "
        + "삭제 \(report.removed)"
    case .progress(let files, let rate): "파일 \(number(files))개 확인, 초당 \(number(rate))개"
    case .noVacations: "아직 휴가가 없습니다. ‘smjournal vacation add 시작..끝’으로 계획할 수 있습니다."
    case .noAffirmations: "확언을 찾지 못했습니다."
    case .noTags: "아직 태그가 없습니다. ‘smjournal tag last +야간’으로 추가할 수 있습니다."
    case .noPeople: "아직 아무도 없습니다. ‘smjournal people add 이름’으로 추가할 수 있습니다."
    case .nothingThatDay: "이 날에 적은 것이 없습니다."
    case .ifThisWas(let day): "‘\(day)’의 일이라면:"
    case .ownKeys: "다른 키"
    case .indexNotWritten: "색인을 쓰지 못했습니다. 답은 맞지만 시간이 더 걸립니다"
    case .wrongKind(let id, let kind, let expected):
      "\(id): ‘\(name(of: expected))’이(가) 아니라 ‘\(name(of: kind))’입니다"
    case .noAffirmation(let id, let nearest): "‘\(id)’(이)라는 확언은 없습니다" + suggestion(nearest)
    case .editorFailed(let editor, let status) where status == 127 || status < 0:
      "편집기 ‘\(editor)’을(를) 시작할 수 없습니다"
    case .editorFailed(let editor, let status): "편집기 ‘\(editor)’이(가) 코드 \(status)(으)로 끝났습니다"
    case .noEditor: "설정되거나 찾은 편집기가 없습니다. EDITOR를 nano나 'code --wait' 등으로 설정하세요"
    case .outputFailed(let message): "결과를 쓸 수 없습니다: \(message)"
    case .inputUnreadable(let message): "표준 입력을 읽을 수 없습니다: \(message)"
    case .inputNotUTF8: "표준 입력이 UTF-8 텍스트가 아닙니다"
    }
  }
}
