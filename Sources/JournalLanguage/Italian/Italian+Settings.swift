import JournalFormat
import JournalModel

extension Italian {
  func meaning(of key: ProfileKey) -> String {
    switch key {
    case .version: "la versione del formato"
    case .kind: "che cosa è il file"
    case .name: "il tuo nome"
    case .language: "la lingua del programma: \(Language.codes())"
    case .timezone: "dove sono i tuoi giorni, per esempio Europe/Rome; altrimenti il fuso del sistema"
    case .dayStarts: "quando comincia un nuovo giorno per una nota che non dice altro, per esempio 05:00"
    case .weekStarts: "il primo giorno della settimana"
    case .workingDays: "i giorni in cui lavori, dove i turni non dicono di più"
    case .rota: "il tuo ciclo di turni; lo scrive «smjournal rota set»"
    case .hours: "gli orari abituali dei tuoi turni"
    case .holidays: "le festività: paesi come it o fr, e giorni tuoi"
    case .memories: "se si ricorda il passato: true o false"
    case .shifts:
      "che cosa vogliono dire le sigle dei tuoi turni; le scrive «smjournal rota set --shift-type»"
    case .night: "quali ore sono notte, per esempio 21:00-06:00"
    case .moods: "umori tuoi con il loro grado da 1 a 5, per esempio {serena: 4}"
    case .care: "se si indica un aiuto dopo settimane molto dure: true o false"
    case .dateOrder: "se 5/6 è il 5 giugno (day-first) o il 6 maggio (month-first)"
    case .contractHours: "le tue ore settimanali da contratto"
    case .restRules: "i limiti di riposo con cui confrontare: eu, fr-hospital, fr, uk o none"
    }
  }

  func birthday(on day: CivilDay, age: Int?, today: CivilDay) -> String {
    relativeDay(day, today: today) + (age.map { " (\($0))" } ?? "")
  }
}
