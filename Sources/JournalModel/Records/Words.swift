// The words of values in all languages, without regard to case, accents, spaces, hyphens and underscores.
// Source of the French ones: the raw values of ShiftMood.

extension Kind {
  /// Reads a kind under any of its names, in any language.
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
    (
      "entry,entrée,journal,journalentry,note,eintrag,tagebuch,tagebucheintrag,entrada,diario,nota,voce,diário,registo,"
        + "notitie,dagboek,日記,記録,일기,기록", .entry
    ),
    (
      "checkin,avant,avantposte,prisedeposte,dienstbeginn,vordemdienst,iniciodeturno,antesdelturno,inizioturno,"
        + "primadelturno,iníciodeturno,antesdoturno,iníciodeplantão,antesdoplantão,begindienst,voordedienst,勤務前,勤務前の記録,근무전,근무전기록",
      .checkIn
    ),
    (
      "checkout,après,aprèsposte,findeposte,dienstende,nachdemdienst,findeturno,despuésdelturno,fineturno,dopoilturno,"
        + "fimdeturno,depoisdoturno,fimdeplantão,depoisdoplantão,eindedienst,nadedienst,勤務後,勤務後の記録,근무후,근무후기록",
      .checkOut
    ),
    (
      "vacation,vacations,vacances,holiday,holidays,leave,timeoff,congé,congés,urlaub,ferien,vacaciones,ferie,vacanza,"
        + "vacanze,férias,verlof,vakantie,休暇,휴가", .vacation
    ),
    ("shift,poste,service,garde,dienst,schicht,turno,plantão,勤務,シフト,근무", .shift),
    ("profile,profil,perfil,profilo,profiel,プロフィール,프로필", .profile),
    (
      "rota,roster,plan,roulement,planning,dienstplan,turnus,cuadrante,planilla,turnistica,pianoturni,escala,rooster,"
        + "dienstrooster,勤務表,シフト表,근무표", .rota
    ),
    ("person,personne,mensch,persona,pessoa,persoon,人,人物,사람", .person),
    ("sleep,sommeil,schlaf,sueño,sonno,sono,slaap,睡眠,수면", .sleep),
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

  /// Whether two words mean the same shift: those of a person's own are compared without case and accents,
  /// and a name of several words is alike the word that a plan has for it.
  public func isAlike(_ other: ShiftType) -> Bool {
    guard case .other(let left) = self, case .other(let right) = other else { return self == other }
    if Folding.areAlike(left, right) { return true }
    guard PlanWord.isChanged(left) || PlanWord.isChanged(right) else { return false }
    return Folding.areAlike(PlanWord.of(left), PlanWord.of(right))
  }

  private static let table = WordTable<ShiftType>([
    (
      "day,days,dayshift,jour,jours,postedejour,tag,tagdienst,día,turnodedía,giorno,turnodigiorno,turnodedia,plantãodiurno,dag,"
        + "dagdienst,日勤,낮,주간", .day
    ),
    (
      "night,nights,nightshift,nuit,nuits,postedenuit,nacht,nachtdienst,noche,turnodenoche,notte,turnodinotte,noite,"
        + "turnodenoite,plantãonoturno,夜勤,밤,야간", .night
    ),
    (
      "rest,off,dayoff,restday,free,repos,libre,frei,ruhetag,"
        + "descanso,riposo,libero,folga,vrij,rustdag,休み,休日,휴무,비번", .rest
    ),
  ])
}

extension VacationCategory {
  /// Reads a category under any of its names, in any language.
  public init?(named name: String) {
    guard let category = VacationCategory.table[name] else { return nil }
    self = category
  }

  private static let table = WordTable<VacationCategory>([
    (
      "leave,annualleave,paidleave,holiday,vacation,vacances,congé,congés,congépayé,congéspayés,cp,urlaub,ferien,"
        + "vacaciones,ferie,férias,verlof,vakantie,有給休暇,有給,年休,休暇,연차,휴가", .leave
    ),
    ("rtt", .rtt),
    (
      "training,course,formation,stage,fortbildung,weiterbildung,formación,formazione,formação,capacitação,treinamento,scholing,bijscholing,"
        + "研修,교육", .training
    ),
    (
      "sick,sickness,sickleave,ill,illness,malade,maladie,arrêt,arrêtmaladie,congémaladie,krank,krankgeschrieben,"
        + "krankheit,baja,bajamédica,enfermedad,malattia,baixa,baixamédica,licençamédica,atestado,doença,ziek,ziekte,ziekteverlof,病欠,病気休暇,"
        + "병가", .sick
    ),
    (
      "other,absent,absence,autre,abwesend,abwesenheit,anderes,otro,ausencia,altro,assenza,outro,ausência,afwezig,"
        + "afwezigheid,anders,その他,欠勤,不在,기타,부재", .other
    ),
  ])
}

extension VacationStatus {
  /// Reads a status under any of its names, in any language; what is under way or finished was approved.
  public init?(named name: String) {
    guard let status = VacationStatus.table[name] else { return nil }
    self = status
  }

  private static let table = WordTable<VacationStatus>([
    (
      "planned,wished,requested,planifié,planifiée,planifiés,prévu,prévus,souhaité,demandé,geplant,beantragt,gewünscht,"
        + "previsto,previstas,planificado,planificadas,solicitado,solicitadas,previste,pianificato,richiesto,richieste,"
        + "planeado,planeadas,planejado,planejadas,pedido,gepland,aangevraagd,予定,申請中,예정,신청", .planned
    ),
    (
      "approved,granted,confirmed,validé,validée,validés,approuvé,accepté,accordé,confirmé,"
        + "underway,finished,encours,terminé,terminés,genehmigt,bewilligt,läuft,vorbei,aprobado,aprobadas,encurso,"
        + "terminado,terminadas,approvato,approvate,incorso,finite,aprovado,aprovadas,adecorrer,emandamento,terminadas,goedgekeurd,"
        + "bezig,voorbij,承認済み,休暇中,終了,승인,승인됨,진행중,종료", .approved
    ),
  ])
}

extension Weekday {
  /// Reads a day of the week: its name in any language, whole or shortened, or a number from
  /// 1 (Monday) to 7; 0 is Sunday, as in crontab.
  public init?(named name: String) {
    guard let day = Weekday.table[name] else { return nil }
    self = day
  }

  private static let table = WordTable<Weekday>([
    ("monday,mondays,mon,lundi,lun,montag,lunes,lunedì,segundafeira,segunda,maandag,月曜日,月曜,월요일,1", .monday),
    (
      "tuesday,tuesdays,tue,tues,mardi,mar,dienstag,martes,"
        + "martedì,terçafeira,terça,dinsdag,火曜日,火曜,화요일,2", .tuesday
    ),
    (
      "wednesday,wednesdays,wed,mercredi,mer,mittwoch,miércoles,"
        + "mercoledì,quartafeira,quarta,woensdag,水曜日,水曜,수요일,3", .wednesday
    ),
    (
      "thursday,thursdays,thu,thur,thurs,jeudi,jeu,donnerstag,"
        + "jueves,giovedì,quintafeira,quinta,donderdag,木曜日,木曜,목요일,4", .thursday
    ),
    (
      "friday,fridays,fri,vendredi,ven,freitag,viernes,venerdì,sextafeira,sexta,vrijdag,金曜日,金曜,금요일,5", .friday
    ),
    (
      "saturday,saturdays,sat,samedi,sam,samstag,sonnabend,sábado,sabato,zaterdag,土曜日,土曜,토요일,6", .saturday
    ),
    ("sunday,sundays,sun,dimanche,dim,sonntag,domingo,domenica,zondag,日曜日,日曜,일요일,7,0", .sunday),
  ])
}

/// Truth values as people and YAML 1.1 write them.
package enum Truth {
  /// Reads `true`, `yes`, `on`, `oui`, `vrai`, `1` and their opposites.
  package static func named(_ name: String) -> Bool? { table[name] }

  private static let table = WordTable<Bool>([
    ("true,yes,y,on,1,oui,o,vrai,ja,wahr,sí,verdadero,vero,sim,verdadeiro,waar,はい,예,네", true),
    ("false,no,n,off,0,non,faux,nein,falsch,aus,falso,não,nee,onwaar,uit,いいえ,偽,아니요,아니오,거짓", false),
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

  /// A tag without its `#`, and without spaces around.
  package var withoutHash: String {
    let text = trimmed
    return text.utf8.first == UInt8(ascii: "#") ? String(text.dropFirst()).trimmed : text
  }
}
