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
    case .holidays: "le festività: paesi come it, regioni come ch-ti, e giorni tuoi"
    case .memories: "se si ricorda il passato: true o false"
    case .shifts:
      "che cosa vogliono dire le sigle dei tuoi turni; le scrive «smjournal rota set --shift-type»"
    case .night: "quali ore sono notte, per esempio 21:00-06:00"
    case .moods: "umori tuoi con il loro grado da 1 a 5, per esempio {serena: 4}"
    case .care: "se si indica un aiuto dopo settimane molto dure: true o false"
    case .identifier:
      "ciò che distingue questo diario dagli altri, anche nelle copie; «smjournal init» lo crea"
    case .transcribeModel:
      "il modello per trascrivere le registrazioni: un file di whisper-cli, una cartella di Vosk"
    case .dateOrder: "se 5/6 è il 5 giugno (day-first) o il 6 maggio (month-first)"
    case .badges: "distintivi tuoi, per esempio 🔥, o {🔥: a tutto fuoco}"
    case .theme: "i colori: auto, dark (scuri), light (chiari) o mono, o una mappa come {night: '#8B5CF6'}"
    case .tone: "il tono con cui ti si parla: warm (caloroso) o plain (sobrio)"
    case .profession:
      "come le affermazioni chiamano il tuo lavoro: nurse (infermieristica), carer (assistenza), midwife (ostetricia) o paramedic (soccorso)"
    case .agreement:
      "la forma delle parole su di te in francese: feminine (femminile), masculine (maschile) o neutral (neutra)"
    case .affirmations:
      "come si sceglie l’affermazione del giorno: by-day (secondo il giorno), mixed (miste) o liked (quelle che ti piacciono)"
    case .contractHours: "le tue ore settimanali da contratto"
    case .restRules: "i limiti di riposo con cui confrontare: eu, fr-hospital, fr, uk, de, ch o none"
    case .clock:
      "che cosa vale come tue ore se non le indichi: said (i turni previsti) o notes (l’ora delle note di inizio e fine turno)"
    }
  }

  func birthday(on day: CivilDay, age: Int?, today: CivilDay) -> String {
    relativeDay(day, today: today) + (age.map { " (\($0))" } ?? "")
  }

  func birthday(of name: String, on day: CivilDay, age: Int?, today: CivilDay) -> String {
    let isNear = (0...1).contains(today.days(until: day))
    let when = isNear ? relativeDay(day, today: today) : onDay(day, today: today)
    return age.map { "\(name) compie \(number($0)) anni: \(when)" } ?? "Il compleanno di \(name): \(when)"
  }
}
