import JournalInsights
import JournalModel

extension Spanish {
  func page(_ caption: PageCaption) -> String {
    switch caption {
    case .title(let name): name.map { "El diario de \($0)" } ?? "Diario"
    case .skip: "Ir a las entradas"
    case .yearAtGlance: "El año de un vistazo"
    case .months: "Meses"
    case .changes: "Antes y después del turno"
    case .trends: "Evolución"
    case .entries: "Entradas"
    case .onThisDay: "En este día"
    case .yearHint: "Toca un día o usa las flechas. Intro lleva a lo que escribiste."
    case .noMood: "sin ánimo anotado"
    case .dayLine: "línea arriba: turno de día"
    case .nightLine: "línea abajo: noche"
    case .onCallDots: "puntos: guardia"
    case .timeOffHatching: "rayado: vacaciones"
    case .numbers: "Las cifras"
    case .day: "Día"
    case .mood: "Ánimo"
    case .shift: "Turno"
    case .timeOff: "Vacaciones"
    case .before: "antes"
    case .after: "después"
    case .count: "Turnos"
    case .restAndWork: "Descanso y trabajo"
    case .restKey:
      "Una barra es el descanso entre dos días de trabajo; la línea está en 11 horas, un triángulo marca lo que queda por debajo."
    case .hoursAWeek: "Horas por semana"
    case .quickReturns: "Descansos cortos entre turnos, de menos de 11 horas"
    case .trendKey(let days):
      "Un punto por día, la línea es la media de \(days) días. Bandas: noches (violeta) y vacaciones (verde)."
    case .dayByDay: "Día a día"
    case .changeKey:
      "Cuanto más gruesa es una línea, más turnos siguieron ese camino; la naranja une las medias. El cansancio se cuenta hacia abajo: una línea que baja es energía perdida."
    case .trendRange(let high, let low): "Máximo en \(high), mínimo en \(low)."
    case .weekKey: "Más pálida: una semana incompleta."
    case .meanMood(let mean, let days): "ánimo \(mean) en \(count(days, .day))"
    case .search: "Buscar"
    case .searchHint: "Palabras en cualquier orden, con o sin acentos."
    case .searchKey: "La tecla / trae aquí."
    case .found(let count): "\(number(count)) \(count == 1 ? "encontrada" : "encontradas")"
    case .showAll: "Mostrar todo"
    case .filter: "Filtros"
    case .moods: "Ánimos"
    case .shifts: "Turnos"
    case .tags: "Etiquetas"
    case .people: "Personas"
    case .privateLeftOut(let number):
      "\(count(number, .record)) \(number == 1 ? "privado omitido" : "privados omitidos")."
    case .made(let day, let records):
      "Hecha el \(self.day(day, today: CivilDay(number: 0))) con \(count(records, .record)). Esta página no carga ni envía nada."
    case .missingPicture(let name): "Imagen no incluida: \(name)"
    case .empty: "Nada escrito todavía."
    case .trendSummary(let measure, let mean, let days):
      "\(name(of: measure).capitalizedFirst): \(mean) de media en \(count(days, .day))."
    case .changeSummary(let shift, let before, let after, let number):
      "\(shift.capitalizedFirst): \(before), \(after) (\(count(number, .shift)))."
    case .favorite: "Favorita"
    case .highlights: "Momentos destacados"
    case .contents: "Meses"
    case .noPrinter:
      "No se ha encontrado ningún programa que haga un PDF: servirían WeasyPrint, Chromium, Chrome, Edge o Brave."
    case .printFailed(let program): "\(program) no hizo ningún PDF."
    case .untagged(let program):
      "\(program) es demasiado antiguo para un PDF con estructura: los lectores de pantalla la echarán en falta."
    case .pageInstead(let place):
      "La página para imprimir es \(place): ábrela en un navegador e imprímela desde ahí."
    case .encryptedPageInstead(let place):
      "La página para imprimir es \(place), cifrada como lo habría sido el PDF: descífrala, ábrela en un navegador e imprímela desde ahí."
    case .written(let records, let place): "\(count(records, .record)) en \(place)"
    case .dayWord(let name, let value): "\(name): \(value)"
    }
  }

  func form(_ caption: FormCaption) -> String {
    switch caption {
    case .title: "¿Cómo estás?"
    case .which: "¿Qué quieres escribir?"
    case .beforeShift: "Antes de mi turno"
    case .afterShift: "Después de mi turno"
    case .moodOnly: "Mi ánimo"
    case .next: "Siguiente"
    case .back: "Atrás"
    case .summary: "Se va a guardar"
    case .date: "Día (de una noche: aquel en que empieza)"
    case .time: "Hora"
    case .saveToFolder: "Guardar en mi diario"
    case .share: "Compartir"
    case .download: "Descargar"
    case .folderHint: "Elige la carpeta de tu diario: la que tiene journal.md dentro."
    case .saved(let place): "Guardado como \(place)"
    case .again: "Escribir otro"
    case .needAnswer: "Da al menos una respuesta."
    case .refused: "Una línea de la nota parece la marca de una fusión. Cambia su comienzo, por favor."
    case .failed(let reason): "No se ha guardado: \(reason)"
    case .noScript:
      "Esta vista previa no puede guardar. Abre el archivo en tu navegador: en un iPhone, compártelo con un navegador o guárdalo en Archivos y ábrelo desde ahí."
    }
  }

  func report(_ caption: ReportCaption) -> String {
    switch caption {
    case .basis(.said): "indicado por la persona"
    case .basis(.plan): "cuadrante"
    case .basis(.notes): "inicio y fin de turno"
    case .rules(.eu):
      "Límites: Directiva 2003/88/CE de 4 de noviembre de 2003: 11 h de descanso en 24 (artículo 3), 24 h y 11 h en 7 días (artículo 5), 48 h por semana de media en 4 meses, vacaciones y enfermedad neutras (artículos 6 y 16)."
    case .rules(.frenchHospital):
      "Límites: decreto francés 2002-9 de 4 de enero de 2002 sobre hospitales públicos: 12 h de descanso, 36 h por semana, 48 h en 7 días (Conseil d’État, 4 de abril de 2018, 398069), 12 h por turno por excepción."
    case .rules(.french):
      "Límites: Code du travail francés, L3131-1 (11 h de descanso), L3132-2 (35 h por semana), L3132-1 (6 días por semana), L3121-18 (10 h al día), L3121-20 (48 h por semana natural), L3121-22 (44 h de media en 12 semanas), L3122-6 (8 h de noche)."
    case .rules(.unitedKingdom):
      "Límites: Working Time Regulations 1998, regulations 4 (48 h de media en 17 semanas), 10, 11; rachas según la guía HSG256 del HSE."
    case .rules(.german):
      report(.rules(.eu))
        + " La Arbeitszeitgesetz no está en este programa: su texto no se pudo leer en la fuente."
    case .rules(.swiss):
      "Sin límites: la Arbeitsgesetz no está en este programa; su texto no se pudo leer en la fuente."
    case .rules(.none): ""
    case .limits: "Los límites junto a los hechos"
    case .limit(.rest): "Descanso entre dos días de trabajo, al menos"
    case .limit(.any7): "Trabajo en 7 días cualesquiera, como mucho"
    case .limit(.week): "Trabajo en una semana natural, como mucho"
    case .limit(.average): "Trabajo por semana de media, como mucho"
    case .limit(.shift): "Turno de día, como mucho"
    case .limit(.night): "Noche, como mucho"
    case .limit(.run): "Días de trabajo seguidos, como mucho"
    case .limit(.nightRun): "Noches seguidas, como mucho"
    case .limit(.weeklyRest): "Descanso más largo de la semana, al menos"
    case .limitColumn: "Límite"
    case .found: "Encontrado"
    case .beyond: "Veces de más"
    case .sourceColumn: "Fuente"
    case .restsUnder(let length): "Descansos de menos de \(length)"
    case .from: "Desde"
    case .until: "Hasta"
    case .unknown: "No se conoce"
    case .withoutHours(let count):
      "Las horas de \(self.count(count, .shift)) no se conocen y no están en ninguna suma."
    case .made(let day): "Hecho el \(self.day(day, today: CivilDay(number: 0)))."
    case .signature: "Firma"
    case .fingerprint(let files, let sum): "Hecho con \(count(files, .file)), SHA-256 de sus sumas \(sum)."
    }
  }
}
