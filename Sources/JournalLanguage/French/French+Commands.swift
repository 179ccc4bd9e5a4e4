import JournalModel
import JournalStore

extension French {
  var colon: String { "\u{A0}: " }

  func help(_ text: HelpText) -> String {
    switch text {
    case .program:
      "smjournal – un journal en fichiers texte pour celles et ceux qui travaillent en horaires décalés"
    case .usage: "Utilisation"
    case .commands: "Commandes"
    case .options: "Options"
    case .commonOptions: "Options communes"
    case .examples: "Exemples"
    case .moreHelp: "«\u{A0}smjournal help COMMANDE\u{A0}» en dit plus sur l’une d’elles."
    case .initialize: "Créer un journal dans un dossier"
    case .today: "Affirmation, compte à rebours, notes et poste du jour"
    case .new: "Écrire une entrée\u{A0}; seul dans un terminal, pose des questions"
    case .moodCommand: "Noter ton humeur\u{A0}: de 1 à 5, un émoji ou un mot"
    case .checkIn: "Noter comment on se sent avant un poste"
    case .checkOut: "Noter comment on se sent après un poste"
    case .vacationAdd: "Prévoir des congés"
    case .vacationList: "Lister les congés, passés et à venir"
    case .vacationSet: "Modifier des congés"
    case .vacationRemove: "Retirer des congés"
    case .day: "Tout sur un jour\u{A0}: poste, heures, humeur, fiches"
    case .month: "Un mois en calendrier\u{A0}: travail, humeurs, congés"
    case .year: "Une année en pixels\u{A0}: l’humeur de chaque jour"
    case .rota: "Montrer les postes des quatre semaines à venir"
    case .rotaSet: "Écrire un planning dans le profil"
    case .rotaSwap: "Un autre poste pour un jour, ou deux jours qui changent de place"
    case .rotaOff: "Pas de travail un jour\u{A0}: maladie, échange"
    case .rotaAdd: "Un poste de plus un jour donné, en plus du planning"
    case .rotaChanges: "Ce qui a changé dans les plannings publiés, et avec quel délai"
    case .week: "Une semaine\u{A0}: postes et heures, repos, humeurs, totaux"
    case .report: "Temps de travail, repos et récupération sur une période"
    case .letters: "le sens habituel des lettres dans un pays, montré et confirmé au terminal\u{A0}: fr"
    case .shiftType:
      "le sens d’un mot du planning, par exemple J='jour 07:00-19:30 pause 30'\u{A0}; peut être répété"
    case .why: "pourquoi\u{A0}: maladie, congé, rtt, formation, ou un mot à toi"
    case .half: "une demi-journée seulement\u{A0}: morning ou afternoon"
    case .rules: "les limites à montrer\u{A0}: eu, fr-hospital, fr, uk ou none"
    case .ratings: "avec les notes d’avant et d’après les postes"
    case .csv: "en tableau, une ligne par poste"
    case .rotaCheck: "Trouver les jours sans planning et les postes qui se chevauchent"
    case .stats: "Des chiffres, chacun avec le nombre de fiches derrière lui"
    case .insights: "Ce qui va avec les bons et les mauvais jours\u{A0}; repos et récupération"
    case .prompts: "Il y a un an, les jours sans un mot, la semaine en bref"
    case .reminders: "Écrire des rappels pour systemd, cron, launchd ou un agenda"
    case .list: "Lister les fiches, les plus récentes d’abord, ce qui vient à la fin"
    case .search:
      "Chercher des mots dans titres, étiquettes et textes\u{A0}: tous les mots, \"une suite\", mot*, -mot"
    case .show: "Afficher une fiche"
    case .set: "Changer des clés d’une fiche\u{A0}; le reste de son fichier ne change pas"
    case .unset: "Retirer des clés d’une fiche"
    case .tag: "Ajouter et retirer des étiquettes d’une fiche\u{A0}; sans rien, en proposer"
    case .favorite: "Marquer une fiche comme favorite"
    case .edit: "Ouvrir une fiche dans l’éditeur, puis la vérifier"
    case .move: "Donner un autre jour à une fiche"
    case .delete: "Mettre une fiche à la corbeille"
    case .undo: "Annuler la dernière modification"
    case .affirmation: "L’affirmation du jour"
    case .affirmationLike: "Aimer une affirmation, celle du jour si aucune n’est nommée"
    case .affirmationUnlike: "Ne plus aimer une affirmation"
    case .affirmationList: "Lister les affirmations"
    case .reindex: "Mettre l’index à jour"
    case .check: "Signaler tous les problèmes de tous les fichiers"
    case .completions: "Écrire le script de complétion d’un interpréteur de commandes"
    case .help: "Expliquer une commande"
    case .version: "Afficher la version"
    case .mcp: "Répondre à un assistant local (Model Context Protocol) par l’entrée et la sortie standard"
    case .mcpWrite: "lui permettre d’écrire des entrées, des humeurs, des prises et des fins de poste"
    case .mcpPrivate: "lui montrer aussi ce qui est privé"
    case .sourceOption: "ce qui écrit, par exemple raccourci ou cron"
    case .link:
      "Ouvrir un lien tel que smjournal://show/ID\u{A0}; pose des questions, n’écrit rien de lui-même"
    case .suggest: "Étiquettes, humeur, personnes et lieux que suggère un texte\u{A0}; n’écrit rien"
    case .team: "Chiffres de plusieurs journaux, sans nommer personne"
    case .teamFigures: "Afficher ses propres chiffres par mois, à donner à team à la place du journal"
    case .teamMinimum: "nombre de personnes qu’il faut pour un chiffre, 3 au moins\u{A0}; 5 par défaut"
    case .transcribe: "mettre par écrit ce que dit un enregistrement, avec un programme de cette machine"
    case .config: "Montrer les réglages du profil, ou en changer"
    case .people: "Les personnes, les fiches qui les nomment, leurs prochains anniversaires"
    case .peopleAdd: "Créer le fichier d’une personne"
    case .birthday: "l’anniversaire, par exemple 2019-03-12, ou --03-12 sans l’année"
    case .relation: "ce qu’elle est pour vous, par exemple fille ou amie"
    case .tags: "Toutes les étiquettes, avec leur nombre et leur dernier jour"
    case .man: "Écrire une page pour man, celle d’une commande ou du programme"
    case .manName: "Nom"
    case .manSynopsis: "Synopsis"
    case .manDescription: "Description"
    case .manExitStatus: "Code de retour"
    case .manEnvironment: "Environnement"
    case .manFiles: "Fichiers"
    case .manSeeAlso: "Voir aussi"
    case .manProgram:
      "Le ressenti avant et après chaque poste, les entrées du journal, les congés\u{A0}: chacun est un fichier Markdown "
        + "avec un en-tête YAML, dans un dossier par mois. smjournal les écrit et les lit, compte les postes jusqu’aux "
        + "congés, et n’utilise jamais le réseau."
    case .manJournalVariable: "le dossier du journal, si --journal ne le nomme pas"
    case .manIndexVariable: "le fichier de l’index, si --index ne le nomme pas"
    case .manEditorVariable: "l’éditeur qui ouvre les fichiers"
    case .manProfile: "le profil\u{A0}; il marque la racine d’un journal"
    case .manCache: "l’index, qui peut être supprimé à tout moment"
    case .exitDone: "tout s’est bien passé"
    case .exitDataProblem: "quelque chose ne va pas dans un fichier, ou ce qui est nommé n’existe pas"
    case .exitUsage: "la ligne de commande n’a pas été comprise"
    case .exitInputOutput: "un fichier n’a pas pu être lu ou écrit"
    case .journal: "le dossier du journal\u{A0}; sinon SMJOURNAL_DIR, sinon le plus proche en remontant"
    case .json: "répondre par un document JSON"
    case .now: "prendre cet instant pour maintenant"
    case .lang: "la langue\u{A0}: \(Language.codes())"
    case .color: "les couleurs\u{A0}: auto, always (toujours) ou never (jamais)"
    case .noInput: "ne jamais poser de question"
    case .plain: "questions en lignes simples, pour lecteurs d’écran et terminaux simples"
    case .index: "garder l’index dans ce fichier\u{A0}; sinon SMJOURNAL_INDEX"
    case .noIndex: "lire tous les fichiers plutôt qu’un index"
    case .helpOption: "cette aide"
    case .format:
      "une ligne pour une barre d’état, avec {days} {workingDays} {shifts} {from} {until} {title} {affirmation} "
        + "{category} {mood} {streak} {shift} {records} {date} {problems} "
        + "{countdown} {due}\u{A0}; {{ donne une accolade"
    case .explain: "dire quel jour a été choisi, et pourquoi"
    case .date: "le jour concerné, par exemple 2026-11-20, aujourd’hui ou hier"
    case .at: "le moment, par exemple 07:30 ou 2026-11-20T07:30"
    case .shift: "le poste\u{A0}: day (jour), night (nuit), rest (repos) ou un mot à soi"
    case .note: "une note\u{A0}; - la lit sur l’entrée standard"
    case .badge: "un badge, émoji ou nom\u{A0}; peut être répété"
    case .scale: "une note de 1 à 5"
    case .text: "le texte\u{A0}; - le lit sur l’entrée standard"
    case .mood: "l’humeur, de 1 à 5, émoji ou mot"
    case .tagOption: "une étiquette\u{A0}; peut être répété"
    case .highlight: "un moment à retenir\u{A0}; peut être répété"
    case .favoriteOption: "marquer comme favorite"
    case .person: "une personne nommée\u{A0}; peut être répété"
    case .place: "le lieu"
    case .weather: "le temps qu’il faisait"
    case .editOption: "ouvrir le nouveau fichier dans l’éditeur"
    case .from: "à partir de ce jour"
    case .until: "jusqu’à ce jour inclus"
    case .on: "ce jour-là"
    case .kind: "les fiches de ce genre\u{A0}; peut être répété"
    case .filterTag: "les fiches avec cette étiquette\u{A0}; peut être répété, toutes doivent y être"
    case .filterMood: "les fiches de cette humeur"
    case .filterShift: "les fiches de ce poste"
    case .filterPerson: "les fiches qui nomment cette personne"
    case .filterFavorite: "seulement les favorites"
    case .condition: "les fiches dont la clé dit cela\u{A0}: place=Lyon, energy>=4\u{A0}; peut être répété"
    case .sort: "trier par date, title, mood, words ou une note\u{A0}; -date décroissant, +date croissant"
    case .limit: "en afficher au plus autant"
    case .offset: "en sauter autant au début"
    case .name: "le prénom"
    case .language: "la langue du journal\u{A0}: \(Language.codes())"
    case .vacation: "des congés à venir\u{A0}; peut être répété"
    case .timezone: "le fuseau horaire du journal, par exemple Europe/Paris\u{A0}; sinon celui du système"
    case .category: "le motif\u{A0}: leave (congés), rtt ou training (formation)"
    case .status: "l’avancement\u{A0}: planned (planifié) ou approved (validé)"
    case .title: "le nom qu’on leur donne"
    case .cycle: "les postes l’un après l’autre, par exemple 'jour jour nuit nuit repos repos'"
    case .hours: "heures habituelles d’un poste, par exemple nuit=19:00-07:30"
    case .reminderDays: "combien de jours de postes, 56 si rien n’est dit"
    case .export:
      "Exporter le journal\u{A0}: markdown, json (la sauvegarde), csv, ics, une page, un PDF, une image, une page qui écrit"
    case .output: "où l’écrire, - pour la sortie standard\u{A0}; un dossier s’il finit par / ou existe"
    case .only:
      "une partie\u{A0}: shifts, time-off, birthdays ou reminders d’un agenda\u{A0}; peut être répété"
    case .excel: "un tableau qu’Excel ouvre d’un double-clic"
    case .encryptTo: "chiffrer avec age pour cette clé publique, ou les clés de ce fichier"
    case .includePrivate: "les fiches privées aussi"
    case .isPrivate: "à ne mettre dans aucun export, aucune page, aucun assistant"
    case .attach: "Copier des photos et des enregistrements dans le journal et les nommer dans une fiche"
    case .caption: "ce que montre l’image"
    case .keepPosition: "copier tel quel, avec le lieu et l’appareil de la prise de vue"
    case .full: "refaire l’index de zéro"
    case .verify: "comparer l’index à tous les fichiers"
    case .liked: "seulement celles qu’on aime"
    case .affirmationCategory:
      "de cette catégorie\u{A0}: resilience (résilience), competence (compétence), compassion ou balance (équilibre)"
    case .favoriteOff: "retirer la marque"
    case .affirmationAdd: "Ajouter une affirmation à toi"
    case .affirmationSpare: "Ne pas montrer une affirmation après un poste difficile"
    case .notAfterHardShift: "pas le lendemain d’un poste difficile"
    case .spareOff: "la montrer de nouveau après n’importe quel poste"
    case .schema: "Afficher le schéma JSON de l’en-tête des fichiers, pour les éditeurs"
    case .ids: "avec les identifiants des fiches"
    case .weekday: "seulement ce jour de la semaine\u{A0}; peut être répété"
    case .noPager: "afficher les longues réponses telles quelles, sans les couper en pages"
    case .manFormat: "les fichiers d’un journal"
    case .manPagerVariable: "le programme qui montre les longues réponses page par page\u{A0}; sinon less"
    case .trash: "Lister ce qui a été supprimé, le plus récent d’abord"
    case .trashEmpty: "Retirer définitivement des fichiers de la corbeille, après une question"
    case .restore: "Reprendre une fiche de la corbeille"
    case .older: "seulement ce qui a été supprimé il y a plus longtemps\u{A0}: 30d, 4w, 6m, 1y"
    case .backedUp: "noter qu’une sauvegarde vient d’être faite"
    case .consent: "retirer sans demander"
    case .conflicts: "Lister ce que la synchronisation a laissé en conflit, et ce qui diffère"
    case .resolve: "Fusionner les versions en conflit d’un fichier, clé par clé"
    case .merge: "Fusionner trois versions d’un fichier\u{A0}; c’est git qui s’en sert"
    case .setup: "Préparer le journal pour git ou Syncthing"
    case .doctor: "La santé du journal en une page, avec les remèdes"
    case .all: "tous les conflits"
    case .ours: "là où les deux côtés ont changé la même chose, prendre la version du fichier"
    case .theirs: "là où les deux côtés ont changé la même chose, prendre l’autre version"
    case .importing: "Reprendre un planning ou le journal d’un autre programme"
    case .dryRun: "Dire seulement ce qui serait fait"
    case .mapShift: "Ce que veut dire un code, par exemple 'N=nuit 21:00-07:00'\u{A0}; gardé dans le profil"
    case .mapMood: "Ce que veut dire un mot d’humeur, par exemple 'mouais=neutre'"
    case .importPerson: "De qui sont les lignes d’un tableau, ou qui d’un carnet d’adresses ; '*' pour tous"
    case .importZone: "Le fuseau des heures qui n’en ont pas\u{A0}; sinon celui du journal"
    case .importOnly: "Seulement les évènements dont le titre contient ceci"
    case .importCategory: "Seulement les évènements de cette catégorie"
    case .both:
      "là où les deux côtés ont changé le même endroit d’un texte, garder les deux, l’un sous l’autre"
    case .privacy:
      "signaler ce que d’autres pourraient lire\u{A0}: droits d’accès, patients identifiables, lieux dans les photos, dépôts publics"
    case .html: "écrire une page à imprimer dans ce fichier"
    case .pdf: "écrire un PDF dans ce fichier"
    case .with: "le programme qui fait le PDF"
    }
  }

  func placeholder(_ placeholder: Placeholder) -> String {
    switch placeholder {
    case .folder: "DOSSIER"
    case .file: "FICHIER"
    case .day: "JOUR"
    case .month: "AAAA-MM"
    case .year: "AAAA"
    case .cycle: "MOTS"
    case .hours: "MOT=HEURE-HEURE"
    case .moment: "HEURE"
    case .instant: "INSTANT"
    case .span: "DÉBUT..FIN"
    case .text: "TEXTE"
    case .title: "TITRE"
    case .tag: "ÉTIQUETTE"
    case .tagChange: "+ÉTIQUETTE|-ÉTIQUETTE"
    case .mood: "HUMEUR"
    case .badge: "BADGE"
    case .rating: "1-5"
    case .shift: "POSTE"
    case .person: "PERSONNE"
    case .place: "LIEU"
    case .weather: "TEMPS"
    case .kind: "GENRE"
    case .condition: "CLÉ=VALEUR"
    case .assignment: "CLÉ=VALEUR"
    case .key: "CLÉ"
    case .sort: "CHAMP"
    case .count: "N"
    case .duration: "30d"
    case .record: "ID"
    case .command: "COMMANDE"
    case .shell: "SHELL"
    case .reminderKind: "systemd|cron|launchd|ics"
    case .exportFormat: "markdown|json|csv|ics|html|pdf|svg|form"
    case .recipient: "CLÉ"
    case .part: "PARTIE"
    case .program: "PROGRAMME"
    case .language: "LANGUE"
    case .color: "QUAND"
    case .category: "CATÉGORIE"
    case .status: "STATUT"
    case .name: "PRÉNOM"
    case .zone: "FUSEAU"
    case .format: "FORMAT"
    case .shiftType: "MOT=SENS"
    case .why: "MOT"
    case .rules: "RÈGLES"
    case .half: "MOITIÉ"
    case .affirmation: "AFFIRMATION"
    case .base: "BASE"
    case .ours: "NÔTRE"
    case .theirs: "LEUR"
    case .importFormat: "FORMAT"
    case .meaning: "MOT=SENS"
    case .word: "MOT"
    case .link: "LIEN"
    case .markerSize: "TAILLE"
    case .tool: "git|syncthing|desktop|obsidian"
    }
  }

  func usage(_ problem: UsageProblem) -> String {
    switch problem {
    case .unknownCommand(let word, let nearest):
      "commande inconnue «\u{A0}\(word)\u{A0}»" + suggestion(nearest)
    case .unknownOption(let word, _, let nearest):
      "option inconnue «\u{A0}\(word)\u{A0}»" + suggestion(nearest)
    case .missingValue(let option, let placeholder):
      "l’option «\u{A0}\(option)\u{A0}» attend une valeur\u{A0}: \(option) \(self.placeholder(placeholder))"
    case .unexpectedValue(let option): "l’option «\u{A0}\(option)\u{A0}» ne prend pas de valeur"
    case .repeated(let option): "l’option «\u{A0}\(option)\u{A0}» est donnée deux fois"
    case .wrongValue(let name, let found, let expected):
      (name == found ? "«\u{A0}\(found)\u{A0}»" : "\(name) «\u{A0}\(found)\u{A0}»")
        + "\u{A0}: il faut \(self.expected(expected))"
    case .noSuchDay(let found, let month, let year, let length):
      "«\u{A0}\(found)\u{A0}»\u{A0}: \(year.map { self.month(month, year: $0) } ?? monthName(month)) a "
        + count(length, .day)
    case .unknownSetting(let key, let nearest):
      "réglage inconnu «\u{A0}\(key)\u{A0}»"
        + (nearest.map { "\u{A0}; peut-être «\u{A0}\($0)\u{A0}»\u{A0}?" } ?? "")
    case .missingArgument(let placeholder): "il manque l’argument \(self.placeholder(placeholder))"
    case .unexpectedArgument(let word): "argument inattendu «\u{A0}\(word)\u{A0}»"
    case .notUTF8(let name): "\(name)\u{A0}: le texte n’est pas en UTF-8"
    case .contradiction(let one, let other): "«\u{A0}\(one)\u{A0}» et «\u{A0}\(other)\u{A0}» s’excluent"
    case .nothingToWrite(let options): "rien à écrire\u{A0}: donne \(orList(options))"
    case .unknownShift(let word, let nearest):
      "«\u{A0}\(word)\u{A0}» n’a pas de sens dans un planning"
        + (nearest.map { "\u{A0}; peut-être «\u{A0}\($0)\u{A0}»\u{A0}?" }
          ?? "\u{A0}; donne son sens\u{A0}: rota set --shift-type \(word)=jour")
    case .untilBeforeFrom(let span): "«\u{A0}\(span)\u{A0}» finit avant de commencer"
    }
  }

  private func suggestion(_ nearest: String?) -> String {
    nearest.map { "\u{A0}; voulais-tu dire «\u{A0}\($0)\u{A0}»\u{A0}?" } ?? ""
  }

  private func orList(_ words: [String]) -> String {
    guard words.count > 1, let last = words.last else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " ou " + last
  }

  private func expected(_ expected: UsageProblem.Expected) -> String {
    switch expected {
    case .rating: "un nombre entier de 1 à 5"
    case .day: "un jour, par exemple 2026-11-20, aujourd’hui ou hier"
    case .birthday: "un anniversaire, par exemple 1985-03-12, ou --03-12 sans l’année"
    case .moment: "une heure, par exemple 07:30 ou 2026-11-20T07:30"
    case .instant: "un instant ISO 8601, par exemple 2026-11-20T18:50:00+01:00"
    case .month: "un mois, par exemple 2026-11"
    case .year: "une année, par exemple 2026"
    case .cycle: "des mots de poste, par exemple 'jour nuit repos'"
    case .hours: "deux heures, par exemple nuit=19:00-07:30"
    case .shiftType: "un mot et son sens, par exemple J='jour 07:00-19:30 pause 30'"
    case .span: "deux jours, par exemple 2026-12-20..2027-01-03"
    case .count: "un nombre entier à partir de 0"
    case .duration: "une durée, comme 30d, 4w, 6m ou 1y"
    case .condition: "une condition, par exemple place=Lyon ou energy>=4"
    case .assignment: "CLÉ=VALEUR"
    case .tagChange: "+ÉTIQUETTE pour ajouter ou -ÉTIQUETTE pour retirer une étiquette"
    case .mood: "une humeur\u{A0}: \(moods)"
    case .zone: "le nom d’un fuseau horaire, par exemple Europe/Paris"
    case .moodMeaning: "un mot avec une humeur, par exemple mouais=neutre"
    case .shiftMeaning: "un mot avec un type de poste, par exemple 'N=nuit 21:00-07:00'"
    case .word: "un mot sans espace"
    case .link: "smjournal://show/ID, smjournal://new ou smjournal://check-in"
    case .linkAtTerminal: "un terminal\u{A0}: il faut y répondre à ce qu’ouvre un lien"
    case .text: "du texte"
    case .oneOf(let words): orList(words)
    }
  }

  /// The five steps, as they may be given.
  private var moods: String {
    orList(Mood.Step.allCases.map { "\($0.number) \($0.emoji) \(name(of: $0))" })
  }

  func seeHelp(_ command: String) -> String { "«\u{A0}\(command)\u{A0}» affiche l’aide." }

  func hint(_ hint: AnswerHint) -> String {
    switch hint {
    case .howToAnswer:
      "1–5 pour répondre, Entrée pour passer, Retour arrière pour revenir, Ctrl-C pour quitter en gardant tes réponses."
    case .numberKeys: "touches chiffrées, Entrée pour finir"
    case .oneLine: "Entrée pour rien"
    case .severalLines: "Entrée pour rien, Alt-Entrée pour une nouvelle ligne"
    case .linesOrEditor: "Alt-Entrée pour une nouvelle ligne, Ctrl-X Ctrl-E pour ton éditeur"
    case .yesOrNo: "o/N"
    case .yesUsually: "O/n"
    case .highlights: "trois au plus, Alt-Entrée entre eux"
    case .languages: Language.allCases.enumerated().map { "\($0 + 1) \($1.name)" }.joined(separator: ", ")
    case .howYouWork:
      "Ton cycle, un mot ou une lettre par jour depuis son premier jour\u{A0}: jour jour nuit nuit repos repos, ou J J N N R R R."
    case .cycleOrFile: "un cycle, le chemin d’un planning, Entrée pour plus tard"
    case .dayOrToday: "par exemple 2026-11-23, Entrée pour aujourd’hui"
    case .spanOrSkip: "par exemple 2026-12-20..2027-01-03, Entrée pour passer"
    case .picker: "tape pour filtrer, flèches, Entrée, Échap"
    case .numberOrWords: "un numéro, ou des mots à chercher"
    case .numbersOrTags: "numéros ou mots, séparés par des virgules\u{A0}; Entrée pour aucune"
    case .tagCommand: "Étiquettes proposées\u{A0}:"
    case .shiftOrSkip: "par exemple nuit 21:00-07:00, ou repos\u{A0}; Entrée passe"
    case .afterInit: "Pour continuer\u{A0}:"
    case .notUnderstood: "Désolé, je n’arrive pas à lire cela."
    }
  }

  func isYes(_ answer: Character) -> Bool { "oOyY".contains(answer) }

  func isNo(_ answer: Character) -> Bool { answer == "n" || answer == "N" }

  func key(forYes isYes: Bool) -> String { isYes ? "o" : "n" }

  func confirmation(_ confirmation: Confirmation) -> String {
    switch confirmation {
    case .created(let kind, let day, let path): "Écrit\u{A0}: \(path) (\(name(of: kind)), \(day))"
    case .changed(let path): "Modifié\u{A0}: \(path)"
    case .unchanged(let path): "Rien à changer dans \(path)"
    case .moved(let day, let from, let to): "Déplacé\u{A0}: \(from) → \(to) (\(day))"
    case .deleted(let path, let to): "Supprimé\u{A0}: \(path), à présent dans \(to)"
    case .undone(.trashed, let path, _): "Annulé\u{A0}: le nouveau fichier est dans \(path)"
    case .undone(.unchanged, let path, _), .undone(.replaced, let path, _):
      "Annulé\u{A0}: \(path) est comme avant"
    case .undone(.moved, let path, _): "Annulé\u{A0}: le fichier est de nouveau à \(path)"
    case .undone(.created, let path, _), .undone(.removed, let path, _): "Annulé\u{A0}: \(path) est de retour"
    case .undoneBatch(let count, 0):
      "Annulé\u{A0}: \(number(count)) fichiers\u{A0}; les nouveaux sont dans la corbeille"
    case .undoneBatch(let count, let kept):
      "Annulé\u{A0}: \(number(count)) fichiers\u{A0}; les nouveaux sont dans la corbeille, "
        + "\(number(kept)) ont changé depuis et restent"
    case .journalCreated(let folder): "Journal créé dans \(folder)"
    case .liked(let text): "Aimée\u{A0}: \(text)"
    case .unliked(let text): "N’est plus aimée\u{A0}: \(text)"
    case .notUndoable:
      "Cette modification ne pourra pas être annulée\u{A0}: son historique n’a pas pu être écrit"
    case .nothingWritten: "Rien n’a été écrit."
    case .defaultNotSet: "Impossible de le retenir\u{A0}; -C DOSSIER ou SMJOURNAL_DIR désignent le journal."
    case .answersKept(let command):
      "Tes réponses sont gardées\u{A0}: «\u{A0}\(command)\u{A0}» les reprend."
    case .answersNotKept: "Tes réponses n’ont pas pu être gardées. Voici ce que tu as écrit\u{A0}:"
    case .noEntryWritten: "La fin de poste est écrite\u{A0}; l’entrée ne l’est pas."
    case .editedWithoutChange(let path): "\(path) est resté tel quel"
    }
  }

  func caption(_ caption: Caption) -> String {
    switch caption {
    case .welcome:
      "Bienvenue. Un journal de tes postes, en simples fichiers sur cet appareil\u{A0}; rien n’en sort.\n"
        + "Quelques questions\u{A0}: Entrée pour passer, Ctrl-C pour quitter."
    case .journalLies(let folder): "Ton journal est dans \(folder)."
    case .records: "Aujourd’hui"
    case .nothingToday: "Rien d’écrit pour l’instant aujourd’hui."
    case .nothingFound: "Aucune fiche trouvée."
    case .shown(let count, let total): "\(self.count(count, .record)) sur \(number(total))"
    case .problems(let count) where count < 2:
      "\(count) problème dans les fichiers\u{A0}; «\u{A0}smjournal check\u{A0}» l’affiche."
    case .problems(let count):
      "\(count) problèmes dans les fichiers\u{A0}; «\u{A0}smjournal check\u{A0}» les affiche."
    case .furtherFindings(let count): "… et \(number(count)) autres de ce genre\u{A0}; --json les donne tous"
    case .conflicts(let count) where count < 2:
      "\(count) fichier en conflit, laissé par un outil de synchronisation."
    case .conflicts(let count): "\(count) fichiers en conflit, laissés par un outil de synchronisation."
    case .indexAgrees: "L’index correspond aux fichiers."
    case .indexDiffered(let path): "\(path)\u{A0}: l’index ne disait pas la même chose que le fichier"
    case .reindexed(let report):
      "Fichiers\u{A0}: \(report.files)\u{A0}; lus\u{A0}: \(report.read)\u{A0}; ajoutés\u{A0}: \(report.added)\u{A0}; "
        + "modifiés\u{A0}: \(report.changed)\u{A0}; retirés\u{A0}: \(report.removed)"
    case .progress(let files, let rate):
      "Fichiers examinés\u{A0}: \(number(files))\u{A0}; par seconde\u{A0}: \(number(rate))"
    case .noVacations:
      "Pas encore de congés\u{A0}; «\u{A0}smjournal vacation add DÉBUT..FIN\u{A0}» en prévoit."
    case .noAffirmations: "Aucune affirmation trouvée."
    case .ownKeys: "Autres clés"
    case .indexNotWritten:
      "l’index n’a pas pu être écrit\u{A0}; les réponses sont justes, mais prennent plus de temps"
    case .wrongKind(let id, let kind, let expected):
      "\(id)\u{A0}: genre «\u{A0}\(name(of: kind))\u{A0}» au lieu de «\u{A0}\(name(of: expected))\u{A0}»"
    case .noAffirmation(let id, let nearest):
      "aucune affirmation ne s’appelle «\u{A0}\(id)\u{A0}»" + suggestion(nearest)
    case .editorFailed(let editor, let status) where status == 127 || status < 0:
      "l’éditeur «\u{A0}\(editor)\u{A0}» ne démarre pas"
    case .editorFailed(let editor, let status):
      "l’éditeur «\u{A0}\(editor)\u{A0}» a fini avec le code \(status)"
    case .noEditor:
      "aucun éditeur n’est réglé ni trouvé\u{A0}; définis EDITOR, par exemple nano ou 'code --wait'"
    case .outputFailed(let message): "les résultats n’ont pas pu être écrits\u{A0}: \(message)"
    case .inputUnreadable(let message): "l’entrée standard est illisible\u{A0}: \(message)"
    case .inputNotUTF8: "l’entrée standard n’est pas du texte UTF-8"
    }
  }
}
