// The words of values, English and French, without regard to case, accents, spaces, hyphens and underscores.
// Source of the French ones: the raw values of ShiftMood.

extension Kind {
  /// Reads a kind under any of its names, English or French.
  public init?(named name: String) {
    guard let kind = Kind.table[name] else { return nil }
    self = kind
  }

  /// Reads a kind from its bytes.
  package init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let kind = Kind.table[bytes] else { return nil }
    self = kind
  }

  /// The kind whose name is the nearest to a misspelt word; `nil` where none is near.
  public static func nearest(to word: String) -> Kind? {
    let folded = Folding.folded(word)
    return Spelling.nearest(to: folded, among: allCases.map(\.name)).flatMap { Kind(named: $0) }
  }

  private static let table = WordTable<Kind>([
    ("entry,entrée,journal,journalentry,note", .entry),
    ("checkin,avant,avantposte,prisedeposte", .checkIn),
    ("checkout,après,aprèsposte,findeposte", .checkOut),
    ("vacation,vacations,vacances,holiday,holidays,leave,timeoff,congé,congés", .vacation),
    ("shift,poste,service,garde", .shift),
    ("profile,profil", .profile),
    ("rota,roster,plan,roulement,planning", .rota),
    ("person,personne", .person),
    ("sleep,sommeil", .sleep),
  ])
}

extension ShiftType {
  /// Reads the word of a shift: `Nuit` is ``night``, what the journal does not know is a word of the person's
  /// own. `nil` for an empty text.
  public init?(named name: String) {
    if let known = ShiftType.table[name] {
      self = known
      return
    }
    let word = name.trimmed
    guard !word.isEmpty else { return nil }
    self = .other(word)
  }

  /// Reads one of the three known words from its bytes.
  package init?(known bytes: UnsafeBufferPointer<UInt8>) {
    guard let known = ShiftType.table[bytes] else { return nil }
    self = known
  }

  /// Whether two words mean the same shift: those of a person's own are compared without case and accents.
  public func isAlike(_ other: ShiftType) -> Bool {
    guard case .other(let left) = self, case .other(let right) = other else { return self == other }
    return Folding.areAlike(left, right)
  }

  private static let table = WordTable<ShiftType>([
    ("day,days,dayshift,jour,jours,postedejour", .day),
    ("night,nights,nightshift,nuit,nuits,postedenuit", .night),
    ("rest,off,dayoff,restday,free,repos,libre", .rest),
  ])
}

extension VacationCategory {
  /// Reads a category under any of its names, English or French.
  public init?(named name: String) {
    guard let category = VacationCategory.table[name] else { return nil }
    self = category
  }

  private static let table = WordTable<VacationCategory>([
    ("leave,annualleave,paidleave,holiday,vacation,vacances,congé,congés,congépayé,congéspayés,cp", .leave),
    ("rtt", .rtt),
    ("training,course,formation,stage", .training),
    ("sick,sickness,sickleave,ill,illness,malade,maladie,arrêt,arrêtmaladie,congémaladie", .sick),
    ("other,absent,absence,autre", .other),
  ])
}

extension VacationStatus {
  /// Reads a status under any of its names, English or French; what is under way or finished was approved.
  public init?(named name: String) {
    guard let status = VacationStatus.table[name] else { return nil }
    self = status
  }

  private static let table = WordTable<VacationStatus>([
    ("planned,wished,requested,planifié,planifiée,planifiés,prévu,prévus,souhaité,demandé", .planned),
    (
      "approved,granted,confirmed,validé,validée,validés,approuvé,accepté,accordé,confirmé,"
        + "underway,finished,encours,terminé,terminés", .approved
    ),
  ])
}

extension Weekday {
  /// Reads a day of the week: an English or French name, whole or its first three letters, or a number from
  /// 1 (Monday) to 7; 0 is Sunday, as in crontab.
  public init?(named name: String) {
    guard let day = Weekday.table[name] else { return nil }
    self = day
  }

  private static let table = WordTable<Weekday>([
    ("monday,mondays,mon,lundi,lun,1", .monday),
    ("tuesday,tuesdays,tue,tues,mardi,mar,2", .tuesday),
    ("wednesday,wednesdays,wed,mercredi,mer,3", .wednesday),
    ("thursday,thursdays,thu,thur,thurs,jeudi,jeu,4", .thursday),
    ("friday,fridays,fri,vendredi,ven,5", .friday),
    ("saturday,saturdays,sat,samedi,sam,6", .saturday),
    ("sunday,sundays,sun,dimanche,dim,7,0", .sunday),
  ])
}

/// Truth values as people and YAML 1.1 write them.
package enum Truth {
  /// Reads `true`, `yes`, `on`, `oui`, `vrai`, `1` and their opposites.
  package static func named(_ name: String) -> Bool? { table[name] }

  private static let table = WordTable<Bool>([
    ("true,yes,y,on,1,oui,o,vrai", true),
    ("false,no,n,off,0,non,faux", false),
  ])
}

extension String {
  /// The text without spaces, tabs and line ends around it.
  package var trimmed: String {
    let isSpace: (UInt8) -> Bool = { $0 == 0x20 || (0x09...0x0D).contains($0) }
    guard let first = utf8.firstIndex(where: { !isSpace($0) }),
      let last = utf8.lastIndex(where: { !isSpace($0) })
    else { return "" }
    return String(self[first...last])
  }
}
