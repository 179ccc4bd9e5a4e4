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
    case .dateOrder: "se 5/6 é 5 de junho (day-first) ou 6 de maio (month-first)"
    case .contractHours: "as horas por semana segundo o contrato"
    case .restRules: "os limites de descanso a comparar: eu, fr-hospital, fr, uk ou none"
    }
  }

  func birthday(on day: CivilDay, age: Int?, today: CivilDay) -> String {
    relativeDay(day, today: today) + (age.map { " (\($0))" } ?? "")
  }
}
