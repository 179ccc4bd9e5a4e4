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
    case .holidays: "los festivos: países como es o fr, y días tuyos"
    case .memories: "si se recuerda el pasado: true o false"
    case .shifts: "qué significan las palabras de tu cuadrante; «smjournal rota set --shift-type» las escribe"
    case .night: "qué horas son noche, como 21:00-06:00"
    case .moods: "ánimos tuyos con su grado de 1 a 5, como {serena: 4}"
    case .care: "si se nombra una ayuda tras semanas muy duras: true o false"
    case .dateOrder: "si 5/6 es el 5 de junio (day-first) o el 6 de mayo (month-first)"
    case .contractHours: "tus horas por semana según contrato"
    case .restRules: "los límites de descanso con los que comparar: eu, fr-hospital, fr, uk o none"
    }
  }

  func birthday(on day: CivilDay, age: Int?, today: CivilDay) -> String {
    relativeDay(day, today: today) + (age.map { " (\($0))" } ?? "")
  }
}
