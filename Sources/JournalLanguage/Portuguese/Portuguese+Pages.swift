import JournalInsights
import JournalModel

extension Portuguese {
  func page(_ caption: PageCaption) -> String {
    switch caption {
    case .title(let name): name.map { "O diário de \($0)" } ?? "Diário"
    case .skip: "Ir para as entradas"
    case .yearAtGlance: "O ano em um relance"
    case .months: "Meses"
    case .changes: "Antes e depois do plantão"
    case .trends: "Evolução"
    case .entries: "Entradas"
    case .onThisDay: "Neste dia"
    case .yearHint: "Toque em um dia ou use as setas. Enter leva ao que você escreveu."
    case .noMood: "sem humor anotado"
    case .dayLine: "linha em cima: plantão diurno"
    case .nightLine: "linha embaixo: plantão noturno"
    case .onCallDots: "pontos: sobreaviso"
    case .timeOffHatching: "hachurado: férias"
    case .numbers: "Os números"
    case .day: "Dia"
    case .mood: "Humor"
    case .shift: "Plantão"
    case .timeOff: "Férias"
    case .before: "antes"
    case .after: "depois"
    case .count: "Plantões"
    case .restAndWork: "Descanso e trabalho"
    case .restKey:
      "Uma barra é o descanso entre dois dias de trabalho; a linha está nas 11 horas, um triângulo marca o que fica abaixo."
    case .hoursAWeek: "Horas por semana"
    case .quickReturns: "Descansos curtos entre plantões, de menos de 11 horas"
    case .trendKey(let days):
      "Um ponto por dia, a linha é a média de \(days) dias. Faixas: noites (violeta) e férias (verde)."
    case .dayByDay: "Dia a dia"
    case .changeKey:
      "Quanto mais grossa é uma linha, mais plantões seguiram esse caminho; a laranja une as médias. O cansaço conta para baixo: uma linha que desce é energia perdida."
    case .trendRange(let high, let low): "Máximo em \(high), mínimo em \(low)."
    case .weekKey: "Mais clara: uma semana incompleta."
    case .meanMood(let mean, let days): "humor \(mean) em \(count(days, .day))"
    case .search: "Buscar"
    case .searchHint: "Palavras em qualquer ordem, com ou sem acentos."
    case .searchKey: "A tecla / traz aqui."
    case .found(let count): "\(number(count)) \(count == 1 ? "encontrada" : "encontradas")"
    case .showAll: "Mostrar tudo"
    case .filter: "Filtros"
    case .moods: "Humores"
    case .shifts: "Plantões"
    case .tags: "Etiquetas"
    case .people: "Pessoas"
    case .privateLeftOut(let number):
      "\(count(number, .record)) \(number == 1 ? "privado deixado" : "privados deixados") de fora."
    case .made(let day, let records):
      "Feita em \(self.day(day, today: CivilDay(number: 0))), com \(count(records, .record)). Esta página não carrega nem envia nada."
    case .missingPicture(let name): "Imagem não incluída: \(name)"
    case .empty: "Nada escrito ainda."
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
      "\(program) é antigo demais para um PDF com estrutura: os leitores de tela sentirão falta dela."
    case .pageInstead(let place):
      "A página para imprimir é \(place): abra em um navegador e imprima de lá."
    case .encryptedPageInstead(let place):
      "A página para imprimir é \(place), criptografada como o PDF teria sido: descriptografe, abra em um navegador e imprima de lá."
    case .written(let records, let place): "\(count(records, .record)) em \(place)"
    case .dayWord(let name, let value): "\(name): \(value)"
    }
  }

  func form(_ caption: FormCaption) -> String {
    switch caption {
    case .title: "Como você está?"
    case .which: "O que você quer escrever?"
    case .beforeShift: "Antes do meu plantão"
    case .afterShift: "Depois do meu plantão"
    case .moodOnly: "Meu humor"
    case .next: "Próximo"
    case .back: "Voltar"
    case .summary: "O que será salvo"
    case .date: "Dia (de uma noite: aquele em que começa)"
    case .time: "Hora"
    case .saveToFolder: "Salvar no meu diário"
    case .share: "Compartilhar"
    case .download: "Baixar"
    case .folderHint: "Escolha a pasta do seu diário: a que tem journal.md dentro."
    case .saved(let place): "Salvo como \(place)"
    case .again: "Escrever outro"
    case .needAnswer: "Dê pelo menos uma resposta."
    case .refused: "Uma linha da nota parece a marca de uma mesclagem. Mude o começo dela, por favor."
    case .failed(let reason): "Não foi salvo: \(reason)"
    case .noScript:
      "Esta prévia não consegue salvar. Abra o arquivo no navegador: no iPhone, compartilhe com um navegador ou salve em Arquivos e abra de lá."
    }
  }

  func report(_ caption: ReportCaption) -> String {
    switch caption {
    case .basis(.said): "informado pela pessoa"
    case .basis(.plan): "escala"
    case .basis(.notes): "início e fim de plantão"
    case .rules(.eu):
      "Limites: Diretiva 2003/88/CE de 4 de novembro de 2003: 11 h de descanso em 24 (artigo 3), 24 h e 11 h em 7 dias (artigo 5), 48 h por semana em média em 4 meses, férias e doença neutras (artigos 6 e 16)."
    case .rules(.frenchHospital):
      "Limites: decreto francês 2002-9 de 4 de janeiro de 2002 sobre hospitais públicos: 12 h de descanso, 36 h por semana, 48 h em 7 dias (Conseil d’État, 4 de abril de 2018, 398069), 12 h por plantão por exceção."
    case .rules(.french):
      "Limites: Code du travail francês, L3131-1 (11 h de descanso), L3132-2 (35 h por semana), L3132-1 (6 dias por semana), L3121-18 (10 h por dia), L3121-20 (48 h por semana do calendário), L3121-22 (44 h em média em 12 semanas), L3122-6 (8 h de noite)."
    case .rules(.unitedKingdom):
      "Limites: Working Time Regulations 1998, regulations 4 (48 h em média em 17 semanas), 10, 11; sequências segundo o guia HSG256 do HSE."
    case .rules(.german):
      report(.rules(.eu))
        + " A Arbeitszeitgesetz não está neste programa: o texto não pôde ser lido na fonte."
    case .rules(.swiss):
      "Sem limites: a Arbeitsgesetz não está neste programa; o texto não pôde ser lido na fonte."
    case .rules(.none): ""
    case .limits: "Os limites ao lado dos fatos"
    case .limit(.rest): "Descanso entre dois dias de trabalho, pelo menos"
    case .limit(.any7): "Trabalho em quaisquer 7 dias, no máximo"
    case .limit(.week): "Trabalho em uma semana do calendário, no máximo"
    case .limit(.average): "Trabalho por semana em média, no máximo"
    case .limit(.shift): "Plantão diurno, no máximo"
    case .limit(.night): "Noite, no máximo"
    case .limit(.run): "Dias de trabalho seguidos, no máximo"
    case .limit(.nightRun): "Noites seguidas, no máximo"
    case .limit(.weeklyRest): "Descanso mais longo da semana, pelo menos"
    case .limitColumn: "Limite"
    case .found: "Encontrado"
    case .beyond: "Vezes fora"
    case .sourceColumn: "Fonte"
    case .restsUnder(let length): "Descansos de menos de \(length)"
    case .from: "De"
    case .until: "Até"
    case .unknown: "Desconhecido"
    case .withoutHours(let count):
      "Os horários de \(self.count(count, .shift)) não são conhecidos e não entram em nenhuma soma."
    case .made(let day): "Feito em \(self.day(day, today: CivilDay(number: 0)))."
    case .signature: "Assinatura"
    case .fingerprint(let files, let sum): "Feito com \(count(files, .file)), SHA-256 das suas somas \(sum)."
    }
  }
}
