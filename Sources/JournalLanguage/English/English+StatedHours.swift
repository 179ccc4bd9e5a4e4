extension English {
  func stated(_ caption: StatedHoursCaption) -> String {
    switch caption {
    case .began(let usual): return "Began when?\(usual.map { " [\($0)]" } ?? "")"
    case .ended(let usual): return "Ended when?\(usual.map { " [\($0)]" } ?? "")"
    case .calledOut: return "Called out?"
    case .emptyForPlan: return "Leave it empty where the plan is right."
    case .timeOrPlan: return "a time such as 7h50, now, or Enter for the plan"
    case .replace(let time?, _): return "Replace the one of \(time)?"
    case .replace(nil, let id): return "Replace \(id)?"
    case .keepBoth: return "keep both"
    case .clock: return "Do your check-in and check-out times count as your hours?"
    case .holidays(let code): return "Add the public holidays of your country (\(code))?"
    case .rules: return "Which limits of work and rest apply to you?"
    case .noShift(let day, let word, let others, let command):
      let what = word.map { "no shift '\($0)' on \(day)" } ?? "no shift on \(day)"
      let rest = others.isEmpty ? "" : " (there is: \(others.joined(separator: ", ")))"
      return what + rest + "; add it with: \(command)"
    case .noTimeOnCall(let day, let command):
      return "no time on call at these hours on \(day); add the work as a shift: \(command)"
    }
  }

  func ruleSet(named name: String) -> String {
    switch name {
    case "eu": "European Union"
    case "fr-hospital": "public hospitals in France"
    case "fr": "French labour law"
    case "uk": "United Kingdom"
    case "de": "Germany"
    case "ch": "Switzerland"
    case "none": "none"
    default: name
    }
  }
}
