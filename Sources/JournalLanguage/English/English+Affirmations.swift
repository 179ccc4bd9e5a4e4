import JournalInsights

extension English {
  var affirmations: [Affirmation] { English.texts }

  /// In a nurse's own voice; the meaning follows the French texts one by one.
  private static let texts: [Affirmation] =
    Affirmation.numbered(resilience, .resilience)
    + Affirmation.numbered(competence, .competence)
    + Affirmation.numbered(compassion, .compassion)
    + Affirmation.numbered(balance, .balance)

  private static let resilience = [
    "I make a difference, even in the smallest things",
    "My limits protect my ability to care",
    "Every hard shift leaves me stronger than it found me",
    "I deserve rest as much as my patients do",
    "Being tired is a fair response, not a failing",
    "I can't control everything, and that's okay",
    "Asking for help is the wise thing to do",
    "I'm a human being, not a machine",
    "What I feel is real, on the ward too",
    "I look after myself so that I can keep going",
  ]

  private static let competence = [
    "My experience is worth a great deal",
    "I know what I'm doing; I trained for this",
    "Every procedure I carry out matters",
    "There is something to learn in every situation",
    "My watchfulness saves lives",
    "I can handle what nobody saw coming",
    "I know a little more every day",
    "I trust my clinical judgment",
    "The way I do my job makes the difference",
    "I'm proud to be a nurse",
  ]

  private static let compassion = [
    "My empathy is a strength, not a soft spot",
    "Listening to a patient is care in itself",
    "One smile can turn a day around",
    "I see the person behind the diagnosis",
    "My being here brings calm",
    "Every patient deserves my kindness",
    "I'm the human touch in a technical system",
    "My humanity is the best tool I carry",
    "Care begins with a look",
    "People feel safer because I'm here",
    "My full attention is a gift I give",
    "I'm here, and that counts",
    "My compassion doesn't run out; it grows as I feed it",
    "Every gentle gesture is a small act of defiance",
    "I care with my hands and with my heart",
  ]

  private static let balance = [
    "My days off are sacred",
    "I am more than my job",
    "Looking after myself lets me look after others",
    "Saying no keeps my energy safe",
    "My own well-being is not selfish",
    "I deserve a life outside the hospital",
    "Doing what I love fills me up again for my patients",
    "Time for a life of my own is a right, not a luxury",
    "I leave work at work, in my head as well",
    "The people I love need all of me, not what's left over",
    "Switching off is how I find my way back",
    "Who I am is bigger than my uniform",
    "I tend my own life with the same care",
    "My vacations are vital, not optional",
    "I choose to live, not just to get through",
  ]

  func affirmationForms(_ speaker: Speaker) -> [String: String] {
    let pride: String? =
      switch speaker.profession {
      case nil, .nurse: nil
      case .carer: "I'm proud to be a caregiver"
      case .midwife: "I'm proud to be a midwife"
      case .paramedic: "I'm proud to be a paramedic"
      case .other: "I'm proud of the work I do"
      }
    return pride.map { ["competence-10": $0] } ?? [:]
  }
}
