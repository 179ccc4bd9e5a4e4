import ImportTestSupport
import JournalImports
import JournalModel
import Testing

/// Titles and codes as hospitals' calendars have them in English, French and German, each once: every one is
/// taken, or named and asked about.
@Suite struct RotaTitleTests {
  /// The title; its hours, none for a whole day; what becomes of it: a word of the plan, time off of a
  /// category after `~`, `rest`, `?` for one that is asked about, `–` for an appointment of less than three
  /// hours, which is named.
  private static let table = """
    Long Day;07:30-20:00;long-day
    Long day - Ward 7;07:30-20:00;long-day
    LD;07:30-20:00;?
    LD Delivery Suite;07:30-20:00;?
    Early;07:00-15:00;early
    Early shift;07:00-15:00;early-shift
    E;07:00-15:00;?
    Late;13:30-21:30;Late
    Late shift Ward 4;13:30-21:30;?
    L;13:30-21:30;?
    Twilight;16:00-00:00;twilight
    Twilight shift (ED);16:00-00:00;?
    Night;20:00-08:00;night
    Night shift;20:00-08:00;night
    Night Duty;20:00-08:00;?
    N;20:00-08:00;?
    Long Night;19:30-08:00;long-night
    LN - Labour Ward;19:30-08:00;?
    Nights x1;20:00-08:00;?
    Night (Bank);20:00-08:00;night
    ED Night Shift @ City Hospital;20:00-08:00;?
    Ward 7B Late;13:30-21:30;?
    Shift: Ward 3;07:30-15:30;?
    Shift [9:30];09:30-17:30;day
    Shift at Nightingale Hospital;07:30-20:00;?
    Bank shift;07:30-20:00;?
    Bank shift - A&E;20:00-08:00;?
    Agency shift;07:30-20:00;?
    Cover: J. Smith;07:30-20:00;?
    Swap with Priya;13:30-21:30;?
    NHSP 20:00-08:00;;?
    Theatre late finish;12:00-21:00;?
    Clinic;09:00-17:00;?
    Community visits;08:30-16:30;?
    Triage;07:30-20:00;?
    Day duty;07:00-19:30;?
    Day shift;07:00-19:30;day
    Days;07:00-19:30;day
    Mid shift;10:00-18:00;?
    Short day;09:00-15:00;?
    Half day;09:00-13:00;?
    On call;08:00-08:00;on-call
    On-call (home);17:00-08:00;on-call
    Standby;20:00-08:00;standby
    OC;17:00-08:00;?
    2nd on call;17:00-08:00;?
    Resident on call;08:00-20:00;?
    Study day;;~training
    Study Leave;;~training
    Mandatory training;09:00-17:00;mandatory-training
    Training day;;?
    BLS update;09:00-12:30;?
    Induction;09:00-17:00;induction
    Conference;;?
    SL;;?
    Day Off;;rest
    DO;;?
    Off;;rest
    RD;;?
    Rest day;;rest
    RDO - Rostered Day Off;;rest
    Sleep day;;rest
    Zero hours;;?
    TOIL;;TOIL
    Lieu day;;lieu-day
    Annual Leave;;~leave
    AL;;?
    A/L;;?
    Annual leave (approved);;~leave
    Leave;;~leave
    Holiday;;~leave
    ALV - Annual Leave;;~leave
    Unpaid leave;;?
    Carer's leave;;?
    Maternity leave;;?
    Compassionate leave;;?
    Sick;;~sick
    Sick leave;;~sick
    Off sick;;?
    S/L;;?
    Bank Holiday;;rest
    BH;;?
    Public holiday;;rest
    Jury service;;?
    Dentist;;?
    Team meeting;14:00-15:00;–
    Appraisal;;?
    Birthday Mum;;?
    Wedding Sarah & Tom;;?
    Flight to Porto;;?
    Unavailable;;?
    Request: off;;?
    Matin;06:45-14:15;matin
    M;06:45-14:15;?
    Matin 6h45-14h15;;matin
    Poste du matin;06:45-14:15;?
    Soir;13:45-21:15;Soir
    S;13:45-21:15;?
    Poste du soir;13:45-21:15;poste-du-soir
    Après-midi;13:45-21:15;après-midi
    Jour;07:00-19:00;day
    J;07:00-19:00;?
    J12;07:00-19:00;?
    Journée;09:00-17:00;journée
    Journée 12h;07:00-19:00;?
    Grande journée;07:00-19:00;grande-journée
    Nuit;21:00-07:00;night
    N12;19:00-07:00;?
    Nuit 21h-7h;;night
    Nuit 19h-7h;;night
    Nuit (21h00 - 7h00);;night
    IDE Nuit 19h-7h;;?
    Garde de nuit;20:00-08:00;?
    Nuit profonde;21:00-07:00;?
    Petite nuit;17:00-00:00;?
    Grande nuit;19:00-07:00;?
    Garde 24h;08:00-08:00;?
    Garde;08:00-08:00;?
    Garde SMUR;08:00-20:00;?
    Astreinte;20:00-08:00;astreinte
    Astreinte bloc;18:00-08:00;?
    AST;20:00-08:00;?
    Remplacement Julie;06:45-14:15;?
    Renfort réa;07:00-19:00;?
    Suppléance;13:45-21:15;?
    Pool;07:00-19:00;?
    Coupé;07:00-11:00;?
    Horaire coupé;16:00-20:00;?
    Bloc opératoire;08:00-16:00;?
    Consultation;09:00-17:00;?
    HDJ;08:00-16:00;?
    Transmissions;07:00-07:30;–
    Réunion de service;14:00-15:30;–
    Formation;09:00-17:00;formation
    Formation AFGSU;;?
    FO;;?
    Formation continue;;?
    Stage;;~training
    Congrès;;?
    Repos;;rest
    RH;;?
    Repos hebdomadaire;;rest
    Repos hebdo;;?
    Repos compensateur;;repos-compensateur
    RC;;?
    Repos de sécurité;;rest
    RS;;?
    Descente de nuit;;rest
    Récup;;récup
    Récupération;;récupération
    JNT;;?
    RTT;;~rtt
    JRTT;;?
    RTT imposé;;?
    CA;;?
    Congé annuel;;~leave
    Congés;;~leave
    Congés d'été;;?
    CP;;?
    Vacances;;~leave
    CSS;;?
    CET;;?
    Congé maternité;;?
    Enfant malade;;?
    Arrêt maladie;;~sick
    AM;;?
    Maladie;;~sick
    Accident du travail;;?
    AT;;?
    Férié;;rest
    Jour férié;;rest
    JF;;?
    Férié récupéré;;?
    Grève;;?
    Délégation syndicale;;?
    Visite médicale;;?
    Dentiste;;?
    Anniversaire Léa;;?
    Mariage;;?
    Frühdienst;06:00-14:00;frühdienst
    Frühdienst F1;06:00-14:00;?
    F1;06:00-14:00;?
    F;06:00-14:00;?
    Früh;06:00-14:00;Früh
    FD;06:00-14:00;?
    Spätdienst;13:30-21:30;spätdienst
    Spätdienst Station 3;13:30-21:30;?
    S2;13:30-21:30;?
    Spät;13:30-21:30;Spät
    SD;13:30-21:30;?
    Nachtdienst;20:45-06:15;night
    Nachtdienst Station 4;20:45-06:15;?
    Nachtwache;20:45-06:15;nachtwache
    ND;20:45-06:15;?
    N1;20:45-06:15;?
    Nacht 21:00-06:30;;night
    Tagdienst;07:00-19:00;day
    TD;07:00-19:00;?
    Zwischendienst;10:00-18:30;?
    ZD;10:00-18:30;?
    Mitteldienst;10:00-18:30;?
    Kurzdienst;07:00-12:00;?
    Geteilter Dienst;07:00-11:00;?
    Bereitschaft;16:00-07:00;bereitschaft
    Bereitschaftsdienst;16:00-07:00;bereitschaftsdienst
    BD;16:00-07:00;?
    Rufbereitschaft;16:00-07:00;rufbereitschaft
    Rufdienst OP;16:00-07:00;?
    RB;16:00-07:00;?
    Hintergrunddienst;16:00-07:00;?
    Einspringen für Anna;06:00-14:00;?
    Springerpool;06:00-14:00;?
    Leasing Station 2;06:00-14:00;?
    OP-Dienst;07:00-15:30;?
    Ambulanz;08:00-16:00;?
    Visite;08:00-12:00;?
    Dienstbesprechung;13:00-14:00;–
    Fortbildung;;~training
    Fortbildung Reanimation;09:00-16:00;?
    FB;;?
    Schulung Wundmanagement;;?
    Praxisanleitung;08:00-16:00;?
    Dienstfrei;;rest
    Wunschfrei;;?
    X;;?
    Freizeitausgleich;;freizeitausgleich
    FZA;;?
    Überstundenabbau;;überstundenabbau
    Ausgleichstag;;ausgleichstag
    Ausschlaftag;;rest
    Urlaub;;~leave
    U;;?
    Urlaub (genehmigt);;~leave
    Resturlaub;;?
    Sonderurlaub;;?
    Elternzeit;;?
    Krank;;~sick
    K;;?
    Kind krank;;?
    Krank ohne AU;;?
    Feiertag;;rest
    Feiertagsausgleich;;?
    Heiligabend;;?
    Zahnarzt;;?
    Geburtstag Oma;;?
    Umzug;;?
    Steuerberater;10:00-11:00;–
    Frei;;rest
    """

  private static let rows = table.split(separator: "\n").map { line in
    line.split(separator: ";", omittingEmptySubsequences: false).map(String.init)
  }

  private static func day(_ index: Int) -> CivilDay {
    (CivilDay(year: 2026, month: 12, day: 1) ?? CivilDay(number: 0)).advanced(by: index)
  }

  private static var calendar: String {
    func stamp(_ day: CivilDay) -> String { day.iso.split(separator: "-").joined() }
    let events = rows.enumerated().map { index, row in
      let start = day(index)
      let times = row[1].split(separator: "-").map { $0.split(separator: ":").joined() + "00" }
      let hours = times.count == 2
      let end = hours && times[1] <= times[0] ? start.advanced(by: 1) : start
      return "BEGIN:VEVENT\r\nUID:\(index)\r\nSUMMARY:\(row[0])\r\n"
        + (hours
          ? "DTSTART:\(stamp(start))T\(times[0])\r\nDTEND:\(stamp(end))T\(times[1])\r\n"
          : "DTSTART;VALUE=DATE:\(stamp(start))\r\n") + "END:VEVENT\r\n"
    }
    return "BEGIN:VCALENDAR\r\n" + events.joined() + "END:VCALENDAR\r\n"
  }

  @Test func `each title is taken, or named and asked about`() throws {
    let reading = try Reading()
    let receipt = try reading.run("planning.ics", Self.calendar)
    let unknown = Set(receipt.unknown.keys.map(\.word))
    let left = Set(receipt.left.listed.compactMap(\.thing.what))
    var plan: [String: String] = [:]
    for line in reading.records.flatMap({ $0.texts(of: .shifts) }) {
      let parts = line.split(separator: " ")
      plan[String(parts[0])] = String(parts[1])
    }
    let absences = reading.records.compactMap { Vacation($0) }
    for (index, row) in Self.rows.enumerated() {
      let (title, day) = (row[0], Self.day(index))
      let absence = absences.first { $0.from <= day && day <= $0.until }
      let found =
        unknown.contains(title)
        ? "?"
        : left.contains(title) ? "–" : plan[day.iso] ?? absence.map { "~" + $0.category.rawValue } ?? "rest"
      #expect(found == row[2], "\(title)")
      // What is asked about is no day off meanwhile.
      if found == "?" { #expect(plan[day.iso] != nil, "\(title)") }
    }
    #expect(Self.rows.count >= 200)
    #expect(Set(Self.rows.map { $0[0] }).count == Self.rows.count)
  }
}
