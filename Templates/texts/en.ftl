### English: everything that smjournal says. Messages stand in the order of their names.
### The syntax is that of Project Fluent, https://projectfluent.org; what may be used: .github/CONTRIBUTING.md.

action-chmod = its permissions can't be set
action-fsync = can't be saved
action-link = can't be created
action-list = the folder can't be listed
action-lock = the journal can't be locked
action-map = can't be loaded
action-mkdir = the folder can't be made
action-open = can't be opened
action-read = can't be read
action-rename = can't be renamed
action-stat = can't be examined
action-unlink = can't be removed
action-write = can't be written

affirmation-balance-1 = My days off are sacred
affirmation-balance-10 = The people I love need all of me, not what's left over
affirmation-balance-11 = Switching off is how I find my way back
affirmation-balance-12 = Who I am is bigger than my uniform
affirmation-balance-13 = I tend my own life with the same care
affirmation-balance-14 = My vacations are vital, not optional
affirmation-balance-15 = I choose to live, not just to get through
affirmation-balance-2 = I am more than my job
affirmation-balance-3 = Looking after myself lets me look after others
affirmation-balance-4 = Saying no keeps my energy safe
affirmation-balance-5 = My own well-being is not selfish
affirmation-balance-6 = I deserve a life outside the hospital
affirmation-balance-7 = Doing what I love fills me up again for my patients
affirmation-balance-8 = Time for a life of my own is a right, not a luxury
affirmation-balance-9 = I leave work at work, in my head as well
affirmation-compassion-1 = My empathy is a strength, not a soft spot
affirmation-compassion-10 = People feel safer because I'm here
affirmation-compassion-11 = My full attention is a gift I give
affirmation-compassion-12 = I'm here, and that counts
affirmation-compassion-13 = My compassion doesn't run out; it grows as I feed it
affirmation-compassion-14 = Every gentle gesture is a small act of defiance
affirmation-compassion-15 = I care with my hands and with my heart
affirmation-compassion-2 = Listening to a patient is care in itself
affirmation-compassion-3 = One smile can turn a day around
affirmation-compassion-4 = I see the person behind the diagnosis
affirmation-compassion-5 = My being here brings calm
affirmation-compassion-6 = Every patient deserves my kindness
affirmation-compassion-7 = I'm the human touch in a technical system
affirmation-compassion-8 = My humanity is the best tool I carry
affirmation-compassion-9 = Care begins with a look
affirmation-competence-1 = My experience is worth a great deal
affirmation-competence-10 =
    I'm proud to be a nurse
    .carer = I'm proud to be a caregiver
    .midwife = I'm proud to be a midwife
    .paramedic = I'm proud to be a paramedic
    .other = I'm proud of the work I do
affirmation-competence-2 = I know what I'm doing; I trained for this
affirmation-competence-3 = Every procedure I carry out matters
affirmation-competence-4 = There is something to learn in every situation
affirmation-competence-5 = My watchfulness saves lives
affirmation-competence-6 = I can handle what nobody saw coming
affirmation-competence-7 = I know a little more every day
affirmation-competence-8 = I trust my clinical judgment
affirmation-competence-9 = The way I do my job makes the difference
affirmation-resilience-1 = I make a difference, even in the smallest things
affirmation-resilience-10 = I look after myself so that I can keep going
affirmation-resilience-2 = My limits protect my ability to care
affirmation-resilience-3 = Every hard shift leaves me stronger than it found me
affirmation-resilience-4 = I deserve rest as much as my patients do
affirmation-resilience-5 = Being tired is a fair response, not a failing
affirmation-resilience-6 = I can't control everything, and that's okay
affirmation-resilience-7 = Asking for help is the wise thing to do
affirmation-resilience-8 = I'm a human being, not a machine
affirmation-resilience-9 = What I feel is real, on the ward too

affirmations-balance = Balance
affirmations-compassion = Compassion
affirmations-competence = Competence
affirmations-resilience = Resilience

answer-key-no = n
answer-key-yes = y
answer-no = nN
answer-yes = yY

badge-anxious = anxious
badge-calm = calm
badge-frustrated = frustrated
badge-grateful = grateful
badge-happy = happy
badge-proud = proud
badge-sad = sad
badge-tired = tired

basis-rota = by your rota
basis-workingDays = by your working days

birthday = {" "}({ NUMBER($value) })
birthday-s-birthday-is = { $name }’s birthday is { $when }
birthday-turns = { $name } turns { NUMBER($value) } { $when }

caption-conflicts = Files are in conflict; 'smjournal conflicts' shows them.
caption-editor-not-started = the editor '{ $editor }' could not be started
caption-editorFailed = the editor '{ $editor }' ended with status { $status }
caption-furtherFindings = … and { $count } more of these; --json has all
caption-indexAgrees = The index agrees with the files.
caption-indexDiffered = { $path }: the index gave another answer than the file
caption-indexNotWritten = the index could not be written; answers are right, but take longer
caption-inputNotUTF8 = standard input is not UTF-8 text
caption-inputUnreadable = standard input can't be read: { $message }
caption-journalLies = Your journal is in { $folder }.
caption-noAffirmation = no affirmation is named '{ $id }'{ $nearest }
caption-noAffirmations = No affirmation found.
caption-noEditor = no editor is set or found; set EDITOR to one, such as nano or 'code --wait'
caption-noPeople = Nobody yet; 'smjournal people add NAME' adds someone.
caption-noTags = No tags yet; 'smjournal tag last +night' adds one.
caption-noVacations = No time off yet; 'smjournal vacation add FROM..UNTIL' adds some.
caption-nothingFound = No records found.
caption-nothingThatDay = Nothing written for this day.
caption-nothingToday = Nothing written yet today.
caption-outputFailed = the results can't be written: { $message }
caption-ownKeys = Other keys
caption-problems =
    { $count ->
        [one] 1 problem in the files; 'smjournal check' shows it.
       *[other] { $count } problems in the files; 'smjournal check' shows them.
    }
caption-progress = { $files } files looked at, { $rate } a second
caption-records = Today
caption-reindexed = { $files }: { $read } read, { $added } added, { $changed } changed, { $removed } removed
caption-shown = { NUMBER($count) } of { $total } records
caption-unread =
    { $count ->
        [one] 1 file or folder can't be read: what is in it is missing here.
       *[other] { $count } files or folders can't be read: what is in them is missing here.
    }
caption-welcome =
    Welcome. A journal of your shifts, in plain files on this device; nothing leaves it.
    A few questions: Enter to skip one, Backspace to go back, Ctrl-C to leave and keep your answers.
caption-wrongKind = { $id }: its kind is { $kind }, not { $expected }

care = { $name }, { $number }
care-a-friend-your = a friend, your doctor, or a number on findahelpline.com
care-separator = ;{" "}
care-these-have-been = These have been heavy weeks. You can talk to somebody, day or night: { $who }.

circumstance-indexInBlock = from the fourth day of work in a row on
circumstance-indexInBlock-1 = on the first day of work in a row
circumstance-indexInBlock-2 = on the second day of work in a row
circumstance-indexInBlock-3 = on the third day of work in a row
circumstance-nightInARow = from the third night in a row on
circumstance-nightInARow-1 = on the first night in a row
circumstance-nightInARow-2 = on the second night in a row
circumstance-person = on days with { $text }
circumstance-shift = on { $shift } shifts
circumstance-shift-day = on day shifts
circumstance-shift-night = on night shifts
circumstance-shift-rest = on days off
circumstance-shortRest = after little rest (under 11 h, or under 24 h after a night)
circumstance-shortSleep = after little sleep (under 6 h in the 24 h before the shift)
circumstance-tag = on days tagged { QUOTED($text) }
circumstance-weather = when the weather is { QUOTED($text) }
circumstance-weekday = on { $weekday }s

colon = :{" "}

commit-busy = another command is committing, and did not end in time
commit-detached = no branch is checked out here, and what is committed on none is lost at the next checkout; go back to one with: git switch BRANCH
commit-failed = written, but not committed: { $reason }
commit-filtered = a filter in .gitattributes changes these files, and filters are not started; commit with: git commit
commit-late = Files that wait for a commit: { $count }. The next change takes them along.
commit-nameless = git knows no name for you; set one with: git config user.name and git config user.email
commit-refused = git refused ({ $step })
commit-staged = something else is staged; commit that first with: git commit
commit-unfinished = git waits for a merge or rebase to be finished

confirmation-answersKept = Your answers are saved: '{ $command }' picks up where you left off.
confirmation-answersNotKept = Your answers could not be saved. This is what you wrote:
confirmation-changed = Changed { $path }
confirmation-created = Wrote { $path } ({ $what }, { $day })
confirmation-defaultNotSet = That couldn't be saved; name the journal with -C DIR or SMJOURNAL_DIR.
confirmation-deleted = Deleted { $path }; it is in { $to }
confirmation-editedWithoutChange = Left { $path } as it was
confirmation-foundAnywhere = smjournal finds it from any folder.
confirmation-journalCreated = Made a journal in { $folder }
confirmation-journalNamed = { $name } is now { $path }
confirmation-journalUnnamed = { $name } no longer names a journal; the journal stays where it is
confirmation-liked = Liked: { $text }
confirmation-momentStays = It still says when it was written, { $at }; to take that away: { $command }
confirmation-moved = Moved { $from } → { $to } ({ $day })
confirmation-noEntryWritten = The check-out is saved; no entry was written.
confirmation-notUndoable = This change can't be undone: its log could not be written
confirmation-nothingWritten = Nothing was written.
confirmation-redated = { $path } is of another day now: { $day }
confirmation-settingGone = { $key } has these no longer: { $names }; 'undo' brings them back
confirmation-tagInText = #{ $tag } is in the text, so it stays; remove it there
confirmation-taken = Taken from the inbox: { $paths }
confirmation-unchanged = Nothing to change in { $path }
confirmation-undone-created = Undone: { $path } is back
confirmation-undone-moved = Undone: the file is at { $path } again
confirmation-undone-trashed = Undone: the new file is in { $path }
confirmation-undone-unchanged = Undone: { $path } is as it was before
confirmation-undoneBatch = Undone: { $count }; new ones are in the trash
confirmation-undoneBatch-kept =
    Undone: { $count }; new ones are in the trash; { $kept ->
        [one] 1 was changed since and stays
       *[other] { $kept } were changed since and stay
    }
confirmation-unliked = No longer liked: { $text }

# Also given: $noun
countdown-few = Only { $shifts } until your time off! 🎉
countdown-many = { $shifts } until your time off! 🎉
countdown-no-more-shifts = No more shifts: your time off starts { $when }! 🎉
countdown-that-time-off = That time off is over.
countdown-tomorrow =
    { $days ->
        [one] tomorrow
       *[other] in { $days }
    }
countdown-until-your-time = { $shifts } until your time off, { $doubt }.

countdownDetails = { $shifts } { $rota }

countdownDetails-extra = including { $shifts } extra
countedShift = { $day }: { $type }, { $shift }

# Also given: $monthNumber, $weekday
day = { $short } { $day } { $month }
day-on = on { $day }
day-toCome = { $day } has not come yet
# Also given: $monthNumber, $weekday
day-year = { $short } { $day } { $month } { $year }

dimension-distance = Distance from work
dimension-exhaustion = Exhaustion
dimension-littleAccomplishment = A sense of achieving little

document-alias = the value is written elsewhere, at the anchor '&{ $name }'
document-anchored = the value is used elsewhere, as the alias '*{ $name }'
document-cannotBeMadeSafely = the edited text would not read as intended
document-complexKey = the key is a list, a map, a text of several lines or stands behind '?'
document-conflictMarker = the front matter has conflict markers of git; resolve the conflict first
document-frontMatterElsewhere = what looks like front matter here is text; put it between '---' lines at the start of the file first
document-frontMatterIsNoMapping = the front matter is no list of keys and values
document-frontMatterNotUnderstood = the front matter can't be understood, so nothing in it is rewritten
document-mergeKey = the key '<<' takes its values from elsewhere
document-noSuchItem = there is no item { $index }: the list has { $count }
document-noSuchKey = there is no key '{ $key }'
document-notList = the value of '{ $key }' is no list
document-notMapping = the value of '{ $key }' has no keys of its own
document-sharedLine = the value shares its line or brackets with something that would be lost
document-tagged = the value has the tag '{ $tag }', which a new value might not fit
document-unterminatedFrontMatter = the front matter has no closing '---' line
document-valueNotUnderstood = the value of '{ $key }' can't be read, so it is not rewritten

doubt-farDay = { $day } lies more than { $years } from the other days of this journal: is the year right?
doubt-missingCheckIn = check-out without a check-in
doubt-missingCheckOut = check-in without a check-out
doubt-openCallOut = check-in during time on call without a check-out: the call-out counts nothing
doubt-restHours = { $shift } is no work, so its hours, { $hours }, count nothing: name the shift they are of
doubt-tooLong = a shift of { $hours } hours, until { $checkOut }: is a check-out missing?
doubt-workedRest = the shift { $shift } is no work, so that { $hours } worked count nothing: name the shift they are of

doubtfulHours = “{ $found }” can be { $first }, { $second } or { $literal }; write the one you mean

duration = { $hours } h { $minutes } min
duration-hours = { $hours } h
duration-minutes = { $minutes } min

edit-invalidKey = { QUOTED($key) } can't be a key
edit-notAList = { $key } takes one value, not a list
edit-untilBeforeFrom = until ({ $iso }) would be before from ({ $iso2 })
edit-wrongValue = { $key }: { $expected } is expected, not { QUOTED($found) }

effect =
    Your { $measure } is { $direction ->
        [higher] higher
       *[lower] lower
    } { $circumstance }: { $own } against { $otherMean } ({ $days } against { $others }, { $strength } difference).

encouragements-gentle-1 = Go gently; nobody has to do it all alone.
encouragements-gentle-2 = One thing at a time. Take your break.
encouragements-gentle-3 = It's all right to ask for help today.
encouragements-gentle-4 = Be as kind to yourself as you are to them.
encouragements-gentle-5 = Small steps count. You'll get through this one.
encouragements-usual-1 = Have a good shift.
encouragements-usual-2 = You know what you're doing.
encouragements-usual-3 = Off you go, and drink something on the way.
encouragements-usual-4 = One patient at a time.
encouragements-usual-5 = Good people are glad you're on today.

entry-cutTag = '{ $word }' counts as the tag { $tag }: in a text a tag has letters, digits, _, - and /; use --tag for other signs
entry-strangeMoment = '{ $words }' is not understood as a time and stays in the words; --at or --date says when it was
expectation-between = a whole number from { $lowest } to { $highest }
expectation-civilDay = a day such as 2026-11-20
expectation-clockTime = a time such as "19:00"
expectation-cycle = a cycle of shifts such as day day night night rest rest
expectation-formatVersion = a version that this program knows (1)
expectation-hours = hours such as "19:00-07:30"
expectation-list = a list
expectation-map = a map of keys and values
expectation-number = a whole number
expectation-oneOf =
    { $words ->
        [one] { $words2 }
       *[other] one of { $words3 }
    }
expectation-ownKey = a key that the format does not have itself
expectation-range = the lowest and the highest value, such as "0-10"
expectation-recipient = a key that age encrypts to, such as age1… or ssh-ed25519 …,
expectation-shiftWord = day, night, rest or a word of your own
expectation-text = text on one line
expectation-timestamp = a moment such as 2026-11-20T18:50:00+01:00
expectation-truth = true or false
expectation-unambiguousDay = a day whose month can't be mistaken, such as 2026-11-20,
expectation-weekday = a day of the week such as monday
expectation-zoneName = a time zone that this system knows, such as Europe/Paris,

expected-assignment = KEY=VALUE
expected-birthday = a birthday, such as 1985-03-12, or '12 march' without the year
expected-columnMeaning = a column with what it holds, such as 'Score=mood 1-10' or 'Anxiety=scale 0-3 low'
expected-condition = a condition, such as place=Lyon or energy>=4
expected-count = a whole number, 0 or more
expected-cycle = words of shifts, such as 'day night rest'
expected-day = a day, such as 2026-11-20, today or yesterday
expected-daysApart = commas between the days, such as 'night, day off, day': without them it may be one day or several
expected-duration = a stretch of time, such as 30d, 4w, 6m or 1y
expected-hours = two times, such as night=19:00-07:30
expected-instant = an ISO 8601 instant, such as 2026-11-20T18:50:00+01:00
expected-journalName = a name for a journal on this device, of letters and digits, such as @work=~/work
expected-link = smjournal://show/ID, smjournal://new or smjournal://check-in
expected-linkAtTerminal = a terminal: what a link opens has to be answered there
expected-moment = a time, such as 07:30 or 2026-11-20T07:30
expected-month = a month, such as 2026-11 or november
expected-mood = a mood: { $moods }
expected-moodMeaning = a word with a mood, such as meh=neutral
expected-otherJournal = the folder of another journal than this one
expected-shiftMeaning = a word with a kind of shift, such as 'N=night 21:00-07:00'
expected-shiftType = a word and what it means, such as J='day 07:00-19:30 break 30'
expected-span = a day, or two: 20 dec to 3 jan, 2026-12-20..2027-01-03
expected-spans = two times, such as 18:45-07:50
expected-tagChange = +TAG to add or -TAG to remove a tag
expected-take = KEY=ours or KEY=theirs
expected-text = some text
expected-word = a word without spaces
expected-year = a year, such as 2026
expected-zone = the name of a time zone, such as Europe/Paris

explanation-dayBoundary-after = { $what }: the day on the clock
explanation-dayBoundary-before = { $what }: your days start at { $start } (day-starts)
explanation-explicitDay = { $what }: you named the day
explanation-explicitShift = { $what }: you named the shift
explanation-lastBegun = { $what }: the shift that began last; use 'move', --date or --shift for another
explanation-openShift-of = {" "}of { $time }
explanation-openShift-your-check-in = { $what }: your check-in{ $since } has no check-out yet
explanation-plan = { $what }: { $planned }

export-asPage = the page is called { $file }: without the ending a browser shows what it is written in
export-asTimeOff =
    { $count ->
        [one] 1 absence, such as sickness, stands in it as time off; with --private it is named
       *[other] { $count } absences, such as sickness, stand in it as time off; with --private they are named
    }
export-askPrivate =
    { $count ->
        [one] 1 private record will be in it. Go on?
       *[other] { $count } private records will be in it. Go on?
    }
export-birthday = { $name }’s birthday
export-calendar = Shifts and time off
export-calendar-birthdays = Birthdays
export-calendar-reminders = Check-ins and check-outs
export-calendar-shifts = Shifts
export-calendar-time-off = Time off
export-calendarNotKept = the calendar { $file } could not be written anew; it stays as it was:
export-encryptionFailed = { $program } refused to encrypt for this recipient; nothing was written
export-holdsPrivate =
    this backup holds { $count ->
        [one] 1 private record
       *[other] { $count } private records
    } too: keep it to yourself
export-isOff = { $name }: time off
export-leavesConflicts =
    { $count ->
        [one] 1 file in conflict is not in this export; 'smjournal conflicts' shows it
       *[other] { $count } files in conflict are not in this export; 'smjournal conflicts' shows them
    }
export-missing = Photos and recordings that your notes name and that are not there: { $count }; 'smjournal check' lists them.
export-noEncryption = { $program } is not installed, and nothing was written; it is at https://age-encryption.org
export-noPandoc = { $program }, which makes the document, is not installed, and nothing was written; it is at https://pandoc.org
export-pandocFailed = { $program } made no document; nothing was written
export-passesOver =
    of the journal’s folder, { $count ->
        [one] 1 thing is
       *[other] { $count } things are
    } not in this backup:
export-receipt =
    { $records } in { $files ->
        [one] 1 file
       *[other] { NUMBER($files) } files
    }, { $bytes }{ $leftOut }
export-receipt-form = a page to write in, { $bytes }; send it to the phone and open it there
export-receipt-people-left-out = ; without { $people }: such a file has no place for people
export-receipt-private-left-out =
    ; { $leftOut } private left out (--private includes { $leftOut ->
        [one] it
       *[other] them
    })
export-uncleaned = left out, as it may say where it was taken, and that can't be removed: { $path }
export-unshown =
    { $count ->
        [one] 1 photo or recording is not in it: such a file can't show it
       *[other] { $count } photos and recordings are not in it: such a file can't show them
    }
export-withoutMedia =
    { $count ->
        [one] 1 photo or recording is named and not in the file; it comes along into a folder or a .zip: --output NAME.zip
       *[other] { $count } photos and recordings are named and not in the file; they come along into a folder or a .zip: --output NAME.zip
    }
export-works = { $name }: work

figure-afterLongRest = after more rest
figure-afterShortRest = after less than 11 h of rest
figure-ahead = Still to come
figure-averageWeek = Average week
figure-balance = Balance
figure-changes = Changes of the plan
figure-contract = By contract
figure-daysOff = Days off
figure-extras = Extra, counted as planned
figure-findings = Beyond the limits
figure-holidays = Public holidays
figure-hours = Hours
figure-knownDays = Known days
figure-longestNightRun = Longest run of nights
figure-longestRun = Longest run of days with work
figure-longestShift = Longest shift
figure-nightHours = Hours at night
figure-nightToDay = Night to day within 48 h
figure-nights = Nights
figure-onCall = On call
figure-overtime = Beyond the plan
figure-place = day in a row
figure-planned = Planned
figure-presence = Presence
figure-ratings = How it felt
figure-report = Working time, rest and recovery
figure-rests = Rests
figure-sevenDays = Most in 7 days
figure-shifts = Shifts
figure-shortestRest = Shortest rest
figure-splitDays = Split days
figure-sundays = Sundays
figure-under11 = Rests under 11 h
figure-under12 = Rests under 12 h
figure-weekends = Weekends with work
figure-weeklyRest = Longest rest
figure-weeks = Weeks
figure-worked = Worked

file-type-brokenLink = a link that leads nowhere
file-type-device = a device
file-type-folder = a folder
file-type-pipe = a pipe
file-type-socket = a socket

form-afterShift = After my shift
form-again = Write another one
form-back = Back
form-beforeShift = Before my shift
form-belongs = It belongs in the folder { $folder } of your journal.
form-break = Unpaid break, in minutes
form-date = Day (of a night: its evening)
form-download = Download
form-failed = Not saved: { $reason }
form-folderHint = Choose the folder of your journal: the one that has journal.md in it.
form-keep = Done
form-moodOnly = My mood
form-needAnswer = Please give at least one answer.
form-next = Next
form-noScript = This preview can’t save. Open the file in your browser: on an iPhone, share it to a browser app or keep it in Files and open it from there.
form-refused = A line of the note looks like merge markers. Please change how it begins.
form-saveToFolder = Save to my journal
form-saved = Saved as { $place }
form-share = Share
form-summary = To be saved
form-time = Time
form-title = How are you?
form-which = What would you like to write?

gapCount =
    { $gaps } { $gaps ->
        [one] gap
       *[other] gaps
    }

greeting = { $words }.
greeting-afternoon = Good afternoon
greeting-evening = Good evening
greeting-morning = Good morning
greeting-name = { $words }, { $value }.

greeting-night = Hello
half-afternoon = afternoon
half-morning = morning

health-backup-backup = Backup
health-backup-last-made = last made { $day }
health-backup-none-backup = Backup
health-backup-none-none-noted-after = none noted; after one: smjournal doctor --backed-up
health-calendars = Calendars
health-conflicts-but-git = { $found }, but what git waits for is not known
health-conflicts-conflicts = Conflicts
health-conflicts-none = none
health-disk-disk = Disk
health-disk-free = { $free } free{ $isScarce }
health-disk-nearly-full = : nearly full
health-drafts = Drafts
health-drafts-aside = { $count } put aside, until you remove them: { $paths }
health-encryption-disk-at-rest = At rest
health-encryption-disk-the-disk-is = the disk is encrypted ({ $tool })
health-encryption-folder-a-decrypted-view = a decrypted view of an encrypted folder ({ $tool })
health-encryption-folder-at-rest = At rest
health-encryption-unknown-at-rest = At rest
health-encryption-unknown-no-encryption-visible = no encryption visible from here; see 'smjournal help at-rest'
health-git = git
health-gitCrypt-encrypts-the-records = encrypts the records in git, so that two devices' edits can't be merged
health-gitCrypt-git-crypt = git-crypt
health-inbox = Inbox
health-inbox-foreign = { $folder }; { $count } not of this journal’s form left there
health-index-good-index = Index
health-index-good-up-to-date = up to date (smjournal reindex --verify compares it with every file)
health-index-unwritable-can-t-be = can't be written ({ $error })
health-index-unwritable-index = Index
health-notices-syncing = Syncing
health-notices-thing-to-look =
    { $count ->
        [one] 1 thing to look at
       *[other] { $count } things to look at
    }
health-otherJournals-not-part-of = not part of this one: { $folders }
health-otherJournals-other-journals = Other journals
health-permissions-others-may-read = others may read { $count } of the files and folders
health-permissions-permissions = Permissions
health-permissions-yours-alone = yours alone
health-problems = { $count } { $sort }
health-problems-none = none
health-problems-problems = Problems
health-records = { $map }; { $bytes }
health-records-none = none
health-records-records = Records
health-seal = Sealing
health-seal-clear = of kinds that are sealed, in clear: { $records }
health-seal-keys = keys: { $count }
health-seal-left = an edited text is left in { $path }
health-seal-noKey = no key on this device
health-seal-noProgram = neither age nor rage is installed
health-seal-plainKey = the key is here without a passphrase
health-seal-swap = swap on the disk is not seen to be encrypted
health-seal-unlocked = unlocked until { $time }
health-sync-absent = not used here
health-sync-driverMissing = prepared, but the program that merges is gone
health-sync-foreign = belongs to another user; nothing was asked
health-sync-gitMissing = there is a repository, but git is not installed
health-sync-otherDriver = merges records with another driver
health-sync-outdated = prepared by an earlier version
health-sync-ready = prepared
health-sync-unprepared = used, but not prepared
health-sync-unreadable = there is a repository, but git can't read it
health-syncthing = Syncthing

help-affirmation = Today's affirmation
help-affirmationAdd = Add an affirmation of your own
help-affirmationCategory = of this category: resilience, competence, compassion or balance
help-affirmationLike = Like an affirmation, today's if none is named
help-affirmationList = List affirmations
help-affirmationSpare = Don't show an affirmation after a hard shift
help-affirmationUnlike = Remove a like
help-all = every conflict
help-also = Somebody else's journal to show beside yours: times only, no words
help-alsoTyped = Also typed
help-append = Add a line with its time to the note of today, or to a record
help-appendLast = to what was written or changed last
help-appendTo = to this record
help-at = when it was, such as 07:30 or 2026-11-20T07:30
help-attach = Copy photos and recordings into the journal and name them in a record
help-backedUp = note that a backup was made just now
help-badge = a badge, as an emoji or a name; may be repeated
help-birthday = the birthday, such as 2019-03-12, or '12 march' without the year
help-both = where both sides changed the same place of a text, keep both, one below the other
help-break = the unpaid break where it was not the usual one, such as 15 or none
help-callOut = a call to work while on call, such as 23:40-04:10; may be repeated
help-caption = what is in the picture
help-category = what it is for: leave, rtt, training, sick or other
help-check = Report every problem in every file
help-checkIn = Note how you feel before a shift
help-checkOut = Note how you feel after a shift
help-clock = what counts as your hours where you state none: said (the plan) or notes (check-in and check-out times)
help-color = colors: auto, always or never
help-commands = Commands
help-commonOptions = Common options
help-completions = Print a completion script for a shell
help-condition = records whose key says this: place=Lyon, energy>=4; may be repeated
help-config = Show the profile's settings, or set some
help-conflicts = List what sync tools and merges left, and what differs
help-consent = remove without asking
help-csv = as a table, one line per shift
help-cycle = the shifts one after the other, such as 'day day night night rest rest'
help-daily = open the note of the day; it is made where there is none
help-date = the day it belongs to, such as 2026-11-20, today or yesterday
help-day = Everything about a day: shift, hours, mood, records
help-delete = Move a record to the trash
help-doctor = The journal's health on one page, with what fixes it
help-dryRun = Only say what would be done
help-edit = Open a record in your editor, then check it
help-editOption = open the new file in your editor
help-encryptTo = encrypt with age for this public key, or the keys in this file
help-endTime = when the shift really ended, such as 7h50 or now
help-entryTitle = the title, as it stands; words are then the text
help-examples = Examples
help-excel = a table that Excel opens with a double click
help-exitDataProblem = something is wrong with a file, or what was named is not there
help-exitDone = all went well
help-exitInputOutput = a file could not be read or written
help-exitLocked = a sealed record can't be read without the key
help-exitUsage = the command line was not understood
help-explain = say which day was chosen, and why
help-export = Export the journal: markdown, json (the backup), csv, ics, a page, a PDF, a picture, a page that writes, the app of a phone, a book, for Day One, jrnl or Org
help-favorite = Mark a record as a favorite
help-favoriteOff = remove the mark
help-favoriteOption = mark it as a favorite
help-filterFavorite = only favorites
help-filterMood = records with this mood
help-filterPerson = records that name this person
help-filterShift = records of this shift
help-filterTag = records with this tag; may be repeated, all must be there
help-forget = Remove records for good, from the trash and the undo history too; asks first
help-format = one line for a status bar, with {"{"}days{"}"} {"{"}workingDays{"}"} {"{"}shifts{"}"} {"{"}from{"}"} {"{"}until{"}"} {"{"}title{"}"} {"{"}affirmation{"}"} {"{"}category{"}"} {"{"}mood{"}"} {"{"}streak{"}"} {"{"}shift{"}"} {"{"}records{"}"} {"{"}date{"}"} {"{"}problems{"}"} {"{"}countdown{"}"} {"{"}due{"}"} {"{"}next{"}"} {"{"}nextDate{"}"} {"{"}nextStart{"}"} {"{"}nextEnd{"}"}; {"{"}{"{"} and {"}"}{"}"} stand for braces; a format that begins with {"{"}{"{"}" makes JSON
help-from = from this day on
help-full = rebuild the index from scratch
help-half = only half a day: morning or afternoon
help-help = Explain a command
help-helpOption = this help
help-highlight = something to remember; may be repeated
help-holidays = public holidays, by country or region: fr, gb-eng; several with commas
help-hours = usual hours of a shift, such as night=19:00-07:30
help-html = write a page for paper to this file
help-ids = with the ids of the records
help-importAgain = Bring in also what you deleted since, what differs here, and hidden files of a backup
help-importCategory = Only events of this category
help-importDates = The day of notes that say none: file takes the time of the file
help-importOnly = Only events whose title holds this
help-importPerson = Whose rows of a table to take, or which person of an address book; '*' for all
help-importTags = The sign of jrnl's tags: @, or @# for both; with # alone words with @ are people
help-importZone = The time zone of times that have none; the journal's otherwise
help-importing = Import a rota, or a journal from another program
help-inEnglish = This page is in English.
help-includePrivate = private records too
help-includeSealed = sealed records too, in clear; asks for the passphrase at a terminal
help-index = keep the index in this file; else SMJOURNAL_INDEX
help-initialize = Make a new journal in a folder
help-insights = What goes with good and bad days; rest and recovery
help-isPrivate = keep it out of exports, pages and assistants
help-journal = the journal's folder; else SMJOURNAL_DIR, else the nearest one upwards
help-json = answer with a JSON document
help-jsonLines = one JSON record per line
help-keepPosition = copy as is, with the location and camera data
help-kind = records of this kind; may be repeated
help-lang = the language: { $codes }
help-language = the journal's language: { $codes }
help-letters = what letters usually mean in a country, shown and confirmed at a terminal: fr
help-liked = only the liked ones
help-limit = show at most this many
help-link = Open a link such as smjournal://show/ID; asks, and writes nothing by itself
help-list = List records, newest first, upcoming ones last
help-listFormat = a line for each record, with {"{"}id{"}"} {"{"}date{"}"} {"{"}time{"}"} {"{"}kind{"}"} {"{"}title{"}"} {"{"}mood{"}"} {"{"}tags{"}"} {"{"}shift{"}"}, any other key, \t and \n; {"{"}{"{"} and {"}"}{"}"} stand for braces; a format that begins with {"{"}{"{"}" makes JSON
help-lock = Take the key out of memory
help-man = Print a man page, for a command or for the program
help-manCache = the index, which may be deleted at any time
help-manDescription = Description
help-manEditorVariable = the editor that opens files
help-manEnvironment = Environment
help-manExitStatus = Exit status
help-manFiles = Files
help-manFormat = the files of a journal
help-manIndexVariable = the file of the index, where --index does not name it
help-manJournalVariable = the folder of the journal, where --journal does not name it
help-manName = Name
help-manPagerVariable = the program that shows long answers page by page; without it they are written as they are
help-manProfile = the profile; it marks the root of a journal
help-manProgram = How a shift felt before and after it, journal entries, time off: each is one Markdown file with YAML front matter, in one folder per month. smjournal writes and reads them, counts the shifts until your time off, and never touches the network.
help-manSeeAlso = See also
help-manSynopsis = Synopsis
help-manZonesVariable = a folder of time zone rules, instead of the system's
help-mapColumn = What a column of a table of moods holds: 'Date=date', 'Score=mood 1-10', 'Anxiety=scale 0-3 low', note, tags, time, title, people, keep, skip; kept in the profile
help-mapMood = What a word for a mood means, such as 'meh=neutral'
help-mapShift = What a code means, such as 'N=night 21:00-07:00'; kept in the profile
help-mcp = Answer a local assistant (Model Context Protocol) over standard input and output
help-mcpPrivate = let it see private records too
help-mcpWrite = let it write entries, moods, check-ins and check-outs
help-memories = What you wrote on this day in other years, in its week, in its month
help-merge = Merge three versions of a file; git calls this
help-month = A month as a calendar: work, moods, time off
help-mood = the mood, from 1 to 5, as an emoji or a word
help-moodCommand = Note your mood: 1 to 5, an emoji or a word
help-moreHelp = 'smjournal help COMMAND' and 'smjournal help TOPIC' tell you more.
help-move = Move a record to another day
help-name = your first name
help-new = Write a journal entry; alone at a terminal it asks
help-noIndex = read every file instead of using an index
help-noInput = never ask anything
help-noPager = write long answers as they are, without a pager
help-noPassphrase = keep the key without a passphrase
help-notAfterHardShift = not on the day after a hard shift
help-note = a note; - reads it from standard input
help-now = use this moment as now
help-offset = skip this many at the start
help-older = only what was deleted longer ago than 30d, 4w, 6m, 1y
help-on = on this day
help-once = the days come once and don't repeat
help-only = a part of it: shifts, time-off, birthdays or reminders of a calendar; year, the picture of a page; may be repeated
help-options = Options
help-ours = where both sides changed the same, take the file's own version
help-output = where to, - for standard output; a folder where it ends in / or exists
help-pdf = write a PDF to this file
help-people = People, the records that name them, their next birthdays
help-peopleAdd = Add a person
help-person = someone it names; may be repeated
help-photo = a photo or a recording to attach
help-photoSize = make photos smaller: the longest side in pixels, such as 1600 (by ImageMagick)
help-place = where it was
help-plain = ask by plain lines, for screen readers and simple terminals
help-privacy = report what others could read: permissions, words that identify patients, places in photos, public remotes
help-program = smjournal – a plain-file journal for people who work shifts
help-prompts = A year ago, days without a word, the week in short
help-random = An entry of earlier days, drawn by chance
help-ratings = with the ratings before and after shifts
help-reindex = Bring the index up to date
help-relation = what they are to you, such as daughter or friend
help-reminderDays = how many days of shifts, 56 unless set
help-reminders = Print reminders for systemd, cron, launchd or a calendar
help-replace = move the earlier one of this shift to the trash
help-replaceMood = move the day’s last mood to the trash, where nothing is written with it
help-report = Working time, rest and recovery of a period
help-reportShifts = each shift with its hours and where they come from
help-resolve = Merge conflicting versions of a file, key by key
help-restore = Bring a record back from the trash
help-rota = Show the shifts of the coming four weeks
help-rotaAdd = Add a shift to a day, on top of its plan
help-rotaChanges = What changed in published plans, and with how much notice
help-rotaCheck = Find days without a plan, shifts that overlap, too little rest
help-rotaOff = Be off for one day or more: sick, or another reason
help-rotaSet = Write a rota into the profile
help-rotaSwap = Change the shift of one day, or swap two days
help-rotaWorked = State the hours you worked on a day
help-rules = the limits to show: eu, fr-hospital, fr, uk, de, ch or none
help-scale = a rating from 1 to 5
help-schema = Print the JSON Schema of the files' front matter, for editors
help-seal = Seal records: nobody reads them without your key
help-sealAdd = Seal to one more key
help-sealAgain = seal all that is sealed anew
help-sealIdentity = a file with an age identity to take
help-sealRemove = Seal to a key no more
help-sealSetup = Make or take the key that opens what is sealed
help-sealedOption = sealed from the beginning
help-search = Find words in titles, tags and texts: every word, "a phrase", word*, -word
help-set = Set keys of a record; everything else in its file stays as it is
help-setup = Prepare for git, Syncthing or Obsidian; set up reminders, a calendar, an inbox
help-setupCommit = commit after each change, on this device; never push
help-setupNoCommit = stop committing after each change
help-setupOff = Keep this calendar or inbox up no longer; files stay as they are
help-shift = the shift: day, night, rest or a word of your own
help-shiftType = what a word of the rota means, such as J='day 07:00-19:30 break 30'; may be repeated
help-show = Show one record
help-sort = order by date, title, mood, words, created, modified or a rating; -date is descending, +date ascending
help-sourceOption = who writes this, such as shortcut or cron
help-spareOff = show it after any shift again
help-startTime = when the shift really began, such as 18h45 or now
help-stats = Statistics, each with the number of records behind it
help-status = planned or approved
help-suggest = Tags, mood, people and places that a text suggests; writes nothing
help-tag = Add and remove tags of a record; with none given, suggest some
help-tagOption = a tag; may be repeated
help-tags = Every tag with its count and its last day
help-take = for this key, take the file's own version or the other one; may be repeated
help-team = Figures over several journals that name nobody
help-teamFigures = Print your own monthly figures, to give to team instead of the journal
help-teamMinimum = how many people a figure needs, at least 3; 5 unless set
help-template = a template of the folder templates
help-text = the text; - reads it from standard input
help-theirs = where both sides changed the same, take the other version
help-timezone = the journal's time zone, such as Europe/Paris; else the system's
help-title = what you call it
help-today = Today's affirmation, countdown, records and shift
help-topics = Topics
help-transcribe = write down what a recording says, with a program on this machine
help-trash = List what was deleted, most recent first
help-trashEmpty = Remove files from the trash for good, from the undo history too; asks first
help-undo = Undo the last change
help-unlock = Keep the key in memory for a while
help-unlockFor = how long: 15m, 1h; 15 minutes where nothing is said
help-unseal = Give sealed records back their clear files
help-unset = Remove keys of a record
help-until = up to this day, inclusive
help-usage = Usage
help-vacation = time off to come; may be repeated
help-vacationAdd = Plan time off
help-vacationList = List time off, past and to come
help-vacationRemove = Remove time off
help-vacationSet = Change time off
help-verify = compare the index with every file
help-version = Print the version
help-weather = what the weather was
help-week = A week: shifts with hours, rests, moods, totals
help-weekday = only on this day of the week; may be repeated
help-wholeHelp = all of it, not only what fits one screen
help-why = why: sick, leave, rtt, training, or a word of your own
help-with = the program that makes the PDF
help-year = A year in pixels: the mood of each day

hint-cycleOrFile = a cycle, a file with your plan, or Enter for later
hint-dayOrToday = such as monday or 23 nov, Enter for { $day }
hint-highlights = up to three, each with Enter; Enter alone ends
hint-hoursOrLater = such as 07:00-19:30, Enter for later
hint-howToAnswer = 1–5 to answer, Enter to skip, Backspace to go back, Ctrl-C to leave and keep your answers.
hint-howToAnswerPlain = One line per answer: 1–5 and Enter, Enter alone to skip, Ctrl-C to leave and keep your answers.
hint-howYouWork = Your cycle, one word or letter per day from its first day on: day day night night rest rest, or D D N N R R.
hint-linesOrEditor = Alt-Enter for a new line, Ctrl-X Ctrl-E for your editor
hint-notUnderstood = Sorry, I didn't understand that.
hint-numberKeys = number keys, Enter when done
hint-numberOrWords = a number, or words to look for
hint-numbersOrTags = numbers or words, separated by commas; Enter for none
hint-numbersPlain = numbers separated by spaces, Enter for none
hint-oneLine = Enter for none
hint-orderOrLater = such as day day night rest, Enter for later
hint-picker = type to filter, arrows, Enter, Esc
hint-severalLines = Enter for none, Alt-Enter for a new line
hint-shiftOrDay = day, night, rest, a word of your own, or the day to swap with
hint-shiftOrSkip = such as night 21:00-07:00 break 30, or rest; - leaves it out, Enter leaves it open
hint-spanOrSkip = such as 20 dec to 3 jan, Enter to skip
hint-tagCommand = Tags that fit:
hint-yesOrNo = y/N
hint-yesUsually = Y/n

hours = { $time } ({ $known } of { $shifts })

identifier-birthDate = may be a date of birth
identifier-hospitalNumber = may be a patient's hospital number
identifier-name = may be a patient's name
identifier-nhs = may be an NHS number
identifier-own = matches your pattern { QUOTED($pattern) }
identifier-socialSecurity = is a French social security number

importing-added = { $count } added
importing-again = --again brings in what you deleted, what differs and hidden files.
importing-askColumns = Enter if the columns are right; or one of them, such as Score=mood 1-10, Note=note, Weight=skip
importing-askPeople = Which of the { $count } people? Names, separated by commas
importing-askPerson = Whose shifts are these? A name or its number
importing-askShift =
    What does { $word } mean ({ $count ->
        [one] once
       *[other] { $count } times
    })?
importing-askTitles = Show three titles?
importing-askWrite = Import this?
importing-changed = { $count } brought up to date
importing-clear = { $count } in clear, as the backup has them, though such records are sealed here; 'smjournal seal ID' seals them
importing-column = { $column }: { $meaning }
importing-columns = columns:
importing-conflicts = { $count } changed both here and there
importing-everybody = --person '*' takes all of them
importing-guessedColumns = What the columns hold is a guess, so nothing was written. To import it as it stands: { $command }
importing-learnt = for the profile: { $words }
importing-leftOut = { $count } left out: { $why }
importing-looksLike = It looks like { $format }: smjournal import { $format } FILE
importing-mapMood = say what one means with --mood '{ $word }=neutral'
importing-mapShift = say what one means with --map { $argument }
importing-media = photos and recordings: { $found }
importing-media-missing = photos and recordings: { $found }, { $missing } missing
importing-moods = moods: { $moods }
importing-morePlanChanges =
    and { NUMBER($count) } more { $count ->
        [one] day
       *[other] days
    }
importing-nothingNew = Nothing new.
importing-openHours = This looks like a rota with hours alone in its cells. Day and night are a guess from them, so nothing was written. To import it as it stands: { $command }
importing-openPlan = It may not be your present plan, so nothing was written. To import it as it stands: { $command }
importing-openWords = This looks like a rota, but nobody has said what is meant by { $words }, so nothing was written. Say it with --map, or import it as it stands: { $command }
importing-people = people: { $names }; --tags '@#' makes tags of them
importing-planChange = { $day }: { $was } → { $becomes }
importing-planDays = days that change: { $count }
importing-progress = { $done } of { $total } written
importing-proposedShift = Enter for { $meaning }, - leaves it out; or such as night 21:00-07:00 break 30
importing-read = { $format }: { $count } read
importing-reading = { $share } read
importing-resolve = 'smjournal conflicts' shows what changed on both sides.
importing-rowsOf = rows taken: those of { $name }
importing-same = { $count } already there
importing-sealed = { $count } of them sealed
importing-settings = settings from the backup: { $keys }
importing-stopped =
    { $count } { $count ->
        [one] was
       *[other] were
    } written; run the import again to go on
importing-undo = 'smjournal undo' takes the whole import back.
importing-unknownMoods = unknown moods: { $words }
importing-unknownShifts = unknown shifts: { $words }
importing-withoutHours = shifts without hours: { $words }; no sum counts them until you say them, as in --map { $argument }
importing-wouldAdd = { $count } to add
importing-wouldChange = { $count } to bring up to date

inbox-strange = has keys that the form doesn’t write ({ $keys }); it was left there
input-awaited = Waiting for what comes by the pipe; Ctrl-C keeps what came.

input-cut = more than { $limit } came by standard input; what came first is written, the rest is not read
input-none = '{ $verb }' reads no text from standard input: nothing of it is written
input-silent = nothing has come by the pipe yet, so nothing of it is read; '… | smjournal { $command }' waits for it
input-taken =
    { $lines ->
        [one] 1 line of standard input is its text
       *[other] { NUMBER($lines) } lines of standard input are its text
    }; '< /dev/null' leaves it alone
input-unread = standard input is not read here; '{ $option } -' takes it as the text
inquiry-day = Which day?
inquiry-days = Which days?
inquiry-export = Export as what?
inquiry-file = Which file?
inquiry-hours = Which hours are meant by
inquiry-media = Which photo or recording?
inquiry-reason = What for?
inquiry-reminders = What should remind you? ics is a calendar file for your phone; systemd, cron and launchd are clocks of this computer
inquiry-spans = From when until when?

json-colon = `:`
json-commaOrBrace = `,` or `{"}"}`
json-commaOrBracket = `,` or `]`
json-end = the end of the text
json-key = a key in double quotes
json-value = a value of JSON

key-asleep = minutes of sleep
key-at = when it was written, or the time that it tells about
key-audio = recordings, as paths from the file
key-badges = how it felt: emoji or words
key-birthday = the birthday, with or without its year: "--03-12"
key-break = minutes of the unpaid break, 0 of none, where it was not the usual one
key-call-outs = the calls to work while on call, each with its hours: 23:40-04:10
key-category = the kind of time off
key-date = the day that it belongs to; for a night the day on which it began
key-end = when the shift or the sleep ends
key-energy = energy before the shift, 1 to 5
key-extra = true for a shift on top of the plan
key-fatigue = fatigue after the shift, 1 to 5
key-favorite = whether it is a favorite
key-foreign = { $key } means nothing in a record of the kind “{ $kind }”; it is written all the same
key-from = the first day
key-goesWith = { $key } goes with it: { $value }
key-half = which half of a day is off
key-highlights = what to remember, at most three
key-hours = the hours of a split shift: 07:00-11:00, 16:00-20:00
key-kind = what the file is
key-load = emotional load after the shift, 1 to 5
key-mood = the mood: an emoji, a word, or 1 to 5
key-motivation = motivation before the shift, 1 to 5
key-name = the name of the person
key-origin = the id that it had there
key-people = the people it mentions
key-photos = pictures, as paths from the file
key-place = where it was
key-published = when the plan was published
key-relation = who the person is to you
key-remind = when to be reminded of the person
key-satisfaction = satisfaction after the shift, 1 to 5
key-shift = the shift that it belongs to: day, night, rest, or a word of your own
key-shifts = one line per day: 2026-12-01 N 21:00-07:00
key-source = which program wrote the file
key-start = when the shift or the sleep begins
key-status = whether the time off is planned or approved
key-steps = steps of the day
key-stress = stress before the shift, 1 to 5
key-tags = tags, without #
key-title = the title
key-until = the last day
key-weather = what the weather was
key-worked = the hours worked, where they are not those of the plan: 18:45-07:50

kind-check-in = check-in
kind-check-out = check-out
kind-entry = entry
kind-person = person
kind-profile = profile
kind-rota = plan
kind-shift = shift
kind-sleep = sleep
kind-vacation = time off

leftOut = { $unplannedDays } without a plan

limit-any7 = { $value } of work in the 7 days from { $from } to { $until }{ $bound }
limit-average = { $value } of work a week on average from { $from } to { $until }{ $bound }
limit-limit = {" "}(limit { $limit })
limit-longOnEnd = { $work } of work on end { ON($from) }, which leaves { $rest } of rest in 24 hours{ $bound }
limit-night = a night of { $value } { ON($from) }{ $bound }
limit-nightRun = { $finding } in a row from { $from } to { $until }{ $bound }
limit-onEnd = { $work } of work on end { ON($from) }, with no rest in 24 hours{ $bound }
limit-rest = { $value } of rest between { $from } and { $until }{ $bound }
limit-restOfDay = { $value } of rest between the shifts of { $from }{ $bound }
limit-run = { $finding } of work in a row from { $from } to { $until }{ $bound }
limit-shift = { $value } of work { ON($from) }{ $bound }
limit-week = { $value } of work in the week from { $from } to { $until }{ $bound }
limit-weeklyRest = no rest of { $limit } from { $from } to { $until }; the longest is { $value }{ $bound }

list-last = { $parts } and { $last }
list-separator = {", "}

look-absent = absent
look-affirmationAdded = Added to your affirmations; it can come up from tomorrow on
look-alsoAfterHardShift = After any shift again: { $text }
look-builtFrom = Built from commit { $commit }
look-builtFromSources = Built from a folder of sources, no commit known
look-didYouMean = Did you mean { $key }?
look-everyWord = Every word must be there; OR counts as a word too.
look-journal-fallback = Journal: { $path } (the default, from { $file })
look-journal-folder = Journal: { $path } (found from this folder upwards)
look-journal-option = Journal: { $path } (named on the command line)
look-journal-variable = Journal: { $path } (from SMJOURNAL_DIR)
look-keptBadge = wrote { $badge } as a badge of your own; did you mean { $nearest }?
look-keptKey = wrote { $key } as a key of your own; did you mean { $nearest }?
look-noJournal = No journal here; 'smjournal init FOLDER' makes one
look-noSuchKey = no record has a key '{ $key }'
look-notAfterHardShift = Not after a hard shift: { $text }
look-nothingNoted = nothing noted
look-onlyDays = Only days: { $filters }
look-otherSpelling = { $count } spelled the other way: { $command }
look-spelling = Nothing is spelled that way; found for: { $words }
look-timeOff = time off
look-weeks = { $weeks }, a mark a week
look-widerSearch = { $count } with words that begin so: { $command }

lookup-ambiguous = { QUOTED($name) } could be several records: { $candidates }
lookup-ambiguous-and-more = and { $value } more
lookup-inConflict = { QUOTED($name) } has two versions that differ; 'smjournal resolve' settles it
lookup-notFound = no record is called { QUOTED($name) }

mayHelp-more = { $what }: on such days these are better: { $measures }.
mayHelp-note = From your own records alone; what goes together need not be a cause.
mayHelp-rest = More rest between shifts: after a short one these are worse: { $measures }.
mayHelp-sleep = More sleep before a shift: after less than six hours these are worse: { $measures }.

mean = { $mean } ({ $share })

meaning-absence = absent
meaning-day = day
meaning-late = late
meaning-leave = leave
meaning-night = night
meaning-on-call = on call
meaning-public-holiday = public holiday
meaning-rest = rest
meaning-rtt = RTT
meaning-sick = sick
meaning-skip = left out
meaning-training = training

measure-mood = mood

media-askModel = Where is the model (a file for whisper-cli, a folder for vosk-transcriber)?
media-attachLater = The entry is written; its photo comes with: { $command }
media-damaged = its location data can't be removed (damaged, or a format for which the program can't); nothing was copied (--keep-position copies it as is)
media-missing = mentions { QUOTED($path) }, which is missing
media-modelMissing = there is no model at { $path }; set the right one: smjournal config transcribe-model=PATH
media-needsProgram = is HEIC; removing its location takes ImageMagick, which is not installed; save it as JPEG, or use --keep-position
media-noConverter = ffmpeg is not installed, and without it { $format } can't be read by whisper-cli
media-noModel = no transcription model is set; set it once: smjournal config transcribe-model=PATH (a file for whisper-cli, a folder for vosk-transcriber)
media-noTranscriber = neither whisper-cli nor vosk-transcriber is installed, so it can't be transcribed here; without --transcribe it is attached as is
media-nothingHeard = { $program } heard no words in it; it is attached without text
media-orphan = is not mentioned in any record
media-staysAsLarge = { $file } stays as large as it is: it takes ImageMagick to make it smaller, which is not installed or can’t read it
media-taken = { $file }: { $size } in the journal
media-tooLarge = is too large: { $bytes }, at most { $limit }; nothing was copied
media-transcribed = { $file }, transcribed by { $program }
media-transcriptionFailed = { $program } could not transcribe it; nothing was attached
media-undated = has no date, neither inside nor in its name; it counts for { $iso }, when the file was last changed, and a copy or a clone changes that: add a line date: { $iso }
media-unknownFormat = is neither a photo nor a recording (JPEG, PNG, WebP, GIF, HEIC; MP3, M4A, OGG, WAV, FLAC); nothing was copied

megabytes = { $bytes } MiB

month-1 = January
month-10 = October
month-11 = November
month-12 = December
month-2 = February
month-3 = March
month-4 = April
month-5 = May
month-6 = June
month-7 = July
month-8 = August
month-9 = September
month-of-year = { $month } { $year }
month-short-1 = Jan
month-short-10 = Oct
month-short-11 = Nov
month-short-12 = Dec
month-short-2 = Feb
month-short-3 = Mar
month-short-4 = Apr
month-short-5 = May
month-short-6 = Jun
month-short-7 = Jul
month-short-8 = Aug
month-short-9 = Sep

mood-dayStays = the mood of the day stays { $mood }, of { $time }
mood-happy = happy
mood-namesDay = '{ $words }' stays in the note, and the mood is of { $day }; if it was then: { $command }
mood-neutral = neutral
mood-ofDay = the day’s mood is { $mood } now, after { $former }
mood-sad = sad
mood-veryHappy = very happy
mood-verySad = very sad

noEffects = Nothing stands out: no difference is clear enough to be told from chance. That takes at least { $fewest } days with something and as many without it.

nothingPlanned = No time off is planned. Plan some with: smjournal vacation add FROM..UNTIL
nothingPlanned-half = No whole day off is planned; { $day }: { $what }

notice-after-it-had = after it had begun
notice-days = { $hours } before
notice-hours = { $hours } before

noun-byte =
    { $count ->
        [one] { $count } byte
       *[other] { $count } bytes
    }
noun-character =
    { $count ->
        [one] { $count } character
       *[other] { $count } characters
    }
noun-checkIn =
    { $count ->
        [one] { $count } check-in
       *[other] { $count } check-ins
    }
noun-checkOut =
    { $count ->
        [one] { $count } check-out
       *[other] { $count } check-outs
    }
noun-commit =
    { $count ->
        [one] { $count } commit
       *[other] { $count } commits
    }
noun-day =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
noun-entry =
    { $count ->
        [one] { $count } entry
       *[other] { $count } entries
    }
noun-event =
    { $count ->
        [one] { $count } event
       *[other] { $count } events
    }
noun-file =
    { $count ->
        [one] { $count } file
       *[other] { $count } files
    }
noun-hour =
    { $count ->
        [one] { $count } hour
       *[other] { $count } hours
    }
noun-minute =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
noun-month =
    { $count ->
        [one] { $count } month
       *[other] { $count } months
    }
noun-night =
    { $count ->
        [one] { $count } night
       *[other] { $count } nights
    }
noun-person =
    { $count ->
        [one] { $count } person
       *[other] { $count } people
    }
noun-problem =
    { $count ->
        [one] { $count } problem
       *[other] { $count } problems
    }
noun-record =
    { $count ->
        [one] { $count } record
       *[other] { $count } records
    }
noun-shift =
    { $count ->
        [one] { $count } shift
       *[other] { $count } shifts
    }
noun-vacation =
    { $count ->
        [one] { $count } period of time off
       *[other] { $count } periods of time off
    }
noun-week =
    { $count ->
        [one] { $count } week
       *[other] { $count } weeks
    }
noun-word =
    { $count ->
        [one] { $count } word
       *[other] { $count } words
    }
noun-workingDay =
    { $count ->
        [one] { $count } working day
       *[other] { $count } working days
    }
noun-year =
    { $count ->
        [one] { $count } year
       *[other] { $count } years
    }

number-group = ,
number-point = {"."}

omission-besideLeave = shifts on days that it has as leave or absence, which are not worked
omission-cancelled = cancelled
omission-cell = cells that can't be read as a plan; their days get an unknown shift
omission-column = columns of which nothing is taken
omission-conflict = second versions that a sync tool left, or two versions in one file; settle them in the other program, then import again
omission-deleted = you deleted them
omission-differs = different here, left as they are
omission-earlier = more than a year ago, of series without an end; --from takes them
omission-empty = empty
omission-field = what events of a calendar say besides, which is not taken
omission-forgotten = removed for good, or sealed, on this device
omission-goals = goals
omission-hidden = hidden files, and the backup is not of this journal
omission-hiddenRow = hidden rows
omission-hiddenSheet = hidden sheets
omission-inBed = in bed, and nothing says that it was sleep
omission-kept = different here, with no way to tell since when
omission-later = series that go on after these days; --until follows them further
omission-notShift = no shifts, as far as their titles and times tell
omission-notWanted = not wanted, as you said
omission-otherJournal = of another journal in a folder of it
omission-otherMedia = videos and documents
omission-outside = outside the days you asked for
omission-overlapping = another record already covers that time
omission-ownCalendar = of this journal’s own calendar, which says what is here already
omission-ownLeave = days that stay leave, though the rota has work on them; 'smjournal vacation remove' takes leave back
omission-ownShift = days that keep the shift you wrote yourself
omission-position = positions on the map; --keep-position takes them
omission-profile = the profile of a journal: rota, hours, time zone; a backup (export json) brings it back
omission-row = rows that are not read
omission-sealed = may be here already, sealed; 'smjournal unlock' lets them be compared
omission-sheet = sheets that are no rota
omission-trashed = in the trash of the other program
omission-unnamed = shifts of an earlier import on days that this plan does not cover; they stay, and --from and --until take them away
omission-unpaid = breaks that differ from the usual one of the shift
omission-unreadable = could not be read

omission-unusedMedia = photos and recordings that no entry names
omission-withdrawn = time off that an earlier import brought and this plan does not have; it stays, and 'smjournal vacation remove' takes it back
omission-workedShift = days that are over and keep the shift you worked
openShift-since = {" "}since { $time }
openShift-under-way = Under way{ $since }: { $what }

orList-or = { $dropLast } or { $last }

ordinal-first = 1st

output-beside = written beside the journal (inside, it would be read as a record): { $path }
ownScale-asked = When should it be asked?
ownScale-good = Which values are good news?
ownScale-high = high ones
ownScale-label = What should it be called on screen?
ownScale-low = low ones
ownScale-name = A new scale: its name?
ownScale-nameHint = one word, such as pain; Enter to leave
ownScale-neither = neither
ownScale-range = From what to what?
ownScale-rangeHint = such as 0-10, Enter for 1-5
ownScale-wrongName = Letters, digits, - and _ alone, and no key that the program has already. In the profile: scales: {"{"}pain: {"{"}range: "0-10", ask: mood{"}"}{"}"}
ownScale-wrongRange = Two whole numbers, the lower one first, such as 0-10.
page-absenceHatching = hatched the other way: absent
page-after = after
page-before = before
page-changeKey = The thicker a line, the more shifts went that way; the orange one joins the means. Fatigue counts downwards: a line that falls is energy lost.
page-changeSummary = { CAPITALIZED($shift) }: { $before }, { $after } ({ $number }).
page-changes = Before and after the shift
page-contents = Contents
page-day = Day
page-dayByDay = Day by day
page-dayLine = line above: day shift
page-dayWord = { $name }: { $value }
page-empty = Nothing written yet.
page-encryptedPageInstead = The page for printing is { $place }, encrypted as the PDF would have been: decrypt it, open it in a browser and print it from there.
page-entries = Entries
page-favorite = Favorite
page-filter = Filters
page-found = { $count } found
page-highlights = Highlights
page-hoursAWeek = Hours a week
page-latest = Written last
page-made = Made on { $CivilDay } from { $records }. This page loads nothing and sends nothing.
page-meanMood = mood { $mean } on { $days }
page-missingPicture = Picture not included: { $name }
page-months = Months
page-mood = Mood
page-moods = Moods
page-nightLine = line below: night shift
page-noMood = no mood noted
page-noPrinter = No program that makes a PDF was found: WeasyPrint, Chromium, Chrome, Edge or Brave would do.
page-numbers = The numbers
page-onCallDots = dots: on call
page-onThisDay = On this day
page-pageInstead = The page for printing is { $place }: open it in a browser and print it from there.
page-partOnly = Only these records: { $what }
page-people = People
page-photos = Photos
page-printAsRoot = { $program } made no PDF: browsers don't work as root. WeasyPrint does, and so does a browser of another user.
page-printFailed = { $program } made no PDF.
page-privateLeftOut = { $number } marked private left out; only their days and hours count.
page-quickReturns = Quick returns, after less than { $length }
page-restAndWork = Rest and work
page-restKey = A bar is the rest between two days of work; the line is at { $length }, a triangle marks what is below.
page-search = Search
page-searchHint = Words in any order; accents make no difference.
page-searchKey = The / key leads here.
page-searchOn = Search on in { $entries }
page-shift = Shift
page-shifts = Shifts
page-showAll = Show all
page-skip = Skip to the entries
page-tags = Tags
page-timeOff = Time off
page-timeOffHatching = hatched: time off
page-title-journal = Journal
page-title-s-journal = { $value }’s journal
page-trendKey = A dot a day, the line is the mean of { $days } days. Bands: nights (violet) and time off (green).
page-trendRange = Highest in { $high }, lowest in { $low }.
page-trendSummary = { CAPITALIZED($measure) }: { $mean } on average over { $days }.
page-trends = Trends
page-untagged = { $program } is too old for a PDF with structure: screen readers will miss it.
page-weekKey = Paler: a week that is not complete.
page-weekdays = Days of the week
page-yearAtGlance = The year at a glance
page-yearHint = Tap a day, or use the arrow keys. Enter goes to what you wrote.

percent = { $percent }%

place-body =
    { $places ->
        [one] a place in the text
       *[other] { $places } places in the text
    }
place-notText = the whole file: one side is not text
place-text =
    { $places ->
        [one] a place in the file
       *[other] { $places } places in the file
    }
place-twoRecords = the file from its beginning: these are two records

placeholder-affirmation = AFFIRMATION
placeholder-assignment = KEY=VALUE
placeholder-badge = BADGE
placeholder-base = BASE
placeholder-category = CATEGORY
placeholder-color = WHEN
placeholder-command = COMMAND
placeholder-condition = KEY=VALUE
placeholder-count = N
placeholder-cycle = WORDS
placeholder-day = DAY
placeholder-duration = 30d
placeholder-exportFormat = markdown|json|csv|ics|html|pdf|svg|form|pocket|epub|docx|dayone|jrnl|org
placeholder-file = FILE
placeholder-folder = DIR
placeholder-format = FORMAT
placeholder-half = HALF
placeholder-hours = WORD=TIME-TIME
placeholder-importFormat = FORMAT
placeholder-instant = INSTANT
placeholder-key = KEY
placeholder-kind = KIND
placeholder-language = LANGUAGE
placeholder-link = LINK
placeholder-markerSize = SIZE
placeholder-meaning = WORD=MEANING
placeholder-moment = TIME
placeholder-month = YYYY-MM
placeholder-mood = MOOD
placeholder-name = NAME
placeholder-ours = OURS
placeholder-part = PART
placeholder-person = PERSON
placeholder-place = PLACE
placeholder-program = PROGRAM
placeholder-recipient = KEY
placeholder-record = ID
placeholder-regions = CODES
placeholder-reminderKind = systemd|cron|launchd|ics
placeholder-rules = RULES
placeholder-shell = SHELL
placeholder-shift = SHIFT
placeholder-shiftType = WORD=MEANING
placeholder-sort = FIELD
placeholder-span = FROM..UNTIL
placeholder-spans = TIME-TIME
placeholder-status = STATUS
placeholder-tag = TAG
placeholder-tagChange = +TAG|-TAG
placeholder-take = KEY=ours|theirs
placeholder-template = NAME
placeholder-text = TEXT
placeholder-theirs = THEIRS
placeholder-title = TITLE
placeholder-tool = git|syncthing|desktop|obsidian|reminders|calendar|inbox
placeholder-weather = WEATHER
placeholder-why = WORD
placeholder-word = WORD
placeholder-year = YYYY
placeholder-zone = ZONE

plan-gap = no rota covers { $from }
plan-noHours = the rota from { $rota } has no hours for { QUOTED($word) }
plan-overlap = the shifts of { $first } and { $second } overlap by { $seconds }
plan-overlap-same-day = two shifts of { $first } overlap by { $seconds }
plan-overlapCycle =
    { $times ->
        [1] { $overlap }, and so on every { $days }
       *[other] { $overlap }, and so on, { $times } times every { $days }
    }
plan-sameStart = two rotas begin { ON($day) }; the later one counts
plan-shiftInTimeOff = { $id } plans work { ON($day) }, which is time off

planReason-record = { $id } plans it
planReason-rota = your rota has this shift around that time
planReason-workingDays = it is one of your working days

pocket-again = Save them again
pocket-arrived = They are in the journal

pocket-asOf = As of { $day }
pocket-behind = This phone’s clock shows a time before { $day }, when this page was made. Please set it first: answers carry its time.
pocket-cancel = Cancel
pocket-goOn = Go on
pocket-handed = Saved as files, not yet seen in your journal: { $number }
pocket-keepsNothing = This browser keeps nothing for this page: save your answers before you close it.
pocket-kept = Noted: { $what }
pocket-mood = How are you?
pocket-more = Write something else
pocket-over = This page knew the days until { $day }. For the days since then make a new one: smjournal export pocket. It still takes your answers.
pocket-since = From { $day } on; what is older: smjournal export html
pocket-undo = Undo
pocket-unfinished = Unfinished since
pocket-waiting = Not in your journal yet: { $number }

privacy-identifier = { QUOTED($found) } { $kind }
privacy-plainRemote = the journal is sent to { $address } without encryption
privacy-position = this photo says where it was taken
privacy-publicRemote = the journal is sent to { $address }: make sure that it is not public there
privacy-readable = other users of this machine may read it ({ $mode })

problem-callOutOutside = { $key }: { $span } is outside the time on call; it counts nothing
problem-dashWithoutBlank = { $key }: a space is missing after the dash, so this line does not start a list item; write: - item
problem-emptyFile = is empty: its text may not have been fetched yet, or a crash took it; fetch it, or bring it back from another device or a backup
problem-emptyFolder = an empty folder
problem-encrypted = is encrypted ({ $tool }); decrypt it to read it
problem-endBeforeStart = end is before start; the end is ignored
problem-invalidUTF8 = is not UTF-8 text
problem-lfsPointer = holds a pointer of git-lfs instead of its text; 'git lfs pull' fetches the text
problem-missingKey = { $kind } without { $key }
problem-missingKey-profile = this rota has no { $key }, so it is left out
problem-noZoneRules = there are no time zone rules on this machine{ $folder }, so nothing is known of { $zone }; install the package tzdata, or name a folder of rules with TZDIR
problem-noZoneRules-tzdir = {" "}(TZDIR: { $value })
problem-notAFile = is { $type }, not a file
problem-nulByte = holds a NUL byte: not a text file
problem-otherJournal = another journal: its folder is not part of this one; 'smjournal -C DIR' opens it
problem-outsideFolder = a folder that is no part of a journal
problem-remarkForValue = { $key }: { QUOTED($found) } is a comment to YAML, so nothing is read; leave out the #: { $key }: { $with }
problem-sameMeaning = { $key } means the same as { $canonical }, which is there too; the last one counts
problem-sealedKind = a record of this kind can't be sealed ({ $kind }): what it says is in no figure
problem-strayKey = { $key } means nothing in a record of the kind “{ $kind }”, so it is not read
problem-symbolicLink = is a symbolic link; links are not followed
problem-tooLarge = is too large for a record: { $bytes }, at most { $limit }
problem-tooLong = { $key }: { $count }; at most { $limit } are usual
problem-tooMany = { $key }: { $count } items; at most { $limit } are usual
problem-unfinishedMerge = holds the markers of an unfinished merge; 'smjournal resolve' settles it
problem-unreadable = can't be read: { $errno }
problem-untilBeforeFrom = until ({ $iso }) is before from ({ $iso2 }); the last day is ignored
problem-wrongValue = { $key }: { $expected } is expected, not { QUOTED($found) }

progress = { $share } of the way since your last time off

prompt-nothingWritten = Nothing written for { $days }, since { $since }. How are you?
prompt-yearsAgo = {" "}({ $then })
prompt-yearsAgo-a-year-ago =
    { $years ->
        [one] A year ago today
       *[other] { $years } ago today
    }
prompt-yearsAgo-you-wrote-an =
    { $when }{ $date } you wrote { $ids ->
        [one] an entry
       *[other] { $ids }
    }.

question-badges = Which of these fit?
question-cycleStart = What day does this cycle start?
question-entryText = What happened?
question-entryTitle = Title? [{ $suggestion }]
question-entryTitle-none = Title?
question-folder = Where should your journal go? [{ $suggestion }]
question-former = this shift has a { $kind } already{ $time }: { $id }
question-former-at = , at { $value }
question-goOn = Go on with the { $kind } of { $when }?
question-highlights = Highlights?
question-isFolder = Make a folder { $folder }?
question-isIn = { $shift } begins at { $time }: is it its check-in?
question-isMood = Is that a mood, { $mood }?
question-isOut = { $shift } ends at { $time }: is it its check-out?
question-isText = That reads as a sentence: is it the text?
question-language = Which language?
question-makeDefault = Should smjournal find it from any folder, instead of { $former }?
question-makeDefault-none = Should smjournal find it from any folder?
question-mood = Your mood?
question-moodOfDay = The day’s mood is then { $mood }, no longer { $former }. Write it?
question-name = What is your first name?
question-note = A note?
question-openEditor = Open { $editor }? To leave it: Esc, then :wq, then Enter
question-order = In which order do your days come?
question-putAside = What you had begun is kept in { $path }
question-replaceMood = Replace { $mood } of { $time }?
question-shift = Which shift?
question-shiftAfter = How was your shift?
question-shiftBefore = How do you feel before your shift?
question-tags = Tags?
question-timeOff = When is your next time off?
question-whichRecord = Which record?
question-work = What is your shift pattern?
question-writeEntry = Write a journal entry?

question-writeWords = Write this as an entry?
quoted = “{ $text }”

rating-energy-1 = Exhausted
rating-energy-2 = Low
rating-energy-3 = Fair
rating-energy-4 = Good
rating-energy-5 = Excellent
rating-fatigue-1 = Rested
rating-fatigue-2 = A little tired
rating-fatigue-3 = Tired
rating-fatigue-4 = Very tired
rating-fatigue-5 = Worn out
rating-load-1 = Very light
rating-load-2 = Light
rating-load-3 = Moderate
rating-load-4 = Heavy
rating-load-5 = Overwhelming
rating-motivation-1 = None
rating-motivation-2 = Low
rating-motivation-3 = Fair
rating-motivation-4 = Good
rating-motivation-5 = Excellent
rating-satisfaction-1 = Very low
rating-satisfaction-2 = Low
rating-satisfaction-3 = Fair
rating-satisfaction-4 = Good
rating-satisfaction-5 = Excellent
rating-stress-1 = None
rating-stress-2 = Slight
rating-stress-3 = Moderate
rating-stress-4 = High
rating-stress-5 = Extreme

recovery-after-these-shifts = { $scale } after these shifts: { $mean }
recovery-before-the-shift = { $rest } before the shift of { $second }, under { $limit }
recovery-in-among-them = { $shifts } in { $days }, { $nights } among them; at most { $longestRunOfWork } of work and { $longestRunOfNights } in a row
recovery-no-rest = no rest
recovery-only-of-rest = only { $rest } of rest
recovery-shortest-rest-between = shortest rest between shifts: { $rest }
recovery-weekends-with-work = weekends with work: { $weekendsWorked } of { $weekends }
recovery-work-in-days = work: { $week } in 7 days, { $fourWeeks } in 28 days

relative-today = today
relative-tomorrow = tomorrow
relative-yesterday = yesterday

reminder-atUsualTimes = no shift ahead has hours: these remind at { $times } every day; 'smjournal rota set' tells when you work

reminder-calendar = Check-ins and check-outs
reminder-howToUseCron = Add these lines with: crontab -e
reminder-howToUseLaunchd = Save as ~/Library/LaunchAgents/smjournal.reminder.plist, then: launchctl load that file
reminder-howToUseSystemd = Save each part under the name above it, then: systemctl --user enable --now smjournal-reminder.timer
reminder-nothingPlanned = no shift with hours in the next { $days }
reminder-purpose = The check-in or check-out that is due, and the countdown
reminder-title = { CAPITALIZED($kind) }: { $shift }, { $day }
reminder-toKeep = To keep it: { $command }
reminder-withoutHours = { $count } without hours, so without a reminder; 'rota set --hours' or a shift's file says them

report-basis-notes = check-in and check-out
report-basis-plan = plan
report-basis-said = stated by the person
report-beyond = Times beyond
report-fingerprint = Made from { $files }, SHA-256 of their sums { $sum }.
report-found = Found
report-from = From
report-highIsGood = High values are good: { $names }.
report-holidaysUnknown = not known; to name them: smjournal config holidays=gb
report-inDoubt =
    { $count ->
        [one] 1 file that tells of these hours is in conflict or could not be read as it was meant.
       *[other] { $count } files that tell of these hours are in conflict or could not be read as they were meant.
    }
report-limit-any7 = Work in any 7 days, at most
report-limit-average = Work in a week on average, at most
report-limit-night = Night, at most
report-limit-night-run = Nights in a row, at most
report-limit-rest = Rest between two days of work, at least
report-limit-run = Days of work in a row, at most
report-limit-shift = Work in a day, at most
report-limit-week = Work in a calendar week, at most
report-limit-weekly-rest = Longest rest of a week, at least
report-limitColumn = Limit
report-limits = Limits beside the facts
report-lowIsGood = Low values are good: { $names }.
report-made = Made on { $CivilDay }.
report-rated = Rated: { $known } of { $shifts }; what was not written is in no mean.
report-ratingsKey = A figure is the mean, with the lowest and the highest value in brackets and n, the number of shifts it rests on.
report-restsUnder = Rests under { $length }
report-rules-eu = Limits: Directive 2003/88/EC of 4 November 2003: rest of 11 h in 24 (article 3), 24 h and 11 h in 7 days (article 5), 48 h a week on average over 4 months, leave and sickness neutral (articles 6 and 16).
report-rules-french = Limits: French Code du travail, L3131-1 (rest of 11 h), L3132-2 (35 h a week), L3132-1 (6 days a week), L3121-18 (10 h a day), L3121-20 (48 h in a calendar week), L3121-22 (44 h on average over 12 weeks), L3122-6 (8 h at night).
report-rules-frenchHospital = Limits: French decree 2002-9 of 4 January 2002 on public hospitals: rest of 12 h, 36 h a week, 48 h in any 7 days (Conseil d’État, 4 April 2018, 398069), 12 h a shift by derogation.
report-rules-german = { $eu } The Arbeitszeitgesetz is not in this program: its text could not be read at the source.
report-rules-swiss = No limits: the Arbeitsgesetz is not in this program; its text could not be read at the source.
report-rules-unitedKingdom = Limits: Working Time Regulations 1998, regulations 4 (48 h on average over 17 weeks), 10 and 11; runs after HSE guidance HSG256.
report-signature = Signature
report-slept =
    Sleep is known in { $known } of { $all } { $all ->
        [one] rest
       *[other] rests
    }.
report-sourceColumn = Source
report-unknown = Not known
report-until = Until
report-withoutHours = The hours of { $count } are not known and not in any total.

ruleSet-ch = Switzerland
ruleSet-de = Germany
ruleSet-eu = European Union
ruleSet-fr = French labour law
ruleSet-fr-hospital = public hospitals in France
ruleSet-none = none
ruleSet-uk = United Kingdom

scale-energy = energy
scale-fatigue = fatigue
scale-load = emotional load
scale-motivation = motivation
scale-satisfaction = satisfaction
scale-stress = stress

seal-added = Records are sealed to { $recipient } too from now on. For what is sealed already: --again
seal-again = Sealed anew: { $files }
seal-anotherNote = The note of the day is sealed, so this is one more beside it; after 'smjournal unlock' a line is added to the one that is there.
seal-copyLeftOut = left out as well: { $path }, which says in clear what is sealed in { $sealed }; 'smjournal conflicts' names the ways out
seal-lastRecipient = this is the last key that is sealed to, and nothing was changed: { $files } would be sealed to nobody. 'smjournal seal add' another one first, or unseal them and take 'sealed' out of the profile
seal-leftOut = sealed, and left out: { $records }
seal-linksFollow = Links to it follow: { $files }
seal-linksStay = sealed, and links in them not followed: { $records }; with the key they follow: 'smjournal unlock' comes before 'smjournal seal'
seal-locked = Locked: no key is in memory.
seal-mediaInClear = { $path } stays in clear: another record names it, too
seal-mediaStay = sealed photos and recordings of that folder stay, since without the key nobody knows whose they are; with it, 'smjournal unlock' first
seal-notTyped = nothing was set up; the key that was shown is void
seal-nothingIsKept = no key is kept: XDG_RUNTIME_DIR names no folder in memory; 'smjournal show' and 'smjournal search --sealed' ask for the passphrase each time
seal-nothingToSeal = Sealed already; nothing was changed.
seal-otherKey = sealed, and not read: { $records }; the key of this device doesn't open them
seal-passphrase = First a passphrase: it opens what is sealed on this device. age asks for it, twice. A recovery key for paper comes after it.
seal-passphraseAgain = No passphrase was set, likely because the two differed. Once more?
seal-readBy = To read it: smjournal show { $id }
seal-ready = Ready. Records are sealed to { $recipient }. Seal one with 'smjournal seal ID', all of a kind with 'smjournal config sealed=entry'.
seal-recoveryKey = The recovery key. Write it on paper and keep that away from this device: with it everything that is sealed can be read, without it and without the passphrase nothing.
seal-removed = Records are sealed to { $recipient } no more. What is sealed already still opens with it; --again seals it anew.
seal-sealed = Sealed: { $path }
seal-staysShut = sealed to another key, and shut to this one: { $records }. The key from the paper, written into a file, opens that: 'smjournal seal setup --identity FILE'
seal-textIsIn = the text could not be sealed; it is in { $path }, in memory, until this device is switched off
seal-typeBack = Type the recovery key from the paper
seal-typedWrong = this is not the key above, from character { $place } on; once more (↑ brings back what you typed), or Enter alone to stop
seal-unlocked = Unlocked until { $time }
seal-unnamed = sealed, and named by day and time alone: { $records }; 'smjournal list' shows them
seal-unread = sealed, and not looked through: { $records }; 'smjournal unlock' opens them
seal-unreadHere = sealed, and not looked through: { $records }; --sealed asks for the passphrase
seal-unsealed = In clear again: { $path }
seal-valuesUnknown = sealed, and what they say not known: { $records }; 'smjournal unlock' opens them
seal-versionsGone = Other versions in clear went for good: { $files }
seeHelp = '{ $command }' shows the help.

setting-affirmations = how the day's affirmation is chosen: by-day, mixed or liked
setting-agreement = the form of words about you in French: feminine, masculine or neutral
setting-badges = badges of your own, such as 🔥, or {"{"}🔥: on fire{"}"}
setting-care = whether to say where help can be found after very low weeks: true or false
setting-clock = what counts as your hours where you state none: said (the plan) or notes (check-in and check-out times)
setting-columns = what the columns of tables of moods hold, such as {"{"}Anxiety: scale 0-3 low{"}"}; imports keep it here
setting-contract-hours = your contracted hours per week
setting-date-order = whether 5/6 is 5 June (day-first) or May 6 (month-first)
setting-day-starts = when a new day begins for a note that names no other day, such as 05:00
setting-holidays = public holidays: countries such as fr, parts of them such as de-by, and days of your own
setting-hours = the usual hours of your shifts
setting-id = what tells this journal from others, also in its copies; 'smjournal init' makes it
setting-inline-tags = whether #tags in the text of entries count as tags: true or false
setting-kind = what the file is
setting-language = the language of the program: { $codes }
setting-memories = whether the past is brought up: true or false
setting-moods = moods of your own with their step from 1 to 5, such as {"{"}serene: 4{"}"}
setting-name = your first name
setting-night = which hours are night, such as 21:00-06:00
setting-profession = what affirmations call your work: nurse, carer, midwife or paramedic
setting-rest-rules = the limits of rest to compare with: eu, fr-hospital, fr, uk, de, ch or none
setting-rota = your cycle of shifts; 'smjournal rota set' writes it
setting-scales = scales of your own, such as {"{"}pain: {"{"}range: "0-10", ask: mood, good: low{"}"}{"}"}
setting-seal-to = the age recipients that records are sealed to, a list; 'smjournal seal setup' writes the first
setting-sealed = the kinds that are sealed when they are written: entry, mood, person, sleep
setting-shifts = what the words of your rota mean; 'smjournal rota set --shift-type' writes them
setting-smjournal = the version of the format
setting-templates = the template of a shift or of a day of the week, such as {"{"}night: handover, monday: week{"}"}
setting-theme = the colors: auto, dark, light or mono, or a map such as {"{"}night: '#8B5CF6'{"}"}
setting-timezone = your time zone, such as Europe/Paris; otherwise the system's
setting-tone = how the program talks to you: warm or plain
setting-transcribe-model = the model for writing down recordings: a file of whisper-cli, a folder of Vosk
setting-warning-signs = whether signs of exhaustion are shown with the insights: true or false
setting-week-starts = the first day of a week
setting-working-days = the days you work, where no rota says more

setup-added =
    { $file }: added { $lines ->
        [one] { $lines2 }
       *[other] { $lines } lines
    }
setup-alreadyCommits = This device commits after each change already.
setup-alreadyConfigured = git configuration: { $key } is already set
setup-commits = This device commits after each change from now on. It never pushes.
setup-commitsNoMore = This device no longer commits after each change.
setup-complete = { $file }: already complete
setup-configurationRefused = git refused to change its configuration
setup-configured = git configuration: set { $key }
setup-gitMissing = git is not installed
setup-keepsCalendar = { $file }: written; from now on this device writes it anew when the journal changes
setup-keepsCalendarNoMore = { $file }: stays, and is no longer written anew
setup-kept = { $file }: is already there and says something else; left alone
setup-made = { $file }: made
setup-next = Now type: { $command }
setup-noDesktop = neither XDG_DATA_HOME nor HOME says where the desktop looks for programs
setup-noIdentifier = journal.md has no id, by which the journal knows its own form; give it one: smjournal config id={ $word }, then export the form again
setup-noReminderHost = neither systemd, launchd nor cron is here to remind of anything; a calendar can: smjournal reminders ics
setup-noRepository = the journal is in no git repository; make one with: git init { $folder }
setup-notKept = that could not be kept in this device's configuration
setup-otherDriver = {"."}gitattributes: merges *.md with { QUOTED($name) } already; left alone
setup-started = Ran: { $command }
setup-store = { $path }: { $error }
setup-strange = { $file } isn’t what Obsidian writes; it was left as it is, without the kinds of the journal’s keys
setup-takesFrom = This device takes what the form of this journal saves in { $folder } into the journal from now on. Nothing else there is touched. A form exported before has no stamp: smjournal export form
setup-takesNoMore = This device takes nothing from a folder any more.

share = { $mean } of { $expected } expected

shift-day = day shift of { $date }
shift-named = { $word } of { $date }
shift-night = night of { $date }
shift-other = { $word } shift of { $date }
shift-rest = day off, { $date }
shift-type-day = day
shift-type-night = night
shift-type-rest = rest

shiftChange-energy = energy: { $before } before, { $after } left after ({ $shifts })
shiftChange-other-before-after = { $before }: { $before2 } before, { $name }{ $after } after ({ $shifts })

# Also given: $monthNumber
short-day = { $short } { PADDED($day) } { $shortMonth }
# Also given: $monthNumber
short-day-year = { $short } { PADDED($day) } { $shortMonth } { $year }

size-units = B KB MB GB TB

sleep-afterNights = { $seconds } in the 24 h before a shift that follows a night ({ $gaps })
sleep-afterQuickReturns = { $seconds } in rests under 11 h ({ $gaps })
sleep-asleep = slept { $seconds }
sleep-beforeNights = { $seconds } in the 24 h before a night ({ $gaps })
sleep-comparison = { $measure }: { $short } after less than 6 h, { $enough } after more
sleep-heading = Sleep
sleep-inGap = { $asleep } asleep in the { $gap } between two shifts
sleep-inGaps = { $seconds } between two shifts ({ $gaps })
sleep-mean =
    { $seconds } a sleep ({ $sleeps } { $sleeps ->
        [one] sleep
       *[other] sleeps
    })
sleep-meanSteps =
    { $steps } { $steps ->
        [one] step
       *[other] steps
    } a day ({ $days })
sleep-short = less than 6 h in the 24 h before the shift: { $short } of { $all }
sleep-slept = slept { $asleep }, { $from }–{ $until }
sleep-steps =
    { $steps } { $steps ->
        [one] step
       *[other] steps
    }

sort-doubt =
    { $count ->
        [one] doubt
       *[other] doubts
    }
sort-frontMatter = in front matter
sort-notText = not text
# Also given: $count
sort-unreadable = unreadable
sort-value =
    { $count ->
        [one] wrong value
       *[other] wrong values
    }

source-ambiguousDate = in { QUOTED($text) } day and month can't be told apart; 'smjournal config date-order=day-first' or 'month-first' says which comes first
source-cutShort = ends too early: part of it is missing
source-damaged = is damaged
source-damagedFile = { QUOTED($path) } is damaged: it is not what was backed up; it is left out
source-encrypted = is encrypted; decrypt it first
source-fewDays = its row of days is too short: { $count } are found, and a month needs 5 side by side; or give it a column for the day and one for the shift
source-hiddenFile = { QUOTED($path) } is a hidden file and the backup is not of this journal; it is left out
source-keepsPosition = the location can't be removed from { $name } without ImageMagick; --keep-position copies it as is
source-loneDays = more than half a year lies between { $days } (days: { $count }) and the rest: correct the year in the file, or say with --from and --until which days are meant
source-longHours = { QUOTED($text) } takes 16 hours or more; say the hours of its word with --map
source-missingColumn = a column { QUOTED($name) } is missing
source-missingEntry = the entry { QUOTED($name) } is not there
source-missingMedia = { $name } is mentioned, but missing
source-missingMonth = these are days of a month, and nothing says which or of which year: give its first day, --from 2026-12-01, or name the file after it (rota-2026-12)
source-needsConversion-age = is encrypted by age: 'age -d -i KEYFILE -o backup.json FILE' opens it with your key (without -i with a passphrase); import what that writes
source-needsConversion-binaryExcel = is a binary Excel file (.xlsb): save it as .xlsx and import that
source-needsConversion-database = is a database of an app: use the app's own export, such as a .csv, .json or .zip, and import that
source-needsConversion-locked = is encrypted: export it decrypted from the program that made it
source-needsConversion-numbers = is a file of Apple's Numbers or Pages: export it there as Excel (.xlsx) or CSV and import that
source-needsConversion-oldExcel = is an old Office file (.xls, .doc) or one with a password: open it where it can be opened, save it as .xlsx without a password, and import that
source-needsConversion-ownTable = is a table that smjournal exported, which it does not read back: export the journal as a backup (export json) and import that
source-needsConversion-packed = is packed in a way that is not read: unpack it and import what is in it, or pack it as .zip
source-needsConversion-pdf = is a PDF, and nothing reads a plan from one without mistakes: ask for the calendar (.ics) or the table (.xlsx, .csv) that it was printed from, or type it into a table with a column for the day and one for the shift, and import that
source-needsConversion-picture = is a picture, and nothing reads a plan from one without mistakes: ask for the calendar (.ics) or the table (.xlsx, .csv), or type it into a table with a column for the day and one for the shift, and import that; a photo goes into an entry with smjournal attach
source-needsConversion-samsungNotes = is Samsung Notes' own file, which is not read here: in the app, choose the notes, 'Save as file', 'Text file', then import the folder with --dates file
source-needsConversion-slides = is a set of slides: copy the table into a spreadsheet, save that as .xlsx, .ods or .csv and import it
source-needsConversion-text = is a text document: copy its table into a spreadsheet, save that as .xlsx, .ods or .csv and import it; a diary in it can be saved as plain text (.txt) or Markdown
source-needsProgram = only the program { $name }, which is not installed, can read it
source-noDate-a-date-is = a date is missing
source-noDate-is-not-a = { QUOTED($text) } is not a date or time
source-noHours = { QUOTED($text) } are not hours
source-noPerson = nobody is called { QUOTED($name) }; there are { $names }: choose with --person
source-noShifts = has days and no shift under them
source-noValue = a formula whose value is not in the file; open it in the spreadsheet program and save it
source-notALine = a line without a name and a colon
source-notBase64 = a character that is not base64
source-notFormat = this is not in { $name } format
source-notXML = this is not XML
source-nothingFound = holds nothing that { $name } exports have
source-offScale = { QUOTED($text) } is outside the scale of { QUOTED($column) }
source-openHalf = { QUOTED($text) } is half a day off and does not say which half: write morning or afternoon behind it in the file, or add it with 'smjournal vacation add DAY --half morning'
source-otherHere = differs from the backup; what is here is kept
source-otherPerson = it seems to be the plan of “{ $name }”, not of { $own }
source-otherTable-birthdays = is a list of birthdays, not a rota; they come in with 'smjournal import vcard FILE' (.vcf), or one by one with 'smjournal people add NAME --birthday DAY'
source-otherTable-contacts = is an address list, not a rota; people come in with 'smjournal import vcard FILE' (.vcf), or one by one with 'smjournal people add NAME'
source-otherTable-money = is a table of amounts, not a rota
source-otherTable-moods = is a table of moods, not a rota
source-otherTable-sleep = is a table of sleep, not a rota
source-otherTable-unknown = nothing in this table says what it is; say so: 'smjournal import csv FILE' for shifts (--person NAME where there are several people), 'smjournal import moods FILE' for moods
source-pastDays = all of its days are past, the last is { $day }: is it the sheet of another year?
source-record = by { $id }
source-rota = by your rota
source-severalPeople = several people: choose one with --person: { $names }
source-textBeforeEntries = text before the first entry belongs to none
source-tooDeep = is nested too deeply: at most { $limit } levels are read
source-tooLarge = is too large: at most { $limit } are read
source-tooMany = holds too much: at most { $limit } items are read
source-twelveHours = { QUOTED($text) } may be by a 12-hour clock, as other rows here are; say the hours of its word with --map
source-unclosedQuote = quotes that are never closed; this line is left out
source-undated = { QUOTED($name) } has no date in its name or its keys; --dates file takes that of the file
source-unknownFormat = unknown format; name it, such as: smjournal import daylio FILE
source-unknownMedia = { $name } is neither a picture nor a recording
source-unknownMethod = is compressed by method { $method }, which is not supported
source-unknownRule = { QUOTED($rule) } is not a supported repeat rule; only the first time is used
source-unknownZone = { QUOTED($name) } is not a known time zone; the journal's is used
source-unknownZone-other = { QUOTED($name) } is not a known time zone; { $zone } is used
source-unusedWord = nothing in it is called { QUOTED($word) }; it has: { $others }
source-workingDays = a working day
source-wrongPath = { QUOTED($path) } is not the path of a journal file, or appears twice; it is left out
source-wrongTag = { QUOTED($name) } is closed, but not open here

span-day = { $day }
# Also given: $fromMonthNumber
span-days = { $fromDay }–{ $day } { $month }
# Also given: $fromMonthNumber
span-days-year = { $fromDay }–{ $day } { $month } { $year }
# Also given: $fromMonthNumber, $monthNumber
span-months = { $fromDay } { $fromMonth } – { $day } { $month }
# Also given: $fromMonthNumber, $fromYear, $monthNumber
span-months-year = { $fromDay } { $fromMonth } – { $day } { $month } { $year }
# Also given: $fromMonthNumber, $monthNumber
span-years = { $fromDay } { $fromMonth } { $fromYear } – { $day } { $month } { $year }

start-absenceRepeats = this cycle holds leave or sickness, which would come again every { $days }; --once writes these days alone
start-again = again every { $days }
start-areDaysRight = Are these your days?
start-areRemindersWanted = Shall I set up these reminders?
start-areWeeksRight = Are these your next two weeks?
start-comesAgain = After { $days } it begins again.
start-comesOnce = Only { $span }: nothing of it comes again.
start-comesOnce-absence = Leave and sickness don't come again, so this is only { $span }.
start-enterAgain = Enter once more leaves your shifts for later.
start-everyDay = your day; more with help
start-everyMood = your mood, from 1 to 5
start-everyShift = when a shift is over
start-giveMeaning = To say what it means: { $command }
start-howOften = Does it come once, or again and again?
start-monthFirst = Dates such as 11/5 are read with the month first (config date-order=day-first changes it).
start-noPlan = I see no shifts in that. One word or letter per day, such as D D N N R R, or a shift with its hours, such as day 7-19. Change it, or Enter to keep it as it is.
start-noReminders = Nothing on this computer can remind you; a calendar on your phone can: { $command }
start-once = only { $span }
start-phone = For your phone: a page that takes check-ins and your shifts as a calendar, as files beside the journal?
start-phoneBack = What the form saves comes back by a folder that both have: { $inbox }. A calendar that follows your plan: { $calendar }
start-phoneFiles = Send this to your phone, by mail or cable: { $files }
start-questionsLater = Your name, your rota, your time off: '{ $command }' asks, when you like.
start-reminders = At { $times } a notification would say what is due. It takes these files: { $files }; and this command: { $command }.
start-reminders-lines = At { $times } a notification would say what is due. It takes a line for each time in your { $command }; all other lines stay.
start-somethingElse = something else
start-strangeWords = Not understood: { $words }. Change it, or Enter to keep it as it is.
start-takesShifts = That takes { $shifts } out of your plan.
start-unpaid = break { $length }

stated-began = Began when?{ $usual }
stated-callOutToEnd = a check-out within half an hour of the end of time on call tells how it was and ends no call; if it ended one: { $command }
stated-calledOut = Called out?
stated-callsOverlap = { $calls } overlap: minutes that two calls share count once
stated-clock = Do your check-in and check-out times count as your hours?
stated-disordered = { $hours } would stretch over { $duration }: say the hours of a shift in their order, none twice
stated-earlyEnd = { $time } is { $duration } before the end that is planned, { $planned }
stated-emptyForPlan = Leave it empty where the plan is right.
stated-endBeforeBegin = that end lies before the shift begins, { $begin }: it counts nothing
stated-endOnCall = on call an end alone is no call to work and counts nothing; a call is told so: { $option } 23:40-04:10
stated-ended = Ended when?{ $usual }
stated-endsByPlan = its hours go on to the planned end, { $end }; if it ended earlier: { $command }
stated-farEnd = { $time } is far from the planned end, { $planned }
stated-farStart = { $time } is far from the start that is planned, { $planned }
stated-formerCounts = no longer counted, since this one replaces it: { $what } of { $id }; to keep it: { $command }
stated-fromMoment = it counts from { $time }, the moment of writing; if it began by its hours: { $command }
stated-holidays = Add the public holidays of your country ({ $code })?
stated-keepBoth = keep both
stated-laterHolds = the later one holds, this one counts nothing; to count this one: { $command }
stated-longBreak = a break of { $break } is longer than the shift, { $presence }
stated-nearEnd = so near to the end it counts no hours. If it is the check-out: { $undo }; if work began then: { $command }
stated-nextDay = if that is a time of the next day: { $command }
stated-noShift-add-it-with = { $what }{ $rest }; add it with: { $command }
stated-noShift-day = no shift on { $day }
stated-noShift-there-is = {" "}(there is: { $others })
stated-noShift-word = no shift '{ $value }' on { $day }
stated-noStart = nothing says when it began, so no hours are counted; say it with: { $command }
stated-noTimeOnCall = no time on call at these hours on { $day }; add the work as a shift: { $command }
stated-ownWork = no shift of your plan waits for it: noted as work of its own on { $day }; for another day: { $option }
stated-partOfCountry = These are the days of the whole country; those of your part of it: smjournal config holidays={ $example }
stated-replace-id = Replace { $id }?
stated-replace-time = Replace the one of { $time }?
stated-rules = Which limits of work and rest apply to you?
stated-sharedMinutes = { $counted } of it counts: another shift has the other minutes, and what two share is counted once
stated-spanTwice = { $time } comes twice that night, as the clocks go back: the first one counts, { $counted }
stated-startBehindEnd = that start lies behind the end of the shift, { $end }: it counts nothing
stated-stays = { $what } stays, as { $id } states it
stated-timeOrKeep = a time such as 7h50, or Enter to keep it
stated-timeOrNow = a time such as 7h50, or Enter for now
stated-timeOrPlan = a time such as 7h50, now, or Enter for the plan
stated-timeTwice = { $time } comes twice that night, as the clocks go back: { $counted } counts; if it was the other one: { $command }
stated-workedCounts = { $time } counts nothing: { $hours } stated by rota worked holds; to change it: { $command }
stated-workedHolds = from now on these hours hold, not { $what } of { $id }
stated-wouldNotCount = { $hours } are the hours of { $former }, and would not count as { $shift }; to take them away first: { $command }

stop-words =
    about across after afternoon afterwards again against ahead almost alone along already also
    although always among another anybody anyone anything around away became because become becomes
    been before behind being below beside besides best better between both bring brought called came
    cannot come comes coming could couple days does doing done down each early eight either else
    enough even evening ever every everybody everyone everything feel fell felt fewer fine first
    five four from front full gave give gone good great half hard hardly have having head here hour
    hours however into itself just keep kept knew know last late later least less like little long
    look looked looking lost lots made make many mean meant might mine minute minutes moment month
    months more morning most much must myself near nearly need never nice night nights nine nobody
    none nothing often once ones only other others ours ourselves over page perhaps place quite
    rather ready real really right said same second seem seemed seems seen seven shall shift shifts
    should side since small some somebody someone something sometimes soon stay stayed still stood
    stop such take taken talk tell tells than thank thanks that their them themselves then there
    these they thing things think third this those though thought three through till time times
    today together told tomorrow took toward towards tried turn twelve twenty twice under until upon
    used using usually very want wanted wants week weeks well went were what when where which while
    whole whose will with without woke work would year years yesterday your yours yourself

store-changedSinceRead = changed in the meantime; nothing was written
store-folderNotEmpty = there are files in this folder already; choose a new one
store-foreignJournal = this journal belongs to another user; if you mean it, name it with -C DIR or SMJOURNAL_DIR
store-forgotten = what changed last was forgotten on { $day } and can't be brought back; the next 'undo' takes back the change before it
store-insideJournal = this would be inside the journal { $root }, which would read its files too; nothing was made
store-invalidPath = not a path within the journal
store-journalAway = the journal of this device is not there: its disk is not mounted, or its folder was moved; -C DIR names where it is, 'smjournal init DIR' makes another one
store-journalExists = a journal is there already; it was not touched
store-locked = is sealed; it asks for the passphrase at a terminal, and 'smjournal unlock' opens for a while
store-nameTaken = the name is taken
store-noFolder = no such folder
store-noJournal = no journal here or in a folder above; name one with -C DIR or SMJOURNAL_DIR, or make one with: smjournal init DIR
store-noJournalThere = there is no journal in this folder; a journal’s folder has the file journal.md
store-notAProfile = this does not mark a journal: its front matter has no key smjournal (smjournal: 1)
store-notAnExport = a file has this name, and as far as this device knows it is not an earlier export of this journal as it was written; it was not replaced: delete it, or give another name
store-notAnIndex = is not a smjournal index; it was left as it is, and answers take longer without one
store-notFound = no such file
store-notUndone = { $StoreError }; this change stays, the next 'undo' takes back the one before it
store-nothingToUndo = there is nothing to undo
store-profileCopied = a journal whose journal.md is gone: a sync tool left { $name }; 'smjournal conflicts' shows it, 'smjournal resolve --all' gives it its name back
store-profileGone = a journal whose journal.md is gone: bring that back from another device, a backup or git, or make a new one with 'smjournal init' and this folder
store-seal-copyBeside = is another version of what is to be sealed, and would stay in clear; 'smjournal resolve' settles that first
store-seal-file = can't be opened: it is damaged, or sealed to another key
store-seal-identity = the key could not be opened or used: a wrong passphrase, or a file that is no age identity
store-seal-noIdentity = there is no key on this device that opens what is sealed; 'smjournal seal setup --identity FILE' takes the one from the paper, 'smjournal seal setup' makes a new one, which doesn't open what is sealed already
store-seal-noMemory = there is no folder in memory (XDG_RUNTIME_DIR, /dev/shm), and nothing of a sealed text may be on a disk
store-seal-noProgram = neither age nor rage is installed, and nothing was written; age is at https://age-encryption.org
store-seal-noRecipients = the profile names nobody to seal to (seal-to), and nothing was written; 'smjournal seal setup' does
store-seal-notUndone = what changed last was sealed, which 'undo' doesn't take back: 'smjournal unseal' does; the next 'undo' takes back the change before it
store-seal-passphrase = age set no passphrase, and nothing was set up
store-seal-recipients = nothing can be sealed to { $recipients }: one of them is no age recipient, or the program failed; nothing was written
store-seal-sealFirst = with that it would be a record that the profile has sealed, and nothing was changed; 'smjournal seal ID' seals it first, or write a new one
store-seal-unclear = what 'sealed' means here is not certain, so nothing was written in clear; 'smjournal check' names the line, 'smjournal config sealed=entry' or the like sets it right
store-symbolicLink = is a symbolic link; links are not followed
store-system = { $call }: { $errno }
store-textElsewhere = nothing is written over it: the file { $reason }
store-textHoldsMarkers = the text holds the lines of an unfinished merge (<<<<<<<, =======, >>>>>>>) and would count as a conflict; nothing was written
store-textHoldsNUL = the text holds a NUL byte and could not be read back; nothing was written
store-tooLarge = too large for a record

streak-bridged = { $current } written, days off left out
streak-in-a-row = { $current } in a row
streak-record = { $row } (record: { $record })

strength-large = large
strength-medium = medium
strength-small = small

suggestedTags-death = death
suggestedTags-doubts = doubts
suggestedTags-emergency = emergency
suggestedTags-family = family
suggestedTags-fatigue = fatigue
suggestedTags-great-team = great team
suggestedTags-hard-shift = hard shift
suggestedTags-learning = learning
suggestedTags-lovely-encounter = lovely encounter
suggestedTags-pride = pride
suggestedTags-recovery = recovery

suggestion-did-you-mean = ; did you mean '{ $value }'?
suggestion-mood = Mood: { $emoji } { $step } ({ $words })
suggestion-nothing = The text suggests nothing clearly enough.
suggestion-people = People: { $people }
suggestion-places = Places: { $places }
suggestion-tags = Tags: { $tags }
suggestion-toTakeOver = To use it:

summary = { $count } { $meaning }
summary-and = , and { $doubt }
summary-in = { $text } in { $days }
summary-kinds = {" "}({ $kinds })
summary-off = , { $days } of leave or absence
summary-on-call = , { $onCall } on call
summary-rest =
    , { $rests } { $rests ->
        [one] rest
       *[other] rests
    }

sync-both = both
sync-bothFilesStay = Both stay: the other side's { $path } is now { $name }
sync-brokenMarkers = holds markers of a merge that don't belong together; fix it in an editor
sync-choose = both sides changed { $map }; choose with --ours or --theirs{ $keyToTake }{ $isOfText }, or fix it in an editor
sync-choose-keep-both-with = , keep both with --both
sync-choose-or-for-one = , or for one key with --take { $value }=ours
sync-chooseName = both sides gave it another name; choose with --ours or --theirs
sync-clashes = both sides changed { $map }
sync-clearBesideSealed = in clear beside { $sealed }, which is sealed; 'smjournal seal { $path }' seals this text too and keeps both, 'smjournal resolve { $path } --ours' keeps the sealed one alone, --theirs this one
sync-copy = a second version of { $original } ({ $tool })
sync-copyLeft = is a second version of { $original }; 'smjournal conflicts' tells more
sync-copyOfNothing = a second version of { $original }, which is gone
sync-differs = differs in { $places }
sync-each = each by itself
sync-everyDevice = Every device needs this once: neither git nor Syncthing carries it along.
sync-here = here
sync-kept = Kept { $path } as it is; { $copy } is now { $trash }
sync-later = later
sync-markers = holds the markers of an unfinished merge
sync-mended = Merged the versions in { $path }{ $former }
sync-mended-the-file-as = ; the file as it was is now { $value }
sync-mergeLeft = both sides changed { $map }; the file holds markers
sync-mergeable = can be merged
sync-merged = Merged { $copy } into { $original }; the copy is now { $trash }{ $former }
sync-merged-the-former-text = , the former text { $value }
sync-noConflicts = no conflicts
sync-removed = { $path } is now { $trash }
sync-restored = { $copy } is now { $name }
sync-same = both say the same
sync-sameName = { $paths }: these names are the same to some systems (upper and lower case, accents); rename one
sync-sealedLeft = sealed, and changed on both sides; after 'smjournal unlock', 'smjournal resolve --all' merges both; without the key, choose with --ours or --theirs
sync-separated = The second record of { $path } is now { $name }
sync-stays = Kept { $path }
sync-strangeTrash = { $path } is in the trash, and nothing on this device put it there; bring it back with: smjournal restore { $path }
sync-tellGit = Then tell git: git add -- { $files }
sync-there = there
sync-twin = the same record as { $original }, by its moment and title
sync-twoFiles = two different files of one name; both will stay
sync-twoRecords = two records of one name; both will stay
sync-uncertainPlan = { $path } plans time off, but two versions of it meet; settle them with: smjournal resolve --all
sync-uncertainRota = { $path } says which shifts are planned, but two versions of it meet; settle them with: smjournal resolve --all
sync-waiting-deletedByThem = changed here and deleted on the other side; git kept the text, and waits
sync-waiting-deletedByUs = deleted here and changed on the other side; git kept the text, and waits
sync-waiting-renamed = moved here, and to { $path } on the other side; git waits
sync-waiting-sealedByThem = changed here in clear and sealed on the other side; --theirs keeps it sealed, --ours keeps the changed text, in clear
sync-waiting-sealedByUs = sealed here and changed in clear on the other side; --ours keeps it sealed, --theirs takes the changed text, in clear
sync-wasSame = { $copy } said nothing new; it is now { $trash }
sync-whichSide = Which one counts?

systemError-busy = in use
systemError-exists = it exists already
systemError-inputOutput = input/output error
systemError-invalid = invalid argument
systemError-isFolder = is a folder
systemError-nameTooLong = the name is too long
systemError-noAccess = permission denied
systemError-noEntry = no such file or folder
systemError-noSpace = no space left on the disk
systemError-none = system error { $errno }
systemError-notFolder = not a folder
systemError-notPermitted = operation not permitted
systemError-otherDevice = on another file system
systemError-quota = the disk quota is used up
systemError-readOnly = the file system is read-only
systemError-tooLarge = file too large
systemError-tooManyFiles = too many open files

tag-keywords =
    hard shift: ~hard shift |~hard day |~hard night |~hard week |~difficult shift |~difficult day |~difficult night |~tough shift |~tough day |~tough night |~rough shift |~rough night |~rough day |~awful shift |~awful night |~terrible shift |~terrible night |~horrible shift |~horrible night |~worst shift |~worst night |shift was hard |night was hard |shift was tough |night was tough |shift was awful |night was awful |shift from hell |was hell |understaffed |short staffed |short of staff |short of nurses |short of two nurses |~overwhelmed |-hard day s |
    lovely encounter: lovely patient |lovely lady |lovely old man |lovely old lady |lovely old woman |wonderful old man |wonderful old lady |wonderful old woman |lovely man |lovely couple |lovely family |lovely encounter |wonderful encounter |wonderful woman |wonderful lady |wonderful man |nice chat |good chat |lovely chat |proper chat |long chat |thanked me |smiled at me |hugged me |gave me a drawing |gave me a hug |held my hand |-nobody thanked |-not thanked |
    learning: i learned a |i learnt a |i learned to |i learnt to |learned how |learnt how |learned a lot |learnt a lot |learned so much |learnt so much |learned something |learnt something |training on |training today |training day |simulation training |my student |my students |physio students |my mentor |taught me |taught by |i taught |new technique |
    great team: great team |good team |lovely team |brilliant team |best team |fantastic team |amazing team |wonderful team |team was great |team was brilliant |team was amazing |team was fantastic |team was wonderful |proud of the team |proud of my team |great colleagues |lovely colleagues |great teamwork |good teamwork |team effort |colleagues helped me |team helped me |helped each other |carried me through |covered for me |had my back |-team names |
    fatigue: ~tired |~exhausted |~exhausting |~worn out |~drained |~shattered |~knackered |~running on empty |~burnt out |~burned out |~sleep deprived |~slept badly |my tiredness |my fatigue |my exhaustion |tiredness in |i haven't slept |i didn't sleep |i couldn't sleep |i can't sleep |i could not sleep |no energy left |-tired of |-sick and tired of |
    pride: ~proud |i did a good job |we did a good job |i did it |we did it |on the first try |at the first try |passed the exam |passed my exam |
    doubts: ?doubt myself |?doubted myself |my doubts |full of doubt |full of doubts |?i wonder if i |?i wonder whether i |?wonder if i am |?asking myself if |?asking myself whether |?ask myself if |?ask myself whether |?asked myself if |?asked myself whether |?question myself |?questioning myself |?should i have seen |?should i have called |?should i have done |?i should have seen |?i should have called |?i should have noticed |?i should have checked |?unsure of myself |?cut out for this |?i am not good enough |?i m not good enough |?right job for me |i made a mistake |i made an error |i made a drug error |
    emergency: an emergency |real emergency |emergencies |emergency caesarean |emergency section |emergency surgery |emergency intubation |medical emergency |emergency in bay |emergency in room |cardiac arrest |arrest in bay |arrest in room |arrest call |crash call |crash bell |code blue in |code blue at |i did cpr |we did cpr |started cpr |did compressions |chest compressions |-emergencies course |-cardiac arrest training |-cardiac arrest course |-cardiac arrest was |-emergency meeting |
    death: ^died |^dies |^dying |^passed away |^did not make it |^didn't make it |we lost mr |we lost mrs |we lost ms |we lost him |we lost a patient |we lost two patients |lost a patient |lost mr |lost mrs |a death on |two deaths |the death of little |the death of mr |the death of mrs |the death of a patient |the death of my |her last breath |his last breath |-battery died |-phone died |-computer died |-dying for |-dying to |-dying of laughter |-did not make it to |-didn't make it to |-died of boredom |-cat died |-dog died |-hamster died |-horse died |-plant died |-plants died |-car died |-laptop died |-cat is dying |-dog is dying |
    recovery: ^recovering |^recovered |^full recovery |^went home today |^went home at last |^goes home |^was discharged |^discharged home |^is better now |^is getting better |^much better now |^is healed |^has healed |^walked again |^walks again |^opened her eyes |^opened his eyes |^woke up from |^breathing on her own |^breathing on his own |^is cured |fever is gone |
    family: my husband |my wife |my mother |my father |my mum |my mom |my dad |my parents |my daughter |my daughters |my son |my sons |my children |my kids |my sister |my brother |our daughter |our son |our children |my family |with the family at |family dinner |family lunch |family weekend |-my family name |-my family doctor |

team-basis =
    from at least { $people } people, { $months ->
        [one] 1 month
       *[other] { NUMBER($months) } months
    }
team-heading = { $people } people, { $month } – { $month2 }
team-measure-hours = Hours of work a month
team-measure-nights = Nights a month
team-measure-shifts = Shifts a month
team-measure-shortRests = Rests under 11 h a month
team-method = Means of each person's own mean of a finished month, rounded; each person counts once.
team-noFigures = these are no figures of one person, as team figures prints them
team-shutMonths =
    { $count ->
        [one] 1 month is
       *[other] { $count } months are
    } left out of some figures: fewer people wrote than the minimum of { $minimum }.
team-tooFew =
    { $people ->
        [one] 1 person is
       *[other] { $people } people are
    } too few: every figure needs a minimum of { $minimum } people who wrote in the same finished month

template-missing = the template '{ $name }' that journal.md names is not in templates; the usual one is taken
template-unknown = { $names } in the template stands for nothing and stays as it is
time = { TWO($hour) }:{ TWO($minute) }
time-off-approved = approved
time-off-finished = finished
time-off-leave = leave
time-off-other = absence
time-off-planned = planned
time-off-rtt = RTT
time-off-sick = sick leave
time-off-training = training
time-off-underWay = under way

timeOffUnderWay-back-to-work = {" "}Back to work { ON($day) } ({ $type }).
timeOffUnderWay-not-today = { $days } of your time off left, today not included.{ $end }
timeOffUnderWay-time-off-left = Time off! 🌴 { $days } left, today included.{ $end }
timeOffUnderWay-today-is-your =
    { $dayNumber ->
        [one] Today is your day off! 🎉
       *[other] Last day of your time off. 🌴
    }
timeOffUnderWay-your-time-off = Your time off starts today! 🎉 { $days }.{ $end }

title-good =
    { $shift ->
        [night] A good night
        [rest] A good day off
        [other] A good { $shift } shift
       *[day] A good day
    }
title-goodStart =
    { $shift ->
        [night] Ready for the night
        [rest] Ready for the day off
        [other] Ready for the { $shift } shift
       *[day] Ready for the day
    }
title-great =
    { $shift ->
        [night] A great night
        [rest] A great day off
        [other] A great { $shift } shift
       *[day] A great day
    }
title-hard =
    { $shift ->
        [night] A hard night
        [rest] A hard day off
        [other] A hard { $shift } shift
       *[day] A hard day
    }
title-heavy =
    { $shift ->
        [night] A heavy night
        [rest] A heavy day off
        [other] A heavy { $shift } shift
       *[day] A heavy day
    }
title-heavyButGood =
    { $shift ->
        [night] A heavy night that was worth it
        [rest] A heavy day off that was worth it
        [other] A heavy { $shift } shift that was worth it
       *[day] A heavy day that was worth it
    }
title-plain =
    { $shift ->
        [night] A night like any other
        [rest] A day off like any other
        [other] A { $shift } shift like any other
       *[day] A day like any other
    }
title-slowStart =
    { $shift ->
        [night] A slow start to the night
        [rest] A slow start to the day off
        [other] A slow start to the { $shift } shift
       *[day] A slow start to the day
    }
title-tense =
    { $shift ->
        [night] Tense before the night
        [rest] Tense before the day off
        [other] Tense before the { $shift } shift
       *[day] Tense before the day
    }
title-tiring =
    { $shift ->
        [night] A tiring night
        [rest] A tiring day off
        [other] A tiring { $shift } shift
       *[day] A tiring day
    }
title-tiringButGood =
    { $shift ->
        [night] A tiring but good night
        [rest] A tiring but good day off
        [other] A tiring but good { $shift } shift
       *[day] A tiring but good day
    }

trash-emptied = Removed { $files } from the trash
trash-empty = the trash is empty
trash-forgetNeedsConsent = nothing was forgotten: nobody could be asked; { $flag } forgets without asking
trash-forgetQuestion = Forget { $records } for good, { $files } in all? Not even 'undo' brings them back.
trash-forgettingFinished = the forgetting that was interrupted is finished now
trash-forgotten = Forgotten for good: { $files }
trash-heldByBackup = perhaps in a backup ({ $day }): { $path }
trash-heldByBackup-standard-output = standard output
trash-heldByCopy = still in a file beside it, an editor's perhaps: { $path }
trash-heldByDevices = other devices have it until they have synced, and among their old versions for longer
trash-heldByGit = still in git's history: { $commits }
trash-heldByVersions = still among Syncthing's old versions, in .stversions: { $files }
trash-heldElsewhere = What other programs and people have of it can't be reached from here: copies, exports, other backups, the free space of the disk.
trash-kept = nothing was removed
trash-mediaLeft = a file that it alone named is still there: { $path }
trash-namesake = another record that had this name is in the trash, and stays: { $path }
trash-needsConsent = nothing was removed: nobody could be asked; { $flag } removes without asking
trash-nothingForgotten = nothing was forgotten
trash-nothingOlder = nothing in the trash is older than { $days }
trash-question = Remove { $files } from the trash for good? Not even 'undo' brings them back.
trash-restored = { $path } is back as { $name }
trash-since = deleted { $day }
trash-staged = still in git's index, in no commit

trend = { $now } { $period } ({ $share })
trend-as-before = { $mean }, as before
trend-higher = higher
trend-lower = lower
trend-nothing-written-in = nothing written in { $days }
trend-over = over { $days }
trend-than-before = { $mean }, { $amount } { $change } than before

unasked-foreign = the git repository belongs to another user
unasked-gitMissing = git is not installed
unasked-unreadable = git can't read the repository

unknown-and = and { $parts }
unknown-history = whether its history still holds this is not known
unknown-merge = what it waits for is not known
unknown-remotes = where it is sent is not known
unknown-setup = nothing was set up
unknown-which-has-no = { $value }, which has no meaning yet
unknown-which-have-no = { $parts }, which have no meaning yet
unknown-with = { $days } with { $word }
unknown-without-a-plan = { $unplannedDays } without a plan

unknownKind-did-you-mean = ; did you mean { $name }?
unknownKind-kind-is-unknown = kind: { QUOTED($found) } is unknown, taken for an entry{ $hint }

unknownRegion = holidays: { QUOTED($word) } is neither a day such as 2026-11-20 nor a region that is known; known are { $codes }

unknownShift-did-you-mean = ; did you mean { $value }?
unknownShift-has-no-meaning = { QUOTED($word) } has no meaning, so it counts neither as work nor as rest{ $hint }
unknownShift-say-what-it = ; say what it means under shifts in journal.md

usage-contradiction = '{ $one }' and '{ $other }' can't be used together
usage-example = For example: { $command }
usage-inputReadInPart = standard input was read in part already, as by a loop; '-' takes the rest as the text, '< /dev/null' leaves it alone
usage-mergeNotes = No verb puts two notes into one: 'smjournal show B' has the text of one, 'smjournal edit A' takes it into the other, 'smjournal delete B' moves the first to the trash.
usage-missingArgument = missing argument { $placeholder }
usage-missingValue = option '{ $option }' needs a value: { $option } { $placeholder }
usage-noSuchDay = '{ $found }': { $month } has { $length }
usage-notDiffering-the-versions-don = '{ $found }': the versions don't differ in that; they differ in { $places }
usage-notDiffering-there-are-no = '{ $found }': there are no keys to choose from here; choose with --ours or --theirs
usage-notSealable = { $kind }: this can't be sealed; entries, people and sleeps can
usage-notUTF8 = { $name }: the text is not UTF-8
usage-nothingToWrite = nothing to write: give { $options }
usage-ownMood = For a word of your own: { $command }
usage-repeated = option '{ $option }' is given twice
usage-severalShifts = several shifts that day: { $words }; name one
usage-spanTooLong = '{ $span }' is longer than { $years } years
usage-textIsNoKey = '{ $word }' is not a key: 'smjournal edit' changes the text of a record, 'smjournal append' adds to it
usage-unencryptedFolder = '{ $option }' needs one file: files in the folder '{ $folder }' would not be encrypted; name a file, such as { $file }
usage-unexpectedArgument = unexpected argument '{ $word }'
usage-unexpectedValue = option '{ $option }' takes no value
usage-unknownCommand = unknown command '{ $word }'{ $nearest }
usage-unknownFormat = unknown format '{ $word }'{ $nearest }
usage-unknownJournal = no journal is called '{ $name }'; there is { $known }
usage-unknownJournal-none = no journal is called '{ $name }'; give one that name with: smjournal config { $name }=DIR
usage-unknownOption = unknown option '{ $word }'{ $nearest }
usage-unknownSetting = unknown setting '{ $key }'{ $nearest }
usage-unknownSetting-did-you-mean = ; did you mean '{ $value }'?
usage-unknownShift = '{ $word }' has no meaning in a rota{ $nearest }
usage-unknownShift-did-you-mean = ; did you mean '{ $value }'?
usage-unknownShift-say-what-it = ; say what it means: rota set --shift-type { $definition }
usage-unknownTopic = no command or topic is called '{ $word }' (topics: { $topics }){ $nearest }
usage-untilBeforeFrom = '{ $span }' ends before it begins
usage-wrongValue = { $found }: expected { $expected }{ $nearest }
usage-wrongValue-alone = '{ $found }'
usage-wrongValue-name = { $name } '{ $found }'
usage-yearOpen = '{ $span }' would be { $read }; if that is meant, type it so

verbs =
    absent rota off
    calendar month
    favourite favorite
    find search
    holiday vacation add
    holidays vacation add
    hours report
    ill rota off
    journal new
    leave vacation add
    note new
    overtime report
    settings config
    shifts rota
    sick rota off
    swap rota swap
verbs-change = Change
verbs-everyDay = Every day
verbs-files = Files
verbs-look = Look
verbs-plan = Plan
verbs-setUp = Set up

versions-bothShifts = Both stay: { $path } now comes on top of { $other }
versions-choose = the versions differ in { $map }, and which is older is not known; choose with --ours or --theirs{ $keyToTake }{ $isOfText }, or fix it in an editor
versions-choose-keep-both-with = , keep both with --both
versions-choose-or-for-one = , or for one key with --take { $value }=ours
versions-choosePerson = two people of one name; merge them with --ours or --theirs, or give one another name: { $command }
versions-chooseShift = two changes of one day; choose with --ours or --theirs, or keep both shifts with --both
versions-copy = copy
versions-differ = the versions differ in { $map }; which of them is older is not known
versions-file = file
versions-namesake = { $name } is there already ({ $path }), and now there are two; 'smjournal undo' takes the new one back
versions-sameDay = changes the same day as { $original }, but in another way
versions-samePerson = has the same name as { $original }
versions-unaskedGit = { $refusal }: { $matter }
versions-untouched = nothing in this device's log changed { $keys }
versions-written = { $side }: changed { $moment }{ $writer }

view-dayMark = D
view-daysWritten = written on { $days }
view-effects = What goes with good and bad days
view-holiday = Public holiday
view-hours = { $from }–{ $until }, { $seconds }
view-mayHelp = What may help
view-memoriesDay = This day in other years
view-memoriesMonth = This month in other years
view-memoriesWeek = This week in other years
view-mood-mood = Mood: { $value }
view-mood-no-mood-noted = No mood noted
view-moodDays = Mood noted on { NUMBER($days) } of { $all }
view-moods = Moods, one a day
view-nightMark = N
view-noHours = No hours are known for { $words }: 'rota set' takes them with --hours { $words2 }=HH:MM-HH:MM
view-noPlanProblems = Nothing is missing, nothing overlaps.
view-noPrompts = Nothing to bring up today.
view-noRota = No rota yet. Set one: smjournal rota set --from DAY --cycle 'day day night night rest rest'
view-people = People
view-planned = planned
view-productive = When you write
view-productivity = { $entries }, { $words }
view-records = Records
view-recovery = Rest and work, the last 28 days
view-rotaLater = from { $day } on the plan that was set before goes on; to change that too: { $command } …
view-rotaSet = Wrote the rota to { $path }: a cycle of { $days } from { $day } on
view-shiftChanges = Before and after the shift
view-tags = Tags
view-timeOff = Time off
view-timeOff-title = Time off: { $value }
view-trends = Mood and ratings, the last of each day: 7 and 30 days, against as many days before
view-warningSigns = Worth a thought
view-words = { $words }, { $minutes } to read

warningNote = These are observations from your own notes, not a diagnosis. If they ring true, talk to someone you trust, occupational health or your doctor. To hide them: warning-signs: false in journal.md.

warningSign-in-the-days = ; in the 90 days before it was { $value }
warningSign-over-four-weeks = { $dimension }: over four weeks your { $scale } averaged { $mean } ({ $records }){ $usual }.

week-mood = mood { $mood } ({ $mood2 })
week-your-week = Your week, { $from }: { $parts }.

weekday-1 = Monday
weekday-2 = Tuesday
weekday-3 = Wednesday
weekday-4 = Thursday
weekday-5 = Friday
weekday-6 = Saturday
weekday-7 = Sunday
weekday-short-1 = Mon
weekday-short-2 = Tue
weekday-short-3 = Wed
weekday-short-4 = Thu
weekday-short-5 = Fri
weekday-short-6 = Sat
weekday-short-7 = Sun

word-badge = { QUOTED($badge) } is a badge of your own; did you mean { QUOTED($nearest) }?
word-key = { QUOTED($key) } is a key of your own; did you mean { QUOTED($nearest) }?
word-mood = the mood { QUOTED($mood) } counts in no figure; did you mean { QUOTED($nearest) }?
word-mood-none = the mood { QUOTED($mood) } counts in no figure: it is not a known word or emoji
word-privateKey = { $nearest } { QUOTED($key) } counts as that, so the record stays out of exports; 'private: false' says that it is not.

work-afterNight = How was your night?
work-afterShift = How was your shift?
work-ahead = { $shifts } to come · planned { $planned }
work-areLettersRight = Is this what they mean where you work?
work-averageOpen = The average week is compared with no limit: fewer than { $days } of its period are known.
work-averageOver = Known days that the average week counts: { $days }. Leave, sickness and other absence are left out of both sides (2003/88/EC, article 16 b; other absence by this program’s own decision).
work-basis-notes = noted
work-basis-plan = plan
work-basis-said = stated
work-calledOut = called out { $text }
work-change = { $day }: { $was } → { $now }{ $notice }
work-change-notice = , { $notice }
work-changes =
    { $changed } of { $all } { $changed ->
        [one] was
       *[other] were
    } changed, { $short } with less than 48 hours' notice
work-daysWorked = { $days } worked
work-eachShift = Each shift with where its hours come from: smjournal report --shifts
work-extra = extra
work-fromDay = from { $day }
work-giveHours = to give it hours on that day: { $command }
work-goesOn = the shift goes on: its check-out of { $time } counts no more
work-halfDay-afternoon = half a day, afternoon
work-halfDay-morning = half a day, morning
work-hasNotes = { $day } has a check-in or a check-out already: it stays, and its hours count
work-hoursLater = { $word } has no hours on { $day }: those that are known hold from { $from } on
work-hoursOwed = Hours owed are used up: nothing is worked, and the contract counts the day.
work-howToChooseRules = No rules of rest are chosen: figures without verdicts. To choose: smjournal config rest-rules=eu (or fr-hospital, fr, uk, de, ch)
work-howToMean = such as: day 07:00-19:30 break 30, day 8-12 and 16-20, night 19:00-07:00, on-call, training, rest, leave, sick
work-isOneDay = Is “{ $words }” one day without work?
work-leftOut = Left out: { $days }.
work-longDay = { $day } has { $minutes } of work
work-longSpan = Do you mean { $span }, { $days }?
work-meansFrom = { $word } means this from { $day } on; days before keep what it meant. To mend those too: { $command }
work-missingCheckOuts = { $days } without a check-out: where the plan knows when these shifts end, that counts.
work-nextShift = Next: { $what }{ $at }
work-nextShift-at = , { $value }
work-nightIsOn = today is { $day } while its night is on; for the coming day: { $other }
work-noAverage = No average week and no balance of the contract: no plan says which of the other days were free. To say it: smjournal rota set
work-noChanges = No published plan was changed.
work-noCheckOut = { $what } has a check-in and no check-out; { $option } means that one
work-noFindings = No rest, week or run is beyond the limits.
work-noWork = rest
work-notInCycle = { $word } has hours, and is not in the cycle
work-onCallTotal = on call { $seconds }
work-otherToday = other work today
work-ownLimits = The limits of journal.md hold first: { $limits }.
work-partOfRest = { $part } of a rest of { $whole }
work-pastChanged = days already lived that have other shifts now: { $days }; 'undo' takes that back
work-replaced = not counted, another one holds: { $id }
work-reportLimits = Limits are shown beside the facts; time on call at the workplace counts as work for them. Agreements may differ. This is not a verdict.
work-reportSources = A shift belongs to the day it began. Its hours are the ones stated; else the plan’s; check-in and check-out times count only where the profile says so, or where there is no plan. Worked is presence less unpaid breaks.
work-restBefore = { $seconds } of rest before
work-sameAbsence = these days are off already: { $id }
work-sameExtra = this shift is there already on top: { $id }
work-sameShifts = { $first } and { $second } have the same: a swap would change nothing
work-shared = { $minutes } of shifts that overlap are counted once
work-shiftForLeave = { $day } is { $what } in your plan: a shift takes its place
work-shiftInTimeOff = { $day } is off ({ $what }): a shift on it counts nothing while that stays
work-shiftsGo = { $day } has several shifts in your plan: without { $what } from now on
work-soFar = so far
work-swapsBack = this swaps back: { $day } has its planned shift again
work-tookLastShift = filed under the shift that began last: { $what }; use --date or --shift for another
work-unknownRest = rest before not known: { $unplannedDays } without a plan
work-unknownRests = Rests with days without a plan in them, where there may have been work: { $count }, not counted.
work-weekTotal = { $shifts } · planned { $planned } · worked { $worked }
work-whatMeans = What does { $word } mean?
work-whichHours = What are the hours of { $word }?
work-whichShift = Which shift is it about?
work-wordBefore = until now this stood for something else: { $former }
work-wordsSaved =
    Wrote what { $words } { $words2 ->
        [one] means
       *[other] mean
    } to { $path }
work-workedHours = worked { $worked }
work-workedInTimeOff = { $day } is off ({ $what }): these hours count as worked all the same
work-writeAnyway = Write it all the same?
work-zoneFrom = the new zone holds from { $day } on: the shift of today keeps its hours

writer-device = , by the device { $name }
writer-thisDevice = , on this device

yaml-aliasInItself = the alias `{ $name }` stands for a value that it is part of
yaml-aliasesTooLarge = the aliases stand for more than { $limit } values
yaml-blockScalarHeader = expected a digit, `+`, `-` or nothing after `|` or `>`, found `{ $found }`
yaml-blockScalarIndentation = an empty line has more spaces than the text that follows it; remove them
yaml-collectionOnSameLine = a list or map can't begin here; put it on the next lines, or the value in quotes
yaml-colonInValue = a second `: ` in one line; put the value in quotes because of it
yaml-commentWithoutBlank = `#` begins a comment only after a blank; put a word that begins with it in quotes: "#tag"
yaml-conflictMarker = a line that an unfinished merge left
yaml-contentAfter =
    { $construct ->
        [doubleQuoted] expected the end of the line after { $construct }, found `{ $found }`; write a quote inside double quotes as \", or put single quotes around the value
        [flowMapping] expected the end of the line after { $construct }, found `{ $found }`; put the whole value in quotes: "{"{{"} template {"}}"} and more"
        [flowSequence] expected the end of the line after { $construct }, found `{ $found }`; put the whole value in quotes: "[[wiki link]] and more"
        [singleQuoted] expected the end of the line after { $construct }, found `{ $found }`; write an apostrophe inside single quotes twice: ''
       *[other] expected the end of the line after { $construct }, found `{ $found }`
    }
yaml-controlCharacter = control character U+{ $width } is not allowed in YAML
yaml-directiveWithoutDocument = expected `---` after the % lines
yaml-documentMarkerInside = `---` or `...` inside { $construct }
yaml-duplicateDirective = a second %{ $text } line for the same
yaml-duplicateKey = the key `{ $key }` is there already in line { $line }; the last one counts; delete one of the two `{ $key }` lines
yaml-emptyFlowEntry = nothing before the comma
yaml-flowKeyOnOtherLine = a key in brackets must be on one line with its `:`
yaml-foreignFrontMatter = front matter begins with three dashes, not with `{ $found }`; it is taken for text; write `---`
yaml-found = `{ $found }`
yaml-frontMatterNotFirst = these keys stand behind other text, so they are text too; move them to the start of the file
yaml-invalidDirective = `{ $text }` is no directive
yaml-invalidEscape = `{ $text }` is no escape in double quotes; write a backslash as \\, or use single quotes
yaml-invalidTag = `{ $tag }` is no tag
yaml-invalidUTF8 = byte 0x{ $width } is not UTF-8; save the file as UTF-8
yaml-keyTooLong = a key or name longer than { $limit }
yaml-mergeKey = the key `<<` is not read: write the keys themselves in place of it
yaml-missingAnchorName = expected a name after `&` or `*`
yaml-missingColon =
    { $text ->
        [item] expected `key: value`, found `{ $text }`; a list stands alone below its key; is the key's line missing?
       *[other] expected `key: value`, found `{ $text }`; a line that goes on with the value above must be indented by two spaces
    }
yaml-missingComma =
    { $construct ->
        [flowMapping] expected `,` or `{"}"}` in { $construct }, found `{ $found }`; close the map with `{"}"}`; put a {"{{"} template {"}}"} in quotes
       *[other] expected `,` or `]` in { $construct }, found `{ $found }`; close the list with `]` and put items with `[`, `]`, `,` or `: ` in quotes
    }
yaml-multilineKey = a key must be on one line with its `:`; indent the line as the key above it, or put the value above in quotes
yaml-notIndented = { $construct } goes on in a line that is not indented; indent it by two spaces
yaml-notJSON = expected { $expected }, found { $isEmpty }
yaml-notMapping = front matter must be `key: value` lines
yaml-notUTF8 = the file is not UTF-8 but UTF-16 or UTF-32; save it as UTF-8
yaml-of-alias = the alias or anchor
yaml-of-blockMapping = the map
yaml-of-blockScalar = the block of text
yaml-of-blockSequence = the list
yaml-of-documentEnd = `...`
yaml-of-documentStart = `---`
yaml-of-doubleQuoted = the text in double quotes
yaml-of-flowMapping = the map in braces
yaml-of-flowSequence = the list in brackets
yaml-of-plain = the text
yaml-of-singleQuoted = the text in single quotes
yaml-of-tag = the tag
yaml-of-value = the value
yaml-propertiesOnAlias = an alias can't have an anchor or tag
yaml-reservedIndicator = `{ $character }` can't stand without quotes; put it in quotes
yaml-scalarTooLong = a text longer than { $limit }
yaml-secondAnchor = a second anchor for one value
yaml-secondDocument = a second document begins; front matter is one
yaml-secondTag = a second tag for one value
yaml-spaces =
    { $count ->
        [one] { $count } space
       *[other] { $count } spaces
    }
yaml-stars = stars mean something else here; in quotes they are text, and a rating is a number: { $stars }
yaml-start = {" "}(begun in line { $line })
yaml-tabInIndentation = tab in indentation; use two spaces for each
yaml-textBeforeFrontMatter = the front matter is not at the very start of the file; other programs take it for text; delete what stands before `---`
yaml-textTooLong = longer than { $limit }
yaml-the-end = the end
yaml-tomlFrontMatter = these keys are in TOML, between `+++` lines; they are taken for text; write `---` above and below, and `key: value` between
yaml-tooDeep = nested more than { $limit } deep
yaml-tooManyDirectives = more than { $limit } %TAG lines
yaml-tooManyProblems = more than { $limit }; the others are not listed
yaml-undefinedAlias = nothing before is named by the alias `{ $name }`
yaml-undefinedTagHandle = the tag handle `{ $handle }` is not declared by a %TAG line
yaml-unsupportedVersion = YAML version { $version } is not known, expected 1.2
yaml-unterminated =
    { $construct ->
        [doubleQuoted] { $construct } is never closed: expected `"`; add the closing quote
        [flowMapping] { $construct } is never closed: expected `{"}"}`; put a {"{{"} template {"}}"} in quotes
        [flowSequence] { $construct } is never closed: expected `]`; put items with `[`, `]`, `,` or `: ` in quotes
        [singleQuoted] { $construct } is never closed: expected `'`; add the closing quote
       *[other] { $construct } is never closed: expected its end
    }
yaml-unterminatedFrontMatter = the front matter has no closing `---` line; add a line --- behind the last key
yaml-unusualClosingLine = front matter ends with three dashes; other programs don't see this line as its end; write `---`
yaml-unusualOpeningLine = front matter begins with three dashes, which `{ $found }` is taken for; other programs take it for text; write `---`
yaml-wrongIndentation =
    { $expected ->
        [0] indented by { $found }, expected none as before; begin the line at the left margin, or indent it more to belong to the line above
       *[other] indented by { $found }, expected { $expected } as before; give the line as many, or two more to belong to the line above
    }
