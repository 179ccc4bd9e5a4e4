extension Record {
  /// The value of a key that few records have; `nil` where the file does not say it.
  public subscript(detail key: Key) -> Value? {
    get { details.first { $0.key == key }?.value }
    set {
      details.removeAll { $0.key == key }
      guard let newValue else { return }
      let index = details.firstIndex { $0.key.rawValue > key.rawValue } ?? details.endIndex
      details.insert(Detail(key: key, value: newValue), at: index)
    }
  }

  /// The id that the record had where it was imported from.
  public var origin: String? { self[text: .origin] }

  /// When a plan was published; a day alone is its first minute.
  public var published: Timestamp? {
    guard let text = self[text: .published] else { return nil }
    if let day = CivilDay(iso: text) { return Timestamp(local: CivilTime(day: day, time: .midnight)) }
    return Timestamp(iso: text)
  }

  /// The lines of a published plan, those that can be read.
  public var planLines: [PlanLine] {
    guard case .list(let lines)? = self[detail: .shifts] else { return [] }
    return lines.compactMap { line in line.text.flatMap { try? PlanLine($0) } }
  }

  /// Whether a dated shift comes on top of the plan of its day.
  public var isExtra: Bool { self[detail: .extra] == .bool(true) }

  /// The hours of a dated shift where they are several, or written as one text.
  public var spans: [ClockSpan] { self[text: .hours].flatMap { ClockSpan.list(written: $0) } ?? [] }

  /// The hours that were worked in a dated shift, where it says so; several of a split one.
  public var worked: [ClockSpan] { self[text: .worked].flatMap { ClockSpan.list(written: $0) } ?? [] }

  /// The calls to work during time on call.
  public var callOuts: [ClockSpan] {
    guard case .list(let spans)? = self[detail: .callOuts] else { return [] }
    return spans.flatMap(\.texts).compactMap { ClockSpan(written: $0) }
  }

  /// The minutes of the unpaid break that a check-out states.
  public var breakMinutes: Int? {
    guard case .int(let minutes)? = self[detail: .breakMinutes] else { return nil }
    return Int(clamping: minutes)
  }

  /// The steps of its day, by a key of a sleep's record or by the person's own in any other.
  public var steps: Int? {
    let own = extra.first { $0.key == Key.steps.name || Key(named: $0.key) == .steps }?.value
    guard let count = (self[detail: .steps] ?? own)?.number, count >= 0 else { return nil }
    return Int(clamping: count)
  }

  /// The half of a day that is off.
  public var half: DayHalf? { self[text: .half].flatMap { DayHalf(named: $0) } }
}
