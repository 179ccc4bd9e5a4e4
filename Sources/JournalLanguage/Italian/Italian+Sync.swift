import JournalStore
import JournalSync

extension Italian {
  func sync(_ message: SyncMessage) -> String {
    switch message {
    case .noConflicts: "nessun conflitto"
    case .copy(let original, let tool): "una seconda versione di \(original) (\(tool))"
    case .copyLeft(let original): "è una seconda versione di \(original); «smjournal conflicts» dice di più"
    case .copyOfNothing(let original): "una seconda versione di \(original), che non c’è più"
    case .markers: "contiene i segni di una fusione non finita"
    case .brokenMarkers: "contiene segni di fusione che non vanno insieme; correggilo in un editor"
    case .differs(let places): "differisce in \(joined(places))"
    case .same: "entrambi dicono lo stesso"
    case .mergeable: "si può fondere"
    case .clashes(let clashes): "le due parti hanno cambiato \(joined(clashes.map(place)))"
    case .here: "qui"
    case .there: "di là"
    case .both: "tutti e due"
    case .later: "più tardi"
    case .whichSide: "Quale vale?"
    case .twoRecords: "due note con lo stesso nome; resteranno entrambe"
    case .twin(let original): "la stessa nota di \(original), per momento e titolo"
    case .waiting(.deletedByUs):
      "cancellato qui e cambiato dall’altra parte; git ha tenuto il testo e aspetta"
    case .waiting(.deletedByThem):
      "cambiato qui e cancellato dall’altra parte; git ha tenuto il testo e aspetta"
    case .waiting(.renamed(let path)): "spostato qui, e in \(path) dall’altra parte; git aspetta"
    case .merged(let copy, let original, let trash, let former):
      "\(copy) fuso in \(original); la copia ora è \(trash)"
        + (former.map { ", il testo di prima \($0)" } ?? "")
    case .mended(let path, let former):
      "Versioni fuse in \(path)" + (former.map { "; il file com’era ora è \($0)" } ?? "")
    case .wasSame(let copy, let trash): "\(copy) non diceva nulla di nuovo; ora è \(trash)"
    case .twoFiles: "due file diversi con lo stesso nome; resteranno entrambi"
    case .bothFilesStay(let path, let name): "Restano entrambi: l’altro \(path) ora è \(name)"
    case .separated(let path, let name): "La seconda nota di \(path) ora è \(name)"
    case .restored(let copy, let name): "\(copy) ora è \(name)"
    case .kept(let path, let copy, let trash): "\(path) resta com’è; \(copy) ora è \(trash)"
    case .stays(let path): "\(path) resta"
    case .removed(let path, let trash): "\(path) ora è \(trash)"
    case .choose(let clashes):
      "le due parti hanno cambiato \(joined(clashes.map(place))); scegli con --ours o --theirs"
        + (clashes.keyToTake.map { ", o per una sola chiave con --take \($0)=ours" } ?? "")
        + (clashes.allSatisfy(\.isOfText) ? ", tienile entrambe con --both" : "")
        + ", o correggilo in un editor"
    case .chooseName: "le due parti gli hanno dato un altro nome; scegli con --ours o --theirs"
    case .tellGit(let files): "Poi dillo a git: git add -- \(files.joined(separator: " "))"
    case .sameName(let paths):
      "\(joined(paths)): per alcuni sistemi questi nomi sono uno solo (maiuscole, accenti); rinominane uno"
    case .strangeTrash(let path):
      "\(path) è nel cestino, e nulla su questo dispositivo ce l’ha messo; riprendilo con: "
        + "smjournal restore \(path)"
    case .uncertainPlan(let path):
      "\(path) prevede ferie, ma due sue versioni si scontrano; risolvile con: smjournal resolve --all"
    case .everyDevice: "Serve una volta su ogni dispositivo: né git né Syncthing lo portano con sé."
    case .mergeLeft(let clashes):
      "le due parti hanno cambiato \(joined(clashes.map(place))); il file contiene dei segni"
    }
  }

  func place(_ clash: RecordMerge.Clash) -> String {
    switch clash {
    case .key(let key): key
    case .body(let places): places == 1 ? "un punto del testo" : "\(places) punti del testo"
    case .text(let places): places == 1 ? "un punto del file" : "\(places) punti del file"
    case .twoRecords: "il file dall’inizio: sono due note"
    case .notText: "tutto il file: una parte non è testo"
    }
  }

  func setup(_ step: SyncSetup.Step) -> String {
    switch step {
    case .added(let lines, let file):
      "\(file): aggiunte \(lines.count == 1 ? lines[0] : "\(lines.count) righe")"
    case .complete(let file): "\(file): già completo"
    case .configured(let key): "configurazione di git: \(key) impostato"
    case .alreadyConfigured(let key): "configurazione di git: \(key) è già impostato"
    case .made(let file): "\(file): creato"
    case .kept(let file): "\(file): c’è già e dice altro; lasciato com’è"
    case .next(let command): "Ora scrivi: \(command)"
    case .otherDriver(let name): ".gitattributes: fonde già *.md con \(quoted(name)); lasciato com’è"
    }
  }

  func setup(_ failure: SyncSetup.Failure) -> String {
    switch failure {
    case .gitMissing: "git non è installato"
    case .noRepository: "il diario non è in un repository git; creane uno con: git init"
    case .unaskedGit(let refusal): versions(.unaskedGit(refusal, .setup))
    case .noDesktop: "né XDG_DATA_HOME né HOME dicono dove l’ambiente grafico cerca i programmi"
    case .configurationRefused: "git ha rifiutato di cambiare la sua configurazione"
    case .store(let error): "\(error.path): \(message(error))"
    }
  }

  func privacy(_ reason: PrivacyCheck.Finding.Reason) -> String {
    switch reason {
    case .readable(let mode): "altri utenti di questo computer possono leggerlo (\(octal(mode)))"
    case .identifier(let kind, let found): "\(quoted(found)) \(identifier(kind))"
    case .position: "questa foto dice dov’è stata scattata"
    case .publicRemote(let address):
      "il diario viene inviato a \(address): assicurati che lì non sia pubblico"
    case .plainRemote(let address): "il diario viene inviato a \(address) senza cifratura"
    case .unaskedGit(let refusal): versions(.unaskedGit(refusal, .remotes))
    }
  }

  private func identifier(_ kind: PatientIdentifier) -> String {
    switch kind {
    case .socialSecurity: "è un numero francese di previdenza sociale"
    case .nhs: "potrebbe essere un numero NHS"
    case .hospitalNumber: "potrebbe essere il numero di un paziente in ospedale"
    case .birthDate: "potrebbe essere una data di nascita"
    case .name: "potrebbe essere il nome di un paziente"
    case .own(let pattern): "corrisponde al tuo modello \(quoted(pattern))"
    }
  }

  func health(_ item: HealthItem) -> (topic: String, state: String) {
    switch item {
    case .records(let counts, let bytes):
      (
        "Note",
        counts.isEmpty
          ? "nessuna" : joined(counts.map { count($0.count, Noun($0.kind)) }) + "; \(size(bytes))"
      )
    case .problems(let counts):
      (
        "Problemi",
        counts.isEmpty
          ? "nessuno" : joined(counts.map { "\(number($0.count)) \(sort($0.sort, isOne: $0.count == 1))" })
      )
    case .conflicts(let count): ("Conflitti", count == 0 ? "nessuno" : number(count))
    case .otherJournals(let folders):
      ("Altri diari", "non fanno parte di questo: \(folders.joined(separator: ", "))")
    case .notices(let count):
      ("Sincronizzazione", count == 1 ? "1 cosa da guardare" : "\(number(count)) cose da guardare")
    case .index(.good): ("Indice", "concorda con i file")
    case .index(.corrected(let count)):
      ("Indice", "sbagliava su \(number(count)) file; ora è giusto")
    case .index(.unwritable(let error)): ("Indice", "non si può scrivere (\(message(error)))")
    case .permissions(let count):
      (
        "Permessi",
        count == 0 ? "solo tuoi" : "altri possono leggere \(number(count)) tra file e cartelle"
      )
    case .git(let state): ("git", sync(state))
    case .syncthing(let state): ("Syncthing", sync(state))
    case .encryption(.folder(let tool)): ("Sul disco", "vista decifrata di una cartella cifrata (\(tool))")
    case .encryption(.disk(let tool)): ("Sul disco", "il disco è cifrato (\(tool))")
    case .encryption(.unknown):
      ("Sul disco", "nessuna cifratura visibile da qui; vedi «At rest» nel manuale")
    case .gitCrypt:
      ("git-crypt", "cifra le note in git: le modifiche di due dispositivi non si possono fondere")
    case .backup(let day?): ("Copia di sicurezza", "ultima fatta \(day)")
    case .backup(nil):
      ("Copia di sicurezza", "nessuna annotata; dopo averne fatta una: smjournal doctor --backed-up")
    case .disk(let free, let isScarce): ("Disco", "\(size(free)) liberi" + (isScarce ? ": quasi pieno" : ""))
    }
  }

  private func sort(_ sort: HealthReport.ProblemSort, isOne: Bool) -> String {
    switch sort {
    case .frontMatter: "nell’intestazione"
    case .value: isOne ? "valore sbagliato" : "valori sbagliati"
    case .unreadable: "non leggibile"
    case .notText: "non è testo"
    case .doubt: isOne ? "dubbio" : "dubbi"
    }
  }

  private func sync(_ state: HealthReport.Sync) -> String {
    switch state {
    case .absent: "non usato qui"
    case .unprepared: "usato, ma non preparato"
    case .ready: "preparato"
    case .otherDriver: "fonde le note con un altro driver"
    case .outdated: "preparato da una versione precedente"
    case .driverMissing: "preparato, ma il programma che deve fondere non c’è più"
    case .foreign: "appartiene a un altro utente; non è stato chiesto nulla"
    case .gitMissing: "c’è un repository, ma git non è installato"
    case .unreadable: "c’è un repository, ma git non può leggerlo"
    }
  }
}
