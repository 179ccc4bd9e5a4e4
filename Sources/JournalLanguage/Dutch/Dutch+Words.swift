import JournalInsights
import JournalModel
import JournalShifts

extension Dutch {
  func name(of kind: Kind) -> String {
    switch kind {
    case .entry: "dagboeknotitie"
    case .checkIn: "begin dienst"
    case .checkOut: "einde dienst"
    case .vacation: "verlof"
    case .shift: "dienst"
    case .profile: "profiel"
    case .rota: "rooster"
    case .person: "persoon"
    case .sleep: "slaap"
    }
  }

  func name(of shift: ShiftType) -> String {
    switch shift {
    case .day: "dag"
    case .night: "nacht"
    case .rest: "vrij"
    case .other(let word): word
    }
  }

  func shift(_ shift: ShiftType?, of day: CivilDay, today: CivilDay) -> String {
    let date = self.day(day, today: today)
    switch shift {
    case nil: return date
    case .day: return "dagdienst van \(date)"
    case .night: return "nacht van \(date)"
    case .rest: return "vrij, \(date)"
    case .other(let word): return "dienst \(word) van \(date)"
    }
  }

  func name(of scale: Scale) -> String {
    switch scale {
    case .energy: "energie"
    case .stress: "stress"
    case .motivation: "motivatie"
    case .fatigue: "vermoeidheid"
    case .load: "emotionele belasting"
    case .satisfaction: "tevredenheid"
    }
  }

  func label(_ rating: Int, of scale: Scale) -> String {
    let labels = self.labels(of: scale)
    return labels.indices.contains(rating - 1) ? labels[rating - 1] : ""
  }

  private func labels(of scale: Scale) -> [String] {
    switch scale {
    case .energy: ["Uitgeput", "Weinig", "Redelijk", "Goed", "Uitstekend"]
    case .stress: ["Geen", "Licht", "Matig", "Hoog", "Extreem"]
    case .motivation: ["Geen", "Weinig", "Redelijk", "Goed", "Uitstekend"]
    case .fatigue: ["Uitgerust", "Beetje moe", "Moe", "Erg moe", "Op"]
    case .load: ["Heel licht", "Licht", "Matig", "Zwaar", "Overweldigend"]
    case .satisfaction: ["Heel laag", "Laag", "Redelijk", "Goed", "Uitstekend"]
    }
  }

  func name(of badge: Badge) -> String {
    switch badge {
    case .happy: "blij"
    case .sad: "verdrietig"
    case .calm: "rustig"
    case .anxious: "bang"
    case .proud: "trots"
    case .tired: "moe"
    case .frustrated: "gefrustreerd"
    case .grateful: "dankbaar"
    }
  }

  func name(of mood: Mood.Step) -> String {
    switch mood {
    case .verySad: "heel verdrietig"
    case .sad: "verdrietig"
    case .neutral: "neutraal"
    case .happy: "blij"
    case .veryHappy: "heel blij"
    }
  }

  func name(of category: VacationCategory) -> String {
    switch category {
    case .leave: "verlof"
    case .rtt: "RTT"
    case .training: "scholing"
    case .sick: "ziekteverlof"
    case .other: "afwezigheid"
    }
  }

  func name(of state: VacationState) -> String {
    switch state {
    case .planned: "gepland"
    case .approved: "goedgekeurd"
    case .underWay: "bezig"
    case .finished: "voorbij"
    }
  }

  func name(of category: AffirmationCategory) -> String {
    switch category {
    case .resilience: "Veerkracht"
    case .competence: "Vakkundigheid"
    case .compassion: "Medeleven"
    case .balance: "Balans"
    }
  }

  var suggestedTags: [String] {
    [
      "zware dienst", "mooie ontmoeting", "geleerd", "geweldig team", "vermoeidheid", "trots", "twijfels",
      "spoed", "overlijden", "herstel", "familie",
    ]
  }

  var tagKeywords: [(tag: String, beginnings: [String])] {
    [
      (
        "zware dienst",
        ["zwaar", "zware", "moeilijk", "vreselijk", "onderbezet", "te weinig personeel", "overweldig"]
      ),
      ("mooie ontmoeting", ["lach", "bedankt", "dankbaar", "gepraat", "ontmoet", "ontroer", "geraakt "]),
      ("geleerd", ["geleerd", "leren", "cursus", "stagiair", "scholing", "techniek", "begeleid"]),
      ("geweldig team", ["team", "collega", "samen", "geholpen"]),
      ("vermoeidheid", ["moe ", "uitgeput", "vermoeid", "slaap", "geslapen", "doodop", "kapot"]),
      ("trots", ["trots", "gelukt", "geslaagd", "voor elkaar", "goed gedaan"]),
      ("twijfels", ["twijfel", "vraag me af", "vragen", "onzeker", "fout", "had moeten"]),
      ("spoed", ["spoed", "reanim", "hartstilstand", "noodgeval", "crash", "acuut"]),
      ("overlijden", ["overled", "gestorven", "dood", "stervend", "palliatie"]),
      ("herstel", ["herstel", "ontslagen", "naar huis", "beter", "genezen", "opgeknapt"]),
      (
        "familie",
        [
          "famili", "naasten", "echtgenoot", "echtgenote ", "moeder", "vader", "dochter", "zoon ",
          "kinderen ",
        ]
      ),
    ]
  }

  func title(_ suggestion: TitleSuggestion) -> String {
    let noun = titleNoun(suggestion.shift)
    switch suggestion.tone {
    case .hard: return "Een zware \(noun)"
    case .heavy: return "Een \(noun) die blijft hangen"
    case .heavyButGood: return "Een \(noun) die blijft hangen, maar de moeite waard was"
    case .tiring: return "Een vermoeiende \(noun)"
    case .tiringButGood: return "Een vermoeiende maar goede \(noun)"
    case .good: return "Een goede \(noun)"
    case .great: return "Een geweldige \(noun)"
    case .tense: return "Gespannen voor de \(noun)"
    case .slowStart: return "Weinig energie voor de \(noun)"
    case .goodStart: return "Klaar voor de \(noun)"
    case .plain: return "Een \(noun) zoals de andere"
    }
  }

  private func titleNoun(_ shift: ShiftType?) -> String {
    switch shift {
    case nil, .day: "dag"
    case .night: "nacht"
    case .rest: "vrije dag"
    case .other(let word): "dienst \(word)"
    }
  }
}
