/// The facts of many records, with the words that figures compare them by.
public struct FactTable: Hashable, Sendable {
  /// The facts of each record, in the order of the paths' bytes. Where moments are equal, this order decides.
  public var facts: [RecordFacts] = []
  /// The kinds of shift: ``knownShifts``, then the words of the person's own in the order of their first
  /// records.
  public var shifts = FactTable.knownShifts
  /// The tags of entries, check-ins and check-outs, in the order of their texts.
  public var tags: [Word] = []
  /// The people whom entries, check-ins and check-outs name, likewise.
  public var people: [Word] = []
  /// What the weather was, by entries, check-ins and check-outs, likewise.
  public var weather: [Word] = []

  /// The values of the person's own scales, one entry for each scale that was asked for.
  package var scales: [ScaleValues] = []

  /// The numbers in the names of records, ``Record/numberOfName``, by their indices; those without one may be
  /// missing. Of two records of one moment the higher number is the later writing.
  public var numbers: [Int32: Int32] = [:]

  /// What ``shifts`` begins with.
  public static let knownShifts: [ShiftType] = [.day, .night, .rest]

  /// A word in one spelling, with the records that have it.
  public struct Word: Hashable, Sendable {
    /// The word as it is written.
    public var text: String
    /// The indices of the records in ``FactTable/facts``, ascending, each once.
    public var indices: [Int32]

    /// A word of records.
    public init(text: String, indices: [Int32]) {
      self.text = text
      self.indices = indices
    }
  }

  package struct ScaleValues: Hashable, Sendable {
    /// The scale, one of the person's own.
    package var scale: Scale
    /// The records that have one by their indices in ``FactTable/facts``, ascending, each once; and the
    /// values.
    package var indices: [Int32] = []
    package var values: [Int32] = []

    /// None yet.
    package init(_ scale: Scale) { self.scale = scale }

    /// Adds the value of a record behind all those that there are.
    package mutating func append(_ value: Int, at index: Int) {
      indices.append(Int32(index))
      values.append(Int32(value))
    }
  }

  /// No records.
  public init() {}

  /// The table of records, which stand in the order of their paths.
  ///
  /// - Parameters:
  ///   - moods: words and emoji of the person's own.
  ///   - scales: those whose values are wanted; those of the program always are.
  public init(_ records: [Record], moods: OwnMoods = OwnMoods(), scales: [Scale] = []) {
    self.scales = scales.own.map { ScaleValues($0) }
    facts.reserveCapacity(records.count)
    var (tags, people, weather) = (WordIndices(), WordIndices(), WordIndices())
    var steps: [String: Mood.Step?] = [:]
    var numbers: [ShiftType: UInt32] = [:]
    var numbersOfNames: [Int32: Int32] = [:]
    for (number, shift) in zip(UInt32(1)..., shifts) { numbers[shift] = number }
    // By index here and in all passes over many records: `for record in` copies each record with its arrays
    // and texts.
    for index in records.indices {
      var facts = RecordFacts(
        kind: records[index].kind, date: records[index].date, at: records[index].at,
        ratings: records[index].ratings, wordCount: records[index].wordCount)
      facts.isDated = records[index].dateBasis != .fileTime
      if let mood = records[index].mood {
        // Journals use few moods again and again.
        facts.mood = steps[mood] ?? moods.step(of: mood)
        steps[mood] = .some(facts.mood)
      }
      if let shift = records[index].shift {
        let number = numbers[shift] ?? UInt32(shifts.count + 1)
        if number > shifts.count {
          shifts.append(shift)
          numbers[shift] = number
        }
        facts.shift = number
      }
      self.facts.append(facts)
      let number = records[index].numberOfName
      if number > 1 { numbersOfNames[Int32(index)] = Int32(clamping: number) }
      guard facts.kind.isWrittenDaily else { continue }
      for number in self.scales.indices where !records[index].extra.isEmpty {
        guard let value = records[index][self.scales[number].scale] else { continue }
        self.scales[number].append(value, at: index)
      }
      for tag in records[index].tags { tags.add(tag, at: index) }
      for person in records[index].people { people.add(person, at: index) }
      if let text = records[index].weather, !text.isEmpty { weather.add(text, at: index) }
    }
    (self.tags, self.people, self.weather) = (tags.words, people.words, weather.words)
    self.numbers = numbersOfNames
  }
}

private struct WordIndices {
  /// By their bytes: for `String`, composed and decomposed letters are the same.
  private var indices: [[UInt8]: [Int32]] = [:]

  mutating func add(_ text: String, at index: Int) {
    let (text, index) = (Array(text.utf8), Int32(index))
    // A record may say a word twice.
    if indices[text]?.last != index { indices[text, default: []].append(index) }
  }

  var words: [FactTable.Word] {
    indices.sorted { $0.key.lexicographicallyPrecedes($1.key) }
      .map { FactTable.Word(text: String(decoding: $0.key, as: UTF8.self), indices: $0.value) }
  }
}
