public enum ClockBasis: String, Hashable, Sendable { case said, notes }
extension Record { public var worked: [ClockSpan] { [] }; public var callOuts: [ClockSpan] { [] } }
extension Profile { public var clock: ClockBasis { .said } }
extension ShiftTable.Definition { public var isAtWorkplace: Bool { false } }
