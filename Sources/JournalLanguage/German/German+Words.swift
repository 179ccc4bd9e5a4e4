import JournalInsights
import JournalModel
import JournalShifts

extension German {
  func name(of kind: Kind) -> String {
    switch kind {
    case .entry: "Eintrag"
    case .checkIn: "Dienstbeginn"
    case .checkOut: "Dienstende"
    case .vacation: "Urlaub"
    case .shift: "Dienst"
    case .profile: "Profil"
    case .rota: "Dienstplan"
    case .person: "Person"
    case .sleep: "Schlaf"
    }
  }

  func name(of shift: ShiftType) -> String {
    switch shift {
    case .day: "Tag"
    case .night: "Nacht"
    case .rest: "frei"
    case .other(let word): word
    }
  }

  func shift(_ shift: ShiftType?, of day: CivilDay, today: CivilDay) -> String {
    let date = self.day(day, today: today)
    switch shift {
    case nil: return date
    case .day: return "Tagdienst vom \(date)"
    case .night: return "Nacht vom \(date)"
    case .rest: return "frei, \(date)"
    case .other(let word): return "Dienst \(word) vom \(date)"
    }
  }

  func name(of scale: Scale) -> String {
    switch scale {
    case .energy: "Energie"
    case .stress: "Stress"
    case .motivation: "Motivation"
    case .fatigue: "Müdigkeit"
    case .load: "seelische Belastung"
    case .satisfaction: "Zufriedenheit"
    }
  }

  func label(_ rating: Int, of scale: Scale) -> String {
    let labels = self.labels(of: scale)
    return labels.indices.contains(rating - 1) ? labels[rating - 1] : ""
  }

  private func labels(of scale: Scale) -> [String] {
    switch scale {
    case .energy: ["Erschöpft", "Wenig", "Mittel", "Gut", "Ausgezeichnet"]
    case .stress: ["Keiner", "Leicht", "Mäßig", "Hoch", "Extrem"]
    case .motivation: ["Keine", "Wenig", "Mittel", "Gut", "Ausgezeichnet"]
    case .fatigue: ["Ausgeruht", "Etwas müde", "Müde", "Sehr müde", "Völlig fertig"]
    case .load: ["Sehr gering", "Gering", "Mäßig", "Hoch", "Überwältigend"]
    case .satisfaction: ["Sehr gering", "Gering", "Mittel", "Gut", "Ausgezeichnet"]
    }
  }

  func name(of badge: Badge) -> String {
    switch badge {
    case .happy: "glücklich"
    case .sad: "traurig"
    case .calm: "ruhig"
    case .anxious: "ängstlich"
    case .proud: "stolz"
    case .tired: "müde"
    case .frustrated: "frustriert"
    case .grateful: "dankbar"
    }
  }

  func name(of mood: Mood.Step) -> String {
    switch mood {
    case .verySad: "sehr traurig"
    case .sad: "traurig"
    case .neutral: "neutral"
    case .happy: "froh"
    case .veryHappy: "sehr froh"
    }
  }

  func name(of category: VacationCategory) -> String {
    switch category {
    case .leave: "Urlaub"
    case .rtt: "RTT"
    case .training: "Fortbildung"
    case .sick: "krankgeschrieben"
    case .other: "Abwesenheit"
    }
  }

  func name(of state: VacationState) -> String {
    switch state {
    case .planned: "geplant"
    case .approved: "genehmigt"
    case .underWay: "läuft"
    case .finished: "vorbei"
    }
  }

  func name(of category: AffirmationCategory) -> String {
    switch category {
    case .resilience: "Widerstandskraft"
    case .competence: "Können"
    case .compassion: "Mitgefühl"
    case .balance: "Ausgleich"
    }
  }

  var suggestedTags: [String] {
    [
      "schwerer Dienst", "schöne Begegnung", "gelernt", "tolles Team", "Müdigkeit", "Stolz", "Zweifel",
      "Notfall", "Tod", "Genesung", "Familie",
    ]
  }

  var tagKeywords: [(tag: String, beginnings: [String])] {
    [
      (
        "schwerer Dienst",
        ["schwer", "hart", "schlimm", "furchtbar", "unterbesetzt", "personalmangel", "uberforder"]
      ),
      (
        "schöne Begegnung",
        ["lachel", "bedankt", "gelachelt", "begegnung", "herzlich", "beruhrt", "ruhrend "]
      ),
      ("gelernt", ["gelernt", "lerne", "fortbildung", "schuler", "anleitung", "technik", "praxisanleit"]),
      ("tolles Team", ["team", "kolleg", "zusammen", "geholfen"]),
      ("Müdigkeit", ["mude", "erschopf", "schlaf", "geschlafen", "ausgelaugt", "kaputt", "fix und fertig"]),
      ("Stolz", ["stolz", "geschafft", "gelungen", "gut gemacht", "erfolg"]),
      ("Zweifel", ["zweifel", "frage mich", "fragen", "unsicher", "fehler", "hatte sollen"]),
      ("Notfall", ["notfall", "herzstillstand", "reanim", "schockraum", "notarzt", "rea team"]),
      ("Tod", ["tod", "gestorben", "verstorben", "sterbe", "palliativ"]),
      ("Genesung", ["genes", "entlassen", "nach hause", "besser", "geheilt", "erholt"]),
      (
        "Familie",
        ["famil", "angehorig", "ehemann", "ehefrau ", "mutter", "vater", "tochter", "sohn ", "kinder "]
      ),
    ]
  }

  func title(_ suggestion: TitleSuggestion) -> String {
    let noun = titleNoun(suggestion.shift)
    switch suggestion.tone {
    case .hard: return "Hart\(noun.ending) \(noun.word)"
    case .heavy: return "Schwer\(noun.ending) \(noun.word)"
    case .heavyButGood: return "Schwer\(noun.ending) \(noun.word), aber es hat sich gelohnt"
    case .tiring: return "Anstrengend\(noun.ending) \(noun.word)"
    case .tiringButGood: return "Anstrengend\(noun.ending), aber gut\(noun.ending) \(noun.word)"
    case .good: return "Gut\(noun.ending) \(noun.word)"
    case .great: return "Wunderbar\(noun.ending) \(noun.word)"
    case .tense: return "Angespannt vor \(noun.dative)"
    case .slowStart: return "Müder Start vor \(noun.dative)"
    case .goodStart: return "Mit Kraft vor \(noun.dative)"
    case .plain: return "Ganz normal\(noun.ending) \(noun.word)"
    }
  }

  private func titleNoun(_ shift: ShiftType?) -> (word: String, ending: String, dative: String) {
    switch shift {
    case nil, .day: ("Tag", "er", "dem Tag")
    case .night: ("Nacht", "e", "der Nacht")
    case .rest: ("freier Tag", "er", "dem freien Tag")
    case .other(let word): ("Dienst \(word)", "er", "dem Dienst \(word)")
    }
  }
}
