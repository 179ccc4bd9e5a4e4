import JournalFormat
import JournalModel

extension Portuguese {
  func meaning(of key: ProfileKey) -> String {
    switch key {
    case .version: "a versão do formato"
    case .kind: "o que é o arquivo"
    case .name: "seu nome"
    case .language: "o idioma do programa: \(Language.codes())"
    case .timezone: "onde são seus dias, como America/Sao_Paulo; senão, o fuso do sistema"
    case .dayStarts: "quando começa um novo dia para uma nota que não diz outra coisa, como 05:00"
    case .weekStarts: "o primeiro dia da semana"
    case .workingDays: "os dias em que você trabalha, quando nenhuma escala diz mais"
    case .rota: "seu ciclo de plantões, escrito por “smjournal rota set”"
    case .hours: "os horários habituais dos seus plantões"
    case .holidays: "os feriados: países como br, regiões como es-md, e dias seus"
    case .memories: "se o passado é lembrado: true ou false"
    case .shifts: "o que significam as palavras da sua escala, escritas por “smjournal rota set --shift-type”"
    case .night: "quais horas são noite, como 22:00-05:00"
    case .moods: "humores seus com o grau de 1 a 5, como {serena: 4}"
    case .care: "se uma ajuda é indicada depois de semanas muito pesadas: true ou false"
    case .identifier:
      "o que distingue este diário dos outros, também nas suas cópias; 'smjournal init' o cria"
    case .transcribeModel:
      "o modelo para transcrever gravações: um arquivo de whisper-cli, uma pasta de Vosk"
    case .dateOrder: "se 5/6 é 5 de junho (day-first) ou 6 de maio (month-first)"
    case .badges: "emblemas seus, como 🔥, ou {🔥: pegando fogo}"
    case .theme: "as cores: auto, dark (escuras), light (claras) ou mono, ou um mapa como {night: '#8B5CF6'}"
    case .tone: "o tom das mensagens: warm (caloroso) ou plain (sóbrio)"
    case .profession:
      "como as afirmações chamam seu trabalho: nurse (enfermagem), carer (cuidados), midwife (obstetrícia) ou paramedic (resgate)"
    case .agreement:
      "a forma das palavras sobre você em francês: feminine (feminina), masculine (masculina) ou neutral (neutra)"
    case .affirmations:
      "como é escolhida a afirmação do dia: by-day (pelo dia), mixed (variadas) ou liked (as que você curtiu)"
    case .contractHours: "suas horas por semana, pelo contrato"
    case .restRules: "os limites de descanso para comparar: eu, fr-hospital, fr, uk, de, ch ou none"
    case .clock:
      "o que conta como suas horas quando você não as informa: said (a escala) ou notes (a hora das notas de início e fim de plantão)"
    }
  }

  func birthday(on day: CivilDay, age: Int?, today: CivilDay) -> String {
    relativeDay(day, today: today) + (age.map { " (\($0))" } ?? "")
  }

  func birthday(of name: String, on day: CivilDay, age: Int?, today: CivilDay) -> String {
    let isNear = (0...1).contains(today.days(until: day))
    let when = isNear ? relativeDay(day, today: today) : onDay(day, today: today)
    return age.map { "\(name) faz \(number($0)) anos: \(when)" } ?? "O aniversário de \(name): \(when)"
  }
}
