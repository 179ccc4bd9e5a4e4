import JournalFormat
import JournalModel

extension Portuguese {
  func meaning(of key: ProfileKey) -> String {
    switch key {
    case .version: "a versão do formato"
    case .kind: "o que é o ficheiro"
    case .name: "o primeiro nome"
    case .language: "a língua do programa: \(Language.codes())"
    case .timezone: "onde se passam os dias, como Europe/Lisbon; senão o fuso do sistema"
    case .dayStarts: "quando começa um novo dia para uma nota que não diz outro, como 05:00"
    case .weekStarts: "o primeiro dia da semana"
    case .workingDays: "os dias de trabalho, onde nenhuma escala diz mais"
    case .rota: "o ciclo de turnos; «smjournal rota set» escreve-o"
    case .hours: "as horas habituais dos turnos"
    case .holidays: "os feriados: países como pt ou fr, e dias próprios"
    case .memories: "se o passado é lembrado: true ou false"
    case .shifts: "o que significam as palavras da escala; «smjournal rota set --shift-type» escreve-as"
    case .night: "que horas são noite, como 21:00-06:00"
    case .moods: "humores próprios com o seu grau de 1 a 5, como {serena: 4}"
    case .care: "se se indica ajuda depois de semanas muito pesadas: true ou false"
    case .transcribeModel:
      "o modelo para transcrever gravações: um ficheiro de whisper-cli, uma pasta de Vosk"
    case .dateOrder: "se 5/6 é 5 de junho (day-first) ou 6 de maio (month-first)"
    case .badges: "distintivos próprios, como 🔥, ou {🔥: em brasa}"
    case .theme: "as cores: auto, dark (escuras), light (claras) ou mono, ou um mapa como {night: '#8B5CF6'}"
    case .tone: "o tom das mensagens: warm (caloroso) ou plain (sóbrio)"
    case .profession:
      "como as afirmações chamam ao trabalho: nurse (enfermagem), carer (cuidados), midwife (obstetrícia) ou paramedic (emergência)"
    case .agreement:
      "a forma das palavras sobre quem escreve em francês: feminine (feminina), masculine (masculina) ou neutral (neutra)"
    case .affirmations:
      "como se escolhe a afirmação do dia: by-day (segundo o dia), mixed (misturadas) ou liked (as de que se gosta)"
    case .contractHours: "as horas por semana segundo o contrato"
    case .restRules: "os limites de descanso a comparar: eu, fr-hospital, fr, uk ou none"
    }
  }

  func birthday(on day: CivilDay, age: Int?, today: CivilDay) -> String {
    relativeDay(day, today: today) + (age.map { " (\($0))" } ?? "")
  }

  func birthday(of name: String, on day: CivilDay, age: Int?, today: CivilDay) -> String {
    let isNear = (0...1).contains(today.days(until: day))
    let when = isNear ? relativeDay(day, today: today) : onDay(day, today: today)
    return age.map { "\(name) faz \(number($0)): \(when)" } ?? "O aniversário de \(name): \(when)"
  }
}
