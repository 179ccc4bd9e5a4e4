import JournalModel
import JournalStore

extension Dutch {
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
    case .take: "SLEUTEL=ours|theirs"
    case .mood: "STEMMING"
    case .badge: "BADGE"
    case .rating: "1-5"
    case .shift: "DIENST"
    case .person: "PERSOON"
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
    case .spans: "TIJD-TIJD"
    case .regions: "CODES"
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
    case .unknownFormat(let word, let nearest): "onbekend formaat ‘\(word)’" + suggestion(nearest)
    case .missingValue(let option, let placeholder):
      "optie ‘\(option)’ heeft een waarde nodig: \(option) \(self.placeholder(placeholder))"
    case .unexpectedValue(let option): "optie ‘\(option)’ neemt geen waarde"
    case .repeated(let option): "optie ‘\(option)’ staat er twee keer"
    case .wrongValue(let name, let found, let expected, let nearest):
      (name == found ? "‘\(found)’" : "\(name) ‘\(found)’") + ": verwacht wordt \(self.expected(expected))"
        + suggestion(nearest)
    case .noSuchDay(let found, let month, let year, let length):
      "‘\(found)’: \(year.map { self.month(month, year: $0) } ?? monthName(month)) heeft \(count(length, .day))"
    case .unknownSetting(let key, let nearest):
      "onbekende instelling ‘\(key)’" + (nearest.map { "; bedoelde je ‘\($0)’?" } ?? "")
    case .missingArgument(let placeholder): "het argument \(self.placeholder(placeholder)) ontbreekt"
    case .unexpectedArgument(let word): "onverwacht argument ‘\(word)’"
    case .notUTF8(let name): "\(name): de tekst is geen UTF-8"
    case .notDiffering(let found, let places):
      places.isEmpty
        ? "‘\(found)’: hier zijn geen sleutels om te kiezen; kies met --ours of --theirs"
        : "‘\(found)’: daarin verschillen de versies niet; ze verschillen in \(joined(places))"
    case .contradiction(let one, let other): "‘\(one)’ en ‘\(other)’ sluiten elkaar uit"
    case .unencryptedFolder(let folder, let option, let file):
      "‘\(option)’ heeft één bestand nodig: bestanden in de map ‘\(folder)’ zouden niet versleuteld worden; noem een bestand, zoals \(file)"
    case .nothingToWrite(let options): "niets te schrijven: geef \(orList(options))"
    case .spanTooLong(let span, let years): "‘\(span)’ is langer dan \(years) jaar"
    case .untilBeforeFrom(let span): "‘\(span)’ eindigt voor het begint"
    case .severalShifts(let words):
      "meer diensten op die dag: \(words.joined(separator: ", ")); zeg welke"
    case .unknownShift(let word, let nearest):
      "‘\(word)’ betekent niets in een rooster"
        + (nearest.map { "; bedoelde je ‘\($0)’?" }
          ?? "; zeg wat het betekent: rota set --shift-type \(word)=dag")
    }
  }

  /// What goes behind a word that is not known: the nearest one.
  func suggestion(_ nearest: String?) -> String { nearest.map { "; bedoelde je ‘\($0)’?" } ?? "" }

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
    case .spans: "twee tijden, zoals 18:45-07:50"
    case .shiftType: "een woord en wat het betekent, zoals D='dag 07:00-19:30 pauze 30'"
    case .span: "twee dagen, zoals 2026-12-20..2027-01-03"
    case .count: "een geheel getal vanaf 0"
    case .duration: "een tijdsduur, zoals 30d, 4w, 6m of 1y"
    case .condition: "een voorwaarde, zoals place=Lyon of energy>=4"
    case .assignment: "SLEUTEL=WAARDE"
    case .tagChange: "+LABEL om toe te voegen of -LABEL om weg te halen"
    case .take: "SLEUTEL=ours of SLEUTEL=theirs"
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
}
