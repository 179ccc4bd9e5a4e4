import JournalStore
import JournalSync

extension German {
  func sync(_ message: SyncMessage) -> String {
    switch message {
    case .noConflicts: "keine Konflikte"
    case .copy(let original, let tool): "eine zweite Fassung von \(original) (\(tool))"
    case .copyLeft(let original): "ist eine zweite Fassung von \(original); „smjournal conflicts“ sagt mehr"
    case .copyOfNothing(let original): "eine zweite Fassung von \(original), das es nicht mehr gibt"
    case .markers: "enthält die Markierungen einer nicht beendeten Zusammenführung"
    case .brokenMarkers: "enthält Markierungen, die nicht zusammenpassen; berichtige sie in einem Editor"
    case .differs(let places): "unterscheidet sich in \(joined(places))"
    case .same: "beide sagen dasselbe"
    case .mergeable: "lässt sich zusammenführen"
    case .clashes(let clashes): "beide Seiten haben \(joined(clashes.map(place))) geändert"
    case .here: "hier"
    case .there: "dort"
    case .both: "beide"
    case .later: "später"
    case .whichSide: "Was gilt?"
    case .twoRecords: "zwei Aufzeichnungen gleichen Namens; beide bleiben"
    case .twin(let original): "dieselbe Aufzeichnung wie \(original), nach Zeitpunkt und Titel"
    case .waiting(.deletedByUs):
      "hier gelöscht und auf der anderen Seite geändert; git hat den Text behalten und wartet"
    case .waiting(.deletedByThem):
      "hier geändert und auf der anderen Seite gelöscht; git hat den Text behalten und wartet"
    case .waiting(.renamed(let path)): "hier verschoben, und auf der anderen Seite nach \(path); git wartet"
    case .merged(let copy, let original, let trash, let former):
      "\(copy) in \(original) zusammengeführt; die Kopie ist jetzt \(trash)"
        + (former.map { ", der frühere Text \($0)" } ?? "")
    case .mended(let path, let former):
      "Die Fassungen in \(path) zusammengeführt"
        + (former.map { "; die Datei, wie sie war, ist jetzt \($0)" } ?? "")
    case .wasSame(let copy, let trash): "\(copy) sagte nichts Neues; es ist jetzt \(trash)"
    case .twoFiles: "zwei verschiedene Dateien mit demselben Namen; beide bleiben"
    case .bothFilesStay(let path, let name): "Beide bleiben: die andere \(path) ist jetzt \(name)"
    case .separated(let path, let name): "Die zweite Aufzeichnung aus \(path) ist jetzt \(name)"
    case .restored(let copy, let name): "\(copy) ist jetzt \(name)"
    case .kept(let path, let copy, let trash): "\(path) bleibt, wie es ist; \(copy) ist jetzt \(trash)"
    case .stays(let path): "\(path) bleibt"
    case .removed(let path, let trash): "\(path) ist jetzt \(trash)"
    case .choose(let clashes):
      "beide Seiten haben \(joined(clashes.map(place))) geändert; wähle mit --ours oder --theirs"
        + (clashes.keyToTake.map { ", oder für einen Schlüssel mit --take \($0)=ours" } ?? "")
        + (clashes.allSatisfy(\.isOfText) ? ", behalte beide mit --both" : "")
        + ", oder berichtige es in einem Editor"
    case .chooseName: "beide Seiten haben ihm einen anderen Namen gegeben; wähle mit --ours oder --theirs"
    case .tellGit(let files): "Dann sag es git: git add -- \(files.joined(separator: " "))"
    case .sameName(let paths):
      "\(joined(paths)): für manche Systeme ist das ein Name (Groß und Klein, Akzente); benenne eine um"
    case .strangeTrash(let path):
      "\(path) liegt im Papierkorb, und kein Befehl auf diesem Gerät hat es dorthin gelegt; zurück holt es: "
        + "smjournal restore \(path)"
    case .uncertainPlan(let path):
      "\(path) plant Urlaub, aber zwei Fassungen davon stoßen aufeinander; kläre sie mit: smjournal resolve --all"
    case .everyDevice: "Jedes Gerät braucht das einmal: weder git noch Syncthing nehmen es mit."
    case .mergeLeft(let clashes):
      "beide Seiten haben \(joined(clashes.map(place))) geändert; die Datei enthält Markierungen"
    }
  }

  func place(_ clash: RecordMerge.Clash) -> String {
    switch clash {
    case .key(let key): key
    case .body(let places): places == 1 ? "eine Stelle im Text" : "\(places) Stellen im Text"
    case .text(let places): places == 1 ? "eine Stelle in der Datei" : "\(places) Stellen in der Datei"
    case .twoRecords: "die Datei von Anfang an: es sind zwei Aufzeichnungen"
    case .notText: "die ganze Datei: eine Seite ist kein Text"
    }
  }

  func setup(_ step: SyncSetup.Step) -> String {
    switch step {
    case .added(let lines, let file):
      "\(file): hinzugefügt: \(lines.count == 1 ? lines[0] : "\(lines.count) Zeilen")"
    case .complete(let file): "\(file): schon vollständig"
    case .configured(let key): "git-Konfiguration: \(key) gesetzt"
    case .alreadyConfigured(let key): "git-Konfiguration: \(key) ist schon gesetzt"
    case .made(let file): "\(file): angelegt"
    case .kept(let file): "\(file): ist schon da und sagt etwas anderes; nicht angerührt"
    case .next(let command): "Jetzt eingeben: \(command)"
    case .otherDriver(let name):
      ".gitattributes: führt *.md schon mit \(quoted(name)) zusammen; nichts geändert"
    }
  }

  func setup(_ failure: SyncSetup.Failure) -> String {
    switch failure {
    case .gitMissing: "git ist nicht installiert"
    case .noRepository: "das Tagebuch liegt in keinem git-Repository; lege eines an mit: git init"
    case .unaskedGit(let refusal): versions(.unaskedGit(refusal, .setup))
    case .noDesktop: "weder XDG_DATA_HOME noch HOME sagen, wo die Oberfläche nach Programmen sucht"
    case .configurationRefused: "git wollte seine Konfiguration nicht ändern"
    case .store(let error): "\(error.path): \(message(error))"
    }
  }

  func privacy(_ reason: PrivacyCheck.Finding.Reason) -> String {
    switch reason {
    case .readable(let mode): "andere Benutzer dieses Rechners dürfen es lesen (\(octal(mode)))"
    case .identifier(let kind, let found): "\(quoted(found)) \(identifier(kind))"
    case .position: "dieses Foto verrät, wo es aufgenommen wurde"
    case .publicRemote(let address):
      "das Tagebuch wird an \(address) gesendet: sieh nach, dass es dort nicht öffentlich ist"
    case .plainRemote(let address): "das Tagebuch wird unverschlüsselt an \(address) gesendet"
    case .unaskedGit(let refusal): versions(.unaskedGit(refusal, .remotes))
    }
  }

  private func identifier(_ kind: PatientIdentifier) -> String {
    switch kind {
    case .socialSecurity: "ist eine französische Sozialversicherungsnummer"
    case .nhs: "ist vielleicht eine NHS-Nummer"
    case .hospitalNumber: "ist vielleicht die Fallnummer eines Krankenhauses"
    case .birthDate: "ist vielleicht ein Geburtsdatum"
    case .name: "ist vielleicht der Name eines Patienten"
    case .own(let pattern): "passt auf dein Muster \(quoted(pattern))"
    }
  }

  func health(_ item: HealthItem) -> (topic: String, state: String) {
    switch item {
    case .records(let counts, let bytes):
      (
        "Aufzeichnungen",
        counts.isEmpty
          ? "keine" : joined(counts.map { count($0.count, Noun($0.kind)) }) + "; \(size(bytes))"
      )
    case .problems(let counts):
      (
        "Probleme",
        counts.isEmpty
          ? "keine" : joined(counts.map { "\(number($0.count)) \(sort($0.sort, isOne: $0.count == 1))" })
      )
    case .conflicts(let count): ("Konflikte", count == 0 ? "keine" : number(count))
    case .otherJournals(let folders):
      ("Andere Tagebücher", "nicht Teil von diesem: \(folders.joined(separator: ", "))")
    case .notices(let count):
      ("Abgleich", count == 1 ? "1 Sache zum Ansehen" : "\(number(count)) Sachen zum Ansehen")
    case .index(.good): ("Index", "stimmt mit den Dateien überein")
    case .index(.corrected(let count)):
      ("Index", "lag bei \(number(count)) der Dateien falsch; jetzt stimmt er")
    case .index(.unwritable(let error)): ("Index", "lässt sich nicht schreiben (\(message(error)))")
    case .permissions(let count):
      (
        "Zugriffsrechte",
        count == 0 ? "nur du" : "andere dürfen \(number(count)) der Dateien und Ordner lesen"
      )
    case .git(let state): ("git", sync(state))
    case .syncthing(let state): ("Syncthing", sync(state))
    case .encryption(.folder(let tool)):
      ("Auf der Platte", "entschlüsselte Sicht eines verschlüsselten Ordners (\(tool))")
    case .encryption(.disk(let tool)): ("Auf der Platte", "die Festplatte ist verschlüsselt (\(tool))")
    case .encryption(.unknown):
      ("Auf der Platte", "von hier ist keine Verschlüsselung zu sehen; siehe „At rest“ im Handbuch")
    case .gitCrypt:
      (
        "git-crypt",
        "verschlüsselt die Aufzeichnungen in git: Änderungen zweier Geräte lassen sich nicht zusammenführen"
      )
    case .backup(let day?): ("Sicherung", "zuletzt am \(day)")
    case .backup(nil): ("Sicherung", "keine vermerkt; nach der nächsten: smjournal doctor --backed-up")
    case .disk(let free, let isScarce): ("Speicher", "\(size(free)) frei" + (isScarce ? ": fast voll" : ""))
    }
  }

  private func sort(_ sort: HealthReport.ProblemSort, isOne: Bool) -> String {
    switch sort {
    case .frontMatter: "im Dateikopf"
    case .value: isOne ? "falscher Wert" : "falsche Werte"
    case .unreadable: "nicht lesbar"
    case .notText: "kein Text"
    case .doubt: isOne ? "Zweifel" : "Zweifel"
    }
  }

  private func sync(_ state: HealthReport.Sync) -> String {
    switch state {
    case .absent: "hier nicht benutzt"
    case .unprepared: "benutzt, aber nicht vorbereitet"
    case .ready: "vorbereitet"
    case .otherDriver: "führt Aufzeichnungen mit einem anderen Treiber zusammen"
    case .outdated: "von einer früheren Version vorbereitet"
    case .driverMissing: "vorbereitet, aber das Programm, das zusammenführen soll, ist nicht mehr da"
    case .foreign: "gehört einem anderen Benutzer; nichts wurde abgefragt"
    case .gitMissing: "es gibt ein Repository, aber git ist nicht installiert"
    case .unreadable: "es gibt ein Repository, aber git kann es nicht lesen"
    }
  }
}
