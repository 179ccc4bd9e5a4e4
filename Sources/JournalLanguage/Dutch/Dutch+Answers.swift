import JournalModel
import JournalStore

extension Dutch {
  func hint(_ hint: AnswerHint) -> String {
    switch hint {
    case .howToAnswer:
      "1–5 antwoordt, Enter slaat over, Backspace gaat terug, Ctrl-C stopt en bewaart je antwoorden."
    case .howToAnswerPlain:
      "Elk antwoord is een regel: 1–5 en Enter, alleen Enter slaat over, Ctrl-C stopt en bewaart je antwoorden."
    case .numberKeys: "cijfertoetsen, Enter als je klaar bent"
    case .numbersPlain: "nummers met spaties ertussen, Enter voor geen"
    case .hoursOrLater: "zoals 07:00-19:30, Enter voor later"
    case .oneLine: "Enter voor geen"
    case .severalLines: "Enter voor geen, Alt-Enter voor een nieuwe regel"
    case .linesOrEditor: "Alt-Enter voor een nieuwe regel, Ctrl-X Ctrl-E voor je editor"
    case .yesOrNo: "j/N"
    case .yesUsually: "J/n"
    case .highlights: "hoogstens drie, Alt-Enter ertussen"
    case .howYouWork:
      "Je cyclus, één woord of letter per dag vanaf de eerste dag: dag dag nacht nacht vrij vrij, of D D N N V V."
    case .cycleOrFile: "een cyclus, het pad van een rooster, Enter voor later"
    case .dayOrToday: "zoals maandag of 23/11, Enter voor vandaag"
    case .spanOrSkip: "zoals 20/12 tot 3/1, Enter slaat over"
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
    case .created(let what, let day, let path): "Geschreven: \(path) (\(what), \(day))"
    case .changed(let path): "Gewijzigd: \(path)"
    case .unchanged(let path): "Niets te wijzigen in \(path)"
    case .moved(let day, let from, let to): "Verplaatst: \(from) → \(to) (\(day))"
    case .deleted(let path, let to): "Gewist: \(path); het staat nu in \(to)"
    case .undone(.trashed, let path, _): "Ongedaan gemaakt: het nieuwe bestand staat in \(path)"
    case .undone(.unchanged, let path, _), .undone(.replaced, let path, _):
      "Ongedaan gemaakt: \(path) is weer zoals het was"
    case .undone(.moved, let path, _): "Ongedaan gemaakt: het bestand staat weer op \(path)"
    case .undone(.created, let path, _), .undone(.removed, let path, _), .undone(.forgotten, let path, _):
      "Ongedaan gemaakt: \(path) is terug"
    case .undoneBatch(let count, 0):
      "Ongedaan gemaakt: \(self.count(count, .file)); nieuwe liggen in de prullenbak"
    case .undoneBatch(let count, let kept):
      "Ongedaan gemaakt: \(self.count(count, .file)); nieuwe liggen in de prullenbak; \(number(kept)) zijn sindsdien gewijzigd en blijven"
    case .journalCreated(let folder): "Dagboek gemaakt in \(folder)"
    case .liked(let text): "Leuk gevonden: \(text)"
    case .unliked(let text): "Niet meer leuk gevonden: \(text)"
    case .notUndoable:
      "Deze wijziging kan niet ongedaan gemaakt worden: het logboek kon niet geschreven worden"
    case .nothingWritten: "Er is niets geschreven."
    case .defaultNotSet: "Dat kon niet onthouden worden; -C MAP of SMJOURNAL_DIR noemen het dagboek."
    case .answersKept(let command): "Je antwoorden zijn bewaard: ‘\(command)’ gaat ermee verder."
    case .answersNotKept: "Je antwoorden konden niet bewaard worden. Dit heb je geschreven:"
    case .noEntryWritten: "Het einde van de dienst is geschreven; de dagboeknotitie niet."
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
    case .noTags: "Nog geen labels; ‘smjournal tag last +nacht’ voegt er een toe."
    case .noPeople: "Nog niemand; ‘smjournal people add NAAM’ voegt iemand toe."
    case .nothingThatDay: "Niets geschreven voor deze dag."
    case .ifThisWas(let day): "Als dit ‘\(day)’ was:"
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
