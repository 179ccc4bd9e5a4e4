### French: everything that smjournal says. Messages stand in the order of their names.
### The syntax is that of Project Fluent, https://projectfluent.org; what may be used: .github/CONTRIBUTING.md.

action-chmod = impossible de régler ses permissions
action-fsync = impossible à enregistrer
action-link = impossible à créer
action-list = impossible de lire le dossier
action-lock = impossible de verrouiller le journal
action-map = impossible à charger
action-mkdir = impossible de créer le dossier
action-open = impossible à ouvrir
action-read = impossible à lire
action-rename = impossible à renommer
action-stat = impossible à examiner
action-unlink = impossible à supprimer
action-write = impossible à écrire

affirmation-balance-1 = Mes jours de repos sont sacrés
affirmation-balance-10 =
    Mes proches ont besoin de moi entière, pas épuisée
    .masculine = Mes proches ont besoin de moi entier, pas épuisé
    .neutral = Mes proches ont besoin de toute ma présence, pas de ce qu'il en reste
affirmation-balance-11 = Déconnecter est nécessaire pour reconnecter
affirmation-balance-12 = Mon identité dépasse ma blouse
affirmation-balance-13 = Je cultive ma vie personnelle avec autant de soin
affirmation-balance-14 = Mes vacances sont vitales, pas optionnelles
affirmation-balance-15 = Je choisis de vivre, pas seulement de survivre
affirmation-balance-2 = Je ne suis pas que mon métier
affirmation-balance-3 = Prendre soin de moi me permet de soigner les autres
affirmation-balance-4 = Dire non protège mon énergie
affirmation-balance-5 = Mon bien-être personnel n'est pas égoïste
affirmation-balance-6 = Je mérite une vie en dehors de l'hôpital
affirmation-balance-7 = Mes loisirs me ressourcent pour mieux soigner
affirmation-balance-8 = L'équilibre vie pro/perso est un droit, pas un luxe
affirmation-balance-9 = Je ne ramène pas le travail à la maison (dans ma tête)
affirmation-compassion-1 = Mon empathie est ma force, pas ma faiblesse
affirmation-compassion-10 = Je crée de la sécurité par ma présence
affirmation-compassion-11 = Mon attention est un cadeau que j'offre
affirmation-compassion-12 = Je suis là, et ça compte
affirmation-compassion-13 = Ma compassion ne s'épuise pas, elle se nourrit
affirmation-compassion-14 = Chaque geste doux est un acte de résistance
affirmation-compassion-15 = Je soigne avec mes mains et mon cœur
affirmation-compassion-2 = Écouter un patient est un soin en soi
affirmation-compassion-3 = Un sourire peut changer une journée
affirmation-compassion-4 = Je vois la personne derrière la pathologie
affirmation-compassion-5 = Ma présence apaise
affirmation-compassion-6 = Chaque patient mérite ma bienveillance
affirmation-compassion-7 = Je suis le lien humain dans un système technique
affirmation-compassion-8 = Mon humanité est mon meilleur outil
affirmation-compassion-9 = Prendre soin commence par un regard
affirmation-competence-1 = Mon expérience est précieuse
affirmation-competence-10 =
    Je suis fière de mon métier
    .masculine = Je suis fier de mon métier
    .neutral = J'ai la fierté de mon métier
affirmation-competence-2 =
    Je sais ce que je fais, j'ai été formée pour ça
    .masculine = Je sais ce que je fais, j'ai été formé pour ça
    .neutral = Je sais ce que je fais, c'est mon métier
affirmation-competence-3 = Chaque geste technique que je pose compte
affirmation-competence-4 = J'apprends de chaque situation
affirmation-competence-5 = Ma vigilance sauve des vies
affirmation-competence-6 = Je suis capable de gérer l'imprévu
affirmation-competence-7 = Mes connaissances se renforcent chaque jour
affirmation-competence-8 = Je fais confiance à mon jugement clinique
affirmation-competence-9 = Mon professionnalisme fait la différence
affirmation-resilience-1 = Je fais une différence, même dans les petits gestes
affirmation-resilience-10 = Je choisis de me préserver pour durer
affirmation-resilience-2 = Mes limites protègent ma capacité à soigner
affirmation-resilience-3 =
    Chaque garde difficile me rend plus forte
    .masculine = Chaque garde difficile me rend plus fort
    .neutral = Chaque garde difficile me renforce
affirmation-resilience-4 = Je mérite de me reposer autant que mes patients
affirmation-resilience-5 = Ma fatigue est légitime, pas une faiblesse
affirmation-resilience-6 = Je ne peux pas tout contrôler, et c’est normal
affirmation-resilience-7 = Demander de l'aide est un signe de sagesse
affirmation-resilience-8 =
    Je suis humaine, je ne suis pas une machine
    .masculine = Je suis humain, je ne suis pas une machine
    .neutral = Je suis un être humain, je ne suis pas une machine
affirmation-resilience-9 = Mes émotions sont valides, même au travail

affirmations-balance = Équilibre
affirmations-compassion = Compassion
affirmations-competence = Compétence
affirmations-resilience = Résilience

answer-key-no = n
answer-key-yes = o
answer-no = nN
answer-yes = oOyY

badge-anxious = anxieux·se
badge-calm = calme
badge-frustrated = frustré·e
badge-grateful = reconnaissant·e
badge-happy = content·e
badge-proud = fier·ère
badge-sad = triste
badge-tired = fatigué·e

basis-rota = selon ton planning
basis-workingDays = selon tes jours ouvrés

birthday = {" "}({ $value })
birthday-s-birthday-is = { $name } fête son anniversaire { $when }
birthday-turns = { $name } fête ses { $value } { $when }

caption-conflicts = Des fichiers sont en conflit ; « smjournal conflicts » les montre.
caption-editor-not-started = l’éditeur « { $editor } » ne démarre pas
caption-editorFailed = l’éditeur « { $editor } » a fini avec le code { $status }
caption-furtherFindings =
    … et { $count } { $count ->
        [one] autre
       *[other] autres
    } de ce genre ; --json donne tout
caption-indexAgrees = L’index correspond aux fichiers.
caption-indexDiffered = { $path } : l’index ne disait pas la même chose que le fichier
caption-indexNotWritten = l’index n’a pas pu être écrit ; les réponses sont justes, mais prennent plus de temps
caption-inputNotUTF8 = l’entrée standard n’est pas du texte UTF-8
caption-inputUnreadable = l’entrée standard est illisible : { $message }
caption-journalLies = Ton journal est dans { $folder }.
caption-noAffirmation = aucune affirmation ne s’appelle « { $id } »{ $nearest }
caption-noAffirmations = Aucune affirmation trouvée.
caption-noEditor = aucun éditeur n’est réglé ni trouvé ; définis EDITOR, par exemple nano ou 'code --wait'
caption-noPeople = Encore personne ; « smjournal people add PRÉNOM » ajoute quelqu’un.
caption-noTags = Pas encore d’étiquette ; « smjournal tag last +nuit » en ajoute une.
caption-noVacations = Pas encore de congés ; « smjournal vacation add DÉBUT..FIN » en prévoit.
caption-nothingFound = Aucune note trouvée.
caption-nothingThatDay = Rien d’écrit pour ce jour.
caption-nothingToday = Rien d’écrit pour l’instant aujourd’hui.
caption-outputFailed = les résultats n’ont pas pu être écrits : { $message }
caption-ownKeys = Autres clés
caption-problems =
    { $count ->
        [one] { $count } problème dans les fichiers ; « smjournal check » l’affiche.
       *[other] { $count } problèmes dans les fichiers ; « smjournal check » les affiche.
    }
caption-progress = Fichiers examinés : { $files } ; par seconde : { $rate }
caption-records = Aujourd’hui
caption-reindexed = Fichiers : { NUMBER($files) } ; lus : { $read } ; ajoutés : { $added } ; modifiés : { $changed } ; retirés : { $removed }
caption-shown = { $count } sur { $total }
caption-unread =
    { $count ->
        [one] { $count } fichier ou dossier est illisible : ce qu’il contient manque ici.
       *[other] { $count } fichiers ou dossiers sont illisibles : ce qu’ils contiennent manque ici.
    }
caption-welcome =
    Bienvenue. Un journal de tes postes, en simples fichiers sur cet appareil ; rien n’en sort.
    Quelques questions : Entrée pour passer, Retour arrière pour revenir, Ctrl-C pour quitter en gardant tes réponses.
caption-wrongKind = { $id } : genre « { $kind } » au lieu de « { $expected } »

care = { $name }, { $number }
care-a-friend-your = une personne proche, ton médecin, ou un numéro de findahelpline.com
care-separator =  ;{" "}
care-these-have-been = Ces semaines ont été lourdes. Tu peux en parler à quelqu’un, jour et nuit : { $who }.

circumstance-indexInBlock = à partir du quatrième jour de travail d’affilée
circumstance-indexInBlock-1 = le premier jour de travail d’affilée
circumstance-indexInBlock-2 = le deuxième jour de travail d’affilée
circumstance-indexInBlock-3 = le troisième jour de travail d’affilée
circumstance-nightInARow = à partir de la troisième nuit d’affilée
circumstance-nightInARow-1 = la première nuit d’affilée
circumstance-nightInARow-2 = la deuxième nuit d’affilée
circumstance-person = les jours avec { $text }
circumstance-shift = les postes { QUOTED($shift) }
circumstance-shift-day = les postes de jour
circumstance-shift-night = les postes de nuit
circumstance-shift-rest = les jours de repos
circumstance-shortRest = après peu de repos (moins de 11 h, ou de 24 h après une nuit)
circumstance-shortSleep = après peu de sommeil (moins de 6 h dans les 24 h avant le poste)
circumstance-tag = les jours avec l’étiquette { QUOTED($text) }
circumstance-weather = par temps { QUOTED($text) }
circumstance-weekday = le { $weekday }

colon =  :{" "}

commit-busy = une autre commande fait un commit et n’a pas fini à temps
commit-detached = aucune branche n’est active ici, et ce qui est enregistré hors d’une branche se perd au prochain changement ; reviens à une branche avec : git switch BRANCHE
commit-failed = écrit, mais sans commit : { $reason }
commit-filtered = un filtre de .gitattributes transforme ces fichiers, et aucun filtre n’est lancé ; à faire avec : git commit
commit-late = Fichiers qui attendent un commit : { $count }. Le prochain changement les emporte.
commit-nameless = git ne connaît pas ton nom ; à régler avec git config user.name et git config user.email
commit-refused = git a refusé ({ $step })
commit-staged = autre chose est déjà indexé ; d’abord : git commit
commit-unfinished = git attend la fin d’une fusion ou d’un rebase

confirmation-answersKept = Tes réponses sont gardées : « { $command } » les reprend.
confirmation-answersNotKept = Tes réponses n’ont pas pu être gardées. Voici ce que tu as écrit :
confirmation-changed = Modifié : { $path }
confirmation-created = Écrit : { $path } ({ $what }, { $day })
confirmation-defaultNotSet = Impossible de le retenir ; -C DOSSIER ou SMJOURNAL_DIR désignent le journal.
confirmation-deleted = Supprimé : { $path }, à présent dans { $to }
confirmation-editedWithoutChange = { $path } est resté tel quel
confirmation-foundAnywhere = smjournal le trouve depuis n’importe quel dossier.
confirmation-journalCreated = Journal créé dans { $folder }
confirmation-journalNamed = { $name } désigne maintenant { $path }
confirmation-journalUnnamed = { $name } n’est plus un nom ; le journal reste où il est
confirmation-liked = Aimée : { $text }
confirmation-momentStays = On y lit toujours quand cela a été écrit, { $at } ; pour l’enlever : { $command }
confirmation-moved = Déplacé : { $from } → { $to } ({ $day })
confirmation-noEntryWritten = La fin de poste est écrite ; l’entrée ne l’est pas.
confirmation-notUndoable = Cette modification ne pourra pas être annulée : son historique n’a pas pu être écrit
confirmation-nothingWritten = Rien n’a été écrit.
confirmation-redated = { $path } est maintenant d’un autre jour : { $day }
confirmation-settingGone = { $key } n’a plus : { $names } ; 'undo' les rétablit
confirmation-tagInText = #{ $tag } est écrit dans le texte et y reste ; c’est là qu’il faut l’enlever
confirmation-taken = Pris dans la boîte d’arrivée : { $paths }
confirmation-unchanged = Rien à changer dans { $path }
confirmation-undone-created = Annulé : { $path } est de retour
confirmation-undone-moved = Annulé : le fichier est de nouveau à { $path }
confirmation-undone-trashed = Annulé : le nouveau fichier est dans { $path }
confirmation-undone-unchanged = Annulé : { $path } est comme avant
confirmation-undoneBatch = Annulé : { $count } ; les nouveaux sont dans la corbeille
confirmation-undoneBatch-kept =
    Annulé : { $count } ; les nouveaux sont dans la corbeille, { $kept ->
        [one] { $kept } a changé depuis et reste
       *[other] { $kept } ont changé depuis et restent
    }
confirmation-unliked = N’est plus aimée : { $text }

countdown-few =
    { $shifts ->
        [1] { $noun ->
            [shift] Plus qu’un poste avant tes congés ! 🎉
           *[workingDay] Plus qu’un jour ouvré avant tes congés ! 🎉
        }
       *[other] Plus que { $shifts } avant tes congés ! 🎉
    }
countdown-many = Encore { $shifts } avant tes congés ! 🎉
countdown-no-more-shifts = Plus aucun poste : tes congés commencent { $when } ! 🎉
countdown-that-time-off = Ces congés sont passés.
countdown-tomorrow =
    { $days ->
        [one] demain
       *[other] dans { $days }
    }
countdown-until-your-time = { $shifts } avant tes congés, { $doubt }.

countdownDetails = { $shifts } { $rota }

countdownDetails-extra = dont { $shifts } en plus
countedShift = { $day } : { $type }, { $shift }

day = { $weekday } { ORDINAL($day) } { $month }
day-on = le { $day }
day-toCome = { $day } n’est pas encore là
day-year = { $weekday } { ORDINAL($day) } { $month } { $year }

dimension-distance = Distance avec le travail
dimension-exhaustion = Épuisement
dimension-littleAccomplishment = Sentiment d’accomplir peu

document-alias = la valeur est écrite ailleurs, à l’ancre « &{ $name } »
document-anchored = la valeur sert ailleurs, sous l’alias « *{ $name } »
document-cannotBeMadeSafely = le texte modifié ne se lirait pas comme voulu
document-complexKey = la clé est une liste, une suite de clés, un texte de plusieurs lignes ou suit un « ? »
document-conflictMarker = l’en-tête porte des marques de conflit de git ; résoudre d’abord le conflit
document-frontMatterElsewhere = ce qui ressemble ici à un en-tête est du texte ; le mettre d’abord entre des lignes « --- » au début du fichier
document-frontMatterIsNoMapping = l’en-tête n’est pas une suite de clés et de valeurs
document-frontMatterNotUnderstood = l’en-tête n’est pas compréhensible, rien n’y est réécrit
document-mergeKey = la clé « << » prend ses valeurs ailleurs
document-noSuchItem = il n’y a pas d’élément { $index } : la liste en a { $count }
document-noSuchKey = il n’y a pas de clé « { $key } »
document-notList = la valeur de « { $key } » n’est pas une liste
document-notMapping = la valeur de « { $key } » n’a pas de clés
document-sharedLine = la valeur partage sa ligne ou ses crochets avec ce qui serait perdu
document-tagged = la valeur porte l’étiquette « { $tag } », qui n’irait peut-être pas à une nouvelle
document-unterminatedFrontMatter = l’en-tête n’a pas de ligne « --- » à la fin
document-valueNotUnderstood = la valeur de « { $key } » n’est pas lisible, elle n’est donc pas réécrite

doubt-farDay = le { $day } est à plus de { $years } des autres jours de ce journal : l’année est-elle juste ?
doubt-missingCheckIn = fin de poste sans prise de poste
doubt-missingCheckOut = prise de poste sans fin de poste
doubt-openCallOut = prise de poste pendant une astreinte, sans fin de poste : le rappel ne compte rien
doubt-restHours = { $shift } n’est pas du travail, ses heures, { $hours }, ne comptent donc pas : nomme le poste auquel elles appartiennent
doubt-tooLong = un poste de { $hours } heures, jusqu’à { $checkOut } : manque-t-il une fin de poste ?
doubt-workedRest = le poste { $shift } n’est pas du travail, les heures { $hours } ne comptent donc pas : nomme le poste auquel elles appartiennent

doubtfulHours = « { $found } » peut être { $first }, { $second } ou { $literal } ; écris ce que tu veux dire

duration = { $hours } h { TWO($minutes) }
duration-hours = { $hours } h
duration-minutes = { $minutes } min

edit-invalidKey = { QUOTED($key) } ne peut pas être une clé
edit-notAList = { $key } prend une seule valeur, pas une liste
edit-untilBeforeFrom = until ({ $iso }) précéderait from ({ $iso2 })
edit-wrongValue = { $key } : attendu { $expected }, trouvé { QUOTED($found) }

effect =
    { $measure ->
        [mood] Ton
        [energy] Ton
        [stress] Ton
       *[other] Ta
    } { $measure } est { $direction ->
        [higher] plus
       *[lower] moins
    } { $measure ->
        [mood] haute
        [stress] élevé
       *[other] élevée
    } { $circumstance } : { $own } contre { $otherMean } ({ $days } contre { $others }, { $strength } différence).

encouragements-gentle-1 = Vas-y doucement : personne ne doit tout porter.
encouragements-gentle-2 = Une chose à la fois. Prends ta pause.
encouragements-gentle-3 = Aujourd’hui, tu peux demander de l’aide.
encouragements-gentle-4 = Prends soin de toi comme tu prends soin d’eux.
encouragements-gentle-5 = Les petits pas comptent. Celui-là passera aussi.
encouragements-usual-1 = Bon courage pour ce poste.
encouragements-usual-2 = Tu connais ton métier.
encouragements-usual-3 = C’est parti, et pense à boire.
encouragements-usual-4 = Un patient après l’autre.
encouragements-usual-5 = Tes collègues sont contents que tu sois là.

entry-cutTag = « { $word } » compte comme l’étiquette { $tag } : dans un texte, elle a des lettres, des chiffres, _, - et / ; --tag prend les autres signes
entry-strangeMoment = « { $words } » n’est pas compris comme un moment et reste dans les mots ; --at ou --date dit quand c’était
expectation-between = un nombre entier de { $lowest } à { $highest }
expectation-civilDay = un jour comme 2026-11-20
expectation-clockTime = une heure comme "19:00"
expectation-cycle = un cycle de postes comme jour jour nuit nuit repos repos
expectation-formatVersion = une version que ce programme connaît (1)
expectation-hours = des horaires comme "19:00-07:30"
expectation-list = une liste
expectation-map = des clés avec leurs valeurs
expectation-number = un nombre entier
expectation-oneOf =
    { $words ->
        [1] { $words2 }
       *[other] un de ces mots : { $words3 }
    }
expectation-ownKey = une clé que le format n’a pas lui-même
expectation-range = la plus petite et la plus grande valeur, par exemple "0-10"
expectation-recipient = une clé pour laquelle age chiffre, comme age1… ou ssh-ed25519 …
expectation-shiftWord = jour, nuit, repos ou un mot à toi
expectation-text = un texte sur une ligne
expectation-timestamp = un moment comme 2026-11-20T18:50:00+01:00
expectation-truth = true ou false
expectation-unambiguousDay = un jour dont le mois est sûr, comme 2026-11-20
expectation-weekday = un jour de la semaine comme lundi
expectation-zoneName = un fuseau horaire que ce système connaît, comme Europe/Paris

expected-assignment = CLÉ=VALEUR
expected-birthday = un anniversaire, par exemple 1985-03-12, ou '12 mars' sans l’année
expected-columnMeaning = une colonne avec ce qu’elle contient, par exemple 'Score=mood 1-10' ou 'Anxiety=scale 0-3 low'
expected-condition = une condition, par exemple place=Lyon ou energy>=4
expected-count = un nombre entier à partir de 0
expected-cycle = des mots de poste, par exemple 'jour nuit repos'
expected-day = un jour, par exemple 2026-11-20, aujourd’hui ou hier
expected-daysApart = des virgules entre les jours, comme dans « nuit, jour de repos, jour » : sans elles, ce peut être un jour ou plusieurs
expected-duration = une durée, comme 30d, 4w, 6m ou 1y
expected-hours = deux heures, par exemple nuit=19:00-07:30
expected-instant = un instant ISO 8601, par exemple 2026-11-20T18:50:00+01:00
expected-journalName = un nom de journal sur cet appareil, en lettres et chiffres, comme @travail= /travail
expected-link = smjournal://show/ID, smjournal://new ou smjournal://check-in
expected-linkAtTerminal = un terminal : il faut y répondre à ce qu’ouvre un lien
expected-moment = une heure, par exemple 07:30 ou 2026-11-20T07:30
expected-month = un mois, par exemple 2026-11 ou novembre
expected-mood = une humeur : { $moods }
expected-moodMeaning = un mot avec une humeur, par exemple mouais=neutre
expected-otherJournal = le dossier d’un autre journal que celui-ci
expected-shiftMeaning = un mot avec un type de poste, par exemple 'N=nuit 21:00-07:00'
expected-shiftType = un mot et son sens, par exemple J='jour 07:00-19:30 pause 30'
expected-span = un jour, ou deux : 20 déc au 3 janv, 2026-12-20..2027-01-03
expected-spans = deux heures, par exemple 18:45-07:50
expected-tagChange = +ÉTIQUETTE pour ajouter ou -ÉTIQUETTE pour retirer une étiquette
expected-take = CLÉ=ours ou CLÉ=theirs
expected-text = du texte
expected-word = un mot sans espace
expected-year = une année, par exemple 2026
expected-zone = le nom d’un fuseau horaire, par exemple Europe/Paris

explanation-dayBoundary-after = { $what } : le jour de l’horloge
explanation-dayBoundary-before = { $what } : tes journées commencent à { $start } (day-starts)
explanation-explicitDay = { $what } : tu as indiqué le jour
explanation-explicitShift = { $what } : tu as indiqué le poste
explanation-lastBegun = { $what } : le dernier poste commencé ; 'move', --date ou --shift en indiquent un autre
explanation-openShift-of = {" "}de { $time }
explanation-openShift-your-check-in = { $what } : ta prise de poste{ $since } n’a pas encore de fin de poste
explanation-plan = { $what } : { $planned }

export-asPage = la page s’appelle { $file } : sans cette fin de nom, un navigateur montre son code
export-asTimeOff =
    { $count ->
        [one] { $count } absence, comme un arrêt maladie, y figure comme un congé ; avec --private, elle est nommée
       *[other] { $count } absences, comme un arrêt maladie, y figurent comme des congés ; avec --private, elles sont nommées
    }
export-askPrivate =
    { $count ->
        [1] 1 note privée en fera partie. Continuer ?
       *[other] { $count } notes privées en feront partie. Continuer ?
    }
export-birthday = Anniversaire de { $name }
export-calendar = Postes et congés
export-calendar-birthdays = Anniversaires
export-calendar-reminders = Prises et fins de poste
export-calendar-shifts = Postes
export-calendar-time-off = Congés
export-calendarNotKept = le calendrier { $file } n’a pas pu être réécrit ; il reste comme il était :
export-encryptionFailed = { $program } a refusé de chiffrer pour ce destinataire ; rien n’a été écrit
export-holdsPrivate =
    cette sauvegarde contient aussi { $count ->
        [1] 1 note privée
       *[other] { $count } notes privées
    } : garde-la pour toi
export-isOff = { $name } : congés
export-leavesConflicts =
    { $count ->
        [one] 1 fichier en conflit n’est pas dans cet export ; « smjournal conflicts » l’affiche
       *[other] { $count } fichiers en conflit ne sont pas dans cet export ; « smjournal conflicts » les affiche
    }
export-missing = Photos et enregistrements nommés par tes notes et introuvables : { $count } ; « smjournal check » les montre.
export-noEncryption = { $program } n’est pas installé, et rien n’a été écrit ; il se trouve sur https://age-encryption.org
export-noPandoc = { $program }, qui fait le document, n’est pas installé, et rien n’a été écrit ; il se trouve sur https://pandoc.org
export-pandocFailed = { $program } n’a pas fait de document ; rien n’a été écrit
export-passesOver =
    du dossier du journal, { $count } { $count ->
        [one] élément n’est
       *[other] éléments ne sont
    } pas dans cette sauvegarde :
export-receipt =
    { $records } dans { $files ->
        [1] 1 fichier
       *[other] { NUMBER($files) } fichiers
    }, { $bytes }{ $leftOut }
export-receipt-form = une page à remplir, { $bytes } ; envoie-la sur le téléphone et ouvre-la là
export-receipt-people-left-out =  ; sans { $people } : un tel fichier n’a pas de place pour les personnes
export-receipt-private-left-out =
     ; { $leftOut ->
        [one] { $leftOut } privée laissée de côté (--private la prend aussi)
       *[other] { $leftOut } privées laissées de côté (--private les prend aussi)
    }
export-uncleaned = laissé de côté, car le lieu de la prise de vue y est peut-être et ne peut pas être retiré : { $path }
export-unshown =
    { $count ->
        [one] 1 photo ou enregistrement n’y est pas : un tel fichier ne peut pas le montrer
       *[other] { $count } photos et enregistrements n’y sont pas : un tel fichier ne peut pas les montrer
    }
export-withoutMedia =
    { $count ->
        [one] 1 photo ou enregistrement est nommé et n’est pas dans le fichier ; il suit dans un dossier ou un .zip : --output NOM.zip
       *[other] { $count } photos et enregistrements sont nommés et ne sont pas dans le fichier ; ils suivent dans un dossier ou un .zip : --output NOM.zip
    }
export-works = { $name } : travail

figure-afterLongRest = après plus de repos
figure-afterShortRest = après moins de 11 h de repos
figure-ahead = À venir
figure-averageWeek = Semaine moyenne
figure-balance = Solde
figure-changes = Changements de planning
figure-contract = Au contrat
figure-daysOff = Absences
figure-extras = En plus, comptés comme prévus
figure-findings = Au-delà des limites
figure-holidays = Jours fériés
figure-hours = Heures
figure-knownDays = Jours connus
figure-longestNightRun = Plus longue série de nuits
figure-longestRun = Plus longue série de jours travaillés
figure-longestShift = Poste le plus long
figure-nightHours = Heures de nuit
figure-nightToDay = De la nuit au jour en moins de 48 h
figure-nights = Nuits
figure-onCall = Astreinte
figure-overtime = Au-delà du planning
figure-place = jour d’affilée
figure-planned = Prévu
figure-presence = Présence
figure-ratings = Ressenti
figure-report = Temps de travail, repos et récupération
figure-rests = Repos
figure-sevenDays = Maximum sur 7 jours
figure-shifts = Postes
figure-shortestRest = Repos le plus court
figure-splitDays = Journées coupées
figure-sundays = Dimanches
figure-under11 = Repos de moins de 11 h
figure-under12 = Repos de moins de 12 h
figure-weekends = Week-ends travaillés
figure-weeklyRest = Repos le plus long
figure-weeks = Semaines
figure-worked = Travaillé

file-type-brokenLink = un lien qui ne mène nulle part
file-type-device = un périphérique
file-type-folder = un dossier
file-type-pipe = un tube
file-type-socket = une socket

form-afterShift = Après mon poste
form-again = En noter un autre
form-back = Retour
form-beforeShift = Avant mon poste
form-belongs = Sa place est le dossier { $folder } de ton journal.
form-break = Pause non payée, en minutes
form-date = Jour (d’une nuit : son soir)
form-download = Télécharger
form-failed = Pas enregistré : { $reason }
form-folderHint = Choisis le dossier de ton journal : celui où se trouve journal.md.
form-keep = Terminé
form-moodOnly = Mon humeur
form-needAnswer = Donne au moins une réponse.
form-next = Suivant
form-noScript = Cet aperçu ne peut pas enregistrer. Ouvre le fichier dans ton navigateur : sur iPhone, partage-le vers un navigateur ou garde-le dans Fichiers et ouvre-le de là.
form-refused = Une ligne de la note ressemble aux marques d’une fusion. Change son début, s’il te plaît.
form-saveToFolder = Enregistrer dans mon journal
form-saved = Enregistré : { $place }
form-share = Partager
form-summary = À enregistrer
form-time = Heure
form-title = Comment vas-tu ?
form-which = Que veux-tu noter ?

gapCount = { $gaps } repos

greeting = { $words }.
greeting-afternoon = Bonjour
greeting-evening = Bonsoir
greeting-morning = Bonjour
greeting-name = { $words } { $value }.

greeting-night = Bonsoir
half-afternoon = après-midi
half-morning = matin

health-backup-backup = Sauvegarde
health-backup-last-made = la dernière, { $day }
health-backup-none-backup = Sauvegarde
health-backup-none-none-noted-after = aucune de notée ; après en avoir fait une : smjournal doctor --backed-up
health-calendars = Calendriers
health-conflicts-but-git = { $found }, mais on ne sait pas ce que git attend
health-conflicts-conflicts = Conflits
health-conflicts-none = aucun
health-disk-disk = Disque
health-disk-free = { $free } libres{ $isScarce }
health-disk-nearly-full =  : presque plein
health-drafts = Brouillons
health-drafts-aside = { $count } mis de côté, jusqu’à ce que tu les enlèves : { $paths }
health-encryption-disk-at-rest = Chiffrement
health-encryption-disk-the-disk-is = le disque est chiffré ({ $tool })
health-encryption-folder-a-decrypted-view = vue en clair d’un dossier chiffré ({ $tool })
health-encryption-folder-at-rest = Chiffrement
health-encryption-unknown-at-rest = Chiffrement
health-encryption-unknown-no-encryption-visible = aucun visible d’ici ; voir « smjournal help at-rest »
health-git = git
health-gitCrypt-encrypts-the-records = chiffre les notes dans git : les changements de deux appareils ne fusionnent pas
health-gitCrypt-git-crypt = git-crypt
health-inbox = Boîte d’arrivée
health-inbox-foreign = { $folder } ; { $count } laissés là, pas du formulaire de ce journal
health-index-good-index = Index
health-index-good-up-to-date = à jour (smjournal reindex --verify le compare à chaque fichier)
health-index-unwritable-can-t-be = ne peut pas être écrit ({ $error })
health-index-unwritable-index = Index
health-notices-syncing = Synchronisation
health-notices-thing-to-look =
    { $count ->
        [one] { $count } point à regarder
       *[other] { $count } points à regarder
    }
health-otherJournals-not-part-of = à part de celui-ci : { $folders }
health-otherJournals-other-journals = Autres journaux
health-permissions-others-may-read = d’autres peuvent lire { $count } des fichiers et dossiers
health-permissions-permissions = Droits d’accès
health-permissions-yours-alone = toi seul·e
health-problems = { $count } { $sort }
health-problems-none = aucun
health-problems-problems = Problèmes
health-records = { $map } ; { $bytes }
health-records-none = aucune
health-records-records = Fiches
health-seal = Scellement
health-seal-clear = de sortes scellées, en clair : { $records }
health-seal-keys = clés : { $count }
health-seal-left = un texte modifié reste dans { $path }
health-seal-noKey = pas de clé sur cet appareil
health-seal-noProgram = ni age ni rage n’est installé
health-seal-plainKey = la clé est ici sans phrase de passe
health-seal-swap = l’espace d’échange (swap) du disque ne se voit pas chiffré
health-seal-unlocked = ouvert jusqu’à { $time }
health-sync-absent = non utilisé ici
health-sync-driverMissing = préparé, mais le programme qui doit fusionner n’est plus là
health-sync-foreign = appartient à un autre utilisateur ; rien n’a été demandé
health-sync-gitMissing = il y a un dépôt, mais git n’est pas installé
health-sync-otherDriver = fusionne les notes avec un autre pilote
health-sync-outdated = préparé par une version antérieure
health-sync-ready = préparé
health-sync-unprepared = utilisé, mais pas préparé
health-sync-unreadable = il y a un dépôt, mais git ne peut pas le lire
health-syncthing = Syncthing

help-affirmation = L’affirmation du jour
help-affirmationAdd = Ajouter une affirmation à toi
help-affirmationCategory = de cette catégorie : resilience (résilience), competence (compétence), compassion ou balance (équilibre)
help-affirmationLike = Aimer une affirmation, celle du jour si aucune n’est nommée
help-affirmationList = Lister les affirmations
help-affirmationSpare = Ne pas montrer une affirmation après un poste difficile
help-affirmationUnlike = Ne plus aimer une affirmation
help-all = tous les conflits
help-also = Le journal de quelqu’un d’autre dont les heures figurent à côté, sans un mot de plus
help-alsoTyped = Se tape aussi
help-append = Ajouter une ligne avec son heure à la note du jour, ou à une autre
help-appendLast = à ce qui a été écrit ou changé en dernier
help-appendTo = à cette note
help-at = le moment, par exemple 07:30 ou 2026-11-20T07:30
help-attach = Copier des photos et des enregistrements dans le journal et les nommer dans une note
help-backedUp = noter qu’une sauvegarde vient d’être faite
help-badge = un badge, émoji ou nom ; peut être répété
help-birthday = l’anniversaire, par exemple 2019-03-12, ou '12 mars' sans l’année
help-both = là où les deux côtés ont changé le même endroit d’un texte, garder les deux, l’un sous l’autre
help-break = la pause non payée, si ce n’était pas l’habituelle, par exemple 15 ou aucune
help-callOut = un rappel pendant l’astreinte, par exemple 23:40-04:10 ; peut se répéter
help-caption = ce que montre l’image
help-category = le motif : leave (congés), rtt, training (formation), sick (maladie) ou other (autre)
help-check = Signaler tous les problèmes de tous les fichiers
help-checkIn = Noter comment tu te sens avant un poste
help-checkOut = Noter comment tu te sens après un poste
help-clock = ce qui compte comme heures quand tu n’en dis pas : said (le planning) ou notes (l’heure de la prise et de la fin de poste)
help-color = les couleurs : auto, always (toujours) ou never (jamais)
help-commands = Commandes
help-commonOptions = Options communes
help-completions = Écrire le script de complétion d’un shell
help-condition = les notes dont la clé dit cela : place=Lyon, energy>=4 ; peut être répété
help-config = Montrer les réglages du profil, ou en changer
help-conflicts = Lister ce que la synchronisation a laissé en conflit, et ce qui diffère
help-consent = retirer sans demander
help-csv = en tableau, une ligne par poste
help-cycle = les postes l’un après l’autre, par exemple 'jour jour nuit nuit repos repos'
help-daily = ouvrir la note du jour ; elle est créée au besoin
help-date = le jour concerné, par exemple 2026-11-20, aujourd’hui ou hier
help-day = Tout sur un jour : poste, heures, humeur, notes
help-delete = Mettre une note à la corbeille
help-doctor = La santé du journal en une page, avec les remèdes
help-dryRun = Dire seulement ce qui serait fait
help-edit = Ouvrir une note dans l’éditeur, puis la vérifier
help-editOption = ouvrir le nouveau fichier dans l’éditeur
help-encryptTo = chiffrer avec age pour cette clé publique, ou les clés de ce fichier
help-endTime = quand le poste s’est vraiment terminé, par exemple 7h50 ou maintenant
help-entryTitle = le titre, tel quel ; les mots sont alors le texte
help-examples = Exemples
help-excel = un tableau qu’Excel ouvre d’un double-clic
help-exitDataProblem = quelque chose ne va pas dans un fichier, ou ce qui est nommé n’existe pas
help-exitDone = tout s’est bien passé
help-exitInputOutput = un fichier n’a pas pu être lu ou écrit
help-exitLocked = une note scellée ne se lit pas sans la clé
help-exitUsage = la ligne de commande n’a pas été comprise
help-explain = dire quel jour a été choisi, et pourquoi
help-export = Exporter le journal : markdown, json (la sauvegarde), csv, ics, une page, un PDF, une image, un formulaire, l’appli du téléphone, un livre, pour Day One, jrnl ou Org
help-favorite = Marquer une note comme favorite
help-favoriteOff = retirer la marque
help-favoriteOption = marquer comme favorite
help-filterFavorite = seulement les favorites
help-filterMood = les notes de cette humeur
help-filterPerson = les notes qui nomment cette personne
help-filterShift = les notes de ce poste
help-filterTag = les notes avec cette étiquette ; peut être répété, toutes doivent y être
help-forget = Effacer des notes pour de bon, aussi de la corbeille et de l’historique d’undo, après une question
help-format = une ligne pour une barre d’état, avec {"{"}days{"}"} {"{"}workingDays{"}"} {"{"}shifts{"}"} {"{"}from{"}"} {"{"}until{"}"} {"{"}title{"}"} {"{"}affirmation{"}"} {"{"}category{"}"} {"{"}mood{"}"} {"{"}streak{"}"} {"{"}shift{"}"} {"{"}records{"}"} {"{"}date{"}"} {"{"}problems{"}"} {"{"}countdown{"}"} {"{"}due{"}"} {"{"}next{"}"} {"{"}nextDate{"}"} {"{"}nextStart{"}"} {"{"}nextEnd{"}"} ; {"{"}{"{"} et {"}"}{"}"} donnent des accolades ; un format qui commence par {"{"}{"{"}" donne du JSON
help-from = à partir de ce jour
help-full = refaire l’index de zéro
help-half = une demi-journée seulement : morning ou afternoon
help-help = Expliquer une commande
help-helpOption = cette aide
help-highlight = un temps fort ; peut être répété
help-holidays = les jours fériés, par pays ou région : fr, fr-alsace ; plusieurs avec des virgules
help-hours = heures habituelles d’un poste, par exemple nuit=19:00-07:30
help-html = écrire une page à imprimer dans ce fichier
help-ids = avec les identifiants des notes
help-importAgain = Faire venir aussi ce que tu as supprimé depuis, ce qui diffère ici, et les fichiers cachés d’une sauvegarde
help-importCategory = Seulement les évènements de cette catégorie
help-importDates = Le jour des notes qui n’en disent pas : file prend l’heure du fichier
help-importOnly = Seulement les évènements dont le titre contient ceci
help-importPerson = De qui sont les lignes d’un tableau, ou qui d’un carnet d’adresses ; '*' pour tous
help-importTags = Le signe des tags de jrnl : @, ou @# pour les deux ; avec # seul, les mots en @ sont des personnes
help-importZone = Le fuseau des heures qui n’en ont pas ; sinon celui du journal
help-importing = Reprendre un planning ou le journal d’un autre programme
help-inEnglish = Cette page n’existe qu’en anglais.
help-includePrivate = les notes privées aussi
help-includeSealed = les notes scellées aussi, en clair ; demande la phrase de passe dans un terminal
help-index = garder l’index dans ce fichier ; sinon SMJOURNAL_INDEX
help-initialize = Créer un journal dans un dossier
help-insights = Ce qui accompagne les bons et les mauvais jours ; repos et récupération
help-isPrivate = à ne mettre dans aucun export, aucune page, aucun assistant
help-journal = le dossier du journal ; sinon SMJOURNAL_DIR, sinon le plus proche en remontant
help-json = répondre par un document JSON
help-jsonLines = une note JSON par ligne
help-keepPosition = copier tel quel, avec le lieu et l’appareil de la prise de vue
help-kind = les notes de ce genre ; peut être répété
help-lang = la langue : { $codes }
help-language = la langue du journal : { $codes }
help-letters = le sens habituel des lettres dans un pays, montré et confirmé au terminal : fr
help-liked = seulement celles que tu aimes
help-limit = nombre maximum à afficher
help-link = Ouvrir un lien tel que smjournal://show/ID ; pose des questions, n’écrit rien de lui-même
help-list = Lister les notes, les plus récentes d’abord, ce qui vient à la fin
help-listFormat = une ligne par note, avec {"{"}id{"}"} {"{"}date{"}"} {"{"}time{"}"} {"{"}kind{"}"} {"{"}title{"}"} {"{"}mood{"}"} {"{"}tags{"}"} {"{"}shift{"}"}, toute autre clé, \t et \n ; {"{"}{"{"} et {"}"}{"}"} donnent des accolades ; un format qui commence par {"{"}{"{"}" donne du JSON
help-lock = Retirer la clé de la mémoire
help-man = Écrire une page pour man, celle d’une commande ou du programme
help-manCache = l’index, qui peut être supprimé à tout moment
help-manDescription = Description
help-manEditorVariable = l’éditeur qui ouvre les fichiers
help-manEnvironment = Environnement
help-manExitStatus = Code de retour
help-manFiles = Fichiers
help-manFormat = les fichiers d’un journal
help-manIndexVariable = le fichier de l’index, si --index ne le nomme pas
help-manJournalVariable = le dossier du journal, si --journal ne le nomme pas
help-manName = Nom
help-manPagerVariable = le programme qui montre les longues réponses page par page ; sans elle, elles s’affichent d’un trait
help-manProfile = le profil ; il marque la racine d’un journal
help-manProgram = Le ressenti avant et après chaque poste, les entrées du journal, les congés : chacun est un fichier Markdown avec un en-tête YAML, dans un dossier par mois. smjournal les écrit et les lit, compte les postes jusqu’aux congés, et n’utilise jamais le réseau.
help-manSeeAlso = Voir aussi
help-manSynopsis = Synopsis
help-manZonesVariable = un dossier de règles de fuseaux horaires, au lieu de celui du système
help-mapColumn = Ce que contient une colonne d’un tableau d’humeur : 'Date=date', 'Score=mood 1-10', 'Anxiety=scale 0-3 low', note, tags, time, title, people, keep, skip ; gardé dans le profil
help-mapMood = Ce que veut dire un mot d’humeur, par exemple 'mouais=neutre'
help-mapShift = Ce que veut dire un code, par exemple 'N=nuit 21:00-07:00' ; gardé dans le profil
help-mcp = Répondre à un assistant local (Model Context Protocol) par l’entrée et la sortie standard
help-mcpPrivate = lui montrer aussi ce qui est privé
help-mcpWrite = lui permettre d’écrire des entrées, des humeurs, des prises et des fins de poste
help-memories = Ce que tu écrivais ce jour-là, cette semaine-là, ce mois-là les autres années
help-merge = Fusionner trois versions d’un fichier ; c’est git qui s’en sert
help-month = Un mois en calendrier : travail, humeurs, congés
help-mood = l’humeur, de 1 à 5, émoji ou mot
help-moodCommand = Noter ton humeur : de 1 à 5, un émoji ou un mot
help-moreHelp = « smjournal help COMMANDE » et « smjournal help SUJET » en disent plus.
help-move = Donner un autre jour à une note
help-name = ton prénom
help-new = Écrire une entrée ; seul dans un terminal, pose des questions
help-noIndex = lire tous les fichiers plutôt qu’un index
help-noInput = ne jamais poser de question
help-noPager = afficher les longues réponses telles quelles, sans les couper en pages
help-noPassphrase = garder la clé sans phrase de passe
help-notAfterHardShift = pas le lendemain d’un poste difficile
help-note = une note ; - la lit sur l’entrée standard
help-now = prendre cet instant pour maintenant
help-offset = nombre à sauter au début
help-older = seulement ce qui a été supprimé il y a plus longtemps : 30d, 4w, 6m, 1y
help-on = ce jour-là
help-once = les jours viennent une fois et ne se répètent pas
help-only = une partie : shifts, time-off, birthdays ou reminders d’un agenda ; year, l’image d’une page ; peut être répété
help-options = Options
help-ours = là où les deux côtés ont changé la même chose, prendre la version du fichier
help-output = où l’écrire, - pour la sortie standard ; un dossier s’il finit par / ou existe
help-pdf = écrire un PDF dans ce fichier
help-people = Les personnes, les notes qui les nomment, leurs prochains anniversaires
help-peopleAdd = Créer le fichier d’une personne
help-person = une personne nommée ; peut être répété
help-photo = une photo ou un enregistrement à joindre
help-photoSize = réduire les photos : le plus long côté en pixels, par exemple 1600 (par ImageMagick)
help-place = le lieu
help-plain = questions en lignes simples, pour lecteurs d’écran et terminaux simples
help-privacy = signaler ce que d’autres pourraient lire : droits d’accès, patients identifiables, lieux dans les photos, dépôts publics
help-program = smjournal – un journal en fichiers texte pour qui travaille en horaires décalés
help-prompts = Il y a un an, les jours sans un mot, la semaine en bref
help-random = Une note d’autrefois, tirée au hasard
help-ratings = avec le ressenti avant et après les postes
help-reindex = Mettre l’index à jour
help-relation = qui elle est pour toi, par exemple fille ou amie
help-reminderDays = combien de jours de postes, 56 par défaut
help-reminders = Écrire des rappels pour systemd, cron, launchd ou un agenda
help-replace = mettre à la corbeille la note précédente du même poste
help-replaceMood = mettre à la corbeille la dernière humeur du jour, si rien n’est écrit avec
help-report = Temps de travail, repos et récupération sur une période
help-reportShifts = chaque poste avec ses heures et leur origine
help-resolve = Fusionner les versions en conflit d’un fichier, clé par clé
help-restore = Reprendre une note de la corbeille
help-rota = Montrer les postes des quatre semaines à venir
help-rotaAdd = Un poste de plus un jour donné, en plus du planning
help-rotaChanges = Ce qui a changé dans les plannings publiés, et avec quel délai
help-rotaCheck = Trouver les jours sans planning, les postes qui se chevauchent, les repos trop courts
help-rotaOff = S’absenter un jour ou plusieurs : maladie, autre raison
help-rotaSet = Écrire un planning dans le profil
help-rotaSwap = Changer le poste d’un jour, ou échanger deux jours
help-rotaWorked = Dire les heures travaillées un jour donné
help-rules = les limites à montrer : eu, fr-hospital, fr, uk, de, ch ou none
help-scale = de 1 à 5
help-schema = Afficher le schéma JSON de l’en-tête des fichiers, pour les éditeurs
help-seal = Sceller des notes : personne ne les lit sans ta clé
help-sealAdd = Sceller pour une clé de plus
help-sealAgain = sceller de nouveau tout ce qui est scellé
help-sealIdentity = un fichier avec l’identité age à prendre
help-sealRemove = Ne plus sceller pour une clé
help-sealSetup = Créer ou prendre la clé qui ouvre ce qui est scellé
help-sealedOption = scellé dès le début
help-search = Chercher des mots dans titres, étiquettes et textes : tous les mots, "une suite", mot*, -mot
help-set = Changer des clés d’une note ; le reste de son fichier ne change pas
help-setup = Préparer pour git, Syncthing ou Obsidian ; installer rappels, calendrier, boîte d’arrivée
help-setupCommit = faire un commit après chaque modification, sur cet appareil ; jamais de push
help-setupNoCommit = ne plus faire de commit après chaque modification
help-setupOff = Ne plus tenir à jour ce calendrier ou cette boîte d’arrivée ; les fichiers restent
help-shift = le poste : day (jour), night (nuit), rest (repos) ou un mot à toi
help-shiftType = le sens d’un mot du planning, par exemple J='jour 07:00-19:30 pause 30' ; peut être répété
help-show = Afficher une note
help-sort = trier par date, title, mood, words, created, modified ou une échelle ; -date décroissant, +date croissant
help-sourceOption = ce qui écrit, par exemple raccourci ou cron
help-spareOff = la montrer de nouveau après n’importe quel poste
help-startTime = quand le poste a vraiment commencé, par exemple 18h45 ou maintenant
help-stats = Des chiffres, chacun avec le nombre de notes derrière lui
help-status = l’avancement : planned (planifié) ou approved (validé)
help-suggest = Étiquettes, humeur, personnes et lieux que suggère un texte ; n’écrit rien
help-tag = Ajouter et retirer des étiquettes d’une note ; sans rien, en proposer
help-tagOption = une étiquette ; peut être répété
help-tags = Toutes les étiquettes, avec leur nombre et leur dernier jour
help-take = pour cette clé, prendre la version du fichier ou l’autre ; peut être répété
help-team = Chiffres de plusieurs journaux, sans nommer personne
help-teamFigures = Afficher tes propres chiffres par mois, à donner à team à la place du journal
help-teamMinimum = nombre de personnes qu’il faut pour un chiffre, 3 au moins ; 5 par défaut
help-template = un modèle du dossier templates
help-text = le texte ; - le lit sur l’entrée standard
help-theirs = là où les deux côtés ont changé la même chose, prendre l’autre version
help-timezone = le fuseau horaire du journal, par exemple Europe/Paris ; sinon celui du système
help-title = le nom que tu leur donnes
help-today = Affirmation, compte à rebours, notes et poste du jour
help-topics = Sujets
help-transcribe = mettre par écrit ce que dit un enregistrement, avec un programme de cette machine
help-trash = Lister ce qui a été supprimé, le plus récent d’abord
help-trashEmpty = Retirer définitivement des fichiers de la corbeille, aussi de l’historique d’undo, après une question
help-undo = Annuler la dernière modification
help-unlock = Garder la clé en mémoire un moment
help-unlockFor = combien de temps : 15m, 1h ; 15 minutes si rien n’est dit
help-unseal = Rendre leurs fichiers en clair aux notes scellées
help-unset = Retirer des clés d’une note
help-until = jusqu’à ce jour inclus
help-usage = Utilisation
help-vacation = des congés à venir ; peut être répété
help-vacationAdd = Prévoir des congés
help-vacationList = Lister les congés, passés et à venir
help-vacationRemove = Retirer des congés
help-vacationSet = Modifier des congés
help-verify = comparer l’index à tous les fichiers
help-version = Afficher la version
help-weather = le temps qu’il faisait
help-week = Une semaine : postes et heures, repos, humeurs, totaux
help-weekday = seulement ce jour de la semaine ; peut être répété
help-wholeHelp = tout, et non ce qui tient sur un écran
help-why = pourquoi : maladie, congé, rtt, formation, ou un mot à toi
help-with = le programme qui fait le PDF
help-year = Une année en pixels : l’humeur de chaque jour

hint-cycleOrFile = un cycle, un fichier de planning, Entrée pour plus tard
hint-dayOrToday = par exemple lundi ou 23/11, Entrée pour { $day }
hint-highlights = trois au plus, Entrée après chacun ; Entrée seule termine
hint-hoursOrLater = par exemple 7h-19h30, Entrée pour plus tard
hint-howToAnswer = 1–5 pour répondre, Entrée pour passer, Retour arrière pour revenir, Ctrl-C pour quitter en gardant tes réponses.
hint-howToAnswerPlain = Une ligne par réponse : 1–5 puis Entrée, Entrée seule pour passer, Ctrl-C pour quitter en gardant tes réponses.
hint-howYouWork = Ton cycle, un mot ou une lettre par jour depuis son premier jour : jour jour nuit nuit repos repos, ou J J N N R R R.
hint-linesOrEditor = Alt-Entrée pour une nouvelle ligne, Ctrl-X Ctrl-E pour ton éditeur
hint-notUnderstood = Pardon, je n’ai pas compris.
hint-numberKeys = touches des chiffres, Entrée pour finir
hint-numberOrWords = un numéro, ou des mots à chercher
hint-numbersOrTags = numéros ou mots, séparés par des virgules ; Entrée pour aucune
hint-numbersPlain = numéros séparés par des espaces, Entrée pour aucun
hint-oneLine = Entrée pour passer
hint-orderOrLater = par exemple jour jour nuit repos, Entrée pour plus tard
hint-picker = tape pour filtrer, flèches, Entrée, Échap
hint-severalLines = Entrée pour passer, Alt-Entrée pour une nouvelle ligne
hint-shiftOrDay = jour, nuit, repos, un mot à toi, ou le jour avec lequel échanger
hint-shiftOrSkip = par exemple nuit 21:00-07:00 pause 30, ou repos ; - le laisse de côté, Entrée laisse la question ouverte
hint-spanOrSkip = par exemple du 20/12 au 3/1, Entrée pour passer
hint-tagCommand = Étiquettes proposées :
hint-yesOrNo = o/N
hint-yesUsually = O/n

hours = { $time } ({ $known } sur { $shifts })

identifier-birthDate = est peut-être une date de naissance
identifier-hospitalNumber = est peut-être le numéro d’un patient à l’hôpital
identifier-name = est peut-être le nom d’un patient
identifier-nhs = est peut-être un numéro NHS
identifier-own = correspond à ton motif { QUOTED($pattern) }
identifier-socialSecurity = est un numéro de sécurité sociale

importing-added =
    { $count } ajouté{ $count ->
        [one] {""}
       *[other] s
    }
importing-again = --again fait venir ce que tu as supprimé, ce qui diffère et les fichiers cachés.
importing-askColumns = Entrée si les colonnes sont justes ; sinon l’une d’elles, par exemple Score=mood 1-10, Note=note, Poids=skip
importing-askPeople = Qui, parmi les { $count } personnes ? Des noms séparés par des virgules
importing-askPerson = À qui sont ces horaires ? Un nom ou son numéro
importing-askShift = { $word } ({ $count } fois), c’est quoi ?
importing-askTitles = Montrer trois titres ?
importing-askWrite = Importer ?
importing-changed = { $count } mis à jour
importing-clear = { $count } en clair, tels que dans la sauvegarde, alors que ces notes sont scellées ici ; « smjournal seal ID » les scelle
importing-column = { $column } : { $meaning }
importing-columns = colonnes :
importing-conflicts =
    { $count } modifié{ $count ->
        [one] {""}
       *[other] s
    } ici et là-bas
importing-everybody = --person '*' les prend tous
importing-guessedColumns = Le sens des colonnes est deviné, donc rien n’a été écrit. Pour l’importer tel quel : { $command }
importing-learnt = pour le profil : { $words }
importing-leftOut =
    { $count } laissé{ $count ->
        [one] {""}
       *[other] s
    } de côté : { $why }
importing-looksLike = On dirait du { $format } : smjournal import { $format } FICHIER
importing-mapMood = donnes-en une avec --mood '{ $word }=neutre'
importing-mapShift = précise avec --map { $argument }
importing-media = photos et enregistrements : { $found }
importing-media-missing = photos et enregistrements : { $found } ; { $missing } manquent
importing-moods = humeurs : { $moods }
importing-morePlanChanges =
    et { NUMBER($count) } { $count ->
        [one] autre jour
       *[other] autres jours
    }
importing-nothingNew = Rien de nouveau.
importing-openHours = Cela ressemble à un planning dont les cases n’ont que des heures : elles seules disent le jour ou la nuit, et rien n’a été écrit. Pour l’importer tel quel : { $command }
importing-openPlan = Ce n’est peut-être pas ton planning actuel, et rien n’a été écrit. Pour l’importer tel quel : { $command }
importing-openWords = Cela ressemble à un planning, mais le sens de { $words } n’est pas dit : rien n’a été écrit. Dis-le avec --map, ou importe-le tel quel : { $command }
importing-people = personnes : { $names } ; --tags '@#' en fait des tags
importing-planChange = { $day } : { $was } → { $becomes }
importing-planDays = jours qui changent : { $count }
importing-progress = { $done } écrits sur { $total }
importing-proposedShift = Entrée pour { $meaning }, - le laisse de côté ; ou par exemple nuit 21:00-07:00 pause 30
importing-read =
    { $format } : { $count } lu{ $count ->
        [one] {""}
       *[other] s
    }
importing-reading = { $share } lus
importing-resolve = « smjournal conflicts » montre ce qui a changé des deux côtés.
importing-rowsOf = lignes reprises : celles de { $name }
importing-same = { $count } déjà là
importing-sealed =
    dont { $count } { $count ->
        [one] scellée
       *[other] scellées
    }
importing-settings = réglages de la sauvegarde : { $keys }
importing-stopped =
    { $count } { $count ->
        [one] a été écrit
       *[other] ont été écrits
    } ; relance l’import pour continuer
importing-undo = « smjournal undo » annule tout l’import.
importing-unknownMoods = humeurs sans valeur : { $words }
importing-unknownShifts = codes d’horaires inconnus : { $words }
importing-withoutHours = postes sans horaires : { $words } ; aucun total ne les compte tant que tu ne les dis pas, par exemple --map { $argument }
importing-wouldAdd = { $count } à ajouter
importing-wouldChange = { $count } à mettre à jour

inbox-strange = a des clés que le formulaire n’écrit pas ({ $keys }) ; il est resté là
input-awaited = En attente de ce qui vient par le tube ; Ctrl-C garde ce qui est venu.

input-cut = plus de { $limit } sont venus par l’entrée standard ; le début est écrit, le reste n’est pas lu
input-none = « { $verb } » ne lit pas de texte sur l’entrée standard : rien n’en est écrit
input-silent = rien n’est encore venu par le tube, donc rien n’en est lu ; « … | smjournal { $command } » l’attend
input-taken =
    { $lines ->
        [one] 1 ligne de l’entrée standard en est le texte
       *[other] { NUMBER($lines) } lignes de l’entrée standard en sont le texte
    } ; « < /dev/null » n’y touche pas
input-unread = l’entrée standard n’est pas lue ici ; « { $option } - » en fait le texte
inquiry-day = Quel jour ?
inquiry-days = Quels jours ?
inquiry-export = Exporter dans quel format ?
inquiry-file = Quel fichier ?
inquiry-hours = Quels horaires veut dire
inquiry-media = Quelle photo ou quel enregistrement ?
inquiry-reason = Pour quelle raison ?
inquiry-reminders = Qu’est-ce qui doit te le rappeler ? ics est un fichier d’agenda pour ton téléphone ; systemd, cron et launchd sont des horloges de cet ordinateur
inquiry-spans = De quelle heure à quelle heure ?

json-colon = « : »
json-commaOrBrace = une virgule ou {"}"}
json-commaOrBracket = une virgule ou ]
json-end = la fin du texte
json-key = une clé entre guillemets "…"
json-value = une valeur JSON

key-asleep = les minutes de sommeil
key-at = le moment où elle a été écrite, ou dont elle parle
key-audio = les enregistrements, par leur chemin depuis le fichier
key-badges = le ressenti : des émojis ou des mots
key-birthday = l’anniversaire, avec ou sans l’année : "--03-12"
key-break = les minutes de pause non payée, 0 sans pause, si ce n’était pas l’habituelle
key-call-outs = les rappels pendant l’astreinte, chacun avec ses horaires : 23:40-04:10
key-category = la sorte de congé
key-date = le jour de la note ; pour une nuit, celui où elle a commencé
key-end = la fin du poste ou du sommeil
key-energy = l’énergie avant le poste, de 1 à 5
key-extra = true pour un poste en plus du planning
key-fatigue = la fatigue après le poste, de 1 à 5
key-favorite = si c’est un favori
key-foreign = { $key } ne veut rien dire dans une note du genre « { $kind } » ; c’est écrit quand même
key-from = le premier jour
key-goesWith = { $key } suit : { $value }
key-half = la demi-journée de congé
key-highlights = les temps forts, trois au plus
key-hours = les horaires d’un poste coupé : 07:00-11:00, 16:00-20:00
key-kind = ce qu’est le fichier
key-load = la charge émotionnelle après le poste, de 1 à 5
key-mood = l’humeur : un émoji, un mot, ou de 1 à 5
key-motivation = la motivation avant le poste, de 1 à 5
key-name = le nom de la personne
key-origin = l’identifiant qu’elle y avait
key-people = les personnes dont elle parle
key-photos = les photos, par leur chemin depuis le fichier
key-place = le lieu
key-published = quand le planning a été publié
key-relation = qui est cette personne pour toi
key-remind = quand te rappeler cette personne
key-satisfaction = la satisfaction après le poste, de 1 à 5
key-shift = le poste : day, night, rest, ou un mot à toi
key-shifts = une ligne par jour : 2026-12-01 N 21:00-07:00
key-source = le programme qui a écrit le fichier
key-start = le début du poste ou du sommeil
key-status = si le congé est planifié ou validé
key-steps = les pas de la journée
key-stress = le stress avant le poste, de 1 à 5
key-tags = les étiquettes, sans #
key-title = le titre
key-until = le dernier jour
key-weather = la météo
key-worked = les heures travaillées, si ce ne sont pas celles du planning : 18:45-07:50

kind-check-in = prise de poste
kind-check-out = fin de poste
kind-entry = entrée
kind-person = personne
kind-profile = profil
kind-rota = planning
kind-shift = poste
kind-sleep = sommeil
kind-vacation = congés

leftOut = { $unplannedDays } sans planning

limit-any7 = du { $from } au { $until } : { $value } de travail en 7 jours{ $bound }
limit-average = { $value } de travail par semaine en moyenne du { $from } au { $until }{ $bound }
limit-limit = {" "}(limite : { $limit })
limit-longOnEnd = { $work } de travail sans interruption { ON($from) }, qui laissent { $rest } de repos en 24 heures{ $bound }
limit-night = une nuit de { $value } { ON($from) }{ $bound }
limit-nightRun = { $finding } d’affilée du { $from } au { $until }{ $bound }
limit-onEnd = { $work } de travail sans interruption { ON($from) }, sans repos en 24 heures{ $bound }
limit-rest = { $value } de repos entre le { $from } et le { $until }{ $bound }
limit-restOfDay = { $value } de repos entre les postes du { $from }{ $bound }
limit-run = { $finding } de travail d’affilée du { $from } au { $until }{ $bound }
limit-shift = { $value } de travail { ON($from) }{ $bound }
limit-week = { $value } de travail dans la semaine du { $from } au { $until }{ $bound }
limit-weeklyRest = pas de repos de { $limit } du { $from } au { $until } ; le plus long est de { $value }{ $bound }

list-last = { $parts } et { $last }
list-separator = {", "}

look-absent = absence
look-affirmationAdded = Ajoutée à tes affirmations ; elle peut venir dès demain
look-alsoAfterHardShift = De nouveau après n’importe quel poste : { $text }
look-builtFrom = Construit à partir du commit { $commit }
look-builtFromSources = Construit à partir d’un dossier de sources, sans commit connu
look-didYouMean = Voulais-tu dire { $key } ?
look-everyWord = Tous les mots doivent y être ; OR est un mot comme les autres.
look-journal-fallback = Journal : { $path } (celui par défaut, d’après { $file })
look-journal-folder = Journal : { $path } (trouvé en remontant depuis ce dossier)
look-journal-option = Journal : { $path } (nommé dans la commande)
look-journal-variable = Journal : { $path } (d’après SMJOURNAL_DIR)
look-keptBadge = { $badge } est écrit comme un badge à toi ; est-ce que c’est { $nearest } ?
look-keptKey = { $key } est écrite comme une clé à toi ; voulais-tu dire { $nearest } ?
look-noJournal = Pas de journal ici ; « smjournal init DOSSIER » en crée un
look-noSuchKey = aucune note n’a de clé « { $key } »
look-notAfterHardShift = Pas après un poste difficile : { $text }
look-nothingNoted = rien de noté
look-onlyDays = Seulement les jours : { $filters }
look-otherSpelling = { $count } avec l’autre orthographe : { $command }
look-spelling = Rien ne s’écrit ainsi ; trouvé avec : { $words }
look-timeOff = congés
look-weeks = { $weeks }, un signe par semaine
look-widerSearch = { $count } avec des mots qui commencent ainsi : { $command }

lookup-ambiguous = { QUOTED($name) } peut désigner plusieurs notes : { $candidates }
lookup-ambiguous-and-more = et { $value } autres
lookup-inConflict = { QUOTED($name) } est en conflit, car deux versions s’y opposent ; « smjournal resolve » les départage
lookup-notFound = aucune note ne s’appelle { QUOTED($name) }

mayHelp-more = { $what } : ces jours-là vont mieux : { $measures }.
mayHelp-note = D’après tes seules notes ; ce qui va ensemble n’est pas forcément une cause.
mayHelp-rest = Plus de repos entre les postes : après un repos court vont moins bien : { $measures }.
mayHelp-sleep = Plus de sommeil avant un poste : après moins de six heures vont moins bien : { $measures }.

mean = { $mean } ({ $share })

meaning-absence = absence
meaning-day = jour
meaning-late = soir
meaning-leave = congé
meaning-night = nuit
meaning-on-call = astreinte
meaning-public-holiday = férié
meaning-rest = repos
meaning-rtt = RTT
meaning-sick = maladie
meaning-skip = laissé de côté
meaning-training = formation

measure-mood = humeur

media-askModel = Où se trouve le modèle (un fichier pour whisper-cli, un dossier pour vosk-transcriber) ?
media-attachLater = La note est écrite ; la photo s’ajoute par : { $command }
media-damaged = ce qu’il dit en plus de l’image ou du son ne peut pas être retiré (abîmé, ou d’un format que le programme ne sait pas nettoyer) ; rien n’a été copié (--keep-position le fait)
media-missing = nomme { QUOTED($path) }, qui n’y est pas
media-modelMissing = il n’y a pas de modèle à { $path } ; indique-le : smjournal config transcribe-model=CHEMIN
media-needsProgram = est en HEIC, d’où seul ImageMagick, qui n’est pas installé, peut retirer la position ; l’enregistrer en JPEG, ou utiliser --keep-position
media-noConverter = ffmpeg n’est pas installé, et sans lui whisper-cli ne peut pas lire { $format }
media-noModel = le modèle de transcription n’est pas connu ; indique-le une fois : smjournal config transcribe-model=CHEMIN (un fichier pour whisper-cli, un dossier pour vosk-transcriber)
media-noTranscriber = ni whisper-cli ni vosk-transcriber ne sont installés, rien ne peut donc le transcrire ici ; sans --transcribe, il est joint tel quel
media-nothingHeard = { $program } n’y a entendu aucun mot ; il est joint sans texte
media-orphan = n’est nommé par aucune note
media-staysAsLarge = { $file } garde sa taille : pour la réduire, il faut ImageMagick, qui n’est pas installé ou ne peut pas la lire
media-taken = { $file } : { $size } dans le journal
media-tooLarge = est trop gros : { $bytes }, { $limit } au plus ; rien n’a été copié
media-transcribed = { $file }, transcrit par { $program }
media-transcriptionFailed = { $program } n’a pas pu le transcrire ; rien n’a été joint
media-undated = n’a pas de date, ni dedans ni dans son nom ; il compte pour le { $iso }, dernière modification du fichier, ce qu’une copie ou un clone change : ajouter une ligne date: { $iso }
media-unknownFormat = n’est ni une photo ni un enregistrement (JPEG, PNG, WebP, GIF, HEIC ; MP3, M4A, OGG, WAV, FLAC) ; rien n’a été copié

megabytes = { $bytes } Mio

month-1 = janvier
month-10 = octobre
month-11 = novembre
month-12 = décembre
month-2 = février
month-3 = mars
month-4 = avril
month-5 = mai
month-6 = juin
month-7 = juillet
month-8 = août
month-9 = septembre
month-of-year = { $month } { $year }
month-short-1 = janv.
month-short-10 = oct.
month-short-11 = nov.
month-short-12 = déc.
month-short-2 = févr.
month-short-3 = mars
month-short-4 = avr.
month-short-5 = mai
month-short-6 = juin
month-short-7 = juil.
month-short-8 = août
month-short-9 = sept.

mood-dayStays = l’humeur du jour reste { $mood }, de { $time }
mood-happy = bien
mood-namesDay = « { $words } » reste dans la note, et l’humeur compte pour { $day } ; si c’était à ce moment-là : { $command }
mood-neutral = neutre
mood-ofDay = l’humeur du jour est maintenant { $mood }, après { $former }
mood-sad = triste
mood-veryHappy = très bien
mood-verySad = très triste

noEffects = Rien de net pour l’instant. Il faut au moins { $fewest } jours avec quelque chose et autant sans.

nothingPlanned = Aucun congé n’est prévu. Pour en prévoir : smjournal vacation add DÉBUT..FIN
nothingPlanned-half = Aucun jour entier de congé n’est prévu ; { $day } : { $what }

notice-after-it-had = après son début
notice-days = { $hours } avant
notice-hours = { $hours } avant

noun-byte =
    { $count ->
        [one] { $count } octet
       *[other] { $count } octets
    }
noun-character =
    { $count ->
        [one] { $count } caractère
       *[other] { $count } caractères
    }
noun-checkIn =
    { $count ->
        [one] { $count } prise de poste
       *[other] { $count } prises de poste
    }
noun-checkOut =
    { $count ->
        [one] { $count } fin de poste
       *[other] { $count } fins de poste
    }
noun-commit =
    { $count ->
        [one] { $count } commit
       *[other] { $count } commits
    }
noun-day =
    { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
noun-entry =
    { $count ->
        [one] { $count } entrée
       *[other] { $count } entrées
    }
noun-event =
    { $count ->
        [one] { $count } événement
       *[other] { $count } événements
    }
noun-file =
    { $count ->
        [one] { $count } fichier
       *[other] { $count } fichiers
    }
noun-hour =
    { $count ->
        [one] { $count } heure
       *[other] { $count } heures
    }
noun-minute =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
noun-month = { $count } mois
noun-night =
    { $count ->
        [one] { $count } nuit
       *[other] { $count } nuits
    }
noun-person =
    { $count ->
        [one] { $count } personne
       *[other] { $count } personnes
    }
noun-problem =
    { $count ->
        [one] { $count } problème
       *[other] { $count } problèmes
    }
noun-record =
    { $count ->
        [one] { $count } note
       *[other] { $count } notes
    }
noun-shift =
    { $count ->
        [one] { $count } poste
       *[other] { $count } postes
    }
noun-vacation =
    { $count ->
        [one] { $count } congé ou absence
       *[other] { $count } congés ou absences
    }
noun-week =
    { $count ->
        [one] { $count } semaine
       *[other] { $count } semaines
    }
noun-word =
    { $count ->
        [one] { $count } mot
       *[other] { $count } mots
    }
noun-workingDay =
    { $count ->
        [one] { $count } jour ouvré
       *[other] { $count } jours ouvrés
    }
noun-year =
    { $count ->
        [one] { $count } an
       *[other] { $count } ans
    }

number-group =  
number-point = ,

omission-besideLeave = postes des jours qui y sont congé ou absence, et qui ne sont pas travaillés
omission-cancelled = annulation
omission-cell = cases qu’aucun planning ne peut dire ; leurs jours ont un poste inconnu
omission-column = colonnes dont rien n’est repris
omission-conflict = des secondes versions laissées par une synchronisation, ou deux versions dans un fichier ; à régler dans l’autre programme, puis à réimporter
omission-deleted = suppression de ta part
omission-differs = différents ici, où ils restent tels quels
omission-earlier = il y a plus d’un an, de séries sans fin ; --from les prend
omission-empty = sans contenu
omission-field = ce que les événements d’un calendrier disent d’autre et qui n’est pas repris
omission-forgotten = oubliés pour de bon, ou scellés, sur cet appareil
omission-goals = objectifs
omission-hidden = fichiers cachés, et la sauvegarde n’est pas celle de ce journal
omission-hiddenRow = lignes masquées
omission-hiddenSheet = feuilles masquées
omission-inBed = au lit, sans que rien ne dise que c’était du sommeil
omission-kept = différents ici, sans qu’on sache depuis quand
omission-later = séries qui continuent après ces jours ; --until les suit plus loin
omission-notShift = ni le titre ni l’horaire ne disent que c’est un poste
omission-notWanted = laissés de côté, comme tu l’as dit
omission-otherJournal = d’un autre journal, dans un de ses dossiers
omission-otherMedia = vidéos et documents
omission-outside = hors des jours demandés
omission-overlapping = une autre note raconte déjà ce moment
omission-ownCalendar = du calendrier de ce journal même, qui dit ce qui est déjà ici
omission-ownLeave = jours qui restent en congé alors que le planning y met du travail ; « smjournal vacation remove » retire un congé
omission-ownShift = jours qui gardent le poste que tu as écrit toi-même
omission-position = positions sur la carte ; --keep-position les prend
omission-profile = le profil d’un journal : planning, horaires, fuseau ; une sauvegarde (export json) le rapporte
omission-row = lignes non lues
omission-sealed = peut-être déjà là, scellées ; « smjournal unlock » permet de comparer
omission-sheet = feuilles qui ne sont pas un planning
omission-trashed = à la corbeille de l’autre programme
omission-unnamed = postes d’un import précédent, à des jours que ce planning ne couvre pas ; ils restent, --from et --until les retirent
omission-unpaid = pauses différentes de la pause habituelle du poste
omission-unreadable = lecture impossible

omission-unusedMedia = photos et enregistrements qu’aucune entrée ne nomme
omission-withdrawn = absences d’un import précédent que ce planning n’a pas ; elles restent, « smjournal vacation remove » les retire
omission-workedShift = jours passés qui gardent le poste travaillé
openShift-since = {" "}depuis { $time }
openShift-under-way = En cours{ $since } : { $what }

orList-or = { $dropLast } ou { $last }

ordinal-first = 1er

output-beside = écrit à côté du journal (dedans, il serait lu comme une note) : { $path }
ownScale-asked = Quand la demander ?
ownScale-good = Quelles valeurs sont bonnes ?
ownScale-high = les hautes
ownScale-label = Comment l’afficher ?
ownScale-low = les basses
ownScale-name = Une nouvelle échelle : son nom ?
ownScale-nameHint = un mot, comme douleur ; Entrée pour sortir
ownScale-neither = ni l’un ni l’autre
ownScale-range = De combien à combien ?
ownScale-rangeHint = par exemple 0-10, Entrée pour 1-5
ownScale-wrongName = Seulement des lettres, des chiffres, - et _, et pas une clé du programme. Dans le profil : scales: {"{"}douleur: {"{"}range: "0-10", ask: mood{"}"}{"}"}
ownScale-wrongRange = Deux nombres entiers, le plus petit d’abord, par exemple 0-10.
page-absenceHatching = hachures dans l’autre sens : absence
page-after = après
page-before = avant
page-changeKey = Plus un trait est épais, plus il y a de postes qui ont évolué ainsi ; le trait orange relie les moyennes. La fatigue se compte vers le bas : un trait qui descend, c’est de l’énergie perdue.
page-changeSummary = { CAPITALIZED($shift) } : { $before }, { $after } ({ $number }).
page-changes = Avant et après le poste
page-contents = Sommaire
page-day = Jour
page-dayByDay = Jour après jour
page-dayLine = trait en haut : poste de jour
page-dayWord = { $name } : { $value }
page-empty = Rien n’est encore écrit.
page-encryptedPageInstead = La page à imprimer est { $place }, chiffrée comme l’aurait été le PDF : déchiffre-la, ouvre-la dans un navigateur et imprime-la de là.
page-entries = Entrées
page-favorite = Favori
page-filter = Filtres
page-found =
    { $count } trouvé{ $count ->
        [one] {""}
       *[other] s
    }
page-highlights = Temps forts
page-hoursAWeek = Heures par semaine
page-latest = Derniers écrits
page-made = Page faite le { $CivilDay } à partir de { $records }. Elle ne charge rien et n’envoie rien.
page-meanMood = humeur { $mean } sur { $days }
page-missingPicture = Image absente de la page : { $name }
page-months = Mois
page-mood = Humeur
page-moods = Humeurs
page-nightLine = trait en bas : nuit
page-noMood = pas d’humeur notée
page-noPrinter = Aucun programme qui fasse un PDF n’a été trouvé : WeasyPrint, Chromium, Chrome, Edge ou Brave conviendraient.
page-numbers = Les chiffres
page-onCallDots = points : astreinte
page-onThisDay = Ce jour-là
page-pageInstead = La page à imprimer est { $place } : ouvre-la dans un navigateur et imprime-la de là.
page-partOnly = Uniquement ces notes : { $what }
page-people = Personnes
page-photos = Photos
page-printAsRoot = { $program } n’a pas fait de PDF : les navigateurs ne travaillent pas en tant que root. WeasyPrint le fait, et un navigateur d’un autre utilisateur aussi.
page-printFailed = { $program } n’a pas fait de PDF.
page-privateLeftOut =
    { $number } privée{ $number ->
        [one] {""}
       *[other] s
    } laissée{ $number ->
        [one] {""}
       *[other] s
    } de côté ; seuls leurs jours et heures comptent.
page-quickReturns = Retours rapides, après moins de { $length }
page-restAndWork = Repos et travail
page-restKey = Une barre est le repos entre deux jours de travail ; la ligne est à { $length }, un triangle marque ce qui est en dessous.
page-search = Rechercher
page-searchHint = Les mots dans n’importe quel ordre, avec ou sans accents.
page-searchKey = La touche / mène ici.
page-searchOn = Chercher plus loin : { $entries }
page-shift = Poste
page-shifts = Postes
page-showAll = Tout afficher
page-skip = Aller aux entrées
page-tags = Étiquettes
page-timeOff = Congés
page-timeOffHatching = hachures : congés
page-title-journal = Journal
page-title-s-journal = Le journal { DE($value) }
page-trendKey = Un point par jour, la ligne est la moyenne de { $days } jours. Bandes : nuits (violet) et congés (vert).
page-trendRange = Plus haut en { $high }, plus bas en { $low }.
page-trendSummary = { CAPITALIZED($measure) } : { $mean } en moyenne sur { $days }.
page-trends = Évolution
page-untagged = { $program } est trop ancien pour un PDF avec sa structure : elle manquera aux lecteurs d’écran.
page-weekKey = Plus pâle : une semaine incomplète.
page-weekdays = Jours de la semaine
page-yearAtGlance = L’année d’un coup d’œil
page-yearHint = Touche un jour, ou passe de l’un à l’autre avec les flèches. Entrée mène à ce que tu as écrit.

percent = { $percent } %

place-body =
    { $places ->
        [1] un endroit du texte
       *[other] { $places } endroits du texte
    }
place-notText = tout le fichier : un côté n’est pas du texte
place-text =
    { $places ->
        [1] un endroit du fichier
       *[other] { $places } endroits du fichier
    }
place-twoRecords = le fichier dès le début : ce sont deux notes

placeholder-affirmation = AFFIRMATION
placeholder-assignment = CLÉ=VALEUR
placeholder-badge = BADGE
placeholder-base = BASE
placeholder-category = CATÉGORIE
placeholder-color = QUAND
placeholder-command = COMMANDE
placeholder-condition = CLÉ=VALEUR
placeholder-count = N
placeholder-cycle = MOTS
placeholder-day = JOUR
placeholder-duration = 30d
placeholder-exportFormat = markdown|json|csv|ics|html|pdf|svg|form|pocket|epub|docx|dayone|jrnl|org
placeholder-file = FICHIER
placeholder-folder = DOSSIER
placeholder-format = FORMAT
placeholder-half = MOITIÉ
placeholder-hours = MOT=HEURE-HEURE
placeholder-importFormat = FORMAT
placeholder-instant = INSTANT
placeholder-key = CLÉ
placeholder-kind = GENRE
placeholder-language = LANGUE
placeholder-link = LIEN
placeholder-markerSize = TAILLE
placeholder-meaning = MOT=SENS
placeholder-moment = HEURE
placeholder-month = AAAA-MM
placeholder-mood = HUMEUR
placeholder-name = PRÉNOM
placeholder-ours = NÔTRE
placeholder-part = PARTIE
placeholder-person = PERSONNE
placeholder-place = LIEU
placeholder-program = PROGRAMME
placeholder-recipient = CLÉ
placeholder-record = ID
placeholder-regions = CODES
placeholder-reminderKind = systemd|cron|launchd|ics
placeholder-rules = RÈGLES
placeholder-shell = SHELL
placeholder-shift = POSTE
placeholder-shiftType = MOT=SENS
placeholder-sort = CHAMP
placeholder-span = DÉBUT..FIN
placeholder-spans = HEURE-HEURE
placeholder-status = STATUT
placeholder-tag = ÉTIQUETTE
placeholder-tagChange = +ÉTIQUETTE|-ÉTIQUETTE
placeholder-take = CLÉ=ours|theirs
placeholder-template = NOM
placeholder-text = TEXTE
placeholder-theirs = LEUR
placeholder-title = TITRE
placeholder-tool = git|syncthing|desktop|obsidian|reminders|calendar|inbox
placeholder-weather = TEMPS
placeholder-why = MOT
placeholder-word = MOT
placeholder-year = AAAA
placeholder-zone = FUSEAU

plan-gap = aucun planning ne dit rien { $from }
plan-noHours = le planning du { $rota } n’a pas d’horaires pour { QUOTED($word) }
plan-overlap = les postes du { $first } et du { $second } se chevauchent de { $seconds }
plan-overlap-same-day = deux postes du { $first } se chevauchent de { $seconds }
plan-overlapCycle =
    { $times ->
        [1] { $overlap }, et ainsi de suite tous les { $days }
       *[other] { $overlap }, et ainsi de suite, { $times } fois tous les { $days }
    }
plan-sameStart = deux plannings commencent { ON($day) } ; le dernier compte
plan-shiftInTimeOff = { $id } prévoit un poste { ON($day) }, pendant des congés

planReason-record = { $id } le prévoit
planReason-rota = ton planning prévoit ce poste autour de cette heure
planReason-workingDays = c’est un de tes jours ouvrés

pocket-again = Les enregistrer encore
pocket-arrived = Ils sont dans le journal

pocket-asOf = État du { $day }
pocket-behind = L’horloge de ce téléphone est en retard : cette page a été faite le { $day }. Règle-la d’abord, tes réponses portent son heure.
pocket-cancel = Annuler
pocket-goOn = Continuer
pocket-handed = Enregistrés en fichiers, pas encore vus dans ton journal : { $number }
pocket-keepsNothing = Ce navigateur ne garde rien pour cette page : enregistre tes réponses avant de la fermer.
pocket-kept = Noté : { $what }
pocket-mood = Comment vas-tu ?
pocket-more = Noter autre chose
pocket-over = Cette page connaissait les jours jusqu’au { $day }. Pour la suite, fais-en une nouvelle : smjournal export pocket. Elle prend encore tes réponses.
pocket-since = Depuis le { $day } ; ce qui est plus ancien : smjournal export html
pocket-undo = Défaire
pocket-unfinished = Inachevé depuis
pocket-waiting = Pas encore dans ton journal : { $number }

privacy-identifier = { QUOTED($found) } { $kind }
privacy-plainRemote = le journal est envoyé à { $address } sans chiffrement
privacy-position = cette photo dit où elle a été prise
privacy-publicRemote = le journal est envoyé à { $address } : assure-toi qu’il n’y est pas public
privacy-readable = d’autres utilisateurs de cette machine peuvent le lire ({ $mode })

problem-callOutOutside = { $key } : { $span } est hors de l’astreinte ; il ne compte pas
problem-dashWithoutBlank = { $key } : il manque une espace après le tiret, cette ligne ne commence donc aucun élément de la liste ; écrire : - élément
problem-emptyFile = le fichier est vide : son texte n’a peut-être pas encore été récupéré, ou une panne l’a effacé ; le récupérer, ou le reprendre d’un autre appareil ou d’une sauvegarde
problem-emptyFolder = un dossier vide
problem-encrypted = le fichier est chiffré ({ $tool }) ; il faut le déchiffrer pour le lire
problem-endBeforeStart = end précède start ; la fin est ignorée
problem-invalidUTF8 = ce n’est pas du texte UTF-8
problem-lfsPointer = le fichier contient un pointeur de git-lfs au lieu de son texte ; « git lfs pull » le récupère
problem-missingKey = { $kind } sans { $key }
problem-missingKey-profile = ce planning n’a pas de clé { $key } : il ne compte pas
problem-noZoneRules = cette machine n’a pas de règles de fuseaux horaires{ $folder }, donc on ne sait rien de { $zone } ; installe le paquet tzdata, ou désigne un dossier de règles par TZDIR
problem-noZoneRules-tzdir = {" "}(TZDIR : { $value })
problem-notAFile = c’est { $type }, pas un fichier
problem-nulByte = contient un octet nul : ce n’est pas un fichier texte
problem-otherJournal = un autre journal : son dossier ne fait pas partie de celui-ci ; « smjournal -C DOSSIER » l’ouvre
problem-outsideFolder = un dossier qui ne fait pas partie d’un journal
problem-remarkForValue = { $key } : { QUOTED($found) } est un commentaire pour YAML, rien n’est donc lu ; enlever les # : { $key }: { $with }
problem-sameMeaning = { $key } veut dire la même chose que { $canonical }, qui est là aussi ; le dernier compte
problem-sealedKind = un enregistrement de ce type ne peut pas être scellé ({ $kind }) : ce qu'il dit ne compte dans aucun chiffre
problem-strayKey = { $key } ne veut rien dire dans une note du genre « { $kind } », rien n’est donc lu
problem-symbolicLink = c’est un lien symbolique ; les liens ne sont pas suivis
problem-tooLarge = trop gros pour une note : { $bytes }, au plus { $limit }
problem-tooLong = { $key } : { $count } ; { $limit } au plus d’habitude
problem-tooMany = { $key } : { $count } éléments ; { $limit } au plus d’habitude
problem-unfinishedMerge = contient les marques d’une fusion inachevée ; « smjournal resolve » la termine
problem-unreadable = illisible : { $errno }
problem-untilBeforeFrom = until ({ $iso }) précède from ({ $iso2 }) ; le dernier jour est ignoré
problem-wrongValue = { $key } : attendu { $expected }, trouvé { QUOTED($found) }

progress = { $share } du chemin depuis tes derniers congés

prompt-nothingWritten = Rien d’écrit depuis le { $since } ({ $days }). Comment vas-tu ?
prompt-yearsAgo = {" "}({ $then })
prompt-yearsAgo-a-year-ago = Il y a { $years }
prompt-yearsAgo-you-wrote-an =
    { $when }{ $date }, tu écrivais { $ids ->
        [1] une entrée
       *[other] { $ids }
    }.

question-badges = Comment te sens-tu ? Plusieurs choix
question-cycleStart = Quel jour commence ce cycle ?
question-entryText = Que s’est-il passé ?
question-entryTitle = Titre ? [{ $suggestion }]
question-entryTitle-none = Titre ?
question-folder = Où mettre ton journal ? [{ $suggestion }]
question-former = ce poste a déjà une { $kind }{ $time } : { $id }
question-former-at = , à { $value }
question-goOn = Reprendre : { $kind }, { $when } ?
question-highlights = Temps forts ?
question-isFolder = Créer un dossier { $folder } ?
question-isIn = { $shift } commence à { $time } : c’est son début ?
question-isMood = C’est une humeur, { $mood } ?
question-isOut = { $shift } se termine à { $time } : c’est sa fin ?
question-isText = C’est une phrase : est-ce le texte ?
question-language = Quelle langue ?
question-makeDefault = Le trouver depuis n’importe quel dossier, à la place de { $former } ?
question-makeDefault-none = Le trouver depuis n’importe quel dossier ?
question-mood = Ton humeur ?
question-moodOfDay = L’humeur du jour sera { $mood }, plus { $former }. L’écrire ?
question-name = Quel est ton prénom ?
question-note = Une note ?
question-openEditor = Ouvrir { $editor } ? Pour en sortir : Échap, puis :wq, puis Entrée
question-order = Dans quel ordre viennent tes jours ?
question-putAside = Ce que tu avais commencé reste dans { $path }
question-replaceMood = Remplacer { $mood } de { $time } ?
question-shift = Quel poste ?
question-shiftAfter = Comment s’est passé ton poste ?
question-shiftBefore = Comment te sens-tu avant ton poste ?
question-tags = Étiquettes ?
question-timeOff = Quand sont tes prochains congés ?
question-whichRecord = Quelle note ?
question-work = Quel est ton rythme de travail ?
question-writeEntry = Écrire une entrée dans le journal ?

question-writeWords = En faire une note ?
quoted = « { $text } »

rating-energy-1 = Vidée
rating-energy-2 = Faible
rating-energy-3 = Moyenne
rating-energy-4 = Bonne
rating-energy-5 = Au top
rating-fatigue-1 = Aucune
rating-fatigue-2 = Légère
rating-fatigue-3 = Modérée
rating-fatigue-4 = Forte
rating-fatigue-5 = Extrême
rating-load-1 = Très légère
rating-load-2 = Légère
rating-load-3 = Modérée
rating-load-4 = Lourde
rating-load-5 = Écrasante
rating-motivation-1 = Nulle
rating-motivation-2 = Faible
rating-motivation-3 = Moyenne
rating-motivation-4 = Bonne
rating-motivation-5 = Excellente
rating-satisfaction-1 = Très faible
rating-satisfaction-2 = Faible
rating-satisfaction-3 = Moyenne
rating-satisfaction-4 = Bonne
rating-satisfaction-5 = Excellente
rating-stress-1 = Aucun
rating-stress-2 = Léger
rating-stress-3 = Modéré
rating-stress-4 = Fort
rating-stress-5 = Extrême

recovery-after-these-shifts = { $scale } après ces postes : { $mean }
recovery-before-the-shift = { $rest } avant le poste du { $second }, moins de { $limit }
recovery-in-among-them = { $shifts } en { $days }, dont { $nights } ; au plus { $longestRunOfWork } de travail et { $longestRunOfNights } d’affilée
recovery-no-rest = aucun repos
recovery-only-of-rest = seulement { $rest } de repos
recovery-shortest-rest-between = repos le plus court entre deux postes : { $rest }
recovery-weekends-with-work = week-ends travaillés : { $weekendsWorked } sur { $weekends }
recovery-work-in-days = travail : { $week } en 7 jours, { $fourWeeks } en 28 jours

relative-today = aujourd’hui
relative-tomorrow = demain
relative-yesterday = hier

reminder-atUsualTimes = aucun poste à venir n’a d’horaires : le rappel vient chaque jour à { $times } ; « smjournal rota set » dit quand tu travailles

reminder-calendar = Prises et fins de poste
reminder-howToUseCron = Ajouter ces lignes avec : crontab -e
reminder-howToUseLaunchd = Enregistrer sous ~/Library/LaunchAgents/smjournal.reminder.plist, puis : launchctl load ce fichier
reminder-howToUseSystemd = Enregistrer chaque partie sous le nom indiqué au-dessus, puis : systemctl --user enable --now smjournal-reminder.timer
reminder-nothingPlanned = aucun poste avec des horaires dans les { $days } qui viennent
reminder-purpose = La prise ou la fin de poste à noter, et le compte à rebours
reminder-title = { CAPITALIZED($kind) } : { $shift }, { $day }
reminder-toKeep = Pour le garder : { $command }
reminder-withoutHours = { $count } sans horaires, donc sans rappel ; « rota set --hours » ou la note d’un poste les donne

report-basis-notes = prise et fin de poste
report-basis-plan = planning
report-basis-said = indiqué par la personne
report-beyond = Dépassements
report-fingerprint = Fait à partir de { $files }, SHA-256 de leurs sommes { $sum }.
report-found = Constaté
report-from = Du
report-highIsGood = Les valeurs hautes sont bonnes : { $names }.
report-holidaysUnknown = non connus ; pour les indiquer : smjournal config holidays=fr
report-inDoubt =
    { $count ->
        [one] { $count } fichier qui touche à ces heures est en conflit ou n’a pas pu être lu comme prévu.
       *[other] { $count } fichiers qui touchent à ces heures sont en conflit ou n’ont pas pu être lus comme prévu.
    }
report-limit-any7 = Travail sur 7 jours glissants, au plus
report-limit-average = Travail par semaine en moyenne, au plus
report-limit-night = Nuit, au plus
report-limit-night-run = Nuits d’affilée, au plus
report-limit-rest = Repos entre deux jours de travail, au moins
report-limit-run = Jours de travail d’affilée, au plus
report-limit-shift = Travail en un jour, au plus
report-limit-week = Travail par semaine civile, au plus
report-limit-weekly-rest = Plus long repos d’une semaine, au moins
report-limitColumn = Limite
report-limits = Les limites à côté des faits
report-lowIsGood = Les valeurs basses sont bonnes : { $names }.
report-made = Fait le { $CivilDay }.
report-rated = Ressenti noté pour { $known } de { $shifts } ; ce qui n’a pas été écrit n’est dans aucune moyenne.
report-ratingsKey = Un chiffre est la moyenne, avec entre parenthèses la valeur la plus basse et la plus haute, et n, le nombre de postes sur lequel elle repose.
report-restsUnder = Repos de moins de { $length }
report-rules-eu = Limites : directive 2003/88/CE du 4 novembre 2003 : repos de 11 h sur 24 (article 3), 24 h et 11 h sur 7 jours (article 5), 48 h par semaine en moyenne sur 4 mois, congés et maladie neutres (articles 6 et 16).
report-rules-french = Limites : Code du travail, L3131-1 (repos de 11 h), L3132-2 (35 h par semaine), L3132-1 (6 jours par semaine), L3121-18 (10 h par jour), L3121-20 (48 h par semaine civile), L3121-22 (44 h en moyenne sur 12 semaines), L3122-6 (8 h de nuit).
report-rules-frenchHospital = Limites : décret 2002-9 du 4 janvier 2002, hôpitaux publics : repos de 12 h, 36 h par semaine, 48 h sur 7 jours glissants (Conseil d’État, 4 avril 2018, 398069), 12 h par poste par dérogation.
report-rules-german = { $eu } L’Arbeitszeitgesetz n’est pas dans ce programme : son texte n’a pas pu être lu à la source.
report-rules-swiss = Pas de limites : l’Arbeitsgesetz n’est pas dans ce programme, son texte n’a pas pu être lu à la source.
report-rules-unitedKingdom = Limites : Working Time Regulations 1998, articles 4 (48 h en moyenne sur 17 semaines), 10 et 11 ; suites de postes selon le guide HSG256 du HSE.
report-signature = Signature
report-slept = Le sommeil est connu dans { $known } repos sur { $all }.
report-sourceColumn = Source
report-unknown = Ce qui n’est pas connu
report-until = Au
report-withoutHours = Les heures de { $count } ne sont pas connues et ne figurent dans aucun total.

ruleSet-ch = Suisse
ruleSet-de = Allemagne
ruleSet-eu = Union européenne
ruleSet-fr = code du travail
ruleSet-fr-hospital = hôpital public
ruleSet-none = aucune
ruleSet-uk = Royaume-Uni

scale-energy = énergie
scale-fatigue = fatigue
scale-load = charge émotionnelle
scale-motivation = motivation
scale-satisfaction = satisfaction
scale-stress = stress

seal-added = Les notes sont désormais scellées aussi pour { $recipient }. Pour ce qui l’est déjà : --again
seal-again = Scellé de nouveau : { $files }
seal-anotherNote = La note du jour est scellée : celle-ci en est une de plus à côté ; après « smjournal unlock », la ligne s’ajoute à celle qui est là.
seal-copyLeftOut = laissé de côté aussi : { $path }, qui dit en clair ce qui est scellé dans { $sealed } ; « smjournal conflicts » indique les solutions
seal-lastRecipient = c’est la dernière clé pour laquelle on scelle, et rien n’a été changé : { $files } ne seraient scellés pour personne. Ajoutes-en d’abord une autre par « smjournal seal add », ou descelle-les et ôte « sealed » du profil
seal-leftOut = scellé, et laissé de côté : { $records }
seal-linksFollow = Les liens vers elle suivent : { $files }
seal-linksStay = scellées, et leurs liens n’ont pas suivi : { $records } ; avec la clé ils suivent : « smjournal unlock » vient avant « smjournal seal »
seal-locked = Verrouillé : aucune clé en mémoire.
seal-mediaInClear = { $path } reste en clair : une autre note le nomme aussi
seal-mediaStay = les photos et enregistrements scellés de ce dossier restent : sans la clé, nul ne sait à quoi ils appartiennent ; pour les prendre avec, d’abord « smjournal unlock »
seal-notTyped = rien n’a été mis en place ; la clé montrée ne vaut rien
seal-nothingIsKept = aucune clé n’est gardée : XDG_RUNTIME_DIR ne désigne pas de dossier en mémoire ; « smjournal show » et « smjournal search --sealed » demandent la phrase de passe à chaque fois
seal-nothingToSeal = Déjà scellé ; rien n’a été changé.
seal-otherKey = scellé, et non lu : { $records } ; la clé de cet appareil ne les ouvre pas
seal-passphrase = D’abord une phrase de passe : elle ouvre sur cet appareil ce qui est scellé. age la demande deux fois, en anglais. Ensuite vient une clé de secours pour le papier.
seal-passphraseAgain = Aucune phrase de passe n’a été mise, sans doute parce que les deux différaient. Encore une fois ?
seal-readBy = Pour la lire : smjournal show { $id }
seal-ready = Prêt. Les notes sont scellées pour { $recipient }. Pour en sceller une : « smjournal seal ID » ; toutes d’une sorte : « smjournal config sealed=entry ».
seal-recoveryKey = La clé de secours. Note-la sur papier, et range-le loin de cet appareil : avec elle tout ce qui est scellé se lit ; sans elle et sans la phrase de passe, rien.
seal-removed = Les notes ne sont plus scellées pour { $recipient }. Ce qui l’est déjà s’ouvre encore avec ; --again le scelle de nouveau.
seal-sealed = Scellé : { $path }
seal-staysShut = scellé pour une autre clé, et fermé à celle-ci : { $records }. Celle du papier, écrite dans un fichier, l’ouvre : « smjournal seal setup --identity FICHIER »
seal-textIsIn = le texte n’a pas pu être scellé ; il est dans { $path }, en mémoire, jusqu’à l’arrêt de cet appareil
seal-typeBack = Tape la clé de secours d’après le papier
seal-typedWrong = ce n’est pas la clé ci-dessus, à partir du caractère { $place } ; encore une fois (↑ ramène ce qui a été tapé), ou Entrée seule pour arrêter
seal-unlocked = Ouvert jusqu’à { $time }
seal-unnamed = scellé, et nommé par le jour et l’heure seuls : { $records } ; « smjournal list » les montre
seal-unread = scellé, et non parcouru : { $records } ; « smjournal unlock » les ouvre
seal-unreadHere = scellé, et non parcouru : { $records } ; --sealed demande la phrase de passe
seal-unsealed = De nouveau en clair : { $path }
seal-valuesUnknown = scellé, et contenu non connu : { $records } ; « smjournal unlock » ouvre
seal-versionsGone = D’autres versions en clair ont disparu pour de bon : { $files }
seeHelp = « { $command } » affiche l’aide.

setting-affirmations = le choix de l’affirmation du jour : by-day, mixed ou liked
setting-agreement = l’accord des mots qui parlent de toi : feminine, masculine ou neutral
setting-badges = tes propres badges, par exemple 🔥, ou {"{"}🔥: en feu{"}"}
setting-care = s’il faut indiquer où trouver de l’aide après des semaines très difficiles : true ou false
setting-clock = ce qui compte comme heures quand tu n’en dis pas : said (le planning) ou notes (l’heure de la prise et de la fin de poste)
setting-columns = ce que contiennent les colonnes des tableaux d’humeur, par exemple {"{"}Anxiety: scale 0-3 low{"}"} ; les imports le gardent ici
setting-contract-hours = tes heures par semaine d’après le contrat
setting-date-order = si 5/6 est le 5 juin (day-first) ou le 6 mai (month-first)
setting-day-starts = quand commence un nouveau jour pour une note qui n’en dit rien, par exemple 05:00
setting-holidays = les jours fériés : des pays comme fr, des régions comme ch-vd, et tes propres jours
setting-hours = les horaires habituels de tes postes
setting-id = ce qui distingue ce journal des autres, même dans ses copies ; « smjournal init » le crée
setting-inline-tags = si les #tags dans le texte comptent comme étiquettes : true ou false
setting-kind = ce qu’est le fichier
setting-language = la langue du programme : { $codes }
setting-memories = s’il faut rappeler le passé : true ou false
setting-moods = tes propres humeurs avec leur degré de 1 à 5, par exemple {"{"}sereine: 4{"}"}
setting-name = ton prénom
setting-night = les heures de nuit, par exemple 21:00-06:00
setting-profession = le métier que nomment les affirmations : nurse, carer, midwife ou paramedic
setting-rest-rules = les limites de repos à comparer : eu, fr-hospital, fr, uk, de, ch ou none
setting-rota = ton roulement ; « smjournal rota set » l’écrit
setting-scales = tes propres échelles, par exemple {"{"}douleur: {"{"}range: "0-10", ask: mood, good: low{"}"}{"}"}
setting-seal-to = les destinataires age pour qui les notes sont scellées, une liste ; « smjournal seal setup » écrit le premier
setting-sealed = les sortes scellées dès l’écriture : entry, mood, person, sleep
setting-shifts = le sens des mots de ton planning ; « smjournal rota set --shift-type » les écrit
setting-smjournal = la version du format
setting-templates = le modèle d’un poste ou d’un jour de la semaine, par exemple {"{"}nuit: releve, lundi: semaine{"}"}
setting-theme = les couleurs : auto, dark, light ou mono, ou une liste comme {"{"}nuit: '#8B5CF6'{"}"}
setting-timezone = où se passent tes jours, par exemple Europe/Paris ; sinon le fuseau du système
setting-tone = le ton : warm (chaleureux) ou plain (sobre)
setting-transcribe-model = le modèle pour transcrire les enregistrements : fichier de whisper-cli ou dossier de Vosk
setting-warning-signs = si les signes d’épuisement sont montrés avec les observations : true ou false
setting-week-starts = le premier jour de la semaine
setting-working-days = les jours travaillés, là où aucun planning n’en dit plus

setup-added =
    { $file } : { $lines ->
        [1] { $lines2 } ajouté
       *[other] { $lines } lignes ajoutées
    }
setup-alreadyCommits = Cet appareil fait déjà un commit après chaque modification.
setup-alreadyConfigured = configuration de git : { $key } déjà défini
setup-commits = Cet appareil fait désormais un commit après chaque modification. Il n’envoie rien (jamais de push).
setup-commitsNoMore = Cet appareil ne fait plus de commit après chaque modification.
setup-complete = { $file } : déjà complet
setup-configurationRefused = git a refusé de changer sa configuration
setup-configured = configuration de git : { $key } défini
setup-gitMissing = git n’est pas installé
setup-keepsCalendar = { $file } : écrit ; désormais cet appareil le réécrit quand le journal change
setup-keepsCalendarNoMore = { $file } : reste, et n’est plus réécrit
setup-kept = { $file } : existe déjà avec un autre contenu, laissé tel quel
setup-made = { $file } : créé
setup-next = Tape maintenant : { $command }
setup-noDesktop = ni XDG_DATA_HOME ni HOME n’indiquent où le bureau cherche les programmes
setup-noIdentifier = journal.md n’a pas d’id, à quoi le journal reconnaît son formulaire ; donne-lui-en un : smjournal config id={ $word }, puis exporte de nouveau le formulaire
setup-noReminderHost = ni systemd, ni launchd, ni cron ici pour rappeler quoi que ce soit ; un calendrier le peut : smjournal reminders ics
setup-noRepository = le journal n’est dans aucun dépôt git ; crées-en un avec : git init { $folder }
setup-notKept = impossible de le retenir dans la configuration de cet appareil
setup-otherDriver = {"."}gitattributes : *.md est déjà fusionné par { QUOTED($name) } ; rien n’a été changé
setup-started = Lancé : { $command }
setup-store = { $path } : { $error }
setup-strange = { $file } n’est pas ce qu’Obsidian écrit ; il est resté tel quel, sans les types des clés du journal
setup-takesFrom = Cet appareil range désormais dans le journal ce que son formulaire enregistre dans { $folder }. Rien d’autre n’y est touché. Un formulaire exporté avant n’a pas de marque : smjournal export form
setup-takesNoMore = Cet appareil ne prend plus rien dans un dossier.

share = { $mean } sur { $expected }

shift-day = poste de jour du { $date }
shift-named = { QUOTED($word) } du { $date }
shift-night = nuit du { $date }
shift-other = poste { QUOTED($word) } du { $date }
shift-rest = repos du { $date }
shift-type-day = jour
shift-type-night = nuit
shift-type-rest = repos

shiftChange-energy = énergie : { $before } avant, il en reste { $after } après ({ $shifts })
shiftChange-other-before-after = { $before } : { $before2 } avant, { $name }{ $after } après ({ $shifts })

short-day = { $short } { PADDED($day) } { $shortMonth }
short-day-year = { $short } { PADDED($day) } { $shortMonth } { $year }

size-units = o ko Mo Go To

sleep-afterNights = { $seconds } dans les 24 h avant un poste qui suit une nuit ({ $gaps })
sleep-afterQuickReturns = { $seconds } dans les repos de moins de 11 h ({ $gaps })
sleep-asleep = { $seconds } de sommeil
sleep-beforeNights = { $seconds } dans les 24 h avant une nuit ({ $gaps })
sleep-comparison = { $measure } : { $short } après moins de 6 h, { $enough } après davantage
sleep-heading = Sommeil
sleep-inGap = { $asleep } de sommeil dans les { $gap } entre deux postes
sleep-inGaps = { $seconds } entre deux postes ({ $gaps })
sleep-mean =
    { $seconds } par sommeil ({ $sleeps } { $sleeps ->
        [one] sommeil
       *[other] sommeils
    })
sleep-meanSteps = { $steps } pas par jour ({ $days })
sleep-short = moins de 6 h dans les 24 h avant le poste : { $short } sur { $all }
sleep-slept = { $asleep } de sommeil, de { $from } à { $until }
sleep-steps = { $steps } pas

sort-doubt =
    { $count ->
        [one] doute
       *[other] doutes
    }
sort-frontMatter = dans l’en-tête
sort-notText = sans texte
sort-unreadable =
    { $count ->
        [one] illisible
       *[other] illisibles
    }
sort-value =
    { $count ->
        [one] valeur fausse
       *[other] valeurs fausses
    }

source-ambiguousDate = dans { QUOTED($text) }, le jour et le mois ne se distinguent pas ; 'smjournal config date-order=day-first' ou 'month-first' dit lequel vient d’abord
source-cutShort = s’arrête trop tôt : il en manque une partie
source-damaged = est abîmé
source-damagedFile = { QUOTED($path) } est abîmé : ce n’est pas ce qui a été sauvegardé ; il est laissé de côté
source-encrypted = est chiffré ; déchiffre-le d’abord
source-fewDays = sa ligne de jours est trop courte : { $count } s’y trouvent, et un mois en demande 5 côte à côte ; ou donne-lui une colonne pour le jour et une pour le poste
source-hiddenFile = { QUOTED($path) } est un fichier caché et la sauvegarde n’est pas celle de ce journal ; il est laissé de côté
source-keepsPosition = sans ImageMagick, impossible d’ôter la position de { $name } ; --keep-position la copie telle quelle
source-loneDays = plus de six mois séparent { $days } (jours : { $count }) du reste : corrige l’année dans le fichier, ou précise avec --from et --until quels jours compter
source-longHours = { QUOTED($text) } dure 16 heures ou plus ; précise les horaires de ce code avec --map
source-missingColumn = il manque une colonne { QUOTED($name) }
source-missingEntry = l’entrée { QUOTED($name) } n’est pas là
source-missingMedia = { $name } est cité, mais n’est pas là
source-missingMonth = ce sont les jours d’un mois, et rien ne dit lequel ni de quelle année : donne le premier jour, --from 2026-12-01, ou nomme le fichier d’après lui (planning-2026-12)
source-needsConversion-age = est chiffré par age : « age -d -i FICHIER_CLÉ -o backup.json FICHIER » l’ouvre avec ta clé (sans -i avec une phrase de passe) ; importe ce que cela écrit
source-needsConversion-binaryExcel = est un fichier Excel binaire (.xlsb) : enregistre-le en .xlsx et importe celui-ci
source-needsConversion-database = est la base de données d’une application : utilise l’export de l’application, par exemple un .csv, .json ou .zip, et importe celui-ci
source-needsConversion-locked = est chiffré : exporte-le déchiffré depuis le programme qui l’a fait
source-needsConversion-numbers = est un fichier Numbers ou Pages d’Apple : exporte-le en Excel (.xlsx) ou CSV et importe celui-ci
source-needsConversion-oldExcel = est un ancien fichier Office (.xls, .doc) ou un fichier avec mot de passe : ouvre-le là où il s’ouvre, enregistre-le en .xlsx sans mot de passe, et importe celui-ci
source-needsConversion-ownTable = est un tableau exporté par smjournal, qui ne se relit pas : exporte le journal en sauvegarde (export json) et importe celle-ci
source-needsConversion-packed = est compressé d’une façon qui n’est pas lue : décompresse-le et importe ce qu’il contient, ou compresse-le en .zip
source-needsConversion-pdf = est un PDF, et rien n’y lit un planning sans erreur : demande le calendrier (.ics) ou le tableau (.xlsx, .csv) dont il a été imprimé, ou recopie-le dans un tableau avec une colonne pour le jour et une pour le poste, et importe celui-ci
source-needsConversion-picture = est une image, et rien n’y lit un planning sans erreur : demande le calendrier (.ics) ou le tableau (.xlsx, .csv), ou recopie-la dans un tableau avec une colonne pour le jour et une pour le poste, et importe celui-ci ; une photo va dans une entrée avec smjournal attach
source-needsConversion-samsungNotes = est un fichier propre à Samsung Notes, qui ne se lit pas ici : dans l’application, choisis les notes, « Enregistrer comme fichier », « Fichier texte », puis importe le dossier avec --dates file
source-needsConversion-slides = est un diaporama : copie le tableau dans un tableur, enregistre-le en .xlsx, .ods ou .csv et importe-le
source-needsConversion-text = est un document texte : copie son tableau dans un tableur, enregistre-le en .xlsx, .ods ou .csv et importe-le ; un journal peut s’enregistrer en texte brut (.txt) ou en Markdown
source-needsProgram = seul le programme { $name }, qui n’est pas installé, sait le lire
source-noDate-a-date-is = il manque une date
source-noDate-is-not-a = { QUOTED($text) } n’est ni une date ni une heure
source-noHours = { QUOTED($text) } ne sont pas des heures
source-noPerson = personne ne s’appelle { QUOTED($name) } ; il y a { $names } : choisis avec --person
source-noShifts = a des jours, mais aucun poste en dessous
source-noValue = une formule dont la valeur n’est pas dans le fichier ; ouvre-le dans le tableur et enregistre-le
source-notALine = une ligne sans nom ni deux-points
source-notBase64 = un caractère que le base64 n’a pas
source-notFormat = ce n’est pas un fichier { $name }
source-notXML = ce n’est pas du XML
source-nothingFound = ne contient rien de ce qu’ont les exports { $name }
source-offScale = { QUOTED($text) } est hors de l’échelle de { QUOTED($column) }
source-openHalf = { QUOTED($text) } est une demi-journée de congé sans dire laquelle : écris matin ou après-midi derrière dans le fichier, ou ajoute-la avec 'smjournal vacation add JOUR --half morning'
source-otherHere = n’est pas ce que contient la sauvegarde ; il reste ici tel quel
source-otherPerson = on dirait le planning de « { $name } », pas celui de { $own }
source-otherTable-birthdays = est une liste d’anniversaires, pas un planning ; ils s’importent avec « smjournal import vcard FICHIER » (.vcf), ou un à un avec « smjournal people add NOM --birthday JOUR »
source-otherTable-contacts = est un carnet d’adresses, pas un planning ; les personnes s’importent avec « smjournal import vcard FICHIER » (.vcf), ou une à une avec « smjournal people add NOM »
source-otherTable-money = est un tableau de montants, pas un planning
source-otherTable-moods = est un tableau d’humeurs, pas un planning
source-otherTable-sleep = est un tableau de sommeil, pas un planning
source-otherTable-unknown = rien dans ce tableau ne dit ce que c’est ; précise-le : « smjournal import csv FICHIER » pour des postes (--person NOM s’il y a plusieurs personnes), « smjournal import moods FICHIER » pour des humeurs
source-pastDays = tous ses jours sont passés, le dernier est { $day } : est-ce la feuille d’une autre année ?
source-record = selon { $id }
source-rota = selon ton planning
source-severalPeople = plusieurs personnes : choisis avec --person : { $names }
source-textBeforeEntries = du texte avant la première entrée n’appartient à aucune
source-tooDeep = est imbriqué trop profondément : { $limit } niveaux au plus sont lus
source-tooLarge = est trop gros : { $limit } au plus sont lus
source-tooMany = contient trop de choses : { $limit } éléments au plus sont lus
source-twelveHours = { QUOTED($text) } est peut-être noté sur 12 heures, comme d’autres lignes ici ; précise les horaires de ce code avec --map
source-unclosedQuote = des guillemets jamais fermés ; cette ligne est laissée de côté
source-undated = { QUOTED($name) } n’a de date ni dans son nom ni dans ses clés ; --dates file prend celle du fichier
source-unknownFormat = aucun format connu ; précise-le, par exemple : smjournal import daylio FICHIER
source-unknownMedia = { $name } n’est ni une image ni un enregistrement
source-unknownMethod = est compressé par la méthode { $method }, qui n’est pas connue
source-unknownRule = { QUOTED($rule) } n’est pas une règle de répétition connue ; seule la première fois est prise
source-unknownZone = { QUOTED($name) } n’est pas un fuseau horaire connu ; celui du journal est pris
source-unknownZone-other = { QUOTED($name) } n’est pas un fuseau horaire connu ; { $zone } est pris
source-unusedWord = rien n’y porte le nom { QUOTED($word) } ; on y trouve : { $others }
source-workingDays = jour ouvré
source-wrongPath = { QUOTED($path) } n’est pas le chemin d’un fichier de journal, ou figure deux fois ; il est laissé de côté
source-wrongTag = { QUOTED($name) } est fermé, mais n’est pas ouvert ici

span-day = le { $day }
span-days = du { ORDINAL($fromDay) } au { ORDINAL($day) } { $month }
span-days-year = du { ORDINAL($fromDay) } au { ORDINAL($day) } { $month } { $year }
span-months = du { ORDINAL($fromDay) } { $fromMonth } au { ORDINAL($day) } { $month }
span-months-year = du { ORDINAL($fromDay) } { $fromMonth } au { ORDINAL($day) } { $month } { $year }
span-years = du { ORDINAL($fromDay) } { $fromMonth } { $fromYear } au { ORDINAL($day) } { $month } { $year }

start-absenceRepeats = ce cycle contient des congés ou un arrêt, qui reviendraient tous les { $days } ; --once n’écrit que ces jours-ci
start-again = tous les { $days }, sans fin
start-areDaysRight = Ce sont bien tes jours ?
start-areRemindersWanted = J’installe ces rappels ?
start-areWeeksRight = Ce sont bien tes deux prochaines semaines ?
start-comesAgain = Après { $days }, ça recommence.
start-comesOnce = Seulement { $span } : rien ne se répète ensuite.
start-comesOnce-absence = Congés et arrêts ne reviennent pas : c’est donc seulement { $span }.
start-enterAgain = Encore Entrée pour laisser tes postes pour plus tard.
start-everyDay = ta journée ; aide : help
start-everyMood = ton humeur, de 1 à 5
start-everyShift = quand un poste est fini
start-giveMeaning = Pour dire ce que cela veut dire : { $command }
start-howOften = Une seule fois, ou ça se répète ?
start-monthFirst = Les dates comme 11/5 se lisent mois d’abord (config date-order=day-first pour changer).
start-noPlan = Je ne vois pas de poste là-dedans. Un mot ou une lettre par jour, comme J J N N R R, ou un poste avec ses heures, comme jour 7h-19h. Corrige, ou Entrée pour garder tel quel.
start-noReminders = Rien sur cet ordinateur ne peut te faire de rappels ; l’agenda de ton téléphone le peut : { $command }
start-once = seulement { $span }
start-phone = Pour ton téléphone : une page pour noter tes postes et ton planning en calendrier, en fichiers à côté du journal ?
start-phoneBack = Ce que le formulaire enregistre revient par un dossier commun aux deux : { $inbox }. Un agenda qui suit ton planning : { $calendar }
start-phoneFiles = À envoyer sur ton téléphone, par mail ou par câble : { $files }
start-questionsLater = Ton prénom, ton planning, tes congés : « { $command } » te les demande, quand tu veux.
start-reminders = À { $times }, une notification dirait ce qu’il y a à noter. Il y faut ces fichiers : { $files } ; et cette commande : { $command }.
start-reminders-lines = À { $times }, une notification dirait ce qu’il y a à noter. Il y faut une ligne par heure dans ta { $command } ; toutes les autres restent.
start-somethingElse = autre chose
start-strangeWords = Je ne comprends pas { $words }. Corrige, ou Entrée pour garder tel quel.
start-takesShifts = Cela retire { $shifts } de ton planning.
start-unpaid = pause { $length }

stated-began = Commencé quand ?{ $usual }
stated-callOutToEnd = une fin de poste dans la dernière demi-heure de l’astreinte dit comment c’était et ne finit aucun rappel ; si elle en finit un : { $command }
stated-calledOut = Appel pendant l’astreinte ?
stated-callsOverlap = { $calls } se chevauchent : les minutes communes comptent une fois
stated-clock = Tes heures travaillées sont celles du planning. Faut-il plutôt compter à partir du moment où tu notes ta prise et ta fin de poste ?
stated-disordered = { $hours } s’étendraient sur { $duration } : indique les heures d’un poste dans l’ordre, aucune deux fois
stated-earlyEnd = { $time }, c’est { $duration } avant la fin prévue, { $planned }
stated-emptyForPlan = Laisse vide si c’était comme prévu.
stated-endBeforeBegin = cette fin est avant le début du poste, { $begin } : elle ne compte pas
stated-endOnCall = pendant l’astreinte, une fin seule n’est pas une intervention et ne compte pas ; une intervention se note ainsi : { $option } 23:40-04:10
stated-ended = Fini quand ?{ $usual }
stated-endsByPlan = ses heures vont jusqu’à la fin prévue, { $end } ; s’il a fini plus tôt : { $command }
stated-farEnd = { $time }, c’est loin de la fin prévue, { $planned }
stated-farStart = { $time }, c’est loin du début prévu, { $planned }
stated-formerCounts = ne compte plus, c’est cette note qui vaut : { $what } de { $id } ; pour le garder : { $command }
stated-fromMoment = il compte à partir de { $time }, le moment où tu écris ; s’il a commencé à son heure : { $command }
stated-holidays = Ajouter les jours fériés de ton pays ({ $code }) ?
stated-keepBoth = garder les deux
stated-laterHolds = la plus tardive fait foi, celle-ci ne compte pas ; pour que celle-ci compte : { $command }
stated-longBreak = une pause de { $break } est plus longue que le poste, { $presence }
stated-nearEnd = si près de la fin, il ne compte aucune heure. Si c’est la fin de poste : { $undo } ; si le travail a commencé alors : { $command }
stated-nextDay = si c’est une heure du lendemain : { $command }
stated-noShift-add-it-with = { $what }{ $rest } ; pour l’ajouter : { $command }
stated-noShift-day = aucun poste le { $day }
stated-noShift-there-is = {" "}(il y a : { $others })
stated-noShift-word = aucun poste « { $value } » le { $day }
stated-noStart = rien ne dit quand il a commencé, aucune heure n’est comptée ; pour le dire : { $command }
stated-noTimeOnCall = aucune astreinte à ces heures le { $day } ; pour noter ce travail comme poste : { $command }
stated-ownWork = aucun poste du planning ne l’attend : noté comme un travail à part, { $day } ; pour un autre jour : { $option }
stated-partOfCountry = Ce sont les jours de tout le pays ; ceux de ta région : smjournal config holidays={ $example }
stated-replace-id = Remplacer { $id } ?
stated-replace-time = Remplacer celle de { $time } ?
stated-rules = Quelles limites de travail et de repos s’appliquent à toi ?
stated-sharedMinutes = { $counted } en comptent : un autre poste a les autres minutes, et ce que deux partagent compte une fois
stated-spanTwice = { $time } revient deux fois cette nuit-là, car l’heure recule : la première compte, { $counted }
stated-startBehindEnd = ce début est après la fin du poste, { $end } : il ne compte pas
stated-stays = { $what } reste, comme { $id } l’indique
stated-timeOrKeep = par exemple 7h50, Entrée pour la garder
stated-timeOrNow = par exemple 7h50, Entrée pour maintenant
stated-timeOrPlan = par exemple 7h50, maintenant, Entrée pour le planning
stated-timeTwice = { $time } revient deux fois cette nuit-là, car l’heure recule : { $counted } compte ; si c’était l’autre : { $command }
stated-workedCounts = { $time } ne compte pas : { $hours }, indiqué par rota worked, vaut ; pour le changer : { $command }
stated-workedHolds = désormais ces heures valent, et non { $what } de { $id }
stated-wouldNotCount = { $hours } : ce sont les heures de { $former }, elles ne compteraient pas pour { $shift } ; pour les retirer d’abord : { $command }

stop-words =
    ailleurs ainsi allait alle allee aller alors annee annees apres assez aucun aucune aujourd
    aurais aurait aussi aussitot autant autour autre autres avaient avais avait avant avec avez
    avoir avons beaucoup belle bien bonne bord bout bref cause cela celle celles celui cent certain
    certaine certains cette ceux chaque chez chose choses cinq cinquante combien comme comment
    contre cote croire crois dans debout dehors deja demain depuis dernier derniere derniers
    desormais dessous dessus deux devant devrait dimanche dirait dire disait disent dite dois doit
    donc douze droit droite eclat egal elle elles encore enfin ensuite entre etaient etait etes
    etions etre evidemment facon faire faisait fait faut fois font force gauche grand grande grands
    gros heure heures hier huit jamais janvier jeudi jour journee jours juste laisse laisser
    laquelle lequel leur leurs loin long longtemps longue lors lundi maintenant mais malgre mardi
    matin matinee meme mercredi mettre mieux milieu mille minute minutes mise moins mois moitie
    moment neuf nombre notre nous nuit nuits onze parce parfois parle parler parmi partie partout
    passe passer peine pendant personne petit petite peut plein plus plusieurs plutot point porte
    possible poste pour pourquoi pourtant pouvait pouvoir premier premiere prend prendra prendre
    pres presque prise puis puisque quand quarante quatre quel quelle quelqu quelque quelquefois
    quelques quinze quoi reste rester retour rien sais sait samedi sans savoir second seconde seize
    selon semaine semaines semble sept sera serait seul seule seulement sinon sitot soir soiree soit
    sommes sont sorte sortes soudain sous souvent suis suite surtout tandis tant tantot tard telle
    temps tete tiens tient toujours tour tous tout toute toutefois toutes treize trente tres trois
    trop truc vais vaut vendredi venir venu venue vers veut veux vieille viens vient vieux vingt
    voila voir vois voit vont votre voulait vouloir vous vrai vraie vraiment

store-changedSinceRead = modifié entre-temps ; rien n’a été écrit
store-folderNotEmpty = ce dossier contient déjà des fichiers ; choisis-en un nouveau
store-foreignJournal = ce journal appartient à quelqu’un d’autre ; si c’est bien lui, désigne-le par -C DOSSIER ou SMJOURNAL_DIR
store-forgotten = la dernière modification a été oubliée ({ $day }) et ne peut pas revenir ; le prochain « undo » annule la précédente
store-insideJournal = ce serait dans le journal { $root }, qui lirait aussi ces fichiers ; rien n’a été créé
store-invalidPath = ce n’est pas un chemin dans le journal
store-journalAway = le journal de cet appareil n’est pas là : son disque n’est pas monté, ou son dossier a été déplacé ; -C DOSSIER dit où il est, 'smjournal init DOSSIER' en crée un autre
store-journalExists = il y a déjà un journal ; il n’a pas été touché
store-locked = est scellé ; la phrase de passe est demandée à un terminal, et « smjournal unlock » ouvre pour un moment
store-nameTaken = le nom est déjà pris
store-noFolder = aucun dossier de ce nom
store-noJournal = pas encore de journal ici ni dans un dossier au-dessus ; pour commencer : smjournal init DOSSIER ; -C DOSSIER ou SMJOURNAL_DIR désignent un journal qui existe
store-noJournalThere = pas de journal dans ce dossier ; celui d’un journal contient le fichier journal.md
store-notAProfile = ne marque pas de journal : l’en-tête n’a pas de clé smjournal (smjournal: 1)
store-notAnExport = un fichier porte ce nom et, à la connaissance de cet appareil, ce n’est pas un export plus ancien de ce journal tel qu’il a été écrit ; il n’a pas été remplacé : supprime-le ou donne un autre nom
store-notAnIndex = ce n’est pas un index de smjournal ; il est resté tel quel, et sans index les réponses sont plus lentes
store-notFound = aucun fichier de ce nom
store-notUndone = { $StoreError } ; cette modification reste, le prochain « undo » annule la précédente
store-nothingToUndo = il n’y a rien à annuler
store-profileCopied = un journal dont le journal.md a disparu : un outil de synchronisation a laissé { $name } ; « smjournal conflicts » le montre, « smjournal resolve --all » lui rend son nom
store-profileGone = un journal dont le journal.md a disparu : le reprendre d’un autre appareil, d’une sauvegarde ou de git, ou en faire un nouveau avec « smjournal init » et ce dossier
store-seal-copyBeside = est une autre version de ce qui doit être scellé, et resterait en clair ; « smjournal resolve » règle cela d’abord
store-seal-file = ne s’ouvre pas : il est abîmé, ou scellé pour une autre clé
store-seal-identity = la clé n’a pas pu être ouverte ou employée : phrase de passe fausse, ou fichier sans identité age
store-seal-noIdentity = il n’y a pas sur cet appareil de clé qui ouvre ce qui est scellé ; « smjournal seal setup --identity FICHIER » prend celle du papier, « smjournal seal setup » en crée une nouvelle, qui n’ouvre pas ce qui est déjà scellé
store-seal-noMemory = il n’y a pas de dossier en mémoire (XDG_RUNTIME_DIR, /dev/shm), et rien d’un texte scellé ne doit être sur un disque
store-seal-noProgram = ni age ni rage n’est installé, et rien n’a été écrit ; age se trouve sur https://age-encryption.org
store-seal-noRecipients = le profil ne nomme personne pour qui sceller (seal-to), et rien n’a été écrit ; « smjournal seal setup » le fait
store-seal-notUndone = le dernier changement est un scellement, que « undo » n’annule pas : « smjournal unseal » le fait ; le prochain « undo » annule le précédent
store-seal-passphrase = age n’a mis aucune phrase de passe, et rien n’a été mis en place
store-seal-recipients = rien ne peut être scellé pour { $recipients } : l’un n’est pas un destinataire age, ou le programme a échoué ; rien n’a été écrit
store-seal-sealFirst = ce serait alors une note que le profil scelle, et rien n’a été changé ; « smjournal seal ID » la scelle d’abord, ou écris-en une autre
store-seal-unclear = ce que « sealed » veut dire ici n’est pas sûr, donc rien n’a été écrit en clair ; « smjournal check » dit la ligne, « smjournal config sealed=entry » ou semblable la corrige
store-symbolicLink = c’est un lien symbolique ; les liens ne sont pas suivis
store-system = { $call } : { $errno }
store-textElsewhere = rien n’est écrit par-dessus : { $reason }
store-textHoldsMarkers = le texte contient les lignes d’une fusion inachevée (<<<<<<<, =======, >>>>>>>) et passerait pour un conflit ; rien n’a été écrit
store-textHoldsNUL = le texte contient un octet NUL et ne pourrait pas être relu ; rien n’a été écrit
store-tooLarge = trop gros pour une note

streak-bridged = { $current } notés d’affilée (jours libres non comptés)
streak-in-a-row = { $current } d’affilée
streak-record = { $row } (record : { $record })

strength-large = grande
strength-medium = moyenne
strength-small = petite

suggestedTags-death = Décès
suggestedTags-doubts = Questionnement
suggestedTags-emergency = Urgence
suggestedTags-family = Famille
suggestedTags-fatigue = Fatigue
suggestedTags-great-team = Équipe géniale
suggestedTags-hard-shift = Shift difficile
suggestedTags-learning = Apprentissage
suggestedTags-lovely-encounter = Belle rencontre
suggestedTags-pride = Fierté
suggestedTags-recovery = Rétablissement

suggestion-did-you-mean =  ; voulais-tu dire « { $value } » ?
suggestion-mood = Humeur : { $emoji } { $step } ({ $words })
suggestion-nothing = Le texte ne dit rien d’assez clair.
suggestion-people = Personnes : { $people }
suggestion-places = Lieux : { $places }
suggestion-tags = Étiquettes : { $tags }
suggestion-toTakeOver = Pour le reprendre :

summary = { $count } { DE($meaning) }
summary-and = , et { $doubt }
summary-in = { $text } en { $days }
summary-kinds = {" "}({ $kinds })
summary-off = , { $days } de congé ou d’absence
summary-on-call = , { $onCall } d’astreinte
summary-rest = , { $rests } repos

sync-both = les deux
sync-bothFilesStay = Les deux restent : l’autre { $path } est maintenant { $name }
sync-brokenMarkers = contient des marques de fusion incohérentes ; corrige-le dans un éditeur
sync-choose = les deux côtés ont changé { $map } ; choisis avec --ours ou --theirs{ $keyToTake }{ $isOfText }, ou corrige dans un éditeur
sync-choose-keep-both-with = , garde les deux avec --both
sync-choose-or-for-one = , ou pour une seule clé avec --take { $value }=ours
sync-chooseName = chaque côté lui a donné un autre nom ; choisis avec --ours ou --theirs
sync-clashes = les deux côtés ont changé { $map }
sync-clearBesideSealed = en clair à côté de { $sealed }, qui est scellé ; « smjournal seal { $path } » scelle aussi ce texte et garde les deux, « smjournal resolve { $path } --ours » ne garde que le scellé, --theirs que celui-ci
sync-copy = une seconde version de { $original } ({ $tool })
sync-copyLeft = est une seconde version de { $original } ; « smjournal conflicts » en dit plus
sync-copyOfNothing = une seconde version de { $original }, qui n’existe plus
sync-differs = diffère par { $places }
sync-each = un par un
sync-everyDevice = À faire une fois sur chaque appareil : ni git ni Syncthing ne le transportent.
sync-here = ici
sync-kept = { $path } reste tel quel ; { $copy } est maintenant { $trash }
sync-later = plus tard
sync-markers = contient les marques d’une fusion inachevée
sync-mended = Versions fusionnées dans { $path }{ $former }
sync-mended-the-file-as =  ; le fichier tel qu’il était est maintenant { $value }
sync-mergeLeft = les deux côtés ont changé { $map } ; le fichier contient des marques
sync-mergeable = peut être fusionné
sync-merged = { $copy } fusionné dans { $original } ; la copie est maintenant { $trash }{ $former }
sync-merged-the-former-text = , l’ancien texte { $value }
sync-noConflicts = aucun conflit
sync-removed = { $path } est maintenant { $trash }
sync-restored = { $copy } est maintenant { $name }
sync-same = les deux disent la même chose
sync-sameName = { $paths } : ces noms n’en font qu’un pour certains systèmes (casse, accents) ; renommes-en un
sync-sealedLeft = scellé, et changé des deux côtés ; après « smjournal unlock », « smjournal resolve --all » réunit les deux ; sans la clé, choisis avec --ours ou --theirs
sync-separated = La seconde note de { $path } est maintenant { $name }
sync-stays = { $path } reste
sync-strangeTrash = { $path } est dans la corbeille sans que cet appareil l’y ait mis ; reprends-le avec : smjournal restore { $path }
sync-tellGit = Ensuite, préviens git : git add -- { $files }
sync-there = en face
sync-twin = la même note que { $original }, par son moment et son titre
sync-twoFiles = deux fichiers différents du même nom ; les deux resteront
sync-twoRecords = deux notes du même nom ; les deux resteront
sync-uncertainPlan = { $path } prévoit des congés, mais deux versions s’y opposent ; départage-les avec : smjournal resolve --all
sync-uncertainRota = { $path } dit quels services sont prévus, mais deux versions s’y opposent ; départage-les avec : smjournal resolve --all
sync-waiting-deletedByThem = changé ici et supprimé de l’autre côté ; git a gardé le texte et attend
sync-waiting-deletedByUs = supprimé ici et changé de l’autre côté ; git a gardé le texte et attend
sync-waiting-renamed = déplacé ici, et vers { $path } de l’autre côté ; git attend
sync-waiting-sealedByThem = changé ici en clair et scellé de l’autre côté ; --theirs le laisse scellé, --ours garde le texte changé, en clair
sync-waiting-sealedByUs = scellé ici et changé en clair de l’autre côté ; --ours le laisse scellé, --theirs prend le texte changé, en clair
sync-wasSame = { $copy } ne disait rien de nouveau ; c’est maintenant { $trash }
sync-whichSide = Lequel compte ?

systemError-busy = en cours d’utilisation
systemError-exists = existe déjà
systemError-inputOutput = erreur d’entrée-sortie
systemError-invalid = argument non valable
systemError-isFolder = c’est un dossier
systemError-nameTooLong = nom trop long
systemError-noAccess = permission refusée
systemError-noEntry = aucun fichier ni dossier de ce nom
systemError-noSpace = plus de place sur le disque
systemError-none = erreur { $errno } du système
systemError-notFolder = ce n’est pas un dossier
systemError-notPermitted = opération non permise
systemError-otherDevice = sur un autre système de fichiers
systemError-quota = quota du disque épuisé
systemError-readOnly = système de fichiers en lecture seule
systemError-tooLarge = fichier trop gros
systemError-tooManyFiles = trop de fichiers ouverts

tag-keywords =
    Shift difficile: ~garde difficile |gardes difficiles |~garde tres difficile |~nuit difficile |~nuit tres difficile |~journee difficile |~journee tres difficile |~poste difficile |service difficile |~matinee difficile |~journee dure |~nuit dure |~garde dure |~nuit tres dure |~journee tres dure |~garde tres dure |service lourd |service tres lourd |~garde lourde |~garde tres lourde |~nuit lourde |~nuit penible |~journee penible |~garde penible |~pire garde |~pire nuit |~pire journee |~nuit horrible |~garde horrible |~nuit affreuse |~garde affreuse |~nuit terrible |~garde terrible |c etait l enfer |sous effectif |~deborde |~debordee |~debordes |~debordees |
    Belle rencontre: belle rencontre |belles rencontres |jolie rencontre |j ai rencontre un vieux monsieur |j ai rencontre une vieille dame |j ai rencontre un monsieur |j ai rencontre une dame |j ai rencontre un patient |j ai rencontre une patiente |j ai rencontre un couple |m a souri |m ont souri |m a remercie |m a remerciee |m ont remercie |m ont remerciee |belle discussion |bel echange |moment touchant |moment emouvant |m a fait un dessin |m a serre dans ses bras |m a serree dans ses bras |
    Apprentissage: j ai appris a |j ai appris comment |on a appris a |beaucoup appris |beaucoup de choses apprises |m a appris a |m a montre comment |formation aux |formation sur |formation au |journee de formation |ma stagiaire |mon stagiaire |mes stagiaires |mon etudiante |mon etudiant |mes etudiants |mes etudiantes |ma tutrice |mon tuteur |nouvelle technique |-appris a se passer |
    Équipe géniale: equipe au top |super equipe |belle equipe |bonne equipe |equipe geniale |equipe super |equipe soudee |equipe formidable |meilleure equipe |equipe etait super |equipe etait geniale |equipe etait formidable |equipe etait au top |equipe en or |collegues en or |mes collegues m ont soutenu |mes collegues m ont soutenue |mes collegues m ont aide |mes collegues m ont aidee |travail d equipe |entraide |solidaires |solidarite |esprit d equipe |serre les coudes |
    Fatigue: ~fatigue |~fatiguee |~fatigues |~fatiguees |~epuise |~epuisee |~epuises |~epuisees |~epuisant |~epuisante |~creve |~crevee |~videe |~a bout |~lessive |~lessivee |~sans force |~mal dormi |~peu dormi |la fatigue |ma fatigue |mon epuisement |je n en peux plus |j en peux plus |je n ai pas dormi |j ai pas dormi |je n ai pas ferme l oeil |pas ferme l oeil de |plus aucune energie |plus d energie |plus de force |manque de sommeil |-sur la fatigue |-la fatigue de |
    Fierté: ~fier |~fiere |~fiers |~fieres |ma fierte |quelle fierte |du premier coup |m a felicite |m a felicitee |m ont felicite |m ont felicitee |
    Questionnement: ?je me demande si je |?je me demande si j ai |?de me demander si |mes doutes |j ai des doutes |?je doute de moi |?doute de plus en plus de moi |?doute de moi |me remets en question |?pas a la hauteur |?faite pour ca |?fait pour ca |?faite pour ce metier |?fait pour ce metier |?bon metier pour moi |?j aurais du voir |?j aurais du verifier |?j aurais du appeler |?j aurais du remarquer |j ai fait une erreur |mon erreur |erreur de dose |
    Urgence: une urgence |deux urgences |trois urgences |urgence vitale |urgence absolue |en urgence |arret cardiaque |massage cardiaque |arret en chambre |reanime |reanimee |chariot d urgence sorti |-formation arret cardiaque |-arret cardiaque etait |-reunion en urgence |
    Décès: ^decede |^decedee |^est mort |^est morte |^sont morts |^sont mortes |^s est eteint |^s est eteinte |^n a pas survecu |perdu un patient |perdu une patiente |perdu deux patients |perdu deux patientes |perdu monsieur |perdu madame |perdu mr |perdu mme |un deces |deux deces |son dernier souffle |la mort du petit |la mort de la petite |la mort de mon |la mort de ma |la mort de mr |la mort de mme |la mort de monsieur |la mort de madame |-morte de |-mort de |-est mort d ennui |-chat est mort |-chatte est morte |-chien est mort |-chienne est morte |-cheval est mort |-voiture est morte |-batterie est morte |-plante est morte |-telephone est mort |
    Rétablissement: ^gueri |^guerie |^retabli |^retablie |^se retablit |^rentre chez lui |^rentree chez elle |^va mieux |^va beaucoup mieux |^a remarche |^remarche |^a ouvert les yeux |^a enfin ouvert les yeux |^respire seul |^respire seule |fievre est tombee |
    Famille: mon mari |ma femme |ma mere |mon pere |ma fille |mes filles |mon fils |mes enfants |mes parents |ma soeur |mon frere |mes soeurs |mes freres |notre fille |notre fils |nos enfants |appele maman |chez maman |avec maman |maman m a |en famille |ma famille |repas de famille |

team-basis = au moins { $people } personnes, { NUMBER($months) } mois
team-heading = { $people } personnes, { $month } – { $month2 }
team-measure-hours = Heures de travail par mois
team-measure-nights = Nuits par mois
team-measure-shifts = Postes par mois
team-measure-shortRests = Repos de moins de 11 h par mois
team-method = Moyennes de la moyenne de chaque personne sur un mois terminé, arrondies ; chaque personne compte une fois.
team-noFigures = ce ne sont pas les chiffres d’une personne, tels que team figures les affiche
team-shutMonths =
    { $count } mois { $count ->
        [1] n’entre
       *[other] n’entrent
    } pas dans tous les chiffres : moins de personnes ont écrit que le minimum de { $minimum }.
team-tooFew =
    { $people ->
        [1] 1 personne ne suffit pas
       *[other] { $people } personnes ne suffisent pas
    } : il faut pour chaque chiffre un minimum de { $minimum } personnes ayant écrit le même mois terminé

template-missing = le modèle « { $name } » que nomme journal.md n’est pas dans templates ; c’est le modèle habituel qui sert
template-unknown = { $names } dans le modèle ne représente rien et reste tel quel
time =
    { $minute ->
        [0] { $hour } h
       *[other] { $hour } h { TWO($minute) }
    }
time-off-approved = validé
time-off-finished = terminé
time-off-leave = congés
time-off-other = absence
time-off-planned = planifié
time-off-rtt = RTT
time-off-sick = arrêt maladie
time-off-training = formation
time-off-underWay = en cours

timeOffUnderWay-back-to-work = {" "}Reprise { ON($day) } ({ $type }).
timeOffUnderWay-not-today = Encore { $days } de congés, sans compter aujourd’hui.{ $end }
timeOffUnderWay-time-off-left = En congés ! 🌴 Encore { $days }, aujourd’hui compris.{ $end }
timeOffUnderWay-today-is-your =
    { $dayNumber ->
        [1] C’est ton jour de congé ! 🎉
       *[other] Dernier jour de tes congés. 🌴
    }
timeOffUnderWay-your-time-off = Tes congés commencent aujourd’hui ! 🎉 { $days }.{ $end }

title-good =
    { $shift ->
        [night] Une bonne nuit
        [rest] Un bon repos
        [other] Un bon poste { QUOTED($shift) }
       *[day] Une bonne journée
    }
title-goodStart =
    { $shift ->
        [night] En forme pour la nuit
        [rest] En forme pour le repos
        [other] En forme pour le poste { QUOTED($shift) }
       *[day] En forme pour la journée
    }
title-great =
    { $shift ->
        [night] Une très belle nuit
        [rest] Un très beau repos
        [other] Un très beau poste { QUOTED($shift) }
       *[day] Une très belle journée
    }
title-hard =
    { $shift ->
        [night] Une nuit difficile
        [rest] Un repos difficile
        [other] Un poste { QUOTED($shift) } difficile
       *[day] Une journée difficile
    }
title-heavy =
    { $shift ->
        [night] Une nuit qui pèse
        [rest] Un repos qui pèse
        [other] Un poste { QUOTED($shift) } qui pèse
       *[day] Une journée qui pèse
    }
title-heavyButGood =
    { $shift ->
        [night] Une nuit qui pèse, mais qui compte
        [rest] Un repos qui pèse, mais qui compte
        [other] Un poste { QUOTED($shift) } qui pèse, mais qui compte
       *[day] Une journée qui pèse, mais qui compte
    }
title-plain =
    { $shift ->
        [night] Une nuit comme les autres
        [rest] Un repos comme les autres
        [other] Un poste { QUOTED($shift) } comme les autres
       *[day] Une journée comme les autres
    }
title-slowStart =
    { $shift ->
        [night] Peu d’énergie avant la nuit
        [rest] Peu d’énergie avant le repos
        [other] Peu d’énergie avant le poste { QUOTED($shift) }
       *[day] Peu d’énergie avant la journée
    }
title-tense =
    { $shift ->
        [night] Sous tension avant la nuit
        [rest] Sous tension avant le repos
        [other] Sous tension avant le poste { QUOTED($shift) }
       *[day] Sous tension avant la journée
    }
title-tiring =
    { $shift ->
        [night] Une nuit fatigante
        [rest] Un repos fatigant
        [other] Un poste { QUOTED($shift) } fatigant
       *[day] Une journée fatigante
    }
title-tiringButGood =
    { $shift ->
        [night] Une nuit fatigante mais bonne
        [rest] Un repos fatigant mais bon
        [other] Un poste { QUOTED($shift) } fatigant mais bon
       *[day] Une journée fatigante mais bonne
    }

trash-emptied = Supprimé pour de bon : { $files }
trash-empty = la corbeille est vide
trash-forgetNeedsConsent = rien n’a été oublié : personne à qui le demander ; { $flag } oublie sans demander
trash-forgetQuestion = Oublier pour de bon { $records }, { $files } en tout ? Ce sera sans retour, même avec « undo ».
trash-forgettingFinished = ce qui était en train d’être oublié l’est maintenant
trash-forgotten = Oublié pour de bon : { $files }
trash-heldByBackup = peut-être dans une sauvegarde ({ $day }) : { $path }
trash-heldByBackup-standard-output = sortie standard
trash-heldByCopy = encore dans un fichier à côté, d’un éditeur peut-être : { $path }
trash-heldByDevices = les autres appareils l’ont tant qu’ils n’ont pas synchronisé, et plus longtemps parmi leurs anciennes versions
trash-heldByGit = encore dans l’historique de git : { $commits }
trash-heldByVersions = encore parmi les anciennes versions de Syncthing, dans .stversions : { $files }
trash-heldElsewhere = Ce qu’en ont d’autres programmes et d’autres personnes est hors d’atteinte d’ici : copies, exports, autres sauvegardes, espace libre du disque.
trash-kept = rien n’a été retiré
trash-mediaLeft = un fichier que lui seul nommait est encore là : { $path }
trash-namesake = une autre note qui portait ce nom est dans la corbeille, et y reste : { $path }
trash-needsConsent = rien n’a été retiré : personne à qui le demander ; { $flag } retire sans demander
trash-nothingForgotten = rien n’a été oublié
trash-nothingOlder = rien dans la corbeille n’a plus de { $days }
trash-question = Supprimer pour de bon { $files } de la corbeille ? Ce sera sans retour, même avec « undo ».
trash-restored = { $path } est revenu sous { $name }
trash-since = supprimé { $day }
trash-staged = encore dans l’index de git, dans aucun commit

trend = { $now } { $period } ({ $share })
trend-as-before = { $mean }, comme avant
trend-higher = plus
trend-lower = moins
trend-nothing-written-in = rien d’écrit sur { $days }
trend-over = sur { $days }
trend-than-before = { $mean }, { $amount } de { $change } qu’avant

unasked-foreign = le dépôt git appartient à un autre utilisateur
unasked-gitMissing = git n’est pas installé
unasked-unreadable = git ne peut pas lire le dépôt

unknown-and = et { $parts }
unknown-history = on ne sait pas si son historique a encore cela
unknown-merge = on ne sait pas ce qu’il attend
unknown-remotes = on ne sait pas où le journal est envoyé
unknown-setup = rien n’a été préparé
unknown-which-has-no = { $value }, qui n’a pas encore de sens
unknown-which-have-no = { $parts }, qui n’ont pas encore de sens
unknown-with = { $days } avec { $word }
unknown-without-a-plan = { $unplannedDays } sans planning

unknownKind-did-you-mean =  ; peut-être { $name } ?
unknownKind-kind-is-unknown = kind : { QUOTED($found) } est inconnu, lu comme une entrée{ $hint }

unknownRegion = holidays : { QUOTED($word) } n’est ni un jour comme 2026-11-20 ni une région connue ; sont connues { $codes }

unknownShift-did-you-mean =  ; peut-être { $value } ?
unknownShift-has-no-meaning = { QUOTED($word) } n’a pas de sens connu : ni travail ni repos{ $hint }
unknownShift-say-what-it =  ; son sens s’écrit sous shifts dans journal.md

usage-contradiction = « { $one } » et « { $other } » s’excluent
usage-example = Par exemple : { $command }
usage-inputReadInPart = l’entrée standard a déjà été lue en partie, comme par une boucle ; « - » prend le reste comme texte, « < /dev/null » n’y touche pas
usage-mergeNotes = Aucune commande ne réunit deux notes : « smjournal show B » montre le texte de l’une, « smjournal edit A » permet de l’ajouter à l’autre, « smjournal delete B » met la première à la corbeille.
usage-missingArgument = il manque l’argument { $placeholder }
usage-missingValue = l’option « { $option } » attend une valeur : { $option } { $placeholder }
usage-noSuchDay = « { $found } » : { $month } a { $length }
usage-notDiffering-the-versions-don = « { $found } » : les versions n’en diffèrent pas ; elles diffèrent par { $places }
usage-notDiffering-there-are-no = « { $found } » : il n’y a pas de clés à choisir ici ; choisis avec --ours ou --theirs
usage-notSealable = { $kind } : cela ne peut pas être scellé ; les entrées, les personnes et les sommeils le peuvent
usage-notUTF8 = { $name } : le texte n’est pas en UTF-8
usage-nothingToWrite = rien à écrire : donne { $options }
usage-ownMood = Pour un mot à toi : { $command }
usage-repeated = l’option « { $option } » est donnée deux fois
usage-severalShifts = plusieurs postes ce jour-là : { $words } ; dis lequel
usage-spanTooLong = « { $span } » dépasse { $years } ans
usage-textIsNoKey = « { $word } » n’est pas une clé : le texte d’une note se change par « smjournal edit », et se complète par « smjournal append »
usage-unencryptedFolder = « { $option } » demande un seul fichier : ceux du dossier « { $folder } » ne seraient pas chiffrés ; nomme un fichier, par exemple { $file }
usage-unexpectedArgument = argument inattendu « { $word } »
usage-unexpectedValue = l’option « { $option } » ne prend pas de valeur
usage-unknownCommand = commande inconnue « { $word } »{ $nearest }
usage-unknownFormat = format inconnu « { $word } »{ $nearest }
usage-unknownJournal = aucun journal ne s’appelle « { $name } » ; il y a { $known }
usage-unknownJournal-none = aucun journal ne s’appelle « { $name } » ; pour en nommer un : smjournal config { $name }=DOSSIER
usage-unknownOption = option inconnue « { $word } »{ $nearest }
usage-unknownSetting = réglage inconnu « { $key } »{ $nearest }
usage-unknownSetting-did-you-mean =  ; peut-être « { $value } » ?
usage-unknownShift = « { $word } » n’a pas de sens dans un planning{ $nearest }
usage-unknownShift-did-you-mean =  ; peut-être « { $value } » ?
usage-unknownShift-say-what-it =  ; donne son sens : rota set --shift-type { $definition }
usage-unknownTopic = aucune commande ni aucun sujet ne s’appelle « { $word } » (sujets : { $topics }){ $nearest }
usage-untilBeforeFrom = « { $span } » finit avant de commencer
usage-wrongValue = { $found } : il faut { $expected }{ $nearest }
usage-wrongValue-alone = « { $found } »
usage-wrongValue-name = { $name } « { $found } »
usage-yearOpen = « { $span } » donnerait { $read } ; si c’est bien ça, l’écrire ainsi

verbs =
    absence rota off
    affiche show
    afficher show
    aide help
    ajoute append
    ajouter append
    année year
    annule undo
    annuler undo
    aujourd'hui today
    aujourdhui today
    aujourd’hui today
    calendrier month
    cherche search
    chercher search
    congé vacation add
    congés vacation add
    corbeille trash
    déplacer move
    début check-in
    déverrouiller unlock
    échange rota swap
    échanger rota swap
    écrire new
    efface delete
    effacer delete
    étiquettes tags
    exporter export
    favori favorite
    fin check-out
    hasard random
    heures report
    humeur mood
    importer import
    joindre attach
    jour day
    liste list
    lister list
    malade rota off
    maladie rota off
    modifie edit
    modifier edit
    mois month
    montre show
    montrer show
    note new
    noter new
    nouveau new
    nouvelle new
    ouvrir edit
    personnes people
    planning rota
    prise check-in
    rappels reminders
    rapport report
    recherche search
    réglages config
    relève check-out
    restaurer restore
    roulement rota
    rtt rota off
    sceller seal
    semaine week
    souvenirs memories
    sortie check-out
    statistiques stats
    supprime delete
    supprimer delete
    vacances vacation add
    vérifier check
    verrouiller lock
    voir show
verbs-change = Changer
verbs-everyDay = Chaque jour
verbs-files = Fichiers
verbs-look = Regarder
verbs-plan = Planifier
verbs-setUp = Réglages

versions-bothShifts = Les deux restent : { $path } s’ajoute maintenant à { $other }
versions-choose = les versions diffèrent par { $map }, et on ne sait pas laquelle est la plus ancienne ; choisis avec --ours ou --theirs{ $keyToTake }{ $isOfText }, ou corrige dans un éditeur
versions-choose-keep-both-with = , garde les deux avec --both
versions-choose-or-for-one = , ou pour une seule clé avec --take { $value }=ours
versions-choosePerson = deux personnes du même nom ; fusionne-les avec --ours ou --theirs, ou donne à l’une un autre nom : { $command }
versions-chooseShift = deux changements du même jour ; choisis avec --ours ou --theirs, ou garde les deux postes avec --both
versions-copy = copie
versions-differ = les versions diffèrent par { $map } ; laquelle est la plus ancienne, on ne le sait pas
versions-file = fichier
versions-namesake = { $name } existe déjà ({ $path }), et il y en a deux maintenant ; « smjournal undo » retire le nouveau fichier
versions-sameDay = change le même jour que { $original }, et dit autre chose
versions-samePerson = porte le même nom que { $original }
versions-unaskedGit = { $refusal } : { $matter }
versions-untouched = rien dans le journal des modifications de cet appareil n’a changé { $keys }
versions-written = { $side } : changé { $moment }{ $writer }

view-dayMark = J
view-daysWritten = { $days } où quelque chose est écrit
view-effects = Ce qui accompagne les bons et les mauvais jours
view-holiday = Jour férié
view-hours = de { $from } à { $until }, { $seconds }
view-mayHelp = Ce qui peut aider
view-memoriesDay = Ce jour-là, les autres années
view-memoriesMonth = Ce mois-là, les autres années
view-memoriesWeek = Cette semaine-là, les autres années
view-mood-mood = Humeur : { $value }
view-mood-no-mood-noted = Pas d’humeur notée
view-moodDays = Humeur notée { $days } sur { NUMBER($all) }
view-moods = Humeurs, une par jour
view-nightMark = N
view-noHours = Pas d’horaires pour { $words } : « rota set » les reçoit avec --hours { $words2 }=HH:MM-HH:MM
view-noPlanProblems = Rien ne manque, rien ne se chevauche.
view-noPrompts = Rien à rappeler aujourd’hui.
view-noRota = Pas encore de planning. Pour en donner un : smjournal rota set --from JOUR --cycle 'jour jour nuit nuit repos repos'
view-people = Personnes
view-planned = prévu
view-productive = Quand tu écris
view-productivity = { $entries }, { $words }
view-records = Fiches
view-recovery = Repos et travail, les 28 derniers jours
view-rotaLater = à partir du { $day }, le planning noté avant continue ; pour le changer aussi : { $command } …
view-rotaSet = Planning écrit dans { $path } : un cycle de { $days } à partir du { $day }
view-shiftChanges = Avant et après le poste
view-tags = Étiquettes
view-timeOff = Congés
view-timeOff-title = Congés : { $value }
view-trends = Humeur et ressenti, la dernière valeur du jour : 7 et 30 jours, comparés à autant de jours avant
view-warningSigns = À ne pas laisser passer
view-words = { $words }, { $minutes } de lecture

warningNote = Ce sont des observations tirées de tes notes, pas un diagnostic. Si tu t’y reconnais, parles-en à quelqu’un de confiance, à la médecine du travail ou à ton médecin. Pour les masquer : warning-signs: false dans journal.md.

warningSign-in-the-days =  ; dans les 90 jours d’avant : { $value }
warningSign-over-four-weeks =
    { $dimension } : sur quatre semaines, { $scale ->
        [energy] ton
        [stress] ton
       *[other] ta
    } { $scale } est en moyenne à { $mean } ({ $records }){ $usual }.

week-mood = humeur { $mood } ({ $mood2 })
week-your-week = Ta semaine, { $from } : { $parts }.

weekday-1 = lundi
weekday-2 = mardi
weekday-3 = mercredi
weekday-4 = jeudi
weekday-5 = vendredi
weekday-6 = samedi
weekday-7 = dimanche
weekday-short-1 = lun.
weekday-short-2 = mar.
weekday-short-3 = mer.
weekday-short-4 = jeu.
weekday-short-5 = ven.
weekday-short-6 = sam.
weekday-short-7 = dim.

word-badge = { QUOTED($badge) } est un badge à toi ; voulais-tu dire { QUOTED($nearest) } ?
word-key = { QUOTED($key) } est une clé à toi ; voulais-tu dire { QUOTED($nearest) } ?
word-mood = l’humeur { QUOTED($mood) } n’entre dans aucun chiffre ; voulais-tu dire { QUOTED($nearest) } ?
word-mood-none = l’humeur { QUOTED($mood) } n’entre dans aucun chiffre : ni mot ni émoji connu
word-privateKey = { $nearest } { QUOTED($key) } compte comme tel, et la note reste hors des exports ; « private: false » dit qu’elle n’est pas privée.

work-afterNight = Comment s’est passée ta nuit ?
work-afterShift = Comment s’est passé ton poste ?
work-ahead = à venir : { $shifts } · prévu { $planned }
work-areLettersRight = Est-ce leur sens là où tu travailles ?
work-averageOpen = La semaine moyenne n’est comparée à aucune limite : moins de { $days } de sa période sont connus.
work-averageOver = Jours connus que compte la semaine moyenne : { $days }. Congés, maladie et autres absences sont retirés des deux côtés (2003/88/CE, article 16 b ; les autres absences par choix de ce programme).
work-basis-notes = noté
work-basis-plan = planning
work-basis-said = indiqué
work-calledOut = rappel { $text }
work-change = { $day } : { $was } → { $now }{ $notice }
work-change-notice = , { $notice }
work-changes =
    { $changed } sur { $all } { $changed ->
        [one] a changé
       *[other] ont changé
    }, { $short } à moins de 48 heures
work-daysWorked = { $days } au travail
work-eachShift = Chaque poste avec l’origine de ses heures : smjournal report --shifts
work-extra = en plus
work-fromDay = depuis { $day }
work-giveHours = pour lui en donner ce jour-là : { $command }
work-goesOn = le poste continue : sa fin notée à { $time } ne compte plus
work-halfDay-afternoon = demi-journée, après-midi
work-halfDay-morning = demi-journée, matin
work-hasNotes = { $day } a déjà une prise ou une fin de poste : elle reste, et ses heures comptent
work-hoursLater = { $word } n’a pas d’horaires pour { $day } : ceux qui sont connus valent à partir de { $from }
work-hoursOwed = Des heures dues sont récupérées : rien n’est travaillé, et le contrat compte le jour.
work-howToChooseRules = Aucune règle de repos n’est choisie : des chiffres, sans jugement. Pour choisir : smjournal config rest-rules=fr-hospital (ou fr, eu, uk, de, ch)
work-howToMean = par exemple : jour 07:00-19:30 pause 30, jour 8-12 et 16-20, nuit 19:00-07:00, astreinte, formation, repos, congé, maladie
work-isOneDay = « { $words } », est-ce un seul jour, sans travail ?
work-leftOut = Non comptés : { $days }.
work-longDay = { $day } a { $minutes } de travail
work-longSpan = Tu veux dire { $span }, { $days } ?
work-meansFrom = { $word } veut dire cela à partir du { $day } ; avant, l’ancien sens reste. Pour corriger aussi ces jours : { $command }
work-missingCheckOuts = { $days } sans fin de poste : là où le planning sait quand ces postes finissent, c’est cela qui compte.
work-nextShift = Prochain poste : { $what }{ $at }
work-nextShift-at = , { $value }
work-nightIsOn = aujourd’hui, c’est { $day } tant que sa nuit dure ; pour le jour qui vient : { $other }
work-noAverage = Pas de semaine moyenne ni de solde du contrat : aucun planning ne dit lesquels des autres jours étaient libres. Pour le dire : smjournal rota set
work-noChanges = Aucun planning publié n’a changé.
work-noCheckOut = { $what } a une prise de poste notée et pas de fin ; { $option } l’indique
work-noFindings = Aucun repos, aucune semaine, aucune série ne dépasse les limites.
work-noWork = repos
work-notInCycle = { $word } a des horaires, mais n’est pas dans le cycle
work-onCallTotal = astreinte { $seconds }
work-otherToday = un autre travail aujourd’hui
work-ownLimits = Les limites de journal.md valent d’abord : { $limits }.
work-partOfRest = { $part } d’un repos de { $whole }
work-pastChanged = jours déjà vécus qui ont maintenant d’autres postes : { $days } ; « undo » annule cela
work-replaced = non compté, un autre fait foi : { $id }
work-reportLimits = Les limites figurent à côté des faits ; pour elles, la garde sur le lieu de travail compte comme du travail. Des accords peuvent en prévoir d’autres. Ce n’est pas un jugement.
work-reportSources = Un poste appartient au jour où il a commencé. Ses heures sont celles qui ont été indiquées, sinon celles du planning ; les heures de prise et de fin de poste ne comptent que si le profil le dit, ou sans planning. Fait : présence moins pauses non payées.
work-restBefore = { $seconds } de repos avant
work-sameAbsence = ces jours sont déjà pris : { $id }
work-sameExtra = ce poste y est déjà en plus : { $id }
work-sameShifts = { $first } et { $second } ont la même chose : un échange n’y changerait rien
work-shared = { $minutes } de postes qui se chevauchent comptent une seule fois
work-shiftForLeave = { $day } : { $what } au planning ; un poste prend sa place
work-shiftInTimeOff = { $day } : absence prévue ({ $what }) ; un poste n’y compte pas tant qu’elle reste
work-shiftsGo = { $day } a plusieurs postes au planning : désormais sans { $what }
work-soFar = à ce jour
work-swapsBack = retour en arrière : { $day } retrouve son poste prévu
work-tookLastShift = noté pour ton dernier poste : { $what } ; --date ou --shift en indiquent un autre
work-unknownRest = repos avant inconnu : { $unplannedDays } sans planning
work-unknownRests = Repos contenant des jours sans planning, peut-être travaillés : { $count }, non comptés.
work-weekTotal = { $shifts } · prévu { $planned } · travaillé { $worked }
work-whatMeans = { $word }, c’est quoi ?
work-whichHours = Quels sont les horaires pour { $word } ?
work-whichShift = De quel poste s’agit-il ?
work-wordBefore = jusqu’ici, cela voulait dire autre chose : { $former }
work-wordsSaved = Sens de { $words } écrit dans { $path }
work-workedHours = { $worked } de travail
work-workedInTimeOff = { $day } : absence prévue ({ $what }) ; ces heures comptent quand même comme travaillées
work-writeAnyway = L’écrire quand même ?
work-zoneFrom = le nouveau fuseau vaut à partir du { $day } : le poste d’aujourd’hui garde ses heures

writer-device = , par l’appareil { $name }
writer-thisDevice = , sur cet appareil

yaml-aliasInItself = l’alias { $name } représente une valeur dont il fait partie
yaml-aliasesTooLarge = des alias qui représentent plus de { $limit } valeurs
yaml-blockScalarHeader = { QUOTED($found) } ne peut pas suivre | ou >
yaml-blockScalarIndentation = une ligne vide avant le texte a plus d’espaces que le texte
yaml-collectionOnSameLine = une liste ou un tableau de clés ne peut pas commencer sur cette ligne, mais sur la suivante
yaml-colonInValue = un second deux-points dans la valeur ; mettre la valeur entre guillemets "…"
yaml-commentWithoutBlank = il faut une espace avant le # d’un commentaire
yaml-conflictMarker = une ligne laissée par une fusion inachevée
yaml-contentAfter = { QUOTED($found) } après la fin { $construct }
yaml-controlCharacter = le caractère U+{ $width } n’est pas permis
yaml-directiveWithoutDocument = des directives sans document
yaml-documentMarkerInside = une ligne --- ou ... à l’intérieur { $construct }
yaml-duplicateDirective = { QUOTED($text) } une seconde fois
yaml-duplicateKey = { QUOTED($key) } est déjà à la ligne { $line } ; le dernier compte
yaml-emptyFlowEntry = rien entre deux virgules
yaml-flowKeyOnOtherLine = une clé et son deux-points doivent être sur la même ligne
yaml-foreignFrontMatter = un en-tête commence par trois tirets, pas par { QUOTED($found) } ; il est pris pour du texte
yaml-found = { QUOTED($found) }
yaml-frontMatterNotFirst = ces clés suivent un autre texte, elles sont donc du texte aussi ; les mettre au début du fichier
yaml-invalidDirective = { QUOTED($text) } n’est pas une directive
yaml-invalidEscape = { QUOTED($text) } n’est pas une séquence d’échappement ; une barre oblique inverse s’écrit \\
yaml-invalidTag = { QUOTED($tag) } n’est pas un type ; mettre la valeur entre guillemets "…"
yaml-invalidUTF8 = l’octet { $width } n’est pas de l’UTF-8
yaml-keyTooLong = une clé ou un nom de plus de { $limit }
yaml-mergeKey = la clé « << » n’est pas lue ; écrire les clés elles-mêmes à sa place
yaml-missingAnchorName = & ou * sans nom ; mettre la valeur entre guillemets "…"
yaml-missingColon = { QUOTED($text) } n’a pas de deux-points suivi d’une espace : attendu CLÉ: VALEUR
yaml-missingComma = attendu une virgule ou la fin { $construct }, trouvé { QUOTED($found) }
yaml-multilineKey = une clé ne peut pas tenir sur plusieurs lignes
yaml-notIndented = cette ligne { $construct } doit être plus en retrait que sa clé
yaml-notJSON = attendu { $expected }, trouvé { $isEmpty }
yaml-notMapping = l’en-tête n’est pas fait de lignes CLÉ: VALEUR
yaml-notUTF8 = le texte est en UTF-16 ou UTF-32 ; il faut l’enregistrer en UTF-8
yaml-of-alias = de l’alias
yaml-of-blockMapping = du tableau de clés
yaml-of-blockScalar = du texte après | ou >
yaml-of-blockSequence = de la liste
yaml-of-documentEnd = de la ligne ...
yaml-of-documentStart = de la ligne ---
yaml-of-doubleQuoted = du texte entre "…"
yaml-of-flowMapping = du tableau entre {"{"}…{"}"}
yaml-of-flowSequence = de la liste entre […]
yaml-of-plain = du texte
yaml-of-singleQuoted = du texte entre '…'
yaml-of-tag = du type
yaml-of-value = de la valeur
yaml-propertiesOnAlias = un alias (*) ne peut avoir ni ancre ni type
yaml-reservedIndicator = une valeur ne peut pas commencer par { QUOTED($character) } ; la mettre entre guillemets "…"
yaml-scalarTooLong = une valeur de plus de { $limit }
yaml-secondAnchor = une seconde ancre (&) sur une valeur
yaml-secondDocument = un second document YAML ; il en faut un seul
yaml-secondTag = un second type (!) sur une valeur
yaml-spaces =
    { $count ->
        [one] { $count } espace
       *[other] { $count } espaces
    }
yaml-stars = les étoiles ont un autre sens ici : entre guillemets c’est du texte, et une échelle est un nombre : { $stars }
yaml-start = {" "}(commence à la ligne { $line })
yaml-tabInIndentation = tabulation dans le retrait ; il faut des espaces
yaml-textBeforeFrontMatter = l’en-tête n’est pas tout au début du fichier ; d’autres programmes le prennent pour du texte : supprimer ce qui précède ---
yaml-textTooLong = un en-tête de plus de { $limit }
yaml-the-end = la fin
yaml-tomlFrontMatter = ces clés sont en TOML, entre des lignes +++ ; écrire --- au-dessus et en dessous, et CLÉ: VALEUR
yaml-tooDeep = plus de { $limit } niveaux d’imbrication
yaml-tooManyDirectives = plus de { $limit } lignes %TAG
yaml-tooManyProblems = plus de { $limit } ; le reste n’est pas montré
yaml-undefinedAlias = { $name } ne renvoie à rien plus haut ; mettre la valeur entre guillemets "…"
yaml-undefinedTagHandle = le préfixe de type { QUOTED($handle) } n’est pas déclaré
yaml-unsupportedVersion = YAML { $version } n’est pas connu
yaml-unterminated = la fin { $construct } manque
yaml-unterminatedFrontMatter = l’en-tête n’a pas de ligne --- qui le ferme
yaml-unusualClosingLine = un en-tête finit par trois tirets ; d’autres programmes ne voient pas sa fin ici : écrire ---
yaml-unusualOpeningLine = un en-tête commence par trois tirets ; { QUOTED($found) } en tient lieu ici, d’autres programmes y voient du texte : écrire ---
yaml-wrongIndentation = { $found } au début de la ligne, là où il en faudrait { $expected }
