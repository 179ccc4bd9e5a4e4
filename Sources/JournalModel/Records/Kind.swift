/// What a file of the journal is: the value of its key `kind`.
public enum Kind: UInt8, CaseIterable, Hashable, Sendable {
  /// A journal entry, the default where the key is missing.
  case entry
  /// How the person felt before a shift.
  case checkIn
  /// How the person felt after a shift.
  case checkOut
  /// Time off.
  case vacation
  /// A planned or changed shift; it overrides the rota on its day.
  case shift
  /// The profile, `journal.md`.
  case profile
  /// A plan of shifts as it was published.
  case rota
  case person
  case sleep

  /// The value as it is written in a file and in JSON.
  public var name: String {
    switch self {
    case .entry: "entry"
    case .checkIn: "check-in"
    case .checkOut: "check-out"
    case .vacation: "vacation"
    case .shift: "shift"
    case .profile: "profile"
    case .rota: "rota"
    case .person: "person"
    case .sleep: "sleep"
    }
  }

  /// Whether a record of the kind tells of its day: an entry, a check-in or a check-out.
  public var isWrittenDaily: Bool {
    switch self {
    case .entry, .checkIn, .checkOut: true
    case .vacation, .shift, .profile, .rota, .person, .sleep: false
    }
  }

  /// Whether a record of the kind stands at the beginning or at the end of a shift: a check-in or a
  /// check-out.
  public var isShiftEnd: Bool { self == .checkIn || self == .checkOut }

  /// Whether hours are read from records of the kind: the ends of shifts, plans, and time off.
  package var tellsOfHours: Bool {
    switch self {
    case .checkIn, .checkOut, .shift, .rota, .vacation: true
    case .entry, .profile, .person, .sleep: false
    }
  }

  /// Whether lists, searches and figures show records of the kind unasked; the others are shown where their
  /// kind is asked for.
  public var isShownUnasked: Bool {
    switch self {
    case .entry, .checkIn, .checkOut, .vacation, .shift, .profile: true
    case .rota, .person, .sleep: false
    }
  }

  /// Whether a record of the kind tells what is to be, and so is wanted whenever it was written: time off, a
  /// dated shift, or a published plan.
  public var isPlan: Bool {
    switch self {
    case .vacation, .shift, .rota: true
    case .entry, .checkIn, .checkOut, .profile, .person, .sleep: false
    }
  }
}

/// A set of ``Kind``s.
public struct KindSet: Hashable, Sendable, ExpressibleByArrayLiteral {
  /// A bit for each raw value of ``Kind``.
  public private(set) var bits: UInt32 = 0

  /// These kinds.
  public init(arrayLiteral kinds: Kind...) {
    for kind in kinds { insert(kind) }
  }

  /// The kinds of records that lists, searches and figures show unasked.
  public static let shownUnasked = KindSet(Kind.allCases.filter { $0.isShownUnasked && $0 != .profile })

  /// The kinds of what a person writes as the days go by.
  package static let writtenDaily = KindSet(Kind.allCases.filter(\.isWrittenDaily))

  /// These kinds.
  public init(_ kinds: [Kind]) {
    for kind in kinds { insert(kind) }
  }

  /// Whether no kind is in it.
  public var isEmpty: Bool { bits == 0 }

  /// Adds a kind.
  public mutating func insert(_ kind: Kind) { bits |= 1 << UInt32(kind.rawValue) }

  /// Whether a kind is in it.
  public func contains(_ kind: Kind) -> Bool { bits & (1 << UInt32(kind.rawValue)) != 0 }
}
