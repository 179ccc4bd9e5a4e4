import JournalFormat
import JournalModel

extension Draft {
  /// A dated shift; without hours it has those of its type by the rota.
  package init(
    shift: ShiftType, on day: CivilDay, hours: [ClockSpan] = [], note: String? = nil, isExtra: Bool = false
  ) {
    self.init(kind: .shift, day: day, body: note ?? "")
    self[.shift] = .string(shift.name)
    if hours.count == 1 {
      self[.start] = .string(hours[0].start.iso)
      self[.end] = .string(hours[0].end.iso)
    } else if !hours.isEmpty {
      self[.hours] = .string(hours.written)
    }
    if isExtra { self[.extra] = .bool(true) }
  }

  /// The edits that give the file of a dated shift the type and the hours of this one.
  package var shiftEdits: [FieldEdit] {
    [Key.shift, .start, .end, .hours, .extra].map { key in
      self[key].map { .put(key, $0) } ?? .unset(key: key.name)
    }
  }
}
