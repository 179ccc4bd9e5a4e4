### Korean: everything that smjournal says. Messages stand in the order of their names.
### The syntax is that of Project Fluent, https://projectfluent.org; what may be used: .github/CONTRIBUTING.md.

action-chmod = 권한을 설정할 수 없습니다
action-fsync = 저장할 수 없습니다
action-link = 만들 수 없습니다
action-list = 폴더 안을 읽을 수 없습니다
action-lock = 일기장을 잠글 수 없습니다
action-map = 불러올 수 없습니다
action-mkdir = 폴더를 만들 수 없습니다
action-open = 열 수 없습니다
action-read = 읽을 수 없습니다
action-rename = 이름을 바꿀 수 없습니다
action-stat = 살펴볼 수 없습니다
action-unlink = 지울 수 없습니다
action-write = 쓸 수 없습니다

affirmation-balance-1 = 쉬는 날은 소중하다
affirmation-balance-10 = 사랑하는 사람들에게는 지친 내가 아닌 온전한 내가 필요하다
affirmation-balance-11 = 멀어져 보아야 다시 이어진다
affirmation-balance-12 = 나는 유니폼보다 큰 사람이다
affirmation-balance-13 = 내 삶도 같은 정성으로 가꾼다
affirmation-balance-14 = 내 휴가는 꼭 필요하다. 있어도 없어도 되는 것이 아니다
affirmation-balance-15 = 버티기만 하지 않고, 살아가기를 선택한다
affirmation-balance-2 = 나는 일이 전부인 사람이 아니다
affirmation-balance-3 = 나를 돌보아야 남을 돌볼 수 있다
affirmation-balance-4 = 거절하는 것이 내 힘을 지킨다
affirmation-balance-5 = 내가 잘 지내는 것은 이기적인 일이 아니다
affirmation-balance-6 = 나는 병원 밖의 삶을 누릴 자격이 있다
affirmation-balance-7 = 좋아하는 일이 나를 다시 채운다
affirmation-balance-8 = 나만의 시간은 권리다. 사치가 아니다
affirmation-balance-9 = 일은 일터에 두고 온다, 마음속에서도
affirmation-compassion-1 = 공감은 내 힘이다. 약점이 아니다
affirmation-compassion-10 = 내가 곁에 있어 안전함이 생긴다
affirmation-compassion-11 = 마음을 기울이는 것은 내가 주는 선물이다
affirmation-compassion-12 = 나는 여기 있다. 그것으로 충분히 의미 있다
affirmation-compassion-13 = 내 연민은 마르지 않는다. 가꾸면 자란다
affirmation-compassion-14 = 부드러운 손길 하나하나가 작은 저항이다
affirmation-compassion-15 = 나는 손과 마음으로 간호한다
affirmation-compassion-2 = 환자의 말을 듣는 것도 돌봄이다
affirmation-compassion-3 = 미소 하나가 하루를 바꿀 수 있다
affirmation-compassion-4 = 나는 병 너머의 사람을 본다
affirmation-compassion-5 = 내가 있으면 마음이 놓인다
affirmation-compassion-6 = 모든 환자는 따뜻한 대우를 받을 만하다
affirmation-compassion-7 = 나는 기계 사이에서 사람의 온기를 전한다
affirmation-compassion-8 = 사람다움이 나의 가장 좋은 도구다
affirmation-compassion-9 = 돌봄은 눈빛에서 시작된다
affirmation-competence-1 = 내 경험은 값지다
affirmation-competence-10 =
    내 일이 자랑스럽다
    .carer = 돌봄 일을 하는 내가 자랑스럽다
    .midwife = 조산사인 내가 자랑스럽다
    .paramedic = 응급구조사인 내가 자랑스럽다
    .other = 내가 하는 일이 자랑스럽다
affirmation-competence-2 = 나는 내가 하는 일을 안다. 그렇게 배워 왔다
affirmation-competence-3 = 내 손으로 하는 모든 처치가 중요하다
affirmation-competence-4 = 어떤 상황에서도 배울 것이 있다
affirmation-competence-5 = 내 눈길이 생명을 지킨다
affirmation-competence-6 = 뜻밖의 일도 해낼 수 있다
affirmation-competence-7 = 날마다 조금씩 더 알아 간다
affirmation-competence-8 = 나는 내 임상적 판단을 믿는다
affirmation-competence-9 = 내가 일하는 방식이 차이를 만든다
affirmation-resilience-1 = 나는 작은 일에서도 변화를 만든다
affirmation-resilience-10 = 오래 가기 위해 나를 돌본다
affirmation-resilience-2 = 내 한계를 지키는 것이 돌보는 힘을 지킨다
affirmation-resilience-3 = 힘든 근무를 지날 때마다 나는 조금 더 단단해진다
affirmation-resilience-4 = 환자처럼 나도 쉴 자격이 있다
affirmation-resilience-5 = 피곤한 것은 당연하다. 약한 것이 아니다
affirmation-resilience-6 = 모든 것을 내 뜻대로 할 수는 없다. 그래도 괜찮다
affirmation-resilience-7 = 도움을 청하는 것은 지혜로운 일이다
affirmation-resilience-8 = 나는 사람이다. 기계가 아니다
affirmation-resilience-9 = 내 감정은 소중하다, 일터에서도

affirmations-balance = 균형
affirmations-compassion = 연민
affirmations-competence = 역량
affirmations-resilience = 회복력

answer-key-no = n
answer-key-yes = y
answer-no = nN
answer-yes = yY

badge-anxious = 불안
badge-calm = 평온
badge-frustrated = 답답함
badge-grateful = 감사
badge-happy = 행복
badge-proud = 자랑스러움
badge-sad = 슬픔
badge-tired = 피곤

basis-rota = 근무표 기준
basis-workingDays = 근무일 기준

birthday = ({ NUMBER($value) }세)
birthday-s-birthday-is = { $name } 님의 생일: { $when }
birthday-turns = { $name } 님이 { $when } { NUMBER($value) }세가 됩니다

caption-conflicts = 충돌하는 파일이 있습니다. ‘smjournal conflicts’가 보여 줍니다.
caption-editor-not-started = 편집기 ‘{ $editor }’을(를) 시작할 수 없습니다
caption-editorFailed = 편집기 ‘{ $editor }’이(가) 코드 { $status }(으)로 끝났습니다
caption-furtherFindings = … 같은 것이 { $count }건 더 있습니다. --json에 모두 나옵니다
caption-indexAgrees = 색인이 파일과 일치합니다.
caption-indexDiffered = { $path }: 색인의 내용이 파일과 달랐습니다
caption-indexNotWritten = 색인을 쓰지 못했습니다. 답은 맞지만 시간이 더 걸립니다
caption-inputNotUTF8 = 표준 입력이 UTF-8 텍스트가 아닙니다
caption-inputUnreadable = 표준 입력을 읽을 수 없습니다: { $message }
caption-journalLies = 일기장은 { $folder }에 있습니다.
caption-noAffirmation = ‘{ $id }’(이)라는 확언은 없습니다{ $nearest }
caption-noAffirmations = 확언을 찾지 못했습니다.
caption-noEditor = 설정되거나 찾은 편집기가 없습니다. EDITOR를 nano나 'code --wait' 등으로 설정하세요
caption-noPeople = 아직 아무도 없습니다. ‘smjournal people add 이름’으로 추가할 수 있습니다.
caption-noTags = 아직 태그가 없습니다. ‘smjournal tag last +야간’으로 추가할 수 있습니다.
caption-noVacations = 아직 휴가가 없습니다. ‘smjournal vacation add 시작..끝’으로 계획할 수 있습니다.
caption-nothingFound = 기록을 찾지 못했습니다.
caption-nothingThatDay = 이날에 적은 것이 없습니다.
caption-nothingToday = 오늘은 아직 쓴 것이 없습니다.
caption-outputFailed = 결과를 쓸 수 없습니다: { $message }
caption-ownKeys = 다른 키
caption-problems =
    { $count ->
        [1] 파일에 문제가 1건 있습니다. ‘smjournal check’에서 볼 수 있습니다.
       *[other] 파일에 문제가 { $count }건 있습니다. ‘smjournal check’에서 볼 수 있습니다.
    }
caption-progress = 파일 { $files }개 확인, 초당 { $rate }개
caption-records = 오늘
caption-reindexed = 파일 { NUMBER($files) }개: 읽음 { $read }, 추가 { $added }, 변경 { $changed }, 삭제 { $removed }
caption-shown = 기록 { $total }건 가운데 { NUMBER($count) }건
caption-unread =
    { $count ->
        [1] 읽을 수 없는 파일이나 폴더가 1개 있습니다. 그 내용은 여기에 빠져 있습니다.
       *[other] 읽을 수 없는 파일이나 폴더가 { $count }개 있습니다. 그 내용은 여기에 빠져 있습니다.
    }
caption-welcome =
    환영합니다. 근무 일기를 이 기기의 평범한 파일로 씁니다. 밖으로 나가는 것은 없습니다.
    몇 가지 질문: Enter는 건너뛰기, Backspace는 뒤로, Ctrl-C는 답을 남기고 끝내기.
caption-wrongKind = { $id }: ‘{ $expected }’이(가) 아니라 ‘{ $kind }’입니다

care = { $name }, { $number }
care-a-friend-your = 가까운 사람, 주치의, 또는 findahelpline.com의 번호
care-separator = ;{" "}
care-these-have-been = 힘든 몇 주였습니다. 낮이든 밤이든 이야기할 곳이 있습니다: { $who }.

circumstance-indexInBlock = 연속 근무 4일째부터
circumstance-indexInBlock-1 = 연속 근무 1일째에
circumstance-indexInBlock-2 = 연속 근무 2일째에
circumstance-indexInBlock-3 = 연속 근무 3일째에
circumstance-nightInARow = 연속 야간 3일째부터
circumstance-nightInARow-1 = 연속 야간 1일째에
circumstance-nightInARow-2 = 연속 야간 2일째에
circumstance-person = { $text }와(과) 함께한 날에
circumstance-shift = { $shift } 근무 때
circumstance-shift-day = 주간 근무 때
circumstance-shift-night = 야간 근무 때
circumstance-shift-rest = 쉬는 날에
circumstance-shortRest = 휴식이 짧은 뒤(11시간 미만, 야간 뒤는 24시간 미만)에
circumstance-shortSleep = 잠이 적은 뒤(근무 앞 24시간에 6시간 미만)에
circumstance-tag = 태그 { QUOTED($text) }이(가) 있는 날에
circumstance-weather = 날씨가 { QUOTED($text) }일 때
circumstance-weekday = { $weekday }에

colon = :{" "}

commit-busy = 다른 명령이 커밋하는 중이며 제때 끝나지 않았습니다
commit-detached = 여기에는 체크아웃된 브랜치가 없어, 그대로 커밋하면 다음 체크아웃에서 사라집니다. git switch 브랜치이름 으로 돌아가세요
commit-failed = 썼지만 커밋하지 못했습니다: { $reason }
commit-filtered = {"."}gitattributes의 필터가 이 파일들을 바꾸며, 필터는 실행하지 않습니다. 직접: git commit
commit-late = 커밋을 기다리는 파일: { $count }개. 다음 변경 때 함께 커밋됩니다.
commit-nameless = git에 이름이 없습니다: git config user.name 및 git config user.email
commit-refused = git이 거부했습니다({ $step })
commit-staged = 다른 변경이 스테이지되어 있습니다. 먼저: git commit
commit-unfinished = 병합이나 리베이스가 끝나지 않았습니다

confirmation-answersKept = 답을 남겨 두었습니다. ‘{ $command }’에서 이어 갈 수 있습니다.
confirmation-answersNotKept = 답을 남겨 두지 못했습니다. 쓰신 내용은 다음과 같습니다:
confirmation-changed = 바꿨습니다: { $path }
confirmation-created = 썼습니다: { $path } ({ $what }, { $day })
confirmation-defaultNotSet = 기억하지 못했습니다. -C 폴더 또는 SMJOURNAL_DIR로 일기장을 지정하세요.
confirmation-deleted = 지웠습니다: { $path }. 이제 { $to }에 있습니다
confirmation-editedWithoutChange = { $path } 파일을 그대로 두었습니다
confirmation-foundAnywhere = 어느 폴더에서든 smjournal이 찾습니다.
confirmation-journalCreated = 일기장을 만들었습니다: { $folder }
confirmation-journalNamed = { $name }: 이제 { $path }
confirmation-journalUnnamed = { $name } 이름을 없앴습니다. 일기장은 그대로 있습니다
confirmation-liked = 좋아요: { $text }
confirmation-momentStays = 쓴 시각은 { $at } 그대로입니다. 지우려면: { $command }
confirmation-moved = 옮겼습니다: { $from } → { $to } ({ $day })
confirmation-noEntryWritten = 근무 후 기록은 썼고 일기는 쓰지 않았습니다.
confirmation-notUndoable = 이 변경은 되돌릴 수 없습니다. 이력을 쓰지 못했습니다
confirmation-nothingWritten = 아무것도 쓰지 않았습니다.
confirmation-redated = { $path }의 날짜를 바꿨습니다: { $day }
confirmation-settingGone = { $key }에서 사라진 항목: { $names } ('undo'로 되돌릴 수 있음)
confirmation-tagInText = #{ $tag } 태그는 본문에 있어 그대로 둡니다. 본문에서 지우세요
confirmation-taken = 받은 편지함에서 가져왔습니다: { $paths }
confirmation-unchanged = { $path }에 바꿀 것이 없습니다
confirmation-undone-created = 되돌렸습니다: { $path } 파일이 돌아왔습니다
confirmation-undone-moved = 되돌렸습니다: 파일이 다시 { $path }에 있습니다
confirmation-undone-trashed = 되돌렸습니다: 새 파일은 { $path }에 있습니다
confirmation-undone-unchanged = 되돌렸습니다: { $path } 파일은 전과 같습니다
confirmation-undoneBatch = 되돌렸습니다: 파일 { NUMBER($count) }개. 새것은 휴지통에 있습니다
confirmation-undoneBatch-kept = 되돌렸습니다: 파일 { NUMBER($count) }개. 새것은 휴지통에 있습니다. { $kept }개는 그 뒤에 바뀌어 남습니다
confirmation-unliked = 좋아요 취소: { $text }

countdown-few = 앞으로 { $shifts }만 하면 휴가입니다! 🎉
countdown-many = { $shifts }만 하면 휴가입니다! 🎉
countdown-no-more-shifts = 이제 근무가 없습니다. 휴가가 { $when } 시작됩니다! 🎉
countdown-that-time-off = 그 휴가는 끝났습니다.
countdown-tomorrow =
    { $days ->
        [1] 내일
       *[other] { $days } 뒤
    }
countdown-until-your-time = 휴가까지 { $shifts }, { $doubt }.

countdownDetails = { $rota } { $shifts }

countdownDetails-extra = 그중 추가 { $shifts }
countedShift = { $day }: { $type }, { $shift }

day = { $monthNumber }월 { $day }일({ $short })
day-on = { $day }
day-toCome = { $day }은(는) 아직 오지 않았습니다
day-year = { $year }년 { $monthNumber }월 { $day }일({ $short })

dimension-distance = 일에 대한 거리감
dimension-exhaustion = 소진
dimension-littleAccomplishment = 성취감 저하

document-alias = 값이 다른 곳, 앵커 ‘&{ $name }’에 적혀 있습니다
document-anchored = 값이 다른 곳에서 별칭 ‘*{ $name }’(으)로 쓰입니다
document-cannotBeMadeSafely = 바꾼 글이 뜻대로 읽히지 않습니다
document-complexKey = 키가 목록, 키와 값, 여러 줄의 글이거나 ‘?’ 뒤에 있습니다
document-conflictMarker = 머리말에 git 충돌 표시가 있습니다. 먼저 충돌을 해결하세요
document-frontMatterElsewhere = 머리말처럼 보이지만 본문입니다. 먼저 파일 맨 앞에서 ‘---’ 줄 사이에 두세요
document-frontMatterIsNoMapping = 머리말이 키와 값으로 되어 있지 않습니다
document-frontMatterNotUnderstood = 머리말을 알아볼 수 없어 아무것도 고쳐 쓰지 않았습니다
document-mergeKey = ‘<<’ 키는 다른 곳에서 값을 가져옵니다
document-noSuchItem = { $index }번째 항목이 없습니다. 목록에는 { $count }개 있습니다
document-noSuchKey = ‘{ $key }’ 키가 없습니다
document-notList = ‘{ $key }’의 값은 목록이 아닙니다
document-notMapping = ‘{ $key }’의 값에는 키가 없습니다
document-sharedLine = 값이 잃게 될 것과 같은 줄이나 괄호 안에 있습니다
document-tagged = 값에 형 ‘{ $tag }’이(가) 붙어 있어 새 값에 맞지 않을 수 있습니다
document-unterminatedFrontMatter = 머리말 끝에 ‘---’ 줄이 없습니다
document-valueNotUnderstood = ‘{ $key }’의 값을 읽을 수 없어 고쳐 쓰지 않았습니다

doubt-farDay = { $day }은(는) 이 일기의 다른 날에서 { $years }보다 더 떨어져 있습니다. 연도가 맞습니까?
doubt-missingCheckIn = 근무 후 기록에 근무 전 기록이 없습니다
doubt-missingCheckOut = 근무 전 기록에 근무 후 기록이 없습니다
doubt-openCallOut = 온콜 중의 근무 전 기록에 근무 후 기록이 없습니다. 호출은 세지 않습니다
doubt-restHours = { $shift }은(는) 일이 아니므로 { $hours }은(는) 세지 않습니다. 어느 근무의 시간인지 적어 주세요
doubt-tooLong = { $checkOut }까지 { $hours }시간의 근무가 됩니다. 근무 후 기록이 빠졌나요?
doubt-workedRest = 근무 { $shift }은(는) 일이 아니므로 { $hours }은(는) 세지 않습니다. 어느 근무의 시간인지 적어 주세요

doubtfulHours = ‘{ $found }’은(는) { $first }, { $second }, { $literal } 중 하나일 수 있습니다. 뜻하는 것을 쓰세요

duration = { $hours }시간 { $minutes }분
duration-hours = { $hours }시간
duration-minutes = { $minutes }분

edit-invalidKey = { QUOTED($key) }은(는) 키가 될 수 없습니다
edit-notAList = { $key } 키의 값은 하나이며 목록이 아닙니다
edit-untilBeforeFrom = until({ $iso })이 from({ $iso2 })보다 앞이 됩니다
edit-wrongValue = { $key }: { QUOTED($found) } 대신 { $expected }이(가) 필요합니다

effect =
    { $measure }: { $circumstance } { $direction ->
        [higher] 높습니다
       *[lower] 낮습니다
    }. { $own }, 그 밖에는 { $otherMean } ({ $days }과 { $others }일, { $strength } 차이).

encouragements-gentle-1 = 천천히 하세요. 누구도 혼자 다 할 필요는 없어요.
encouragements-gentle-2 = 한 번에 하나씩 하세요. 휴식도 챙기세요.
encouragements-gentle-3 = 오늘은 도움을 청해도 괜찮아요.
encouragements-gentle-4 = 환자를 대하듯 자신에게도 다정하게 대해 주세요.
encouragements-gentle-5 = 작은 걸음도 소중해요. 이번 근무도 해낼 수 있어요.
encouragements-usual-1 = 좋은 근무 되세요.
encouragements-usual-2 = 무엇을 해야 할지 잘 알고 계세요.
encouragements-usual-3 = 잘 다녀오세요. 가는 길에 뭐라도 좀 마시고요.
encouragements-usual-4 = 환자 한 분씩 돌보면 돼요.
encouragements-usual-5 = 오늘 함께 일해서 기뻐하는 좋은 사람들이 있어요.

entry-cutTag = ‘{ $word }’은(는) 태그 { $tag }(으)로 셉니다. 글 속의 태그는 글자, 숫자, _, -, /로 이루어집니다. 다른 기호는 --tag로 씁니다
entry-strangeMoment = ‘{ $words }’은(는) 시각으로 이해되지 않아 글에 남습니다. 언제였는지는 --at이나 --date로 말합니다
expectation-between = { $lowest }에서 { $highest }까지의 정수
expectation-civilDay = 2026-11-20 같은 날
expectation-clockTime = "19:00" 같은 시각
expectation-cycle = 주간 주간 야간 야간 휴무 휴무 같은 순환
expectation-formatVersion = 이 프로그램이 지원하는 버전(1)
expectation-hours = "19:00-07:30" 같은 시간
expectation-list = 목록
expectation-map = 키와 값
expectation-number = 정수
expectation-oneOf =
    { $words ->
        [1] { $words2 }
       *[other] { $words3 } 중 하나
    }
expectation-ownKey = 형식에 아직 없는 키
expectation-range = 가장 작은 값과 가장 큰 값(예: "0-10")
expectation-recipient = age1…이나 ssh-ed25519 … 같은 age 암호화 대상 키
expectation-shiftWord = 주간, 야간, 휴무 또는 자신만의 말
expectation-text = 한 줄의 글
expectation-timestamp = 2026-11-20T18:50:00+01:00 같은 순간
expectation-truth = true 또는 false
expectation-unambiguousDay = 2026-11-20처럼 달이 분명한 날
expectation-weekday = 월요일 같은 요일
expectation-zoneName = Asia/Seoul처럼 이 시스템에 있는 시간대

expected-assignment = 키=값
expected-birthday = 생일(예: 1985-03-12, 해가 없으면 --03-12)
expected-columnMeaning = 열과 그 내용. 예: 'Score=mood 1-10', 'Anxiety=scale 0-3 low'
expected-condition = 조건(예: place=Lyon, energy>=4)
expected-count = 0 이상의 정수
expected-cycle = 근무를 나타내는 단어(예: '주간 야간 휴무')
expected-day = 날(예: 2026-11-20, 오늘, 어제)
expected-daysApart = 날 사이의 쉼표(예: 야간, 쉬는 날, 주간). 없으면 하루인지 여러 날인지 알 수 없습니다
expected-duration = 기간(예: 30d, 4w, 6m, 1y)
expected-hours = 두 시각(예: 야간=19:00-07:30)
expected-instant = ISO 8601 순간(예: 2026-11-20T18:50:00+01:00)
expected-journalName = 이 기기에서 쓰는 일기장 이름(문자와 숫자, 예: @work=~/work)
expected-link = smjournal://show/ID, smjournal://new, smjournal://check-in
expected-linkAtTerminal = 터미널: 링크가 여는 물음에는 거기서 답합니다
expected-moment = 시각(예: 07:30, 2026-11-20T07:30)
expected-month = 달(예: 2026-11)
expected-mood = 기분({ $moods })
expected-moodMeaning = 기분을 나타내는 단어(예: 그럭저럭=보통)
expected-otherJournal = 이 일기장이 아닌 다른 일기장의 폴더
expected-shiftMeaning = 근무 종류를 나타내는 단어(예: 'N=야간 21:00-07:00')
expected-shiftType = 단어와 그 뜻(예: D='주간 07:00-19:30 휴게 30')
expected-span = 하루 또는 두 날(예: 12/20..1/3, 2026-12-20..2027-01-03)
expected-spans = 두 시각(예: 18:45-07:50)
expected-tagChange = +태그(붙이기) 또는 -태그(떼기)
expected-take = 키=ours 또는 키=theirs
expected-text = 글
expected-word = 빈칸 없는 단어
expected-year = 해(예: 2026)
expected-zone = 시간대 이름(예: Asia/Seoul)

explanation-dayBoundary-after = { $what }: 시계가 가리키는 날입니다
explanation-dayBoundary-before = { $what }: 하루가 { $start }에 시작하는 설정입니다(day-starts)
explanation-explicitDay = { $what }: 날을 지정하셨습니다
explanation-explicitShift = { $what }: 근무를 지정하셨습니다
explanation-lastBegun = { $what }: 마지막으로 시작한 근무입니다. 'move', --date, --shift로 다른 것을 지정할 수 있습니다
explanation-openShift-of = ({ $time })
explanation-openShift-your-check-in = { $what }: 근무 전 기록{ $since }에 대한 근무 후 기록이 아직 없습니다
explanation-plan = { $what }: { $planned }

export-asPage = 페이지 이름은 { $file }입니다. 이 확장자가 없으면 브라우저가 코드를 보여 줍니다
export-asTimeOff =
    { $count ->
        [1] 병가 같은 부재 1건은 휴가로 들어 있습니다. --private를 붙이면 그대로 나타납니다
       *[other] 병가 같은 부재 { $count }건은 휴가로 들어 있습니다. --private를 붙이면 그대로 나타납니다
    }
export-askPrivate =
    { $count ->
        [1] 비공개 기록 1건이 들어갑니다. 계속할까요?
       *[other] 비공개 기록 { $count }건이 들어갑니다. 계속할까요?
    }
export-birthday = { $name } 님의 생일
export-calendar = 근무와 휴가
export-calendar-birthdays = 생일
export-calendar-reminders = 근무 전후 기록
export-calendar-shifts = 근무
export-calendar-time-off = 휴가
export-calendarNotKept = 캘린더 { $file }을(를) 다시 쓰지 못했습니다. 그대로 남아 있습니다:
export-encryptionFailed = { $program }이(가) 이 수신자로 암호화하기를 거부했습니다. 아무것도 쓰지 않았습니다
export-holdsPrivate = 이 백업에는 비공개 기록 { $count }건도 들어 있습니다. 혼자만 보관하세요
export-isOff = { $name }: 휴가
export-leavesConflicts = 충돌 파일 { $count }개는 이 내보내기에 들어 있지 않습니다. ‘smjournal conflicts’에서 볼 수 있습니다
export-missing = 기록에 적혀 있지만 없는 사진과 녹음: { $count }. ‘smjournal check’에서 볼 수 있습니다.
export-noEncryption = { $program }이(가) 설치되어 있지 않아 아무것도 쓰지 않았습니다. https://age-encryption.org 에 있습니다
export-noPandoc = 문서를 만드는 { $program } 프로그램이 설치되어 있지 않아 아무것도 쓰지 않았습니다. https://pandoc.org 에 있습니다
export-pandocFailed = { $program } 프로그램이 문서를 만들지 않았습니다. 아무것도 쓰지 않았습니다
export-passesOver = 일기장 폴더에 있는 { $count }개는 이 백업에 들어 있지 않습니다:
export-receipt = { $records }, 파일 { NUMBER($files) }개, { $bytes }{ $leftOut }
export-receipt-form = 작성용 페이지, { $bytes }. 휴대전화로 보내 그곳에서 여세요
export-receipt-people-left-out = ; { $people } 제외: 이런 파일에는 사람의 자리가 없음
export-receipt-private-left-out = {"."} 비공개 { $leftOut }건 제외(--private로 포함)
export-uncleaned = 촬영 장소가 들어 있을 수 있고 지울 수 없어 빠졌습니다: { $path }
export-unshown = 들어 있지 않은 사진과 녹음: { $count }개. 이 형식으로는 보여줄 수 없습니다
export-withoutMedia = 이름만 있고 파일에 들어 있지 않은 사진과 녹음: { $count }개. 폴더나 .zip으로 내보내면 함께 들어갑니다: --output 이름.zip
export-works = { $name }: 근무

figure-afterLongRest = 더 긴 휴식 뒤
figure-afterShortRest = 11시간 미만 휴식 뒤
figure-ahead = 예정
figure-averageWeek = 주 평균
figure-balance = 차이
figure-changes = 근무표 변경
figure-contract = 계약
figure-daysOff = 쉬는 날
figure-extras = 추가 근무(계획에 포함)
figure-findings = 기준을 벗어난 것
figure-holidays = 공휴일
figure-hours = 시간
figure-knownDays = 알려진 날
figure-longestNightRun = 가장 긴 연속 야간
figure-longestRun = 가장 긴 연속 근무일
figure-longestShift = 가장 긴 근무
figure-nightHours = 야간 시간
figure-nightToDay = 야간에서 주간으로(48시간 미만)
figure-nights = 야간
figure-onCall = 온콜
figure-overtime = 계획 초과
figure-place = 연속 며칠째
figure-planned = 계획
figure-presence = 체류 시간
figure-ratings = 어떻게 느꼈는지
figure-report = 근무 시간, 휴식, 회복
figure-rests = 휴식
figure-sevenDays = 7일간 최대
figure-shifts = 근무
figure-shortestRest = 가장 짧은 휴식
figure-splitDays = 분할 근무일
figure-sundays = 일요일
figure-under11 = 11시간 미만 휴식
figure-under12 = 12시간 미만 휴식
figure-weekends = 일한 주말
figure-weeklyRest = 가장 긴 휴식
figure-weeks = 주
figure-worked = 실제 근무

file-type-brokenLink = 가리키는 곳이 없는 링크
file-type-device = 장치
file-type-folder = 폴더
file-type-pipe = 파이프
file-type-socket = 소켓

form-afterShift = 근무 후
form-again = 하나 더 쓰기
form-back = 뒤로
form-beforeShift = 근무 전
form-belongs = 일기장의 { $folder } 폴더에 넣어 주세요.
form-break = 무급 휴게 시간(분)
form-date = 날(야간은 시작한 날)
form-download = 내려받기
form-failed = 저장하지 못했습니다: { $reason }
form-folderHint = 일기장 폴더를 고르세요. journal.md가 들어 있는 폴더입니다.
form-keep = 완료
form-moodOnly = 지금 기분
form-needAnswer = 적어도 하나는 답해 주세요.
form-next = 다음
form-noScript = 이 미리 보기에서는 저장할 수 없습니다. 브라우저에서 파일을 여세요. iPhone에서는 브라우저 앱으로 공유하거나 ‘파일’에 두고 거기서 여세요.
form-refused = 메모에 병합 표시 같은 줄이 있습니다. 줄의 앞부분을 바꿔 주세요.
form-saveToFolder = 일기장에 저장
form-saved = { $place }(으)로 저장했습니다
form-share = 공유
form-summary = 저장할 내용
form-time = 시각
form-title = 어떻게 지내시나요?
form-which = 무엇을 쓰시겠어요?

gapCount = { $gaps }회

greeting = { $words }.
greeting-afternoon = 안녕하세요
greeting-evening = 좋은 저녁입니다
greeting-morning = 좋은 아침입니다
greeting-name = { $words }, { $value } 님.

greeting-night = 안녕하세요
half-afternoon = 오후
half-morning = 오전

health-backup-backup = 백업
health-backup-last-made = 마지막 { $day }
health-backup-none-backup = 백업
health-backup-none-none-noted-after = 적힌 것 없음. 백업한 뒤: smjournal doctor --backed-up
health-calendars = 캘린더
health-conflicts-but-git = { $found } (git이 무엇을 기다리는지 알 수 없습니다)
health-conflicts-conflicts = 충돌
health-conflicts-none = 없음
health-disk-disk = 디스크
health-disk-free = { $free } 남음{ $isScarce }
health-disk-nearly-full = : 거의 찼습니다
health-drafts = 초안
health-drafts-aside = 따로 둔 것 { $count }개, 지울 때까지 남습니다: { $paths }
health-encryption-disk-at-rest = 저장 시 암호화
health-encryption-disk-the-disk-is = 디스크가 암호화되어 있습니다({ $tool })
health-encryption-folder-a-decrypted-view = 암호화된 폴더의 복호화된 보기({ $tool })
health-encryption-folder-at-rest = 저장 시 암호화
health-encryption-unknown-at-rest = 저장 시 암호화
health-encryption-unknown-no-encryption-visible = 여기서 보이는 암호화가 없습니다. ‘smjournal help at-rest’를 보세요
health-git = git
health-gitCrypt-encrypts-the-records = git 안의 기록을 암호화합니다. 두 기기의 변경은 병합할 수 없습니다
health-gitCrypt-git-crypt = git-crypt
health-inbox = 받은 편지함
health-inbox-foreign = { $folder }; 이 일기장의 양식이 아닌 { $count } 남겨 둠
health-index-good-index = 색인
health-index-good-up-to-date = 최신 상태입니다(smjournal reindex --verify는 모든 파일과 비교합니다)
health-index-unwritable-can-t-be = 쓸 수 없습니다({ $error })
health-index-unwritable-index = 색인
health-notices-syncing = 동기화
health-notices-thing-to-look =
    { $count ->
        [1] 살펴볼 것 1건
       *[other] 살펴볼 것 { $count }건
    }
health-otherJournals-not-part-of = 이 일기장에 들지 않습니다: { $folders }
health-otherJournals-other-journals = 다른 일기장
health-permissions-others-may-read = 파일과 폴더 가운데 { $count }개를 남이 읽을 수 있습니다
health-permissions-permissions = 권한
health-permissions-yours-alone = 본인만
health-problems = { $sort } { $count }건
health-problems-none = 없음
health-problems-problems = 문제
health-records = { $map }; { $bytes }
health-records-none = 없음
health-records-records = 기록
health-seal = 봉인
health-seal-clear = 봉인하는 종류이나 읽을 수 있음: { $records }
health-seal-keys = 열쇠: { $count }
health-seal-left = 고친 글이 { $path }에 남아 있습니다
health-seal-noKey = 이 기기에 열쇠 없음
health-seal-noProgram = age도 rage도 없음
health-seal-plainKey = 열쇠에 암호 문구 없음
health-seal-swap = 스왑의 암호화가 보이지 않음
health-seal-unlocked = { $time }까지 열림
health-sync-absent = 여기서는 쓰지 않습니다
health-sync-driverMissing = 준비되었지만 병합할 프로그램이 이제 없습니다
health-sync-foreign = 다른 사용자의 것입니다. 아무것도 묻지 않았습니다
health-sync-gitMissing = 저장소가 있지만 git이 설치되어 있지 않습니다
health-sync-otherDriver = 다른 드라이버로 기록을 병합합니다
health-sync-outdated = 이전 버전으로 준비되었습니다
health-sync-ready = 준비됨
health-sync-unprepared = 쓰지만 준비되지 않았습니다
health-sync-unreadable = 저장소가 있지만 git이 읽지 못합니다
health-syncthing = Syncthing

help-affirmation = 오늘의 확언
help-affirmationAdd = 나만의 확언 추가하기
help-affirmationCategory = 이 분류의 것: resilience(회복력), competence(역량), compassion(연민), balance(균형)
help-affirmationLike = 확언 좋아하기. 지정하지 않으면 오늘의 것
help-affirmationList = 확언 보기
help-affirmationSpare = 힘든 근무 뒤에는 확언을 보이지 않기
help-affirmationUnlike = 좋아요 취소하기
help-all = 모든 충돌
help-also = 옆에 시간만 나란히 둘 다른 사람의 일기장. 내용은 한마디도 싣지 않음
help-alsoTyped = 다른 말
help-append = 오늘의 메모나 다른 기록에 시각과 함께 한 줄 덧붙이기
help-appendLast = 마지막으로 쓰거나 바꾼 기록에
help-appendTo = 이 기록에
help-at = 언제였는지. 예: 07:30, 2026-11-20T07:30
help-attach = 사진과 녹음을 일기장에 복사하고 기록에 적기
help-backedUp = 방금 백업했다고 적어 두기
help-badge = 배지(이모지 또는 이름). 여러 번 쓸 수 있음
help-birthday = 생일. 예: 2019-03-12, 해가 없으면 --03-12
help-both = 본문의 같은 곳이 양쪽에서 바뀌면 위아래로 둘 다 남기기
help-break = 평소와 다를 때의 무급 휴게. 예: 15, 없음
help-callOut = 온콜 중 호출. 예: 23:40-04:10. 여러 번 쓸 수 있음
help-caption = 사진에 있는 것
help-category = 목적: leave(휴가), rtt, training(교육), sick(병가), other(기타)
help-check = 모든 파일의 모든 문제 알리기
help-checkIn = 근무 전 상태 기록하기
help-checkOut = 근무 후 상태 기록하기
help-clock = 근무 시간을 적지 않았을 때 세는 것: said(근무표) 또는 notes(근무 전과 후 기록의 시각)
help-color = 색: auto, always(항상), never(없음)
help-commands = 명령
help-commonOptions = 공통 옵션
help-completions = 셸 자동 완성 스크립트 출력하기
help-condition = 키가 이러한 기록: place=Lyon, energy>=4. 여러 번 쓸 수 있음
help-config = 프로필 설정을 보거나 바꾸기
help-conflicts = 동기화와 병합이 남긴 것과 차이점 보기
help-consent = 묻지 않고 지우기
help-csv = 표로, 근무마다 한 줄
help-cycle = 차례대로 적은 근무. 예: '주간 주간 야간 야간 휴무 휴무'
help-daily = 그날의 메모를 엽니다. 없으면 만듭니다
help-date = 속하는 날. 예: 2026-11-20, 오늘, 어제
help-day = 하루의 모든 것: 근무, 시간, 기분, 기록
help-delete = 기록을 휴지통에 넣기
help-doctor = 일기장의 건강을 한 화면에, 고치는 법과 함께
help-dryRun = 무엇을 할지 말하기만 하기
help-edit = 기록을 편집기에서 열고 확인하기
help-editOption = 새 파일을 편집기에서 열기
help-encryptTo = age로 이 공개 키 또는 이 파일의 키에 맞춰 암호화하기
help-endTime = 근무가 실제로 끝난 시각. 예: 7:50, 지금
help-entryTitle = 제목을 그대로. 다른 단어는 본문이 됩니다
help-examples = 예
help-excel = Excel에서 두 번 눌러 여는 표
help-exitDataProblem = 파일에 문제가 있거나 지정한 것이 없음
help-exitDone = 모두 정상
help-exitInputOutput = 파일을 읽거나 쓸 수 없었음
help-exitLocked = 봉인한 기록은 열쇠 없이 읽을 수 없음
help-exitUsage = 명령줄의 말이 잘못됨
help-explain = 어느 날이 선택되었는지, 그 이유도 말하기
help-export = 일기장 내보내기: markdown, json(백업), csv, ics, 페이지, PDF, 그림, 쓰는 페이지, 휴대폰 앱, 책, Day One·jrnl·Org용
help-favorite = 기록을 즐겨찾기로 표시하기
help-favoriteOff = 표시 떼기
help-favoriteOption = 즐겨찾기로 표시
help-filterFavorite = 즐겨찾기만
help-filterMood = 이 기분의 기록
help-filterPerson = 이 사람이 나오는 기록
help-filterShift = 이 근무의 기록
help-filterTag = 이 태그가 있는 기록. 여러 번 쓸 수 있고 모두 있어야 함
help-forget = 기록을 휴지통과 undo 이력에서도 영구히 지우기(먼저 물어봄)
help-format = 상태 표시줄용 한 줄. 쓸 수 있는 것: {"{"}days{"}"} {"{"}workingDays{"}"} {"{"}shifts{"}"} {"{"}from{"}"} {"{"}until{"}"} {"{"}title{"}"} {"{"}affirmation{"}"} {"{"}category{"}"} {"{"}mood{"}"} {"{"}streak{"}"} {"{"}shift{"}"} {"{"}records{"}"} {"{"}date{"}"} {"{"}problems{"}"} {"{"}countdown{"}"} {"{"}due{"}"} {"{"}next{"}"} {"{"}nextDate{"}"} {"{"}nextStart{"}"} {"{"}nextEnd{"}"}. {"{"}{"{"} 와 {"}"}{"}"} 는 중괄호. {"{"}{"{"}" 로 시작하면 JSON
help-from = 이날부터
help-full = 색인을 처음부터 만들기
help-half = 반나절만: morning 또는 afternoon
help-help = 명령 설명하기
help-helpOption = 이 도움말
help-highlight = 기억할 것. 여러 번 쓸 수 있음
help-holidays = 공휴일의 나라나 지역: kr, fr. 여럿이면 쉼표로
help-hours = 근무의 보통 시간. 예: 야간=19:00-07:30
help-html = 종이용 페이지를 이 파일에 쓰기
help-ids = 기록의 ID도 함께
help-importAgain = 그 뒤에 지우신 것, 여기와 다른 것, 백업의 숨김 파일도 가져오기
help-importCategory = 이 분류의 일정만
help-importDates = 날짜가 없는 노트의 날: file은 파일의 시간을 씁니다
help-importOnly = 제목에 이것이 든 일정만
help-importPerson = 표에서 누구의 줄인지, 주소록에서 누구인지. 모두는 '*'
help-importTags = jrnl 태그의 기호: @, 둘 다면 @#. #만이면 @가 붙은 말은 사람
help-importZone = 시간대가 없는 시각의 시간대. 없으면 일기장의 것
help-importing = 근무표나 다른 프로그램의 일기장 가져오기
help-inEnglish = 이 페이지는 영어로만 되어 있습니다.
help-includePrivate = 비공개 기록도
help-includeSealed = 봉인한 기록도 읽을 수 있게 포함. 터미널에서 암호 문구를 물음
help-index = 색인을 이 파일에 두기. 없으면 SMJOURNAL_INDEX
help-initialize = 폴더에 새 일기장 만들기
help-insights = 좋은 날과 힘든 날에 함께 나타나는 것. 휴식과 회복
help-isPrivate = 내보내기, 페이지, 도우미에서 빼기
help-journal = 일기장 폴더. 없으면 SMJOURNAL_DIR, 그것도 없으면 위쪽에서 가장 가까운 것
help-json = JSON 문서로 답하기
help-jsonLines = 한 줄에 기록 하나씩 JSON으로
help-keepPosition = 찍은 곳과 카메라 정보까지 그대로 복사하기
help-kind = 이 종류의 기록. 여러 번 쓸 수 있음
help-lang = 언어: { $codes }
help-language = 일기장의 언어: { $codes }
help-letters = 나라에서 글자가 보통 뜻하는 것. 터미널에서 보여 주고 확인합니다: fr
help-liked = 좋아하는 것만
help-limit = 많아야 이만큼 보기
help-link = smjournal://show/ID 같은 링크 열기. 물어보며 스스로 쓰지 않습니다
help-list = 기록 보기. 최근 것부터, 앞으로의 것은 끝에
help-listFormat = 기록마다 한 줄. 쓸 수 있는 것: {"{"}id{"}"} {"{"}date{"}"} {"{"}time{"}"} {"{"}kind{"}"} {"{"}title{"}"} {"{"}mood{"}"} {"{"}tags{"}"} {"{"}shift{"}"}, 다른 모든 키, \t, \n. {"{"}{"{"} 와 {"}"}{"}"} 는 중괄호. {"{"}{"{"}" 로 시작하면 JSON
help-lock = 열쇠를 메모리에서 지우기
help-man = man 페이지 출력하기(명령별 또는 프로그램 전체)
help-manCache = 색인. 언제든 지워도 됩니다
help-manDescription = 설명
help-manEditorVariable = 파일을 여는 편집기
help-manEnvironment = 환경 변수
help-manExitStatus = 종료 코드
help-manFiles = 파일
help-manFormat = 일기장의 파일
help-manIndexVariable = 색인 파일(--index로 지정하지 않을 때)
help-manJournalVariable = 일기장 폴더(--journal로 지정하지 않을 때)
help-manName = 이름
help-manPagerVariable = 긴 답을 한 페이지씩 보여 주는 프로그램. 없으면 그대로 출력합니다
help-manProfile = 프로필. 일기장의 뿌리를 표시합니다
help-manProgram = 근무 전후의 상태, 일기, 휴가. 저마다 YAML 머리말이 있는 Markdown 파일 하나이며 달마다의 폴더에 들어갑니다. smjournal은 그것을 읽고 쓰며 휴가까지 남은 근무를 셉니다. 네트워크에는 절대 접속하지 않습니다.
help-manSeeAlso = 함께 보기
help-manSynopsis = 개요
help-manZonesVariable = 시스템의 것 대신 쓸 시간대 규칙 폴더
help-mapColumn = 기분 표의 열이 무엇인지: 'Date=date', 'Score=mood 1-10', 'Anxiety=scale 0-3 low', note, tags, time, title, people, keep, skip. 프로필에 남습니다
help-mapMood = 기분을 나타내는 말의 뜻. 예: '그럭저럭=보통'
help-mapShift = 코드의 뜻. 예: 'N=야간 21:00-07:00'. 프로필에 남습니다
help-mcp = 로컬 도우미(Model Context Protocol)에 표준 입출력으로 답하기
help-mcpPrivate = 비공개 기록도 보게 하기
help-mcpWrite = 일기, 기분, 근무 전후 기록을 쓰게 하기
help-memories = 다른 해의 이날, 이 주, 이달에 쓴 것
help-merge = 파일의 세 버전을 병합하기. git이 부릅니다
help-month = 한 달 달력: 일, 기분, 휴가
help-mood = 기분: 1~5, 이모지 또는 단어
help-moodCommand = 기분 기록하기: 1~5, 이모지 또는 단어
help-moreHelp = ‘smjournal help 명령’과 ‘smjournal help 주제’에서 자세한 설명을 볼 수 있습니다(주제는 영어).
help-move = 기록을 다른 날로 옮기기
help-name = 이름
help-new = 일기 쓰기. 터미널에서 아무것도 덧붙이지 않으면 물어봅니다
help-noIndex = 색인을 쓰지 않고 모든 파일 읽기
help-noInput = 아무것도 묻지 않기
help-noPager = 긴 답을 페이저 없이 그대로 출력하기
help-noPassphrase = 열쇠를 암호 문구 없이 두기
help-notAfterHardShift = 힘든 근무 다음 날에는 보이지 않기
help-note = 메모. -는 표준 입력에서 읽음
help-now = 이 순간을 지금으로 보기
help-offset = 처음 이만큼 건너뛰기
help-older = 이보다 오래전에 지운 것만: 30d, 4w, 6m, 1y
help-on = 이날
help-once = 그 날들만, 되풀이하지 않음
help-only = 일부: 캘린더의 shifts, time-off, birthdays, reminders. 페이지 그림의 year. 여러 번 쓸 수 있음
help-options = 옵션
help-ours = 양쪽에서 같은 것이 바뀌면 이 파일의 버전을 따르기
help-output = 어디로. -는 표준 출력, /로 끝나거나 이미 있으면 폴더
help-pdf = PDF를 이 파일에 쓰기
help-people = 사람, 그 사람이 나오는 기록, 다음 생일
help-peopleAdd = 사람 파일 만들기
help-person = 나오는 사람. 여러 번 쓸 수 있음
help-photo = 첨부할 사진이나 녹음
help-photoSize = 사진을 줄이기: 긴 변의 픽셀 수, 예 1600(ImageMagick 사용)
help-place = 장소
help-plain = 단순한 줄로 묻기(화면 낭독기와 간단한 터미널용)
help-privacy = 남이 읽을 수 있는 것 알리기: 권한, 환자를 알아볼 수 있는 말, 사진의 위치, 공개 서버
help-program = smjournal – 교대 근무를 하는 사람을 위한 텍스트 파일 일기
help-prompts = 1년 전 오늘, 쓰지 않은 날, 한 주 요약
help-random = 지난 기록 중 무작위로 하나
help-ratings = 근무 전후의 평가도 함께
help-reindex = 색인을 최신으로 만들기
help-relation = 나와의 관계. 예: 딸, 친구
help-reminderDays = 며칠 치 근무인지. 말하지 않으면 56
help-reminders = systemd, cron, launchd, 캘린더용 알림 출력하기
help-replace = 이 근무의 앞선 기록을 휴지통으로 옮기기
help-replaceMood = 그날의 마지막 기분에 글이 없으면 휴지통으로 옮기기
help-report = 기간의 근무 시간, 휴식, 회복
help-reportShifts = 근무마다 시간과 그 근거
help-resolve = 충돌하는 파일의 버전을 키별로 병합하기
help-restore = 기록을 휴지통에서 되찾기
help-rota = 앞으로 4주간의 근무 보기
help-rotaAdd = 계획에 더해 하루에 근무 하나 추가하기
help-rotaChanges = 공개된 근무표에서 바뀐 것과 그 예고 시간
help-rotaCheck = 근무표가 없는 날, 겹치는 근무, 기준에 못 미치는 휴식 찾기
help-rotaOff = 하루 또는 며칠의 부재: 병가, 다른 이유
help-rotaSet = 근무표를 프로필에 쓰기
help-rotaSwap = 하루의 근무를 바꾸거나 두 날을 맞바꾸기
help-rotaWorked = 하루에 실제로 일한 시간 적기
help-rules = 표시할 기준: eu, fr-hospital, fr, uk, de, ch, none
help-scale = 1~5의 평가
help-schema = 편집기에서 쓸 파일 머리말의 JSON Schema 출력하기
help-seal = 기록 봉인하기: 열쇠 없이는 아무도 읽지 못함
help-sealAdd = 봉인 대상 열쇠 더하기
help-sealAgain = 봉인한 것을 모두 다시 봉인
help-sealIdentity = 쓸 age identity 파일
help-sealRemove = 봉인 대상 열쇠 빼기
help-sealSetup = 봉인을 여는 열쇠를 만들거나 가져오기
help-sealedOption = 처음부터 봉인
help-search = 제목, 태그, 본문에서 단어 찾기: 모든 단어, "구절", 단어*, -단어
help-set = 기록의 키 바꾸기. 파일의 나머지는 그대로
help-setup = git, Syncthing, Obsidian 준비와 알림, 캘린더, 받은 편지함 설정
help-setupCommit = 이 기기에서 바꿀 때마다 커밋하기. push는 하지 않음
help-setupNoCommit = 바꿀 때마다 커밋하기를 그만두기
help-setupOff = 이 캘린더나 받은 편지함을 더 이상 갱신하지 않음. 파일은 그대로 남음
help-shift = 근무: day(주간), night(야간), rest(휴무) 또는 자신만의 말
help-shiftType = 근무표 단어의 뜻. 예: D='주간 07:00-19:30 휴게 30'. 여러 번 쓸 수 있음
help-show = 기록 하나 보기
help-sort = 정렬: date, title, mood, words, created, modified 또는 평가. -date는 내림차순, +date는 오름차순
help-sourceOption = 누가 쓰는지. 예: shortcut, cron
help-spareOff = 어떤 근무 뒤에도 다시 보이기
help-startTime = 근무가 실제로 시작된 시각. 예: 18:45, 지금
help-stats = 통계. 저마다 바탕이 된 기록 수와 함께
help-status = 상태: planned(예정) 또는 approved(승인)
help-suggest = 글에서 떠오르는 태그, 기분, 사람, 장소. 아무것도 쓰지 않습니다
help-tag = 기록의 태그 붙이고 떼기. 아무것도 없으면 제안합니다
help-tagOption = 태그. 여러 번 쓸 수 있음
help-tags = 모든 태그와 개수, 마지막 날
help-take = 이 키는 파일의 버전이나 다른 버전을 따르기. 여러 번 쓸 수 있음
help-team = 여러 일기장의, 아무도 드러내지 않는 수치
help-teamFigures = 자신의 월별 수치를 출력하기. 일기장 대신 ‘team’에 줄 것
help-teamMinimum = 수치에 필요한 사람 수(3 이상). 말하지 않으면 5
help-template = templates 폴더의 서식
help-text = 본문. -는 표준 입력에서 읽음
help-theirs = 양쪽에서 같은 것이 바뀌면 다른 버전을 따르기
help-timezone = 일기장의 시간대. 예: Asia/Seoul. 없으면 시스템의 것
help-title = 부르는 이름
help-today = 오늘의 확언, 카운트다운, 기록, 근무
help-topics = 주제
help-transcribe = 녹음의 말을 이 기기의 프로그램으로 받아 적기
help-trash = 지운 것을 최근 것부터 보기
help-trashEmpty = 물어본 뒤 휴지통의 파일을 undo 이력에서도 영구히 지우기
help-undo = 마지막 변경 되돌리기
help-unlock = 열쇠를 잠시 메모리에 두기
help-unlockFor = 시간: 15m, 1h. 말이 없으면 15분
help-unseal = 봉인한 기록을 읽을 수 있는 파일로 되돌리기
help-unset = 기록의 키 지우기
help-until = 이날까지(당일 포함)
help-usage = 사용법
help-vacation = 앞으로의 휴가. 여러 번 쓸 수 있음
help-vacationAdd = 휴가 계획하기
help-vacationList = 지난 휴가와 앞으로의 휴가 보기
help-vacationRemove = 휴가 지우기
help-vacationSet = 휴가 바꾸기
help-verify = 색인을 모든 파일과 견주기
help-version = 버전 보기
help-weather = 날씨
help-week = 한 주: 근무와 시간, 휴식, 기분, 합계
help-weekday = 이 요일만. 여러 번 쓸 수 있음
help-wholeHelp = 한 화면에 들어가는 만큼이 아니라 전부
help-why = 이유: sick(병가), leave(휴가), rtt, training(교육) 또는 자신만의 말
help-with = PDF를 만드는 프로그램
help-year = 한 해의 픽셀: 날마다의 기분

hint-cycleOrFile = 순환, 또는 근무표 파일의 경로. 나중에 하려면 Enter
hint-dayOrToday = 예: 11월 23일. { $day }이면 Enter
hint-highlights = 셋까지, 하나마다 Enter, Enter만 누르면 끝
hint-hoursOrLater = 예: 07:00-19:30. 나중에 하려면 Enter
hint-howToAnswer = 1–5로 답하기, Enter로 건너뛰기, Backspace로 뒤로, Ctrl-C로 답을 남기고 마치기.
hint-howToAnswerPlain = 답은 한 줄씩: 1–5와 Enter, Enter만 누르면 건너뛰기, Ctrl-C로 답을 남기고 마치기.
hint-howYouWork = 근무 순환을 첫날부터 하루에 한 단어 또는 한 글자로: 주간 주간 야간 야간 휴무 휴무, 또는 D D N N R R.
hint-linesOrEditor = 새 줄은 Alt-Enter, 편집기는 Ctrl-X Ctrl-E
hint-notUnderstood = 죄송합니다, 읽을 수 없습니다.
hint-numberKeys = 숫자 키, 마치면 Enter
hint-numberOrWords = 번호 또는 찾을 단어
hint-numbersOrTags = 번호나 단어를 쉼표로 나누어. 없으면 Enter
hint-numbersPlain = 번호를 띄어 쓰기, 없으면 Enter
hint-oneLine = 없으면 Enter
hint-orderOrLater = 예: 주간 주간 야간 휴무, 나중에 하려면 Enter
hint-picker = 입력해서 거르기, 화살표, Enter, Esc
hint-severalLines = 없으면 Enter, 새 줄은 Alt-Enter
hint-shiftOrDay = 주간, 야간, 휴무, 자신만의 말, 또는 바꿀 날
hint-shiftOrSkip = 예: 야간 21:00-07:00 휴게 30, 또는 휴무. -는 제외, Enter는 미정
hint-spanOrSkip = 예: 12월 20일부터 1월 3일. 건너뛰려면 Enter
hint-tagCommand = 어울리는 태그:
hint-yesOrNo = y/N
hint-yesUsually = Y/n

hours = { $time }({ $shifts } 중 { $known })

identifier-birthDate = 생년월일일 수 있습니다
identifier-hospitalNumber = 병원의 환자 번호일 수 있습니다
identifier-name = 환자 이름일 수 있습니다
identifier-nhs = NHS 번호일 수 있습니다
identifier-own = 직접 정한 패턴 { QUOTED($pattern) }에 맞습니다
identifier-socialSecurity = 프랑스 사회보장번호입니다

importing-added = { $count }건 추가
importing-again = --again을 붙이면 지우신 것, 여기와 다른 것, 숨김 파일도 가져옵니다.
importing-askColumns = 열이 맞으면 Enter. 아니면 하나씩: Score=mood 1-10, Note=note, Weight=skip
importing-askPeople = { $count }명 가운데 누구인가요? 이름을 쉼표로 나누어
importing-askPerson = 누구의 근무인가요? 이름이나 번호
importing-askShift = ‘{ $word }’은(는) 무슨 뜻인가요({ $count }번)?
importing-askTitles = 제목 세 개를 보여 드릴까요?
importing-askWrite = 가져올까요?
importing-changed = { $count }건 갱신
importing-clear = { $count }건은 백업 그대로 읽을 수 있습니다(여기서는 봉인하는 기록). ‘smjournal seal ID’가 봉인합니다
importing-column = { $column }: { $meaning }
importing-columns = 열:
importing-conflicts = { $count }건은 양쪽에서 바뀜
importing-everybody = --person '*' 은 모두 가져옵니다
importing-guessedColumns = 열의 내용은 추측이므로 아무것도 쓰지 않았습니다. 이대로 가져오려면: { $command }
importing-learnt = 프로필에 쓸 내용: { $words }
importing-leftOut = { $count }건 제외: { $why }
importing-looksLike = { $format } 파일로 보입니다: smjournal import { $format } 파일
importing-mapMood = --mood '{ $word }=보통'처럼 지정하세요
importing-mapShift = --map { $argument }처럼 지정하세요
importing-media = 사진과 녹음: { $found }
importing-media-missing = 사진과 녹음: { $found }, 없는 것 { $missing }
importing-moods = 기분: { $moods }
importing-morePlanChanges = 외 { NUMBER($count) }일
importing-nothingNew = 새로운 것이 없습니다.
importing-openHours = 시각만 적힌 근무표로 보입니다. 낮인지 밤인지는 시각으로만 알 수 있어 아무것도 쓰지 않았습니다. 그대로 가져오려면: { $command }
importing-openPlan = 지금 내 근무표가 아닐 수 있어 아무것도 쓰지 않았습니다. 그대로 가져오려면: { $command }
importing-openWords = 근무표로 보이지만 { $words }의 뜻이 정해지지 않아 아무것도 쓰지 않았습니다. --map으로 정하세요. 그대로 가져오려면: { $command }
importing-people = 사람: { $names }. --tags '@#'로 태그가 됩니다
importing-planChange = { $day }: { $was } → { $becomes }
importing-planDays = 바뀌는 날: { $count }
importing-progress = { $total }건 중 { $done }건 씀
importing-proposedShift = Enter는 { $meaning }, -는 제외. 예: 야간 21:00-07:00 휴게 30
importing-read = { $format }: { $count }건 읽음
importing-reading = { $share } 읽음
importing-resolve = ‘smjournal conflicts’에서 양쪽에서 바뀐 것을 볼 수 있습니다.
importing-rowsOf = { $name } 님의 줄을 가져옵니다
importing-same = { $count }건은 이미 있음
importing-sealed = 그중 { $count }건은 봉인
importing-settings = 백업에서 가져온 설정: { $keys }
importing-stopped = 파일 { NUMBER($count) }개를 썼습니다. 이어 가려면 다시 가져오세요
importing-undo = ‘smjournal undo’로 모두 되돌립니다.
importing-unknownMoods = 뜻이 정해지지 않은 기분: { $words }
importing-unknownShifts = 뜻이 정해지지 않은 근무: { $words }
importing-withoutHours = 시간이 없는 근무: { $words }. --map { $argument }처럼 시간을 알려 줄 때까지 합계에 들어가지 않습니다
importing-wouldAdd = 추가할 것 { $count }건
importing-wouldChange = 갱신할 것 { $count }건

inbox-strange = 양식이 쓰지 않는 키가 있습니다({ $keys }). 그대로 두었습니다
input-awaited = 파이프에서 오는 내용을 기다립니다. Ctrl-C를 누르면 온 만큼 남깁니다.

input-cut = 표준 입력으로 { $limit } 넘게 왔습니다. 앞부분은 쓰고 나머지는 읽지 않습니다
input-none = ‘{ $verb }’은(는) 표준 입력에서 글을 읽지 않습니다. 아무것도 쓰지 않았습니다
input-silent = 파이프에서 아직 아무것도 오지 않아 읽지 않습니다. ‘… | smjournal { $command }’ 명령은 기다립니다
input-taken = 표준 입력의 { NUMBER($lines) }줄이 본문이 됩니다. ‘< /dev/null’은 그대로 둡니다
input-unread = 여기서는 표준 입력을 읽지 않습니다. ‘{ $option } -’로 본문이 됩니다
inquiry-day = 어느 날인가요?
inquiry-days = 어느 날부터 어느 날까지인가요?
inquiry-export = 어떤 형식으로 내보낼까요?
inquiry-file = 어떤 파일인가요?
inquiry-hours = 어느 시간인가요:
inquiry-media = 어떤 사진이나 녹음인가요?
inquiry-reason = 이유는 무엇인가요?
inquiry-reminders = 무엇으로 알릴까요? ics는 휴대폰용 캘린더 파일이고 systemd, cron, launchd는 이 컴퓨터의 타이머입니다
inquiry-spans = 몇 시부터 몇 시까지인가요?

json-colon = ‘:’
json-commaOrBrace = 쉼표 또는 {"}"}
json-commaOrBracket = 쉼표 또는 ]
json-end = 글의 끝
json-key = "…" 안의 키
json-value = JSON 값

key-asleep = 수면 시간(분)
key-at = 쓴 시각, 또는 내용의 대략적인 시각
key-audio = 녹음(이 파일에서 본 경로)
key-badges = 어떤 느낌이었는지: 이모지 또는 단어
key-birthday = 생일. 연도는 있어도 없어도 됨: "--03-12"
key-break = 무급 휴게 시간(분), 없으면 0. 평소와 다를 때
key-call-outs = 온콜 중 호출과 각각의 시간: 23:40-04:10
key-category = 휴가의 종류
key-date = 속한 날. 야간이면 시작한 날
key-end = 근무 또는 수면이 끝난 때
key-energy = 근무 전 기력(1–5)
key-extra = 계획에 더한 근무이면 true
key-fatigue = 근무 후 피로(1–5)
key-favorite = 즐겨찾기인지
key-foreign = { $key }은(는) 종류 ‘{ $kind }’의 기록에서는 뜻이 없지만 그대로 씁니다
key-from = 첫날
key-goesWith = { $key }도 함께 바뀝니다: { $value }
key-half = 하루 가운데 어느 반나절을 쉬는지
key-highlights = 기억할 것(많아야 세 가지)
key-hours = 분할 근무의 시간: 07:00-11:00, 16:00-20:00
key-kind = 파일의 종류
key-load = 근무 후 감정 부담(1–5)
key-mood = 기분: 이모지, 단어 또는 1–5
key-motivation = 근무 전 의욕(1–5)
key-name = 사람의 이름
key-origin = 원래 있던 곳의 ID
key-people = 나오는 사람
key-photos = 사진(이 파일에서 본 경로)
key-place = 장소
key-published = 근무표가 공개된 때
key-relation = 나에게 어떤 사람인지
key-remind = 그 사람을 떠올려 줄 때
key-satisfaction = 근무 후 만족도(1–5)
key-shift = 속한 근무: day, night, rest 또는 자신만의 말
key-shifts = 하루에 한 줄: 2026-12-01 N 21:00-07:00
key-source = 파일을 쓴 프로그램
key-start = 근무 또는 수면이 시작된 때
key-status = 휴가가 계획된 것인지 승인된 것인지
key-steps = 하루 걸음 수
key-stress = 근무 전 스트레스(1–5)
key-tags = 태그(# 없이)
key-title = 제목
key-until = 마지막 날
key-weather = 날씨
key-worked = 실제로 일한 시간(근무표와 다를 때): 18:45-07:50

kind-check-in = 근무 전 기록
kind-check-out = 근무 후 기록
kind-entry = 일기
kind-person = 사람
kind-profile = 프로필
kind-rota = 근무표
kind-shift = 근무
kind-sleep = 수면
kind-vacation = 휴가

leftOut = 계획이 없는 날 { $unplannedDays }

limit-any7 = { $from }부터 { $until }까지 7일간의 근무 { $value }{ $bound }
limit-average = { $from }부터 { $until }까지 주 평균 근무 { $value }{ $bound }
limit-limit = {" "}(기준 { $limit })
limit-longOnEnd = { ON($from) } 연속 근무 { $work }, 24시간 중 남는 휴식 { $rest }{ $bound }
limit-night = { ON($from) } 야간 근무 { $value }{ $bound }
limit-nightRun = { $from }부터 { $until }까지 { $finding } 연속{ $bound }
limit-onEnd = { ON($from) } 연속 근무 { $work }, 24시간 동안 휴식 없음{ $bound }
limit-rest = { $from }와(과) { $until } 사이의 휴식 { $value }{ $bound }
limit-restOfDay = { $from } 근무 사이의 휴식 { $value }{ $bound }
limit-run = { $from }부터 { $until }까지 { $finding } 연속 근무{ $bound }
limit-shift = { ON($from) } 근무 { $value }{ $bound }
limit-week = { $from }부터 { $until }까지 한 주의 근무 { $value }{ $bound }
limit-weeklyRest = { $from }부터 { $until }까지 { $limit }의 휴식이 없습니다. 가장 긴 것은 { $value }{ $bound }

list-last = { $parts }, { $last }
list-separator = {", "}

look-absent = 부재
look-affirmationAdded = 확언에 추가했습니다. 내일부터 나올 수 있습니다
look-alsoAfterHardShift = 어떤 근무 뒤에도 다시 나옵니다: { $text }
look-builtFrom = 커밋 { $commit }에서 만듦
look-builtFromSources = 소스 폴더에서 만듦, 커밋은 알 수 없음
look-didYouMean = 혹시 { $key }인가요?
look-everyWord = 모든 단어가 있어야 합니다. OR도 하나의 단어입니다.
look-journal-fallback = 일기장: { $path }(기본값, { $file } 기준)
look-journal-folder = 일기장: { $path }(이 폴더에서 위로 올라가며 찾음)
look-journal-option = 일기장: { $path }(명령줄에서 지정)
look-journal-variable = 일기장: { $path }(SMJOURNAL_DIR 기준)
look-keptBadge = { $badge }을(를) 자신의 배지로 적었습니다. { $nearest }을(를) 뜻하셨나요?
look-keptKey = { $key }을(를) 직접 만든 키로 썼습니다. 혹시 { $nearest }인가요?
look-noJournal = 여기에는 일기장이 없습니다. ‘smjournal init 폴더’로 만들 수 있습니다
look-noSuchKey = ‘{ $key }’ 키가 있는 기록이 없습니다
look-notAfterHardShift = 힘든 근무 뒤에는 나오지 않습니다: { $text }
look-nothingNoted = 기록 없음
look-onlyDays = 해당하는 날만: { $filters }
look-otherSpelling = 다른 철자로는 { $count }건: { $command }
look-spelling = 이 철자로 된 기록은 없습니다. 다음으로 찾았습니다: { $words }
look-timeOff = 휴가
look-weeks = { $weeks }, 한 주에 표시 하나
look-widerSearch = 이렇게 시작하는 단어가 있는 기록 { $count }건: { $command }

lookup-ambiguous = { QUOTED($name) }에 맞는 기록이 여럿입니다: { $candidates }
lookup-ambiguous-and-more = 외 { $value }건
lookup-inConflict = { QUOTED($name) }은(는) 두 버전이 부딪쳐 충돌 중입니다. ‘smjournal resolve’로 해결합니다
lookup-notFound = { QUOTED($name) }(이)라는 기록은 없습니다

mayHelp-more = { $what }: 그런 날에 더 나은 것: { $measures }.
mayHelp-note = 직접 쓰신 기록에서만 나온 것입니다. 함께 나타난다고 원인은 아닙니다.
mayHelp-rest = 근무 사이에 더 쉬기: 짧게 쉰 뒤에 나빠지는 것: { $measures }.
mayHelp-sleep = 근무 전에 더 자기: 여섯 시간보다 적게 자면 나빠지는 것: { $measures }.

mean = { $mean }({ $share })

meaning-absence = 부재
meaning-day = 주간
meaning-late = 이브닝
meaning-leave = 휴가
meaning-night = 야간
meaning-on-call = 온콜
meaning-public-holiday = 공휴일
meaning-rest = 휴무
meaning-rtt = RTT
meaning-sick = 병가
meaning-skip = 제외
meaning-training = 교육

measure-mood = 기분

media-askModel = 모델은 어디에 있나요? (whisper-cli는 파일, vosk-transcriber는 폴더)
media-attachLater = 기록은 저장되었습니다. 사진은 다음 명령으로 추가합니다: { $command }
media-damaged = 위치 정보를 뺄 수 없습니다(손상되었거나 이 프로그램이 정리할 수 없는 형식입니다). 아무것도 복사하지 않았습니다(--keep-position이면 그대로 복사합니다)
media-missing = { QUOTED($path) }을(를) 적었지만 없습니다
media-modelMissing = { $path }에 모델이 없습니다. 설정하세요: smjournal config transcribe-model=PATH
media-needsProgram = HEIC에서 위치를 뺄 수 있는 것은 ImageMagick뿐인데 설치되어 있지 않습니다. JPEG로 저장하거나 --keep-position을 쓰세요
media-noConverter = ffmpeg가 설치되어 있지 않습니다. 없으면 whisper-cli가 { $format }을(를) 읽을 수 없습니다
media-noModel = 받아 적을 모델을 알 수 없습니다. 한 번만 지정하세요: smjournal config transcribe-model=PATH(파일이면 whisper-cli, 폴더이면 vosk-transcriber)
media-noTranscriber = whisper-cli도 vosk-transcriber도 설치되어 있지 않아 여기서는 받아 적을 수 없습니다. --transcribe 없이 하면 그대로 첨부됩니다
media-nothingHeard = { $program }이(가) 말을 듣지 못했습니다. 글 없이 첨부했습니다
media-orphan = 어느 기록에도 적혀 있지 않습니다
media-staysAsLarge = { $file }은(는) 크기 그대로입니다. 줄이려면 ImageMagick이 필요한데, 설치되어 있지 않거나 읽지 못합니다
media-taken = { $file }: 일기장에서 { $size }
media-tooLarge = 너무 큽니다: { $bytes }, 최대 { $limit }. 아무것도 복사하지 않았습니다
media-transcribed = { $file }, { $program }(으)로 받아 적음
media-transcriptionFailed = { $program }이(가) 받아 적지 못했습니다. 아무것도 첨부하지 않았습니다
media-undated = 안에도 이름에도 날짜가 없습니다. 파일이 마지막으로 바뀐 { $iso }(으)로 세지만 복사하거나 복제하면 달라집니다. date: { $iso } 줄을 넣으세요
media-unknownFormat = 사진도 녹음도 아닙니다(JPEG, PNG, WebP, GIF, HEIC, MP3, M4A, OGG, WAV, FLAC). 아무것도 복사하지 않았습니다

megabytes = { $bytes } MiB

month-1 = 1월
month-10 = 10월
month-11 = 11월
month-12 = 12월
month-2 = 2월
month-3 = 3월
month-4 = 4월
month-5 = 5월
month-6 = 6월
month-7 = 7월
month-8 = 8월
month-9 = 9월
month-of-year = { $year }년 { $month }
month-short-1 = 1월
month-short-10 = 10월
month-short-11 = 11월
month-short-12 = 12월
month-short-2 = 2월
month-short-3 = 3월
month-short-4 = 4월
month-short-5 = 5월
month-short-6 = 6월
month-short-7 = 7월
month-short-8 = 8월
month-short-9 = 9월

mood-dayStays = 그날의 기분은 { $time }의 { $mood } 그대로입니다
mood-happy = 행복
mood-namesDay = ‘{ $words }’은(는) 메모에 남고, 기분은 { $day }의 것으로 적었습니다. 그때의 것이라면: { $command }
mood-neutral = 보통
mood-ofDay = 그날의 기분이 { $former }에서 { $mood }(으)로 바뀌었습니다
mood-sad = 슬픔
mood-veryHappy = 아주 행복
mood-verySad = 아주 슬픔

noEffects = 눈에 띄는 것이 없습니다. 우연이라고 볼 수 없을 만큼 뚜렷한 차이가 없습니다. 무언가가 있는 날과 없는 날이 각각 { $fewest }일 이상 필요합니다.

nothingPlanned = 예정된 휴가가 없습니다. 계획하려면: smjournal vacation add 시작..끝
nothingPlanned-half = 온종일 쉬는 휴가는 예정에 없습니다. { $day }: { $what }

notice-after-it-had = 시작한 뒤
notice-days = { $hours } 전
notice-hours = { $hours } 전

noun-byte = { $count }바이트
noun-character = { $count }자
noun-checkIn = 근무 전 기록 { $count }건
noun-checkOut = 근무 후 기록 { $count }건
noun-commit = 커밋 { $count }개
noun-day = { $count }일
noun-entry = 일기 { $count }건
noun-event = 일정 { $count }건
noun-file = 파일 { $count }개
noun-hour = { $count }시간
noun-minute = { $count }분
noun-month = { $count }개월
noun-night = 야간 { $count }회
noun-person = { $count }명
noun-problem = 문제 { $count }건
noun-record = 기록 { $count }건
noun-shift = 근무 { $count }회
noun-vacation = 휴가·결근 { $count }건
noun-week = { $count }주
noun-word = { $count }단어
noun-workingDay = 평일 { $count }일
noun-year = { $count }년

number-group = ,
number-point = {"."}

omission-besideLeave = 휴가나 부재인 날에 있어 일하지 않는 근무
omission-cancelled = 취소됨
omission-cell = 근무표로 쓸 수 없는 칸; 그날은 알 수 없는 근무가 됨
omission-column = 아무것도 가져오지 않는 열
omission-conflict = 동기화 도구가 남긴 다른 판 또는 두 판이 섞인 파일; 원래 프로그램에서 정리한 뒤 다시 가져오세요
omission-deleted = 직접 지우신 것
omission-differs = 여기와 다르며 여기 것을 그대로 둠
omission-earlier = 1년 넘게 지난, 끝이 없는 반복. --from 으로 가져올 수 있음
omission-empty = 비어 있음
omission-field = 일정에 그 밖에 적혀 있고 가져오지 않는 내용
omission-forgotten = 이 기기에서 영구히 지우거나 봉인하신 것
omission-goals = 목표
omission-hidden = 숨김 파일이며 이 일기장의 백업이 아님
omission-hiddenRow = 숨긴 행
omission-hiddenSheet = 숨긴 시트
omission-inBed = 잠자리에 있었지만 잠이었다는 말이 없음
omission-kept = 여기와 다르고 언제부터인지 알 수 없음
omission-later = 이 기간 뒤에도 이어지는 반복. --until 으로 더 가져올 수 있음
omission-notShift = 제목과 시간으로는 근무인지 알 수 없음
omission-notWanted = 말한 대로 제외
omission-otherJournal = 그 안 폴더에 있는 다른 일기장의 것
omission-otherMedia = 동영상과 문서
omission-outside = 요청한 날 밖
omission-overlapping = 다른 기록이 같은 시간의 것입니다
omission-ownCalendar = 이 일지 자신의 캘린더. 내용은 이미 여기 있음
omission-ownLeave = 근무표에 근무가 있지만 휴가로 남는 날; ‘smjournal vacation remove’로 휴가를 취소합니다
omission-ownShift = 직접 쓴 근무가 그대로인 날
omission-position = 지도 위의 위치(--keep-position을 쓰면 가져옵니다)
omission-profile = 일기장의 프로필(근무표, 시간, 시간대). 백업(export json)으로 되돌릴 수 있습니다
omission-row = 읽지 않는 행
omission-sealed = 이미 봉인되어 있을 수 있습니다. ‘smjournal unlock’으로 비교할 수 있습니다
omission-sheet = 근무표가 아닌 시트
omission-trashed = 다른 프로그램의 휴지통에 있음
omission-unnamed = 이전에 가져왔고 이 근무표의 기간 밖에 있는 근무. 그대로 두었으며 --from과 --until로 없앱니다
omission-unpaid = 그 근무의 평소 휴게와 다른 휴게
omission-unreadable = 읽을 수 없음

omission-unusedMedia = 어떤 기록에도 없는 사진과 녹음
omission-withdrawn = 이전에 가져왔지만 이 근무표에는 없는 휴무. 그대로 두었으며 ‘smjournal vacation remove’로 지웁니다
omission-workedShift = 일한 근무가 그대로인 지난 날
openShift-since = ({ $time }부터)
openShift-under-way = 근무 중{ $since }: { $what }

orList-or = { $dropLast } 또는 { $last }

ordinal-first = 1

output-beside = 일기장 안에서는 기록으로 읽히므로 그 옆에 썼습니다: { $path }
ownScale-asked = 언제 물어볼까요?
ownScale-good = 어느 값이 좋은가요?
ownScale-high = 높은 값
ownScale-label = 화면에 보일 이름은?
ownScale-low = 낮은 값
ownScale-name = 새 척도의 이름은?
ownScale-nameHint = 한 단어, 예: 통증; 끝내려면 Enter
ownScale-neither = 둘 다 아님
ownScale-range = 얼마부터 얼마까지?
ownScale-rangeHint = 예: 0-10, 1-5로 하려면 Enter
ownScale-wrongName = 글자, 숫자, -, _만 쓰고 프로그램의 키가 아니어야 합니다. 프로필에서는 scales: {"{"}통증: {"{"}range: "0-10", ask: mood{"}"}{"}"}
ownScale-wrongRange = 정수 두 개, 작은 것부터. 예: 0-10
page-absenceHatching = 반대 방향 빗금: 부재
page-after = 후
page-before = 전
page-changeKey = 선이 굵을수록 그렇게 바뀐 근무가 많습니다. 주황색 선은 평균을 잇습니다. 피로는 아래로 갈수록 크며, 내려가는 선은 기력이 준 것입니다.
page-changeSummary = { CAPITALIZED($shift) }: { $before }, { $after } ({ $number }).
page-changes = 근무 전과 후
page-contents = 차례
page-day = 날
page-dayByDay = 하루하루
page-dayLine = 위 선: 주간 근무
page-dayWord = { $name }: { $value }
page-empty = 아직 쓴 것이 없습니다.
page-encryptedPageInstead = 인쇄할 페이지는 { $place }입니다. PDF와 같은 키로 암호화했습니다. 복호화해 브라우저에서 열어 인쇄하세요.
page-entries = 일기
page-favorite = 즐겨찾기
page-filter = 거르기
page-found = { $count }건 찾음
page-highlights = 마음에 남은 것
page-hoursAWeek = 주당 시간
page-latest = 최근에 쓴 것
page-made = { $CivilDay }에 { $records }(으)로 만들었습니다. 이 페이지는 아무것도 불러오지 않고 보내지 않습니다.
page-meanMood = 기분 { $mean } ({ $days })
page-missingPicture = 들어 있지 않은 그림: { $name }
page-months = 달
page-mood = 기분
page-moods = 기분
page-nightLine = 아래 선: 야간 근무
page-noMood = 기분 기록 없음
page-noPrinter = PDF를 만드는 프로그램을 찾지 못했습니다. WeasyPrint, Chromium, Chrome, Edge, Brave 중 하나면 됩니다.
page-numbers = 수치
page-onCallDots = 점: 온콜
page-onThisDay = 이날
page-pageInstead = 인쇄할 페이지는 { $place }입니다. 브라우저에서 열어 인쇄하세요.
page-partOnly = 다음 기록만: { $what }
page-people = 사람
page-photos = 사진
page-printAsRoot = { $program }이(가) PDF를 만들지 않았습니다. 브라우저는 root로 실행되지 않습니다. WeasyPrint나 다른 사용자의 브라우저가 만들 수 있습니다.
page-printFailed = { $program }이(가) PDF를 만들지 않았습니다.
page-privateLeftOut = 비공개 { $number } 제외(날짜와 시간만 셉니다).
page-quickReturns = 빠른 복귀({ $length } 미만 뒤)
page-restAndWork = 휴식과 일
page-restKey = 막대는 두 근무일 사이의 휴식입니다. 선은 { $length }이고 세모는 그보다 짧은 것입니다.
page-search = 찾기
page-searchHint = 단어 순서는 상관없습니다.
page-searchKey = / 키로 여기로 옵니다.
page-searchOn = 이어서 찾기: { $entries }
page-shift = 근무
page-shifts = 근무
page-showAll = 모두 보기
page-skip = 일기로 건너뛰기
page-tags = 태그
page-timeOff = 휴가
page-timeOffHatching = 빗금: 휴가
page-title-journal = 일기장
page-title-s-journal = { $value } 님의 일기장
page-trendKey = 점은 하루씩, 선은 { $days }일 평균입니다. 띠: 야간(보라)과 휴가(초록).
page-trendRange = 최고 { $high }, 최저 { $low }.
page-trendSummary = { CAPITALIZED($measure) }: { $days } 평균 { $mean }.
page-trends = 추이
page-untagged = { $program }은(는) 오래되어 구조 있는 PDF를 만들지 못합니다. 화면 낭독기에 불편합니다.
page-weekKey = 옅은 막대는 한 주가 다 차지 않은 것입니다.
page-weekdays = 요일
page-yearAtGlance = 한눈에 보는 한 해
page-yearHint = 날을 누르거나 화살표로 옮기세요. Enter로 쓴 글로 갑니다.

percent = { $percent }%

place-body =
    { $places ->
        [1] 본문의 한 곳
       *[other] 본문의 { $places }곳
    }
place-notText = 파일 전체(한쪽이 글이 아닙니다)
place-text =
    { $places ->
        [1] 파일의 한 곳
       *[other] 파일의 { $places }곳
    }
place-twoRecords = 파일의 처음부터(두 기록입니다)

placeholder-affirmation = 확언
placeholder-assignment = 키=값
placeholder-badge = 배지
placeholder-base = 바탕
placeholder-category = 분류
placeholder-color = 언제
placeholder-command = 명령
placeholder-condition = 키=값
placeholder-count = N
placeholder-cycle = 단어
placeholder-day = 날
placeholder-duration = 30d
placeholder-exportFormat = markdown|json|csv|ics|html|pdf|svg|form|pocket|epub|docx|dayone|jrnl|org
placeholder-file = 파일
placeholder-folder = 폴더
placeholder-format = 형식
placeholder-half = 반나절
placeholder-hours = 단어=시각-시각
placeholder-importFormat = 형식
placeholder-instant = 순간
placeholder-key = 키
placeholder-kind = 종류
placeholder-language = 언어
placeholder-link = 링크
placeholder-markerSize = 길이
placeholder-meaning = 단어=뜻
placeholder-moment = 시각
placeholder-month = 연-월
placeholder-mood = 기분
placeholder-name = 이름
placeholder-ours = 우리
placeholder-part = 부분
placeholder-person = 사람
placeholder-place = 장소
placeholder-program = 프로그램
placeholder-recipient = 열쇠
placeholder-record = ID
placeholder-regions = 코드
placeholder-reminderKind = systemd|cron|launchd|ics
placeholder-rules = 규칙
placeholder-shell = 셸
placeholder-shift = 근무
placeholder-shiftType = 단어=뜻
placeholder-sort = 항목
placeholder-span = 시작..끝
placeholder-spans = 시각-시각
placeholder-status = 상태
placeholder-tag = 태그
placeholder-tagChange = +태그|-태그
placeholder-take = 키=ours|theirs
placeholder-template = 이름
placeholder-text = 본문
placeholder-theirs = 상대
placeholder-title = 제목
placeholder-tool = git|syncthing|desktop|obsidian|reminders|calendar|inbox
placeholder-weather = 날씨
placeholder-why = 단어
placeholder-word = 단어
placeholder-year = 연도
placeholder-zone = 시간대

plan-gap = { $from }의 근무표가 없습니다
plan-noHours = { $rota }부터의 근무표에 { QUOTED($word) } 시간이 없습니다
plan-overlap = { $first } 근무와 { $second } 근무가 { $seconds } 겹칩니다
plan-overlap-same-day = { $first }의 두 근무가 { $seconds } 겹칩니다
plan-overlapCycle =
    { $times ->
        [1] { $overlap }. 그 뒤로도 { $days }마다 겹칩니다
       *[other] { $overlap }. 그 뒤로도 { $days }마다 { $times }번 겹칩니다
    }
plan-sameStart = { ON($day) }에 시작하는 근무표가 둘입니다. 나중 것이 유효합니다
plan-shiftInTimeOff = { $id } 파일이 { ON($day) }에 근무를 넣었지만 휴가 중입니다

planReason-record = { $id }의 계획입니다
planReason-rota = 근무표에서 그 시각 무렵의 근무입니다
planReason-workingDays = 근무일 가운데 하나입니다

pocket-again = 다시 저장
pocket-arrived = 일기장에 있음

pocket-asOf = { $day } 기준
pocket-behind = 이 휴대전화의 시계가 늦습니다. 이 페이지는 { $day }에 만들어졌습니다. 답에는 이 시계의 시각이 붙으니 먼저 맞춰 주세요.
pocket-cancel = 취소
pocket-goOn = 이어 쓰기
pocket-handed = 파일로 저장했지만 일기장에서 아직 확인하지 못함: { $number }
pocket-keepsNothing = 이 브라우저는 이 페이지의 내용을 보관하지 않습니다. 닫기 전에 답을 저장하세요.
pocket-kept = 적었습니다: { $what }
pocket-mood = 어떻게 지내시나요?
pocket-more = 다른 것 쓰기
pocket-over = 이 페이지는 { $day }까지 알고 있었습니다. 그 뒤는 새로 만드세요: smjournal export pocket. 답은 계속 받습니다.
pocket-since = { $day }부터. 그보다 오래된 것: smjournal export html
pocket-undo = 되돌리기
pocket-unfinished = 쓰다 만 것:
pocket-waiting = 아직 일기장에 없음: { $number }

privacy-identifier = { QUOTED($found) }: { $kind }
privacy-plainRemote = 일기장이 암호화 없이 { $address }(으)로 보내집니다
privacy-position = 이 사진에 찍은 곳이 들어 있습니다
privacy-publicRemote = 일기장이 { $address }(으)로 보내집니다. 거기서 공개되지 않는지 확인하세요
privacy-readable = 이 기기의 다른 사용자가 읽을 수 있습니다({ $mode })

problem-callOutOutside = { $key }: { $span }은(는) 온콜 시간 밖이라 세지 않습니다
problem-dashWithoutBlank = { $key }: 하이픈 뒤에 빈칸이 없어 이 줄이 목록 항목이 되지 않습니다. 이렇게 쓰세요: - 항목
problem-emptyFile = 비어 있습니다. 본문을 아직 받지 못했거나 오류로 지워졌을 수 있습니다. 다시 받거나 다른 기기나 백업에서 되돌리세요
problem-emptyFolder = 빈 폴더입니다
problem-encrypted = 암호화되어 있습니다({ $tool }). 읽으려면 복호화하세요
problem-endBeforeStart = end가 start보다 앞입니다. 끝은 무시합니다
problem-invalidUTF8 = UTF-8 텍스트가 아닙니다
problem-lfsPointer = 본문 대신 git-lfs 포인터가 들어 있습니다. ‘git lfs pull’로 본문을 받을 수 있습니다
problem-missingKey = { $kind }에 { $key } 키가 없습니다
problem-missingKey-profile = 이 근무표에 { $key } 키가 없어 세지 않습니다
problem-noZoneRules = 이 기기에는 시간대 규칙이 없어{ $folder } { $zone }에 대해 알 수 없습니다. tzdata 패키지를 설치하거나 TZDIR로 규칙 폴더를 지정하세요
problem-noZoneRules-tzdir = (TZDIR: { $value })
problem-notAFile = { $type }입니다. 파일이 아닙니다
problem-nulByte = NUL 바이트가 있습니다. 텍스트 파일이 아닙니다
problem-otherJournal = 다른 일기장입니다. 그 폴더는 이 일기장에 들지 않습니다. ‘smjournal -C 폴더’로 열 수 있습니다
problem-outsideFolder = 일기장에 속하지 않는 폴더입니다
problem-remarkForValue = { $key }: { QUOTED($found) } 부분은 YAML에서 주석이라 아무것도 읽지 않습니다. #을 빼 주세요: { $key }: { $with }
problem-sameMeaning = { $key } 키는 { $canonical } 키와 뜻이 같고 둘 다 있습니다. 마지막 것이 유효합니다
problem-sealedKind = 이 종류의 기록은 봉인할 수 없습니다({ $kind }). 내용은 어떤 수치에도 들어가지 않습니다
problem-strayKey = { $key }은(는) 종류 ‘{ $kind }’의 기록에서는 뜻이 없어 읽지 않습니다
problem-symbolicLink = 심볼릭 링크입니다. 링크는 따라가지 않습니다
problem-tooLarge = 기록으로는 너무 큽니다: { $bytes }, 최대 { $limit }
problem-tooLong = { $key }: { $count }. 보통 많아야 { $limit }자입니다
problem-tooMany = { $key }: 항목 { $count }개. 보통 많아야 { $limit }개입니다
problem-unfinishedMerge = 끝나지 않은 병합의 표시가 있습니다. ‘smjournal resolve’로 해결됩니다
problem-unreadable = 읽을 수 없습니다: { $errno }
problem-untilBeforeFrom = until({ $iso })이 from({ $iso2 })보다 앞입니다. 마지막 날은 무시합니다
problem-wrongValue = { $key }: { QUOTED($found) } 대신 { $expected }이(가) 필요합니다

progress = 지난 휴가부터 { $share } 왔습니다

prompt-nothingWritten = { $since }부터 { $days } 동안 쓴 것이 없습니다. 어떻게 지내시나요?
prompt-yearsAgo = ({ $then })
prompt-yearsAgo-a-year-ago =
    { $years ->
        [1] 1년 전 오늘
       *[other] { $years } 전 오늘
    }
prompt-yearsAgo-you-wrote-an =
    { $when }{ $date }, { $ids ->
        [1] 일기 1건
       *[other] { $ids }
    }을 쓰셨습니다.

question-badges = 어느 것이 맞나요?
question-cycleStart = 이 순환은 어느 날 시작하나요?
question-entryText = 무슨 일이 있었나요?
question-entryTitle = 제목은? [{ $suggestion }]
question-entryTitle-none = 제목은?
question-folder = 일기장을 어디에 둘까요? [{ $suggestion }]
question-former = 이 근무에는 이미 { $kind }이(가) 있습니다{ $time }: { $id }
question-former-at = ({ $value })
question-goOn = { $when }의 { $kind }을(를) 이어서 쓸까요?
question-highlights = 마음에 남은 것은?
question-isFolder = { $folder } 폴더를 만들까요?
question-isIn = { $shift }: { $time }에 시작합니다. 그 근무 전 기록인가요?
question-isMood = 기분 { $mood }인가요?
question-isOut = { $shift }: { $time }에 끝납니다. 그 근무 후 기록인가요?
question-isText = 문장처럼 보입니다. 본문으로 할까요?
question-language = 어느 언어로 할까요?
question-makeDefault = { $former } 대신 이 일기장을 어느 폴더에서든 찾게 할까요?
question-makeDefault-none = 어느 폴더에서든 이 일기장을 찾게 할까요?
question-mood = 기분은?
question-moodOfDay = 이날의 기분은 { $mood }입니다({ $former } 대신). 쓸까요?
question-name = 이름이 무엇인가요?
question-note = 메모가 있나요?
question-openEditor = { $editor }을(를) 열까요? 끝내려면 Esc, :wq, Enter를 차례로 누르세요
question-order = 어떤 순서로 이어지나요?
question-putAside = 쓰다 만 것은 { $path }에 남아 있습니다
question-replaceMood = { $time }의 { $mood } 기분을 바꿀까요?
question-shift = 어느 근무인가요?
question-shiftAfter = 근무는 어떠셨나요?
question-shiftBefore = 근무 전 기분이 어떠신가요?
question-tags = 태그는?
question-timeOff = 다음 휴가는 언제인가요?
question-whichRecord = 어느 기록인가요?
question-work = 근무는 어떤 순서로 돌아가나요?
question-writeEntry = 일기를 쓸까요?

question-writeWords = 이것을 기록으로 쓸까요?
quoted = ‘{ $text }’

rating-energy-1 = 탈진
rating-energy-2 = 낮음
rating-energy-3 = 보통
rating-energy-4 = 좋음
rating-energy-5 = 아주 좋음
rating-fatigue-1 = 개운함
rating-fatigue-2 = 조금 피곤
rating-fatigue-3 = 피곤
rating-fatigue-4 = 많이 피곤
rating-fatigue-5 = 녹초
rating-load-1 = 아주 가벼움
rating-load-2 = 가벼움
rating-load-3 = 중간
rating-load-4 = 무거움
rating-load-5 = 버거움
rating-motivation-1 = 없음
rating-motivation-2 = 낮음
rating-motivation-3 = 보통
rating-motivation-4 = 높음
rating-motivation-5 = 아주 높음
rating-satisfaction-1 = 매우 낮음
rating-satisfaction-2 = 낮음
rating-satisfaction-3 = 보통
rating-satisfaction-4 = 높음
rating-satisfaction-5 = 아주 높음
rating-stress-1 = 없음
rating-stress-2 = 약간
rating-stress-3 = 중간
rating-stress-4 = 높음
rating-stress-5 = 매우 높음

recovery-after-these-shifts = 이 근무들 뒤의 { $scale }: { $mean }
recovery-before-the-shift = { $second } 근무 앞: { $rest }, { $limit } 미만
recovery-in-among-them = { $days }에 { $shifts }, 그중 { $nights }. 최장 { $longestRunOfWork } 연속 근무, { $longestRunOfNights } 연속
recovery-no-rest = 휴식 없음
recovery-only-of-rest = 휴식이 { $rest }뿐
recovery-shortest-rest-between = 근무 사이 가장 짧은 휴식: { $rest }
recovery-weekends-with-work = 일한 주말: { $weekends }회 중 { $weekendsWorked }회
recovery-work-in-days = 근무: 7일간 { $week }, 28일간 { $fourWeeks }

relative-today = 오늘
relative-tomorrow = 내일
relative-yesterday = 어제

reminder-atUsualTimes = 앞으로의 근무에 시간이 없어 매일 { $times }에 알립니다. ‘smjournal rota set’으로 근무를 적을 수 있습니다

reminder-calendar = 근무 전후 기록
reminder-howToUseCron = 이 줄들을 넣기: crontab -e
reminder-howToUseLaunchd = ~/Library/LaunchAgents/smjournal.reminder.plist로 저장한 뒤 그 파일 불러오기: launchctl load
reminder-howToUseSystemd = 각 부분을 위에 적힌 이름으로 저장한 뒤: systemctl --user enable --now smjournal-reminder.timer
reminder-nothingPlanned = 앞으로 { $days } 동안 시간이 정해진 근무가 없습니다
reminder-purpose = 이제 쓸 근무 전후 기록과 카운트다운
reminder-title = { $kind }: { $shift }, { $day }
reminder-toKeep = 저장하려면: { $command }
reminder-withoutHours = 시간이 없는 { $count }에는 알림이 없습니다. ‘rota set --hours’나 근무 파일에 적을 수 있습니다

report-basis-notes = 근무 전후 기록
report-basis-plan = 근무표
report-basis-said = 본인이 입력
report-beyond = 벗어난 횟수
report-fingerprint = { $files }에서 만듦, 합의 SHA-256: { $sum }.
report-found = 실제
report-from = 시작
report-highIsGood = 높을수록 좋은 것: { $names }.
report-holidaysUnknown = 알 수 없음. 지정하려면: smjournal config holidays=kr
report-inDoubt =
    { $count ->
        [1] 이 시간에 관한 파일 1개가 충돌 중이거나 뜻한 대로 읽히지 않았습니다.
       *[other] 이 시간에 관한 파일 { $count }개가 충돌 중이거나 뜻한 대로 읽히지 않았습니다.
    }
report-limit-any7 = 임의의 7일간 근무, 최대
report-limit-average = 주 평균 근무, 최대
report-limit-night = 야간 근무, 최대
report-limit-night-run = 연속 야간, 최대
report-limit-rest = 두 근무일 사이 휴식, 최소
report-limit-run = 연속 근무일, 최대
report-limit-shift = 하루 근무, 최대
report-limit-week = 한 주(월–일)의 근무, 최대
report-limit-weekly-rest = 한 주의 가장 긴 휴식, 최소
report-limitColumn = 기준
report-limits = 기준과 사실
report-lowIsGood = 낮을수록 좋은 것: { $names }.
report-made = { $CivilDay }에 만듦.
report-rated = 평가가 있는 것: { $shifts } 중 { $known }. 쓰지 않은 것은 어느 평균에도 들어가지 않습니다.
report-ratingsKey = 숫자는 평균이며, 괄호 안은 가장 낮은 값과 가장 높은 값, n은 바탕이 된 근무 수입니다.
report-restsUnder = { $length } 미만 휴식
report-rules-eu = 기준: 2003년 11월 4일 지침 2003/88/EC: 24시간에 11시간 휴식(3조), 7일에 24시간과 11시간(5조), 4개월의 주 평균 48시간, 휴가와 병가는 제외(6조, 16조).
report-rules-french = 기준: 프랑스 노동법전 L3131-1(휴식 11시간), L3132-2(주 35시간), L3132-1(주 6일), L3121-18(하루 10시간), L3121-20(한 주 48시간), L3121-22(12주 평균 44시간), L3122-6(야간 8시간).
report-rules-frenchHospital = 기준: 공공병원에 관한 프랑스 2002년 1월 4일 시행령 2002-9: 휴식 12시간, 주 36시간, 7일에 48시간(Conseil d’État, 2018년 4월 4일, 398069), 예외로 근무당 12시간.
report-rules-german = { $eu } 독일 Arbeitszeitgesetz는 들어 있지 않습니다. 원문을 확인할 수 없었습니다.
report-rules-swiss = 기준 없음: 스위스 Arbeitsgesetz는 들어 있지 않습니다. 원문을 확인할 수 없었습니다.
report-rules-unitedKingdom = 기준: Working Time Regulations 1998(4: 17주 평균 48시간, 10, 11). 연속은 HSE 지침 HSG256에 따름.
report-signature = 서명
report-slept = 수면이 알려진 휴식은 { $all } 중 { $known }입니다.
report-sourceColumn = 출처
report-unknown = 알 수 없음
report-until = 끝
report-withoutHours = { $count }의 시간을 몰라 어느 합계에도 들지 않습니다.

ruleSet-ch = 스위스
ruleSet-de = 독일
ruleSet-eu = 유럽연합
ruleSet-fr = 프랑스 노동법
ruleSet-fr-hospital = 프랑스 공공 병원
ruleSet-none = 없음
ruleSet-uk = 영국

scale-energy = 기력
scale-fatigue = 피로
scale-load = 감정 부담
scale-motivation = 의욕
scale-satisfaction = 만족도
scale-stress = 스트레스

seal-added = 이제부터 { $recipient }에게도 봉인합니다. 이미 봉인한 것에는 --again
seal-again = 다시 봉인했습니다: { $files }
seal-anotherNote = 그날의 메모는 봉인되어 있어 옆에 하나 더 썼습니다. ‘smjournal unlock’ 뒤에는 있는 메모에 줄이 더해집니다.
seal-copyLeftOut = { $path }도 빠졌습니다. 봉인된 { $sealed }의 내용을 읽을 수 있는 채로 담고 있습니다. 해결 방법은 'smjournal conflicts'에서 볼 수 있습니다
seal-lastRecipient = 봉인하는 마지막 열쇠라서 바꾼 것이 없습니다. { $files }의 봉인 대상이 없어집니다. 먼저 ‘smjournal seal add’로 다른 열쇠를 더하거나, 봉인을 풀고 프로필에서 ‘sealed’를 빼세요
seal-leftOut = 봉인되어 빠졌습니다: { $records }
seal-linksFollow = 그곳으로 가는 링크도 바꿈: { $files }
seal-linksStay = 봉인되어 있어 그 안의 링크는 바뀌지 않았습니다: { $records }. 열쇠가 있으면 바뀝니다: ‘smjournal seal’ 전에 ‘smjournal unlock’을 하세요
seal-locked = 잠갔습니다: 메모리에 열쇠가 없습니다.
seal-mediaInClear = { $path } 파일은 다른 기록에도 적혀 있어 암호화되지 않습니다
seal-mediaStay = 그 폴더의 봉인된 사진과 녹음은 남습니다. 열쇠가 없으면 어느 기록의 것인지 알 수 없습니다. 함께 옮기려면 먼저 ‘smjournal unlock’
seal-notTyped = 설정한 것이 없습니다. 표시한 열쇠는 쓸 수 없습니다
seal-nothingIsKept = 열쇠를 둘 수 없습니다: XDG_RUNTIME_DIR이 메모리의 폴더가 아닙니다. ‘smjournal show’와 ‘smjournal search --sealed’가 매번 암호 문구를 묻습니다
seal-nothingToSeal = 이미 봉인되어 있습니다. 바꾼 것이 없습니다.
seal-otherKey = 봉인되어 읽지 못했습니다: { $records }. 이 기기의 열쇠로는 열 수 없습니다
seal-passphrase = 먼저 암호 문구입니다. 이 기기에서 봉인한 것을 엽니다. age가 영어로 두 번 묻습니다. 그다음 종이에 적을 복구 열쇠가 나옵니다.
seal-passphraseAgain = 암호 문구를 정하지 못했습니다. 두 번의 입력이 다른 듯합니다. 다시 할까요?
seal-readBy = 읽으려면: smjournal show { $id }
seal-ready = 준비되었습니다. 기록은 { $recipient }에게 봉인됩니다. 하나는 ‘smjournal seal ID’, 한 종류 모두는 ‘smjournal config sealed=entry’.
seal-recoveryKey = 복구 열쇠입니다. 종이에 적어 이 기기와 따로 보관하세요. 이것이 있으면 봉인한 모든 것을 읽을 수 있고, 이것도 암호 문구도 없으면 아무것도 읽을 수 없습니다.
seal-removed = 이제 { $recipient }에게 봉인하지 않습니다. 이미 봉인한 것은 아직 열립니다. --again으로 다시 봉인합니다.
seal-sealed = 봉인했습니다: { $path }
seal-staysShut = 다른 열쇠로 봉인되어 이 열쇠로는 열리지 않는 것: { $records }. 종이의 열쇠를 파일에 적으면 ‘smjournal seal setup --identity 파일’로 엽니다
seal-textIsIn = 글을 봉인하지 못했습니다. 이 기기를 끌 때까지 메모리의 { $path }에 있습니다
seal-typeBack = 종이에 적은 복구 열쇠를 입력하세요
seal-typedWrong = { $place }번째 글자부터 위의 열쇠와 다릅니다. 다시 입력하거나(↑로 입력한 것이 돌아옵니다) Enter만 눌러 그만두세요
seal-unlocked = { $time }까지 열려 있습니다
seal-unnamed = 봉인되어 날짜와 시각만 이름입니다: { $records }. ‘smjournal list’가 보여 줍니다
seal-unread = 봉인되어 찾아보지 못했습니다: { $records }. ‘smjournal unlock’이 엽니다
seal-unreadHere = 봉인되어 찾아보지 못했습니다: { $records }. --sealed가 암호 문구를 묻습니다
seal-unsealed = 다시 읽을 수 있습니다: { $path }
seal-valuesUnknown = 봉인되어 내용을 알 수 없습니다: { $records }. ‘smjournal unlock’이 엽니다
seal-versionsGone = 읽을 수 있던 다른 버전은 영구히 사라졌습니다: { $files }
seeHelp = ‘{ $command }’에서 도움말을 볼 수 있습니다.

setting-affirmations = 오늘의 확언을 고르는 방법: by-day, mixed, liked
setting-agreement = 프랑스어에서 나를 가리키는 말의 형태: feminine, masculine, neutral
setting-badges = 자신만의 배지. 예: 🔥 또는 {"{"}🔥: 불타오름{"}"}
setting-care = 아주 힘든 몇 주 뒤에 도움을 알려 줄지: true 또는 false
setting-clock = 근무 시간을 적지 않았을 때 세는 것: said(근무표) 또는 notes(근무 전과 후 기록의 시각)
setting-columns = 기분 표의 열이 무엇인지. 예: {"{"}Anxiety: scale 0-3 low{"}"}. 가져오기가 여기에 남깁니다
setting-contract-hours = 계약상 주당 시간
setting-date-order = 5/6이 6월 5일(day-first)인지 5월 6일(month-first)인지
setting-day-starts = 다른 날을 말하지 않는 메모에서 새 하루가 시작되는 시각. 예: 05:00
setting-holidays = 공휴일: kr 같은 나라, de-by 같은 지역, 그리고 자신만의 날
setting-hours = 근무의 보통 시간
setting-id = 이 일기장을 다른 일기장과 구별하는 값. 사본에서도 같으며 ‘smjournal init’이 만듭니다
setting-inline-tags = 본문의 #태그를 태그로 셀지: true 또는 false
setting-kind = 파일의 종류
setting-language = 프로그램의 언어: { $codes }
setting-memories = 지난 일을 떠올려 줄지: true 또는 false
setting-moods = 자신만의 기분과 그 단계(1~5). 예: {"{"}편안: 4{"}"}
setting-name = 이름
setting-night = 어느 시간이 밤인지. 예: 21:00-06:00
setting-profession = 확언에서 부르는 직업: nurse, carer, midwife, paramedic
setting-rest-rules = 비교할 휴식 기준: eu, fr-hospital, fr, uk, de, ch, none
setting-rota = 근무 순환. ‘smjournal rota set’이 씁니다
setting-scales = 자신만의 척도. 예: {"{"}통증: {"{"}range: "0-10", ask: mood, good: low{"}"}{"}"}
setting-seal-to = 봉인 대상(age recipient)의 목록. 첫 번째는 ‘smjournal seal setup’이 씁니다
setting-sealed = 쓸 때 봉인하는 종류: entry, mood, person, sleep
setting-shifts = 근무표 단어의 뜻. ‘smjournal rota set --shift-type’이 씁니다
setting-smjournal = 형식의 버전
setting-templates = 근무나 요일별 서식. 예: {"{"}야간: 인계, 월요일: 한 주{"}"}
setting-theme = 색: auto, dark, light, mono 또는 {"{"}night: '#8B5CF6'{"}"} 같은 묶음
setting-timezone = 지내는 곳의 시간대. 예: Asia/Seoul. 없으면 시스템의 것
setting-tone = 말을 건네는 방식: warm(따뜻하게) 또는 plain(담백하게)
setting-transcribe-model = 녹음을 받아 적을 모델: whisper-cli의 파일, Vosk의 폴더
setting-warning-signs = 돌아보기에 소진의 징후를 보일지: true 또는 false
setting-week-starts = 한 주의 첫 요일
setting-working-days = 근무표가 없을 때의 근무일

setup-added =
    { $file }: 추가: { $lines ->
        [1] { $lines2 }
       *[other] { $lines }줄
    }
setup-alreadyCommits = 이 기기는 이미 바꿀 때마다 커밋합니다.
setup-alreadyConfigured = git 설정: { $key } 이미 설정됨
setup-commits = 이 기기는 이제 바꿀 때마다 커밋합니다. push는 하지 않습니다.
setup-commitsNoMore = 이 기기는 더 이상 바꿀 때마다 커밋하지 않습니다.
setup-complete = { $file }: 이미 다 되어 있습니다
setup-configurationRefused = git이 설정 변경을 거부했습니다
setup-configured = git 설정: { $key } 설정함
setup-gitMissing = git이 설치되어 있지 않습니다
setup-keepsCalendar = { $file }: 썼습니다. 이제 일기장이 바뀌면 이 기기가 다시 씁니다
setup-keepsCalendarNoMore = { $file }: 남아 있지만 더 이상 다시 쓰지 않습니다
setup-kept = { $file }: 이미 있고 내용이 다릅니다. 그대로 둠
setup-made = { $file }: 만듦
setup-next = 이제 입력하세요: { $command }
setup-noDesktop = XDG_DATA_HOME도 HOME도 데스크톱이 프로그램을 찾는 곳을 말하지 않습니다
setup-noIdentifier = journal.md에 일기장이 자기 양식을 알아보는 id가 없습니다. smjournal config id={ $word } 로 정하고 양식을 다시 내보내세요
setup-noReminderHost = 알림을 줄 systemd, launchd, cron이 없습니다. 캘린더는 할 수 있습니다: smjournal reminders ics
setup-noRepository = 일기장이 git 저장소에 있지 않습니다. 만들려면: git init { $folder }
setup-notKept = 이 기기의 설정에 저장하지 못했습니다
setup-otherDriver = {"."}gitattributes: *.md는 이미 { QUOTED($name) }(으)로 병합됩니다. 그대로 두었습니다
setup-started = 실행함: { $command }
setup-store = { $path }: { $error }
setup-strange = { $file }은(는) Obsidian이 쓰는 것이 아니어서 그대로 두었습니다. 키의 종류는 더하지 않았습니다
setup-takesFrom = 이 기기는 이제 이 일기장의 양식이 { $folder }에 저장한 것을 일기장으로 가져옵니다. 다른 것은 건드리지 않습니다. 전에 내보낸 양식에는 표시가 없습니다: smjournal export form
setup-takesNoMore = 이 기기는 더 이상 폴더에서 아무것도 가져오지 않습니다.

share = { $expected } 중 { $mean }

shift-day = { $date } 주간 근무
shift-named = { $date } { $word }
shift-night = { $date } 야간 근무
shift-other = { $date } { $word } 근무
shift-rest = { $date } 휴무
shift-type-day = 주간
shift-type-night = 야간
shift-type-rest = 휴무

shiftChange-energy = 기력: 전 { $before }, 후 { $after }({ $shifts })
shiftChange-other-before-after = { $before }: 전 { $before2 }, 후 { $name }{ $after }({ $shifts })

short-day = { PADDED($monthNumber) }/{ PADDED($day) }({ $short })
short-day-year = { $year }/{ PADDED($monthNumber) }/{ PADDED($day) }({ $short })

size-units = B KB MB GB TB

sleep-afterNights = 야간 다음 근무 앞 24시간에 { $seconds }({ $gaps })
sleep-afterQuickReturns = 11시간 미만 휴식에서 { $seconds }({ $gaps })
sleep-asleep = 수면 { $seconds }
sleep-beforeNights = 야간 앞 24시간에 { $seconds }({ $gaps })
sleep-comparison = { $measure }: 6시간 미만 뒤 { $short }, 그 이상 뒤 { $enough }
sleep-heading = 수면
sleep-inGap = 두 근무 사이 { $gap } 가운데 수면 { $asleep }
sleep-inGaps = 두 근무 사이 { $seconds }({ $gaps })
sleep-mean = 한 번의 수면 { $seconds }({ $sleeps }회)
sleep-meanSteps = 하루 { $steps }걸음({ $days })
sleep-short = 근무 앞 24시간에 6시간 미만: { $all }회 중 { $short }회
sleep-slept = 수면 { $asleep }, { $from }–{ $until }
sleep-steps = { $steps }걸음

sort-doubt = 의심
sort-frontMatter = 머리말
sort-notText = 글이 아님
sort-unreadable = 읽을 수 없음
sort-value = 틀린 값

source-ambiguousDate = { QUOTED($text) }에서 날과 달을 가릴 수 없습니다. ‘smjournal config date-order=day-first’ 또는 ‘month-first’로 순서를 정할 수 있습니다
source-cutShort = 너무 일찍 끝납니다. 일부가 없습니다
source-damaged = 손상되었습니다
source-damagedFile = { QUOTED($path) }은(는) 손상되었습니다. 백업한 것과 다릅니다. 뺍니다
source-encrypted = 암호화되어 있습니다. 먼저 복호화하세요
source-fewDays = 날짜 행이 너무 짧습니다: { $count }일뿐이며, 한 달 표에는 5일이 나란히 있어야 합니다. 또는 날짜 열과 근무 열로 만드세요
source-hiddenFile = { QUOTED($path) }은(는) 숨김 파일이고 이 일기장의 백업이 아닙니다. 뺍니다
source-keepsPosition = ImageMagick 없이는 { $name }에서 위치를 뺄 수 없습니다. --keep-position이면 그대로 복사합니다
source-loneDays = { $days }({ $count }일)와 나머지 날 사이가 반년 넘게 떨어져 있습니다. 파일의 연도를 고치거나 --from과 --until로 어느 날인지 지정하세요
source-longHours = { QUOTED($text) }은(는) 16시간 이상입니다. 그 단어의 시간을 --map으로 지정하세요
source-missingColumn = { QUOTED($name) } 열이 없습니다
source-missingEntry = 일기 { QUOTED($name) }이(가) 없습니다
source-missingMedia = { $name }이(가) 적혀 있지만 없습니다
source-missingMonth = 한 달의 날짜가 있는데 어느 달, 어느 해인지 적혀 있지 않습니다. --from 2026-12-01처럼 첫날을 지정하거나 파일 이름에 달을 넣으세요(rota-2026-12)
source-needsConversion-age = age로 암호화되어 있습니다. ‘age -d -i 키파일 -o backup.json 파일’로 자신의 키를 써서 열고(암호 문구라면 -i 없이) 나온 파일을 가져오세요
source-needsConversion-binaryExcel = 이진 Excel 파일(.xlsb)입니다. .xlsx로 저장한 뒤 가져오세요
source-needsConversion-database = 앱의 데이터베이스입니다. 앱의 내보내기 기능(.csv, .json, .zip 등)을 써서 그것을 가져오세요
source-needsConversion-locked = 암호화되어 있습니다. 만든 프로그램에서 암호화하지 않고 내보내세요
source-needsConversion-numbers = Apple Numbers나 Pages 파일입니다. 그 앱에서 Excel(.xlsx)이나 CSV로 내보낸 뒤 가져오세요
source-needsConversion-oldExcel = 오래된 Office 파일(.xls, .doc)이거나 암호가 걸린 파일입니다. 열 수 있는 곳에서 열어 암호 없는 .xlsx로 저장한 뒤 가져오세요
source-needsConversion-ownTable = smjournal이 내보낸 표이며 다시 읽지 않습니다. 일기장을 백업(export json)으로 내보내고 그것을 가져오세요
source-needsConversion-packed = 읽을 수 없는 방식으로 압축되어 있습니다. 풀어서 안에 든 것을 가져오거나 .zip으로 다시 압축하세요
source-needsConversion-pdf = PDF입니다. PDF에서 근무표를 틀림없이 읽을 수는 없습니다. 인쇄에 쓰인 캘린더(.ics)나 표(.xlsx, .csv)를 받거나, 날짜와 근무 열이 있는 표에 옮겨 적어 그 표를 가져오세요
source-needsConversion-picture = 그림입니다. 그림에서 근무표를 틀림없이 읽을 수는 없습니다. 캘린더(.ics)나 표(.xlsx, .csv)를 받거나, 날짜와 근무 열이 있는 표에 옮겨 적어 그 표를 가져오세요. 사진은 smjournal attach로 기록에 붙입니다
source-needsConversion-samsungNotes = 삼성 노트 고유의 파일이라서 여기서 읽을 수 없습니다. 앱에서 노트를 골라 ‘파일로 저장’, ‘텍스트 파일’로 저장한 뒤 폴더를 --dates file로 가져오세요
source-needsConversion-slides = 슬라이드입니다. 표를 스프레드시트에 복사해 .xlsx, .ods나 .csv로 저장한 뒤 가져오세요
source-needsConversion-text = 문서 파일입니다. 표를 스프레드시트에 복사해 .xlsx, .ods나 .csv로 저장한 뒤 가져오세요. 일기라면 일반 텍스트(.txt)나 Markdown으로 저장할 수 있습니다
source-needsProgram = { $name } 프로그램만 읽을 수 있는데 설치되어 있지 않습니다
source-noDate-a-date-is = 날짜가 없습니다
source-noDate-is-not-a = { QUOTED($text) }은(는) 날짜도 시각도 아닙니다
source-noHours = { QUOTED($text) }은(는) 시간이 아닙니다
source-noPerson = { QUOTED($name) }(이)라는 사람이 없습니다. 있는 사람: { $names }. --person으로 고르세요
source-noShifts = 날짜는 있지만 그 아래에 근무가 없습니다
source-noValue = 수식의 값이 파일에 없습니다; 스프레드시트에서 열어 저장하세요
source-notALine = 이름과 콜론이 없는 줄
source-notBase64 = base64에 없는 문자
source-notFormat = { $name } 파일이 아닙니다
source-notXML = XML이 아닙니다
source-nothingFound = { $name } 내보내기에 있는 것이 없습니다
source-offScale = { QUOTED($text) }은(는) { QUOTED($column) } 척도를 벗어납니다
source-openHalf = { QUOTED($text) }은(는) 반나절 휴가인데 오전인지 오후인지 나와 있지 않습니다. 파일에서 뒤에 오전이나 오후를 적거나 'smjournal vacation add 날짜 --half morning'으로 추가하세요
source-otherHere = 백업에 있는 것과 다릅니다. 여기서는 그대로 둡니다
source-otherPerson = { $own }이(가) 아니라 ‘{ $name }’의 근무표로 보입니다
source-otherTable-birthdays = 근무표가 아니라 생일 목록입니다. ‘smjournal import vcard 파일’(.vcf)로, 또는 한 명씩 ‘smjournal people add 이름 --birthday 날’로 넣을 수 있습니다
source-otherTable-contacts = 근무표가 아니라 연락처 목록입니다. 사람은 ‘smjournal import vcard 파일’(.vcf)로, 또는 한 명씩 ‘smjournal people add 이름’으로 넣을 수 있습니다
source-otherTable-money = 근무표가 아니라 금액 표입니다
source-otherTable-moods = 근무표가 아니라 기분 표입니다
source-otherTable-sleep = 근무표가 아니라 수면 표입니다
source-otherTable-unknown = 이 표가 무엇인지 알려 주는 것이 없습니다. 근무라면 ‘smjournal import csv 파일’(여러 사람이면 --person 이름), 기분이라면 ‘smjournal import moods 파일’로 지정하세요
source-pastDays = 모든 날이 지났고 마지막은 { $day }입니다. 다른 해의 표인가요?
source-record = { $id } 기준
source-rota = 근무표 기준
source-severalPeople = 여러 사람입니다. --person으로 고르세요: { $names }
source-textBeforeEntries = 첫 일기 앞의 글은 어디에도 속하지 않습니다
source-tooDeep = 너무 깊이 겹칩니다. { $limit }단까지 읽습니다
source-tooLarge = 너무 큽니다. 최대 { $limit }까지 읽습니다
source-tooMany = 너무 많습니다. 항목 { $limit }개까지 읽습니다
source-twelveHours = { QUOTED($text) }은(는) 다른 행처럼 12시간제일 수 있습니다. 그 단어의 시간을 --map으로 지정하세요
source-unclosedQuote = 닫히지 않은 따옴표. 이 줄은 뺍니다
source-undated = { QUOTED($name) }에는 이름에도 키에도 날짜가 없습니다. --dates file은 파일의 날짜를 씁니다
source-unknownFormat = 지원하지 않는 형식입니다. 지정하세요(예: smjournal import daylio 파일)
source-unknownMedia = { $name }은(는) 그림도 녹음도 아닙니다
source-unknownMethod = 지원하지 않는 방식 { $method }(으)로 압축되어 있습니다
source-unknownRule = { QUOTED($rule) }은(는) 지원하지 않는 반복 규칙입니다. 첫 번째만 가져옵니다
source-unknownZone = { QUOTED($name) }은(는) 없는 시간대입니다. 일기장의 것을 씁니다
source-unknownZone-other = { QUOTED($name) }은(는) 없는 시간대입니다. { $zone }을(를) 씁니다
source-unusedWord = { QUOTED($word) }(이)라는 것이 없습니다. 있는 것: { $others }
source-workingDays = 근무일
source-wrongPath = { QUOTED($path) }은(는) 일기장 파일의 경로가 아니거나 두 번 있습니다. 뺍니다
source-wrongTag = { QUOTED($name) }이(가) 닫히지만 여기서 열려 있지 않습니다

span-day = { $day }
span-days = { $fromMonthNumber }월 { $fromDay }일~{ $day }일
span-days-year = { $year }년 { $fromMonthNumber }월 { $fromDay }일~{ $day }일
span-months = { $fromMonthNumber }월 { $fromDay }일~{ $monthNumber }월 { $day }일
span-months-year = { $fromYear }년 { $fromMonthNumber }월 { $fromDay }일~{ $monthNumber }월 { $day }일
span-years = { $fromYear }년 { $fromMonthNumber }월 { $fromDay }일~{ $year }년 { $monthNumber }월 { $day }일

start-absenceRepeats = 이 순환에는 휴가나 병가가 들어 있어 { $days }마다 다시 오게 됩니다. --once는 이 날들만 씁니다
start-again = { $days }마다 되풀이
start-areDaysRight = 이 날들이 맞나요?
start-areRemindersWanted = 이 알림을 설정할까요?
start-areWeeksRight = 앞으로 2주가 이대로 맞나요?
start-comesAgain = { $days } 뒤에 처음부터 다시 시작합니다.
start-comesOnce = { $span }만의 계획입니다. 그 뒤에는 되풀이하지 않습니다.
start-comesOnce-absence = 휴가와 병가는 되풀이되지 않으므로 { $span }만의 계획입니다.
start-enterAgain = Enter를 한 번 더 누르면 근무는 나중에 합니다.
start-everyDay = 오늘; 나머지는 help
start-everyMood = 기분, 1부터 5까지
start-everyShift = 근무가 끝나면
start-giveMeaning = 뜻을 알려 주려면: { $command }
start-howOften = 한 번뿐인가요, 되풀이되나요?
start-monthFirst = 11/5 같은 날짜는 월이 먼저입니다(config date-order=day-first로 바꿉니다).
start-noPlan = 근무를 찾지 못했습니다. 하루에 한 단어나 글자(예: D D N N R R), 또는 시간이 있는 근무(예: 주간 7-19)로 적어 주세요. 고치거나 Enter로 그대로 둡니다.
start-noReminders = 이 컴퓨터에는 알릴 방법이 없습니다. 휴대폰 캘린더로는 됩니다: { $command }
start-once = { $span }만
start-phone = 휴대폰용으로 기록 페이지와 근무 캘린더를 일기장 옆에 파일로 만들까요?
start-phoneBack = 양식에 저장한 것은 함께 쓰는 폴더로 돌아옵니다: { $inbox }. 근무표를 따라가는 캘린더: { $calendar }
start-phoneFiles = 메일이나 케이블로 휴대폰에 보내세요: { $files }
start-questionsLater = 이름, 근무표, 휴가는 원할 때 ‘{ $command }’에서 물어봅니다.
start-reminders = { $times }에 기록할 것을 알려 줍니다. 만들 파일: { $files }. 실행할 명령: { $command }.
start-reminders-lines = { $times }에 기록할 것을 알려 줍니다. { $command }에 시각마다 한 줄을 더하고, 다른 줄은 그대로 둡니다.
start-somethingElse = 다른 것
start-strangeWords = 모르는 말: { $words }. 고치거나 Enter로 그대로 둡니다.
start-takesShifts = 근무표에서 { $shifts }가 빠집니다.
start-unpaid = 휴게 { $length }

stated-began = 언제 시작했나요?{ $usual }
stated-callOutToEnd = 온콜이 끝나기 30분 안의 근무 후 기록은 어땠는지를 말할 뿐 호출을 끝내지 않습니다. 호출의 끝이라면: { $command }
stated-calledOut = 호출을 받으셨나요?
stated-callsOverlap = { $calls } 이(가) 겹칩니다. 겹치는 시간은 한 번만 셉니다
stated-clock = 근무 전과 후 기록의 시각을 근무 시간으로 셀까요?
stated-disordered = { $hours }은(는) { $duration }에 걸치게 됩니다. 한 근무의 시간을 차례대로, 겹치지 않게 적어 주세요
stated-earlyEnd = { $time }은(는) 예정된 끝 { $planned }보다 { $duration } 이릅니다
stated-emptyForPlan = 근무표대로였다면 비워 두세요.
stated-endBeforeBegin = 그 끝은 근무 시작({ $begin })보다 앞이라 세지 않습니다
stated-endOnCall = 온콜 중에는 종료만으로 호출이 되지 않아 세지 않습니다. 호출은 이렇게 적습니다: { $option } 23:40-04:10
stated-ended = 언제 끝났나요?{ $usual }
stated-endsByPlan = 시간은 예정된 끝({ $end })까지로 셉니다. 더 일찍 끝났으면: { $command }
stated-farEnd = { $time }은(는) 예정된 끝 { $planned }에서 멉니다
stated-farStart = { $time }은(는) 예정된 시작 { $planned }에서 멉니다
stated-formerCounts = 이 기록이 유효하므로 더는 세지 않습니다: { $id }의 { $what }. 남기려면: { $command }
stated-fromMoment = 쓴 시각 { $time }부터 셉니다. 제시간에 시작했다면: { $command }
stated-holidays = 사는 나라의 공휴일({ $code })을 더할까요?
stated-keepBoth = b 둘 다 두기
stated-laterHolds = 나중 기록이 유효하며 이 기록은 세지 않습니다. 이 기록을 세려면: { $command }
stated-longBreak = 휴게 { $break }이(가) 근무 { $presence }보다 깁니다
stated-nearEnd = 끝에 이렇게 가까우면 시간에 세지 않습니다. 근무 후 기록이라면: { $undo } 그때 근무가 시작되었다면: { $command }
stated-nextDay = 다음 날의 시각이면: { $command }
stated-noShift-add-it-with = { $what }{ $rest }. 더하려면: { $command }
stated-noShift-day = { $day }에는 근무가 없습니다
stated-noShift-there-is = (있는 것: { $others })
stated-noShift-word = { $day }에는 ‘{ $value }’ 근무가 없습니다
stated-noStart = 언제 시작했는지 알 수 없어 시간을 세지 않습니다. 적으려면: { $command }
stated-noTimeOnCall = { $day }의 그 시간에는 온콜이 없습니다. 근무로 더하려면: { $command }
stated-ownWork = 이를 기다리는 예정 근무가 없어 { $day }의 별도 근무로 적었습니다. 다른 날이면: { $option }
stated-partOfCountry = 이것은 나라 전체의 공휴일입니다. 지역 공휴일: smjournal config holidays={ $example }
stated-replace-id = { $id }을(를) 바꿀까요?
stated-replace-time = { $time }의 기록을 바꿀까요?
stated-rules = 어떤 근무와 휴식 기준이 적용되나요?
stated-sharedMinutes = 그중 { $counted }만 셉니다. 나머지는 다른 근무의 시간이며, 겹치는 시간은 한 번만 셉니다
stated-spanTwice = 그날 밤은 시계가 늦춰져 { $time }이 두 번 있습니다. 첫 번째 { $counted }을(를) 셉니다
stated-startBehindEnd = 그 시작은 근무가 끝나는 { $end } 뒤라 세지 않습니다
stated-stays = { $id }에 적힌 대로 { $what }이(가) 그대로입니다
stated-timeOrKeep = 예: 7:50. 그대로면 Enter
stated-timeOrNow = 예: 7:50. 지금이면 Enter
stated-timeOrPlan = 예: 7:50, 지금. 계획대로면 Enter
stated-timeTwice = 그날 밤은 시계가 늦춰져 { $time }이 두 번 있습니다. { $counted }을(를) 셉니다. 다른 쪽이면: { $command }
stated-workedCounts = { $time }은(는) 세지 않습니다. rota worked의 { $hours }이(가) 유효합니다. 바꾸려면: { $command }
stated-workedHolds = 이제부터 { $id }의 { $what }이(가) 아니라 이 시간이 유효합니다
stated-wouldNotCount = { $hours }은(는) { $former }의 시간이라 { $shift }(으)로는 세지 않습니다. 먼저 지우려면: { $command }

stop-words =
    가장 가지고 갑자기 거의 결국 계속 그것은 그냥 그동안 그들은 그래도 그래서 그러나 그러면 그런데 그렇게 그리고 근무 근무가 나는 나의 내가 너무 누군가 다른 다시 당신
    대한 대해 더욱 동안 때문에 때문이다 또한 많은 많이 매우 먼저 모두 모든 무엇 무척 바로 밖에 별로 병동 보다 비록 사실 사이 새로운 아마 아주 아직 아침 야간 어떤 어제
    어쨌든 언제나 얼마나 없는 없다 없었다 여기 여러 오늘 오전 오후 왜냐하면 우리 우리는 위해 이것은 이런 이렇게 이미 이번 이제 일이 있는 있다 있었다 자꾸 자신 잠깐 저녁
    전혀 정도 정말 제가 조금 주간 지금 진짜 처음 천천히 통해 특히 하고 하나 하는 하루 하지만 함께 항상 했다 했던 혹시

store-changedSinceRead = 그사이 바뀌었습니다. 아무것도 쓰지 않았습니다
store-folderNotEmpty = 이 폴더에는 이미 파일이 있습니다. 새것을 고르세요
store-foreignJournal = 이 일기장은 다른 사용자의 것입니다. 이것이 맞다면 -C 폴더 또는 SMJOURNAL_DIR로 지정하세요
store-forgotten = 마지막 변경은 { $day }에 완전히 지워져 되찾을 수 없습니다. 다음 ‘undo’는 그 앞의 것을 되돌립니다
store-insideJournal = 일기장 { $root } 안이 되어 그 파일도 읽히게 됩니다. 아무것도 만들지 않았습니다
store-invalidPath = 일기장 안의 경로가 아닙니다
store-journalAway = 이 기기의 일기장이 제자리에 없습니다. 디스크가 연결되지 않았거나 폴더가 옮겨졌습니다. -C 폴더 로 위치를 알려 주거나 'smjournal init 폴더' 로 새로 만드세요
store-journalExists = 이미 일기장이 있습니다. 손대지 않았습니다
store-locked = 봉인되어 있습니다. 터미널에서 암호 문구를 묻고, ‘smjournal unlock’이 잠시 엽니다
store-nameTaken = 이름이 이미 쓰이고 있습니다
store-noFolder = 그런 폴더가 없습니다
store-noJournal = 여기에도 위 폴더에도 일기장이 없습니다. -C 폴더 또는 SMJOURNAL_DIR로 지정하거나 만드세요: smjournal init 폴더
store-noJournalThere = 이 폴더에는 일기장이 없습니다. 일기장 폴더에는 journal.md 파일이 있습니다
store-notAProfile = 일기장 표시가 아닙니다. 머리말에 smjournal 키가 없습니다(smjournal: 1)
store-notAnExport = 이 이름의 파일이 있는데, 이 기기가 아는 한 이 일기장의 이전 내보내기 그대로가 아닙니다. 바꾸지 않았습니다. 지우거나 다른 이름을 쓰세요
store-notAnIndex = smjournal의 색인이 아닙니다. 그대로 두었고 색인이 없으면 답이 느려집니다
store-notFound = 그런 파일이 없습니다
store-notUndone = { $StoreError }. 이 변경은 남고 다음 ‘undo’는 그 앞의 것을 되돌립니다
store-nothingToUndo = 되돌릴 것이 없습니다
store-profileCopied = journal.md가 없어진 일지입니다. 동기화 프로그램이 { $name } 파일을 남겼습니다. 'smjournal conflicts'로 보고, 'smjournal resolve --all'로 이름을 되돌립니다
store-profileGone = journal.md가 없어진 일지입니다. 다른 기기, 백업, git에서 되돌리거나, 이 폴더로 'smjournal init'을 실행해 새로 만드세요
store-seal-copyBeside = 봉인할 기록의 다른 판이며, 읽을 수 있는 채로 남게 됩니다. 먼저 ‘smjournal resolve’로 해결하세요
store-seal-file = 열 수 없습니다: 손상되었거나 다른 열쇠로 봉인되었습니다
store-seal-identity = 열쇠를 열거나 쓸 수 없습니다: 암호 문구가 틀렸거나 age identity가 아닌 파일입니다
store-seal-noIdentity = 봉인을 여는 열쇠가 이 기기에 없습니다. ‘smjournal seal setup --identity 파일’이 종이의 열쇠를 가져옵니다. ‘smjournal seal setup’만으로는 새 열쇠를 만들며, 이미 봉인한 것은 열지 못합니다
store-seal-noMemory = 메모리의 폴더(XDG_RUNTIME_DIR, /dev/shm)가 없고, 봉인한 글은 디스크에 둘 수 없습니다
store-seal-noProgram = age도 rage도 설치되어 있지 않아 아무것도 쓰지 않았습니다. age는 https://age-encryption.org 에 있습니다
store-seal-noRecipients = 프로필에 봉인 대상(seal-to)이 없어 아무것도 쓰지 않았습니다. ‘smjournal seal setup’이 씁니다
store-seal-notUndone = 마지막 변경은 봉인이며 ‘undo’로 되돌리지 않습니다. ‘smjournal unseal’이 되돌립니다. 다음 ‘undo’는 그 앞의 것을 되돌립니다
store-seal-passphrase = age가 암호 문구를 정하지 않아 설정한 것이 없습니다
store-seal-recipients = { $recipients }에게 봉인할 수 없습니다: age recipient가 아닌 것이 있거나 프로그램이 실패했습니다. 아무것도 쓰지 않았습니다
store-seal-sealFirst = 그러면 프로필이 봉인하는 기록이 되므로 바꾼 것이 없습니다. 먼저 ‘smjournal seal ID’로 봉인하거나 새로 쓰세요
store-seal-unclear = 여기서 ‘sealed’가 무슨 뜻인지 확실하지 않아 평문으로는 아무것도 쓰지 않았습니다. ‘smjournal check’가 줄을 알려 주고, ‘smjournal config sealed=entry’ 등으로 바로잡습니다
store-symbolicLink = 심볼릭 링크입니다. 링크는 따라가지 않습니다
store-system = { $call }: { $errno }
store-textElsewhere = 덮어쓰지 않습니다. 파일이 { $reason }
store-textHoldsMarkers = 글에 끝나지 않은 병합의 줄(<<<<<<<, =======, >>>>>>>)이 있어 충돌로 여겨집니다. 아무것도 쓰지 않았습니다
store-textHoldsNUL = 글에 NUL 바이트가 있어 다시 읽을 수 없습니다. 아무것도 쓰지 않았습니다
store-tooLarge = 기록으로는 너무 큽니다

streak-bridged = { $current } 기록(쉬는 날 제외)
streak-in-a-row = { $current } 연속
streak-record = { $row }(최고 { $record }일)

strength-large = 큰
strength-medium = 중간
strength-small = 작은

suggestedTags-death = 임종
suggestedTags-doubts = 고민
suggestedTags-emergency = 응급
suggestedTags-family = 가족
suggestedTags-fatigue = 피로
suggestedTags-great-team = 멋진 팀
suggestedTags-hard-shift = 힘든 근무
suggestedTags-learning = 배움
suggestedTags-lovely-encounter = 반가운 만남
suggestedTags-pride = 자부심
suggestedTags-recovery = 회복

suggestion-did-you-mean = {"."} 혹시 ‘{ $value }’인가요?
suggestion-mood = 기분: { $emoji } { $step } ({ $words })
suggestion-nothing = 글에서 뚜렷이 말할 수 있는 것이 없습니다.
suggestion-people = 사람: { $people }
suggestion-places = 장소: { $places }
suggestion-tags = 태그: { $tags }
suggestion-toTakeOver = 받아들이려면:

summary = { $meaning } { $count }
summary-and = , 다만 { $doubt }
summary-in = { $text }({ $days } 중)
summary-kinds = ({ $kinds })
summary-off = , 휴가·부재 { $days }
summary-on-call = , 온콜 { $onCall }
summary-rest = , 휴무 { $rests }

sync-both = 둘 다
sync-bothFilesStay = 둘 다 남습니다. 다른 쪽의 { $path }은(는) 이제 { $name }입니다
sync-brokenMarkers = 서로 맞지 않는 병합 표시가 있습니다. 편집기에서 고쳐 주세요
sync-choose = 양쪽에서 바뀐 것: { $map }. --ours나 --theirs로 고르세요{ $keyToTake }{ $isOfText }. 편집기에서 고칠 수도 있습니다
sync-choose-keep-both-with = , --both로 둘 다 남길 수 있습니다
sync-choose-or-for-one = , 키 하나는 --take { $value }=ours로 고릅니다
sync-chooseName = 양쪽이 다른 이름을 붙였습니다. --ours나 --theirs로 고르세요
sync-clashes = 양쪽에서 바뀐 것: { $map }
sync-clearBesideSealed = 봉인된 { $sealed } 옆에 읽을 수 있는 채로 있습니다. 'smjournal seal { $path }'은(는) 이 글도 봉인하여 둘 다 남기고, 'smjournal resolve { $path } --ours'는 봉인된 것만, --theirs는 이것만 남깁니다
sync-copy = { $original }의 두 번째 버전({ $tool })
sync-copyLeft = { $original }의 두 번째 버전입니다. ‘smjournal conflicts’에서 자세히 볼 수 있습니다
sync-copyOfNothing = 이제 없는 { $original }의 두 번째 버전
sync-differs = 다른 곳: { $places }
sync-each = 하나씩
sync-everyDevice = 기기마다 한 번 필요합니다. git도 Syncthing도 이것을 옮기지 않습니다.
sync-here = 이쪽
sync-kept = { $path } 파일은 그대로이고 { $copy } 파일은 이제 { $trash }입니다
sync-later = 나중에
sync-markers = 끝나지 않은 병합의 표시가 있습니다
sync-mended = { $path }의 버전을 병합했습니다{ $former }
sync-mended-the-file-as = {"."} 원래 파일은 이제 { $value }입니다
sync-mergeLeft = 양쪽에서 바뀐 것: { $map }. 파일에 표시가 있습니다
sync-mergeable = 병합할 수 있습니다
sync-merged = { $copy } 파일을 { $original }에 병합했습니다. 사본은 이제 { $trash }입니다{ $former }
sync-merged-the-former-text = , 이전 글은 { $value }
sync-noConflicts = 충돌 없음
sync-removed = { $path } → 이제 { $trash }
sync-restored = { $copy } → 이제 { $name }
sync-same = 둘 다 같은 내용입니다
sync-sameName = { $paths }: 일부 시스템에서는 같은 이름입니다(대소문자, 한글의 저장 방식). 하나의 이름을 바꾸세요
sync-sealedLeft = 봉인되어 있고, 양쪽에서 바뀌었습니다. 'smjournal unlock' 다음에 'smjournal resolve --all'이 둘을 합칩니다. 열쇠가 없으면 --ours 나 --theirs 로 고르세요
sync-separated = { $path }의 두 번째 기록은 이제 { $name }입니다
sync-stays = { $path } 파일은 그대로입니다
sync-strangeTrash = { $path } 파일이 휴지통에 있지만 이 기기에서 넣은 것이 아닙니다. 되찾으려면: smjournal restore { $path }
sync-tellGit = 이어서 git에 알리세요: git add -- { $files }
sync-there = 저쪽
sync-twin = 시각과 제목으로 보아 { $original }와(과) 같은 기록입니다
sync-twoFiles = 이름이 같은 서로 다른 파일이며, 둘 다 남습니다
sync-twoRecords = 이름이 같은 기록이 둘입니다. 둘 다 남습니다
sync-uncertainPlan = { $path } 파일은 휴가 계획인데 두 버전이 부딪칩니다. 해결하려면: smjournal resolve --all
sync-uncertainRota = { $path } 파일은 근무 계획인데 두 버전이 부딪칩니다. 해결하려면: smjournal resolve --all
sync-waiting-deletedByThem = 여기서 바꾸고 다른 쪽에서 지웠습니다. git이 글을 남기고 기다립니다
sync-waiting-deletedByUs = 여기서 지우고 다른 쪽에서 바꿨습니다. git이 글을 남기고 기다립니다
sync-waiting-renamed = 여기서 옮기고 다른 쪽에서는 { $path }(으)로 옮겼습니다. git이 기다립니다
sync-waiting-sealedByThem = 여기서 읽을 수 있는 채로 바꿨고 다른 쪽에서 봉인했습니다. --theirs는 봉인된 채로 두고, --ours는 바뀐 글을 읽을 수 있게 남깁니다
sync-waiting-sealedByUs = 여기서 봉인했고 다른 쪽에서 읽을 수 있는 채로 바꿨습니다. --ours는 봉인된 채로 두고, --theirs는 바뀐 글을 읽을 수 있게 가져옵니다
sync-wasSame = { $copy }에 새 내용이 없었습니다. 이제 { $trash }입니다
sync-whichSide = 어느 쪽을 남길까요?

systemError-busy = 사용 중
systemError-exists = 이미 있음
systemError-inputOutput = 입출력 오류
systemError-invalid = 잘못된 인수
systemError-isFolder = 폴더임
systemError-nameTooLong = 이름이 너무 김
systemError-noAccess = 권한 없음
systemError-noEntry = 그런 파일이나 폴더 없음
systemError-noSpace = 디스크에 남은 공간 없음
systemError-none = 시스템 오류 { $errno }
systemError-notFolder = 폴더가 아님
systemError-notPermitted = 허용되지 않는 동작
systemError-otherDevice = 다른 파일 시스템에 있음
systemError-quota = 디스크 할당량을 다 씀
systemError-readOnly = 읽기 전용 파일 시스템
systemError-tooLarge = 파일이 너무 큼
systemError-tooManyFiles = 열린 파일이 너무 많음

tag-keywords =
    힘든 근무: 힘들|힘든|벅찼|정신없|인력부족|인력이 부족|감당|
    반가운 만남: 미소|고맙|감사|이야기를 나|만남|감동|뭉클 |
    배움: 배웠|배운|교육|학생|실습|술기|프리셉터|
    멋진 팀: 팀|동료|함께|도와|
    피로: 피곤|지쳤|졸|못 잤|잠을 못|녹초|탈진|
    자부심: 자랑|해냈|성공|뿌듯|칭찬|
    고민: 고민|의문|궁금|자신이 없|실수|했어야|
    응급: 응급|심정지|심폐소생|코드블루|급변|위급|
    임종: 임종|돌아가|사망|숨을 거|호스피스|
    회복: 회복|퇴원|집으로|나아|완치|걸으|
    가족: 가족|친척|남편|아내 |어머니|아버지|딸|아들 |아이 |

team-basis = 적어도 { $people }명, { $months }
team-heading = { $people }명, { $month } ~ { $month2 }
team-measure-hours = 월 근무 시간
team-measure-nights = 월 야간
team-measure-shifts = 월 근무
team-measure-shortRests = 월 11시간 미만 휴식
team-method = 끝난 달의 각자 평균의 평균(반올림). 한 사람은 한 번만 셉니다.
team-noFigures = ‘team figures’가 출력하는 한 사람의 수치가 아닙니다
team-shutMonths =
    { $count ->
        [1] 1개월은
       *[other] { $count }개월은
    } 일부 수치에서 뺐습니다. 쓴 사람이 최소(minimum) { $minimum }명보다 적습니다.
team-tooFew =
    { $people ->
        [1] 1명은
       *[other] { $people }명은
    } 너무 적습니다. 모든 수치에는 같은 끝난 달에 쓴 사람이 최소(minimum) { $minimum }명 필요합니다

template-missing = journal.md에 적힌 서식 ‘{ $name }’이(가) templates에 없어 평소 서식을 씁니다
template-unknown = 서식의 { $names }에 해당하는 항목이 없어 그대로 둡니다
time = { TWO($hour) }:{ TWO($minute) }
time-off-approved = 승인됨
time-off-finished = 종료
time-off-leave = 휴가
time-off-other = 부재
time-off-planned = 예정
time-off-rtt = RTT
time-off-sick = 병가
time-off-training = 교육
time-off-underWay = 진행 중

timeOffUnderWay-back-to-work = {" "}다음 근무는 { ON($day) }({ $type })입니다.
timeOffUnderWay-not-today = 오늘을 빼고 휴가가 { $days } 남았습니다.{ $end }
timeOffUnderWay-time-off-left = 휴가 중입니다! 🌴 오늘을 포함해 { $days } 남았습니다.{ $end }
timeOffUnderWay-today-is-your =
    { $dayNumber ->
        [1] 오늘은 쉬는 날입니다! 🎉
       *[other] 휴가 마지막 날입니다. 🌴
    }
timeOffUnderWay-your-time-off = 오늘부터 휴가입니다! 🎉 { $days }.{ $end }

title-good =
    { $shift ->
        [night] 좋은 야간 근무
        [rest] 좋은 쉬는 날
        [other] 좋은 { $shift } 근무
       *[day] 좋은 하루
    }
title-goodStart =
    { $shift ->
        [night] 야간 근무 준비 완료
        [rest] 쉬는 날 준비 완료
        [other] { $shift } 근무 준비 완료
       *[day] 하루 준비 완료
    }
title-great =
    { $shift ->
        [night] 최고의 야간 근무
        [rest] 최고의 쉬는 날
        [other] 최고의 { $shift } 근무
       *[day] 최고의 하루
    }
title-hard =
    { $shift ->
        [night] 힘든 야간 근무
        [rest] 힘든 쉬는 날
        [other] 힘든 { $shift } 근무
       *[day] 힘든 하루
    }
title-heavy =
    { $shift ->
        [night] 마음이 무거운 야간 근무
        [rest] 마음이 무거운 쉬는 날
        [other] 마음이 무거운 { $shift } 근무
       *[day] 마음이 무거운 하루
    }
title-heavyButGood =
    { $shift ->
        [night] 무겁지만 보람 있던 야간 근무
        [rest] 무겁지만 보람 있던 쉬는 날
        [other] 무겁지만 보람 있던 { $shift } 근무
       *[day] 무겁지만 보람 있던 하루
    }
title-plain =
    { $shift ->
        [night] 여느 때와 같은 야간 근무
        [rest] 여느 때와 같은 쉬는 날
        [other] 여느 때와 같은 { $shift } 근무
       *[day] 여느 때와 같은 하루
    }
title-slowStart =
    { $shift ->
        [night] 야간 근무 앞, 부족한 기운
        [rest] 쉬는 날 앞, 부족한 기운
        [other] { $shift } 근무 앞, 부족한 기운
       *[day] 하루 앞, 부족한 기운
    }
title-tense =
    { $shift ->
        [night] 야간 근무 앞의 긴장
        [rest] 쉬는 날 앞의 긴장
        [other] { $shift } 근무 앞의 긴장
       *[day] 하루 앞의 긴장
    }
title-tiring =
    { $shift ->
        [night] 지치는 야간 근무
        [rest] 지치는 쉬는 날
        [other] 지치는 { $shift } 근무
       *[day] 지치는 하루
    }
title-tiringButGood =
    { $shift ->
        [night] 지치지만 좋았던 야간 근무
        [rest] 지치지만 좋았던 쉬는 날
        [other] 지치지만 좋았던 { $shift } 근무
       *[day] 지치지만 좋았던 하루
    }

trash-emptied = { $files }를 휴지통에서 지웠습니다
trash-empty = 휴지통이 비어 있습니다
trash-forgetNeedsConsent = 아무것도 지우지 않았습니다. 물어볼 수 없었습니다. { $flag }이면 묻지 않고 완전히 지웁니다
trash-forgetQuestion = { $records }(모두 { $files })을 완전히 지울까요? ‘undo’로도 되찾을 수 없습니다.
trash-forgettingFinished = 완전히 지우는 중이던 것을 마저 지웠습니다
trash-forgotten = 완전히 지웠습니다: { $files }
trash-heldByBackup = 백업({ $day })에 있을 수 있습니다: { $path }
trash-heldByBackup-standard-output = 표준 출력
trash-heldByCopy = 옆의 파일에 아직 있습니다(편집기의 것일 수 있음): { $path }
trash-heldByDevices = 다른 기기에는 동기화할 때까지 남고, 그 기기의 옛 버전에는 더 오래 남습니다
trash-heldByGit = git 이력에 아직 있습니다: { $commits }
trash-heldByVersions = Syncthing의 옛 버전(.stversions)에 아직 있습니다: { $files }
trash-heldElsewhere = 다른 프로그램과 사람이 가진 것은 여기서 손댈 수 없습니다. 복사본, 내보낸 것, 다른 백업, 디스크의 빈 공간이 그렇습니다.
trash-kept = 아무것도 지우지 않았습니다
trash-mediaLeft = 거기에만 적혀 있던 파일이 아직 있습니다: { $path }
trash-namesake = 같은 이름이던 다른 기록이 휴지통에 그대로 있습니다: { $path }
trash-needsConsent = 아무것도 지우지 않았습니다. 물어볼 수 없었습니다. { $flag }이면 묻지 않고 지웁니다
trash-nothingForgotten = 아무것도 지우지 않았습니다
trash-nothingOlder = 휴지통에 { $days }보다 오래된 것이 없습니다
trash-question = { $files }를 휴지통에서 영구히 지울까요? ‘undo’로도 되찾을 수 없습니다.
trash-restored = { $path } 파일을 { $name }(으)로 되찾았습니다
trash-since = { $day }에 지움
trash-staged = git 인덱스에 아직 있습니다(커밋에는 없음)

trend = { $period } { $now }({ $share })
trend-as-before = { $mean }, 전과 같음
trend-higher = 높음
trend-lower = 낮음
trend-nothing-written-in = { $days }간 쓴 것 없음
trend-over = { $days }간
trend-than-before = { $mean }, 전보다 { $amount } { $change }

unasked-foreign = git 저장소가 다른 사용자의 것입니다
unasked-gitMissing = git이 설치되어 있지 않습니다
unasked-unreadable = git이 저장소를 읽지 못합니다

unknown-and = 다만 { $parts }
unknown-history = 이력에 아직 남아 있는지 알 수 없습니다
unknown-merge = 무엇을 기다리는지 알 수 없습니다
unknown-remotes = 일기장이 어디로 보내지는지 알 수 없습니다
unknown-setup = 아무것도 준비하지 않았습니다
unknown-which-has-no = { $value }(뜻이 아직 없음)
unknown-which-have-no = { $parts }(뜻이 아직 없음)
unknown-with = { $word }의 날 { $days }
unknown-without-a-plan = 계획이 없는 날 { $unplannedDays }

unknownKind-did-you-mean = {"."} 혹시 { $name }인가요?
unknownKind-kind-is-unknown = kind: { QUOTED($found) }은(는) 모르는 것이라 일기로 읽습니다{ $hint }

unknownRegion = holidays: { QUOTED($word) }은(는) 2026-11-20 같은 날도, 아는 지역 코드도 아닙니다. 쓸 수 있는 코드: { $codes }

unknownShift-did-you-mean = {"."} 혹시 { $value }인가요?
unknownShift-has-no-meaning = { QUOTED($word) }은(는) 뜻이 없어 일로도 휴무로도 세지 않습니다{ $hint }
unknownShift-say-what-it = {"."} 뜻은 journal.md의 shifts에 적어 주세요

usage-contradiction = ‘{ $one }’와(과) ‘{ $other }’은(는) 함께 쓸 수 없습니다
usage-example = 예: { $command }
usage-inputReadInPart = 표준 입력이 반복문 등에서 이미 일부 읽혔습니다. ‘-’는 나머지를 본문으로 쓰고, ‘< /dev/null’은 그대로 둡니다
usage-mergeNotes = 두 기록을 하나로 합치는 명령은 없습니다. ‘smjournal show B’로 한쪽 글을 보고, ‘smjournal edit A’로 다른 쪽에 옮겨 적은 뒤, ‘smjournal delete B’로 앞의 것을 휴지통에 옮기세요.
usage-missingArgument = { $placeholder } 인수가 없습니다
usage-missingValue = ‘{ $option }’ 옵션에는 값이 필요합니다: { $option } { $placeholder }
usage-noSuchDay = ‘{ $found }’: { $month }은 { $length }까지입니다
usage-notDiffering-the-versions-don = ‘{ $found }’: 거기서는 두 버전이 다르지 않습니다. 다른 것: { $places }
usage-notDiffering-there-are-no = ‘{ $found }’: 여기에는 고를 키가 없습니다. --ours나 --theirs로 고르세요
usage-notSealable = { $kind }은(는) 봉인할 수 없습니다. 일기, 사람, 수면은 봉인할 수 있습니다
usage-notUTF8 = { $name }: UTF-8 텍스트가 아닙니다
usage-nothingToWrite = 쓸 것이 없습니다. 지정할 것: { $options }
usage-ownMood = 나만의 말로 쓰려면: { $command }
usage-repeated = ‘{ $option }’ 옵션이 두 번 나옵니다
usage-severalShifts = 그날 근무가 여럿입니다: { $words }. 어느 것인지 적어 주세요
usage-spanTooLong = ‘{ $span }’은(는) { $years }년이 넘습니다
usage-textIsNoKey = ‘{ $word }’은(는) 키가 아닙니다. 기록의 글은 ‘smjournal edit’으로 바꾸고 ‘smjournal append’로 덧붙입니다
usage-unencryptedFolder = ‘{ $option }’에는 파일 하나가 필요합니다. 폴더 ‘{ $folder }’ 안의 파일은 암호화되지 않습니다. { $file }처럼 파일을 지정하세요
usage-unexpectedArgument = ‘{ $word }’은(는) 필요 없는 인수입니다
usage-unexpectedValue = ‘{ $option }’ 옵션은 값을 받지 않습니다
usage-unknownCommand = ‘{ $word }’ 명령은 없습니다{ $nearest }
usage-unknownFormat = ‘{ $word }’ 형식은 없습니다{ $nearest }
usage-unknownJournal = ‘{ $name }’(이)라는 일기장은 없습니다. 있는 것: { $known }
usage-unknownJournal-none = ‘{ $name }’(이)라는 일기장은 없습니다. 이름을 붙이려면: smjournal config { $name }=폴더
usage-unknownOption = ‘{ $word }’ 옵션은 없습니다{ $nearest }
usage-unknownSetting = ‘{ $key }’ 설정은 없습니다{ $nearest }
usage-unknownSetting-did-you-mean = {"."} 혹시 ‘{ $value }’인가요?
usage-unknownShift = ‘{ $word }’은(는) 근무표에서 뜻이 없습니다{ $nearest }
usage-unknownShift-did-you-mean = {"."} 혹시 ‘{ $value }’인가요?
usage-unknownShift-say-what-it = {"."} 뜻을 알려 주세요: rota set --shift-type { $definition }
usage-unknownTopic = ‘{ $word }’ 명령이나 주제는 없습니다(주제: { $topics }){ $nearest }
usage-untilBeforeFrom = ‘{ $span }’은(는) 시작하기 전에 끝납니다
usage-wrongValue = { $found }: { $expected }이(가) 필요합니다{ $nearest }
usage-wrongValue-alone = ‘{ $found }’
usage-wrongValue-name = { $name } ‘{ $found }’
usage-yearOpen = ‘{ $span }’은(는) { $read }이(가) 됩니다. 맞다면 그대로 입력해 주세요

verbs =
    가져오기 import
    검색 search
    결근 rota off
    교환 rota swap
    근무 rota
    근무전 check-in
    근무표 rota
    근무후 check-out
    기분 mood
    내보내기 export
    달력 month
    덧붙이기 append
    도움말 help
    되돌리기 undo
    듀티 rota
    목록 list
    바꾸기 rota swap
    병가 rota off
    보고서 report
    보기 show
    복원 restore
    봉인 seal
    사람 people
    삭제 delete
    새글 new
    설정 config
    수정 edit
    시간 report
    쓰기 new
    알림 reminders
    연도 year
    오늘 today
    월 month
    이동 move
    일 day
    일기 new
    주 week
    찾기 search
    추억 memories
    출근 check-in
    취소 undo
    태그 tags
    통계 stats
    퇴근 check-out
    확인 check
    휴가 vacation add
    휴지통 trash
verbs-change = 바꾸기
verbs-everyDay = 날마다
verbs-files = 파일
verbs-look = 보기
verbs-plan = 계획
verbs-setUp = 설정

versions-bothShifts = 둘 다 남습니다. { $path } 근무는 이제 { $other }에 더해집니다
versions-choose = 두 버전이 다른 것: { $map }. 어느 쪽이 먼저인지는 알 수 없습니다. --ours나 --theirs로 고르세요{ $keyToTake }{ $isOfText }. 편집기에서 고칠 수도 있습니다
versions-choose-keep-both-with = , --both로 둘 다 남길 수 있습니다
versions-choose-or-for-one = , 키 하나는 --take { $value }=ours로 고릅니다
versions-choosePerson = 이름이 같은 사람이 둘입니다. --ours나 --theirs로 병합하거나 한 사람의 이름을 바꾸세요: { $command }
versions-chooseShift = 하루에 변경이 둘입니다. --ours나 --theirs로 고르거나 --both로 두 근무를 다 남기세요
versions-copy = 사본
versions-differ = 두 버전이 다른 것: { $map }. 어느 쪽이 먼저인지는 알 수 없습니다
versions-file = 파일
versions-namesake = { $name }은(는) 이미 있으며({ $path }) 이제 둘입니다. 새 파일은 'smjournal undo'로 되돌릴 수 있습니다
versions-sameDay = { $original }와(과) 같은 날을 다르게 바꿉니다
versions-samePerson = { $original }와(과) 이름이 같습니다
versions-unaskedGit = { $refusal }. { $matter }
versions-untouched = 이 기기의 변경 기록에는 바뀐 적이 없습니다: { $keys }
versions-written = { $side }: { $moment }에 바뀜{ $writer }

view-dayMark = 주
view-daysWritten = 기록한 날: { $days }
view-effects = 좋은 날과 힘든 날에 함께 나타나는 것
view-holiday = 공휴일
view-hours = { $from }–{ $until }, { $seconds }
view-mayHelp = 도움이 될 수 있는 것
view-memoriesDay = 다른 해의 이날
view-memoriesMonth = 다른 해의 이달
view-memoriesWeek = 다른 해의 이 주
view-mood-mood = 기분: { $value }
view-mood-no-mood-noted = 기분 기록 없음
view-moodDays = { $all } 중 { NUMBER($days) }일의 기분 기록
view-moods = 기분(하루에 하나)
view-nightMark = 야
view-noHours = { $words } 시간을 모릅니다. ‘rota set’에 --hours { $words2 }=HH:MM-HH:MM으로 지정하세요
view-noPlanProblems = 빠진 것도 겹치는 것도 없습니다.
view-noPrompts = 오늘 알려 드릴 것이 없습니다.
view-noRota = 아직 근무표가 없습니다. 만들려면: smjournal rota set --from 날 --cycle '주간 주간 야간 야간 휴무 휴무'
view-people = 사람
view-planned = 계획
view-productive = 쓰는 때
view-productivity = { $entries }, { $words }
view-records = 기록
view-recovery = 휴식과 일(최근 28일)
view-rotaLater = { $day }부터는 앞서 정한 근무표가 이어집니다. 그것도 바꾸려면: { $command } …
view-rotaSet = 근무표를 { $path }에 썼습니다: { $day }부터 { $days } 순환
view-shiftChanges = 근무 전과 후
view-tags = 태그
view-timeOff = 휴가
view-timeOff-title = 휴가: { $value }
view-trends = 기분과 평가(그날의 마지막 값): 7일과 30일, 그 앞의 같은 일수와 견주어
view-warningSigns = 한번 생각해 볼 것
view-words = { $words }, 읽는 데 { $minutes }

warningNote = 직접 쓰신 기록에서 본 것이며 진단이 아닙니다. 맞다고 느껴지면 믿을 만한 사람, 직장 건강관리실 또는 의사와 이야기해 보세요. 숨기려면 journal.md에 warning-signs: false.

warningSign-in-the-days = {"."} 그 앞 90일은 { $value }
warningSign-over-four-weeks = { $dimension }: 최근 4주 { $scale } 평균 { $mean }({ $records }){ $usual }.

week-mood = 기분 { $mood }({ $mood2 })
week-your-week = 이번 주, { $from }: { $parts }.

weekday-1 = 월요일
weekday-2 = 화요일
weekday-3 = 수요일
weekday-4 = 목요일
weekday-5 = 금요일
weekday-6 = 토요일
weekday-7 = 일요일
weekday-short-1 = 월
weekday-short-2 = 화
weekday-short-3 = 수
weekday-short-4 = 목
weekday-short-5 = 금
weekday-short-6 = 토
weekday-short-7 = 일

word-badge = { QUOTED($badge) }은(는) 직접 만든 배지입니다. 혹시 { QUOTED($nearest) }인가요?
word-key = { QUOTED($key) }은(는) 직접 만든 키입니다. 혹시 { QUOTED($nearest) }인가요?
word-mood = 기분 { QUOTED($mood) }은(는) 어느 수치에도 들지 않습니다. 혹시 { QUOTED($nearest) }인가요?
word-mood-none = 기분 { QUOTED($mood) }은(는) 어느 수치에도 들지 않습니다. 등록된 단어도 이모지도 아닙니다
word-privateKey = { $nearest } { QUOTED($key) }은(는) 그렇게 다루므로 이 기록은 내보내지지 않습니다. 비공개가 아니라면 ‘private: false’라고 쓰세요.

work-afterNight = 야간 근무는 어떠셨나요?
work-afterShift = 근무는 어떠셨나요?
work-ahead = 앞으로 { $shifts } · 계획 { $planned }
work-areLettersRight = 일하시는 곳에서도 이 뜻인가요?
work-averageOpen = 주 평균은 어떤 기준과도 견주지 않았습니다. 그 기간에 알려진 날이 { $days }보다 적습니다.
work-averageOver = 주 평균은 알려진 { $days }일로 계산합니다. 휴가, 병가, 그 밖의 결근은 양쪽에서 뺍니다(2003/88/EC 16조 b, 그 밖의 결근은 이 프로그램의 판단).
work-basis-notes = 기록
work-basis-plan = 근무표
work-basis-said = 직접 입력
work-calledOut = 호출 { $text }
work-change = { $day }: { $was } → { $now }{ $notice }
work-change-notice = , { $notice }
work-changes = { $all } 가운데 { $changed }건 변경, 그중 { $short }건은 48시간 미만 예고
work-daysWorked = 근무 { $days }
work-eachShift = 근무마다 시간의 근거: smjournal report --shifts
work-extra = 추가
work-fromDay = 부터 { $day }
work-giveHours = 그날의 시각을 넣으려면: { $command }
work-goesOn = 근무가 계속됩니다. { $time }의 근무 후 기록은 이제 세지 않습니다
work-halfDay-afternoon = 반나절, 오후
work-halfDay-morning = 반나절, 오전
work-hasNotes = { $day }: 근무 전이나 근무 후 기록이 이미 있습니다. 그대로 남고 시간도 셉니다
work-hoursLater = { $day }의 { $word }에는 시각이 없습니다. 알려진 시각은 { $from }부터입니다
work-hoursOwed = 쌓인 시간을 씁니다. 일하지 않으며, 계약은 그날을 셉니다.
work-howToChooseRules = 휴식 기준을 고르지 않았습니다. 숫자만 보여 드립니다. 고르려면: smjournal config rest-rules=eu (fr-hospital, fr, uk, de, ch도 가능)
work-howToMean = 예: 주간 07:00-19:30 휴게 30, 주간 8-12 와 16-20, 야간 19:00-07:00, 온콜, 교육, 휴무, 휴가, 병가
work-isOneDay = ‘{ $words }’은(는) 근무가 없는 하루입니까?
work-leftOut = 제외: { $days }.
work-longDay = { $day }의 근무가 { $minutes }이 됩니다
work-longSpan = { $span }({ $days }), 맞나요?
work-meansFrom = { $word }: { $day }부터 이 뜻입니다. 그 전 날은 전의 뜻 그대로입니다. 그 날들도 고치려면: { $command }
work-missingCheckOuts = 근무 후 기록이 없는 날: { $days }. 근무표에 끝나는 시각이 있으면 그것을 씁니다.
work-nextShift = 다음: { $what }{ $at }
work-nextShift-at = , { $value }
work-nightIsOn = 야간 근무가 이어지는 동안 오늘은 { $day }입니다. 다음 날이면: { $other }
work-noAverage = 주 평균과 계약 시간과의 차이는 없습니다. 다른 날 중 어느 날이 쉬는 날이었는지 알려 주는 근무표가 없습니다. 적으려면: smjournal rota set
work-noChanges = 공개된 근무표는 바뀌지 않았습니다.
work-noCheckOut = { $what }: 근무 전 기록은 있고 근무 후 기록이 없습니다. { $option }(으)로 지정할 수 있습니다
work-noFindings = 휴식, 주, 연속 근무가 모두 기준 안에 있습니다.
work-noWork = 휴무
work-notInCycle = { $word }에는 시간이 있지만 순환에는 없습니다
work-onCallTotal = 온콜 { $seconds }
work-otherToday = 오늘의 다른 일
work-ownLimits = journal.md의 기준이 우선합니다: { $limits }.
work-partOfRest = { $whole } 휴식 가운데 { $part }
work-pastChanged = 이미 지난 날 가운데 근무가 바뀐 날: { $days }. ‘undo’로 되돌릴 수 있습니다
work-replaced = 집계하지 않음, 다른 기록이 유효함: { $id }
work-reportLimits = 기준은 사실과 나란히 보여 드립니다. 기준에서는 직장에서의 온콜을 근무로 셉니다. 협약에 따라 다를 수 있습니다. 판정이 아닙니다.
work-reportSources = 근무는 시작한 날에 속합니다. 시간은 직접 입력한 것, 없으면 근무표의 것입니다. 근무 전후 기록의 시각은 프로필에서 정했거나 근무표가 없을 때만 셉니다. 실제 근무는 체류 시간에서 무급 휴게를 뺀 것입니다.
work-restBefore = 직전 휴식 { $seconds }
work-sameAbsence = 이날은 이미 쉬는 날입니다: { $id }
work-sameExtra = 이 추가 근무는 이미 있습니다: { $id }
work-sameShifts = { $first }, { $second }: 같은 근무라 바꾸어도 달라지지 않습니다
work-shared = 겹치는 근무의 { $minutes }은(는) 한 번만 셉니다
work-shiftForLeave = 근무표에서 { $day }: { $what }. 그 자리에 근무가 들어갑니다
work-shiftInTimeOff = { $day }: 쉬는 날({ $what })이라 그대로 두면 근무를 세지 않습니다
work-shiftsGo = 근무표에서 { $day }에는 근무가 여러 개 있습니다. 이제 { $what }은(는) 빠집니다
work-soFar = 지금까지
work-swapsBack = 다시 바꾸는 것입니다: { $day }은(는) 원래 근무로 돌아갑니다
work-tookLastShift = 마지막으로 시작한 근무로 보았습니다: { $what }. --date나 --shift로 다른 것을 지정할 수 있습니다
work-unknownRest = 직전 휴식 알 수 없음: 계획이 없는 날 { $unplannedDays }
work-unknownRests = 계획이 없는 날이 들어 있어 근무했을 수도 있는 휴식: { $count }회, 세지 않음.
work-weekTotal = { $shifts } · 계획 { $planned } · 실제 { $worked }
work-whatMeans = ‘{ $word }’은(는) 무슨 뜻인가요?
work-whichHours = ‘{ $word }’은(는) 몇 시부터 몇 시까지인가요?
work-whichShift = 어느 근무의 것인가요?
work-wordBefore = 지금까지는 다른 뜻이었습니다: { $former }
work-wordsSaved = { $words }의 뜻을 { $path }에 썼습니다
work-workedHours = 실제 { $worked }
work-workedInTimeOff = { $day }: 쉬는 날({ $what })이지만 이 시간은 근무로 셉니다
work-writeAnyway = 그래도 쓸까요?
work-zoneFrom = 새 시간대는 { $day }부터입니다. 오늘 근무의 시간은 그대로입니다

writer-device = , 기기 { $name }에서
writer-thisDevice = , 이 기기에서

yaml-aliasInItself = 별칭 { $name }이(가) 자신이 든 값을 가리킵니다
yaml-aliasesTooLarge = 별칭이 나타내는 값이 { $limit }개를 넘습니다
yaml-blockScalarHeader = { QUOTED($found) }은(는) | 나 > 뒤에 올 수 없습니다
yaml-blockScalarIndentation = 글 앞의 빈 줄에 글보다 많은 빈칸이 있습니다
yaml-collectionOnSameLine = 목록이나 키와 값은 이 줄이 아니라 다음 줄에서 시작해야 합니다
yaml-colonInValue = 값에 두 번째 콜론이 있습니다. 값을 따옴표 "…"로 묶으세요
yaml-commentWithoutBlank = 주석의 # 앞에 빈칸이 필요합니다
yaml-conflictMarker = 끝나지 않은 병합이 남긴 줄
yaml-contentAfter = { $construct }의 끝 뒤에 { QUOTED($found) }이(가) 있습니다
yaml-controlCharacter = 문자 U+{ $width }은(는) 쓸 수 없습니다
yaml-directiveWithoutDocument = 지시문만 있고 문서가 없습니다
yaml-documentMarkerInside = { $construct } 안에 --- 또는 ... 줄이 있습니다
yaml-duplicateDirective = { QUOTED($text) }이(가) 두 번 나옵니다
yaml-duplicateKey = { QUOTED($key) }은(는) 이미 { $line }행에 있습니다. 마지막 것이 유효합니다
yaml-emptyFlowEntry = 쉼표 사이에 아무것도 없습니다
yaml-flowKeyOnOtherLine = 키와 콜론은 같은 줄에 있어야 합니다
yaml-foreignFrontMatter = 머리말은 { QUOTED($found) }이(가) 아니라 하이픈 세 개로 시작합니다. 본문으로 봅니다
yaml-found = { QUOTED($found) }
yaml-frontMatterNotFirst = 이 키들은 다른 글 뒤에 있어 본문이 됩니다. 파일 맨 앞에 두세요
yaml-invalidDirective = { QUOTED($text) }은(는) 지시문이 아닙니다
yaml-invalidEscape = { QUOTED($text) }은(는) 이스케이프가 아닙니다. 역슬래시는 \\로 씁니다
yaml-invalidTag = { QUOTED($tag) }은(는) 형이 아닙니다. 값을 따옴표 "…"로 묶으세요
yaml-invalidUTF8 = 바이트 { $width }은(는) UTF-8이 아닙니다
yaml-keyTooLong = 키나 이름이 { $limit }를 넘습니다
yaml-mergeKey = ‘<<’ 키는 읽히지 않습니다. 대신 키를 그대로 쓰세요
yaml-missingAnchorName = &나 *에 이름이 없습니다. 값을 따옴표 "…"로 묶으세요
yaml-missingColon = { QUOTED($text) }에 콜론과 빈칸이 없습니다. ‘키: 값’으로 쓰세요
yaml-missingComma = 쉼표나 { $construct }의 끝이 필요한데 { QUOTED($found) }이(가) 있습니다
yaml-multilineKey = 키는 여러 줄에 걸칠 수 없습니다
yaml-notIndented = 이 { $construct } 줄은 키보다 더 들여 써야 합니다
yaml-notJSON = { $expected }이(가) 필요합니다, 있는 것: { $isEmpty }
yaml-notMapping = 머리말이 ‘키: 값’ 줄로 되어 있지 않습니다
yaml-notUTF8 = UTF-16 또는 UTF-32입니다. UTF-8로 저장하세요
yaml-of-alias = 별칭
yaml-of-blockMapping = 키와 값
yaml-of-blockScalar = | 또는 > 뒤의 글
yaml-of-blockSequence = 목록
yaml-of-documentEnd = {"."}.. 줄
yaml-of-documentStart = --- 줄
yaml-of-doubleQuoted = "…" 안의 글
yaml-of-flowMapping = {"{"}…{"}"} 키와 값
yaml-of-flowSequence = {"["}…] 목록
yaml-of-plain = 글
yaml-of-singleQuoted = '…' 안의 글
yaml-of-tag = 형
yaml-of-value = 값
yaml-propertiesOnAlias = 별칭(*)에는 앵커나 형을 붙일 수 없습니다
yaml-reservedIndicator = 값은 { QUOTED($character) }(으)로 시작할 수 없습니다. 따옴표 "…"로 묶으세요
yaml-scalarTooLong = 값이 { $limit }를 넘습니다
yaml-secondAnchor = 값에 두 번째 앵커(&)가 있습니다
yaml-secondDocument = 두 번째 YAML 문서가 있습니다. 하나여야 합니다
yaml-secondTag = 값에 두 번째 형(!)이 있습니다
yaml-spaces = 빈칸 { $count }개
yaml-stars = 별표는 여기서 다른 뜻입니다. 따옴표로 묶으면 글이고 평가는 숫자입니다: { $stars }
yaml-start = ({ $line }행에서 시작)
yaml-tabInIndentation = 들여쓰기에 탭이 있습니다. 빈칸을 쓰세요
yaml-textBeforeFrontMatter = 머리말이 파일 맨 앞에 있지 않습니다. 다른 프로그램은 본문으로 봅니다. --- 앞을 지우세요
yaml-textTooLong = 머리말이 { $limit }를 넘습니다
yaml-the-end = 끝
yaml-tomlFrontMatter = 이 키들은 +++ 줄 사이의 TOML입니다. 위아래에 ---를 쓰고 ‘키: 값’으로 쓰세요
yaml-tooDeep = { $limit }단 넘게 겹쳤습니다
yaml-tooManyDirectives = %TAG 줄이 { $limit }개를 넘습니다
yaml-tooManyProblems = { $limit } 넘음. 나머지는 보이지 않습니다
yaml-undefinedAlias = { $name }이(가) 가리키는 것이 위에 없습니다. 값을 따옴표 "…"로 묶으세요
yaml-undefinedTagHandle = 형 접두어 { QUOTED($handle) }이(가) 선언되지 않았습니다
yaml-unsupportedVersion = YAML { $version }은(는) 지원하지 않는 버전입니다
yaml-unterminated = { $construct }의 끝이 없습니다
yaml-unterminatedFrontMatter = 머리말을 닫는 --- 줄이 없습니다
yaml-unusualClosingLine = 머리말은 하이픈 세 개로 끝납니다. 다른 프로그램은 여기서 끝을 보지 못합니다. ---를 쓰세요
yaml-unusualOpeningLine = 머리말은 하이픈 세 개로 시작합니다. { QUOTED($found) }을(를) 그것으로 보지만 다른 프로그램은 본문으로 봅니다. ---를 쓰세요
yaml-wrongIndentation = 줄 앞에 { $found }, { $expected }개여야 합니다
