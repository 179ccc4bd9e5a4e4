### Dutch: everything that smjournal says. Messages stand in the order of their names.
### The syntax is that of Project Fluent, https://projectfluent.org; what may be used: .github/CONTRIBUTING.md.

action-chmod = de rechten kunnen niet gezet worden
action-fsync = kan niet bewaard worden
action-link = kan niet gemaakt worden
action-list = de map kan niet getoond worden
action-lock = het dagboek kan niet vergrendeld worden
action-map = kan niet geladen worden
action-mkdir = de map kan niet gemaakt worden
action-open = kan niet geopend worden
action-read = kan niet gelezen worden
action-rename = kan niet hernoemd worden
action-stat = kan niet bekeken worden
action-unlink = kan niet verwijderd worden
action-write = kan niet geschreven worden

affirmation-balance-1 = Mijn vrije dagen zijn heilig
affirmation-balance-10 = De mensen van wie ik houd, hebben mij helemaal nodig en niet wat er overblijft
affirmation-balance-11 = Afstand nemen helpt me om weer aan te haken
affirmation-balance-12 = Ik ben meer dan mijn uniform
affirmation-balance-13 = Ik verzorg mijn eigen leven met dezelfde aandacht
affirmation-balance-14 = Mijn verlof is van levensbelang, geen extraatje
affirmation-balance-15 = Ik kies ervoor te leven, niet alleen te overleven
affirmation-balance-2 = Ik ben meer dan mijn werk
affirmation-balance-3 = Als ik goed voor mezelf zorg, kan ik voor anderen zorgen
affirmation-balance-4 = Nee zeggen beschermt mijn energie
affirmation-balance-5 = Dat het goed met me gaat is niet egoïstisch
affirmation-balance-6 = Ik verdien een leven buiten het ziekenhuis
affirmation-balance-7 = Doen wat ik fijn vind laadt me weer op
affirmation-balance-8 = Tijd voor mijn eigen leven is een recht, geen luxe
affirmation-balance-9 = Het werk blijft op het werk, ook in mijn hoofd
affirmation-compassion-1 = Mijn empathie is mijn kracht, niet mijn zwakte
affirmation-compassion-10 = Bij mij voelen mensen zich veilig
affirmation-compassion-11 = Mijn aandacht is een geschenk
affirmation-compassion-12 = Ik ben er, en dat telt
affirmation-compassion-13 = Mijn medeleven raakt niet op, het groeit als ik het voed
affirmation-compassion-14 = Elk zacht gebaar is een kleine daad van verzet
affirmation-compassion-15 = Ik zorg met mijn handen en met mijn hart
affirmation-compassion-2 = Luisteren naar een patiënt is ook zorg
affirmation-compassion-3 = Een glimlach kan een hele dag veranderen
affirmation-compassion-4 = Ik zie de mens achter de diagnose
affirmation-compassion-5 = Dat ik er ben, brengt rust
affirmation-compassion-6 = Elke patiënt verdient mijn vriendelijkheid
affirmation-compassion-7 = Ik ben het menselijke in een technisch systeem
affirmation-compassion-8 = Mijn menselijkheid is mijn beste gereedschap
affirmation-compassion-9 = Zorgen begint met een blik
affirmation-competence-1 = Mijn ervaring is kostbaar
affirmation-competence-10 =
    Ik ben trots op mijn vak
    .carer = Ik ben er trots op dat ik voor anderen zorg
    .midwife = Ik ben er trots op dat ik verloskundige ben
    .paramedic = Ik ben er trots op dat ik op de ambulance werk
    .other = Ik ben trots op het werk dat ik doe
affirmation-competence-2 = Ik weet wat ik doe, ik heb ervoor geleerd
affirmation-competence-3 = Elke handeling die ik doe telt
affirmation-competence-4 = Ik leer van elke situatie
affirmation-competence-5 = Mijn waakzaamheid redt levens
affirmation-competence-6 = Ik kan het onverwachte aan
affirmation-competence-7 = Elke dag weet ik weer iets meer
affirmation-competence-8 = Ik vertrouw op mijn klinische blik
affirmation-competence-9 = Hoe ik mijn werk doe maakt het verschil
affirmation-resilience-1 = Ik maak verschil, ook in kleine gebaren
affirmation-resilience-10 = Ik zorg voor mezelf zodat ik het volhoud
affirmation-resilience-2 = Mijn grenzen beschermen mijn vermogen om te zorgen
affirmation-resilience-3 = Elke zware dienst maakt me een beetje sterker
affirmation-resilience-4 = Ik verdien rust, net als mijn patiënten
affirmation-resilience-5 = Moe zijn mag en is geen zwakte
affirmation-resilience-6 = Ik heb niet alles in de hand, en dat is oké
affirmation-resilience-7 = Hulp vragen is wijs
affirmation-resilience-8 = Ik ben een mens en geen machine
affirmation-resilience-9 = Wat ik voel mag er zijn, ook op het werk

affirmations-balance = Balans
affirmations-compassion = Medeleven
affirmations-competence = Vakkundigheid
affirmations-resilience = Veerkracht

answer-key-no = n
answer-key-yes = j
answer-no = nN
answer-yes = jJyY

badge-anxious = bang
badge-calm = rustig
badge-frustrated = gefrustreerd
badge-grateful = dankbaar
badge-happy = blij
badge-proud = trots
badge-sad = verdrietig
badge-tired = moe

basis-rota = volgens je rooster
basis-workingDays = volgens je werkdagen

birthday = {" "}({ NUMBER($value) })
birthday-s-birthday-is = { $name } is jarig: { $when }
birthday-turns = { $name } wordt { NUMBER($value) }: { $when }

caption-conflicts = Er zijn bestanden in conflict; ‘smjournal conflicts’ toont ze.
caption-editor-not-started = de editor ‘{ $editor }’ start niet
caption-editorFailed = de editor ‘{ $editor }’ eindigde met code { $status }
caption-furtherFindings = … en nog { $count } hiervan; --json geeft alles
caption-indexAgrees = De index klopt met de bestanden.
caption-indexDiffered = { $path }: de index gaf een ander antwoord dan het bestand
caption-indexNotWritten = de index kon niet geschreven worden; de antwoorden kloppen, maar duren langer
caption-inputNotUTF8 = de standaardinvoer is geen UTF-8-tekst
caption-inputUnreadable = de standaardinvoer kan niet gelezen worden: { $message }
caption-journalLies = Je dagboek staat in { $folder }.
caption-noAffirmation = geen affirmatie heet ‘{ $id }’{ $nearest }
caption-noAffirmations = Geen affirmatie gevonden.
caption-noEditor = er is geen editor ingesteld of gevonden; zet EDITOR, bijvoorbeeld op nano of 'code --wait'
caption-noPeople = Nog niemand; ‘smjournal people add NAAM’ voegt iemand toe.
caption-noTags = Nog geen labels; ‘smjournal tag last +nacht’ voegt er een toe.
caption-noVacations = Nog geen verlof; ‘smjournal vacation add VAN..TOT’ plant het.
caption-nothingFound = Geen notitie gevonden.
caption-nothingThatDay = Niets geschreven voor deze dag.
caption-nothingToday = Vandaag is er nog niets geschreven.
caption-outputFailed = de resultaten kunnen niet geschreven worden: { $message }
caption-ownKeys = Andere sleutels
caption-problems =
    { $count ->
        [one] 1 probleem in de bestanden; ‘smjournal check’ toont het.
       *[other] { $count } problemen in de bestanden; ‘smjournal check’ toont ze.
    }
caption-progress = { $files } bestanden bekeken, { $rate } per seconde
caption-records = Vandaag
caption-reindexed = { $files }: { $read } gelezen, { $added } toegevoegd, { $changed } gewijzigd, { $removed } verwijderd
caption-shown = { NUMBER($count) } van { $total } notities
caption-unread =
    { $count ->
        [one] 1 bestand of map is niet leesbaar: wat erin staat, ontbreekt hier.
       *[other] { $count } bestanden of mappen zijn niet leesbaar: wat erin staat, ontbreekt hier.
    }
caption-welcome =
    Welkom. Een dagboek van je diensten, in gewone bestanden op dit apparaat; niets verlaat het.
    Een paar vragen: Enter slaat over, Backspace gaat terug, Ctrl-C stopt en bewaart je antwoorden.
caption-wrongKind = { $id }: dit is geen ‘{ $expected }’, maar ‘{ $kind }’

care = { $name }, { $number }
care-a-friend-your = iemand die je vertrouwt, je huisarts, of een nummer op findahelpline.com
care-separator = ;{" "}
care-these-have-been = Het waren zware weken. Je kunt erover praten, dag en nacht: { $who }.

circumstance-indexInBlock = vanaf de vierde werkdag op rij
circumstance-indexInBlock-1 = op de eerste werkdag op rij
circumstance-indexInBlock-2 = op de tweede werkdag op rij
circumstance-indexInBlock-3 = op de derde werkdag op rij
circumstance-nightInARow = vanaf de derde nacht op rij
circumstance-nightInARow-1 = in de eerste nacht op rij
circumstance-nightInARow-2 = in de tweede nacht op rij
circumstance-person = op dagen met { $text }
circumstance-shift = in diensten ‘{ $shift }’
circumstance-shift-day = in dagdiensten
circumstance-shift-night = in nachtdiensten
circumstance-shift-rest = op vrije dagen
circumstance-shortRest = na weinig rust (onder 11 uur, of onder 24 uur na een nacht)
circumstance-shortSleep = na weinig slaap (onder 6 uur in de 24 uur voor de dienst)
circumstance-tag = op dagen met het label { QUOTED($text) }
circumstance-weather = als het weer { QUOTED($text) } is
circumstance-weekday = op { $weekday }

colon = :{" "}

commit-busy = een ander commando maakt een commit en was niet op tijd klaar
commit-detached = hier is geen branch uitgecheckt, en wat op geen branch wordt gecommit, gaat bij de volgende checkout verloren; terug naar een branch met: git switch BRANCH
commit-failed = geschreven, maar zonder commit: { $reason }
commit-filtered = een filter in .gitattributes verandert deze bestanden, en filters worden niet gestart; zelf met: git commit
commit-late = Bestanden die op een commit wachten: { $count }. De volgende wijziging neemt ze mee.
commit-nameless = git kent je naam niet; stel die in met git config user.name en git config user.email
commit-refused = git weigerde ({ $step })
commit-staged = er staat al iets anders klaar; eerst: git commit
commit-unfinished = git wacht op het einde van een merge of rebase

confirmation-answersKept = Je antwoorden zijn bewaard: ‘{ $command }’ gaat ermee verder.
confirmation-answersNotKept = Je antwoorden konden niet bewaard worden. Dit heb je geschreven:
confirmation-changed = Gewijzigd: { $path }
confirmation-created = Geschreven: { $path } ({ $what }, { $day })
confirmation-defaultNotSet = Dat kon niet onthouden worden; -C MAP of SMJOURNAL_DIR noemen het dagboek.
confirmation-deleted = Gewist: { $path }; het staat nu in { $to }
confirmation-editedWithoutChange = { $path } is gebleven zoals het was
confirmation-foundAnywhere = smjournal vindt het vanuit elke map.
confirmation-journalCreated = Dagboek gemaakt in { $folder }
confirmation-journalNamed = { $name } is nu { $path }
confirmation-journalUnnamed = { $name } is geen naam meer; het dagboek blijft waar het is
confirmation-liked = Leuk gevonden: { $text }
confirmation-momentStays = Er staat nog in wanneer het geschreven is, { $at }; dat haalt dit weg: { $command }
confirmation-moved = Verplaatst: { $from } → { $to } ({ $day })
confirmation-noEntryWritten = Het einde van de dienst is geschreven; de dagboeknotitie niet.
confirmation-notUndoable = Deze wijziging kan niet ongedaan gemaakt worden: het logboek kon niet geschreven worden
confirmation-nothingWritten = Er is niets geschreven.
confirmation-redated = { $path } hoort nu bij een andere dag: { $day }
confirmation-settingGone = { $key } heeft niet meer: { $names }; 'undo' brengt ze terug
confirmation-tagInText = #{ $tag } staat in de tekst en blijft; haal het daar weg
confirmation-taken = Uit de inbox genomen: { $paths }
confirmation-unchanged = Niets te wijzigen in { $path }
confirmation-undone-created = Ongedaan gemaakt: { $path } is terug
confirmation-undone-moved = Ongedaan gemaakt: het bestand staat weer op { $path }
confirmation-undone-trashed = Ongedaan gemaakt: het nieuwe bestand staat in { $path }
confirmation-undone-unchanged = Ongedaan gemaakt: { $path } is weer zoals het was
confirmation-undoneBatch = Ongedaan gemaakt: { $count }; nieuwe liggen in de prullenbak
confirmation-undoneBatch-kept =
    Ongedaan gemaakt: { $count }; nieuwe liggen in de prullenbak; { $kept ->
        [one] 1 is sindsdien gewijzigd en blijft
       *[other] { $kept } zijn sindsdien gewijzigd en blijven
    }
confirmation-unliked = Niet meer leuk gevonden: { $text }

countdown-few = Nog maar { $shifts } tot je verlof! 🎉
countdown-many = { $shifts } tot je verlof! 🎉
countdown-no-more-shifts = Geen dienst meer: je verlof begint { $when }! 🎉
countdown-that-time-off = Dat verlof is voorbij.
countdown-tomorrow =
    { $days ->
        [one] morgen
       *[other] over { $days }
    }
countdown-until-your-time = { $shifts } tot je verlof, { $doubt }.

countdownDetails = { $shifts } { $rota }

countdownDetails-extra = waarvan { $shifts } extra
countedShift = { $day }: { $type }, { $shift }

day = { $short } { $day } { $month }
day-on = op { $day }
day-toCome = { $day } is er nog niet
day-year = { $short } { $day } { $month } { $year }

dimension-distance = Innerlijke afstand tot het werk
dimension-exhaustion = Uitputting
dimension-littleAccomplishment = Het gevoel weinig te bereiken

document-alias = de waarde staat ergens anders, bij het anker ‘&{ $name }’
document-anchored = de waarde wordt ergens anders gebruikt, als alias ‘*{ $name }’
document-cannotBeMadeSafely = de gewijzigde tekst zou niet te lezen zijn zoals bedoeld
document-complexKey = de sleutel is een lijst, een reeks sleutels, een tekst van meer regels of volgt op een ‘?’
document-conflictMarker = de kop bevat conflicttekens van git; los eerst het conflict op
document-frontMatterElsewhere = wat hier op een kop lijkt is tekst; zet het eerst tussen regels ‘---’ aan het begin van het bestand
document-frontMatterIsNoMapping = de kop bestaat niet uit sleutels met waarden
document-frontMatterNotUnderstood = de kop is niet te begrijpen, dus er wordt niets in herschreven
document-mergeKey = de sleutel ‘<<’ haalt zijn waarden ergens anders vandaan
document-noSuchItem = er is geen onderdeel { $index }: de lijst heeft er { $count }
document-noSuchKey = er is geen sleutel ‘{ $key }’
document-notList = de waarde van ‘{ $key }’ is geen lijst
document-notMapping = de waarde van ‘{ $key }’ heeft geen sleutels
document-sharedLine = de waarde staat op een regel of tussen haken met iets dat verloren zou gaan
document-tagged = de waarde heeft het type ‘{ $tag }’, dat misschien niet bij een nieuwe past
document-unterminatedFrontMatter = in de kop ontbreekt aan het eind de regel ‘---’
document-valueNotUnderstood = de waarde van ‘{ $key }’ is niet leesbaar en wordt dus niet herschreven

doubt-farDay = { $day } ligt meer dan { $years } van de andere dagen van dit dagboek: klopt het jaar?
doubt-missingCheckIn = einde van de dienst zonder begin
doubt-missingCheckOut = begin van de dienst zonder einde
doubt-openCallOut = begin van de dienst tijdens bereikbaarheid zonder einde: de oproep telt niet mee
doubt-restHours = { $shift } is geen werk, dus de uren { $hours } tellen niet mee: noem de dienst waar ze bij horen
doubt-tooLong = een dienst van { $hours } uur, tot { $checkOut }: ontbreekt er een einde?
doubt-workedRest = de dienst { $shift } is geen werk, dus de uren { $hours } tellen niet mee: noem de dienst waar ze bij horen

doubtfulHours = ‘{ $found }’ kan { $first }, { $second } of { $literal } zijn; schrijf wat je bedoelt

duration = { $hours } u { $minutes } min
duration-hours = { $hours } u
duration-minutes = { $minutes } min

edit-invalidKey = { QUOTED($key) } kan geen sleutel zijn
edit-notAList = { $key } neemt één waarde, geen lijst
edit-untilBeforeFrom = until ({ $iso }) zou voor from ({ $iso2 }) liggen
edit-wrongValue = { $key }: verwacht wordt { $expected }, niet { QUOTED($found) }

effect =
    Je { $measure } is { $direction ->
        [higher] hoger
       *[lower] lager
    } { $circumstance }: { $own } tegen { $otherMean } ({ $days } tegen { $others }, { $strength } verschil).

encouragements-gentle-1 = Doe het rustig aan; niemand hoeft alles alleen te doen.
encouragements-gentle-2 = Eén ding tegelijk. Neem je pauze.
encouragements-gentle-3 = Je mag vandaag om hulp vragen.
encouragements-gentle-4 = Wees zo lief voor jezelf als je voor hen bent.
encouragements-gentle-5 = Kleine stappen tellen. Deze dienst kom je door.
encouragements-usual-1 = Fijne dienst.
encouragements-usual-2 = Je weet wat je doet.
encouragements-usual-3 = Daar ga je, en drink onderweg iets.
encouragements-usual-4 = Eén patiënt tegelijk.
encouragements-usual-5 = Fijne mensen zijn blij dat je er vandaag bent.

entry-cutTag = ‘{ $word }’ telt als het label { $tag }: in een tekst heeft het letters, cijfers, _, - en /; --tag neemt andere tekens
entry-strangeMoment = ‘{ $words }’ wordt niet als tijdstip begrepen en blijft in de tekst; --at of --date zegt wanneer het was
expectation-between = een geheel getal van { $lowest } tot { $highest }
expectation-civilDay = een dag zoals 2026-11-20
expectation-clockTime = een tijd zoals "19:00"
expectation-cycle = een cyclus van diensten zoals dag dag nacht nacht vrij vrij
expectation-formatVersion = een versie die dit programma kent (1)
expectation-hours = uren zoals "19:00-07:30"
expectation-list = een lijst
expectation-map = sleutels met hun waarden
expectation-number = een geheel getal
expectation-oneOf =
    { $words ->
        [one] { $words2 }
       *[other] een van { $words3 }
    }
expectation-ownKey = een sleutel die het formaat zelf niet heeft
expectation-range = de laagste en de hoogste waarde, zoals "0-10"
expectation-recipient = een sleutel waarvoor age versleutelt, zoals age1… of ssh-ed25519 …
expectation-shiftWord = dag, nacht, vrij of een eigen woord
expectation-text = tekst op één regel
expectation-timestamp = een tijdstip zoals 2026-11-20T18:50:00+01:00
expectation-truth = true of false
expectation-unambiguousDay = een dag met een duidelijke maand, zoals 2026-11-20
expectation-weekday = een dag van de week zoals maandag
expectation-zoneName = een tijdzone die dit systeem kent, zoals Europe/Amsterdam

expected-assignment = SLEUTEL=WAARDE
expected-birthday = een verjaardag, zoals 1985-03-12, of --03-12 zonder jaar
expected-columnMeaning = een kolom met wat erin staat, zoals 'Score=mood 1-10' of 'Anxiety=scale 0-3 low'
expected-condition = een voorwaarde, zoals place=Lyon of energy>=4
expected-count = een geheel getal vanaf 0
expected-cycle = woorden voor diensten, zoals 'dag nacht vrij'
expected-day = een dag, zoals 2026-11-20, vandaag of gisteren
expected-daysApart = komma’s tussen de dagen, zoals ‘nacht, dag vrij, dag’: zonder kan het één dag zijn of meer
expected-duration = een tijdsduur, zoals 30d, 4w, 6m of 1y
expected-hours = twee tijden, zoals nacht=19:00-07:30
expected-instant = een tijdstip volgens ISO 8601, zoals 2026-11-20T18:50:00+01:00
expected-journalName = een naam voor een dagboek op dit apparaat, met letters en cijfers, zoals @werk=~/werk
expected-link = smjournal://show/ID, smjournal://new of smjournal://check-in
expected-linkAtTerminal = een terminal: wat een koppeling opent, moet daar beantwoord worden
expected-moment = een tijd, zoals 07:30 of 2026-11-20T07:30
expected-month = een maand, zoals 2026-11 of november
expected-mood = een stemming: { $moods }
expected-moodMeaning = een woord met een stemming, zoals mwah=neutraal
expected-otherJournal = de map van een ander dagboek dan dit
expected-shiftMeaning = een woord met een soort dienst, zoals 'N=nacht 21:00-07:00'
expected-shiftType = een woord en wat het betekent, zoals D='dag 07:00-19:30 pauze 30'
expected-span = een dag, of twee: 20/12..3/1, 2026-12-20..2027-01-03
expected-spans = twee tijden, zoals 18:45-07:50
expected-tagChange = +LABEL om toe te voegen of -LABEL om weg te halen
expected-take = SLEUTEL=ours of SLEUTEL=theirs
expected-text = wat tekst
expected-word = een woord zonder spaties
expected-year = een jaar, zoals 2026
expected-zone = de naam van een tijdzone, zoals Europe/Amsterdam

explanation-dayBoundary-after = { $what }: de dag op de klok
explanation-dayBoundary-before = { $what }: je dagen beginnen om { $start } (day-starts)
explanation-explicitDay = { $what }: jij noemde de dag
explanation-explicitShift = { $what }: jij noemde de dienst
explanation-lastBegun = { $what }: de dienst die het laatst begon; 'move', --date of --shift noemt een andere
explanation-openShift-of = {" "}van { $time }
explanation-openShift-your-check-in = { $what }: het begin van je dienst{ $since } heeft nog geen einde
explanation-plan = { $what }: { $planned }

export-asPage = de pagina heet { $file }: zonder dat einde toont een browser de code
export-asTimeOff =
    { $count ->
        [one] 1 afwezigheid, zoals ziekte, staat erin als vrij; met --private staat ze er met naam in
       *[other] { $count } keer afwezigheid, zoals ziekte, staat erin als vrij; met --private staat die er met naam in
    }
export-askPrivate =
    { $count ->
        [one] Er gaat 1 privénotitie mee. Doorgaan?
       *[other] Er gaan { $count } privénotities mee. Doorgaan?
    }
export-birthday = Verjaardag van { $name }
export-calendar = Diensten en verlof
export-calendar-birthdays = Verjaardagen
export-calendar-reminders = Begin en einde van diensten
export-calendar-shifts = Diensten
export-calendar-time-off = Verlof
export-calendarNotKept = de agenda { $file } kon niet opnieuw geschreven worden; hij blijft zoals hij was:
export-encryptionFailed = { $program } weigerde voor deze ontvanger te versleutelen; er is niets geschreven
export-holdsPrivate =
    deze reservekopie bevat ook { $count ->
        [one] 1 privénotitie
       *[other] { $count } privénotities
    }: houd die voor jezelf
export-isOff = { $name }: verlof
export-leavesConflicts =
    { $count ->
        [one] 1 tegenstrijdig bestand ontbreekt in deze export; ‘smjournal conflicts’ toont het
       *[other] { $count } tegenstrijdige bestanden ontbreken in deze export; ‘smjournal conflicts’ toont ze
    }
export-missing = Foto’s en opnamen die je notities noemen en die er niet zijn: { $count }; ‘smjournal check’ toont ze.
export-noEncryption = { $program } is niet geïnstalleerd, en er is niets geschreven; het staat op https://age-encryption.org
export-noPandoc = { $program }, dat het document maakt, is niet geïnstalleerd, en er is niets geschreven; het staat op https://pandoc.org
export-pandocFailed = { $program } heeft geen document gemaakt; er is niets geschreven
export-passesOver =
    uit de map van het dagboek { $count ->
        [one] staat 1 ding
       *[other] staan { $count } dingen
    } niet in deze reservekopie:
export-receipt =
    { $records } in { $files ->
        [one] 1 bestand
       *[other] { NUMBER($files) } bestanden
    }, { $bytes }{ $leftOut }
export-receipt-form = een pagina om in te vullen, { $bytes }; stuur hem naar de telefoon en open hem daar
export-receipt-people-left-out = ; zonder { $people }: zo’n bestand heeft geen plaats voor mensen
export-receipt-private-left-out = ; { $leftOut } privé weggelaten (--private neemt die mee)
export-uncleaned = weggelaten, omdat er misschien in staat waar het gemaakt is en dat er niet uit kan: { $path }
export-unshown =
    { $count ->
        [one] 1 foto of opname zit er niet in: zo’n bestand kan die niet tonen
       *[other] { $count } foto’s en opnamen zitten er niet in: zo’n bestand kan ze niet tonen
    }
export-withoutMedia =
    { $count ->
        [one] 1 foto of opname wordt genoemd en zit niet in het bestand; in een map of een .zip gaat die mee: --output NAAM.zip
       *[other] { $count } foto’s en opnamen worden genoemd en zitten niet in het bestand; in een map of een .zip gaan ze mee: --output NAAM.zip
    }
export-works = { $name }: werk

figure-afterLongRest = na meer rust
figure-afterShortRest = na minder dan 11 uur rust
figure-ahead = Nog gepland
figure-averageWeek = Gemiddelde week
figure-balance = Saldo
figure-changes = Wijzigingen van het rooster
figure-contract = Volgens contract
figure-daysOff = Vrije dagen
figure-extras = Extra, als gepland geteld
figure-findings = Over de grenzen
figure-holidays = Feestdagen
figure-hours = Uren
figure-knownDays = Bekende dagen
figure-longestNightRun = Langste reeks nachten
figure-longestRun = Langste reeks werkdagen
figure-longestShift = Langste dienst
figure-nightHours = Nachturen
figure-nightToDay = Van nacht naar dag binnen 48 uur
figure-nights = Nachten
figure-onCall = Bereikbaar
figure-overtime = Boven het rooster
figure-place = dag van de reeks
figure-planned = Gepland
figure-presence = Aanwezigheid
figure-ratings = Hoe het voelde
figure-report = Werktijd, rust en herstel
figure-rests = Rusttijden
figure-sevenDays = Meeste in 7 dagen
figure-shifts = Diensten
figure-shortestRest = Kortste rust
figure-splitDays = Dagen met gebroken dienst
figure-sundays = Zondagen
figure-under11 = Rust onder 11 uur
figure-under12 = Rust onder 12 uur
figure-weekends = Weekends met werk
figure-weeklyRest = Langste rust
figure-weeks = Weken
figure-worked = Gewerkt

file-type-brokenLink = een koppeling die nergens heen leidt
file-type-device = een apparaat
file-type-folder = een map
file-type-pipe = een pipe
file-type-socket = een socket

form-afterShift = Na mijn dienst
form-again = Nog iets opschrijven
form-back = Terug
form-beforeShift = Voor mijn dienst
form-belongs = Het hoort in de map { $folder } van je dagboek.
form-break = Onbetaalde pauze, in minuten
form-date = Dag (van een nacht: de avond)
form-download = Downloaden
form-failed = Niet bewaard: { $reason }
form-folderHint = Kies de map van je dagboek: die met journal.md erin.
form-keep = Klaar
form-moodOnly = Mijn stemming
form-needAnswer = Geef minstens één antwoord.
form-next = Verder
form-noScript = Deze voorvertoning kan niet bewaren. Open het bestand in je browser: deel het op een iPhone met een browser-app of bewaar het in Bestanden en open het daar.
form-refused = Een regel van de opmerking lijkt op de tekens van een samenvoeging. Verander het begin, alsjeblieft.
form-saveToFolder = In mijn dagboek bewaren
form-saved = Bewaard als { $place }
form-share = Delen
form-summary = Dit wordt bewaard
form-time = Tijd
form-title = Hoe gaat het met je?
form-which = Wat wil je opschrijven?

gapCount = { $gaps } keer

greeting = { $words }.
greeting-afternoon = Goedemiddag
greeting-evening = Goedenavond
greeting-morning = Goedemorgen
greeting-name = { $words }, { $value }.

greeting-night = Hallo
half-afternoon = middag
half-morning = ochtend

health-backup-backup = Reservekopie
health-backup-last-made = laatst gemaakt { $day }
health-backup-none-backup = Reservekopie
health-backup-none-none-noted-after = geen genoteerd; na een kopie: smjournal doctor --backed-up
health-calendars = Agenda’s
health-conflicts-but-git = { $found }, maar waar git op wacht is niet bekend
health-conflicts-conflicts = Conflicten
health-conflicts-none = geen
health-disk-disk = Schijf
health-disk-free = { $free } vrij{ $isScarce }
health-disk-nearly-full = : bijna vol
health-drafts = Concepten
health-drafts-aside = { $count } opzijgelegd, tot je ze verwijdert: { $paths }
health-encryption-disk-at-rest = Op de schijf
health-encryption-disk-the-disk-is = de schijf is versleuteld ({ $tool })
health-encryption-folder-a-decrypted-view = ontsleutelde kijk op een versleutelde map ({ $tool })
health-encryption-folder-at-rest = Op de schijf
health-encryption-unknown-at-rest = Op de schijf
health-encryption-unknown-no-encryption-visible = van hieruit is geen versleuteling te zien; zie ‘smjournal help at-rest’
health-git = git
health-gitCrypt-encrypts-the-records = versleutelt de notities in git: wijzigingen van twee apparaten kunnen niet samengevoegd worden
health-gitCrypt-git-crypt = git-crypt
health-inbox = Inbox
health-inbox-foreign = { $folder }; { $count } niet van het formulier van dit dagboek, daar gelaten
health-index-good-index = Index
health-index-good-up-to-date = bijgewerkt (smjournal reindex --verify vergelijkt hem met elk bestand)
health-index-unwritable-can-t-be = kan niet geschreven worden ({ $error })
health-index-unwritable-index = Index
health-notices-syncing = Synchroniseren
health-notices-thing-to-look =
    { $count ->
        [one] 1 ding om naar te kijken
       *[other] { $count } dingen om naar te kijken
    }
health-otherJournals-not-part-of = geen deel van dit dagboek: { $folders }
health-otherJournals-other-journals = Andere dagboeken
health-permissions-others-may-read = anderen mogen { $count } van de bestanden en mappen lezen
health-permissions-permissions = Rechten
health-permissions-yours-alone = alleen van jou
health-problems = { $count } { $sort }
health-problems-none = geen
health-problems-problems = Problemen
health-records = { $map }; { $bytes }
health-records-none = geen
health-records-records = Notities
health-seal = Verzegeling
health-seal-clear = van verzegelde soorten, leesbaar: { $records }
health-seal-keys = sleutels: { $count }
health-seal-left = een bewerkte tekst ligt nog in { $path }
health-seal-noKey = geen sleutel op dit apparaat
health-seal-noProgram = noch age noch rage is geïnstalleerd
health-seal-plainKey = de sleutel ligt hier zonder wachtwoordzin
health-seal-swap = van versleuteling van de swap is niets te zien
health-seal-unlocked = open tot { $time }
health-sync-absent = hier niet gebruikt
health-sync-driverMissing = klaargemaakt, maar het programma dat moet samenvoegen is er niet meer
health-sync-foreign = is van een andere gebruiker; er is niets gevraagd
health-sync-gitMissing = er is een repository, maar git is niet geïnstalleerd
health-sync-otherDriver = voegt notities samen met een ander stuurprogramma
health-sync-outdated = klaargemaakt door een eerdere versie
health-sync-ready = klaargemaakt
health-sync-unprepared = gebruikt, maar niet klaargemaakt
health-sync-unreadable = er is een repository, maar git kan die niet lezen
health-syncthing = Syncthing

help-affirmation = De affirmatie van vandaag
help-affirmationAdd = Een eigen affirmatie toevoegen
help-affirmationCategory = van deze categorie: resilience (veerkracht), competence (vakkundigheid), compassion (medeleven) of balance (balans)
help-affirmationLike = Een affirmatie leuk vinden; zonder naam die van vandaag
help-affirmationList = Affirmaties tonen
help-affirmationSpare = Een affirmatie niet tonen na een zware dienst
help-affirmationUnlike = Een affirmatie niet meer leuk vinden
help-all = alle conflicten
help-also = Het dagboek van iemand anders, van wie de tijden ernaast staan, zonder een woord meer
help-alsoTyped = Ook zo
help-append = Een regel met de tijd toevoegen aan de notitie van vandaag, of aan een andere
help-appendLast = aan wat het laatst geschreven of gewijzigd is
help-appendTo = aan deze notitie
help-at = wanneer het was, zoals 07:30 of 2026-11-20T07:30
help-attach = Foto’s en opnamen naar het dagboek kopiëren en in een notitie noemen
help-backedUp = noteren dat er zojuist een reservekopie is gemaakt
help-badge = een badge, als emoji of naam; kan herhaald worden
help-birthday = de verjaardag, zoals 2019-03-12, of --03-12 zonder jaar
help-both = waar beide kanten dezelfde plek van een tekst wijzigden, beide houden, onder elkaar
help-break = de onbetaalde pauze, als het niet de gewone was, zoals 15 of geen
help-callOut = een oproep tijdens de bereikbaarheidsdienst, zoals 23:40-04:10; mag vaker
help-caption = wat er op de foto staat
help-category = waarvoor het is: leave (verlof), rtt, training (scholing), sick (ziek) of other (anders)
help-check = Elk probleem in elk bestand melden
help-checkIn = Noteren hoe je je voelt voor een dienst
help-checkOut = Noteren hoe je je voelt na een dienst
help-clock = wat als je uren telt als je ze niet opgeeft: said (het rooster) of notes (de tijden van begin dienst en einde dienst)
help-color = kleuren: auto, always (altijd) of never (nooit)
help-commands = Opdrachten
help-commonOptions = Algemene opties
help-completions = Het aanvulscript voor een shell tonen
help-condition = notities waarvan de sleutel dit zegt: place=Lyon, energy>=4; kan herhaald worden
help-config = De instellingen van het profiel tonen of zetten
help-conflicts = Tonen wat synchroniseren en samenvoegen overlieten, en waarin het verschilt
help-consent = weghalen zonder te vragen
help-csv = als tabel, een regel per dienst
help-cycle = de diensten na elkaar, zoals 'dag dag nacht nacht vrij vrij'
help-daily = de notitie van de dag openen; als die er niet is, wordt hij gemaakt
help-date = de dag waar het bij hoort, zoals 2026-11-20, vandaag of gisteren
help-day = Alles over een dag: dienst, uren, stemming, notities
help-delete = Een notitie in de prullenbak leggen
help-doctor = Hoe gezond het dagboek is, op één pagina, met wat helpt
help-dryRun = Alleen zeggen wat er gedaan zou worden
help-edit = Een notitie in je editor openen en daarna nakijken
help-editOption = het nieuwe bestand in je editor openen
help-encryptTo = met age versleutelen voor deze openbare sleutel, of de sleutels in dit bestand
help-endTime = wanneer de dienst echt eindigde, zoals 7h50 of nu
help-entryTitle = de titel, zoals hij er staat; de woorden zijn dan de tekst
help-examples = Voorbeelden
help-excel = een tabel die Excel met een dubbelklik opent
help-exitDataProblem = er is iets mis met een bestand, of het genoemde is er niet
help-exitDone = alles in orde
help-exitInputOutput = een bestand kon niet gelezen of geschreven worden
help-exitLocked = een verzegelde notitie is zonder de sleutel niet te lezen
help-exitUsage = verkeerde woorden op de opdrachtregel
help-explain = zeggen welke dag gekozen is, en waarom
help-export = Het dagboek exporteren: markdown, json (de reservekopie), csv, ics, een pagina, een PDF, een plaatje, een pagina om te schrijven, de app van de telefoon, een boek, voor Day One, jrnl of Org
help-favorite = Een notitie als favoriet markeren
help-favoriteOff = de markering weghalen
help-favoriteOption = als favoriet markeren
help-filterFavorite = alleen favorieten
help-filterMood = notities met deze stemming
help-filterPerson = notities die deze persoon noemen
help-filterShift = notities van deze dienst
help-filterTag = notities met dit label; kan herhaald worden, ze moeten er allemaal zijn
help-forget = Notities voorgoed wissen, ook uit prullenbak en undo-geschiedenis, na een vraag
help-format = een regel voor de statusbalk, met {"{"}days{"}"} {"{"}workingDays{"}"} {"{"}shifts{"}"} {"{"}from{"}"} {"{"}until{"}"} {"{"}title{"}"} {"{"}affirmation{"}"} {"{"}category{"}"} {"{"}mood{"}"} {"{"}streak{"}"} {"{"}shift{"}"} {"{"}records{"}"} {"{"}date{"}"} {"{"}problems{"}"} {"{"}countdown{"}"} {"{"}due{"}"} {"{"}next{"}"} {"{"}nextDate{"}"} {"{"}nextStart{"}"} {"{"}nextEnd{"}"}; {"{"}{"{"} en {"}"}{"}"} staan voor accolades; een indeling die met {"{"}{"{"}" begint, geeft JSON
help-from = vanaf deze dag
help-full = de index helemaal opnieuw maken
help-half = maar een halve dag: morning of afternoon
help-help = Een opdracht uitleggen
help-helpOption = deze hulp
help-highlight = iets om te onthouden; kan herhaald worden
help-holidays = de feestdagen, per land of regio: nl, be; meer met komma’s
help-hours = gewone uren van een dienst, zoals nacht=19:00-07:30
help-html = een pagina voor papier in dit bestand schrijven
help-ids = met de ID’s van de notities
help-importAgain = Ook binnenhalen wat je sindsdien hebt gewist, wat hier anders is, en verborgen bestanden van een reservekopie
help-importCategory = Alleen afspraken van deze categorie
help-importDates = De dag van notities die er geen noemen: file neemt de tijd van het bestand
help-importOnly = Alleen afspraken waarvan de titel dit bevat
help-importPerson = Wiens regels van een tabel, of wie uit een adresboek; '*' voor allen
help-importTags = Het teken van de labels van jrnl: @, of @# voor beide; met alleen # zijn woorden met @ personen
help-importZone = De zone van tijden die er geen hebben; anders die van het dagboek
help-importing = Een rooster of het dagboek van een ander programma overnemen
help-inEnglish = Deze pagina is er alleen in het Engels.
help-includePrivate = ook privénotities
help-includeSealed = ook verzegelde notities, leesbaar; vraagt in een terminal om de wachtwoordzin
help-index = de index in dit bestand bewaren; anders SMJOURNAL_INDEX
help-initialize = Een nieuw dagboek maken in een map
help-insights = Wat samengaat met goede en slechte dagen; rust en herstel
help-isPrivate = buiten exports, pagina’s en assistenten houden
help-journal = de map van het dagboek; anders SMJOURNAL_DIR, anders de dichtstbijzijnde erboven
help-json = antwoorden met een JSON-document
help-jsonLines = één notitie per regel als JSON
help-keepPosition = kopiëren zoals het is, met plaats en camera van de opname
help-kind = notities van deze soort; kan herhaald worden
help-lang = de taal: { $codes }
help-language = de taal van het dagboek: { $codes }
help-letters = wat letters in een land meestal betekenen, getoond en bevestigd in de terminal: fr
help-liked = alleen die je leuk vindt
help-limit = hoogstens zoveel tonen
help-link = Een koppeling zoals smjournal://show/ID openen; vraagt en schrijft niets uit zichzelf
help-list = Notities tonen, de nieuwste eerst, wat nog komt aan het eind
help-listFormat = een regel per notitie, met {"{"}id{"}"} {"{"}date{"}"} {"{"}time{"}"} {"{"}kind{"}"} {"{"}title{"}"} {"{"}mood{"}"} {"{"}tags{"}"} {"{"}shift{"}"}, elke andere sleutel, \t en \n; {"{"}{"{"} en {"}"}{"}"} staan voor accolades; een indeling die met {"{"}{"{"}" begint, geeft JSON
help-lock = De sleutel uit het geheugen halen
help-man = Een man-pagina tonen, van een opdracht of van het programma
help-manCache = de index, die je altijd mag wissen
help-manDescription = Beschrijving
help-manEditorVariable = de editor die bestanden opent
help-manEnvironment = Omgeving
help-manExitStatus = Afsluitcode
help-manFiles = Bestanden
help-manFormat = de bestanden van een dagboek
help-manIndexVariable = het bestand van de index, waar --index dat niet noemt
help-manJournalVariable = de map van het dagboek, waar --journal die niet noemt
help-manName = Naam
help-manPagerVariable = het programma dat lange antwoorden pagina voor pagina toont; zonder worden ze geschreven zoals ze zijn
help-manProfile = het profiel; het markeert de wortel van een dagboek
help-manProgram = Hoe een dienst voelde ervoor en erna, dagboeknotities, verlof: elk is een Markdown-bestand met een YAML-kop in een map per maand. smjournal schrijft en leest ze, telt de diensten tot je verlof en gaat nooit het netwerk op.
help-manSeeAlso = Zie ook
help-manSynopsis = Overzicht
help-manZonesVariable = een map met regels voor tijdzones, in plaats van die van het systeem
help-mapColumn = Wat een kolom van een stemmingstabel bevat: 'Date=date', 'Score=mood 1-10', 'Anxiety=scale 0-3 low', note, tags, time, title, people, keep, skip; blijft in het profiel
help-mapMood = Wat een woord voor een stemming betekent, zoals 'mwah=neutraal'
help-mapShift = Wat een code betekent, zoals 'N=nacht 21:00-07:00'; blijft in het profiel
help-mcp = Een lokale assistent (Model Context Protocol) antwoorden via standaardinvoer en -uitvoer
help-mcpPrivate = ook privénotities laten zien
help-mcpWrite = dagboeknotities, stemmingen, begin en einde van diensten laten schrijven
help-memories = Wat je op deze dag, in deze week, in deze maand in andere jaren schreef
help-merge = Drie versies van een bestand samenvoegen; git roept dit aan
help-month = Een maand als kalender: werk, stemmingen, verlof
help-mood = de stemming, van 1 tot 5, als emoji of woord
help-moodCommand = Je stemming noteren: 1 tot 5, een emoji of een woord
help-moreHelp = ‘smjournal help OPDRACHT’ en ‘smjournal help THEMA’ zeggen meer.
help-move = Een notitie een andere dag geven
help-name = je voornaam
help-new = Een dagboeknotitie schrijven; zonder meer stelt het vragen in de terminal
help-noIndex = elk bestand lezen in plaats van een index te gebruiken
help-noInput = nooit iets vragen
help-noPager = lange antwoorden schrijven zoals ze zijn, zonder pager
help-noPassphrase = de sleutel zonder wachtwoordzin bewaren
help-notAfterHardShift = niet op de dag na een zware dienst
help-note = een opmerking; - leest die van de standaardinvoer
help-now = dit moment als nu nemen
help-offset = aan het begin zoveel overslaan
help-older = alleen wat langer geleden gewist is: 30d, 4w, 6m, 1y
help-on = op deze dag
help-once = de dagen komen één keer en herhalen zich niet
help-only = een deel ervan: shifts, time-off, birthdays of reminders van een agenda; year, het plaatje van een pagina; kan herhaald worden
help-options = Opties
help-ours = waar beide kanten hetzelfde wijzigden, de versie van het bestand nemen
help-output = waarheen, - voor de standaarduitvoer; een map als het op / eindigt of al bestaat
help-pdf = een PDF in dit bestand schrijven
help-people = Mensen, de notities waarin ze voorkomen, hun volgende verjaardag
help-peopleAdd = Het bestand van een persoon maken
help-person = iemand die erin voorkomt; kan herhaald worden
help-photo = een foto of opname om bij te voegen
help-photoSize = foto’s kleiner maken: de langste zijde in pixels, bijvoorbeeld 1600 (met ImageMagick)
help-place = waar het was
help-plain = in eenvoudige regels vragen, voor schermlezers en simpele terminals
help-privacy = melden wat anderen zouden kunnen lezen: rechten, woorden die patiënten herkenbaar maken, plaatsen in foto’s, openbare servers
help-program = smjournal – een dagboek in gewone tekstbestanden voor wie in wisselende diensten werkt
help-prompts = Een jaar geleden, dagen zonder een woord, de week in het kort
help-random = Een willekeurige notitie van vroeger
help-ratings = met de waarderingen voor en na diensten
help-reindex = De index bijwerken
help-relation = wat deze persoon voor je is, zoals dochter of vriendin
help-reminderDays = voor hoeveel dagen diensten, anders 56
help-reminders = Herinneringen maken voor systemd, cron, launchd of een agenda
help-replace = de eerdere van deze dienst naar de prullenbak verplaatsen
help-replaceMood = de laatste stemming van de dag naar de prullenbak verplaatsen, als er niets bij staat
help-report = Werktijd, rust en herstel over een periode
help-reportShifts = elke dienst met zijn uren en waar ze vandaan komen
help-resolve = Tegenstrijdige versies van een bestand samenvoegen, sleutel voor sleutel
help-restore = Een notitie uit de prullenbak terughalen
help-rota = De diensten van de komende vier weken tonen
help-rotaAdd = Een dienst extra op een dag, boven op het rooster
help-rotaChanges = Wat er in gepubliceerde roosters veranderde, en hoe kort van tevoren
help-rotaCheck = Dagen zonder rooster, overlappende diensten en rust buiten de grenzen vinden
help-rotaOff = Een of meer dagen afwezig: ziekte, een andere reden
help-rotaSet = Een rooster in het profiel schrijven
help-rotaSwap = Een andere dienst op een dag, of twee dagen die wisselen
help-rotaWorked = De gewerkte uren van een dag opgeven
help-rules = welke grenzen te tonen: eu, fr-hospital, fr, uk, de, ch of none
help-scale = een waardering van 1 tot 5
help-schema = Het JSON-schema van de YAML-kop van de bestanden tonen, voor editors
help-seal = Notities verzegelen: niemand leest ze zonder jouw sleutel
help-sealAdd = Voor nog een sleutel verzegelen
help-sealAgain = alles wat verzegeld is opnieuw verzegelen
help-sealIdentity = een bestand met de age-identiteit die geldt
help-sealRemove = Voor een sleutel niet meer verzegelen
help-sealSetup = De sleutel maken of overnemen die opent wat verzegeld is
help-sealedOption = vanaf het begin verzegeld
help-search = Woorden vinden in titels, labels en teksten: alle woorden, "een zin", woord*, -woord
help-set = Sleutels van een notitie zetten; al het andere in het bestand blijft zoals het is
help-setup = Klaarmaken voor git, Syncthing of Obsidian; herinneringen, agenda, inbox instellen
help-setupCommit = na elke wijziging een commit maken, op dit apparaat; nooit push
help-setupNoCommit = niet meer na elke wijziging een commit maken
help-setupOff = Deze agenda of inbox niet meer bijhouden; bestanden blijven zoals ze zijn
help-shift = de dienst: day (dag), night (nacht), rest (vrij) of een eigen woord
help-shiftType = wat een woord van het rooster betekent, zoals D='dag 07:00-19:30 pauze 30'; kan herhaald worden
help-show = Een notitie tonen
help-sort = volgorde op date, title, mood, words, created, modified of een waardering; -date aflopend, +date oplopend
help-sourceOption = wie dit schrijft, zoals shortcut of cron
help-spareOff = hem weer na elke dienst tonen
help-startTime = wanneer de dienst echt begon, zoals 18h45 of nu
help-stats = Statistieken, elk met het aantal notities erachter
help-status = hoe ver het is: planned (gepland) of approved (goedgekeurd)
help-suggest = Labels, stemming, mensen en plaatsen die een tekst oproept; schrijft niets
help-tag = Labels van een notitie toevoegen en weghalen; zonder labels stelt het er voor
help-tagOption = een label; kan herhaald worden
help-tags = Elk label met aantal en laatste dag
help-take = voor deze sleutel de versie van het bestand nemen of de andere; mag vaker
help-team = Cijfers over meer dagboeken die niemand noemen
help-teamFigures = Je eigen cijfers per maand tonen, voor ‘team’ in plaats van het dagboek
help-teamMinimum = hoeveel mensen een cijfer nodig heeft, minstens 3; anders 5
help-template = een sjabloon uit de map templates
help-text = de tekst; - leest die van de standaardinvoer
help-theirs = waar beide kanten hetzelfde wijzigden, de andere versie nemen
help-timezone = de tijdzone van het dagboek, zoals Europe/Amsterdam; anders die van het systeem
help-title = hoe je het noemt
help-today = De affirmatie, het aftellen, de notities en de dienst van vandaag
help-topics = Thema’s
help-transcribe = opschrijven wat een opname zegt, met een programma op deze computer
help-trash = Tonen wat gewist is, het laatste eerst
help-trashEmpty = Bestanden voorgoed uit de prullenbak halen, ook uit de undo-geschiedenis, na een vraag
help-undo = De laatste wijziging ongedaan maken
help-unlock = De sleutel een tijdje in het geheugen houden
help-unlockFor = hoe lang: 15m, 1h; 15 minuten als er niets staat
help-unseal = Verzegelde notities hun leesbare bestanden teruggeven
help-unset = Sleutels van een notitie weghalen
help-until = tot en met deze dag
help-usage = Gebruik
help-vacation = verlof dat nog komt; kan herhaald worden
help-vacationAdd = Verlof plannen
help-vacationList = Verlof tonen, voorbij en komend
help-vacationRemove = Verlof schrappen
help-vacationSet = Verlof wijzigen
help-verify = de index met elk bestand vergelijken
help-version = De versie tonen
help-weather = wat voor weer het was
help-week = Een week: diensten met uren, rusttijden, stemmingen, totalen
help-weekday = alleen op deze dag van de week; kan herhaald worden
help-wholeHelp = alles, en niet alleen wat op één scherm past
help-why = waarom: sick (ziek), leave (verlof), rtt, training (scholing) of een eigen woord
help-with = het programma dat de PDF maakt
help-year = Een jaar in pixels: de stemming van elke dag

hint-cycleOrFile = een cyclus, het pad van een rooster, Enter voor later
hint-dayOrToday = zoals maandag of 23/11, Enter voor { $day }
hint-highlights = hoogstens drie, elk met Enter; alleen Enter sluit af
hint-hoursOrLater = zoals 07:00-19:30, Enter voor later
hint-howToAnswer = 1–5 antwoordt, Enter slaat over, Backspace gaat terug, Ctrl-C stopt en bewaart je antwoorden.
hint-howToAnswerPlain = Elk antwoord is een regel: 1–5 en Enter, alleen Enter slaat over, Ctrl-C stopt en bewaart je antwoorden.
hint-howYouWork = Je cyclus, één woord of letter per dag vanaf de eerste dag: dag dag nacht nacht vrij vrij, of D D N N X X.
hint-linesOrEditor = Alt-Enter voor een nieuwe regel, Ctrl-X Ctrl-E voor je editor
hint-notUnderstood = Sorry, dat kan ik niet lezen.
hint-numberKeys = cijfertoetsen, Enter als je klaar bent
hint-numberOrWords = een nummer, of woorden om te zoeken
hint-numbersOrTags = nummers of woorden, komma’s ertussen; Enter voor geen
hint-numbersPlain = nummers met spaties ertussen, Enter voor geen
hint-oneLine = Enter voor geen
hint-orderOrLater = zoals dag dag nacht vrij, Enter voor later
hint-picker = typ om te filteren, pijlen, Enter, Esc
hint-severalLines = Enter voor geen, Alt-Enter voor een nieuwe regel
hint-shiftOrDay = dag, nacht, vrij, een eigen woord, of de dag om mee te ruilen
hint-shiftOrSkip = zoals nacht 21:00-07:00 pauze 30, of vrij; - laat het weg, Enter laat het open
hint-spanOrSkip = zoals 20/12 tot 3/1, Enter slaat over
hint-tagCommand = Labels die passen:
hint-yesOrNo = j/N
hint-yesUsually = J/n

hours = { $time } ({ $known } van { $shifts })

identifier-birthDate = is misschien een geboortedatum
identifier-hospitalNumber = is misschien het nummer van een patiënt in een ziekenhuis
identifier-name = is misschien de naam van een patiënt
identifier-nhs = is misschien een NHS-nummer
identifier-own = past op je patroon { QUOTED($pattern) }
identifier-socialSecurity = is een Frans socialezekerheidsnummer

importing-added = { $count } toegevoegd
importing-again = --again haalt binnen wat je hebt gewist, wat hier anders is en verborgen bestanden.
importing-askColumns = Enter als de kolommen kloppen; anders een ervan, zoals Score=mood 1-10, Notitie=note, Gewicht=skip
importing-askPeople = Wie van de { $count } personen? Namen met komma’s ertussen
importing-askPerson = Van wie zijn deze diensten? Een naam of het nummer ervan
importing-askShift = Wat betekent { $word } ({ $count } keer)?
importing-askTitles = Drie titels tonen?
importing-askWrite = Overnemen?
importing-changed = { $count } bijgewerkt
importing-clear = { $count } leesbaar, zoals in de reservekopie, hoewel zulke notities hier verzegeld zijn; ‘smjournal seal ID’ verzegelt ze
importing-column = { $column }: { $meaning }
importing-columns = kolommen:
importing-conflicts = { $count } aan beide kanten gewijzigd
importing-everybody = --person '*' neemt ze allemaal
importing-guessedColumns = Wat de kolommen bevatten is een gok, dus er is niets geschreven. Om het zo te importeren: { $command }
importing-learnt = voor het profiel: { $words }
importing-leftOut = { $count } weggelaten: { $why }
importing-looksLike = Dit lijkt op { $format }: smjournal import { $format } BESTAND
importing-mapMood = zeg wat het betekent met --mood '{ $word }=neutraal'
importing-mapShift = zeg wat het betekent met --map { $argument }
importing-media = foto’s en opnamen: { $found }
importing-media-missing = foto’s en opnamen: { $found }, { $missing } ontbreken
importing-moods = stemmingen: { $moods }
importing-morePlanChanges = en nog { $count }
importing-nothingNew = Niets nieuws.
importing-openHours = Dit lijkt op een rooster met alleen uren: alleen die zeggen wat dag en wat nacht is, en er is niets geschreven. Zo neem je het toch over: { $command }
importing-openPlan = Misschien is dit niet je huidige rooster, en er is niets geschreven. Zo neem je het toch over: { $command }
importing-openWords = Dit lijkt op een rooster, maar wat met { $words } wordt bedoeld, heeft niemand gezegd: er is niets geschreven. Zeg het met --map, of neem het over zoals het is: { $command }
importing-people = personen: { $names }; --tags '@#' maakt er labels van
importing-planChange = { $day }: { $was } → { $becomes }
importing-planDays = dagen die veranderen: { $count }
importing-progress = { $done } van { $total } geschreven
importing-proposedShift = Enter voor { $meaning }, - laat het weg; of zoals nacht 21:00-07:00 pauze 30
importing-read = { $format }: { $count } bekeken
importing-reading = { $share } gelezen
importing-resolve = ‘smjournal conflicts’ toont wat aan beide kanten veranderde.
importing-rowsOf = overgenomen worden de regels van { $name }
importing-same = { $count } al aanwezig
importing-sealed = waarvan { $count } verzegeld
importing-settings = instellingen uit de reservekopie: { $keys }
importing-stopped =
    { $count } { $count ->
        [one] is
       *[other] zijn
    } geschreven; start het overnemen opnieuw om verder te gaan
importing-undo = ‘smjournal undo’ maakt alles ongedaan.
importing-unknownMoods = stemmingen zonder betekenis: { $words }
importing-unknownShifts = diensten zonder betekenis: { $words }
importing-withoutHours = diensten zonder tijden: { $words }; geen som telt ze tot je ze zegt, zoals --map { $argument }
importing-wouldAdd = { $count } toe te voegen
importing-wouldChange = { $count } bij te werken

inbox-strange = heeft sleutels die het formulier niet schrijft ({ $keys }); het bleef daar
input-awaited = Wacht op wat door de pipe komt; Ctrl-C bewaart wat er kwam.

input-cut = door de standaardinvoer kwam meer dan { $limit }; het begin is geschreven, de rest niet gelezen
input-none = ‘{ $verb }’ leest geen tekst van de standaardinvoer: er is niets van geschreven
input-silent = er kwam nog niets door de pipe, dus er wordt niets van gelezen; ‘… | smjournal { $command }’ wacht erop
input-taken =
    { $lines ->
        [one] 1 regel van de standaardinvoer is de tekst
       *[other] { NUMBER($lines) } regels van de standaardinvoer zijn de tekst
    }; ‘< /dev/null’ laat die met rust
input-unread = de standaardinvoer wordt hier niet gelezen; ‘{ $option } -’ neemt die als tekst
inquiry-day = Welke dag?
inquiry-days = Welke dagen?
inquiry-export = In welk formaat exporteren?
inquiry-file = Welk bestand?
inquiry-hours = Welke uren betekent
inquiry-media = Welke foto of opname?
inquiry-reason = Waarom?
inquiry-reminders = Wat moet je eraan herinneren? ics is een agendabestand voor je telefoon; systemd, cron en launchd zijn wekkers van deze computer
inquiry-spans = Van wanneer tot wanneer?

json-colon = ‘:’
json-commaOrBrace = een komma of {"}"}
json-commaOrBracket = een komma of ]
json-end = het einde van de tekst
json-key = een sleutel tussen "…"
json-value = een JSON-waarde

key-asleep = minuten slaap
key-at = wanneer het geschreven is, of over wanneer het vertelt
key-audio = opnamen, als paden vanaf het bestand
key-badges = hoe het voelde: emoji of woorden
key-birthday = de verjaardag, met of zonder jaar: "--03-12"
key-break = minuten onbetaalde pauze, 0 zonder pauze, als het niet de gewone was
key-call-outs = de oproepen tijdens de bereikbaarheidsdienst, elk met de uren: 23:40-04:10
key-category = het soort verlof
key-date = de dag waar het bij hoort; bij een nacht de dag waarop die begon
key-end = wanneer de dienst of de slaap eindigt
key-energy = energie voor de dienst, 1 tot 5
key-extra = true bij een dienst boven op het rooster
key-fatigue = vermoeidheid na de dienst, 1 tot 5
key-favorite = of het een favoriet is
key-foreign = { $key } betekent niets in een notitie van de soort ‘{ $kind }’; het wordt toch geschreven
key-from = de eerste dag
key-goesWith = { $key } gaat mee: { $value }
key-half = welke helft van een dag vrij is
key-highlights = wat onthouden moet worden, hoogstens drie
key-hours = de uren van een gebroken dienst: 07:00-11:00, 16:00-20:00
key-kind = wat het bestand is
key-load = emotionele belasting na de dienst, 1 tot 5
key-mood = de stemming: een emoji, een woord, of 1 tot 5
key-motivation = motivatie voor de dienst, 1 tot 5
key-name = de naam van de persoon
key-origin = het ID dat het daar had
key-people = de mensen die het noemt
key-photos = foto’s, als paden vanaf het bestand
key-place = waar het was
key-published = wanneer het rooster gepubliceerd is
key-relation = wat deze persoon voor je is
key-remind = wanneer je aan deze persoon herinnerd wilt worden
key-satisfaction = tevredenheid na de dienst, 1 tot 5
key-shift = de dienst waar het bij hoort: day (dag), night (nacht), rest (vrij) of een eigen woord
key-shifts = een regel per dag: 2026-12-01 N 21:00-07:00
key-source = welk programma het bestand schreef
key-start = wanneer de dienst of de slaap begint
key-status = of het verlof planned (gepland) of approved (goedgekeurd) is
key-steps = stappen van de dag
key-stress = stress voor de dienst, 1 tot 5
key-tags = labels, zonder #
key-title = de titel
key-until = de laatste dag
key-weather = wat voor weer het was
key-worked = de gewerkte uren, als het niet die van het rooster zijn: 18:45-07:50

kind-check-in = begin dienst
kind-check-out = einde dienst
kind-entry = dagboeknotitie
kind-person = persoon
kind-profile = profiel
kind-rota = rooster
kind-shift = dienst
kind-sleep = slaap
kind-vacation = verlof

leftOut = { $unplannedDays } zonder rooster

limit-any7 = { $value } werk in de 7 dagen van { $from } tot { $until }{ $bound }
limit-average = { $value } werk per week gemiddeld van { $from } tot { $until }{ $bound }
limit-limit = {" "}(grens { $limit })
limit-longOnEnd = { $work } werk aan één stuk { ON($from) }, zodat in 24 uur { $rest } rust overblijft{ $bound }
limit-night = een nacht van { $value } { ON($from) }{ $bound }
limit-nightRun = { $finding } op rij van { $from } tot { $until }{ $bound }
limit-onEnd = { $work } werk aan één stuk { ON($from) }, zonder rust in 24 uur{ $bound }
limit-rest = { $value } rust tussen { $from } en { $until }{ $bound }
limit-restOfDay = { $value } rust tussen de diensten van { $from }{ $bound }
limit-run = { $finding } werk op rij van { $from } tot { $until }{ $bound }
limit-shift = { $value } werk { ON($from) }{ $bound }
limit-week = { $value } werk in de week van { $from } tot { $until }{ $bound }
limit-weeklyRest = geen rust van { $limit } tussen { $from } en { $until }; de langste is { $value }{ $bound }

list-last = { $parts } en { $last }
list-separator = {", "}

look-absent = afwezig
look-affirmationAdded = Toegevoegd aan je affirmaties; vanaf morgen kan hij verschijnen
look-alsoAfterHardShift = Weer na elke dienst: { $text }
look-builtFrom = Gebouwd uit commit { $commit }
look-builtFromSources = Gebouwd uit een map met broncode, geen commit bekend
look-didYouMean = Bedoelde je { $key }?
look-everyWord = Elk woord moet voorkomen; OR is een woord als andere.
look-journal-fallback = Dagboek: { $path } (de standaard, volgens { $file })
look-journal-folder = Dagboek: { $path } (gevonden vanaf deze map omhoog)
look-journal-option = Dagboek: { $path } (genoemd op de opdrachtregel)
look-journal-variable = Dagboek: { $path } (door SMJOURNAL_DIR)
look-keptBadge = { $badge } staat er als een eigen badge; bedoelde je { $nearest }?
look-keptKey = { $key } als eigen sleutel geschreven; bedoelde je { $nearest }?
look-noJournal = Hier is geen dagboek; ‘smjournal init MAP’ maakt er een
look-noSuchKey = geen notitie heeft een sleutel ‘{ $key }’
look-notAfterHardShift = Niet na een zware dienst: { $text }
look-nothingNoted = niets genoteerd
look-onlyDays = Alleen dagen: { $filters }
look-otherSpelling = { $count } in de andere spelling: { $command }
look-spelling = Zo geschreven komt er niets voor; gevonden met: { $words }
look-timeOff = verlof
look-weeks = { $weeks }, een teken per week
look-widerSearch = { $count } met woorden die zo beginnen: { $command }

lookup-ambiguous = { QUOTED($name) } kan meer dan één notitie zijn: { $candidates }
lookup-ambiguous-and-more = en nog { $value }
lookup-inConflict = { QUOTED($name) } is in conflict, omdat twee versies ervan botsen; ‘smjournal resolve’ lost het op
lookup-notFound = geen notitie heet { QUOTED($name) }

mayHelp-more = { $what }: op zulke dagen gaat beter: { $measures }.
mayHelp-note = Alleen uit je eigen notities; wat samengaat hoeft geen oorzaak te zijn.
mayHelp-rest = Meer rust tussen diensten: na een korte rust gaat slechter: { $measures }.
mayHelp-sleep = Meer slaap voor een dienst: na minder dan zes uur gaat slechter: { $measures }.

mean = { $mean } ({ $share })

meaning-absence = afwezig
meaning-day = dag
meaning-late = laat
meaning-leave = verlof
meaning-night = nacht
meaning-on-call = bereikbaar
meaning-public-holiday = feestdag
meaning-rest = vrij
meaning-rtt = RTT
meaning-sick = ziek
meaning-skip = weggelaten
meaning-training = scholing

measure-mood = stemming

media-askModel = Waar is het model (een bestand voor whisper-cli, een map voor vosk-transcriber)?
media-attachLater = De notitie is geschreven; de foto komt erbij met: { $command }
media-damaged = de plaats van opname kan er niet uit (beschadigd, of een formaat dat het programma niet kan opschonen); er is niets gekopieerd (--keep-position kopieert het zoals het is)
media-missing = noemt { QUOTED($path) }, dat er niet is
media-modelMissing = op { $path } staat geen model; stel het in: smjournal config transcribe-model=PAD
media-needsProgram = is HEIC; alleen ImageMagick, dat niet geïnstalleerd is, kan de plaats eruit halen; bewaar het als JPEG, of gebruik --keep-position
media-noConverter = ffmpeg is niet geïnstalleerd, en zonder ffmpeg kan whisper-cli { $format } niet lezen
media-noModel = welk model het opschrijft is niet bekend; zeg het één keer: smjournal config transcribe-model=PAD (een bestand voor whisper-cli, een map voor vosk-transcriber)
media-noTranscriber = whisper-cli en vosk-transcriber zijn geen van beide geïnstalleerd, dus de opname kan hier niet opgeschreven worden; zonder --transcribe wordt hij ongewijzigd bijgevoegd
media-nothingHeard = { $program } hoorde er geen woorden in; de opname is zonder tekst bijgevoegd
media-orphan = wordt door geen notitie genoemd
media-staysAsLarge = { $file } blijft zo groot als het is: om het kleiner te maken is ImageMagick nodig, dat niet geïnstalleerd is of het niet kan lezen
media-taken = { $file }: { $size } in het dagboek
media-tooLarge = is te groot: { $bytes }, hoogstens { $limit }; er is niets gekopieerd
media-transcribed = { $file }, opgeschreven door { $program }
media-transcriptionFailed = { $program } kon het niet opschrijven; er is niets bijgevoegd
media-undated = heeft geen datum, niet erin en niet in de naam; het telt bij { $iso }, de laatste wijziging van het bestand, en een kopie of kloon verandert dat: voeg een regel date: { $iso } toe
media-unknownFormat = is geen foto en geen opname (JPEG, PNG, WebP, GIF, HEIC; MP3, M4A, OGG, WAV, FLAC); er is niets gekopieerd

megabytes = { $bytes } MiB

month-1 = januari
month-10 = oktober
month-11 = november
month-12 = december
month-2 = februari
month-3 = maart
month-4 = april
month-5 = mei
month-6 = juni
month-7 = juli
month-8 = augustus
month-9 = september
month-of-year = { $month } { $year }
month-short-1 = jan
month-short-10 = okt
month-short-11 = nov
month-short-12 = dec
month-short-2 = feb
month-short-3 = mrt
month-short-4 = apr
month-short-5 = mei
month-short-6 = jun
month-short-7 = jul
month-short-8 = aug
month-short-9 = sep

mood-dayStays = de stemming van de dag blijft { $mood }, van { $time }
mood-happy = blij
mood-namesDay = ‘{ $words }’ blijft in de opmerking, en de stemming geldt voor { $day }; als die van toen is: { $command }
mood-neutral = neutraal
mood-ofDay = de stemming van de dag is nu { $mood }, na { $former }
mood-sad = verdrietig
mood-veryHappy = heel blij
mood-verySad = heel verdrietig

noEffects = Niets springt eruit: geen verschil is duidelijk genoeg om geen toeval te zijn. Er zijn minstens { $fewest } dagen met en zonder iets nodig.

nothingPlanned = Er is geen verlof gepland. Plan het met: smjournal vacation add VAN..TOT
nothingPlanned-half = Er is geen hele vrije dag gepland; { $day }: { $what }

notice-after-it-had = nadat hij begonnen was
notice-days = { $hours } ervoor
notice-hours = { $hours } ervoor

noun-byte =
    { $count ->
        [one] { $count } byte
       *[other] { $count } bytes
    }
noun-character =
    { $count ->
        [one] { $count } teken
       *[other] { $count } tekens
    }
noun-checkIn =
    { $count ->
        [one] { $count } begin dienst
       *[other] { $count } keer begin dienst
    }
noun-checkOut =
    { $count ->
        [one] { $count } einde dienst
       *[other] { $count } keer einde dienst
    }
noun-commit =
    { $count ->
        [one] { $count } commit
       *[other] { $count } commits
    }
noun-day =
    { $count ->
        [one] { $count } dag
       *[other] { $count } dagen
    }
noun-entry =
    { $count ->
        [one] { $count } dagboeknotitie
       *[other] { $count } dagboeknotities
    }
noun-event =
    { $count ->
        [one] { $count } afspraak
       *[other] { $count } afspraken
    }
noun-file =
    { $count ->
        [one] { $count } bestand
       *[other] { $count } bestanden
    }
noun-hour = { $count } uur
noun-minute =
    { $count ->
        [one] { $count } minuut
       *[other] { $count } minuten
    }
noun-month =
    { $count ->
        [one] { $count } maand
       *[other] { $count } maanden
    }
noun-night =
    { $count ->
        [one] { $count } nacht
       *[other] { $count } nachten
    }
noun-person =
    { $count ->
        [one] { $count } persoon
       *[other] { $count } personen
    }
noun-problem =
    { $count ->
        [one] { $count } probleem
       *[other] { $count } problemen
    }
noun-record =
    { $count ->
        [one] { $count } notitie
       *[other] { $count } notities
    }
noun-shift =
    { $count ->
        [one] { $count } dienst
       *[other] { $count } diensten
    }
noun-vacation = { $count } keer verlof of afwezigheid
noun-week =
    { $count ->
        [one] { $count } week
       *[other] { $count } weken
    }
noun-word =
    { $count ->
        [one] { $count } woord
       *[other] { $count } woorden
    }
noun-workingDay =
    { $count ->
        [one] { $count } werkdag
       *[other] { $count } werkdagen
    }
noun-year = { $count } jaar

number-group = {"."}
number-point = ,

omission-besideLeave = diensten op dagen die daar verlof of afwezigheid zijn, en niet gewerkt worden
omission-cancelled = geannuleerd
omission-cell = cellen die geen rooster kan zeggen; hun dagen hebben een onbekende dienst
omission-column = kolommen waaruit niets wordt overgenomen
omission-conflict = tweede versies die een synchronisatie achterliet, of twee versies in één bestand; los ze op in het andere programma en importeer opnieuw
omission-deleted = je hebt ze gewist
omission-differs = hier anders, waar ze blijven zoals ze zijn
omission-earlier = meer dan een jaar geleden, van reeksen zonder eind; --from neemt ze mee
omission-empty = leeg
omission-field = wat afspraken van een agenda verder zeggen en niet wordt overgenomen
omission-forgotten = op dit apparaat voorgoed gewist of verzegeld
omission-goals = doelen
omission-hidden = verborgen bestanden, en de reservekopie is niet van dit dagboek
omission-hiddenRow = verborgen rijen
omission-hiddenSheet = verborgen bladen
omission-inBed = in bed, en niets zegt dat het slaap was
omission-kept = hier anders, en onbekend sinds wanneer
omission-later = reeksen die na deze dagen doorgaan; --until volgt ze verder
omission-notShift = titel noch tijd wijzen op een dienst
omission-notWanted = weggelaten, zoals je zei
omission-otherJournal = van een ander dagboek in een map ervan
omission-otherMedia = video’s en documenten
omission-outside = buiten de gevraagde dagen
omission-overlapping = een andere notitie gaat over dezelfde tijd
omission-ownCalendar = uit de eigen agenda van dit dagboek, die zegt wat hier al staat
omission-ownLeave = dagen die verlof blijven hoewel het rooster werk heeft; ‘smjournal vacation remove’ haalt verlof weg
omission-ownShift = dagen die de dienst houden die je zelf schreef
omission-position = posities op de kaart; --keep-position neemt ze mee
omission-profile = het profiel van een dagboek: rooster, uren, tijdzone; een back-up (export json) brengt het terug
omission-row = rijen die niet gelezen worden
omission-sealed = misschien al aanwezig, verzegeld; na ‘smjournal unlock’ kan vergeleken worden
omission-sheet = bladen die geen rooster zijn
omission-trashed = in de prullenbak van het andere programma
omission-unnamed = diensten uit een eerdere import op dagen die dit rooster niet omvat; die blijven, --from en --until halen ze weg
omission-unpaid = pauzes die afwijken van de gewone van de dienst
omission-unreadable = niet leesbaar

omission-unusedMedia = foto’s en opnamen die geen notitie noemt
omission-withdrawn = vrije tijd uit een eerdere import die dit rooster niet heeft; die blijft, ‘smjournal vacation remove’ haalt ze weg
omission-workedShift = voorbije dagen die de gewerkte dienst houden
openShift-since = {" "}sinds { $time }
openShift-under-way = Bezig{ $since }: { $what }

orList-or = { $dropLast } of { $last }

ordinal-first = 1e

output-beside = naast het dagboek geschreven (erin zou het als notitie gelezen worden): { $path }
ownScale-asked = Wanneer wordt ernaar gevraagd?
ownScale-good = Welke waarden zijn goed?
ownScale-high = hoge
ownScale-label = Wat wordt ervoor getoond?
ownScale-low = lage
ownScale-name = Een nieuwe schaal: hoe heet die?
ownScale-nameHint = één woord, zoals pijn; Enter stopt
ownScale-neither = geen van beide
ownScale-range = Van hoeveel tot hoeveel?
ownScale-rangeHint = zoals 0-10, Enter voor 1-5
ownScale-wrongName = Alleen letters, cijfers, - en _, en geen sleutel van het programma. In het profiel: scales: {"{"}pijn: {"{"}range: "0-10", ask: mood{"}"}{"}"}
ownScale-wrongRange = Twee gehele getallen, het kleinste eerst, zoals 0-10.
page-absenceHatching = andersom gearceerd: afwezig
page-after = erna
page-before = ervoor
page-changeKey = Hoe dikker een lijn, hoe meer diensten die kant op gingen; de oranje verbindt de gemiddelden. Vermoeidheid telt naar beneden: een dalende lijn is verloren energie.
page-changeSummary = { CAPITALIZED($shift) }: { $before }, { $after } ({ $number }).
page-changes = Voor en na de dienst
page-contents = Inhoud
page-day = Dag
page-dayByDay = Dag voor dag
page-dayLine = lijn boven: dagdienst
page-dayWord = { $name }: { $value }
page-empty = Nog niets geschreven.
page-encryptedPageInstead = De pagina om af te drukken is { $place }, versleuteld zoals de PDF geweest zou zijn: ontsleutel die, open die in een browser en druk daar af.
page-entries = Dagboeknotities
page-favorite = Favoriet
page-filter = Filters
page-found = { $count } gevonden
page-highlights = Bijzondere momenten
page-hoursAWeek = Uren per week
page-latest = Laatst geschreven
page-made = Gemaakt op { $CivilDay } uit { $records }. Deze pagina laadt niets en verstuurt niets.
page-meanMood = stemming { $mean } op { $days }
page-missingPicture = Foto niet opgenomen: { $name }
page-months = Maanden
page-mood = Stemming
page-moods = Stemmingen
page-nightLine = lijn onder: nachtdienst
page-noMood = geen stemming genoteerd
page-noPrinter = Geen programma gevonden dat een PDF maakt: WeasyPrint, Chromium, Chrome, Edge of Brave kan het.
page-numbers = De cijfers
page-onCallDots = stippen: bereikbaar
page-onThisDay = Op deze dag
page-pageInstead = De pagina om af te drukken is { $place }: open die in een browser en druk daar af.
page-partOnly = Alleen deze notities: { $what }
page-people = Mensen
page-photos = Foto’s
page-printAsRoot = { $program } maakte geen PDF: browsers werken niet als root. WeasyPrint wel, en een browser van een andere gebruiker ook.
page-printFailed = { $program } maakte geen PDF.
page-privateLeftOut = { $number } als privé weggelaten; alleen de dagen en uren tellen mee.
page-quickReturns = Snelle wissels, na minder dan { $length }
page-restAndWork = Rust en werk
page-restKey = Een balk is de rust tussen twee werkdagen; de lijn ligt bij { $length }, een driehoek toont wat daaronder ligt.
page-search = Zoeken
page-searchHint = Woorden in willekeurige volgorde; accenten maken niet uit.
page-searchKey = De toets / brengt je hier.
page-searchOn = Verder zoeken: { $entries }
page-shift = Dienst
page-shifts = Diensten
page-showAll = Alles tonen
page-skip = Naar de dagboeknotities
page-tags = Labels
page-timeOff = Verlof
page-timeOffHatching = gearceerd: verlof
page-title-journal = Dagboek
page-title-s-journal = Dagboek van { $value }
page-trendKey = Een stip per dag, de lijn is het gemiddelde van { $days } dagen. Banden: nachten (paars) en verlof (groen).
page-trendRange = Hoogst in { $high }, laagst in { $low }.
page-trendSummary = { CAPITALIZED($measure) }: gemiddeld { $mean } over { $days }.
page-trends = Verloop
page-untagged = { $program } is te oud voor een PDF met structuur: schermlezers zullen die missen.
page-weekKey = Bleker: een onvolledige week.
page-weekdays = Dagen van de week
page-yearAtGlance = Het jaar in één oogopslag
page-yearHint = Tik op een dag of gebruik de pijltjes. Enter brengt je naar wat je schreef.

percent = { $percent }%

place-body =
    { $places ->
        [one] een plek in de tekst
       *[other] { $places } plekken in de tekst
    }
place-notText = het hele bestand: één kant is geen tekst
place-text =
    { $places ->
        [one] een plek in het bestand
       *[other] { $places } plekken in het bestand
    }
place-twoRecords = het bestand vanaf het begin: dit zijn twee notities

placeholder-affirmation = AFFIRMATIE
placeholder-assignment = SLEUTEL=WAARDE
placeholder-badge = BADGE
placeholder-base = BASIS
placeholder-category = CATEGORIE
placeholder-color = WANNEER
placeholder-command = OPDRACHT
placeholder-condition = SLEUTEL=WAARDE
placeholder-count = N
placeholder-cycle = WOORDEN
placeholder-day = DAG
placeholder-duration = 30d
placeholder-exportFormat = markdown|json|csv|ics|html|pdf|svg|form|pocket|epub|docx|dayone|jrnl|org
placeholder-file = BESTAND
placeholder-folder = MAP
placeholder-format = FORMAAT
placeholder-half = HELFT
placeholder-hours = WOORD=TIJD-TIJD
placeholder-importFormat = FORMAAT
placeholder-instant = TIJDSTIP
placeholder-key = SLEUTEL
placeholder-kind = SOORT
placeholder-language = TAAL
placeholder-link = KOPPELING
placeholder-markerSize = GROOTTE
placeholder-meaning = WOORD=BETEKENIS
placeholder-moment = TIJD
placeholder-month = JJJJ-MM
placeholder-mood = STEMMING
placeholder-name = NAAM
placeholder-ours = ONZE
placeholder-part = DEEL
placeholder-person = PERSOON
placeholder-place = PLAATS
placeholder-program = PROGRAMMA
placeholder-recipient = SLEUTEL
placeholder-record = ID
placeholder-regions = CODES
placeholder-reminderKind = systemd|cron|launchd|ics
placeholder-rules = REGELS
placeholder-shell = SHELL
placeholder-shift = DIENST
placeholder-shiftType = WOORD=BETEKENIS
placeholder-sort = VELD
placeholder-span = VAN..TOT
placeholder-spans = TIJD-TIJD
placeholder-status = STATUS
placeholder-tag = LABEL
placeholder-tagChange = +LABEL|-LABEL
placeholder-take = SLEUTEL=ours|theirs
placeholder-template = NAAM
placeholder-text = TEKST
placeholder-theirs = ANDERE
placeholder-title = TITEL
placeholder-tool = git|syncthing|desktop|obsidian|reminders|calendar|inbox
placeholder-weather = WEER
placeholder-why = WOORD
placeholder-word = WOORD
placeholder-year = JJJJ
placeholder-zone = ZONE

plan-gap = geen rooster zegt iets over { $from }
plan-noHours = het rooster van { $rota } heeft geen uren voor { QUOTED($word) }
plan-overlap = de diensten van { $first } en { $second } overlappen { $seconds }
plan-overlap-same-day = twee diensten van { $first } overlappen { $seconds }
plan-overlapCycle =
    { $times ->
        [1] { $overlap }, en zo verder elke { $days }
       *[other] { $overlap }, en zo verder, { $times } keer elke { $days }
    }
plan-sameStart = twee roosters beginnen { ON($day) }; het laatste telt
plan-shiftInTimeOff = { $id } plant werk { ON($day) }, midden in verlof

planReason-record = { $id } plant het zo
planReason-rota = je rooster heeft deze dienst rond die tijd
planReason-workingDays = het is een van je werkdagen

pocket-again = Nog eens bewaren
pocket-arrived = Ze staan in het dagboek

pocket-asOf = Stand van { $day }
pocket-behind = De klok van deze telefoon loopt achter: deze pagina is gemaakt op { $day }. Zet hem eerst goed; je antwoorden krijgen zijn tijd.
pocket-cancel = Annuleren
pocket-goOn = Verder
pocket-handed = Als bestanden bewaard, nog niet in je dagboek gezien: { $number }
pocket-keepsNothing = Deze browser bewaart niets voor deze pagina: bewaar je antwoorden voordat je die sluit.
pocket-kept = Genoteerd: { $what }
pocket-mood = Hoe gaat het met je?
pocket-more = Iets anders opschrijven
pocket-over = Deze pagina kende de dagen tot en met { $day }. Maak voor de tijd daarna een nieuwe: smjournal export pocket. Je antwoorden neemt hij nog steeds aan.
pocket-since = Vanaf { $day }; wat ouder is: smjournal export html
pocket-undo = Ongedaan maken
pocket-unfinished = Niet af sinds
pocket-waiting = Nog niet in je dagboek: { $number }

privacy-identifier = { QUOTED($found) } { $kind }
privacy-plainRemote = het dagboek wordt onversleuteld naar { $address } gestuurd
privacy-position = deze foto verraadt waar hij is gemaakt
privacy-publicRemote = het dagboek wordt naar { $address } gestuurd: kijk na of het daar niet openbaar is
privacy-readable = andere gebruikers van deze computer mogen het lezen ({ $mode })

problem-callOutOutside = { $key }: { $span } valt buiten de bereikbaarheidsdienst; het telt niet
problem-dashWithoutBlank = { $key }: achter het streepje ontbreekt een spatie, dus deze regel begint geen onderdeel van de lijst; schrijf: - onderdeel
problem-emptyFile = is leeg: misschien is de tekst nog niet opgehaald, of heeft een crash hem gewist; haal hem op, of neem hem van een ander apparaat of uit een reservekopie
problem-emptyFolder = een lege map
problem-encrypted = is versleuteld ({ $tool }); ontsleutel het om het te lezen
problem-endBeforeStart = end ligt voor start; het einde telt niet
problem-invalidUTF8 = is geen UTF-8-tekst
problem-lfsPointer = bevat een verwijzing van git-lfs in plaats van de tekst; ‘git lfs pull’ haalt de tekst op
problem-missingKey = { $kind } zonder { $key }
problem-missingKey-profile = dit rooster heeft geen { $key } en telt daarom niet
problem-noZoneRules = op deze computer staan geen regels voor tijdzones{ $folder }, dus over { $zone } is niets bekend; installeer het pakket tzdata, of noem een map met regels met TZDIR
problem-noZoneRules-tzdir = {" "}(TZDIR: { $value })
problem-notAFile = is { $type }, geen bestand
problem-nulByte = bevat een NUL-byte: geen tekstbestand
problem-otherJournal = een ander dagboek: die map hoort niet bij dit dagboek; ‘smjournal -C MAP’ opent het
problem-outsideFolder = een map die niet bij een dagboek hoort
problem-remarkForValue = { $key }: { QUOTED($found) } is voor YAML een opmerking, dus er wordt niets gelezen; laat de # weg: { $key }: { $with }
problem-sameMeaning = { $key } betekent hetzelfde als { $canonical }, dat er ook is; het laatste telt
problem-sealedKind = een notitie van deze soort kan niet verzegeld worden ({ $kind }): wat erin staat telt in geen enkel cijfer
problem-strayKey = { $key } betekent niets in een notitie van de soort ‘{ $kind }’, dus het wordt niet gelezen
problem-symbolicLink = is een symbolische koppeling; koppelingen worden niet gevolgd
problem-tooLarge = is te groot voor een notitie: { $bytes }, hoogstens { $limit }
problem-tooLong = { $key }: { $count }; hoogstens { $limit } is gebruikelijk
problem-tooMany = { $key }: { $count } onderdelen; hoogstens { $limit } is gebruikelijk
problem-unfinishedMerge = bevat de tekens van een niet afgemaakte samenvoeging; ‘smjournal resolve’ lost die op
problem-unreadable = niet leesbaar: { $errno }
problem-untilBeforeFrom = until ({ $iso }) ligt voor from ({ $iso2 }); de laatste dag telt niet
problem-wrongValue = { $key }: verwacht wordt { $expected }, niet { QUOTED($found) }

progress = { $share } van de weg sinds je laatste verlof

prompt-nothingWritten = Al { $days } niets geschreven, sinds { $since }. Hoe gaat het met je?
prompt-yearsAgo = {" "}({ $then })
prompt-yearsAgo-a-year-ago =
    { $years ->
        [one] Vandaag een jaar geleden
       *[other] Vandaag { $years } geleden
    }
prompt-yearsAgo-you-wrote-an =
    { $when }{ $date } schreef je { $ids ->
        [one] een dagboeknotitie
       *[other] { $ids }
    }.

question-badges = Wat hiervan past?
question-cycleStart = Op welke dag begint deze cyclus?
question-entryText = Wat is er gebeurd?
question-entryTitle = Titel? [{ $suggestion }]
question-entryTitle-none = Titel?
question-folder = Waar moet je dagboek komen? [{ $suggestion }]
question-former = bij deze dienst is er al ‘{ $kind }’{ $time }: { $id }
question-former-at = , om { $value }
question-goOn = Verdergaan met ‘{ $kind }’ ({ $when })?
question-highlights = Bijzondere momenten?
question-isFolder = Een map { $folder } maken?
question-isIn = { $shift } begint om { $time }: is dit het begin daarvan?
question-isMood = Is dat een stemming, { $mood }?
question-isOut = { $shift } eindigt om { $time }: is dit het einde daarvan?
question-isText = Dat leest als een zin: is het de tekst?
question-language = Welke taal?
question-makeDefault = Moet smjournal het dagboek vanuit elke map kunnen vinden, in plaats van { $former }?
question-makeDefault-none = Moet smjournal het dagboek vanuit elke map kunnen vinden?
question-mood = Je stemming?
question-moodOfDay = De stemming van de dag is dan { $mood }, niet meer { $former }. Schrijven?
question-name = Wat is je voornaam?
question-note = Een opmerking?
question-openEditor = { $editor } openen? Zo kom je er weer uit: Esc, dan :wq, dan Enter
question-order = In welke volgorde komen je dagen?
question-putAside = Wat je begonnen was, staat nog in { $path }
question-replaceMood = { $mood } van { $time } vervangen?
question-shift = Welke dienst?
question-shiftAfter = Hoe was je dienst?
question-shiftBefore = Hoe voel je je voor je dienst?
question-tags = Labels?
question-timeOff = Wanneer heb je weer verlof?
question-whichRecord = Welke notitie?
question-work = Hoe ziet je rooster eruit?
question-writeEntry = Een dagboeknotitie schrijven?

question-writeWords = Dit als notitie schrijven?
quoted = ‘{ $text }’

rating-energy-1 = Uitgeput
rating-energy-2 = Weinig
rating-energy-3 = Redelijk
rating-energy-4 = Goed
rating-energy-5 = Uitstekend
rating-fatigue-1 = Uitgerust
rating-fatigue-2 = Beetje moe
rating-fatigue-3 = Moe
rating-fatigue-4 = Erg moe
rating-fatigue-5 = Op
rating-load-1 = Heel licht
rating-load-2 = Licht
rating-load-3 = Matig
rating-load-4 = Zwaar
rating-load-5 = Overweldigend
rating-motivation-1 = Geen
rating-motivation-2 = Weinig
rating-motivation-3 = Redelijk
rating-motivation-4 = Goed
rating-motivation-5 = Uitstekend
rating-satisfaction-1 = Heel laag
rating-satisfaction-2 = Laag
rating-satisfaction-3 = Redelijk
rating-satisfaction-4 = Goed
rating-satisfaction-5 = Uitstekend
rating-stress-1 = Geen
rating-stress-2 = Licht
rating-stress-3 = Matig
rating-stress-4 = Hoog
rating-stress-5 = Extreem

recovery-after-these-shifts = { $scale } na deze diensten: { $mean }
recovery-before-the-shift = { $rest } voor de dienst van { $second }, minder dan { $limit }
recovery-in-among-them = { $shifts } in { $days }, waarvan { $nights }; hoogstens { $longestRunOfWork } werk en { $longestRunOfNights } op rij
recovery-no-rest = geen rust
recovery-only-of-rest = maar { $rest } rust
recovery-shortest-rest-between = kortste rust tussen diensten: { $rest }
recovery-weekends-with-work = weekends met werk: { $weekendsWorked } van { $weekends }
recovery-work-in-days = werk: { $week } in 7 dagen, { $fourWeeks } in 28 dagen

relative-today = vandaag
relative-tomorrow = morgen
relative-yesterday = gisteren

reminder-atUsualTimes = geen komende dienst heeft uren: er wordt elke dag om { $times } herinnerd; ‘smjournal rota set’ zegt wanneer je werkt

reminder-calendar = Begin en einde van diensten
reminder-howToUseCron = Voeg deze regels toe met: crontab -e
reminder-howToUseLaunchd = Bewaar als ~/Library/LaunchAgents/smjournal.reminder.plist en laad dat bestand: launchctl load
reminder-howToUseSystemd = Bewaar elk deel onder de naam erboven, en dan: systemctl --user enable --now smjournal-reminder.timer
reminder-nothingPlanned = geen dienst met uren in de komende { $days }
reminder-purpose = Het begin of einde van de dienst dat genoteerd moet worden, en het aftellen
reminder-title = { CAPITALIZED($kind) }: { $shift }, { $day }
reminder-toKeep = Om het te bewaren: { $command }
reminder-withoutHours = { $count } zonder uren en dus zonder herinnering; ‘rota set --hours’ of het bestand van een dienst noemt ze

report-basis-notes = begin en einde van de dienst
report-basis-plan = rooster
report-basis-said = opgegeven
report-beyond = Keer erover
report-fingerprint = Gemaakt uit { $files }, SHA-256 van hun sommen { $sum }.
report-found = Gevonden
report-from = Van
report-highIsGood = Hoge waarden zijn goed: { $names }.
report-holidaysUnknown = niet bekend; aangeven met: smjournal config holidays=nl
report-inDoubt =
    { $count ->
        [one] 1 bestand over deze uren is in conflict of was niet te lezen zoals het bedoeld is.
       *[other] { $count } bestanden over deze uren zijn in conflict of waren niet te lezen zoals ze bedoeld zijn.
    }
report-limit-any7 = Werk in willekeurige 7 dagen, hoogstens
report-limit-average = Werk per week gemiddeld, hoogstens
report-limit-night = Nacht, hoogstens
report-limit-night-run = Nachten op rij, hoogstens
report-limit-rest = Rust tussen twee werkdagen, minstens
report-limit-run = Werkdagen op rij, hoogstens
report-limit-shift = Werk op een dag, hoogstens
report-limit-week = Werk in een kalenderweek, hoogstens
report-limit-weekly-rest = Langste rust van een week, minstens
report-limitColumn = Grens
report-limits = Grenzen naast de feiten
report-lowIsGood = Lage waarden zijn goed: { $names }.
report-made = Gemaakt op { $CivilDay }.
report-rated = Beoordeeld: { $known } van { $shifts }; wat niet is geschreven, zit in geen gemiddelde.
report-ratingsKey = Een cijfer is het gemiddelde, met de laagste en de hoogste waarde tussen haakjes en n, het aantal diensten waarop het berust.
report-restsUnder = Rust onder { $length }
report-rules-eu = Grenzen: Richtlijn 2003/88/EG van 4 november 2003: 11 uur rust in 24 (artikel 3), 24 uur en 11 uur in 7 dagen (artikel 5), 48 uur per week gemiddeld over 4 maanden, verlof en ziekte neutraal (artikelen 6 en 16).
report-rules-french = Grenzen: Franse Code du travail, L3131-1 (11 uur rust), L3132-2 (35 uur per week), L3132-1 (6 dagen per week), L3121-18 (10 uur per dag), L3121-20 (48 uur in een kalenderweek), L3121-22 (44 uur gemiddeld over 12 weken), L3122-6 (8 uur ’s nachts).
report-rules-frenchHospital = Grenzen: Frans decreet 2002-9 van 4 januari 2002 over openbare ziekenhuizen: 12 uur rust, 36 uur per week, 48 uur in 7 dagen (Conseil d’État, 4 april 2018, 398069), 12 uur per dienst als uitzondering.
report-rules-german = { $eu } De Arbeitszeitgesetz zit niet in dit programma: de tekst kon niet bij de bron worden gelezen.
report-rules-swiss = Geen grenzen: de Arbeitsgesetz zit niet in dit programma; de tekst kon niet bij de bron worden gelezen.
report-rules-unitedKingdom = Grenzen: Working Time Regulations 1998, regulations 4 (48 uur gemiddeld over 17 weken), 10, 11; reeksen volgens de HSE-richtlijn HSG256.
report-signature = Handtekening
report-slept =
    De slaap is bekend in { $known } van { $all } { $all ->
        [one] rusttijd
       *[other] rusttijden
    }.
report-sourceColumn = Bron
report-unknown = Onbekend
report-until = Tot
report-withoutHours = De uren van { $count } zijn niet bekend en tellen in geen totaal mee.

ruleSet-ch = Zwitserland
ruleSet-de = Duitsland
ruleSet-eu = Europese Unie
ruleSet-fr = Frans arbeidsrecht
ruleSet-fr-hospital = openbare ziekenhuizen in Frankrijk
ruleSet-none = geen
ruleSet-uk = Verenigd Koninkrijk

scale-energy = energie
scale-fatigue = vermoeidheid
scale-load = emotionele belasting
scale-motivation = motivatie
scale-satisfaction = tevredenheid
scale-stress = stress

seal-added = Vanaf nu wordt ook voor { $recipient } verzegeld. Voor wat al verzegeld is: --again
seal-again = Opnieuw verzegeld: { $files }
seal-anotherNote = De notitie van de dag is verzegeld, dus dit is er een naast; na ‘smjournal unlock’ komt een regel bij die er al is.
seal-copyLeftOut = ook weggelaten: { $path }, dat leesbaar zegt wat in { $sealed } verzegeld is; 'smjournal conflicts' noemt de oplossingen
seal-lastRecipient = dit is de laatste sleutel waarvoor verzegeld wordt, en er is niets veranderd: { $files } zouden voor niemand verzegeld zijn. Voeg eerst een andere toe met ‘smjournal seal add’, of ontzegel alles en haal ‘sealed’ uit het profiel
seal-leftOut = verzegeld, en weggelaten: { $records }
seal-linksFollow = Koppelingen ernaar volgen: { $files }
seal-linksStay = verzegeld, en koppelingen daarin volgden niet: { $records }; met de sleutel volgen ze: ‘smjournal unlock’ komt vóór ‘smjournal seal’
seal-locked = Vergrendeld: er is geen sleutel in het geheugen.
seal-mediaInClear = { $path } blijft onversleuteld: een andere notitie noemt het ook
seal-mediaStay = verzegelde foto’s en opnamen in die map blijven: zonder de sleutel weet niemand waarbij ze horen; om ze mee te nemen, eerst ‘smjournal unlock’
seal-notTyped = er is niets ingesteld; de getoonde sleutel geldt niet
seal-nothingIsKept = er wordt geen sleutel bewaard: XDG_RUNTIME_DIR noemt geen map in het geheugen; ‘smjournal show’ en ‘smjournal search --sealed’ vragen telkens de wachtwoordzin
seal-nothingToSeal = Al verzegeld; er is niets veranderd.
seal-otherKey = verzegeld, en niet gelezen: { $records }; de sleutel van dit apparaat opent ze niet
seal-passphrase = Eerst een wachtwoordzin: die opent op dit apparaat wat verzegeld is. age vraagt er twee keer om, in het Engels. Daarna komt een herstelsleutel voor papier.
seal-passphraseAgain = Er is geen wachtwoordzin gezet, waarschijnlijk omdat de twee verschilden. Nog een keer?
seal-readBy = Lezen: smjournal show { $id }
seal-ready = Klaar. Notities worden voor { $recipient } verzegeld: één met ‘smjournal seal ID’, alle van een soort met ‘smjournal config sealed=entry’.
seal-recoveryKey = De herstelsleutel. Schrijf hem op papier en bewaar dat niet bij dit apparaat: ermee is alles wat verzegeld is te lezen, zonder hem en zonder de wachtwoordzin niets.
seal-removed = Voor { $recipient } wordt niet meer verzegeld. Wat al verzegeld is gaat er nog mee open; --again verzegelt het opnieuw.
seal-sealed = Verzegeld: { $path }
seal-staysShut = verzegeld voor een andere sleutel, en dicht voor deze: { $records }. De sleutel van het papier, in een bestand geschreven, opent dat: ‘smjournal seal setup --identity BESTAND’
seal-textIsIn = de tekst kon niet verzegeld worden; hij staat in { $path }, in het geheugen, tot dit apparaat uitgaat
seal-typeBack = Typ de herstelsleutel van het papier over
seal-typedWrong = dit is niet de sleutel hierboven, vanaf teken { $place }; nog een keer (↑ haalt het getypte terug), of alleen Enter om te stoppen
seal-unlocked = Open tot { $time }
seal-unnamed = verzegeld, en alleen naar dag en tijd genoemd: { $records }; ‘smjournal list’ toont ze
seal-unread = verzegeld, en niet doorzocht: { $records }; ‘smjournal unlock’ opent ze
seal-unreadHere = verzegeld, en niet doorzocht: { $records }; --sealed vraagt de wachtwoordzin
seal-unsealed = Weer leesbaar: { $path }
seal-valuesUnknown = verzegeld, inhoud niet bekend: { $records }; ‘smjournal unlock’ opent
seal-versionsGone = Andere leesbare versies zijn voorgoed weg: { $files }
seeHelp = ‘{ $command }’ toont de hulp.

setting-affirmations = hoe de affirmatie van de dag gekozen wordt: by-day (per dag), mixed (gemengd) of liked (leuk gevonden)
setting-agreement = de vorm van woorden over jou in het Frans: feminine (vrouwelijk), masculine (mannelijk) of neutral (neutraal)
setting-badges = eigen badges, zoals 🔥, of {"{"}🔥: in vuur en vlam{"}"}
setting-care = of er hulp genoemd wordt na heel zware weken: true of false
setting-clock = wat als je uren telt als je ze niet opgeeft: said (het rooster) of notes (de tijden van begin dienst en einde dienst)
setting-columns = wat de kolommen van stemmingstabellen bevatten, zoals {"{"}Anxiety: scale 0-3 low{"}"}; imports bewaren het hier
setting-contract-hours = je uren per week volgens contract
setting-date-order = of 5/6 5 juni (day-first) of 6 mei (month-first) is
setting-day-starts = wanneer een nieuwe dag begint voor een notitie die niets anders zegt, zoals 05:00
setting-holidays = feestdagen: landen zoals nl, delen ervan zoals de-by, en eigen dagen
setting-hours = de gewone uren van je diensten
setting-id = wat dit dagboek van andere onderscheidt, ook in kopieën; 'smjournal init' maakt het aan
setting-inline-tags = of #labels in de tekst meetellen: true of false
setting-kind = wat het bestand is
setting-language = de taal van het programma: { $codes }
setting-memories = of het verleden ter sprake komt: true of false
setting-moods = eigen stemmingen met hun graad van 1 tot 5, zoals {"{"}sereen: 4{"}"}
setting-name = je voornaam
setting-night = welke uren nacht zijn, zoals 21:00-06:00
setting-profession = hoe affirmaties je werk noemen: nurse (verpleging), carer (verzorging), midwife (verloskunde) of paramedic (ambulance)
setting-rest-rules = de rustgrenzen om mee te vergelijken: eu, fr-hospital, fr, uk, de, ch of none
setting-rota = je cyclus van diensten; ‘smjournal rota set’ schrijft hem
setting-scales = eigen schalen, zoals {"{"}pijn: {"{"}range: "0-10", ask: mood, good: low{"}"}{"}"}
setting-seal-to = de age-ontvangers voor wie verzegeld wordt, een lijst; ‘smjournal seal setup’ schrijft de eerste
setting-sealed = de soorten die bij het schrijven verzegeld worden: entry, mood, person, sleep
setting-shifts = wat de woorden van je rooster betekenen; ‘smjournal rota set --shift-type’ schrijft ze
setting-smjournal = de versie van het formaat
setting-templates = het sjabloon van een dienst of een weekdag, zoals {"{"}nacht: overdracht, maandag: week{"}"}
setting-theme = de kleuren: auto, dark (donker), light (licht) of mono, of een toewijzing zoals {"{"}night: '#8B5CF6'{"}"}
setting-timezone = waar je dagen zijn, zoals Europe/Amsterdam; anders de zone van het systeem
setting-tone = hoe je aangesproken wordt: warm of plain (zakelijk)
setting-transcribe-model = het model om opnamen op te schrijven: een bestand van whisper-cli, een map van Vosk
setting-warning-signs = of tekenen van uitputting bij de inzichten staan: true of false
setting-week-starts = de eerste dag van de week
setting-working-days = de dagen waarop je werkt, waar geen rooster meer zegt

setup-added =
    { $file }: toegevoegd: { $lines ->
        [one] { $lines2 }
       *[other] { $lines } regels
    }
setup-alreadyCommits = Dit apparaat maakt al na elke wijziging een commit.
setup-alreadyConfigured = git-configuratie: { $key } was al gezet
setup-commits = Dit apparaat maakt voortaan na elke wijziging een commit. Het verstuurt nooit iets (geen push).
setup-commitsNoMore = Dit apparaat maakt niet meer na elke wijziging een commit.
setup-complete = { $file }: al volledig
setup-configurationRefused = git weigerde zijn configuratie te wijzigen
setup-configured = git-configuratie: { $key } gezet
setup-gitMissing = git is niet geïnstalleerd
setup-keepsCalendar = { $file }: geschreven; voortaan schrijft dit apparaat hem opnieuw als het dagboek verandert
setup-keepsCalendarNoMore = { $file }: blijft en wordt niet meer opnieuw geschreven
setup-kept = { $file }: is er al en zegt iets anders; zo gelaten
setup-made = { $file }: gemaakt
setup-next = Typ nu: { $command }
setup-noDesktop = XDG_DATA_HOME noch HOME zegt waar het bureaublad programma’s zoekt
setup-noIdentifier = journal.md heeft geen id, waaraan het dagboek zijn eigen formulier kent; geef er een: smjournal config id={ $word }, en exporteer het formulier opnieuw
setup-noReminderHost = hier is geen systemd, launchd of cron die je kan herinneren; een agenda kan het: smjournal reminders ics
setup-noRepository = het dagboek zit in geen git-repository; maak er een met: git init { $folder }
setup-notKept = dat kon niet in de instellingen van dit apparaat bewaard worden
setup-otherDriver = {"."}gitattributes: voegt *.md al samen met { QUOTED($name) }; zo gelaten
setup-started = Uitgevoerd: { $command }
setup-store = { $path }: { $error }
setup-strange = { $file } is niet wat Obsidian schrijft; het bleef zoals het is, zonder de soorten van de sleutels
setup-takesFrom = Dit apparaat neemt voortaan in het dagboek op wat het formulier ervan in { $folder } bewaart. Verder wordt daar niets aangeraakt. Een eerder geëxporteerd formulier heeft geen merk: smjournal export form
setup-takesNoMore = Dit apparaat neemt niets meer uit een map op.

share = { $mean } van { $expected } verwacht

shift-day = dagdienst van { $date }
shift-named = { $word } van { $date }
shift-night = nacht van { $date }
shift-other = dienst { $word } van { $date }
shift-rest = vrij, { $date }
shift-type-day = dag
shift-type-night = nacht
shift-type-rest = vrij

shiftChange-energy = energie: { $before } ervoor, { $after } over erna ({ $shifts })
shiftChange-other-before-after = { $before }: { $before2 } ervoor, { $name }{ $after } erna ({ $shifts })

short-day = { $short } { PADDED($day) } { $shortMonth }
short-day-year = { $short } { PADDED($day) } { $shortMonth } { $year }

size-units = B KB MB GB TB

sleep-afterNights = { $seconds } in de 24 uur voor een dienst die op een nacht volgt ({ $gaps })
sleep-afterQuickReturns = { $seconds } in rust onder 11 uur ({ $gaps })
sleep-asleep = geslapen { $seconds }
sleep-beforeNights = { $seconds } in de 24 uur voor een nacht ({ $gaps })
sleep-comparison = { $measure }: { $short } na minder dan 6 uur, { $enough } na meer
sleep-heading = Slaap
sleep-inGap = { $asleep } slaap in de { $gap } tussen twee diensten
sleep-inGaps = { $seconds } tussen twee diensten ({ $gaps })
sleep-mean = gemiddeld { $seconds } ({ $sleeps } keer)
sleep-meanSteps =
    { $steps } { $steps ->
        [one] stap
       *[other] stappen
    } per dag ({ $days })
sleep-short = minder dan 6 uur in de 24 uur voor de dienst: { $short } van { $all }
sleep-slept = geslapen { $asleep }, { $from }–{ $until }
sleep-steps =
    { $steps } { $steps ->
        [one] stap
       *[other] stappen
    }

sort-doubt =
    { $count ->
        [one] twijfel
       *[other] twijfels
    }
sort-frontMatter = in de kop
sort-notText = geen tekst
sort-unreadable = niet leesbaar
sort-value =
    { $count ->
        [one] foute waarde
       *[other] foute waarden
    }

source-ambiguousDate = in { QUOTED($text) } zijn dag en maand niet te onderscheiden; 'smjournal config date-order=day-first' of 'month-first' zegt wat eerst komt
source-cutShort = eindigt te vroeg: een deel ontbreekt
source-damaged = is beschadigd
source-damagedFile = { QUOTED($path) } is beschadigd: het is niet wat bewaard werd; het wordt overgeslagen
source-encrypted = is versleuteld; ontsleutel het eerst
source-fewDays = de rij met dagen is te kort: er staan er { $count }, en een maand heeft er 5 naast elkaar nodig; of geef de tabel een kolom voor de dag en een voor de dienst
source-hiddenFile = { QUOTED($path) } is een verborgen bestand en de reservekopie is niet van dit dagboek; het wordt overgeslagen
source-keepsPosition = zonder ImageMagick kan de plaats niet uit { $name } gehaald worden; --keep-position kopieert het zoals het is
source-loneDays = meer dan een half jaar ligt tussen { $days } (dagen: { $count }) en de rest: verbeter het jaar in het bestand, of zeg met --from en --until welke dagen bedoeld zijn
source-longHours = { QUOTED($text) } duurt 16 uur of langer; noem de tijden van het woord met --map
source-missingColumn = een kolom { QUOTED($name) } ontbreekt
source-missingEntry = de dagboeknotitie { QUOTED($name) } is er niet
source-missingMedia = { $name } wordt genoemd, maar is er niet
source-missingMonth = hier staan dagen van een maand, en nergens staat welke of van welk jaar: geef de eerste dag, --from 2026-12-01, of noem het bestand ernaar (rooster-2026-12)
source-needsConversion-age = is versleuteld met age: ‘age -d -i SLEUTELBESTAND -o backup.json BESTAND’ opent het met je sleutel (zonder -i met een wachtwoordzin); importeer wat dat schrijft
source-needsConversion-binaryExcel = is een binair Excel-bestand (.xlsb): bewaar het als .xlsx en importeer dat
source-needsConversion-database = is de database van een app: gebruik de export van de app, zoals een .csv, .json of .zip, en importeer die
source-needsConversion-locked = is versleuteld: exporteer het onversleuteld uit het programma dat het maakte
source-needsConversion-numbers = is een bestand van Numbers of Pages van Apple: exporteer het daar als Excel (.xlsx) of CSV en importeer dat
source-needsConversion-oldExcel = is een oud Office-bestand (.xls, .doc) of een met een wachtwoord: open het waar het opengaat, bewaar het als .xlsx zonder wachtwoord en importeer dat
source-needsConversion-ownTable = is een tabel die smjournal exporteerde en niet terugleest: exporteer het dagboek als reservekopie (export json) en importeer die
source-needsConversion-packed = is ingepakt op een manier die niet gelezen wordt: pak het uit en importeer wat erin zit, of pak het in als .zip
source-needsConversion-pdf = is een PDF, en niets leest daaruit een rooster zonder fouten: vraag naar de agenda (.ics) of de tabel (.xlsx, .csv) waaruit hij is afgedrukt, of typ het over in een tabel met een kolom voor de dag en een voor de dienst, en importeer die
source-needsConversion-picture = is een afbeelding, en niets leest daaruit een rooster zonder fouten: vraag naar de agenda (.ics) of de tabel (.xlsx, .csv), of typ het over in een tabel met een kolom voor de dag en een voor de dienst, en importeer die; een foto komt met smjournal attach in een notitie
source-needsConversion-samsungNotes = is een eigen bestand van Samsung Notes, dat hier niet wordt gelezen: kies in de app de notities, ‘Opslaan als bestand’, ‘Tekstbestand’, en importeer de map met --dates file
source-needsConversion-slides = is een presentatie: kopieer de tabel naar een rekenblad, bewaar dat als .xlsx, .ods of .csv en importeer het
source-needsConversion-text = is een tekstdocument: kopieer de tabel naar een rekenblad, bewaar dat als .xlsx, .ods of .csv en importeer het; een dagboek erin kan als platte tekst (.txt) of Markdown worden bewaard
source-needsProgram = alleen het programma { $name } kan het lezen, en dat is niet geïnstalleerd
source-noDate-a-date-is = een datum ontbreekt
source-noDate-is-not-a = { QUOTED($text) } is geen datum of tijd
source-noHours = { QUOTED($text) } zijn geen uren
source-noPerson = niemand heet { QUOTED($name) }; er zijn { $names }: kies met --person
source-noShifts = heeft dagen, maar geen dienst eronder
source-noValue = een formule waarvan de waarde niet in het bestand staat; open het in het rekenblad en bewaar het
source-notALine = een regel zonder naam en dubbele punt
source-notBase64 = een teken dat base64 niet heeft
source-notFormat = dit is geen { $name }-bestand
source-notXML = dit is geen XML
source-nothingFound = bevat niets van wat exports van { $name } hebben
source-offScale = { QUOTED($text) } valt buiten de schaal van { QUOTED($column) }
source-openHalf = { QUOTED($text) } is een halve vrije dag en zegt niet welke helft: zet er in het bestand ochtend of middag achter, of voeg hem toe met 'smjournal vacation add DAG --half morning'
source-otherHere = is niet wat de reservekopie heeft; hier blijft het zoals het is
source-otherPerson = dit lijkt het rooster van ‘{ $name }’, niet dat van { $own }
source-otherTable-birthdays = is een lijst met verjaardagen, geen rooster; ze komen binnen met ‘smjournal import vcard BESTAND’ (.vcf), of een voor een met ‘smjournal people add NAAM --birthday DAG’
source-otherTable-contacts = is een adreslijst, geen rooster; personen komen binnen met ‘smjournal import vcard BESTAND’ (.vcf), of een voor een met ‘smjournal people add NAAM’
source-otherTable-money = is een tabel met bedragen, geen rooster
source-otherTable-moods = is een tabel met stemmingen, geen rooster
source-otherTable-sleep = is een slaaptabel, geen rooster
source-otherTable-unknown = niets in deze tabel zegt wat het is; noem het: ‘smjournal import csv BESTAND’ voor diensten (--person NAAM bij meer personen), ‘smjournal import moods BESTAND’ voor stemmingen
source-pastDays = al zijn dagen zijn voorbij, de laatste is { $day }: is het het blad van een ander jaar?
source-record = volgens { $id }
source-rota = volgens je rooster
source-severalPeople = meer dan één persoon: kies er een met --person: { $names }
source-textBeforeEntries = tekst voor de eerste dagboeknotitie hoort nergens bij
source-tooDeep = is te diep genest: hoogstens { $limit } niveaus worden gelezen
source-tooLarge = is te groot: hoogstens { $limit } wordt gelezen
source-tooMany = bevat te veel: hoogstens { $limit } onderdelen worden gelezen
source-twelveHours = { QUOTED($text) } kan net als andere rijen hier met een klok van 12 uur bedoeld zijn; noem de tijden van het woord met --map
source-unclosedQuote = aanhalingstekens die nooit sluiten; deze regel wordt overgeslagen
source-undated = { QUOTED($name) } heeft geen datum in de naam of de sleutels; --dates file neemt die van het bestand
source-unknownFormat = geen bekend formaat; noem er een, zoals: smjournal import daylio BESTAND
source-unknownMedia = { $name } is geen foto en geen opname
source-unknownMethod = is ingepakt met methode { $method }, die niet bekend is
source-unknownRule = { QUOTED($rule) } is geen bekende herhalingsregel; alleen de eerste keer telt
source-unknownZone = { QUOTED($name) } is geen bekende tijdzone; die van het dagboek wordt genomen
source-unknownZone-other = { QUOTED($name) } is geen bekende tijdzone; { $zone } wordt genomen
source-unusedWord = niets erin heet { QUOTED($word) }; er staat: { $others }
source-workingDays = een werkdag
source-wrongPath = { QUOTED($path) } is geen pad van een bestand van een dagboek, of staat er twee keer; het wordt overgeslagen
source-wrongTag = { QUOTED($name) } wordt gesloten, maar is hier niet open

span-day = { $day }
span-days = { $fromDay }–{ $day } { $month }
span-days-year = { $fromDay }–{ $day } { $month } { $year }
span-months = { $fromDay } { $fromMonth } – { $day } { $month }
span-months-year = { $fromDay } { $fromMonth } – { $day } { $month } { $year }
span-years = { $fromDay } { $fromMonth } { $fromYear } – { $day } { $month } { $year }

start-absenceRepeats = deze cyclus bevat verlof of ziekte, die elke { $days } terug zouden komen; --once schrijft alleen deze dagen
start-again = elke { $days } opnieuw
start-areDaysRight = Zijn dit jouw dagen?
start-areRemindersWanted = Zal ik deze herinneringen instellen?
start-areWeeksRight = Zijn dit je komende twee weken?
start-comesAgain = Na { $days } begint het opnieuw.
start-comesOnce = Alleen { $span }: daarna herhaalt zich niets.
start-comesOnce-absence = Verlof en ziekte komen niet terug, dus dit is alleen { $span }.
start-enterAgain = Nog een keer Enter laat de diensten voor later.
start-everyDay = je dag; meer met help
start-everyMood = je stemming, van 1 tot 5
start-everyShift = als een dienst voorbij is
start-giveMeaning = Zeg wat het betekent met: { $command }
start-howOften = Eén keer, of herhaalt het zich?
start-monthFirst = Datums zoals 11/5 worden met de maand eerst gelezen (config date-order=day-first verandert dat).
start-noPlan = Ik zie daar geen dienst in. Eén woord of letter per dag, zoals D D N N X X, of een dienst met tijden, zoals dag 7-19. Pas het aan, of Enter laat het zo.
start-noReminders = Niets op deze computer kan je eraan herinneren; de agenda van je telefoon wel: { $command }
start-once = alleen { $span }
start-phone = Voor je telefoon: een pagina om te noteren en je diensten als agenda, als bestanden naast het dagboek?
start-phoneBack = Wat het formulier bewaart, komt terug via een gedeelde map: { $inbox }. Een agenda die je rooster volgt: { $calendar }
start-phoneFiles = Stuur dit naar je telefoon, per mail of kabel: { $files }
start-questionsLater = Je naam, je rooster, je vrije dagen: ‘{ $command }’ vraagt ernaar, wanneer je wilt.
start-reminders = Om { $times } zou een melding zeggen wat er te noteren is. Daarvoor zijn deze bestanden nodig: { $files }; en deze opdracht: { $command }.
start-reminders-lines = Om { $times } zou een melding zeggen wat er te noteren is. Daarvoor komt er per tijd een regel in je { $command }; alle andere blijven.
start-somethingElse = iets anders
start-strangeWords = Niet begrepen: { $words }. Pas het aan, of Enter laat het zo.
start-takesShifts = Dat haalt { $shifts } uit je rooster.
start-unpaid = pauze { $length }

stated-began = Wanneer begonnen?{ $usual }
stated-callOutToEnd = een einde in het laatste half uur van de bereikbaarheid zegt hoe het was en sluit geen oproep; als het er een sluit: { $command }
stated-calledOut = Opgeroepen?
stated-callsOverlap = { $calls } overlappen: gedeelde minuten tellen één keer
stated-clock = Tellen de tijden van begin dienst en einde dienst als je uren?
stated-disordered = { $hours } zouden over { $duration } reiken: noem de uren van een dienst op volgorde, geen twee keer
stated-earlyEnd = { $time } is { $duration } voor het geplande einde, { $planned }
stated-emptyForPlan = Laat leeg als het volgens rooster was.
stated-endBeforeBegin = dit einde ligt voor het begin van de dienst, { $begin }: het telt niet
stated-endOnCall = tijdens bereikbaarheid is een einde alleen geen oproep en telt het niet; zo noem je een oproep: { $option } 23:40-04:10
stated-ended = Wanneer afgelopen?{ $usual }
stated-endsByPlan = de uren lopen tot het geplande einde, { $end }; is de dienst eerder geëindigd: { $command }
stated-farEnd = { $time } ligt ver van het geplande einde, { $planned }
stated-farStart = { $time } ligt ver van het geplande begin, { $planned }
stated-formerCounts = telt niet meer, want deze notitie geldt: { $what } van { $id }; om het te houden: { $command }
stated-fromMoment = telt vanaf { $time }, het moment van schrijven; begon die op zijn tijd: { $command }
stated-holidays = De feestdagen van je land ({ $code }) toevoegen?
stated-keepBoth = beide houden
stated-laterHolds = de latere geldt, deze telt niet; om deze te laten tellen: { $command }
stated-longBreak = een pauze van { $break } is langer dan de dienst, { $presence }
stated-nearEnd = zo dicht bij het einde telt dit geen uren. Is het het einde van de dienst: { $undo }; begon het werk toen: { $command }
stated-nextDay = als dat een tijd van de volgende dag is: { $command }
stated-noShift-add-it-with = { $what }{ $rest }; zo komt die erbij: { $command }
stated-noShift-day = geen dienst op { $day }
stated-noShift-there-is = {" "}(wel: { $others })
stated-noShift-word = geen dienst ‘{ $value }’ op { $day }
stated-noStart = niets zegt wanneer die begon, dus er tellen geen uren; zo zeg je het: { $command }
stated-noTimeOnCall = geen bereikbaarheidsdienst op die uren op { $day }; zo komt het werk erbij als dienst: { $command }
stated-ownWork = geen dienst van je rooster wacht erop: genoteerd als eigen werk, { $day }; voor een andere dag: { $option }
stated-partOfCountry = Dit zijn de dagen van het hele land; die van jouw deel ervan: smjournal config holidays={ $example }
stated-replace-id = { $id } vervangen?
stated-replace-time = Die van { $time } vervangen?
stated-rules = Welke grenzen van werk en rust gelden voor jou?
stated-sharedMinutes = daarvan telt { $counted }: een andere dienst heeft de overige minuten, en wat twee delen telt één keer
stated-spanTwice = { $time } komt die nacht twee keer, omdat de klok teruggaat: de eerste telt, { $counted }
stated-startBehindEnd = dat begin ligt na het einde van de dienst, { $end }: het telt niet
stated-stays = { $what } blijft, zoals in { $id } staat
stated-timeOrKeep = zoals 7:50, Enter om het te houden
stated-timeOrNow = zoals 7:50, Enter voor nu
stated-timeOrPlan = zoals 7:50, nu, Enter voor het rooster
stated-timeTwice = { $time } komt die nacht twee keer, omdat de klok teruggaat: { $counted } telt; was het de andere: { $command }
stated-workedCounts = { $time } telt niet: { $hours }, opgegeven met rota worked, geldt; om het te wijzigen: { $command }
stated-workedHolds = voortaan gelden deze uren, niet { $what } uit { $id }
stated-wouldNotCount = { $hours } zijn de uren van { $former } en zouden als { $shift } niet tellen; om ze eerst weg te halen: { $command }

stop-words =
    aan achter alle alleen allemaal alles als altijd andere anders been beetje beide ben best bij
    bijna binnen boven daar daarna daarom dacht dag dagen dan dat deed deel denk deze dezelfde die
    dienst diensten dingen dit doen door duren durven echt een eens eerst eerste eigen eigenlijk
    elkaar elke erg ergens even gaan gaat gedaan geen gehad gekregen genoeg geweest gewoon gezegd
    ging goed graag had hadden heb hebben heeft heel helemaal hem het hier hoe horen iedereen iemand
    iets inderdaad is jaar jammer kan keer kijken kleine komen komt kon konden kunnen laat laatste
    langs later leuk maakt maand maar maken meer mensen met middag mij mijn minder minuten misschien
    moest moet moeten mogen morgen naar naast nacht natuurlijk niemand niet niets nodig nog nooit
    omdat onder ons onze ook over pas precies samen sinds slecht snel soms staan stond straks tegen
    terug tijd toch toen tot tussen uur vaak van vanaf vandaag veel verder vertel voelde volgende
    voor vooral vroeg waar waarom wanneer want was wat week weer weet welke werd werk werken weten
    wie wij wil willen worden wordt wou zag zal zeggen zei zeker zelf zich zien zij zijn zoals
    zonder zou zouden

store-changedSinceRead = intussen gewijzigd; er is niets geschreven
store-folderNotEmpty = in deze map staan al bestanden; kies een nieuwe
store-foreignJournal = dit dagboek is van een andere gebruiker; als je het bedoelt, noem het met -C MAP of SMJOURNAL_DIR
store-forgotten = wat het laatst veranderde is voorgoed gewist ({ $day }) en komt niet terug; de volgende ‘undo’ maakt de wijziging daarvoor ongedaan
store-insideJournal = dit zou in het dagboek { $root } liggen, dat deze bestanden ook zou lezen; er is niets gemaakt
store-invalidPath = geen pad binnen het dagboek
store-journalAway = het dagboek van dit apparaat is er niet: de schijf is niet aangekoppeld, of de map is verplaatst; -C MAP zegt waar het is, 'smjournal init MAP' maakt een ander
store-journalExists = hier is al een dagboek; het is niet aangeraakt
store-locked = is verzegeld; op een terminal wordt de wachtwoordzin gevraagd, en ‘smjournal unlock’ opent voor een tijdje
store-nameTaken = de naam is al in gebruik
store-noFolder = zo’n map is er niet
store-noJournal = geen dagboek hier of in een map erboven; -C MAP of SMJOURNAL_DIR noemen er een, smjournal init MAP maakt er een
store-noJournalThere = in deze map is geen dagboek; die van een dagboek bevat het bestand journal.md
store-notAProfile = dit markeert geen dagboek: in de kop ontbreekt de sleutel smjournal (smjournal: 1)
store-notAnExport = een bestand heeft deze naam, en voor zover dit apparaat weet is het geen ongewijzigde eerdere export van dit dagboek; het is niet vervangen: verwijder het of geef een andere naam
store-notAnIndex = is geen index van smjournal; hij bleef zoals hij was, en zonder index duren antwoorden langer
store-notFound = zo’n bestand is er niet
store-notUndone = { $StoreError }; deze wijziging blijft, de volgende ‘undo’ maakt die daarvoor ongedaan
store-nothingToUndo = er is niets om ongedaan te maken
store-profileCopied = een dagboek waarvan journal.md weg is: een synchronisatieprogramma liet { $name } achter; 'smjournal conflicts' toont het, 'smjournal resolve --all' geeft het zijn naam terug
store-profileGone = een dagboek waarvan journal.md weg is: haal het terug van een ander apparaat, uit een back-up of uit git, of maak een nieuw met 'smjournal init' en deze map
store-seal-copyBeside = is een andere versie van wat verzegeld moet worden, en zou leesbaar blijven; ‘smjournal resolve’ lost dat eerst op
store-seal-file = kan niet geopend worden: beschadigd, of voor een andere sleutel verzegeld
store-seal-identity = de sleutel kon niet geopend of gebruikt worden: een verkeerde wachtwoordzin, of een bestand zonder age-identiteit
store-seal-noIdentity = op dit apparaat is geen sleutel die opent wat verzegeld is; ‘smjournal seal setup --identity BESTAND’ neemt die van het papier over, ‘smjournal seal setup’ maakt een nieuwe, die niet opent wat al verzegeld is
store-seal-noMemory = er is geen map in het geheugen (XDG_RUNTIME_DIR, /dev/shm), en niets van een verzegelde tekst mag op een schijf
store-seal-noProgram = noch age noch rage is geïnstalleerd, en er is niets geschreven; age staat op https://age-encryption.org
store-seal-noRecipients = het profiel noemt niemand voor wie verzegeld wordt (seal-to), en er is niets geschreven; ‘smjournal seal setup’ doet dat
store-seal-notUndone = het laatst is er verzegeld, en dat maakt ‘undo’ niet ongedaan maar ‘smjournal unseal’; de volgende ‘undo’ maakt de wijziging daarvoor ongedaan
store-seal-passphrase = age heeft geen wachtwoordzin gezet, en er is niets ingesteld
store-seal-recipients = voor { $recipients } kan niet verzegeld worden: één ervan is geen age-ontvanger, of het programma faalde; er is niets geschreven
store-seal-sealFirst = daarmee zou het een notitie zijn die het profiel verzegelt, en er is niets veranderd; ‘smjournal seal ID’ verzegelt die eerst, of schrijf een nieuwe
store-seal-unclear = wat ‘sealed’ hier betekent is niet zeker, daarom is er niets leesbaar geschreven; ‘smjournal check’ noemt de regel, ‘smjournal config sealed=entry’ of iets dergelijks zet het recht
store-symbolicLink = is een symbolische koppeling; koppelingen worden niet gevolgd
store-system = { $call }: { $errno }
store-textElsewhere = wordt niet overschreven: het bestand { $reason }
store-textHoldsMarkers = de tekst bevat de regels van een niet afgemaakte samenvoeging (<<<<<<<, =======, >>>>>>>) en zou tellen als conflict; er is niets geschreven
store-textHoldsNUL = de tekst bevat een NUL-byte en zou niet terug te lezen zijn; er is niets geschreven
store-tooLarge = te groot voor een notitie

streak-bridged = { $current } met notities, vrije dagen niet meegeteld
streak-in-a-row = { $current } op rij
streak-record = { $row } (record: { $record })

strength-large = groot
strength-medium = middelgroot
strength-small = klein

suggestedTags-death = overlijden
suggestedTags-doubts = twijfels
suggestedTags-emergency = spoed
suggestedTags-family = familie
suggestedTags-fatigue = vermoeidheid
suggestedTags-great-team = geweldig team
suggestedTags-hard-shift = zware dienst
suggestedTags-learning = geleerd
suggestedTags-lovely-encounter = mooie ontmoeting
suggestedTags-pride = trots
suggestedTags-recovery = herstel

suggestion-did-you-mean = ; bedoelde je ‘{ $value }’?
suggestion-mood = Stemming: { $emoji } { $step } ({ $words })
suggestion-nothing = De tekst zegt niets duidelijk genoeg.
suggestion-people = Mensen: { $people }
suggestion-places = Plaatsen: { $places }
suggestion-tags = Labels: { $tags }
suggestion-toTakeOver = Om het over te nemen:

summary = { $count } { $meaning }
summary-and = , en { $doubt }
summary-in = { $text } in { $days }
summary-kinds = {" "}({ $kinds })
summary-off = , { $days } verlof of afwezig
summary-on-call = , { $onCall } bereikbaar
summary-rest = , { $rests } vrij

sync-both = allebei
sync-bothFilesStay = Beide blijven: de andere { $path } is nu { $name }
sync-brokenMarkers = bevat tekens van een samenvoeging die niet bij elkaar passen; verbeter het in een editor
sync-choose = beide kanten wijzigden { $map }; kies met --ours of --theirs{ $keyToTake }{ $isOfText }, of verbeter het in een editor
sync-choose-keep-both-with = , houd beide met --both
sync-choose-or-for-one = , of voor één sleutel met --take { $value }=ours
sync-chooseName = beide kanten gaven het een andere naam; kies met --ours of --theirs
sync-clashes = beide kanten wijzigden { $map }
sync-clearBesideSealed = leesbaar naast { $sealed }, dat verzegeld is; 'smjournal seal { $path }' verzegelt ook deze tekst en bewaart beide, 'smjournal resolve { $path } --ours' bewaart alleen de verzegelde, --theirs alleen deze
sync-copy = een tweede versie van { $original } ({ $tool })
sync-copyLeft = is een tweede versie van { $original }; ‘smjournal conflicts’ zegt meer
sync-copyOfNothing = een tweede versie van { $original }, dat er niet meer is
sync-differs = verschilt in { $places }
sync-each = elk apart
sync-everyDevice = Elk apparaat heeft dit één keer nodig: git noch Syncthing neemt het mee.
sync-here = hier
sync-kept = { $path } blijft zoals het is; { $copy } is nu { $trash }
sync-later = later
sync-markers = bevat de tekens van een niet afgemaakte samenvoeging
sync-mended = De versies in { $path } samengevoegd{ $former }
sync-mended-the-file-as = ; het bestand zoals het was is nu { $value }
sync-mergeLeft = beide kanten wijzigden { $map }; het bestand bevat tekens
sync-mergeable = kan samengevoegd worden
sync-merged = { $copy } samengevoegd in { $original }; de kopie is nu { $trash }{ $former }
sync-merged-the-former-text = , de vorige tekst { $value }
sync-noConflicts = geen conflicten
sync-removed = { $path } is nu { $trash }
sync-restored = { $copy } is nu { $name }
sync-same = beide zeggen hetzelfde
sync-sameName = { $paths }: voor sommige systemen is dit één naam (hoofdletters, accenten); hernoem er een
sync-sealedLeft = verzegeld, en aan beide kanten gewijzigd; na 'smjournal unlock' voegt 'smjournal resolve --all' beide samen; zonder de sleutel: kies met --ours of --theirs
sync-separated = De tweede notitie uit { $path } is nu { $name }
sync-stays = { $path } blijft
sync-strangeTrash = { $path } ligt in de prullenbak, en niets op dit apparaat legde het daar; haal het terug met: smjournal restore { $path }
sync-tellGit = Zeg het dan tegen git: git add -- { $files }
sync-there = daar
sync-twin = dezelfde notitie als { $original }, naar tijdstip en titel
sync-twoFiles = twee verschillende bestanden met dezelfde naam; beide blijven
sync-twoRecords = twee notities met dezelfde naam; beide blijven
sync-uncertainPlan = { $path } plant verlof, maar twee versies botsen; los ze op met: smjournal resolve --all
sync-uncertainRota = { $path } zegt welke diensten gepland zijn, maar twee versies botsen; los ze op met: smjournal resolve --all
sync-waiting-deletedByThem = hier gewijzigd en aan de andere kant gewist; git bewaarde de tekst en wacht
sync-waiting-deletedByUs = hier gewist en aan de andere kant gewijzigd; git bewaarde de tekst en wacht
sync-waiting-renamed = hier verplaatst, en aan de andere kant naar { $path }; git wacht
sync-waiting-sealedByThem = hier in leesbare tekst gewijzigd en aan de andere kant verzegeld; --theirs laat het verzegeld, --ours houdt de gewijzigde tekst, leesbaar
sync-waiting-sealedByUs = hier verzegeld en aan de andere kant in leesbare tekst gewijzigd; --ours laat het verzegeld, --theirs neemt de gewijzigde tekst, leesbaar
sync-wasSame = { $copy } zei niets nieuws; het is nu { $trash }
sync-whichSide = Welke telt?

systemError-busy = in gebruik
systemError-exists = bestaat al
systemError-inputOutput = in-/uitvoerfout
systemError-invalid = ongeldig argument
systemError-isFolder = is een map
systemError-nameTooLong = de naam is te lang
systemError-noAccess = geen toegang
systemError-noEntry = zo’n bestand of map is er niet
systemError-noSpace = geen ruimte meer op de schijf
systemError-none = systeemfout { $errno }
systemError-notFolder = geen map
systemError-notPermitted = dat is niet toegestaan
systemError-otherDevice = op een ander bestandssysteem
systemError-quota = het schijfquotum is op
systemError-readOnly = het bestandssysteem is alleen-lezen
systemError-tooLarge = bestand te groot
systemError-tooManyFiles = te veel open bestanden

tag-keywords =
    zware dienst: zwaar|zware|moeilijk|vreselijk|onderbezet|te weinig personeel|overweldig|
    mooie ontmoeting: lach|bedankt|dankbaar|gepraat|ontmoet|ontroer|geraakt |
    geleerd: geleerd|leren|cursus|stagiair|scholing|techniek|begeleid|
    geweldig team: team|collega|samen|geholpen|
    vermoeidheid: moe |uitgeput|vermoeid|slecht geslapen|niet geslapen|weinig geslapen|slapeloos|doodop|kapot|
    trots: trots|gelukt|geslaagd|voor elkaar|goed gedaan|
    twijfels: twijfel|vraag me af|onzeker|fout|had moeten|
    spoed: spoed|reanim|hartstilstand|noodgeval|crash|acuut|
    overlijden: overled|gestorven|dood|stervend|palliatie|
    herstel: herstel|ontslagen|mocht naar huis|gaat beter|genezen|opgeknapt|
    familie: famili|naasten|echtgenoot|echtgenote |moeder|vader|dochter|zoon |kinderen |

team-basis = van minstens { $people } personen, { $months }
team-heading = { $people } personen, { $month } – { $month2 }
team-measure-hours = Werkuren per maand
team-measure-nights = Nachten per maand
team-measure-shifts = Diensten per maand
team-measure-shortRests = Rust onder 11 uur per maand
team-method = Gemiddelden van ieders eigen gemiddelde over een afgesloten maand, afgerond; iedereen telt één keer.
team-noFigures = dit zijn geen cijfers van één persoon zoals ‘team figures’ die toont
team-shutMonths =
    { $count ->
        [one] 1 maand is
       *[other] { $count } maanden zijn
    } weggelaten uit sommige cijfers: minder mensen schreven dan het minimum van { $minimum }.
team-tooFew =
    { $people ->
        [one] 1 persoon is
       *[other] { $people } personen zijn
    } te weinig: elk cijfer vraagt een minimum van { $minimum } personen die in dezelfde afgesloten maand schreven

template-missing = het sjabloon ‘{ $name }’ dat journal.md noemt, staat niet in templates; het gewone wordt gebruikt
template-unknown = { $names } in het sjabloon staat voor niets en blijft zoals het is
time = { TWO($hour) }:{ TWO($minute) }
time-off-approved = goedgekeurd
time-off-finished = voorbij
time-off-leave = verlof
time-off-other = afwezigheid
time-off-planned = gepland
time-off-rtt = RTT
time-off-sick = ziekteverlof
time-off-training = scholing
time-off-underWay = bezig

timeOffUnderWay-back-to-work = {" "}Weer aan het werk { ON($day) } ({ $type }).
timeOffUnderWay-not-today = Nog { $days } verlof, vandaag niet meegeteld.{ $end }
timeOffUnderWay-time-off-left = Verlof! 🌴 Nog { $days }, vandaag meegeteld.{ $end }
timeOffUnderWay-today-is-your =
    { $dayNumber ->
        [one] Vandaag is je vrije dag! 🎉
       *[other] Laatste dag van je verlof. 🌴
    }
timeOffUnderWay-your-time-off = Je verlof begint vandaag! 🎉 { $days }.{ $end }

title-good =
    { $shift ->
        [night] Een goede nacht
        [rest] Een goede vrije dag
        [other] Een goede dienst { $shift }
       *[day] Een goede dag
    }
title-goodStart =
    { $shift ->
        [night] Klaar voor de nacht
        [rest] Klaar voor de vrije dag
        [other] Klaar voor de dienst { $shift }
       *[day] Klaar voor de dag
    }
title-great =
    { $shift ->
        [night] Een geweldige nacht
        [rest] Een geweldige vrije dag
        [other] Een geweldige dienst { $shift }
       *[day] Een geweldige dag
    }
title-hard =
    { $shift ->
        [night] Een zware nacht
        [rest] Een zware vrije dag
        [other] Een zware dienst { $shift }
       *[day] Een zware dag
    }
title-heavy =
    { $shift ->
        [night] Een nacht die blijft hangen
        [rest] Een vrije dag die blijft hangen
        [other] Een dienst { $shift } die blijft hangen
       *[day] Een dag die blijft hangen
    }
title-heavyButGood =
    { $shift ->
        [night] Een nacht die blijft hangen, maar de moeite waard was
        [rest] Een vrije dag die blijft hangen, maar de moeite waard was
        [other] Een dienst { $shift } die blijft hangen, maar de moeite waard was
       *[day] Een dag die blijft hangen, maar de moeite waard was
    }
title-plain =
    { $shift ->
        [night] Een nacht zoals de andere
        [rest] Een vrije dag zoals de andere
        [other] Een dienst { $shift } zoals de andere
       *[day] Een dag zoals de andere
    }
title-slowStart =
    { $shift ->
        [night] Weinig energie voor de nacht
        [rest] Weinig energie voor de vrije dag
        [other] Weinig energie voor de dienst { $shift }
       *[day] Weinig energie voor de dag
    }
title-tense =
    { $shift ->
        [night] Gespannen voor de nacht
        [rest] Gespannen voor de vrije dag
        [other] Gespannen voor de dienst { $shift }
       *[day] Gespannen voor de dag
    }
title-tiring =
    { $shift ->
        [night] Een vermoeiende nacht
        [rest] Een vermoeiende vrije dag
        [other] Een vermoeiende dienst { $shift }
       *[day] Een vermoeiende dag
    }
title-tiringButGood =
    { $shift ->
        [night] Een vermoeiende maar goede nacht
        [rest] Een vermoeiende maar goede vrije dag
        [other] Een vermoeiende maar goede dienst { $shift }
       *[day] Een vermoeiende maar goede dag
    }

trash-emptied = { $files } uit de prullenbak gehaald
trash-empty = de prullenbak is leeg
trash-forgetNeedsConsent = er is niets gewist: niemand kon gevraagd worden; { $flag } wist voorgoed zonder te vragen
trash-forgetQuestion = { $records } voorgoed wissen, { $files } in totaal? Ook ‘undo’ brengt ze niet terug.
trash-forgettingFinished = wat voorgoed gewist werd, is nu weg
trash-forgotten = Voorgoed gewist: { $files }
trash-heldByBackup = misschien in een reservekopie ({ $day }): { $path }
trash-heldByBackup-standard-output = standaarduitvoer
trash-heldByCopy = nog in een bestand ernaast, misschien van een editor: { $path }
trash-heldByDevices = andere apparaten hebben het tot ze gesynchroniseerd zijn, en bij hun oude versies langer
trash-heldByGit = nog in de geschiedenis van git: { $commits }
trash-heldByVersions = nog bij de oude versies van Syncthing, in .stversions: { $files }
trash-heldElsewhere = Wat andere programma’s en mensen ervan hebben, is van hier niet te bereiken: kopieën, exports, andere reservekopieën, de vrije ruimte van de schijf.
trash-kept = er is niets weggehaald
trash-mediaLeft = een bestand dat alleen daarin genoemd werd, is er nog: { $path }
trash-namesake = een andere notitie die zo heette ligt in de prullenbak, en blijft daar: { $path }
trash-needsConsent = er is niets weggehaald: niemand kon gevraagd worden; { $flag } doet het zonder te vragen
trash-nothingForgotten = er is niets gewist
trash-nothingOlder = niets in de prullenbak is ouder dan { $days }
trash-question = { $files } voorgoed uit de prullenbak halen? Ook ‘undo’ brengt ze niet terug.
trash-restored = { $path } is terug als { $name }
trash-since = gewist { $day }
trash-staged = nog in de index van git, in geen commit

trend = { $now } { $period } ({ $share })
trend-as-before = { $mean }, zoals daarvoor
trend-higher = meer
trend-lower = minder
trend-nothing-written-in = niets geschreven over { $days }
trend-over = over { $days }
trend-than-before = { $mean }, { $amount } { $change } dan daarvoor

unasked-foreign = de git-repository is van een andere gebruiker
unasked-gitMissing = git is niet geïnstalleerd
unasked-unreadable = git kan de repository niet lezen

unknown-and = en { $parts }
unknown-history = of de geschiedenis dit nog bevat is niet bekend
unknown-merge = waar het op wacht is niet bekend
unknown-remotes = waar het dagboek heen gaat is niet bekend
unknown-setup = er is niets ingesteld
unknown-which-has-no = { $value }, dat nog niets betekent
unknown-which-have-no = { $parts }, die nog niets betekenen
unknown-with = { $days } met { $word }
unknown-without-a-plan = { $unplannedDays } zonder rooster

unknownKind-did-you-mean = ; bedoelde je { $name }?
unknownKind-kind-is-unknown = kind: { QUOTED($found) } is onbekend, gelezen als dagboeknotitie{ $hint }

unknownRegion = holidays: { QUOTED($word) } is geen dag zoals 2026-11-20 en geen bekende regio; bekend zijn { $codes }

unknownShift-did-you-mean = ; bedoelde je { $value }?
unknownShift-has-no-meaning = { QUOTED($word) } betekent niets en telt daarom niet als werk en niet als vrij{ $hint }
unknownShift-say-what-it = ; zeg wat het betekent onder shifts in journal.md

usage-contradiction = ‘{ $one }’ en ‘{ $other }’ sluiten elkaar uit
usage-example = Bijvoorbeeld: { $command }
usage-inputReadInPart = de standaardinvoer is al deels gelezen, zoals door een lus; ‘-’ neemt de rest als tekst, ‘< /dev/null’ laat die met rust
usage-mergeNotes = Geen opdracht maakt van twee notities één: ‘smjournal show B’ toont de tekst van de ene, met ‘smjournal edit A’ zet je die in de andere, ‘smjournal delete B’ verplaatst de eerste naar de prullenbak.
usage-missingArgument = het argument { $placeholder } ontbreekt
usage-missingValue = optie ‘{ $option }’ heeft een waarde nodig: { $option } { $placeholder }
usage-noSuchDay = ‘{ $found }’: { $month } heeft { $length }
usage-notDiffering-the-versions-don = ‘{ $found }’: daarin verschillen de versies niet; ze verschillen in { $places }
usage-notDiffering-there-are-no = ‘{ $found }’: hier zijn geen sleutels om te kiezen; kies met --ours of --theirs
usage-notSealable = { $kind }: dit kan niet verzegeld worden; dagboeknotities, mensen en slaap wel
usage-notUTF8 = { $name }: de tekst is geen UTF-8
usage-nothingToWrite = niets te schrijven: geef { $options }
usage-ownMood = Voor een eigen woord: { $command }
usage-repeated = optie ‘{ $option }’ staat er twee keer
usage-severalShifts = meer diensten op die dag: { $words }; zeg welke
usage-spanTooLong = ‘{ $span }’ is langer dan { $years } jaar
usage-textIsNoKey = ‘{ $word }’ is geen sleutel: de tekst van een notitie wijzig je met ‘smjournal edit’, aanvullen doe je met ‘smjournal append’
usage-unencryptedFolder = ‘{ $option }’ heeft één bestand nodig: bestanden in de map ‘{ $folder }’ zouden niet versleuteld worden; noem een bestand, zoals { $file }
usage-unexpectedArgument = onverwacht argument ‘{ $word }’
usage-unexpectedValue = optie ‘{ $option }’ neemt geen waarde
usage-unknownCommand = onbekende opdracht ‘{ $word }’{ $nearest }
usage-unknownFormat = onbekend formaat ‘{ $word }’{ $nearest }
usage-unknownJournal = geen dagboek heet ‘{ $name }’; er is { $known }
usage-unknownJournal-none = geen dagboek heet ‘{ $name }’; zo krijgt er een die naam: smjournal config { $name }=MAP
usage-unknownOption = onbekende optie ‘{ $word }’{ $nearest }
usage-unknownSetting = onbekende instelling ‘{ $key }’{ $nearest }
usage-unknownSetting-did-you-mean = ; bedoelde je ‘{ $value }’?
usage-unknownShift = ‘{ $word }’ betekent niets in een rooster{ $nearest }
usage-unknownShift-did-you-mean = ; bedoelde je ‘{ $value }’?
usage-unknownShift-say-what-it = ; zeg wat het betekent: rota set --shift-type { $definition }
usage-unknownTopic = geen opdracht of thema heet ‘{ $word }’ (thema’s: { $topics }){ $nearest }
usage-untilBeforeFrom = ‘{ $span }’ eindigt voor het begint
usage-wrongValue = { $found }: verwacht: { $expected }{ $nearest }
usage-wrongValue-alone = ‘{ $found }’
usage-wrongValue-name = { $name } ‘{ $found }’
usage-yearOpen = ‘{ $span }’ zou { $read } zijn; als je dat bedoelt, typ het zo

verbs =
    afwezig rota off
    bekijken show
    bewerken edit
    bijvoegen attach
    controleren check
    dag day
    dagboek new
    dienstbegin check-in
    diensteinde check-out
    exporteren export
    favoriet favorite
    foto attach
    herinneringen reminders
    herstellen restore
    hulp help
    importeren import
    inchecken check-in
    instellingen config
    jaar year
    kalender month
    labels tags
    lijst list
    maand month
    mensen people
    nieuw new
    notitie new
    ongedaan undo
    ontgrendelen unlock
    overuren report
    prullenbak trash
    rapport report
    rooster rota
    ruilen rota swap
    statistieken stats
    stemming mood
    terugblik memories
    toevallig random
    toevoegen append
    tonen show
    toon show
    uit check-out
    uitchecken check-out
    uren report
    vakantie vacation add
    vandaag today
    vergrendelen lock
    verlof vacation add
    verplaatsen move
    verwijderen delete
    verzegelen seal
    week week
    ziek rota off
    zoek search
    zoeken search
verbs-change = Wijzigen
verbs-everyDay = Elke dag
verbs-files = Bestanden
verbs-look = Bekijken
verbs-plan = Plannen
verbs-setUp = Instellen

versions-bothShifts = Beide blijven: { $path } komt nu bij { $other }
versions-choose = de versies verschillen in { $map }, en welke de oudste is, is niet bekend; kies met --ours of --theirs{ $keyToTake }{ $isOfText }, of verbeter het in een editor
versions-choose-keep-both-with = , houd beide met --both
versions-choose-or-for-one = , of voor één sleutel met --take { $value }=ours
versions-choosePerson = twee mensen met dezelfde naam; voeg ze samen met --ours of --theirs, of geef er een een andere naam: { $command }
versions-chooseShift = twee wijzigingen van één dag; kies met --ours of --theirs, of houd beide diensten met --both
versions-copy = kopie
versions-differ = de versies verschillen in { $map }; welke de oudste is, is niet bekend
versions-file = bestand
versions-namesake = { $name } is er al ({ $path }), en nu zijn er twee; 'smjournal undo' haalt het nieuwe bestand terug
versions-sameDay = wijzigt dezelfde dag als { $original }, en zegt iets anders
versions-samePerson = heeft dezelfde naam als { $original }
versions-unaskedGit = { $refusal }: { $matter }
versions-untouched = niets in het wijzigingslogboek van dit apparaat wijzigde { $keys }
versions-written = { $side }: gewijzigd { $moment }{ $writer }

view-dayMark = D
view-daysWritten = { $days } waarop iets geschreven is
view-effects = Wat samengaat met goede en slechte dagen
view-holiday = Feestdag
view-hours = { $from }–{ $until }, { $seconds }
view-mayHelp = Wat kan helpen
view-memoriesDay = Deze dag in andere jaren
view-memoriesMonth = Deze maand in andere jaren
view-memoriesWeek = Deze week in andere jaren
view-mood-mood = Stemming: { $value }
view-mood-no-mood-noted = Geen stemming genoteerd
view-moodDays = Stemming genoteerd op { NUMBER($days) } van { $all }
view-moods = Stemmingen, één per dag
view-nightMark = N
view-noHours = Voor { $words } zijn geen uren bekend: ‘rota set’ neemt ze met --hours { $words2 }=HH:MM-HH:MM
view-noPlanProblems = Er ontbreekt niets, niets overlapt.
view-noPrompts = Vandaag is er niets te melden.
view-noRota = Nog geen rooster. Maak er een: smjournal rota set --from DAG --cycle 'dag dag nacht nacht vrij vrij'
view-people = Mensen
view-planned = gepland
view-productive = Wanneer je schrijft
view-productivity = { $entries }, { $words }
view-records = Notities
view-recovery = Rust en werk, de laatste 28 dagen
view-rotaLater = vanaf { $day } gaat het eerder vastgelegde rooster verder; ook dat veranderen: { $command } …
view-rotaSet = Rooster geschreven in { $path }: een cyclus van { $days } vanaf { $day }
view-shiftChanges = Voor en na de dienst
view-tags = Labels
view-timeOff = Verlof
view-timeOff-title = Verlof: { $value }
view-trends = Stemming en schalen, de laatste van elke dag: 7 en 30 dagen, tegen evenveel ervoor
view-warningSigns = Een gedachte waard
view-words = { $words }, { $minutes } leestijd

warningNote = Dit zijn observaties uit je eigen notities, geen diagnose. Als je je erin herkent, praat dan met iemand die je vertrouwt, met de bedrijfsarts of je huisarts. Om ze te verbergen: warning-signs: false in journal.md.

warningSign-in-the-days = ; in de 90 dagen daarvoor { $value }
warningSign-over-four-weeks = { $dimension }: over vier weken { $scale } gemiddeld { $mean } ({ $records }){ $usual }.

week-mood = stemming { $mood } ({ $mood2 })
week-your-week = Je week, { $from }: { $parts }.

weekday-1 = maandag
weekday-2 = dinsdag
weekday-3 = woensdag
weekday-4 = donderdag
weekday-5 = vrijdag
weekday-6 = zaterdag
weekday-7 = zondag
weekday-short-1 = ma
weekday-short-2 = di
weekday-short-3 = wo
weekday-short-4 = do
weekday-short-5 = vr
weekday-short-6 = za
weekday-short-7 = zo

word-badge = { QUOTED($badge) } is een eigen badge; bedoelde je { QUOTED($nearest) }?
word-key = { QUOTED($key) } is een eigen sleutel; bedoelde je { QUOTED($nearest) }?
word-mood = de stemming { QUOTED($mood) } telt in geen cijfer; bedoelde je { QUOTED($nearest) }?
word-mood-none = de stemming { QUOTED($mood) } telt in geen cijfer: het is geen bekend woord of emoji
word-privateKey = { $nearest } { QUOTED($key) } telt als zodanig, dus de notitie blijft buiten exports; ‘private: false’ zegt dat die niet privé is.

work-afterNight = Hoe was je nacht?
work-afterShift = Hoe was je dienst?
work-ahead = nog { $shifts } · gepland { $planned }
work-areLettersRight = Betekenen ze dit waar je werkt?
work-averageOpen = De gemiddelde week wordt aan geen grens getoetst: minder dan { $days } van de periode zijn bekend.
work-averageOver = Bekende dagen die de gemiddelde week telt: { $days }. Verlof, ziekte en andere afwezigheid blijven aan beide kanten weg (2003/88/EG, artikel 16 b; andere afwezigheid naar eigen keuze van dit programma).
work-basis-notes = genoteerd
work-basis-plan = rooster
work-basis-said = opgegeven
work-calledOut = opgeroepen { $text }
work-change = { $day }: { $was } → { $now }{ $notice }
work-change-notice = , { $notice }
work-changes =
    { $changed } van { $all } { $changed ->
        [one] is
       *[other] zijn
    } gewijzigd, { $short } met minder dan 48 uur vooraf
work-daysWorked = { $days } gewerkt
work-eachShift = Elke dienst met de herkomst van zijn uren: smjournal report --shifts
work-extra = extra
work-fromDay = vanaf { $day }
work-giveHours = zo krijgt die er op die dag: { $command }
work-goesOn = de dienst gaat door: het einde van { $time } telt niet meer
work-halfDay-afternoon = halve dag, middag
work-halfDay-morning = halve dag, ochtend
work-hasNotes = { $day } heeft al een begin of een einde: het blijft, en de uren tellen
work-hoursLater = { $word } heeft geen tijden voor { $day }: de bekende gelden vanaf { $from }
work-hoursOwed = Tegoeduren worden opgenomen: er wordt niet gewerkt, en het contract telt de dag.
work-howToChooseRules = Er zijn geen rustregels gekozen: cijfers zonder oordeel. Kiezen met: smjournal config rest-rules=eu (of fr-hospital, fr, uk, de, ch)
work-howToMean = zoals: dag 07:00-19:30 pauze 30, dag 8-12 en 16-20, nacht 19:00-07:00, bereikbaar, scholing, vrij, verlof, ziek
work-isOneDay = Is ‘{ $words }’ één dag zonder werk?
work-leftOut = Niet meegeteld: { $days }.
work-longDay = { $day } heeft { $minutes } werk
work-longSpan = Bedoel je { $span }, { $days }?
work-meansFrom = { $word } betekent dit vanaf { $day }; daarvoor blijft wat het betekende. Om ook die dagen te verbeteren: { $command }
work-missingCheckOuts = { $days } zonder einde van de dienst: waar het rooster weet wanneer deze diensten eindigen, telt dat.
work-nextShift = Volgende: { $what }{ $at }
work-nextShift-at = , { $value }
work-nightIsOn = vandaag is { $day } zolang de nacht duurt; voor de komende dag: { $other }
work-noAverage = Geen gemiddelde week en geen saldo van het contract: geen rooster zegt welke van de andere dagen vrij waren. Zo zeg je het: smjournal rota set
work-noChanges = Geen gepubliceerd rooster is gewijzigd.
work-noCheckOut = { $what } heeft een begin en geen einde; { $option } noemt die
work-noFindings = Geen rusttijd, week of reeks gaat over de grenzen.
work-noWork = vrij
work-notInCycle = { $word } heeft uren, maar staat niet in de cyclus
work-onCallTotal = bereikbaar { $seconds }
work-otherToday = ander werk vandaag
work-ownLimits = Eerst gelden de grenzen van journal.md: { $limits }.
work-partOfRest = { $part } van een rust van { $whole }
work-pastChanged = al geleefde dagen die nu andere diensten hebben: { $days }; ‘undo’ maakt dat ongedaan
work-replaced = telt niet, een andere geldt: { $id }
work-reportLimits = De grenzen staan naast de feiten; daarvoor telt aanwezigheidsdienst op het werk als werk. Cao’s kunnen afwijken. Dit is geen oordeel.
work-reportSources = Een dienst hoort bij de dag waarop hij begon. De uren zijn de opgegeven uren, anders die van het rooster; begin en einde tellen alleen waar het profiel dat zegt, of zonder rooster. Gewerkt is aanwezigheid zonder onbetaalde pauzes.
work-restBefore = { $seconds } rust ervoor
work-sameAbsence = deze dagen zijn al vrij: { $id }
work-sameExtra = deze dienst staat er al extra: { $id }
work-sameShifts = { $first } en { $second } hebben hetzelfde: ruilen verandert niets
work-shared = { $minutes } van diensten die elkaar overlappen tellen één keer
work-shiftForLeave = { $day } is { $what } in je rooster: een dienst komt ervoor in de plaats
work-shiftInTimeOff = { $day } is vrij ({ $what }): een dienst telt daar niet zolang dat zo blijft
work-shiftsGo = { $day } heeft meer diensten in je rooster: voortaan zonder { $what }
work-soFar = tot nu toe
work-swapsBack = dit ruilt terug: { $day } heeft weer de geplande dienst
work-tookLastShift = gerekend bij de laatst begonnen dienst: { $what }; --date of --shift noemt een andere
work-unknownRest = rust ervoor onbekend: { $unplannedDays } zonder rooster
work-unknownRests = Rusttijden met dagen zonder rooster, waarop gewerkt kan zijn: { $count }, niet geteld.
work-weekTotal = { $shifts } · gepland { $planned } · gewerkt { $worked }
work-whatMeans = Wat betekent ‘{ $word }’?
work-whichHours = Welke tijden heeft { $word }?
work-whichShift = Over welke dienst gaat het?
work-wordBefore = tot nu toe betekende dit iets anders: { $former }
work-wordsSaved = Geschreven wat { $words } betekent: { $path }
work-workedHours = gewerkt { $worked }
work-workedInTimeOff = { $day } is vrij ({ $what }): deze uren tellen toch als gewerkt
work-writeAnyway = Toch schrijven?
work-zoneFrom = de nieuwe zone geldt vanaf { $day }: de dienst van vandaag houdt zijn uren

writer-device = , door het apparaat { $name }
writer-thisDevice = , op dit apparaat

yaml-aliasInItself = de alias { $name } staat voor een waarde waar hij zelf in zit
yaml-aliasesTooLarge = aliassen die voor meer dan { $limit } waarden staan
yaml-blockScalarHeader = { QUOTED($found) } kan niet op | of > volgen
yaml-blockScalarIndentation = een lege regel voor de tekst heeft meer spaties dan de tekst
yaml-collectionOnSameLine = een lijst of sleutels met waarden kunnen niet op deze regel beginnen, maar pas op de volgende
yaml-colonInValue = een tweede dubbele punt in de waarde; zet de waarde tussen aanhalingstekens "…"
yaml-commentWithoutBlank = voor de # van een opmerking hoort een spatie
yaml-conflictMarker = een regel die een niet afgemaakte samenvoeging achterliet
yaml-contentAfter = { QUOTED($found) } na het einde { $construct }
yaml-controlCharacter = het teken U+{ $width } mag niet
yaml-directiveWithoutDocument = richtlijnen zonder document
yaml-documentMarkerInside = een regel --- of ... in het midden { $construct }
yaml-duplicateDirective = { QUOTED($text) } voor de tweede keer
yaml-duplicateKey = { QUOTED($key) } staat al op regel { $line }; het laatste telt
yaml-emptyFlowEntry = niets tussen twee komma’s
yaml-flowKeyOnOtherLine = een sleutel en zijn dubbele punt moeten op dezelfde regel staan
yaml-foreignFrontMatter = een kop begint met drie streepjes, niet met { QUOTED($found) }; hij telt als tekst
yaml-found = { QUOTED($found) }
yaml-frontMatterNotFirst = deze sleutels volgen op andere tekst en zijn dus ook tekst; zet ze aan het begin van het bestand
yaml-invalidDirective = { QUOTED($text) } is geen richtlijn
yaml-invalidEscape = { QUOTED($text) } is geen escapereeks; een backslash schrijf je als \\
yaml-invalidTag = { QUOTED($tag) } is geen type; zet de waarde tussen aanhalingstekens "…"
yaml-invalidUTF8 = de byte { $width } is geen UTF-8
yaml-keyTooLong = een sleutel of naam van meer dan { $limit }
yaml-mergeKey = de sleutel ‘<<’ wordt niet gelezen; schrijf in plaats daarvan de sleutels zelf
yaml-missingAnchorName = & of * zonder naam; zet de waarde tussen aanhalingstekens "…"
yaml-missingColon = { QUOTED($text) } heeft geen dubbele punt met een spatie erachter: verwacht wordt SLEUTEL: WAARDE
yaml-missingComma = verwacht wordt een komma of het einde { $construct }, gevonden { QUOTED($found) }
yaml-multilineKey = een sleutel kan niet over meer regels lopen
yaml-notIndented = deze regel { $construct } moet verder inspringen dan zijn sleutel
yaml-notJSON = verwacht wordt { $expected }, gevonden { $isEmpty }
yaml-notMapping = de kop bestaat niet uit regels SLEUTEL: WAARDE
yaml-notUTF8 = de tekst is UTF-16 of UTF-32; bewaar hem als UTF-8
yaml-of-alias = van de alias
yaml-of-blockMapping = van de sleutels
yaml-of-blockScalar = van de tekst na | of >
yaml-of-blockSequence = van de lijst
yaml-of-documentEnd = van de regel ...
yaml-of-documentStart = van de regel ---
yaml-of-doubleQuoted = van de tekst tussen "…"
yaml-of-flowMapping = van de sleutels tussen {"{"}…{"}"}
yaml-of-flowSequence = van de lijst tussen […]
yaml-of-plain = van de tekst
yaml-of-singleQuoted = van de tekst tussen '…'
yaml-of-tag = van het type
yaml-of-value = van de waarde
yaml-propertiesOnAlias = een alias (*) kan geen anker en geen type hebben
yaml-reservedIndicator = een waarde kan niet met { QUOTED($character) } beginnen; zet die tussen aanhalingstekens "…"
yaml-scalarTooLong = een waarde van meer dan { $limit }
yaml-secondAnchor = een tweede anker (&) bij een waarde
yaml-secondDocument = een tweede YAML-document; het mag er maar één zijn
yaml-secondTag = een tweede type (!) bij een waarde
yaml-spaces =
    { $count ->
        [one] { $count } spatie
       *[other] { $count } spaties
    }
yaml-stars = sterretjes betekenen hier iets anders: tussen aanhalingstekens zijn het tekst, en een waardering is een getal: { $stars }
yaml-start = {" "}(begint op regel { $line })
yaml-tabInIndentation = een tab in de inspringing; het moeten spaties zijn
yaml-textBeforeFrontMatter = de kop staat niet helemaal aan het begin; andere programma’s houden hem voor tekst: wis wat voor --- staat
yaml-textTooLong = een kop van meer dan { $limit }
yaml-the-end = het einde
yaml-tomlFrontMatter = deze sleutels zijn TOML, tussen regels +++; schrijf --- erboven en eronder, en SLEUTEL: WAARDE
yaml-tooDeep = meer dan { $limit } niveaus
yaml-tooManyDirectives = meer dan { $limit } regels %TAG
yaml-tooManyProblems = meer dan { $limit }; de rest wordt niet getoond
yaml-undefinedAlias = { $name } verwijst naar niets hierboven; zet de waarde tussen aanhalingstekens "…"
yaml-undefinedTagHandle = het typevoorvoegsel { QUOTED($handle) } is niet aangekondigd
yaml-unsupportedVersion = YAML { $version } is niet bekend
yaml-unterminated = het einde { $construct } ontbreekt
yaml-unterminatedFrontMatter = in de kop ontbreekt de regel --- die hem sluit
yaml-unusualClosingLine = een kop eindigt met drie streepjes; andere programma’s zien hier zijn einde niet: schrijf ---
yaml-unusualOpeningLine = een kop begint met drie streepjes; { QUOTED($found) } telt als zodanig, andere programma’s zien tekst: schrijf ---
yaml-wrongIndentation = { $found } aan het begin van de regel, waar het er { $expected } moeten zijn
