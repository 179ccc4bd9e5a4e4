import JournalInsights
import JournalModel

extension Portuguese {
  func page(_ caption: PageCaption) -> String {
    switch caption {
    case .title(let name): name.map { "O diário de \($0)" } ?? "Diário"
    case .skip: "Ir para as entradas"
    case .yearAtGlance: "O ano num relance"
    case .months: "Meses"
    case .changes: "Antes e depois do turno"
    case .trends: "Evolução"
    case .entries: "Entradas"
    case .onThisDay: "Neste dia"
    case .yearHint: "Tocar num dia ou usar as setas. Enter leva ao que foi escrito."
    case .noMood: "sem humor anotado"
    case .dayLine: "linha em cima: turno de dia"
    case .nightLine: "linha em baixo: noite"
    case .onCallDots: "pontos: prevenção"
    case .timeOffHatching: "tracejado: férias"
    case .numbers: "Os números"
    case .day: "Dia"
    case .mood: "Humor"
    case .shift: "Turno"
    case .timeOff: "Férias"
    case .before: "antes"
    case .after: "depois"
    case .daysNoted: "Dias anotados"
    case .count: "Turnos"
    case .trendKey:
      "Um ponto por dia, a linha é a média de 7 dias. Faixas: noites (violeta) e férias (verde)."
    case .meanMood(let mean, let days): "humor \(mean) em \(count(days, .day))"
    case .search: "Procurar"
    case .searchHint: "Palavras em qualquer ordem, com ou sem acentos. A tecla / traz aqui."
    case .found(let count): "\(number(count)) \(count == 1 ? "encontrada" : "encontradas")"
    case .showAll: "Mostrar tudo"
    case .filter: "Filtros"
    case .moods: "Humores"
    case .shifts: "Turnos"
    case .tags: "Etiquetas"
    case .people: "Pessoas"
    case .privateLeftOut(let number):
      "\(count(number, .record)) \(number == 1 ? "privado deixado" : "privados deixados") de fora."
    case .made(let day, let records):
      "Feita: \(self.day(day, today: CivilDay(number: 0))), com \(count(records, .record)). Esta página não carrega nem envia nada."
    case .missingPicture(let name): "Imagem não incluída: \(name)"
    case .enlarge: "Aumentar ou diminuir"
    case .empty: "Ainda nada escrito."
    case .trendSummary(let measure, let mean, let days):
      "\(name(of: measure).capitalizedFirst): \(mean) em média em \(count(days, .day))."
    case .changeSummary(let shift, let before, let after, let number):
      "\(shift.capitalizedFirst): \(before), \(after) (\(count(number, .shift)))."
    case .favorite: "Favorita"
    case .highlights: "Momentos marcantes"
    case .contents: "Meses"
    case .noPrinter:
      "Nenhum programa que faça um PDF foi encontrado: WeasyPrint, Chromium, Chrome, Edge ou Brave serviriam."
    case .printFailed(let program): "\(program) não fez nenhum PDF."
    case .untagged(let program):
      "\(program) é demasiado antigo para um PDF com estrutura: os leitores de ecrã darão pela falta."
    case .pageInstead(let place):
      "A página para imprimir é \(place): abri-la num navegador e imprimir a partir daí."
    case .written(let records, let place): "\(count(records, .record)) em \(place)"
    case .dayWord(let name, let value): "\(name): \(value)"
    }
  }

  func form(_ caption: FormCaption) -> String {
    switch caption {
    case .title: "Como está?"
    case .which: "O que quer escrever?"
    case .beforeShift: "Antes do meu turno"
    case .afterShift: "Depois do meu turno"
    case .moodOnly: "O meu humor"
    case .next: "Seguinte"
    case .back: "Voltar"
    case .summary: "A guardar"
    case .date: "Dia (de uma noite: o seu serão)"
    case .time: "Hora"
    case .saveToFolder: "Guardar no meu diário"
    case .share: "Partilhar"
    case .download: "Descarregar"
    case .folderHint: "Escolher a pasta do diário: a que tem journal.md lá dentro."
    case .saved(let place): "Guardado como \(place)"
    case .again: "Escrever outro"
    case .needAnswer: "É preciso pelo menos uma resposta."
    case .refused: "Uma linha da nota parece a marca de uma fusão. Mudar o seu início, por favor."
    case .failed(let reason): "Não guardado: \(reason)"
    case .noScript:
      "Esta pré-visualização não consegue guardar. Abrir o ficheiro no navegador: num iPhone, partilhá-lo com um navegador ou guardá-lo em Ficheiros e abri-lo daí."
    }
  }
}
