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

  /// The steps of a day that records of any kind but sleep tell, by their indices.
  package var steps: [Int32: Int] = [:]

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

    /// Takes out the values of some records.
    package mutating func leaveOut(_ records: Set<Int32>) {
      let kept = indices.indices.filter { !records.contains(indices[$0]) }
      (indices, values) = (kept.map { indices[$0] }, kept.map { values[$0] })
    }
  }

  /// No records.
  public init() {}

  /// The steps of some days, each once: of records that say several the most.
  package func steps(of days: ClosedRange<CivilDay>) -> [CivilDay: Int] {
    let told = steps.lazy.map { (facts[Int($0)].date, $1) }.filter { days.contains($0.0) }
    return Dictionary(told, uniquingKeysWith: max)
  }
}
