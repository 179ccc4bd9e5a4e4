import JournalModel

/// Makes the text of a generated record: about 1.5 KB.
struct RecordText {
  struct Facts {
    var kind: Kind
    var day: CivilDay
    var time: ClockTime?
    var title: String?
    var isRare: Bool
    var hasTenthWord: Bool
    var hasThirdTag: Bool
    var hasWard: Bool
  }

  static let checkIn = ClockTime(hour: 18, minute: 50)
  static let checkOut = ClockTime(hour: 7, minute: 45)

  private var random: Random
  private let vocabulary = Vocabulary()
  /// Length of the text, in hundredths of the usual one.
  private let length: Int
  private let hasProblems: Bool

  init(seed: UInt64, _ shapes: Set<JournalShape> = []) {
    random = Random(seed: seed)
    length = shapes.contains(.long) ? 125 : 100
    hasProblems = shapes.contains(.problems)
  }

  mutating func title() -> String {
    (0..<3).map { _ in vocabulary.word(&random) }.joined(separator: " ")
  }

  mutating func bytes(_ facts: Facts) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(4096)
    bytes += "---\n\(head(facts))\(commonKeys(facts))---\n\n".utf8
    let count = words(facts.kind) * length / 100
    vocabulary.write(count / 2, to: &bytes, &random)
    if facts.hasTenthWord { bytes += "Un \(Marks.tenthWord) again.\n".utf8 }
    if facts.isRare { bytes += "The \(Marks.rareWord) of the children's ward.\n".utf8 }
    bytes.append(0x0A)
    vocabulary.write(words(facts.kind) * length / 200, to: &bytes, &random)
    return bytes
  }

  private mutating func words(_ kind: Kind) -> Int {
    switch kind {
    case .entry: 140 + random.below(180)
    case .vacation, .shift: 20
    default: 100 + random.below(100)
    }
  }

  private mutating func head(_ facts: Facts) -> String {
    switch facts.kind {
    case .checkIn:
      """
      kind: check-in
      date: "\(facts.day.iso)"
      at: "\(facts.day.iso)T18:50:00+01:00"
      shift: \(random.pick(["day", "night", "night", "late"]))
      energy: \(hasProblems ? 9 : 1 + random.below(5))
      stress: \(1 + random.below(5))
      motivation: \(1 + random.below(5))
      badges:
        - \(random.pick(["calm", "tired", "anxious"]))

      """
    case .checkOut:
      """
      kind: check-out
      date: "\(facts.day.iso)"
      at: "\(facts.day.advanced(by: 1).iso)T07:45:00+01:00"
      fatigue: \(hasProblems ? 9 : 1 + random.below(5))
      load: \(1 + random.below(5))
      satisfaction: \(1 + random.below(5))

      """
    case .rota, .person, .sleep: ""
    case .vacation:
      """
      kind: vacation
      from: "\(facts.day.iso)"
      until: "\(facts.day.advanced(by: 7 + random.below(8)).iso)"
      category: \(random.pick(["leave", "rtt", "training"]))
      status: approved

      """
    case .shift:
      """
      kind: shift
      date: "\(facts.day.iso)"
      shift: night
      start: "19:00"
      end: "07:30"

      """
    case .entry, .profile: entryHead(facts)
    }
  }

  private mutating func entryHead(_ facts: Facts) -> String {
    """
    kind: entry
    date: "\(facts.day.iso)"
    at: "\(facts.day.iso)T\(facts.time?.iso ?? "21:30"):00+01:00"
    title: "\(facts.title ?? "")"
    mood: \(random.pick(["😄", "😊", "😊", "😐", "😞", "😭", "tired", "content"]))
    people: [\(random.pick(RecordText.people)), \(random.pick(RecordText.people))]
    place: \(random.pick(["Lyon", "home", "Hôtel-Dieu", "le parc"]))
    weather: \(random.pick(["rain", "sun", "snow on the Pilat", "brouillard"]))
    source: cli

    """
  }

  /// Tags and the person's own keys.
  private mutating func commonKeys(_ facts: Facts) -> String {
    var text = "tags:\n  - \(random.pick(RecordText.tags))\n"
    if facts.hasThirdTag { text += "  - \(Marks.thirdTag)\n" }
    if facts.isRare { text += "  - \(Marks.rareTag)\n" }
    let ward = facts.hasWard ? Marks.ward : random.pick(RecordText.wards)
    return text + "ward: \(ward)  # a key of the person's own\nhr: \(58 + random.below(60))\n"
  }

  private static let people = [
    "Léa", "Karim", "Mum", "Élodie", "Nadia", "Julien", "Zoë", "Ana", "Tom", "Dr Morel", "Inès", "Papa",
  ]
  private static let tags = [
    "team", "family", "sleep", "rest", "garden", "équipe", "fatigue", "training/new", "music", "réflexion",
  ]
  private static let wards = ["A3", "B1", "B2", "C4", "\"12\"", "maternité", "urgences"]
}
