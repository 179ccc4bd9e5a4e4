import JournalInsights
import JournalModel
import JournalShifts

extension English {
  func name(of kind: Kind) -> String {
    switch kind {
    case .entry: "entry"
    case .checkIn: "check-in"
    case .checkOut: "check-out"
    case .vacation: "time off"
    case .shift: "shift"
    case .profile: "profile"
    case .rota: "plan"
    case .person: "person"
    case .sleep: "sleep"
    }
  }

  func name(of shift: ShiftType) -> String {
    switch shift {
    case .day: "day"
    case .night: "night"
    case .rest: "rest"
    case .other(let word): word
    }
  }

  func shift(_ shift: ShiftType?, of day: CivilDay, today: CivilDay) -> String {
    let date = self.day(day, today: today)
    switch shift {
    case nil: return date
    case .day: return "day shift of \(date)"
    case .night: return "night of \(date)"
    case .rest: return "day off, \(date)"
    case .other(let word): return "\(word) shift of \(date)"
    }
  }

  func name(of scale: Scale) -> String {
    switch scale {
    case .energy: "energy"
    case .stress: "stress"
    case .motivation: "motivation"
    case .fatigue: "fatigue"
    case .load: "emotional load"
    case .satisfaction: "satisfaction"
    }
  }

  func label(_ rating: Int, of scale: Scale) -> String {
    let labels = self.labels(of: scale)
    return labels.indices.contains(rating - 1) ? labels[rating - 1] : ""
  }

  private func labels(of scale: Scale) -> [String] {
    switch scale {
    case .energy: ["Exhausted", "Low", "Fair", "Good", "Excellent"]
    case .stress: ["None", "Slight", "Moderate", "High", "Extreme"]
    case .motivation: ["None", "Low", "Fair", "Good", "Excellent"]
    case .fatigue: ["Rested", "A little tired", "Tired", "Very tired", "Worn out"]
    case .load: ["Very light", "Light", "Moderate", "Heavy", "Overwhelming"]
    case .satisfaction: ["Very low", "Low", "Fair", "Good", "Excellent"]
    }
  }

  func name(of badge: Badge) -> String {
    switch badge {
    case .happy: "happy"
    case .sad: "sad"
    case .calm: "calm"
    case .anxious: "anxious"
    case .proud: "proud"
    case .tired: "tired"
    case .frustrated: "frustrated"
    case .grateful: "grateful"
    }
  }

  func name(of mood: Mood.Step) -> String {
    switch mood {
    case .verySad: "very sad"
    case .sad: "sad"
    case .neutral: "neutral"
    case .happy: "happy"
    case .veryHappy: "very happy"
    }
  }

  func name(of category: VacationCategory) -> String {
    switch category {
    case .leave: "leave"
    case .rtt: "RTT"
    case .training: "training"
    case .sick: "sick leave"
    case .other: "absence"
    }
  }

  func name(of state: VacationState) -> String { state.rawValue }

  func name(of category: AffirmationCategory) -> String {
    switch category {
    case .resilience: "Resilience"
    case .competence: "Competence"
    case .compassion: "Compassion"
    case .balance: "Balance"
    }
  }

  var suggestedTags: [String] {
    [
      "hard shift", "lovely encounter", "learning", "great team", "fatigue", "pride", "doubts",
      "emergency", "death", "recovery", "family",
    ]
  }

  var tagKeywords: [(tag: String, beginnings: [String])] {
    [
      ("hard shift", ["hard", "difficult", "tough", "awful", "understaffed", "short staffed", "overwhelm"]),
      ("lovely encounter", ["lovely", "smile", "thanked", "chat", "encounter", "touched", "moving "]),
      ("learning", ["learn", "train", "course", "student", "taught", "technique", "mentor"]),
      ("great team", ["team", "colleague", "together", "helped"]),
      ("fatigue", ["tired", "exhaust", "fatigue", "sleep", "slept", "worn out", "drained"]),
      ("pride", ["proud", "pride", "managed", "succeeded", "well done"]),
      ("doubts", ["doubt", "wonder", "question", "unsure", "mistake", "should have"]),
      ("emergency", ["emergenc", "arrest", "resus", "crash", "code blue", "cpr"]),
      ("death", ["death", "died", "dying", "passed away", "palliative"]),
      ("recovery", ["recover", "discharged", "went home", "better", "healed", "walked"]),
      (
        "family",
        ["famil", "relatives", "husband", "wife ", "mother", "father", "daughter", "son ", "sons "]
      ),
    ]
  }

  func title(_ suggestion: TitleSuggestion) -> String {
    let noun = titleNoun(suggestion.shift)
    switch suggestion.tone {
    case .hard: return "A hard \(noun)"
    case .heavy: return "A heavy \(noun)"
    case .heavyButGood: return "A heavy \(noun) that was worth it"
    case .tiring: return "A tiring \(noun)"
    case .tiringButGood: return "A tiring but good \(noun)"
    case .good: return "A good \(noun)"
    case .great: return "A great \(noun)"
    case .tense: return "Tense before the \(noun)"
    case .slowStart: return "A slow start to the \(noun)"
    case .goodStart: return "Ready for the \(noun)"
    case .plain: return "A \(noun) like any other"
    }
  }

  private func titleNoun(_ shift: ShiftType?) -> String {
    switch shift {
    case nil, .day: "day"
    case .night: "night"
    case .rest: "day off"
    case .other(let word): "\(word) shift"
    }
  }
}
