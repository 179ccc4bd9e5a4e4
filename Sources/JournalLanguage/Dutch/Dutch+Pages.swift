import JournalInsights
import JournalModel

extension Dutch {
  func page(_ caption: PageCaption) -> String {
    switch caption {
    case .title(let name): name.map { "Dagboek van \($0)" } ?? "Dagboek"
    case .skip: "Naar de dagboeknotities"
    case .yearAtGlance: "Het jaar in één oogopslag"
    case .months: "Maanden"
    case .changes: "Voor en na de dienst"
    case .trends: "Verloop"
    case .entries: "Dagboeknotities"
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
    case .count: "Diensten"
    case .restAndWork: "Rust en werk"
    case .restKey:
      "Een balk is de rust tussen twee werkdagen; de lijn ligt bij 11 uur, een driehoek toont wat daaronder ligt."
    case .hoursAWeek: "Uren per week"
    case .quickReturns: "Snelle wissels, na minder dan 11 uur"
    case .trendKey(let days):
      "Een stip per dag, de lijn is het gemiddelde van \(days) dagen. Banden: nachten (paars) en verlof (groen)."
    case .dayByDay: "Dag voor dag"
    case .changeKey:
      "Hoe dikker een lijn, hoe meer diensten die kant op gingen; de oranje verbindt de gemiddelden. Vermoeidheid telt naar beneden: een dalende lijn is verloren energie."
    case .trendRange(let high, let low): "Hoogst in \(high), laagst in \(low)."
    case .weekKey: "Bleker: een onvolledige week."
    case .meanMood(let mean, let days): "stemming \(mean) op \(count(days, .day))"
    case .search: "Zoeken"
    case .searchHint: "Woorden in willekeurige volgorde; accenten maken niet uit."
    case .searchKey: "De toets / brengt je hier."
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
    case .encryptedPageInstead(let place):
      "De pagina om af te drukken is \(place), versleuteld zoals de PDF geweest zou zijn: ontsleutel haar, open haar in een browser en druk daar af."
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
    case .summary: "Dit wordt bewaard"
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

  func report(_ caption: ReportCaption) -> String {
    switch caption {
    case .basis(.said): "opgegeven"
    case .basis(.plan): "rooster"
    case .basis(.notes): "begin en einde van de dienst"
    case .rules(.eu):
      "Grenzen: Richtlijn 2003/88/EG van 4 november 2003: 11 h rust in 24 (artikel 3), 24 h en 11 h in 7 dagen (artikel 5), 48 h per week gemiddeld over 4 maanden, verlof en ziekte neutraal (artikelen 6 en 16)."
    case .rules(.frenchHospital):
      "Grenzen: Frans decreet 2002-9 van 4 januari 2002 over openbare ziekenhuizen: 12 h rust, 36 h per week, 48 h in 7 dagen (Conseil d’État, 4 april 2018, 398069), 12 h per dienst als uitzondering."
    case .rules(.french):
      "Grenzen: Franse Code du travail, L3131-1 (11 h rust), L3132-2 (35 h per week), L3132-1 (6 dagen per week), L3121-18 (10 h per dag), L3121-20 (48 h in een kalenderweek), L3121-22 (44 h gemiddeld over 12 weken), L3122-6 (8 h ’s nachts)."
    case .rules(.unitedKingdom):
      "Grenzen: Working Time Regulations 1998, regulations 4 (48 h gemiddeld over 17 weken), 10, 11; reeksen volgens de HSE-richtlijn HSG256."
    case .rules(.german):
      report(.rules(.eu))
        + " De Arbeitszeitgesetz zit niet in dit programma: de tekst kon niet bij de bron worden gelezen."
    case .rules(.swiss):
      "Geen grenzen: de Arbeitsgesetz zit niet in dit programma; de tekst kon niet bij de bron worden gelezen."
    case .rules(.none): ""
    case .limits: "Grenzen naast de feiten"
    case .limit(.rest): "Rust tussen twee werkdagen, minstens"
    case .limit(.any7): "Werk in willekeurige 7 dagen, hoogstens"
    case .limit(.week): "Werk in een kalenderweek, hoogstens"
    case .limit(.average): "Werk per week gemiddeld, hoogstens"
    case .limit(.shift): "Dagdienst, hoogstens"
    case .limit(.night): "Nacht, hoogstens"
    case .limit(.run): "Werkdagen op rij, hoogstens"
    case .limit(.nightRun): "Nachten op rij, hoogstens"
    case .limit(.weeklyRest): "Langste rust van een week, minstens"
    case .limitColumn: "Grens"
    case .found: "Gevonden"
    case .beyond: "Keer erover"
    case .sourceColumn: "Bron"
    case .restsUnder(let length): "Rust onder \(length)"
    case .from: "Van"
    case .until: "Tot"
    case .unknown: "Onbekend"
    case .withoutHours(let count):
      "De uren van \(self.count(count, .shift)) zijn niet bekend en tellen in geen totaal mee."
    case .made(let day): "Gemaakt op \(self.day(day, today: CivilDay(number: 0)))."
    case .signature: "Handtekening"
    case .fingerprint(let files, let sum):
      "Gemaakt uit \(count(files, .file)), SHA-256 van hun sommen \(sum)."
    }
  }
}
