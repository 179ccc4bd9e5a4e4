extension ShiftType {
  /// Whether the word says that somebody was called to work while on call, which is no shift of its own.
  package var isCallOut: Bool { ShiftType.callOuts[name] != nil }

  private static let callOuts = WordIndex(file: "call-outs")
}
