import JournalFormat
import JournalModel

extension Spanish {
  func meaning(of key: ProfileKey) -> String {
    switch key {
    case .version: "la versión del formato"
    case .kind: "qué es el archivo"
    case .name: "tu nombre"
    case .language: "el idioma del programa: \(Language.codes())"
    case .timezone: "dónde pasan tus días, como Europe/Madrid; si no, la zona del sistema"
    case .dayStarts: "cuándo empieza un día nuevo para una nota que no dice otro, como 05:00"
    case .weekStarts: "el primer día de la semana"
    case .workingDays: "los días que trabajas, donde ningún cuadrante dice más"
    case .rota: "tu ciclo de turnos; «smjournal rota set» lo escribe"
    case .hours: "las horas habituales de tus turnos"
    case .holidays: "los festivos: países como fr, regiones como es-md, y días tuyos"
    case .memories: "si se recuerda el pasado: true o false"
    case .shifts: "qué significan las palabras de tu cuadrante; «smjournal rota set --shift-type» las escribe"
    case .night: "qué horas son noche, como 21:00-06:00"
    case .moods: "ánimos tuyos con su grado de 1 a 5, como {serena: 4}"
    case .care: "si se nombra una ayuda tras semanas muy duras: true o false"
    case .identifier: "lo que distingue este diario de otros, también en sus copias; «smjournal init» lo crea"
    case .transcribeModel:
      "el modelo para transcribir grabaciones: un archivo de whisper-cli, una carpeta de Vosk"
    case .dateOrder: "si 5/6 es el 5 de junio (day-first) o el 6 de mayo (month-first)"
    case .badges: "insignias tuyas, como 🔥, o {🔥: en llamas}"
    case .theme: "los colores: auto, dark (oscuros), light (claros) o mono, o un mapa como {night: '#8B5CF6'}"
    case .tone: "cómo se te habla: warm (con calidez) o plain (con sobriedad)"
    case .profession:
      "cómo llaman a tu trabajo las afirmaciones: nurse (enfermería), carer (cuidados), midwife (matrona) o paramedic (emergencias)"
    case .agreement:
      "la forma de las palabras sobre ti en francés: feminine (femenina), masculine (masculina) o neutral (neutra)"
    case .affirmations:
      "cómo se elige la afirmación del día: by-day (según el día), mixed (variadas) o liked (las que te gustan)"
    case .contractHours: "tus horas por semana según contrato"
    case .restRules: "los límites de descanso con los que comparar: eu, fr-hospital, fr, uk, de, ch o none"
    case .clock:
      "qué cuenta como tus horas si no las indicas: said (el cuadrante) o notes (las horas de tus notas de inicio y fin de turno)"
    }
  }

  func birthday(on day: CivilDay, age: Int?, today: CivilDay) -> String {
    relativeDay(day, today: today) + (age.map { " (\($0))" } ?? "")
  }

  func birthday(of name: String, on day: CivilDay, age: Int?, today: CivilDay) -> String {
    let isNear = (0...1).contains(today.days(until: day))
    let when = isNear ? relativeDay(day, today: today) : onDay(day, today: today)
    return age.map { "\(name) cumple \(number($0)) \(when)" } ?? "El cumpleaños de \(name) es \(when)"
  }
}
