import JournalStore
import JournalSync

extension Dutch {
  func sync(_ message: SyncMessage) -> String {
    switch message {
    case .noConflicts: "geen conflicten"
    case .copy(let original, let tool): "een tweede versie van \(original) (\(tool))"
    case .copyLeft(let original): "is een tweede versie van \(original); ‘smjournal conflicts’ zegt meer"
    case .copyOfNothing(let original): "een tweede versie van \(original), dat er niet meer is"
    case .markers: "bevat de tekens van een niet afgemaakte samenvoeging"
    case .brokenMarkers:
      "bevat tekens van een samenvoeging die niet bij elkaar passen; verbeter het in een editor"
    case .differs(let places): "verschilt in \(joined(places))"
    case .same: "beide zeggen hetzelfde"
    case .mergeable: "kan samengevoegd worden"
    case .clashes(let clashes): "beide kanten wijzigden \(joined(clashes.map(place)))"
    case .here: "hier"
    case .there: "daar"
    case .both: "allebei"
    case .later: "later"
    case .whichSide: "Welke telt?"
    case .twoRecords: "twee notities met dezelfde naam; beide blijven"
    case .twin(let original): "dezelfde notitie als \(original), naar tijdstip en titel"
    case .waiting(.deletedByUs): "hier gewist en aan de andere kant gewijzigd; git bewaarde de tekst en wacht"
    case .waiting(.deletedByThem):
      "hier gewijzigd en aan de andere kant gewist; git bewaarde de tekst en wacht"
    case .waiting(.renamed(let path)): "hier verplaatst, en aan de andere kant naar \(path); git wacht"
    case .merged(let copy, let original, let trash, let former):
      "\(copy) samengevoegd in \(original); de kopie is nu \(trash)"
        + (former.map { ", de vorige tekst \($0)" } ?? "")
    case .mended(let path, let former):
      "De versies in \(path) samengevoegd" + (former.map { "; het bestand zoals het was is nu \($0)" } ?? "")
    case .wasSame(let copy, let trash): "\(copy) zei niets nieuws; het is nu \(trash)"
    case .twoFiles: "twee verschillende bestanden met dezelfde naam; beide blijven"
    case .bothFilesStay(let path, let name): "Beide blijven: de andere \(path) is nu \(name)"
    case .separated(let path, let name): "De tweede notitie uit \(path) is nu \(name)"
    case .restored(let copy, let name): "\(copy) is nu \(name)"
    case .kept(let path, let copy, let trash): "\(path) blijft zoals het is; \(copy) is nu \(trash)"
    case .stays(let path): "\(path) blijft"
    case .removed(let path, let trash): "\(path) is nu \(trash)"
    case .choose(let clashes):
      "beide kanten wijzigden \(joined(clashes.map(place))); kies met --ours of --theirs"
        + (clashes.keyToTake.map { ", of voor één sleutel met --take \($0)=ours" } ?? "")
        + (clashes.allSatisfy(\.isOfText) ? ", houd beide met --both" : "")
        + ", of verbeter het in een editor"
    case .chooseName: "beide kanten gaven het een andere naam; kies met --ours of --theirs"
    case .tellGit(let files): "Zeg het dan tegen git: git add -- \(files.joined(separator: " "))"
    case .sameName(let paths):
      "\(joined(paths)): voor sommige systemen is dit één naam (hoofdletters, accenten); hernoem er een"
    case .strangeTrash(let path):
      "\(path) ligt in de prullenbak, en niets op dit apparaat legde het daar; haal het terug met: "
        + "smjournal restore \(path)"
    case .uncertainPlan(let path):
      "\(path) plant verlof, maar twee versies botsen; los ze op met: smjournal resolve --all"
    case .everyDevice: "Elk apparaat heeft dit één keer nodig: git noch Syncthing neemt het mee."
    case .mergeLeft(let clashes):
      "beide kanten wijzigden \(joined(clashes.map(place))); het bestand bevat tekens"
    }
  }

  func place(_ clash: RecordMerge.Clash) -> String {
    switch clash {
    case .key(let key): key
    case .body(let places): places == 1 ? "een plek in de tekst" : "\(places) plekken in de tekst"
    case .text(let places): places == 1 ? "een plek in het bestand" : "\(places) plekken in het bestand"
    case .twoRecords: "het bestand vanaf het begin: dit zijn twee notities"
    case .notText: "het hele bestand: één kant is geen tekst"
    }
  }

  func setup(_ step: SyncSetup.Step) -> String {
    switch step {
    case .added(let lines, let file):
      "\(file): toegevoegd: \(lines.count == 1 ? lines[0] : "\(lines.count) regels")"
    case .complete(let file): "\(file): al volledig"
    case .configured(let key): "git-configuratie: \(key) gezet"
    case .alreadyConfigured(let key): "git-configuratie: \(key) was al gezet"
    case .made(let file): "\(file): gemaakt"
    case .kept(let file): "\(file): is er al en zegt iets anders; zo gelaten"
    case .next(let command): "Typ nu: \(command)"
    case .otherDriver(let name): ".gitattributes: voegt *.md al samen met \(quoted(name)); zo gelaten"
    }
  }

  func setup(_ failure: SyncSetup.Failure) -> String {
    switch failure {
    case .gitMissing: "git is niet geïnstalleerd"
    case .noRepository: "het dagboek zit in geen git-repository; maak er een met: git init"
    case .unaskedGit(let refusal): versions(.unaskedGit(refusal, .setup))
    case .noDesktop: "XDG_DATA_HOME noch HOME zegt waar het bureaublad programma’s zoekt"
    case .configurationRefused: "git weigerde zijn configuratie te wijzigen"
    case .store(let error): "\(error.path): \(message(error))"
    }
  }

  func privacy(_ reason: PrivacyCheck.Finding.Reason) -> String {
    switch reason {
    case .readable(let mode): "andere gebruikers van deze computer mogen het lezen (\(octal(mode)))"
    case .identifier(let kind, let found): "\(quoted(found)) \(identifier(kind))"
    case .position: "deze foto verraadt waar hij is gemaakt"
    case .publicRemote(let address):
      "het dagboek wordt naar \(address) gestuurd: kijk na of het daar niet openbaar is"
    case .plainRemote(let address): "het dagboek wordt onversleuteld naar \(address) gestuurd"
    case .unaskedGit(let refusal): versions(.unaskedGit(refusal, .remotes))
    }
  }

  private func identifier(_ kind: PatientIdentifier) -> String {
    switch kind {
    case .socialSecurity: "is een Frans socialezekerheidsnummer"
    case .nhs: "is misschien een NHS-nummer"
    case .hospitalNumber: "is misschien het nummer van een patiënt in een ziekenhuis"
    case .birthDate: "is misschien een geboortedatum"
    case .name: "is misschien de naam van een patiënt"
    case .own(let pattern): "past op je patroon \(quoted(pattern))"
    }
  }

  func health(_ item: HealthItem) -> (topic: String, state: String) {
    switch item {
    case .records(let counts, let bytes):
      (
        "Notities",
        counts.isEmpty
          ? "geen" : joined(counts.map { count($0.count, Noun($0.kind)) }) + "; \(size(bytes))"
      )
    case .problems(let counts):
      (
        "Problemen",
        counts.isEmpty
          ? "geen" : joined(counts.map { "\(number($0.count)) \(sort($0.sort, isOne: $0.count == 1))" })
      )
    case .conflicts(let count): ("Conflicten", count == 0 ? "geen" : number(count))
    case .otherJournals(let folders):
      ("Andere dagboeken", "geen deel van dit dagboek: \(folders.joined(separator: ", "))")
    case .notices(let count):
      (
        "Synchroniseren",
        count == 1 ? "1 ding om naar te kijken" : "\(number(count)) dingen om naar te kijken"
      )
    case .index(.good): ("Index", "klopt met de bestanden")
    case .index(.corrected(let count)):
      ("Index", "zat fout bij \(number(count)) van de bestanden; nu klopt hij")
    case .index(.unwritable(let error)): ("Index", "kan niet geschreven worden (\(message(error)))")
    case .permissions(let count):
      (
        "Rechten",
        count == 0 ? "alleen van jou" : "anderen mogen \(number(count)) van de bestanden en mappen lezen"
      )
    case .git(let state): ("git", sync(state))
    case .syncthing(let state): ("Syncthing", sync(state))
    case .encryption(.folder(let tool)):
      ("Op de schijf", "ontsleutelde kijk op een versleutelde map (\(tool))")
    case .encryption(.disk(let tool)): ("Op de schijf", "de schijf is versleuteld (\(tool))")
    case .encryption(.unknown):
      ("Op de schijf", "van hieruit is geen versleuteling te zien; zie ‘At rest’ in het handboek")
    case .gitCrypt:
      (
        "git-crypt",
        "versleutelt de notities in git: wijzigingen van twee apparaten kunnen niet samengevoegd worden"
      )
    case .backup(let day?): ("Reservekopie", "laatst gemaakt \(day)")
    case .backup(nil): ("Reservekopie", "geen genoteerd; na een kopie: smjournal doctor --backed-up")
    case .disk(let free, let isScarce): ("Schijf", "\(size(free)) vrij" + (isScarce ? ": bijna vol" : ""))
    }
  }

  private func sort(_ sort: HealthReport.ProblemSort, isOne: Bool) -> String {
    switch sort {
    case .frontMatter: "in de kop"
    case .value: isOne ? "foute waarde" : "foute waarden"
    case .unreadable: "niet leesbaar"
    case .notText: "geen tekst"
    case .doubt: isOne ? "twijfel" : "twijfels"
    }
  }

  private func sync(_ state: HealthReport.Sync) -> String {
    switch state {
    case .absent: "hier niet gebruikt"
    case .unprepared: "gebruikt, maar niet klaargemaakt"
    case .ready: "klaargemaakt"
    case .otherDriver: "voegt notities samen met een ander stuurprogramma"
    case .outdated: "klaargemaakt door een eerdere versie"
    case .driverMissing: "klaargemaakt, maar het programma dat moet samenvoegen is er niet meer"
    case .foreign: "is van een andere gebruiker; er is niets gevraagd"
    case .gitMissing: "er is een repository, maar git is niet geïnstalleerd"
    case .unreadable: "er is een repository, maar git kan die niet lezen"
    }
  }
}
