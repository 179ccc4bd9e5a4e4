import JournalStore
import JournalSync

extension French {
  func sync(_ message: SyncMessage) -> String {
    switch message {
    case .noConflicts: "aucun conflit"
    case .copy(let original, let tool): "une seconde version de \(original) (\(tool))"
    case .copyLeft(let original):
      "est une seconde version de \(original)\u{A0}; «\u{A0}smjournal conflicts\u{A0}» en dit plus"
    case .copyOfNothing(let original): "une seconde version de \(original), qui n’existe plus"
    case .markers: "contient les marques d’une fusion inachevée"
    case .brokenMarkers: "contient des marques de fusion incohérentes\u{A0}; corrige-le dans un éditeur"
    case .differs(let places): "diffère par \(joined(places))"
    case .same: "les deux disent la même chose"
    case .mergeable: "peut être fusionné"
    case .clashes(let clashes): "les deux côtés ont changé \(joined(clashes.map(place)))"
    case .here: "ici"
    case .there: "en face"
    case .both: "les deux"
    case .later: "plus tard"
    case .whichSide: "Lequel compte\u{A0}?"
    case .twoRecords: "deux fiches du même nom\u{A0}; les deux resteront"
    case .twin(let original): "la même fiche que \(original), par son moment et son titre"
    case .waiting(.deletedByUs):
      "supprimé ici et changé de l’autre côté\u{A0}; git a gardé le texte et attend"
    case .waiting(.deletedByThem):
      "changé ici et supprimé de l’autre côté\u{A0}; git a gardé le texte et attend"
    case .waiting(.renamed(let path)): "déplacé ici, et vers \(path) de l’autre côté\u{A0}; git attend"
    case .merged(let copy, let original, let trash, let former):
      "\(copy) fusionné dans \(original)\u{A0}; la copie est maintenant \(trash)"
        + (former.map { ", l’ancien texte \($0)" } ?? "")
    case .mended(let path, let former):
      "Versions fusionnées dans \(path)"
        + (former.map { "\u{A0}; le fichier tel qu’il était est maintenant \($0)" } ?? "")
    case .wasSame(let copy, let trash): "\(copy) ne disait rien de nouveau\u{A0}; c’est maintenant \(trash)"
    case .twoFiles: "deux fichiers différents du même nom\u{A0}; les deux resteront"
    case .bothFilesStay(let path, let name): "Les deux restent\u{A0}: l’autre \(path) est maintenant \(name)"
    case .separated(let path, let name): "La seconde fiche de \(path) est maintenant \(name)"
    case .restored(let copy, let name): "\(copy) est maintenant \(name)"
    case .kept(let path, let copy, let trash): "\(path) reste tel quel\u{A0}; \(copy) est maintenant \(trash)"
    case .stays(let path): "\(path) reste"
    case .removed(let path, let trash): "\(path) est maintenant \(trash)"
    case .choose(let clashes):
      "les deux côtés ont changé \(joined(clashes.map(place)))\u{A0}; choisis avec --ours ou --theirs"
        + (clashes.keyToTake.map { ", ou pour une seule clé avec --take \($0)=ours" } ?? "")
        + (clashes.allSatisfy(\.isOfText) ? ", garde les deux avec --both" : "")
        + ", ou corrige dans un éditeur"
    case .chooseName: "chaque côté lui a donné un autre nom\u{A0}; choisis avec --ours ou --theirs"
    case .tellGit(let files): "Ensuite, préviens git\u{A0}: git add -- \(files.joined(separator: " "))"
    case .sameName(let paths):
      "\(joined(paths))\u{A0}: ces noms n’en font qu’un pour certains systèmes (casse, accents)\u{A0}; "
        + "renommes-en un"
    case .strangeTrash(let path):
      "\(path) est dans la corbeille sans que cet appareil l’y ait mis\u{A0}; reprends-le avec\u{A0}: "
        + "smjournal restore \(path)"
    case .uncertainPlan(let path):
      "\(path) prévoit des congés, mais deux versions s’y opposent\u{A0}; départage-les avec\u{A0}: "
        + "smjournal resolve --all"
    case .everyDevice: "À faire une fois sur chaque appareil\u{A0}: ni git ni Syncthing ne le transportent."
    case .mergeLeft(let clashes):
      "les deux côtés ont changé \(joined(clashes.map(place)))\u{A0}; le fichier contient des marques"
    }
  }

  func place(_ clash: RecordMerge.Clash) -> String {
    switch clash {
    case .key(let key): key
    case .body(let places): places == 1 ? "un endroit du texte" : "\(places) endroits du texte"
    case .text(let places): places == 1 ? "un endroit du fichier" : "\(places) endroits du fichier"
    case .twoRecords: "le fichier dès le début\u{A0}: ce sont deux fiches"
    case .notText: "tout le fichier\u{A0}: un côté n’est pas du texte"
    }
  }

  func setup(_ step: SyncSetup.Step) -> String {
    switch step {
    case .added(let lines, let file):
      "\(file)\u{A0}: \(lines.count == 1 ? "\(lines[0]) ajouté" : "\(lines.count) lignes ajoutées")"
    case .complete(let file): "\(file)\u{A0}: déjà complet"
    case .configured(let key): "configuration de git\u{A0}: \(key) défini"
    case .alreadyConfigured(let key): "configuration de git\u{A0}: \(key) déjà défini"
    case .made(let file): "\(file)\u{A0}: créé"
    case .kept(let file): "\(file)\u{A0}: existe déjà avec un autre contenu, laissé tel quel"
    case .next(let command): "Tape maintenant\u{A0}: \(command)"
    case .otherDriver(let name):
      ".gitattributes\u{A0}: *.md est déjà fusionné par \(quoted(name))\u{A0}; rien n’a été changé"
    }
  }

  func setup(_ failure: SyncSetup.Failure) -> String {
    switch failure {
    case .gitMissing: "git n’est pas installé"
    case .noRepository: "le journal n’est dans aucun dépôt git\u{A0}; crées-en un avec\u{A0}: git init"
    case .unaskedGit(let refusal): versions(.unaskedGit(refusal, .setup))
    case .noDesktop: "ni XDG_DATA_HOME ni HOME n’indiquent où le bureau cherche les programmes"
    case .configurationRefused: "git a refusé de changer sa configuration"
    case .store(let error): "\(error.path)\u{A0}: \(message(error))"
    }
  }

  func privacy(_ reason: PrivacyCheck.Finding.Reason) -> String {
    switch reason {
    case .readable(let mode): "d’autres utilisateurs de cette machine peuvent le lire (\(octal(mode)))"
    case .identifier(let kind, let found): "\(quoted(found)) \(identifier(kind))"
    case .position: "cette photo dit où elle a été prise"
    case .publicRemote(let address):
      "le journal est envoyé à \(address)\u{A0}: assure-toi qu’il n’y est pas public"
    case .plainRemote(let address): "le journal est envoyé à \(address) sans chiffrement"
    case .unaskedGit(let refusal): versions(.unaskedGit(refusal, .remotes))
    }
  }

  private func identifier(_ kind: PatientIdentifier) -> String {
    switch kind {
    case .socialSecurity: "est un numéro de sécurité sociale"
    case .nhs: "est peut-être un numéro NHS"
    case .hospitalNumber: "est peut-être le numéro d’un patient à l’hôpital"
    case .birthDate: "est peut-être une date de naissance"
    case .name: "est peut-être le nom d’un patient"
    case .own(let pattern): "correspond à ton motif \(quoted(pattern))"
    }
  }

  func health(_ item: HealthItem) -> (topic: String, state: String) {
    switch item {
    case .records(let counts, let bytes):
      (
        "Fiches",
        counts.isEmpty
          ? "aucune"
          : joined(counts.map { count($0.count, Noun($0.kind)) })
            + "\u{A0}; \(size(bytes, units))"
      )
    case .problems(let counts):
      (
        "Problèmes",
        counts.isEmpty
          ? "aucun" : joined(counts.map { "\(number($0.count)) \(sort($0.sort, isOne: $0.count < 2))" })
      )
    case .conflicts(let count): ("Conflits", count == 0 ? "aucun" : number(count))
    case .otherJournals(let folders):
      ("Autres journaux", "à part de celui-ci\u{A0}: \(folders.joined(separator: ", "))")
    case .notices(let count):
      (
        "Synchronisation",
        count < 2 ? "\(number(count)) point à regarder" : "\(number(count)) points à regarder"
      )
    case .index(.good): ("Index", "conforme aux fichiers")
    case .index(.corrected(let count)):
      ("Index", "se trompait sur \(number(count)) des fichiers\u{A0}; il est juste maintenant")
    case .index(.unwritable(let error)): ("Index", "ne peut pas être écrit (\(message(error)))")
    case .permissions(let count):
      (
        "Droits d’accès",
        count == 0 ? "toi seul·e" : "d’autres peuvent lire \(number(count)) des fichiers et dossiers"
      )
    case .git(let state): ("git", sync(state))
    case .syncthing(let state): ("Syncthing", sync(state))
    case .encryption(.folder(let tool)): ("Chiffrement", "vue en clair d’un dossier chiffré (\(tool))")
    case .encryption(.disk(let tool)): ("Chiffrement", "le disque est chiffré (\(tool))")
    case .encryption(.unknown):
      ("Chiffrement", "aucun visible d’ici\u{A0}; voir «\u{A0}At rest\u{A0}» dans le manuel")
    case .gitCrypt:
      ("git-crypt", "chiffre les fiches dans git\u{A0}: les changements de deux appareils ne fusionnent pas")
    case .backup(let day?): ("Sauvegarde", "la dernière, \(day)")
    case .backup(nil):
      ("Sauvegarde", "aucune de notée\u{A0}; après en avoir fait une\u{A0}: smjournal doctor --backed-up")
    case .disk(let free, let isScarce):
      ("Disque", "\(size(free, units)) libres" + (isScarce ? "\u{A0}: presque plein" : ""))
    }
  }

  private var units: [String] { ["o", "ko", "Mo", "Go", "To"] }

  private func sort(_ sort: HealthReport.ProblemSort, isOne: Bool) -> String {
    switch sort {
    case .frontMatter: "dans l’en-tête"
    case .value: isOne ? "valeur fausse" : "valeurs fausses"
    case .unreadable: isOne ? "illisible" : "illisibles"
    case .notText: "sans texte"
    case .doubt: isOne ? "doute" : "doutes"
    }
  }

  private func sync(_ state: HealthReport.Sync) -> String {
    switch state {
    case .absent: "non utilisé ici"
    case .unprepared: "utilisé, mais pas préparé"
    case .ready: "préparé"
    case .otherDriver: "fusionne les fiches avec un autre pilote"
    case .outdated: "préparé par une version antérieure"
    case .driverMissing: "préparé, mais le programme qui doit fusionner n’est plus là"
    case .foreign: "appartient à un autre utilisateur\u{A0}; rien n’a été demandé"
    case .gitMissing: "il y a un dépôt, mais git n’est pas installé"
    case .unreadable: "il y a un dépôt, mais git ne peut pas le lire"
    }
  }
}
