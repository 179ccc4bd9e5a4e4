### German: everything that smjournal says. Messages stand in the order of their names.
### The syntax is that of Project Fluent, https://projectfluent.org; what may be used: .github/CONTRIBUTING.md.

action-chmod = die Rechte lassen sich nicht setzen
action-fsync = lässt sich nicht speichern
action-link = lässt sich nicht anlegen
action-list = der Ordner lässt sich nicht auflisten
action-lock = das Tagebuch lässt sich nicht sperren
action-map = lässt sich nicht laden
action-mkdir = der Ordner lässt sich nicht anlegen
action-open = lässt sich nicht öffnen
action-read = lässt sich nicht lesen
action-rename = lässt sich nicht umbenennen
action-stat = lässt sich nicht ansehen
action-unlink = lässt sich nicht entfernen
action-write = lässt sich nicht schreiben

affirmation-balance-1 = Meine freien Tage sind mir heilig
affirmation-balance-10 = Meine Lieben brauchen mich ganz, nicht das, was übrig ist
affirmation-balance-11 = Abschalten hilft mir, wieder anzuknüpfen
affirmation-balance-12 = Ich bin größer als mein Kasack
affirmation-balance-13 = Ich pflege mein eigenes Leben mit derselben Sorgfalt
affirmation-balance-14 = Mein Urlaub ist lebenswichtig, keine Zugabe
affirmation-balance-15 = Ich entscheide mich zu leben, nicht nur zu überstehen
affirmation-balance-2 = Ich bin mehr als mein Beruf
affirmation-balance-3 = Wenn ich für mich sorge, kann ich für andere sorgen
affirmation-balance-4 = Nein zu sagen schützt meine Kraft
affirmation-balance-5 = Dass es mir gut geht, ist nicht egoistisch
affirmation-balance-6 = Ich verdiene ein Leben außerhalb des Krankenhauses
affirmation-balance-7 = Was ich gern tue, gibt mir Kraft für die Pflege
affirmation-balance-8 = Zeit für mein eigenes Leben ist ein Recht und kein Luxus
affirmation-balance-9 = Die Arbeit bleibt auf der Arbeit, auch in meinem Kopf
affirmation-compassion-1 = Mein Mitgefühl ist meine Stärke, nicht meine Schwäche
affirmation-compassion-10 = Bei mir dürfen sich andere sicher fühlen
affirmation-compassion-11 = Meine Aufmerksamkeit ist ein Geschenk
affirmation-compassion-12 = Ich bin da, und das zählt
affirmation-compassion-13 = Mein Mitgefühl geht nicht aus, es will nur genährt werden
affirmation-compassion-14 = Jede sanfte Geste ist ein kleiner Widerstand
affirmation-compassion-15 = Ich pflege mit den Händen und mit dem Herzen
affirmation-compassion-2 = Zuhören ist schon Pflege
affirmation-compassion-3 = Ein Lächeln kann einen ganzen Tag wenden
affirmation-compassion-4 = Ich sehe den Menschen hinter der Diagnose
affirmation-compassion-5 = Wenn ich da bin, wird es ruhiger
affirmation-compassion-6 = Jeder Mensch, den ich pflege, verdient meine Freundlichkeit
affirmation-compassion-7 = Ich bin das Menschliche in einem technischen Betrieb
affirmation-compassion-8 = Meine Menschlichkeit ist mein bestes Werkzeug
affirmation-compassion-9 = Pflege beginnt mit einem Blick
affirmation-competence-1 = Meine Erfahrung ist viel wert
affirmation-competence-10 =
    Ich bin stolz auf meinen Beruf
    .carer = Ich bin stolz darauf, für andere zu sorgen
    .midwife = Ich bin stolz darauf, Hebamme zu sein
    .paramedic = Ich bin stolz darauf, im Rettungsdienst zu arbeiten
    .other = Ich bin stolz auf die Arbeit, die ich tue
affirmation-competence-2 = Ich weiß, was ich tue, dafür bin ich ausgebildet
affirmation-competence-3 = Jeder meiner Handgriffe zählt
affirmation-competence-4 = Ich lerne aus jeder Lage etwas
affirmation-competence-5 = Meine Wachsamkeit rettet Leben
affirmation-competence-6 = Ich komme mit dem Unerwarteten zurecht
affirmation-competence-7 = Ich weiß jeden Tag ein wenig mehr
affirmation-competence-8 = Ich vertraue meinem fachlichen Blick
affirmation-competence-9 = Wie ich meine Arbeit mache, macht den Unterschied
affirmation-resilience-1 = Ich mache einen Unterschied, auch im Kleinsten
affirmation-resilience-10 = Ich passe auf mich auf, damit ich lange durchhalte
affirmation-resilience-2 = Meine Grenzen schützen meine Kraft, für andere da zu sein
affirmation-resilience-3 = Jeder schwere Dienst macht mich ein Stück stärker
affirmation-resilience-4 = Ich verdiene Erholung genauso wie die Menschen, die ich pflege
affirmation-resilience-5 = Müde zu sein ist berechtigt und keine Schwäche
affirmation-resilience-6 = Ich kann nicht alles in der Hand haben, und das ist in Ordnung
affirmation-resilience-7 = Um Hilfe zu bitten ist klug
affirmation-resilience-8 = Ich bin ein Mensch und keine Maschine
affirmation-resilience-9 = Was ich fühle, darf sein, auch im Dienst

affirmations-balance = Ausgleich
affirmations-compassion = Mitgefühl
affirmations-competence = Können
affirmations-resilience = Widerstandskraft

answer-key-no = n
answer-key-yes = j
answer-no = nN
answer-yes = jJyY

badge-anxious = ängstlich
badge-calm = ruhig
badge-frustrated = frustriert
badge-grateful = dankbar
badge-happy = glücklich
badge-proud = stolz
badge-sad = traurig
badge-tired = müde

basis-rota = laut Dienstplan
basis-workingDays = nach deinen Arbeitstagen

birthday = {" "}({ NUMBER($value) })
birthday-s-birthday-is = { $name } hat Geburtstag: { $when }
birthday-turns = { $name } wird { NUMBER($value) }: { $when }

caption-conflicts = Dateien stehen im Konflikt; „smjournal conflicts“ zeigt sie.
caption-editor-not-started = der Editor „{ $editor }“ lässt sich nicht starten
caption-editorFailed = der Editor „{ $editor }“ endete mit dem Wert { $status }
caption-furtherFindings = … und { $count } weitere davon; --json hat alle
caption-indexAgrees = Der Index stimmt mit den Dateien überein.
caption-indexDiffered = { $path }: der Index sagte etwas anderes als die Datei
caption-indexNotWritten = der Index ließ sich nicht schreiben; die Antworten stimmen, dauern aber länger
caption-inputNotUTF8 = die Standardeingabe ist kein UTF-8-Text
caption-inputUnreadable = die Standardeingabe lässt sich nicht lesen: { $message }
caption-journalLies = Dein Tagebuch liegt in { $folder }.
caption-noAffirmation = keine Affirmation heißt „{ $id }“{ $nearest }
caption-noAffirmations = Keine Affirmation gefunden.
caption-noEditor = kein Editor ist eingestellt oder zu finden; setze EDITOR, etwa auf nano oder 'code --wait'
caption-noPeople = Noch niemand; „smjournal people add NAME“ fügt jemanden hinzu.
caption-noTags = Noch keine Schlagwörter; „smjournal tag last +nacht“ fügt eins hinzu.
caption-noVacations = Noch kein Urlaub; „smjournal vacation add VON..BIS“ plant welchen.
caption-nothingFound = Keine Aufzeichnung gefunden.
caption-nothingThatDay = Für diesen Tag ist nichts geschrieben.
caption-nothingToday = Heute ist noch nichts geschrieben.
caption-outputFailed = die Ergebnisse lassen sich nicht schreiben: { $message }
caption-ownKeys = Weitere Schlüssel
caption-problems =
    { $count ->
        [one] 1 Problem in den Dateien; „smjournal check“ zeigt es.
       *[other] { $count } Probleme in den Dateien; „smjournal check“ zeigt sie.
    }
caption-progress = { $files } Dateien angesehen, { $rate } je Sekunde
caption-records = Heute
caption-reindexed = { $files }: { $read } gelesen, { $added } neu, { $changed } geändert, { $removed } entfernt
caption-shown = { NUMBER($count) } von { $total } Aufzeichnungen
caption-unread =
    { $count ->
        [one] 1 Datei oder Ordner ist nicht lesbar: Was darin steht, fehlt hier.
       *[other] { $count } Dateien oder Ordner sind nicht lesbar: Was darin steht, fehlt hier.
    }
caption-welcome =
    Willkommen. Ein Tagebuch deiner Dienste, in einfachen Dateien auf diesem Gerät; nichts verlässt es.
    Ein paar Fragen: Eingabe überspringt eine, Rücktaste geht zurück, Strg-C beendet und behält deine Antworten.
caption-wrongKind = { $id }: das ist nicht „{ $expected }“, sondern „{ $kind }“

care = { $name }, { $number }
care-a-friend-your = einem Menschen, dem du vertraust, deiner Ärztin oder deinem Arzt, oder unter einer Nummer von findahelpline.com
care-separator = ;{" "}
care-these-have-been = Das waren schwere Wochen. Du kannst darüber reden, bei Tag und bei Nacht: { $who }.

circumstance-indexInBlock = ab dem vierten Arbeitstag in Folge
circumstance-indexInBlock-1 = am ersten Arbeitstag in Folge
circumstance-indexInBlock-2 = am zweiten Arbeitstag in Folge
circumstance-indexInBlock-3 = am dritten Arbeitstag in Folge
circumstance-nightInARow = ab der dritten Nacht in Folge
circumstance-nightInARow-1 = in der ersten Nacht in Folge
circumstance-nightInARow-2 = in der zweiten Nacht in Folge
circumstance-person = an Tagen mit { $text }
circumstance-shift = in Diensten „{ $shift }“
circumstance-shift-day = in Tagdiensten
circumstance-shift-night = in Nachtdiensten
circumstance-shift-rest = an freien Tagen
circumstance-shortRest = nach wenig Ruhe (unter 11 h, nach einer Nacht unter 24 h)
circumstance-shortSleep = nach wenig Schlaf (unter 6 h in den 24 h vor dem Dienst)
circumstance-tag = an Tagen mit dem Schlagwort { QUOTED($text) }
circumstance-weather = wenn das Wetter { QUOTED($text) } ist
circumstance-weekday = { LOWERCASE($weekday) }s

colon = :{" "}

commit-busy = ein anderer Befehl legt gerade einen Commit an und ist nicht fertig geworden
commit-detached = hier ist kein Branch ausgecheckt, und was auf keinem committet wird, geht beim nächsten Checkout verloren; zurück auf einen mit: git switch BRANCH
commit-failed = geschrieben, aber ohne Commit: { $reason }
commit-filtered = ein Filter in .gitattributes verändert diese Dateien, und Filter werden nicht gestartet; selbst mit: git commit
commit-late = Dateien, die auf einen Commit warten: { $count }. Die nächste Änderung nimmt sie mit.
commit-nameless = git kennt deinen Namen nicht; setze ihn mit git config user.name und git config user.email
commit-refused = git hat abgelehnt ({ $step })
commit-staged = etwas anderes ist vorgemerkt; erst: git commit
commit-unfinished = git wartet auf das Ende eines Merge oder Rebase

confirmation-answersKept = Deine Antworten sind aufgehoben: „{ $command }“ macht damit weiter.
confirmation-answersNotKept = Deine Antworten ließen sich nicht aufheben. Das hast du geschrieben:
confirmation-changed = Geändert: { $path }
confirmation-created = Geschrieben: { $path } ({ $what }, { $day })
confirmation-defaultNotSet = Das ließ sich nicht merken; -C ORDNER oder SMJOURNAL_DIR nennen das Tagebuch.
confirmation-deleted = Gelöscht: { $path }; die Datei liegt jetzt in { $to }
confirmation-editedWithoutChange = { $path } ist geblieben, wie es war
confirmation-foundAnywhere = smjournal findet es aus jedem Ordner.
confirmation-journalCreated = Tagebuch angelegt in { $folder }
confirmation-journalNamed = { $name } steht jetzt für { $path }
confirmation-journalUnnamed = { $name } ist kein Name mehr; das Tagebuch bleibt, wo es ist
confirmation-liked = Gemerkt: { $text }
confirmation-momentStays = Darin steht weiterhin, wann es geschrieben wurde, { $at }; das entfernt: { $command }
confirmation-moved = Verschoben: { $from } → { $to } ({ $day })
confirmation-noEntryWritten = Das Dienstende ist geschrieben, der Eintrag nicht.
confirmation-notUndoable = Diese Änderung lässt sich nicht zurücknehmen: ihr Protokoll konnte nicht geschrieben werden
confirmation-nothingWritten = Nichts wurde geschrieben.
confirmation-redated = { $path } gehört jetzt zu einem anderen Tag: { $day }
confirmation-settingGone = { $key } hat nicht mehr: { $names }; 'undo' bringt sie zurück
confirmation-tagInText = #{ $tag } steht im Text und bleibt; nimm es dort heraus
confirmation-taken = Aus dem Eingang genommen: { $paths }
confirmation-unchanged = Nichts zu ändern in { $path }
confirmation-undone-created = Zurückgenommen: { $path } ist wieder da
confirmation-undone-moved = Zurückgenommen: die Datei ist wieder unter { $path }
confirmation-undone-trashed = Zurückgenommen: die neue Datei liegt in { $path }
confirmation-undone-unchanged = Zurückgenommen: { $path } ist wie zuvor
confirmation-undoneBatch = Zurückgenommen: { $count }; neue liegen im Papierkorb
confirmation-undoneBatch-kept =
    Zurückgenommen: { $count }; neue liegen im Papierkorb; { $kept ->
        [one] 1 wurde seitdem geändert und bleibt
       *[other] { $kept } wurden seitdem geändert und bleiben
    }
confirmation-unliked = Nicht mehr gemerkt: { $text }

countdown-few = Nur noch { $shifts } bis zu deinem Urlaub! 🎉
countdown-many = { $shifts } bis zu deinem Urlaub! 🎉
countdown-no-more-shifts = Kein Dienst mehr: dein Urlaub beginnt { $when }! 🎉
countdown-that-time-off = Dieser Urlaub ist vorbei.
countdown-tomorrow =
    { $days ->
        [one] morgen
       *[other] in { DATIVE($days) }
    }
countdown-until-your-time = { $shifts } bis zu deinem Urlaub, { $doubt }.

countdownDetails = { $shifts } { $rota }

countdownDetails-extra = davon { $shifts } zusätzlich
countedShift = { $day }: { $type }, { $shift }

day = { $short }, { $day }. { $month }
day-on = am { $day }
day-toCome = { $day } ist noch nicht da
day-year = { $short }, { $day }. { $month } { $year }

dimension-distance = Innere Distanz zur Arbeit
dimension-exhaustion = Erschöpfung
dimension-littleAccomplishment = Das Gefühl, wenig zu erreichen

document-alias = der Wert steht woanders, beim Anker „&{ $name }“
document-anchored = der Wert wird woanders benutzt, als Alias „*{ $name }“
document-cannotBeMadeSafely = der geänderte Text ließe sich nicht lesen wie gewollt
document-complexKey = der Schlüssel ist eine Liste, eine Reihe von Schlüsseln, ein mehrzeiliger Text oder folgt auf ein „?“
document-conflictMarker = der Dateikopf enthält Konfliktmarkierungen von git; kläre erst den Konflikt
document-frontMatterElsewhere = was hier wie ein Dateikopf aussieht, ist Text; setze es erst zwischen Zeilen „---“ an den Anfang der Datei
document-frontMatterIsNoMapping = der Dateikopf besteht nicht aus Schlüsseln mit Werten
document-frontMatterNotUnderstood = der Dateikopf ist nicht verständlich, deshalb wird darin nichts geändert
document-mergeKey = der Schlüssel „<<“ holt seine Werte von woanders
document-noSuchItem = es gibt kein Element { $index }: die Liste hat { $count }
document-noSuchKey = es gibt keinen Schlüssel „{ $key }“
document-notList = der Wert von „{ $key }“ ist keine Liste
document-notMapping = der Wert von „{ $key }“ hat keine Schlüssel
document-sharedLine = der Wert teilt seine Zeile oder seine Klammern mit etwas, das verloren ginge
document-tagged = der Wert trägt den Typ „{ $tag }“, der zu einem neuen vielleicht nicht passt
document-unterminatedFrontMatter = dem Dateikopf fehlt am Ende die Zeile „---“
document-valueNotUnderstood = der Wert von „{ $key }“ ist nicht lesbar und wird deshalb nicht neu geschrieben

doubt-farDay = { $day } liegt mehr als { $years } von den anderen Tagen dieses Tagebuchs entfernt: Stimmt das Jahr?
doubt-missingCheckIn = Dienstende ohne Dienstbeginn
doubt-missingCheckOut = Dienstbeginn ohne Dienstende
doubt-openCallOut = Dienstbeginn während des Rufdienstes ohne Dienstende: Der Einsatz zählt nichts
doubt-restHours = { $shift } ist keine Arbeit, darum zählen die Stunden { $hours } nichts: den Dienst nennen, zu dem sie gehören
doubt-tooLong = ein Dienst von { $hours } Stunden, bis { $checkOut }: fehlt ein Dienstende?
doubt-workedRest = der Dienst { $shift } ist keine Arbeit, darum zählen die gearbeiteten Stunden { $hours } nichts: den Dienst nennen, zu dem sie gehören

doubtfulHours = „{ $found }“ kann { $first }, { $second } oder { $literal } sein; schreib, was du meinst

duration = { $hours } h { $minutes } min
duration-hours = { $hours } h
duration-minutes = { $minutes } min

edit-invalidKey = { QUOTED($key) } kann kein Schlüssel sein
edit-notAList = { $key } nimmt einen Wert, keine Liste
edit-untilBeforeFrom = until ({ $iso }) läge vor from ({ $iso2 })
edit-wrongValue = { $key }: erwartet wird { $expected }, nicht { QUOTED($found) }

effect =
    { CAPITALIZED($measure) } ist { $circumstance } { $direction ->
        [higher] höher
       *[lower] niedriger
    }: { $own } gegenüber { $otherMean } ({ $days } gegenüber { $others }, { $strength } Unterschied).

encouragements-gentle-1 = Geh es sanft an; niemand muss alles allein schaffen.
encouragements-gentle-2 = Eins nach dem anderen. Nimm dir deine Pause.
encouragements-gentle-3 = Du darfst heute um Hilfe bitten.
encouragements-gentle-4 = Sei so freundlich zu dir, wie du es zu ihnen bist.
encouragements-gentle-5 = Kleine Schritte zählen. Diesen Dienst schaffst du.
encouragements-usual-1 = Hab einen guten Dienst.
encouragements-usual-2 = Du weißt, was du tust.
encouragements-usual-3 = Los geht’s, und trink unterwegs etwas.
encouragements-usual-4 = Ein Mensch nach dem anderen.
encouragements-usual-5 = Gute Menschen freuen sich, dass du heute da bist.

entry-cutTag = „{ $word }“ zählt als Schlagwort { $tag }: im Text hat eins Buchstaben, Ziffern, _, - und /; andere Zeichen nimmt --tag
entry-strangeMoment = „{ $words }“ wird nicht als Zeitpunkt verstanden und bleibt im Text; --at oder --date sagt, wann es war
expectation-between = eine ganze Zahl von { $lowest } bis { $highest }
expectation-civilDay = ein Tag wie 2026-11-20
expectation-clockTime = eine Uhrzeit wie "19:00"
expectation-cycle = ein Turnus wie tag tag nacht nacht frei frei
expectation-formatVersion = eine Version, die dieses Programm kennt (1)
expectation-hours = eine Zeitspanne wie "19:00-07:30"
expectation-list = eine Liste
expectation-map = Schlüssel mit ihren Werten
expectation-number = eine ganze Zahl
expectation-oneOf =
    { $words ->
        [one] { $words2 }
       *[other] eines von { $words3 }
    }
expectation-ownKey = ein Schlüssel, den das Format nicht selbst hat
expectation-range = der kleinste und der größte Wert, etwa "0-10"
expectation-recipient = ein Schlüssel, für den age verschlüsselt, wie age1… oder ssh-ed25519 …,
expectation-shiftWord = tag, nacht, frei oder ein eigenes Wort
expectation-text = Text in einer Zeile
expectation-timestamp = ein Zeitpunkt wie 2026-11-20T18:50:00+01:00
expectation-truth = true oder false
expectation-unambiguousDay = ein Tag mit eindeutigem Monat wie 2026-11-20
expectation-weekday = ein Wochentag wie montag
expectation-zoneName = eine Zeitzone, die dieses System kennt, wie Europe/Berlin

expected-assignment = SCHLÜSSEL=WERT
expected-birthday = ein Geburtstag, etwa 1985-03-12, oder --03-12 ohne Jahr
expected-columnMeaning = eine Spalte mit dem, was sie enthält, etwa 'Score=mood 1-10' oder 'Anxiety=scale 0-3 low'
expected-condition = eine Bedingung, etwa place=Lyon oder energy>=4
expected-count = eine ganze Zahl ab 0
expected-cycle = Wörter für Dienste, etwa 'tag nacht frei'
expected-day = ein Tag, etwa 2026-11-20, heute oder gestern
expected-daysApart = Kommas zwischen den Tagen, etwa „Nacht, Tag frei, Tag“: ohne sie kann es ein Tag sein oder mehrere
expected-duration = eine Zeitspanne, etwa 30d, 4w, 6m oder 1y
expected-hours = zwei Uhrzeiten, etwa nacht=19:00-07:30
expected-instant = ein Zeitpunkt nach ISO 8601, etwa 2026-11-20T18:50:00+01:00
expected-journalName = ein Name für ein Tagebuch auf diesem Gerät, aus Buchstaben und Ziffern, etwa @arbeit=~/arbeit
expected-link = smjournal://show/ID, smjournal://new oder smjournal://check-in
expected-linkAtTerminal = ein Terminal: was ein Link öffnet, will dort beantwortet werden
expected-moment = eine Uhrzeit, etwa 07:30 oder 2026-11-20T07:30
expected-month = ein Monat, etwa 2026-11 oder november
expected-mood = eine Stimmung: { $moods }
expected-moodMeaning = ein Wort mit einer Stimmung, etwa naja=neutral
expected-otherJournal = der Ordner eines anderen Tagebuchs als dieses
expected-shiftMeaning = ein Wort mit einer Art von Dienst, etwa 'N=nacht 21:00-07:00'
expected-shiftType = ein Wort und was es bedeutet, etwa T='tag 07:00-19:30 pause 30'
expected-span = ein Tag oder zwei: 20.12. bis 3.1., 2026-12-20..2027-01-03
expected-spans = zwei Uhrzeiten, etwa 18:45-07:50
expected-tagChange = +SCHLAGWORT zum Hinzufügen oder -SCHLAGWORT zum Entfernen
expected-take = SCHLÜSSEL=ours oder SCHLÜSSEL=theirs
expected-text = ein Text
expected-word = ein Wort ohne Leerzeichen
expected-year = ein Jahr, etwa 2026
expected-zone = der Name einer Zeitzone, etwa Europe/Berlin

explanation-dayBoundary-after = { $what }: der Tag auf der Uhr
explanation-dayBoundary-before = { $what }: deine Tage beginnen um { $start } (day-starts)
explanation-explicitDay = { $what }: du hast den Tag genannt
explanation-explicitShift = { $what }: du hast den Dienst genannt
explanation-lastBegun = { $what }: der zuletzt begonnene Dienst; 'move', --date oder --shift nennen einen anderen
explanation-openShift-of = {" "}von { $time }
explanation-openShift-your-check-in = { $what }: dein Dienstbeginn{ $since } hat noch kein Dienstende
explanation-plan = { $what }: { $planned }

export-asPage = die Seite heißt { $file }: ohne die Endung zeigt ein Browser, worin sie geschrieben ist
export-asTimeOff =
    { $count ->
        [one] 1 Abwesenheit, etwa eine Krankheit, steht darin als frei; mit --private wird sie genannt
       *[other] { $count } Abwesenheiten, etwa Krankheiten, stehen darin als frei; mit --private werden sie genannt
    }
export-askPrivate =
    { $count ->
        [one] 1 private Aufzeichnung wird dabei sein. Weiter?
       *[other] { $count } private Aufzeichnungen werden dabei sein. Weiter?
    }
export-birthday = Geburtstag von { $name }
export-calendar = Dienste und Urlaub
export-calendar-birthdays = Geburtstage
export-calendar-reminders = Dienstbeginn und Dienstende
export-calendar-shifts = Dienste
export-calendar-time-off = Urlaub
export-calendarNotKept = der Kalender { $file } konnte nicht neu geschrieben werden; er bleibt, wie er war:
export-encryptionFailed = { $program } wollte nicht für diesen Empfänger verschlüsseln; nichts wurde geschrieben
export-holdsPrivate =
    diese Sicherung enthält auch { $count ->
        [one] 1 private Aufzeichnung
       *[other] { $count } private Aufzeichnungen
    }: behalte sie für dich
export-isOff = { $name }: Urlaub
export-leavesConflicts =
    { $count ->
        [one] 1 widersprüchliche Datei fehlt in dieser Ausgabe; „smjournal conflicts“ zeigt sie
       *[other] { $count } widersprüchliche Dateien fehlen in dieser Ausgabe; „smjournal conflicts“ zeigt sie
    }
export-missing = Fotos und Aufnahmen, die deine Notizen nennen und die fehlen: { $count }; „smjournal check“ zeigt sie.
export-noEncryption = { $program } ist nicht installiert, und nichts wurde geschrieben; es ist unter https://age-encryption.org zu finden
export-noPandoc = { $program }, das Programm für das Dokument, ist nicht installiert, und nichts wurde geschrieben; es ist unter https://pandoc.org zu finden
export-pandocFailed = { $program } hat kein Dokument gemacht; nichts wurde geschrieben
export-passesOver =
    aus dem Ordner des Tagebuchs { $count ->
        [one] fehlt 1 Sache
       *[other] fehlen { $count } Sachen
    } in dieser Sicherung:
export-receipt =
    { $records } in { $files ->
        [one] 1 Datei
       *[other] { NUMBER($files) } Dateien
    }, { $bytes }{ $leftOut }
export-receipt-form = eine Seite zum Ausfüllen, { $bytes }; schick sie aufs Handy und öffne sie dort
export-receipt-people-left-out = ; ohne { $people }: eine solche Datei hat keinen Platz für Menschen
export-receipt-private-left-out =
    ; { $leftOut ->
        [one] 1 privater ausgelassen (--private nimmt ihn mit)
       *[other] { $leftOut } private ausgelassen (--private nimmt sie mit)
    }
export-uncleaned = ausgelassen, weil darin vielleicht der Aufnahmeort steht und sich nicht entfernen lässt: { $path }
export-unshown =
    { $count ->
        [one] 1 Foto oder Aufnahme ist nicht darin: so eine Datei kann es nicht zeigen
       *[other] { $count } Fotos und Aufnahmen sind nicht darin: so eine Datei kann sie nicht zeigen
    }
export-withoutMedia =
    { $count ->
        [one] 1 Foto oder Aufnahme wird genannt und ist nicht in der Datei; in einen Ordner oder ein .zip kommt sie mit: --output NAME.zip
       *[other] { $count } Fotos und Aufnahmen werden genannt und sind nicht in der Datei; in einen Ordner oder ein .zip kommen sie mit: --output NAME.zip
    }
export-works = { $name }: Arbeit

figure-afterLongRest = nach mehr Ruhe
figure-afterShortRest = nach weniger als 11 h Ruhe
figure-ahead = Noch geplant
figure-averageWeek = Durchschnittliche Woche
figure-balance = Saldo
figure-changes = Planänderungen
figure-contract = Laut Vertrag
figure-daysOff = Freie Tage
figure-extras = Zusätzlich, als geplant gezählt
figure-findings = Jenseits der Grenzen
figure-holidays = Feiertage
figure-hours = Stunden
figure-knownDays = Bekannte Tage
figure-longestNightRun = Längste Folge von Nächten
figure-longestRun = Längste Folge von Arbeitstagen
figure-longestShift = Längster Dienst
figure-nightHours = Nachtstunden
figure-nightToDay = Von Nacht zu Tag in unter 48 h
figure-nights = Nächte
figure-onCall = Rufdienst
figure-overtime = Über den Plan hinaus
figure-place = Tag am Stück
figure-planned = Geplant
figure-presence = Anwesenheit
figure-ratings = Wie es sich anfühlte
figure-report = Arbeitszeit, Ruhe und Erholung
figure-rests = Ruhezeiten
figure-sevenDays = Höchstens in 7 Tagen
figure-shifts = Dienste
figure-shortestRest = Kürzeste Ruhezeit
figure-splitDays = Geteilte Tage
figure-sundays = Sonntage
figure-under11 = Ruhezeiten unter 11 h
figure-under12 = Ruhezeiten unter 12 h
figure-weekends = Wochenenden mit Arbeit
figure-weeklyRest = Längste Ruhezeit
figure-weeks = Wochen
figure-worked = Gearbeitet

file-type-brokenLink = eine Verknüpfung ins Leere
file-type-device = ein Gerät
file-type-folder = ein Ordner
file-type-pipe = eine Pipe
file-type-socket = ein Socket

form-afterShift = Nach meinem Dienst
form-again = Noch etwas schreiben
form-back = Zurück
form-beforeShift = Vor meinem Dienst
form-belongs = Die Datei gehört in den Ordner { $folder } deines Tagebuchs.
form-break = Unbezahlte Pause in Minuten
form-date = Tag (einer Nacht: ihr Abend)
form-download = Herunterladen
form-failed = Nicht gespeichert: { $reason }
form-folderHint = Wähle den Ordner deines Tagebuchs: den mit der Datei journal.md.
form-keep = Fertig
form-moodOnly = Meine Stimmung
form-needAnswer = Gib mindestens eine Antwort.
form-next = Weiter
form-noScript = Diese Vorschau kann nicht speichern. Öffne die Datei in deinem Browser: auf einem iPhone teile sie mit einer Browser-App oder lege sie in Dateien ab und öffne sie von dort.
form-refused = Eine Zeile der Notiz sieht aus wie die Markierung einer Zusammenführung. Ändere bitte ihren Anfang.
form-saveToFolder = In meinem Tagebuch speichern
form-saved = Gespeichert als { $place }
form-share = Teilen
form-summary = Wird gespeichert
form-time = Uhrzeit
form-title = Wie geht es dir?
form-which = Was möchtest du aufschreiben?

gapCount = { $gaps }-mal

greeting = { $words }.
greeting-afternoon = Guten Tag
greeting-evening = Guten Abend
greeting-morning = Guten Morgen
greeting-name = { $words }, { $value }.

greeting-night = Hallo
half-afternoon = Nachmittag
half-morning = Vormittag

health-backup-backup = Sicherung
health-backup-last-made = zuletzt am { $day }
health-backup-none-backup = Sicherung
health-backup-none-none-noted-after = keine vermerkt; nach der nächsten: smjournal doctor --backed-up
health-calendars = Kalender
health-conflicts-but-git = { $found }, aber worauf git wartet, ist nicht bekannt
health-conflicts-conflicts = Konflikte
health-conflicts-none = keine
health-disk-disk = Speicher
health-disk-free = { $free } frei{ $isScarce }
health-disk-nearly-full = : fast voll
health-drafts = Entwürfe
health-drafts-aside = { $count } beiseitegelegt, bis du sie entfernst: { $paths }
health-encryption-disk-at-rest = Auf der Platte
health-encryption-disk-the-disk-is = die Festplatte ist verschlüsselt ({ $tool })
health-encryption-folder-a-decrypted-view = entschlüsselte Sicht eines verschlüsselten Ordners ({ $tool })
health-encryption-folder-at-rest = Auf der Platte
health-encryption-unknown-at-rest = Auf der Platte
health-encryption-unknown-no-encryption-visible = von hier ist keine Verschlüsselung zu sehen; siehe „smjournal help at-rest“
health-git = git
health-gitCrypt-encrypts-the-records = verschlüsselt die Aufzeichnungen in git: Änderungen zweier Geräte lassen sich nicht zusammenführen
health-gitCrypt-git-crypt = git-crypt
health-inbox = Eingang
health-inbox-foreign = { $folder }; { $count } dort gelassen, nicht vom Formular dieses Tagebuchs
health-index-good-index = Index
health-index-good-up-to-date = auf dem Stand der Dateien (smjournal reindex --verify vergleicht ihn mit jeder)
health-index-unwritable-can-t-be = lässt sich nicht schreiben ({ $error })
health-index-unwritable-index = Index
health-notices-syncing = Abgleich
health-notices-thing-to-look =
    { $count ->
        [one] 1 Sache zum Ansehen
       *[other] { $count } Sachen zum Ansehen
    }
health-otherJournals-not-part-of = nicht Teil von diesem: { $folders }
health-otherJournals-other-journals = Andere Tagebücher
health-permissions-others-may-read = andere dürfen { $count } der Dateien und Ordner lesen
health-permissions-permissions = Zugriffsrechte
health-permissions-yours-alone = nur du
health-problems = { $count } { $sort }
health-problems-none = keine
health-problems-problems = Probleme
health-records = { $map }; { $bytes }
health-records-none = keine
health-records-records = Aufzeichnungen
health-seal = Versiegelung
health-seal-clear = von versiegelten Arten, lesbar: { $records }
health-seal-keys = Schlüssel: { $count }
health-seal-left = ein bearbeiteter Text liegt noch in { $path }
health-seal-noKey = kein Schlüssel auf diesem Gerät
health-seal-noProgram = weder age noch rage ist installiert
health-seal-plainKey = der Schlüssel liegt hier ohne Passphrase
health-seal-swap = von einer Verschlüsselung des Auslagerungsspeichers (Swap) ist nichts zu sehen
health-seal-unlocked = offen bis { $time }
health-sync-absent = hier nicht benutzt
health-sync-driverMissing = vorbereitet, aber das Programm, das zusammenführen soll, ist nicht mehr da
health-sync-foreign = gehört einem anderen Benutzer; nichts wurde abgefragt
health-sync-gitMissing = es gibt ein Repository, aber git ist nicht installiert
health-sync-otherDriver = führt Aufzeichnungen mit einem anderen Treiber zusammen
health-sync-outdated = von einer früheren Version vorbereitet
health-sync-ready = vorbereitet
health-sync-unprepared = benutzt, aber nicht vorbereitet
health-sync-unreadable = es gibt ein Repository, aber git kann es nicht lesen
health-syncthing = Syncthing

help-affirmation = Die Affirmation des Tages
help-affirmationAdd = Eine eigene Affirmation hinzufügen
help-affirmationCategory = aus dieser Kategorie: resilience (Widerstandskraft), competence (Können), compassion (Mitgefühl) oder balance (Ausgleich)
help-affirmationLike = Eine Affirmation mögen; ohne Namen die von heute
help-affirmationList = Affirmationen auflisten
help-affirmationSpare = Eine Affirmation nach einem schweren Dienst nicht zeigen
help-affirmationUnlike = Eine Affirmation nicht mehr mögen
help-all = alle Konflikte
help-also = Das Tagebuch von jemand anderem, dessen Zeiten daneben stehen, ohne ein Wort mehr
help-alsoTyped = Auch so
help-append = Eine Zeile mit ihrer Uhrzeit an die Notiz von heute oder an einen Eintrag anhängen
help-appendLast = an das, was zuletzt geschrieben oder geändert wurde
help-appendTo = an diesen Eintrag
help-at = wann es war, etwa 07:30 oder 2026-11-20T07:30
help-attach = Fotos und Aufnahmen ins Tagebuch kopieren und in einer Aufzeichnung nennen
help-backedUp = festhalten, dass eben eine Sicherung gemacht wurde
help-badge = ein Abzeichen, als Emoji oder Name; mehrfach möglich
help-birthday = der Geburtstag, etwa 2019-03-12, oder --03-12 ohne Jahr
help-both = wo beide Seiten dieselbe Stelle eines Textes geändert haben, beide behalten, untereinander
help-break = die unbezahlte Pause, wenn es nicht die übliche war, etwa 15 oder keine
help-callOut = ein Einsatz im Rufdienst, etwa 23:40-04:10; darf mehrmals stehen
help-caption = was auf dem Bild ist
help-category = wofür: leave (Urlaub), rtt, training (Fortbildung), sick (krank) oder other (anderes)
help-check = Jedes Problem in jeder Datei melden
help-checkIn = Festhalten, wie du dich vor einem Dienst fühlst
help-checkOut = Festhalten, wie du dich nach einem Dienst fühlst
help-clock = was als deine Stunden zählt, wenn du keine angibst: said (der Plan) oder notes (die Uhrzeiten von Dienstbeginn und Dienstende)
help-color = Farben: auto, always (immer) oder never (nie)
help-commands = Befehle
help-commonOptions = Gemeinsame Optionen
help-completions = Ein Skript zur Vervollständigung für eine Shell ausgeben
help-condition = Aufzeichnungen, deren Schlüssel das sagt: place=Lyon, energy>=4; mehrfach möglich
help-config = Die Einstellungen des Profils zeigen oder setzen
help-conflicts = Auflisten, was Abgleich und Zusammenführen übrig ließen, und worin es sich unterscheidet
help-consent = ohne Rückfrage entfernen
help-csv = als Tabelle, eine Zeile je Dienst
help-cycle = die Dienste der Reihe nach, etwa 'tag tag nacht nacht frei frei'
help-daily = die Notiz des Tages öffnen; fehlt sie, wird sie angelegt
help-date = der Tag, zu dem es gehört, etwa 2026-11-20, heute oder gestern
help-day = Alles über einen Tag: Dienst, Zeiten, Stimmung, Aufzeichnungen
help-delete = Eine Aufzeichnung in den Papierkorb legen
help-doctor = Wie gesund das Tagebuch ist, auf einer Seite, und was hilft
help-dryRun = Nur sagen, was getan würde
help-edit = Eine Aufzeichnung in deinem Editor öffnen, danach prüfen
help-editOption = die neue Datei in deinem Editor öffnen
help-encryptTo = mit age für diesen öffentlichen Schlüssel verschlüsseln, oder für die Schlüssel in dieser Datei
help-endTime = wann der Dienst wirklich endete, etwa 7h50 oder jetzt
help-entryTitle = der Titel, wie er dasteht; die Wörter sind dann der Text
help-examples = Beispiele
help-excel = eine Tabelle, die Excel mit einem Doppelklick öffnet
help-exitDataProblem = mit einer Datei stimmt etwas nicht, oder das Genannte gibt es nicht
help-exitDone = alles in Ordnung
help-exitInputOutput = eine Datei ließ sich nicht lesen oder schreiben
help-exitLocked = eine versiegelte Aufzeichnung ist ohne den Schlüssel nicht lesbar
help-exitUsage = falsche Wörter in der Befehlszeile
help-explain = sagen, welcher Tag gewählt wurde, und warum
help-export = Das Tagebuch ausgeben: markdown, json (die Sicherung), csv, ics, eine Seite, ein PDF, ein Bild, eine Seite zum Schreiben, die App fürs Telefon, ein Buch, für Day One, jrnl oder Org
help-favorite = Eine Aufzeichnung als Favorit markieren
help-favoriteOff = die Markierung wegnehmen
help-favoriteOption = als Favorit markieren
help-filterFavorite = nur Favoriten
help-filterMood = Aufzeichnungen mit dieser Stimmung
help-filterPerson = Aufzeichnungen, die diese Person nennen
help-filterShift = Aufzeichnungen zu diesem Dienst
help-filterTag = Aufzeichnungen mit diesem Schlagwort; mehrfach möglich, alle müssen da sein
help-forget = Aufzeichnungen endgültig entfernen, auch aus Papierkorb und Undo-Verlauf, nach einer Rückfrage
help-format = eine Zeile für die Statusleiste, mit {"{"}days{"}"} {"{"}workingDays{"}"} {"{"}shifts{"}"} {"{"}from{"}"} {"{"}until{"}"} {"{"}title{"}"} {"{"}affirmation{"}"} {"{"}category{"}"} {"{"}mood{"}"} {"{"}streak{"}"} {"{"}shift{"}"} {"{"}records{"}"} {"{"}date{"}"} {"{"}problems{"}"} {"{"}countdown{"}"} {"{"}due{"}"} {"{"}next{"}"} {"{"}nextDate{"}"} {"{"}nextStart{"}"} {"{"}nextEnd{"}"}; {"{"}{"{"} und {"}"}{"}"} stehen für Klammern; beginnt das Format mit {"{"}{"{"}", entsteht JSON
help-from = ab diesem Tag
help-full = den Index von Grund auf neu anlegen
help-half = nur ein halber Tag: morning oder afternoon
help-help = Einen Befehl erklären
help-helpOption = diese Hilfe
help-highlight = etwas zum Erinnern; mehrfach möglich
help-holidays = Feiertage nach Land oder Region: de, at; mehrere mit Kommas
help-hours = übliche Zeiten eines Dienstes, etwa nacht=19:00-07:30
help-html = eine Seite für Papier in diese Datei schreiben
help-ids = mit den IDs der Aufzeichnungen
help-importAgain = Auch hereinbringen, was du seither gelöscht hast, was hier anders ist, und versteckte Dateien einer Sicherung
help-importCategory = Nur Termine dieser Kategorie
help-importDates = Der Tag von Notizen, die keinen nennen: file nimmt die Zeit der Datei
help-importOnly = Nur Termine, deren Titel dies enthält
help-importPerson = Wessen Zeilen einer Tabelle, oder wer aus einem Adressbuch; '*' für alle
help-importTags = Das Zeichen der Tags von jrnl: @, oder @# für beide; bei # allein sind Wörter mit @ Personen
help-importZone = Die Zone von Zeiten, die keine haben; sonst die des Tagebuchs
help-importing = Einen Dienstplan oder das Tagebuch eines anderen Programms übernehmen
help-inEnglish = Diese Seite gibt es nur auf Englisch.
help-includePrivate = auch private Aufzeichnungen
help-includeSealed = auch versiegelte Einträge, in Klartext; fragt am Terminal nach der Passphrase
help-index = den Index in dieser Datei halten; sonst SMJOURNAL_INDEX
help-initialize = Ein neues Tagebuch in einem Ordner anlegen
help-insights = Was mit guten und schlechten Tagen einhergeht; Ruhe und Erholung
help-isPrivate = aus Exporten, Seiten und von Assistenten heraushalten
help-journal = der Ordner des Tagebuchs; sonst SMJOURNAL_DIR, sonst der nächste weiter oben
help-json = mit einem JSON-Dokument antworten
help-jsonLines = eine Aufzeichnung je Zeile als JSON
help-keepPosition = unverändert kopieren, mit Ort und Kamera der Aufnahme
help-kind = Aufzeichnungen dieser Art; mehrfach möglich
help-lang = die Sprache: { $codes }
help-language = die Sprache des Tagebuchs: { $codes }
help-letters = was Buchstaben in einem Land meist bedeuten, im Terminal gezeigt und bestätigt: fr
help-liked = nur die, die du magst
help-limit = höchstens so viele zeigen
help-link = Einen Link wie smjournal://show/ID öffnen; fragt und schreibt von selbst nichts
help-list = Aufzeichnungen auflisten, die jüngsten zuerst, Kommendes am Ende
help-listFormat = eine Zeile je Aufzeichnung, mit {"{"}id{"}"} {"{"}date{"}"} {"{"}time{"}"} {"{"}kind{"}"} {"{"}title{"}"} {"{"}mood{"}"} {"{"}tags{"}"} {"{"}shift{"}"}, jedem anderen Schlüssel, \t und \n; {"{"}{"{"} und {"}"}{"}"} stehen für Klammern; beginnt das Format mit {"{"}{"{"}", entsteht JSON
help-lock = Den Schlüssel aus dem Speicher nehmen
help-man = Eine Handbuchseite für man ausgeben, zu einem Befehl oder zum Programm
help-manCache = der Index, der jederzeit gelöscht werden darf
help-manDescription = Beschreibung
help-manEditorVariable = der Editor, der Dateien öffnet
help-manEnvironment = Umgebung
help-manExitStatus = Rückgabewert
help-manFiles = Dateien
help-manFormat = die Dateien eines Tagebuchs
help-manIndexVariable = die Datei des Index, wo --index sie nicht nennt
help-manJournalVariable = der Ordner des Tagebuchs, wo --journal ihn nicht nennt
help-manName = Name
help-manPagerVariable = das Programm, das lange Antworten Seite für Seite zeigt; ohne sie werden sie am Stück geschrieben
help-manProfile = das Profil; es kennzeichnet die Wurzel eines Tagebuchs
help-manProgram = Wie sich ein Dienst davor und danach angefühlt hat, Tagebucheinträge, Urlaub: jedes davon ist eine Markdown-Datei mit YAML-Kopf in einem Ordner je Monat. smjournal schreibt und liest sie, zählt die Dienste bis zu deinem Urlaub und greift nie auf das Netz zu.
help-manSeeAlso = Siehe auch
help-manSynopsis = Übersicht
help-manZonesVariable = ein Ordner mit Regeln für Zeitzonen, statt dem des Systems
help-mapColumn = Was eine Spalte einer Stimmungstabelle enthält: 'Date=date', 'Score=mood 1-10', 'Anxiety=scale 0-3 low', note, tags, time, title, people, keep, skip; bleibt im Profil
help-mapMood = Was ein Wort für eine Stimmung bedeutet, etwa 'naja=neutral'
help-mapShift = Was ein Kürzel bedeutet, etwa 'N=nacht 21:00-07:00'; bleibt im Profil
help-mcp = Einem lokalen Assistenten (Model Context Protocol) über Standardein- und -ausgabe antworten
help-mcpPrivate = ihn auch private Aufzeichnungen sehen lassen
help-mcpWrite = ihn Einträge, Stimmungen, Dienstbeginn und Dienstende schreiben lassen
help-memories = Was du an diesem Tag, in dieser Woche, in diesem Monat anderer Jahre geschrieben hast
help-merge = Drei Fassungen einer Datei zusammenführen; git ruft das auf
help-month = Ein Monat als Kalender: Arbeit, Stimmungen, Urlaub
help-mood = die Stimmung, von 1 bis 5, als Emoji oder Wort
help-moodCommand = Deine Stimmung festhalten: 1 bis 5, ein Emoji oder ein Wort
help-moreHelp = „smjournal help BEFEHL“ und „smjournal help THEMA“ sagen mehr.
help-move = Einer Aufzeichnung einen anderen Tag geben
help-name = dein Vorname
help-new = Einen Tagebucheintrag schreiben; ohne Angaben fragt es im Terminal nach
help-noIndex = jede Datei lesen, statt den Index zu benutzen
help-noInput = nie etwas fragen
help-noPager = lange Antworten am Stück schreiben, ohne Pager
help-noPassphrase = den Schlüssel ohne Passphrase behalten
help-notAfterHardShift = nicht am Tag nach einem schweren Dienst
help-note = eine Notiz; - liest sie von der Standardeingabe
help-now = diesen Zeitpunkt als jetzt nehmen
help-offset = am Anfang so viele auslassen
help-older = nur, was länger her gelöscht wurde: 30d, 4w, 6m, 1y
help-on = an diesem Tag
help-once = die Tage kommen einmal und wiederholen sich nicht
help-only = ein Teil davon: shifts, time-off, birthdays oder reminders eines Kalenders; year, das Bild einer Seite; mehrfach möglich
help-options = Optionen
help-ours = wo beide Seiten dasselbe geändert haben, die Fassung der Datei nehmen
help-output = wohin, - für die Standardausgabe; ein Ordner, wenn es auf / endet oder ihn schon gibt
help-pdf = ein PDF in diese Datei schreiben
help-people = Menschen, die Aufzeichnungen, die sie nennen, ihre nächsten Geburtstage
help-peopleAdd = Die Datei einer Person anlegen
help-person = eine Person, die vorkommt; mehrfach möglich
help-photo = ein Foto oder eine Aufnahme zum Anhängen
help-photoSize = Fotos verkleinern: die längste Seite in Pixeln, etwa 1600 (mit ImageMagick)
help-place = wo es war
help-plain = in schlichten Zeilen fragen, für Screenreader und einfache Terminals
help-privacy = melden, was andere lesen könnten: Rechte, Wörter, die Patienten erkennbar machen, Orte in Fotos, öffentliche Server
help-program = smjournal – ein Tagebuch in einfachen Textdateien für alle, die im Schichtdienst arbeiten
help-prompts = Heute vor einem Jahr, Tage ohne ein Wort, die Woche in Kürze
help-random = Ein zufälliger Eintrag von früher
help-ratings = mit den Bewertungen vor und nach den Diensten
help-reindex = Den Index auf den neuesten Stand bringen
help-relation = was diese Person für dich ist, etwa Tochter oder Freundin
help-reminderDays = für wie viele Tage, ohne Angabe 56
help-reminders = Erinnerungen für systemd, cron, launchd oder einen Kalender ausgeben
help-replace = den früheren Eintrag dieses Dienstes in den Papierkorb legen
help-replaceMood = die letzte Stimmung des Tages in den Papierkorb legen, wenn nichts dabei steht
help-report = Arbeitszeit, Ruhe und Erholung eines Zeitraums
help-reportShifts = jeden Dienst mit seinen Zeiten und ihrer Herkunft
help-resolve = Widersprüchliche Fassungen einer Datei zusammenführen, Schlüssel für Schlüssel
help-restore = Eine Aufzeichnung aus dem Papierkorb zurückholen
help-rota = Die Dienste der nächsten vier Wochen zeigen
help-rotaAdd = Ein Dienst mehr an einem Tag, zusätzlich zum Plan
help-rotaChanges = Was an veröffentlichten Plänen geändert wurde, und wie kurzfristig
help-rotaCheck = Tage ohne Plan, sich überschneidende Dienste und Ruhezeiten jenseits der Grenzen finden
help-rotaOff = An einem oder mehreren Tagen nicht da: krank, anderer Grund
help-rotaSet = Einen Dienstplan ins Profil schreiben
help-rotaSwap = Ein anderer Dienst an einem Tag, oder zwei Tage, die tauschen
help-rotaWorked = Angeben, welche Stunden du an einem Tag gearbeitet hast
help-rules = welche Grenzen gezeigt werden: eu, fr-hospital, fr, uk, de, ch oder none
help-scale = eine Bewertung von 1 bis 5
help-schema = Das JSON-Schema des Dateikopfs ausgeben, für Editoren
help-seal = Aufzeichnungen versiegeln: ohne deinen Schlüssel liest sie niemand
help-sealAdd = Für einen weiteren Schlüssel versiegeln
help-sealAgain = alles Versiegelte neu versiegeln
help-sealIdentity = eine Datei mit der age-Identität, die gelten soll
help-sealRemove = Für einen Schlüssel nicht mehr versiegeln
help-sealSetup = Den Schlüssel anlegen oder übernehmen, der Versiegeltes öffnet
help-sealedOption = von Anfang an versiegelt
help-search = Wörter in Titeln, Schlagwörtern und Texten finden: alle Wörter, "eine Wendung", wort*, -wort
help-set = Schlüssel einer Aufzeichnung setzen; alles andere in der Datei bleibt, wie es ist
help-setup = Für git, Syncthing oder Obsidian vorbereiten; Erinnerungen, Kalender, Eingang einrichten
help-setupCommit = nach jeder Änderung einen Commit machen, auf diesem Gerät; nie push
help-setupNoCommit = nicht mehr nach jeder Änderung einen Commit machen
help-setupOff = Diesen Kalender oder Eingang nicht mehr weiterführen; Dateien bleiben, wie sie sind
help-shift = der Dienst: day (Tag), night (Nacht), rest (frei) oder ein eigenes Wort
help-shiftType = was ein Wort des Dienstplans bedeutet, etwa T='tag 07:00-19:30 pause 30'; mehrfach möglich
help-show = Eine Aufzeichnung zeigen
help-sort = sortiert nach date, title, mood, words, created, modified oder einer Bewertung; -date absteigend, +date aufsteigend
help-sourceOption = wer das schreibt, etwa shortcut oder cron
help-spareOff = sie wieder nach jedem Dienst zeigen
help-startTime = wann der Dienst wirklich begann, etwa 18h45 oder jetzt
help-stats = Zahlen, jede mit der Anzahl der Aufzeichnungen dahinter
help-status = wie weit es ist: planned (geplant) oder approved (genehmigt)
help-suggest = Schlagwörter, Stimmung, Menschen und Orte, die ein Text nahelegt; schreibt nichts
help-tag = Schlagwörter hinzufügen und entfernen; ohne Angaben werden welche vorgeschlagen
help-tagOption = ein Schlagwort; mehrfach möglich
help-tags = Jedes Schlagwort mit Anzahl und letztem Tag
help-take = für diesen Schlüssel die Fassung der Datei nehmen oder die andere; mehrmals möglich
help-team = Zahlen über mehrere Tagebücher, die niemanden nennen
help-teamFigures = Die eigenen Zahlen je Monat ausgeben, statt des Tagebuchs für „team“
help-teamMinimum = wie viele Menschen eine Zahl braucht, mindestens 3; ohne Angabe 5
help-template = eine Vorlage aus dem Ordner templates
help-text = der Text; - liest ihn von der Standardeingabe
help-theirs = wo beide Seiten dasselbe geändert haben, die andere Fassung nehmen
help-timezone = die Zeitzone des Tagebuchs, etwa Europe/Berlin; sonst die des Systems
help-title = wie du es nennst
help-today = Affirmation, Countdown, Aufzeichnungen und Dienst von heute
help-topics = Themen
help-transcribe = aufschreiben, was eine Aufnahme sagt, mit einem Programm auf diesem Rechner
help-trash = Gelöschtes auflisten, das Neueste zuerst
help-trashEmpty = Dateien endgültig aus dem Papierkorb entfernen, auch aus dem Undo-Verlauf, nach einer Rückfrage
help-undo = Die letzte Änderung zurücknehmen
help-unlock = Den Schlüssel eine Weile im Speicher behalten
help-unlockFor = wie lange: 15m, 1h; ohne Angabe 15 Minuten
help-unseal = Versiegelten Aufzeichnungen ihre lesbaren Dateien zurückgeben
help-unset = Schlüssel einer Aufzeichnung entfernen
help-until = bis einschließlich zu diesem Tag
help-usage = Aufruf
help-vacation = kommender Urlaub; mehrfach möglich
help-vacationAdd = Urlaub planen
help-vacationList = Urlaub auflisten, vergangenen und kommenden
help-vacationRemove = Urlaub streichen
help-vacationSet = Urlaub ändern
help-verify = den Index mit jeder Datei vergleichen
help-version = Die Version ausgeben
help-weather = wie das Wetter war
help-week = Eine Woche: Dienste mit Zeiten, Ruhezeiten, Stimmungen, Summen
help-weekday = nur an diesem Wochentag; mehrfach möglich
help-wholeHelp = alles, und nicht nur, was auf einen Bildschirm passt
help-why = warum: sick (krank), leave (Urlaub), rtt, training (Fortbildung) oder ein eigenes Wort
help-with = das Programm, das das PDF macht
help-year = Ein Jahr in Pixeln: die Stimmung jedes Tages

hint-cycleOrFile = ein Turnus, eine Datei mit dem Dienstplan, Eingabe für später
hint-dayOrToday = etwa montag oder 23.11., Eingabe für { $day }
hint-highlights = bis zu drei, jeweils mit Eingabe; Eingabe allein beendet
hint-hoursOrLater = etwa 07:00-19:30, Eingabe für später
hint-howToAnswer = 1–5 antwortet, Eingabe überspringt, Rücktaste geht zurück, Strg-C beendet und behält deine Antworten.
hint-howToAnswerPlain = Jede Antwort ist eine Zeile: 1–5 und Eingabe, Eingabe allein überspringt, Strg-C beendet und behält deine Antworten.
hint-howYouWork = Dein Turnus, ein Wort oder Buchstabe je Tag ab seinem ersten Tag: tag tag nacht nacht frei frei, oder T T N N X X.
hint-linesOrEditor = Alt-Eingabe für eine neue Zeile, Strg-X Strg-E für deinen Editor
hint-notUnderstood = Das kann ich leider nicht lesen.
hint-numberKeys = Zifferntasten, dann Eingabe
hint-numberOrWords = eine Nummer, oder Wörter zum Suchen
hint-numbersOrTags = Nummern oder Wörter mit Kommas; Eingabe für keine
hint-numbersPlain = Nummern mit Leerzeichen dazwischen, Eingabe für keine
hint-oneLine = Eingabe überspringt
hint-orderOrLater = etwa Tag Tag Nacht frei, Eingabe für später
hint-picker = tippen zum Filtern, Pfeile, Eingabe, Esc
hint-severalLines = Eingabe für keine, Alt-Eingabe für eine neue Zeile
hint-shiftOrDay = tag, nacht, frei, ein eigenes Wort, oder der Tag, mit dem getauscht wird
hint-shiftOrSkip = etwa nacht 21:00-07:00 pause 30, oder frei; - lässt es aus, Eingabe lässt es offen
hint-spanOrSkip = etwa 20.12. bis 3.1., Eingabe überspringt
hint-tagCommand = Passende Schlagwörter:
hint-yesOrNo = j/N
hint-yesUsually = J/n

hours = { $time } ({ $known } von { DATIVE($shifts) })

identifier-birthDate = ist vielleicht ein Geburtsdatum
identifier-hospitalNumber = ist vielleicht die Fallnummer eines Krankenhauses
identifier-name = ist vielleicht der Name eines Patienten
identifier-nhs = ist vielleicht eine NHS-Nummer
identifier-own = passt auf dein Muster { QUOTED($pattern) }
identifier-socialSecurity = ist eine französische Sozialversicherungsnummer

importing-added = { $count } hinzugefügt
importing-again = --again bringt herein, was du gelöscht hast, was hier anders ist, und versteckte Dateien.
importing-askColumns = Eingabetaste, wenn die Spalten stimmen; sonst eine davon, etwa Score=mood 1-10, Notiz=note, Gewicht=skip
importing-askPeople = Wer von den { $count } Personen? Namen mit Kommas dazwischen
importing-askPerson = Wessen Dienste sind das? Ein Name oder seine Nummer
importing-askShift = Was bedeutet { $word } ({ $count }-mal)?
importing-askTitles = Drei Titel zeigen?
importing-askWrite = Übernehmen?
importing-changed = { $count } auf den neuesten Stand gebracht
importing-clear = { $count } in Klartext, wie im Backup, obwohl solche Einträge hier versiegelt sind; „smjournal seal ID“ versiegelt sie
importing-column = { $column }: { $meaning }
importing-columns = Spalten:
importing-conflicts = { $count } hier wie dort geändert
importing-everybody = --person '*' nimmt alle
importing-guessedColumns = Was die Spalten enthalten, ist geraten, darum wurde nichts geschrieben. So wird es importiert, wie es dasteht: { $command }
importing-learnt = für das Profil: { $words }
importing-leftOut = { $count } ausgelassen: { $why }
importing-looksLike = Das sieht nach { $format } aus: smjournal import { $format } DATEI
importing-mapMood = gib ihr eine mit --mood '{ $word }=neutral'
importing-mapShift = gib ihm eine mit --map { $argument }
importing-media = Fotos und Aufnahmen: { $found }
importing-media-missing = Fotos und Aufnahmen: { $found }, { $missing } fehlen
importing-moods = Stimmungen: { $moods }
importing-morePlanChanges =
    und { NUMBER($count) } { $count ->
        [one] weiterer Tag
       *[other] weitere Tage
    }
importing-nothingNew = Nichts Neues.
importing-openHours = Das sieht nach einem Dienstplan aus, in dem nur Zeiten stehen: Allein diese sagen, was Tag und was Nacht ist, darum wurde nichts geschrieben. So wie er ist, holst du ihn herein mit: { $command }
importing-openPlan = Vielleicht ist das nicht dein jetziger Dienstplan, darum wurde nichts geschrieben. So wie er ist, holst du ihn herein mit: { $command }
importing-openWords = Das sieht nach einem Dienstplan aus, aber was mit { $words } gemeint ist, hat niemand gesagt: Es wurde nichts geschrieben. Sag es mit --map, oder hol ihn herein, wie er ist: { $command }
importing-people = Personen: { $names }; --tags '@#' macht Tags daraus
importing-planChange = { $day }: { $was } → { $becomes }
importing-planDays = Tage, die sich ändern: { $count }
importing-progress = { $done } von { $total } geschrieben
importing-proposedShift = Eingabe für { $meaning }, - lässt es aus; oder etwa nacht 21:00-07:00 pause 30
importing-read = { $format }: { $count } angesehen
importing-reading = { $share } gelesen
importing-resolve = „smjournal conflicts“ zeigt, was auf beiden Seiten geändert wurde.
importing-rowsOf = übernommen wird, was bei { $name } steht
importing-same = { $count } schon da
importing-sealed = davon { $count } versiegelt
importing-settings = Einstellungen aus der Sicherung: { $keys }
importing-stopped =
    { $count } { $count ->
        [one] wurde
       *[other] wurden
    } geschrieben; starte die Übernahme noch einmal, um weiterzumachen
importing-undo = „smjournal undo“ nimmt alles zurück.
importing-unknownMoods = Stimmungen ohne Stufe: { $words }
importing-unknownShifts = Dienste ohne Bedeutung: { $words }
importing-withoutHours = Dienste ohne Zeiten: { $words }; keine Summe zählt sie, bis du sie sagst, etwa --map { $argument }
importing-wouldAdd = { $count } hinzuzufügen
importing-wouldChange = { $count } zu aktualisieren

inbox-strange = hat Schlüssel, die das Formular nicht schreibt ({ $keys }); sie blieb dort liegen
input-awaited = Wartet auf das, was durch die Pipe kommt; Strg-C behält, was kam.

input-cut = durch die Standardeingabe kamen mehr als { $limit }; der Anfang ist geschrieben, der Rest nicht gelesen
input-none = „{ $verb }“ liest keinen Text von der Standardeingabe: nichts davon ist geschrieben
input-silent = durch die Pipe kam noch nichts, und nichts davon wird gelesen; „… | smjournal { $command }“ wartet darauf
input-taken =
    { $lines ->
        [one] 1 Zeile der Standardeingabe ist der Text
       *[other] { NUMBER($lines) } Zeilen der Standardeingabe sind der Text
    }; „< /dev/null“ lässt sie in Ruhe
input-unread = die Standardeingabe wird hier nicht gelesen; „{ $option } -“ nimmt sie als Text
inquiry-day = Welcher Tag?
inquiry-days = Welche Tage?
inquiry-export = In welchem Format exportieren?
inquiry-file = Welche Datei?
inquiry-hours = Welche Zeiten meinst du mit
inquiry-media = Welches Foto oder welche Aufnahme?
inquiry-reason = Aus welchem Grund?
inquiry-reminders = Was soll erinnern? ics ist eine Kalenderdatei für dein Handy; systemd, cron und launchd sind Wecker dieses Computers
inquiry-spans = Von wann bis wann?

json-colon = „:“
json-commaOrBrace = ein Komma oder {"}"}
json-commaOrBracket = ein Komma oder ]
json-end = das Ende des Textes
json-key = ein Schlüssel in "…"
json-value = ein JSON-Wert

key-asleep = Minuten Schlaf
key-at = wann es geschrieben wurde, oder von wann es erzählt
key-audio = Aufnahmen, als Pfade von der Datei aus
key-badges = wie es sich anfühlte: Emoji oder Wörter
key-birthday = der Geburtstag, mit oder ohne Jahr: "--03-12"
key-break = Minuten unbezahlter Pause, 0 ohne Pause, wenn es nicht die übliche war
key-call-outs = die Einsätze während des Rufdienstes, je mit ihren Zeiten: 23:40-04:10
key-category = die Art des Urlaubs
key-date = der Tag, zu dem es gehört; bei einer Nacht der Tag, an dem sie begann
key-end = wann der Dienst oder der Schlaf endet
key-energy = Energie vor dem Dienst, 1 bis 5
key-extra = true bei einem Dienst zusätzlich zum Plan
key-fatigue = Müdigkeit nach dem Dienst, 1 bis 5
key-favorite = ob es ein Favorit ist
key-foreign = { $key } bedeutet in einem Eintrag der Art „{ $kind }“ nichts; es ist trotzdem geschrieben
key-from = der erste Tag
key-goesWith = { $key } geht mit: { $value }
key-half = welche Hälfte eines Tages frei ist
key-highlights = was in Erinnerung bleiben soll, höchstens drei
key-hours = die Zeiten eines geteilten Dienstes: 07:00-11:00, 16:00-20:00
key-kind = was die Datei ist
key-load = seelische Belastung nach dem Dienst, 1 bis 5
key-mood = die Stimmung: ein Emoji, ein Wort oder 1 bis 5
key-motivation = Motivation vor dem Dienst, 1 bis 5
key-name = der Name der Person
key-origin = die ID, die es dort hatte
key-people = die Personen, die es nennt
key-photos = Bilder, als Pfade von der Datei aus
key-place = wo es war
key-published = wann der Plan veröffentlicht wurde
key-relation = was diese Person für dich ist
key-remind = wann du an die Person erinnert werden willst
key-satisfaction = Zufriedenheit nach dem Dienst, 1 bis 5
key-shift = der Dienst, zu dem es gehört: day (Tag), night (Nacht), rest (frei) oder ein eigenes Wort
key-shifts = eine Zeile je Tag: 2026-12-01 N 21:00-07:00
key-source = welches Programm die Datei geschrieben hat
key-start = wann der Dienst oder der Schlaf beginnt
key-status = ob der Urlaub planned (geplant) oder approved (genehmigt) ist
key-steps = Schritte des Tages
key-stress = Stress vor dem Dienst, 1 bis 5
key-tags = Schlagwörter, ohne #
key-title = der Titel
key-until = der letzte Tag
key-weather = wie das Wetter war
key-worked = die gearbeiteten Zeiten, wenn es nicht die geplanten sind: 18:45-07:50

kind-check-in = Dienstbeginn
kind-check-out = Dienstende
kind-entry = Eintrag
kind-person = Person
kind-profile = Profil
kind-rota = Dienstplan
kind-shift = Dienst
kind-sleep = Schlaf
kind-vacation = Urlaub

leftOut = { $unplannedDays } ohne Plan

limit-any7 = { $value } Arbeit in den 7 Tagen von { $from } bis { $until }{ $bound }
limit-average = { $value } Arbeit je Woche im Mittel von { $from } bis { $until }{ $bound }
limit-limit = {" "}(Grenze { $limit })
limit-longOnEnd = { $work } Arbeit am Stück { ON($from) }, in 24 Stunden bleiben { $rest } Ruhe{ $bound }
limit-night = eine Nacht von { $value } { ON($from) }{ $bound }
limit-nightRun = { $finding } am Stück von { $from } bis { $until }{ $bound }
limit-onEnd = { $work } Arbeit am Stück { ON($from) }, ohne Ruhe in 24 Stunden{ $bound }
limit-rest = { $value } Ruhe zwischen { $from } und { $until }{ $bound }
limit-restOfDay = { $value } Ruhe zwischen den Diensten vom { $from }{ $bound }
limit-run = { $finding } Arbeit am Stück von { $from } bis { $until }{ $bound }
limit-shift = { $value } Arbeit { ON($from) }{ $bound }
limit-week = { $value } Arbeit in der Woche von { $from } bis { $until }{ $bound }
limit-weeklyRest = keine Ruhe von { $limit } zwischen { $from } und { $until }; die längste ist { $value }{ $bound }

list-last = { $parts } und { $last }
list-separator = {", "}

look-absent = abwesend
look-affirmationAdded = Zu deinen Affirmationen hinzugefügt; ab morgen kann sie erscheinen
look-alsoAfterHardShift = Wieder nach jedem Dienst: { $text }
look-builtFrom = Aus Commit { $commit } gebaut
look-builtFromSources = Aus einem Ordner mit Quelltext gebaut, kein Commit bekannt
look-didYouMean = Meintest du { $key }?
look-everyWord = Jedes Wort muss vorkommen; OR ist ein Wort wie andere.
look-journal-fallback = Tagebuch: { $path } (die Vorgabe, laut { $file })
look-journal-folder = Tagebuch: { $path } (von diesem Ordner aufwärts gefunden)
look-journal-option = Tagebuch: { $path } (in der Befehlszeile genannt)
look-journal-variable = Tagebuch: { $path } (durch SMJOURNAL_DIR)
look-keptBadge = { $badge } steht als eigenes Abzeichen da; war { $nearest } gemeint?
look-keptKey = { $key } als eigenen Schlüssel geschrieben; meintest du { $nearest }?
look-noJournal = Hier ist kein Tagebuch; „smjournal init ORDNER“ legt eines an
look-noSuchKey = keine Aufzeichnung hat einen Schlüssel „{ $key }“
look-notAfterHardShift = Nicht nach einem schweren Dienst: { $text }
look-nothingNoted = nichts notiert
look-onlyDays = Nur Tage: { $filters }
look-otherSpelling = { $count } in der anderen Schreibweise: { $command }
look-spelling = So geschrieben kommt nichts vor; gefunden mit: { $words }
look-timeOff = Urlaub
look-weeks = { $weeks }, ein Zeichen je Woche
look-widerSearch = { $count } mit Wörtern, die so beginnen: { $command }

lookup-ambiguous = { QUOTED($name) } könnten mehrere Aufzeichnungen sein: { $candidates }
lookup-ambiguous-and-more = und { $value } weitere
lookup-inConflict = { QUOTED($name) } ist in Konflikt, weil zwei Fassungen davon aufeinanderstoßen; „smjournal resolve“ klärt es
lookup-notFound = keine Aufzeichnung heißt { QUOTED($name) }

mayHelp-more = { $what }: An solchen Tagen ist besser: { $measures }.
mayHelp-note = Nur aus deinen eigenen Aufzeichnungen; was zusammen auftritt, muss keine Ursache sein.
mayHelp-rest = Mehr Ruhe zwischen den Diensten: nach kurzer ist schlechter: { $measures }.
mayHelp-sleep = Mehr Schlaf vor einem Dienst: nach weniger als sechs Stunden ist schlechter: { $measures }.

mean = { $mean } ({ $share })

meaning-absence = abwesend
meaning-day = Tag
meaning-late = Spät
meaning-leave = Urlaub
meaning-night = Nacht
meaning-on-call = Rufdienst
meaning-public-holiday = Feiertag
meaning-rest = frei
meaning-rtt = RTT
meaning-sick = krank
meaning-skip = ausgelassen
meaning-training = Fortbildung

measure-mood = Stimmung

media-askModel = Wo ist das Modell (eine Datei für whisper-cli, ein Ordner für vosk-transcriber)?
media-attachLater = Der Eintrag ist geschrieben; das Foto kommt dazu mit: { $command }
media-damaged = was es außer Bild oder Ton verrät, lässt sich nicht entfernen (beschädigt, oder ein Format, das das Programm nicht säubern kann); nichts wurde kopiert (--keep-position tut es)
media-missing = nennt { QUOTED($path) }, das nicht da ist
media-modelMissing = unter { $path } ist kein Modell; setze es: smjournal config transcribe-model=PFAD
media-needsProgram = ist HEIC; nur ImageMagick, das nicht installiert ist, kann daraus den Ort entfernen; speichere es als JPEG oder nimm --keep-position
media-noConverter = ffmpeg ist nicht installiert, und ohne ffmpeg kann whisper-cli { $format } nicht lesen
media-noModel = welches Modell es aufschreibt, ist nicht bekannt; sag es einmal: smjournal config transcribe-model=PFAD (eine Datei für whisper-cli, ein Ordner für vosk-transcriber)
media-noTranscriber = weder whisper-cli noch vosk-transcriber ist installiert, deshalb lässt sich die Aufnahme hier nicht aufschreiben; ohne --transcribe wird sie unverändert angehängt
media-nothingHeard = { $program } hat darin keine Wörter gehört; die Aufnahme ist ohne Text angehängt
media-orphan = wird von keiner Aufzeichnung genannt
media-staysAsLarge = { $file } bleibt so groß, wie es ist: zum Verkleinern braucht es ImageMagick, das nicht installiert ist oder es nicht lesen kann
media-taken = { $file }: { $size } im Tagebuch
media-tooLarge = ist zu groß: { $bytes }, höchstens { $limit }; nichts wurde kopiert
media-transcribed = { $file }, aufgeschrieben von { $program }
media-transcriptionFailed = { $program } konnte es nicht aufschreiben; nichts wurde angehängt
media-undated = hat kein Datum, weder im Inneren noch im Namen; es zählt zum { $iso }, der letzten Änderung der Datei, und eine Kopie oder ein Klon ändert das: füge eine Zeile date: { $iso } hinzu
media-unknownFormat = ist kein Foto und keine Aufnahme (JPEG, PNG, WebP, GIF, HEIC; MP3, M4A, OGG, WAV, FLAC); nichts wurde kopiert

megabytes = { $bytes } MiB

month-1 = Januar
month-10 = Oktober
month-11 = November
month-12 = Dezember
month-2 = Februar
month-3 = März
month-4 = April
month-5 = Mai
month-6 = Juni
month-7 = Juli
month-8 = August
month-9 = September
month-of-year = { $month } { $year }
month-short-1 = Jan
month-short-10 = Okt
month-short-11 = Nov
month-short-12 = Dez
month-short-2 = Feb
month-short-3 = Mär
month-short-4 = Apr
month-short-5 = Mai
month-short-6 = Jun
month-short-7 = Jul
month-short-8 = Aug
month-short-9 = Sep

mood-dayStays = die Stimmung des Tages bleibt { $mood }, von { $time }
mood-happy = froh
mood-namesDay = „{ $words }“ bleibt in der Notiz, und die Stimmung gilt für { $day }; falls sie von damals ist: { $command }
mood-neutral = neutral
mood-ofDay = die Stimmung des Tages ist jetzt { $mood }, nach { $former }
mood-sad = traurig
mood-veryHappy = sehr froh
mood-verySad = sehr traurig

noEffects = Nichts sticht hervor: kein Unterschied ist deutlich genug, um nicht Zufall zu sein. Es braucht mindestens { $fewest } Tage mit und ohne etwas.

nothingPlanned = Kein Urlaub geplant. So planst du welchen: smjournal vacation add VON..BIS
nothingPlanned-half = Kein ganzer freier Tag geplant; { $day }: { $what }

notice-after-it-had = nachdem er begonnen hatte
notice-days = { $hours } vorher
notice-hours = { $hours } vorher

noun-byte =
    { $count ->
        [one] { $count } Byte
       *[other] { $count } Bytes
    }
noun-character = { $count } Zeichen
noun-checkIn =
    { $count ->
        [one] { $count } Dienstbeginn
       *[other] { $count } Dienstbeginne
    }
    .dative = { $count ->
        [one] { $count } Dienstbeginn
       *[other] { $count } Dienstbeginnen
    }
noun-checkOut =
    { $count ->
        [one] { $count } Dienstende
       *[other] { $count } Dienstenden
    }
noun-commit =
    { $count ->
        [one] { $count } Commit
       *[other] { $count } Commits
    }
noun-day =
    { $count ->
        [one] { $count } Tag
       *[other] { $count } Tage
    }
    .dative = { $count ->
        [one] { $count } Tag
       *[other] { $count } Tagen
    }
noun-entry =
    { $count ->
        [one] { $count } Eintrag
       *[other] { $count } Einträge
    }
    .dative = { $count ->
        [one] { $count } Eintrag
       *[other] { $count } Einträgen
    }
noun-event =
    { $count ->
        [one] { $count } Termin
       *[other] { $count } Termine
    }
    .dative = { $count ->
        [one] { $count } Termin
       *[other] { $count } Terminen
    }
noun-file =
    { $count ->
        [one] { $count } Datei
       *[other] { $count } Dateien
    }
noun-hour =
    { $count ->
        [one] { $count } Stunde
       *[other] { $count } Stunden
    }
noun-minute =
    { $count ->
        [one] { $count } Minute
       *[other] { $count } Minuten
    }
noun-month =
    { $count ->
        [one] { $count } Monat
       *[other] { $count } Monate
    }
    .dative = { $count ->
        [one] { $count } Monat
       *[other] { $count } Monaten
    }
noun-night =
    { $count ->
        [one] { $count } Nacht
       *[other] { $count } Nächte
    }
    .dative = { $count ->
        [one] { $count } Nacht
       *[other] { $count } Nächten
    }
noun-person =
    { $count ->
        [one] { $count } Person
       *[other] { $count } Personen
    }
noun-problem =
    { $count ->
        [one] { $count } Problem
       *[other] { $count } Probleme
    }
    .dative = { $count ->
        [one] { $count } Problem
       *[other] { $count } Problemen
    }
noun-record =
    { $count ->
        [one] { $count } Aufzeichnung
       *[other] { $count } Aufzeichnungen
    }
noun-shift =
    { $count ->
        [one] { $count } Dienst
       *[other] { $count } Dienste
    }
    .dative = { $count ->
        [one] { $count } Dienst
       *[other] { $count } Diensten
    }
noun-vacation =
    { $count ->
        [one] { $count } Urlaub oder Abwesenheit
       *[other] { $count } Urlaube oder Abwesenheiten
    }
    .dative = { $count ->
        [one] { $count } Urlaub oder Abwesenheit
       *[other] { $count } Urlauben oder Abwesenheiten
    }
noun-week =
    { $count ->
        [one] { $count } Woche
       *[other] { $count } Wochen
    }
noun-word =
    { $count ->
        [one] { $count } Wort
       *[other] { $count } Wörter
    }
    .dative = { $count ->
        [one] { $count } Wort
       *[other] { $count } Wörtern
    }
noun-workingDay =
    { $count ->
        [one] { $count } Arbeitstag
       *[other] { $count } Arbeitstage
    }
    .dative = { $count ->
        [one] { $count } Arbeitstag
       *[other] { $count } Arbeitstagen
    }
noun-year =
    { $count ->
        [one] { $count } Jahr
       *[other] { $count } Jahre
    }
    .dative = { $count ->
        [one] { $count } Jahr
       *[other] { $count } Jahren
    }

number-group = {"."}
number-point = ,

omission-besideLeave = Dienste an Tagen, die darin Urlaub oder Abwesenheit sind: sie werden nicht gearbeitet
omission-cancelled = abgesagt
omission-cell = Zellen, die kein Plan ausdrücken kann; ihre Tage haben einen unbekannten Dienst
omission-column = Spalten, aus denen nichts übernommen wird
omission-conflict = zweite Fassungen eines Abgleichs oder zwei Fassungen in einer Datei; im anderen Programm klären, dann erneut importieren
omission-deleted = du hast sie gelöscht
omission-differs = hier anders, wo sie bleiben, wie sie sind
omission-earlier = mehr als ein Jahr her, aus Serien ohne Ende; --from nimmt sie mit
omission-empty = leer
omission-field = was Termine eines Kalenders außerdem sagen und nicht übernommen wird
omission-forgotten = auf diesem Gerät endgültig entfernt oder versiegelt
omission-goals = Ziele
omission-hidden = versteckte Dateien, und die Sicherung ist nicht von diesem Tagebuch
omission-hiddenRow = ausgeblendete Zeilen
omission-hiddenSheet = ausgeblendete Blätter
omission-inBed = im Bett, und nichts sagt, dass es Schlaf war
omission-kept = hier anders, und es ist nicht bekannt, seit wann
omission-later = Serien, die nach diesen Tagen weitergehen; --until folgt ihnen weiter
omission-notShift = weder Titel noch Zeit sprechen für einen Dienst
omission-notWanted = nicht gewünscht, wie du sagst
omission-otherJournal = von einem anderen Tagebuch in einem seiner Ordner
omission-otherMedia = Videos und Dokumente
omission-outside = außerhalb der gewünschten Tage
omission-overlapping = eine andere Aufzeichnung erzählt von derselben Zeit
omission-ownCalendar = aus dem eigenen Kalender dieses Tagebuchs, der sagt, was schon hier steht
omission-ownLeave = Tage, die Urlaub bleiben, obwohl der Plan dort Dienst hat; „smjournal vacation remove“ nimmt Urlaub zurück
omission-ownShift = Tage, die den von dir selbst eingetragenen Dienst behalten
omission-position = Standorte auf der Karte; --keep-position nimmt sie mit
omission-profile = das Profil eines Tagebuchs: Dienstplan, Zeiten, Zeitzone; eine Sicherung (export json) bringt es zurück
omission-row = Zeilen, die nicht gelesen werden
omission-sealed = vielleicht schon da, versiegelt; „smjournal unlock“ lässt sie vergleichen
omission-sheet = Blätter, die kein Dienstplan sind
omission-trashed = im Papierkorb des anderen Programms
omission-unnamed = Dienste eines früheren Imports an Tagen, die dieser Plan nicht umfasst; sie bleiben, --from und --until nehmen sie weg
omission-unpaid = Pausen, die von der üblichen des Dienstes abweichen
omission-unreadable = nicht lesbar

omission-unusedMedia = Fotos und Aufnahmen, die kein Eintrag nennt
omission-withdrawn = freie Zeit aus einem früheren Import, die dieser Plan nicht hat; sie bleibt, „smjournal vacation remove“ nimmt sie zurück
omission-workedShift = vergangene Tage, die den gearbeiteten Dienst behalten
openShift-since = {" "}seit { $time }
openShift-under-way = Im Gange{ $since }: { $what }

orList-or = { $dropLast } oder { $last }

ordinal-first = 1.

output-beside = neben das Journal geschrieben (darin würde es als Notiz gelesen): { $path }
ownScale-asked = Wann soll sie gefragt werden?
ownScale-good = Welche Werte sind gut?
ownScale-high = hohe
ownScale-label = Was soll dafür angezeigt werden?
ownScale-low = niedrige
ownScale-name = Eine neue Skala: wie heißt sie?
ownScale-nameHint = ein Wort, etwa schmerz; Eingabe beendet
ownScale-neither = weder noch
ownScale-range = Von wie viel bis wie viel?
ownScale-rangeHint = etwa 0-10, Eingabe für 1-5
ownScale-wrongName = Nur Buchstaben, Ziffern, - und _, und kein Schlüssel des Programms. Im Profil: scales: {"{"}schmerz: {"{"}range: "0-10", ask: mood{"}"}{"}"}
ownScale-wrongRange = Zwei ganze Zahlen, die kleinere zuerst, etwa 0-10.
page-absenceHatching = andersherum schraffiert: abwesend
page-after = nachher
page-before = vorher
page-changeKey = Je dicker eine Linie, desto mehr Dienste gingen diesen Weg; die orange verbindet die Mittelwerte. Müdigkeit zählt nach unten: Eine fallende Linie ist verlorene Energie.
page-changeSummary = { CAPITALIZED($shift) }: { $before }, { $after } ({ $number }).
page-changes = Vor und nach dem Dienst
page-contents = Inhalt
page-day = Tag
page-dayByDay = Tag für Tag
page-dayLine = Strich oben: Tagdienst
page-dayWord = { $name }: { $value }
page-empty = Noch nichts geschrieben.
page-encryptedPageInstead = Die Seite zum Drucken ist { $place }, verschlüsselt wie die PDF es gewesen wäre: entschlüssle sie, öffne sie in einem Browser und drucke sie von dort.
page-entries = Einträge
page-favorite = Favorit
page-filter = Filter
page-found = { $count } gefunden
page-highlights = Besondere Momente
page-hoursAWeek = Stunden je Woche
page-latest = Zuletzt geschrieben
page-made = Erstellt am { $CivilDay } aus { DATIVE($records) }. Diese Seite lädt nichts und sendet nichts.
page-meanMood = Stimmung { $mean } an { DATIVE($days) }
page-missingPicture = Bild nicht enthalten: { $name }
page-months = Monate
page-mood = Stimmung
page-moods = Stimmungen
page-nightLine = Strich unten: Nachtdienst
page-noMood = keine Stimmung notiert
page-noPrinter = Kein Programm gefunden, das ein PDF macht: WeasyPrint, Chromium, Chrome, Edge oder Brave könnten es.
page-numbers = Die Zahlen
page-onCallDots = Punkte: Rufdienst
page-onThisDay = An diesem Tag
page-pageInstead = Die Seite zum Drucken ist { $place }: öffne sie in einem Browser und drucke sie von dort.
page-partOnly = Nur diese Aufzeichnungen: { $what }
page-people = Menschen
page-photos = Fotos
page-printAsRoot = { $program } hat kein PDF gemacht: Browser arbeiten nicht als root. WeasyPrint kann es, und der Browser eines anderen Benutzers auch.
page-printFailed = { $program } hat kein PDF gemacht.
page-privateLeftOut = { $number } als privat weggelassen; nur ihre Tage und Stunden zählen.
page-quickReturns = Kurze Wechsel, nach weniger als { $length }
page-restAndWork = Ruhe und Arbeit
page-restKey = Ein Balken ist die Ruhe zwischen zwei Arbeitstagen; die Linie liegt bei { $length }, ein Dreieck zeigt, was darunter ist.
page-search = Suchen
page-searchHint = Wörter in beliebiger Reihenfolge, Akzente spielen keine Rolle.
page-searchKey = Die Taste / führt hierher.
page-searchOn = Weitersuchen: { $entries }
page-shift = Dienst
page-shifts = Dienste
page-showAll = Alle zeigen
page-skip = Zu den Einträgen
page-tags = Schlagwörter
page-timeOff = Urlaub
page-timeOffHatching = schraffiert: Urlaub
page-title-journal = Tagebuch
page-title-s-journal = Tagebuch von { $value }
page-trendKey = Ein Punkt je Tag, die Linie ist das Mittel von { $days } Tagen. Bänder: Nächte (violett) und Urlaub (grün).
page-trendRange = Am höchsten im { $high }, am niedrigsten im { $low }.
page-trendSummary = { CAPITALIZED($measure) }: im Mittel { $mean } über { $days }.
page-trends = Verlauf
page-untagged = { $program } ist zu alt für ein PDF mit Struktur: Screenreadern wird sie fehlen.
page-weekKey = Blasser: eine unvollständige Woche.
page-weekdays = Wochentage
page-yearAtGlance = Das Jahr auf einen Blick
page-yearHint = Tippe auf einen Tag oder nimm die Pfeiltasten. Eingabe führt zu dem, was du geschrieben hast.

percent = { $percent } %

place-body =
    { $places ->
        [one] eine Stelle im Text
       *[other] { $places } Stellen im Text
    }
place-notText = die ganze Datei: eine Seite ist kein Text
place-text =
    { $places ->
        [one] eine Stelle in der Datei
       *[other] { $places } Stellen in der Datei
    }
place-twoRecords = die Datei von Anfang an: es sind zwei Aufzeichnungen

placeholder-affirmation = AFFIRMATION
placeholder-assignment = SCHLÜSSEL=WERT
placeholder-badge = ABZEICHEN
placeholder-base = BASIS
placeholder-category = KATEGORIE
placeholder-color = WANN
placeholder-command = BEFEHL
placeholder-condition = SCHLÜSSEL=WERT
placeholder-count = N
placeholder-cycle = WÖRTER
placeholder-day = TAG
placeholder-duration = 30d
placeholder-exportFormat = markdown|json|csv|ics|html|pdf|svg|form|pocket|epub|docx|dayone|jrnl|org
placeholder-file = DATEI
placeholder-folder = ORDNER
placeholder-format = FORMAT
placeholder-half = HÄLFTE
placeholder-hours = WORT=ZEIT-ZEIT
placeholder-importFormat = FORMAT
placeholder-instant = ZEITPUNKT
placeholder-key = SCHLÜSSEL
placeholder-kind = ART
placeholder-language = SPRACHE
placeholder-link = LINK
placeholder-markerSize = GRÖSSE
placeholder-meaning = WORT=BEDEUTUNG
placeholder-moment = ZEIT
placeholder-month = JJJJ-MM
placeholder-mood = STIMMUNG
placeholder-name = NAME
placeholder-ours = UNSERE
placeholder-part = TEIL
placeholder-person = MENSCH
placeholder-place = ORT
placeholder-program = PROGRAMM
placeholder-recipient = SCHLÜSSEL
placeholder-record = ID
placeholder-regions = CODES
placeholder-reminderKind = systemd|cron|launchd|ics
placeholder-rules = REGELN
placeholder-shell = SHELL
placeholder-shift = DIENST
placeholder-shiftType = WORT=BEDEUTUNG
placeholder-sort = FELD
placeholder-span = VON..BIS
placeholder-spans = ZEIT-ZEIT
placeholder-status = STAND
placeholder-tag = SCHLAGWORT
placeholder-tagChange = +SCHLAGWORT|-SCHLAGWORT
placeholder-take = SCHLÜSSEL=ours|theirs
placeholder-template = NAME
placeholder-text = TEXT
placeholder-theirs = ANDERE
placeholder-title = TITEL
placeholder-tool = git|syncthing|desktop|obsidian|reminders|calendar|inbox
placeholder-weather = WETTER
placeholder-why = WORT
placeholder-word = WORT
placeholder-year = JJJJ
placeholder-zone = ZONE

plan-gap = kein Dienstplan sagt etwas über { $from }
plan-noHours = der Dienstplan ab { $rota } hat keine Zeiten für { QUOTED($word) }
plan-overlap = die Dienste vom { $first } und vom { $second } überschneiden sich um { $seconds }
plan-overlap-same-day = zwei Dienste vom { $first } überschneiden sich um { $seconds }
plan-overlapCycle =
    { $times ->
        [1] { $overlap }, und so weiter alle { $days }
       *[other] { $overlap }, und so weiter, { $times }-mal alle { $days }
    }
plan-sameStart = zwei Dienstpläne beginnen { ON($day) }; der spätere zählt
plan-shiftInTimeOff = { $id } plant Arbeit { ON($day) }, mitten im Urlaub

planReason-record = { $id } plant es so
planReason-rota = dein Dienstplan hat um diese Zeit diesen Dienst
planReason-workingDays = es ist einer deiner Arbeitstage

pocket-again = Noch einmal speichern
pocket-arrived = Sie sind im Tagebuch

pocket-asOf = Stand: { $day }
pocket-behind = Die Uhr dieses Telefons geht nach: Diese Seite wurde am { $day } erstellt. Stell sie zuerst richtig, deine Antworten tragen ihre Zeit.
pocket-cancel = Abbrechen
pocket-goOn = Weiterschreiben
pocket-handed = Als Dateien gespeichert, im Tagebuch noch nicht gesehen: { $number }
pocket-keepsNothing = Dieser Browser behält für diese Seite nichts: speichere deine Antworten, bevor du sie schließt.
pocket-kept = Notiert: { $what }
pocket-mood = Wie geht es dir?
pocket-more = Etwas anderes aufschreiben
pocket-over = Diese Seite kannte die Tage bis { $day }. Für die Zeit danach mach eine neue: smjournal export pocket. Deine Antworten nimmt sie weiterhin.
pocket-since = Ab { $day }; was älter ist: smjournal export html
pocket-undo = Rückgängig
pocket-unfinished = Unfertig seit
pocket-waiting = Noch nicht im Tagebuch: { $number }

privacy-identifier = { QUOTED($found) } { $kind }
privacy-plainRemote = das Tagebuch wird unverschlüsselt an { $address } gesendet
privacy-position = dieses Foto verrät, wo es aufgenommen wurde
privacy-publicRemote = das Tagebuch wird an { $address } gesendet: sieh nach, dass es dort nicht öffentlich ist
privacy-readable = andere Benutzer dieses Rechners dürfen es lesen ({ $mode })

problem-callOutOutside = { $key }: { $span } liegt außerhalb der Rufbereitschaft; es zählt nicht
problem-dashWithoutBlank = { $key }: hinter dem Strich fehlt ein Leerzeichen, deshalb beginnt diese Zeile keinen Listenpunkt; schreibe: - Punkt
problem-emptyFile = ist leer: Der Text ist vielleicht noch nicht geholt, oder ein Absturz hat ihn genommen; hole ihn, oder nimm ihn von einem anderen Gerät oder aus einer Sicherung
problem-emptyFolder = ein leerer Ordner
problem-encrypted = ist verschlüsselt ({ $tool }); zum Lesen erst entschlüsseln
problem-endBeforeStart = end liegt vor start; das Ende wird nicht beachtet
problem-invalidUTF8 = ist kein UTF-8-Text
problem-lfsPointer = enthält statt des Textes einen Zeiger von git-lfs; „git lfs pull“ holt den Text
problem-missingKey = { $kind } ohne { $key }
problem-missingKey-profile = dieser Dienstplan hat kein { $key } und zählt deshalb nicht
problem-noZoneRules = auf diesem Rechner sind keine Regeln für Zeitzonen{ $folder }, so dass über { $zone } nichts bekannt ist; installiere das Paket tzdata, oder nenne einen Ordner mit Regeln durch TZDIR
problem-noZoneRules-tzdir = {" "}(TZDIR: { $value })
problem-notAFile = ist { $type }, keine Datei
problem-nulByte = enthält ein NUL-Byte: keine Textdatei
problem-otherJournal = ein anderes Tagebuch: sein Ordner gehört nicht zu diesem; „smjournal -C ORDNER“ öffnet es
problem-outsideFolder = ein Ordner, der zu keinem Tagebuch gehört
problem-remarkForValue = { $key }: { QUOTED($found) } ist für YAML eine Bemerkung, deshalb wird nichts gelesen; das # weglassen: { $key }: { $with }
problem-sameMeaning = { $key } bedeutet dasselbe wie { $canonical }, das auch da ist; das letzte zählt
problem-sealedKind = ein Eintrag dieser Art kann nicht versiegelt werden ({ $kind }): Was darin steht, zählt in keiner Zahl
problem-strayKey = { $key } bedeutet in einem Eintrag der Art „{ $kind }“ nichts, deshalb wird es nicht gelesen
problem-symbolicLink = ist eine symbolische Verknüpfung; ihnen wird nicht gefolgt
problem-tooLarge = ist zu groß für eine Aufzeichnung: { $bytes }, höchstens { $limit }
problem-tooLong = { $key }: { $count }; üblich sind höchstens { $limit }
problem-tooMany = { $key }: { $count } Elemente; üblich sind höchstens { $limit }
problem-unfinishedMerge = enthält die Markierungen einer nicht beendeten Zusammenführung; „smjournal resolve“ klärt sie
problem-unreadable = nicht lesbar: { $errno }
problem-untilBeforeFrom = until ({ $iso }) liegt vor from ({ $iso2 }); der letzte Tag wird nicht beachtet
problem-wrongValue = { $key }: erwartet wird { $expected }, nicht { QUOTED($found) }

progress = { $share } des Weges seit deinem letzten Urlaub

prompt-nothingWritten = Seit { DATIVE($days) } nichts geschrieben, seit { $since }. Wie geht es dir?
prompt-yearsAgo = {" "}({ $then })
prompt-yearsAgo-a-year-ago =
    { $years ->
        [one] Heute vor einem Jahr
       *[other] Heute vor { DATIVE($years) }
    }
prompt-yearsAgo-you-wrote-an =
    { $when }{ $date } hast du { $ids ->
        [one] einen Eintrag
       *[other] { $ids }
    } geschrieben.

question-badges = Was davon passt?
question-cycleStart = An welchem Tag beginnt dieser Turnus?
question-entryText = Was ist passiert?
question-entryTitle = Titel? [{ $suggestion }]
question-entryTitle-none = Titel?
question-folder = Wo soll dein Tagebuch liegen? [{ $suggestion }]
question-former = zu diesem Dienst gibt es schon „{ $kind }“{ $time }: { $id }
question-former-at = , um { $value }
question-goOn = Weiter mit „{ $kind }“ von { $when }?
question-highlights = Was war besonders?
question-isFolder = Einen Ordner { $folder } anlegen?
question-isIn = { $shift } beginnt um { $time }: Ist es dessen Dienstbeginn?
question-isMood = Ist das eine Stimmung, { $mood }?
question-isOut = { $shift } endet um { $time }: Ist es dessen Dienstende?
question-isText = Das liest sich als Satz: Ist es der Text?
question-language = Welche Sprache?
question-makeDefault = Soll smjournal es aus jedem Ordner finden, statt { $former }?
question-makeDefault-none = Soll smjournal es aus jedem Ordner finden?
question-mood = Deine Stimmung?
question-moodOfDay = Die Stimmung des Tages ist dann { $mood }, nicht mehr { $former }. Schreiben?
question-name = Wie heißt du mit Vornamen?
question-note = Eine Notiz?
question-openEditor = { $editor } öffnen? So kommst du wieder heraus: Esc, dann :wq, dann Eingabe
question-order = In welcher Reihenfolge kommen deine Tage?
question-putAside = Das Begonnene bleibt in { $path }
question-replaceMood = { $mood } von { $time } ersetzen?
question-shift = Welcher Dienst?
question-shiftAfter = Wie war dein Dienst?
question-shiftBefore = Wie geht es dir vor dem Dienst?
question-tags = Schlagwörter?
question-timeOff = Wann hast du das nächste Mal Urlaub?
question-whichRecord = Welche Aufzeichnung?
question-work = Wie arbeitest du?
question-writeEntry = Einen Tagebucheintrag schreiben?

question-writeWords = Als Eintrag schreiben?
quoted = „{ $text }“

rating-energy-1 = Erschöpft
rating-energy-2 = Wenig
rating-energy-3 = Mittel
rating-energy-4 = Gut
rating-energy-5 = Ausgezeichnet
rating-fatigue-1 = Ausgeruht
rating-fatigue-2 = Etwas müde
rating-fatigue-3 = Müde
rating-fatigue-4 = Sehr müde
rating-fatigue-5 = Völlig fertig
rating-load-1 = Sehr gering
rating-load-2 = Gering
rating-load-3 = Mäßig
rating-load-4 = Hoch
rating-load-5 = Überwältigend
rating-motivation-1 = Keine
rating-motivation-2 = Wenig
rating-motivation-3 = Mittel
rating-motivation-4 = Gut
rating-motivation-5 = Ausgezeichnet
rating-satisfaction-1 = Sehr gering
rating-satisfaction-2 = Gering
rating-satisfaction-3 = Mittel
rating-satisfaction-4 = Gut
rating-satisfaction-5 = Ausgezeichnet
rating-stress-1 = Keiner
rating-stress-2 = Leicht
rating-stress-3 = Mäßig
rating-stress-4 = Hoch
rating-stress-5 = Extrem

recovery-after-these-shifts = { $scale } nach diesen Diensten: { $mean }
recovery-before-the-shift = { $rest } vor dem Dienst vom { $second }, unter { $limit }
recovery-in-among-them = { $shifts } in { DATIVE($days) }, darunter { $nights }; höchstens { $longestRunOfWork } Arbeit und { $longestRunOfNights } am Stück
recovery-no-rest = keine Ruhe
recovery-only-of-rest = nur { $rest } Ruhe
recovery-shortest-rest-between = kürzeste Ruhe zwischen zwei Diensten: { $rest }
recovery-weekends-with-work = Wochenenden mit Arbeit: { $weekendsWorked } von { $weekends }
recovery-work-in-days = Arbeit: { $week } in 7 Tagen, { $fourWeeks } in 28 Tagen

relative-today = heute
relative-tomorrow = morgen
relative-yesterday = gestern

reminder-atUsualTimes = kein kommender Dienst hat Zeiten: erinnert wird täglich um { $times }; „smjournal rota set“ sagt, wann du arbeitest

reminder-calendar = Dienstbeginn und Dienstende
reminder-howToUseCron = Diese Zeilen hinzufügen mit: crontab -e
reminder-howToUseLaunchd = Als ~/Library/LaunchAgents/smjournal.reminder.plist speichern, dann diese Datei laden: launchctl load
reminder-howToUseSystemd = Jeden Teil unter dem Namen darüber speichern, dann: systemctl --user enable --now smjournal-reminder.timer
reminder-nothingPlanned = kein Dienst mit Zeiten in den nächsten { DATIVE($days) }
reminder-purpose = Der fällige Dienstbeginn oder das Dienstende, und der Countdown
reminder-title = { $kind }: { $shift }, { $day }
reminder-toKeep = Zum Behalten: { $command }
reminder-withoutHours = { $count } ohne Zeiten und deshalb ohne Erinnerung; „rota set --hours“ oder die Datei des Dienstes nennen sie

report-basis-notes = Dienstbeginn und Dienstende
report-basis-plan = Plan
report-basis-said = angegeben
report-beyond = Mal darüber hinaus
report-fingerprint = Erstellt aus { DATIVE($files) }, SHA-256 ihrer Summen { $sum }.
report-found = Gefunden
report-from = Von
report-highIsGood = Hohe Werte sind gut: { $names }.
report-holidaysUnknown = nicht bekannt; zum Angeben: smjournal config holidays=de
report-inDoubt =
    { $count ->
        [one] 1 Datei, die diese Stunden betrifft, ist im Konflikt oder war nicht wie gemeint zu lesen.
       *[other] { $count } Dateien, die diese Stunden betreffen, sind im Konflikt oder waren nicht wie gemeint zu lesen.
    }
report-limit-any7 = Arbeit in beliebigen 7 Tagen, höchstens
report-limit-average = Arbeit je Woche im Mittel, höchstens
report-limit-night = Nacht, höchstens
report-limit-night-run = Nächte am Stück, höchstens
report-limit-rest = Ruhe zwischen zwei Arbeitstagen, mindestens
report-limit-run = Arbeitstage am Stück, höchstens
report-limit-shift = Arbeit an einem Tag, höchstens
report-limit-week = Arbeit in einer Kalenderwoche, höchstens
report-limit-weekly-rest = Längste Ruhe der Woche, mindestens
report-limitColumn = Grenze
report-limits = Grenzen neben den Tatsachen
report-lowIsGood = Tiefe Werte sind gut: { $names }.
report-made = Erstellt am { $CivilDay }.
report-rated = Bewertet: { $known } von { $shifts }; was nicht geschrieben wurde, ist in keinem Mittel.
report-ratingsKey = Eine Zahl ist das Mittel, in Klammern der tiefste und der höchste Wert, und n die Zahl der Dienste, auf der es beruht.
report-restsUnder = Ruhezeiten unter { $length }
report-rules-eu = Grenzen: Richtlinie 2003/88/EG vom 4. November 2003: 11 h Ruhe in 24 (Artikel 3), 24 h und 11 h in 7 Tagen (Artikel 5), 48 h je Woche im Mittel von 4 Monaten, Urlaub und Krankheit neutral (Artikel 6 und 16).
report-rules-french = Grenzen: französischer Code du travail, L3131-1 (11 h Ruhe), L3132-2 (35 h je Woche), L3132-1 (6 Tage je Woche), L3121-18 (10 h am Tag), L3121-20 (48 h in einer Kalenderwoche), L3121-22 (44 h im Mittel von 12 Wochen), L3122-6 (8 h nachts).
report-rules-frenchHospital = Grenzen: französisches Dekret 2002-9 vom 4. Januar 2002 über öffentliche Krankenhäuser: 12 h Ruhe, 36 h je Woche, 48 h in 7 Tagen (Conseil d’État, 4. April 2018, 398069), 12 h je Dienst als Ausnahme.
report-rules-german = { $eu } Das Arbeitszeitgesetz ist nicht in diesem Programm: Sein Text konnte nicht an der Quelle gelesen werden.
report-rules-swiss = Keine Grenzen: Das Arbeitsgesetz ist nicht in diesem Programm; sein Text konnte nicht an der Quelle gelesen werden.
report-rules-unitedKingdom = Grenzen: Working Time Regulations 1998, regulations 4 (48 h im Mittel von 17 Wochen), 10, 11; Folgen nach der HSE-Leitlinie HSG256.
report-signature = Unterschrift
report-slept =
    Der Schlaf ist in { $known } von { $all } { $all ->
        [one] Ruhezeit
       *[other] Ruhezeiten
    } bekannt.
report-sourceColumn = Quelle
report-unknown = Nicht bekannt
report-until = Bis
report-withoutHours = Die Zeiten von { DATIVE($count) } sind nicht bekannt und in keiner Summe.

ruleSet-ch = Schweiz
ruleSet-de = Deutschland
ruleSet-eu = Europäische Union
ruleSet-fr = französisches Arbeitsrecht
ruleSet-fr-hospital = öffentliche Krankenhäuser in Frankreich
ruleSet-none = keine
ruleSet-uk = Vereinigtes Königreich

scale-energy = Energie
scale-fatigue = Müdigkeit
scale-load = seelische Belastung
scale-motivation = Motivation
scale-satisfaction = Zufriedenheit
scale-stress = Stress

seal-added = Ab jetzt wird auch für { $recipient } versiegelt. Für das schon Versiegelte: --again
seal-again = Neu versiegelt: { $files }
seal-anotherNote = Die Notiz des Tages ist versiegelt, darum ist das eine weitere daneben; nach „smjournal unlock“ kommt eine Zeile zu der, die da ist.
seal-copyLeftOut = ebenfalls ausgelassen: { $path }, das im Klartext sagt, was in { $sealed } versiegelt ist; 'smjournal conflicts' nennt die Auswege
seal-lastRecipient = das ist der letzte Schlüssel, für den versiegelt wird, und nichts wurde geändert: { $files } wären für niemanden versiegelt. Erst mit „smjournal seal add“ einen anderen dazunehmen, oder alles öffnen und „sealed“ aus dem Profil nehmen
seal-leftOut = versiegelt und ausgelassen: { $records }
seal-linksFollow = Links dorthin folgen: { $files }
seal-linksStay = versiegelt, und Links darin folgten nicht: { $records }; mit dem Schlüssel folgen sie: „smjournal unlock“ kommt vor „smjournal seal“
seal-locked = Gesperrt: kein Schlüssel im Speicher.
seal-mediaInClear = { $path } bleibt unverschlüsselt: ein anderer Eintrag nennt es auch
seal-mediaStay = versiegelte Fotos und Aufnahmen dieses Ordners bleiben, denn ohne den Schlüssel weiß niemand, wozu sie gehören; damit sie mitgehen, zuerst „smjournal unlock“
seal-notTyped = nichts wurde eingerichtet; der gezeigte Schlüssel gilt nicht
seal-nothingIsKept = kein Schlüssel wird behalten: XDG_RUNTIME_DIR nennt keinen Ordner im Speicher; „smjournal show“ und „smjournal search --sealed“ fragen jedes Mal nach der Passphrase
seal-nothingToSeal = Schon versiegelt; nichts wurde geändert.
seal-otherKey = versiegelt und nicht gelesen: { $records }; der Schlüssel dieses Geräts öffnet sie nicht
seal-passphrase = Zuerst eine Passphrase: sie öffnet auf diesem Gerät, was versiegelt ist. age fragt zweimal danach, auf Englisch. Danach kommt ein Notschlüssel für Papier.
seal-passphraseAgain = Keine Passphrase wurde gesetzt, wohl weil die beiden nicht gleich waren. Noch einmal?
seal-readBy = Lesen: smjournal show { $id }
seal-ready = Bereit. Aufzeichnungen werden für { $recipient } versiegelt: eine mit „smjournal seal ID“, alle einer Art mit „smjournal config sealed=entry“.
seal-recoveryKey = Der Notschlüssel. Schreib ihn auf Papier und bewahre das nicht bei diesem Gerät auf: mit ihm ist alles Versiegelte lesbar, ohne ihn und ohne die Passphrase nichts.
seal-removed = Für { $recipient } wird nicht mehr versiegelt. Das schon Versiegelte öffnet sich noch damit; --again versiegelt es neu.
seal-sealed = Versiegelt: { $path }
seal-staysShut = für einen anderen Schlüssel versiegelt und für diesen zu: { $records }. Der Schlüssel vom Papier, in eine Datei geschrieben, öffnet das: „smjournal seal setup --identity DATEI“
seal-textIsIn = der Text ließ sich nicht versiegeln; er steht in { $path }, im Speicher, bis dieses Gerät ausgeschaltet wird
seal-typeBack = Tippe den Notschlüssel vom Papier ab
seal-typedWrong = das ist nicht der Schlüssel oben, ab dem { $place }. Zeichen; noch einmal (↑ holt das Getippte zurück), oder nur Eingabe zum Aufhören
seal-unlocked = Offen bis { $time }
seal-unnamed = versiegelt und nur nach Tag und Zeit benannt: { $records }; „smjournal list“ zeigt sie
seal-unread = versiegelt und nicht durchsucht: { $records }; „smjournal unlock“ öffnet sie
seal-unreadHere = versiegelt und nicht durchsucht: { $records }; --sealed fragt nach der Passphrase
seal-unsealed = Wieder lesbar: { $path }
seal-valuesUnknown = versiegelt, Inhalt nicht bekannt: { $records }; „smjournal unlock“ öffnet
seal-versionsGone = Andere lesbare Fassungen sind endgültig weg: { $files }
seeHelp = „{ $command }“ zeigt die Hilfe.

setting-affirmations = wie die Affirmation des Tages gewählt wird: by-day (nach Tag), mixed (gemischt) oder liked (gemochte)
setting-agreement = die Form der Wörter über dich im Französischen: feminine (weiblich), masculine (männlich) oder neutral
setting-badges = eigene Abzeichen, etwa 🔥 oder {"{"}🔥: Feuer und Flamme{"}"}
setting-care = ob nach sehr schweren Wochen Hilfe genannt wird: true oder false
setting-clock = was als deine Stunden zählt, wenn du keine angibst: said (der Plan) oder notes (die Uhrzeiten von Dienstbeginn und Dienstende)
setting-columns = was die Spalten von Stimmungstabellen enthalten, etwa {"{"}Anxiety: scale 0-3 low{"}"}; Importe merken es sich hier
setting-contract-hours = deine Wochenstunden laut Vertrag
setting-date-order = ob 5/6 der 5. Juni (day-first) oder der 6. Mai (month-first) ist
setting-day-starts = wann ein neuer Tag beginnt für eine Notiz, die nichts anderes sagt, etwa 05:00
setting-holidays = Feiertage: Länder wie at, Teile davon wie de-by oder ch-zh, und eigene Tage
setting-hours = die üblichen Zeiten deiner Dienste
setting-id = was dieses Tagebuch von anderen unterscheidet, auch in seinen Kopien; ‚smjournal init‘ legt es an
setting-inline-tags = ob #Schlagwörter im Text von Einträgen zählen: true oder false
setting-kind = was die Datei ist
setting-language = die Sprache des Programms: { $codes }
setting-memories = ob an Vergangenes erinnert wird: true oder false
setting-moods = eigene Stimmungen mit ihrer Stufe von 1 bis 5, etwa {"{"}gelassen: 4{"}"}
setting-name = dein Vorname
setting-night = welche Stunden Nacht sind, etwa 21:00-06:00
setting-profession = wie Affirmationen deine Arbeit nennen: nurse (Pflege), carer (Betreuung), midwife (Hebamme) oder paramedic (Rettungsdienst)
setting-rest-rules = die Ruhegrenzen zum Vergleich: eu, fr-hospital, fr, uk, de, ch oder none
setting-rota = dein Turnus; „smjournal rota set“ schreibt ihn
setting-scales = eigene Skalen, etwa {"{"}schmerz: {"{"}range: "0-10", ask: mood, good: low{"}"}{"}"}
setting-seal-to = die age-Empfänger, für die versiegelt wird, eine Liste; „smjournal seal setup“ schreibt den ersten
setting-sealed = die Arten, die schon beim Schreiben versiegelt werden: entry, mood, person, sleep
setting-shifts = was die Wörter deines Dienstplans bedeuten; „smjournal rota set --shift-type“ schreibt sie
setting-smjournal = die Version des Formats
setting-templates = die Vorlage eines Dienstes oder eines Wochentags, etwa {"{"}nacht: uebergabe, montag: woche{"}"}
setting-theme = die Farben: auto, dark (dunkel), light (hell) oder mono, oder eine Zuordnung wie {"{"}night: '#8B5CF6'{"}"}
setting-timezone = wo deine Tage sind, etwa Europe/Berlin; sonst die Zone des Systems
setting-tone = wie du angesprochen wirst: warm (herzlich) oder plain (nüchtern)
setting-transcribe-model = das Modell zum Aufschreiben von Aufnahmen: eine Datei von whisper-cli, ein Ordner von Vosk
setting-warning-signs = ob Zeichen von Erschöpfung bei den Einsichten stehen: true oder false
setting-week-starts = der erste Tag der Woche
setting-working-days = die Tage, an denen du arbeitest, wo kein Dienstplan mehr sagt

setup-added =
    { $file }: hinzugefügt: { $lines ->
        [one] { $lines2 }
       *[other] { $lines } Zeilen
    }
setup-alreadyCommits = Dieses Gerät macht schon nach jeder Änderung einen Commit.
setup-alreadyConfigured = git-Konfiguration: { $key } ist schon gesetzt
setup-commits = Dieses Gerät macht ab jetzt nach jeder Änderung einen Commit. Es schickt nie etwas fort (kein push).
setup-commitsNoMore = Dieses Gerät macht nicht mehr nach jeder Änderung einen Commit.
setup-complete = { $file }: schon vollständig
setup-configurationRefused = git wollte seine Konfiguration nicht ändern
setup-configured = git-Konfiguration: { $key } gesetzt
setup-gitMissing = git ist nicht installiert
setup-keepsCalendar = { $file }: geschrieben; ab jetzt schreibt dieses Gerät ihn neu, wenn sich das Tagebuch ändert
setup-keepsCalendarNoMore = { $file }: bleibt und wird nicht mehr neu geschrieben
setup-kept = { $file }: ist schon da und sagt etwas anderes; nicht angerührt
setup-made = { $file }: angelegt
setup-next = Jetzt eingeben: { $command }
setup-noDesktop = weder XDG_DATA_HOME noch HOME sagen, wo die Oberfläche nach Programmen sucht
setup-noIdentifier = journal.md hat keine id, an der das Tagebuch sein Formular erkennt; gib ihm eine: smjournal config id={ $word }, und exportiere dann das Formular neu
setup-noReminderHost = hier gibt es weder systemd noch launchd noch cron, die erinnern könnten; ein Kalender kann es: smjournal reminders ics
setup-noRepository = das Tagebuch liegt in keinem git-Repository; lege eines an mit: git init { $folder }
setup-notKept = das ließ sich in den Einstellungen dieses Geräts nicht merken
setup-otherDriver = {"."}gitattributes: führt *.md schon mit { QUOTED($name) } zusammen; nichts geändert
setup-started = Ausgeführt: { $command }
setup-store = { $path }: { $error }
setup-strange = { $file } ist nicht, was Obsidian schreibt; es blieb, wie es ist, ohne die Arten der Schlüssel
setup-takesFrom = Dieses Gerät nimmt ab jetzt ins Tagebuch auf, was dessen Formular in { $folder } speichert. Sonst wird dort nichts angerührt. Ein früher exportiertes Formular hat keine Marke: smjournal export form
setup-takesNoMore = Dieses Gerät nimmt nichts mehr aus einem Ordner auf.

share = { $mean } von { $expected } erwarteten

shift-day = Tagdienst vom { $date }
shift-named = { $word } vom { $date }
shift-night = Nacht vom { $date }
shift-other = Dienst { $word } vom { $date }
shift-rest = frei, { $date }
shift-type-day = Tag
shift-type-night = Nacht
shift-type-rest = frei

shiftChange-energy = Energie: { $before } vorher, { $after } bleiben danach ({ $shifts })
shiftChange-other-before-after = { $before }: { $before2 } vorher, { $name }{ $after } nachher ({ $shifts })

short-day = { $short } { PADDED($day) }. { $shortMonth }
short-day-year = { $short } { PADDED($day) }. { $shortMonth } { $year }

size-units = B KB MB GB TB

sleep-afterNights = { $seconds } in den 24 h vor einem Dienst, der auf eine Nacht folgt ({ $gaps })
sleep-afterQuickReturns = { $seconds } in Ruhezeiten unter 11 h ({ $gaps })
sleep-asleep = geschlafen { $seconds }
sleep-beforeNights = { $seconds } in den 24 h vor einer Nacht ({ $gaps })
sleep-comparison = { $measure }: { $short } nach unter 6 h, { $enough } nach mehr
sleep-heading = Schlaf
sleep-inGap = { $asleep } Schlaf in den { $gap } zwischen zwei Diensten
sleep-inGaps = { $seconds } zwischen zwei Diensten ({ $gaps })
sleep-mean = im Mittel { $seconds } ({ $sleeps }-mal)
sleep-meanSteps =
    { $steps } { $steps ->
        [one] Schritt
       *[other] Schritte
    } am Tag ({ $days })
sleep-short = unter 6 h in den 24 h vor dem Dienst: { $short } von { $all }
sleep-slept = geschlafen { $asleep }, { $from }–{ $until }
sleep-steps =
    { $steps } { $steps ->
        [one] Schritt
       *[other] Schritte
    }

sort-doubt = Zweifel
sort-frontMatter = im Dateikopf
sort-notText = kein Text
sort-unreadable = nicht lesbar
sort-value =
    { $count ->
        [one] falscher Wert
       *[other] falsche Werte
    }

source-ambiguousDate = in { QUOTED($text) } sind Tag und Monat nicht zu unterscheiden; 'smjournal config date-order=day-first' oder 'month-first' sagt, was zuerst steht
source-cutShort = endet zu früh: ein Teil fehlt
source-damaged = ist beschädigt
source-damagedFile = { QUOTED($path) } ist beschädigt: es ist nicht, was gesichert wurde; es wird ausgelassen
source-encrypted = ist verschlüsselt; erst entschlüsseln
source-fewDays = die Zeile mit den Tagen ist zu kurz: { $count } sind zu finden, ein Monat braucht 5 nebeneinander; oder gib ihr eine Spalte für den Tag und eine für den Dienst
source-hiddenFile = { QUOTED($path) } ist eine versteckte Datei, und die Sicherung ist nicht von diesem Tagebuch; sie wird ausgelassen
source-keepsPosition = ohne ImageMagick lässt sich der Ort nicht aus { $name } entfernen; --keep-position kopiert es unverändert
source-loneDays = mehr als ein halbes Jahr liegt zwischen { $days } (Tage: { $count }) und dem Rest: berichtige das Jahr in der Datei, oder sage mit --from und --until, welche Tage gemeint sind
source-longHours = { QUOTED($text) } dauert 16 Stunden oder länger; nenne die Zeiten des Wortes mit --map
source-missingColumn = eine Spalte { QUOTED($name) } fehlt
source-missingEntry = der Eintrag { QUOTED($name) } ist nicht da
source-missingMedia = { $name } wird genannt, ist aber nicht da
source-missingMonth = hier stehen Tage eines Monats, und nichts sagt, welches Monats oder Jahres: gib den ersten Tag an, --from 2026-12-01, oder nenne die Datei danach (dienstplan-2026-12)
source-needsConversion-age = ist von age verschlüsselt: „age -d -i SCHLÜSSELDATEI -o backup.json DATEI“ öffnet sie mit deinem Schlüssel (ohne -i mit einer Passphrase); importiere, was das schreibt
source-needsConversion-binaryExcel = ist eine binäre Excel-Datei (.xlsb): Speichere sie als .xlsx und importiere diese
source-needsConversion-database = ist die Datenbank einer App: Nimm den Export der App, etwa ein .csv, .json oder .zip, und importiere diesen
source-needsConversion-locked = ist verschlüsselt: exportiere es unverschlüsselt aus dem Programm, das es gemacht hat
source-needsConversion-numbers = ist eine Datei von Apples Numbers oder Pages: Exportiere sie dort als Excel (.xlsx) oder CSV und importiere diese
source-needsConversion-oldExcel = ist eine alte Office-Datei (.xls, .doc) oder eine mit Passwort: Öffne sie dort, wo sie sich öffnen lässt, speichere sie als .xlsx ohne Passwort und importiere diese
source-needsConversion-ownTable = ist eine Tabelle, die smjournal exportiert hat, und wird nicht wieder eingelesen: Exportiere das Tagebuch als Sicherung (export json) und importiere diese
source-needsConversion-packed = ist auf eine Weise gepackt, die nicht gelesen wird: Entpacke es und importiere, was darin ist, oder packe es als .zip
source-needsConversion-pdf = ist ein PDF, und nichts liest daraus einen Plan ohne Fehler: Frag nach dem Kalender (.ics) oder der Tabelle (.xlsx, .csv), aus der es gedruckt wurde, oder tippe ihn in eine Tabelle mit einer Spalte für den Tag und einer für den Dienst und importiere diese
source-needsConversion-picture = ist ein Bild, und nichts liest daraus einen Plan ohne Fehler: Frag nach dem Kalender (.ics) oder der Tabelle (.xlsx, .csv), oder tippe ihn in eine Tabelle mit einer Spalte für den Tag und einer für den Dienst und importiere diese; ein Foto kommt mit smjournal attach in einen Eintrag
source-needsConversion-samsungNotes = ist eine eigene Datei von Samsung Notes, die hier nicht gelesen wird: wähle in der App die Notizen, „Als Datei speichern“, „Textdatei“, und importiere den Ordner mit --dates file
source-needsConversion-slides = ist eine Präsentation: Kopiere die Tabelle in eine Tabellenkalkulation, speichere sie als .xlsx, .ods oder .csv und importiere sie
source-needsConversion-text = ist ein Textdokument: Kopiere seine Tabelle in eine Tabellenkalkulation, speichere sie als .xlsx, .ods oder .csv und importiere sie; ein Tagebuch darin lässt sich als einfacher Text (.txt) oder Markdown speichern
source-needsProgram = nur das Programm { $name } kann es lesen, und das ist nicht installiert
source-noDate-a-date-is = ein Datum fehlt
source-noDate-is-not-a = { QUOTED($text) } ist kein Datum und keine Uhrzeit
source-noHours = { QUOTED($text) } sind keine Zeiten
source-noPerson = niemand heißt { QUOTED($name) }; es gibt { $names }: wähle mit --person
source-noShifts = hat Tage, aber keinen Dienst darunter
source-noValue = eine Formel, deren Wert nicht in der Datei steht; öffne sie im Tabellenprogramm und speichere sie
source-notALine = eine Zeile ohne Namen und Doppelpunkt
source-notBase64 = ein Zeichen, das es in base64 nicht gibt
source-notFormat = das ist keine { $name }-Datei
source-notXML = das ist kein XML
source-nothingFound = enthält nichts, was Exporte von { $name } haben
source-offScale = { QUOTED($text) } liegt außerhalb der Skala von { QUOTED($column) }
source-openHalf = { QUOTED($text) } ist ein halber freier Tag und sagt nicht, welche Hälfte: schreib in der Datei Vormittag oder Nachmittag dahinter, oder trag ihn mit 'smjournal vacation add TAG --half morning' ein
source-otherHere = ist nicht, was die Sicherung hat; es bleibt hier, wie es ist
source-otherPerson = es scheint der Dienstplan von „{ $name }“ zu sein, nicht der von { $own }
source-otherTable-birthdays = ist eine Geburtstagsliste, kein Dienstplan; Geburtstage kommen mit „smjournal import vcard DATEI“ (.vcf) herein oder einzeln mit „smjournal people add NAME --birthday TAG“
source-otherTable-contacts = ist eine Adressliste, kein Dienstplan; Personen kommen mit „smjournal import vcard DATEI“ (.vcf) herein oder einzeln mit „smjournal people add NAME“
source-otherTable-money = ist eine Tabelle mit Beträgen, kein Dienstplan
source-otherTable-moods = ist eine Stimmungstabelle, kein Dienstplan
source-otherTable-sleep = ist eine Schlaftabelle, kein Dienstplan
source-otherTable-unknown = nichts in dieser Tabelle sagt, was sie ist; nenne es: „smjournal import csv DATEI“ für Dienste (--person NAME bei mehreren Personen), „smjournal import moods DATEI“ für Stimmungen
source-pastDays = alle seine Tage sind vergangen, der letzte ist { $day }: ist es das Blatt eines anderen Jahres?
source-record = laut { $id }
source-rota = laut Dienstplan
source-severalPeople = mehrere Personen: wähle eine mit --person: { $names }
source-textBeforeEntries = Text vor dem ersten Eintrag gehört zu keinem
source-tooDeep = ist zu tief verschachtelt: höchstens { $limit } Ebenen werden gelesen
source-tooLarge = ist zu groß: höchstens { $limit } werden gelesen
source-tooMany = enthält zu viel: höchstens { $limit } Elemente werden gelesen
source-twelveHours = { QUOTED($text) } kann wie andere Zeilen hier nach einer 12-Stunden-Uhr gemeint sein; nenne die Zeiten des Wortes mit --map
source-unclosedQuote = Anführungszeichen, die nie geschlossen werden; diese Zeile wird ausgelassen
source-undated = { QUOTED($name) } hat weder im Namen noch in den Schlüsseln ein Datum; --dates file nimmt das der Datei
source-unknownFormat = kein bekanntes Format; nenne eines, etwa: smjournal import daylio DATEI
source-unknownMedia = { $name } ist weder ein Bild noch eine Aufnahme
source-unknownMethod = ist mit Verfahren { $method } gepackt, das nicht bekannt ist
source-unknownRule = { QUOTED($rule) } ist keine bekannte Wiederholungsregel; nur das erste Mal wird genommen
source-unknownZone = { QUOTED($name) } ist keine bekannte Zeitzone; die des Tagebuchs wird genommen
source-unknownZone-other = { QUOTED($name) } ist keine bekannte Zeitzone; { $zone } wird genommen
source-unusedWord = darin heißt nichts { QUOTED($word) }; es gibt: { $others }
source-workingDays = ein Arbeitstag
source-wrongPath = { QUOTED($path) } ist kein Pfad einer Datei des Tagebuchs oder steht zweimal da; es wird ausgelassen
source-wrongTag = { QUOTED($name) } wird geschlossen, ist hier aber nicht offen

span-day = { $day }
span-days = { $fromDay }.–{ $day }. { $month }
span-days-year = { $fromDay }.–{ $day }. { $month } { $year }
span-months = { $fromDay }. { $fromMonth } – { $day }. { $month }
span-months-year = { $fromDay }. { $fromMonth } – { $day }. { $month } { $year }
span-years = { $fromDay }. { $fromMonth } { $fromYear } – { $day }. { $month } { $year }

start-absenceRepeats = dieser Turnus enthält Urlaub oder Krankheit, die alle { $days } wiederkämen; --once schreibt nur diese Tage
start-again = alle { $days } wieder
start-areDaysRight = Sind das deine Tage?
start-areRemindersWanted = Soll ich diese Erinnerungen einrichten?
start-areWeeksRight = Sind das deine nächsten zwei Wochen?
start-comesAgain = Nach { DATIVE($days) } beginnt es von vorn.
start-comesOnce = Nur { $span }: danach wiederholt sich nichts.
start-comesOnce-absence = Urlaub und Krankheit kommen nicht wieder, also gilt das nur { $span }.
start-enterAgain = Noch einmal Eingabe lässt die Dienste für später.
start-everyDay = dein Tag; mehr mit help
start-everyMood = deine Stimmung, von 1 bis 5
start-everyShift = wenn ein Dienst vorbei ist
start-giveMeaning = Was es bedeutet, sagt man mit: { $command }
start-howOften = Nur einmal, oder wiederholt es sich?
start-monthFirst = Daten wie 11/5 werden mit dem Monat zuerst gelesen (config date-order=day-first ändert es).
start-noPlan = Darin sehe ich keinen Dienst. Ein Wort oder Buchstabe je Tag, etwa T T N N X X, oder ein Dienst mit Zeiten, etwa Tag 7-19. Ändere es, oder Eingabe lässt es so.
start-noReminders = Dieser Computer kann nicht erinnern; der Kalender deines Handys kann es: { $command }
start-once = nur { $span }
start-phone = Für dein Handy: eine Seite zum Eintragen und deine Dienste als Kalender, als Dateien neben dem Tagebuch?
start-phoneBack = Was das Formular speichert, kommt über einen gemeinsamen Ordner zurück: { $inbox }. Ein Kalender, der dem Plan folgt: { $calendar }
start-phoneFiles = Schick das auf dein Handy, per Mail oder Kabel: { $files }
start-questionsLater = Dein Name, dein Dienstplan, dein Urlaub: „{ $command }“ fragt danach, wann du magst.
start-reminders = Um { $times } würde eine Mitteilung sagen, was ansteht. Dazu braucht es diese Dateien: { $files }; und diesen Befehl: { $command }.
start-reminders-lines = Um { $times } würde eine Mitteilung sagen, was ansteht. Dazu braucht es je Zeit eine Zeile in deiner { $command }; alle anderen bleiben.
start-somethingElse = etwas anderes
start-strangeWords = Nicht verstanden: { $words }. Ändere es, oder Eingabe lässt es so.
start-takesShifts = Das nimmt { $shifts } aus deinem Plan.
start-unpaid = Pause { $length }

stated-began = Wann ging es los?{ $usual }
stated-callOutToEnd = ein Dienstende in der letzten halben Stunde der Rufbereitschaft sagt, wie es war, und beendet keinen Einsatz; falls doch: { $command }
stated-calledOut = Einsatz in der Rufbereitschaft?
stated-callsOverlap = { $calls } überschneiden sich: gemeinsame Minuten zählen einmal
stated-clock = Sollen statt der Planzeiten die Zeiten zählen, zu denen du Dienstbeginn und Dienstende einträgst?
stated-disordered = { $hours } würden über { $duration } reichen: die Stunden eines Dienstes der Reihe nach nennen, keine doppelt
stated-earlyEnd = { $time } liegt { $duration } vor dem geplanten Ende, { $planned }
stated-emptyForPlan = Leer lassen, wenn es nach Plan war.
stated-endBeforeBegin = dieses Ende liegt vor dem Beginn des Dienstes, { $begin }: es zählt nicht
stated-endOnCall = während des Rufdienstes ist ein Ende allein kein Einsatz und zählt nicht; so wird ein Einsatz genannt: { $option } 23:40-04:10
stated-ended = Wann war Schluss?{ $usual }
stated-endsByPlan = seine Stunden gehen bis zum geplanten Ende, { $end }; endete er früher: { $command }
stated-farEnd = { $time } ist weit vom geplanten Ende, { $planned }, entfernt
stated-farStart = { $time } liegt weit vom geplanten Beginn, { $planned }, entfernt
stated-formerCounts = zählt nicht mehr, weil diese Notiz gilt: { $what } aus { $id }; um es zu behalten: { $command }
stated-fromMoment = gezählt ab { $time }, dem Moment des Schreibens; begann er nach seinen Zeiten: { $command }
stated-holidays = Die landesweiten Feiertage ({ $code }) übernehmen?
stated-keepBoth = beide behalten
stated-laterHolds = der spätere Eintrag gilt, dieser zählt nicht; damit dieser zählt: { $command }
stated-longBreak = eine Pause von { $break } ist länger als der Dienst, { $presence }
stated-nearEnd = so nah am Ende zählt es keine Stunden. Ist es das Dienstende: { $undo }; begann die Arbeit dann: { $command }
stated-nextDay = falls das eine Zeit des nächsten Tages ist: { $command }
stated-noShift-add-it-with = { $what }{ $rest }; so kommt er dazu: { $command }
stated-noShift-day = kein Dienst am { $day }
stated-noShift-there-is = {" "}(es gibt: { $others })
stated-noShift-word = kein Dienst „{ $value }“ am { $day }
stated-noStart = nichts sagt, wann er begann, also zählen keine Stunden; so wird es gesagt: { $command }
stated-noTimeOnCall = kein Rufdienst zu diesen Zeiten am { $day }; so steht die Arbeit als Dienst da: { $command }
stated-ownWork = kein Dienst des Plans wartet darauf: notiert als eigene Arbeit, { $day }; für einen anderen Tag: { $option }
stated-partOfCountry = Das sind die landesweiten Feiertage; die deines Bundeslands oder Kantons: smjournal config holidays={ $example }
stated-replace-id = { $id } ersetzen?
stated-replace-time = Den Eintrag von { $time } ersetzen?
stated-rules = Welche Grenzen für Arbeit und Ruhe gelten für dich?
stated-sharedMinutes = davon zählen { $counted }: die übrigen Minuten hat ein anderer Dienst, und was zwei teilen, zählt einmal
stated-spanTwice = { $time } gibt es in dieser Nacht zweimal, weil die Uhr zurückgestellt wird: es zählt die erste, { $counted }
stated-startBehindEnd = dieser Beginn liegt nach dem Ende des Dienstes, { $end }: er zählt nicht
stated-stays = { $what } bleibt, wie in { $id } angegeben
stated-timeOrKeep = etwa 7:50 oder 8 Uhr, Eingabe behält sie
stated-timeOrNow = etwa 7:50 oder 8 Uhr, Eingabe für jetzt
stated-timeOrPlan = etwa 7:50 oder 8 Uhr, jetzt, Eingabe für den Plan
stated-timeTwice = { $time } gibt es in dieser Nacht zweimal, weil die Uhr zurückgestellt wird: es zählt { $counted }; wenn es die andere war: { $command }
stated-workedCounts = { $time } zählt nicht: { $hours }, mit rota worked angegeben, gilt; um es zu ändern: { $command }
stated-workedHolds = ab jetzt gelten diese Zeiten, nicht { $what } aus { $id }
stated-wouldNotCount = { $hours } sind die Stunden von { $former } und würden als { $shift } nicht zählen; um sie vorher wegzunehmen: { $command }

stop-words =
    abend abends aber alle allein allem allen aller allerdings alles also andere anderen anders auch
    aufs ausserdem beide beiden beim bereits besonders bevor bisschen bist brauche brauchte dabei
    dafur dagegen daher dahin damals damit danach daneben dank dann daran darauf daraus darin
    daruber darum darunter dass davon davor dazu dein deine deinen denen denn dennoch derselbe
    deshalb dessen deswegen dich dienst dienste diese diesem diesen dieser dieses dinge doch dort
    draussen drei drin dritte durch durfen eben echt egal eigentlich eine einem einen einer eines
    einfach einige einigen einmal endlich entweder erst erste ersten etwa etwas euch euer fast
    fruhdienst funf ganz ganze ganzen gar geben gegen gehen gemacht gerade gern gerne gesagt gestern
    gewesen gibt ging gleich haben halt hast hatte hatten heute hier hinter ihm ihnen ihre ihrem
    ihren ihrer immer irgendwie jeden jeder jedes jetzt kann kannst kein keine keinen keiner kommen
    konnte konnten kurz lange lassen leider letzte letzten machen macht manche manchmal mehr mehrere
    mein meine meinem meinen meiner meist meisten mich minuten mittag mittags montag morgen morgens
    muss mussen musste nach nachdem nachmittag nachste nachsten nacht nachtdienst nachts naturlich
    neben nehmen nicht nichts noch nochmal oder oft ohne recht richtig sachen sagen sagte schicht
    schnell schon sehen sehr seid sein seine seinem seinen seiner seit selbst sich sicher sieben
    sind sogar solche soll sollte sondern sonst spatdienst stehen stunde stunden tage tagen tages
    trotz trotzdem uber uberhaupt unser unsere unter vergessen viel viele vielen vielleicht vier
    voll vollig vorher wahrend wann waren warum weil weiss weiter welche wenig weniger wenn werde
    werden wieder wirklich wissen woche wochen wohl wollen wollte worden wurde wurden zehn zeit
    ziemlich zuerst zuletzt zuruck zusammen zwei zwischen

store-changedSinceRead = inzwischen geändert; nichts wurde geschrieben
store-folderNotEmpty = in diesem Ordner liegen schon Dateien; wähle einen neuen
store-foreignJournal = dieses Tagebuch gehört einem anderen Benutzer; wenn du es meinst, nenne es mit -C ORDNER oder SMJOURNAL_DIR
store-forgotten = was zuletzt geändert wurde, wurde vergessen ({ $day }) und lässt sich nicht zurückholen; das nächste „undo“ nimmt die Änderung davor zurück
store-insideJournal = das läge im Tagebuch { $root }, das diese Dateien mitlesen würde; nichts wurde angelegt
store-invalidPath = kein Pfad innerhalb des Tagebuchs
store-journalAway = das Tagebuch dieses Geräts ist nicht da: Der Datenträger ist nicht eingehängt, oder der Ordner wurde verschoben; -C ORDNER nennt, wo es ist, 'smjournal init ORDNER' legt ein anderes an
store-journalExists = hier ist schon ein Tagebuch; es wurde nicht angerührt
store-locked = ist versiegelt; an einem Terminal wird nach der Passphrase gefragt, und „smjournal unlock“ öffnet für eine Weile
store-nameTaken = der Name ist vergeben
store-noFolder = kein solcher Ordner
store-noJournal = kein Tagebuch hier oder in einem Ordner darüber; -C ORDNER oder SMJOURNAL_DIR nennen eines, smjournal init ORDNER legt eines an
store-noJournalThere = in diesem Ordner ist kein Tagebuch; der eines Tagebuchs enthält die Datei journal.md
store-notAProfile = das kennzeichnet kein Tagebuch: im Dateikopf fehlt der Schlüssel smjournal (smjournal: 1)
store-notAnExport = eine Datei hat diesen Namen, und soweit es dieses Gerät weiß, ist sie kein unveränderter früherer Export dieses Tagebuchs; sie wurde nicht ersetzt: lösche sie, oder nimm einen anderen Namen
store-notAnIndex = ist kein Index von smjournal; er blieb, wie er ist, und ohne Index dauern Antworten länger
store-notFound = keine solche Datei
store-notUndone = { $StoreError }; diese Änderung bleibt, das nächste „undo“ nimmt die davor zurück
store-nothingToUndo = es gibt nichts zurückzunehmen
store-profileCopied = ein Journal, dessen journal.md fehlt: ein Sync-Programm hat { $name } hinterlassen; 'smjournal conflicts' zeigt sie, 'smjournal resolve --all' gibt ihr den Namen zurück
store-profileGone = ein Journal, dessen journal.md fehlt: diese von einem anderen Gerät, aus einer Sicherung oder aus git zurückholen, oder mit 'smjournal init' und diesem Ordner eine neue anlegen
store-seal-copyBeside = ist eine andere Fassung dessen, was versiegelt werden soll, und bliebe offen lesbar; „smjournal resolve“ klärt das zuerst
store-seal-file = lässt sich nicht öffnen: beschädigt, oder für einen anderen Schlüssel versiegelt
store-seal-identity = der Schlüssel ließ sich nicht öffnen oder nutzen: falsche Passphrase, oder eine Datei ohne age-Identität
store-seal-noIdentity = auf diesem Gerät ist kein Schlüssel, der Versiegeltes öffnet; „smjournal seal setup --identity DATEI“ übernimmt den vom Papier, „smjournal seal setup“ legt einen neuen an, der schon Versiegeltes nicht öffnet
store-seal-noMemory = es gibt keinen Ordner im Speicher (XDG_RUNTIME_DIR, /dev/shm), und nichts von einem versiegelten Text darf auf eine Platte
store-seal-noProgram = weder age noch rage ist installiert, und nichts wurde geschrieben; age ist unter https://age-encryption.org zu finden
store-seal-noRecipients = das Profil nennt niemanden, für den versiegelt wird (seal-to), und nichts wurde geschrieben; „smjournal seal setup“ tut das
store-seal-notUndone = zuletzt wurde versiegelt, und das nimmt „undo“ nicht zurück, sondern „smjournal unseal“; das nächste „undo“ nimmt die Änderung davor zurück
store-seal-passphrase = age hat keine Passphrase gesetzt, und nichts wurde eingerichtet
store-seal-recipients = für { $recipients } lässt sich nichts versiegeln: einer davon ist kein age-Empfänger, oder das Programm ist gescheitert; nichts wurde geschrieben
store-seal-sealFirst = damit wäre es ein Eintrag, den das Profil versiegelt, und nichts wurde geändert; „smjournal seal ID“ versiegelt ihn zuerst, oder einen neuen schreiben
store-seal-unclear = was „sealed“ hier meint, ist nicht sicher, darum wurde nichts im Klartext geschrieben; „smjournal check“ nennt die Zeile, „smjournal config sealed=entry“ oder Ähnliches stellt es richtig
store-symbolicLink = ist eine symbolische Verknüpfung; ihnen wird nicht gefolgt
store-system = { $call }: { $errno }
store-textElsewhere = wird nicht überschrieben: die Datei { $reason }
store-textHoldsMarkers = der Text enthält die Zeilen einer nicht beendeten Zusammenführung (<<<<<<<, =======, >>>>>>>) und gälte als Konflikt; nichts wurde geschrieben
store-textHoldsNUL = der Text enthält ein NUL-Byte und wäre nicht wieder lesbar; nichts wurde geschrieben
store-tooLarge = zu groß für eine Aufzeichnung

streak-bridged = { $current } mit Einträgen, freie Tage ausgelassen
streak-in-a-row = { $current } in Folge
streak-record = { $row } (Rekord: { $record })

strength-large = großer
strength-medium = mittlerer
strength-small = kleiner

suggestedTags-death = Tod
suggestedTags-doubts = Zweifel
suggestedTags-emergency = Notfall
suggestedTags-family = Familie
suggestedTags-fatigue = Müdigkeit
suggestedTags-great-team = tolles Team
suggestedTags-hard-shift = schwerer Dienst
suggestedTags-learning = gelernt
suggestedTags-lovely-encounter = schöne Begegnung
suggestedTags-pride = Stolz
suggestedTags-recovery = Genesung

suggestion-did-you-mean = ; meintest du „{ $value }“?
suggestion-mood = Stimmung: { $emoji } { $step } ({ $words })
suggestion-nothing = Der Text sagt nichts deutlich genug.
suggestion-people = Menschen: { $people }
suggestion-places = Orte: { $places }
suggestion-tags = Schlagwörter: { $tags }
suggestion-toTakeOver = Zum Übernehmen:

summary = { $count } { $meaning }
summary-and = , und { $doubt }
summary-in = { $text } in { DATIVE($days) }
summary-kinds = {" "}({ $kinds })
summary-off = , { $days } Urlaub oder abwesend
summary-on-call = , { $onCall } × Rufdienst
summary-rest = , { $rests } frei

sync-both = beide
sync-bothFilesStay = Beide bleiben: die andere { $path } ist jetzt { $name }
sync-brokenMarkers = enthält Markierungen, die nicht zusammenpassen; berichtige sie in einem Editor
sync-choose = beide Seiten haben { $map } geändert; wähle mit --ours oder --theirs{ $keyToTake }{ $isOfText }, oder berichtige es in einem Editor
sync-choose-keep-both-with = , behalte beide mit --both
sync-choose-or-for-one = , oder für einen Schlüssel mit --take { $value }=ours
sync-chooseName = beide Seiten haben ihm einen anderen Namen gegeben; wähle mit --ours oder --theirs
sync-clashes = beide Seiten haben { $map } geändert
sync-clearBesideSealed = im Klartext neben { $sealed }, das versiegelt ist; 'smjournal seal { $path }' versiegelt auch diesen Text und behält beide, 'smjournal resolve { $path } --ours' behält nur den versiegelten, --theirs nur diesen
sync-copy = eine zweite Fassung von { $original } ({ $tool })
sync-copyLeft = ist eine zweite Fassung von { $original }; „smjournal conflicts“ sagt mehr
sync-copyOfNothing = eine zweite Fassung von { $original }, das es nicht mehr gibt
sync-differs = unterscheidet sich: { $places }
sync-each = jedes einzeln
sync-everyDevice = Jedes Gerät braucht das einmal: weder git noch Syncthing nehmen es mit.
sync-here = hier
sync-kept = { $path } bleibt, wie es ist; { $copy } ist jetzt { $trash }
sync-later = später
sync-markers = enthält die Markierungen einer nicht beendeten Zusammenführung
sync-mended = Die Fassungen in { $path } zusammengeführt{ $former }
sync-mended-the-file-as = ; die Datei, wie sie war, ist jetzt { $value }
sync-mergeLeft = beide Seiten haben { $map } geändert; die Datei enthält Markierungen
sync-mergeable = lässt sich zusammenführen
sync-merged = { $copy } in { $original } zusammengeführt; die Kopie ist jetzt { $trash }{ $former }
sync-merged-the-former-text = , der frühere Text { $value }
sync-noConflicts = keine Konflikte
sync-removed = { $path } ist jetzt { $trash }
sync-restored = { $copy } ist jetzt { $name }
sync-same = beide sagen dasselbe
sync-sameName = { $paths }: für manche Systeme ist das ein Name (Groß und Klein, Akzente); benenne eine um
sync-sealedLeft = versiegelt, und auf beiden Seiten geändert; nach 'smjournal unlock' führt 'smjournal resolve --all' beide zusammen; ohne den Schlüssel wähle mit --ours oder --theirs
sync-separated = Die zweite Aufzeichnung aus { $path } ist jetzt { $name }
sync-stays = { $path } bleibt
sync-strangeTrash = { $path } liegt im Papierkorb, und kein Befehl auf diesem Gerät hat es dorthin gelegt; zurück holt es: smjournal restore { $path }
sync-tellGit = Dann sag es git: git add -- { $files }
sync-there = dort
sync-twin = dieselbe Aufzeichnung wie { $original }, nach Zeitpunkt und Titel
sync-twoFiles = zwei verschiedene Dateien mit demselben Namen; beide bleiben
sync-twoRecords = zwei Aufzeichnungen gleichen Namens; beide bleiben
sync-uncertainPlan = { $path } plant Urlaub, aber zwei Fassungen davon stoßen aufeinander; kläre sie mit: smjournal resolve --all
sync-uncertainRota = { $path } sagt, welche Dienste geplant sind, aber zwei Fassungen davon stoßen aufeinander; kläre sie mit: smjournal resolve --all
sync-waiting-deletedByThem = hier geändert und auf der anderen Seite gelöscht; git hat den Text behalten und wartet
sync-waiting-deletedByUs = hier gelöscht und auf der anderen Seite geändert; git hat den Text behalten und wartet
sync-waiting-renamed = hier verschoben, und auf der anderen Seite nach { $path }; git wartet
sync-waiting-sealedByThem = hier im Klartext geändert und auf der anderen Seite versiegelt; --theirs lässt es versiegelt, --ours behält den geänderten Text, im Klartext
sync-waiting-sealedByUs = hier versiegelt und auf der anderen Seite im Klartext geändert; --ours lässt es versiegelt, --theirs nimmt den geänderten Text, im Klartext
sync-wasSame = { $copy } sagte nichts Neues; es ist jetzt { $trash }
sync-whichSide = Was gilt?

systemError-busy = wird gerade benutzt
systemError-exists = gibt es schon
systemError-inputOutput = Ein-/Ausgabefehler
systemError-invalid = ungültiges Argument
systemError-isFolder = ist ein Ordner
systemError-nameTooLong = der Name ist zu lang
systemError-noAccess = keine Berechtigung
systemError-noEntry = keine solche Datei und kein solcher Ordner
systemError-noSpace = kein Platz mehr auf dem Datenträger
systemError-none = Systemfehler { $errno }
systemError-notFolder = kein Ordner
systemError-notPermitted = das ist nicht erlaubt
systemError-otherDevice = auf einem anderen Dateisystem
systemError-quota = das Speicherkontingent ist erschöpft
systemError-readOnly = das Dateisystem ist schreibgeschützt
systemError-tooLarge = Datei zu groß
systemError-tooManyFiles = zu viele offene Dateien

tag-keywords =
    schwerer Dienst: schwerer dienst|schwere nacht|schwerer tag|harter dienst|harte nacht|schlimme|furchtbar|unterbesetzt|personalmangel|uberforder|
    schöne Begegnung: lachel|bedankt|gelachelt|begegnung|herzlich|beruhrt|ruhrend |
    gelernt: gelernt|lerne|fortbildung|schuler|anleitung|technik|praxisanleit|
    tolles Team: team|kolleg|mir geholfen|
    Müdigkeit: mude|erschopf|schlecht geschlafen|kaum geschlafen|nicht geschlafen|schlaflos|ubermudet|ausgelaugt|kaputt|fix und fertig|
    Stolz: stolz|geschafft|gelungen|gut gemacht|erfolg|
    Zweifel: zweifel|frage mich ob ich |unsicher|fehler|hatte sollen|
    Notfall: notfall|herzstillstand|reanim|schockraum|notarzt|rea team|
    Tod: tod|gestorben|verstorben|sterbe|palliativ|
    Genesung: genes|entlassen|nach hause|geht besser|geheilt|erholt|
    Familie: famil|angehorig|ehemann|ehefrau |mutter|vater|tochter|sohn |kinder |

team-basis = von mindestens { $people } Personen, { $months }
team-heading = { $people } Personen, { $month } – { $month2 }
team-measure-hours = Arbeitsstunden im Monat
team-measure-nights = Nächte im Monat
team-measure-shifts = Dienste im Monat
team-measure-shortRests = Ruhezeiten unter 11 h im Monat
team-method = Mittel der eigenen Mittel jeder Person in einem beendeten Monat, gerundet; jede Person zählt einmal.
team-noFigures = das sind keine Zahlen einer Person, wie „team figures“ sie ausgibt
team-shutMonths =
    { $count ->
        [one] 1 Monat fehlt
       *[other] { $count } Monate fehlen
    } in einigen Zahlen: weniger Menschen schrieben als das Minimum von { $minimum }.
team-tooFew =
    { $people ->
        [one] 1 Person ist
       *[other] { $people } Personen sind
    } zu wenig: jede Zahl braucht ein Minimum von { $minimum } Personen, die im selben beendeten Monat schrieben

template-missing = die Vorlage „{ $name }“, die journal.md nennt, liegt nicht in templates; es gilt die übliche
template-unknown = { $names } in der Vorlage steht für nichts und bleibt, wie es ist
time = { TWO($hour) }:{ TWO($minute) }
time-off-approved = genehmigt
time-off-finished = vorbei
time-off-leave = Urlaub
time-off-other = Abwesenheit
time-off-planned = geplant
time-off-rtt = RTT
time-off-sick = krankgeschrieben
time-off-training = Fortbildung
time-off-underWay = läuft

timeOffUnderWay-back-to-work = {" "}Weiter geht es { ON($day) } ({ $type }).
timeOffUnderWay-not-today = Noch { $days } Urlaub, heute nicht mitgezählt.{ $end }
timeOffUnderWay-time-off-left = Urlaub! 🌴 Noch { $days }, heute eingeschlossen.{ $end }
timeOffUnderWay-today-is-your =
    { $dayNumber ->
        [one] Heute ist dein freier Tag! 🎉
       *[other] Letzter Urlaubstag. 🌴
    }
timeOffUnderWay-your-time-off = Dein Urlaub beginnt heute! 🎉 { $days }.{ $end }

title-good =
    { $shift ->
        [night] Gute Nacht
        [rest] Guter freier Tag
        [other] Guter Dienst { $shift }
       *[day] Guter Tag
    }
title-goodStart =
    { $shift ->
        [night] Mit Kraft vor der Nacht
        [rest] Mit Kraft vor dem freien Tag
        [other] Mit Kraft vor dem Dienst { $shift }
       *[day] Mit Kraft vor dem Tag
    }
title-great =
    { $shift ->
        [night] Wunderbare Nacht
        [rest] Wunderbarer freier Tag
        [other] Wunderbarer Dienst { $shift }
       *[day] Wunderbarer Tag
    }
title-hard =
    { $shift ->
        [night] Harte Nacht
        [rest] Harter freier Tag
        [other] Harter Dienst { $shift }
       *[day] Harter Tag
    }
title-heavy =
    { $shift ->
        [night] Schwere Nacht
        [rest] Schwerer freier Tag
        [other] Schwerer Dienst { $shift }
       *[day] Schwerer Tag
    }
title-heavyButGood =
    { $shift ->
        [night] Schwere Nacht, aber es hat sich gelohnt
        [rest] Schwerer freier Tag, aber es hat sich gelohnt
        [other] Schwerer Dienst { $shift }, aber es hat sich gelohnt
       *[day] Schwerer Tag, aber es hat sich gelohnt
    }
title-plain =
    { $shift ->
        [night] Ganz normale Nacht
        [rest] Ganz normaler freier Tag
        [other] Ganz normaler Dienst { $shift }
       *[day] Ganz normaler Tag
    }
title-slowStart =
    { $shift ->
        [night] Müder Start vor der Nacht
        [rest] Müder Start vor dem freien Tag
        [other] Müder Start vor dem Dienst { $shift }
       *[day] Müder Start vor dem Tag
    }
title-tense =
    { $shift ->
        [night] Angespannt vor der Nacht
        [rest] Angespannt vor dem freien Tag
        [other] Angespannt vor dem Dienst { $shift }
       *[day] Angespannt vor dem Tag
    }
title-tiring =
    { $shift ->
        [night] Anstrengende Nacht
        [rest] Anstrengender freier Tag
        [other] Anstrengender Dienst { $shift }
       *[day] Anstrengender Tag
    }
title-tiringButGood =
    { $shift ->
        [night] Anstrengende, aber gute Nacht
        [rest] Anstrengender, aber guter freier Tag
        [other] Anstrengender, aber guter Dienst { $shift }
       *[day] Anstrengender, aber guter Tag
    }

trash-emptied = { $files } aus dem Papierkorb entfernt
trash-empty = der Papierkorb ist leer
trash-forgetNeedsConsent = nichts wurde vergessen: niemand konnte gefragt werden; { $flag } vergisst ohne Rückfrage
trash-forgetQuestion = { $records } endgültig vergessen, insgesamt { $files }? Auch „undo“ bringt nichts davon zurück.
trash-forgettingFinished = was gerade vergessen wurde, ist jetzt vergessen
trash-forgotten = Endgültig vergessen: { $files }
trash-heldByBackup = vielleicht in einer Sicherung ({ $day }): { $path }
trash-heldByBackup-standard-output = Standardausgabe
trash-heldByCopy = noch in einer Datei daneben, vielleicht von einem Editor: { $path }
trash-heldByDevices = andere Geräte haben es, bis sie abgeglichen sind, und unter ihren alten Versionen länger
trash-heldByGit = noch im Verlauf von git: { $commits }
trash-heldByVersions = noch unter den alten Versionen von Syncthing, in .stversions: { $files }
trash-heldElsewhere = Was andere Programme und Menschen davon haben, ist von hier aus nicht erreichbar: Kopien, Exporte, andere Sicherungen, der freie Platz der Platte.
trash-kept = nichts wurde entfernt
trash-mediaLeft = eine Datei, die nur darin genannt war, ist noch da: { $path }
trash-namesake = ein anderer Eintrag, der so hieß, liegt im Papierkorb und bleibt dort: { $path }
trash-needsConsent = nichts wurde entfernt: niemand konnte gefragt werden; { $flag } entfernt ohne Rückfrage
trash-nothingForgotten = nichts wurde vergessen
trash-nothingOlder = nichts im Papierkorb ist älter als { $days }
trash-question = { $files } endgültig aus dem Papierkorb entfernen? Auch „undo“ bringt nichts davon zurück.
trash-restored = { $path } ist zurück als { $name }
trash-since = gelöscht { $day }
trash-staged = noch im Index von git, in keinem Commit

trend = { $now } { $period } ({ $share })
trend-as-before = { $mean }, wie zuvor
trend-higher = mehr
trend-lower = weniger
trend-nothing-written-in = in { DATIVE($days) } nichts geschrieben
trend-over = in { DATIVE($days) }
trend-than-before = { $mean }, { $amount } { $change } als zuvor

unasked-foreign = das git-Repository gehört einem anderen Benutzer
unasked-gitMissing = git ist nicht installiert
unasked-unreadable = git kann das Repository nicht lesen

unknown-and = und { $parts }
unknown-history = ob seine Geschichte das noch enthält, ist nicht bekannt
unknown-merge = worauf es wartet, ist nicht bekannt
unknown-remotes = wohin das Tagebuch gesendet wird, ist nicht bekannt
unknown-setup = nichts wurde eingerichtet
unknown-which-has-no = { $value }, das noch keine Bedeutung hat
unknown-which-have-no = { $parts }, die noch keine Bedeutung haben
unknown-with = { $days } mit { $word }
unknown-without-a-plan = { $unplannedDays } ohne Plan

unknownKind-did-you-mean = ; meintest du { $name }?
unknownKind-kind-is-unknown = kind: { QUOTED($found) } ist unbekannt, als Eintrag gelesen{ $hint }

unknownRegion = holidays: { QUOTED($word) } ist weder ein Tag wie 2026-11-20 noch ein bekanntes Gebiet; bekannt sind { $codes }

unknownShift-did-you-mean = ; meintest du { $value }?
unknownShift-has-no-meaning = { QUOTED($word) } hat keine Bedeutung und zählt deshalb weder als Arbeit noch als frei{ $hint }
unknownShift-say-what-it = ; sag unter shifts in journal.md, was es bedeutet

usage-contradiction = „{ $one }“ und „{ $other }“ schließen sich aus
usage-example = Zum Beispiel: { $command }
usage-inputReadInPart = die Standardeingabe wurde schon zum Teil gelesen, etwa von einer Schleife; „-“ nimmt den Rest als Text, „< /dev/null“ lässt ihn in Ruhe
usage-mergeNotes = Kein Befehl macht aus zwei Einträgen einen: „smjournal show B“ zeigt den Text des einen, „smjournal edit A“ nimmt ihn in den anderen auf, „smjournal delete B“ legt den ersten in den Papierkorb.
usage-missingArgument = es fehlt das Argument { $placeholder }
usage-missingValue = die Option „{ $option }“ braucht einen Wert: { $option } { $placeholder }
usage-noSuchDay = „{ $found }“: { $month } hat { $length }
usage-notDiffering-the-versions-don = „{ $found }“: darin unterscheiden sich die Fassungen nicht; ihre Unterschiede: { $places }
usage-notDiffering-there-are-no = „{ $found }“: hier gibt es keine Schlüssel zur Wahl; wähle mit --ours oder --theirs
usage-notSealable = { $kind }: das lässt sich nicht versiegeln, Einträge, Menschen und Schlaf schon
usage-notUTF8 = { $name }: der Text ist kein UTF-8
usage-nothingToWrite = nichts zu schreiben: gib { $options } an
usage-ownMood = Für ein eigenes Wort: { $command }
usage-repeated = die Option „{ $option }“ steht zweimal da
usage-severalShifts = mehrere Dienste an diesem Tag: { $words }; sag, welchen du meinst
usage-spanTooLong = „{ $span }“ ist länger als { $years } Jahre
usage-textIsNoKey = „{ $word }“ ist kein Schlüssel: den Text einer Aufzeichnung ändert „smjournal edit“, „smjournal append“ ergänzt ihn
usage-unencryptedFolder = „{ $option }“ braucht eine einzelne Datei: Dateien im Ordner „{ $folder }“ würden nicht verschlüsselt; nenne eine Datei, etwa { $file }
usage-unexpectedArgument = unerwartetes Argument „{ $word }“
usage-unexpectedValue = die Option „{ $option }“ nimmt keinen Wert
usage-unknownCommand = unbekannter Befehl „{ $word }“{ $nearest }
usage-unknownFormat = unbekanntes Format „{ $word }“{ $nearest }
usage-unknownJournal = kein Tagebuch heißt „{ $name }“; es gibt { $known }
usage-unknownJournal-none = kein Tagebuch heißt „{ $name }“; so bekommt eines den Namen: smjournal config { $name }=ORDNER
usage-unknownOption = unbekannte Option „{ $word }“{ $nearest }
usage-unknownSetting = unbekannte Einstellung „{ $key }“{ $nearest }
usage-unknownSetting-did-you-mean = ; meintest du „{ $value }“?
usage-unknownShift = „{ $word }“ hat in einem Dienstplan keine Bedeutung{ $nearest }
usage-unknownShift-did-you-mean = ; meintest du „{ $value }“?
usage-unknownShift-say-what-it = ; sag, was es bedeutet: rota set --shift-type { $definition }
usage-unknownTopic = kein Befehl und kein Thema heißt „{ $word }“ (Themen: { $topics }){ $nearest }
usage-untilBeforeFrom = „{ $span }“ endet, bevor es beginnt
usage-wrongValue = { $found }: erwartet: { $expected }{ $nearest }
usage-wrongValue-alone = „{ $found }“
usage-wrongValue-name = { $name } „{ $found }“
usage-yearOpen = „{ $span }“ wäre { $read }; ist das gemeint, so eingeben

verbs =
    ändern edit
    anhängen append
    anzeigen show
    bearbeiten edit
    bericht report
    dienstbeginn check-in
    dienstende check-out
    dienstplan rota
    einstellungen config
    entsperren unlock
    ergänze append
    erinnerungen reminders
    exportieren export
    favorit favorite
    finde search
    finden search
    foto attach
    freunde people
    heute today
    hilfe help
    importieren import
    jahr year
    kalender month
    krank rota off
    liste list
    lösche delete
    löschen delete
    monat month
    neu new
    notiz new
    papierkorb trash
    personen people
    prüfen check
    rückblick memories
    rückgängig undo
    schlagwörter tags
    sperren lock
    statistik stats
    stimmung mood
    such search
    suche search
    suchen search
    tag day
    tausch rota swap
    tauschen rota swap
    überstunden report
    urlaub vacation add
    versiegeln seal
    verschieben move
    wiederherstellen restore
    woche week
    zeig show
    zeige show
    zeigen show
    zufall random
verbs-change = Ändern
verbs-everyDay = Jeden Tag
verbs-files = Dateien
verbs-look = Ansehen
verbs-plan = Planen
verbs-setUp = Einrichten

versions-bothShifts = Beide bleiben: { $path } kommt jetzt zu { $other } hinzu
versions-choose = die Fassungen unterscheiden sich: { $map }; welche die ältere ist, ist nicht bekannt; wähle mit --ours oder --theirs{ $keyToTake }{ $isOfText }, oder berichtige es in einem Editor
versions-choose-keep-both-with = , behalte beide mit --both
versions-choose-or-for-one = , oder für einen Schlüssel mit --take { $value }=ours
versions-choosePerson = zwei Menschen gleichen Namens; führe sie mit --ours oder --theirs zusammen, oder gib einem einen anderen Namen: { $command }
versions-chooseShift = zwei Änderungen eines Tages; wähle mit --ours oder --theirs, oder behalte beide Dienste mit --both
versions-copy = Kopie
versions-differ = die Fassungen unterscheiden sich: { $map }; welche die ältere ist, ist nicht bekannt
versions-file = Datei
versions-namesake = { $name } gibt es schon ({ $path }), jetzt sind es zwei; „smjournal undo“ nimmt die neue Datei zurück
versions-sameDay = ändert denselben Tag wie { $original } und sagt etwas anderes
versions-samePerson = heißt genauso wie { $original }
versions-unaskedGit = { $refusal }: { $matter }
versions-untouched = nichts im Änderungsprotokoll dieses Geräts hat { $keys } geändert
versions-written = { $side }: geändert { $moment }{ $writer }

view-dayMark = T
view-daysWritten = { $days } mit etwas Geschriebenem
view-effects = Was mit guten und schlechten Tagen einhergeht
view-holiday = Feiertag
view-hours = { $from }–{ $until }, { $seconds }
view-mayHelp = Was helfen kann
view-memoriesDay = Dieser Tag in anderen Jahren
view-memoriesMonth = Dieser Monat in anderen Jahren
view-memoriesWeek = Diese Woche in anderen Jahren
view-mood-mood = Stimmung: { $value }
view-mood-no-mood-noted = Keine Stimmung notiert
view-moodDays = Stimmung an { NUMBER($days) } von { DATIVE($all) } notiert
view-moods = Stimmungen, eine je Tag
view-nightMark = N
view-noHours = Für { $words } sind keine Zeiten bekannt: „rota set“ nimmt sie mit --hours { $words2 }=HH:MM-HH:MM
view-noPlanProblems = Nichts fehlt, nichts überschneidet sich.
view-noPrompts = Heute gibt es nichts zu erwähnen.
view-noRota = Noch kein Dienstplan. So legst du einen an: smjournal rota set --from TAG --cycle 'tag tag nacht nacht frei frei'
view-people = Menschen
view-planned = geplant
view-productive = Wann du schreibst
view-productivity = { $entries }, { $words }
view-records = Aufzeichnungen
view-recovery = Ruhe und Arbeit, die letzten 28 Tage
view-rotaLater = ab { $day } gilt weiter der früher gesetzte Plan; so wird auch er geändert: { $command } …
view-rotaSet = Dienstplan in { $path } geschrieben: ein Turnus von { DATIVE($days) } ab { $day }
view-shiftChanges = Vor und nach dem Dienst
view-tags = Schlagwörter
view-timeOff = Urlaub
view-timeOff-title = Urlaub: { $value }
view-trends = Stimmung und Skalen, je Tag der letzte Wert: 7 und 30 Tage, gegenüber ebenso vielen davor
view-warningSigns = Einen Gedanken wert
view-words = { $words }, { $minutes } Lesezeit

warningNote = Das sind Beobachtungen aus deinen eigenen Notizen, keine Diagnose. Wenn du dich darin wiederfindest, sprich mit einem Menschen deines Vertrauens, dem Betriebsarzt oder deiner Hausarztpraxis. Zum Ausblenden: warning-signs: false in journal.md.

warningSign-in-the-days = ; in den 90 Tagen davor { $value }
warningSign-over-four-weeks = { $dimension }: über vier Wochen im Mittel { $scale } { $mean } ({ $records }){ $usual }.

week-mood = Stimmung { $mood } ({ $mood2 })
week-your-week = Deine Woche, { $from }: { $parts }.

weekday-1 = Montag
weekday-2 = Dienstag
weekday-3 = Mittwoch
weekday-4 = Donnerstag
weekday-5 = Freitag
weekday-6 = Samstag
weekday-7 = Sonntag
weekday-short-1 = Mo
weekday-short-2 = Di
weekday-short-3 = Mi
weekday-short-4 = Do
weekday-short-5 = Fr
weekday-short-6 = Sa
weekday-short-7 = So

word-badge = { QUOTED($badge) } ist ein eigenes Abzeichen; meintest du { QUOTED($nearest) }?
word-key = { QUOTED($key) } ist ein eigener Schlüssel; meintest du { QUOTED($nearest) }?
word-mood = die Stimmung { QUOTED($mood) } zählt in keiner Zahl; meintest du { QUOTED($nearest) }?
word-mood-none = die Stimmung { QUOTED($mood) } zählt in keiner Zahl: weder ein bekanntes Wort noch ein bekanntes Emoji
word-privateKey = { $nearest } { QUOTED($key) } zählt so, die Aufzeichnung bleibt also aus Exporten heraus; „private: false“ sagt, dass sie nicht privat ist.

work-afterNight = Wie war deine Nacht?
work-afterShift = Wie war dein Dienst?
work-ahead = noch { $shifts } · geplant { $planned }
work-areLettersRight = Bedeuten sie das, wo du arbeitest?
work-averageOpen = Die durchschnittliche Woche wird an keiner Grenze gemessen: weniger als { $days } ihres Zeitraums sind bekannt.
work-averageOver = Bekannte Tage, die die durchschnittliche Woche zählt: { $days }. Urlaub, Krankheit und andere Abwesenheit bleiben auf beiden Seiten weg (2003/88/EG, Artikel 16 b; andere Abwesenheit nach eigener Entscheidung dieses Programms).
work-basis-notes = notiert
work-basis-plan = Plan
work-basis-said = angegeben
work-calledOut = Einsatz { $text }
work-change = { $day }: { $was } → { $now }{ $notice }
work-change-notice = , { $notice }
work-changes =
    { $changed } von { DATIVE($all) } { $changed ->
        [one] wurde
       *[other] wurden
    } geändert, { $short } mit weniger als 48 Stunden Vorlauf
work-daysWorked = { $days } gearbeitet
work-eachShift = Jeder Dienst mit der Herkunft seiner Zeiten: smjournal report --shifts
work-extra = zusätzlich
work-fromDay = ab { $day }
work-giveHours = so bekommt er an diesem Tag welche: { $command }
work-goesOn = der Dienst geht weiter: sein Dienstende von { $time } zählt nicht mehr
work-halfDay-afternoon = halber Tag, Nachmittag
work-halfDay-morning = halber Tag, Vormittag
work-hasNotes = { $day } hat schon einen Dienstbeginn oder ein Dienstende: Es bleibt, und seine Stunden zählen
work-hoursLater = { $word } hat keine Zeiten für { $day }: die bekannten gelten ab { $from }
work-hoursOwed = Guthaben wird abgebaut: nichts wird gearbeitet, und der Vertrag zählt den Tag.
work-howToChooseRules = Keine Ruheregeln sind gewählt: Zahlen ohne Urteil. Wählen mit: smjournal config rest-rules=de (oder eu, ch, fr, fr-hospital, uk)
work-howToMean = etwa: tag 07:00-19:30 pause 30, tag 8-12 und 16-20, nacht 19:00-07:00, rufdienst, fortbildung, frei, urlaub, krank
work-isOneDay = Ist „{ $words }“ ein einziger Tag ohne Arbeit?
work-leftOut = Nicht mitgezählt: { $days }.
work-longDay = { $day } hat { $minutes } Arbeit
work-longSpan = Meinst du { $span }, { $days }?
work-meansFrom = { $word } bedeutet das ab { $day }; für die Tage davor gilt weiter, was es vorher hieß. Auch diese ändern: { $command }
work-missingCheckOuts = { $days } ohne Dienstende: Wo der Plan weiß, wann diese Dienste enden, zählt das.
work-nextShift = Als Nächstes: { $what }{ $at }
work-nextShift-at = , { $value }
work-nightIsOn = heute ist { $day }, solange der Nachtdienst dauert; für den kommenden Tag: { $other }
work-noAverage = Keine durchschnittliche Woche und kein Saldo zum Vertrag: Kein Plan sagt, welche der übrigen Tage frei waren. So lässt es sich sagen: smjournal rota set
work-noChanges = Kein veröffentlichter Plan wurde geändert.
work-noCheckOut = { $what } hat einen Dienstbeginn und kein Dienstende; { $option } meint diesen
work-noFindings = Keine Ruhezeit, Woche oder Folge liegt jenseits der Grenzen.
work-noWork = frei
work-notInCycle = { $word } hat Zeiten und kommt im Zyklus nicht vor
work-onCallTotal = Rufdienst { $seconds }
work-otherToday = eine andere Arbeit heute
work-ownLimits = Zuerst gelten die Grenzen aus journal.md: { $limits }.
work-partOfRest = { $part } einer Ruhezeit von { $whole }
work-pastChanged = schon gelebte Tage, die jetzt andere Dienste haben: { $days }; „undo“ nimmt das zurück
work-replaced = zählt nicht, ein anderer gilt: { $id }
work-reportLimits = Die Grenzen stehen neben den Tatsachen; für sie zählt Bereitschaft am Arbeitsplatz als Arbeit. Tarifverträge können abweichen. Das ist kein Urteil.
work-reportSources = Ein Dienst gehört zu dem Tag, an dem er begann. Seine Zeiten sind die angegebenen, sonst die des Plans; Dienstbeginn und Dienstende zählen nur, wenn das Profil es sagt, oder ohne Plan. Gearbeitet ist Anwesenheit ohne unbezahlte Pausen.
work-restBefore = davor { $seconds } Ruhe
work-sameAbsence = diese Tage sind schon frei: { $id }
work-sameExtra = dieser Dienst steht schon zusätzlich da: { $id }
work-sameShifts = { $first } und { $second } haben dasselbe: ein Tausch ändert nichts
work-shared = { $minutes } aus Diensten, die sich überschneiden, zählen nur einmal
work-shiftForLeave = { $day } ist im Plan { $what }: ein Dienst tritt an die Stelle
work-shiftInTimeOff = { $day } ist frei ({ $what }): ein Dienst zählt dort nichts, solange das so bleibt
work-shiftsGo = { $day } hat mehrere Dienste im Plan: von jetzt an ohne { $what }
work-soFar = bisher
work-swapsBack = das tauscht zurück: { $day } hat wieder den geplanten Dienst
work-tookLastShift = dem zuletzt begonnenen Dienst zugeordnet: { $what }; --date oder --shift nennen einen anderen
work-unknownRest = Ruhe davor unbekannt: { $unplannedDays } ohne Plan
work-unknownRests = Ruhezeiten mit Tagen ohne Plan, an denen gearbeitet worden sein kann: { $count }, nicht gezählt.
work-weekTotal = { $shifts } · geplant { $planned } · gearbeitet { $worked }
work-whatMeans = Was bedeutet { $word }?
work-whichHours = Welche Zeiten hat { $word }?
work-whichShift = Um welchen Dienst geht es?
work-wordBefore = bis jetzt stand das für etwas anderes: { $former }
work-wordsSaved = Geschrieben, was { $words } bedeutet: { $path }
work-workedHours = gearbeitet { $worked }
work-workedInTimeOff = { $day } ist frei ({ $what }): diese Stunden zählen trotzdem als gearbeitet
work-writeAnyway = Trotzdem schreiben?
work-zoneFrom = die neue Zeitzone gilt ab { $day }: der Dienst von heute behält seine Stunden

writer-device = , vom Gerät { $name }
writer-thisDevice = , auf diesem Gerät

yaml-aliasInItself = der Alias { $name } steht für einen Wert, in dem er selbst vorkommt
yaml-aliasesTooLarge = Aliasse, die für mehr als { $limit } Werte stehen
yaml-blockScalarHeader = { QUOTED($found) } kann nicht auf | oder > folgen
yaml-blockScalarIndentation = eine leere Zeile vor dem Text hat mehr Leerzeichen als der Text
yaml-collectionOnSameLine = eine Liste oder Schlüssel mit Werten können nicht in dieser Zeile beginnen, sondern erst in der nächsten
yaml-colonInValue = ein zweiter Doppelpunkt im Wert; setze den Wert in Anführungszeichen "…"
yaml-commentWithoutBlank = vor dem # einer Bemerkung muss ein Leerzeichen stehen
yaml-conflictMarker = eine Zeile, die eine nicht beendete Zusammenführung hinterließ
yaml-contentAfter = { QUOTED($found) } nach dem Ende { $construct }
yaml-controlCharacter = das Zeichen U+{ $width } ist nicht erlaubt
yaml-directiveWithoutDocument = Direktiven ohne Dokument
yaml-documentMarkerInside = eine Zeile --- oder ... innerhalb { $construct }
yaml-duplicateDirective = { QUOTED($text) } zum zweiten Mal
yaml-duplicateKey = { QUOTED($key) } steht schon in Zeile { $line }; das letzte zählt
yaml-emptyFlowEntry = nichts zwischen zwei Kommas
yaml-flowKeyOnOtherLine = ein Schlüssel und sein Doppelpunkt müssen in derselben Zeile stehen
yaml-foreignFrontMatter = ein Dateikopf beginnt mit drei Strichen, nicht mit { QUOTED($found) }; er gilt als Text
yaml-found = { QUOTED($found) }
yaml-frontMatterNotFirst = diese Schlüssel folgen auf anderen Text und sind deshalb auch Text; setze sie an den Anfang der Datei
yaml-invalidDirective = { QUOTED($text) } ist keine Direktive
yaml-invalidEscape = { QUOTED($text) } ist keine Escape-Folge; ein Rückstrich schreibt sich \\
yaml-invalidTag = { QUOTED($tag) } ist kein Typ; setze den Wert in Anführungszeichen "…"
yaml-invalidUTF8 = das Byte { $width } ist kein UTF-8
yaml-keyTooLong = ein Schlüssel oder Name von mehr als { DATIVE($limit) }
yaml-mergeKey = der Schlüssel „<<“ wird nicht gelesen; schreibe statt seiner die Schlüssel selbst
yaml-missingAnchorName = & oder * ohne Namen; setze den Wert in Anführungszeichen "…"
yaml-missingColon = { QUOTED($text) } hat keinen Doppelpunkt mit Leerzeichen dahinter: erwartet wird SCHLÜSSEL: WERT
yaml-missingComma = erwartet wird ein Komma oder das Ende { $construct }, gefunden { QUOTED($found) }
yaml-multilineKey = ein Schlüssel kann nicht über mehrere Zeilen gehen
yaml-notIndented = diese Zeile { $construct } muss tiefer eingerückt sein als ihr Schlüssel
yaml-notJSON = erwartet wird { $expected }, gefunden { $isEmpty }
yaml-notMapping = der Dateikopf besteht nicht aus Zeilen SCHLÜSSEL: WERT
yaml-notUTF8 = der Text ist UTF-16 oder UTF-32; speichere ihn als UTF-8
yaml-of-alias = des Alias
yaml-of-blockMapping = der Schlüssel
yaml-of-blockScalar = des Textes nach | oder >
yaml-of-blockSequence = der Liste
yaml-of-documentEnd = der Zeile ...
yaml-of-documentStart = der Zeile ---
yaml-of-doubleQuoted = des Textes in "…"
yaml-of-flowMapping = der Schlüssel in {"{"}…{"}"}
yaml-of-flowSequence = der Liste in […]
yaml-of-plain = des Textes
yaml-of-singleQuoted = des Textes in '…'
yaml-of-tag = des Typs
yaml-of-value = des Wertes
yaml-propertiesOnAlias = ein Alias (*) kann weder Anker noch Typ haben
yaml-reservedIndicator = ein Wert kann nicht mit { QUOTED($character) } beginnen; setze ihn in Anführungszeichen "…"
yaml-scalarTooLong = ein Wert von mehr als { $limit }
yaml-secondAnchor = ein zweiter Anker (&) an einem Wert
yaml-secondDocument = ein zweites YAML-Dokument; es darf nur eines sein
yaml-secondTag = ein zweiter Typ (!) an einem Wert
yaml-spaces = { $count } Leerzeichen
yaml-stars = Sterne haben hier eine andere Bedeutung: in Anführungszeichen sind sie Text, und eine Bewertung ist eine Zahl: { $stars }
yaml-start = {" "}(beginnt in Zeile { $line })
yaml-tabInIndentation = ein Tabulator in der Einrückung; es müssen Leerzeichen sein
yaml-textBeforeFrontMatter = der Dateikopf steht nicht ganz am Anfang; andere Programme halten ihn für Text: lösche, was vor --- steht
yaml-textTooLong = ein Dateikopf von mehr als { $limit }
yaml-the-end = das Ende
yaml-tomlFrontMatter = diese Schlüssel sind TOML zwischen Zeilen +++; schreibe --- darüber und darunter, und SCHLÜSSEL: WERT
yaml-tooDeep = mehr als { $limit } Ebenen
yaml-tooManyDirectives = mehr als { $limit } Zeilen %TAG
yaml-tooManyProblems = mehr als { $limit }; der Rest wird nicht gezeigt
yaml-undefinedAlias = { $name } verweist auf nichts weiter oben; setze den Wert in Anführungszeichen "…"
yaml-undefinedTagHandle = das Typ-Präfix { QUOTED($handle) } ist nicht erklärt
yaml-unsupportedVersion = YAML { $version } ist nicht bekannt
yaml-unterminated = das Ende { $construct } fehlt
yaml-unterminatedFrontMatter = dem Dateikopf fehlt die Zeile ---, die ihn schließt
yaml-unusualClosingLine = ein Dateikopf endet mit drei Strichen; andere Programme sehen sein Ende hier nicht: schreibe ---
yaml-unusualOpeningLine = ein Dateikopf beginnt mit drei Strichen; { QUOTED($found) } gilt dafür, andere Programme halten ihn für Text: schreibe ---
yaml-wrongIndentation = { $found } am Anfang der Zeile, wo es { $expected } sein müssten
