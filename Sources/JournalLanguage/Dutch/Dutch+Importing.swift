extension Dutch {
  func importing(_ message: ImportMessage) -> String {
    switch message {
    case .read(let format, let count): "\(format): \(number(count)) bekeken"
    case .span(let first, let last): "van \(first) tot \(last)"
    case .added(let count): "\(number(count)) toegevoegd"
    case .changed(let count): "\(number(count)) bijgewerkt"
    case .same(let count): "\(number(count)) al aanwezig"
    case .conflicts(let count): "\(number(count)) aan beide kanten gewijzigd"
    case .wouldAdd(let count): "\(number(count)) toe te voegen"
    case .wouldChange(let count): "\(number(count)) bij te werken"
    case .media(let found, 0): "foto’s en opnamen: \(number(found))"
    case .media(let found, let missing): "foto’s en opnamen: \(number(found)), \(number(missing)) ontbreken"
    case .moods(let moods): "stemmingen: \(moods.joined(separator: ", "))"
    case .unknownMoods(let words): "stemmingen zonder graad: \(words.joined(separator: ", "))"
    case .unknownShifts(let words): "diensten zonder betekenis: \(words.joined(separator: ", "))"
    case .mapMood(let word): "geef er een met --mood '\(word)=neutraal'"
    case .mapShift(let word): "geef er een met --map '\(word)=nacht 21:00-07:00'"
    case .leftOut(let count, let why): "\(number(count)) weggelaten: \(omission(why))"
    case .looksLike(let format): "Dit lijkt op \(format): smjournal import \(format) BESTAND"
    case .again: "--again haalt binnen wat je hebt gewist, wat hier anders is en verborgen bestanden."
    case .nothingNew: "Niets nieuws."
    case .undo: "‘smjournal undo’ maakt alles ongedaan."
    case .resolve: "‘smjournal conflicts’ toont wat aan beide kanten veranderde."
    case .planChange(let day, let was, let becomes): "\(day): \(was) → \(becomes)"
    case .morePlanChanges(let count): "en nog \(self.count(count, .day))"
    case .askTitles: "Drie titels tonen?"
    case .askWrite: "Overnemen?"
    case .askShift(let word, let count): "Wat betekent \(word) (\(number(count)) keer)?"
    case .askPeople(let count): "Wie van de \(number(count)) personen? Namen met komma’s ertussen"
    case .person(let name): "  \(name)"
    case .reading(let share): "\(percent(share)) gelezen"
    case .progress(let done, let total): "\(number(done)) van \(number(total)) geschreven"
    case .stopped(let count):
      "\(self.count(count, .file)) \(count == 1 ? "is" : "zijn") geschreven; start het overnemen opnieuw om verder te gaan"
    }
  }

  private func omission(_ why: ImportOmission) -> String {
    switch why {
    case .notShift: "geen diensten"
    case .cancelled: "geannuleerd"
    case .goals: "doelen"
    case .otherMedia: "video’s en documenten"
    case .deleted: "je hebt ze gewist"
    case .kept: "hier anders, en onbekend sinds wanneer"
    case .empty: "leeg"
    case .unreadable: "niet leesbaar"
    case .outside: "buiten de gevraagde dagen"
    case .differs: "hier anders, waar ze blijven zoals ze zijn"
    case .hidden: "verborgen bestanden, en de reservekopie is niet van dit dagboek"
    case .otherJournal: "van een ander dagboek in een map ervan"
    case .overlapping: "een andere notitie gaat over dezelfde tijd"
    case .inBed: "in bed, en niets zegt dat het slaap was"
    }
  }
}
