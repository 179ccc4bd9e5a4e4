import JournalInsights
import JournalModel

extension Dutch {
  func page(_ caption: PageCaption) -> String {
    switch caption {
    case .title(let name): name.map { "Dagboek van \($0)" } ?? "Dagboek"
    case .skip: "Naar de berichten"
    case .yearAtGlance: "Het jaar in één oogopslag"
    case .months: "Maanden"
    case .changes: "Voor en na de dienst"
    case .trends: "Verloop"
    case .entries: "Berichten"
    case .onThisDay: "Op deze dag"
    case .yearHint: "Tik op een dag of gebruik de pijltjes. Enter brengt je naar wat je schreef."
    case .noMood: "geen stemming genoteerd"
    case .dayLine: "lijn boven: dagdienst"
    case .nightLine: "lijn onder: nachtdienst"
    case .onCallDots: "stippen: bereikbaar"
    case .timeOffHatching: "gearceerd: verlof"
    case .numbers: "De cijfers"
    case .day: "Dag"
    case .mood: "Stemming"
    case .shift: "Dienst"
    case .timeOff: "Verlof"
    case .before: "ervoor"
    case .after: "erna"
    case .daysNoted: "Genoteerde dagen"
    case .count: "Diensten"
    case .trendKey:
      "Een stip per dag, de lijn is het gemiddelde van 7 dagen. Banden: nachten (paars) en verlof (groen)."
    case .meanMood(let mean, let days): "stemming \(mean) op \(count(days, .day))"
    case .search: "Zoeken"
    case .searchHint: "Woorden in willekeurige volgorde; accenten maken niet uit. De toets / brengt je hier."
    case .found(let count): "\(number(count)) gevonden"
    case .showAll: "Alles tonen"
    case .filter: "Filters"
    case .moods: "Stemmingen"
    case .shifts: "Diensten"
    case .tags: "Labels"
    case .people: "Mensen"
    case .privateLeftOut(let number): "\(count(number, .record)) als privé weggelaten."
    case .made(let day, let records):
      "Gemaakt op \(self.day(day, today: CivilDay(number: 0))) uit \(count(records, .record)). Deze pagina laadt niets en verstuurt niets."
    case .missingPicture(let name): "Foto niet opgenomen: \(name)"
    case .enlarge: "Vergroten of verkleinen"
    case .empty: "Nog niets geschreven."
    case .trendSummary(let measure, let mean, let days):
      "\(name(of: measure).capitalizedFirst): gemiddeld \(mean) over \(count(days, .day))."
    case .changeSummary(let shift, let before, let after, let number):
      "\(shift.capitalizedFirst): \(before), \(after) (\(count(number, .shift)))."
    case .favorite: "Favoriet"
    case .highlights: "Bijzondere momenten"
    case .contents: "Maanden"
    case .noPrinter:
      "Geen programma gevonden dat een PDF maakt: WeasyPrint, Chromium, Chrome, Edge of Brave kan het."
    case .printFailed(let program): "\(program) maakte geen PDF."
    case .untagged(let program):
      "\(program) is te oud voor een PDF met structuur: schermlezers zullen die missen."
    case .pageInstead(let place):
      "De pagina om af te drukken is \(place): open die in een browser en druk daar af."
    case .written(let records, let place): "\(count(records, .record)) geschreven in \(place)"
    case .dayWord(let name, let value): "\(name): \(value)"
    }
  }

  func form(_ caption: FormCaption) -> String {
    switch caption {
    case .title: "Hoe gaat het met je?"
    case .which: "Wat wil je opschrijven?"
    case .beforeShift: "Voor mijn dienst"
    case .afterShift: "Na mijn dienst"
    case .moodOnly: "Mijn stemming"
    case .next: "Verder"
    case .back: "Terug"
    case .summary: "Wordt bewaard"
    case .date: "Dag (van een nacht: de avond)"
    case .time: "Tijd"
    case .saveToFolder: "In mijn dagboek bewaren"
    case .share: "Delen"
    case .download: "Downloaden"
    case .folderHint: "Kies de map van je dagboek: die met journal.md erin."
    case .saved(let place): "Bewaard als \(place)"
    case .again: "Nog iets opschrijven"
    case .needAnswer: "Geef minstens één antwoord."
    case .refused:
      "Een regel van de opmerking lijkt op de tekens van een samenvoeging. Verander het begin, alsjeblieft."
    case .failed(let reason): "Niet bewaard: \(reason)"
    case .noScript:
      "Deze voorvertoning kan niet bewaren. Open het bestand in je browser: deel het op een iPhone met een browser-app of bewaar het in Bestanden en open het daar."
    }
  }
}
