import JournalModel
import JournalStore

extension Dutch {
  var colon: String { ": " }

  func help(_ text: HelpText) -> String {
    switch text {
    case .program: "smjournal – een dagboek in gewone tekstbestanden voor wie in ploegen werkt"
    case .usage: "Gebruik"
    case .commands: "Opdrachten"
    case .options: "Opties"
    case .commonOptions: "Algemene opties"
    case .examples: "Voorbeelden"
    case .moreHelp: "‘smjournal help OPDRACHT’ zegt meer over een ervan."
    case .initialize: "Een nieuw dagboek maken in een map"
    case .today: "De affirmatie, het aftellen, de notities en de dienst van vandaag"
    case .new: "Een dagboekbericht schrijven; zonder meer stelt het vragen in de terminal"
    case .moodCommand: "Je stemming noteren: 1 tot 5, een emoji of een woord"
    case .checkIn: "Noteren hoe je je voelt voor een dienst"
    case .checkOut: "Noteren hoe je je voelt na een dienst"
    case .vacationAdd: "Verlof plannen"
    case .vacationList: "Verlof tonen, voorbij en nog te komen"
    case .vacationSet: "Verlof wijzigen"
    case .vacationRemove: "Verlof schrappen"
    case .day: "Alles over een dag: dienst, uren, stemming, notities"
    case .month: "Een maand als kalender: werk, stemmingen, verlof"
    case .year: "Een jaar in pixels: de stemming van elke dag"
    case .rota: "De diensten van de komende vier weken tonen"
    case .rotaSet: "Een rooster in het profiel schrijven"
    case .rotaSwap: "Een andere dienst op een dag, of twee dagen die wisselen"
    case .rotaOff: "Een of meer dagen afwezig: ziekte, een andere reden"
    case .rotaCheck: "Dagen zonder rooster, overlappende diensten en rust buiten de grenzen vinden"
    case .rotaAdd: "Een dienst extra op een dag, boven op het rooster"
    case .rotaChanges: "Wat er in gepubliceerde roosters veranderde, en hoe kort van tevoren"
    case .week: "Een week: diensten met uren, rusttijden, stemmingen, totalen"
    case .report: "Werktijd, rust en herstel over een periode"
    case .letters: "wat letters in een land meestal betekenen, getoond en bevestigd in de terminal: fr"
    case .shiftType: "wat een woord van het rooster betekent, zoals D='dag 07:00-19:30 pauze 30'; mag vaker"
    case .why: "waarom: sick (ziek), leave (verlof), rtt, training (scholing) of een eigen woord"
    case .half: "maar een halve dag: morning of afternoon"
    case .rules: "welke grenzen te tonen: eu, fr-hospital, fr, uk of none"
    case .ratings: "met de waarderingen voor en na diensten"
    case .csv: "als tabel, een regel per dienst"
    case .stats: "Cijfers, elk met het aantal notities erachter"
    case .insights: "Wat samengaat met goede en slechte dagen; rust en herstel"
    case .prompts: "Een jaar geleden, dagen zonder een woord, de week in het kort"
    case .reminders: "Herinneringen uitvoeren voor systemd, cron, launchd of een agenda"
    case .list: "Notities tonen, de nieuwste eerst, wat nog komt aan het eind"
    case .search: "Woorden vinden in titels, labels en teksten: alle woorden, \"een zin\", woord*, -woord"
    case .show: "Een notitie tonen"
    case .set: "Sleutels van een notitie zetten; al het andere in het bestand blijft zoals het is"
    case .unset: "Sleutels van een notitie weghalen"
    case .tag: "Labels van een notitie toevoegen en weghalen; zonder labels stelt het er voor"
    case .favorite: "Een notitie als favoriet markeren"
    case .edit: "Een notitie in je editor openen en daarna nakijken"
    case .move: "Een notitie een andere dag geven"
    case .delete: "Een notitie in de prullenbak leggen"
    case .undo: "De laatste wijziging ongedaan maken"
    case .affirmation: "De affirmatie van vandaag"
    case .affirmationLike: "Een affirmatie leuk vinden; zonder naam die van vandaag"
    case .affirmationUnlike: "Een affirmatie niet meer leuk vinden"
    case .affirmationList: "Affirmaties tonen"
    case .reindex: "De index bijwerken"
    case .check: "Elk probleem in elk bestand melden"
    case .completions: "Een script voor aanvulling in een shell uitvoeren"
    case .help: "Een opdracht uitleggen"
    case .version: "De versie tonen"
    case .mcp: "Een lokale assistent (Model Context Protocol) antwoorden via standaardinvoer en -uitvoer"
    case .mcpWrite: "berichten, stemmingen, begin en einde van diensten laten schrijven"
    case .mcpPrivate: "ook privénotities laten zien"
    case .sourceOption: "wie dit schrijft, zoals shortcut of cron"
    case .link: "Een koppeling zoals smjournal://show/ID openen; vraagt en schrijft niets uit zichzelf"
    case .suggest: "Labels, stemming, mensen en plaatsen die een tekst oproept; schrijft niets"
    case .team: "Cijfers over meer dagboeken die niemand noemen"
    case .teamFigures: "De eigen cijfers per maand uitvoeren, voor ‘team’ in plaats van het dagboek"
    case .teamMinimum: "hoeveel mensen een cijfer nodig heeft, minstens 3; anders 5"
    case .transcribe: "opschrijven wat een opname zegt, met een programma op deze computer"
    case .config: "De instellingen van het profiel tonen of zetten"
    case .people: "Mensen, de notities waarin ze voorkomen, hun volgende verjaardag"
    case .peopleAdd: "Het bestand van een mens maken"
    case .birthday: "de verjaardag, zoals 2019-03-12, of --03-12 zonder jaar"
    case .relation: "wat deze mens voor je is, zoals dochter of vriendin"
    case .tags: "Elk label met aantal en laatste dag"
    case .man: "Een pagina voor man uitvoeren, van een opdracht of van het programma"
    case .manName: "Naam"
    case .manSynopsis: "Overzicht"
    case .manDescription: "Beschrijving"
    case .manExitStatus: "Afsluitcode"
    case .manEnvironment: "Omgeving"
    case .manFiles: "Bestanden"
    case .manSeeAlso: "Zie ook"
    case .manProgram:
      "Hoe een dienst voelde ervoor en erna, dagboekberichten, verlof: elk is een Markdown-bestand met een YAML-kop "
        + "in een map per maand. smjournal schrijft en leest ze, telt de diensten tot je verlof en "
        + "gaat nooit het netwerk op."
    case .manJournalVariable: "de map van het dagboek, waar --journal die niet noemt"
    case .manIndexVariable: "het bestand van de index, waar --index dat niet noemt"
    case .manEditorVariable: "de editor die bestanden opent"
    case .manProfile: "het profiel; het markeert de wortel van een dagboek"
    case .manCache: "de index, die je altijd mag wissen"
    case .exitDone: "alles in orde"
    case .exitDataProblem: "er is iets mis met een bestand, of het genoemde is er niet"
    case .exitUsage: "verkeerde woorden op de opdrachtregel"
    case .exitInputOutput: "een bestand kon niet gelezen of geschreven worden"
    case .journal: "de map van het dagboek; anders SMJOURNAL_DIR, anders de dichtstbijzijnde erboven"
    case .json: "antwoorden met een JSON-document"
    case .now: "dit moment als nu nemen"
    case .lang: "de taal: \(Language.codes())"
    case .color: "kleuren: auto, always (altijd) of never (nooit)"
    case .noInput: "nooit iets vragen"
    case .plain: "in eenvoudige regels vragen, voor schermlezers en simpele terminals"
    case .index: "de index in dit bestand bewaren; anders SMJOURNAL_INDEX"
    case .noIndex: "elk bestand lezen in plaats van een index te gebruiken"
    case .helpOption: "deze hulp"
    case .format:
      "een regel voor de statusbalk, met {days} {workingDays} {shifts} {from} {until} {title} {affirmation} "
        + "{category} {mood} {streak} {shift} {records} {date} {problems} "
        + "{countdown} {due}; {{ staat voor een accolade"
    case .explain: "zeggen welke dag gekozen is, en waarom"
    case .date: "de dag waar het bij hoort, zoals 2026-11-20, vandaag of gisteren"
    case .at: "wanneer het was, zoals 07:30 of 2026-11-20T07:30"
    case .shift: "de dienst: day (dag), night (nacht), rest (vrij) of een eigen woord"
    case .note: "een opmerking; - leest die van de standaardinvoer"
    case .badge: "een badge, als emoji of naam; mag vaker"
    case .scale: "een waardering van 1 tot 5"
    case .text: "de tekst; - leest die van de standaardinvoer"
    case .mood: "de stemming, van 1 tot 5, als emoji of woord"
    case .tagOption: "een label; mag vaker"
    case .highlight: "iets om te onthouden; mag vaker"
    case .favoriteOption: "als favoriet markeren"
    case .person: "iemand die erin voorkomt; mag vaker"
    case .place: "waar het was"
    case .weather: "wat voor weer het was"
    case .editOption: "het nieuwe bestand in je editor openen"
    case .from: "vanaf deze dag"
    case .until: "tot en met deze dag"
    case .on: "op deze dag"
    case .kind: "notities van deze soort; mag vaker"
    case .filterTag: "notities met dit label; mag vaker, ze moeten er allemaal zijn"
    case .filterMood: "notities met deze stemming"
    case .filterShift: "notities van deze dienst"
    case .filterPerson: "notities die deze mens noemen"
    case .filterFavorite: "alleen favorieten"
    case .condition: "notities waarvan de sleutel dit zegt: place=Lyon, energy>=4; mag vaker"
    case .sort: "volgorde op date, title, mood, words of een waardering; -date aflopend, +date oplopend"
    case .limit: "hoogstens zoveel tonen"
    case .offset: "aan het begin zoveel overslaan"
    case .name: "je voornaam"
    case .language: "de taal van het dagboek: \(Language.codes())"
    case .vacation: "verlof dat nog komt; mag vaker"
    case .timezone: "de tijdzone van het dagboek, zoals Europe/Amsterdam; anders die van het systeem"
    case .category: "waarvoor het is: leave (verlof), rtt, training (scholing), sick (ziek) of other (anders)"
    case .status: "hoe ver het is: planned (gepland) of approved (goedgekeurd)"
    case .title: "hoe je het noemt"
    case .cycle: "de diensten na elkaar, zoals 'dag dag nacht nacht vrij vrij'"
    case .hours: "gewone uren van een dienst, zoals nacht=19:00-07:30"
    case .reminderDays: "voor hoeveel dagen diensten, anders 56"
    case .export:
      "Het dagboek exporteren: markdown, json (de reservekopie), csv, ics, een pagina, een PDF, een plaatje, een pagina om te schrijven"
    case .output: "waarheen, - voor de standaarduitvoer; een map als het op / eindigt of al bestaat"
    case .only:
      "een deel ervan: shifts, time-off, birthdays of reminders van een agenda; year, het plaatje van een pagina; "
        + "mag vaker"
    case .excel: "een tabel die Excel met een dubbelklik opent"
    case .encryptTo: "met age versleutelen voor deze openbare sleutel, of de sleutels in dit bestand"
    case .includePrivate: "ook privénotities"
    case .isPrivate: "buiten exports, pagina’s en assistenten houden"
    case .attach: "Foto’s en opnamen naar het dagboek kopiëren en in een notitie noemen"
    case .caption: "wat er op de foto staat"
    case .keepPosition: "kopiëren zoals het is, met plaats en camera van de opname"
    case .full: "de index helemaal opnieuw maken"
    case .verify: "de index met elk bestand vergelijken"
    case .liked: "alleen die je leuk vindt"
    case .affirmationCategory:
      "van deze categorie: resilience (veerkracht), competence (vakkundigheid), compassion (medeleven) of balance (balans)"
    case .favoriteOff: "de markering weghalen"
    case .affirmationAdd: "Een eigen affirmatie toevoegen"
    case .affirmationSpare: "Een affirmatie niet tonen na een zware dienst"
    case .notAfterHardShift: "niet op de dag na een zware dienst"
    case .spareOff: "hem weer na elke dienst tonen"
    case .schema: "Het JSON-schema van de YAML-kop van de bestanden uitvoeren, voor editors"
    case .ids: "met de ID’s van de notities"
    case .weekday: "alleen op deze dag van de week; mag vaker"
    case .noPager: "lange antwoorden schrijven zoals ze zijn, zonder pager"
    case .manFormat: "de bestanden van een dagboek"
    case .manPagerVariable: "het programma dat lange antwoorden pagina voor pagina toont; anders less"
    case .trash: "Tonen wat gewist is, het laatste eerst"
    case .trashEmpty: "Bestanden voorgoed uit de prullenbak halen, na een vraag"
    case .restore: "Een notitie uit de prullenbak terughalen"
    case .older: "alleen wat langer geleden gewist is: 30d, 4w, 6m, 1y"
    case .backedUp: "noteren dat er zojuist een reservekopie is gemaakt"
    case .consent: "weghalen zonder te vragen"
    case .conflicts: "Tonen wat synchroniseren en samenvoegen overlieten, en waarin het verschilt"
    case .resolve: "Tegenstrijdige versies van een bestand samenvoegen, sleutel voor sleutel"
    case .merge: "Drie versies van een bestand samenvoegen; git roept dit aan"
    case .setup: "Het dagboek klaarmaken voor git of Syncthing"
    case .doctor: "Hoe gezond het dagboek is, op één pagina, met wat helpt"
    case .all: "alle conflicten"
    case .ours: "waar beide kanten hetzelfde wijzigden, de versie van het bestand nemen"
    case .theirs: "waar beide kanten hetzelfde wijzigden, de andere versie nemen"
    case .importing: "Een rooster of het dagboek van een ander programma overnemen"
    case .dryRun: "Alleen zeggen wat er gedaan zou worden"
    case .mapShift: "Wat een code betekent, zoals 'N=nacht 21:00-07:00'; blijft in het profiel"
    case .mapMood: "Wat een woord voor een stemming betekent, zoals 'mwah=neutraal'"
    case .importPerson: "Wiens regels van een tabel, of wie uit een adresboek; '*' voor allen"
    case .importZone: "De zone van tijden die er geen hebben; anders die van het dagboek"
    case .importOnly: "Alleen afspraken waarvan de titel dit bevat"
    case .importCategory: "Alleen afspraken van deze categorie"
    case .both: "waar beide kanten dezelfde plek van een tekst wijzigden, beide houden, onder elkaar"
    case .privacy:
      "melden wat anderen zouden kunnen lezen: rechten, woorden die patiënten herkenbaar maken, plaatsen in foto’s, openbare servers"
    case .html: "een pagina voor papier in dit bestand schrijven"
    case .pdf: "een PDF in dit bestand schrijven"
    case .with: "het programma dat de PDF maakt"
    }
  }

  func placeholder(_ placeholder: Placeholder) -> String {
    switch placeholder {
    case .folder: "MAP"
    case .file: "BESTAND"
    case .day: "DAG"
    case .month: "JJJJ-MM"
    case .year: "JJJJ"
    case .cycle: "WOORDEN"
    case .hours: "WOORD=TIJD-TIJD"
    case .moment: "TIJD"
    case .instant: "TIJDSTIP"
    case .span: "VAN..TOT"
    case .text: "TEKST"
    case .title: "TITEL"
    case .tag: "LABEL"
    case .tagChange: "+LABEL|-LABEL"
    case .mood: "STEMMING"
    case .badge: "BADGE"
    case .rating: "1-5"
    case .shift: "DIENST"
    case .person: "MENS"
    case .place: "PLAATS"
    case .weather: "WEER"
    case .kind: "SOORT"
    case .condition: "SLEUTEL=WAARDE"
    case .assignment: "SLEUTEL=WAARDE"
    case .key: "SLEUTEL"
    case .sort: "VELD"
    case .count: "N"
    case .duration: "30d"
    case .record: "ID"
    case .command: "OPDRACHT"
    case .shell: "SHELL"
    case .reminderKind: "systemd|cron|launchd|ics"
    case .exportFormat: "markdown|json|csv|ics|html|pdf|svg|form"
    case .recipient: "SLEUTEL"
    case .part: "DEEL"
    case .program: "PROGRAMMA"
    case .language: "TAAL"
    case .color: "WANNEER"
    case .category: "CATEGORIE"
    case .status: "STATUS"
    case .name: "NAAM"
    case .zone: "ZONE"
    case .format: "FORMAAT"
    case .shiftType: "WOORD=BETEKENIS"
    case .why: "WOORD"
    case .rules: "REGELS"
    case .half: "HELFT"
    case .affirmation: "AFFIRMATIE"
    case .base: "BASIS"
    case .ours: "ONZE"
    case .theirs: "ANDERE"
    case .importFormat: "FORMAAT"
    case .meaning: "WOORD=BETEKENIS"
    case .word: "WOORD"
    case .link: "KOPPELING"
    case .markerSize: "GROOTTE"
    case .tool: "git|syncthing|desktop|obsidian"
    }
  }

  func usage(_ problem: UsageProblem) -> String {
    switch problem {
    case .unknownCommand(let word, let nearest):
      "onbekende opdracht ‘\(word)’" + suggestion(nearest)
    case .unknownOption(let word, _, let nearest):
      "onbekende optie ‘\(word)’" + suggestion(nearest)
    case .missingValue(let option, let placeholder):
      "optie ‘\(option)’ heeft een waarde nodig: \(option) \(self.placeholder(placeholder))"
    case .unexpectedValue(let option): "optie ‘\(option)’ neemt geen waarde"
    case .repeated(let option): "optie ‘\(option)’ staat er twee keer"
    case .wrongValue(let name, let found, let expected):
      (name == found ? "‘\(found)’" : "\(name) ‘\(found)’") + ": verwacht wordt \(self.expected(expected))"
    case .noSuchDay(let found, let month, let year, let length):
      "‘\(found)’: \(year.map { self.month(month, year: $0) } ?? monthName(month)) heeft \(count(length, .day))"
    case .unknownSetting(let key, let nearest):
      "onbekende instelling ‘\(key)’" + (nearest.map { "; bedoelde je ‘\($0)’?" } ?? "")
    case .missingArgument(let placeholder): "het argument \(self.placeholder(placeholder)) ontbreekt"
    case .unexpectedArgument(let word): "onverwacht argument ‘\(word)’"
    case .notUTF8(let name): "\(name): de tekst is geen UTF-8"
    case .contradiction(let one, let other): "‘\(one)’ en ‘\(other)’ sluiten elkaar uit"
    case .nothingToWrite(let options): "niets te schrijven: geef \(orList(options))"
    case .untilBeforeFrom(let span): "‘\(span)’ eindigt voor het begint"
    case .unknownShift(let word, let nearest):
      "‘\(word)’ betekent niets in een rooster"
        + (nearest.map { "; bedoelde je ‘\($0)’?" }
          ?? "; zeg wat het betekent: rota set --shift-type \(word)=dag")
    }
  }

  private func suggestion(_ nearest: String?) -> String { nearest.map { "; bedoelde je ‘\($0)’?" } ?? "" }

  private func orList(_ words: [String]) -> String {
    guard words.count > 1, let last = words.last else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " of " + last
  }

  private func expected(_ expected: UsageProblem.Expected) -> String {
    switch expected {
    case .rating: "een geheel getal van 1 tot 5"
    case .day: "een dag, zoals 2026-11-20, vandaag of gisteren"
    case .birthday: "een verjaardag, zoals 1985-03-12, of --03-12 zonder jaar"
    case .moment: "een tijd, zoals 07:30 of 2026-11-20T07:30"
    case .instant: "een tijdstip volgens ISO 8601, zoals 2026-11-20T18:50:00+01:00"
    case .month: "een maand, zoals 2026-11"
    case .year: "een jaar, zoals 2026"
    case .cycle: "woorden voor diensten, zoals 'dag nacht vrij'"
    case .hours: "twee tijden, zoals nacht=19:00-07:30"
    case .shiftType: "een woord en wat het betekent, zoals D='dag 07:00-19:30 pauze 30'"
    case .span: "twee dagen, zoals 2026-12-20..2027-01-03"
    case .count: "een geheel getal vanaf 0"
    case .duration: "een tijdsduur, zoals 30d, 4w, 6m of 1y"
    case .condition: "een voorwaarde, zoals place=Lyon of energy>=4"
    case .assignment: "SLEUTEL=WAARDE"
    case .tagChange: "+LABEL om toe te voegen of -LABEL om weg te halen"
    case .mood: "een stemming: \(moods)"
    case .zone: "de naam van een tijdzone, zoals Europe/Amsterdam"
    case .moodMeaning: "een woord met een stemming, zoals mwah=neutraal"
    case .shiftMeaning: "een woord met een soort dienst, zoals 'N=nacht 21:00-07:00'"
    case .word: "een woord zonder spaties"
    case .link: "smjournal://show/ID, smjournal://new of smjournal://check-in"
    case .linkAtTerminal: "een terminal: wat een koppeling opent, moet daar beantwoord worden"
    case .text: "wat tekst"
    case .oneOf(let words): orList(words)
    }
  }

  /// The five steps, as they may be given.
  private var moods: String {
    orList(Mood.Step.allCases.map { "\($0.number) \($0.emoji) \(name(of: $0))" })
  }

  func seeHelp(_ command: String) -> String { "‘\(command)’ toont de hulp." }

  func hint(_ hint: AnswerHint) -> String {
    switch hint {
    case .howToAnswer:
      "1–5 antwoordt, Enter slaat over, Backspace gaat terug, Ctrl-C stopt en bewaart je antwoorden."
    case .numberKeys: "cijfertoetsen, Enter als je klaar bent"
    case .oneLine: "Enter voor geen"
    case .severalLines: "Enter voor geen, Alt-Enter voor een nieuwe regel"
    case .linesOrEditor: "Alt-Enter voor een nieuwe regel, Ctrl-X Ctrl-E voor je editor"
    case .yesOrNo: "j/N"
    case .yesUsually: "J/n"
    case .highlights: "hoogstens drie, Alt-Enter ertussen"
    case .languages: Language.allCases.enumerated().map { "\($0 + 1) \($1.name)" }.joined(separator: ", ")
    case .howYouWork:
      "Je cyclus, één woord of letter per dag vanaf de eerste dag: dag dag nacht nacht vrij vrij, of D D N N V V."
    case .cycleOrFile: "een cyclus, het pad van een rooster, Enter voor later"
    case .dayOrToday: "zoals 2026-11-23, Enter voor vandaag"
    case .spanOrSkip: "zoals 2026-12-20..2027-01-03, Enter slaat over"
    case .picker: "typ om te filteren, pijlen, Enter, Esc"
    case .numberOrWords: "een nummer, of woorden om te zoeken"
    case .numbersOrTags: "nummers of woorden, komma’s ertussen; Enter voor geen"
    case .tagCommand: "Labels die passen:"
    case .afterInit: "Ga verder met:"
    case .shiftOrSkip: "zoals nacht 21:00-07:00, of vrij; Enter slaat over"
    case .notUnderstood: "Sorry, dat kan ik niet lezen."
    }
  }

  func isYes(_ answer: Character) -> Bool { "jJyY".contains(answer) }

  func isNo(_ answer: Character) -> Bool { answer == "n" || answer == "N" }

  func key(forYes isYes: Bool) -> String { isYes ? "j" : "n" }

  func confirmation(_ confirmation: Confirmation) -> String {
    switch confirmation {
    case .created(let kind, let day, let path): "Geschreven: \(path) (\(name(of: kind)), \(day))"
    case .changed(let path): "Gewijzigd: \(path)"
    case .unchanged(let path): "Niets te wijzigen in \(path)"
    case .moved(let day, let from, let to): "Verplaatst: \(from) → \(to) (\(day))"
    case .deleted(let path, let to): "Gewist: \(path); het staat nu in \(to)"
    case .undone(.trashed, let path, _): "Ongedaan gemaakt: het nieuwe bestand staat in \(path)"
    case .undone(.unchanged, let path, _), .undone(.replaced, let path, _):
      "Ongedaan gemaakt: \(path) is weer zoals het was"
    case .undone(.moved, let path, _): "Ongedaan gemaakt: het bestand staat weer op \(path)"
    case .undone(.created, let path, _), .undone(.removed, let path, _): "Ongedaan gemaakt: \(path) is terug"
    case .undoneBatch(let count, 0):
      "Ongedaan gemaakt: \(number(count)) bestanden; nieuwe liggen in de prullenbak"
    case .undoneBatch(let count, let kept):
      "Ongedaan gemaakt: \(number(count)) bestanden; nieuwe liggen in de prullenbak; \(number(kept)) zijn sindsdien gewijzigd en blijven"
    case .journalCreated(let folder): "Dagboek gemaakt in \(folder)"
    case .liked(let text): "Leuk gevonden: \(text)"
    case .unliked(let text): "Niet meer leuk gevonden: \(text)"
    case .notUndoable:
      "Deze wijziging kan niet ongedaan gemaakt worden: het logboek kon niet geschreven worden"
    case .nothingWritten: "Er is niets geschreven."
    case .defaultNotSet: "Dat kon niet onthouden worden; -C MAP of SMJOURNAL_DIR noemen het dagboek."
    case .answersKept(let command): "Je antwoorden zijn bewaard: ‘\(command)’ gaat ermee verder."
    case .answersNotKept: "Je antwoorden konden niet bewaard worden. Dit heb je geschreven:"
    case .noEntryWritten: "Het einde van de dienst is geschreven; het bericht niet."
    case .editedWithoutChange(let path): "\(path) is gebleven zoals het was"
    }
  }

  func caption(_ caption: Caption) -> String {
    switch caption {
    case .welcome:
      "Welkom. Een dagboek van je diensten, in gewone bestanden op dit apparaat; niets verlaat het.\n"
        + "Een paar vragen: Enter slaat er een over, Ctrl-C stopt."
    case .journalLies(let folder): "Je dagboek staat in \(folder)."
    case .records: "Vandaag"
    case .nothingToday: "Vandaag is er nog niets geschreven."
    case .nothingFound: "Geen notitie gevonden."
    case .shown(let count, let total): "\(count) van \(total) notities"
    case .problems(1): "1 probleem in de bestanden; ‘smjournal check’ toont het."
    case .problems(let count): "\(count) problemen in de bestanden; ‘smjournal check’ toont ze."
    case .furtherFindings(let count): "… en nog \(number(count)) hiervan; --json geeft alles"
    case .conflicts(1): "1 tegenstrijdig bestand is overgebleven van het synchroniseren."
    case .conflicts(let count): "\(count) tegenstrijdige bestanden zijn overgebleven van het synchroniseren."
    case .indexAgrees: "De index klopt met de bestanden."
    case .indexDiffered(let path): "\(path): de index gaf een ander antwoord dan het bestand"
    case .reindexed(let report):
      "\(report.files) bestanden: \(report.read) gelezen, \(report.added) toegevoegd, \(report.changed) gewijzigd, "
        + "\(report.removed) verwijderd"
    case .progress(let files, let rate): "\(number(files)) bestanden bekeken, \(number(rate)) per seconde"
    case .noVacations: "Nog geen verlof; ‘smjournal vacation add VAN..TOT’ plant het."
    case .noAffirmations: "Geen affirmatie gevonden."
    case .ownKeys: "Andere sleutels"
    case .indexNotWritten: "de index kon niet geschreven worden; de antwoorden kloppen, maar duren langer"
    case .wrongKind(let id, let kind, let expected):
      "\(id): dit is geen ‘\(name(of: expected))’, maar ‘\(name(of: kind))’"
    case .noAffirmation(let id, let nearest): "geen affirmatie heet ‘\(id)’" + suggestion(nearest)
    case .editorFailed(let editor, let status) where status == 127 || status < 0:
      "de editor ‘\(editor)’ start niet"
    case .editorFailed(let editor, let status): "de editor ‘\(editor)’ eindigde met code \(status)"
    case .noEditor:
      "er is geen editor ingesteld of gevonden; zet EDITOR, bijvoorbeeld op nano of 'code --wait'"
    case .outputFailed(let message): "de resultaten kunnen niet geschreven worden: \(message)"
    case .inputUnreadable(let message): "de standaardinvoer kan niet gelezen worden: \(message)"
    case .inputNotUTF8: "de standaardinvoer is geen UTF-8-tekst"
    }
  }
}
